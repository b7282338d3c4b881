//! Several threads beside one: the same pieces, items and violations.

use std::borrow::Cow;
use std::sync::atomic::{AtomicUsize, Ordering};

use proptest::prelude::*;

use super::{BATCH, SHORT, Sizes};
use crate::cut::{CutError, PieceKind};
use crate::document::Root;
use crate::schema::{
    Attribute, Child, ComplexType, Content, Field, IdentityConstraint, Model, NameTest, Order,
    Path, Schema, Step,
};
use crate::simple::Builtin;
use crate::stream::{ItemReading, Piece, Stream};
use crate::{Limits, Spanned, element, names, nodes};

/// Each part has a number, and each use names one; so do the references of `xs:IDREF`.
static PART_KEY: IdentityConstraint = IdentityConstraint::key(
    "part",
    "list/key:part",
    &[Path::here(&[NameTest::Name("part")])],
    &[Field::new(
        "@number",
        &[Path::here(&[]).attribute(NameTest::Name("number"))],
    )],
);
static USE_KEY: IdentityConstraint = IdentityConstraint::keyref(
    "use",
    "list/keyref:use",
    &PART_KEY,
    &[Path::here(&[NameTest::Name("use")])],
    &[Field::new(
        "@of",
        &[Path::here(&[]).attribute(NameTest::Name("of"))],
    )],
);

static PART: ComplexType = ComplexType {
    name: "Part",
    attributes: &[
        Attribute::new("number", Builtin::Integer.simple_type()).required(),
        Attribute::new("id", Builtin::Id.simple_type()),
    ],
    required: 1,
    attribute: names!(b"number" 0, b"id" 1),
    others: None,
    content: Content::Text(Builtin::String.simple_type()),
};
static USE: ComplexType = ComplexType {
    name: "Use",
    attributes: &[
        Attribute::new("of", Builtin::Integer.simple_type()).required(),
        Attribute::new("ref", Builtin::IdRef.simple_type()),
    ],
    required: 1,
    attribute: names!(b"of" 0, b"ref" 1),
    others: None,
    content: Content::Text(Builtin::String.simple_type()),
};
static CHILDREN: [Child; 3] = [
    Child::simple("title", Builtin::Token.simple_type()),
    Child::complex("part", &PART).repeated(),
    Child::complex("use", &USE).repeated(),
];
static LIST: ComplexType = ComplexType {
    name: "list",
    attributes: &[],
    required: 0,
    attribute: names!(),
    others: None,
    content: Content::Elements(&Model {
        children: &CHILDREN,
        symbol: names!(b"title" 0, b"part" 1, b"use" 2),
        // A title, parts, and uses.
        order: Order::Automaton {
            names: 3,
            steps: &[
                Step::to(1, 0),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(1, 1),
                Step::to(2, 2),
                Step::NONE,
                Step::NONE,
                Step::to(2, 2),
            ],
            accepting: &[false, true, true],
        },
        aliases: &[],
        wildcards: &[],
    }),
};
static SCHEMA: Schema =
    Schema::new(&[Child::complex("list", &LIST).identity(&[&PART_KEY, &USE_KEY])]);

/// A part.
#[element(PART)]
pub struct Part<'a> {
    /// Its number.
    #[attribute(0, "number")]
    pub number: Spanned<crate::value::built_in::Integer<'a>>,
    /// Its name.
    #[attribute(1, "id")]
    pub id: Option<Spanned<crate::value::built_in::Id<'a>>>,
    /// Its text.
    #[text]
    pub text: Spanned<Cow<'a, str>>,
}

/// A use of a part.
#[element(USE)]
pub struct Use<'a> {
    /// The number of the part.
    #[attribute(0, "of")]
    pub of: Spanned<crate::value::built_in::Integer<'a>>,
    /// The name of one.
    #[attribute(1, "ref")]
    pub reference: Option<Spanned<crate::value::built_in::IdRef<'a>>>,
    /// Its text.
    #[text]
    pub text: Spanned<Cow<'a, str>>,
}

/// A list.
#[element(LIST)]
pub struct List<'a> {
    /// Its title.
    #[child(0, "title")]
    pub title: Spanned<crate::value::built_in::Token<'a>>,
    /// Its parts.
    #[child(1, "part")]
    pub part: Vec<Spanned<Part<'a>>>,
    /// Their uses.
    #[child(2, "use")]
    pub use_: Vec<Spanned<Use<'a>>>,
}

