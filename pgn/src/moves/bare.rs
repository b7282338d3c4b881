//! Comments of data alone, as servers write them behind every move:
//! `{[%clk 0:03:00]}` and `{[%eval 0.17] [%clk 0:03:00]}`. Where they are
//! spelt as the way out spells them, their items are known without trying
//! that out, as [`plan`](super::plan) does with all others.

/// An item of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Item<'c> {
    /// A time, as it is spelt.
    Time(&'c str),
    /// The number of an evaluation.
    Score(i32),
}

/// The commands read here, with their places in [`TABLES`](super::notes::TABLES); evaluations first.
const COMMANDS: [(usize, &[u8]); 4] = [
    (0, b"[%eval "),
    (1, b"[%clk "),
    (3, b"[%egt "),
    (4, b"[%emt "),
];

/// No more than one of each kind.
pub(super) type Items<'c> = [Option<(usize, Item<'c>)>; COMMANDS.len()];

impl Item<'_> {
    /// Writes the item behind what is in `out`.
    pub(super) fn push_to(self, out: &mut String) {
        match self {
            Self::Time(text) => out.push_str(text),
            Self::Score(score) => {
                out.push(if score < 0 { '-' } else { '+' });
                let mut rest = score.unsigned_abs();
                let mut digits = [b'0'; 10];
                let mut at = digits.len();
                while at > 0 && (rest > 0 || at == digits.len()) {
                    at -= 1;
                    digits[at] = b'0' + (rest % 10) as u8;
                    rest /= 10;
                }
                out.extend(digits[at..].iter().map(|digit| char::from(*digit)));
            }
        }
    }
}

/// The items of a comment, braces included, that is nothing but commands: in
/// the order of the tables, one blank between them, each in the one spelling
/// that it is written in.
pub(super) fn read(comment: &[u8]) -> Option<Items<'_>> {
    let mut rest = comment.strip_prefix(b"{")?.strip_suffix(b"}")?;
    while let [b' ', more @ ..] = rest {
        rest = more;
    }
    while let [more @ .., b' '] = rest {
        rest = more;
    }
    let mut items = Items::default();
    let mut is_first = true;
    for (slot, (table, begin)) in items.iter_mut().zip(COMMANDS) {
        let text = if is_first {
            rest
        } else if let [b' ', text @ ..] = rest {
            text
        } else {
            break;
        };
        let Some(text) = text.strip_prefix(begin) else {
            continue;
        };
        let (item, behind) = if table == 0 {
            score(text)?
        } else {
            time(text)?
        };
        *slot = Some((table, item));
        rest = behind.strip_prefix(b"]")?;
        is_first = false;
    }
    (!is_first && rest.is_empty()).then_some(items)
}

/// How many digits come first.
fn digits(text: &[u8]) -> usize {
    text.iter().take_while(|byte| byte.is_ascii_digit()).count()
}

/// A time in hours, minutes and seconds.
fn time(text: &[u8]) -> Option<(Item<'_>, &[u8])> {
    let hours = digits(text);
    let [
        b':',
        b'0'..=b'5',
        b'0'..=b'9',
        b':',
        b'0'..=b'5',
        b'0'..=b'9',
        rest @ ..,
    ] = text.get(hours..)?
    else {
        return None;
    };
    let decimals = match rest {
        [b'.', rest @ ..] => Some(digits(rest)),
        _ => None,
    };
    if !(1..=6).contains(&hours) || !decimals.is_none_or(|count| (1..=3).contains(&count)) {
        return None;
    }
    let length = hours + 6 + decimals.map_or(0, |count| count + 1);
    let (time, rest) = text.split_at_checked(length)?;
    Some((Item::Time(core::str::from_utf8(time).ok()?), rest))
}

