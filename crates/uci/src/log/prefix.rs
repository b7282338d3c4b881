//! Prefixes that programs write before a line of the protocol when they log it: the
//! time, the engine, an arrow that says who speaks. Each has a form of its
//! own, and none is written down anywhere; a prefix counts as one when it has
//! a known form, or when a line of the protocol follows it.

use super::quote;
use super::speaker::Speaker;
use crate::blank::is_blank;
use crate::line::{is_command, is_message};
use crate::tokens::Tokens;

/// A line of a log, taken apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prefixed<'a> {
    /// The engine that the prefix names.
    pub speaker: Option<Speaker<'a>>,
    /// The arrow in the prefix.
    pub arrow: Option<Arrow>,
    /// The arrow that stands before what an engine says, in prefixes of this
    /// form as they are mostly written.
    pub from_engine: Arrow,
    /// The text behind the prefix.
    pub text: &'a str,
    /// The place where it begins, in bytes.
    pub offset: usize,
    /// True if it repeats a line of an engine from before, in a warning of the
    /// program that ran it.
    pub is_quote: bool,
}

/// An arrow in a prefix. Which of the two means the engine's words differs
/// from program to program.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arrow {
    /// `<`, `<<`, `<--` and the like.
    Left,
    /// `>`, `>>`, `-->` and the like.
    Right,
}

impl Arrow {
    /// The other one.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }
}

/// Finds the prefix of a line. Known are, each with or without the time
/// before it:
///
/// - `<Engine(0): info`, `>Engine(0): go` (cutechess), `<first : info`
///   (`XBoard`), `<--1:info` (Arena);
/// - `sf2 ---> info`, `sf2 <--- go` (fastchess), and a logger's name before
///   `>>` or `<<` (python-chess);
/// - `>> info`, `<< go`, and the same arrows the other way round (Stockfish),
///   with or without a place in the program's source before them (Lc0);
/// - `Adapter->Engine: go`, `Engine->Adapter: info` (`PolyGlot`);
/// - `Engine: info`, without arrow;
/// - `Info; info`, where fastchess warns of a line and repeats it.
pub fn split_prefix(line: &str) -> Prefixed<'_> {
    let whole = Rest { line, at: 0 }.trimmed();
    if whole.is_protocol() {
        return whole.plain();
    }
    let rest = whole.without_stamps();
    if rest.is_protocol() {
        return rest.plain();
    }
    quoted(rest)
        .or_else(|| numbered(rest))
        .or_else(|| leading(rest))
        .or_else(|| middle(rest, Rest::is_protocol))
        .or_else(|| middle(whole, Rest::is_protocol))
        .or_else(|| between(rest))
        .or_else(|| colon(rest))
        .or_else(|| middle(rest, |_| true))
        .or_else(|| unprefixed(rest))
        .unwrap_or_else(|| whole.plain())
}

/// A line from a place on.
#[derive(Clone, Copy)]
struct Rest<'a> {
    line: &'a str,
    at: usize,
}

impl<'a> Rest<'a> {
    fn text(self) -> &'a str {
        self.line.get(self.at..).unwrap_or_default()
    }

    fn skip(self, bytes: usize) -> Self {
        Self {
            at: self.at + bytes,
            ..self
        }
    }

    fn trimmed(self) -> Self {
        let blanks = self.text().bytes().take_while(|&byte| is_blank(byte));
        self.skip(blanks.count())
    }

    /// Returns true if a word of the protocol comes next.
    fn is_protocol(self) -> bool {
        let first = Tokens::new(self.text()).next();
        first.is_some_and(|token| is_message(token.text()) || is_command(token.text()))
    }

    /// Splits at the first colon that a line of the protocol follows.
    fn before_protocol(self) -> Option<(&'a str, Self)> {
        let text = self.text();
        let mut colons = text.match_indices(':').map(|(colon, _)| colon);
        let colon = colons.find(|colon| self.skip(colon + 1).is_protocol())?;
        Some((text.get(..colon)?, self.skip(colon + 1)))
    }

    fn plain(self) -> Prefixed<'a> {
        self.said_by(None, None, Arrow::Left)
    }

    fn said_by(
        self,
        speaker: Option<Speaker<'a>>,
        arrow: Option<Arrow>,
        from_engine: Arrow,
    ) -> Prefixed<'a> {
        let text = self.trimmed();
        Prefixed {
            speaker,
            arrow,
            from_engine,
            text: text.text(),
            offset: text.at,
            is_quote: false,
        }
    }

    /// Without times, groups in brackets, places in a program's source, and
    /// what separates them.
    fn without_stamps(self) -> Self {
        let mut rest = self.trimmed();
        loop {
            let text = rest.text();
            let length = match text.as_bytes().first() {
                Some(b'[') => text.find(']').map(|end| end + 1),
                Some(b'0'..=b'9') => stamp(text),
                Some(b'-' | b'|') if text.as_bytes().get(1).copied().is_some_and(is_blank) => {
                    Some(1)
                }
                _ => None,
            };
            match length.or_else(|| source_place(text)) {
                Some(length) => rest = rest.skip(length).trimmed(),
                None => return rest,
            }
        }
    }
}

