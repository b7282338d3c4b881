//! The role of a text for the scanner: a document, or a piece of one that is read
//! as a stream.

/// Which part of a document the scanner's text is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode<'a> {
    /// A whole document.
    Document,
    /// A part of what stands before the root, with what the parts before it say.
    Before(&'a Context),
    /// The beginning of a document up to the root's start tag, or the last part
    /// of it. The root stays open; [`super::Scanner::context`] tells what the
    /// later pieces need.
    Head(&'a Context),
    /// The start tag of an element that stays open, with what stands before it;
    /// [`super::Scanner::context`] tells what the pieces inside it need.
    Open(&'a Context),
    /// An element inside those that are open, with what stands before it.
    Item(&'a Context),
    /// The end of the innermost open element and what stands around it: of a
    /// document, where that is the root.
    Tail(&'a Context),
    /// A part of what stands behind the root.
    After(&'a Context),
}

/// The knowledge that later pieces of a stream need of its head, and of the start
/// tag of an element that is read in pieces itself.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Context {
    /// The names of the open elements, the root first.
    pub(crate) open: Vec<String>,
    /// The prefixes that are declared, and with an empty prefix the default
    /// namespace.
    pub(crate) prefixes: Vec<(String, String)>,
    pub(crate) ascii: bool,
    /// True if something of the document was read.
    pub(crate) begun: bool,
}

impl Context {
    /// The name of the root, when it is still open after the head.
    pub fn root(&self) -> Option<&str> {
        self.open.first().map(String::as_str)
    }
}

impl super::Scanner<'_> {
    /// Returns true if the text is a whole document.
    pub(crate) fn is_whole(&self) -> bool {
        matches!(self.mode, Mode::Document)
    }

    /// Returns true if the text ends behind a start tag whose element goes on in other pieces
    /// of a stream.
    pub(crate) fn leaves_open(&self) -> bool {
        matches!(self.mode, Mode::Head(_) | Mode::Open(_))
    }

    /// Returns what the later pieces of a stream need to know, once this scanner has
    /// read the head, or the start tag, to its end.
    pub fn context(&self) -> Context {
        Context {
            open: self.stack.iter().map(|it| it.name.to_owned()).collect(),
            prefixes: self.prefixes.in_scope(self.stack.len()),
            ascii: self.ascii,
            begun: true,
        }
    }

    /// The prefixes in scope in the element that has ended last, where names depend
    /// on them.
    pub(crate) fn scope(&self) -> Vec<(String, String)> {
        if self.namespaces().is_empty() {
            return Vec::new();
        }
        self.prefixes.in_scope(self.stack.len() + 1)
    }

    /// The bytes of all declarations in scope, where names depend on them.
    pub(crate) fn scope_length(&self) -> usize {
        if self.namespaces().is_empty() {
            return 0;
        }
        self.prefixes.length()
    }
}

impl super::Scanner<'_> {
    /// The canonical name of a type that a value names; nothing where its prefix is not
    /// declared.
    pub(crate) fn type_name(&self, name: &str) -> Option<String> {
        let namespace = self.prefixes.of_value(name)?;
        Some(self.namespaces().canonical(namespace, name))
    }
}

impl crate::simple::qualified::Scope for super::Scanner<'_> {
    fn canonical(&self, name: &str) -> Option<String> {
        let namespace = self.prefixes.of_value(name)?;
        Some(self.namespaces().of_value(namespace, name))
    }
}
