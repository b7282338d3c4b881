//! The cases of which other programs are known to say something else, with the reason. A test runs them, and
//! fails where one of these agrees, or another case differs.

use super::case::Case;

/// A document type is XML.
const DOCTYPE: &str =
    "XML allows a document type; the format refuses it, and no schema can say so.";

/// libxml2 goes on.
const NAMESPACES: &str =
    "libxml2 2.9 reports a breach of Namespaces in XML and goes on, and its validator ignores it.";

/// The id of a case, the program, and the reason; `xsd` is any that judges by XML and XML
/// Schema alone.
const DIFFERING: &[(&str, &str, &str)] = &[
    ("faults/rules/AR-005--doctype", "xsd", DOCTYPE),
    ("faults/xml/doctype", "xsd", DOCTYPE),
    ("pages/xml:doctype/1", "xsd", DOCTYPE),
    ("faults/xml/malformed-qname", "xmllint", NAMESPACES),
    ("faults/xml/namespace-declaration", "xmllint", NAMESPACES),
    ("pages/xml:malformed-qname/1", "xmllint", NAMESPACES),
    ("pages/xml:namespace-declaration/1", "xmllint", NAMESPACES),
];

/// Notes the differences in the cases; returns what names no case.
pub(crate) fn note(cases: &mut [Case]) -> Vec<String> {
    let mut faults = Vec::new();
    for &(id, program, reason) in DIFFERING {
        match cases.iter_mut().find(|it| it.id == id) {
            Some(case) => {
                case.differs.insert(program, reason);
            }
            None => faults.push(format!("{id}, where {program} differs, is no case")),
        }
    }
    faults
}
