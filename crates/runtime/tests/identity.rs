//! Identifiers across a document: the same verdict for the whole, for a stream, and for
//! pieces that are compared apart from where they are read.

use cif_runtime::identity::Identities;
use cif_runtime::schema::{Attribute, Child, ComplexType, Content, Model, Order, Schema, Step};
use cif_runtime::simple::Builtin;
use cif_runtime::source::Source;
use cif_runtime::stream::Stream;
use cif_runtime::{Limits, Span, document, names};

static NODE: ComplexType = ComplexType {
    name: "Node",
    attributes: &[
        Attribute::new("id", Builtin::Id.simple_type()),
        Attribute::new("to", Builtin::IdRef.simple_type()),
    ],
    required: 0,
    attribute: names!(b"id" 0, b"to" 1),
    others: None,
    content: Content::Empty,
};
static GRAPH: ComplexType = ComplexType {
    name: "graph",
    attributes: &[],
    required: 0,
    attribute: names!(),
    others: None,
    content: Content::Elements(&Model {
        children: &[Child::complex("node", &NODE).repeated()],
        symbol: names!(b"node" 0),
        order: Order::Automaton {
            names: 1,
            steps: &[Step { state: 0, slot: 0 }],
            accepting: &[true],
        },
        aliases: &[],
        wildcards: &[],
    }),
};
static SCHEMA: Schema = Schema::new(&[Child::complex("graph", &GRAPH)]);

/// The ids and messages of violations in the whole document, in a stream, and in pieces
/// that are compared after all are read.
fn found(text: &str, limits: &Limits) -> [Vec<String>; 3] {
    let shown = |id: &str, message: &str| format!("{id}: {message}");
    let whole = document::validate(text, &SCHEMA, limits);
    let whole = whole.iter().map(|it| shown(&it.id, &it.message)).collect();

    let mut streamed = Vec::new();
    let mut stream = Stream::new(text.as_bytes(), &SCHEMA, limits);
    while let Some(mut piece) = stream.next_piece().expect("a piece") {
        streamed.extend(piece.check().iter().map(|it| shown(&it.id, &it.message)));
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
        apart.extend(identities.take(mentions, &Source::at(&text, base)));
    }
    apart.extend(identities.finish(Span::NONE));
    let apart = apart.iter().map(|it| shown(&it.id, &it.message)).collect();
    [whole, streamed, apart]
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