/// A child of the list.
#[nodes]
pub enum Item<'a> {
    /// The title.
    #[child(0, "title")]
    Title(Spanned<crate::value::built_in::Token<'a>>),
    /// A part.
    #[child(1, "part")]
    Part(Spanned<Part<'a>>),
    /// A use.
    #[child(2, "use")]
    Use(Spanned<Use<'a>>),
}

struct ListRoot;

impl Root for ListRoot {
    type Document<'a> = List<'a>;
    type Item<'a> = Item<'a>;
    const ELEMENT: &'static Child = &SCHEMA.roots[0];
    const SCHEMA: &'static Schema = &SCHEMA;
}

/// All that a piece gives.
fn shown(piece: &Piece<'_>, item: &str, violations: &impl std::fmt::Debug) -> String {
    let Piece { kind, base, .. } = piece;
    let (text, is_refused) = (piece.text(), piece.is_refused());
    format!("{kind:?} {base:?} {is_refused} {text:?} {item} {violations:?}")
}

fn item(reading: &ItemReading<'_, Item<'_>>) -> String {
    let ItemReading {
        item,
        misplaced,
        dropped,
        ..
    } = reading;
    format!("{item:?} {misplaced:?} {dropped:?}")
}

/// All that a loop over the pieces gives, and its error.
fn alone(text: &[u8], limits: &Limits, chunk: usize) -> Vec<String> {
    let mut stream = Stream::with_chunk(text, &SCHEMA, limits, chunk);
    let mut all = Vec::new();
    loop {
        match stream.next_piece() {
            Ok(Some(mut piece)) => {
                let reading = piece.read::<ListRoot>();
                let (item, violations) = (item(&reading), reading.violations);
                all.push(shown(&piece, &item, &violations));
            }
            Ok(None) => break,
            Err(error) => {
                all.push(format!("{error:?}"));
                break;
            }
        }
    }
    all.push(format!("{:?}", stream.root()));
    all
}

/// The sizes and the number of threads.
#[derive(Clone, Copy, Debug)]
struct Setting {
    threads: usize,
    chunk: usize,
    batch: usize,
    short: usize,
    huge: usize,
}

/// The same by several threads; and how many pieces were read.
fn together(text: &[u8], limits: &Limits, setting: Setting) -> (Vec<String>, usize) {
    let sizes = Sizes {
        batch: setting.batch,
        short: setting.short,
    };
    let mut stream = Stream::with_chunk(text, &SCHEMA, limits, setting.chunk);
    let mut all = Vec::new();
    let read = AtomicUsize::new(0);
    let outcome = stream.in_threads_by::<ListRoot, String, CutError>(
        sizes,
        setting.huge,
        setting.threads,
        |reading| {
            read.fetch_add(1, Ordering::Relaxed);
            item(&reading)
        },
        |piece, item: String, violations| {
            all.push(shown(piece, &item, &violations));
            Ok(())
        },
    );
    all.extend(outcome.err().map(|error| format!("{error:?}")));
    all.push(format!("{:?}", stream.root()));
    (all, read.into_inner())
}

/// Fragments of documents: what fits, what does not, and what breaks the bounds of items.
const FRAGMENTS: [&str; 26] = [
    "<title>t</title>",
    "<part number='1' id='a'>one</part>",
    "<part number='2' id='b'/>",
    "<part number='2' id='a'>again</part>\n",
    "<part number='x'/>",
    "<part>lacks</part>",
    "<part number='3'>many words to make it longer than others</part>",
    "\n\n<part number='4'><!-- a comment --></part>",
    "<use of='1' ref='a'/>",
    "<use of='2' ref='b'>two</use>",
    "<use of='9' ref='nobody'/>",
    "<use/>",
    "<other/>",
    "<other><part number='5'/></other>",
    "words",
    "&nothing;",
    "<part number='6'>",
    "</part>",
    "</list>",
    "<",
    "<!-- between -->",
    "<part number='7' number='8'/>",
    "<use of='1'><title/></use>",
    "\u{FFFE}",
    "]]>",
    "<part xmlns='urn:x' number='1'/>",
];

fn settings() -> impl Strategy<Value = Setting> {
    let threads = prop::sample::select(vec![1, 2, 3, 5]);
    (
        threads,
        1_usize..300,
        1_usize..3000,
        1_usize..1500,
        0_usize..300,
    )
        .prop_map(|(threads, chunk, batch, short, huge)| Setting {
            threads,
            chunk,
            batch,
            short,
            huge: if huge < 150 { huge } else { usize::MAX },
        })
}

fn limits() -> impl Strategy<Value = Limits> {
    let usual = Limits::default;
    prop::sample::select(vec![
        usual(),
        usual(),
        Limits {
            item: 60,
            ..usual()
        },
        Limits {
            ids: 600,
            ..usual()
        },
        Limits {
            violations: 1,
            ..usual()
        },
        Limits {
            name: 4,
            attributes: 1,
            ..usual()
        },
    ])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    #[test]
    fn several_threads_give_what_one_gives(
        head in prop::sample::select(vec!["<list>", "<list>", "<list><title/>", "<other>", "", "<list/>", "<list", "<?xml version='1.1'?><list>", "text <list>"]),
        parts in prop::collection::vec((0..FRAGMENTS.len(), 1_usize..12), 0..16),
        tail in prop::sample::select(vec!["</list>", "</list>\n", "", "</list> more", "\u{e9}</list>"]),
        invalid in prop::bool::weighted(0.1),
        setting in settings(),
        limits in limits(),
    ) {
        let mut text = head.as_bytes().to_vec();
        for (fragment, times) in parts {
            text.extend(FRAGMENTS[fragment].as_bytes().repeat(times));
        }
        if invalid {
            text.push(0xFF);
        }
        text.extend(tail.as_bytes());
        let expected = alone(&text, &limits, setting.chunk);
        prop_assert_eq!(together(&text, &limits, setting).0, expected, "{:?}", setting);
    }
}

/// A document with so many parts and uses, in order.
fn long(parts: usize) -> String {
    let part = |it| format!("<part number='{it}' id='n{it}'>part {it}</part>\n");
    let a_use = |it| format!("<use of='{it}' ref='n{it}'/>\n");
    let list: String = (0..parts).map(part).chain((0..parts).map(a_use)).collect();
    format!("<list>\n<title>long</title>\n{list}</list>\n")
}

#[test]
fn what_is_predicted_is_read_once() {
    let text = long(3000);
    let limits = Limits::default();
    let expected = alone(text.as_bytes(), &limits, 1 << 18);
    for threads in [1, 2, 3, 5] {
        for (batch, short) in [(BATCH, SHORT), (10_000, 1)] {
            let setting = Setting {
                threads,
                chunk: 1 << 12,
                batch,
                short,
                huge: usize::MAX,
            };
            let (found, read) = together(text.as_bytes(), &limits, setting);
            assert!(found == expected, "{setting:?}");
            assert_eq!(read, found.len() - 1, "{setting:?}");
        }
    }
}

#[test]
fn an_error_of_the_taker_ends_everything() {
    let text = long(2000);
    for threads in [1, 2, 3] {
        let mut stream = Stream::new(text.as_bytes(), &SCHEMA, &Limits::default());
        let mut taken = 0;
        let outcome = stream.in_threads::<ListRoot, _, Box<dyn std::error::Error>>(
            threads,
            |reading| reading.item.is_some(),
            |piece, _, _| {
                taken += usize::from(piece.kind == PieceKind::Item);
                if taken == 700 {
                    return Err("enough".into());
                }
                Ok(())
            },
        );
        let error = outcome.expect_err("it is enough").to_string();
        assert_eq!((error.as_str(), taken), ("enough", 700));
        assert!(stream.next_piece().is_ok_and(|piece| piece.is_none()));
    }
}

#[test]
fn the_rest_of_a_stream_is_read_too() {
    let text = long(500);
    let limits = Limits::default();
    let mut stream = Stream::new(text.as_bytes(), &SCHEMA, &limits);
    for _ in 0..3 {
        let mut piece = stream.next_piece().expect("sound").expect("a piece");
        assert_eq!(piece.check(), []);
    }
    let mut items = 0;
    let outcome = stream.in_threads::<ListRoot, _, CutError>(
        3,
        |reading| reading.item.is_some(),
        |_, is_item, violations| {
            assert_eq!(violations, []);
            items += usize::from(is_item);
            Ok(())
        },
    );
    assert!(outcome.is_ok());
    assert_eq!(items, 999);
}
