//! The walk over a move section, made once for all rules: it counts the plies
//! of the main line and keeps what is wrong with the text. Tokens are looked
//! at and forgotten; only faults are kept.

use std::ops::Range;
use std::slice::Iter;

use cif_text::board::Board;
use cif_text::moves::{Boards, MalformedKind, Plies, Token, tokens};
use cif_text::square::BoardLetter;
use cif_types::{
    Annotation, AnnotationChoice, MoveSection, Span, Spanned, Square, SquareList, VariationNode,
};

use crate::place::Spot;

/// What a move section holds.
#[derive(Default, Debug)]
pub(crate) struct Moves {
    /// What is wrong with the text.
    pub(crate) faults: Vec<Fault>,
    plies: Plies,
    /// Plies of the main line beside them: plain moves, which name no board.
    plain: u64,
    /// Whether the plies are known: a fault of the moves leaves them open.
    unsure: bool,
}

/// One fault of the text of a move section.
#[derive(Debug)]
pub(crate) struct Fault {
    pub(crate) kind: FaultKind,
    pub(crate) spot: Spot,
    pub(crate) message: &'static str,
    pub(crate) help: &'static str,
}

/// How many faults of one game are kept: a text of another kind has as many
/// as words.
const MOST_FAULTS: usize = 1000;

/// Which rule a fault is a matter of.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FaultKind {
    /// The text breaks the grammar.
    Grammar,
    /// A move of a tandem game names no board.
    NoBoard,
    /// A board letter where there is only one board.
    BoardLetter,
}

impl Moves {
    /// The plies of the main line; nothing where they cannot be counted.
    pub(crate) fn plies(&self) -> Option<u64> {
        (!self.unsure).then_some(self.plies.total() + self.plain)
    }

    /// The plies of the main line on one of two boards.
    pub(crate) fn plies_on(&self, board: BoardLetter) -> Option<u64> {
        (!self.unsure).then_some(self.plies.on(board))
    }

    /// Walks over the main line and all variations.
    pub(crate) fn read(section: &MoveSection<'_>, board: Board) -> Self {
        let mut moves = Self::default();
        let mut outer: Vec<Line<'_, '_>> = Vec::new();
        let mut line = Line::new(&section.base.nodes);
        loop {
            let Some(node) = line.nodes.next() else {
                match outer.pop() {
                    Some(before) => line = before,
                    None => return moves,
                }
                continue;
            };
            match node {
                VariationNode::Text(text) => {
                    moves.text(text.span, &text.value, board, &mut line, outer.is_empty());
                }
                VariationNode::Var(variation) => {
                    let inner = Line::new(&variation.nodes);
                    outer.push(std::mem::replace(&mut line, inner));
                }
                VariationNode::Prologue(it) => moves.opening(it.span, &line, "prologue"),
                VariationNode::Prelude(prelude) => {
                    moves.opening(prelude.span, &line, "prelude");
                    moves.annotation(prelude, board);
                }
                VariationNode::Epilogue(_) => line.ended = true,
                VariationNode::Marker(it) => moves.square(&it.at, board),
                VariationNode::Arrow(it) => {
                    moves.square(&it.from, board);
                    moves.square(&it.to, board);
                }
                VariationNode::Line(it) => moves.squares(&it.text, board),
                VariationNode::Region(it) => {
                    moves.square(&it.from, board);
                    moves.square(&it.to, board);
                }
                VariationNode::Value(it) => moves.square(&it.at, board),
                _ => {}
            }
        }
    }

    /// A run of text.
    fn text(
        &mut self,
        span: Span,
        text: &str,
        board: Board,
        line: &mut Line<'_, '_>,
        is_main: bool,
    ) {
        if line.ended {
            let inside = text.trim_matches(SPACES);
            if !inside.is_empty() {
                let start = text.len() - text.trim_start_matches(SPACES).len();
                self.fault(
                    FaultKind::Grammar,
                    Spot::Inside(span, start..start + inside.len()),
                    "text after the epilogue",
                    "put moves before the `epilogue`, which closes a line",
                    is_main,
                );
            }
            return;
        }
        let mut plain = 0;
        // Nearly all of a game is plain moves: they are told by their shape,
        // and only the rest is taken apart.
        let shortcut =
            !board.has_letters() && board.size().files() >= 8 && board.size().ranks() >= 8;
        for (start, chunk) in chunks(text) {
            line.begun = true;
            if shortcut && is_plain_move(chunk) {
                plain += u64::from(is_main);
            } else {
                self.chunk(span, start, chunk, board, is_main);
            }
        }
        self.plain += plain;
    }

    /// A piece of the text between white space: moves and NAGs.
    fn chunk(&mut self, span: Span, start: usize, chunk: &str, board: Board, is_main: bool) {
        let place =
            |range: Range<usize>| Spot::Inside(span, start + range.start..start + range.end);
        for found in tokens(chunk, &board) {
            match found.token {
                Token::Move(played) => {
                    if is_main {
                        self.plies.add(&played);
                    }
                    if board.is_tandem() && played.tandem_board().is_none() {
                        let message = match played.boards() {
                            Boards::None => "the move names no board",
                            Boards::One(_) => "the move names a board other than A and B",
                            Boards::Mixed => "not all squares of the move name the same board",
                        };
                        self.fault(
                            FaultKind::NoBoard,
                            place(found.range),
                            message,
                            "write the letter of the board, A or B, after each square, \
                             or after the dashes of a null move",
                            is_main,
                        );
                    }
                }
                Token::Nag(_) => {}
                Token::Malformed(fault) => {
                    let kind = match fault.kind {
                        MalformedKind::BoardLetter => FaultKind::BoardLetter,
                        _ => FaultKind::Grammar,
                    };
                    let spot = place(fault.range);
                    self.fault(kind, spot, fault.message, fault.help, is_main);
                }
            }
        }
    }

