//! The walk itself, without recursion: text by text and element by element,
//! in lines within lines.

use std::ops::Range;
use std::slice::Iter;

use cif_text::board::Board;
use cif_text::moves::{Boards, Malformed, MalformedKind, Move, Token, tokens};
use cif_text::space::SPACES;
use cif_text::square::BoardLetter;
use cif_types::record::Data;
use cif_types::{
    Annotation, AnnotationChoice, MoveSection, MoveStyleID, Span, Spanned, Variation,
    VariationNode, components,
};

use super::chunks::{end_of_word, next_word, plain_move};
use super::styles::Styles;
use super::{Moves, fix, style_name};
use crate::anchor::Anchor;
use crate::fault::{Correction, Fault, FaultKind};
use crate::moveinfo::{Inline, Ply, Said};
use crate::rejected::{HiddenMoves, RejectedParts};
use crate::replay::{Replay, Written};

/// The walk.
pub(super) struct Walk<'n, 'r> {
    /// The findings so far.
    pub(super) moves: Moves<'n>,
    pub(super) board: Board,
    pub(super) rejected: &'r RejectedParts<'r>,
    /// True if moves can be recognized by their shape.
    shortcut: bool,
    /// The board of the last move of the main line, in a tandem game.
    last_board: Option<BoardLetter>,
    /// True if a board other than A is named in a game on one board.
    pub(super) other_boards: bool,
    /// The game on the board, as long as its moves can be read.
    pub(super) replay: Option<Replay>,
    /// True if anything is said of the moves.
    pub(super) annotated: bool,
    /// The elements with a wrong name that the walk has not reached.
    hidden: HiddenMoves,
}

impl<'n, 'r> Walk<'n, 'r> {
    /// A walk that has not begun.
    pub(super) fn new(
        board: Board,
        rejected: &'r RejectedParts<'r>,
        replay: Option<Replay>,
    ) -> Self {
        let files = board.size().files() >= 8;
        let ranks = board.size().ranks() >= 8;
        Self {
            moves: Moves::default(),
            board,
            rejected,
            shortcut: !board.has_letters() && files && ranks,
            last_board: None,
            other_boards: false,
            replay,
            annotated: hides_elements(rejected),
            hidden: HiddenMoves::of(rejected),
        }
    }

    /// Walks over the main line and all variations. The number of the first ply is given where it
    /// is known.
    pub(super) fn section(&mut self, section: &'n MoveSection<'n>, first: Option<usize>) {
        let mut outer: Vec<Line<'n>> = Vec::new();
        let mut line = Line::main(section, first);
        loop {
            let is_main = outer.is_empty();
            let Some(node) = line.nodes.next() else {
                self.pass_hidden(line.end, &mut line, is_main);
                self.close(&mut line);
                match outer.pop() {
                    Some(before) => {
                        line = before;
                        if let Some(replay) = &mut self.replay {
                            replay.leave_variation();
                        }
                    }
                    None => return,
                }
                continue;
            };
            self.pass_hidden(node.span().start, &mut line, is_main);
            self.annotated |= !matches!(node, VariationNode::Text(_));
            let is_known = is_main && !line.hidden;
            match node {
                VariationNode::Text(text) => self.text(text.span, &text.value, &mut line, is_main),
                VariationNode::Var(variation) => {
                    if !line.moved && !line.ended {
                        self.early_variation(variation.span);
                    }
                    if let Some(replay) = &mut self.replay {
                        replay.enter_variation();
                    }
                    let inner = line.variation(variation);
                    outer.push(std::mem::replace(&mut line, inner));
                }
                VariationNode::Prologue(it) => self.opening(it.span, &line, "prologue"),
                VariationNode::Prelude(prelude) => {
                    self.opening(prelude.span, &line, "prelude");
                    self.annotation(prelude);
                }
                VariationNode::Epilogue(_) => line.ended = true,
                VariationNode::Startstyle(id) => self.start_style(id, &mut line),
                VariationNode::Endstyle(id) => self.end_style(id, &mut line),
                VariationNode::Eval(it) => self.inline(Said::Eval(it), is_known),
                VariationNode::Clock(it) => self.inline(Said::Clock(it), is_known),
                VariationNode::Elapsed(it) => self.inline(Said::Elapsed(it), is_known),
                VariationNode::Sent(it) => self.inline(Said::Sent(it), is_known),
                VariationNode::Marker(it) => self.marker(it),
                VariationNode::Arrow(it) => self.arrow(it),
                VariationNode::Line(it) => self.line(it),
                VariationNode::Region(it) => self.region(it),
                VariationNode::Value(it) => self.value(it),
                _ => {}
            }
        }
    }

