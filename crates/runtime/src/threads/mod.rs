//! A document read by several threads. One cuts it and goes through it in order; most of
//! its pieces, which need nothing of what stands before them but where the content of the
//! root stands, are read in batches, by the others and by that one when it is ahead of
//! them:
//!
//! ```text
//! cut      a a a a | a a b b | b b b b | B          B is too large to be sent
//!                  |         |
//! predict  S0      S1        S2      S2: content that has met `a` and then `b`
//!
//! read     S0 -> S1, S1 -> S2, ...   each batch from its predicted state
//!
//! enter    in order: where the state is the predicted one, what was read counts;
//!          else the batch is read once more, from the state that there is
//! ```
//!
//! So all is as one thread alone would have it, whatever the document is.
//!
//! - [`Stream::in_threads`](crate::stream::Stream::in_threads) reads typed items.
//! - [`share`] is what stands below it, for a [`Coordinator`] that has its own way of
//!   reading pieces and of taking on what is found.

mod items;
mod predicted_state;
#[cfg(test)]
mod tests;
mod workers;

use std::io::Read;

use self::predicted_state::PredictedState;
use self::workers::{Done, Job, Workers};
use crate::cut::{self, Batch, CutError, Cutter, PieceKind};
use crate::stream::{Piece, Progress};

/// Bytes of stack for each thread. With less, elements that are nested some thousand levels
/// deep are read too, but segments of stack are added and given back for each of them, which
/// takes as long as the reading. Memory is taken only for what is used.
pub const STACK: usize = 16 << 20;

/// The bytes of a batch, about.
const BATCH: usize = 128 << 10;
/// Fewer are not worth sending.
const SHORT: usize = 16 << 10;

/// The part of a reading that goes through the document in order: it takes on what is found.
pub trait Coordinator {
    /// The outcome of reading a piece.
    type Found: Send;
    /// A reason to go no further.
    type Error: From<CutError>;

