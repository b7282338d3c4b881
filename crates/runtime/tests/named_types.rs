//! Types that documents name by `xsi:type`: as enums, for roots that are not declared, in
//! streams, and where a value has no place for them.

use cif_runtime::document::{read, validate};
use cif_runtime::schema::{
    Attribute, Base, Child, ComplexType, Content, Model, NamedType, Order, Schema, Step,
};
use cif_runtime::simple::Builtin;
use cif_runtime::stream::Stream;
use cif_runtime::writer::write;
use cif_runtime::{Limits, Root, Spanned, element, names, nodes, types};

const NAME: Attribute = Attribute::new("name", Builtin::Token.simple_type()).required();

static LIST: ComplexType = ComplexType {
    name: "List",
    attributes: &[],
    required: 0,
    attribute: names!(),
    others: None,
    content: Content::Elements(&ENTRIES),
};
static NAMED_LIST: ComplexType = ComplexType {
    name: "NamedList",
    attributes: &[NAME],
    required: 1,
    attribute: names!(b"name" 0),
    others: None,
    content: Content::Elements(&ENTRIES),
};
static AMOUNT: ComplexType = ComplexType {
    name: "Amount",
    attributes: &[Attribute::new("unit", Builtin::Token.simple_type())],
    required: 0,
    attribute: names!(b"unit" 0),
    others: None,
    content: Content::Text(Builtin::Int.simple_type()),
};
static ENTRIES: Model = Model {
    children: &[Child::simple("entry", Builtin::Int.simple_type()).repeated()],
    symbol: names!(b"entry" 0),
    order: Order::Automaton {
        names: 1,
        steps: &[Step::to(0, 0)],
        accepting: &[true],
    },
    aliases: &[],
    wildcards: &[],
};
static TYPES: [NamedType; 3] = [
    NamedType::complex("Amount", &AMOUNT).extends(Base::BuiltIn(Builtin::Int.simple_type())),
    NamedType::complex("List", &LIST),
    NamedType::complex("NamedList", &NAMED_LIST).extends(Base::Named(1)),
];
static SCHEMA: Schema = Schema::new(&[Child::complex("list", &LIST)])
    .types(&TYPES)
    .abstract_elements(&["head"]);
/// Roots that hold a text only, or may.
static TEXTS: Schema = Schema::new(&[
    Child::simple("number", Builtin::Int.simple_type()),
    Child::complex("amount", &AMOUNT),
])
.types(&TYPES);
static WITHOUT_TYPES: Schema = Schema::new(&[Child::complex("list", &LIST)]);

/// A list of numbers.
#[element(LIST)]
pub struct List {
    /// The numbers.
    #[child(0, "entry")]
    pub entry: Vec<Spanned<i32>>,
}

/// A list with a name.
#[element(NAMED_LIST)]
pub struct NamedList<'a> {
    /// The list.
    #[base(1, optional)]
    pub base: List,
    /// The name.
    #[attribute(0, "name")]
    pub name: Spanned<cif_runtime::value::built_in::Token<'a>>,
}

/// The lists that may stand for a list.
#[types]
pub enum AnyList<'a> {
    /// The type itself.
    #[declared("List")]
    List(Spanned<List>),
    /// The one with a name.
    #[named("NamedList")]
    NamedList(Box<Spanned<NamedList<'a>>>),
}

/// A child of the root.
#[nodes]
pub enum ListItem {
    /// A number.
    #[child(0, "entry")]
    Entry(Spanned<i32>),
}

struct ListRoot;

impl Root for ListRoot {
    type Document<'a> = AnyList<'a>;
    type Item<'a> = ListItem;
    const ELEMENT: &'static Child = &SCHEMA.roots[0];
    const SCHEMA: &'static Schema = &SCHEMA;
}

/// A document whose root has this name and these attributes.
fn document(root: &str, attributes: &str, content: &str) -> String {
    format!(
        "<{root} xmlns:xsi='http://www.w3.org/2001/XMLSchema-instance' \
         xmlns:xs='http://www.w3.org/2001/XMLSchema' {attributes}>{content}</{root}>"
    )
}

fn ids(text: &str, schema: &'static Schema) -> Vec<String> {
    let violations = validate(text, schema, &Limits::default());
    violations
        .into_iter()
        .map(|it| it.id.into_owned())
        .collect()
}

/// The ids of a stream over a document of texts.
fn streamed_text(text: &str) -> Vec<String> {
    let mut stream = Stream::with_chunk(text.as_bytes(), &TEXTS, &Limits::default(), 4);
    let mut ids = Vec::new();
    while let Some(mut piece) = stream.next_piece().expect("a piece") {
        ids.extend(piece.check().into_iter().map(|it| it.id.into_owned()));
    }
    ids
}

