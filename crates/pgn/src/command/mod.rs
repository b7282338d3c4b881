//! Commands inside comments: `[%clk 0:03:00]` and its kin, which programs use
//! to put data where PGN has no place for them. Each keeps its spelling;
//! those that are known have a typed value beside it.
//!
//! ```
//! use cif_pgn::command::{Part, Value, parts};
//! let comment = "[%eval -0.25,18] [%foo bar] Solid.";
//! let found: Vec<_> = parts(comment).collect();
//! let Part::Command(eval) = found[0] else { panic!() };
//! assert_eq!((eval.name, eval.arguments), ("eval", "-0.25,18"));
//! let Some(Value::Evaluation(value)) = eval.value() else { panic!() };
//! assert_eq!((value.centipawns, value.depth), (-25, Some(18)));
//! assert!(eval.is_exact());
//! assert_eq!(found[3], Part::Text(" Solid."));
//! ```

mod drawing;
mod evaluation;
mod record;
mod value;

pub(crate) use drawing::LONGEST;
pub use drawing::{Drawing, PlainColor};
pub use record::{Notation, Record};
pub use value::{TimeKind, Value};

use cif_text::tables::Side;

/// A part of a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'c> {
    /// Text.
    Text(&'c str),
    /// A command.
    Command(Command<'c>),
}

/// A command, as it is spelt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Command<'c> {
    /// The name, without the sign.
    pub name: &'c str,
    /// The text behind the name, without the blanks and line breaks around it.
    pub arguments: &'c str,
    /// The whole of it, brackets included.
    pub spelling: &'c str,
}

impl<'c> Command<'c> {
    /// Returns the value of the command, if it is known and well-formed.
    pub fn value(&self) -> Option<Value<'c>> {
        self.value_after(None)
    }

    /// Returns the value of the command behind a move of this side; see [`Value::after`].
    pub fn value_after(&self, moved: Option<Side>) -> Option<Value<'c>> {
        Value::after(moved, self.name, self.arguments)
    }

    /// Counts the data that it holds: the squares or arrows of a list count each.
    pub(crate) fn weight(&self) -> usize {
        match self.name {
            "csl" | "cal" => {
                let more = self.arguments.bytes().filter(|byte| *byte == b',').count();
                if more < LONGEST { 1 + more } else { 1 }
            }
            _ => 1,
        }
    }

    /// Returns whether writing its value gives the very same text, so that the
    /// spelling need not be kept.
    pub fn is_exact(&self) -> bool {
        self.is_exact_after(None)
    }

    /// Returns the same of the command behind a move of this side.
    pub fn is_exact_after(&self, moved: Option<Side>) -> bool {
        self.value_after(moved)
            .is_some_and(|value| value.written_after(moved).to_string() == self.spelling)
    }
}

/// Cuts a comment into text and commands. Put together they are the comment.
pub fn parts(comment: &str) -> Parts<'_> {
    Parts { rest: comment }
}

/// The iterator of [`parts`].
#[derive(Clone, Debug)]
pub struct Parts<'c> {
    rest: &'c str,
}

/// Blanks inside commands and records: programs that fold lines break them there as well.
const BLANKS: [char; 2] = [' ', '\n'];

/// The command that the text begins with, and its length.
fn command(text: &str) -> Option<Command<'_>> {
    let inner = text.strip_prefix("[%")?;
    // Nor does a bracket open inside: the search ends soon.
    let length = memchr::memchr2(b'[', b']', inner.as_bytes())?;
    if !inner[length..].starts_with(']') {
        return None;
    }
    let inner = &inner[..length];
    let is_of_name = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-');
    let end = inner.bytes().take_while(is_of_name).count();
    let (name, rest) = inner.split_at(end);
    let arguments = rest.trim_matches(BLANKS);
    let is_apart = rest.is_empty() || rest.starts_with(BLANKS);
    // A name alone is not the same as a name with a blank behind it.
    if name.is_empty() || !is_apart || (arguments.is_empty() && !rest.is_empty()) {
        return None;
    }
    Some(Command {
        name,
        arguments,
        spelling: &text[..length + 3],
    })
}