    /// A run of text.
    fn text(&mut self, span: Span, text: &str, line: &mut Line<'_>, is_main: bool) {
        if line.ended {
            let inside = text.trim_matches(SPACES);
            if !inside.is_empty() {
                let start = text.len() - text.trim_start_matches(SPACES).len();
                self.moves.unsure = true;
                self.lose();
                self.moves.faults.keep(Fault {
                    kind: FaultKind::Grammar,
                    anchor: Anchor::Inside(span, start..start + inside.len()),
                    message: "text after the epilogue".into(),
                    help: "put moves before the `epilogue`, which closes a line".into(),
                    correction: None,
                });
            }
            return;
        }
        let mut plain = 0;
        // Nearly all of a game is plain moves: they are recognized by their shape,
        // and only the rest is taken apart.
        let bytes = text.as_bytes();
        let mut at = 0;
        while let Some(start) = next_word(bytes, at) {
            line.begun = true;
            if self.shortcut
                && let Some(squares) = plain_move(bytes, start)
            {
                line.pass_move();
                plain += u64::from(is_main);
                at = start + squares.len();
                if let Some(replay) = line.replay(&mut self.replay) {
                    let written = Written {
                        span,
                        range: start..at,
                        is_main,
                    };
                    replay.plain(squares, written);
                }
            } else {
                at = end_of_word(bytes, start);
                let chunk = text.get(start..at).unwrap_or_default();
                self.chunk(span, start, chunk, line, is_main);
            }
        }
        self.moves.plain += plain;
    }

    /// A piece of the text between white space: moves and NAGs.
    fn chunk(&mut self, span: Span, start: usize, chunk: &str, line: &mut Line<'_>, is_main: bool) {
        let within = |range: Range<usize>| start + range.start..start + range.end;
        let anchor = |range: Range<usize>| Anchor::Inside(span, within(range));
        let board = self.board;
        for found in tokens(chunk, &board) {
            match found.token {
                Token::Move(played) => {
                    line.pass_move();
                    if let Some(replay) = line.replay(&mut self.replay) {
                        let written = Written {
                            span,
                            range: within(found.range.clone()),
                            is_main,
                        };
                        replay.play(&played, written);
                    }
                    self.played(&played, anchor(found.range), is_main);
                }
                Token::Nag(_) => self.annotated = true,
                Token::Malformed(fault) => {
                    line.moved |= fault.kind != MalformedKind::Nag;
                    let token = chunk.get(found.range.clone()).unwrap_or_default();
                    self.malformed(fault, token, anchor, found.range, (line, is_main));
                }
            }
        }
    }

    /// Passes the elements with a wrong name that stand before this place: a line may have
    /// moves there, after which nobody knows what is on the board.
    fn pass_hidden(&mut self, place: u32, line: &mut Line<'_>, is_main: bool) {
        if !self.hidden.pass(place) {
            return;
        }
        line.moved = true;
        line.hidden = true;
        line.ply = None;
        if is_main {
            self.leave_open();
        }
    }

    /// Nobody knows how the main line ends.
    pub(super) fn leave_open(&mut self) {
        self.moves.unsure = true;
        self.moves.lost = true;
        self.moves.open = true;
    }

    /// A move cannot be read: nobody knows what is on the board any more.
    fn lose(&mut self) {
        self.moves.lost = true;
        self.replay = None;
    }

    /// A move that is not plain.
    fn played(&mut self, played: &Move<'_>, anchor: Anchor, is_main: bool) {
        if is_main {
            self.moves.show(played);
            self.moves.plies.add(played);
            self.last_board = played.tandem_board();
        }
        let canonical = played.deviation().map(|it| (it, played.to_string()));
        // Where a move lacks the letter of its board, a capital after its
        // square would be taken for that: then it has no canonical spelling.
        let canonical = canonical.filter(|(_, text)| {
            let again = Move::parse(text, &self.board);
            again.is_ok_and(|it| it.action() == played.action())
        });
        if let Some((deviation, text)) = canonical {
            self.moves.faults.keep(Fault {
                kind: FaultKind::Spelling,
                anchor: anchor.clone(),
                message: deviation.message().into(),
                help: format!("write `{text}`").into(),
                correction: Some(Correction {
                    anchor: anchor.clone(),
                    text,
                    safe: true,
                }),
            });
        }
        if self.board.is_tandem() && played.tandem_board().is_none() {
            let message = match played.boards() {
                Boards::None => "the move names no board",
                Boards::One(_) => "the move names a board other than A and B",
                Boards::Mixed => "not all squares of the move name the same board",
            };
            let help = "write the letter of the board, A or B, after each square, \
                        or after the dashes of a null move";
            let correction = fix::with_letter(played).map(|(text, safe)| Correction {
                anchor: anchor.clone(),
                text,
                safe,
            });
            self.moves.unsure |= is_main;
            self.lose();
            self.moves.faults.keep(Fault {
                kind: FaultKind::NoBoard,
                anchor,
                message: message.into(),
                help: help.into(),
                correction,
            });
        }
    }

