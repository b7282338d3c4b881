//! Documents as trees with their names as they are spelled, prefixes and
//! declarations of namespaces included. The prolog is left out: a tree has neither
//! an encoding nor a DOCTYPE.

use std::error::Error;
use std::fs;
use std::path::Path;

use cif_tests::tree::{Element, Node};
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// Reads a document in UTF-8 or ISO-8859-1.
///
/// # Errors
/// When it cannot be read, or is not well-formed.
pub(super) fn read(path: &Path) -> Result<Element, Box<dyn Error>> {
    let text = String::from_utf8(fs::read(path)?).unwrap_or_else(|error| {
        let bytes = error.into_bytes();
        bytes.into_iter().map(char::from).collect()
    });
    parse(&text).map_err(|error| format!("{}: {error}", path.display()).into())
}

/// The root of a document.
///
/// # Errors
/// When it is not well-formed.
pub(super) fn parse(text: &str) -> Result<Element, Box<dyn Error>> {
    let mut reader = Reader::from_str(text);
    // The element around the root takes it as its child.
    let mut open = vec![Element::default()];
    loop {
        let markup = match reader.read_event()? {
            Event::Start(tag) => {
                open.push(element(&tag)?);
                continue;
            }
            Event::Empty(tag) => Node::Element(element(&tag)?),
            Event::End(_) => Node::Element(open.pop().ok_or("a tag too many")?),
            Event::Text(text) => Node::Markup((*text).to_owned()),
            Event::CData(text) => Node::Markup(format!("<![CDATA[{}]]>", &*text)),
            Event::GeneralRef(name) => Node::Markup(format!("&{};", &*name)),
            Event::Eof => break,
            Event::Comment(_) | Event::PI(_) | Event::Decl(_) | Event::DocType(_) => continue,
        };
        open.last_mut()
            .ok_or("a tag too many")?
            .children
            .push(markup);
    }
    let mut around = open.into_iter();
    let root = around.next().into_iter().flat_map(|it| it.children);
    let mut roots = root.filter_map(|it| match it {
        Node::Element(root) => Some(root),
        Node::Markup(_) => None,
    });
    match (roots.next(), around.next()) {
        (Some(root), None) => Ok(root),
        _ => Err("no whole element".into()),
    }
}

fn element(tag: &BytesStart<'_>) -> Result<Element, Box<dyn Error>> {
    let mut element = Element::new(tag.name().as_ref());
    for attribute in tag.attributes() {
        let attribute = attribute?;
        let name = attribute.key.as_ref().to_owned();
        let value = attribute.value.replace('"', "&quot;");
        element.attributes.push((name, value));
    }
    Ok(element)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tree_keeps_names_as_they_are_spelled() {
        let text = "<a:b xmlns:a=\"urn:a\" c=\"&lt;\">x&amp;<![CDATA[<]]><d/> </a:b>";
        let prolog = "<?xml version=\"1.0\"?><!DOCTYPE a><!-- a -->";
        let tree = parse(&format!("{prolog}{text}\n")).expect("well-formed");
        assert_eq!(tree.to_document(), format!("{text}\n"));
        assert!(parse("<a>").is_err() && parse("").is_err());
    }
}
