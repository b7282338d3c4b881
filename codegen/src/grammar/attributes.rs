//! The attributes of a schema document and the types of their values, as the
//! schema for schemas has them. Each value is checked here once.

use std::borrow::Cow;

use cif_runtime::simple::{Builtin, WhiteSpace, names};
use roxmltree::Node;

use super::rules::is_facet;

/// The type of a value.
#[derive(Clone, Copy)]
enum Type {
    /// Any text, its white space kept: the type that it belongs to knows better.
    Text,
    /// A text with its white space collapsed.
    Token,
    NcName,
    QName,
    QNames,
    Boolean,
    /// A number from 0 up.
    Count,
    /// Such a number, or `unbounded`.
    Most,
    /// One of these.
    OneOf(&'static [&'static str]),
    /// `##any`, `##other`, or a list of namespaces, `##local` and `##targetNamespace`.
    Namespaces,
    /// `#all`, or any of these.
    SetOf(&'static [&'static str]),
}

const FORM: Type = Type::OneOf(&["qualified", "unqualified"]);

/// The types of values by the names of attributes. Two names have one of their
/// own in some elements; see [`type_of`].
const TYPES: [(&str, Type); 34] = [
    ("abstract", Type::Boolean),
    ("attributeFormDefault", FORM),
    ("base", Type::QName),
    (
        "block",
        Type::SetOf(&["extension", "restriction", "substitution"]),
    ),
    (
        "blockDefault",
        Type::SetOf(&["extension", "restriction", "substitution"]),
    ),
    ("default", Type::Text),
    ("elementFormDefault", FORM),
    (
        "final",
        Type::SetOf(&["extension", "restriction", "list", "union"]),
    ),
    (
        "finalDefault",
        Type::SetOf(&["extension", "restriction", "list", "union"]),
    ),
    ("fixed", Type::Text),
    ("form", FORM),
    ("id", Type::NcName),
    ("itemType", Type::QName),
    ("maxOccurs", Type::Most),
    ("memberTypes", Type::QNames),
    ("minOccurs", Type::Count),
    ("mixed", Type::Boolean),
    ("name", Type::NcName),
    ("namespace", Type::Token),
    ("nillable", Type::Boolean),
    ("processContents", Type::OneOf(&["lax", "skip", "strict"])),
    ("public", Type::Token),
    ("ref", Type::QName),
    ("refer", Type::QName),
    ("schemaLocation", Type::Token),
    ("source", Type::Token),
    ("substitutionGroup", Type::QName),
    ("system", Type::Token),
    ("targetNamespace", Type::Token),
    ("type", Type::QName),
    ("use", Type::OneOf(&["optional", "prohibited", "required"])),
    ("value", Type::Text),
    ("version", Type::Token),
    ("xpath", Type::Token),
];

fn type_of(node: Node<'_, '_>, name: &str) -> Option<Type> {
    match (node.tag_name().name(), name) {
        (facet, "fixed") if is_facet(facet) => Some(Type::Boolean),
        ("complexType", "block" | "final") | ("element", "final") => {
            Some(Type::SetOf(&["extension", "restriction"]))
        }
        ("simpleType", "final") => Some(Type::SetOf(&["list", "union", "restriction"])),
        ("any" | "anyAttribute", "namespace") => Some(Type::Namespaces),
        ("whiteSpace", "value") => Some(Type::OneOf(&["preserve", "replace", "collapse"])),
        _ => {
            let known = TYPES.iter().find(|(known, _)| *known == name);
            known.map(|&(_, ty)| ty)
        }
    }
}

/// The value of an attribute with the white space that its type leaves.
pub(super) fn normal<'v>(node: Node<'_, '_>, name: &str, value: &'v str) -> Cow<'v, str> {
    match type_of(node, name) {
        Some(Type::Text) | None => Cow::Borrowed(value),
        Some(_) => WhiteSpace::Collapse.normalise(Cow::Borrowed(value)),
    }
}

/// Says what is wrong with a value in its normal form, if anything is.
pub(super) fn fault(node: Node<'_, '_>, name: &str, value: &str) -> Option<String> {
    let one_of = |values: &[&str], join: &str| {
        let (last, rest) = values.split_last()?;
        Some(format!("{} {join} {last}", rest.join(", ")))
    };
    match type_of(node, name)? {
        Type::Text | Type::Token => None,
        Type::NcName => (!names::is_ncname(value)).then(|| "is no name".to_owned()),
        Type::QName => qualified(node, value),
        Type::QNames => value
            .split(' ')
            .filter(|it| !it.is_empty())
            .find_map(|it| qualified(node, it)),
        Type::Boolean => {
            (!Builtin::Boolean.allows(value)).then(|| "is neither true nor false".to_owned())
        }
        Type::Count => number(value),
        Type::Most if value == "unbounded" => None,
        Type::Most => number(value).map(|fault| format!("{fault}, nor unbounded")),
        Type::Namespaces if matches!(value, "##any" | "##other") => None,
        Type::Namespaces => {
            let is_word =
                |it: &str| matches!(it, "##local" | "##targetNamespace") || !it.starts_with("##");
            let fault = value.split(' ').find(|it| !is_word(it));
            fault.map(|it| format!("has `{it}`, which is no namespace"))
        }
        Type::OneOf(values) if values.contains(&value) => None,
        Type::OneOf(values) => one_of(values, "or").map(|it| format!("is not {it}")),
        Type::SetOf(_) if value == "#all" => None,
        Type::SetOf(values) => {
            let mut words = value.split(' ').filter(|it| !it.is_empty());
            let all = words.all(|word| values.contains(&word));
            let fault =
                || one_of(values, "and").map(|it| format!("is neither #all nor a list of {it}"));
            if all { None } else { fault() }
        }
    }
}

fn number(value: &str) -> Option<String> {
    (!Builtin::NonNegativeInteger.allows(value)).then(|| "is no number from 0 up".to_owned())
}

/// Says what is wrong with a qualified name: its form, or an undeclared prefix.
fn qualified(node: Node<'_, '_>, value: &str) -> Option<String> {
    let (prefix, local) = match value.split_once(':') {
        Some((prefix, local)) => (Some(prefix), local),
        None => (None, value),
    };
    if !prefix.is_none_or(names::is_ncname) || !names::is_ncname(local) {
        return Some("is no qualified name".to_owned());
    }
    let prefix = prefix.filter(|it| *it != "xml" && node.lookup_namespace_uri(Some(it)).is_none());
    prefix.map(|it| format!("has the prefix `{it}`, which is not declared"))
}
