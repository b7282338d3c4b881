//! Rules on dates.

pub mod death_before_birth;
pub mod impossible_date;
