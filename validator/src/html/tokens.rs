//! The tokens of a piece of HTML, one after the other: of a tag with a million attributes each
//! attribute is a token of its own, and of what nobody asks for, comments and errors, nothing is
//! kept. The grammar is html5gum's.

use std::collections::{BTreeSet, VecDeque};
use std::fmt;
use std::mem::take;
use std::ops::Range;

use html5gum::{
    Emitter, Error, Readable, Reader, State, StringReader, Tokenizer, naive_next_state,
};

/// The bytes of a name that are kept, which is more than any name has that means something.
const LONGEST_NAME: usize = 64;

/// The attributes of a tag whose names are remembered, so that a second one of the same name is
/// passed over as browsers do it.
const MOST_NAMES: usize = 256;

/// A token. Names are in lower case, and cut after 64 bytes.
#[derive(Debug, PartialEq, Eq)]
pub enum Token {
    /// Characters, references resolved.
    Text(String),
    /// The begin of a start tag, with the place of its `<`. Where the text ends within the tag
    /// its end never comes.
    Start(String, usize),
    /// An attribute of the start tag that is open.
    Attribute(Attribute),
    /// The end of a start tag.
    StartEnd {
        /// The place behind its `>`.
        end: usize,
        /// It ends with `/>`.
        is_empty: bool,
    },
    /// An end tag, with its bytes.
    End(String, Range<usize>),
}

/// An attribute.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Attribute {
    /// Its name.
    pub name: String,
    /// Its value, references resolved.
    pub value: String,
    /// Its bytes, without a quotation mark at the end.
    pub span: Range<usize>,
}

/// The tokens of a piece of HTML.
pub fn tokens(html: &str) -> Box<dyn Iterator<Item = Token> + '_> {
    let collector = Collector {
        keeps_text: true,
        ..Collector::default()
    };
    collect(html, collector)
}

/// The tokens but for the text between tags, which may be large; `raw` says whether some elements
/// hold plain text, as they do but inside a drawing.
pub(super) fn tags(html: &str, raw: bool) -> Box<dyn Iterator<Item = Token> + '_> {
    let collector = Collector {
        raw,
        ..Collector::default()
    };
    collect(html, collector)
}

/// Behind a pointer, so that the tokenizer, which is large, is compiled once for all.
fn collect(html: &str, collector: Collector) -> Box<dyn Iterator<Item = Token> + '_> {
    let reader = Returning {
        reader: html.to_reader(),
        has_returned: false,
    };
    // An error is none: see `Returning`.
    Box::new(Tokenizer::new_with_emitter(reader, collector).flatten())
}

/// The text, read in a way that keeps the stack small. From one attribute in double quotes
/// html5gum goes on to the next by a call within a call. It returns where reading fails, and
/// asked for the next token it goes on at the same place; so reading fails once before each
/// such value.
struct Returning<'h> {
    reader: StringReader<'h>,
    has_returned: bool,
}

impl Reader for Returning<'_> {
    type Error = fmt::Error;

    fn read_byte(&mut self) -> Result<Option<u8>, fmt::Error> {
        self.reader.read_byte().map_err(|never| match never {})
    }

    fn try_read_string(&mut self, text: &[u8], is_exact: bool) -> Result<bool, fmt::Error> {
        let read = self.reader.try_read_string(text, is_exact);
        read.map_err(|never| match never {})
    }

    fn read_until<'b>(
        &'b mut self,
        needle: &[u8],
        buffer: &'b mut [u8; 4],
    ) -> Result<Option<&'b [u8]>, fmt::Error> {
        // What ends a part of a value in double quotes, and of nothing else.
        if needle == b"\"&\0\r" {
            self.has_returned = !self.has_returned;
            if self.has_returned {
                return Err(fmt::Error);
            }
        }
        let read = self.reader.read_until(needle, buffer);
        read.map_err(|never| match never {})
    }
}

/// The tag that the tokenizer is in.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Tag {
    /// A start tag that is no token yet.
    #[default]
    New,
    Start,
    End,
}

/// An attribute of a start tag that is no token yet.
#[derive(Default)]
struct Begun {
    name: Vec<u8>,
    value: Vec<u8>,
    span: Range<usize>,
}

/// Makes tokens of what the tokenizer meets.
#[derive(Default)]
struct Collector {
    raw: bool,
    keeps_text: bool,
    tokens: VecDeque<Token>,
    position: usize,
    text: Vec<u8>,
    tag: Tag,
    /// The place of the last `<`.
    tag_start: usize,
    tag_name: Vec<u8>,
    is_empty: bool,
    /// The name of the start tag before.
    last_start_tag: Vec<u8>,
    attribute: Option<Begun>,
    /// The names of the attributes of the tag.
    names: BTreeSet<String>,
}

impl Collector {
    fn add(&mut self, token: Token) {
        self.add_text();
        self.tokens.push_back(token);
    }

    /// Adds the text before a tag, or at the end.
    fn add_text(&mut self) {
        if !self.text.is_empty() {
            let text = text_of(take(&mut self.text));
            self.tokens.push_back(Token::Text(text));
        }
    }

    /// Adds the start tag, if it is not added yet.
    fn add_start(&mut self) {
        if self.tag == Tag::New {
            self.tag = Tag::Start;
            self.last_start_tag = take(&mut self.tag_name);
            let name = String::from_utf8_lossy(&self.last_start_tag).into_owned();
            self.add(Token::Start(name, self.tag_start));
        }
    }

    fn add_attribute(&mut self) {
        let Some(Begun { name, value, span }) = self.attribute.take() else {
            return;
        };
        let (name, value) = (text_of(name), text_of(value));
        if self.names.contains(&name) {
            return;
        }
        if self.names.len() < MOST_NAMES {
            self.names.insert(name.clone());
        }
        self.add(Token::Attribute(Attribute { name, value, span }));
    }
}

