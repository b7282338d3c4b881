//! Writing archives: whole values, and games one by one (feature `index`).

pub use cif_types::{WriteElement, WriteError, Writer, frame, write as text};

#[cfg(feature = "index")]
pub use self::archive::{ArchiveError, ArchiveWriter};
#[cfg(feature = "index")]
pub use cif_index::Sharing;

#[cfg(all(feature = "chess", feature = "index"))]
mod facts;
#[cfg(all(feature = "chess", feature = "index"))]
pub use facts::{ArchiveFacts, Played};

#[cfg(feature = "index")]
mod archive {
    use std::fmt;
    use std::io::{self, Write};

    use cif_index::{Batches, Refused, Sharing};
    use cif_types::{
        ArchiveInfo, CifItem, Content, Game, Signature, Timestamp, Version, WriteError, frame,
        simple::Fault,
    };

    /// Writes an archive game by game. With [`Sharing`], heads and names that
    /// games have in common go to an index and a namebase, which stand before
    /// each batch of games.
    ///
    /// ```
    /// use cif::model::{Game, GameInfo, MoveSection};
    /// use cif::write::{ArchiveWriter, Sharing};
    ///
    /// let mut archive = ArchiveWriter::new(Vec::new(), "2026-01-31", Sharing::default())?;
    /// archive.info().creator = "example".parse::<cif::model::Signature>()?.into();
    /// archive.game(Game::new(GameInfo::default(), MoveSection::default()))?;
    /// let text = String::from_utf8(archive.finish()?)?;
    /// assert!(text.ends_with("<content games=\"1\"/>\n  </info>\n</cif>\n"), "{text}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// An item that is refused leaves nothing behind, and others can follow. Once writing
    /// fails ([`ArchiveError::Io`]) the archive cannot be ended.
    #[must_use = "an archive is whole once it is finished, and a file once it is placed"]
    pub struct ArchiveWriter<W> {
        out: W,
        batches: Batches,
        info: ArchiveInfo<'static>,
        /// The text that is written next.
        text: String,
        has_failed: bool,
    }

