//! The built-in types of XML Schema 1.0.

/// A built-in simple type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Builtin {
    /// `xs:string`.
    String,
}