    /// Returns true if a piece can be read while what stands before it was not taken on. A piece
    /// that is large should not: of those that are not sent there is one in memory, of the
    /// others there are some for each thread.
    fn is_shared(&self, piece: &cut::Piece<'_>) -> bool;

    /// Reads a piece and takes it on.
    ///
    /// # Errors
    /// To go no further.
    fn piece(&mut self, piece: cut::Piece<'_>, progress: &mut Progress) -> Result<(), Self::Error>;

    /// Takes on pieces that stand next to each other and were read by a worker.
    ///
    /// # Errors
    /// To go no further.
    fn enter<'p>(
        &mut self,
        found: impl Iterator<Item = (cut::Piece<'p>, Self::Found)>,
        progress: &mut Progress,
    ) -> Result<(), Self::Error>;
}

/// Reads all pieces of a document with so many threads, of which this is one. `worker` makes
/// what reads pieces that are shared, for each thread that begins.
///
/// # Errors
/// Those of the coordinator, at once; those of the cutter once all that was cut is taken on.
///
/// # Panics
/// With the panic of a worker.
pub fn share<S, C, W>(
    cutter: &mut Cutter<S>,
    progress: &mut Progress,
    threads: usize,
    worker: impl FnMut() -> W + Send,
    coordinator: &mut C,
) -> Result<(), C::Error>
where
    S: Read,
    C: Coordinator,
    W: FnMut(&mut Piece<'_>) -> C::Found + Send,
{
    let sizes = Sizes {
        batch: BATCH,
        short: SHORT,
    };
    share_by(sizes, cutter, progress, threads, worker, coordinator)
}

/// The sizes of batches in bytes: of one that is full, and of the least that is sent.
#[derive(Clone, Copy)]
struct Sizes {
    batch: usize,
    short: usize,
}

fn share_by<S, C, W>(
    sizes: Sizes,
    cutter: &mut Cutter<S>,
    progress: &mut Progress,
    threads: usize,
    worker: impl FnMut() -> W + Send,
    coordinator: &mut C,
) -> Result<(), C::Error>
where
    S: Read,
    C: Coordinator,
    W: FnMut(&mut Piece<'_>) -> C::Found + Send,
{
    if threads <= 1 {
        while !progress.is_ended()
            && let Some(piece) = cutter.next_piece()?
        {
            coordinator.piece(piece, progress)?;
        }
        return Ok(());
    }
    std::thread::scope(|scope| {
        let workers = Workers::new(scope, threads, worker);
        Sharing::new(sizes, progress, workers, coordinator).go_through(cutter)
    })
}

/// The thread that goes through the document.
struct Sharing<'scope, 'env, 'c, C: Coordinator, W> {
    sizes: Sizes,
    coordinator: &'c mut C,
    /// The state of the root's content behind all that was taken on.
    progress: &'c mut Progress,
    /// Its predicted state behind all that was cut.
    predicted: PredictedState,
    /// True if it is not what the names of the pieces promised.
    mispredicted: bool,
    /// The batch that is being filled, and where the content stands before it.
    open: Batch,
    before: Progress,
    /// Batches to be filled again.
    spare: Vec<Batch>,
    workers: Workers<'scope, 'env, C::Found, W>,
}

impl<'scope, 'env, 'c, C, W> Sharing<'scope, 'env, 'c, C, W>
where
    C: Coordinator<Found: 'scope>,
    W: FnMut(&mut Piece<'_>) -> C::Found + Send + 'scope,
{
    fn new(
        sizes: Sizes,
        progress: &'c mut Progress,
        workers: Workers<'scope, 'env, C::Found, W>,
        coordinator: &'c mut C,
    ) -> Self {
        Self {
            sizes,
            predicted: PredictedState::new(progress),
            mispredicted: false,
            open: Batch::default(),
            before: progress.clone(),
            spare: Vec::new(),
            workers,
            progress,
            coordinator,
        }
    }

    fn go_through<S: Read>(mut self, cutter: &mut Cutter<S>) -> Result<(), C::Error> {
        let mut outcome = Ok(());
        while !self.progress.is_ended() && outcome.is_ok() {
            match cutter.next_piece() {
                Ok(Some(piece)) => self.piece(piece)?,
                Ok(None) => break,
                Err(error) => outcome = Err(error),
            }
        }
        self.flush()?;
        Ok(outcome?)
    }

    /// Goes on with the next piece.
    fn piece(&mut self, piece: cut::Piece<'_>) -> Result<(), C::Error> {
        if self.coordinator.is_shared(&piece) {
            self.predicted.pass(piece.name());
            self.open.push(&piece);
            if self.open.size() >= self.sizes.batch {
                self.send()?;
            }
        } else {
            self.flush()?;
            // What is inside a section may be held back until it ends: nothing of it is sent.
            let is_inside = matches!(piece.kind, PieceKind::Open | PieceKind::Part);
            self.coordinator.piece(piece, self.progress)?;
            if !is_inside {
                self.resync();
            }
        }
        if self.mispredicted {
            self.flush()?;
            self.resync();
        }
        Ok(())
    }

    /// Sends the batch that was filled.
    fn send(&mut self) -> Result<(), C::Error> {
        while self.workers.are_busy() {
            self.enter_next()?;
        }
        let before = std::mem::replace(&mut self.before, self.predicted.progress().clone());
        let batch = std::mem::replace(&mut self.open, self.spare.pop().unwrap_or_default());
        self.workers.send(Job { batch, before });
        Ok(())
    }

    /// Takes on all that was cut.
    fn flush(&mut self) -> Result<(), C::Error> {
        if self.open.size() >= self.sizes.short {
            self.send()?;
        }
        while self.workers.are_working() {
            self.enter_next()?;
        }
        let batch = std::mem::take(&mut self.open);
        self.read(&batch)?;
        self.open = batch.emptied();
        Ok(())
    }

    /// Takes on what was found in the batch that is next.
    fn enter_next(&mut self) -> Result<(), C::Error> {
        let Some(done) = self.workers.next() else {
            return Ok(());
        };
        let Done {
            batch,
            before,
            after,
            found,
        } = done;
        if before == *self.progress {
            let found = batch.pieces().zip(found);
            self.coordinator.enter(found, self.progress)?;
            *self.progress = after;
        } else {
            self.mispredicted = true;
            self.read(&batch)?;
        }
        self.spare.push(batch.emptied());
        Ok(())
    }

    /// Reads a batch in this thread, and takes it on.
    fn read(&mut self, batch: &Batch) -> Result<(), C::Error> {
        let mut pieces = batch.pieces();
        pieces.try_for_each(|piece| self.coordinator.piece(piece, self.progress))
    }

    /// All is taken on: what comes next begins where the content stands.
    fn resync(&mut self) {
        self.mispredicted = false;
        self.predicted = PredictedState::new(self.progress);
        self.before = self.progress.clone();
    }
}
