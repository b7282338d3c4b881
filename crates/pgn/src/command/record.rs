//! Records that programs for matches of engines write behind each move: the score
//! of the engine that played it, the depth, and the time.
//!
//! | written by | comment | score of |
//! | --- | --- | --- |
//! | cutechess, fastchess | `+0.30/15 0.52s`, `-M4/20 1.2s, Black mates` | the mover |
//! | c-chess-cli | `-35/12 521ms`, `M3/18 4ms` | the mover |
//! | Arena, `WinBoard` | `+0.30/15 12`, `+0.30/15 1:05`, `(Nf3) +0.30/15 12` | the mover |
//! | TCEC | `d=30, sd=40, mt=12345, .., wv=-0.35, h=63.0` | White (`wv`) |
//!
//! A comment counts only if nobody could mean anything else by it. The engine
//! looked at the position before its move; its score is that of the position
//! after it, too, for it holds if the move is played. A mate is therefore a
//! move of the mover's nearer. Its number counts plies in all of these but
//! c-chess-cli, so that it is odd where the mover gives mate and even where he
//! is mated; a number that cannot be one of plies is one of moves, and so are
//! then all of the game. In a game with scores of TCEC those that do not name
//! their side are text: one reading holds for all comments of a game.

use cif_text::tables::{Evaluation, Score, Side as Winner, Time};

use cif_text::legality::Side;

use super::{BLANKS, Part, parts};
use crate::context::without_bad;

/// The score of the engine that played a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record {
    /// The evaluation of the position after the move, from White's point of
    /// view.
    pub evaluation: Evaluation,
    /// The time for the move, as CIF writes it.
    pub time: Option<String>,
    /// The remark in words, as `White mates`.
    pub words: String,
}

/// The way in which the comments of a game are to be read, as all of them together tell.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct Notation {
    /// Some name the side whose score they are.
    is_named: bool,
    /// The number of some mate without a name cannot be one of plies.
    is_of_moves: bool,
}

impl Notation {
    /// That of a game without comments.
    pub const NEW: Self = Self {
        is_named: false,
        is_of_moves: false,
    };

    /// Adds a comment of the game, of which the commands that it begins with are no part.
    pub fn add(&mut self, comment: &str) {
        // What tells something has one of these signs; few other comments do.
        if memchr::memchr2(b'=', b'M', comment.as_bytes()).is_none() {
            return;
        }
        let comment = without_bad(comment);
        let mut text = comment.trim();
        while let Some(Part::Command(command)) = parts(text).next() {
            text = text[command.spelling.len()..].trim_start();
        }
        match Form::of(text) {
            // Whose move it stands behind does not matter here.
            Some(Form::Named(text)) => self.is_named |= assigned(text, Side::White).is_some(),
            Some(Form::Nameless(text)) if text.contains('M') => {
                self.is_of_moves |= slashed(text).is_some_and(|it| it.is_of_moves());
            }
            _ => {}
        }
    }
}

impl Record {
    /// Reads a comment behind a move of this side, in a game of such comments.
    pub fn parse(comment: &str, mover: Side, notation: Notation) -> Option<Self> {
        match Form::of(comment.trim())? {
            Form::Named(text) => assigned(text, mover),
            Form::Nameless(_) if notation.is_named => None,
            Form::Nameless(text) => Some(slashed(text)?.record(mover, notation)),
        }
    }
}

