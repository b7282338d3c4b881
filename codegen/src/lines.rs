//! Lines of the components of a schema, and the notes in their annotations. The
//! parsed schema has neither, but keeps the order of its components; so the n-th
//! `xs:element` that a walk in document order meets is the n-th start tag of that
//! name in the text.

use std::collections::HashMap;

use cif_runtime::source::Source;

use crate::grammar::XSD;

/// The namespace of notes: the attributes of an element `field` of it, in the
/// `xs:appinfo` of an element or attribute, are what the schema says of a field
/// to programs.
const NOTES: &str = "urn:x-cif-codegen";

/// Keys and values.
pub(crate) type Notes = Vec<(String, String)>;

/// The start tags still to be met, by local name.
#[derive(Debug)]
pub(crate) struct Lines {
    tags: HashMap<String, std::vec::IntoIter<(u32, Notes)>>,
    /// The notes of the component met last.
    notes: Notes,
}

impl Lines {
    /// Finds the lines of all components of a schema document.
    pub(crate) fn of(document: &roxmltree::Document<'_>) -> Self {
        let text = Source::new(document.input_text());
        let mut lines: HashMap<String, Vec<(u32, Notes)>> = HashMap::new();
        // Annotations may hold anything.
        let mut hidden_until = 0;
        for node in document.descendants() {
            let range = node.range();
            if range.start < hidden_until || node.tag_name().namespace() != Some(XSD) {
                continue;
            }
            let name = node.tag_name().name();
            if name == "annotation" {
                hidden_until = range.end;
                continue;
            }
            let line = text.position(range.start).line;
            let line = u32::try_from(line).unwrap_or(u32::MAX);
            lines
                .entry(name.to_owned())
                .or_default()
                .push((line, notes(node)));
        }
        let tags = lines.into_iter();
        Self {
            tags: tags
                .map(|(name, lines)| (name, lines.into_iter()))
                .collect(),
            notes: Notes::new(),
        }
    }

    /// The line of the next component of this kind.
    pub(crate) fn next(&mut self, kind: &str) -> u32 {
        let (line, notes) = (self.tags.get_mut(kind))
            .and_then(Iterator::next)
            .unwrap_or_default();
        self.notes = notes;
        line
    }

    /// The notes of the component whose line was asked for last.
    pub(crate) fn notes(&mut self) -> Notes {
        std::mem::take(&mut self.notes)
    }
}

/// The notes in the annotation of a component.
fn notes(component: roxmltree::Node<'_, '_>) -> Notes {
    let is = |node: &roxmltree::Node<'_, '_>, name| node.has_tag_name((XSD, name));
    component
        .children()
        .filter(|node| is(node, "annotation"))
        .flat_map(|annotation| annotation.children().filter(|node| is(node, "appinfo")))
        .flat_map(|appinfo| appinfo.children())
        .filter(|node| node.has_tag_name((NOTES, "field")))
        .flat_map(|field| field.attributes())
        .map(|it| (it.name().to_owned(), it.value().to_owned()))
        .collect()
}