/// The length of a time or a date, which ends at a blank, a colon or an arrow.
fn stamp(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut end = 0;
    while let Some(&byte) = bytes.get(end) {
        let digit_follows = bytes.get(end + 1).is_some_and(u8::is_ascii_digit);
        match byte {
            b'0'..=b'9' | b'Z' => {}
            b':' | b'.' | b',' | b'/' | b'-' | b'T' | b'+' if digit_follows => {}
            _ => break,
        }
        end += 1;
    }
    let rest = text.get(end..)?;
    let length = end + usize::from(rest.starts_with(':'));
    let ends =
        rest.starts_with(':') || rest.bytes().next().is_none_or(is_blank) || arrow(rest).is_some();
    ends.then_some(length)
}

/// The length of a file with a line and `]` behind it, as `uciloop.cc:147]`;
/// a thread may stand before it.
fn source_place(text: &str) -> Option<usize> {
    let is_place = |word: &str| {
        let place = word.strip_suffix(']').and_then(|it| it.rsplit_once(':'));
        place.is_some_and(|(_, line)| line.parse::<u64>().is_ok())
    };
    let mut words = Tokens::new(text).take(2);
    words
        .find(|word| is_place(word.text()))
        .map(|word| word.end)
}

/// The arrow that a text begins with, and its length.
fn arrow(text: &str) -> Option<(Arrow, usize)> {
    let run = text.bytes().take_while(|byte| b"<>-=".contains(byte));
    let length = run.count();
    let run = text.as_bytes().get(..length)?;
    let is_shaft = |shaft: &[u8]| {
        shaft.iter().all(|&byte| byte == b'-') || shaft.iter().all(|&byte| byte == b'=')
    };
    let found = match run {
        [b'<', rest @ ..] if is_shaft(rest) || rest == b"<" => Arrow::Left,
        [shaft @ .., b'>'] if is_shaft(shaft) || shaft == b">" => Arrow::Right,
        _ => return None,
    };
    Some((found, length))
}

/// A name with what may stand around it: a thread in angle brackets before it;
/// a number in brackets after it, perhaps that of a process (`(pid=17)`), or
/// nothing but a number; a colon; angle brackets.
fn speaker(text: &str) -> Option<Speaker<'_>> {
    let mut name = text.trim().trim_end_matches(':').trim();
    let mut thread = None;
    if let Some((group, after)) = name.strip_prefix('<').and_then(|it| it.split_once('>')) {
        let after = after.trim();
        if after.is_empty() {
            name = group;
        } else {
            name = after;
            thread = group.trim().parse().ok();
        }
    } else if let Some((_, inside)) = name.strip_suffix('>').and_then(|it| it.rsplit_once('<')) {
        name = inside;
    }
    if let Ok(number) = name.parse() {
        return Some(Speaker {
            name: None,
            number: Some(number),
            thread,
        });
    }
    let mut number = None;
    if let Some((before, inside)) = name.strip_suffix(')').and_then(|it| it.rsplit_once('('))
        && let Ok(found) = inside.strip_prefix("pid=").unwrap_or(inside).parse()
    {
        number = Some(found);
        name = before.trim();
    }
    let name = Some(name).filter(|name| !name.is_empty());
    (name.is_some() || number.is_some()).then_some(Speaker {
        name,
        number,
        thread,
    })
}

