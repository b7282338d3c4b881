//! Why a value does not fit, where the facets of its type cannot say it: a table
//! is one text with commas to XML Schema, and one item a ply to everybody else.

use cif_runtime::excerpt::Excerpt;
use cif_text::tables::{Item, ItemError, ItemErrorKind, ItemGrammar, items};

/// The first item of a table that does not fit, counted from 1. All items of a
/// table are of one kind: the one that most of them are, and of two such the one that begins.
/// Where the item is of another kind, both are named, for the table may be one of those.
pub(crate) fn table(text: &str) -> Option<String> {
    let mut best: Option<Misfit<'_>> = None;
    for grammar in [
        ItemGrammar::Evaluation,
        ItemGrammar::Time,
        ItemGrammar::Timestamp,
    ] {
        let misfit = Misfit::of(text, grammar)?;
        if best.as_ref().is_none_or(|best| misfit.rank() > best.rank()) {
            best = Some(misfit);
        }
    }
    let Misfit {
        grammar,
        fitting,
        first: (number, item, error),
        ..
    } = best?;
    if let Some((other, fitting)) = fitting
        && let Some(kind) = kind_of(&item)
    {
        let mut two = [(number, item.text, kind), (other, fitting.text, grammar)];
        two.sort_by_key(|(number, ..)| *number);
        let [(one, first, kind), (two, second, other)] = two;
        let (first, second) = (Excerpt::of(first), Excerpt::of(second));
        return Some(format!(
            "items {one} and {two} do not fit together: \"{first}\" is {} and \"{second}\" {}",
            noun(kind),
            noun(other)
        ));
    }
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

/// The items of a table as those of a kind.
struct Misfit<'t> {
    grammar: ItemGrammar,
    /// The number of items that are of the kind, and the first of them.
    count: usize,
    fitting: Option<(usize, Item<'t>)>,
    /// The first item that is not.
    first: (usize, Item<'t>, ItemError),
}

impl<'t> Misfit<'t> {
    /// `None` where all items fit.
    fn of(text: &'t str, grammar: ItemGrammar) -> Option<Self> {
        let (mut count, mut fitting, mut first) = (0, None, None);
        let all = (1..).zip(items(text));
        for (number, item) in all.filter(|(_, item)| !item.text.is_empty()) {
            match misfit(item.text, grammar) {
                None => {
                    count += 1;
                    fitting.get_or_insert((number, item));
                }
                Some(error) => {
                    first.get_or_insert((number, item, error));
                }
            }
        }
        Some(Self {
            grammar,
            count,
            fitting,
            first: first?,
        })
    }

    fn rank(&self) -> impl Ord + use<> {
        let (number, _, error) = &self.first;
        (self.count, *number, error.range.start)
    }
}

/// The reason why an item is not of a kind.
fn misfit(item: &str, grammar: ItemGrammar) -> Option<ItemError> {
    let error = grammar.parse(item).err()?;
    // The schema knows no greatest number.
    (error.kind != ItemErrorKind::TooLarge).then_some(error)
}

/// The kind of an item.
fn kind_of(item: &Item<'_>) -> Option<ItemGrammar> {
    use ItemGrammar::{Evaluation, Time, Timestamp};
    let mut all = [Evaluation, Time, Timestamp].into_iter();
    all.find(|grammar| misfit(item.text, *grammar).is_none())
}

fn noun(kind: ItemGrammar) -> &'static str {
    match kind {
        ItemGrammar::Evaluation => "an evaluation",
        ItemGrammar::Time => "a time",
        ItemGrammar::Timestamp => "a time stamp",
        ItemGrammar::Count => "a number",
    }
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
                "items 1 and 2 do not fit together: \"+12\" is an evaluation and \"0:03:00\" a time",
            ),
            (
                "+5,1",
                "items 1 and 2 do not fit together: \"+5\" is an evaluation and \"1\" a time",
            ),
            (
                "2014-12-21,,1,2",
                "items 1 and 3 do not fit together: \"2014-12-21\" is a time stamp and \"1\" a time",
            ),
            (
                "x, 0:03:00, 0:02:00",
                "item 1: \"x\" does not fit: an item is an evaluation (+13:18#250), \
                 a time (0:03:00 or 180) or a time stamp (2014-12-21)",
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
