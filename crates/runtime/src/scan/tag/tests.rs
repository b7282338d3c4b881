//! The fast path through a start tag says what the slow one says.

use proptest::prelude::*;

use super::Tag;
use crate::limits::Limits;
use crate::scan::{Mode, RawAttribute, Scanner};
use crate::violation::Violation;

type Read<'a> = Option<(Tag, Vec<RawAttribute<'a>>, Vec<Violation>)>;

fn read<'a>(text: &'a str, way: impl Fn(&mut Scanner<'a>) -> Option<Tag>) -> Read<'a> {
    let limits = Limits {
        attributes: 3,
        name: 8,
        value: 8,
        ..Limits::default()
    };
    let mut scanner = Scanner::new(text, &limits, Mode::Document);
    let tag = way(&mut scanner)?;
    Some((tag, scanner.attributes.clone(), scanner.finish()))
}

fn fast(text: &str) -> Read<'_> {
    read(text, |scanner| scanner.quick_tag(0))
}

fn slow(text: &str) -> Read<'_> {
    read(text, |scanner| scanner.patient_tag(0))
}

#[test]
fn usual_tags_take_the_quick_way() {
    for text in [
        "<a>",
        "<a />",
        "<a b='1' c = \"&lt;\"\n>",
        "<x:a xmlns:x='u'/>",
    ] {
        assert!(fast(text).is_some(), "{text}");
        assert_eq!(fast(text), slow(text), "{text}");
    }
}

const PARTS: [&str; 18] = [
    "a",
    "bcdefghij",
    "x:c",
    "xmlns",
    " ",
    "\n",
    "=",
    "='",
    "'",
    "=\"",
    "\"",
    "/",
    ">",
    "/>",
    "<",
    "&amp;",
    "&b;",
    "\u{e9}",
];

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn both_ways_say_the_same(parts in prop::collection::vec(0..PARTS.len(), 0..16)) {
        let mut text = "<a ".to_owned();
        text.extend(parts.iter().map(|&part| PARTS[part]));
        text.push('>');
        if let Some(fast) = fast(&text) {
            prop_assert_eq!(Some(fast), slow(&text));
        }
    }
}
