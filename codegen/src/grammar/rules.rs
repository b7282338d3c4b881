//! The content that each element of a schema document may have, by its place.

use roxmltree::Node;

use super::{is, is_in};

/// The attributes and children that an element may have.
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
    /// True if there may be more than one.
    pub(super) many: bool,
}

/// The least number that there may be.
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
const ANY_ATTRIBUTE: Part = optional(&["anyAttribute"]);
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
const IDENTITY: Part = many(&["unique", "key", "keyref"]);
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
        "id",
        "version",
        "targetNamespace",
        "elementFormDefault",
        "attributeFormDefault",
        "blockDefault",
        "finalDefault",
    ],
    &[],
    &[
        many(&["annotation", "include", "import", "redefine"]),
        many(&[
            "annotation",
            "simpleType",
            "complexType",
            "group",
            "attributeGroup",
            "element",
            "attribute",
            "notation",
        ]),
    ],
);
static INCLUDE: Rule = rule(&["id", "schemaLocation"], &["schemaLocation"], &[NOTE]);
static IMPORT: Rule = rule(&["id", "namespace", "schemaLocation"], &[], &[NOTE]);
static REDEFINE: Rule = rule(
    &["id", "schemaLocation"],
    &["schemaLocation"],
    &[many(&[
        "annotation",
        "simpleType",
        "complexType",
        "group",
        "attributeGroup",
    ])],
);
static FREE: Rule = rule(&["source"], &[], &[]);
static ANNOTATION: Rule = rule(&["id"], &[], &[many(&["appinfo", "documentation"])]);
static GLOBAL_ELEMENT: Rule = rule(
    &[
        "id",
        "name",
        "type",
        "default",
        "fixed",
        "block",
        "final",
        "abstract",
        "nillable",
        "substitutionGroup",
    ],
    &["name"],
    &[NOTE, TYPE, IDENTITY],
);
static ELEMENT: Rule = rule(
    &[
        "id",
        "name",
        "type",
        "default",
        "fixed",
        "block",
        "form",
        "nillable",
        "minOccurs",
        "maxOccurs",
    ],
    &["name"],
    &[NOTE, TYPE, IDENTITY],
);
static ELEMENT_REFERENCE: Rule = rule(&["id", "ref", "minOccurs", "maxOccurs"], &["ref"], &[NOTE]);
const FIELDS: Part = part(&["field"], Least::One, true);
static KEY: Rule = rule(
    &["id", "name"],
    &["name"],
    &[NOTE, one(&["selector"]), FIELDS],
);
static KEY_REFERENCE: Rule = rule(
    &["id", "name", "refer"],
    &["name", "refer"],
    &[NOTE, one(&["selector"]), FIELDS],
);
static PATH: Rule = rule(&["id", "xpath"], &["xpath"], &[NOTE]);
static GLOBAL_ATTRIBUTE: Rule = rule(
    &["id", "name", "type", "default", "fixed"],
    &["name"],
    &[NOTE, SIMPLE],
);
static ATTRIBUTE: Rule = rule(
    &["id", "name", "type", "default", "fixed", "use", "form"],
    &["name"],
    &[NOTE, SIMPLE],
);
static ATTRIBUTE_REFERENCE: Rule = rule(&["id", "ref", "use", "default", "fixed"], &[], &[NOTE]);
static GLOBAL_COMPLEX_TYPE: Rule = rule(
    &["id", "name", "mixed", "block", "final", "abstract"],
    &["name"],
    &[NOTE, CONTENT, ATTRIBUTES, ANY_ATTRIBUTE],
);
static COMPLEX_TYPE: Rule = rule(
    &["id", "mixed"],
    &[],
    &[NOTE, CONTENT, ATTRIBUTES, ANY_ATTRIBUTE],
);
static NOTATION: Rule = rule(&["id", "name", "public", "system"], &["name"], &[NOTE]);
static GLOBAL_SIMPLE_TYPE: Rule = rule(
    &["id", "name", "final"],
    &["name"],
    &[NOTE, one(&["restriction", "list", "union"])],
);
static SIMPLE_TYPE: Rule = rule(
    &["id"],
    &[],
    &[NOTE, one(&["restriction", "list", "union"])],
);
static GROUP: Rule = rule(
    &["id", "name"],
    &["name"],
    &[NOTE, one(&["all", "choice", "sequence"])],
);
static GROUP_REFERENCE: Rule = rule(&["id", "ref", "minOccurs", "maxOccurs"], &["ref"], &[NOTE]);
static ATTRIBUTE_GROUP: Rule = rule(
    &["id", "name"],
    &["name"],
    &[NOTE, ATTRIBUTES, ANY_ATTRIBUTE],
);
static ATTRIBUTE_GROUP_REFERENCE: Rule = rule(&["id", "ref"], &["ref"], &[NOTE]);
static ALL: Rule = rule(
    &["id", "minOccurs", "maxOccurs"],
    &[],
    &[NOTE, many(&["element"])],
);
static ALL_OF_GROUP: Rule = rule(&["id"], &[], &[NOTE, many(&["element"])]);
static MODEL_GROUP: Rule = rule(
    &["id", "minOccurs", "maxOccurs"],
    &[],
    &[
        NOTE,
        many(&["element", "group", "choice", "sequence", "any"]),
    ],
);
static MODEL_OF_GROUP: Rule = rule(
    &["id"],
    &[],
    &[
        NOTE,
        many(&["element", "group", "choice", "sequence", "any"]),
    ],
);
static SIMPLE_CONTENT: Rule = rule(&["id"], &[], &[NOTE, DERIVATION]);
static COMPLEX_CONTENT: Rule = rule(&["id", "mixed"], &[], &[NOTE, DERIVATION]);
static SIMPLE_RESTRICTION: Rule = rule(&["id", "base"], &[], &[NOTE, SIMPLE, many(FACETS)]);
static TEXT_RESTRICTION: Rule = rule(
    &["id", "base"],
    &["base"],
    &[NOTE, SIMPLE, many(FACETS), ATTRIBUTES, ANY_ATTRIBUTE],
);
static COMPLEX_RESTRICTION: Rule = rule(
    &["id", "base"],
    &["base"],
    &[NOTE, MODEL, ATTRIBUTES, ANY_ATTRIBUTE],
);
static TEXT_EXTENSION: Rule = rule(
    &["id", "base"],
    &["base"],
    &[NOTE, ATTRIBUTES, ANY_ATTRIBUTE],
);
static COMPLEX_EXTENSION: Rule = rule(
    &["id", "base"],
    &["base"],
    &[NOTE, MODEL, ATTRIBUTES, ANY_ATTRIBUTE],
);
static ANY: Rule = rule(
    &[
        "id",
        "minOccurs",
        "maxOccurs",
        "namespace",
        "processContents",
    ],
    &[],
    &[NOTE],
);
static ANY_OF_ATTRIBUTES: Rule = rule(&["id", "namespace", "processContents"], &[], &[NOTE]);
static LIST: Rule = rule(&["id", "itemType"], &[], &[NOTE, SIMPLE]);
static UNION: Rule = rule(&["id", "memberTypes"], &[], &[NOTE, many(&["simpleType"])]);
static FACET: Rule = rule(&["id", "value", "fixed"], &["value"], &[NOTE]);
/// Facets that add up over derivation steps: none can be fixed.
static FREE_FACET: Rule = rule(&["id", "value"], &["value"], &[NOTE]);

