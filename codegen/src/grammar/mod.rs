//! The grammar of schema documents (the schema for schemas, XML Schema Part 1,
//! appendix A). The parser behind [`crate::load`] passes over elements and
//! attributes that it does not know; so every schema is first held against
//! this table, and what the generator would have to drop is refused instead.

mod rules;

use roxmltree::{Document, Node};

use crate::error::Error;
use rules::{Least, Rule};

/// The namespace of XML Schema.
pub(crate) const XSD: &str = "http://www.w3.org/2001/XMLSchema";

/// Attributes of this namespace make parts of a schema conditional (XSD 1.1).
const VERSIONING: &str = "http://www.w3.org/2007/XMLSchema-versioning";

/// Elements nested deeper than this are refused, so that no later pass, nor
/// the parser, can run out of stack.
const MAX_DEPTH: usize = 128;

/// Elements of XML Schema that the generator does not take: those whose
/// meaning reaches beyond one element, those that need other documents, and
/// those of XSD 1.1.
const UNSUPPORTED: [&str; 16] = [
    "any",
    "anyAttribute",
    "key",
    "keyref",
    "unique",
    "import",
    "include",
    "redefine",
    "notation",
    "override",
    "alternative",
    "assert",
    "assertion",
    "openContent",
    "defaultOpenContent",
    "explicitTimezone",
];

/// Attributes that the generator does not take, with the values that change
/// nothing. (`block` is taken: it speaks of `xsi:type` and substitution, which
/// no document can use here.)
const UNSUPPORTED_ATTRIBUTES: [(&str, &[&str]); 12] = [
    ("targetNamespace", &[]),
    ("substitutionGroup", &[]),
    ("abstract", &["false", "0"]),
    ("nillable", &["false", "0"]),
    ("final", &[""]),
    ("finalDefault", &[""]),
    ("xpathDefaultNamespace", &[]),
    ("defaultAttributes", &[]),
    ("defaultAttributesApply", &[]),
    ("inheritable", &[]),
    ("fixed", &["false", "0"]),
    ("form", &["unqualified"]),
];

/// Holds a schema document against the grammar.
pub(crate) fn check(document: &Document<'_>) -> Result<(), Error> {
    let root = document.root_element();
    if !is(root, "schema") {
        return Err(error(root, "is no xs:schema"));
    }
    let mut waiting = vec![(root, 1)];
    while let Some((node, depth)) = waiting.pop() {
        if depth > MAX_DEPTH {
            let message = format!("more than {MAX_DEPTH} elements inside each other");
            return Err(error(node, &message));
        }
        element(node)?;
        // Documentation and application information may hold anything.
        if !is(node, "annotation") {
            let children: Vec<_> = node.children().filter(Node::is_element).collect();
            waiting.extend(children.into_iter().rev().map(|child| (child, depth + 1)));
        }
    }
    Ok(())
}

/// Checks one element: its attributes, its children, and that it holds no text.
fn element(node: Node<'_, '_>) -> Result<(), Error> {
    let tag = node.tag_name().name();
    let rule = rules::rule_of(node).ok_or_else(|| error(node, "cannot stand here"))?;
    for attribute in node.attributes() {
        check_attribute(node, rule, attribute)?;
    }
    for &required in rule.required {
        if node.attribute(required).is_none() {
            return Err(error(node, &format!("lacks the attribute `{required}`")));
        }
    }
    children(node, rule)?;
    let is_text = |child: &Node<'_, '_>| {
        child.is_text() && child.text().is_some_and(|text| !text.trim().is_empty())
    };
    if tag != "annotation" && node.children().any(|child| is_text(&child)) {
        return Err(error(node, "cannot hold text"));
    }
    together(node)?;
    occurrence(node)
}

fn check_attribute(
    node: Node<'_, '_>,
    rule: &Rule,
    attribute: roxmltree::Attribute<'_, '_>,
) -> Result<(), Error> {
    let name = attribute.name();
    match attribute.namespace() {
        None => {}
        Some(VERSIONING) => {
            let message = format!("the attribute `{name}` of XSD 1.1 is not supported");
            return Err(error(node, &message));
        }
        Some(XSD) => return Err(error(node, &format!("has no attribute `xs:{name}`"))),
        Some(_) => return Ok(()),
    }
    let value = attribute.value().trim();
    if name == "name" && !cif_runtime::simple::names::is_ncname(value) {
        return Err(error(node, &format!("`{value}` is no name")));
    }
    if name == "id" || rule.attributes.contains(&name) {
        return Ok(());
    }
    let unsupported = UNSUPPORTED_ATTRIBUTES.iter().find(|(it, _)| *it == name);
    match unsupported {
        Some((_, harmless)) if harmless.contains(&value) => Ok(()),
        Some(_) => Err(error(node, &format!("{name}=\"{value}\" is not supported"))),
        None => Err(error(node, &format!("has no attribute `{name}` here"))),
    }
}

