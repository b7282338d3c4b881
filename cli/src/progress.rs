//! Progress of reading some files, for people who wait at a
//! terminal.

use std::fmt;
use std::io::{self, Read};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use indicatif::HumanDuration;

use crate::input::Input;
use crate::status_line::{self, Shown};

/// Work that is done sooner needs no line.
const SOON: Duration = Duration::from_millis(400);

/// Bytes of a megabyte, as speeds have them.
const MEGABYTE: f64 = 1e6;

/// The amount of some files that was read.
pub(crate) struct Progress {
    is_wanted: bool,
    /// The sum of the files' sizes; none where there is more than files.
    total: Option<u64>,
    shown: OnceLock<Shown>,
    begin: Instant,
    /// The subject of the work.
    label: Mutex<String>,
    /// The bytes of the files that were read, as they stand there.
    pub(crate) read: Arc<AtomicU64>,
    /// The bytes of text in them, for the speed.
    pub(crate) text: Arc<AtomicU64>,
}

impl Progress {
    /// Shows nothing unless it is `wanted`.
    pub(crate) fn of<'i>(inputs: impl IntoIterator<Item = &'i Input>, wanted: bool) -> Self {
        let is_wanted = wanted && status_line::is_possible();
        let sizes = || inputs.into_iter().map(Input::size).sum();
        Self {
            is_wanted,
            total: is_wanted.then(sizes).flatten(),
            shown: OnceLock::new(),
            begin: Instant::now(),
            label: Mutex::default(),
            read: Arc::default(),
            text: Arc::default(),
        }
    }

    /// Says what the work is about.
    pub(crate) fn label(&self, label: impl fmt::Display) {
        if self.is_wanted {
            *self.label.lock().unwrap_or_else(PoisonError::into_inner) = format!("{label}, ");
        }
    }

    /// Shows what was read until now.
    pub(crate) fn show(&self) {
        if !self.is_wanted {
            return;
        }
        let time = self.begin.elapsed();
        if time < SOON {
            return;
        }
        let shown = self.shown.get_or_init(|| {
            Shown::new(
                self.total,
                "{bar:30} {percent:>3}%  {msg}",
                "{spinner} {bytes}  {msg}",
            )
        });
        let speed = speed(self.text.load(Ordering::Relaxed), time);
        let label = self.label.lock().unwrap_or_else(PoisonError::into_inner);
        let read = self.read.load(Ordering::Relaxed);
        let left = self.total.and_then(|total| left(total, read, time));
        shown.set(read, format!("{label}{speed}{}", left.unwrap_or_default()));
    }

    /// Counts what was read of a part.
    pub(crate) fn reach(&self, part: Part, seen: u64) {
        let done = u128::from(part.size) * u128::from(seen) / u128::from(part.length.max(1));
        let done = u64::try_from(done).unwrap_or(u64::MAX).min(part.size);
        self.read.fetch_max(part.from + done, Ordering::Relaxed);
    }

    /// A source of which every reading is shown.
    pub(crate) fn watch<R: Read>(&self, source: R, part: Option<Part>) -> Watched<'_, R> {
        Watched {
            source,
            progress: self,
            part,
            seen: 0,
        }
    }
}

/// The part of the files that a text stands for, where they are not counted as
/// they are read: one text may be read several times.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part {
    /// The bytes of the files before it, and its own.
    pub(crate) from: u64,
    pub(crate) size: u64,
    /// The bytes of the text.
    pub(crate) length: u64,
}

/// A source whose reading is shown.
pub(crate) struct Watched<'p, R> {
    source: R,
    progress: &'p Progress,
    part: Option<Part>,
    seen: u64,
}

impl<R: Read> Read for Watched<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.source.read(buffer)?;
        self.seen += length as u64;
        let progress = self.progress;
        progress.text.fetch_add(length as u64, Ordering::Relaxed);
        if let Some(part) = self.part {
            progress.reach(part, self.seen);
        }
        progress.show();
        Ok(length)
    }
}

/// The time for the rest at the speed so far: `, 12s left`.
pub(crate) fn left(total: u64, read: u64, time: Duration) -> Option<String> {
    let rest = u128::from(total.checked_sub(read)?);
    let milliseconds = (time.as_millis() * rest).checked_div(read.into())?;
    let seconds = u64::try_from(milliseconds.div_ceil(1000)).ok()?;
    let left = HumanDuration(Duration::from_secs(seconds));
    Some(format!(", {left:#} left"))
}

/// Bytes in a time: `12.3 MB/s`.
pub(crate) fn speed(bytes: u64, time: Duration) -> String {
    // No speed needs more digits than a float has.
    #[allow(clippy::cast_precision_loss)]
    let speed = bytes as f64 / MEGABYTE / time.as_secs_f64().max(1e-6);
    format!("{speed:.1} MB/s")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_rest_takes_as_long_as_the_beginning() {
        let left = |total, read, seconds| left(total, read, Duration::from_secs(seconds));
        assert_eq!(left(100, 50, 10).as_deref(), Some(", 10s left"));
        assert_eq!(left(1000, 1, 1).as_deref(), Some(", 17m left"));
        assert_eq!(left(u64::MAX, 1, 1000), None);
        // Nothing was read yet; a file grew.
        assert_eq!(left(100, 0, 10), None);
        assert_eq!(left(100, 101, 10), None);
    }
}
