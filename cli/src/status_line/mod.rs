//! The line at the bottom of a terminal, which appears when there is something
//! to wait for. There is one at the most, and whatever else is written goes
//! above it.

mod screen;

use std::io::{self, IsTerminal};
use std::path::Path;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use self::screen::Screen;
use crate::terminal;

/// The time after which the line moves, whether the work does or not.
const TICK: Duration = Duration::from_millis(200);

/// The line that is shown.
static CURRENT: Mutex<Option<ProgressBar>> = Mutex::new(None);

/// A line on the terminal, as long as this lives.
pub(crate) struct Shown(ProgressBar);

impl Shown {
    /// Shows a line that ends at this number, if it is known, from the first message on.
    pub(crate) fn new(end: Option<u64>, bounded: &str, open: &str) -> Self {
        const EACH_SECOND: u8 = 8;
        let target = ProgressDrawTarget::term_like_with_hz(Box::new(Screen), EACH_SECOND);
        let bar = ProgressBar::with_draw_target(end, target);
        let template = if end.is_some() { bounded } else { open };
        let bar = match ProgressStyle::with_template(template) {
            Ok(style) if terminal::is_ascii() => {
                bar.with_style(style.progress_chars("#-").tick_chars("|/-\\ "))
            }
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        };
        let weak = bar.downgrade();
        let tick = move || {
            while let Some(bar) = weak.upgrade().filter(|bar| !bar.is_finished()) {
                if !bar.message().is_empty() {
                    bar.tick();
                }
                thread::sleep(TICK);
            }
        };
        // Without a thread of its own the line moves when the work does.
        let _ = thread::Builder::new().spawn(tick);
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

/// Returns whether standard error is a terminal on which a line can be taken away again.
pub(crate) fn is_possible() -> bool {
    let is_dumb = std::env::var_os("TERM").is_some_and(|name| name == "dumb");
    io::stderr().is_terminal() && !is_dumb
}

/// Returns whether the line is possible, and nothing else is written on its terminal: no
/// data that go to standard output.
pub(crate) fn is_visible(output: Option<&Path>) -> bool {
    let is_standard = output.is_none_or(|path| path == Path::new("-"));
    is_possible() && !(is_standard && io::stdout().is_terminal())
}
