//! The interrupt of the terminal, for commands that can end their work
//! properly: the first one asks them to, the second one ends them at once.

use std::sync::Once;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::leftovers;
use crate::terminal::complain_mildly;

static IS_SET: AtomicBool = AtomicBool::new(false);

/// Waits for interrupts from now on. The second one leaves no engine behind.
pub(crate) fn watch() {
    static WATCH: Once = Once::new();
    WATCH.call_once(|| {
        // Without a handler the command ends all the same.
        let _ = ctrlc::set_handler(|| {
            if IS_SET.swap(true, Ordering::Relaxed) {
                leftovers::remove_all();
                cif_uci::engine::end_all();
                std::process::exit(leftovers::INTERRUPTED.into());
            }
            let message = "what is under way is finished; another interrupt ends it at once";
            complain_mildly(message, None);
        });
    });
}

/// Whether there was an interrupt.
pub(crate) fn is_set() -> bool {
    IS_SET.load(Ordering::Relaxed)
}