    /// An element that opens a line.
    fn opening(&mut self, span: Span, line: &Line<'_, '_>, name: &str) {
        if line.begun {
            let (message, help) = match name {
                "prologue" => (
                    "the prologue stands after text",
                    "put the `prologue` before the moves, or make it a comment",
                ),
                _ => (
                    "the prelude stands after text",
                    "put the `prelude` before the moves",
                ),
            };
            self.fault(FaultKind::Grammar, Spot::Tag(span), message, help, true);
        }
    }

    /// What is marked on the board before the first move.
    fn annotation(&mut self, prelude: &Annotation<'_>, board: Board) {
        for item in &prelude.items {
            match item {
                AnnotationChoice::Marker(it) => self.square(&it.at, board),
                AnnotationChoice::Arrow(it) => {
                    self.square(&it.from, board);
                    self.square(&it.to, board);
                }
                AnnotationChoice::Line(it) => self.squares(&it.text, board),
                AnnotationChoice::Region(it) => {
                    self.square(&it.from, board);
                    self.square(&it.to, board);
                }
                AnnotationChoice::Value(it) => self.square(&it.at, board),
                _ => {}
            }
        }
    }

    /// A square that something is drawn on.
    fn square(&mut self, square: &Spanned<Square<'_>>, board: Board) {
        if !board.has_letters() && has_letter(square) {
            self.letter(Spot::Span(square.span));
        }
    }

    /// Squares that a line is drawn through.
    fn squares(&mut self, squares: &Spanned<SquareList<'_>>, board: Board) {
        if board.has_letters() {
            return;
        }
        // The text is collapsed, so that nothing is said of places inside.
        if has_letter(squares) {
            self.letter(Spot::Span(squares.span));
        }
    }

    fn letter(&mut self, spot: Spot) {
        self.keep(Fault {
            kind: FaultKind::BoardLetter,
            spot,
            message: "a board letter in a game on one board",
            help: "leave out the letter of the board",
        });
    }

    fn fault(
        &mut self,
        kind: FaultKind,
        spot: Spot,
        message: &'static str,
        help: &'static str,
        in_main: bool,
    ) {
        self.unsure |= in_main || kind == FaultKind::Grammar;
        self.keep(Fault {
            kind,
            spot,
            message,
            help,
        });
    }

    /// Keeps a fault, and says once that there are more than can be kept.
    fn keep(&mut self, fault: Fault) {
        match self.faults.len() {
            ..MOST_FAULTS => self.faults.push(fault),
            MOST_FAULTS => self.faults.push(Fault {
                message: "this and more of the game is at fault and not reported one by one",
                ..fault
            }),
            _ => {}
        }
    }
}

/// A line of moves, in the midst of being walked over.
struct Line<'n, 'a> {
    nodes: Iter<'n, VariationNode<'a>>,
    /// Whether there was text other than white space.
    begun: bool,
    /// Whether the epilogue was reached.
    ended: bool,
}

impl<'n, 'a> Line<'n, 'a> {
    fn new(nodes: &'n [VariationNode<'a>]) -> Self {
        Self {
            nodes: nodes.iter(),
            begun: false,
            ended: false,
        }
    }
}

/// The pieces of a text between white space, each with where it begins.
fn chunks(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let bytes = text.as_bytes();
    let mut at = 0;
    std::iter::from_fn(move || {
        let rest = bytes.get(at..)?;
        let start = at + rest.iter().position(|&byte| !is_space(byte))?;
        let rest = bytes.get(start..)?;
        let length = rest.iter().position(|&byte| is_space(byte));
        at = start + length.unwrap_or(rest.len());
        Some((start, text.get(start..at)?))
    })
}

/// Whether this is a move from one square to another and nothing more, on a
/// board of at least eight files and ranks: `e2e4`.
const fn is_plain_move(chunk: &str) -> bool {
    matches!(
        chunk.as_bytes(),
        [b'a'..=b'h', b'1'..=b'8', b'a'..=b'h', b'1'..=b'8']
    )
}

const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}

const SPACES: [char; 4] = [' ', '\t', '\n', '\r'];

fn has_letter(square: &str) -> bool {
    square.bytes().any(is_letter)
}

/// Files are lower case, so that a capital is the letter of a board.
const fn is_letter(byte: u8) -> bool {
    byte.is_ascii_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The shortcut says the same as the tokenizer.
    #[test]
    fn plain_moves_are_moves() {
        let board = Board::default();
        let squares = (b'a'..=b'i').flat_map(|file| (b'0'..=b'9').map(move |rank| [file, rank]));
        for [file, rank] in squares {
            let text = format!("{}{}e4", char::from(file), char::from(rank));
            let is_move = matches!(
                tokens(&text, &board).next().map(|found| found.token),
                Some(Token::Move(_))
            );
            assert_eq!(is_plain_move(&text), is_move, "{text}");
        }
        for text in ["e2", "e2e4e5", "e7e8Q", "e2e4:i", "----", "$12"] {
            assert!(!is_plain_move(text), "{text}");
        }
    }

    #[test]
    fn chunks_are_what_white_space_separates() {
        let found: Vec<_> = chunks(" e2e4\n\te7e5$1 ").collect();
        assert_eq!(found, [(1, "e2e4"), (7, "e7e5$1")]);
        assert_eq!(chunks("").chain(chunks(" \r\n")).count(), 0);
        assert_eq!(chunks("e4").collect::<Vec<_>>(), [(0, "e4")]);
    }
}
