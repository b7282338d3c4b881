//! Lines of the components of a schema. The parsed schema has no positions,
//! but keeps the order of its components; so the n-th `xs:element` that a walk
//! in document order meets is the n-th start tag of that name in the text.

use std::collections::HashMap;

use cif_runtime::source::Source;

use crate::grammar::XSD;

/// The lines of the start tags still to be met, by local name.
#[derive(Debug)]
pub(crate) struct Lines(HashMap<String, std::vec::IntoIter<u32>>);

impl Lines {
    /// Finds the lines of all components of a schema document.
    pub(crate) fn of(document: &roxmltree::Document<'_>) -> Self {
        let text = Source::new(document.input_text());
        let mut lines: HashMap<String, Vec<u32>> = HashMap::new();
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
            lines.entry(name.to_owned()).or_default().push(line);
        }
        Self(
            lines
                .into_iter()
                .map(|(name, lines)| (name, lines.into_iter()))
                .collect(),
        )
    }

    /// The line of the next component of this kind.
    pub(crate) fn next(&mut self, kind: &str) -> u32 {
        self.0.get_mut(kind).and_then(Iterator::next).unwrap_or(0)
    }
}
