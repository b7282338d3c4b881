//! Reading archives: whole ones as values, and any size game by game.
//!
//! [`text()`], [`bytes`], [`reader`] and `path` (feature `files`) give a [`Reading`]: the value
//! with all violations of the schema. `games` and `open` (feature `index`) give one
//! game after the other with whole heads, in memory that does not grow with
//! the archive, and `Items` what else an archive has, too; [`stream`] gives items as
//! they stand. Each comes with the violations in it and before it; those behind the last
//! one, as of a text that is cut short or is no archive, are to be asked for
//! at the end (`Games::violations`).
//!
//! Below these are the parts they are made of: a [`Cutter`] parts a text into the
//! [pieces](cut::Piece) of an archive, [`Progress`] knows what may come next, and
//! [`scan`] reads single tags. [`mod@source`] finds lines and columns, [`excerpt`]
//! shortens what is shown of a text.

#[cfg(feature = "files")]
use std::path::Path;

pub use cif_types::{
    CifItem, CutError, Cutter, ItemReading, Limits, OpenSection, Piece, PieceKind, Progress,
    Reading, SECTIONS, Stream, Violation, cut, excerpt, limits, read as text, read_bytes as bytes,
    read_from as reader, read_item, read_with, scan, source, stream,
};

#[cfg(feature = "index")]
pub use self::games::{Games, Items, ReadGame, ReadItem};

/// Reads a whole archive from a file, compressed or not.
///
/// # Errors
/// When the file cannot be read, and those of [`bytes`].
#[cfg(feature = "files")]
pub fn path(
    path: impl AsRef<Path>,
) -> Result<Reading<'static, crate::model::Cif<'static>>, CutError> {
    let source = cif_files::open(path.as_ref(), cif_files::Bounds::default())?;
    reader(source, &Limits::default())
}

/// Reads the games of an archive one by one, with whole heads. At the end
/// [`Games::violations`] says what is wrong with the rest.
#[cfg(feature = "index")]
pub fn games<S: std::io::Read>(source: S) -> Games<S> {
    Games::new(source, &Limits::default())
}

/// Reads the games of a file one by one, compressed or not, with whole heads. At the end
/// [`Games::violations`] says what is wrong with the rest.
///
/// # Errors
/// When the file cannot be opened.
#[cfg(all(feature = "files", feature = "index"))]
pub fn open(path: impl AsRef<Path>) -> Result<Games<cif_files::Source>, CutError> {
    let source = cif_files::open(path.as_ref(), cif_files::Bounds::default())?;
    Ok(games(source))
}

#[cfg(feature = "index")]
mod games {
    use std::fmt;
    use std::io::Read;

    use cif_index::{Flattener, Loss};
    use cif_types::{
        CifItem, CutError, Cutter, Game, IntoOwned, Limits, OpenSection, PieceKind, Progress,
        SECTIONS, Violation, read_item,
    };

    /// The items of an archive as they stand in one without sections: games with whole heads,
    /// documents, data, listings and the archive's own information.
    ///
    /// Sections that hold an entry for each game are read entry by entry; the
    /// text of entries is kept in a temporary file, in WebAssembly in memory.
    /// Entries that stand behind the game that refers to them are not found: see
    /// [`Items::losses`]. Violations behind the last item, which a text that is no archive
    /// or is cut short has, are those of [`Items::violations`] at the end.
    pub struct Items<S> {
        cutter: Cutter<S>,
        progress: Progress,
        flattener: Flattener,
        section: Option<OpenSection>,
        violations: Vec<Violation>,
    }

