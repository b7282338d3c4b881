//! The view that a rule of another program has of an item.

use std::cell::OnceCell;
use std::fmt;
use std::ops::Range;
use std::slice;

use cif_text::board::Board;
use cif_text::legality::{Play, Rulebook, Verdict};
use cif_text::moves::{Move, Token, Tokens, tokens};
use cif_types::{CifItem, Game, GameHead, Span, Spanned, VariationNode, seat_at_one_board};

use crate::archive::Archive;
use crate::context::GameContext;
use crate::head::effective_head;
use crate::rejected::RejectedParts;
use crate::replay;
use crate::report::Report;

/// An item of an archive, with what a game inherits and the positions of its moves
/// at hand.
pub struct ItemContext<'c> {
    item: &'c CifItem<'c>,
    rejected: &'c RejectedParts<'c>,
    archive: &'c Archive,
    rulebook: Option<&'static dyn Rulebook>,
    head: OnceCell<Option<GameHead<'c>>>,
}

impl fmt::Debug for ItemContext<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ItemContext")
            .field("item", &self.item)
            .finish_non_exhaustive()
    }
}

impl<'c> ItemContext<'c> {
    pub(crate) fn new(
        item: &'c CifItem<'c>,
        rejected: &'c RejectedParts<'c>,
        archive: &'c Archive,
        rulebook: Option<&'static dyn Rulebook>,
    ) -> Self {
        Self {
            item,
            rejected,
            archive,
            rulebook,
            head: OnceCell::new(),
        }
    }

    /// The item as it was read. A part that the schema refused is left out, or a
    /// placeholder stands for it: see [`Self::is_rejected`].
    pub fn item(&self) -> &'c CifItem<'c> {
        self.item
    }

    /// Returns whether the schema refused something in this span, so that its value
    /// is not to be relied on.
    pub fn is_rejected(&self, span: Span) -> bool {
        self.rejected.touches(span)
    }

    /// The effective head of a game: its own, with all that it inherits from an
    /// index entry that stands before it. Nothing for other items, and for a game
    /// without a head.
    pub fn head(&self) -> Option<&GameHead<'c>> {
        let head = self.head.get_or_init(|| {
            let game = self.game()?;
            let own = &game.info.head.as_ref()?.value;
            let entry = own.id.as_ref().filter(|id| !self.is_rejected(id.span));
            let entry = entry.and_then(|id| self.archive.written_head(id.get()));
            let mut head = effective_head(own, entry);
            if !game.tandem() {
                seat_at_one_board(&mut head.players);
            }
            Some(head)
        });
        head.as_ref()
    }

    /// The main line of a game, to be played; nothing where that cannot be done:
    /// for other items, without a rulebook, where the rules of the variant or the
    /// start position are not known.
    pub fn main_line(&self) -> Option<MainLine<'c>> {
        let (rulebook, game) = (self.rulebook?, self.game()?);
        let board = GameContext::known_board(game, self.rejected)?;
        let ready = replay::ready(rulebook, game, board, self.rejected)?.ok()?;
        let is_sound = !game.moves.span.is_none() && ready.play.is_judged();
        is_sound.then(|| MainLine {
            play: ready.play,
            board,
            nodes: game.moves.base.nodes.iter(),
            run: None,
        })
    }

    fn game(&self) -> Option<&'c Spanned<Game<'c>>> {
        match self.item {
            CifItem::Game(game) => Some(game),
            _ => None,
        }
    }
}

/// The main line of a game, played move by move.
pub struct MainLine<'c> {
    play: Box<dyn Play>,
    board: Board,
    nodes: slice::Iter<'c, VariationNode<'c>>,
    run: Option<(Span, Tokens<'c>)>,
}

impl fmt::Debug for MainLine<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("MainLine")
            .field("board", &self.board)
            .finish_non_exhaustive()
    }
}

impl<'c> MainLine<'c> {
    /// The position behind the moves that were played.
    pub fn position(&self) -> &dyn Play {
        &*self.play
    }

    /// Plays the next move; nothing at the end of the line, and at a move that
    /// cannot be read. A move that is not legal is played as it is written.
    pub fn play(&mut self) -> Option<PlayedMove<'c>> {
        loop {
            let Some((span, tokens)) = &mut self.run else {
                self.run = Some(self.next_run()?);
                continue;
            };
            let Some(found) = tokens.next() else {
                self.run = None;
                continue;
            };
            match found.token {
                Token::Nag(_) => {}
                Token::Malformed(_) => {
                    self.nodes = [].iter();
                    self.run = None;
                    return None;
                }
                Token::Move(written) => {
                    return Some(PlayedMove {
                        verdict: self.play.play(&written),
                        written,
                        span: *span,
                        range: found.range,
                    });
                }
            }
        }
    }

    /// The next run of text.
    fn next_run(&mut self) -> Option<(Span, Tokens<'c>)> {
        loop {
            match self.nodes.next()? {
                VariationNode::Text(text) => {
                    return Some((text.span, tokens(&text.value, &self.board)));
                }
                VariationNode::Epilogue(_) => self.nodes = [].iter(),
                _ => {}
            }
        }
    }
}

/// A move of the main line that was played.
#[derive(Clone, Debug)]
pub struct PlayedMove<'c> {
    /// The move as it is written.
    pub written: Move<'c>,
    /// The verdict on it in the position before.
    pub verdict: Verdict,
    span: Span,
    range: Range<usize>,
}

impl PlayedMove<'_> {
    /// A breach at the move.
    pub fn report(&self, message: impl Into<String>) -> Report {
        Report::inside(self.span, self.range.clone(), message)
    }
}

/// A line goes on in another thread than the one that it was begun in.
const _: () = {
    const fn is_send<T: Send>() {}
    is_send::<MainLine<'_>>();
};
