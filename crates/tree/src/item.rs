//! The items between moves.

use std::borrow::Cow;

use cif_types::{AnnotationChoice, Nested, Variation, VariationNode};

use crate::{Item, Line};

impl<'a> Item<'a> {
    /// A blank.
    pub const BLANK: Self = Self::Space(Cow::Borrowed(" "));

    /// A variation.
    pub fn variation(line: Line<'a>) -> Self {
        Self::Variation(Nested::from(line))
    }

    /// Returns true for white space.
    pub const fn is_space(&self) -> bool {
        matches!(self, Self::Space(_))
    }

    /// Returns true if it belongs to the move after it.
    pub const fn leads(&self) -> bool {
        matches!(self, Self::Pre(_) | Self::StartStyle(_))
    }

    /// Returns true if it belongs to the move before it.
    pub const fn follows(&self) -> bool {
        matches!(
            self,
            Self::Nag(_)
                | Self::Data(_)
                | Self::Draw(_)
                | Self::Link(_)
                | Self::Post(_)
                | Self::Variation(_)
                | Self::EndStyle(_)
        )
    }

    /// The place in the customary order: of what opens a line, of what
    /// follows a move, of what leads to the next, and of what closes a line.
    /// White space and what cannot be read have none.
    pub(crate) const fn rank(&self) -> Option<u8> {
        Some(match self {
            Self::Space(_) | Self::Unread(_) => return None,
            Self::Prologue(_) => 0,
            Self::Prelude(_) => 1,
            Self::Nag(_) => 2,
            Self::Data(_) => 3,
            Self::Draw(_) => 4,
            Self::Link(_) => 5,
            Self::Post(_) => 6,
            Self::Variation(_) => 7,
            Self::EndStyle(_) => 8,
            Self::Pre(_) => 9,
            Self::StartStyle(_) => 10,
            Self::Epilogue(_) => 11,
        })
    }
}

/// A node sorted by how it is read.
pub(crate) enum Sorted<'a> {
    Text(Cow<'a, str>),
    Variation(Nested<Variation<'a>>),
    Item(Item<'a>),
}

impl<'a> From<VariationNode<'a>> for Sorted<'a> {
    fn from(node: VariationNode<'a>) -> Self {
        use AnnotationChoice as Data;
        use Item as To;
        use VariationNode as Node;
        Self::Item(match node {
            Node::Text(it) => return Self::Text(it.value),
            Node::Var(it) => return Self::Variation(it),
            Node::Prologue(it) => To::Prologue(it),
            Node::Prelude(it) => To::Prelude(it),
            Node::Announcement(it) => To::Data(Box::new(Data::Announcement(it))),
            Node::Msg(it) => To::Data(Box::new(Data::Msg(it))),
            Node::Tag(it) => To::Data(Box::new(Data::Tag(*it))),
            Node::Reference(it) => To::Data(Box::new(Data::Reference(*it))),
            Node::Resource(it) => To::Data(Box::new(Data::Resource(*it))),
            Node::Eval(it) => To::Data(Box::new(Data::Eval(*it))),
            Node::Clock(it) => To::Data(Box::new(Data::Clock(*it))),
            Node::Elapsed(it) => To::Data(Box::new(Data::Elapsed(*it))),
            Node::Sent(it) => To::Data(Box::new(Data::Sent(it))),
            Node::Diagram(it) => To::Data(Box::new(Data::Diagram(*it))),
            Node::Marker(it) => To::Data(Box::new(Data::Marker(*it))),
            Node::Arrow(it) => To::Data(Box::new(Data::Arrow(*it))),
            Node::Line(it) => To::Data(Box::new(Data::Line(*it))),
            Node::Region(it) => To::Data(Box::new(Data::Region(*it))),
            Node::Value(it) => To::Data(Box::new(Data::Value(*it))),
            Node::Pre(it) => To::Pre(it),
            Node::Post(it) => To::Post(it),
            Node::Startstyle(it) => To::StartStyle(it),
            Node::Endstyle(it) => To::EndStyle(it),
            Node::Link(it) => To::Link(it),
            Node::Draw(it) => To::Draw(it),
            Node::Epilogue(it) => To::Epilogue(it),
        })
    }
}

/// The element of annotation data.
pub(crate) fn data_node(data: AnnotationChoice<'_>) -> VariationNode<'_> {
    use AnnotationChoice as Data;
    use VariationNode as Node;
    match data {
        Data::Announcement(it) => Node::Announcement(it),
        Data::Msg(it) => Node::Msg(it),
        Data::Tag(it) => Node::Tag(it.into()),
        Data::Reference(it) => Node::Reference(it.into()),
        Data::Resource(it) => Node::Resource(it.into()),
        Data::Eval(it) => Node::Eval(it.into()),
        Data::Clock(it) => Node::Clock(it.into()),
        Data::Elapsed(it) => Node::Elapsed(it.into()),
        Data::Sent(it) => Node::Sent(it),
        Data::Diagram(it) => Node::Diagram(it.into()),
        Data::Marker(it) => Node::Marker(it.into()),
        Data::Arrow(it) => Node::Arrow(it.into()),
        Data::Line(it) => Node::Line(it.into()),
        Data::Region(it) => Node::Region(it.into()),
        Data::Value(it) => Node::Value(it.into()),
    }
}

/// Returns true if two gaps hold the same but for white space. Variations see
/// to their stack.
pub(crate) fn same(one: &[Item<'_>], other: &[Item<'_>]) -> bool {
    let seen = |item: &&Item<'_>| !item.is_space();
    one.iter().filter(seen).eq(other.iter().filter(seen))
}