impl<'c> Iterator for Parts<'c> {
    type Item = Part<'c>;

    fn next(&mut self) -> Option<Part<'c>> {
        if self.rest.is_empty() {
            return None;
        }
        if let Some(found) = command(self.rest) {
            self.rest = &self.rest[found.spelling.len()..];
            return Some(Part::Command(found));
        }
        let found = memchr::memmem::find_iter(self.rest.as_bytes(), b"[%");
        let mut found = found.filter(|at| *at > 0 && command(&self.rest[*at..]).is_some());
        let end = found.next().unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        self.rest = rest;
        Some(Part::Text(text))
    }
}

impl std::iter::FusedIterator for Parts<'_> {}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    fn one(text: &str) -> Command<'_> {
        match parts(text).next() {
            Some(Part::Command(found)) => found,
            other => panic!("{text}: {other:?}"),
        }
    }

    #[test]
    fn commands_are_read_and_written() {
        for text in [
            "[%eval 0.17]",
            "[%eval -12.05]",
            "[%eval 0.20,18]",
            "[%eval #3]",
            "[%eval #-12,20]",
            "[%clk 1:30:05]",
            "[%clk 0:00:01.9]",
            "[%ct 0:03:00]",
            "[%egt 0:03:00]",
            "[%emt 0.235]",
            "[%emt 0:00:05]",
            "[%ccsnt 2014.12.21]",
            "[%ccsnt 2014.12.21,10:30]",
            "[%ccsnt 2014.12.21,10:30:05]",
            "[%vt 12.05]",
            "[%csl Rc4]",
            "[%csl Rc4,Ga1,Bh8,Yd5]",
            "[%cal Gh5f7,Re1e8]",
            "[%draw circle,c4,red]",
            "[%draw arrow,e2,e4,orange]",
        ] {
            assert!(one(text).is_exact(), "{text}: {:?}", one(text).value());
        }
    }

    #[test]
    fn other_spellings_keep_theirs() {
        for (text, written) in [
            ("[%eval 0.1]", Some("[%eval 0.10]")),
            ("[%eval +0.10]", Some("[%eval 0.10]")),
            ("[%eval 25,18]", Some("[%eval 0.25,18]")),
            ("[%eval 18:0.25]", Some("[%eval 0.25,18]")),
            ("[%eval 400.00]", Some("[%eval 309.99]")),
            ("[%eval #2000]", Some("[%eval #1000]")),
            ("[%eval\n0.10]", Some("[%eval 0.10]")),
            ("[%clk \n0:03:00]", Some("[%clk 0:03:00]")),
            ("[%clk  0:03:00 ]", Some("[%clk 0:03:00]")),
            ("[%eval ]", None),
            ("[%eval x]", None),
            ("[%mct 0:03:00]", Some("[%ct 0:03:00]")),
            ("[%clk 3:00]", None),
            ("[%vt 12]", Some("[%vt 12.00]")),
            ("[%ccsnt 2014.13.45]", None),
            ("[%csl Rc9]", None),
            ("[%csl rc4]", None),
            ("[%draw full,c4,red]", Some("[%csl Rc4]")),
            ("[%foo bar]", None),
        ] {
            let found = parts(text).next();
            let value = match found {
                Some(Part::Command(found)) => {
                    assert!(!found.is_exact(), "{text}");
                    found.value()
                }
                _ => None,
            };
            let value = value.map(|value| value.to_string());
            assert_eq!(value.as_deref(), written, "{text}");
        }
    }

    proptest! {
        #[test]
        fn parts_make_the_comment(
            pieces in prop::collection::vec(
                prop::sample::select(vec![
                    "[%eval 0.17]", "[%", "]", "x", " ", "[", "%", "[%clk 0:00:01]", "é", "[%a b]",
                ]),
                0..20,
            ),
        ) {
            let text = pieces.concat();
            let again: String = parts(&text)
                .map(|part| match part {
                    Part::Text(text) => text,
                    Part::Command(found) => found.spelling,
                })
                .collect();
            prop_assert_eq!(again, text);
        }
    }
}
