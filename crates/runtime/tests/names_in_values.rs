//! Values that are names with prefixes: their prefixes are declared, and they mean the
//! same when they are written.

use cif_runtime::document::read;
use cif_runtime::schema::{Attribute, Child, ComplexType, Content, Schema};
use cif_runtime::simple::{Builtin, Dfa, SimpleType};
use cif_runtime::value::built_in::QName;
use cif_runtime::writer::write;
use cif_runtime::{Limits, Root, Spanned, Value, element, list_value, names, union_value};

/// An element in `urn:a`, beside names of `urn:b`.
static SCHEMA: Schema =
    Schema::new(&[Child::complex("use", &USE)]).namespaces("urn:a", &[("b", "urn:b")]);

static NAMES: SimpleType = SimpleType::list("Names", Builtin::QName.simple_type());
static NAME_OR_NUMBER: SimpleType = SimpleType::union(
    "NameOrNumber",
    &[Builtin::Int.simple_type(), Builtin::QName.simple_type()],
);

static USE: ComplexType = ComplexType {
    name: "Use",
    attributes: &[
        Attribute::new("one", Builtin::QName.simple_type()),
        Attribute::new("many", &NAMES),
        Attribute::new("either", &NAME_OR_NUMBER),
    ],
    required: 0,
    attribute: names!(b"one" 0, b"many" 1, b"either" 2),
    others: None,
    content: Content::Text(Builtin::QName.simple_type()),
};

/// A list.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Names<'a>(Vec<QName<'a>>);
list_value!(Names<'a>, QName<'a>, NAMES);

/// A union: a number or a name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NameOrNumber<'a> {
    /// A number.
    Number(i32),
    /// A name.
    Name(QName<'a>),
}
union_value!(NameOrNumber<'a>, NAME_OR_NUMBER, { Number(i32), Name(QName<'a>) });

/// Names in all places.
#[element(USE)]
pub struct Use<'a> {
    /// A name.
    #[attribute(0, "one")]
    pub one: Option<Spanned<QName<'a>>>,
    /// Several.
    #[attribute(1, "many")]
    pub many: Option<Spanned<Names<'a>>>,
    /// A name or a number.
    #[attribute(2, "either")]
    pub either: Option<Spanned<NameOrNumber<'a>>>,
    /// A name.
    #[text]
    pub text: Spanned<QName<'a>>,
}

struct UseRoot;
impl Root for UseRoot {
    type Document<'a> = Use<'a>;
    type Item<'a> = std::convert::Infallible;
    const ELEMENT: &'static Child = &SCHEMA.roots[0];
    const SCHEMA: &'static Schema = &SCHEMA;
}

/// The canonical values of a valid document: attributes that are there, and the text.
fn values(text: &str) -> Vec<String> {
    let reading = read::<UseRoot>(text, &Limits::default());
    let value = reading.strict().expect(text);
    let attributes = [
        value.one.map(|it| it.value.to_string()),
        value.many.map(|it| it.value.to_string()),
        value.either.map(|it| it.value.to_string()),
    ];
    let text = value.text.value.to_string();
    attributes.into_iter().flatten().chain([text]).collect()
}

/// The document as it is written, which means the same.
fn written(text: &str) -> String {
    let value = read::<UseRoot>(text, &Limits::default()).value.value;
    let written = write::<UseRoot>(&value).expect("it can be written");
    let again = read::<UseRoot>(&written, &Limits::default());
    assert_eq!(again.violations, [], "{written}");
    assert!(again.value.value == value, "{written}");
    let (_, body) = written.split_once('\n').expect("a declaration");
    body.trim_end().to_owned()
}

#[test]
fn a_name_is_its_namespace_and_its_local_part() {
    let text = "<x:use xmlns:x='urn:a' xmlns:y='urn:b' xmlns:z='urn:z' one='x:n' \
                many=' y:n  z:n ' either='z:n'>y:t</x:use>";
    assert_eq!(values(text), ["n", "b:n {urn:z}n", "{urn:z}n", "b:t"]);
    assert_eq!(
        written(text),
        r#"<use xmlns="urn:a" xmlns:b="urn:b" one="n" xmlns:ns1="urn:z" many="b:n ns1:n" either="ns1:n">b:t</use>"#
    );
    let text = "<use xmlns='urn:a' either='7'><!-- --> n\n</use>";
    assert_eq!(values(text), ["7", "n"]);
}

#[test]
fn a_name_without_a_namespace_puts_prefixes_on_elements() {
    let text = "<x:use xmlns:x='urn:a' one='x:n'>n</x:use>";
    assert_eq!(values(text), ["n", "{}n"]);
    assert_eq!(
        written(text),
        r#"<ns0:use xmlns:ns0="urn:a" xmlns:b="urn:b" one="ns0:n">n</ns0:use>"#
    );
}

