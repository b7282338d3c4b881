//! Which constraints the reader may have a fix for, told by the tables alone.

use cif_runtime::engine::may_fix;
use cif_runtime::names;
use cif_runtime::schema::{
    Alias, Attribute, Child, ComplexType, Constraint, Content, Model, Order, Step,
};
use cif_runtime::simple::{Builtin, SimpleType};

const PLAIN: &SimpleType = Builtin::Int.simple_type();
static REPAIRED: SimpleType =
    SimpleType::atomic("Repaired", Builtin::Token).repair(|_| Some("right".to_owned()));

static ROOTS: [Child; 2] = [Child::simple("word", PLAIN), Child::complex("root", &ROOT)];

static ROOT: ComplexType = ComplexType {
    name: "Root",
    attributes: &[],
    required: 0,
    attribute: names!(),
    others: None,
    content: Content::Elements(&IN_ORDER),
};

/// `a?, b`, and what any order allows beside them.
static IN_ORDER: Model = model(
    &[],
    &[
        Child::simple("a", PLAIN),
        Child::simple("b", &REPAIRED),
        Child::complex("item", &ITEM),
        Child::complex("flag", &FLAG),
        Child::complex("note", &NOTE),
        Child::complex("mixed", &MIXED),
        Child::complex("far", &FAR),
    ],
);

static ITEM: ComplexType = ComplexType {
    name: "Item",
    attributes: &[
        Attribute::new("plain", PLAIN),
        Attribute::new("repaired", &REPAIRED).fixed("right"),
    ],
    required: 0,
    attribute: names!(b"plain" 0, b"repaired" 1),
    others: None,
    content: Content::Elements(&WITH_ALIAS),
};

static WITH_ALIAS: Model = model(&[Alias::sibling("c", "b")], IN_ORDER.children);

static FLAG: ComplexType = ComplexType {
    name: "Flag",
    content: Content::Empty,
    ..plain()
};

static NOTE: ComplexType = ComplexType {
    name: "Note",
    content: Content::Text(&REPAIRED),
    ..plain()
};

static MIXED: ComplexType = ComplexType {
    name: "Mixed",
    content: Content::Mixed(&WITH_ALIAS),
    ..plain()
};

static FAR: ComplexType = ComplexType {
    name: "Far",
    content: Content::Mixed(&RELOCATED),
    ..plain()
};

static OTHER: Child = Child::simple("other", PLAIN);
static RELOCATED: Model = model(&[Alias::relocated("a/b", &OTHER)], IN_ORDER.children);

const fn plain() -> ComplexType {
    ComplexType {
        name: "",
        attributes: &[],
        required: 0,
        attribute: names!(),
        others: None,
        content: Content::Empty,
    }
}

const N: Step = Step::NONE;
static STEPS: [Step; 6] = [Step::to(1, 0), Step::to(2, 1), N, Step::to(2, 1), N, N];

const fn model(aliases: &'static [Alias], children: &'static [Child]) -> Model {
    Model {
        children,
        symbol: names!(b"a" 0, b"b" 1),
        order: Order::Automaton {
            names: 2,
            steps: &STEPS,
            accepting: &[false, false, true],
        },
        aliases,
        wildcards: &[],
    }
}

#[test]
fn the_tables_tell_what_may_be_fixed() {
    for (component, kind, expected) in [
        ("Flag", "text", true),
        ("Flag", "undeclared-element", false),
        ("Flag/a", "pattern", false),
        ("Flags", "text", false),
        ("Note", "text", false),
        ("Item", "text", false),
        ("Root", "undeclared-element", false),
        ("Item", "undeclared-element", true),
        ("Mixed", "undeclared-element", true),
        ("Far", "undeclared-element", false),
        ("Item", "incomplete", false),
        ("Item/@plain", "fixed", true),
        ("Item/@plain", "pattern", false),
        ("Item/@repaired", "fixed", true),
        ("Item/@repaired", "pattern", true),
        ("Item/@repaired", "required", false),
        ("Item/@unknown", "fixed", false),
        ("Note/text()", "pattern", true),
        ("Note/text()", "fixed", false),
        ("Note/a", "pattern", false),
        ("Root/a", "misplaced", false),
        ("Item/a", "misplaced", true),
        ("Item/b", "misplaced", false),
        ("Item/unknown", "misplaced", false),
        ("Mixed/a", "misplaced", false),
        ("Item/a", "pattern", false),
        ("Item/b", "pattern", true),
        ("Item/b", "undeclared-attribute", false),
        ("Mixed/a", "pattern", false),
        ("Mixed/b", "pattern", true),
        ("Item/item", "pattern", false),
        ("word", "pattern", false),
        ("Nothing", "text", false),
    ] {
        let constraint = Constraint {
            id: "",
            component,
            kind,
            value: "",
            documentation: "",
        };
        let found = may_fix(&ROOTS, &constraint);
        assert_eq!(found, expected, "{component} {kind}");
    }
}
