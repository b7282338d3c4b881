//! Reads the provenance of the schema's components.
//!
//! Each component of `cif.xsd` carries, in its `xs:appinfo`, an element
//! `source` of the namespace [`PROVENANCE_NAMESPACE`]: its mark, the published
//! page it comes from, and the reason where it departs from that page. One
//! record serves the errata page, the generated documentation and the tests.

use std::fmt;

use cif_runtime::source::Source;
use roxmltree::{Document, Node};

use crate::CIF_XSD;

/// Namespace of the provenance elements inside `xs:appinfo`.
pub const PROVENANCE_NAMESPACE: &str = "urn:x-cif:provenance";

const XSD_NAMESPACE: &str = "http://www.w3.org/2001/XMLSchema";

/// The origin of one component of the schema.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Erratum {
    /// Name of the component, then its parts: `GameHead`, `GameHead/@id`,
    /// `Variation/prologue`, `Termination/=Death` (an enumeration value).
    pub component: String,
    /// The relation of the component to the published one.
    pub mark: Mark,
    /// Name of the published page.
    pub page: String,
    /// Why the component departs from the page; `None` where it does not.
    pub reason: Option<String>,
    /// Line of the component in the schema, from 1.
    pub line: u32,
}

/// The relation of a component to the published one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Mark {
    /// Name, occurrence, pattern and values are as published.
    Published,
    /// Published, but not legal XSD 1.0 or at odds with the format's own prose.
    Repaired,
    /// Named by the published text; the definition was lost and is this project's.
    Reconstructed,
}

impl Mark {
    /// The mark as the schema writes it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Published => "published",
            Self::Repaired => "repaired",
            Self::Reconstructed => "reconstructed",
        }
    }

    fn from_name(name: &str) -> Option<Self> {
        [Self::Published, Self::Repaired, Self::Reconstructed]
            .into_iter()
            .find(|mark| mark.as_str() == name)
    }
}

impl fmt::Display for Mark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// Why the provenance of a schema could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrataError {
    /// The schema is not well-formed XML.
    Xml(String),
    /// A provenance element lacks a page, has an unknown mark, or has a reason
    /// where there is nothing to explain, or none where there is.
    Source {
        /// Line of the element, from 1.
        line: u32,
        /// The fault, in words.
        message: &'static str,
    },
}

impl fmt::Display for ErrataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Xml(message) => f.write_str(message),
            Self::Source { line, message } => write!(f, "line {line}: {message}"),
        }
    }
}

impl std::error::Error for ErrataError {}

/// The provenance of every marked component of [`CIF_XSD`], in the schema's order.
///
/// # Panics
///
/// Never in a build whose tests pass: the schema is a constant, and a test reads it.
pub fn errata() -> Vec<Erratum> {
    errata_of(CIF_XSD).expect("the embedded schema has well-formed provenance")
}

/// The provenance of every marked component of a schema, in the schema's order.
///
/// # Errors
///
/// The text is no well-formed XML, or a provenance element is incomplete.
pub fn errata_of(xsd: &str) -> Result<Vec<Erratum>, ErrataError> {
    let document = Document::parse(xsd).map_err(|error| ErrataError::Xml(error.to_string()))?;
    let text = Source::new(xsd);
    document
        .descendants()
        .filter(|node| node.has_tag_name((PROVENANCE_NAMESPACE, "source")))
        .map(|source| erratum(&text, source))
        .collect()
}

