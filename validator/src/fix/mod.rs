//! Fixing archives: the fixes that findings carry are applied in rounds,
//! because one can be in the way of another.
//!
//! ```
//! use cif_validator::fix::Fixer;
//!
//! let text = "<cif>
//!   <game>
//!     <info><head><characteristics><gamedate>2014.12.21</gamedate></characteristics></head></info>
//!     <moves>e2e4</moves>
//!   </game>
//!   <info>
//!     <version>1.0</version><creator/><created>2026-01-31</created><content games='1'/>
//!   </info>
//! </cif>";
//! let fixed = Fixer::default().fix_str(text)?;
//! assert_eq!((fixed.applied, fixed.remaining.findings), (1, 0));
//! let text = fixed.text.expect("a fixed text");
//! assert!(text.contains("<gamedate>2014-12-21</gamedate>"), "{text}");
//! # Ok::<(), cif_validator::fix::FixError>(())
//! ```
//!
//! Each round checks a text and, in the same pass, copies it with those edits
//! that do not touch each other; the copy is the text of the next round. The last round
//! finds nothing more to fix, and so is the check of what was written. Memory
//! is bounded as that of a check; the texts are wherever a [`Draft`] keeps them.

mod edits;
mod pass;

use std::fmt;
use std::io::{self, Cursor, Read, Seek, Write};

use cif_types::CutError;

use self::edits::Edits;
use self::pass::{pass, unreadable};
use crate::{Fix, Options, Severity};

/// Rounds at the most: far more than fixes are in each other's way.
const ROUNDS: u32 = 20;

/// A fixer of archives.
#[derive(Clone, Default, Debug)]
pub struct Fixer {
    /// The options of the checks. Findings that their selection leaves out are not fixed.
    pub options: Options,
    /// True if fixes are applied that may change the meaning, too.
    pub not_safe: bool,
}

/// A new text, written once and then read.
pub trait Draft: Write {
    /// Its reader.
    type Reader: Read + Seek;

    /// Reads the text from its beginning, after all of it was written.
    ///
    /// # Errors
    /// When it cannot be opened.
    fn reopen(&self) -> io::Result<Self::Reader>;
}

impl Draft for Vec<u8> {
    type Reader = Cursor<Self>;

    fn reopen(&self) -> io::Result<Self::Reader> {
        Ok(Cursor::new(self.clone()))
    }
}

/// An archive after its fixes.
#[derive(Clone, Debug)]
pub struct Fixed<D> {
    /// The new text; nothing where there was nothing to fix.
    pub text: Option<D>,
    /// The findings before.
    pub before: Remaining,
    /// The findings that remain.
    pub remaining: Remaining,
    /// The number of fixes that were applied.
    pub applied: u64,
    /// The number of rounds that applied some.
    pub rounds: u32,
    /// True if there was more to do after the last round.
    pub is_stopped: bool,
}

impl<D> Fixed<D> {
    /// The same with another text.
    ///
    /// # Errors
    /// When `map` fails to make it.
    pub fn try_map<T>(self, map: impl FnOnce(D) -> io::Result<T>) -> Result<Fixed<T>, FixError> {
        Ok(Fixed {
            text: self.text.map(map).transpose().map_err(FixError::Write)?,
            before: self.before,
            remaining: self.remaining,
            applied: self.applied,
            rounds: self.rounds,
            is_stopped: self.is_stopped,
        })
    }
}

/// Counts of the findings in a text.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Remaining {
    /// All findings that the selection wants.
    pub findings: u64,
    /// Those with a fix that is safe.
    pub safe: u64,
    /// Those with a fix that is not.
    pub not_safe: u64,
    /// Those that were only counted, because an item has more of them than are kept: they may
    /// have a fix, too.
    pub uncertain: u64,
    /// The greatest severity.
    pub worst: Option<Severity>,
}

