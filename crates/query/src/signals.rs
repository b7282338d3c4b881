//! Signals: one ends the command, and leaves nothing half written behind.

use std::process;

use cif_files::leftovers;

/// Ends the command from now on when a signal comes.
pub(crate) fn end_the_command() {
    tokio::spawn(async {
        if let Some(number) = received().await {
            leftovers::remove_all();
            process::exit(128 + number);
        }
    });
}

/// The number of the signal that comes; none if signals cannot be waited for, which then end
/// the command anyway.
#[cfg(unix)]
async fn received() -> Option<i32> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut hangup = signal(SignalKind::hangup()).ok()?;
    let mut interrupt = signal(SignalKind::interrupt()).ok()?;
    let mut terminate = signal(SignalKind::terminate()).ok()?;
    Some(tokio::select! {
        _ = hangup.recv() => 1,
        _ = interrupt.recv() => 2,
        _ = terminate.recv() => 15,
    })
}

#[cfg(not(unix))]
async fn received() -> Option<i32> {
    tokio::signal::ctrl_c().await.ok().map(|()| 2)
}
