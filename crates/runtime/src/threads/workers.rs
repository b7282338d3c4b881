//! The pool of threads that read batches, and the batches on their way.

use std::thread::Scope;

use cif_pool::{Jobs, Options, Results, pool};

use super::STACK;
use crate::cut::Batch;
use crate::stream::{Piece, Progress};

/// A batch to be read.
pub(super) struct Job {
    pub(super) batch: Batch,
    /// The state of the root's content before it, as far as is known.
    pub(super) before: Progress,
}

/// A batch that was read.
pub(super) struct Done<T> {
    pub(super) batch: Batch,
    pub(super) before: Progress,
    /// The state of the root's content behind it.
    pub(super) after: Progress,
    /// The outcome of each of its pieces.
    pub(super) found: Vec<T>,
}

/// The threads, one fewer than work: the thread that sends is one of them.
pub(super) struct Workers<'scope, 'env, T, W> {
    jobs: Jobs<'scope, 'env, Job, Done<T>>,
    results: Results<Job, Done<T>>,
    /// The worker of the thread that sends.
    own: W,
    /// The number of batches whose results were not taken.
    under_way: usize,
    /// The number of them from which on no more should be sent.
    most: usize,
}

impl<'scope, 'env, T, W> Workers<'scope, 'env, T, W>
where
    T: Send + 'scope,
    W: FnMut(&mut Piece<'_>) -> T + Send + 'scope,
{
    pub(super) fn new(
        scope: &'scope Scope<'scope, 'env>,
        threads: usize,
        mut worker: impl FnMut() -> W + Send + 'scope,
    ) -> Self {
        let options = Options {
            threads: threads - 1,
            stack: Some(STACK),
        };
        let own = worker();
        let (jobs, results) = pool(scope, options, move || {
            let mut worker = worker();
            move |job| read(job, &mut worker)
        });
        Self {
            jobs,
            results,
            own,
            under_way: 0,
            most: threads.saturating_mul(2),
        }
    }

    /// Returns true if there is a batch whose result was not taken.
    pub(super) fn are_working(&self) -> bool {
        self.under_way > 0
    }

    /// Returns true if there are so many that no more should be sent.
    pub(super) fn are_busy(&self) -> bool {
        self.under_way > self.most
    }

    /// Sends a batch.
    pub(super) fn send(&mut self, job: Job) {
        self.under_way += usize::from(self.jobs.send(job));
    }

    /// The result of the batch that is next; nothing where none is on its way.
    /// Until it is there, other batches are read here.
    pub(super) fn next(&mut self) -> Option<Done<T>> {
        let done = self.results.next_or_work(|job| read(job, &mut self.own))?;
        self.under_way -= 1;
        Some(done)
    }
}

fn read<T>(job: Job, worker: &mut impl FnMut(&mut Piece<'_>) -> T) -> Done<T> {
    let Job { batch, before } = job;
    let mut after = before.clone();
    let pieces = batch.pieces();
    let found = pieces.map(|piece| worker(&mut after.piece(piece)));
    Done {
        found: found.collect(),
        before,
        after,
        batch,
    }
}
