//! Signals that end a program.

use std::io::{self, Write as _};
use std::mem;
use std::process;
use std::sync::{Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use crate::leftovers;

/// The message of a program that a signal ends.
static LAST_WORDS: Mutex<Option<String>> = Mutex::new(None);

/// The time for the message.
const FAREWELL: Duration = Duration::from_secs(1);

/// A signal that ends the program.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Signal(u8);

/// The number of SIGINT on every system.
const INTERRUPT: u8 = 2;

impl Signal {
    /// The exit status of what was ended by it, as shells have it.
    pub const fn status(self) -> u8 {
        self.0.saturating_add(128)
    }

    /// True if it is the interrupt of a terminal, which waits for work that is under way.
    pub const fn is_interrupt(self) -> bool {
        self.0 == INTERRUPT
    }
}

/// Sets what is said when a signal ends the program; nothing, unless there is something to say.
/// Once it ends, whoever comes here goes no further: what was said stays true.
pub fn set_last_words(words: impl Into<Option<String>>) {
    *LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner) = words.into();
}

/// The last words while a file of this name takes its place: a signal may come just before or
/// just after that.
pub fn set_placing(name: &str) {
    set_last_words(format!(
        "interrupted while `{name}` was put into its place: it is the old file or the new one, whole"
    ));
}

/// The program ends, by a signal. Returns what is to be said, and stops whoever would change that.
pub fn last_words() -> Option<String> {
    let mut last = LAST_WORDS.lock().unwrap_or_else(PoisonError::into_inner);
    let words = last.take();
    // The lock is kept until the end.
    mem::forget(last);
    words
}

/// Calls this from now on, in a thread of its own, when a signal comes that would end the
/// program.
///
/// # Errors
/// When the system lets nobody listen; signals end the program then.
pub fn listen(take: fn(Signal)) -> io::Result<()> {
    system::listen(take)
}

/// Ends the program in a moment, whatever keeps it: a terminal that is stopped keeps whoever
/// writes to it.
pub fn exit_soon(signal: Signal) {
    let exit = move || {
        thread::sleep(FAREWELL);
        process::exit(signal.status().into());
    };
    // Without it one waits for the terminal.
    let _ = thread::Builder::new().spawn(exit);
}

/// Ends the program from now on when a signal comes, and leaves nothing half written behind.
pub fn end_on_signal() {
    // Without it signals end the program anyway, if less tidily.
    let _ = listen(|signal| end(signal, || {}));
}

/// As [`end_on_signal`], but for the interrupt of a terminal, which the program takes itself.
pub fn end_on_other_signals() {
    let _ = listen(|signal| {
        if !signal.is_interrupt() {
            end(signal, || {});
        }
    });
}

/// Ends the program, and leaves nothing half written behind. `clear` makes room for its last words
/// where it shows a line of progress.
pub fn end(signal: Signal, clear: fn()) -> ! {
    let words = last_words();
    leftovers::remove_all();
    exit_soon(signal);
    clear();
    if let Some(words) = words {
        // There is no other place to say so.
        let _ = writeln!(anstream::stderr(), "warning: {words}");
    }
    process::exit(signal.status().into())
}

/// Writing to a pipe that nobody reads is an error from now on. So it is in Rust from the start,
/// until another program was to be started in place of this one and could not be.
///
/// # Errors
/// When the system lets nobody say so; such a pipe ends the program then.
#[cfg(unix)]
pub fn outlive_closed_pipes() -> io::Result<()> {
    use std::sync::Arc;

    signal_hook::flag::register(signal_hook::consts::SIGPIPE, Arc::default()).map(drop)
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

    /// The signals that whoever started the program wants to be ignored, as
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
