//! The schema documents itself: each component says what it means, and each
//! named one where it comes from. Code generators and the errata page rely on it.

use std::collections::BTreeSet;

use cif_schema::{CIF_XSD, Mark, PROVENANCE_NAMESPACE, errata};
use roxmltree::{Document, Node};

const XSD: &str = "http://www.w3.org/2001/XMLSchema";

fn schema() -> Document<'static> {
    Document::parse(CIF_XSD).expect("the schema is well-formed")
}

fn is_component(node: &Node<'_, '_>) -> bool {
    node.tag_name().namespace() == Some(XSD)
        && (node.has_attribute("name") || node.has_tag_name((XSD, "enumeration")))
}

fn describe(node: Node<'_, '_>) -> String {
    let position = node.document().text_pos_at(node.range().start);
    let name = node.attribute("name").or(node.attribute("value"));
    format!("line {}: {}", position.row, name.unwrap_or_default())
}

fn annotation<'a>(node: Node<'a, 'a>, part: &str) -> Option<Node<'a, 'a>> {
    node.children()
        .find(|child| child.has_tag_name((XSD, "annotation")))?
        .children()
        .find(|child| child.has_tag_name((XSD, part)))
}

#[test]
fn each_component_has_documentation() {
    let schema = schema();
    let undocumented: Vec<_> = schema
        .descendants()
        .filter(is_component)
        .filter(|&node| {
            annotation(node, "documentation")
                .and_then(|text| text.text())
                .is_none_or(|text| text.trim().is_empty())
        })
        .map(describe)
        .collect();
    assert!(
        undocumented.is_empty(),
        "without documentation: {undocumented:#?}"
    );
}

#[test]
fn each_global_component_has_a_mark() {
    let schema = schema();
    let unmarked: Vec<_> = schema
        .root_element()
        .children()
        .filter(is_component)
        .filter(|&node| {
            annotation(node, "appinfo").is_none_or(|appinfo| {
                !appinfo
                    .children()
                    .any(|child| child.has_tag_name((PROVENANCE_NAMESPACE, "source")))
            })
        })
        .map(describe)
        .collect();
    assert!(unmarked.is_empty(), "without a mark: {unmarked:#?}");
}

#[test]
fn component_names_are_unique() {
    let names: Vec<_> = errata()
        .into_iter()
        .map(|erratum| erratum.component)
        .collect();
    let unique: BTreeSet<_> = names.iter().collect();
    assert_eq!(unique.len(), names.len());
}

#[test]
fn a_mark_differs_from_the_one_around_it_or_has_its_own_reason() {
    let all = errata();
    for inner in &all {
        let Some((outer, _)) = inner.component.rsplit_once('/') else {
            continue;
        };
        let Some(outer) = all.iter().find(|erratum| erratum.component == outer) else {
            panic!("{} stands in a component without a mark", inner.component);
        };
        assert!(
            inner.mark != outer.mark || inner.reason != outer.reason,
            "{} repeats the mark of {}",
            inner.component,
            outer.component
        );
    }
}

#[test]
fn each_mark_is_in_use() {
    let marks: BTreeSet<_> = errata().into_iter().map(|erratum| erratum.mark).collect();
    let all = [Mark::Published, Mark::Repaired, Mark::Reconstructed];
    assert_eq!(marks, BTreeSet::from(all));
}

#[test]
fn patterns_avoid_classes_that_make_large_tables() {
    // `\d` is every decimal digit of Unicode, and `\$` is an error to some processors.
    for bad in [r"\d", r"\w", r"\i", r"\c", r"\p", r"\$"] {
        let found = schema()
            .descendants()
            .filter(|node| node.has_tag_name((XSD, "pattern")))
            .filter(|node| {
                node.attribute("value")
                    .is_some_and(|value| value.contains(bad))
            })
            .map(describe)
            .collect::<Vec<_>>();
        assert!(found.is_empty(), "{bad} in {found:?}");
    }
}
