//! How far a conversion is, for people who wait at a terminal.

use std::io::IsTerminal;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::input::Input;
use crate::report::count;

/// Bytes of a megabyte, as speeds have them.
const MEGABYTE: f64 = 1e6;

/// The line at the bottom of the terminal, where there is one.
pub(super) struct Progress {
    bar: Option<ProgressBar>,
    begin: Instant,
    /// The bytes of the inputs that were read, as they stand in the files.
    pub(super) read: Arc<AtomicU64>,
}

impl Progress {
    /// Shows nothing unless standard error is a terminal and it is `wanted`.
    pub(super) fn of(inputs: &[&Input], wanted: bool) -> Self {
        let is_shown = wanted && std::io::stderr().is_terminal();
        Self {
            bar: is_shown.then(|| bar(inputs)),
            begin: Instant::now(),
            read: Arc::default(),
        }
    }

    /// Shows that so many games, and so many bytes of text, are done.
    pub(super) fn show(&self, games: u64, text: u64) {
        let Some(bar) = &self.bar else { return };
        let games = count(games, "game");
        let speed = speed(text, self.begin.elapsed());
        bar.set_message(format!("{games}, {speed}"));
        bar.set_position(self.read.load(Ordering::Relaxed));
    }

    /// Lets something else be written above the line.
    pub(super) fn aside<T>(&self, write: impl FnOnce() -> T) -> T {
        match &self.bar {
            Some(bar) => bar.suspend(write),
            None => write(),
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if let Some(bar) = &self.bar {
            bar.finish_and_clear();
        }
    }
}

fn bar(inputs: &[&Input]) -> ProgressBar {
    const EACH_SECOND: u8 = 8;
    let size = |input: &&Input| match input {
        Input::File(path) => {
            let metadata = path.metadata().ok()?;
            metadata.is_file().then_some(metadata.len())
        }
        Input::Stdin => None,
    };
    let sizes: Option<u64> = inputs.iter().map(size).sum();
    let target = ProgressDrawTarget::stderr_with_hz(EACH_SECOND);
    let (bar, template) = match sizes {
        Some(total) => (
            ProgressBar::with_draw_target(Some(total), target),
            "{bar:30} {percent:>3}%  {msg}, {eta} left",
        ),
        None => (
            ProgressBar::with_draw_target(None, target),
            "{spinner} {bytes}  {msg}",
        ),
    };
    bar.enable_steady_tick(Duration::from_millis(200));
    match ProgressStyle::with_template(template) {
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}

/// Bytes in a time: `12.3 MB/s`.
pub(super) fn speed(bytes: u64, time: Duration) -> String {
    // No speed needs more digits than a float has.
    #[allow(clippy::cast_precision_loss)]
    let speed = bytes as f64 / MEGABYTE / time.as_secs_f64().max(1e-6);
    format!("{speed:.1} MB/s")
}
