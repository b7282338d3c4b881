//! What a text is to the scanner: a document, or a piece of one that is read
//! as a stream.

/// Which part of a document the scanner's text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode<'a> {
    /// A whole document.
    Document,
    /// The beginning of a document up to the root's start tag. The root stays
    /// open; [`super::Scanner::context`] tells what the later pieces need.
    Head,
    /// An element inside the root, with what stands before it.
    Item(&'a Context),
    /// The end of a document: the root's end tag and what stands around it.
    Tail(&'a Context),
}

/// What the later pieces of a stream need to know of its head.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Context {
    pub(crate) root: Option<String>,
    pub(crate) prefixes: Vec<(String, String)>,
    pub(crate) ascii: bool,
}

impl Context {
    /// The name of the root, when it is still open after the head.
    pub fn root(&self) -> Option<&str> {
        self.root.as_deref()
    }
}

impl super::Scanner<'_> {
    /// What the later pieces of a stream need to know, once this scanner has
    /// read the head to its end.
    pub fn context(&self) -> Context {
        Context {
            root: self.stack.first().map(|open| open.name.to_owned()),
            prefixes: self.prefixes.in_scope(),
            ascii: self.ascii,
        }
    }
}
