//! The content of an element against its content model, one child at a time.

use std::borrow::Cow;

use super::{Frame, MisplacedValue, Node, Reader};
use crate::identity::Component;
use crate::scan::{PlainTag, Token};
use crate::schema::namespaces::split;
use crate::schema::{Child, Content, Flags, Model, Order, Step, Target, Type};
use crate::space::is_space;
use crate::span::{Span, Spanned};
use crate::violation::Violation;

impl<'a> Reader<'a> {
    /// Goes on inside the innermost open element.
    pub(super) fn node(&mut self) -> Node<'a> {
        loop {
            if self.ahead.is_none() && self.is_inside_elements() {
                match self.scanner.plain_tag() {
                    Some(PlainTag::Start { name, tag }) => match self.start(name, tag) {
                        Some(slot) => return Node::Child(slot),
                        None => continue,
                    },
                    Some(PlainTag::End { tag }) => {
                        self.left = tag.end;
                        self.end(tag);
                        return Node::End;
                    }
                    None => {}
                }
            }
            let token = self.token();
            match token {
                Token::Start { name, span, .. } => {
                    if let Some(slot) = self.start(name, span) {
                        return Node::Child(slot);
                    }
                }
                Token::End { span, .. } => {
                    if let Some(text) = self.stands_for(token, span) {
                        return Node::Text(text);
                    }
                    self.left = span.end;
                    self.end(span);
                    return Node::End;
                }
                Token::Text { span, .. } | Token::CData { span, .. } => {
                    if let Some(text) = self.loose_text(token, span) {
                        return Node::Text(text);
                    }
                }
                Token::Eof => {
                    // The root stays open between the items of a stream.
                    self.ended = true;
                    return Node::End;
                }
            }
        }
    }

    /// Returns true if the innermost open element holds elements and no text.
    fn is_inside_elements(&self) -> bool {
        let frame = self.frames.last();
        frame.is_some_and(|frame| matches!(frame.ty.content, Content::Elements(_)))
    }

    /// Text between elements: a node where it may stand and is asked for.
    fn loose_text(&mut self, token: Token<'a>, span: Span) -> Option<Spanned<Cow<'a, str>>> {
        let frame = self.frames.last_mut()?;
        let strict = match frame.ty.content {
            Content::Mixed(_) => {
                // An empty CDATA section is no text.
                let text = self.building.then(|| self.run(token, span));
                return text.filter(|text| !text.value.is_empty());
            }
            Content::Empty => true,
            Content::Elements(_) | Content::Text(_) => false,
        };
        let blank = match token {
            Token::Text {
                raw, plain: true, ..
            } => is_blank(raw),
            _ => token.text().is_none_or(|text| is_blank(&text)),
        };
        if blank && token.text().is_none_or(|text| text.is_empty()) {
            return None;
        }
        if (strict || !blank) && !frame.text_reported {
            frame.text_reported = true;
            if frame.is_nil() {
                self.not_nil(span);
                return None;
            }
            let id = format!("xsd:{}/text", frame.ty.name);
            let name = frame.child.name;
            let violation = if blank {
                Violation::new(
                    id,
                    span,
                    format!("`{name}` must be empty, white space included"),
                )
                .with_fix(span, "")
            } else {
                Violation::new(id, span, format!("no text can stand in `{name}`"))
            };
            self.report(violation);
        }
        None
    }

    /// A start tag inside the innermost open element. Gives the slot of the
    /// child, entered, or nothing when it was passed over.
    fn start(&mut self, name: &'a str, tag: Span) -> Option<usize> {
        let Some(frame) = self.frames.last_mut() else {
            self.skip();
            return None;
        };
        frame.text_reported = false;
        let (Content::Elements(model) | Content::Mixed(model)) = frame.ty.content else {
            self.undeclared(name, tag, None);
            return None;
        };
        let canonical = self.scanner.element_name(name);
        let symbol = canonical.and_then(|name| (model.symbol)(name.as_bytes()));
        if !model.wildcards.is_empty()
            && let Some(found) = self.wildcard(model, symbol, name)
        {
            return self.enter_any(model, found, name, tag);
        }
        let Some(symbol) = symbol else {
            return self.unknown(model, name, tag);
        };
        self.step(model, symbol, tag)
    }

    /// Takes the step of a known name.
    fn step(&mut self, model: &'static Model, symbol: usize, tag: Span) -> Option<usize> {
        let owner = self.frames.last()?.ty.name;
        let Some(slot) = self.advance(model, symbol) else {
            return self.recover(model, symbol, tag);
        };
        self.enter(&model.children[slot], owner, tag);
        Some(slot)
    }

    /// Has the content of the innermost open element go on behind a known name, if it can.
    #[inline]
    fn advance(&mut self, model: &'static Model, symbol: usize) -> Option<usize> {
        let frame = self.frames.last_mut()?;
        let slot = match &model.order {
            Order::Automaton { names, steps, .. } => {
                let step = steps[usize::from(frame.state) * names + symbol];
                if step == Step::NONE {
                    return None;
                }
                frame.state = step.state;
                usize::from(step.slot)
            }
            Order::Counted(counted) => {
                counted.advance(&mut frame.state, &mut self.counts, symbol)?
            }
            Order::All { .. } if frame.seen & (1 << symbol) != 0 => return None,
            Order::All { .. } => symbol,
        };
        frame.seen |= bit(slot);
        Some(slot)
    }

    /// Goes behind a child of which a limit has left nothing but the name.
    pub(crate) fn miss(&mut self, name: &str) {
        let frame = self.frames.last();
        let Some(Content::Elements(model) | Content::Mixed(model)) = frame.map(|it| &it.ty.content)
        else {
            return;
        };
        let canonical = self.scanner.element_name(name);
        if let Some(symbol) = canonical.and_then(|name| (model.symbol)(name.as_bytes())) {
            self.advance(model, symbol);
        }
    }

    /// Enters an element whose start tag was read last: checks its attributes
    /// and, where it holds only text, that too.
    pub(super) fn enter(&mut self, child: &'static Child, owner: &'static str, tag: Span) {
        if self.types.is_some()
            && self.scanner.has_instance()
            && !self.scanner.attributes().is_empty()
            && self.enter_named(child, owner, tag)
        {
            return;
        }
        if child.flags.is_empty() && self.paths.is_none() {
            let component = Component::Element(owner, child.name);
            self.enter_as(child, child.ty, component, tag);
        } else {
            self.enter_rare(child, owner, tag);
        }
    }

    /// Enters an element that may be nil, is of an abstract type, or is something to
    /// identity constraints.
    #[cold]
    fn enter_rare(&mut self, child: &'static Child, owner: &'static str, tag: Span) {
        if let (true, Type::Complex(ty)) = (child.flags.has(Flags::ABSTRACT), child.ty) {
            self.report_abstract(child, ty.name, tag);
        }
        let is_nil = child.flags.has(Flags::NILLABLE) && self.is_nil(child, owner, tag);
        let component = Component::Element(owner, child.name);
        self.enter_followed(child, child.ty, component, is_nil, tag);
    }

    /// Enters an element by a type, and lets the paths of identity constraints find it.
    pub(super) fn enter_followed(
        &mut self,
        child: &'static Child,
        ty: Type,
        component: Component,
        is_nil: bool,
        tag: Span,
    ) {
        let is_followed = self.follow_paths(child, ty, tag);
        if is_nil {
            self.enter_nil(child, ty, component, tag);
        } else {
            self.enter_as(child, ty, component, tag);
        }
        if is_followed {
            self.find_element(child, ty, is_nil, tag);
        }
    }

    /// Enters an element by a type. `component` is what an id calls the text of a simple
    /// one.
    #[inline(always)]
    #[allow(clippy::inline_always, reason = "once for each element")]
    fn enter_as(&mut self, child: &'static Child, ty: Type, component: Component, tag: Span) {
        match ty {
            Type::Simple(ty) => {
                if !self.scanner.attributes().is_empty() {
                    self.no_attributes(&component.to_string());
                }
                self.simple_content(ty, child, component, tag);
            }
            Type::Complex(ty) => {
                self.attributes(ty, tag);
                if let Content::Text(text) = ty.content {
                    let component = Component::Text(ty.name);
                    self.simple_content(text, child, component, tag);
                } else {
                    self.frames.push(Frame {
                        child,
                        ty,
                        state: 0,
                        text_reported: false,
                        seen: 0,
                        tag,
                    });
                }
            }
        }
        self.entered = tag.start;
    }

    /// An element that the content model does not know by name.
    #[cold]
    fn unknown(&mut self, model: &'static Model, name: &'a str, tag: Span) -> Option<usize> {
        let canonical = self.scanner.element_name(name);
        let mut aliases = model.aliases.iter();
        let alias = aliases.find(|alias| Some(alias.name) == canonical);
        match alias.map(|alias| &alias.target) {
            None => {
                self.undeclared(name, tag, None);
                None
            }
            Some(Target::Sibling(right)) => {
                let help = format!("write `{right}`");
                let violation = self.report_undeclared(name, tag, Some(help));
                let symbol = (model.symbol)(right.as_bytes())?;
                let depth = self.frames.len();
                let slot = self.step(model, symbol, tag);
                // Under another prefix the right name is written otherwise.
                if let Some(slot) = slot
                    && split(name).0 == split(right).0
                {
                    self.rename_later(depth, violation, name, tag, &model.children[slot]);
                }
                slot
            }
            Some(Target::Relocated { place, child }) => {
                let help = format!("it belongs to `{place}`");
                let violation = self.report_undeclared(name, tag, Some(help));
                let owner = self.frames.last()?.ty.name;
                let reported = self.violations.len();
                self.enter(child, owner, tag);
                let value = std::mem::take(&mut self.text).value;
                if self.violations.len() > reported {
                    // The element as such is reported; this would say it twice.
                    self.violations.truncate(reported);
                    return None;
                }
                let span = Span {
                    start: tag.start,
                    end: self.left,
                };
                self.relocate(violation, place, span, &value);
                self.misplaced.push(MisplacedValue {
                    place,
                    value: Spanned::new(value, span),
                });
                None
            }
        }
    }

    #[cold]
    fn undeclared(&mut self, name: &str, tag: Span, help: Option<String>) {
        self.report_undeclared(name, tag, help);
        self.skip();
    }

    /// Gives the number of the violation, if it is kept.
    fn report_undeclared(&mut self, name: &str, tag: Span, help: Option<String>) -> Option<usize> {
        let frame = self.frames.last()?;
        if frame.is_nil() {
            return self.not_nil(tag);
        }
        let id = format!("xsd:{}/undeclared-element", frame.ty.name);
        if let Content::Elements(model) | Content::Mixed(model) = frame.ty.content {
            let names = model.children.iter().map(|child| child.name);
            if let Some(found) = self.in_other_namespace(name, names) {
                return self.report_kept(found.violation(id, tag));
            }
        }
        let message = format!("`{name}` is not declared in `{}`", frame.child.name);
        let violation = Violation::new(id, tag, message);
        self.report_kept(match help {
            Some(help) => violation.with_help(help),
            None => violation,
        })
    }

    /// The end of the innermost open element.
    fn end(&mut self, tag: Span) {
        let Some(frame) = self.frames.pop() else {
            return;
        };
        if !self.missing.is_empty() {
            let depth = self.frames.len();
            self.missing.retain(|missing| missing.depth <= depth);
        }
        if !self.pending_fixes.is_empty() {
            self.fix_pending(&frame, tag);
        }
        // A limit that ended the document says enough of what is left out.
        if self.scanner.ended() {
            return;
        }
        if self.paths.is_some() {
            self.leave_paths(tag);
        }
        let (Content::Elements(model) | Content::Mixed(model)) = frame.ty.content else {
            return;
        };
        let complete = match &model.order {
            Order::Automaton { accepting, .. } => accepting[usize::from(frame.state)],
            Order::Counted(counted) => {
                let counts = self.counts(counted, frame.state);
                let (may_end, live) = (counted.may_end(frame.state, counts), counts.len());
                let missing = (!may_end).then(|| self.config(model, &frame));
                self.counts.truncate(self.counts.len() - live);
                if let Some(config) = missing {
                    self.incomplete(&frame, model, &config, tag);
                }
                return;
            }
            Order::All { required, optional } => {
                required & !frame.seen == 0 || (*optional && frame.seen == 0)
            }
        };
        if !complete {
            let config = self.config(model, &frame);
            self.incomplete(&frame, model, &config, tag);
        }
    }
}

/// The bit of a slot; slots that do not fit have none.
pub(super) fn bit(slot: usize) -> u64 {
    1_u64
        .checked_shl(u32::try_from(slot).unwrap_or(u32::MAX))
        .unwrap_or(0)
}

fn is_blank(text: &str) -> bool {
    text.bytes().all(is_space)
}
