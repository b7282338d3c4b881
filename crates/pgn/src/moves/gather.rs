//! The data of a ply, taken from the nodes behind its move and from the tables, as
//! the commands and comments that follow the move.

use cif_text::legality::{Play, Side};
use cif_text::moves::{Token, tokens};
use cif_types::VariationNode;

use super::names;
use super::notes::{MOST, Note, commands};
use super::plan::{comments, weight};
use super::ply::Ply;
use super::setting::{Setting, recorded};
use super::table::Row;
use super::write::Writer;
use crate::flat;

impl<'n> Writer<'n> {
    /// Takes the data of a ply from the nodes behind it, up to the next move.
    pub(super) fn gather_from(&mut self, from: usize, row: Row<'n>) {
        let board = self.board;
        let is_main = self.levels.len() == 1 && self.level().has_moves;
        let nodes = self.level().nodes;
        let mut ply = Ply {
            is_apart: !self.level().has_moves,
            ..Ply::default()
        };
        let mut at = from;
        let mut is_moved = false;
        while let Some(node) = nodes.get(at) {
            match node {
                VariationNode::Text(text) => {
                    let mut found = tokens(text, &board);
                    let first = found.next().map(|it| it.token);
                    if matches!(first, Some(Token::Nag(_))) {
                        is_moved |= ply.nag();
                    }
                    let has_move = |it| matches!(it, Token::Move(_));
                    if first.is_some_and(has_move) || found.any(|it| has_move(it.token)) {
                        break;
                    }
                }
                VariationNode::Post(it) if !ply.is_apart => {
                    if self.is_wanted(it) {
                        ply.posts.push(flat::trim(&it.text.value));
                    }
                }
                VariationNode::Var(_)
                | VariationNode::Pre(_)
                | VariationNode::Prologue(_)
                | VariationNode::Epilogue(_) => ply.is_apart = true,
                VariationNode::Tag(tag) if names::TOKENS.contains(&tag.name.as_str()) => {
                    ply.is_apart = true;
                }
                _ => {
                    if let Some(note) = Note::of_node(node) {
                        let has_table = is_main && note.item().is_some();
                        is_moved |= (ply.is_apart || !ply.posts.is_empty()) && !has_table;
                        ply.notes.push(note);
                        ply.has_more |= !has_table;
                    }
                }
            }
            at += 1;
        }
        self.level().gathered = at;
        if is_moved {
            self.lose("the place of data that do not stand next to their move");
        }
        if is_main {
            self.gather_of_main(row, &ply);
            return;
        }
        let setting = Setting {
            tandem: board.is_tandem(),
            ..Setting::start(self.replay.turn(None))
        };
        if !ply.notes.is_empty() || !row.is_empty() || ply.holds(setting) {
            self.gather(&row, &ply, setting);
        }
    }

    /// Gathers what is known of the last ply of the main line.
    pub(super) fn gather_of_main(&mut self, mut row: Row<'n>, ply: &Ply<'n>) {
        let tandem = self.board.is_tandem();
        let moved = self.replay.turn(None).map(Side::other);
        let setting = Setting {
            main: true,
            tandem,
            // Whose engine's score may stand here.
            moved,
            mover: moved.filter(|_| self.levels.len() == 1 && self.has_rules && !tandem),
            notation: self.notation,
        };
        let plies = self.tables.first().map_or(0, |tables| tables.ply);
        if let (Some(mover), Some(at)) = (setting.mover, plies.checked_sub(1))
            && !self.scores.is_empty()
        {
            let is_whole = ply.notes.iter().any(Note::is_kept);
            let posts = if is_whole { ply.posts.as_slice() } else { &[] };
            let held = recorded(posts, setting);
            self.scores.put(&mut row, (at, mover), &held, self.report);
        }
        if !ply.notes.is_empty() || !row.is_empty() || ply.holds(setting) {
            self.gather(&row, ply, setting);
        }
    }

    pub(super) fn gather(&mut self, row: &Row<'_>, ply: &Ply<'n>, setting: Setting) {
        let mut found = commands(row, &ply.notes, &ply.posts, setting);
        for what in core::mem::take(&mut found.losses) {
            self.lose(what);
        }
        // Commands stand where an empty comment was. A clock in seconds has a comment of its own.
        let is_lost = match ply.posts.as_slice() {
            [""] => !ply.ends_with_nag && (found.seconds.is_some() || !found.text.is_empty()),
            ["", ..] => found.seconds.is_some() && found.text.is_empty(),
            _ => false,
        };
        let is_doubtful = found.is_doubtful || ply.holds(setting);
        if is_lost {
            self.lose("an empty comment");
        } else if is_doubtful || found.text.len() > MOST {
            let comments = comments(&found, &ply.posts);
            let is_too_much = weight(&comments, setting) > MOST;
            if (is_doubtful || is_too_much) && !ply.is_read_from(&comments, row, setting) {
                self.lose(if is_too_much {
                    "a move with more than 256 commands, other than as text,"
                } else {
                    "that commands and text are parted as they are here"
                });
            }
        }
        self.level().pending = found.into();
    }
}
