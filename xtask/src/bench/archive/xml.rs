//! XML text of elements and attributes: the little that a generator needs. A tag
//! is a name with attributes, as it stands between the brackets.

use std::fmt::{Display, Write as _};

/// XML text under construction.
#[derive(Debug, Default)]
pub(super) struct Xml {
    pub(super) text: String,
    /// Elements open, for the indentation.
    pub(super) depth: usize,
}

impl Xml {
    /// A start tag on a line of its own.
    pub(super) fn open(&mut self, tag: &str) {
        self.line();
        self.raw(format_args!("<{tag}>"));
        self.depth += 1;
    }

    /// The end tag to [`Xml::open`].
    pub(super) fn close(&mut self, name: &str) {
        self.depth -= 1;
        self.line();
        self.raw(format_args!("</{name}>"));
    }

    /// An element with text alone, on a line of its own.
    pub(super) fn leaf(&mut self, tag: &str, content: impl Display) {
        self.line();
        self.inline(tag, content);
    }

    /// An element with text alone, right here.
    pub(super) fn inline(&mut self, tag: &str, content: impl Display) {
        let content = content.to_string().replace('&', "&amp;");
        let content = content.replace('<', "&lt;").replace('>', "&gt;");
        let (name, _) = tag.split_once(' ').unwrap_or((tag, ""));
        self.raw(format_args!("<{tag}>{content}</{name}>"));
    }

    /// Text as it stands, markup or not.
    pub(super) fn raw(&mut self, text: impl Display) {
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{text}");
    }

    /// A new line, indented.
    pub(super) fn line(&mut self) {
        self.text.push('\n');
        self.text.extend(std::iter::repeat_n("  ", self.depth + 1));
    }
}
