//! The columns of all tables. What a schema, the documentation and the computations know of a
//! column stands here once.

pub(crate) mod comments;
pub(crate) mod evaluations;
pub(crate) mod findings;
pub(crate) mod games;
pub(crate) mod lines;
pub(crate) mod plies;
pub(crate) mod tags;