/// A comment that may be a record.
enum Form<'t> {
    /// `d=30, .., wv=0.35, ..`.
    Named(&'t str),
    /// `+0.30/15 0.52s`, without brackets or a move before it.
    Nameless(&'t str),
}

impl<'t> Form<'t> {
    fn of(text: &'t str) -> Option<Self> {
        match text.as_bytes().first()? {
            b'+' | b'-' | b'0'..=b'9' | b'M' => Some(Self::Nameless(text)),
            b'(' => bracketed(text).map(Self::Nameless),
            b'a'..=b'z' => Some(Self::Named(text)),
            _ => None,
        }
    }
}

/// `(+0.30/15 0.52s)`, and `(Nf3) +0.30/15 12`.
fn bracketed(text: &str) -> Option<&str> {
    let (inner, behind) = text.strip_prefix('(')?.split_once(')')?;
    if behind.is_empty() {
        return Some(inner);
    }
    let is_move = inner.len() <= 8 && inner.bytes().all(|byte| byte.is_ascii_graphic());
    let is_text = inner.bytes().all(|byte| byte.is_ascii_digit());
    let text = behind.trim_start_matches(BLANKS);
    (is_move && !is_text && text.len() < behind.len()).then_some(text)
}

/// A score as its writer means it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Said {
    Centipawns(i64),
    /// The side that mates, seen from the one whose score it is, and the number.
    Mate(bool, u64),
}

/// The unit of the number of a mate.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Unit {
    Plies,
    Moves,
}

/// A score of the mover.
struct Nameless {
    said: Said,
    unit: Unit,
    depth: u64,
    time: Option<String>,
    words: String,
}

impl Nameless {
    /// Returns true for a mate whose number would be one of plies, and cannot be.
    const fn is_of_moves(&self) -> bool {
        match (self.unit, self.said) {
            (Unit::Plies, Said::Mate(wins, count)) => wins == count.is_multiple_of(2),
            _ => false,
        }
    }

    fn record(self, mover: Side, notation: Notation) -> Record {
        let unit = if notation.is_of_moves {
            Unit::Moves
        } else {
            self.unit
        };
        Record {
            evaluation: evaluation(self.said, mover, mover, unit, Some(self.depth)),
            time: self.time,
            words: self.words,
        }
    }
}

/// The text before the first blank or comma, and the rest.
fn first_word(text: &str) -> (&str, &str) {
    let is_end = |char| char == ',' || BLANKS.contains(&char);
    text.split_at(text.find(is_end).unwrap_or(text.len()))
}

/// `+0.30/15 0.52s, White mates`.
fn slashed(text: &str) -> Option<Nameless> {
    let (first, rest) = first_word(text);
    let (score, depth) = first.split_once('/')?;
    let depth = number(depth)?;
    let behind = rest.trim_start_matches(BLANKS);
    let (time, words) = if behind.len() == rest.len() {
        (None, rest)
    } else {
        let (time, words) = first_word(behind);
        (Some(spent(time)?), words)
    };
    if !(words.is_empty() || [", ", ",\n"].iter().any(|it| words.starts_with(it))) {
        return None;
    }
    let in_milliseconds = matches!(time, Some((_, Spelt::Milliseconds)));
    let has_unit = in_milliseconds || matches!(time, Some((_, Spelt::Seconds)));
    let said = match self::score(score) {
        Some(said) => said,
        // Only c-chess-cli has centipawns.
        None => Said::Centipawns(signed(score, number).filter(|_| in_milliseconds)?),
    };
    // `1.5/2` may be the score of a match.
    let is_plain = score.starts_with(|char: char| char.is_ascii_digit()) && score != "0.00";
    if is_plain && !has_unit {
        return None;
    }
    let unit = if in_milliseconds {
        Unit::Moves
    } else {
        Unit::Plies
    };
    Some(Nameless {
        said,
        unit,
        depth,
        time: time.map(|(time, _)| time),
        words: in_words(words),
    })
}

/// The items between commas that are not like `n=4096`.
fn in_words(text: &str) -> String {
    let items = text.split(',').map(str::trim);
    let items = items.filter(|item| !item.is_empty() && !item.contains('='));
    items.collect::<Vec<_>>().join(", ")
}

