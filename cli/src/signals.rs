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

use std::sync::atomic::{AtomicBool, AtomicU8, Ordering};
use std::sync::{Arc, LazyLock, Mutex, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use crate::status_line;
use crate::terminal::complain_mildly;
use cif::files::leftovers;

/// A signal that ends the command.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Signal(u8);

/// The number of SIGINT on every system.
const INTERRUPT: u8 = 2;

impl Signal {
    /// The exit status of what was ended by it, as shells have it.
    pub(crate) const fn status(self) -> u8 {
        self.0.saturating_add(128)
    }

    /// Returns whether it is the interrupt of a terminal, which waits for work that is
    /// under way.
    pub(crate) const fn is_interrupt(self) -> bool {
        self.0 == INTERRUPT
    }
}

/// The time for ending properly where it was no interrupt: `docker stop` waits
/// for 10 seconds in all.
const GRACE: Duration = Duration::from_secs(3);
/// The time between being urgent and the end: an engine that hears no `stop`
/// takes 5 seconds.
const LAST: Duration = Duration::from_secs(3);

/// The time for what is said at a forced end.
const FAREWELL: Duration = Duration::from_secs(1);

/// The first signal; 0 for none.
static RECEIVED: AtomicU8 = AtomicU8::new(0);
/// The message at the first interrupt, where the command sees to its end.
static DEFERRED: OnceLock<&str> = OnceLock::new();
static IS_URGENT: LazyLock<Arc<AtomicBool>> = LazyLock::new(Arc::default);
/// The message of a command that is ended by force.
static LAST_WORDS: Mutex<Option<String>> = Mutex::new(None);

/// Ends the command from now on when a signal comes.
pub(crate) fn listen() {
    // Without it signals end the command anyway, if less tidily.
    let _ = system::listen(take);
}

/// Lets the command see to its end itself when the first signal comes. The
/// second one ends it at once. The notice is shown at the first interrupt, if
/// there is one.
pub(crate) fn defer(message: &'static str) {
    DEFERRED.get_or_init(|| message);
}

/// The first signal that came.
pub(crate) fn received() -> Option<Signal> {
    match RECEIVED.load(Ordering::Relaxed) {
        0 => None,
        number => Some(Signal(number)),
    }
}

/// A flag that is set when there is no time left.
pub(crate) fn urgent() -> Arc<AtomicBool> {
    Arc::clone(&IS_URGENT)
}

/// Sets what is said when the command is ended by force.
pub(crate) fn set_last_words(words: String) {
    *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = Some(words);
}

fn take(signal: Signal) {
    let first = RECEIVED.compare_exchange(0, signal.0, Ordering::Relaxed, Ordering::Relaxed);
    let Some(message) = DEFERRED.get().filter(|_| first.is_ok()) else {
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
    leftovers::remove_all();
    cif::uci::engine::end_all();
    // A terminal that is stopped keeps whoever writes to it.
    let leave = move || {
        thread::sleep(FAREWELL);
        std::process::exit(signal.status().into());
    };
    // Without it one waits for the terminal.
    let _ = thread::Builder::new().spawn(leave);
    status_line::clear();
    let words = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(words) = &*words {
        complain_mildly(words, None);
    }
    std::process::exit(signal.status().into());
}

#[cfg(unix)]
mod system {
    //! Signals of Unix, by a thread of their own.

    use std::fs;
    use std::io;
    use std::sync::Arc;
    use std::thread;

    use signal_hook::consts::{SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU, SIGXFSZ};
    use signal_hook::iterator::Signals;

    use super::Signal;

    pub(super) fn listen(take: fn(Signal)) -> io::Result<()> {
        // Writing beyond the limit of a file's size is an error like others.
        signal_hook::flag::register(SIGXFSZ, Arc::default())?;
        let ignored = ignored();
        let wanted = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGXCPU];
        let wanted = wanted.iter().filter(|it| ignored >> (**it - 1) & 1 == 0);
        let mut signals = Signals::new(wanted)?;
        let listen = move || {
            for signal in signals.forever() {
                take(Signal(u8::try_from(signal).unwrap_or(u8::MAX)));
            }
        };
        thread::Builder::new()
            .name("signals".to_owned())
            .spawn(listen)?;
        Ok(())
    }

    /// The signals that whoever started the command wants to be ignored, as
    /// `nohup` does with SIGHUP: a bit for each. Systems without `/proc` do
    /// not tell.
    fn ignored() -> u64 {
        let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
        let line = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
        line.and_then(|bits| u64::from_str_radix(bits.trim(), 16).ok())
            .unwrap_or_default()
    }
}

#[cfg(not(unix))]
mod system {
    //! Ctrl-C and its kin on other systems.

    use std::io;

    use super::{INTERRUPT, Signal};

    pub(super) fn listen(take: fn(Signal)) -> io::Result<()> {
        ctrlc::set_handler(move || take(Signal(INTERRUPT))).map_err(io::Error::other)
    }
}
