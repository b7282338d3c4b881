//! Progress of the rounds over one archive.

use std::io::Read;
use std::sync::atomic::Ordering;

use crate::input::Input;
use crate::progress::{Part, Progress, Watched};

/// The part of the progress that an archive is. As a rule the first round makes
/// the changes and the second one finds nothing more to change: each is half of
/// the work.
pub(crate) struct Reach<'p> {
    progress: &'p Progress,
    from: u64,
    /// The size of this round, and of all that come.
    size: u64,
    rest: u64,
}

impl<'p> Reach<'p> {
    /// That of the archive that is next.
    pub(crate) fn of(input: &Input, progress: &'p Progress) -> Self {
        // Without a size there is no progress to show.
        let whole = input.size().unwrap_or_default();
        Self {
            progress,
            from: progress.read.load(Ordering::Relaxed),
            size: whole.div_ceil(2),
            rest: whole / 2,
        }
    }

    /// The text of this round, of this length.
    pub(super) fn watch<R: Read>(&self, source: R, length: u64) -> Watched<'p, R> {
        let part = Part {
            from: self.from,
            size: self.size,
            length,
        };
        self.progress.watch(source, Some(part))
    }

    /// Goes on to the next round.
    pub(super) fn advance(&mut self) {
        self.from += self.size;
        self.size = self.rest;
        self.rest = 0;
    }

    /// Ends, after however many rounds.
    pub(crate) fn finish(self) {
        let end = self.from + self.size + self.rest;
        self.progress.read.store(end, Ordering::Relaxed);
    }
}
