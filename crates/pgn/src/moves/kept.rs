//! Tags that stand for tokens, on their way out: each is written where
//! reading it gives the tag again, and what cannot be distinguished from other tokens
//! is said.

use cif_types::{VariationNode, model::Result as Score};

use super::level::{End, is_played};
use super::line::Last;
use super::numbers::behind_board_number;
use super::raw::{close_parentheses, open_parentheses};
use super::write::Writer;
use super::{names, spelling};
use crate::ending::meaning;
use crate::flat;
use crate::import::{ImportOptions, import};
use crate::layout::Word;
use crate::text::{Depth, Kind, Reader};
use cif_text::legality::Play as _;

impl Writer<'_> {
    /// Returns whether this is taken for a part of the text of a tag before it.
    pub(super) fn is_swallowed(&mut self, node: &VariationNode<'_>) -> bool {
        if self.level().end != End::Text {
            return false;
        }
        match node {
            VariationNode::Pre(it) | VariationNode::Post(it) | VariationNode::Epilogue(it) => {
                !flat::trim(&it.text.value).is_empty()
            }
            VariationNode::Tag(tag) if tag.name.as_str() == names::RESULT => self.has_result,
            VariationNode::Tag(tag) => names::TOKENS.contains(&tag.name.as_str()),
            node => is_played(node),
        }
    }

    /// Writes a tag that stands for a token.
    pub(super) fn token(&mut self, name: &str, text: &str, at: usize) {
        let is_result = name == names::RESULT;
        let is_of_game = is_result && self.levels.len() == 1 && !self.has_result;
        let is_none = is_result && text.is_empty();
        if is_of_game && self.last_played > Some(at) {
            return self.lose("a tag `PGN:result` before moves");
        }
        if is_of_game && self.would_be_result(text) {
            return self.lose("a tag `PGN:result` that is not the result of the game");
        }
        let is_move = name == names::MOVETEXT && self.is_move(text);
        if is_move {
            self.lose("that a tag `PGN:movetext` is no move, which can be played");
        }
        if is_of_game {
            // Behind a result it would be text.
            self.number_without_move();
        }
        // Of a game on two boards the number is a part of the text, as the
        // reader has it.
        // An escape line before the moves stays there; of a game without moves it would go to the
        // game before.
        let may_begin = name != names::ESCAPE || !self.has_moves;
        let is_tandem = self.board.is_tandem();
        // The first number of a game on two boards says that it is one.
        let needs_begin = self.options.is_tagless || self.options.is_of_other_boards || is_tandem;
        let begins = needs_begin && !self.is_begun && may_begin;
        let is_raw = name == names::MOVETEXT && is_tandem;
        let behind_number = behind_board_number(text);
        let is_variation =
            name == names::MOVETEXT && behind_number.unwrap_or(text).trim_start().starts_with('(');
        let numbered = (begins && is_raw && behind_number.is_none()).then(|| {
            let mut numbered = String::new();
            self.push_number(self.first, &mut numbered);
            numbered + " " + text
        });
        let text = numbered.as_deref().unwrap_or(text);
        if name == names::UNKNOWN && self.is_sign_of_move(text) {
            self.number_before(at);
        }
        if let Some(word) = self.word(name, text) {
            if begins && !is_raw {
                self.begin_game();
            }
            if self.needs_number_before(name, text) {
                self.number(self.first);
            }
            if is_variation && !self.stays_variation(text)
                || name == names::MOVETEXT && !is_move && self.begins_otherwise(text)
            {
                self.lose("that the beginning of a tag `PGN:movetext` is a part of it");
            }
            self.is_begun |= matches!(name, names::RESULT | names::NAG | names::MOVETEXT);
            if is_raw {
                self.take_number_of_text(text);
            }
            self.has_kept |= !matches!(name, names::RESULT | names::NAG);
            self.words.push(&word);
        } else if !(is_none && is_of_game) {
            self.lose(format!("a tag `{name}` that is no such token here"));
            return;
        }
        if is_of_game {
            let is_last = self.is_last(at);
            let says_nothing = if is_none {
                !is_last
            } else {
                is_last && text == self.options.result
            };
            if says_nothing {
                self.lose("a tag `PGN:result` that says nothing");
            }
            self.has_result = true;
            self.result = meaning(text);
        }
        let has_result = self.has_result;
        let level = self.level();
        // A sign behind a NAG is one of the move before it.
        level.needs_number |= name != names::NAG;
        level.has_tokens = true;
        level.says_something |= name != names::UNKNOWN;
        if is_result {
            level.end = End::No;
        }
        if name == names::MOVETEXT {
            (level.last, level.end) = if is_variation && !has_result {
                (Last::Close, level.end)
            } else {
                (Last::Move, End::Text)
            };
        }
    }

    /// Returns whether a text that is kept as no move would be read as one.
    fn is_move(&self, text: &str) -> bool {
        let is_known = self.has_rules && self.options.is_readable && !self.has_result;
        let is_played = is_known && !self.board.is_tandem();
        let Some(position) = self.replay.position(None).filter(|_| is_played) else {
            return false;
        };
        let before = self.before_text();
        let mut reader = Reader::of(format!("{before}{text}").into_bytes());
        let Ok(Some(game)) = reader.next_game() else {
            return false;
        };
        let mut tokens = game.tokens().iter();
        let first = tokens.find(|it| it.range().start >= before.len() && it.kind != Kind::Number);
        first.is_some_and(|it| {
            it.kind == Kind::Move && spelling::read(position, &game.text(it)).is_ok()
        })
    }

    /// The words that stand for those before a text.
    fn before_text(&self) -> &'static str {
        if self.words.ends_with_number() {
            "1. "
        } else {
            "e4 "
        }
    }

    /// Returns whether a text that is kept begins with something that is read by itself: a
    /// sign or a number.
    fn begins_otherwise(&self, text: &str) -> bool {
        if !self.options.is_readable || self.has_result || self.board.is_tandem() {
            return false;
        }
        let found = flat::kinds(self.before_text(), text, "\n&");
        found.is_some_and(|found| !matches!(found.as_slice(), [Kind::Move | Kind::Open, ..]))
    }

    /// Returns whether the text of a variation is read as just this text: the reader keeps one
    /// that is empty, has no move before it or is too deep.
    fn stays_variation(&mut self, text: &str) -> bool {
        if !self.options.is_readable || self.has_result {
            return true;
        }
        let options = ImportOptions::default();
        let board = if self.board.is_tandem() { "A" } else { "" };
        let is_apart = !self.level().has_moves || self.levels.len() > options.depth;
        let before = if is_apart { "$1" } else { "e4" };
        let whole = format!("1{board}. {before} {text}\n*");
        let mut reader = Reader::of(whole.into_bytes());
        let Ok(Some(game)) = reader.next_game() else {
            return false;
        };
        let read = import(&game, &options).game;
        matches!(read.moves.base.nodes.as_slice(), [_, VariationNode::Tag(tag)]
            if tag.name.as_str() == names::MOVETEXT && *tag.text.value == *flat::line_feeds(text))
    }

    /// Returns whether a text behind the moves would be read as another result than the game's.
    fn would_be_result(&self, text: &str) -> bool {
        let read = meaning(text).filter(|_| self.options.is_open && self.replay.ended().is_none());
        read.is_some_and(|read| read.as_str() != self.options.result)
    }

    /// Returns whether a text would be read as a sign of the move before it, like `#`.
    fn is_sign_of_move(&mut self, text: &str) -> bool {
        !self.has_result
            && self.is_behind_move()
            && flat::kinds("e4 ", text, "\n&").as_deref() == Some(&[Kind::Suffix])
    }

    fn is_behind_move(&mut self) -> bool {
        let level = self.level();
        level.last == Last::Move && !level.needs_number
    }

    /// Returns whether a text would be read as something else without a number before
    /// it: as a sign (`N`), as a part of the tag section, or as text of another number.
    fn needs_number_before(&mut self, name: &str, text: &str) -> bool {
        let has_number = self.words.ends_with_number();
        if !self.options.is_readable || self.has_result || has_number {
            return false;
        }
        match name {
            names::UNKNOWN => !self.is_begun && text.starts_with(['[', '"']),
            names::MOVETEXT if !self.board.is_tandem() => {
                // Where no move has the number of the first, this is its place.
                let is_first = self.levels.len() == 1;
                let found = flat::kinds("e4 ", text, "\n&");
                is_first && self.owes_number()
                    || matches!(found.as_deref(), Some([Kind::Glyph(_), ..]))
            }
            _ => false,
        }
    }

    /// Returns whether nothing is written behind this node.
    fn is_last(&mut self, at: usize) -> bool {
        let rest = self.level().nodes.get(at + 1..).unwrap_or_default();
        let is_blank = |node: &VariationNode<'_>| matches!(node, VariationNode::Text(it) if it.trim().is_empty());
        rest.iter().all(is_blank)
    }

    /// The word that such a tag keeps, if reading it gives the tokens that
    /// the name says.
    fn word(&mut self, name: &str, text: &str) -> Option<Word<'static>> {
        if name == names::ESCAPE {
            let flat = flat::one_line(text);
            if flat != text {
                self.lose("a line break in an escape line");
            }
            return Some(Word::escape(flat.into_owned()));
        }
        if name == names::NAG {
            let is_kept = is_no_nag(text, self.level().has_moves);
            return is_kept.then(|| Word::nag(text.to_owned()));
        }
        let mut known = Score::ALL.iter().map(|it| it.as_str());
        let is_castling = text == "0-0" && !self.options.has_zeros;
        if name == names::RESULT && known.any(|it| it == text) && !is_castling {
            return Some(Word::plain(text.to_owned()));
        }
        let flat = flat::line_feeds(text);
        if flat != text {
            self.lose(format!("a carriage return in a tag `{name}`"));
        }
        let is_main = self.levels.len() == 1;
        let is_behind_move = self.is_behind_move();
        let before = match (self.has_result, is_main) {
            (true, _) => "e4 * ",
            (false, true) if self.words.is_empty() => {
                let has_number = self.options.is_tagless || text.starts_with('[');
                if has_number { "1. " } else { "[A \"\"]\n " }
            }
            // A sign of a move stands behind one, or it is none.
            (false, true) if is_behind_move => "e4 ",
            (false, true) => "e4 {} ",
            (false, false) if is_behind_move => "e4 (e4 ",
            (false, false) => "e4 (e4 {} ",
        };
        let reserved = (name == names::RESERVED).then(|| format!("<{flat}>"));
        let spelling = reserved.as_deref().unwrap_or(&flat);
        let found = flat::kinds(before, spelling, "\n&");
        let mut open = 0;
        let fits = match (name, found.as_deref().unwrap_or_default()) {
            (names::RESERVED, [Kind::Reserved])
            | (names::RESULT, [Kind::Result])
            | (names::UNKNOWN, [Kind::Unknown]) => true,
            (names::UNKNOWN, [Kind::Close]) => is_main,
            (names::MOVETEXT, found @ [_, ..]) if self.has_result => {
                let last = found.iter().rfind(|kind| kind.is_played());
                // A result at the end closes all.
                if last != Some(&Kind::Result) {
                    open = open_parentheses(found.iter().copied());
                }
                true
            }
            (names::MOVETEXT, found @ [_, ..]) => {
                open = open_parentheses(found.iter().copied());
                stays_in_line(found, is_main)
            }
            _ => false,
        };
        if open > 0 {
            // Else it would go on with what stands behind its variation.
            self.lose("a parenthesis of a tag `PGN:movetext` that is not closed");
            let last = found.as_deref().and_then(<[Kind]>::last)?;
            let mut closed = spelling.to_owned();
            close_parentheses(&mut closed, open, *last);
            return Some(Word::raw(closed));
        }
        if fits {
            // A half before it would take it as that of the other side.
            let is_half = || flat::kinds("e4 1/2 ", spelling, "\n&").is_none();
            if self.has_result && name == names::MOVETEXT && is_half() {
                return Some(Word::line(spelling.to_owned()));
            }
            return Some(match name {
                names::RESERVED | names::RESULT => Word::plain(spelling.to_owned()),
                _ => Word::raw(spelling.to_owned()),
            });
        }
        // A bracket without its end goes on to the end of the line it begins.
        let before = format!("{}\n", before.trim_end());
        let found = flat::kinds(&before, spelling, "\n&");
        let is_line = name == names::UNKNOWN && matches!(found.as_deref(), Some([Kind::Unknown]));
        is_line.then(|| Word::line(spelling.to_owned()))
    }
}

/// Returns whether a NAG of this number is none in CIF, here.
fn is_no_nag(text: &str, has_moves: bool) -> bool {
    if text.is_empty() || !text.bytes().all(|byte| byte.is_ascii_digit()) {
        return false;
    }
    match text.parse::<u16>() {
        Ok(0) => text == "0",
        Ok(nag) => !has_moves && text == nag.to_string(),
        Err(_) => true,
    }
}

/// Returns whether tokens of moves neither close their line nor hold a result.
fn stays_in_line(kinds: &[Kind], is_main: bool) -> bool {
    let mut depth = Depth::default();
    kinds.iter().all(|kind| {
        let ends = match kind {
            Kind::Close => !is_main,
            kind => *kind == Kind::Result,
        };
        let stays = !(ends && depth.is_outside());
        depth.pass(*kind);
        stays
    })
}
