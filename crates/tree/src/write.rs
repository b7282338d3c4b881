//! From lines to nodes. Words that stood together stay together; those that
//! an edit brought together get a blank where they would run into each other.

use std::borrow::Cow;
use std::vec::IntoIter;

use cif_types::{Nested, Span, Spanned, Variation, VariationNode};

use crate::item::data_node;
use crate::{Item, Line, Ply};

impl<'a> Line<'a> {
    /// The variation that this line is.
    pub fn write(self) -> Variation<'a> {
        let mut outer: Vec<Open<'a>> = Vec::new();
        let mut open = Open::new(self, Span::NONE);
        loop {
            let Some(item) = open.items.next() else {
                let Some(ply) = open.plies.next() else {
                    let inner = Variation {
                        nodes: open.out.finish(),
                    };
                    let Some(mut parent) = outer.pop() else {
                        return inner;
                    };
                    let inner = Nested::new(Spanned::new(inner, open.span));
                    parent.out.element(VariationNode::Var(inner));
                    open = parent;
                    continue;
                };
                open.out.word(ply.text(), true);
                let Ply { gap, .. } = ply;
                open.items = gap.into_iter();
                continue;
            };
            let node = match item {
                Item::Space(space) => {
                    open.out.space(&space);
                    continue;
                }
                Item::Nag(nag) => {
                    open.out.word(&format!("${nag}"), false);
                    continue;
                }
                Item::Unread(word) => {
                    open.out.word(&word, false);
                    continue;
                }
                Item::Variation(line) => {
                    let Spanned { value, span } = line.into_inner();
                    let inner = Open::new(value, span);
                    outer.push(std::mem::replace(&mut open, inner));
                    continue;
                }
                Item::Prologue(it) => VariationNode::Prologue(it),
                Item::Prelude(it) => VariationNode::Prelude(it),
                Item::Data(it) => data_node(*it),
                Item::Draw(it) => VariationNode::Draw(it),
                Item::Link(it) => VariationNode::Link(it),
                Item::Post(it) => VariationNode::Post(it),
                Item::EndStyle(it) => VariationNode::Endstyle(it),
                Item::Pre(it) => VariationNode::Pre(it),
                Item::StartStyle(it) => VariationNode::Startstyle(it),
                Item::Epilogue(it) => VariationNode::Epilogue(it),
            };
            open.out.element(node);
        }
    }
}

/// A line in the midst of being written.
struct Open<'a> {
    items: IntoIter<Item<'a>>,
    plies: IntoIter<Ply<'a>>,
    out: Out<'a>,
    span: Span,
}

impl<'a> Open<'a> {
    fn new(line: Line<'a>, span: Span) -> Self {
        Self {
            items: line.opening.into_iter(),
            plies: line.plies.into_iter(),
            out: Out::default(),
            span,
        }
    }
}

/// Nodes so far, and the text that comes next.
#[derive(Default)]
struct Out<'a> {
    nodes: Vec<VariationNode<'a>>,
    text: String,
    /// The place where the last word begins, if nothing stands behind it.
    last: Option<usize>,
    /// True if a move or an unreadable word stands before, with no white space
    /// in between.
    after_move: bool,
}

impl<'a> Out<'a> {
    fn space(&mut self, space: &str) {
        if !space.is_empty() {
            self.text.push_str(space);
            self.last = None;
            self.after_move = false;
        }
    }

    fn word(&mut self, word: &str, is_move: bool) {
        if self.runs_into(word, is_move) {
            self.space(" ");
        }
        self.last = Some(self.text.len());
        self.text.push_str(word);
        self.after_move |= !word.starts_with('$');
    }

    /// Returns true if the last word and this one would not be read as they
    /// are.
    fn runs_into(&self, word: &str, is_move: bool) -> bool {
        let Some(last) = self.last.and_then(|last| self.text.get(last..)) else {
            return false;
        };
        if word.starts_with('$') {
            return false;
        }
        // The number of a NAG ends where no digit stands.
        let number = last.strip_prefix('$').unwrap_or_default();
        let is_nag = !number.is_empty() && number.bytes().all(|byte| byte.is_ascii_digit());
        !is_nag
            || word.starts_with(|first: char| first.is_ascii_digit())
            || (is_move && self.after_move)
    }

    fn element(&mut self, node: VariationNode<'a>) {
        self.flush();
        self.nodes.push(node);
    }

    fn flush(&mut self) {
        self.last = None;
        self.after_move = false;
        if !self.text.is_empty() {
            let text = Cow::Owned(std::mem::take(&mut self.text));
            let text = Spanned::new(text, Span::NONE);
            self.nodes.push(VariationNode::Text(text));
        }
    }

    fn finish(mut self) -> Vec<VariationNode<'a>> {
        self.flush();
        self.nodes
    }
}
