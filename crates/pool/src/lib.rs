//! Work shared by threads, with its results in the order in which the jobs were
//! sent. Each job has a slot for its result; the slots stand in a row, and who takes
//! results waits at the first:
//!
//! ```text
//! send --+--> queue of jobs --> threads ----+
//!        |                                  v
//!        +--> row of slots ---------> [2 ] [3*] [4 ] ---> next: waits for 2
//! ```
//!
//! - [`pool`] has two halves: [`Jobs`] to be sent, and [`Results`] to be taken, in
//!   one thread or in two. Who takes may work on jobs meanwhile.
//! - [`ordered()`] is a pipeline over it: one thread makes portions, several work on
//!   them, and the caller takes the results; all of it bounded by weight.
//!
//! ```
//! let mut lengths = Vec::new();
//! let outcome: Result<(), ()> = cif_pool::ordered(
//!     2,
//!     |text: &&str| text.len(),
//!     |send| {
//!         ["e2e4", "e7e8Q", "0000"].into_iter().all(send);
//!         Ok(())
//!     },
//!     |text| text.len(),
//!     |length| {
//!         lengths.push(length);
//!         Ok(())
//!     },
//! );
//! assert_eq!((outcome, lengths), (Ok(()), vec![4, 5, 4]));
//! ```
//!
//! A job that panics does so where its result is taken.

mod pipeline;
mod queue;

use std::fmt;
use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};
use std::thread::{self, Scope};

pub use pipeline::{BUDGET, ordered};
use queue::Queue;

/// A job, and the slot for its result.
type Queued<J, R> = (J, Sender<thread::Result<R>>);

/// The work of a thread on one job after the other.
type Work<'scope, J, R> = Box<dyn FnMut(J) -> R + Send + 'scope>;

/// The half of a pool that takes in jobs.
pub struct Jobs<'scope, 'env, J, R> {
    scope: &'scope Scope<'scope, 'env>,
    options: Options,
    worker: Box<dyn FnMut() -> Work<'scope, J, R> + Send + 'scope>,
    /// The number of threads that were begun.
    begun: usize,
    /// The worker of whoever sends, where the system has no thread for any other.
    own: Option<Work<'scope, J, R>>,
    queue: Arc<Queue<Queued<J, R>>>,
    row: Sender<Receiver<thread::Result<R>>>,
}

impl<J, R> fmt::Debug for Jobs<'_, '_, J, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Jobs")
            .field("options", &self.options)
            .field("begun", &self.begun)
            .finish_non_exhaustive()
    }
}

/// The half of a pool that gives results.
pub struct Results<J, R> {
    queue: Arc<Queue<Queued<J, R>>>,
    row: Receiver<Receiver<thread::Result<R>>>,
}

impl<J, R> fmt::Debug for Results<J, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Results").finish_non_exhaustive()
    }
}

/// The threads of a pool.
#[derive(Clone, Copy, Default, Debug)]
pub struct Options {
    /// The most threads there are; each begins when a job is sent.
    pub threads: usize,
    /// Bytes of stack for each, where not as many as is usual.
    pub stack: Option<usize>,
}

/// A pool with threads in a scope. `worker` makes what works on jobs, for each
/// thread that begins.
pub fn pool<'scope, 'env, J, R, M, W>(
    scope: &'scope Scope<'scope, 'env>,
    options: Options,
    mut worker: M,
) -> (Jobs<'scope, 'env, J, R>, Results<J, R>)
where
    M: FnMut() -> W + Send + 'scope,
    W: FnMut(J) -> R + Send + 'scope,
{
    let queue = Arc::new(Queue::default());
    let (row, slots) = channel();
    let jobs = Jobs {
        scope,
        options,
        worker: Box::new(move || Box::new(worker())),
        begun: 0,
        own: None,
        queue: Arc::clone(&queue),
        row,
    };
    (jobs, Results { queue, row: slots })
}

impl<'scope, J, R> Jobs<'scope, '_, J, R>
where
    J: Send + 'scope,
    R: Send + 'scope,
{
    /// Sends a job; `false` when nobody takes results any more. Where the system has no
    /// more threads, there are fewer; where it has none, the job is worked on here.
    pub fn send(&mut self, job: J) -> bool {
        let (slot, result) = channel();
        if self.row.send(result).is_err() {
            return false;
        }
        self.queue.push((job, slot));
        if self.begun < self.options.threads {
            if self.begin().is_ok() {
                self.begun += 1;
            } else {
                self.options.threads = self.begun;
                self.own = (self.begun == 0).then(|| (self.worker)());
            }
        }
        if let Some(worker) = &mut self.own {
            while let Some(queued) = self.queue.try_pop() {
                answer(worker, queued);
            }
        }
        true
    }

    /// Begins a thread, which works until no more jobs are sent.
    fn begin(&mut self) -> io::Result<()> {
        let (mut worker, queue) = ((self.worker)(), Arc::clone(&self.queue));
        let mut thread = thread::Builder::new();
        if let Some(bytes) = self.options.stack {
            thread = thread.stack_size(bytes);
        }
        let work = move || {
            while let Some(queued) = queue.pop() {
                answer(&mut worker, queued);
            }
        };
        thread.spawn_scoped(self.scope, work).map(drop)
    }
}

/// Works on a job, and fills its slot.
fn answer<J, R>(worker: &mut impl FnMut(J) -> R, (job, slot): Queued<J, R>) {
    let result = catch_unwind(AssertUnwindSafe(|| worker(job)));
    // Nobody may want it any more.
    let _ = slot.send(result);
}

impl<J, R> Drop for Jobs<'_, '_, J, R> {
    fn drop(&mut self) {
        self.queue.close();
    }
}

/// Waits for each result, until all are taken and no more jobs are sent. Taking one
/// panics as its job did.
impl<J, R> Iterator for Results<J, R> {
    type Item = R;

    fn next(&mut self) -> Option<R> {
        let slot = self.row.recv().ok()?;
        Some(settled(slot.recv().ok()?))
    }
}

impl<J, R> Results<J, R> {
    /// The next result; nothing where no job is under way. Until it is there, jobs
    /// are worked on here.
    ///
    /// # Panics
    /// With the panic of the job.
    pub fn next_or_work(&mut self, mut worker: impl FnMut(J) -> R) -> Option<R> {
        let slot = self.row.try_recv().ok()?;
        loop {
            match slot.try_recv() {
                Ok(result) => return Some(settled(result)),
                Err(TryRecvError::Disconnected) => return None,
                Err(TryRecvError::Empty) => {}
            }
            let Some((job, other)) = self.queue.try_pop() else {
                return Some(settled(slot.recv().ok()?));
            };
            // The receiver stands in the row, or is the one at hand.
            let _ = other.send(Ok(worker(job)));
        }
    }
}

/// Returns a result, or goes on with the panic.
fn settled<R>(result: thread::Result<R>) -> R {
    result.unwrap_or_else(|panic| resume_unwind(panic))
}

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
