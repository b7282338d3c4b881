//! Signals that end the command. Nothing half written is left behind, and no
//! engine. A command that can end its work properly asks for that with
//! [`defer`]: the first signal is then only noted, and the command ends when it
//! has done what it still wants to do. How long it may take depends on who
//! asks:
//!
//! ```text
//! SIGINT (Ctrl-C)        as long as it likes; the next signal ends it at once
//! SIGTERM, SIGHUP, ...   GRACE, then `is_urgent`; LAST later it is ended
//! ```

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, LazyLock, OnceLock};
use std::thread;
use std::time::{Duration, Instant};

use crate::status_line;
use crate::terminal::complain_mildly;
use cif::files::leftovers;

pub(crate) use cif::files::program::{Signal, set_last_words, set_placing};
use cif::files::program::{exit_soon, last_words};

/// The time for ending properly where it was no interrupt: `docker stop` waits
/// for 10 seconds in all.
const GRACE: Duration = Duration::from_secs(3);
/// The time between being urgent and the end: an engine that hears no `stop`
/// takes 5 seconds.
const LAST: Duration = Duration::from_secs(3);

/// The time within which a signal comes that ended the writer of a pipe, too.
const LATE: Duration = Duration::from_millis(50);

/// The first signal.
static RECEIVED: OnceLock<Signal> = OnceLock::new();
/// The message at the first interrupt, where the command sees to its end.
static DEFERRED: OnceLock<&str> = OnceLock::new();
static IS_URGENT: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);

/// Ends the command from now on when a signal comes.
pub(crate) fn listen() {
    // Without it signals end the command anyway, if less tidily.
    let _ = cif::files::program::listen(take);
}

/// Lets the command see to its end itself when the first signal comes. The
/// second one ends it at once. The notice is shown at the first interrupt, if
/// there is one.
pub(crate) fn defer(message: &'static str) {
    DEFERRED.get_or_init(|| message);
}

/// Waits a moment for the signal that may have ended the writer of a pipe, or an engine, as well.
/// It is called where a pipe that ended is about to be called incomplete, or an engine unfit:
/// Ctrl-C goes to all programs of a pipeline at once, and their end may be seen first. Without
/// [`defer`] the signal ends the command meanwhile. Returns true if one came.
pub(crate) fn await_late() -> bool {
    let begin = Instant::now();
    while received().is_none() {
        if begin.elapsed() >= LATE {
            return false;
        }
        thread::sleep(Duration::from_millis(2));
    }
    if DEFERRED.get().is_none() {
        thread::sleep(GRACE);
    }
    true
}

/// The first signal that came.
pub(crate) fn received() -> Option<Signal> {
    RECEIVED.get().copied()
}

/// A flag that is set when there is no time left.
pub(crate) fn urgent() -> Arc<AtomicBool> {
    Arc::clone(&IS_URGENT)
}

fn take(signal: Signal) {
    let is_first = RECEIVED.set(signal).is_ok();
    let Some(message) = DEFERRED.get().filter(|_| is_first) else {
        end(signal);
    };
    if signal.is_interrupt() {
        if !message.is_empty() {
            complain_mildly(message, None);
        }
    } else {
        let hurry = move || {
            thread::sleep(GRACE);
            IS_URGENT.store(true, Ordering::Relaxed);
            thread::sleep(LAST);
            end(signal);
        };
        if thread::Builder::new().spawn(hurry).is_err() {
            end(signal);
        }
    }
}

/// Ends the command by force.
fn end(signal: Signal) -> ! {
    // Without its engines the work would go on to its end.
    let words = last_words();
    leftovers::remove_all();
    cif::uci::engine::end_all();
    exit_soon(signal);
    status_line::clear();
    if let Some(words) = words {
        complain_mildly(&words, None);
    }
    std::process::exit(signal.status().into());
}
