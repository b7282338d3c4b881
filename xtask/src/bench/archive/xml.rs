//! XML text of elements and attributes: the little that a generator needs.

use std::fmt::{Display, Write as _};

/// XML text under construction.
#[derive(Clone, Debug, Default)]
pub(super) struct Xml {
    text: String,
    /// Elements open, for the indentation.
    depth: usize,
}

/// Attributes: names and values.
pub(super) type Attributes<'a> = &'a [(&'a str, &'a dyn Display)];

impl Xml {
    /// Text that will stand inside an element of the root.
    pub(super) fn nested() -> Self {
        Self {
            text: String::new(),
            depth: 1,
        }
    }

    pub(super) fn as_str(&self) -> &str {
        &self.text
    }

    /// Forgets the text, keeps its memory.
    pub(super) fn clear(&mut self) {
        self.text.clear();
    }

    /// A start tag on a line of its own.
    pub(super) fn open(&mut self, name: &str, attributes: Attributes<'_>) {
        self.line();
        self.start(name, attributes);
        self.depth += 1;
    }

    /// The end tag to [`Xml::open`].
    pub(super) fn close(&mut self, name: &str) {
        self.depth = self.depth.saturating_sub(1);
        self.line();
        self.end(name);
    }

    /// An element with text alone, on a line of its own.
    pub(super) fn leaf(&mut self, name: &str, content: impl Display) {
        self.leaf_with(name, &[], content);
    }

    /// As [`Xml::leaf`], with attributes.
    pub(super) fn leaf_with(
        &mut self,
        name: &str,
        attributes: Attributes<'_>,
        content: impl Display,
    ) {
        self.line();
        self.inline(name, attributes, content);
    }

    /// An element with text alone, right here.
    pub(super) fn inline(&mut self, name: &str, attributes: Attributes<'_>, content: impl Display) {
        self.start(name, attributes);
        self.escaped(content, |c| matches!(c, '&' | '<' | '>'));
        self.end(name);
    }

    /// An element without content, on a line of its own.
    pub(super) fn empty_line(&mut self, name: &str, attributes: Attributes<'_>) {
        self.line();
        self.empty(name, attributes);
    }

    /// An element without content, right here.
    pub(super) fn empty(&mut self, name: &str, attributes: Attributes<'_>) {
        self.start(name, attributes);
        self.text.pop();
        self.text.push_str("/>");
    }

    /// A start tag right here.
    pub(super) fn start(&mut self, name: &str, attributes: Attributes<'_>) {
        self.raw(format_args!("<{name}"));
        for (name, value) in attributes {
            self.raw(format_args!(" {name}=\""));
            self.escaped(value, |c| matches!(c, '&' | '<' | '"'));
            self.text.push('"');
        }
        self.text.push('>');
    }

    /// An end tag right here.
    pub(super) fn end(&mut self, name: &str) {
        self.raw(format_args!("</{name}>"));
    }

    /// Text as it stands, markup or not.
    pub(super) fn raw(&mut self, text: impl Display) {
        // Writing to a string cannot fail.
        let _ = write!(self.text, "{text}");
    }

    /// A new line, indented.
    pub(super) fn line(&mut self) {
        self.text.push('\n');
        for _ in 0..=self.depth {
            self.text.push_str("  ");
        }
    }

    fn escaped(&mut self, content: impl Display, special: impl Fn(char) -> bool) {
        let start = self.text.len();
        self.raw(content);
        if !self.text[start..].contains(&special) {
            return;
        }
        let plain = self.text.split_off(start);
        for character in plain.chars() {
            match character {
                '&' if special('&') => self.text.push_str("&amp;"),
                '<' if special('<') => self.text.push_str("&lt;"),
                '>' if special('>') => self.text.push_str("&gt;"),
                '"' if special('"') => self.text.push_str("&quot;"),
                other => self.text.push(other),
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_text_and_attributes() {
        let mut xml = Xml::default();
        xml.open("a", &[("x", &"\"1\" < 2 & 3")]);
        xml.leaf("b", "4 > 3 & \"2\"");
        xml.empty("c", &[]);
        xml.close("a");
        assert_eq!(
            xml.as_str(),
            "\n  <a x=\"&quot;1&quot; &lt; 2 &amp; 3\">\n    <b>4 &gt; 3 &amp; \"2\"</b><c/>\n  </a>"
        );
    }
}
