//! The time that an engine may take for each step, and the signal that stops it.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// The settings with which an engine is run.
#[derive(Clone, Debug)]
pub struct Options {
    /// The time from the start to `uciok`; 30 seconds.
    pub start: Duration,
    /// The time to `readyok`; 60 seconds, for networks and endgame tables are
    /// loaded then.
    pub ready: Duration,
    /// The time that a search by time may take beyond it, before it gets
    /// `stop`; 2 seconds.
    pub grace: Duration,
    /// The time of a search by depth or nodes, before it gets `stop`;
    /// 10 minutes.
    pub search: Duration,
    /// The time from `stop` to the end of the search, before the engine is
    /// killed; 5 seconds.
    pub stop: Duration,
    /// Set to `true` by somebody else, it stops the active search
    /// and all later ones.
    pub interrupt: Option<Arc<AtomicBool>>,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            start: Duration::from_secs(30),
            ready: Duration::from_mins(1),
            grace: Duration::from_secs(2),
            search: Duration::from_mins(10),
            stop: Duration::from_secs(5),
            interrupt: None,
        }
    }
}

impl Options {
    pub(super) fn is_interrupted(&self) -> bool {
        let interrupt = self.interrupt.as_ref();
        interrupt.is_some_and(|interrupt| interrupt.load(Ordering::Relaxed))
    }
}
