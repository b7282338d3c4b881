//! Comments of data alone, as servers and programs write them behind every move:
//! `{[%clk 0:03:00]}`, `{[%eval 0.17,18] [%clk 0:03:00]}`, `{[%emt 12.5]}`. Where they
//! are spelt as the way out spells them, their items are known without trying
//! that out, as [`plan`](super::plan) does with all others. Scores with one
//! decimal, `[%eval 0.1]`, are as common: what they become is known too.

use std::borrow::Cow;

use cif_runtime::Value as _;
use cif_types::{Tag, Token, VariationNode};

use super::names;
use super::plan::node;
use super::table::Table;

/// An item of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item<'c> {
    /// A time, as it is spelt.
    Time(&'c str),
    /// The number of an evaluation, and its depth as it is spelt, if it has one.
    Score(i32, Option<&'c str>),
}

/// The beginnings of the commands read and written here, with their tables.
const BEGINNINGS: [(Table, &str); 4] = [
    (Table::Evaluation, "[%eval "),
    (Table::Clock, "[%clk "),
    (Table::ElapsedGame, "[%egt "),
    (Table::ElapsedMove, "[%emt "),
];

/// The number of these commands.
const COMMANDS: usize = BEGINNINGS.len();

/// The table of a command and the text behind its beginning.
#[inline]
fn command(text: &str) -> Option<(Table, &str)> {
    let mut found = BEGINNINGS.iter();
    found.find_map(|(table, begin)| Some((*table, text.strip_prefix(begin)?)))
}

/// The data of a comment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Data<'c> {
    /// The items and their tables, no more than one of each kind.
    pub(super) items: [Option<(Table, Item<'c>)>; COMMANDS],
    /// The score as it is spelt, where it would be written otherwise.
    spelling: Option<&'c str>,
}

impl<'c> Data<'c> {
    /// The tag that stands beside the move: it keeps the score's spelling.
    pub(super) fn tag(&self) -> Option<Tag<'c>> {
        let text = Cow::Borrowed(self.spelling?);
        Some(Tag {
            name: Token::from_valid(Cow::Borrowed(names::EVAL)).into(),
            text: text.into(),
        })
    }
}

impl<'c> Item<'c> {
    /// The item of a table, if it is one that these commands write.
    pub(super) fn usual(table: Table, item: &'c str) -> Option<Self> {
        match table {
            Table::Evaluation => {
                let (sign, rest) = match item.strip_prefix('-') {
                    Some(rest) => (-1, rest),
                    None => (1, item.strip_prefix('+')?),
                };
                let (score, rest) = rest.split_at_checked(digits(rest))?;
                let depth = match rest {
                    "" => None,
                    rest => Some(rest.strip_prefix(':')?).filter(|it| is_small(it)),
                };
                if !(1..=5).contains(&score.len()) || !is_plain(score) {
                    return None;
                }
                let score = score.bytes().fold(0, number);
                let is_usual = score <= 30_999 && (score > 0 || sign > 0);
                let is_whole = rest.is_empty() || depth.is_some();
                (is_usual && is_whole).then_some(Self::Score(sign * score, depth))
            }
            Table::Clock | Table::ElapsedGame | Table::ElapsedMove => {
                let (found, rest) = time(item)?;
                rest.is_empty().then_some(found)
            }
            _ => None,
        }
    }

    /// Writes the command that says it, behind what is in `out`.
    pub(super) fn push_command_to(self, table: Table, out: &mut String) {
        let begin = BEGINNINGS.iter().find(|(known, _)| *known == table);
        out.push_str(begin.map_or("", |(_, begin)| begin));
        match self {
            Self::Time(text) => out.push_str(text),
            Self::Score(score, depth) => {
                let (pawns, rest) = (score.unsigned_abs() / 100, score.unsigned_abs() % 100);
                out.push_str(if score < 0 { "-" } else { "" });
                out.push_str(itoa::Buffer::new().format(pawns));
                out.push_str(if rest < 10 { ".0" } else { "." });
                out.push_str(itoa::Buffer::new().format(rest));
                if let Some(depth) = depth {
                    out.push(',');
                    out.push_str(depth);
                }
            }
        }
        out.push(']');
    }

    /// The item as an element beside a move, which those of variations are.
    pub(super) fn node(self, table: Table) -> Option<VariationNode<'static>> {
        match self {
            Self::Time(text) => node(table, text),
            Self::Score(..) => {
                let mut text = String::new();
                self.push_to(&mut text);
                node(table, &text)
            }
        }
    }

    /// Writes the item behind what is in `out`.
    pub(super) fn push_to(self, out: &mut String) {
        match self {
            Self::Time(text) => out.push_str(text),
            Self::Score(score, depth) => {
                out.push(if score < 0 { '-' } else { '+' });
                out.push_str(itoa::Buffer::new().format(score.unsigned_abs()));
                if let Some(depth) = depth {
                    out.push(':');
                    out.push_str(depth);
                }
            }
        }
    }
}

