//! Identity constraints.

use cif_runtime::schema::{
    Attribute, Child, ComplexType, Content, Field, IdentityConstraint, NameTest, Path, Schema,
};
use cif_runtime::simple::Builtin;
use cif_runtime::{Limits, names};

use super::repeated;

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
    content: Content::Elements(&repeated(
        &[Child::complex("use", &USED).repeated()],
        names!(b"use" 0),
    )),
};
static LIST: ComplexType = ComplexType {
    name: "list",
    attributes: &[],
    required: 0,
    attribute: names!(),
    others: None,
    content: Content::Elements(&repeated(
        &[Child::complex("part", &PART_TYPE)
            .repeated()
            .identity(&[&ONCE])],
        names!(b"part" 0),
    )),
};
static SCHEMA: Schema =
    Schema::new(&[Child::complex("list", &LIST).identity(&[&PART, &USE, &TITLE])]);

/// The ids, lines and messages of violations.
fn found(text: &str, limits: &Limits) -> [Vec<String>; 3] {
    let shown = |it: &super::Found| format!("{} {}: {}", it.id, it.line, it.message);
    super::found(&SCHEMA, text, limits).map(|it| it.iter().map(shown).collect())
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
