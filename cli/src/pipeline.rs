//! Work on many portions by several threads, with what comes of it in the
//! order of the portions: one thread makes portions, several work on them, and
//! the caller takes what comes out. All queues are bounded, by the number of
//! portions and by what they weigh together, so whoever is faster waits.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;

/// Portions for each thread that may be under way. With fewer all would wait for
/// the slowest: what comes out does so in order.
const AHEAD: usize = 4;

/// The weight of portions under way: about the bytes that they have,
/// or more where they take more. A heavier one goes alone.
const BUDGET: usize = 32 << 20;

/// Runs the work with so many threads. `produce` hands out portions until it
/// learns that nobody wants them any more; `weigh` says what each takes. An
/// error of `consume` ends everything and counts before one of `produce`.
pub(crate) fn ordered<P: Send, R: Send, E: Send>(
    jobs: usize,
    weigh: impl Fn(&P) -> usize + Send,
    produce: impl FnOnce(&mut dyn FnMut(P) -> bool) -> Result<(), E> + Send,
    work: impl Fn(P) -> R + Sync,
    mut consume: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let capacity = jobs.saturating_mul(AHEAD);
    let (queue, queued) = sync_channel::<(P, SyncSender<R>)>(capacity);
    let (announce, announced) = sync_channel::<(Receiver<R>, usize)>(capacity);
    let queued = &Mutex::new(queued);
    let work = &work;
    let scales = &Scales::new(BUDGET);
    thread::scope(|scope| {
        let source = scope.spawn(move || {
            produce(&mut |portion| {
                let weight = scales.take(weigh(&portion));
                let (sender, receiver) = sync_channel(1);
                // The oldest that is announced is always worked on.
                announce.send((receiver, weight)).is_ok() && queue.send((portion, sender)).is_ok()
            })
        });
        for _ in 0..jobs {
            scope.spawn(move || {
                loop {
                    let next = queued.lock().unwrap_or_else(PoisonError::into_inner).recv();
                    let Ok((portion, sender)) = next else { return };
                    // Nobody may be waiting any more.
                    let _ = sender.send(work(portion));
                }
            });
        }
        let mut consumed = Ok(());
        for (receiver, weight) in announced {
            // A worker that panics sends nothing; the scope panics then too.
            let Ok(result) = receiver.recv() else { break };
            consumed = consume(result);
            scales.give(weight);
            if consumed.is_err() {
                break;
            }
        }
        scales.open();
        let outcome = match source.join() {
            Ok(outcome) => outcome,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        consumed.and(outcome)
    })
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
        let left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        let left = self.given.wait_while(left, |left| *left < weight);
        *left.unwrap_or_else(PoisonError::into_inner) -= weight;
        weight
    }

    fn give(&self, weight: usize) {
        let mut left = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        *left = left.saturating_add(weight);
        self.given.notify_all();
    }

    /// Nobody has to wait any more.
    fn open(&self) {
        self.give(usize::MAX);
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn results_come_in_order() {
        for jobs in [1, 2, 7] {
            let mut seen = Vec::new();
            let outcome: Result<(), ()> = ordered(
                jobs,
                |_| 1,
                |hand_out| {
                    assert!((0..200_u64).all(hand_out));
                    Ok(())
                },
                |number| {
                    thread::sleep(Duration::from_micros(number % 7 * 50));
                    number * number
                },
                |square| {
                    seen.push(square);
                    Ok(())
                },
            );
            outcome.unwrap();
            assert_eq!(seen, (0..200).map(|it| it * it).collect::<Vec<_>>());
        }
    }

    #[test]
    fn errors_end_the_work() {
        let endless = |hand_out: &mut dyn FnMut(u64) -> bool| {
            let mut number = 0;
            while hand_out(number) {
                number += 1;
            }
            Err("nobody wants more")
        };
        let refuse = |number| if number > 50 { Err("enough") } else { Ok(()) };
        assert_eq!(ordered(2, |_| 1, endless, |it| it, refuse), Err("enough"));

        let mut count = 0;
        let outcome = ordered(
            2,
            |_| 1,
            |hand_out| {
                (0..9).for_each(|it| assert!(hand_out(it)));
                Err("the source is broken")
            },
            |it| it,
            |_| {
                count += 1;
                Ok(())
            },
        );
        assert_eq!((outcome, count), (Err("the source is broken"), 9));
    }

    #[test]
    fn what_is_heavy_goes_alone() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        let (under_way, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
        let weights = [BUDGET / 2, BUDGET * 3, BUDGET / 4, 1, BUDGET];
        let hand_out_all = |hand_out: &mut dyn FnMut(usize) -> bool| -> Result<(), ()> {
            for weight in weights.repeat(20) {
                assert!(hand_out(weight.min(BUDGET)));
            }
            Ok(())
        };
        let work = |weight| {
            let now = under_way.fetch_add(weight, Ordering::SeqCst) + weight;
            most.fetch_max(now, Ordering::SeqCst);
            weight
        };
        let mut taken = 0;
        let outcome = ordered(
            4,
            |weight| *weight,
            hand_out_all,
            work,
            |weight| {
                under_way.fetch_sub(weight, Ordering::SeqCst);
                taken += 1;
                Ok(())
            },
        );
        assert_eq!((outcome, taken), (Ok(()), 100));
        assert!(most.into_inner() <= BUDGET);
    }
}
