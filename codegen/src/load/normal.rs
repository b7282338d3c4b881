//! A schema document in one normal form, so that no reader behind it has to
//! know what XML and XML Schema say of white space, prefixes and entities: its
//! components alone, with the prefix `xs` and no other, the values of their
//! attributes as [`crate::grammar`] has checked them.

use roxmltree::{Document, Node};

use crate::grammar::{self, XSD};

/// Writes a document that follows the grammar in its normal form.
pub(super) fn write(document: &Document<'_>) -> String {
    let mut text = String::new();
    component(document.root_element(), &mut text);
    text
}

/// Writes one element; the grammar has limited how deep they nest.
fn component(node: Node<'_, '_>, text: &mut String) {
    let tag = node.tag_name().name();
    text.push_str("<xs:");
    text.push_str(tag);
    if tag == "schema" {
        attribute("xmlns:xs", XSD, text);
    }
    for (name, value) in grammar::attributes(node) {
        attribute(name, &value, text);
    }
    text.push('>');
    for child in node
        .children()
        .filter(|it| it.tag_name().namespace() == Some(XSD))
    {
        match child.tag_name().name() {
            "appinfo" => {}
            "documentation" => documentation(child, text),
            _ => component(child, text),
        }
    }
    text.push_str("</xs:");
    text.push_str(tag);
    text.push('>');
}

fn attribute(name: &str, value: &str, text: &mut String) {
    text.push(' ');
    text.push_str(name);
    text.push_str("=\"");
    escape(value, text);
    text.push('"');
}

/// Writes the text of a documentation; its markup is left out.
fn documentation(node: Node<'_, '_>, text: &mut String) {
    text.push_str("<xs:documentation>");
    for part in node
        .descendants()
        .filter_map(|it| it.text().filter(|_| it.is_text()))
    {
        escape(part, text);
    }
    text.push_str("</xs:documentation>");
}

/// Escapes what a reader would change, in text and in attributes alike.
fn escape(value: &str, text: &mut String) {
    for character in value.chars() {
        match character {
            '&' => text.push_str("&amp;"),
            '<' => text.push_str("&lt;"),
            '>' => text.push_str("&gt;"),
            '"' => text.push_str("&quot;"),
            '\t' => text.push_str("&#9;"),
            '\n' => text.push_str("&#10;"),
            '\r' => text.push_str("&#13;"),
            _ => text.push(character),
        }
    }
}
