//! Lines of schema documents, and the notes that a schema has for programs.

/// The namespace of XML Schema.
pub(crate) const XSD: &str = "http://www.w3.org/2001/XMLSchema";

/// The namespace of `xsi:type` and its kin, which every document knows.
pub(crate) const XSI: &str = "http://www.w3.org/2001/XMLSchema-instance";

/// The namespace of notes: the attributes of an element `field` of it, in the
/// `xs:appinfo` of an element or attribute, are what the schema says of a field
/// to programs.
const NOTES: &str = "urn:x-cif-codegen";

/// Keys and values.
pub(crate) type Notes = Vec<(String, String)>;

/// A line of one of the documents that a schema consists of.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(crate) struct Line {
    /// The number of the document.
    pub(crate) document: usize,
    /// The line, from 1; 0 where there is none.
    pub(crate) number: u32,
}

impl Line {
    /// No line of any document.
    pub(crate) const NONE: Self = Self {
        document: 0,
        number: 0,
    };

    /// A line of the first document.
    pub(crate) const fn at(number: u32) -> Self {
        Self {
            document: 0,
            number,
        }
    }
}

/// The line ends of a text.
#[derive(Debug)]
pub(crate) struct LineEnds(Vec<usize>);

impl LineEnds {
    /// Those of a text.
    pub(crate) fn of(text: &str) -> Self {
        let found = text.bytes().enumerate().filter(|(_, byte)| *byte == b'\n');
        Self(found.map(|(offset, _)| offset).collect())
    }

    /// The line that a node begins in, of the document of a number.
    pub(crate) fn line(&self, document: usize, node: roxmltree::Node<'_, '_>) -> Line {
        let start = node.range().start;
        let before = self.0.partition_point(|&end| end < start);
        Line {
            document,
            number: u32::try_from(before + 1).unwrap_or(u32::MAX),
        }
    }
}

/// The notes in the annotation of a component.
pub(crate) fn notes(component: roxmltree::Node<'_, '_>) -> Notes {
    annotations(component, "appinfo")
        .flat_map(|appinfo| appinfo.children())
        .filter(|node| node.has_tag_name((NOTES, "field")))
        .flat_map(|field| field.attributes())
        .map(|it| (it.name().to_owned(), it.value().to_owned()))
        .collect()
}

/// The documentation of a component: paragraphs with white space collapsed, markup
/// left out.
pub(crate) fn documentation(component: roxmltree::Node<'_, '_>) -> String {
    let mut paragraphs = Vec::new();
    for documentation in annotations(component, "documentation") {
        let texts = documentation.descendants().filter(roxmltree::Node::is_text);
        let text: String = texts.filter_map(|it| it.text()).collect();
        let collapsed = |it: &str| it.split_whitespace().collect::<Vec<_>>().join(" ");
        paragraphs.extend(text.split("\n\n").map(collapsed));
    }
    paragraphs.retain(|it| !it.is_empty());
    paragraphs.join("\n\n")
}

/// The parts of this kind in the annotations of a component.
fn annotations<'d, 'i>(
    component: roxmltree::Node<'d, 'i>,
    kind: &'static str,
) -> impl Iterator<Item = roxmltree::Node<'d, 'i>> {
    component
        .children()
        .filter(|node| node.has_tag_name((XSD, "annotation")))
        .flat_map(|annotation| annotation.children())
        .filter(move |node| node.has_tag_name((XSD, kind)))
}
