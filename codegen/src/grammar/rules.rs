//! What each element of a schema document may hold, by its place.

use roxmltree::Node;

use super::{is, is_in};

/// What an element may hold.
pub(super) struct Rule {
    pub(super) attributes: &'static [&'static str],
    pub(super) required: &'static [&'static str],
    /// Its children: parts that follow one another.
    pub(super) content: &'static [Part],
}

/// Some children of an element.
pub(super) struct Part {
    pub(super) tags: &'static [&'static str],
    pub(super) least: Least,
    /// Whether there may be more than one.
    pub(super) many: bool,
}

/// How few there may be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Least {
    None,
    One,
}

const fn optional(tags: &'static [&'static str]) -> Part {
    part(tags, Least::None, false)
}

const fn one(tags: &'static [&'static str]) -> Part {
    part(tags, Least::One, false)
}

const fn many(tags: &'static [&'static str]) -> Part {
    part(tags, Least::None, true)
}

const fn part(tags: &'static [&'static str], least: Least, many: bool) -> Part {
    Part { tags, least, many }
}

const fn rule(
    attributes: &'static [&'static str],
    required: &'static [&'static str],
    content: &'static [Part],
) -> Rule {
    Rule {
        attributes,
        required,
        content,
    }
}

const NOTE: Part = optional(&["annotation"]);
const MODEL: Part = optional(&["group", "all", "choice", "sequence"]);
const ATTRIBUTES: Part = many(&["attribute", "attributeGroup"]);
const SIMPLE: Part = optional(&["simpleType"]);
const FACETS: &[&str] = &[
    "minExclusive",
    "minInclusive",
    "maxExclusive",
    "maxInclusive",
    "totalDigits",
    "fractionDigits",
    "length",
    "minLength",
    "maxLength",
    "enumeration",
    "whiteSpace",
    "pattern",
];
const DERIVATION: Part = one(&["restriction", "extension"]);
const TYPE: Part = optional(&["simpleType", "complexType"]);
const CONTENT: Part = optional(&[
    "simpleContent",
    "complexContent",
    "group",
    "all",
    "choice",
    "sequence",
]);

static SCHEMA: Rule = rule(
    &[
        "version",
        "elementFormDefault",
        "attributeFormDefault",
        "blockDefault",
    ],
    &[],
    &[many(&[
        "annotation",
        "simpleType",
        "complexType",
        "group",
        "attributeGroup",
        "element",
        "attribute",
    ])],
);
static ANNOTATION: Rule = rule(&[], &[], &[many(&["appinfo", "documentation"])]);
static GLOBAL_ELEMENT: Rule = rule(
    &["name", "type", "default", "fixed", "block"],
    &["name"],
    &[NOTE, TYPE],
);
static ELEMENT: Rule = rule(
    &[
        "name",
        "type",
        "default",
        "fixed",
        "block",
        "minOccurs",
        "maxOccurs",
    ],
    &["name"],
    &[NOTE, TYPE],
);
static ELEMENT_REFERENCE: Rule = rule(&["ref", "minOccurs", "maxOccurs"], &[], &[NOTE]);
static GLOBAL_ATTRIBUTE: Rule = rule(
    &["name", "type", "default", "fixed"],
    &["name"],
    &[NOTE, SIMPLE],
);
static ATTRIBUTE: Rule = rule(
    &["name", "type", "default", "fixed", "use"],
    &["name"],
    &[NOTE, SIMPLE],
);
static ATTRIBUTE_REFERENCE: Rule = rule(&["ref", "use", "default", "fixed"], &[], &[NOTE]);
static GLOBAL_COMPLEX_TYPE: Rule = rule(
    &["name", "mixed", "block"],
    &["name"],
    &[NOTE, CONTENT, ATTRIBUTES],
);
static COMPLEX_TYPE: Rule = rule(&["mixed"], &[], &[NOTE, CONTENT, ATTRIBUTES]);
static GLOBAL_SIMPLE_TYPE: Rule = rule(
    &["name"],
    &["name"],
    &[NOTE, one(&["restriction", "list", "union"])],
);
static SIMPLE_TYPE: Rule = rule(&[], &[], &[NOTE, one(&["restriction", "list", "union"])]);
static GROUP: Rule = rule(
    &["name"],
    &["name"],
    &[NOTE, one(&["all", "choice", "sequence"])],
);
static GROUP_REFERENCE: Rule = rule(&["ref", "minOccurs", "maxOccurs"], &["ref"], &[NOTE]);
static ATTRIBUTE_GROUP: Rule = rule(&["name"], &["name"], &[NOTE, ATTRIBUTES]);
static ATTRIBUTE_GROUP_REFERENCE: Rule = rule(&["ref"], &["ref"], &[NOTE]);
static ALL: Rule = rule(
    &["minOccurs", "maxOccurs"],
    &[],
    &[NOTE, many(&["element"])],
);
static ALL_OF_GROUP: Rule = rule(&[], &[], &[NOTE, many(&["element"])]);
static MODEL_GROUP: Rule = rule(
    &["minOccurs", "maxOccurs"],
    &[],
    &[NOTE, many(&["element", "group", "choice", "sequence"])],
);
static MODEL_OF_GROUP: Rule = rule(
    &[],
    &[],
    &[NOTE, many(&["element", "group", "choice", "sequence"])],
);
static SIMPLE_CONTENT: Rule = rule(&[], &[], &[NOTE, DERIVATION]);
static COMPLEX_CONTENT: Rule = rule(&["mixed"], &[], &[NOTE, DERIVATION]);
static SIMPLE_RESTRICTION: Rule = rule(&["base"], &[], &[NOTE, SIMPLE, many(FACETS)]);
static TEXT_RESTRICTION: Rule = rule(
    &["base"],
    &["base"],
    &[NOTE, SIMPLE, many(FACETS), ATTRIBUTES],
);
static COMPLEX_RESTRICTION: Rule = rule(&["base"], &["base"], &[NOTE, MODEL, ATTRIBUTES]);
static TEXT_EXTENSION: Rule = rule(&["base"], &["base"], &[NOTE, ATTRIBUTES]);
static COMPLEX_EXTENSION: Rule = rule(&["base"], &["base"], &[NOTE, MODEL, ATTRIBUTES]);
static LIST: Rule = rule(&["itemType"], &[], &[NOTE, SIMPLE]);
static UNION: Rule = rule(&["memberTypes"], &[], &[NOTE, many(&["simpleType"])]);
static FACET: Rule = rule(&["value"], &["value"], &[NOTE]);

