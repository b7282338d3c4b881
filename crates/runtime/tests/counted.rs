//! Content models with counters: `(a, b?){2,300}, c`, as the page of
//! `schema/counted.rs` draws it.

use cif_runtime::document::validate;
use cif_runtime::schema::{
    Bounds, Child, ComplexType, Content, Counted, Edge, Model, Order, Schema,
};
use cif_runtime::stream::Stream;
use cif_runtime::{Limits, names};

const NONE: u16 = u16::MAX;
const AGAIN: u8 = 1;
const LAST: u8 = 2;

static SCHEMA: Schema = Schema::new(&[Child::complex("root", &ROOT)]);

static ROOT: ComplexType = ComplexType {
    content: Content::Elements(&Model {
        children: &[
            Child::complex("a", &EMPTY).repeated(),
            Child::complex("b", &EMPTY).repeated(),
            Child::complex("c", &EMPTY),
        ],
        symbol: names!(b"a" 0, b"b" 1, b"c" 2),
        order: Order::Counted(Counted {
            names: 3,
            // The start, A, B and C.
            steps: &[0, NONE, NONE, 1, 2, 3, 1, NONE, 3, NONE, NONE, NONE],
            edges: &Edge::table::<4>(&[
                0,
                1,
                0,
                0,
                0,
                LAST, //
                0,
                1,
                0,
                0,
                1,
                LAST | AGAIN, //
                0,
                2,
                0,
                1,
                1,
                LAST, //
                0,
                3,
                0,
                2,
                0,
                LAST, //
            ]),
            live: &[0, 1, 1, 0],
            counters: &[&[], &[Bounds::between(2, 300)]],
            accepting: &[false, false, false, true],
        }),
        aliases: &[],
        wildcards: &[],
    }),
    ..EMPTY
};

static EMPTY: ComplexType = ComplexType {
    name: "T",
    attributes: &[],
    required: 0,
    attribute: names!(),
    others: None,
    content: Content::Empty,
};

/// The faults of a root with these children; a number repeats the one before it.
fn faults(children: &str) -> Vec<String> {
    let text = document(children);
    let found = validate(&text, &SCHEMA, &Limits::default());
    found.into_iter().map(|it| it.message).collect()
}

fn document(children: &str) -> String {
    let children = children.split(' ').map(|it| {
        let (name, count) = it.split_at(1);
        format!("<{name}/>").repeat(count.parse().unwrap_or(1))
    });
    format!("<root>{}</root>", children.collect::<String>())
}

#[test]
fn numbers_are_within_their_bounds() {
    for children in ["a2 c", "a b a c", "a300 c", "a b a299 b c"] {
        assert_eq!(faults(children), [""; 0], "{children}");
    }
    for (children, fault) in [
        ("a c", "`a` is missing before `c` in `root`"),
        ("a b c", "`a` is missing before `c` in `root`"),
        ("c", "`a` is missing before `c` in `root`"),
        ("a", "`root` is not complete: `a` or `b` must follow"),
        ("a2", "`root` is not complete: `a`, `b` or `c` must follow"),
        ("a300", "`root` is not complete: `b` or `c` must follow"),
        ("a301 c", "`a` stands too often or too late in `root`"),
        ("a2 c b", "`b` stands too late in `root`"),
        ("a b2 a c", "`a` is missing before `b` in `root`"),
    ] {
        assert_eq!(faults(children), [fault], "{children}");
    }
}

#[test]
fn a_stream_counts_on_from_piece_to_piece() {
    let count = |children: &str| {
        let text = document(children);
        let limits = Limits::default();
        let mut stream = Stream::new(text.as_bytes(), &SCHEMA, &limits);
        let mut found = 0;
        while let Some(mut piece) = stream.next_piece().expect("a piece") {
            found += piece.check().len();
        }
        found
    };
    assert_eq!(count("a300 c"), 0);
    assert_eq!(count("a301 c"), 1);
    assert_eq!(count("a c"), 1);
}

#[test]
fn a_million_children_are_counted() {
    static MANY: Schema = Schema::new(&[Child::complex("root", &TYPE)]);
    static TYPE: ComplexType = ComplexType {
        content: Content::Elements(&Model {
            children: &[Child::complex("a", &EMPTY).repeated()],
            symbol: names!(b"a" 0),
            order: Order::Counted(Counted {
                names: 1,
                steps: &[0, 1],
                edges: &Edge::table::<2>(&[0, 1, 0, 0, 0, LAST, 0, 1, 0, 0, 1, LAST | AGAIN]),
                live: &[0, 1],
                counters: &[&[], &[Bounds::between(1_000_000, 1_000_001)]],
                accepting: &[false, true],
            }),
            aliases: &[],
            wildcards: &[],
        }),
        ..EMPTY
    };
    let found = |count: usize| {
        let text = document(&format!("a{count}"));
        validate(&text, &MANY, &Limits::default()).len()
    };
    assert_eq!(found(999_999), 1);
    assert_eq!(found(1_000_000), 0);
    assert_eq!(found(1_000_002), 1);
}
