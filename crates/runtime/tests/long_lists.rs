//! Lists of more items than are held are refused; other texts may have as many words.

use cif_runtime::document::validate;
use cif_runtime::schema::{Attribute, Child, ComplexType, Content, Schema};
use cif_runtime::simple::{Builtin, SimpleType};
use cif_runtime::{Limits, names};

static NUMBERS: SimpleType = SimpleType::list("Numbers", Builtin::Int.simple_type());

static SCHEMA: Schema = Schema::new(&[
    Child::complex("row", &ROW),
    Child::simple("text", Builtin::Token.simple_type()),
    Child::simple("number", Builtin::Int.simple_type()),
]);

static ROW: ComplexType = ComplexType {
    name: "Row",
    attributes: &[
        Attribute::new("numbers", &NUMBERS),
        Attribute::new("words", Builtin::Token.simple_type()),
    ],
    required: 0,
    attribute: names!(b"numbers" 0, b"words" 1),
    others: None,
    content: Content::Text(&NUMBERS),
};

#[test]
fn only_lists_have_a_limit() {
    let limits = Limits {
        list: 3,
        ..Limits::default()
    };
    for (document, expected) in [
        ("<row/>", 0),
        ("<row>1 2 3</row>", 0),
        ("<row>1000 2000 3000</row>", 0),
        ("<row>1 2 3 4</row>", 1),
        ("<row>x 2 3 4</row>", 1),
        ("<row numbers='1 2 3'/>", 0),
        ("<row numbers='1000 2000 3000'/>", 0),
        ("<row numbers='1 2 3 4'/>", 1),
        ("<row words='a b c d e' numbers='1 2 3 4'>1 2 3 4</row>", 2),
        ("<row words='a b c d e'/>", 0),
        ("<text>a b c d e</text>", 0),
    ] {
        let violations = validate(document, &SCHEMA, &limits);
        let refused = violations.iter().filter(|it| it.id == "xml:list-limit");
        assert_eq!(refused.count(), expected, "{document}: {violations:?}");
        assert_eq!(violations.len(), expected, "{document}: {violations:?}");
    }
}

/// Nothing is known of a value that was cut off.
#[test]
fn a_text_that_is_too_long_is_not_judged() {
    let limits = Limits {
        value: 5,
        ..Limits::default()
    };
    let violations = validate("<number>123456</number>", &SCHEMA, &limits);
    let ids: Vec<_> = violations.iter().map(|it| &*it.id).collect();
    assert_eq!(ids, ["xml:value-limit"]);
}
