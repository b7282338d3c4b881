//! Properties of pools: results come in the order of the jobs, whoever works on
//! them and however long that takes; errors and panics end the work.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use cif_pool::{BUDGET, Options, ordered, pool};
use proptest::prelude::*;

/// Works for so many hundredths of a millisecond.
fn work(time: u64) -> u64 {
    thread::sleep(Duration::from_micros(time * 10));
    time * time
}

fn squares(times: &[u64]) -> Vec<u64> {
    times.iter().map(|time| time * time).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    #[test]
    fn a_pipeline_keeps_the_order(
        times in prop::collection::vec(0_u64..40, 0..60),
        threads in 1_usize..6,
        heavy in 0_usize..60,
    ) {
        let mut seen = Vec::new();
        let send_all = |send: &mut dyn FnMut(u64) -> bool| {
            assert!(times.iter().copied().all(send));
            Ok::<_, ()>(())
        };
        let weigh = |time: &u64| usize::try_from(*time).unwrap() * BUDGET / (1 + heavy);
        let outcome = ordered(threads, weigh, send_all, work, |square| {
            seen.push(square);
            Ok(())
        });
        prop_assert_eq!(outcome, Ok(()));
        prop_assert_eq!(seen, squares(&times));
    }

    /// One thread sends and takes, with as many jobs under way as it likes.
    #[test]
    fn who_takes_may_work_too(
        times in prop::collection::vec(0_u64..40, 0..60),
        threads in 0_usize..4,
        most in 1_usize..9,
    ) {
        let mut seen = Vec::new();
        thread::scope(|scope| {
            let options = Options { threads, stack: Some(1 << 16) };
            let (mut jobs, mut results) = pool(scope, options, || work);
            let mut under_way = 0;
            for time in &times {
                if under_way == most {
                    seen.extend(results.next_or_work(work));
                    under_way -= 1;
                }
                assert!(jobs.send(*time));
                under_way += 1;
            }
            while let Some(square) = results.next_or_work(work) {
                seen.push(square);
            }
        });
        prop_assert_eq!(seen, squares(&times));
    }

    #[test]
    fn a_panic_ends_the_work(number in 0_u64..60, threads in 1_usize..4) {
        let mut seen = Vec::new();
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            ordered(
                threads,
                |_| BUDGET / 2,
                |send| {
                    (0..1_000_000).all(send);
                    Ok::<_, ()>(())
                },
                |it| if it == number { panic!("a panic of the work") } else { it },
                |it| {
                    seen.push(it);
                    Ok(())
                },
            )
        }));
        let panic = outcome.expect_err("a panic");
        prop_assert_eq!(panic.downcast_ref::<&str>(), Some(&"a panic of the work"));
        prop_assert_eq!(seen, (0..number).collect::<Vec<_>>());
    }
}

#[test]
fn each_thread_has_a_state_of_its_own() {
    let mut number = 0;
    let sum: u64 = thread::scope(|scope| {
        let worker = || {
            number += 1;
            let mut count = 0;
            move |()| {
                count += 1;
                u64::from(count == 1)
            }
        };
        let options = Options {
            threads: 3,
            stack: None,
        };
        let (mut jobs, results) = pool(scope, options, worker);
        assert!((0..50).all(|_| jobs.send(())));
        drop(jobs);
        results.sum()
    });
    assert_eq!(number, 3);
    assert!((1..=3).contains(&sum), "{sum}");
}

#[test]
fn errors_end_the_work() {
    let endless = |send: &mut dyn FnMut(u64) -> bool| {
        (0..1_000_000).all(send);
        Err("nobody wants more")
    };
    let refuse = |number| if number > 50 { Err("enough") } else { Ok(()) };
    assert_eq!(ordered(2, |_| 1, endless, |it| it, refuse), Err("enough"));

    let mut count = 0;
    let broken = |send: &mut dyn FnMut(u64) -> bool| {
        assert!((0..9).all(send));
        Err("the source is broken")
    };
    let consume = |_| {
        count += 1;
        Ok(())
    };
    let outcome = ordered(2, |_| 1, broken, |it| it, consume);
    assert_eq!((outcome, count), (Err("the source is broken"), 9));
}

#[test]
fn what_is_heavy_goes_alone() {
    let (under_way, most) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let weights = [BUDGET / 2, BUDGET * 3, BUDGET / 4, 1, BUDGET];
    let send_all = |send: &mut dyn FnMut(usize) -> bool| -> Result<(), ()> {
        assert!(
            weights
                .repeat(20)
                .into_iter()
                .all(|it| send(it.min(BUDGET)))
        );
        Ok(())
    };
    let work = |weight| {
        let now = under_way.fetch_add(weight, Ordering::SeqCst) + weight;
        most.fetch_max(now, Ordering::SeqCst);
        weight
    };
    let mut taken = 0;
    let consume = |weight| {
        under_way.fetch_sub(weight, Ordering::SeqCst);
        taken += 1;
        Ok(())
    };
    let outcome = ordered(4, |weight| *weight, send_all, work, consume);
    assert_eq!((outcome, taken), (Ok(()), 100));
    assert!(most.into_inner() <= BUDGET);
}
