//! Progress of the rounds over one archive.

use std::sync::atomic::Ordering;

use cif::fix;

use crate::input::Input;
use crate::progress::{Part, Progress};

/// The part of the progress that an archive is. As a rule the first round makes
/// the changes and the second one finds nothing more to change: each is half of
/// the work.
pub(crate) struct Reach<'p> {
    progress: &'p Progress,
    /// The size of the archive, and what stands before it.
    from: u64,
    size: u64,
    /// The bytes of text that were read in this round.
    seen: u64,
}

impl<'p> Reach<'p> {
    /// That of the archive that is next.
    pub(crate) fn of(input: &Input, progress: &'p Progress) -> Self {
        Self {
            progress,
            from: progress.read.load(Ordering::Relaxed),
            // Without a size there is no progress to show.
            size: input.size().unwrap_or_default(),
            seen: 0,
        }
    }

    /// Shows how far a round is.
    pub(crate) fn show(&mut self, reached: fix::Progress) {
        let read = reached.read.checked_sub(self.seen).unwrap_or(reached.read);
        self.seen = reached.read;
        self.progress.text.fetch_add(read, Ordering::Relaxed);
        let half = self.size.div_ceil(2);
        let (from, size) = match reached.round {
            0 => (self.from, half),
            _ => (self.from + half, self.size - half),
        };
        let part = Part {
            from,
            size,
            length: reached.length,
        };
        self.progress.reach(part, reached.read);
        self.progress.show();
    }

    /// Ends, after however many rounds.
    pub(crate) fn finish(self) {
        let end = self.from + self.size;
        self.progress.read.store(end, Ordering::Relaxed);
    }
}