    /// A piece of the text that is no move and no NAG.
    fn malformed(
        &mut self,
        fault: Malformed,
        token: &str,
        anchor: impl Fn(Range<usize>) -> Anchor,
        range: Range<usize>,
        (line, is_main): (&mut Line<'_>, bool),
    ) {
        let (kind, text) = match fault.kind {
            MalformedKind::BoardLetter => {
                let text = fix::without_letters(token, self.board);
                self.other_boards |= text.is_none();
                (FaultKind::BoardLetter, text)
            }
            MalformedKind::NotSeparated => {
                let text = fix::spelt(token, self.board);
                (FaultKind::Grammar, text.map(|text| format!(" {text}")))
            }
            _ => (FaultKind::Grammar, fix::spelt(token, self.board)),
        };
        self.moves.unsure |= is_main || kind == FaultKind::Grammar;
        self.lose();
        // A letter may be the only trace of a second board, a number that of another beginning, or
        // of a ply that is not there, and a capture or check that of another move.
        let safe = kind != FaultKind::BoardLetter
            && fix::has_number_of(token, line.ply)
            && !fix::has_claim(token);
        let is_move = text
            .as_ref()
            .map(|text| !text.is_empty() && !text.starts_with('$'));
        line.ply = line.ply.and_then(|ply| ply.checked_add(is_move?.into()));
        self.moves.faults.keep(Fault {
            kind,
            anchor: anchor(fault.range),
            message: fault.message.into(),
            help: fault.help.into(),
            correction: text.map(|text| Correction {
                anchor: anchor(range),
                text,
                safe,
            }),
        });
    }

    /// An element that opens a line.
    fn opening(&mut self, span: Span, line: &Line<'_>, name: &str) {
        if !line.begun {
            return;
        }
        self.moves.unsure = true;
        self.lose();
        // What the schema refuses where it stands is said already.
        if !self.rejected.touches(span) {
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
            self.element(FaultKind::Grammar, span, message, help, None);
        }
    }

    /// Takes on the annotation of the position before the first move.
    fn annotation(&mut self, prelude: &'n Annotation<'n>) {
        for item in &prelude.items {
            match item {
                AnnotationChoice::Eval(it) => self.inline(Said::Eval(it), false),
                AnnotationChoice::Clock(it) => self.inline(Said::Clock(it), false),
                AnnotationChoice::Elapsed(it) => self.inline(Said::Elapsed(it), false),
                AnnotationChoice::Sent(it) => self.inline(Said::Sent(it), false),
                AnnotationChoice::Marker(it) => self.marker(it),
                AnnotationChoice::Arrow(it) => self.arrow(it),
                AnnotationChoice::Line(it) => self.line(it),
                AnnotationChoice::Region(it) => self.region(it),
                AnnotationChoice::Value(it) => self.value(it),
                _ => {}
            }
        }
    }

    /// Takes on an element on the last move that a table could hold.
    fn inline(&mut self, said: Said<'n>, is_main: bool) {
        if self.rejected.touches(said.span()) {
            return;
        }
        let ply = is_main.then(|| self.last_ply()).flatten();
        self.moves.inlines.push(Inline { ply, said });
    }

    /// The ply of the main line that came last.
    fn last_ply(&self) -> Option<Ply> {
        let plies = &self.moves.plies;
        let (board, count) = if self.board.is_tandem() {
            let board = self.last_board?;
            (board.index(), plies.on(board))
        } else {
            (0, plies.total() + self.moves.plain)
        };
        Some(Ply {
            board: usize::from(board),
            number: usize::try_from(count.checked_sub(1)?).ok()?,
        })
    }

    fn start_style(&mut self, id: &'n Spanned<MoveStyleID<'n>>, line: &mut Line<'n>) {
        if self.rejected.touches(id.span) {
            line.styles.unreadable();
        } else {
            let (name, predefined) = style_name(id);
            line.styles.start(name, id.span);
            if !predefined {
                self.moves.styles.entry(name).or_insert(id.span);
            }
        }
    }

    fn end_style(&mut self, id: &'n Spanned<MoveStyleID<'n>>, line: &mut Line<'n>) {
        if self.rejected.touches(id.span) || hides_elements(self.rejected) {
            line.styles.unreadable();
        } else if !line.styles.end(style_name(id).0) {
            self.element(
                FaultKind::UnopenedStyle,
                id.span,
                "no style of this name is open in this line of moves",
                "put a `startstyle` before the first move it is about, or remove the `endstyle`",
                // White space stays, or else moves could run together.
                Some((Anchor::Span(id.span), " ".to_owned())),
            );
        }
    }

    /// The end of a line.
    fn close(&mut self, line: &mut Line<'_>) {
        if hides_elements(self.rejected) {
            line.styles.unreadable();
        }
        for span in line.styles.unclosed() {
            self.element(
                FaultKind::UnclosedStyle,
                span,
                "the style is not closed in its line of moves",
                "put an `endstyle` of the same name after the last move it is about",
                None,
            );
        }
    }

    fn early_variation(&mut self, span: Span) {
        self.element(
            FaultKind::EarlyVariation,
            span,
            "no move stands before the variation in its line",
            "put the variation after the move that it replaces",
            None,
        );
    }

    /// A fault of a whole element, with what may take its place.
    fn element(
        &mut self,
        kind: FaultKind,
        span: Span,
        message: &'static str,
        help: &'static str,
        guess: Option<(Anchor, String)>,
    ) {
        self.moves.faults.keep(Fault {
            kind,
            anchor: Anchor::Tag(span),
            message: message.into(),
            help: help.into(),
            correction: guess.map(|(anchor, text)| Correction {
                anchor,
                text,
                safe: false,
            }),
        });
    }
}

/// Values without which an element of a line is left out.
const LEFT_OUT: [&str; 9] = [
    components::move_section::STARTSTYLE,
    components::move_section::ENDSTYLE,
    components::variation::STARTSTYLE,
    components::variation::ENDSTYLE,
    components::arrow::COLOR,
    components::line::COLOR,
    components::marker::COLOR,
    components::marker::TYPE,
    components::region::COLOR,
];

/// Returns whether an element among the moves was not read: it has a wrong name, or was left out.
fn hides_elements(rejected: &RejectedParts<'_>) -> bool {
    rejected.has_wrong_names(components::move_section::SELF)
        || rejected.has_wrong_names(components::variation::SELF)
        || LEFT_OUT.iter().any(|it| rejected.component(it))
}

/// A line of moves, in the midst of being walked over.
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
struct Line<'n> {
    nodes: Iter<'n, VariationNode<'n>>,
    /// The end of its element.
    end: u32,
    styles: Styles<'n>,
    /// True if there was text other than white space.
    begun: bool,
    /// True if there was a move.
    moved: bool,
    /// True if the epilogue was reached.
    ended: bool,
    /// True if moves before the next may not have been read.
    hidden: bool,
    /// The number of plies of the game before the next, where that is known.
    ply: Option<usize>,
}

impl<'n> Line<'n> {
    fn main(section: &'n MoveSection<'n>, first: Option<usize>) -> Self {
        Self {
            nodes: section.base.nodes.iter(),
            end: u32::MAX,
            styles: Styles::default(),
            begun: false,
            moved: false,
            ended: false,
            hidden: false,
            ply: first,
        }
    }

    /// A variation in this line.
    fn variation(&self, variation: &'n Spanned<Variation<'n>>) -> Self {
        Self {
            nodes: variation.nodes.iter(),
            end: variation.span.end,
            styles: Styles::default(),
            begun: false,
            moved: false,
            ended: false,
            hidden: self.hidden,
            ply: self.ply.and_then(|ply| ply.checked_sub(1)),
        }
    }

    /// The game on the board, where the next move can be judged.
    fn replay<'g>(&self, game: &'g mut Option<Replay>) -> Option<&'g mut Replay> {
        game.as_mut().filter(|_| !self.hidden)
    }

    fn pass_move(&mut self) {
        self.moved = true;
        self.ply = self.ply.and_then(|ply| ply.checked_add(1));
    }
}