/// The ids of a stream, and the numbers that it reads.
fn streamed(text: &str, reads: bool) -> (Vec<String>, Vec<i32>) {
    let mut stream = Stream::new(text.as_bytes(), &SCHEMA, &Limits::default());
    let (mut ids, mut numbers) = (Vec::new(), Vec::new());
    while let Some(mut piece) = stream.next_piece().expect("a piece") {
        let violations = if reads {
            let reading = piece.read::<ListRoot>();
            numbers.extend(reading.item.map(|ListItem::Entry(it)| it.value));
            reading.violations
        } else {
            piece.check()
        };
        ids.extend(violations.into_iter().map(|it| it.id.into_owned()));
    }
    (ids, numbers)
}

#[test]
fn a_type_is_read_and_written_by_its_name() {
    let text = document("list", "xsi:type='NamedList' name='n'", "<entry>7</entry>");
    let reading = read::<ListRoot>(&text, &Limits::default());
    assert!(reading.violations.is_empty(), "{:?}", reading.violations);
    let AnyList::NamedList(list) = &reading.value.value else {
        panic!("{:?}", reading.value);
    };
    assert_eq!((list.name.as_str(), *list.entry[0]), ("n", 7));
    assert_eq!(list.span.range(), 0..text.len());
    let written = write::<ListRoot>(&reading.value).expect("XML");
    assert!(
        written.contains("xsi:type=\"NamedList\" name=\"n\""),
        "{written}"
    );

    let made: AnyList<'_> = List { entry: Vec::new() }.into();
    let written = write::<ListRoot>(&made).expect("XML");
    assert!(written.ends_with("<list/>\n"), "{written}");
}

#[test]
fn a_root_that_is_not_declared_is_judged_by_its_type() {
    let named = document("other", "xsi:type='NamedList' name='n'", "<entry>7</entry>");
    assert!(ids(&named, &SCHEMA).is_empty());
    assert!(streamed(&named, false).0.is_empty());
    assert!(ids(&document("other", "xsi:type='xs:int'", " 7 "), &SCHEMA).is_empty());
    let wrong = document("other", "xsi:type='NamedList' name='n'", "<entry>x</entry>");
    assert_eq!(ids(&wrong, &SCHEMA), ["xsd:NamedList/entry/datatype"]);
    let unknown = document("other", "xsi:type='Nothing'", "");
    assert_eq!(ids(&unknown, &SCHEMA), ["xsd:type()/unknown"]);
    for root in ["other", "head"] {
        assert_eq!(ids(&document(root, "", ""), &SCHEMA), ["xsd:root"]);
    }
    let of_abstract = document("head", "xsi:type='List'", "");
    assert_eq!(ids(&of_abstract, &SCHEMA), ["xsd:root"]);
    let reading = read::<ListRoot>(&named, &Limits::default());
    assert_eq!(reading.violations[0].id, "xsd:root");
}

#[test]
fn a_schema_without_named_types_refuses_their_names() {
    let text = document("list", "xsi:type='List'", "");
    assert!(ids(&text, &SCHEMA).is_empty());
    assert_eq!(ids(&text, &WITHOUT_TYPES), ["xsd:instance-attribute"]);
    let other = document("other", "xsi:type='List'", "");
    assert_eq!(ids(&other, &WITHOUT_TYPES), ["xsd:root"]);
}

#[test]
fn a_stream_of_another_type_is_checked_and_not_read() {
    let plain = document(
        "list",
        "xsi:type='List'",
        "<entry>1</entry><entry>2</entry>",
    );
    assert_eq!(streamed(&plain, true), (Vec::new(), vec![1, 2]));
    let named = document("list", "xsi:type='NamedList' name='n'", "<entry>1</entry>");
    assert!(streamed(&named, false).0.is_empty());
    let refused = vec!["xsd:type()/stream".to_owned()];
    assert_eq!(streamed(&named, true), (refused, Vec::new()));
}

/// No piece of the stream has the text as a whole, of which nothing is said.
#[test]
fn a_text_that_comes_in_pieces_is_not_judged() {
    for (root, attributes) in [
        ("number", ""),
        ("amount", "unit='m'"),
        ("other", "xsi:type='Amount'"),
    ] {
        for content in ["7", "seven", "", "<!-- 1 -->7"] {
            let text = document(root, attributes, content);
            assert_eq!(streamed_text(&text), ["xsd:text()/stream"], "{text}");
        }
        let empty = document(root, attributes, "").replace(&format!("></{root}>"), "/>");
        assert_eq!(streamed_text(&empty), ids(&empty, &TEXTS), "{empty}");
    }
}

#[test]
fn attributes_without_a_place_are_given_beside_the_value() {
    let entry = "<entry xsi:type='Amount' unit='kg'>7</entry><entry xsi:type='xs:byte'>8</entry>";
    let text = document("list", "", entry);
    let reading = read::<ListRoot>(&text, &Limits::default());
    assert!(reading.violations.is_empty(), "{:?}", reading.violations);
    let dropped = reading.dropped.iter();
    let dropped: Vec<_> = dropped
        .map(|it| (&*it.name.local, &*it.value.value))
        .collect();
    let byte = "{http://www.w3.org/2001/XMLSchema}byte";
    let expected = [("type", "Amount"), ("unit", "kg"), ("type", byte)];
    assert_eq!(dropped, expected);
}