    impl<W> fmt::Debug for ArchiveWriter<W> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.debug_struct("ArchiveWriter")
                .field("batches", &self.batches)
                .field("info", &self.info)
                .finish_non_exhaustive()
        }
    }

    /// Bytes that are written together.
    const PORTION: usize = 64 << 10;

    impl<W: Write> ArchiveWriter<W> {
        /// Begins an archive that was created at this time: `2026-01-31` or
        /// `2026-01-31T10:30Z`.
        ///
        /// # Errors
        /// When `created` is no timestamp.
        pub fn new(out: W, created: &str, sharing: Sharing) -> Result<Self, ArchiveError> {
            Ok(Self {
                out,
                batches: Batches::new(sharing),
                info: ArchiveInfo::new(
                    "1.0".parse::<Version>()?,
                    Signature::new("")?,
                    Timestamp::new(created.to_owned())?,
                    Content::default(),
                ),
                text: frame::BEGIN.to_owned(),
                has_failed: false,
            })
        }

        /// The information about the archive, which is written at its end; the
        /// counts in its `content` are made then.
        pub fn info(&mut self) -> &mut ArchiveInfo<'static> {
            &mut self.info
        }

        /// Writes a game.
        ///
        /// # Errors
        /// When it holds what XML cannot hold, or refers to sections of another
        /// archive where its own are made: the game is left out, and others can follow. When
        /// writing fails, now or before.
        pub fn game(&mut self, game: Game<'static>) -> Result<(), ArchiveError> {
            self.item(CifItem::Game(game.into()))
        }

        /// Writes an item of any kind but `info`.
        ///
        /// # Errors
        /// Those of [`ArchiveWriter::game`]; where sections are made, those of
        /// another archive are refused.
        pub fn item(&mut self, item: CifItem<'static>) -> Result<(), ArchiveError> {
            self.look_for_failure()?;
            frame::check_item(&item)?;
            let ready = self.batches.push(item)?;
            self.push(&ready)
        }

        /// Writes the end of the archive, and gives the writer back. A file that was begun
        /// by `create` does not appear by this: `place` ends the archive and puts the file
        /// into its place, and without it the file is removed.
        ///
        /// # Errors
        /// When the rest cannot be written, or writing has failed before.
        pub fn finish(mut self) -> Result<W, ArchiveError> {
            self.look_for_failure()?;
            let rest = self.batches.finish();
            self.push(&rest)?;
            self.info.content = self.batches.counts().content().into();
            frame::push("info", &self.info, &mut self.text)?;
            self.text += frame::END;
            self.out.write_all(self.text.as_bytes())?;
            self.out.flush()?;
            Ok(self.out)
        }

        fn look_for_failure(&self) -> Result<(), ArchiveError> {
            if self.has_failed {
                return Err(ArchiveError::Broken);
            }
            Ok(())
        }

        fn push(&mut self, items: &[CifItem<'static>]) -> Result<(), ArchiveError> {
            let pushed = self.try_push(items);
            self.has_failed = pushed.is_err();
            pushed
        }

        fn try_push(&mut self, items: &[CifItem<'static>]) -> Result<(), ArchiveError> {
            for item in items {
                frame::push_item(item, &mut self.text)?;
                if self.text.len() >= PORTION {
                    self.out.write_all(self.text.as_bytes())?;
                    self.text.clear();
                }
            }
            Ok(())
        }
    }

    #[cfg(feature = "files")]
    mod file {
        use std::io::{BufWriter, IntoInnerError};
        use std::path::Path;

        use cif_files::{Encoder, Replacement};

        use super::{ArchiveError, ArchiveWriter, Sharing};

        impl ArchiveWriter<BufWriter<Encoder<Replacement>>> {
            /// Begins an archive in a file, compressed as its name says. The
            /// file appears, and takes the place of an old one, when it is
            /// [placed](ArchiveWriter::place) and not before; [`ArchiveWriter::finish`] alone
            /// leaves no file.
            ///
            /// # Errors
            /// When the file cannot be written there, and those of
            /// [`ArchiveWriter::new`].
            pub fn create(
                path: impl AsRef<Path>,
                created: &str,
                sharing: Sharing,
            ) -> Result<Self, ArchiveError> {
                let file = Encoder::create(path.as_ref())?;
                Self::new(BufWriter::new(file), created, sharing)
            }

            /// Writes the end of the archive, and puts the file into its place.
            ///
            /// # Errors
            /// When the rest cannot be written, writing has failed before, or another
            /// program has changed the old file meanwhile.
            pub fn place(self) -> Result<(), ArchiveError> {
                let file = self.finish()?.into_inner();
                file.map_err(IntoInnerError::into_error)?.persist()?;
                Ok(())
            }
        }
    }

    /// Why an archive was not written.
    #[derive(Debug)]
    #[non_exhaustive]
    pub enum ArchiveError {
        /// Writing failed.
        Io(io::Error),
        /// An item holds what XML cannot hold.
        Item(WriteError),
        /// An item cannot share sections with others.
        Refused(Refused),
        /// A value of the archive's information is none.
        Value(Fault),
        /// Writing failed before: what was written is no whole archive.
        Broken,
    }

    impl fmt::Display for ArchiveError {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            match self {
                Self::Io(error) => error.fmt(f),
                Self::Item(error) => error.fmt(f),
                Self::Refused(refused) => refused.fmt(f),
                Self::Value(fault) => fault.fmt(f),
                Self::Broken => f.write_str("writing failed before, and the archive is not whole"),
            }
        }
    }

    impl std::error::Error for ArchiveError {}

    impl From<io::Error> for ArchiveError {
        fn from(error: io::Error) -> Self {
            Self::Io(error)
        }
    }

    impl From<WriteError> for ArchiveError {
        fn from(error: WriteError) -> Self {
            Self::Item(error)
        }
    }

    impl From<Refused> for ArchiveError {
        fn from(refused: Refused) -> Self {
            Self::Refused(refused)
        }
    }

    impl From<Fault> for ArchiveError {
        fn from(fault: Fault) -> Self {
            Self::Value(fault)
        }
    }
}
