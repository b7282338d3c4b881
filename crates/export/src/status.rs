//! Progress on a terminal, and a line at the end.

use std::io::Write as _;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use cif_files::program::counted;
use cif_tables::{Table, Tally};
use indicatif::{ProgressBar, ProgressStyle, WeakProgressBar};

/// The line that is shown.
static CURRENT: Mutex<Option<WeakProgressBar>> = Mutex::new(None);

/// Takes the line away for good.
pub(crate) fn clear() {
    let bar = CURRENT
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .take();
    if let Some(bar) = bar.and_then(|bar| bar.upgrade()) {
        bar.finish_and_clear();
    }
}

/// Says how far a table is.
pub(crate) struct Status {
    bar: ProgressBar,
    table: Table,
    begun: Instant,
    is_quiet: bool,
}

impl Status {
    /// Shows nothing before the end where rows go to the same terminal.
    pub(crate) fn new(table: Table, is_quiet: bool, is_among_data: bool) -> Self {
        let bar = if is_quiet || is_among_data {
            ProgressBar::hidden()
        } else {
            ProgressBar::new_spinner()
        };
        if let Ok(style) = ProgressStyle::with_template("{msg}: {human_pos} rows, {elapsed}") {
            bar.set_style(style);
        }
        bar.set_message(table.name());
        *CURRENT.lock().unwrap_or_else(PoisonError::into_inner) = Some(bar.downgrade());
        Self {
            bar,
            table,
            begun: Instant::now(),
            is_quiet,
        }
    }

    pub(crate) fn add(&self, rows: usize) {
        self.bar.inc(rows as u64);
    }

    /// Says what came of it. At a limit games have been read ahead, and their number says nothing.
    pub(crate) fn end(self, tally: Tally, limit: Option<u64>) {
        self.bar.finish_and_clear();
        let Tally {
            games,
            rows,
            unplayable,
            skipped,
            faulty,
            ..
        } = tally;
        let mut line = format!("{}: {}", self.table, counted(rows, "row"));
        // Findings are those of files.
        if self.table != Table::Findings && limit.is_none_or(|limit| rows < limit) {
            line = format!("{line} of {}", counted(games, "game"));
        }
        if unplayable > 0 {
            line = format!("{line}, {unplayable} not playable");
        }
        if skipped > 0 {
            line = format!("{line}, {skipped} not readable");
        }
        if faulty > 0 {
            let items = counted(faulty, "item");
            line = format!("{line}, {items} with faults: `cif check` lists them");
        }
        if !self.is_quiet || skipped + faulty > 0 {
            let seconds = self.begun.elapsed().as_secs_f64();
            // There is no other place to say so.
            let _ = writeln!(anstream::stderr(), "{line} ({seconds:.2} s)");
        }
    }
}
