//! Work on many portions by several threads, with what comes of it in the
//! order of the portions: one thread makes portions, several work on them, and
//! the caller takes what comes out. All queues are bounded, so whoever is
//! faster waits.

use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::sync::{Mutex, PoisonError};
use std::thread;

/// Portions for each thread that may be under way. With fewer all would wait for
/// the slowest: what comes out does so in order.
const AHEAD: usize = 4;

/// Runs the work with so many threads. `produce` hands out portions until it
/// is told that nobody wants them any more. An error of `consume` ends
/// everything and counts before one of `produce`.
pub(crate) fn ordered<P: Send, R: Send, E: Send>(
    jobs: usize,
    produce: impl FnOnce(&mut dyn FnMut(P) -> bool) -> Result<(), E> + Send,
    work: impl Fn(P) -> R + Sync,
    mut consume: impl FnMut(R) -> Result<(), E>,
) -> Result<(), E> {
    let room = jobs.saturating_mul(AHEAD);
    let (queue, queued) = sync_channel::<(P, SyncSender<R>)>(room);
    let (announce, announced) = sync_channel::<Receiver<R>>(room);
    let queued = &Mutex::new(queued);
    let work = &work;
    thread::scope(|scope| {
        let source = scope.spawn(move || {
            produce(&mut |portion| {
                let (sender, receiver) = sync_channel(1);
                // The oldest that is announced is always worked on.
                announce.send(receiver).is_ok() && queue.send((portion, sender)).is_ok()
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
        for receiver in announced {
            // A worker that panics sends nothing; the scope panics then too.
            let Ok(result) = receiver.recv() else { break };
            consumed = consume(result);
            if consumed.is_err() {
                break;
            }
        }
        let outcome = match source.join() {
            Ok(outcome) => outcome,
            Err(panic) => std::panic::resume_unwind(panic),
        };
        consumed.and(outcome)
    })
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
        assert_eq!(ordered(2, endless, |it| it, refuse), Err("enough"));

        let mut count = 0;
        let outcome = ordered(
            2,
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
}