fn erratum(text: &Source<'_>, source: Node<'_, '_>) -> Result<Erratum, ErrataError> {
    let line = |node: Node<'_, '_>| {
        let line = text.position(node.range().start).line;
        u32::try_from(line).unwrap_or(u32::MAX)
    };
    let fault = |message| ErrataError::Source {
        line: line(source),
        message,
    };
    // source < appinfo < annotation < component
    let component = source
        .ancestors()
        .nth(3)
        .filter(Node::is_element)
        .ok_or_else(|| fault("stands in no component's annotation"))?;
    let mark = source
        .attribute("mark")
        .and_then(Mark::from_name)
        .ok_or_else(|| fault("mark is not published, repaired or reconstructed"))?;
    let page = source
        .attribute("page")
        .filter(|page| !page.is_empty())
        .ok_or_else(|| fault("page is missing"))?;
    let text = words(source.text().unwrap_or_default());
    let reason = match (mark, text.is_empty()) {
        (Mark::Published, true) => None,
        (Mark::Published, false) => return Err(fault("a published component gives a reason")),
        (_, true) => return Err(fault("the reason is missing")),
        (_, false) => Some(text),
    };
    Ok(Erratum {
        component: path(component),
        mark,
        page: page.to_owned(),
        reason,
        line: line(component),
    })
}

/// Attributes and elements of [`CIF_XSD`] that are of a type of the schema, each
/// by its component as in [`Erratum::component`], with the name of the type.
pub fn component_types() -> Vec<(String, String)> {
    let Ok(document) = Document::parse(CIF_XSD) else {
        return Vec::new(); // A test reads the schema.
    };
    let typed = document.descendants().filter_map(|node| {
        let name = node.attribute("type").filter(|name| !name.contains(':'))?;
        let is_component = matches!(node.tag_name().name(), "attribute" | "element");
        is_component.then(|| (path(node), name.to_owned()))
    });
    typed.collect()
}

/// The names from the global component down to `node`, compositors left out.
fn path(node: Node<'_, '_>) -> String {
    let mut steps: Vec<String> = node.ancestors().filter_map(step).collect();
    steps.reverse();
    steps.join("/")
}

fn step(node: Node<'_, '_>) -> Option<String> {
    if node.tag_name().namespace() != Some(XSD_NAMESPACE) {
        return None;
    }
    match node.tag_name().name() {
        "attribute" => Some(format!("@{}", node.attribute("name")?)),
        "enumeration" => Some(format!("={}", node.attribute("value")?)),
        _ => node.attribute("name").map(str::to_owned),
    }
}

/// `text` with each run of white space as one space, and none at the ends.
fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn schema(source: &str) -> String {
        format!(
            r#"<xs:schema xmlns:xs="{XSD_NAMESPACE}" xmlns:c="{PROVENANCE_NAMESPACE}">
<xs:complexType name="A"><xs:sequence>
<xs:element name="b"><xs:annotation><xs:appinfo>{source}</xs:appinfo></xs:annotation></xs:element>
</xs:sequence></xs:complexType></xs:schema>"#
        )
    }

    #[test]
    fn reads_component_reason_and_line() {
        let xsd = schema("<c:source mark=\"repaired\" page=\"cif-game\">two\n  lines</c:source>");
        let read = errata_of(&xsd).expect("a readable schema");
        assert_eq!(
            read,
            [Erratum {
                component: "A/b".to_owned(),
                mark: Mark::Repaired,
                page: "cif-game".to_owned(),
                reason: Some("two lines".to_owned()),
                line: 3,
            }]
        );
    }

    #[test]
    fn refuses_incomplete_sources() {
        for (source, message) in [
            (
                r#"<c:source mark="new" page="p">r</c:source>"#,
                "mark is not",
            ),
            (r#"<c:source page="p">r</c:source>"#, "mark is not"),
            (
                r#"<c:source mark="repaired">r</c:source>"#,
                "page is missing",
            ),
            (
                r#"<c:source mark="repaired" page="p"/>"#,
                "the reason is missing",
            ),
            (
                r#"<c:source mark="published" page="p">r</c:source>"#,
                "gives a reason",
            ),
        ] {
            let error = errata_of(&schema(source)).expect_err(source).to_string();
            assert!(error.contains(message), "{source}: {error}");
        }
    }

    #[test]
    fn refuses_text_that_is_no_xml() {
        assert!(matches!(errata_of("<a>"), Err(ErrataError::Xml(_))));
    }
}
