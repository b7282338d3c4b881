//! The pool of threads that examine batches, and the batches on their way.

use std::sync::RwLock;
use std::thread::Scope;

use cif_pool::{Jobs, Results, pool};
use cif_types::Progress;

use crate::archive::Archive;
use crate::batch::Batch;
use crate::examine::{Examined, Examiner};
use crate::options::{Options, STACK};

/// A batch to be examined.
pub(super) struct Job {
    pub(super) batch: Batch,
    /// The state of the root's content before it, as far as is known.
    pub(super) before: Progress,
}

/// A batch that was examined.
pub(super) struct Done {
    pub(super) batch: Batch,
    pub(super) before: Progress,
    /// The state of the root's content behind it.
    pub(super) after: Progress,
    pub(super) examined: Vec<Examined>,
}

/// The threads, one fewer than work: the thread that sends is one of them.
pub(super) struct Workers<'scope, 'env, 'o> {
    archive: &'o RwLock<Archive>,
    jobs: Jobs<'scope, 'env, Job, Done>,
    results: Results<Job, Done>,
    /// The number of batches whose results were not taken.
    under_way: usize,
    /// The number of them from which on no more should be sent.
    most: usize,
}

impl<'scope, 'env, 'o: 'scope> Workers<'scope, 'env, 'o> {
    pub(super) fn new(
        scope: &'scope Scope<'scope, 'env>,
        options: &'o Options,
        archive: &'o RwLock<Archive>,
    ) -> Self {
        let threads = cif_pool::Options {
            threads: options.jobs - 1,
            stack: Some(STACK),
        };
        let (jobs, results) = pool(scope, threads, move || {
            let mut examiner = Examiner::new(options);
            move |job| examine(job, &mut examiner, archive)
        });
        Self {
            archive,
            jobs,
            results,
            under_way: 0,
            most: 2 * options.jobs,
        }
    }

    /// Returns whether there is a batch whose result was not taken.
    pub(super) fn are_working(&self) -> bool {
        self.under_way > 0
    }

    /// Returns whether there are so many that no more should be sent.
    pub(super) fn are_busy(&self) -> bool {
        self.under_way > self.most
    }

    /// Sends a batch.
    pub(super) fn send(&mut self, job: Job) {
        self.under_way += usize::from(self.jobs.send(job));
    }

    /// The result of the batch that is next; nothing where none is on its way.
    /// Until it is there, other batches are examined here.
    pub(super) fn next(&mut self, examiner: &mut Examiner) -> Option<Done> {
        let archive = self.archive;
        let work = |job| examine(job, examiner, archive);
        let done = self.results.next_or_work(work)?;
        self.under_way -= 1;
        Some(done)
    }
}

fn examine(job: Job, examiner: &mut Examiner, archive: &RwLock<Archive>) -> Done {
    let Job { batch, before } = job;
    let mut after = before.clone();
    let pieces = batch.pieces();
    let found = pieces.map(|piece| examiner.piece(&mut after.piece(piece), archive));
    Done {
        examined: found.collect(),
        before,
        after,
        batch,
    }
}
