//! A pipeline: one thread makes portions, several work on them, and the caller
//! takes the results in order. What is under way is bounded by what it weighs,
//! so whoever is faster waits.

use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

use crate::{Options, pool};

/// Portions for each thread that may be under way. With fewer all would wait for
/// the slowest: results come in order.
const AHEAD: usize = 4;

/// The weight of portions under way: about the bytes that they have,
/// or more where they take more. A heavier one goes alone.
pub const BUDGET: usize = 32 << 20;

/// Runs the work with so many threads. `produce` hands out portions until it
/// learns that nobody wants them any more; `weigh` says what each takes. An
/// error of `consume` ends everything and counts before one of `produce`.
///
/// # Errors
/// Those of `consume` and `produce`.
///
/// # Panics
/// With the panic of any of them.
pub fn ordered<P: Send, R: Send, E: Send>(
    threads: usize,
    weigh: impl Fn(&P) -> usize + Send,
    produce: impl FnOnce(&mut dyn FnMut(P) -> bool) -> Result<(), E> + Send,
    work: impl Fn(P) -> R + Sync,
    mut consume: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    // Every portion weighs something, so that their number is bounded as well.
    let least = BUDGET / threads.saturating_mul(AHEAD).clamp(1, BUDGET);
    let scales = &Scales::new(BUDGET);
    let work = &work;
    let produce = &Mutex::new(Some(produce));
    let produce = || lock(produce).take();
    thread::scope(|scope| {
        let options = Options {
            threads,
            stack: None,
        };
        let worker = move || move |(portion, weight): (P, usize)| (work(portion), weight);
        let (mut jobs, mut results) = pool(scope, options, worker);
        let source = thread::Builder::new().spawn_scoped(scope, move || {
            let Some(produce) = produce() else {
                return Ok(());
            };
            produce(&mut |portion| {
                let weight = scales.take(weigh(&portion).max(least));
                jobs.send((portion, weight))
            })
        });
        let Ok(source) = source else {
            return produce().map_or(Ok(()), |produce| alone(produce, work, consume));
        };
        // However this ends, whoever waits for the scales goes on.
        let open = Opened(scales);
        let consumed = results.try_for_each(|(result, weight)| {
            consume(result)?;
            scales.give(weight);
            Ok(())
        });
        drop((results, open));
        let outcome = match source.join() {
            Ok(outcome) => outcome,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        consumed.and(outcome)
    })
}

/// The same where the system has no other thread.
fn alone<P, R, E>(
    produce: impl FnOnce(&mut dyn FnMut(P) -> bool) -> Result<(), E>,
    work: impl Fn(P) -> R,
    mut consume: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let mut consumed = Ok(());
    let produced = produce(&mut |portion| {
        consumed = consume(work(portion));
        consumed.is_ok()
    });
    consumed.and(produced)
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The weight that may still be under way.
struct Scales {
    most: usize,
    left: Mutex<usize>,
    given: Condvar,
}

impl Scales {
    fn new(most: usize) -> Self {
        Self {
            most,
            left: Mutex::new(most),
            given: Condvar::new(),
        }
    }

    /// Waits until so much may be under way, or all there is; gives how much it
    /// takes.
    fn take(&self, weight: usize) -> usize {
        let weight = weight.min(self.most);
        let left = lock(&self.left);
        let left = self.given.wait_while(left, |left| *left < weight);
        *left.unwrap_or_else(PoisonError::into_inner) -= weight;
        weight
    }

    fn give(&self, weight: usize) {
        let mut left = lock(&self.left);
        *left = left.saturating_add(weight);
        self.given.notify_all();
    }
}

/// Scales at which nobody has to wait any more once this is dropped.
struct Opened<'s>(&'s Scales);

impl Drop for Opened<'_> {
    fn drop(&mut self) {
        self.0.give(usize::MAX);
    }
}
