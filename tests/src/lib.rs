//! Whole-workspace test suites and the corpus. The library holds what several
//! suites and the tasks of the workspace share: documents made up from the
//! tables of the schema, damage done to them, and the comparison of what our
//! readers and the judges say.

pub mod contract;
pub mod corpus;
pub mod differential;
pub mod faults;
pub mod fixes;
pub mod manual;
pub mod mutate;
pub mod rng;
pub mod sample;
pub mod tables;
pub mod tree;

/// The programs in the README, which have to compile.
#[cfg(doctest)]
#[doc = include_str!("../../README.md")]
struct Readme;

/// The programs of the tutorial on the library.
#[cfg(doctest)]
#[doc = include_str!("../../docs/tutorials/library.md")]
struct Tutorial;

/// The program of the how-to on own rules.
#[cfg(doctest)]
#[doc = include_str!("../../docs/how-to/own-rules.md")]
struct OwnRules;
