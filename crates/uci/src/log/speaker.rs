//! The engine that a line of a log is from.

/// An engine as a prefix names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Speaker<'a> {
    /// Its name.
    pub name: Option<&'a str>,
    /// Its number among the engines of the log.
    pub number: Option<u64>,
    /// The thread that runs it, where several run engines of the same name.
    pub thread: Option<u64>,
}
