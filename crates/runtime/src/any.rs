//! Elements and attributes of any name, where a schema allows them by a wildcard or by
//! `xs:anyType`: a tree that is read, kept and written back.

mod content;

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::nested::Nested;
use crate::schema::namespaces::XSI;
use crate::span::Spanned;
use crate::value::IntoOwned;

/// A name in a namespace. Two names are equal where namespace and local part are: the
/// prefix is only how the document writes it.
#[derive(Clone, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnyName<'a> {
    /// The prefix; empty where there is none.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    pub prefix: Cow<'a, str>,
    /// The local part.
    pub local: Cow<'a, str>,
    /// The namespace; empty where there is none.
    #[serde(default, skip_serializing_if = "str::is_empty")]
    pub namespace: Cow<'a, str>,
}

impl AnyName<'_> {
    /// The name of an attribute of XML Schema itself, such as `xsi:nil`.
    pub(crate) fn instance(local: &'static str) -> Self {
        Self {
            prefix: "xsi".into(),
            local: local.into(),
            namespace: XSI.into(),
        }
    }

    /// Returns true if it is the name of such an attribute.
    pub(crate) fn is_instance(&self, local: &str) -> bool {
        self.local == local && self.namespace == XSI
    }
}

impl PartialEq for AnyName<'_> {
    fn eq(&self, other: &Self) -> bool {
        (&self.local, &self.namespace) == (&other.local, &other.namespace)
    }
}

impl Eq for AnyName<'_> {}

/// An attribute of any name.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnyAttribute<'a> {
    /// Its name.
    pub name: AnyName<'a>,
    /// Its value.
    pub value: Spanned<Cow<'a, str>>,
}

/// The content of an element of the type `xs:anyType`, with its attributes.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Any<'a> {
    /// The attributes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attributes: Vec<AnyAttribute<'a>>,
    /// Elements and texts, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nodes: Vec<AnyNode<'a>>,
}

/// An element of any name.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct AnyElement<'a> {
    /// Its name.
    pub name: AnyName<'a>,
    /// Its attributes and its content.
    pub content: Any<'a>,
}

/// A part of what stands in an element.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum AnyNode<'a> {
    /// An element.
    #[serde(rename = "element")]
    Element(Nested<AnyElement<'a>>),
    /// A run of text.
    #[serde(rename = "text")]
    Text(Spanned<Cow<'a, str>>),
}

impl IntoOwned for AnyName<'_> {
    type Owned = AnyName<'static>;

    fn into_owned(self) -> AnyName<'static> {
        AnyName {
            prefix: IntoOwned::into_owned(self.prefix),
            local: IntoOwned::into_owned(self.local),
            namespace: IntoOwned::into_owned(self.namespace),
        }
    }
}

impl IntoOwned for AnyAttribute<'_> {
    type Owned = AnyAttribute<'static>;

    fn into_owned(self) -> AnyAttribute<'static> {
        AnyAttribute {
            name: self.name.into_owned(),
            value: self.value.into_owned(),
        }
    }
}

impl IntoOwned for Any<'_> {
    type Owned = Any<'static>;

    fn into_owned(self) -> Any<'static> {
        Any {
            attributes: self.attributes.into_owned(),
            nodes: self.nodes.into_owned(),
        }
    }
}

impl IntoOwned for AnyElement<'_> {
    type Owned = AnyElement<'static>;

    fn into_owned(self) -> AnyElement<'static> {
        AnyElement {
            name: self.name.into_owned(),
            content: self.content.into_owned(),
        }
    }
}

impl IntoOwned for AnyNode<'_> {
    type Owned = AnyNode<'static>;

    fn into_owned(self) -> AnyNode<'static> {
        match self {
            Self::Element(element) => AnyNode::Element(element.into_owned()),
            Self::Text(text) => AnyNode::Text(text.into_owned()),
        }
    }
}