/// The rule for an element of a schema; nothing where it cannot stand at all.
pub(super) fn rule_of(node: Node<'_, '_>) -> Option<&'static Rule> {
    let is_global = is_in(node, "schema") || is_in(node, "redefine");
    let is_reference = !is_global && node.has_attribute("ref");
    Some(match node.tag_name().name() {
        "schema" if node.parent_element().is_none() => &SCHEMA,
        "include" => &INCLUDE,
        "import" => &IMPORT,
        "redefine" => &REDEFINE,
        "annotation" => &ANNOTATION,
        "appinfo" | "documentation" => &FREE,
        "element" if is_global => &GLOBAL_ELEMENT,
        "element" if is_reference => &ELEMENT_REFERENCE,
        "element" => &ELEMENT,
        "unique" | "key" => &KEY,
        "keyref" => &KEY_REFERENCE,
        "selector" | "field" => &PATH,
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
        "notation" if is_global => &NOTATION,
        "any" => &ANY,
        "anyAttribute" => &ANY_OF_ATTRIBUTES,
        "list" => &LIST,
        "union" => &UNION,
        "pattern" | "enumeration" => &FREE_FACET,
        facet if is_facet(facet) => &FACET,
        _ => return None,
    })
}

/// Returns true if an element of this name is a facet.
pub(super) fn is_facet(tag: &str) -> bool {
    FACETS.contains(&tag)
}

/// Returns true if XML Schema 1.0 has an element of this name.
pub(super) fn is_known(tag: &str) -> bool {
    const OTHERS: [&str; 30] = [
        "unique",
        "key",
        "keyref",
        "selector",
        "field",
        "notation",
        "any",
        "anyAttribute",
        "include",
        "import",
        "redefine",
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
    OTHERS.contains(&tag) || is_facet(tag)
}

/// Returns true if a complex type has attributes beside its derivation, which holds
/// all of them.
pub(super) fn has_more_than_derivation(node: Node<'_, '_>) -> bool {
    let holds = |tags: &[&str]| node.children().any(|it| tags.iter().any(|tag| is(it, tag)));
    is(node, "complexType")
        && holds(&["simpleContent", "complexContent"])
        && holds(&["attribute", "attributeGroup", "anyAttribute"])
}
