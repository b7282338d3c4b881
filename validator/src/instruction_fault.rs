//! Faults of instructions to leave findings out.

/// The reason why nothing can be made of an instruction.
pub(crate) enum Fault {
    /// It begins with another word than those that are known.
    Word(String),
    /// It names no findings.
    Nothing,
    /// It names findings that there are none of.
    Selector(String),
}