/// Returns true if a text before a colon can be a name: an arrow or `info` in
/// it shows that the colon belongs to the line.
fn is_name(text: &str) -> bool {
    let is_arrow = |word: &str| arrow(word).is_some_and(|(_, length)| length == word.len());
    Tokens::new(text).all(|word| word.text() != "info" && !is_arrow(word.text()))
}

/// A line that is repeated in a warning.
fn quoted(rest: Rest<'_>) -> Option<Prefixed<'_>> {
    let found = quote::find(rest.text())?;
    let said = rest.text().get(found.start..found.end)?;
    Some(Prefixed {
        speaker: found.speaker,
        text: said,
        offset: rest.at + found.start,
        is_quote: true,
        ..rest.plain()
    })
}

/// `<Engine(0): ` and `>Engine(0): `, whatever follows.
fn numbered(rest: Rest<'_>) -> Option<Prefixed<'_>> {
    let (arrow, length) = arrow(rest.text())?;
    let named = rest.skip(length);
    for (end, _) in named.text().match_indices("):") {
        let name = named.text().get(..=end)?;
        let is_numbered = name
            .rsplit_once('(')
            .is_some_and(|(_, inside)| inside.trim_end_matches(')').parse::<u64>().is_ok());
        if is_numbered {
            let after = named.skip(end + 2);
            return Some(after.said_by(speaker(name), Some(arrow), Arrow::Left));
        }
    }
    None
}

/// An arrow, perhaps a name and a colon, and a line of the protocol.
fn leading(rest: Rest<'_>) -> Option<Prefixed<'_>> {
    let (arrow, length) = arrow(rest.text())?;
    let named = rest.skip(length);
    if named.is_protocol() {
        return Some(named.said_by(None, Some(arrow), Arrow::Left));
    }
    let (name, after) = named.before_protocol()?;
    is_name(name).then(|| after.said_by(speaker(name), Some(arrow), Arrow::Left))
}

/// A name, an arrow between blanks, and what is accepted after it. Here the
/// arrow comes from the name or goes to it. Without a line of the protocol
/// after it, only an arrow that is no single sign counts.
fn middle<'a>(rest: Rest<'a>, accept: impl Fn(Rest<'a>) -> bool) -> Option<Prefixed<'a>> {
    for token in Tokens::new(rest.text()).skip(1) {
        let Some((arrow, length)) = arrow(token.text()) else {
            continue;
        };
        let after = rest.skip(token.end);
        let long = matches!(token.text(), "--->" | "<---" | ">>" | "<<");
        if length == token.text().len() && accept(after) && (long || after.is_protocol()) {
            let name = rest.text().get(..token.start)?;
            return Some(after.said_by(speaker(name), Some(arrow), Arrow::Right));
        }
    }
    None
}

/// The name of who speaks and that of who listens, an arrow with a shaft between them, a colon, and
/// a line of the protocol, which shows which of the two is the engine.
fn between(rest: Rest<'_>) -> Option<Prefixed<'_>> {
    let (names, after) = rest.before_protocol()?;
    let (at, (arrow, length)) = names
        .match_indices(['<', '-', '='])
        .filter_map(|(at, _)| Some((at, arrow(names.get(at..)?)?)))
        .find(|(_, (_, length))| *length > 1)?;
    let [left, right] = [names.get(..at)?, names.get(at + length..)?].map(str::trim);
    if [left, right].iter().any(|it| it.is_empty() || !is_name(it)) {
        return None;
    }
    let (says, hears) = match arrow {
        Arrow::Right => (left, right),
        Arrow::Left => (right, left),
    };
    let first = Tokens::new(after.text()).next()?;
    let engine = if is_message(first.text()) {
        says
    } else {
        hears
    };
    Some(after.said_by(speaker(engine), None, Arrow::Left))
}

/// A name, a colon, and a line that cannot be mistaken for a sentence.
fn colon(rest: Rest<'_>) -> Option<Prefixed<'_>> {
    let text = rest.text();
    for (colon, _) in text.match_indices(':') {
        let after = rest.skip(colon + 1);
        let first = Tokens::new(after.text()).next()?;
        let is_sure = matches!(
            first.text(),
            "info"
                | "bestmove"
                | "uciok"
                | "readyok"
                | "position"
                | "setoption"
                | "isready"
                | "ucinewgame"
        );
        if is_sure {
            let name = text.get(..colon).filter(|name| is_name(name))?;
            return Some(after.said_by(speaker(name), None, Arrow::Left));
        }
    }
    None
}

/// An arrow and whatever follows it, with a name when one stands before
/// ` :` or `: `.
fn unprefixed(rest: Rest<'_>) -> Option<Prefixed<'_>> {
    let (found, length) = arrow(rest.text())?;
    let after = rest.skip(length);
    let text = after.text();
    if let Some(colon) = text.find(": ")
        && length == 1
    {
        let name = text.get(..colon)?;
        let said = after.skip(colon + 1);
        return Some(said.said_by(speaker(name), Some(found), Arrow::Left));
    }
    let blank = text.bytes().next().is_none_or(is_blank);
    (length > 1 && blank).then(|| after.said_by(None, Some(found), Arrow::Left))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lines with the name, the number, the arrow and the text that are to be
    /// found in them.
    type Case<'a> = (&'a str, &'a str, Option<u64>, Option<Arrow>, &'a str);

    const LEFT: Option<Arrow> = Some(Arrow::Left);
    const RIGHT: Option<Arrow> = Some(Arrow::Right);

    const CASES: &[Case<'static>] = &[
        // Output without prefix, and what looks like a prefix and is none.
        ("info depth 1", "", None, None, "info depth 1"),
        ("  info depth 1", "", None, None, "info depth 1"),
        (
            "info string <Engine(0): go",
            "",
            None,
            None,
            "info string <Engine(0): go",
        ),
        (
            "info string a >> info",
            "",
            None,
            None,
            "info string a >> info",
        ),
        (
            "Fish 1.0 by its authors",
            "",
            None,
            None,
            "Fish 1.0 by its authors",
        ),
        ("Nodes searched: 5", "", None, None, "Nodes searched: 5"),
        ("a > b", "", None, None, "a > b"),
        ("[x] hello", "", None, None, "[x] hello"),
        ("", "", None, None, ""),
        // The time alone.
        ("12:00:01.250 info depth 1", "", None, None, "info depth 1"),
        (
            "[2024-05-01 12:00:01] info depth 1",
            "",
            None,
            None,
            "info depth 1",
        ),
        (
            "2024-05-01T12:00:01Z | bestmove e2e4",
            "",
            None,
            None,
            "bestmove e2e4",
        ),
        // cutechess
        (
            "<Engine(0): info depth 1",
            "Engine",
            Some(0),
            LEFT,
            "info depth 1",
        ),
        (
            ">Engine(0): position startpos",
            "Engine",
            Some(0),
            RIGHT,
            "position startpos",
        ),
        (
            "1250 <Fish 2 (dev)(13): info depth 1",
            "Fish 2 (dev)",
            Some(13),
            LEFT,
            "info depth 1",
        ),
        (
            "1250 <Fish(1): warming up: info",
            "Fish",
            Some(1),
            LEFT,
            "warming up: info",
        ),
        // XBoard
        (
            "1250 >first : go depth 3",
            "first",
            None,
            RIGHT,
            "go depth 3",
        ),
        (
            "1250 <second: info depth 1",
            "second",
            None,
            LEFT,
            "info depth 1",
        ),
        ("1250 <second: hello", "second", None, LEFT, "hello"),
        // Arena
        (
            "2024-05-01 12:00:01.250-->1:go depth 3",
            "",
            Some(1),
            RIGHT,
            "go depth 3",
        ),
        (
            "2024-05-01 12:00:01.250<--2:info depth 1",
            "",
            Some(2),
            LEFT,
            "info depth 1",
        ),
        // fastchess
        ("sf2 ---> info depth 1", "sf2", None, RIGHT, "info depth 1"),
        ("sf2 <--- go wtime 5", "sf2", None, LEFT, "go wtime 5"),
        ("sf2 ---> hello", "sf2", None, RIGHT, "hello"),
        (
            "[TRACE] [12:00:01.250] <  17> sf2 ---> info depth 1",
            "sf2",
            None,
            RIGHT,
            "info depth 1",
        ),
        (
            "[TRACE] [12:00:01.250] <  17> sf2 ---> info depth 3 string Note: stop now",
            "sf2",
            None,
            RIGHT,
            "info depth 3 string Note: stop now",
        ),
        (
            "<  17> sf2 ---> info string Setting option: position startpos",
            "sf2",
            None,
            RIGHT,
            "info string Setting option: position startpos",
        ),
        (
            "<  17> sf2 ---> Note: position startpos",
            "sf2",
            None,
            RIGHT,
            "Note: position startpos",
        ),
        (
            "12 (a) info string Setting option: position startpos",
            "",
            None,
            None,
            "12 (a) info string Setting option: position startpos",
        ),
        // Lc0
        (
            "1028 12:00:00.000000 140 ../src/uciloop.cc:147] >> go",
            "",
            None,
            RIGHT,
            "go",
        ),
        (
            "1028 12:00:00.000000 0x16f ../src/uciloop.cc:216] << info depth 1",
            "",
            None,
            LEFT,
            "info depth 1",
        ),
        // python-chess
        (
            "DEBUG:chess.engine:<UciProtocol (pid=17)>: >> info depth 1",
            "UciProtocol",
            Some(17),
            RIGHT,
            "info depth 1",
        ),
        (
            "2024-05-01 12:00:01,250 - <UciProtocol (pid=17)>: << go",
            "UciProtocol",
            Some(17),
            LEFT,
            "go",
        ),
        // PolyGlot
        (
            "1795858638.299 Adapter->Engine: position startpos moves e2e4",
            "Engine",
            None,
            None,
            "position startpos moves e2e4",
        ),
        (
            "1795858638.302 Engine->Adapter: info depth 5 string a: go",
            "Engine",
            None,
            None,
            "info depth 5 string a: go",
        ),
        (
            "GUI --> Lc0-dev: go depth 3",
            "Lc0-dev",
            None,
            None,
            "go depth 3",
        ),
        (
            "GUI <- Lc0-dev(1): id name L",
            "Lc0-dev",
            Some(1),
            None,
            "id name L",
        ),
        ("->a: go depth 3", "a", None, RIGHT, "go depth 3"),
        // Arrows alone.
        (">> info depth 1", "", None, RIGHT, "info depth 1"),
        ("<< go", "", None, LEFT, "go"),
        ("12:00:01 >> info depth 1", "", None, RIGHT, "info depth 1"),
        (">> hello", "", None, RIGHT, "hello"),
        // A name alone.
        ("Fish: info depth 1", "Fish", None, None, "info depth 1"),
        (
            "12:00:01.250: Fish(2): bestmove e2e4",
            "Fish",
            Some(2),
            None,
            "bestmove e2e4",
        ),
        ("3 info depth 1", "", None, None, "info depth 1"),
    ];

    #[test]
    fn prefixes_of_programs() {
        for &(line, name, number, arrow, text) in CASES {
            let found = split_prefix(line);
            assert_eq!(found.text, text, "{line}");
            assert_eq!(&line[found.offset..], text, "{line}");
            let speaker = found.speaker;
            assert_eq!(speaker.and_then(|it| it.name).unwrap_or(""), name, "{line}");
            assert_eq!(speaker.and_then(|it| it.number), number, "{line}");
            assert_eq!(found.arrow, arrow, "{line}");
        }
    }

    #[test]
    fn threads_tell_engines_of_one_name_apart() {
        for (line, thread) in [
            ("<  17> sf2 ---> info depth 1", Some(17)),
            ("sf2 ---> info depth 1", None),
            ("<a> sf2 ---> info depth 1", None),
            ("<UciProtocol (pid=17)>: >> info depth 1", None),
        ] {
            let speaker = split_prefix(line).speaker.unwrap();
            assert_eq!(speaker.thread, thread, "{line}");
        }
    }

    #[test]
    fn arrows() {
        for (text, found) in [
            ("<", Some((Arrow::Left, 1))),
            ("<<x", Some((Arrow::Left, 2))),
            ("<---", Some((Arrow::Left, 4))),
            ("<=", Some((Arrow::Left, 2))),
            (">", Some((Arrow::Right, 1))),
            (">>", Some((Arrow::Right, 2))),
            ("-->1", Some((Arrow::Right, 3))),
            ("=>", Some((Arrow::Right, 2))),
            ("", None),
            ("-", None),
            ("<>", None),
            ("<-=", None),
            ("<<<", None),
        ] {
            assert_eq!(arrow(text), found, "{text}");
        }
    }
}
