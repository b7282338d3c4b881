//! Documents of a schema with namespaces: names under any prefix come to those of the
//! tables, the writer declares what it uses, and wrong namespaces are called that.

use std::borrow::Cow;

use cif_runtime::document::{read, validate, validate_content};
use cif_runtime::schema::{
    Alias, Attribute, Child, ComplexType, Content, Model, Order, Schema, Step,
};
use cif_runtime::simple::Builtin;
use cif_runtime::stream::Stream;
use cif_runtime::writer::write;
use cif_runtime::{Limits, Root, Spanned, Violation, element, names, nodes};

/// Elements and `xlink:href` in three namespaces, and those of one without.
static SCHEMA: Schema = Schema::new(&[Child::complex("map", &MAP)]).namespaces(
    "urn:map",
    &[
        ("ext", "urn:ext"),
        ("xlink", "http://www.w3.org/1999/xlink"),
    ],
);

static POINT: ComplexType = ComplexType {
    name: "Point",
    attributes: &[
        Attribute::new("href", Builtin::String.simple_type()),
        Attribute::new("xlink:href", Builtin::String.simple_type()),
        Attribute::new("xml:lang", Builtin::Language.simple_type()),
    ],
    required: 0,
    attribute: names!(b"href" 0, b"xlink:href" 1, b"xml:lang" 2),
    others: None,
    content: Content::Text(Builtin::String.simple_type()),
};

static MAP: ComplexType = ComplexType {
    name: "Map",
    attributes: &[],
    required: 0,
    attribute: names!(),
    others: None,
    content: Content::Elements(&Model {
        children: &[
            Child::complex("point", &POINT).repeated(),
            Child::complex("ext:point", &POINT).repeated(),
            Child::complex("map", &MAP).repeated(),
        ],
        symbol: names!(b"point" 0, b"ext:point" 1, b"map" 2),
        // Points, then those of the extension, then maps.
        order: Order::Automaton {
            names: 3,
            steps: &[
                Step::to(0, 0),
                Step::to(1, 1),
                Step::to(2, 2),
                Step::NONE,
                Step::to(1, 1),
                Step::to(2, 2),
                Step::NONE,
                Step::NONE,
                Step::to(2, 2),
            ],
            accepting: &[true, true, true],
        },
        wildcards: &[],
        aliases: &[Alias::sibling("dot", "point")],
    }),
};

/// A point.
#[element(POINT)]
pub struct Point<'a> {
    /// A name.
    #[attribute(0, "href")]
    pub href: Option<Spanned<Cow<'a, str>>>,
    /// A link.
    #[attribute(1, "xlink:href")]
    pub link: Option<Spanned<Cow<'a, str>>>,
    /// A language.
    #[attribute(2, "xml:lang")]
    pub lang: Option<Spanned<Cow<'a, str>>>,
    /// The text.
    #[text]
    pub text: Spanned<Cow<'a, str>>,
}

/// A map.
#[element(MAP)]
pub struct Map<'a> {
    /// The points.
    #[child(0, "point")]
    pub point: Vec<Spanned<Point<'a>>>,
    /// More points.
    #[child(1, "ext:point")]
    pub ext_point: Vec<Spanned<Point<'a>>>,
    /// Maps.
    #[child(2, "map")]
    pub map: Vec<cif_runtime::Nested<Map<'a>>>,
}