/// The progress of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Progress {
    /// The number of the round, from 0.
    pub round: u32,
    /// The bytes of its text that were read.
    pub read: u64,
    /// All bytes of its text.
    pub length: u64,
}

/// Why an archive was not fixed.
#[derive(Debug)]
#[non_exhaustive]
pub enum FixError {
    /// It cannot be read, or is no text in an encoding that is known.
    Read(Box<CutError>),
    /// The new text cannot be written or opened.
    Write(io::Error),
    /// The fixes would make a text that is no XML of one that is.
    BreaksXml,
}

impl fmt::Display for FixError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Read(error) => error.fmt(f),
            Self::Write(error) => write!(f, "cannot write: {error}"),
            Self::BreaksXml => f.write_str("the fixes would break its XML"),
        }
    }
}

impl std::error::Error for FixError {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        match self {
            Self::Read(error) => Some(&**error),
            Self::Write(error) => Some(error),
            Self::BreaksXml => None,
        }
    }
}

impl Fixer {
    /// Fixes a text in memory.
    ///
    /// # Errors
    /// When the text cannot be read, or the fixes would break its XML.
    pub fn fix_str(&self, text: &str) -> Result<Fixed<String>, FixError> {
        let fixed = self.fix(&mut Cursor::new(text), || Ok(Vec::new()), &mut |_| {})?;
        fixed.try_map(|text| String::from_utf8(text).map_err(io::Error::other))
    }

    /// Fixes an archive of any size. Each round writes a draft of its own, which
    /// `make` makes once there is something to write; the last of them is the
    /// result. `watch` hears of every reading.
    ///
    /// # Errors
    /// When the archive cannot be read or a draft not written, or the fixes would
    /// break its XML.
    pub fn fix<S: Read + Seek, D: Draft>(
        &self,
        source: &mut S,
        mut make: impl FnMut() -> io::Result<D>,
        watch: &mut dyn FnMut(Progress),
    ) -> Result<Fixed<D>, FixError> {
        let mut round = |source: &mut dyn ReadSeek, number| {
            let mut source = source;
            let apply = number < ROUNDS;
            pass(&mut source, self, apply, &mut make, &mut |read, length| {
                watch(Progress {
                    round: number,
                    read,
                    length,
                });
            })
        };
        let mut passed = round(source, 0)?;
        let (before, was_broken) = (passed.found, passed.is_broken);
        let mut applied = 0;
        let mut rounds = 0;
        let mut text = None;
        while let Some(written) = passed.written {
            applied += passed.applied;
            rounds += 1;
            let mut reader = written.reopen().map_err(FixError::Write)?;
            text = Some(written);
            passed = round(&mut reader, rounds)?;
            if passed.is_broken && !was_broken {
                return Err(FixError::BreaksXml);
            }
        }
        let remaining = passed.found;
        let applicable = remaining.safe + if self.not_safe { remaining.not_safe } else { 0 };
        Ok(Fixed {
            text,
            before,
            remaining,
            applied,
            rounds,
            is_stopped: rounds == ROUNDS && applicable > 0,
        })
    }
}

/// A text that can be read from any place.
trait ReadSeek: Read + Seek {}

impl<S: Read + Seek> ReadSeek for S {}

/// Applies fixes to a text in memory, each whole or not at all: one that
/// touches what a fix before it edits is left for another round.
///
/// # Errors
/// When an edit lies within a character or outside the text.
pub fn apply<'f>(text: &str, fixes: impl IntoIterator<Item = &'f Fix>) -> Result<String, FixError> {
    let mut source = Cursor::new(text);
    let mut edits = Edits::new(text.len() as u64, || Ok(Vec::new()));
    for fix in fixes {
        edits.take(fix, &mut source).map_err(FixError::Write)?;
    }
    let written = edits.finish(&mut source).map_err(FixError::Write)?;
    let Some(written) = written else {
        return Ok(text.to_owned());
    };
    String::from_utf8(written).map_err(|error| unreadable(io::Error::other(error)))
}
