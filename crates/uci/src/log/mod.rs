//! Logs of engines: the plain output of one, or what a program wrote down that
//! ran several. A log is read line by line; memory is bounded by its longest
//! line. Logs in UTF-16 and UTF-32 are read as well, and those that change their encoding on
//! the way.

mod prefix;
mod quote;
mod speaker;

use std::io::{self, BufRead};

pub use self::prefix::{Arrow, Prefixed, split_prefix};
pub use self::speaker::Speaker;

use cif_text::wide::{Unwidened, Wide};

use crate::line::Line;
use crate::warning::Reading;

/// Reads a log.
///
/// ```
/// use cif_uci::log::{Direction, Log};
///
/// let text = "12 >Engine(0): go depth 1\n15 <Engine(0): info depth 1 score cp 20\n";
/// let mut log = Log::new(text.as_bytes());
/// assert_eq!(log.next_entry()?.unwrap().direction, Some(Direction::ToEngine));
/// let entry = log.next_entry()?.unwrap();
/// assert_eq!(entry.direction, Some(Direction::FromEngine));
/// assert_eq!(entry.speaker.unwrap().name, Some("Engine"));
/// assert_eq!(entry.reading.value.to_string(), "info depth 1 score cp 20");
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Log<R> {
    source: Unwidened<R>,
    limit: u64,
    number: u64,
    bytes: Vec<u8>,
    /// The line, where its bytes are no UTF-8.
    replaced: String,
    /// The arrow that stands before what engines say, as lines showed that
    /// only an engine or only its user can write.
    from_engine: Option<Arrow>,
}

/// A line of a log.
#[derive(Clone, Debug, PartialEq)]
pub struct Entry<'l> {
    /// The number of the line, from 1.
    pub number: u64,
    /// The engine that speaks or is spoken to, where the log says so.
    pub speaker: Option<Speaker<'l>>,
    /// The sender: as the line itself shows, else as the prefix does.
    pub direction: Option<Direction>,
    /// The line without its prefix.
    pub text: &'l str,
    /// The Unicode scalar values of the prefix: to be added to the columns of
    /// warnings.
    pub column: usize,
    /// True if the program that wrote the log only repeats a line of the engine
    /// from before.
    pub is_quote: bool,
    /// True if bytes that are no UTF-8 were replaced.
    pub replaced: bool,
    /// True if the line was longer than the limit, and its end was left out.
    pub cut: bool,
    /// The content of the line.
    pub reading: Reading<'l, Line<'l>>,
}

/// The sender of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// The engine.
    FromEngine,
    /// The program that uses it.
    ToEngine,
}

impl<R: BufRead> Log<R> {
    /// The longest line, in bytes, that is read whole unless set otherwise.
    pub const LIMIT: u64 = 1 << 24;

    /// Reads a log from its beginning.
    pub const fn new(source: R) -> Self {
        Self::with_limit(source, Self::LIMIT)
    }

    /// The same, with another bound on the bytes of a line. What a line has
    /// beyond it is left out.
    pub const fn with_limit(source: R, limit: u64) -> Self {
        Self {
            source: Unwidened::new(source),
            limit,
            number: 0,
            bytes: Vec::new(),
            replaced: String::new(),
            from_engine: None,
        }
    }

    /// The encoding of the log, where some of it has been read and it is not
    /// one of single bytes.
    pub const fn wide(&self) -> Option<Wide> {
        self.source.wide()
    }

