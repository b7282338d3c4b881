//! The canonical writer: one spelling for each document, indented where white
//! space means nothing, and exactly as given where it means something.

mod any;
mod document;
mod names;

use std::borrow::Cow;
use std::fmt;

pub use self::document::write;
use crate::any::AnyName;
use crate::escape;
use crate::schema::Namespaces;
use crate::value::Value;

/// An element with attributes or children, as generated types write it.
pub trait WriteElement {
    /// Writes the attributes into the open start tag.
    fn write_attributes(&self, writer: &mut Writer) {
        let _ = writer;
    }

    /// Writes what stands between the tags.
    fn write_content(&self, writer: &mut Writer) {
        let _ = writer;
    }
}

/// Why a document cannot be written.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum WriteError {
    /// It holds a character that no XML document can hold.
    Character {
        /// The element or attribute that holds it.
        place: String,
        /// The character.
        character: char,
    },
    /// A pattern asks for the prefix of a name, which stands for another namespace there.
    Prefix {
        /// The element that holds it, or has the attribute.
        place: String,
        /// The value with the prefix that it could have.
        value: String,
    },
}

impl WriteError {
    /// The first character of a text that XML cannot hold, if there is one.
    pub fn of(place: &str, text: &str) -> Option<Self> {
        let character = text[escape::find_forbidden(text)?..].chars().next()?;
        let place = place.to_owned();
        Some(Self::Character { place, character })
    }
}

impl fmt::Display for WriteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Character { place, character } => {
                let code = u32::from(*character);
                write!(f, "`{place}` holds U+{code:04X}, which XML cannot hold")
            }
            Self::Prefix { place, value } => write!(
                f,
                "`{place}` holds a name whose prefix stands for another namespace there, and \
                 `{value}` does not fit the pattern of its type"
            ),
        }
    }
}

impl std::error::Error for WriteError {}

/// Writes documents.
#[derive(Debug, Default)]
pub struct Writer {
    out: String,
    /// The elements that are open.
    open: Vec<Open>,
    /// True if the last start tag can still take attributes.
    in_tag: bool,
    /// The namespaces that the root declares.
    namespaces: Namespaces,
    /// The prefix of elements whose canonical names have none; empty where they are
    /// written without one.
    prefix: String,
    /// True if a value cannot be written without that prefix.
    lacks_prefix: bool,
    /// The prefixes that other elements declare.
    declared: Vec<any::Declared>,
    /// The prefixes that the element started last uses: it cannot declare them anew.
    used: Vec<String>,
    /// The type that the next element names by `xsi:type`.
    named: Option<&'static str>,
    error: Option<WriteError>,
}

#[derive(Debug)]
struct Open {
    name: Cow<'static, str>,
    /// True if white space means something here.
    mixed: bool,
    has_children: bool,
}

impl Writer {
    /// A writer that begins a document.
    pub fn new() -> Self {
        Self {
            out: String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"),
            ..Self::default()
        }
    }

    /// A writer that begins a document whose root declares these namespaces.
    pub fn declaring(namespaces: Namespaces) -> Self {
        Self {
            namespaces,
            ..Self::new()
        }
    }

    /// A writer that goes on behind a text within an element `parent`, which
    /// somebody else ends.
    pub fn inside(parent: &'static str, out: String) -> Self {
        let parent = Open {
            name: Cow::Borrowed(parent),
            mixed: false,
            has_children: true,
        };
        Self {
            out,
            open: vec![parent],
            ..Self::default()
        }
    }

    /// Writes an element.
    pub fn element<T: WriteElement>(&mut self, name: &'static str, element: &T) {
        self.start(name);
        element.write_attributes(self);
        element.write_content(self);
        self.end();
    }

    /// Writes an element of a simple type.
    pub fn value<'v, V: Value<'v>>(&mut self, name: &'static str, value: &V) {
        self.start(name);
        self.content(value);
        self.end();
    }

    /// Writes the value that is the content of the element started last.
    pub fn content<'v, V: Value<'v>>(&mut self, value: &V) {
        let text = self.lexical(value);
        self.text(&text);
    }

