//! Text in such a form that nobody takes a part of it for anything else: a
//! comment ends at its brace or with its line, and a tag pair or an escape
//! line is one line.

use std::borrow::Cow;

use crate::text::{Kind, Reader, game_within, is_quoted};

/// A comment as it can be written, and what of its text that changes.
pub(crate) struct Comment<'t> {
    pub(crate) text: Cow<'t, str>,
    /// It ends with its line, and not with a brace.
    pub(crate) is_line: bool,
    pub(crate) loss: Option<&'static str>,
}

const LINE_ENDS: [char; 2] = ['\n', '\r'];

/// Text on one line: a blank for each end of a line.
pub(crate) fn one_line(text: &str) -> Cow<'_, str> {
    if text.contains(LINE_ENDS) {
        Cow::Owned(text.replace("\r\n", " ").replace(LINE_ENDS, " "))
    } else {
        Cow::Borrowed(text)
    }
}

/// A comment without the white space around it; other blanks are a part of it.
pub(crate) fn trim(comment: &str) -> &str {
    comment.trim_matches(|char: char| char.is_ascii_whitespace())
}

/// Text whose lines end as they do when it is read: with LF alone, however many CR stand before it.
pub(crate) fn line_feeds(text: &str) -> Cow<'_, str> {
    if !text.contains("\r\n") {
        return Cow::Borrowed(text);
    }
    let mut lines = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        match line.strip_suffix('\n') {
            Some(line) => lines.extend([line.trim_end_matches('\r'), "\n"]),
            None => lines.push_str(line),
        }
    }
    Cow::Owned(lines)
}

/// The form of a comment: in braces, where it holds none.
pub(crate) fn comment(text: &str) -> Comment<'_> {
    if memchr::memchr2(b'{', b'}', text.as_bytes()).is_some() {
        let flat = one_line(text);
        let is_changed = matches!(flat, Cow::Owned(_));
        return Comment {
            text: flat,
            is_line: true,
            loss: is_changed.then_some("a line break in a comment with braces"),
        };
    }
    if memchr::memchr2(b'\n', b'\r', text.as_bytes()).is_none() {
        return Comment {
            text: Cow::Borrowed(text),
            is_line: false,
            loss: None,
        };
    }
    let mut flat = line_feeds(text);
    let mut loss = matches!(flat, Cow::Owned(_)).then_some("a carriage return in a comment");
    let mut joined = String::new();
    let (mut from, mut bracket) = (0, 0);
    while let Some(end) = game_within(flat.as_bytes(), bracket, flat.len())
        && !is_quoted(end, flat.len())
    {
        joined += &flat[from..end];
        joined.push(' ');
        from = end + 1;
        bracket = from + 1;
    }
    if from > 0 {
        joined += &flat[from..];
        flat = Cow::Owned(joined);
        loss = Some("a line of a comment that begins as a game does");
    }
    Comment {
        text: flat,
        is_line: false,
        loss,
    }
}

/// The kinds of the tokens that a text is between two others; `None` where it
/// would not end with its last token, not be of the same game, or be larger than
/// a game may be.
pub(crate) fn kinds(before: &str, text: &str, behind: &str) -> Option<Vec<Kind>> {
    let whole = format!("{before}{text}{behind}");
    let from = before.len();
    let within = from..from + text.len();
    let length = whole.trim_end().len();
    let mut reader = Reader::of(whole.into_bytes());
    let game = reader.next_game().ok()??;
    let mut kinds = Vec::new();
    let mut last = 0;
    for token in game.tokens() {
        let range = token.range();
        last = range.end;
        if range.end <= within.start || range.start >= within.end {
            continue;
        }
        if range.start < within.start || range.end > within.end {
            return None;
        }
        kinds.push(token.kind);
    }
    (last == length).then_some(kinds)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_stay_comments() {
        for (text, written, is_line, is_lost) in [
            ("a\nb", "a\nb", false, false),
            ("a } b", "a } b", true, false),
            ("a {\r\n[Event \"x\"]\rb", "a { [Event \"x\"] b", true, true),
            ("a\n[Event \"x\"]", "a\n[Event \"x\"]", false, false),
            ("a\n\n[White \"x\"]", "a\n\n[White \"x\"]", false, false),
            ("a\r\nb", "a\nb", false, true),
            ("[Event \"x\"]", "[Event \"x\"]", false, false),
        ] {
            let found = comment(text);
            assert_eq!(found.text, written);
            let found = (found.is_line, found.loss.is_some());
            assert_eq!(found, (is_line, is_lost), "{text:?}");
        }
        // What would be taken for the next game, so far from the brace.
        let far = "b".repeat(5000);
        for (text, written) in [
            ("a\r[Event \"x\"]", "a [Event \"x\"]"),
            ("a\r\n[Event \"x\"]", "a [Event \"x\"]"),
            ("a\n\n[White \"x\"]", "a\n [White \"x\"]"),
            (
                "[Event \"\n[Event \"\n[Event \"",
                "[Event \" [Event \" [Event \"",
            ),
        ] {
            let text = format!("{text}{far}");
            let found = comment(&text);
            assert_eq!(found.text, format!("{written}{far}"));
            assert!(!found.is_line && found.loss.is_some(), "{written:?}");
        }
    }

    #[test]
    fn tokens_are_those_of_one_game() {
        assert_eq!(
            kinds("e4 ", "Zz9 {x} $1", " *"),
            Some(vec![Kind::Move, Kind::Comment, Kind::Nag])
        );
        assert_eq!(kinds("e4 ", "a\n[Event \"x\"]\n\n1. e4 *", " *"), None);
        assert_eq!(kinds("e4 ", "a {b", " *"), None);
        assert_eq!(kinds("e4 ", "<a", " >"), None);
    }
}
