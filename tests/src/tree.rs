//! Documents as trees that are easy to change: names, and text and values as
//! they are spelled, references and all.

use cif_runtime::escape;
use roxmltree::{Document, NodeType};

/// An element.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Element {
    /// Its name.
    pub name: String,
    /// Its attributes, the values spelled for double quotes.
    pub attributes: Vec<(String, String)>,
    /// The content between its tags.
    pub children: Vec<Node>,
}

/// A node between two tags.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Node {
    /// An element.
    Element(Element),
    /// Anything else, as it is spelled.
    Markup(String),
}

impl Element {
    /// An element with neither attributes nor content.
    pub fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            ..Self::default()
        }
    }

    /// The root of a well-formed document; comments are left out.
    ///
    /// # Errors
    /// When the document is not well-formed.
    pub fn parse(document: &str) -> Result<Self, roxmltree::Error> {
        Ok(copy(Document::parse(document)?.root_element()))
    }

    /// A whole document with this element as its root.
    pub fn to_document(&self) -> String {
        let mut out = String::new();
        self.write(&mut out);
        out.push('\n');
        out
    }

    /// Appends a text, escaped.
    pub fn push_text(&mut self, text: &str) {
        self.children
            .push(Node::Markup(escape::text(text).into_owned()));
    }

    /// Appends an attribute, its value escaped.
    pub fn push_attribute(&mut self, name: &str, value: &str) {
        let value = escape::attribute(value).into_owned();
        self.attributes.push((name.to_owned(), value));
    }

    /// The elements among the children.
    pub fn elements(&self) -> impl Iterator<Item = &Self> {
        self.children.iter().filter_map(|child| match child {
            Node::Element(element) => Some(element),
            Node::Markup(_) => None,
        })
    }

    /// The element at the end of a path of positions among children.
    pub fn at(&self, path: &[usize]) -> Option<&Self> {
        match path.split_first() {
            None => Some(self),
            Some((&first, rest)) => match self.children.get(first)? {
                Node::Element(element) => element.at(rest),
                Node::Markup(_) => None,
            },
        }
    }

    /// The same, to change it.
    pub fn at_mut(&mut self, path: &[usize]) -> Option<&mut Self> {
        match path.split_first() {
            None => Some(self),
            Some((&first, rest)) => match self.children.get_mut(first)? {
                Node::Element(element) => element.at_mut(rest),
                Node::Markup(_) => None,
            },
        }
    }

    fn write(&self, out: &mut String) {
        out.push('<');
        out.push_str(&self.name);
        for (name, value) in &self.attributes {
            out.extend([" ", name, "=\"", value, "\""]);
        }
        if self.children.is_empty() {
            out.push_str("/>");
            return;
        }
        out.push('>');
        for child in &self.children {
            match child {
                Node::Element(element) => element.write(out),
                Node::Markup(markup) => out.push_str(markup),
            }
        }
        out.extend(["</", &self.name, ">"]);
    }
}

fn copy(node: roxmltree::Node<'_, '_>) -> Element {
    let mut element = Element::new(node.tag_name().name());
    for attribute in node.attributes() {
        element.push_attribute(attribute.name(), attribute.value());
    }
    for child in node.children() {
        match child.node_type() {
            NodeType::Element => element.children.push(Node::Element(copy(child))),
            NodeType::Text => element.push_text(child.text().unwrap_or_default()),
            _ => {}
        }
    }
    element
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_is_what_it_was() {
        let text = "<a b=\"&quot;1\">x<c/>&lt;<d>e</d></a>\n";
        let tree = Element::parse(text).expect("it is well-formed");
        assert_eq!(tree.to_document(), text);
        assert_eq!(tree.at(&[3]).map(|it| it.name.as_str()), Some("d"));
        assert_eq!(tree.at(&[0]), None);
    }
}
