//! Parts of one file, for scans that are made apart from each other, in other processes or on
//! other machines.

use std::io::{Read as _, Seek as _, SeekFrom};
use std::ops::Range;
use std::path::Path;

use cif_files::Bounds;

use crate::ScanError;

use super::range::{self, Ranged};
use super::{Form, Opener, pgn, recognised};

/// A part of a file: scans of all parts together have the rows of a scan of the file.
///
/// ```
/// use cif_tables::{Opener, Part, Scan, Table};
///
/// # let folder = tempfile::tempdir()?;
/// # let path = folder.path().join("games.pgn");
/// # std::fs::write(&path, "[Event \"a\"]\n\n1. e4 e5 *\n\n".repeat(9))?;
/// let opener = Opener::default();
/// let mut parts = Part::of(&path, &opener, 3)?;
/// Part::number(&mut parts, &path, &opener, 2)?;
/// let mut rows = 0;
/// for part in parts {
///     let scan = Scan {
///         range: Some(part.range),
///         games_before: part.games_before,
///         ..Scan::new(Table::Games, [path.clone()])
///     };
///     for batch in scan.batches() {
///         rows += batch?.num_rows();
///     }
/// }
/// assert_eq!(rows, 9);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// The bytes in which its games begin: [`Scan::range`](crate::Scan::range).
    pub range: Range<u64>,
    /// The games of PGN before it: [`Scan::games_before`](crate::Scan::games_before); 0 until
    /// they are counted.
    pub games_before: u64,
}

impl Part {
    /// Parts the text of a file into so many ranges of bytes; into none where nothing but all
    /// of it can be read: standard input, what is compressed without a table of its frames, and
    /// an input that cannot seek. Parts are no more than frames.
    ///
    /// # Errors
    /// When it cannot be opened.
    pub fn of(path: &Path, opener: &Opener, count: u64) -> Result<Vec<Self>, ScanError> {
        let unopened = |error| ScanError::open(&cif_files::filename::shown(path), error);
        let text = Ranged::open(path, opener, Bounds::default()).map_err(unopened)?;
        let Some(Ranged { length, parts, .. }) = text else {
            return Ok(Vec::new());
        };
        let count = count.clamp(1, parts);
        let end = |number: u64| {
            let end = u128::from(length) * u128::from(number) / u128::from(count);
            u64::try_from(end).unwrap_or(length)
        };
        let parts = (0..count).map(|number| Self {
            range: end(number)..end(number + 1),
            games_before: 0,
        });
        Ok(parts.collect())
    }

    /// Counts the games of PGN before each of the parts of a file, by so many threads. They are
    /// found without being played, several times as fast as rows are made of them.
    ///
    /// # Errors
    /// When the file cannot be read.
    pub fn number(
        parts: &mut [Self],
        path: &Path,
        opener: &Opener,
        threads: usize,
    ) -> Result<(), ScanError> {
        let ranges: Vec<Range<u64>> = parts.iter().map(|it| it.range.clone()).collect();
        let mut parts = parts.iter_mut();
        let mut before = 0;
        cif_pool::ordered(
            threads.max(1),
            |_| 0,
            |hand_out| {
                ranges.into_iter().all(hand_out);
                Ok(())
            },
            |range| games_in(path, opener, &range),
            |games| {
                if let Some(part) = parts.next() {
                    part.games_before = before;
                }
                before += games?;
                Ok(())
            },
        )
    }
}

/// Counts the games of PGN that begin in a range; in an archive there are none.
fn games_in(path: &Path, opener: &Opener, range: &Range<u64>) -> Result<u64, ScanError> {
    let name = cif_files::filename::shown(path);
    let unopened = |error| ScanError::open(&name, error);
    let read = |error| ScanError::read(&name, error);
    let mut file = Ranged::must(path, opener, Bounds::default()).map_err(unopened)?;
    let (_, Form::Pgn) = recognised(Box::new(file.clone()), path, &name, false)? else {
        return Ok(0);
    };
    let games = range::games(&mut file, range).map_err(read)?;
    file.seek(SeekFrom::Start(games.start)).map_err(read)?;
    pgn::count(file.take(games.end - games.start)).map_err(read)
}
