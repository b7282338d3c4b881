//! Which particles become fields, enums, structs and nodes, and how many a
//! field holds.

use super::{Count, Field, GroupKind, Holds, Shape, base, shape};
use crate::model::Content;
use crate::notation::{complex, particle, schema};

/// A content model and its fields: `a` one, `a?` an optional one, `a*` a list,
/// `a*3` one of at most three; `{...}` is a struct, `<...>` an enum. `nodes` is
/// one list of all children.
const SHAPES: [(&str, &str); 30] = [
    ("a", "a"),
    ("a?", "a?"),
    ("a*", "a*"),
    ("a+", "a*"),
    ("a{2,3}", "a*3"),
    ("()", ""),
    // Sequences are fields in place, and their absence is that of each field.
    ("(a, b?, c+)", "a b? c*"),
    ("(a, (b, c), d)", "a b c d"),
    ("(a, (b, c)?)", "a b? c?"),
    ("(a, (b, c+)?)", "a b? c*"),
    ("(a & b? & c)", "a b? c"),
    ("(a & b)?", "a? b?"),
    // A choice is an enum.
    ("(a | b)", "<a b>"),
    ("(a | b)?", "<a b>?"),
    ("(a? | b)", "<a b>?"),
    ("(a | b)*", "<a b>*"),
    ("(a | b){0,4}", "<a b>*4"),
    ("(a, (b | c), d?)", "a <b c> d?"),
    ("(a | b+ | c{1,2})", "<a b* c*2>"),
    ("(a | (b, c))", "<a {b c}>"),
    // A choice in a choice adds its alternatives, unless it repeats.
    ("(a | (b | c))", "<a b c>"),
    ("(a | (b | c)+)", "<a <b c>*>"),
    // What repeats as a whole is a struct.
    ("(a, b)*", "{a b}*"),
    ("(a, b?){1,3}", "{a b?}*3"),
    ("(a, (b, (c | d))+)", "a {b <c d>?}*"),
    // A group around one element is that element.
    ("(a)", "a"),
    ("((a?)?, b)", "a? b"),
    ("((a{1,2}){3}, b)", "a*6 b"),
    // One name in two places.
    ("(a, b, a)", "nodes"),
    ("((a, b) | (c, b))*", "nodes"),
];

#[test]
fn particles_become_fields() {
    for (model, expected) in SHAPES {
        let particle = particle(model);
        let slots = particle.children().len();
        let schema = schema(vec![complex("T", Content::Elements(particle))]);
        let shape = shape(&schema, &schema.complex[0]);
        assert_eq!(shown(&shape), expected, "{model}");
        if let Shape::Fields(fields) = &shape {
            assert_eq!(slots_of(fields), slots, "{model}: each child has its slot");
        }
    }
}

#[test]
fn content_without_a_model_has_no_fields() {
    let contents = [
        (Content::Empty, "none"),
        (Content::Simple(0), "none"),
        (Content::Mixed(None), "mixed nodes"),
        (Content::Mixed(Some(particle("(a, b)"))), "mixed nodes"),
    ];
    for (content, expected) in contents {
        let schema = schema(vec![complex("T", content.clone())]);
        let shape = shape(&schema, &schema.complex[0]);
        assert_eq!(shown(&shape), expected, "{content:?}");
    }
}

#[test]
fn an_extension_embeds_its_base_unless_order_is_data() {
    // Content of the base, what the extension adds, the shape of the extension
    // and whether it embeds its base.
    let extensions = [
        ("(a, b)", Some("(c, d?)"), "c d?", true),
        ("(a, b)", None, "none", true),
        ("(a, b)", Some("a"), "nodes", false),
        ("(a, b, a)", Some("c"), "nodes", false),
        // Nothing is added, so that the list of the base is all there is.
        ("(a, b, a)", None, "none", true),
    ];
    for (inherited, added, expected, embeds) in extensions {
        let whole = match added {
            Some(added) => format!("({inherited}, {added})"),
            None => inherited.to_owned(),
        };
        let mut extension = complex("E", Content::Elements(particle(&whole)));
        extension.extends = Some(0);
        extension.added = added.map(particle);
        let own = complex("B", Content::Elements(particle(inherited)));
        let schema = schema(vec![own, extension]);
        let extension = &schema.complex[1];
        let case = format!("{inherited} with {added:?}");
        assert_eq!(base(&schema, extension), embeds.then_some(0), "{case}");
        assert_eq!(shown(&shape(&schema, extension)), expected, "{case}");
    }
}

fn shown(shape: &Shape) -> String {
    match shape {
        Shape::None => "none".to_owned(),
        Shape::Fields(fields) => list(fields),
        Shape::Nodes { mixed: false } => "nodes".to_owned(),
        Shape::Nodes { mixed: true } => "mixed nodes".to_owned(),
    }
}

fn list(fields: &[Field]) -> String {
    let shown: Vec<_> = fields.iter().map(field).collect();
    shown.join(" ")
}

fn field(field: &Field) -> String {
    let what = match &field.holds {
        Holds::Element(child) => child.name.clone(),
        Holds::Group(group) => match &group.kind {
            GroupKind::Struct(fields) => format!("{{{}}}", list(fields)),
            GroupKind::Enum(fields) => format!("<{}>", list(fields)),
        },
    };
    match field.count {
        Count::One => what,
        Count::Optional => format!("{what}?"),
        Count::Many(None) => format!("{what}*"),
        Count::Many(Some(most)) => format!("{what}*{most}"),
    }
}

/// Returns the number of slots of the fields, which must follow one another from 0 on.
fn slots_of(fields: &[Field]) -> usize {
    let mut next = 0;
    for field in fields {
        assert_eq!(field.first, next, "{}", self::field(field));
        let inner = match &field.holds {
            Holds::Element(_) => 1,
            Holds::Group(group) => match &group.kind {
                GroupKind::Struct(fields) | GroupKind::Enum(fields) => slots_of(fields),
            },
        };
        assert_eq!(field.slots, inner, "{}", self::field(field));
        next += inner;
    }
    next
}
