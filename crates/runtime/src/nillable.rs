//! Elements that a schema allows to be nil: empty, though their types ask for content.

use serde::{Deserialize, Serialize};

use crate::any::{AnyAttribute, AnyName};
use crate::engine::Reader;
use crate::record::{Content, Visitor};
use crate::span::{Span, Spanned};
use crate::value::IntoOwned;
use crate::writer::Writer;

/// The content of an element that may be nil.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Nillable<T> {
    /// It is not.
    #[serde(rename = "value")]
    Value(Spanned<T>),
    /// It is nil (`xsi:nil="true"`): it has attributes and nothing else.
    #[serde(rename = "nil")]
    Nil(Vec<AnyAttribute<'static>>),
}

impl<T> Nillable<T> {
    /// Nil, without attributes.
    pub const NIL: Self = Self::Nil(Vec::new());

    /// The content, unless it is nil.
    pub fn value(&self) -> Option<&T> {
        match self {
            Self::Value(content) => Some(&content.value),
            Self::Nil(_) => None,
        }
    }

    /// Returns true if it is nil.
    pub fn is_nil(&self) -> bool {
        matches!(self, Self::Nil(_))
    }
}

impl<T: Default> Default for Nillable<T> {
    fn default() -> Self {
        T::default().into()
    }
}

impl<T> From<T> for Nillable<T> {
    fn from(content: T) -> Self {
        Self::Value(content.into())
    }
}

impl<'a, T: Content<'a>> Content<'a> for Nillable<T> {
    fn placeholder() -> Self {
        Self::Value(Spanned::new(T::placeholder(), Span::NONE))
    }

    fn read(reader: &mut Reader<'a>) -> Spanned<Self> {
        if let Some(nil) = reader.nil() {
            return nil.map(|attributes| Self::Nil(attributes.into_owned()));
        }
        let content = T::read(reader);
        let span = content.span;
        Spanned::new(Self::Value(content), span)
    }

    fn write(&self, name: &'static str, writer: &mut Writer) {
        match self {
            Self::Value(content) => content.value.write(name, writer),
            Self::Nil(attributes) => {
                writer.start(name);
                let nil = AnyName::instance("nil");
                writer.any_attribute(&nil, "true");
                for attribute in attributes {
                    writer.declared_attribute(T::ATTRIBUTES, attribute);
                }
                writer.end();
            }
        }
    }

    fn show<V: Visitor>(content: &Spanned<Self>, visitor: &mut V) {
        if let Self::Value(content) = &content.value {
            T::show(content, visitor);
        }
    }
}

impl<T: IntoOwned> IntoOwned for Nillable<T> {
    type Owned = Nillable<T::Owned>;

    fn into_owned(self) -> Self::Owned {
        match self {
            Self::Value(content) => Nillable::Value(content.into_owned()),
            Self::Nil(attributes) => Nillable::Nil(attributes),
        }
    }
}