/// Pawns with two decimals, or the moves to mate.
fn score(text: &[u8]) -> Option<(Item<'_>, &[u8])> {
    let (is_mate, text) = match text {
        [b'#', text @ ..] => (true, text),
        _ => (false, text),
    };
    let (sign, text) = match text {
        [b'-', text @ ..] => (-1, text),
        _ => (1, text),
    };
    let (whole, rest) = text.split_at_checked(digits(text))?;
    // No zeros before the number, and nothing near the limits.
    if !(1..=3).contains(&whole.len()) || (whole.len() > 1 && whole.first() == Some(&b'0')) {
        return None;
    }
    let number = |sum: i32, digit: &u8| sum * 10 + i32::from(digit - b'0');
    let whole = whole.iter().fold(0, number);
    if is_mate {
        return (whole > 0).then_some((Item::Score(sign * (32_000 - whole)), rest));
    }
    let [b'.', rest @ ..] = rest else {
        return None;
    };
    let (decimals, rest) = rest.split_at_checked(2)?;
    if !decimals.iter().all(u8::is_ascii_digit) {
        return None;
    }
    let score = decimals.iter().fold(whole, number);
    // A zero has no sign; farther than that a score is cut off.
    let is_written_so = score <= 30_999 && (score > 0 || sign > 0);
    is_written_so.then_some((Item::Score(sign * score), rest))
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::notes::TABLES;
    use super::super::plan::plan;
    use super::*;

    /// What the long way makes of a comment.
    fn planned(inner: &str) -> Vec<(usize, String)> {
        let plan = plan(vec![inner.trim().to_owned()], true, false);
        assert!(plan.nodes.is_empty() && plan.posts.is_empty(), "{inner}");
        let items = plan.row.into_iter().enumerate();
        items.filter_map(|(at, item)| Some((at, item?))).collect()
    }

    fn quick(inner: &str) -> Option<Vec<(usize, String)>> {
        let comment = format!("{{{inner}}}");
        let items = read(comment.as_bytes())?.into_iter().flatten();
        let text = |item: Item<'_>| {
            let mut out = String::new();
            item.push_to(&mut out);
            out
        };
        Some(items.map(|(table, item)| (table, text(item))).collect())
    }

    #[test]
    fn commands_have_their_tables() {
        for (table, begin) in COMMANDS {
            assert_eq!(begin, format!("[%{} ", TABLES[table].1).as_bytes());
        }
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
        ] {
            assert_eq!(quick(inner), Some(planned(inner)), "{inner}");
        }
    }

    #[test]
    fn all_others_are_not() {
        for inner in [
            "",
            " ",
            "[%clk 0:03:00",
            "[%clk 0:03:00]x",
            "[%clk 0:03:00]  [%emt 0:00:01]",
            "[%clk 0:03:00][%emt 0:00:01]",
            "[%clk 0:03:00] [%eval 0.17]",
            "[%clk 0:03:00] [%clk 0:03:00]",
            "[%clk 0:03:60]",
            "[%clk 3:00]",
            "[%clk 180]",
            "[%clk 0:03:00.]",
            "[%clk 0:03:00.1234]",
            "[%clk  0:03:00]",
            "[%eval 0.1]",
            "[%eval +0.10]",
            "[%eval -0.00]",
            "[%eval 00.10]",
            "[%eval 310.00]",
            "[%eval 0.17,18]",
            "[%eval #03]",
            "[%eval #0]",
            "[%ct 0:03:00]",
            "best",
        ] {
            assert_eq!(quick(inner), None, "{inner}");
        }
    }

    proptest! {
        #[test]
        fn both_ways_say_the_same(
            pieces in prop::collection::vec(
                prop::sample::select(vec![
                    "[%eval ", "[%clk ", "[%emt ", "[%egt ", "]", "] ", " ", "#", "-", "0", "1",
                    "30", "999", ".", ":", "00", "59", "0.17", "0:03:00", "] [%clk ",
                ]),
                0..8,
            ),
        ) {
            let inner = pieces.concat();
            if let Some(items) = quick(&inner) {
                prop_assert_eq!(items, planned(&inner));
            }
        }

        #[test]
        fn so_they_do_of_what_is_well_formed(
            whole in 0_u32..400, hundredths in 0_u32..120, seconds in 0_u32..99_999,
            sign in prop::sample::select(vec!["", "-", "+", "#", "#-"]),
        ) {
            let clock = format!("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
            for inner in [
                format!("[%eval {sign}{whole}.{hundredths:02}] [%clk {clock}]"),
                format!("[%eval {sign}{whole}] [%emt {clock}]"),
            ] {
                if let Some(items) = quick(&inner) {
                    prop_assert_eq!(items, planned(&inner));
                }
            }
        }
    }
}
