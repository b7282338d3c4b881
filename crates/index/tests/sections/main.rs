//! Archives with their heads moved to sections, and back.

mod common;
mod heads;
mod losses;
mod round_trip;
