//! Default and fixed values of elements with mixed content: an empty one stands for its
//! value, and one that is fixed holds that text and no element.

use std::borrow::Cow;

use super::Reader;
use crate::identity::Component;
use crate::scan::{Context, Mode, Scanner, Token};
use crate::schema::{Child, Content, Model};
use crate::span::{Span, Spanned};
use crate::violation::Violation;

impl<'a> Reader<'a> {
    /// Looks at the content of the innermost open element, once, where it ends: returns
    /// the text that it stands for if it is empty. The end is then read again.
    pub(super) fn stands_for(
        &mut self,
        end: Token<'a>,
        span: Span,
    ) -> Option<Spanned<Cow<'a, str>>> {
        let frame = self.frames.last_mut()?;
        let value = frame.child.default.or(frame.child.fixed)?;
        // What a piece of a stream before this one holds is not known.
        let is_known = !frame.tag.is_none() && matches!(frame.ty.content, Content::Mixed(_));
        if !is_known || frame.text_reported {
            return None;
        }
        frame.text_reported = true;
        let (child, start) = (frame.child, frame.tag.range().end);
        let inside = self.text_inside(start, span.range().start);
        if inside.as_deref() == Some("") {
            let empty = Span::new(start, start);
            let text = self
                .building
                .then(|| Spanned::new(Cow::Borrowed(value), empty))?;
            self.ahead = Some(end);
            return Some(text);
        }
        if child.fixed.is_some() && inside.as_deref() != Some(value) {
            self.content_other_than_fixed(child, value);
        }
        None
    }

    #[cold]
    fn content_other_than_fixed(&mut self, child: &'static Child, fixed: &str) {
        let component = self.declaration();
        let tag = self.frames.last().map_or(Span::NONE, |frame| frame.tag);
        let id = format!("xsd:{component}/fixed");
        let message = format!("`{}` can only hold `{fixed}`", child.name);
        self.report(Violation::new(id, tag, message));
    }

    /// The text within the element that ends; nothing where an element is in it.
    #[cold]
    fn text_inside(&self, start: usize, end: usize) -> Option<String> {
        let inner = self.scanner.text().get(start..end).unwrap_or_default();
        let outside = Context {
            open: vec!["content".to_owned()],
            ..Context::default()
        };
        let mut scanner = Scanner::new(inner, self.scanner.limits(), Mode::Item(&outside));
        let mut text = String::new();
        loop {
            let token = scanner.next();
            match token {
                Token::Text { .. } | Token::CData { .. } => {
                    text.push_str(&token.text().unwrap_or_default());
                }
                Token::Start { .. } => return None,
                Token::End { .. } | Token::Eof => return Some(text),
            }
        }
    }

    /// The component that declares the innermost open element.
    pub(super) fn declaration(&self) -> Component {
        let Some((frame, around)) = self.frames.split_last() else {
            return Component::Element("", "");
        };
        let declares = |model: &Model| {
            let mut children = model.children.iter();
            children.any(|it| std::ptr::eq(it, frame.child))
        };
        let owner = around.last().map(|it| it.ty).filter(|it| match it.content {
            Content::Elements(model) | Content::Mixed(model) => declares(model),
            Content::Empty | Content::Text(_) => false,
        });
        Component::Element(owner.map_or("", |it| it.name), frame.child.name)
    }
}
