//! The threads that examine batches. Results come back in the order in which
//! the batches were sent. Who asks for a result that is not there yet does not
//! wait: it examines a batch meanwhile.

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::RwLock;
use std::thread::{self, Scope};

use cif_types::Progress;
use crossbeam_channel::{Receiver, Sender, unbounded};

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

/// Jobs have numbers in the order in which they were sent.
type Numbered = (u64, Job);

/// The message of a thread; a panic goes on where the check was asked for.
type Sent = (u64, std::thread::Result<Done>);

/// The threads, one fewer than work: the thread that sends is one of them.
pub(super) struct Workers<'scope, 'env, 'o> {
    scope: &'scope Scope<'scope, 'env>,
    options: &'o Options,
    archive: &'o RwLock<Archive>,
    /// The number of them.
    number: usize,
    jobs: Sender<Numbered>,
    queue: Receiver<Numbered>,
    answer: Sender<Sent>,
    answers: Receiver<Sent>,
    /// The number of batches sent, and that of results taken.
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
        let (jobs, queue) = unbounded();
        let (answer, answers) = unbounded();
        Self {
            scope,
            options,
            archive,
            number: 0,
            jobs,
            queue,
            answer,
            answers,
            sent: 0,
            taken: 0,
            early: BTreeMap::new(),
        }
    }

    /// Returns whether there is a batch whose result was not taken.
    pub(super) fn are_working(&self) -> bool {
        self.taken < self.sent
    }

    /// Returns whether there are so many that no more should be sent.
    pub(super) fn are_busy(&self) -> bool {
        self.sent - self.taken > 2 * self.options.jobs as u64
    }

    /// Sends a batch; a thread is begun for it while there are not enough.
    pub(super) fn send(&mut self, job: Job) {
        if self.number + 1 < self.options.jobs {
            self.number += 1;
            let (queue, answer) = (self.queue.clone(), self.answer.clone());
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
    /// Until it is there, other batches are examined here.
    pub(super) fn next(&mut self, examiner: &mut Examiner) -> Option<Done> {
        while self.are_working() {
            if let Some(done) = self.early.remove(&self.taken) {
                self.taken += 1;
                return Some(done);
            }
            if let Ok(sent) = self.answers.try_recv() {
                self.stash(sent);
            } else if let Ok((number, job)) = self.queue.try_recv() {
                let done = examine(job, examiner, self.archive);
                self.early.insert(number, done);
            } else {
                let sent = self.answers.recv().ok()?;
                self.stash(sent);
            }
        }
        None
    }

    /// Keeps a result until its turn comes.
    fn stash(&mut self, (number, done): Sent) {
        match done {
            Ok(done) => {
                self.early.insert(number, done);
            }
            Err(panic) => resume_unwind(panic),
        }
    }
}

/// Runs a thread until nobody sends any more.
fn work(
    queue: &Receiver<Numbered>,
    answer: &Sender<Sent>,
    options: &Options,
    archive: &RwLock<Archive>,
) {
    let mut examiner = Examiner::new(options);
    for (number, job) in queue {
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
