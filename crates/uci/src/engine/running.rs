//! The processes of all engines that run, so that a program that exits at once
//! can end them first.

use std::io;
use std::process::{Child, Command, ExitStatus};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

static RUNNING: Mutex<Running> = Mutex::new(Running {
    is_over: false,
    all: Vec::new(),
});

struct Running {
    /// True once none may start any more.
    is_over: bool,
    all: Vec<Weak<Mutex<Child>>>,
}

/// A process that others may end.
pub(super) type Shared = Arc<Mutex<Child>>;

/// The process, for a moment.
pub(super) fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Starts a process.
pub(super) fn spawn(command: &mut Command) -> io::Result<Shared> {
    let mut running = lock(&RUNNING);
    if running.is_over {
        return Err(io::Error::other("no engine is to start any more"));
    }
    let child = Arc::new(Mutex::new(command.spawn()?));
    running.all.retain(|child| child.strong_count() > 0);
    running.all.push(Arc::downgrade(&child));
    Ok(child)
}

/// Ends all engines, and lets no other one start. This is for a program that
/// is about to exit without cleaning up: whoever uses one of the engines finds
/// it gone.
pub fn end_all() {
    let mut running = lock(&RUNNING);
    running.is_over = true;
    for child in running.all.iter().filter_map(Weak::upgrade) {
        kill(&mut lock(&child));
    }
}

/// Kills a process and what it started.
pub(super) fn kill(child: &mut Child) {
    if State::of(child) != State::Gone {
        kill_group(child);
        // It may have ended by itself meanwhile.
        let _ = child.kill();
    }
}

/// The status of a process that has ended; what it has started ends then, too.
pub(super) fn ended(child: &mut Child) -> Option<ExitStatus> {
    if State::of(child) == State::Ended {
        kill_group(child);
    }
    // A state that cannot be asked for is that of a process to be killed.
    child.try_wait().ok().flatten()
}

#[derive(PartialEq)]
enum State {
    Running,
    /// Nobody has asked for its status, so that the number is still its own.
    Ended,
    /// The number may be that of another process.
    Gone,
}

#[cfg(unix)]
impl State {
    fn of(child: &Child) -> Self {
        use rustix::process::{WaitId, WaitIdOptions, waitid};
        let options = WaitIdOptions::EXITED | WaitIdOptions::NOHANG | WaitIdOptions::NOWAIT;
        match number(child).map(|it| waitid(WaitId::Pid(it), options)) {
            Some(Ok(None)) => Self::Running,
            Some(Ok(Some(_))) => Self::Ended,
            Some(Err(_)) | None => Self::Gone,
        }
    }
}

#[cfg(not(unix))]
impl State {
    fn of(child: &mut Child) -> Self {
        match child.try_wait() {
            Ok(None) => Self::Running,
            _ => Self::Gone,
        }
    }
}

#[cfg(unix)]
fn number(child: &Child) -> Option<rustix::process::Pid> {
    i32::try_from(child.id())
        .ok()
        .and_then(rustix::process::Pid::from_raw)
}

/// Kills what a script that starts an engine has started. The child has not
/// been waited for, so that the number is still its own.
#[cfg(unix)]
fn kill_group(child: &Child) {
    use rustix::process::{Signal, kill_process_group};
    if let Some(group) = number(child) {
        // It may have ended by itself meanwhile.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

#[cfg(not(unix))]
fn kill_group(_: &Child) {}
