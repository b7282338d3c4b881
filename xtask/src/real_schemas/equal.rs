//! Comparison of two documents as trees of names, attributes and text. Names are
//! compared with their namespaces, whatever the prefixes, those in values too; blanks
//! between elements mean nothing, and neither do the places of schemas that a root may
//! name.

use std::collections::BTreeMap;

use roxmltree::{Document, Node, NodeType};

const INSTANCE: &str = "http://www.w3.org/2001/XMLSchema-instance";

/// The order of elements of different names in one element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// It means something.
    Kept,
    /// It means nothing: the schema has an `xs:all`.
    Any,
}

/// The first difference between two documents.
pub(super) fn difference(first: &str, second: &str, order: Order) -> Option<String> {
    let documents = (Document::parse(first), Document::parse(second));
    match documents {
        (Ok(first), Ok(second)) => of_elements(first.root_element(), second.root_element(), order),
        (_, Err(error)) | (Err(error), _) => Some(error.to_string()),
    }
}

fn of_elements(first: Node<'_, '_>, second: Node<'_, '_>, order: Order) -> Option<String> {
    let name = first.tag_name().name();
    if named(first) != named(second) {
        return Some(format!("<{name}> became <{}>", second.tag_name().name()));
    }
    let (before, after) = (attributes(first), attributes(second));
    let are_same = before.keys().eq(after.keys())
        && before
            .values()
            .zip(after.values())
            .all(|(before, after)| is_same((before, first), (after, second)));
    if !are_same {
        return Some(format!("<{name}>: {before:?} became {after:?}"));
    }
    let (before, after) = (parts(first, order), parts(second, order));
    for pair in before.iter().zip(&after) {
        let found = match pair {
            (Part::Element(first), Part::Element(second)) => of_elements(*first, *second, order),
            (Part::Text(before), Part::Text(after))
                if is_same((before, first), (after, second)) =>
            {
                None
            }
            (first, second) => Some(format!("<{name}>: {first:?} became {second:?}")),
        };
        if found.is_some() {
            return found;
        }
    }
    let (before, after) = (before.len(), after.len());
    (before != after).then(|| format!("<{name}>: {before} parts became {after}"))
}

/// The namespace, empty for none, and the local name of an element.
fn named<'a>(node: Node<'a, '_>) -> (&'a str, &'a str) {
    let name = node.tag_name();
    (name.namespace().unwrap_or_default(), name.name())
}

/// Returns true if two values in elements are one text, or the same names.
fn is_same(first: (&str, Node<'_, '_>), second: (&str, Node<'_, '_>)) -> bool {
    let names = |(value, node): (&str, Node<'_, '_>)| {
        let words = value.split_whitespace();
        let names = words.map(|word| expanded(word, node));
        names.collect::<Option<Vec<_>>>()
    };
    let has_prefix = first.0.contains(':') || second.0.contains(':');
    first.0 == second.0 || has_prefix && names(first).is_some_and(|it| Some(it) == names(second))
}

/// The namespace and the local name that a word is in an element, if it can be a name.
fn expanded(word: &str, node: Node<'_, '_>) -> Option<(String, String)> {
    let (prefix, local) = match word.split_once(':') {
        Some((prefix, local)) => (Some(prefix), local),
        None => (None, word),
    };
    let namespace = match (node.lookup_namespace_uri(prefix), prefix) {
        (None, Some(_)) => return None,
        (namespace, _) => namespace.unwrap_or_default(),
    };
    Some((namespace.to_owned(), local.to_owned()))
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

/// The children of an element, with the text between two elements as one part; by name
/// where their order means nothing.
fn parts<'a, 'i>(node: Node<'a, 'i>, order: Order) -> Vec<Part<'a, 'i>> {
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
    let is_text = |part: &Part<'_, '_>| matches!(part, Part::Text(_));
    if order == Order::Any && !parts.iter().any(is_text) {
        parts.sort_by_key(|part| match part {
            Part::Element(node) => named(*node),
            Part::Text(_) => ("", ""),
        });
    }
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
        assert_eq!(difference(first, second, Order::Kept), None);
        for (other, part) in [
            ("<a b='1'/>", "<a> became <a>"),
            ("<a xmlns='urn:a'/>", "became {}"),
            ("<a xmlns='urn:a' b='1'><c/></a>", "parts became"),
            ("<a xmlns='urn:a' b='1'><c>x y</c><d>e<c/> f</d></a>", "<d>"),
        ] {
            let found = difference(first, other, Order::Kept).unwrap_or_default();
            assert!(found.contains(part), "{found}");
        }
    }

    #[test]
    fn names_in_values_are_compared_by_what_they_stand_for() {
        let first = "<a xmlns='urn:a' xmlns:p='urn:p' b='p:c d'>p:e</a>";
        let second = "<x:a xmlns:x='urn:a' xmlns:y='urn:p' b='y:c x:d'>y:e</x:a>";
        assert_eq!(difference(first, second, Order::Kept), None);
        let third = second.replace("x:d", "y:d");
        assert!(difference(first, &third, Order::Kept).is_some());
    }

    #[test]
    fn order_means_something_or_not() {
        let (first, second) = ("<a><b>1</b><c/><b>2</b></a>", "<a><b>1</b><b>2</b><c/></a>");
        assert!(difference(first, second, Order::Kept).is_some());
        assert_eq!(difference(first, second, Order::Any), None);
        let third = "<a><b>2</b><b>1</b><c/></a>";
        assert!(difference(first, third, Order::Any).is_some());
    }
}
