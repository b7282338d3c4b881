//! The interrupt of the terminal, for commands that can end their work
//! properly: the first one asks them to, the second one ends them at once.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use crate::leftovers;

static SET: OnceLock<Arc<AtomicBool>> = OnceLock::new();

/// What becomes `true` at the first interrupt.
pub(crate) fn watch() -> Arc<AtomicBool> {
    let flag = SET.get_or_init(|| {
        let flag = Arc::new(AtomicBool::new(false));
        let heard = Arc::clone(&flag);
        // Without a handler the command ends all the same.
        let _ = ctrlc::set_handler(move || {
            if heard.swap(true, Ordering::Relaxed) {
                leftovers::remove_all();
                std::process::exit(leftovers::INTERRUPTED.into());
            }
        });
        flag
    });
    Arc::clone(flag)
}

/// Whether there was an interrupt.
pub(crate) fn is_set() -> bool {
    SET.get().is_some_and(|flag| flag.load(Ordering::Relaxed))
}