fn text_of(bytes: Vec<u8>) -> String {
    String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into_owned())
}

/// Appends to a name as much as is kept of it.
fn extend_name(name: &mut Vec<u8>, part: &[u8]) {
    let room = LONGEST_NAME.saturating_sub(name.len());
    name.extend_from_slice(part.get(..room).unwrap_or(part));
}

impl Emitter for Collector {
    type Token = Token;

    fn set_last_start_tag(&mut self, name: Option<&[u8]>) {
        self.last_start_tag = name.unwrap_or_default().to_vec();
    }

    fn emit_eof(&mut self) {
        self.add_text();
    }

    fn emit_error(&mut self, _: Error) {}

    fn should_emit_errors(&mut self) -> bool {
        false
    }

    fn pop_token(&mut self) -> Option<Token> {
        self.tokens.pop_front()
    }

    fn emit_string(&mut self, text: &[u8]) {
        if self.keeps_text {
            self.text.extend(text);
        }
    }

    fn init_start_tag(&mut self) {
        self.tag = Tag::New;
        self.tag_name.clear();
        self.is_empty = false;
        self.names.clear();
        self.attribute = None;
    }

    fn init_end_tag(&mut self) {
        self.tag = Tag::End;
        self.tag_name.clear();
        self.attribute = None;
    }

    fn init_comment(&mut self) {}

    fn emit_current_tag(&mut self) -> Option<State> {
        if self.tag == Tag::End {
            self.last_start_tag.clear();
            let name = text_of(take(&mut self.tag_name));
            self.add(Token::End(name, self.tag_start..self.position));
            return None;
        }
        self.add_start();
        self.add_attribute();
        self.add(Token::StartEnd {
            end: self.position,
            is_empty: self.is_empty,
        });
        let name = self.raw.then_some(&self.last_start_tag)?;
        naive_next_state(name)
    }

    fn emit_current_comment(&mut self) {}

    fn emit_current_doctype(&mut self) {}

    fn set_self_closing(&mut self) {
        self.is_empty = true;
    }

    fn set_force_quirks(&mut self) {}

    fn push_tag_name(&mut self, part: &[u8]) {
        extend_name(&mut self.tag_name, part);
    }

    fn push_comment(&mut self, _: &[u8]) {}

    fn push_doctype_name(&mut self, _: &[u8]) {}

    fn init_doctype(&mut self) {}

    fn init_attribute(&mut self) {
        if self.tag != Tag::End {
            self.add_start();
            self.add_attribute();
            self.attribute = Some(Begun {
                span: self.position.saturating_sub(1)..self.position,
                ..Begun::default()
            });
        }
    }

    fn init_attribute_value(&mut self) {
        if let Some(attribute) = &mut self.attribute {
            attribute.span.end = self.position;
        }
    }

    fn push_attribute_name(&mut self, part: &[u8]) {
        if let Some(attribute) = &mut self.attribute {
            extend_name(&mut attribute.name, part);
            attribute.span.end = self.position;
        }
    }

    fn push_attribute_value(&mut self, part: &[u8]) {
        if let Some(attribute) = &mut self.attribute {
            attribute.value.extend(part);
            attribute.span.end = self.position;
        }
    }

    fn set_doctype_public_identifier(&mut self, _: &[u8]) {}

    fn set_doctype_system_identifier(&mut self, _: &[u8]) {}

    fn push_doctype_public_identifier(&mut self, _: &[u8]) {}

    fn push_doctype_system_identifier(&mut self, _: &[u8]) {}

    fn start_open_tag(&mut self) {
        self.tag_start = self.position.saturating_sub(1);
    }

    fn current_is_appropriate_end_tag_token(&mut self) -> bool {
        self.last_start_tag == self.tag_name
    }

    fn move_position(&mut self, offset: isize) {
        self.position = self.position.saturating_add_signed(offset);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each attribute with its value and its bytes.
    #[test]
    fn attributes_are_tokens_of_their_own() {
        let html = "<A b=\"c&amp;d\"E='f'g=h b=2 i \"><j k=\"\" l=\"\">";
        let found: Vec<_> = tokens(html)
            .filter_map(|token| match token {
                Token::Attribute(it) => Some((it.name, it.value, html.get(it.span)?)),
                _ => None,
            })
            .collect();
        let expected = [
            ("b", "c&d", "b=\"c&amp;d"),
            ("e", "f", "E='f"),
            ("g", "h", "g=h"),
            ("i", "", "i"),
            ("\"", "", "\""),
            ("k", "", "k=\""),
            ("l", "", "l=\""),
        ];
        assert_eq!(
            found,
            expected.map(|(name, value, at)| (name.to_owned(), value.to_owned(), at))
        );
    }

    #[test]
    fn text_stands_between_tags() {
        let text = |text: &str| Token::Text(text.to_owned());
        let found: Vec<_> = tokens("a&amp;b<br/>c<i>d</i>e").collect();
        let expected = [
            text("a&b"),
            Token::Start("br".to_owned(), 7),
            Token::StartEnd {
                end: 12,
                is_empty: true,
            },
            text("c"),
            Token::Start("i".to_owned(), 13),
            Token::StartEnd {
                end: 16,
                is_empty: false,
            },
            text("d"),
            Token::End("i".to_owned(), 17..21),
            text("e"),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn attributes_cost_no_stack_and_names_little() {
        let html = format!("<{} {}>", "a".repeat(1000), "b=\"c\" ".repeat(100_000));
        let mut tokens = tokens(&html);
        let name = "a".repeat(LONGEST_NAME);
        assert_eq!(tokens.next(), Some(Token::Start(name, 0)));
        assert_eq!(tokens.count(), 2);
    }
}
