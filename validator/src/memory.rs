//! The memory that the tables of ids take, and may take.

/// Bytes of the tables of ids, counted as they are taken and given back.
#[derive(Debug)]
pub(crate) struct Memory {
    limit: usize,
    taken: usize,
    is_full: bool,
    /// True if something was not remembered.
    forgot: bool,
    /// True if that was reported.
    reported: bool,
}

impl Memory {
    pub(crate) const fn new(limit: usize) -> Self {
        Self {
            limit,
            taken: 0,
            is_full: false,
            forgot: false,
            reported: false,
        }
    }

    /// Counts what was remembered.
    pub(crate) const fn take(&mut self, bytes: usize) {
        self.taken = self.taken.saturating_add(bytes);
        self.is_full |= self.taken > self.limit;
    }

    /// Counts what is not needed any more.
    pub(crate) const fn give_back(&mut self, bytes: usize) {
        self.taken = self.taken.saturating_sub(bytes);
    }

    /// Returns whether nothing more is remembered: once this is so it remains so,
    /// or an entry that is not remembered could seem to be missing.
    pub(crate) const fn is_full(&self) -> bool {
        self.is_full
    }

    /// Notes that something is not remembered.
    pub(crate) const fn forget(&mut self) {
        self.forgot = true;
    }

    /// The limit, the first time that something was not remembered.
    pub(crate) const fn take_report(&mut self) -> Option<usize> {
        if !self.forgot || self.reported {
            return None;
        }
        self.reported = true;
        Some(self.limit)
    }
}