/// A child of the root.
#[nodes]
pub enum MapItem<'a> {
    /// A point.
    #[child(0, "point")]
    Point(Spanned<Point<'a>>),
    /// One of the extension.
    #[child(1, "ext:point")]
    ExtPoint(Spanned<Point<'a>>),
    /// A map.
    #[child(2, "map")]
    Map(Spanned<Map<'a>>),
}

struct MapRoot;
impl Root for MapRoot {
    type Document<'a> = Map<'a>;
    type Item<'a> = MapItem<'a>;
    const ELEMENT: &'static Child = &SCHEMA.roots[0];
    const SCHEMA: &'static Schema = &SCHEMA;
}

/// The violations of a document, the same for a reader and a stream; ids, and the
/// messages of those that are about namespaces.
fn check(text: &str) -> Vec<Violation> {
    let limits = Limits::default();
    let found = validate(text, &SCHEMA, &limits);
    assert_eq!(read::<MapRoot>(text, &limits).violations, found, "{text}");
    let mut stream = Stream::with_chunk(text.as_bytes(), &SCHEMA, &limits, 7);
    let mut pieces = Vec::new();
    while let Some(mut piece) = stream.next_piece().expect("a piece") {
        pieces.extend(piece.check().into_iter().map(|it| it.id));
    }
    let ids: Vec<_> = found.iter().map(|it| it.id.clone()).collect();
    assert_eq!(pieces, ids, "{text}");
    found
}

fn messages(text: &str) -> Vec<String> {
    let line = |it: Violation| {
        let help = it.help.map(|help| format!("; {help}")).unwrap_or_default();
        format!("{}: {}{help}", it.id, it.message)
    };
    check(text).into_iter().map(line).collect()
}

const CANONICAL: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<map xmlns="urn:map" xmlns:ext="urn:ext" xmlns:xlink="http://www.w3.org/1999/xlink">
  <point href="a" xlink:href="b" xml:lang="en">1</point>
  <ext:point xlink:href="c">2</ext:point>
  <map>
    <point>3</point>
  </map>
</map>
"#;

/// The same document with other prefixes, and declarations in other places.
const SPELLINGS: [&str; 5] = [
    CANONICAL,
    r#"<m:map xmlns:m="urn:map" xmlns="urn:ext" xmlns:ext="http://www.w3.org/1999/xlink">
      <m:point href="a" ext:href="b" xml:lang="en">1</m:point>
      <point ext:href="c">2</point>
      <m:map><m:point>3</m:point></m:map>
    </m:map>"#,
    r#"<map xmlns="urn:map">
      <point xmlns:l="http://www.w3.org/1999/xlink" href="a" l:href="b" xml:lang="en">1</point>
      <point xmlns="urn:ext" xmlns:x="http://www.w3.org/1999/xlink" x:href="c">2</point>
      <m:map xmlns:m="urn:map" xmlns=""><point xmlns="urn:map">3</point></m:map>
    </map>"#,
    r#"<x:map xmlns:x="urn:map">
      <x:point xmlns:y="http://www.w3.org/1999/xlink" href="a" y:href="b" xml:lang="en">1</x:point>
      <x:point xmlns:x="urn:ext" xmlns:y="http://www.w3.org/1999/xlink" y:href="c">2</x:point>
      <x:map><x:point>3</x:point></x:map>
    </x:map>"#,
    r#"<map xmlns="urn:map" xmlns:a="urn:ext" xmlns:xlink="http://www.w3.org/1999/xlink">
      <point xlink:href="b" href="a" xml:lang="en"><![CDATA[1]]></point>
      <a:point xlink:href="c">2</a:point>
      <map xmlns:a="urn:a" xmlns:b="urn:b" xmlns:c="urn:c" xmlns:d="urn:d" xmlns:e="urn:e"
        xmlns:f="urn:f" xmlns:g="urn:g" xmlns:h="urn:map"><h:point>3</h:point></map>
    </map>"#,
];

#[test]
fn a_name_is_its_namespace_and_its_local_part() {
    for spelling in SPELLINGS {
        assert_eq!(check(spelling), [], "{spelling}");
        let value = read::<MapRoot>(spelling, &Limits::default()).value.value;
        let written = write::<MapRoot>(&value).expect("it can be written");
        assert_eq!(written, CANONICAL);
    }
}

#[test]
fn items_of_a_stream_know_the_namespaces_of_the_root() {
    for spelling in SPELLINGS {
        let mut stream = Stream::with_chunk(spelling.as_bytes(), &SCHEMA, &Limits::default(), 9);
        let mut found = Vec::new();
        while let Some(mut piece) = stream.next_piece().expect("a piece") {
            found.extend(piece.read::<MapRoot>().item.map(|item| match item {
                MapItem::Point(it) => ("point", it.value.text.value.into_owned()),
                MapItem::ExtPoint(it) => ("ext:point", it.value.text.value.into_owned()),
                MapItem::Map(it) => ("map", it.value.map.len().to_string()),
            }));
        }
        let expected = [("point", "1"), ("ext:point", "2"), ("map", "0")];
        assert_eq!(found, expected.map(|(name, text)| (name, text.to_owned())));
    }
}

#[test]
fn a_wrong_namespace_of_the_root_is_said_once() {
    let help = r#"write `xmlns="urn:map"`"#;
    assert_eq!(
        messages("<map><point>1</point><point>2</point></map>"),
        [format!(
            "xsd:namespace: `map` is in no namespace, but is declared in the namespace `urn:map`; {help}"
        )]
    );
    assert_eq!(
        messages("<map xmlns='urn:old'><point>1</point><point>2</point></map>"),
        [format!(
            "xsd:namespace: `map` is in the namespace `urn:old`, but is declared in the namespace \
             `urn:map`; {help}"
        )]
    );
    assert_eq!(
        messages("<m:map xmlns:m='urn:old'><m:point>1</m:point></m:map>"),
        [
            "xsd:namespace: `m:map` is in the namespace `urn:old`, but is declared in the \
             namespace `urn:map`; write `xmlns:m=\"urn:map\"`"
        ]
    );
    assert_eq!(
        messages("<plan xmlns='urn:map'/>"),
        ["xsd:root: the root is `plan`, not `map`"]
    );
}

#[test]
fn an_element_in_another_namespace_is_said_to_be() {
    let inside = |text: &str| messages(&format!("<map xmlns='urn:map'>{text}</map>"));
    assert_eq!(
        inside("<point xmlns=''>1</point>"),
        [
            "xsd:Map/undeclared-element: `point` is in no namespace, but is declared in the \
             namespace `urn:map`; write `xmlns=\"urn:map\"`"
        ]
    );
    assert_eq!(
        inside("<x:map xmlns:x='urn:x'><x:a/></x:map>"),
        [
            "xsd:Map/undeclared-element: `x:map` is in the namespace `urn:x`, but is declared in \
             the namespace `urn:map`; write `xmlns:x=\"urn:map\"`"
        ]
    );
    assert_eq!(
        inside("<ext:point xmlns:ext='urn:other'/>")[0]
            .split(';')
            .next(),
        Some(
            "xsd:Map/undeclared-element: `ext:point` is in the namespace `urn:other`, but is \
             declared in the namespace `urn:map`"
        )
    );
    assert_eq!(
        inside("<line/>"),
        ["xsd:Map/undeclared-element: `line` is not declared in `map`"]
    );
    let unbound = inside("<x:point/>");
    assert!(unbound[1].starts_with("xml:unbound-prefix"), "{unbound:?}");
}

#[test]
fn an_attribute_in_another_namespace_is_said_to_be() {
    let point = |text: &str| messages(&format!("<map xmlns='urn:map'><point {text}/></map>"));
    assert_eq!(
        point("xmlns:xlink='urn:other' xlink:href='a'"),
        [
            "xsd:Point/undeclared-attribute: attribute `xlink:href` is in the namespace \
             `urn:other`, but is declared in no namespace; write `href`"
        ]
    );
    assert_eq!(
        point("lang='en'"),
        [
            "xsd:Point/undeclared-attribute: attribute `lang` is in no namespace, but is declared \
             in the namespace `http://www.w3.org/XML/1998/namespace`; write `xml:lang`"
        ]
    );
    let twice = "xmlns:a='http://www.w3.org/1999/xlink' xmlns:b='http://www.w3.org/1999/xlink' \
                 a:href='1' b:href='2'";
    let twice = point(twice);
    assert!(twice[0].starts_with("xml:duplicate-attribute"), "{twice:?}");
    assert_eq!(twice.len(), 1);
}

#[test]
fn what_says_where_the_schema_is_may_stand() {
    let text = "<map xmlns='urn:map' xmlns:s='http://www.w3.org/2001/XMLSchema-instance' \
                s:schemaLocation='urn:map map.xsd'/>";
    assert_eq!(check(text), []);
}

#[test]
fn fixes_know_the_names_of_the_document() {
    // The order of children is that of the schema under any prefix.
    let text =
        "<m:map xmlns:m='urn:map'><m:map xmlns:e='urn:ext'><e:point/><m:point/></m:map></m:map>";
    let found = check(text);
    assert_eq!(found[0].id, "xsd:Map/point/misplaced");
    let fix = found[0].fix.as_ref().expect("a fix");
    assert_eq!(fix.edits.len(), 2, "{fix:?}");
    // A name is changed where it is written as the schema has it.
    let alias = |name: &str, map: &str| {
        let text =
            format!("<{map}:map xmlns:{map}='urn:map' xmlns='urn:map'><{name}/></{map}:map>");
        let found = check(&text);
        assert_eq!(found[0].id, "xsd:Map/undeclared-element");
        found[0].fix.is_some()
    };
    assert!(alias("dot", "m"));
    assert!(!alias("m:dot", "m"));
}

#[test]
fn contents_stand_in_the_namespaces_of_the_schema() {
    static ELEMENT: Child = Child::complex("map", &MAP);
    let check = |text| validate_content(text, &SCHEMA, &ELEMENT, &Limits::default());
    assert_eq!(check("<point xlink:href='a'/><ext:point/>"), []);
    let found = check("<spot/>");
    assert_eq!(found[0].span.range(), 0..7);
}

/// Thousands of declarations in scope, and elements that use one of them: in time
/// that grows with the text alone.
#[test]
fn many_declarations_cost_no_more_than_their_text() {
    use std::fmt::Write as _;
    let mut text = String::from("<map xmlns='urn:map'>");
    for depth in 0..100 {
        text.push_str("<map");
        for number in 0..200 {
            let _ = write!(text, " xmlns:p{depth}_{number}='urn:map'");
        }
        text.push('>');
    }
    for _ in 0..20_000 {
        text.push_str("<p0_0:map/>");
    }
    for _ in 0..100 {
        text.push_str("</map>");
    }
    text.push_str("</map>");
    assert_eq!(validate(&text, &SCHEMA, &Limits::default()), []);
}
