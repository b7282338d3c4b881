//! The threads that examine batches. Results come back in the order in which
//! the batches were sent.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Mutex, PoisonError, RwLock};
use std::thread::{self, Scope};

use cif_types::Progress;

use super::batch::Batch;
use crate::archive::Archive;
use crate::examine::{Examined, Examiner};
use crate::options::{Options, STACK};

/// A batch to be examined.
pub(super) struct Job {
    pub(super) batch: Batch,
    /// Where the content of the root stands before it, as far as is known.
    pub(super) before: Progress,
}

/// A batch that was examined.
pub(super) struct Done {
    pub(super) batch: Batch,
    pub(super) before: Progress,
    /// Where the content of the root stands behind it.
    pub(super) after: Progress,
    pub(super) examined: Vec<Examined>,
}

/// What a thread sends; a panic goes on where the check was asked for.
type Sent = (u64, std::thread::Result<Done>);

/// The threads.
pub(super) struct Workers<'scope, 'env, 'o> {
    scope: &'scope Scope<'scope, 'env>,
    options: &'o Options,
    archive: &'o RwLock<Archive>,
    /// How many there are.
    number: usize,
    jobs: Sender<(u64, Job)>,
    queue: Arc<Mutex<Receiver<(u64, Job)>>>,
    answer: Sender<Sent>,
    answers: Receiver<Sent>,
    /// How many batches were sent, and how many results were taken.
    sent: u64,
    taken: u64,
    /// Results that came before their turn.
    early: BTreeMap<u64, Done>,
}

impl<'scope, 'env, 'o: 'scope> Workers<'scope, 'env, 'o> {
    pub(super) fn new(
        scope: &'scope Scope<'scope, 'env>,
        options: &'o Options,
        archive: &'o RwLock<Archive>,
    ) -> Self {
        let (jobs, queue) = channel();
        let (answer, answers) = channel();
        Self {
            scope,
            options,
            archive,
            number: 0,
            jobs,
            queue: Arc::new(Mutex::new(queue)),
            answer,
            answers,
            sent: 0,
            taken: 0,
            early: BTreeMap::new(),
        }
    }

    /// Whether there is a batch whose result was not taken.
    pub(super) fn are_working(&self) -> bool {
        self.taken < self.sent
    }

    /// Whether there are so many that no more should be sent.
    pub(super) fn are_busy(&self) -> bool {
        self.sent - self.taken > 2 * self.options.jobs as u64
    }

    /// Sends a batch; a thread is begun for it while there are not enough.
    pub(super) fn send(&mut self, job: Job) {
        if self.number < self.options.jobs {
            self.number += 1;
            let (queue, answer) = (Arc::clone(&self.queue), self.answer.clone());
            let (options, archive) = (self.options, self.archive);
            thread::Builder::new()
                .stack_size(STACK)
                .spawn_scoped(self.scope, move || {
                    work(&queue, &answer, options, archive);
                })
                .expect("a thread begins");
        }
        // The queue is open for as long as `self` is.
        if self.jobs.send((self.sent, job)).is_ok() {
            self.sent += 1;
        }
    }

    /// The result of the batch that is next; nothing where none is on its way.
    pub(super) fn next(&mut self) -> Option<Done> {
        while self.are_working() {
            if let Some(done) = self.early.remove(&self.taken) {
                self.taken += 1;
                return Some(done);
            }
            match self.answers.recv().ok()? {
                (number, Ok(done)) => {
                    self.early.insert(number, done);
                }
                (_, Err(panic)) => resume_unwind(panic),
            }
        }
        None
    }
}

/// What each thread does, until nobody sends any more.
fn work(
    queue: &Mutex<Receiver<(u64, Job)>>,
    answer: &Sender<Sent>,
    options: &Options,
    archive: &RwLock<Archive>,
) {
    let mut examiner = Examiner::new(options);
    loop {
        let next = queue.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok((number, job)) = next else { return };
        let done = catch_unwind(AssertUnwindSafe(|| examine(job, &mut examiner, archive)));
        if answer.send((number, done)).is_err() {
            return;
        }
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
