//! Why a value does not fit, where the facets of its type cannot say it: a table
//! is one text with commas to XML Schema, and one item a ply to everybody else.

use cif_runtime::excerpt::Excerpt;
use cif_text::tables::{Item, ItemError, ItemErrorKind, ItemGrammar, items};

/// The first item of a table that does not fit, counted from 1. All items of a
/// table are of one kind: the one that most of the text is.
pub(crate) fn table(text: &str) -> Option<String> {
    use ItemGrammar::{Evaluation, Time, Timestamp};
    let mut furthest: Option<(usize, Item<'_>, ItemError)> = None;
    for grammar in [Evaluation, Time, Timestamp] {
        let (number, item, error) = first_misfit(text, grammar)?;
        let progress = |number: usize, error: &ItemError| (number, error.range.start);
        let best = furthest
            .as_ref()
            .map(|(number, _, error)| progress(*number, error));
        if best.is_none_or(|best| progress(number, &error) > best) {
            furthest = Some((number, item, error));
        }
    }
    let (number, item, error) = furthest?;
    let is_first = items(text).find(|item| !item.text.is_empty()) == Some(item.clone());
    let is_of_no_kind = is_first && error.range.start == 0 && error.kind == ItemErrorKind::Syntax;
    let reason = if is_of_no_kind {
        "an item is an evaluation (+13:18#250), a time (0:03:00 or 180) or a time stamp (2014-12-21)"
    } else {
        error.message
    };
    let shown = Excerpt::of(item.text);
    Some(format!("item {number}: \"{shown}\" does not fit: {reason}"))
}

/// The first item that does not follow a grammar, and its number.
fn first_misfit(text: &str, grammar: ItemGrammar) -> Option<(usize, Item<'_>, ItemError)> {
    let mut filled = (1..)
        .zip(items(text))
        .filter(|(_, item)| !item.text.is_empty());
    filled.find_map(|(number, item)| {
        let error = grammar.parse(item.text).err()?;
        // The schema knows no greatest number.
        (error.kind != ItemErrorKind::TooLarge).then_some((number, item, error))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_item_is_named_with_its_reason() {
        for (text, expected) in [
            (
                "+12, -3, +",
                "item 3: \"+\" does not fit: a sign without a number",
            ),
            (
                "+12:,+3",
                "item 1: \"+12:\" does not fit: a depth is missing after the colon",
            ),
            (
                "+12, 0:03:00",
                "item 2: \"0:03:00\" does not fit: a score begins with its sign",
            ),
            (
                "0:03:00, 0:3",
                "item 2: \"0:3\" does not fit: minutes and seconds have two digits, 00 to 59",
            ),
            (
                "2014-12-21, 2014/13",
                "item 2: \"2014/13\" does not fit: a month of two digits follows the year",
            ),
            (
                ",, x",
                "item 3: \"x\" does not fit: an item is an evaluation (+13:18#250), \
                 a time (0:03:00 or 180) or a time stamp (2014-12-21)",
            ),
        ] {
            assert_eq!(table(text).as_deref(), Some(expected), "{text}");
        }
        assert_eq!(table("+12, -3"), None);
    }
}
