//! How far the work has come, for people who wait at a terminal: a line at its
//! bottom, which appears when there is something to wait for. There is one at
//! the most, and whatever else is written goes above it.

mod screen;

use std::fmt;
use std::io::{self, IsTerminal, Read};
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use self::screen::Screen;
use crate::input::Input;

/// The line that is shown.
static CURRENT: Mutex<Option<ProgressBar>> = Mutex::new(None);

/// Work that is done sooner needs no line.
const SOON: Duration = Duration::from_millis(400);

/// Bytes of a megabyte, as speeds have them.
const MEGABYTE: f64 = 1e6;

/// A line on the terminal, as long as this lives.
pub(crate) struct Shown(ProgressBar);

impl Shown {
    /// Shows a line that ends at this number, if it is known.
    pub(crate) fn new(end: Option<u64>, bounded: &str, open: &str) -> Self {
        const EACH_SECOND: u8 = 8;
        let target = ProgressDrawTarget::term_like_with_hz(Box::new(Screen), EACH_SECOND);
        let bar = ProgressBar::with_draw_target(end, target);
        let template = if end.is_some() { bounded } else { open };
        let bar = match ProgressStyle::with_template(template) {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        };
        bar.enable_steady_tick(Duration::from_millis(200));
        *current() = Some(bar.clone());
        Self(bar)
    }

    /// Shows that the work is at this number.
    pub(crate) fn set(&self, position: u64, message: String) {
        self.0.set_message(message);
        self.0.set_position(position);
    }
}

impl Drop for Shown {
    fn drop(&mut self) {
        clear();
    }
}

fn current() -> MutexGuard<'static, Option<ProgressBar>> {
    CURRENT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Takes the line away.
pub(crate) fn clear() {
    let bar = current().take();
    if let Some(bar) = bar {
        bar.finish_and_clear();
    }
}

/// Lets something be written above the line.
pub(crate) fn aside<T>(write: impl FnOnce() -> T) -> T {
    let bar = current().clone();
    match bar {
        Some(bar) => bar.suspend(write),
        None => write(),
    }
}

/// Whether standard error is a terminal on which nothing else is written: no
/// data that go to standard output.
pub(crate) fn is_visible(output: Option<&Path>) -> bool {
    let is_standard = output.is_none_or(|path| path == Path::new("-"));
    io::stderr().is_terminal() && !(is_standard && io::stdout().is_terminal())
}

/// How much of some files was read.
pub(crate) struct Progress {
    is_wanted: bool,
    /// The sum of the files' sizes; none where there is more than files.
    total: Option<u64>,
    shown: OnceLock<Shown>,
    begin: Instant,
    /// What the work is about.
    label: Mutex<String>,
    /// The bytes of the files that were read, as they stand there.
    pub(crate) read: Arc<AtomicU64>,
    /// The bytes of text in them, for the speed.
    pub(crate) text: Arc<AtomicU64>,
}

impl Progress {
    /// Shows nothing unless it is `wanted`.
    pub(crate) fn of<'i>(inputs: impl IntoIterator<Item = &'i Input>, wanted: bool) -> Self {
        let is_wanted = wanted && io::stderr().is_terminal();
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
                "{bar:30} {percent:>3}%  {msg}, {eta} left",
                "{spinner} {bytes}  {msg}",
            )
        });
        let speed = speed(self.text.load(Ordering::Relaxed), time);
        let label = self.label.lock().unwrap_or_else(PoisonError::into_inner);
        let message = format!("{label}{speed}");
        shown.set(self.read.load(Ordering::Relaxed), message);
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
            let done =
                u128::from(part.size) * u128::from(self.seen) / u128::from(part.length.max(1));
            let done = u64::try_from(done).unwrap_or(u64::MAX).min(part.size);
            progress.read.fetch_max(part.from + done, Ordering::Relaxed);
        }
        progress.show();
        Ok(length)
    }
}

/// Bytes in a time: `12.3 MB/s`.
pub(crate) fn speed(bytes: u64, time: Duration) -> String {
    // No speed needs more digits than a float has.
    #[allow(clippy::cast_precision_loss)]
    let speed = bytes as f64 / MEGABYTE / time.as_secs_f64().max(1e-6);
    format!("{speed:.1} MB/s")
}
