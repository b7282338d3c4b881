//! Tokens, as the scanner yields them. They borrow from the text and hold it as it
//! stands; decoding is left to those who need the value.

use std::borrow::Cow;

use super::reference::{decode_attribute, decode_cdata, decode_text};
use crate::span::Span;

/// One step through a document.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Token<'a> {
    /// A start tag; its attributes are in [`super::Scanner::attributes`].
    Start {
        /// The name as it stands, with its prefix.
        name: &'a str,
        /// The tag from `<` to `>`.
        span: Span,
        /// True if this is the tag of an empty element (`<a/>`); the end
        /// follows as its own token anyway.
        empty: bool,
    },
    /// An end tag, or the end of an empty element, or an end that the text
    /// lacks.
    End {
        /// The name as it stands in the start tag.
        name: &'a str,
        /// The end tag; for an empty element the whole tag; for an end that
        /// is missing the empty span where it was missed.
        span: Span,
    },
    /// Text between two pieces of markup. A comment or a processing
    /// instruction inside a text parts it into two tokens.
    Text {
        /// The text as it stands.
        raw: &'a str,
        /// Its place.
        span: Span,
        /// True if the raw text is its own value: no `&`, no carriage return.
        plain: bool,
    },
    /// A CDATA section.
    CData {
        /// The text between its marks.
        raw: &'a str,
        /// The place of the section, its marks included.
        span: Span,
        /// True if the raw text is its own value: no carriage return.
        plain: bool,
    },
    /// The end; every later token is this one too.
    Eof,
}

impl<'a> Token<'a> {
    /// The characters that a text or CDATA token stands for.
    pub fn text(&self) -> Option<Cow<'a, str>> {
        match *self {
            Token::Text { raw, plain, .. } | Token::CData { raw, plain, .. } if plain => {
                Some(Cow::Borrowed(raw))
            }
            Token::Text { raw, .. } => Some(decode_text(raw)),
            Token::CData { raw, .. } => Some(decode_cdata(raw)),
            _ => None,
        }
    }
}

/// An attribute as it stands in its tag.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RawAttribute<'a> {
    /// The name as it stands, with its prefix.
    pub name: &'a str,
    /// The place of the name.
    pub name_span: Span,
    /// The text between the quotes.
    pub raw: &'a str,
    /// The place of that text, without the quotes.
    pub span: Span,
    /// True if the raw text is its own value: no `&`, tab, carriage return or
    /// line feed.
    pub plain: bool,
}

impl<'a> RawAttribute<'a> {
    /// The value after attribute-value normalisation (XML 1.0 3.3.3).
    pub fn value(&self) -> Cow<'a, str> {
        if self.plain {
            Cow::Borrowed(self.raw)
        } else {
            decode_attribute(self.raw)
        }
    }
}