    /// The next line; `None` at the end.
    ///
    /// # Errors
    ///
    /// When the source cannot be read.
    pub fn next_entry(&mut self) -> io::Result<Option<Entry<'_>>> {
        let Some(cut) = crate::lines::read_line(&mut self.source, self.limit, &mut self.bytes)?
        else {
            return Ok(None);
        };
        self.number += 1;
        let (line, replaced) = if let Ok(line) = core::str::from_utf8(&self.bytes) {
            (line, false)
        } else {
            self.replaced = String::from_utf8_lossy(&self.bytes).into_owned();
            (self.replaced.as_str(), true)
        };
        // A log may have been added to another, with its mark.
        let line = line.strip_prefix('\u{feff}').unwrap_or(line);
        let found = split_prefix(line);
        let reading = Line::parse(found.text);
        let shown = match reading.value {
            Line::Engine(_) => Some(Direction::FromEngine),
            Line::Gui(_) => Some(Direction::ToEngine),
            Line::Unknown(_) => None,
        };
        if let (Some(direction), Some(arrow)) = (shown, found.arrow) {
            self.from_engine = Some(match direction {
                Direction::FromEngine => arrow,
                Direction::ToEngine => arrow.opposite(),
            });
        }
        let by_arrow = found.arrow.map(|arrow| {
            let from_engine = self.from_engine.unwrap_or(found.from_engine);
            if arrow == from_engine {
                Direction::FromEngine
            } else {
                Direction::ToEngine
            }
        });
        let before = line.get(..found.offset).unwrap_or_default();
        Ok(Some(Entry {
            number: self.number,
            speaker: found.speaker,
            direction: shown.or(by_arrow),
            text: found.text,
            column: before.chars().count(),
            is_quote: found.is_quote,
            replaced,
            cut,
            reading,
        }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Direction and speaker of the lines of a log.
    fn summary(log: &[u8], limit: u64) -> Vec<String> {
        let mut log = Log::with_limit(log, limit);
        let mut lines = Vec::new();
        while let Some(entry) = log.next_entry().unwrap() {
            let direction = match entry.direction {
                Some(Direction::FromEngine) => "from",
                Some(Direction::ToEngine) => "to",
                None => "?",
            };
            let name = entry.speaker.and_then(|it| it.name).unwrap_or("");
            let number = entry.speaker.and_then(|it| it.number);
            let number = number.map_or(String::new(), |it| it.to_string());
            let marks = [(entry.replaced, "replaced "), (entry.cut, "cut ")];
            let marks: String = marks.iter().filter(|it| it.0).map(|it| it.1).collect();
            lines.push(format!(
                "{direction}|{name}|{number}|{marks}{}",
                entry.reading.value
            ));
        }
        lines
    }

    #[test]
    fn arrows_of_doubtful_meaning_are_learnt() {
        let one = b">> info depth 1\n<< go\n>> Stockfish says hello\n<< what";
        assert_eq!(
            summary(one, 100),
            [
                "from|||info depth 1",
                "to|||go",
                "from|||Stockfish says hello",
                "to|||what"
            ]
        );
        let other = b">> uci\n<< id name X\n<< hello\n";
        assert_eq!(
            summary(other, 100),
            ["to|||uci", "from|||id name X", "from|||hello"]
        );
    }

    #[test]
    fn logs_of_wide_characters_are_read() {
        let text = "id name K\u{f6}nig\ninfo depth 1\r\nquit";
        let units: Vec<u8> = text.encode_utf16().flat_map(u16::to_le_bytes).collect();
        let reversed: Vec<u8> = text.encode_utf16().flat_map(u16::to_be_bytes).collect();
        let expected = [
            "from|||id name K\u{f6}nig",
            "from|||info depth 1",
            "to|||quit",
        ];
        for (mark, units) in [(b"\xFF\xFE", &units), (b"\xFE\xFF", &reversed)] {
            assert_eq!(summary(units, 100), expected);
            assert_eq!(summary(&[mark, &**units].concat(), 100), expected);
            let appended = [b"readyok\n", &**units].concat();
            assert_eq!(summary(&appended, 100)[1..], expected);
            let line = units.get(..26).unwrap();
            for rest in [
                &b"\ninfo depth 1\nquit\n"[..],
                b"\n\xEF\xBB\xBFinfo depth 1\r\nquit\n",
            ] {
                assert_eq!(summary(&[line, rest].concat(), 100), expected, "{rest:?}");
            }
        }
        let expected = [
            "from|||id name K\u{f6}nig",
            "from|||info depth 1",
            "?|||replaced qui\u{fffd}",
        ];
        assert_eq!(summary(&units[..63], 100), expected);
    }

    #[test]
    fn odd_bytes_and_long_lines_do_no_harm() {
        let log =
            b"\xEF\xBB\xBFinfo string \xFF\r\n\n\0\ninfo depth 123456789\ninfo depth 12345\nquit";
        assert_eq!(
            summary(log, 16),
            [
                "from|||replaced info string \u{fffd}",
                "?|||",
                "?|||\0",
                "from|||cut info depth 12345",
                "from|||info depth 12345",
                "to|||quit",
            ]
        );
    }
}