/// `d=30, .., wv=0.35, ..`.
fn assigned(text: &str, mover: Side) -> Option<Record> {
    let is_name =
        |name: &str| !name.is_empty() && name.bytes().all(|it| it.is_ascii_alphanumeric());
    let first = text.split_once('=').filter(|(name, _)| is_name(name))?;
    let value = |wanted: &str| {
        let mut items = text
            .split(',')
            .filter_map(|item| item.trim().split_once('='));
        items
            .find(|(name, _)| *name == wanted)
            .map(|(_, value)| value.trim())
    };
    let (white, depth) = (value("wv")?, number(value("d")?)?);
    if first.0.len() > 3 {
        return None;
    }
    let time = value("mt").and_then(|time| match number(time) {
        Some(milliseconds) => Some(seconds(milliseconds)),
        None => time.parse::<Time>().is_ok().then(|| time.to_owned()),
    });
    let evaluation = evaluation(
        self::score(white)?,
        // A zero has no sign: it is the mate that the mover has put on the board.
        if white == "M0" { mover } else { Side::White },
        mover,
        Unit::Plies,
        Some(depth),
    );
    Some(Record {
        evaluation,
        time,
        words: in_words(text),
    })
}

/// A score of one side as a table holds it.
fn evaluation(said: Said, of: Side, mover: Side, unit: Unit, depth: Option<u64>) -> Evaluation {
    let score = match said {
        Said::Centipawns(score) => Score::Centipawns(match of {
            Side::White => score,
            Side::Black => -score,
        }),
        Said::Mate(wins, count) => {
            let winner = if wins { of } else { of.other() };
            let by_mover = winner == mover;
            let is_of_plies = unit == Unit::Plies && by_mover == (count % 2 == 1);
            let left = match (is_of_plies, by_mover) {
                (true, _) => count / 2,
                (false, true) => count.saturating_sub(1),
                (false, false) => count,
            };
            Score::Mate {
                winner: match winner {
                    Side::White => Winner::White,
                    Side::Black => Winner::Black,
                },
                moves: u16::try_from(left).unwrap_or(u16::MAX),
            }
        }
    };
    let (mut evaluation, _) = Evaluation::new(score);
    evaluation.depth = depth;
    evaluation
}

/// Pawns with two decimals, or a mate.
fn score(text: &str) -> Option<Said> {
    let (is_negative, size) = match text.strip_prefix('-') {
        Some(size) => (true, size),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    if let Some(count) = size.strip_prefix('M') {
        return Some(Said::Mate(!is_negative, number(count)?));
    }
    signed(text, |size| {
        let (pawns, hundredths) = size.split_once('.')?;
        if hundredths.len() != 2 {
            return None;
        }
        number(pawns)?
            .checked_mul(100)?
            .checked_add(number(hundredths)?)
    })
    .map(Said::Centipawns)
}

/// A number with or without a sign.
fn signed(text: &str, size: impl Fn(&str) -> Option<u64>) -> Option<i64> {
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    Some(sign * i64::try_from(size(digits)?).ok()?)
}

/// Digits alone, of which no score, depth or time has more than twelve.
fn number(text: &str) -> Option<u64> {
    let fits = (1..=12).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
    fits.then(|| text.parse().ok())?
}

/// The spelling of a time.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Spelt {
    Milliseconds,
    Seconds,
    /// Without a unit.
    Unitless,
}

/// A time in seconds, as CIF writes it.
fn spent(text: &str) -> Option<(String, Spelt)> {
    if let Some(milliseconds) = text.strip_suffix("ms") {
        return Some((seconds(number(milliseconds)?), Spelt::Milliseconds));
    }
    let (text, spelt) = match text.strip_suffix('s') {
        Some(text) => (text, Spelt::Seconds),
        None => (text, Spelt::Unitless),
    };
    if let Some((minutes, seconds)) = text.split_once(':') {
        let rest = number(seconds).filter(|it| seconds.len() == 2 && *it < 60)?;
        let all = number(minutes)?.checked_mul(60)?.checked_add(rest)?;
        return (spelt == Spelt::Unitless).then(|| (all.to_string(), spelt));
    }
    let (whole, decimals) = match text.split_once('.') {
        Some((whole, decimals)) => (whole, Some(decimals)),
        None => (text, None),
    };
    number(whole)?;
    let text = match decimals {
        None => whole.to_owned(),
        Some(decimals) => {
            number(decimals)?;
            // Thousandths are as much as a time can have.
            format!("{whole}.{}", decimals.get(..3).unwrap_or(decimals))
        }
    };
    Some((text, spelt))
}

