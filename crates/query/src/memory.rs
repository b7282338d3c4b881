//! The memory that the steps of queries share. Those that can go to the disk leave a part of it to
//! those that cannot, as to the merging of what they wrote there; else a sort that fills the memory
//! stops another one that is merging.

use std::fmt;

use datafusion::common::resources_err;
use datafusion::error::Result;
use datafusion::execution::memory_pool::{
    FairSpillPool, MemoryConsumer, MemoryLimit, MemoryPool, MemoryReservation,
};

/// A bound on what steps hold together.
#[derive(Debug)]
pub(crate) struct Memory {
    bytes: usize,
    /// Counts all; what is left of it is for steps that can go to the disk.
    shares: FairSpillPool,
}

impl Memory {
    /// A memory of so many bytes.
    pub(crate) fn new(bytes: usize) -> Self {
        Self {
            bytes,
            shares: FairSpillPool::new(bytes / 2),
        }
    }
}

impl MemoryPool for Memory {
    fn name(&self) -> &'static str {
        "shared"
    }

    fn register(&self, consumer: &MemoryConsumer) {
        self.shares.register(consumer);
    }

    fn unregister(&self, consumer: &MemoryConsumer) {
        self.shares.unregister(consumer);
    }

    fn grow(&self, reservation: &MemoryReservation, additional: usize) {
        self.shares.grow(reservation, additional);
    }

    fn shrink(&self, reservation: &MemoryReservation, shrink: usize) {
        self.shares.shrink(reservation, shrink);
    }

    fn try_grow(&self, reservation: &MemoryReservation, additional: usize) -> Result<()> {
        if reservation.consumer().can_spill() {
            return self.shares.try_grow(reservation, additional);
        }
        let left = self.bytes.saturating_sub(self.reserved());
        if additional > left {
            return resources_err!("{additional} bytes are wanted, and {left} are left");
        }
        self.grow(reservation, additional);
        Ok(())
    }

    fn reserved(&self) -> usize {
        self.shares.reserved()
    }

    fn memory_limit(&self) -> MemoryLimit {
        MemoryLimit::Finite(self.bytes)
    }
}

impl fmt::Display for Memory {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}({} bytes)", self.name(), self.bytes)
    }
}