/// Checks the children against the parts of the rule's content, in order.
fn children(node: Node<'_, '_>, rule: &Rule) -> Result<(), Error> {
    let mut parts = rule.content.iter();
    let mut part = parts.next();
    let mut count = 0;
    for child in node.children().filter(Node::is_element) {
        let tag = child.tag_name().name();
        if child.tag_name().namespace() != Some(XSD) {
            return Err(error(child, "is no element of XML Schema"));
        }
        if UNSUPPORTED.contains(&tag) {
            return Err(error(child, "is not supported"));
        }
        loop {
            let Some(current) = part else {
                return Err(misplaced(child, node));
            };
            if current.tags.contains(&tag) && (current.many || count == 0) {
                count += 1;
                break;
            }
            if current.least == Least::One && count == 0 {
                return Err(misplaced(child, node));
            }
            part = parts.next();
            count = 0;
        }
    }
    let mut rest = part.filter(|_| count == 0).into_iter().chain(parts);
    if let Some(missing) = rest.find(|part| part.least == Least::One) {
        let message = format!("lacks one of: {}", missing.tags.join(", "));
        return Err(error(node, &message));
    }
    if rules::has_more_than_derivation(node) {
        return Err(error(node, "holds more than its derivation"));
    }
    Ok(())
}

fn misplaced(child: Node<'_, '_>, parent: Node<'_, '_>) -> Error {
    let known = rules::is_known(child.tag_name().name());
    let parent = parent.tag_name().name();
    if known {
        error(child, &format!("cannot stand here in xs:{parent}"))
    } else {
        error(child, "is no element of XML Schema 1.0")
    }
}

/// What excludes, or needs, each other.
fn together(node: Node<'_, '_>) -> Result<(), Error> {
    let has = |name: &str| node.attribute(name).is_some();
    let holds = |tags: &[&str]| node.children().any(|it| tags.iter().any(|tag| is(it, tag)));
    let holds_type = holds(&["simpleType", "complexType"]);
    let message = match node.tag_name().name() {
        "element" | "attribute" if has("type") && holds_type => "has two types",
        "element" | "attribute" if has("default") && has("fixed") => {
            "has both a default and a fixed value"
        }
        "attribute"
            if has("default") && node.attribute("use").is_some_and(|it| it != "optional") =>
        {
            "has a default, so it must be optional"
        }
        "restriction" if is_in(node, "simpleType") && has("base") == holds_type => {
            "needs either `base` or an xs:simpleType"
        }
        "list" if has("itemType") == holds_type => "needs either `itemType` or an xs:simpleType",
        "union" if !has("memberTypes") && !holds_type => "needs `memberTypes` or an xs:simpleType",
        _ => return Ok(()),
    };
    Err(error(node, message))
}

/// Checks `minOccurs` and `maxOccurs`.
fn occurrence(node: Node<'_, '_>) -> Result<(), Error> {
    let number = |name: &str| match node.attribute(name).map(str::trim) {
        None => Ok(Some(1)),
        Some("unbounded") if name == "maxOccurs" => Ok(None),
        Some(text) => match text.parse::<u32>() {
            Ok(number) => Ok(Some(number)),
            Err(_) => Err(error(node, &format!("{name}=\"{text}\" is not supported"))),
        },
    };
    let (Some(min), max) = (number("minOccurs")?, number("maxOccurs")?) else {
        return Ok(());
    };
    if max.is_some_and(|max| max < min) {
        return Err(error(node, "maxOccurs is less than minOccurs"));
    }
    let most_once = is(node, "all") || is(node, "element") && is_in(node, "all");
    if most_once && max.is_none_or(|max| max > 1) {
        return Err(error(node, "`all` and its elements occur at most once"));
    }
    Ok(())
}

fn is(node: Node<'_, '_>, tag: &str) -> bool {
    node.has_tag_name((XSD, tag))
}

fn is_in(node: Node<'_, '_>, tag: &str) -> bool {
    node.parent().is_some_and(|parent| is(parent, tag))
}

fn error(node: Node<'_, '_>, message: &str) -> Error {
    let line = node.document().text_pos_at(node.range().start).row;
    let tag = node.tag_name();
    let prefix = if tag.namespace() == Some(XSD) {
        "xs:"
    } else {
        ""
    };
    Error::new(
        component(node),
        line,
        format!("{prefix}{} {message}", tag.name()),
    )
}

/// The component that a node belongs to: `Game/@boardsize`.
fn component(node: Node<'_, '_>) -> String {
    let mut names: Vec<String> = node
        .ancestors()
        .filter_map(|it| {
            let name = it.attribute("name").or_else(|| it.attribute("ref"))?;
            match it.tag_name().name() {
                "element" | "complexType" | "simpleType" => Some(name.to_owned()),
                "attribute" => Some(format!("@{name}")),
                kind @ ("group" | "attributeGroup") => Some(format!("{kind} {name}")),
                _ => None,
            }
        })
        .collect();
    names.reverse();
    names.join("/")
}