/// Milliseconds as seconds.
fn seconds(milliseconds: u64) -> String {
    format!("{}.{:03}", milliseconds / 1000, milliseconds % 1000)
}

#[cfg(test)]
mod tests {
    use super::*;
    use Side::{Black, White};

    /// The item of the evaluation and the time.
    fn read(comment: &str, mover: Side) -> String {
        let mut notation = Notation::NEW;
        notation.add(comment);
        match Record::parse(comment, mover, notation) {
            None => "-".to_owned(),
            Some(record) => format!(
                "{} {}",
                record.evaluation,
                record.time.unwrap_or_else(|| "-".to_owned())
            ),
        }
    }

    #[test]
    fn scores_of_matches_are_read() {
        for (comment, mover, found) in [
            // cutechess and fastchess: the mover's point of view.
            ("+0.30/15 0.52s", White, "+30:15 0.52"),
            ("+0.30/15 0.52s", Black, "-30:15 0.52"),
            ("-0.05/9 12s", Black, "+5:9 12"),
            // A line that was folded.
            ("-0.05/9\n12s", Black, "+5:9 12"),
            ("-0.05/9 \n12s", Black, "+5:9 12"),
            (
                "(Nf3)\n-0.05/9\n12s,\nDraw by\nrepetition",
                White,
                "-5:9 12",
            ),
            ("0.00/1 0s", Black, "+0:1 0"),
            ("(+0.30/15 0.52s)", White, "+30:15 0.52"),
            (
                "+0.30/15 0.520s, n=4096, sd=20, pv=\"e2e4 e7e5\"",
                White,
                "+30:15 0.520",
            ),
            (
                "0.00/20 0.1s, Draw by 3-fold repetition",
                White,
                "+0:20 0.1",
            ),
            (
                "+152.94/60 0.1s, White wins by adjudication",
                White,
                "+15294:60 0.1",
            ),
            // Plies to mate, counted from before the move.
            ("+M5/20 0.1s", White, "+31998:20 0.1"),
            ("-M4/20 0.1s", Black, "+31998:20 0.1"),
            ("+M1/1 0.001s, White mates", White, "+32000:1 0.001"),
            ("+M1/1 0.001s, Black mates", Black, "-32000:1 0.001"),
            ("-M2/12 0.1s", White, "-31999:12 0.1"),
            // No such number of plies is possible: moves.
            ("-M3/12 0.1s", White, "-31997:12 0.1"),
            ("+M4/12 0.1s", White, "+31997:12 0.1"),
            // c-chess-cli.
            ("-35/12 521ms", White, "-35:12 0.521"),
            ("M3/18 4ms", Black, "-31998:18 0.004"),
            ("-M2/18 1234ms", White, "-31998:18 1.234"),
            // Arena, WinBoard.
            ("+0.30/15 12", Black, "-30:15 12"),
            ("+0.30/15 1:05", White, "+30:15 65"),
            ("(Nf3) +0.30/15 12", White, "+30:15 12"),
            ("+0.30/15", White, "+30:15 -"),
            // TCEC: White's point of view, whoever moves.
            (
                "d=30, sd=40, mt=12345, tl=7187655, s=81234567, n=1002, pv=e4 e5 Nf3, tb=0, \
                 h=63.0, ph=0.0, wv=0.35, R50=50, Rd=-11, Rr=-1000, mb=+0+0+0+0+0,",
                Black,
                "+35:30 12.345",
            ),
            (
                "d=9, pd=Nf6, mt=00:00:32, tl=01:29:28, s=4 kN/s, n=9, wv=-0.35,",
                White,
                "-35:9 00:00:32",
            ),
            (
                "mb=+0+0+0+0+0, d=30, mt=10, wv=M12, h=9",
                Black,
                "+31994:30 0.010",
            ),
            ("d=30, mt=10, wv=-M5,", Black, "-31998:30 0.010"),
            ("d=30, wv=0.00", White, "+0:30 -"),
            // A zero has no sign: the mover has mated.
            ("d=1, wv=M0", Black, "-32000:1 -"),
            ("d=1, wv=M0", White, "+32000:1 -"),
            ("d=1, wv=-M0", Black, "-32000:1 -"),
            ("+M0/1 0.1s", Black, "-32000:1 0.1"),
            ("-M0/1 0.1s", Black, "+32000:1 0.1"),
        ] {
            assert_eq!(read(comment, mover), found, "{comment}");
        }
    }

