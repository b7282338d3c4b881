//! The grammar of schema documents (the schema for schemas, XML Schema Part 1,
//! appendix A). Every document is first held against these tables, so that the walk
//! in [`crate::load`] meets only what it knows; what the generator does not take is
//! refused here, by name and line.

mod attributes;
mod rules;

use std::borrow::Cow;
use std::collections::HashSet;

use cif_runtime::simple::Builtin;
use roxmltree::{Document, Node};

use crate::error::{Error, ErrorKind};
use crate::lines::{Line, XSD};
use rules::{Least, Rule};

/// The namespace of `xml:lang` and its kin.
pub(crate) const XML: &str = "http://www.w3.org/XML/1998/namespace";

/// Attributes of this namespace make parts of a schema conditional (XSD 1.1).
const VERSIONING: &str = "http://www.w3.org/2007/XMLSchema-versioning";

/// Elements nested deeper than this are refused, so that no later pass, nor
/// the parser, can run out of stack.
const MAX_DEPTH: usize = 128;

/// Elements of XML Schema that the generator does not take: those of XSD 1.1.
const UNSUPPORTED: [&str; 7] = [
    "override",
    "alternative",
    "assert",
    "assertion",
    "openContent",
    "defaultOpenContent",
    "explicitTimezone",
];

/// Attributes that only XSD 1.1 has.
const ATTRIBUTES_OF_1_1: [&str; 4] = [
    "xpathDefaultNamespace",
    "defaultAttributes",
    "defaultAttributesApply",
    "inheritable",
];

/// Holds a schema document against the grammar.
pub(crate) fn check(document: &Document<'_>) -> Result<(), Error> {
    let root = document.root_element();
    if !is(root, "schema") {
        return Err(error(root, "is no xs:schema"));
    }
    let mut ids = HashSet::new();
    let mut waiting = vec![(root, 1)];
    while let Some((node, depth)) = waiting.pop() {
        if depth > MAX_DEPTH {
            let message = format!("stands in more than {MAX_DEPTH} elements");
            return Err(error(node, &message).of_kind(ErrorKind::Unsupported));
        }
        element(node)?;
        if let Some(id) = value(node, "id")
            && !ids.insert(id.clone())
        {
            return Err(error(
                node,
                &format!("id=\"{id}\" is the second of this name"),
            ));
        }
        if !holds_anything(node) {
            let children: Vec<_> = node.children().filter(Node::is_element).collect();
            waiting.extend(children.into_iter().rev().map(|child| (child, depth + 1)));
        }
    }
    Ok(())
}

/// Returns true if it is documentation or application information, which may hold
/// anything.
fn holds_anything(node: Node<'_, '_>) -> bool {
    is(node, "documentation") || is(node, "appinfo")
}

/// Checks one element: its attributes, its children, and that it holds no text.
fn element(node: Node<'_, '_>) -> Result<(), Error> {
    let rule = rules::rule_of(node).ok_or_else(|| error(node, "cannot stand here"))?;
    for attribute in node.attributes() {
        check_attribute(node, rule, attribute)?;
    }
    for &required in rule.required {
        if node.attribute(required).is_none() {
            return Err(error(node, &format!("lacks the attribute `{required}`")));
        }
    }
    if holds_anything(node) {
        return Ok(());
    }
    children(node, rule)?;
    let is_text = |child: &Node<'_, '_>| {
        let text = child.text().filter(|_| child.is_text());
        text.is_some_and(|text| !text.trim_matches(cif_runtime::space::SPACES).is_empty())
    };
    if node.children().any(|child| is_text(&child)) {
        return Err(error(node, "cannot hold text"));
    }
    together(node)?;
    occurrence(node)
}

