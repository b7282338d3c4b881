//! From nodes to lines. Variations are gone into with a stack of our own, so
//! that their depth is no matter.

use std::borrow::Cow;
use std::ops::Range;
use std::vec::IntoIter;

use cif_text::board::Board;
use cif_text::moves::{Token, tokens};
use cif_types::{Nested, Span, Spanned, Variation, VariationNode};

use crate::item::Sorted;
use crate::{Item, Line, Ply};

impl<'a> Line<'a> {
    /// A line from move text: moves and NAGs. Words that are neither are kept
    /// as [`Item::Unread`].
    pub fn parse(text: &'a str, board: &Board) -> Self {
        let mut line = Self::default();
        self::text(&mut line, text.into(), *board, false);
        line
    }
}

impl<'a> Line<'a> {
    /// Reads a line with its variations; the board is the game's.
    pub fn read(variation: Variation<'a>, board: &Board) -> Self {
        let mut outer: Vec<Open<'a>> = Vec::new();
        let mut open = Open::new(variation, Span::NONE);
        loop {
            let Some(node) = open.nodes.next() else {
                let Some(mut parent) = outer.pop() else {
                    return open.line;
                };
                let inner = Nested::new(Spanned::new(open.line, open.span));
                put(&mut parent.line, Item::Variation(inner));
                open = parent;
                continue;
            };
            match Sorted::from(node) {
                Sorted::Item(item) => {
                    open.ended |= matches!(item, Item::Epilogue(_));
                    put(&mut open.line, item);
                }
                Sorted::Variation(inner) => {
                    let Spanned { value, span } = inner.into_inner();
                    let inner = Open::new(value, span);
                    outer.push(std::mem::replace(&mut open, inner));
                }
                Sorted::Text(found) => text(&mut open.line, found, *board, open.ended),
            }
        }
    }
}

/// A line in the midst of being read.
struct Open<'a> {
    nodes: IntoIter<VariationNode<'a>>,
    line: Line<'a>,
    span: Span,
    /// True once the epilogue was reached.
    ended: bool,
}

impl<'a> Open<'a> {
    fn new(variation: Variation<'a>, span: Span) -> Self {
        Self {
            nodes: variation.nodes.into_iter(),
            line: Line::default(),
            span,
            ended: false,
        }
    }
}

/// Adds to the last gap.
pub(crate) fn put<'a>(line: &mut Line<'a>, item: Item<'a>) {
    match line.plies.last_mut() {
        Some(ply) => {
            // Mostly it is a blank, and nothing else comes.
            if ply.gap.is_empty() {
                ply.gap.reserve_exact(1);
            }
            ply.gap.push(item);
        }
        None => line.opening.push(item),
    }
}

/// Adds what a text holds. After the end of a line no word is read.
pub(crate) fn text<'a>(line: &mut Line<'a>, text: Cow<'a, str>, board: Board, ended: bool) {
    match text {
        Cow::Borrowed(text) => words(line, text, board, ended, Cow::Borrowed),
        Cow::Owned(text) => words(line, &text, board, ended, |part| match part {
            " " => Cow::Borrowed(" "),
            _ => Cow::Owned(part.to_owned()),
        }),
    }
}

/// Adds the words of a text and the white space between them; `keep` makes
/// them last.
fn words<'a, 't>(
    line: &mut Line<'a>,
    text: &'t str,
    board: Board,
    ended: bool,
    keep: impl Fn(&'t str) -> Cow<'a, str>,
) {
    let part = |range: Range<usize>| text.get(range).unwrap_or_default();
    let space = |line: &mut Line<'a>, range: Range<usize>| {
        if !range.is_empty() {
            put(line, Item::Space(keep(part(range))));
        }
    };
    let mut at = 0;
    for found in tokens(text, &board) {
        space(line, at..found.range.start);
        at = found.range.end;
        let word = part(found.range);
        match found.token {
            Token::Move(_) if !ended => line.plies.push(Ply::read(keep(word), board)),
            Token::Nag(nag) if !ended => put(line, Item::Nag(nag)),
            _ => put(line, Item::Unread(keep(word))),
        }
    }
    space(line, at..text.len());
}
