//! Threads that the system has to have: the run-time of queries ends in a panic, or never, where
//! it cannot begin one.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::thread;

use tokio::runtime::{self, Runtime};

use crate::bounds;

/// Threads of a query beside those that work: for each file that is read, and for standard input.
const BESIDE: usize = 8;

/// A run-time of queries with so many threads.
pub(crate) fn runtime(workers: usize) -> io::Result<Runtime> {
    probe(workers)?;
    runtime::Builder::new_multi_thread()
        .worker_threads(workers)
        .thread_stack_size(bounds::STACK)
        .enable_all()
        .build()
}

/// Fails where the system has no more threads than so many, and those beside them.
fn probe(workers: usize) -> io::Result<()> {
    let gate = Mutex::new(());
    thread::scope(|scope| {
        let closed = gate.lock().unwrap_or_else(PoisonError::into_inner);
        let wait = || drop(gate.lock().unwrap_or_else(PoisonError::into_inner));
        let begun = (0..workers + BESIDE).try_for_each(|_| {
            let thread = thread::Builder::new().stack_size(bounds::STACK);
            thread.spawn_scoped(scope, wait).map(drop)
        });
        drop(closed);
        begun
    })
}