/// The value of an attribute, its white space as its type has it.
pub(crate) fn value<'d>(node: Node<'d, '_>, name: &str) -> Option<Cow<'d, str>> {
    let value = node.attribute(name)?;
    Some(attributes::normal(node, name, value))
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
            return Err(error(node, &message).of_kind(ErrorKind::Unsupported));
        }
        Some(XSD) => return Err(error(node, &format!("has no attribute `xs:{name}`"))),
        Some(XML) if name == "lang" && !Builtin::Language.allows(attribute.value().trim()) => {
            let value = attribute.value();
            return Err(error(node, &format!("xml:lang=\"{value}\" is no language")));
        }
        Some(_) => return Ok(()),
    }
    if !rule.attributes.contains(&name) {
        let what = if ATTRIBUTES_OF_1_1.contains(&name) {
            format!("the attribute `{name}` of XSD 1.1 is not supported")
        } else {
            format!("has no attribute `{name}` here")
        };
        return Err(error(node, &what));
    }
    let value = attributes::normal(node, name, attribute.value());
    if let Some(fault) = attributes::fault(node, name, &value) {
        return Err(error(node, &format!("{name}=\"{value}\" {fault}")));
    }
    Ok(())
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
            return Err(error(child, "is not supported").of_kind(ErrorKind::Unsupported));
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

/// Returns what excludes, or needs, each other.
fn together(node: Node<'_, '_>) -> Result<(), Error> {
    let has = |name: &str| node.attribute(name).is_some();
    let holds = |tags: &[&str]| node.children().any(|it| tags.iter().any(|tag| is(it, tag)));
    let holds_type = holds(&["simpleType", "complexType"]);
    let message = match node.tag_name().name() {
        "element" | "attribute" if has("type") && holds_type => "has two types",
        "element" | "attribute" if has("default") && has("fixed") => {
            "has both a default and a fixed value"
        }
        "attribute" if value(node, "name").is_some_and(|it| it == "xmlns") => {
            "cannot be called xmlns, which declares namespaces"
        }
        "notation" if !has("public") && !has("system") => "needs `public` or `system`",
        "attribute" if has("default") && value(node, "use").is_some_and(|it| it != "optional") => {
            "has a default, so it must be optional"
        }
        "restriction" if is_in(node, "simpleType") && has("base") == holds_type => {
            "needs either `base` or an xs:simpleType"
        }
        "list" if has("itemType") == holds_type => "needs either `itemType` or an xs:simpleType",
        "union" if value(node, "memberTypes").is_none_or(|it| it.is_empty()) && !holds_type => {
            "needs names in `memberTypes` or an xs:simpleType"
        }
        _ => return Ok(()),
    };
    Err(error(node, message))
}

/// Checks `minOccurs` and `maxOccurs`.
fn occurrence(node: Node<'_, '_>) -> Result<(), Error> {
    let [min, max] = ["minOccurs", "maxOccurs"].map(|name| value(node, name).unwrap_or("1".into()));
    let (min, max) = (digits(&min), (max != "unbounded").then(|| digits(&max)));
    if max.is_some_and(|max| max < min) {
        return Err(error(node, "maxOccurs is less than minOccurs"));
    }
    let most_once = is(node, "all") || is(node, "element") && is_in(node, "all");
    if most_once && max.is_none_or(|max| max > (1, "1")) {
        return Err(error(node, "`all` and its elements occur at most once"));
    }
    // Only elements of `all` may be ruled out so.
    if is(node, "all") && max == Some((0, "")) {
        return Err(error(node, "occurs once: maxOccurs=\"0\" is not allowed"));
    }
    Ok(())
}

/// The digits of a number without leading zeros, behind how many they are: in this order numbers
/// compare, however large they are.
fn digits(number: &str) -> (usize, &str) {
    let digits = number.trim_start_matches(['+', '-', '0']);
    (digits.len(), digits)
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
        Line::at(line),
        format!("{prefix}{} {message}", tag.name()),
    )
}

/// The component that a node belongs to: `Game/@boardsize`.
fn component(node: Node<'_, '_>) -> String {
    let mut names: Vec<String> = node
        .ancestors()
        .filter_map(|it| {
            let name = value(it, "name").or_else(|| value(it, "ref"))?;
            match it.tag_name().name() {
                "element" | "complexType" | "simpleType" => Some(name.into_owned()),
                "attribute" => Some(format!("@{name}")),
                kind @ ("group" | "attributeGroup") => Some(format!("{kind} {name}")),
                _ => None,
            }
        })
        .collect();
    names.reverse();
    names.join("/")
}
