//! The words for a value that does not fit, for people who know chess but not XML
//! Schema.

use std::borrow::Cow;
use std::fmt::Write;

use crate::excerpt::Excerpt;
use crate::simple::fault::{FacetKind, Fault};
use crate::simple::{Bound, Builtin, Facets, SimpleType, Variety, value};

/// Characters of a pattern that a message shows.
const PATTERN: usize = 120;
/// Entries of a list that a message shows.
const ENTRIES: usize = 8;

/// Says why `value` breaks `facet`.
#[cold]
pub(crate) fn fault(simple_type: &SimpleType, value: &str, facet: FacetKind) -> Fault {
    let own_words = simple_type.explain.and_then(|explain| explain(value));
    Fault {
        facet,
        message: own_words.unwrap_or_else(|| message(simple_type, value, facet)),
    }
}

fn message(simple_type: &SimpleType, value: &str, facet: FacetKind) -> String {
    let facets: &Facets = &simple_type.facets;
    let shown = quote(value);
    let length = |words, limit| length_message(simple_type, value, words, limit);
    let bound = |words, limit: Option<Bound>| {
        let limit = limit.as_ref().map_or("", Bound::as_str);
        format!("{shown} is {words} {limit}")
    };
    let digits =
        |words, limit: Option<u32>| format!("{shown} has more than {} {words}", limit.unwrap_or(0));
    match facet {
        FacetKind::Datatype => match simple_type.variety {
            Variety::Atomic(builtin) => format!("{shown} is not {}", builtin.description()),
            Variety::List(_) | Variety::Union(_) => format!("{shown} is no {}", simple_type.name),
        },
        FacetKind::Item => item_message(simple_type, value),
        FacetKind::Member => member_message(simple_type, value),
        FacetKind::Pattern => pattern_message(simple_type, value),
        FacetKind::Enumeration => format!("{shown} is not {}", one_of(facets.enumeration)),
        FacetKind::Length => length("not", facets.length),
        FacetKind::MinLength => length("fewer than", facets.min_length),
        FacetKind::MaxLength => length("more than", facets.max_length),
        FacetKind::MinInclusive => bound("less than", facets.min_inclusive),
        FacetKind::MaxInclusive => bound("greater than", facets.max_inclusive),
        FacetKind::MinExclusive => bound("not greater than", facets.min_exclusive),
        FacetKind::MaxExclusive => bound("not less than", facets.max_exclusive),
        FacetKind::TotalDigits => digits("digits", facets.total_digits),
        FacetKind::FractionDigits => digits("digits after the point", facets.fraction_digits),
    }
}

fn item_message(simple_type: &SimpleType, value: &str) -> String {
    if let Variety::List(item) = simple_type.variety {
        for (index, text) in value::items(value).enumerate() {
            if let Some(facet) = item.broken(text) {
                return format!("item {}: {}", index + 1, message(item, text, facet));
            }
        }
    }
    format!("{} does not fit", quote(value))
}

fn member_message(simple_type: &SimpleType, value: &str) -> String {
    let mut reasons = Vec::new();
    if let Variety::Union(members) = simple_type.variety {
        for member in members {
            let text = member.normalise(Cow::Borrowed(value));
            if let Some(facet) = member.broken(&text) {
                let reason = message(member, &text, facet);
                // The value is said once, as it is written.
                let lead = format!("{} ", quote(&text));
                let rest = reason.strip_prefix(&lead).map(str::to_owned);
                reasons.push(rest.unwrap_or(reason));
            }
        }
    }
    let left_out = reasons.len().saturating_sub(ENTRIES);
    reasons.truncate(ENTRIES);
    let mut text = quote(value);
    for (index, reason) in reasons.iter().enumerate() {
        let separator = match index {
            0 if reason.starts_with("item ") => ": ",
            0 => " ",
            _ => ", and ",
        };
        text.push_str(separator);
        text.push_str(reason);
    }
    if left_out > 0 {
        // Writing to a String cannot fail.
        let _ = write!(text, ", and fits none of {left_out} more types");
    }
    text
}

fn length_message(
    simple_type: &SimpleType,
    value: &str,
    words: &str,
    limit: Option<usize>,
) -> String {
    let length = simple_type.length_of(value).unwrap_or(0);
    let limit = limit.unwrap_or(0);
    if length == 0 {
        return format!("{} is empty", quote(value));
    }
    let unit = match simple_type.variety {
        Variety::List(_) => "item",
        Variety::Atomic(Builtin::HexBinary | Builtin::Base64Binary) => "octet",
        Variety::Atomic(_) | Variety::Union(_) => "character",
    };
    let plural = if length == 1 { "" } else { "s" };
    format!(
        "{} has {length} {unit}{plural}, {words} {limit}",
        quote(value)
    )
}

/// The words that the schema has for a pattern, else the pattern itself; and
/// the first character that cannot stand where it does.
fn pattern_message(simple_type: &SimpleType, value: &str) -> String {
    let mut text = format!("{} does not fit", quote(value));
    let facets = &simple_type.facets;
    let Some(number) = simple_type.broken_pattern(value) else {
        return text;
    };
    let pattern = facets.patterns[number];
    match facets.words.get(number) {
        Some(words) if !words.is_empty() => text.extend([": ", words]),
        _ => {
            let source = Excerpt::up_to(pattern.source(), PATTERN);
            // Writing to a String cannot fail.
            let _ = write!(text, " the pattern {source}");
        }
    }
    let viable = pattern.viable(value);
    let (before, rest) = value.split_at(viable);
    match rest.chars().next() {
        // The first one is seen at once.
        _ if before.is_empty() => {}
        Some(c) => {
            let mut buffer = [0; 4];
            let shown = Excerpt::of(c.encode_utf8(&mut buffer));
            // Writing to a String cannot fail.
            let _ = write!(
                text,
                "; character {} is \"{shown}\"",
                before.chars().count() + 1
            );
        }
        None => text.push_str("; it ends too early"),
    }
    text
}