/// The data of a comment, braces included, that is nothing but commands: in
/// the order of the tables, one blank between them, each in the one spelling
/// that it is written in, the score's decimals aside.
pub(super) fn read(comment: &str) -> Option<Data<'_>> {
    let mut text = comment.strip_prefix('{')?.strip_suffix('}')?;
    while let Some(more) = text.strip_prefix(' ') {
        text = more;
    }
    while let Some(more) = text.strip_suffix(' ') {
        text = more;
    }
    let mut items = [None; COMMANDS];
    let mut next = text;
    let mut last = None;
    let mut spelling = None;
    for slot in &mut items {
        let (table, arguments) = command(next)?;
        if last.is_some_and(|last| table <= last) {
            return None;
        }
        let (item, behind) = if table == Table::Evaluation {
            let (score, behind, is_exact) = score(arguments)?;
            let (depth, behind) = depth(behind)?;
            if !is_exact {
                spelling = arguments.get(..arguments.len() - behind.len());
            }
            (Item::Score(score, depth), behind)
        } else {
            time(arguments)?
        };
        *slot = Some((table, item));
        last = Some(table);
        next = behind.strip_prefix(']')?;
        if next.is_empty() {
            return Some(Data { items, spelling });
        }
        next = next.strip_prefix(' ')?;
    }
    None
}

/// Counts the digits at the beginning.
#[inline]
fn digits(text: &str) -> usize {
    let digits = text.bytes().take_while(u8::is_ascii_digit);
    digits.count()
}

/// A time in hours, minutes and seconds, or in seconds.
fn time(text: &str) -> Option<(Item<'_>, &str)> {
    let mut length = digits(text);
    let mut is_known = (1..=6).contains(&length);
    let rest = text.as_bytes().get(length..)?;
    if rest.starts_with(b":") {
        let [
            b':',
            b'0'..=b'5',
            b'0'..=b'9',
            b':',
            b'0'..=b'5',
            b'0'..=b'9',
            ..,
        ] = rest
        else {
            return None;
        };
        length += 6;
    }
    if let Some(decimals) = text.get(length..)?.strip_prefix('.') {
        let decimals = digits(decimals);
        is_known &= (1..=3).contains(&decimals);
        length += 1 + decimals;
    }
    let (time, rest) = text.split_at_checked(length)?;
    is_known.then_some((Item::Time(time), rest))
}

/// The depth behind a score, if there is one: as it would be written, and nothing
/// near the limits.
fn depth(text: &str) -> Option<(Option<&str>, &str)> {
    let Some(text) = text.strip_prefix(',') else {
        return Some((None, text));
    };
    let (depth, rest) = text.split_at_checked(digits(text))?;
    is_small(depth).then_some((Some(depth), rest))
}

/// Returns whether it is a number below 1000, as it would be written.
fn is_small(text: &str) -> bool {
    (1..=3).contains(&text.len()) && is_plain(text)
}

/// Returns whether they are digits without zeros before the number.
fn is_plain(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_digit()) && (text == "0" || !text.starts_with('0'))
}

/// The number that one more digit makes.
fn number(sum: i32, digit: u8) -> i32 {
    sum * 10 + i32::from(digit - b'0')
}

