//! Answers to common questions about games, heads and players.
//!
//! A game answers from its own head. What it inherits from an index entry or takes
//! from a namebase is in its head once the archive is flattened, which
//! `cif::read::games` does.

use cif_runtime::Value as _;
use cif_runtime::record::{Data, Field, FieldKind, Record, Visitor};
use cif_text::board::Board;
use cif_text::moves::{Move, Token, tokens};
use cif_text::tables::{Evaluation, items};

use crate::model::Result;
use crate::{
    Characteristics, Comment, Date, Eco, GEvent, GPlayer, Game, GameHead, MoveInfoTable, NPlayer,
    Spanned, TableContent, VariationNode,
};

/// Finds out if a record has attributes of its own.
#[derive(Default)]
struct Attributes {
    are_set: bool,
}

impl Visitor for Attributes {
    fn field<'a, D: Data<'a>>(&mut self, field: &'static Field, data: &D) {
        self.are_set |= field.kind == FieldKind::Attribute && !data.is_absent();
    }
}

impl<'a> GameHead<'a> {
    /// The player of the white pieces, on the first board.
    pub fn white(&self) -> Option<&GPlayer<'a>> {
        let white = &self.players.first()?.white;
        white.as_ref().map(|it| &it.value)
    }

    /// The player of the black pieces, on the first board.
    pub fn black(&self) -> Option<&GPlayer<'a>> {
        let black = &self.players.first()?.black;
        black.as_ref().map(|it| &it.value)
    }

    /// The result; [`Result::Unknown`] where none is given.
    pub fn result(&self) -> Result {
        let result = self.characteristics().and_then(|it| it.result.as_ref());
        result.map_or(Result::Unknown, |it| it.value)
    }

    /// The day on which the game began.
    pub fn date(&self) -> Option<&Date<'a>> {
        let date = self.characteristics()?.gamedate.as_ref();
        date.map(|it| &it.value)
    }

    /// The title of the event.
    pub fn event(&self) -> Option<&str> {
        Some(self.event_section()?.title.as_ref()?.as_str())
    }

    /// The place of the event.
    pub fn site(&self) -> Option<&str> {
        Some(&self.event_section()?.location.as_ref()?.value)
    }

    /// The code of the opening in the Encyclopaedia of Chess Openings, on the first board.
    pub fn eco(&self) -> Option<&Eco<'a>> {
        let eco = self.opening.first()?.eco.as_ref();
        eco.map(|it| &it.value)
    }

    fn characteristics(&self) -> Option<&Characteristics<'a>> {
        self.characteristics.as_ref().map(|it| &it.value)
    }

    fn event_section(&self) -> Option<&GEvent<'a>> {
        self.event.as_ref().map(|it| &it.value)
    }
}

impl GPlayer<'_> {
    /// The name as people write it: the whole name, or forename and surname.
    pub fn display_name(&self) -> Option<String> {
        let parts = [self.forename.as_deref(), self.surname.as_deref()];
        display_name(self.name.as_ref(), parts)
    }
}

impl NPlayer<'_> {
    /// The name as people write it: the whole name, or forename and surname.
    pub fn display_name(&self) -> Option<String> {
        let parts = [self.forename.as_deref(), self.surname.as_deref()];
        display_name(self.name.as_ref(), parts)
    }
}

