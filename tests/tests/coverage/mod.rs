//! Which declarations of the schema a set of archives uses.
//!
//! A declaration is a local element or attribute, named by the component that
//! declares it: `Game/moves`, `Event/title` for a member of the group `Event`
//! wherever the group stands, `GameHead/@id`. Archives are walked along the
//! types of the schema, so that two elements of one name are distinguished.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use roxmltree::{Document, Node};

const XSD: &str = "http://www.w3.org/2001/XMLSchema";

/// The members that one type or group declares, by the name in the archive: the
/// declaration, and the type of its content.
#[derive(Default)]
struct Members {
    elements: BTreeMap<String, (String, String)>,
    attributes: BTreeMap<String, String>,
}

/// The declarations that none of the archives uses.
pub(crate) fn missing(archives: &[PathBuf]) -> BTreeSet<String> {
    let schema = Document::parse(cif_schema::CIF_XSD).expect("a well-formed schema");
    let types: BTreeMap<String, Members> = schema
        .root_element()
        .children()
        .filter(|node| {
            node.has_tag_name((XSD, "complexType")) || node.has_tag_name((XSD, "element"))
        })
        .filter_map(|node| Some((node.attribute("name")?.to_owned(), members(&schema, node))))
        .collect();
    let mut unused: BTreeSet<String> = types
        .values()
        .flat_map(|members| {
            let elements = members
                .elements
                .values()
                .map(|(declaration, _)| declaration);
            elements.chain(members.attributes.values()).cloned()
        })
        .collect();
    assert!(unused.len() > 200, "the schema was not read: {unused:?}");
    for archive in archives {
        let text = std::fs::read_to_string(archive).expect("a readable archive");
        let document = Document::parse(&text).expect("a well-formed archive");
        walk(document.root_element(), "cif", &types, &mut unused);
    }
    unused
}

fn walk(
    element: Node<'_, '_>,
    type_name: &str,
    types: &BTreeMap<String, Members>,
    unused: &mut BTreeSet<String>,
) {
    let Some(members) = types.get(type_name) else {
        assert!(
            element.attributes().next().is_none(),
            "{type_name} is no complex type"
        );
        return;
    };
    for attribute in element.attributes() {
        unused.remove(&members.attributes[attribute.name()]);
    }
    for child in element.children().filter(Node::is_element) {
        let (declaration, child_type) = &members.elements[child.tag_name().name()];
        unused.remove(declaration);
        walk(child, child_type, types, unused);
    }
    if element.attribute("format") == Some("xml") {
        // The markup of such a comment is escaped: a document within the document.
        let markup = format!("<xml>{}</xml>", element.text().unwrap_or_default());
        let markup = Document::parse(&markup).expect("a comment with well-formed markup");
        walk(markup.root_element(), "XMLContent", types, unused);
    }
}

/// The members of a type: its own, its base's and those of the groups it refers to.
fn members(schema: &Document<'_>, component: Node<'_, '_>) -> Members {
    let owner = component.attribute("name").expect("a global component");
    let mut members = Members::default();
    for node in component.descendants().skip(1) {
        let named = |reference: &str, kind: &str| {
            schema.root_element().children().find(|node| {
                node.has_tag_name((XSD, kind)) && node.attribute("name") == Some(reference)
            })
        };
        match (node.tag_name().name(), node.attribute("name")) {
            ("element", Some(name)) => {
                let type_name = node.attribute("type").expect("an element of a named type");
                let declaration = (format!("{owner}/{name}"), type_name.to_owned());
                members.elements.insert(name.to_owned(), declaration);
            }
            ("attribute", Some(name)) => {
                members
                    .attributes
                    .insert(name.to_owned(), format!("{owner}/@{name}"));
            }
            ("group", None) => {
                let reference = node.attribute("ref").expect("a reference");
                let group = named(reference, "group").expect("the group");
                members
                    .elements
                    .extend(self::members(schema, group).elements);
            }
            ("extension", _) => {
                let base = node.attribute("base").expect("a base");
                if let Some(base) = named(base, "complexType") {
                    let base = self::members(schema, base);
                    members.elements.extend(base.elements);
                    members.attributes.extend(base.attributes);
                }
            }
            _ => {}
        }
    }
    members
}
