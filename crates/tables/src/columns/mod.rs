//! The columns of all tables. What a schema, the documentation and the computations know of a
//! column stands here once.

pub(crate) mod games;