fn display_name(
    whole: Option<&Spanned<crate::Token<'_>>>,
    parts: [Option<&Spanned<crate::Token<'_>>>; 2],
) -> Option<String> {
    if let Some(name) = whole {
        return Some(name.as_str().to_owned());
    }
    let parts: Vec<&str> = parts.iter().flatten().map(|it| it.as_str()).collect();
    (!parts.is_empty()).then(|| parts.join(" "))
}

impl<'a> Game<'a> {
    /// The head of the game, where it has one.
    pub fn head(&self) -> Option<&GameHead<'a>> {
        self.info.head.as_ref().map(|it| &it.value)
    }

    /// The player of the white pieces: [`GameHead::white`].
    pub fn white(&self) -> Option<&GPlayer<'a>> {
        self.head()?.white()
    }

    /// The player of the black pieces: [`GameHead::black`].
    pub fn black(&self) -> Option<&GPlayer<'a>> {
        self.head()?.black()
    }

    /// The result: [`GameHead::result`].
    pub fn result(&self) -> Result {
        self.head().map_or(Result::Unknown, GameHead::result)
    }

    /// The day on which the game began: [`GameHead::date`].
    pub fn date(&self) -> Option<&Date<'a>> {
        self.head()?.date()
    }

    /// The code of the opening: [`GameHead::eco`].
    pub fn eco(&self) -> Option<&Eco<'a>> {
        self.head()?.eco()
    }

    /// Returns true if there are moves in the main line, or text that stands for them.
    pub fn has_moves(&self) -> bool {
        self.moves.base.nodes.iter().any(|node| match node {
            VariationNode::Text(text) => !text.trim_ascii().is_empty(),
            _ => false,
        })
    }

    /// Returns true if nothing is known of the game: no attribute is set, its head says nothing, and
    /// there is no move, data or comment.
    pub fn is_blank(&self) -> bool {
        let mut attributes = Attributes::default();
        Record::visit(self, &mut attributes);
        let Self {
            info, moves, data, ..
        } = self;
        let head = info.head.as_ref();
        let is_blank = |node: &VariationNode<'_>| match node {
            VariationNode::Text(text) => text.trim_ascii().is_empty(),
            _ => false,
        };
        !attributes.are_set
            && head.is_none_or(|head| head.value == GameHead::default())
            && info.links.is_empty()
            && info.moveinfo.is_empty()
            && moves.base.nodes.iter().all(is_blank)
            && data.is_none()
    }

    /// The moves of the main line, each with its spelling (`e2e4`), up to the
    /// epilogue. Text that is no move is passed over. Those of a tandem game
    /// come in the order in which they stand.
    pub fn main_line(&self) -> impl Iterator<Item = (Move<'_>, &str)> {
        let board = self.board();
        let ends = |node: &&VariationNode<'a>| !matches!(node, VariationNode::Epilogue(_));
        let nodes = self.moves.base.nodes.iter().take_while(ends);
        let texts = nodes.filter_map(|node| match node {
            VariationNode::Text(text) => Some(&*text.value),
            _ => None,
        });
        texts.flat_map(move |text| {
            tokens(text, &board).filter_map(move |found| match found.token {
                Token::Move(played) => Some((played, text.get(found.range)?)),
                _ => None,
            })
        })
    }

    /// The comments among the moves, those in variations included, in the
    /// order of the text. With a `language` (`en`) those alone that are in it, or
    /// in none.
    pub fn comments<'s>(
        &'s self,
        language: Option<&'s str>,
    ) -> impl Iterator<Item = &'s Comment<'a>> {
        let wanted = move |comment: &&Comment<'a>| match (&comment.lang, language) {
            (Some(lang), Some(language)) => lang.lexical() == language,
            _ => true,
        };
        Comments(vec![self.moves.base.nodes.iter()]).filter(wanted)
    }

    /// The evaluations of the first table that holds some, by the number of the ply from 1.
    /// Items that are empty or no evaluations are passed over.
    pub fn evaluations(&self) -> impl Iterator<Item = (usize, Evaluation)> {
        let tables = self.info.moveinfo.iter().flat_map(|it| &it.table);
        let is_evaluation =
            |it: &&Spanned<MoveInfoTable<'a>>| it.content.value == TableContent::Evaluation;
        let table = tables.clone().find(is_evaluation);
        let items = table.into_iter().flat_map(|it| items(it.text.as_str()));
        (1..)
            .zip(items)
            .filter_map(|(ply, item)| Some((ply, item.text.parse().ok()?)))
    }

    /// The board that the game is played on, or the two of them; that of chess
    /// where the size is none.
    pub fn board(&self) -> Board {
        let size = self.boardsize().as_str().parse().unwrap_or_default();
        Board::new(size, self.tandem())
    }
}

/// The comments of a line and its variations. It holds the lines that are open, so that the
/// depth of variations takes no stack.
struct Comments<'s, 'a>(Vec<std::slice::Iter<'s, VariationNode<'a>>>);

impl<'s, 'a> Iterator for Comments<'s, 'a> {
    type Item = &'s Comment<'a>;

    fn next(&mut self) -> Option<Self::Item> {
        while let Some(line) = self.0.last_mut() {
            match line.next() {
                None => drop(self.0.pop()),
                Some(VariationNode::Var(line)) => self.0.push(line.nodes.iter()),
                Some(
                    VariationNode::Prologue(comment)
                    | VariationNode::Pre(comment)
                    | VariationNode::Post(comment)
                    | VariationNode::Epilogue(comment),
                ) => return Some(&comment.value),
                Some(_) => {}
            }
        }
        None
    }
}
