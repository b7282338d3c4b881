//! Comparison of two documents as trees of names, attributes and text. Names are
//! compared with their namespaces, whatever the prefixes; blanks between elements
//! mean nothing, and neither do the places of schemas that a root may name.

use std::collections::BTreeMap;

use roxmltree::{Document, Node, NodeType};

const INSTANCE: &str = "http://www.w3.org/2001/XMLSchema-instance";

/// The first difference between two documents.
pub(super) fn difference(first: &str, second: &str) -> Option<String> {
    let documents = (Document::parse(first), Document::parse(second));
    match documents {
        (Ok(first), Ok(second)) => of_elements(first.root_element(), second.root_element()),
        (_, Err(error)) | (Err(error), _) => Some(error.to_string()),
    }
}

fn of_elements(first: Node<'_, '_>, second: Node<'_, '_>) -> Option<String> {
    let name = first.tag_name().name();
    if first.tag_name() != second.tag_name() {
        return Some(format!("<{name}> became <{}>", second.tag_name().name()));
    }
    let (before, after) = (attributes(first), attributes(second));
    if before != after {
        return Some(format!("<{name}>: {before:?} became {after:?}"));
    }
    let (before, after) = (parts(first), parts(second));
    for (first, second) in before.iter().zip(&after) {
        let found = match (first, second) {
            (Part::Element(first), Part::Element(second)) => of_elements(*first, *second),
            (Part::Text(first), Part::Text(second)) if first == second => None,
            (first, second) => Some(format!("<{name}>: {first:?} became {second:?}")),
        };
        if found.is_some() {
            return found;
        }
    }
    let (before, after) = (before.len(), after.len());
    (before != after).then(|| format!("<{name}>: {before} parts became {after}"))
}

type Attributes<'a> = BTreeMap<(Option<&'a str>, &'a str), String>;

fn attributes<'a>(node: Node<'a, '_>) -> Attributes<'a> {
    let places = ["schemaLocation", "noNamespaceSchemaLocation"];
    let all = node.attributes().map(|it| {
        let key = (it.namespace(), it.name());
        (key, collapsed(it.value()))
    });
    all.filter(|((namespace, name), _)| *namespace != Some(INSTANCE) || !places.contains(name))
        .collect()
}

/// A child of an element.
#[derive(Debug)]
enum Part<'a, 'i> {
    Element(Node<'a, 'i>),
    Text(String),
}

/// The children of an element, with the text between two elements as one part.
fn parts<'a, 'i>(node: Node<'a, 'i>) -> Vec<Part<'a, 'i>> {
    let mut parts = Vec::new();
    for child in node.children() {
        match (child.node_type(), parts.last_mut()) {
            (NodeType::Element, _) => parts.push(Part::Element(child)),
            (NodeType::Text, Some(Part::Text(text))) => {
                text.push_str(child.text().unwrap_or_default());
            }
            (NodeType::Text, _) => {
                parts.push(Part::Text(child.text().unwrap_or_default().to_owned()));
            }
            _ => {}
        }
    }
    let is_alone = parts.len() == 1;
    parts.retain_mut(|part| match part {
        Part::Element(_) => true,
        Part::Text(text) if is_alone => {
            *text = collapsed(text);
            !text.is_empty()
        }
        Part::Text(text) => !text.trim().is_empty(),
    });
    parts
}

/// A value with its blanks as most types have them.
fn collapsed(value: &str) -> String {
    value.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prefixes_and_blanks_between_elements_mean_nothing() {
        let first = "<a xmlns='urn:a' b=' 1 '> <c>x  y</c> <d>e<c/>f</d></a>";
        let second = "<p:a xmlns:p='urn:a' b='1'><p:c> x y</p:c><p:d>e<p:c/>f</p:d></p:a>";
        assert_eq!(difference(first, second), None);
        for (other, part) in [
            ("<a b='1'/>", "<a> became <a>"),
            ("<a xmlns='urn:a'/>", "became {}"),
            ("<a xmlns='urn:a' b='1'><c/></a>", "parts became"),
            ("<a xmlns='urn:a' b='1'><c>x y</c><d>e<c/> f</d></a>", "<d>"),
        ] {
            let found = difference(first, other).unwrap_or_default();
            assert!(found.contains(part), "{found}");
        }
    }
}