/// The rule for an element of a schema; nothing where it cannot stand at all.
pub(super) fn rule_of(node: Node<'_, '_>) -> Option<&'static Rule> {
    let is_global = is_in(node, "schema");
    let is_reference = !is_global && node.has_attribute("ref");
    Some(match node.tag_name().name() {
        "schema" if node.parent_element().is_none() => &SCHEMA,
        "annotation" => &ANNOTATION,
        "element" if is_global => &GLOBAL_ELEMENT,
        "element" if is_reference => &ELEMENT_REFERENCE,
        "element" => &ELEMENT,
        "attribute" if is_global => &GLOBAL_ATTRIBUTE,
        "attribute" if is_reference => &ATTRIBUTE_REFERENCE,
        "attribute" => &ATTRIBUTE,
        "complexType" if is_global => &GLOBAL_COMPLEX_TYPE,
        "complexType" => &COMPLEX_TYPE,
        "simpleType" if is_global => &GLOBAL_SIMPLE_TYPE,
        "simpleType" => &SIMPLE_TYPE,
        "group" if is_global => &GROUP,
        "group" => &GROUP_REFERENCE,
        "attributeGroup" if is_global => &ATTRIBUTE_GROUP,
        "attributeGroup" => &ATTRIBUTE_GROUP_REFERENCE,
        "all" if is_in(node, "group") => &ALL_OF_GROUP,
        "all" => &ALL,
        "choice" | "sequence" if is_in(node, "group") => &MODEL_OF_GROUP,
        "choice" | "sequence" => &MODEL_GROUP,
        "simpleContent" => &SIMPLE_CONTENT,
        "complexContent" => &COMPLEX_CONTENT,
        "restriction" if is_in(node, "simpleContent") => &TEXT_RESTRICTION,
        "restriction" if is_in(node, "complexContent") => &COMPLEX_RESTRICTION,
        "restriction" => &SIMPLE_RESTRICTION,
        "extension" if is_in(node, "simpleContent") => &TEXT_EXTENSION,
        "extension" => &COMPLEX_EXTENSION,
        "list" => &LIST,
        "union" => &UNION,
        facet if FACETS.contains(&facet) => &FACET,
        _ => return None,
    })
}

/// Whether XML Schema 1.0 has an element of this name.
pub(super) fn is_known(tag: &str) -> bool {
    const OTHERS: [&str; 19] = [
        "schema",
        "annotation",
        "element",
        "attribute",
        "complexType",
        "simpleType",
        "group",
        "attributeGroup",
        "all",
        "choice",
        "sequence",
        "simpleContent",
        "complexContent",
        "restriction",
        "extension",
        "list",
        "union",
        "appinfo",
        "documentation",
    ];
    OTHERS.contains(&tag) || FACETS.contains(&tag)
}

/// Whether a complex type has attributes beside its derivation, which holds
/// all of them.
pub(super) fn has_more_than_derivation(node: Node<'_, '_>) -> bool {
    let holds = |tags: &[&str]| node.children().any(|it| tags.iter().any(|tag| is(it, tag)));
    is(node, "complexType")
        && holds(&["simpleContent", "complexContent"])
        && holds(&["attribute", "attributeGroup"])
}