#[test]
fn declarations_of_the_element_hold_for_its_text() {
    let text = "<x:use xmlns:x='urn:a' xmlns:n='urn:n'>n<![CDATA[:]]>n</x:use>";
    assert_eq!(values(text), ["{urn:n}n"]);
    assert!(written(text).ends_with(r#"xmlns:ns1="urn:n">ns1:n</use>"#));
}

#[test]
fn a_prefix_that_is_not_declared_is_a_violation() {
    let messages = |text: &str| -> Vec<String> {
        let violations = read::<UseRoot>(text, &Limits::default()).violations;
        let shown = violations.iter();
        shown
            .map(|it| format!("{}: {}", it.id, it.message))
            .collect()
    };
    // That of declarations never is: nothing could write it.
    assert_eq!(
        messages("<use xmlns='urn:a'>xmlns:n</use>"),
        ["xsd:Use/text()/datatype: `use`: the prefix of \"xmlns:n\" is not declared"]
    );
    assert_eq!(
        messages("<use xmlns='urn:a' one='x:n' many='n x:n' either='x:n'>x:n</use>"),
        [
            "xsd:Use/@one/datatype: attribute `one`: the prefix of \"x:n\" is not declared",
            "xsd:Use/@many/item: attribute `many`: the prefix of \"x:n\" is not declared",
            "xsd:Use/@either/member: attribute `either`: the prefix of \"x:n\" is not declared",
            "xsd:Use/text()/datatype: `use`: the prefix of \"x:n\" is not declared",
        ]
    );
    // The canonical form is none of documents.
    assert_eq!(
        messages("<use xmlns='urn:a'>{urn:x}n</use>"),
        ["xsd:Use/text()/datatype: `use`: \"{urn:x}n\" is not a name with an optional prefix"]
    );
}

#[test]
fn facets_see_the_name_or_its_spelling() {
    static LISTED: SimpleType =
        SimpleType::atomic("Listed", Builtin::QName).enumeration(&["n", "b:n", "{urn:z}n"]);
    static ELEMENT: [Child; 1] = [Child::simple("use", &LISTED)];
    static SCHEMA: Schema = Schema::new(&ELEMENT).namespaces("urn:a", &[("b", "urn:b")]);
    let is_valid = |name: &str| {
        let text = format!(
            "<a:use xmlns:a='urn:a' xmlns:c='urn:b' xmlns:b='urn:z' xmlns:x='urn:x'>{name}</a:use>"
        );
        cif_runtime::document::validate(&text, &SCHEMA, &Limits::default()).is_empty()
    };
    assert!(["a:n", "c:n", "b:n"].into_iter().all(is_valid));
    assert!(!["n", "x:n", "a:m", "b:m", "d:n"].into_iter().any(is_valid));
}

#[test]
fn a_pattern_keeps_the_prefix() {
    static SHORT: SimpleType = SimpleType::atomic("Short", Builtin::QName)
        .patterns(&[cif_runtime::simple::Pattern::Bytes(&STARTS_WITH_P)]);
    // `p.*`: a state that leads nowhere, the first one, and the one behind `p`.
    static STARTS_WITH_P: Dfa = Dfa {
        classes: &{
            let mut classes = [1; 256];
            classes[b'p' as usize] = 0;
            classes
        },
        next: &[0, 0, 4, 0, 4, 4],
        width: 2,
        start: 2,
        accepting: &[false, false, true],
        source: "p.*",
    };
    static ELEMENT: [Child; 1] = [Child::simple("use", &SHORT)];
    static SCHEMA: Schema = Schema::new(&ELEMENT)
        .namespaces("urn:a", &[])
        .keep_prefixes();
    let check = |text| cif_runtime::document::validate(text, &SCHEMA, &Limits::default());
    assert_eq!(check("<use xmlns='urn:a' xmlns:p='urn:a'>p:n</use>"), []);
    assert_eq!(
        check("<use xmlns='urn:a' xmlns:q='urn:a'>q:p</use>").len(),
        1
    );
    assert!(SHORT.fits("{urn:a}p:n") && !SHORT.fits("{urn:a}n"));
}

#[test]
fn values_can_be_made() {
    assert_eq!(QName::new("{urn:z}n").expect("a name").as_str(), "{urn:z}n");
    assert!(QName::new("{urn:z}n:n:n").is_err());
    assert!(Names::parse("a {u}b c:d".into()).is_ok());
}
