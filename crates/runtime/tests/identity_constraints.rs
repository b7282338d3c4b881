//! Identity constraints across a document: the same verdict for the whole, for a stream,
//! and for pieces that are compared apart from where they are read.

use cif_runtime::identity::Identities;
use cif_runtime::schema::{
    Attribute, Child, ComplexType, Content, Field, IdentityConstraint, Model, NameTest, Order,
    Path, Schema, Step,
};
use cif_runtime::simple::Builtin;
use cif_runtime::source::Source;
use cif_runtime::stream::Stream;
use cif_runtime::{Limits, Span, document, names};

const fn path(steps: &'static [NameTest]) -> Path {
    Path::here(steps)
}

/// Each part has a number.
static PART: IdentityConstraint = IdentityConstraint::key(
    "part",
    "list/key:part",
    &[path(&[NameTest::Name("part")])],
    &[Field::new(
        "@number",
        &[path(&[]).attribute(NameTest::Name("number"))],
    )],
);
/// Each use, at any depth, names a part.
static USE: IdentityConstraint = IdentityConstraint::keyref(
    "use",
    "list/keyref:use",
    &PART,
    &[Path::anywhere(&[
        NameTest::Name("part"),
        NameTest::Name("use"),
    ])],
    &[Field::new("@of", &[path(&[]).attribute(NameTest::Any)])],
);
/// The list has one title at the most, among all its parts.
static TITLE: IdentityConstraint = IdentityConstraint::unique(
    "title",
    "list/unique:title",
    &[path(&[])],
    &[Field::new(
        "part/@title",
        &[path(&[NameTest::Name("part")]).attribute(NameTest::Name("title"))],
    )],
);
/// No part uses another twice.
static ONCE: IdentityConstraint = IdentityConstraint::unique(
    "once",
    "Part/unique:once",
    &[path(&[NameTest::Name("use")])],
    &[Field::new(
        "@of",
        &[path(&[]).attribute(NameTest::Name("of"))],
    )],
);

static USED: ComplexType = ComplexType {
    name: "Use",
    attributes: &[Attribute::new("of", Builtin::Integer.simple_type())],
    required: 0,
    attribute: names!(b"of" 0),
    others: None,
    content: Content::Empty,
};
static PART_TYPE: ComplexType = ComplexType {
    name: "Part",
    attributes: &[
        Attribute::new("number", Builtin::Integer.simple_type()),
        Attribute::new("title", Builtin::String.simple_type()),
    ],
    required: 0,
    attribute: names!(b"number" 0, b"title" 1),
    others: None,
    content: Content::Elements(&Model {
        children: &[Child::complex("use", &USED).repeated()],
        symbol: names!(b"use" 0),
        order: Order::Automaton {
            names: 1,
            steps: &[Step { state: 0, slot: 0 }],
            accepting: &[true],
        },
        aliases: &[],
        wildcards: &[],
    }),
};
static LIST: ComplexType = ComplexType {
    name: "list",
    attributes: &[],
    required: 0,
    attribute: names!(),
    others: None,
    content: Content::Elements(&Model {
        children: &[Child::complex("part", &PART_TYPE)
            .repeated()
            .identity(&[&ONCE])],
        symbol: names!(b"part" 0),
        order: Order::Automaton {
            names: 1,
            steps: &[Step { state: 0, slot: 0 }],
            accepting: &[true],
        },
        aliases: &[],
        wildcards: &[],
    }),
};
static SCHEMA: Schema =
    Schema::new(&[Child::complex("list", &LIST).identity(&[&PART, &USE, &TITLE])]);