    /// One reading holds for all comments of a game.
    #[test]
    fn comments_of_a_game_are_read_alike() {
        for (comments, found) in [
            // Plies: odd for who mates, even for who is mated.
            (["+M5/20 1s", "-M4/20 1s"], ["+31998:20 1", "+31998:20 1"]),
            // A number that cannot be one of plies makes all of them moves.
            (["+M5/20 1s", "-M5/20 1s"], ["+31996:20 1", "+31995:20 1"]),
            (["+M4/20 1s", "-M4/20 1s"], ["+31997:20 1", "+31996:20 1"]),
            (["+M4/20 1s", "+0.30/15 1s"], ["+31997:20 1", "-30:15 1"]),
            // c-chess-cli counts moves, and says nothing of others.
            (
                ["M4/20 1ms", "+M5/20 1s"],
                ["+31997:20 0.001", "-31998:20 1"],
            ),
            // TCEC says whose score it is, so that others are none of it.
            (["d=30, wv=0.35", "+0.30/15 1s"], ["+35:30 -", "-"]),
            (["(Nf3) +0.30/15 1", "d=30, wv=0.35"], ["-", "+35:30 -"]),
        ] {
            let mut notation = Notation::NEW;
            for comment in comments {
                notation.add(comment);
            }
            let read = [(comments[0], White), (comments[1], Black)].map(|(comment, mover)| {
                match Record::parse(comment, mover, notation) {
                    None => "-".to_owned(),
                    Some(Record {
                        evaluation, time, ..
                    }) => {
                        format!("{evaluation} {}", time.unwrap_or_else(|| "-".to_owned()))
                    }
                }
            });
            assert_eq!(read, found, "{comments:?}");
        }
    }

    #[test]
    fn other_comments_are_not() {
        for comment in [
            "",
            "book",
            "+0.30",
            "+0.30/",
            "/15",
            "1/2",
            "1.5/2",
            "1/2 1s",
            "+1/2",
            "+0.3/15",
            "12/24 2",
            "35/12",
            "35/12 5s",
            "+0.30/15 soon",
            "+0.30/15 0.52s White mates",
            "+0.30/15 0.52s,White",
            "+0.30/15 1:60",
            "+0.30/15 1:05s",
            "++0.30/15 1s",
            "+0.30/1x 1s",
            "+M/1 1s",
            "+9999999999999999999999.00/1 1s",
            "(+0.30/15 0.52s",
            "(1) +0.30/15 12",
            "(see the game) +0.30/15 12",
            "(+0.30/15 0.52s) and so on",
            "d=30, mt=10",
            "wv=0.35",
            "d=, wv=0.35",
            "d=30, wv=",
            "d=30, wv=0.3",
            "Here d=30, wv=0.35",
            "because=x, d=30, wv=0.35",
            "d4 was better, e.g. wv=0.35, d=3",
        ] {
            assert_eq!(read(comment, White), "-", "{comment}");
        }
    }
}
