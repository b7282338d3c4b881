//! Text: gathered over comments, references and CDATA sections, and checked
//! where an element holds nothing else.

use std::borrow::Cow;

use super::Reader;
use crate::identity::Component;
use crate::scan::Token;
use crate::schema::Child;
use crate::simple::{Fault, SimpleType};
use crate::span::{Span, Spanned};
use crate::violation::Violation;

/// Text and where it stands.
type Text<'a> = Spanned<Cow<'a, str>>;

impl<'a> Reader<'a> {
    /// The next token.
    pub(super) fn token(&mut self) -> Token<'a> {
        match self.ahead.take() {
            Some(token) => token,
            None => self.scanner.next(),
        }
    }

    /// Reads the text of an element up to its end and checks it. `component`
    /// is what an id calls this text.
    pub(super) fn simple_content(
        &mut self,
        ty: &'static SimpleType,
        child: &'static Child,
        component: Component,
        tag: Span,
    ) {
        self.misfit = false;
        let (mut text, may_have_blanks) = match self.plain_text() {
            Some(plain) => plain,
            None => match self.gather_text(component, tag) {
                Some(text) => (text, true),
                None => return self.refuse_streamed_text(child, tag),
            },
        };
        if text.span.start == text.span.end {
            let stands_for = child.default.or(child.fixed).unwrap_or_default();
            text.value = Cow::Borrowed(stands_for);
        }
        let span = text.span;
        let mut value = if may_have_blanks {
            ty.normalise(text.value)
        } else {
            text.value
        };
        if value.len() > self.scanner.limits().list && self.is_long_list(ty, &value, span) {
            value = Cow::Borrowed("");
            self.text = Spanned::new(value, span);
            return;
        }
        let outcome = if ty.is_ordinary() {
            ty.check(&value)
        } else {
            self.reaching_text(ty, child, component, &mut value, span, tag)
        };
        if let Err(fault) = outcome {
            let place = if span.start == span.end { tag } else { span };
            value = self.misfit_text(ty, child, component, &value, &fault, place);
        }
        let in_tree = ty.holds_names && self.names_attributes;
        if let Some(fixed) = child.fixed
            && !(in_tree && self.names_same(ty, &value, fixed, span))
            && !ty.same(&value, fixed)
        {
            self.text_other_than_fixed(child, component, fixed, span);
        }
        if in_tree && span.start == span.end {
            // What it stands for is no text of the document.
            value = Cow::Borrowed("");
        }
        self.text = Spanned::new(value, span);
    }

    /// Returns true if the names of a text, as it is written, are those of a fixed value.
    #[cold]
    fn names_same(&self, ty: &'static SimpleType, value: &str, fixed: &str, span: Span) -> bool {
        let canonical = ty.qualify(value, &self.scanner);
        span.start < span.end && canonical.is_ok_and(|it| ty.same(&it, fixed))
    }

    /// Reports a list of more items than are held, which each take more than their text.
    #[cold]
    pub(super) fn is_long_list(&mut self, ty: &SimpleType, value: &str, span: Span) -> bool {
        let accepted = self.scanner.limits().list;
        if !ty.may_be_list() || value.split_ascii_whitespace().nth(accepted).is_none() {
            return false;
        }
        let count = value.split_ascii_whitespace().count();
        let message = format!("a list of {count} items; the reader accepts {accepted}");
        self.report(Violation::new("xml:list-limit", span, message));
        true
    }

    /// Checks a text whose meaning reaches beyond itself.
    #[cold]
    fn reaching_text(
        &mut self,
        ty: &'static SimpleType,
        child: &'static Child,
        component: Component,
        value: &mut Cow<'a, str>,
        span: Span,
        tag: Span,
    ) -> Result<(), Fault> {
        if ty.holds_names {
            self.check_names(ty, child, value, span)?;
        } else {
            ty.check(value)?;
        }
        if ty.has_identity {
            let place = if span.start == span.end { tag } else { span };
            self.identify(ty, value, component, place);
        }
        Ok(())
    }

    /// Reports a text that does not fit; gives the repaired one, if there is one.
    #[cold]
    fn misfit_text(
        &mut self,
        ty: &'static SimpleType,
        child: &'static Child,
        component: Component,
        value: &str,
        fault: &Fault,
        place: Span,
    ) -> Cow<'a, str> {
        // A limit that cut the text off says enough.
        if self.scanner.ended() {
            self.misfit = true;
            return Cow::Borrowed("");
        }
        let id = format!("xsd:{component}/{}", fault.facet);
        let message = format!("`{}`: {fault}", child.name);
        let violation = Violation::new(id, place, message);
        let repaired = self.repair(ty, value, violation);
        self.misfit = repaired.is_none();
        repaired.unwrap_or_default()
    }

    #[cold]
    fn text_other_than_fixed(
        &mut self,
        child: &'static Child,
        component: Component,
        fixed: &'static str,
        span: Span,
    ) {
        let id = format!("xsd:{component}/fixed");
        let message = format!("`{}` can only hold `{fixed}`", child.name);
        self.report(Violation::new(id, span, message));
    }

    /// Checks a text that holds names, and brings it into the canonical form; in a tree
    /// it stays as it is written.
    #[cold]
    fn check_names(
        &self,
        ty: &'static SimpleType,
        child: &'static Child,
        value: &mut Cow<'a, str>,
        span: Span,
    ) -> Result<(), Fault> {
        if span.start == span.end && child.default.or(child.fixed).is_some() {
            // An empty element stands for a value of the schema.
            return Ok(());
        }
        let canonical = ty.qualify(value, &self.scanner)?;
        if !self.names_attributes {
            *value = canonical.into();
        }
        Ok(())
    }

    /// Reads the text of an element up to its end where that is one plain run,
    /// as it is nearly always. Also tells whether white space may stand in it.
    #[inline]
    fn plain_text(&mut self) -> Option<(Text<'a>, bool)> {
        let plain = self.scanner.plain_text()?;
        self.left = plain.end_tag.end;
        let end = plain.end_tag.start;
        let start = end - u32::try_from(plain.raw.len()).unwrap_or(end);
        let text = Spanned::new(Cow::Borrowed(plain.raw), Span { start, end });
        Some((text, plain.may_have_blanks))
    }

    /// Reads the text of an element up to its end, whatever stands there.
    /// Where there is none, the span is empty. Nothing comes of an element whose text is in
    /// later pieces of a stream.
    fn gather_text(&mut self, component: Component, tag: Span) -> Option<Text<'a>> {
        let mut text: Option<Text<'a>> = None;
        loop {
            let token = self.token();
            match token {
                Token::Text { span, .. } | Token::CData { span, .. } => {
                    let piece = token.text().unwrap_or_default();
                    match &mut text {
                        None => text = Some(Spanned::new(piece, span)),
                        Some(text) => {
                            text.value.to_mut().push_str(&piece);
                            text.span.end = span.end;
                        }
                    }
                }
                Token::Start { name, span, .. } => {
                    let id = format!("xsd:{component}/undeclared-element");
                    let message = format!("`{name}` cannot stand inside a text");
                    self.report(Violation::new(id, span, message));
                    self.skip();
                }
                Token::End { span, .. } => {
                    self.left = span.end;
                    break;
                }
                Token::Eof if self.scanner.leaves_open() => return None,
                Token::Eof => {
                    self.left = tag.end;
                    break;
                }
            }
        }
        let (start, end) = (tag.end, tag.end);
        Some(text.unwrap_or_else(|| Spanned::new(Cow::Borrowed(""), Span { start, end })))
    }

    /// Reports an element that holds a text only and whose content comes in pieces: none of
    /// them has the whole text.
    #[cold]
    fn refuse_streamed_text(&mut self, child: &'static Child, tag: Span) {
        self.text = Spanned::default();
        self.left = tag.end;
        let message = format!(
            "`{}` holds a text only, which can only be read with the whole document",
            child.name
        );
        self.report(Violation::new("xsd:text()/stream", tag, message));
    }

    /// Gathers a run of text in mixed content, which begins with `token`.
    pub(super) fn run(&mut self, token: Token<'a>, span: Span) -> Text<'a> {
        let mut text = Spanned::new(token.text().unwrap_or_default(), span);
        loop {
            let token = self.scanner.next();
            match token {
                Token::Text { span, .. } | Token::CData { span, .. } => {
                    text.value
                        .to_mut()
                        .push_str(&token.text().unwrap_or_default());
                    text.span.end = span.end;
                }
                other => {
                    self.ahead = Some(other);
                    return text;
                }
            }
        }
    }

    /// Passes over the element whose start tag was read last, unchecked.
    pub(super) fn skip(&mut self) {
        let mut depth = 1_usize;
        while depth > 0 {
            match self.token() {
                Token::Start { .. } => depth += 1,
                Token::End { span, .. } => {
                    depth -= 1;
                    self.left = span.end;
                }
                Token::Eof => return,
                Token::Text { .. } | Token::CData { .. } => {}
            }
        }
    }
}