/// The ids, places and messages of violations in the whole document, in a stream, and in
/// pieces that are compared after all are read.
fn found(text: &str, limits: &Limits) -> [Vec<String>; 3] {
    let shown = |id: &str, source: &Source<'_>, span: Span, message: &str| {
        let line = (!span.is_none()).then(|| source.position(span.start as usize).line);
        format!("{id} {}: {message}", line.unwrap_or_default())
    };
    let source = Source::new(text);
    let whole = document::validate(text, &SCHEMA, limits);
    let whole = whole
        .iter()
        .map(|it| shown(&it.id, &source, it.span, &it.message));
    let whole = whole.collect();

    let mut streamed = Vec::new();
    let mut stream = Stream::new(text.as_bytes(), &SCHEMA, limits);
    while let Some(mut piece) = stream.next_piece().expect("a piece") {
        let (text, base) = (piece.text().to_owned(), piece.base);
        let source = Source::at(&text, base);
        let violations = piece.check();
        let shown = violations
            .iter()
            .map(|it| shown(&it.id, &source, it.span, &it.message));
        streamed.extend(shown);
    }

    let (mut cutter, mut progress) = Stream::new(text.as_bytes(), &SCHEMA, limits).into_parts();
    let mut mentions = Vec::new();
    while let Some(piece) = cutter.next_piece().expect("a piece") {
        let mut piece = progress.piece(piece);
        let (owned, base) = (piece.text().to_owned(), piece.base);
        mentions.push((piece.examine().mentions, owned, base));
    }
    let mut identities = Identities::new(limits);
    let mut apart = Vec::new();
    for (mentions, text, base) in mentions {
        let source = Source::at(&text, base);
        let violations = identities.take(mentions, &source);
        let shown = violations
            .iter()
            .map(|it| shown(&it.id, &source, it.span, &it.message));
        apart.extend(shown);
    }
    assert!(identities.finish(Span::NONE).is_empty());
    [whole, streamed, apart]
}

#[test]
fn keys_are_compared_across_pieces() {
    let text = "<list>\n\
                <part number='1'><use of='2'/><use of='+1'/></part>\n\
                <part number='02'><use of='1'/><use of='3'/>\n\
                <use of='01'/></part>\n\
                <part number='2' title='a'/>\n\
                <part title='b'/>\n\
                </list>";
    let [whole, streamed, apart] = found(text, &Limits::default());
    let unknown = "the key `part` has no `3`, to which `use` refers";
    let others = [
        "Part/unique:once/duplicate 4: `01` of the constraint `once` stands twice; the first is in line 3, column 19",
        "list/key:part/duplicate 5: `2` of the key `part` stands twice; the first is in line 3, column 1",
        "list/key:part/incomplete 6: `@number` is missing, which the key `part` needs",
        "list/unique:title/ambiguous 6: the field `part/@title` of the constraint `title` has more than one value here",
    ];
    let others = others.map(|it| format!("xsd:{it}"));
    let mut expected = vec![format!("xsd:list/keyref:use/unknown 3: {unknown}")];
    expected.extend(others.clone());
    assert_eq!(whole, expected);
    expected.remove(0);
    let end = format!("xsd:list/keyref:use/unknown 7: {unknown} in line 3, column 32");
    expected.push(end);
    assert_eq!(streamed, expected);
    assert_eq!(apart, streamed);
}

#[test]
fn nothing_is_missing_in_what_is_sound() {
    let text = "<list><part number='1'><use of='3'/></part><part number='2' title='a'>\
                <use of='2'/><use/><use/></part><part number='3'/></list>";
    for found in found(text, &Limits::default()) {
        assert!(found.is_empty(), "{found:?}");
    }
}

#[test]
fn what_is_remembered_has_a_limit() {
    let parts: Vec<_> = (0..100)
        .map(|it| format!("<part number='{it}'/>"))
        .collect();
    let text = format!(
        "<list><part number='-1'><use of='-2'/></part>{}</list>",
        parts.concat()
    );
    let limits = Limits {
        ids: 5000,
        ..Limits::default()
    };
    for found in found(&text, &limits) {
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("xml:id-limit "), "{found:?}");
    }
}

/// Keys of elements that have ended are forgotten, and do not fill the memory.
#[test]
fn only_what_is_open_is_remembered() {
    let uses: Vec<_> = (0..20).map(|it| format!("<use of='{it}'/>")).collect();
    let known: Vec<_> = (0..20).map(|it| format!("<part number='{it}'/>")).collect();
    let part = |number| format!("<part number='{number}'>{}</part>", uses.concat());
    let parts: Vec<_> = (20..300).map(part).collect();
    let text = format!("<list>{}{}</list>", known.concat(), parts.concat());
    let limits = Limits {
        ids: 80_000,
        ..Limits::default()
    };
    for found in found(&text, &limits) {
        assert!(found.is_empty(), "{found:?}");
    }
}