    /// The text of a value for the element started last.
    fn lexical<'t, 'v, V: Value<'v>>(&mut self, value: &'t V) -> Cow<'t, str> {
        let text = value.lexical();
        if V::TYPE.holds_names {
            Cow::Owned(self.written(V::TYPE, &text))
        } else {
            text
        }
    }

    /// Writes an attribute of the element started last.
    pub fn attribute<'v, V: Value<'v>>(&mut self, name: &'static str, value: &V) {
        let value = self.lexical(value);
        self.out.push(' ');
        self.out.push_str(name);
        self.out.push_str("=\"");
        if escape::is_plain_attribute(&value) {
            self.out.push_str(&value);
        } else {
            self.check(name, &value);
            escape::push_attribute(&mut self.out, &value);
        }
        self.out.push('"');
    }

    /// Writes text.
    pub fn text(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        self.close_tag();
        let open = self.open.last_mut().map(|open| {
            open.mixed = true;
            &*open.name
        });
        if escape::is_plain_text(text) {
            self.out.push_str(text);
        } else {
            let place = open.unwrap_or("text").to_owned();
            self.check(&place, text);
            escape::push_text(&mut self.out, text);
        }
    }

    /// Says that white space means something in the element started last.
    pub fn mixed(&mut self) {
        if let Some(open) = self.open.last_mut() {
            open.mixed = true;
        }
    }

    /// Starts an element.
    pub fn start(&mut self, name: &'static str) {
        self.begin();
        let name = self.element_name(name);
        self.out.push('<');
        self.out.push_str(&name);
        self.opened(name);
        if let Some(ty) = self.named.take() {
            self.any_attribute(&AnyName::instance("type"), ty);
        }
    }

    /// Lets the next element name its type, by the canonical name.
    pub fn named(&mut self, ty: &'static str) {
        self.named = Some(ty);
    }

    /// Makes ready for a start tag.
    fn begin(&mut self) {
        self.close_tag();
        self.used.clear();
        let inside_mixed = self.open.last_mut().is_some_and(|parent| {
            parent.has_children = true;
            parent.mixed
        });
        if !inside_mixed {
            self.indent();
        }
    }

    /// Takes in the element whose name was written.
    fn opened(&mut self, name: Cow<'static, str>) {
        if self.open.is_empty() {
            self.namespaces.declare(&self.prefix, &mut self.out);
        }
        self.in_tag = true;
        let mixed = self.open.last().is_some_and(|parent| parent.mixed);
        self.open.push(Open {
            name,
            mixed,
            has_children: false,
        });
    }

    /// Ends the element that is open.
    pub fn end(&mut self) {
        let Some(open) = self.open.pop() else {
            return;
        };
        if self.in_tag {
            self.out.push_str("/>");
            self.in_tag = false;
        } else {
            if open.has_children && !open.mixed {
                self.indent();
            }
            self.out.push_str("</");
            self.out.push_str(&open.name);
            self.out.push('>');
        }
        if !self.declared.is_empty() {
            self.undeclare();
        }
        if self.open.is_empty() {
            self.out.push('\n');
        }
    }

    /// Returns what has been written since the last call: for writing in pieces.
    pub fn take(&mut self) -> String {
        std::mem::take(&mut self.out)
    }

    /// Gives the text back to whoever ends the element that it stands in, and
    /// says what of it cannot stand in XML.
    pub fn leave(self) -> (String, Result<(), WriteError>) {
        (self.out, self.error.map_or(Ok(()), Err))
    }

    /// The document.
    ///
    /// # Errors
    /// When something written cannot stand in XML.
    pub fn finish(mut self) -> Result<String, WriteError> {
        while !self.open.is_empty() {
            self.end();
        }
        match self.error {
            Some(error) => Err(error),
            None => Ok(self.out),
        }
    }

    fn close_tag(&mut self) {
        if self.in_tag {
            self.out.push('>');
            self.in_tag = false;
        }
    }

    fn indent(&mut self) {
        const BLANKS: &str = "                                                                ";
        if !self.out.ends_with('\n') {
            self.out.push('\n');
        }
        let mut left = self.open.len() * 2;
        while left > BLANKS.len() {
            self.out.push_str(BLANKS);
            left -= BLANKS.len();
        }
        self.out.push_str(&BLANKS[..left]);
    }

    fn check(&mut self, place: &str, text: &str) {
        if self.error.is_none() {
            self.error = WriteError::of(place, text);
        }
    }
}