    impl<S> fmt::Debug for Items<S> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.debug_struct("Items")
                .field("cutter", &self.cutter)
                .field("progress", &self.progress)
                .finish_non_exhaustive()
        }
    }

    /// An item that was read.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub struct ReadItem {
        /// The item.
        pub item: CifItem<'static>,
        /// The bytes of the archive before its element.
        pub offset: u64,
        /// The violations of XML and the schema in it, and between it and the
        /// item before it.
        pub violations: Vec<Violation>,
    }

    impl<S: Read> Items<S> {
        /// The items of a source, read within limits.
        pub fn new(source: S, limits: &Limits) -> Self {
            let (cutter, progress) = cif_types::stream(source, limits).into_parts();
            Self {
                cutter: cutter.parting(&SECTIONS),
                progress,
                flattener: Flattener::new(),
                section: None,
                violations: Vec::new(),
            }
        }

        /// The losses until now: references that lead nowhere.
        pub fn losses(&mut self) -> Vec<Loss> {
            self.flattener.losses()
        }

        /// Takes the violations since the item that was given last. At the end these are
        /// those of the rest, behind the last item; of a text without items, of the
        /// whole.
        pub fn violations(&mut self) -> Vec<Violation> {
            std::mem::take(&mut self.violations)
        }

        /// Reads up to the next item: it, and its offset.
        fn read(&mut self) -> Result<Option<(CifItem<'static>, u64)>, CutError> {
            while !self.progress.is_ended() {
                let Some(cut) = self.cutter.next_piece()? else {
                    break;
                };
                let name = cut.name();
                let offset = cut.base.offset + cut.element.unwrap_or_default() as u64;
                let mut piece = self.progress.piece(cut);
                match (piece.kind, &self.section) {
                    (PieceKind::Item, _) => {
                        let reading = read_item(&mut piece);
                        self.violations.extend(reading.violations);
                        let item = reading.item.and_then(|item| self.flattener.item(item));
                        if let Some(item) = item {
                            return Ok(Some((item.into_owned(), offset)));
                        }
                    }
                    (PieceKind::Open, _) => {
                        self.violations.extend(piece.check());
                        let opened = OpenSection::named(name, piece.text());
                        self.section = opened.map(|(section, _)| section);
                    }
                    (PieceKind::Part, Some(section)) => {
                        let reading = section.read(&mut piece);
                        self.violations.extend(reading.violations);
                        if let Some(item) = reading.item {
                            self.flattener.item(item);
                        }
                    }
                    (kind, _) => {
                        self.violations.extend(piece.check());
                        if kind == PieceKind::Close {
                            self.section = None;
                        }
                    }
                }
                if let Some(error) = self.flattener.take_error() {
                    return Err(error.into());
                }
            }
            Ok(None)
        }
    }

    impl<S: Read> Iterator for Items<S> {
        type Item = Result<ReadItem, CutError>;

        fn next(&mut self) -> Option<Self::Item> {
            let read = self.read().transpose()?;
            Some(read.map(|(item, offset)| ReadItem {
                item,
                offset,
                violations: std::mem::take(&mut self.violations),
            }))
        }
    }

    /// The games of an archive, with whole heads: what a game inherits from an
    /// index entry and takes from a namebase stands in its own head. Of the
    /// [`Items`] these are the games.
    ///
    /// ```
    /// let cut_short = "<cif><game><info/><moves>e2e4</moves></game>";
    /// let mut games = cif::read::games(cut_short.as_bytes());
    /// for read in &mut games {
    ///     assert_eq!(read?.violations, []);
    /// }
    /// // Without this nobody would know that something is missing.
    /// assert_ne!(games.violations(), []);
    /// # Ok::<(), cif::read::CutError>(())
    /// ```
    pub struct Games<S> {
        items: Items<S>,
        number: u64,
        /// Those since the game that was given last, but for those of the items.
        violations: Vec<Violation>,
    }

    impl<S> fmt::Debug for Games<S> {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            f.debug_struct("Games")
                .field("items", &self.items)
                .field("number", &self.number)
                .finish_non_exhaustive()
        }
    }

    /// A game that was read.
    #[derive(Clone, PartialEq, Eq, Debug)]
    #[non_exhaustive]
    pub struct ReadGame {
        /// The game.
        pub game: Game<'static>,
        /// Its number in the archive, from 1.
        pub number: u64,
        /// The bytes of the archive before its element.
        pub offset: u64,
        /// The violations of XML and the schema in it, and between it and the
        /// game before it.
        pub violations: Vec<Violation>,
    }

    impl<S: Read> Games<S> {
        /// The games of a source, read within limits.
        pub fn new(source: S, limits: &Limits) -> Self {
            Self {
                items: Items::new(source, limits),
                number: 0,
                violations: Vec::new(),
            }
        }

        /// The losses until now: references that lead nowhere.
        pub fn losses(&mut self) -> Vec<Loss> {
            self.items.losses()
        }

        /// Takes the violations since the game that was given last. At the end these are
        /// those of the rest: of the archive's information, of a game that is larger than the
        /// limit, of a text that is cut short or is no archive. To be asked for after
        /// the last game.
        pub fn violations(&mut self) -> Vec<Violation> {
            let mut violations = std::mem::take(&mut self.violations);
            violations.append(&mut self.items.violations());
            violations
        }
    }

    impl<S: Read> Iterator for Games<S> {
        type Item = Result<ReadGame, CutError>;

        fn next(&mut self) -> Option<Self::Item> {
            loop {
                let read = match self.items.next()? {
                    Ok(read) => read,
                    Err(error) => return Some(Err(error)),
                };
                self.violations.extend(read.violations);
                if let CifItem::Game(game) = read.item {
                    self.number += 1;
                    return Some(Ok(ReadGame {
                        game: game.value,
                        number: self.number,
                        offset: read.offset,
                        violations: std::mem::take(&mut self.violations),
                    }));
                }
            }
        }
    }
}
