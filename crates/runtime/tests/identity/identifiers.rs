//! Identifiers and references to them.

use cif_runtime::schema::{Attribute, Child, ComplexType, Content, Model, Schema};
use cif_runtime::simple::Builtin;
use cif_runtime::{Limits, names};

use super::repeated;

static NODE: ComplexType = ComplexType {
    name: "Node",
    attributes: &[
        Attribute::new("id", Builtin::Id.simple_type()),
        Attribute::new("to", Builtin::IdRef.simple_type()),
    ],
    required: 0,
    attribute: names!(b"id" 0, b"to" 1),
    others: None,
    content: Content::Elements(&NODES),
};
static NODES: Model = repeated(
    &[Child::complex("node", &NODE).repeated()],
    names!(b"node" 0),
);
static GRAPH: ComplexType = ComplexType {
    name: "graph",
    attributes: &[],
    required: 0,
    attribute: names!(),
    others: None,
    content: Content::Elements(&NODES),
};
static SCHEMA: Schema = Schema::new(&[Child::complex("graph", &GRAPH)]);

/// The ids and messages of violations.
fn found(text: &str, limits: &Limits) -> [Vec<String>; 3] {
    let shown = |it: &super::Found| format!("{}: {}", it.id, it.message);
    super::found(&SCHEMA, text, limits).map(|it| it.iter().map(shown).collect())
}

#[test]
fn identifiers_are_compared_across_pieces() {
    let text = "<graph>\n<node id='a' to='c'/>\n<node id='b' to='a'/><node id='a'/>\n\
                <node id='c' to='d'/></graph>";
    let [whole, streamed, apart] = found(text, &Limits::default());
    let twice = "xsd:Node/@id/id-twice: the identifier `a` stands twice; the first is in line 2, \
                 column 11";
    let missing = "xsd:Node/@to/idref-unknown: no identifier `d` is in the document";
    assert_eq!(whole, [twice, missing]);
    let missing = format!("{missing}, but a reference to it in line 4, column 18");
    assert_eq!(streamed, [twice, missing.as_str()]);
    assert_eq!(apart, streamed);
}

#[test]
fn what_is_remembered_has_a_limit() {
    let nodes: Vec<_> = (0..100).map(|it| format!("<node id='n{it}'/>")).collect();
    let text = format!("<graph><node to='none'/>{}</graph>", nodes.concat());
    let limits = Limits {
        ids: 5000,
        ..Limits::default()
    };
    for found in found(&text, &limits) {
        assert_eq!(found.len(), 1, "{found:?}");
        assert!(found[0].starts_with("xml:id-limit: "), "{found:?}");
    }
}

/// A whole document is compared in parts, whose ends nothing shows, and a piece of a
/// stream as a whole.
#[test]
fn parts_of_a_document_are_compared_as_one() {
    // So that one ends behind the last of some document.
    for count in 450..550 {
        let nodes: Vec<_> = (0..count)
            .map(|it| format!("<node to='n{it:03}'/>"))
            .collect();
        let text = format!("<graph><node>{}</node></graph>", nodes.concat());
        let [whole, streamed, apart] = found(&text, &Limits::default()).map(|it| it.len());
        assert_eq!([whole, streamed, apart], [count; 3]);
    }
}

#[test]
fn references_to_what_is_known_are_not_remembered() {
    let text = format!(
        "<graph><node id='a'/>{}</graph>",
        "<node to='a'/>".repeat(5000)
    );
    let limits = Limits {
        ids: 100_000,
        ..Limits::default()
    };
    for found in found(&text, &limits) {
        assert_eq!(found, Vec::<String>::new());
    }
}

/// References that wait for an identifier are forgotten when that comes.
#[test]
fn references_that_are_answered_leave_room() {
    let rounds: Vec<_> = (0..10)
        .map(|it| format!("<node to='n{it}'/>").repeat(500) + &format!("<node id='n{it}'/>"))
        .collect();
    let text = format!("<graph>{}</graph>", rounds.concat());
    let limits = Limits {
        ids: 100_000,
        ..Limits::default()
    };
    for found in found(&text, &limits) {
        assert_eq!(found, Vec::<String>::new());
    }
}

/// The identifier may stand in what was passed over.
#[test]
fn a_piece_that_is_too_large_leaves_references_open() {
    let inner = "<node/>".repeat(1000);
    let text = format!("<graph><node to='a'/><node><node id='a'/>{inner}</node></graph>");
    let limits = Limits {
        item: 5000,
        ..Limits::default()
    };
    let [_, streamed, apart] = found(&text, &limits);
    assert_eq!(streamed.len(), 1, "{streamed:?}");
    assert!(streamed[0].starts_with("xml:size-limit: "), "{streamed:?}");
    assert_eq!(apart, Vec::<String>::new());
}