/// Pawns with one or two decimals, or the moves to mate; whether it would be
/// written so.
fn score(text: &str) -> Option<(i32, &str, bool)> {
    let (is_mate, text) = match text.strip_prefix('#') {
        Some(text) => (true, text),
        None => (false, text),
    };
    let (sign, text) = match text.strip_prefix('-') {
        Some(text) => (-1, text),
        None => (1, text),
    };
    let (whole, rest) = text.split_at_checked(digits(text))?;
    // Nothing near the limits.
    if !is_small(whole) {
        return None;
    }
    let whole = whole.bytes().fold(0, number);
    if is_mate {
        return (whole > 0).then_some((sign * (32_000 - whole), rest, true));
    }
    let rest = rest.strip_prefix('.')?;
    let (decimals, rest) = rest.split_at_checked(digits(rest))?;
    let score = decimals.bytes().take(2).fold(whole, number);
    // Farther than that a score is cut off; a zero has no sign.
    match decimals.len() {
        1 if score <= 3_099 => Some((sign * score * 10, rest, false)),
        2 if score <= 30_999 && (score > 0 || sign > 0) => Some((sign * score, rest, true)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use cif_types::{IntoOwned as _, VariationNode};
    use proptest::prelude::*;

    use super::super::notes::value;
    use super::super::plan::plan;
    use super::super::setting::Setting;
    use super::*;

    /// Items, elements and comments.
    type Parts<'c> = (
        Vec<(Table, String)>,
        Vec<VariationNode<'c>>,
        Vec<Cow<'c, str>>,
    );

    /// Reads a comment by the slow path, in the main line or a variation.
    fn slow_path(inner: &str, main: bool) -> Parts<'_> {
        let setting = Setting {
            main,
            ..Setting::START
        };
        let plan = plan(vec![Cow::Borrowed(inner.trim())], setting);
        let items = plan.row.into_iter();
        let items = items.filter_map(|(at, item)| Some((at, item?.into_owned())));
        let items = items.collect();
        (items, plan.nodes, plan.posts)
    }

    fn fast_path(inner: &str, main: bool) -> Option<Parts<'static>> {
        let comment = format!("{{{inner}}}");
        let data = read(&comment)?;
        let mut parts = Parts::default();
        for (table, item) in data.items.into_iter().flatten() {
            if main {
                let mut out = String::new();
                item.push_to(&mut out);
                parts.0.push((table, out));
            } else {
                parts.1.extend(item.node(table));
            }
            let tag = data.tag().filter(|_| matches!(item, Item::Score(..)));
            let tag = tag.map(|tag| VariationNode::Tag(tag.into_owned().into()));
            parts.1.extend(tag);
        }
        Some(parts)
    }

    fn compare(inner: &str) {
        for main in [true, false] {
            if let Some(parts) = fast_path(inner, main) {
                assert_eq!(parts, slow_path(inner, main), "{inner}");
            }
        }
    }

    #[test]
    fn the_name_of_the_tag_is_one() {
        assert_eq!(names::EVAL, format!("{}eval", names::COMMAND));
        assert!(Token::new(names::EVAL).is_ok_and(|it| it.as_str() == names::EVAL));
    }

    #[test]
    fn commands_have_their_tables() {
        let names = [
            ("eval", Table::Evaluation),
            ("clk", Table::Clock),
            ("ct", Table::ClockTime),
            ("egt", Table::ElapsedGame),
            ("emt", Table::ElapsedMove),
            ("ccsnt", Table::Sent),
            ("vt", Table::VideoTime),
        ];
        let known = names.into_iter().filter(|(name, table)| {
            let text = format!("[%{name} x");
            let found = command(&text);
            assert!(found.is_none_or(|found| found == (*table, "x")));
            found.is_some()
        });
        assert_eq!(known.count(), COMMANDS);
    }

    /// Returns whether the item is one of the usual, which are written as all others.
    fn is_usual(table: Table, item: &str) -> bool {
        let Some(usual) = Item::usual(table, item) else {
            return false;
        };
        let (mut written, mut again) = (String::new(), String::new());
        usual.push_command_to(table, &mut written);
        let value = value(table, item).expect("an item of the table");
        assert_eq!(written, value.to_string(), "{item}");
        usual.push_to(&mut again);
        assert_eq!(again, item);
        true
    }

    #[test]
    fn usual_items_are_written() {
        for (item, usual) in [
            ("+0", true),
            ("+5:18", true),
            ("-17:0", true),
            ("-30999", true),
            ("-0", false),
            ("+", false),
            ("+017", false),
            ("+31000", false),
            ("+100000", false),
            ("+99999999999", false),
            ("+17:", false),
            ("+17:018", false),
            ("+17:1000", false),
            ("+17:18#250", false),
            ("+17#250", false),
            ("17", false),
        ] {
            assert_eq!(is_usual(Table::Evaluation, item), usual, "{item}");
        }
        for (item, usual) in [
            ("0:03:00", true),
            ("1:59:59.9", true),
            ("96", true),
            ("0.235", true),
            ("0:03:60", false),
            ("3:00", false),
            ("1234567", false),
            ("5.", false),
            ("96x", false),
        ] {
            assert_eq!(is_usual(Table::Clock, item), usual, "{item}");
        }
        assert!(!is_usual(Table::VideoTime, "96"));
    }

    #[test]
    fn usual_comments_are_read() {
        for inner in [
            "[%clk 0:03:00]",
            " [%clk 1:59:59.9] ",
            "[%eval 0.17] [%clk 0:00:00]",
            "[%eval -12.05] [%clk 0:00:00] [%emt 0:00:01.375]",
            "[%eval #3]",
            " [%eval #-12] [%egt 100:00:00]",
            "[%eval 0.00]",
            "[%eval 309.99]",
            "[%eval #999]",
            "[%eval 0.1]",
            "[%eval -0.0]",
            "[%eval 309.9]",
            "[%eval -12.5] [%clk 0:00:00]",
            "[%eval 0.17,18]",
            "[%eval -0.2,0] [%emt 1.375]",
            "[%eval #-12,20] [%clk 0:03:00] [%emt 96]",
            "[%clk 180]",
            " [%eval 0.0] [%egt 100:00:00] [%emt 0:00:01.5] ",
        ] {
            assert!(fast_path(inner, true).is_some(), "{inner}");
            compare(inner);
        }
    }

    #[test]
    fn all_others_are_not() {
        for inner in [
            "",
            " ",
            "[%clk 0:03:00",
            "[%clk 0:03:00]x",
            "[%clk 0:03:00] [",
            "[%eval 0.00] [%clk 0:00:01] [%egt 0:00:01] [%emt 0:00:01] x",
            "[%clk 0:03:00]  [%emt 0:00:01]",
            "[%clk 0:03:00][%emt 0:00:01]",
            "[%clk 0:03:00] [%eval 0.17]",
            "[%clk 0:03:00] [%clk 0:03:00]",
            "[%clk 0:03:60]",
            "[%clk 3:00]",
            "[%clk 1234567]",
            "[%emt 5.]",
            "[%clk 0:03:00.]",
            "[%clk 0:03:00.1234]",
            "[%clk  0:03:00]",
            "[%eval 0.]",
            "[%eval 0.123]",
            "[%eval 310.0]",
            "[%eval +0.10]",
            "[%eval -0.00]",
            "[%eval 00.10]",
            "[%eval 310.00]",
            "[%eval 0.17,]",
            "[%eval 0.17,018]",
            "[%eval 0.17,1000]",
            "[%eval 0.17, 18]",
            "[%eval #03]",
            "[%eval #0]",
            "[%ct 0:03:00]",
            "best",
        ] {
            assert_eq!(fast_path(inner, true), None, "{inner}");
        }
    }

    proptest! {
        #[test]
        fn both_ways_say_the_same(
            pieces in prop::collection::vec(
                prop::sample::select(vec![
                    "[%eval ", "[%clk ", "[%emt ", "[%egt ", "]", "] ", " ", "#", "-", "0", "1",
                    "+", "30", "999", ".", ":", ",", "00", "59", "0.17", "0:03:00", "] [%clk ",
                ]),
                0..8,
            ),
        ) {
            let inner = pieces.concat();
            compare(&inner);
        }

        #[test]
        fn so_they_do_of_what_is_well_formed(
            whole in 0_u32..400, hundredths in 0_u32..120, seconds in 0_u32..99_999,
            depth in 0_u32..1200, sign in prop::sample::select(vec!["", "-", "+", "#", "#-"]),
        ) {
            let clock = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
            for inner in [
                format!("[%eval {sign}{whole}.{hundredths:02}] [%clk {clock}]"),
                format!("[%eval {sign}{whole}] [%emt {clock}]"),
                format!("[%eval {sign}{whole}.{hundredths:02},{depth}] [%clk {seconds}]"),
                format!("[%eval {sign}{whole}.{},{depth}] [%emt {seconds}.{depth}]", hundredths / 10),
                format!("[%eval {sign}{whole},{depth}]"),
                format!("[%eval {sign}{whole}.{}] [%emt {clock}]", hundredths / 10),
                format!("[%eval {sign}{whole}.{}]", hundredths / 10),
            ] {
                compare(&inner);
            }
            is_usual(Table::Evaluation, &format!("{sign}{whole}{hundredths}:{depth}"));
            is_usual(Table::ElapsedMove, &format!("{seconds}.{depth}"));
        }
    }
}
