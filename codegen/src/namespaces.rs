//! The namespaces of a schema. Every name of a schema stands as one text from here
//! on: its local part, behind the prefix that its namespace has in this list. So two
//! names are equal where their texts are, in components, tables and generated code.

/// The namespaces of a schema, each with its prefix.
#[derive(Debug, Clone, Default)]
pub(crate) struct Namespaces {
    /// The namespace of elements and components without a prefix; empty where those
    /// have none.
    pub(crate) bare: String,
    /// Prefixes and their namespaces. That of `bare` has one too where attributes are
    /// in it.
    pub(crate) prefixes: Vec<(String, String)>,
}
