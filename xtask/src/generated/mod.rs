//! Code generated for schemas of other people: made by child processes, which
//! may fail without harm, compiled in batches, and run over documents.

pub(crate) mod batches;
mod build;
pub(crate) mod generate;
pub(crate) mod judge;
pub(crate) mod responder;