fn one_of(entries: &[&str]) -> String {
    let mut text = String::from(if entries.len() == 1 { "" } else { "one of " });
    for (index, entry) in entries.iter().take(ENTRIES).enumerate() {
        if index > 0 {
            text.push_str(", ");
        }
        if entry.is_empty() {
            text.push_str(&quote(entry));
        } else {
            // Writing to a String cannot fail.
            let _ = write!(text, "{}", Excerpt::of(entry));
        }
    }
    if entries.len() > ENTRIES {
        // Writing to a String cannot fail.
        let _ = write!(text, ", … ({} in all)", entries.len());
    }
    text
}

fn quote(value: &str) -> String {
    format!("\"{}\"", Excerpt::of(value))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::simple::WhiteSpace;

    const INTEGER: SimpleType = SimpleType::of(Builtin::Integer);
    const YES_OR_NO: SimpleType = SimpleType::of(Builtin::Boolean);
    const SMALL: SimpleType = SimpleType {
        facets: Facets {
            min_inclusive: Some(Bound::new("1")),
            max_exclusive: Some(Bound::new("5")),
            ..Facets::NONE
        },
        ..INTEGER
    };
    const WORD: SimpleType = SimpleType {
        facets: Facets {
            min_length: Some(1),
            max_length: Some(2),
            ..Facets::NONE
        },
        ..SimpleType::of(Builtin::Token)
    };
    const SPECIES: SimpleType = SimpleType {
        facets: Facets {
            enumeration: &["human", "program", ""],
            ..Facets::NONE
        },
        ..SimpleType::of(Builtin::Token)
    };
    const LETTER: SimpleType = SimpleType {
        facets: Facets {
            enumeration: &["a", "b", "c", "d", "e", "f", "g", "h", "i"],
            ..Facets::NONE
        },
        ..SimpleType::of(Builtin::Token)
    };
    const MONEY: SimpleType = SimpleType {
        facets: Facets {
            total_digits: Some(4),
            fraction_digits: Some(2),
            ..Facets::NONE
        },
        ..SimpleType::of(Builtin::Decimal)
    };
    const NUMBERS: SimpleType = SimpleType {
        name: "Numbers",
        white_space: WhiteSpace::Collapse,
        variety: Variety::List(&INTEGER),
        holds_names: false,
        facets: Facets {
            length: Some(2),
            ..Facets::NONE
        },
        repair: None,
        salvage: None,
        has_identity: false,
        explain: None,
    };
    const LISTED: SimpleType = SimpleType {
        name: "Listed",
        variety: Variety::Union(&[&NUMBERS, &YES_OR_NO]),
        ..EITHER
    };
    const EITHER: SimpleType = SimpleType {
        name: "Either",
        white_space: WhiteSpace::Preserve,
        holds_names: false,
        variety: Variety::Union(&[&SMALL, &YES_OR_NO]),
        facets: Facets::NONE,
        repair: None,
        salvage: None,
        has_identity: false,
        explain: None,
    };

    #[test]
    fn messages_name_the_value_and_the_rule() {
        for (simple_type, value, expected) in [
            (&INTEGER, "x", r#""x" is not a whole number"#),
            (&SMALL, "0", r#""0" is less than 1"#),
            (&SMALL, "5", r#""5" is not less than 5"#),
            (&WORD, "", r#""" is empty"#),
            (&WORD, "äöü", r#""äöü" has 3 characters, more than 2"#),
            (&SPECIES, "cat", r#""cat" is not one of human, program, """#),
            (
                &LETTER,
                "z",
                r#""z" is not one of a, b, c, d, e, f, g, h, … (9 in all)"#,
            ),
            (&MONEY, "123.45", r#""123.45" has more than 4 digits"#),
            (
                &MONEY,
                "0.125",
                r#""0.125" has more than 2 digits after the point"#,
            ),
            (&NUMBERS, "1 x", r#"item 2: "x" is not a whole number"#),
            (&NUMBERS, "1", r#""1" has 1 item, not 2"#),
            (
                &EITHER,
                "7",
                r#""7" is not less than 5, and is not true, false, 1 or 0"#,
            ),
            (
                &EITHER,
                " 7\n",
                r#"" 7\n" is not less than 5, and is not true, false, 1 or 0"#,
            ),
            (
                &EITHER,
                " ",
                r#"" " is not a whole number, and is not true, false, 1 or 0"#,
            ),
            (
                &LISTED,
                "x ",
                r#""x ": item 1: "x" is not a whole number, and is not true, false, 1 or 0"#,
            ),
            (
                &INTEGER,
                "a\nb\u{7}",
                r#""a\nb\u{7}" is not a whole number"#,
            ),
        ] {
            let message = simple_type.check(value).map_err(|fault| fault.message);
            assert_eq!(message, Err(expected.to_owned()));
        }
    }

    #[test]
    fn long_values_are_cut() {
        let fault = INTEGER
            .check(&"ä".repeat(1000))
            .map_err(|fault| fault.message);
        let expected = format!("\"{}…\" is not a whole number", "ä".repeat(40));
        assert_eq!(fault, Err(expected));
    }
}
