//! A check by several threads. One cuts the archive and goes through it in
//! order; games and documents, which are nearly all of it, are examined in
//! batches, by the others and by that one when it is ahead of them. The entries
//! that they may inherit from are entered before they are sent, so that
//! everybody finds what one thread alone would.

mod predicted_state;
mod workers;

use std::io::Read;
use std::thread::Scope;

use cif_types::limits::ELEMENT;
use cif_types::{CutError, Cutter, PieceKind, Progress, cut};

use self::predicted_state::PredictedState;
use self::workers::{Done, Job, Workers};
use crate::archive::Opened;
use crate::batch::Batch;
use crate::checker::Checker;

/// The bytes of a batch, about.
const BATCH: usize = 128 << 10;
/// Fewer are not worth sending.
const SHORT: usize = 16 << 10;
/// An item of more is examined where it was cut: so there is one at a time in
/// memory, however many threads there are.
const HUGE: usize = 512 << 10;

/// Checks an archive with as many threads as the options say, of which this is
/// one.
pub(crate) fn check<S: Read>(
    cutter: &mut Cutter<S>,
    progress: Progress,
    checker: &mut Checker<'_, '_>,
) -> Result<(), CutError> {
    std::thread::scope(|scope| {
        let mut check = ParallelCheck::new(scope, progress, checker);
        let outcome = check.go_through(cutter);
        check.flush();
        check.checker.release(&mut check.progress);
        outcome
    })
}

/// The thread that goes through the archive.
struct ParallelCheck<'scope, 'env, 'c, 'o, 's> {
    checker: &'c mut Checker<'o, 's>,
    /// The state of the root's content behind all that was entered.
    progress: Progress,
    /// Its predicted state behind all that was cut.
    predicted: PredictedState,
    /// True if it is not what the names of the pieces promised.
    mispredicted: bool,
    /// The batch that is being filled, and where the content stands before it.
    open: Batch,
    before: Progress,
    /// Batches to be filled again.
    spare: Vec<Batch>,
    workers: Workers<'scope, 'env, 'o>,
}

impl<'scope, 'env, 'c, 'o: 'scope, 's> ParallelCheck<'scope, 'env, 'c, 'o, 's> {
    fn new(
        scope: &'scope Scope<'scope, 'env>,
        progress: Progress,
        checker: &'c mut Checker<'o, 's>,
    ) -> Self {
        Self {
            predicted: PredictedState::new(&progress),
            mispredicted: false,
            open: Batch::default(),
            before: progress.clone(),
            spare: Vec::new(),
            workers: Workers::new(scope, checker.options, checker.archive),
            progress,
            checker,
        }
    }

    fn go_through<S: Read>(&mut self, cutter: &mut Cutter<S>) -> Result<(), CutError> {
        while !self.progress.is_ended()
            && let Some(piece) = cutter.next_piece()?
        {
            if is_shared(&piece) {
                self.predicted.pass(piece.name());
                self.open.push(&piece);
                if self.open.size() >= BATCH {
                    self.send();
                }
            } else {
                self.flush();
                // Inside a section nothing is sent.
                let is_inside = matches!(piece.kind, PieceKind::Open | PieceKind::Part);
                self.checker.piece(piece, &mut self.progress);
                if !is_inside {
                    self.resync();
                }
            }
            if self.mispredicted {
                self.flush();
                self.resync();
            }
        }
        Ok(())
    }

    /// Sends the batch that was filled.
    fn send(&mut self) {
        while self.workers.are_busy() {
            self.enter_next();
        }
        let before = std::mem::replace(&mut self.before, self.predicted.progress().clone());
        let batch = std::mem::replace(&mut self.open, self.spare.pop().unwrap_or_default());
        self.workers.send(Job { batch, before });
    }

    /// Enters all that was cut.
    fn flush(&mut self) {
        if self.open.size() >= SHORT {
            self.send();
        }
        while self.workers.are_working() {
            self.enter_next();
        }
        let batch = std::mem::take(&mut self.open);
        self.examine(&batch);
        self.open = batch.emptied();
    }

    /// Enters what was found in the batch that is next.
    fn enter_next(&mut self) {
        let Some(done) = self.workers.next(&mut self.checker.examiner) else {
            return;
        };
        let Done {
            batch,
            before,
            after,
            examined,
        } = done;
        if before == self.progress {
            let mut archive = Opened::new(self.checker.archive);
            for (piece, examined) in batch.pieces().zip(examined) {
                self.checker
                    .enter_examined(piece, examined, &mut self.progress, &mut archive);
            }
            self.progress = after;
        } else {
            self.mispredicted = true;
            self.examine(&batch);
        }
        self.spare.push(batch.emptied());
    }

    /// Examines and enters a batch in this thread.
    fn examine(&mut self, batch: &Batch) {
        for piece in batch.pieces() {
            self.checker.piece(piece, &mut self.progress);
        }
    }

    /// All is entered: what comes next begins where the content stands.
    fn resync(&mut self) {
        self.mispredicted = false;
        self.predicted = PredictedState::new(&self.progress);
        self.before = self.progress.clone();
    }
}

/// Returns whether a piece can be examined by another thread while what stands
/// before it has not been entered: nothing inherits from it, and it is not too
/// large.
fn is_shared(piece: &cut::Piece<'_>) -> bool {
    piece.kind == PieceKind::Item
        && piece.bytes.len() + piece.elements * ELEMENT <= HUGE
        && matches!(piece.name(), b"game" | b"document")
}
