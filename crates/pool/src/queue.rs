//! A queue that several threads take from.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// The queue.
pub(crate) struct Queue<T> {
    state: Mutex<State<T>>,
    changed: Condvar,
}

struct State<T> {
    waiting: VecDeque<T>,
    /// True if nothing more comes.
    is_closed: bool,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Self {
            state: Mutex::new(State {
                waiting: VecDeque::new(),
                is_closed: false,
            }),
            changed: Condvar::new(),
        }
    }
}

impl<T> Queue<T> {
    pub(crate) fn push(&self, item: T) {
        self.state().waiting.push_back(item);
        self.changed.notify_one();
    }

    /// Lets those who wait go once the queue is empty.
    pub(crate) fn close(&self) {
        self.state().is_closed = true;
        self.changed.notify_all();
    }

    /// Waits for the first item; nothing where no more comes.
    pub(crate) fn pop(&self) -> Option<T> {
        let is_idle = |it: &mut State<T>| it.waiting.is_empty() && !it.is_closed;
        let state = self.changed.wait_while(self.state(), is_idle);
        let mut state = state.unwrap_or_else(PoisonError::into_inner);
        state.waiting.pop_front()
    }

    /// The first item, if there is one.
    pub(crate) fn try_pop(&self) -> Option<T> {
        self.state().waiting.pop_front()
    }

    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
