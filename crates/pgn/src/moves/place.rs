//! The places of comments: before the first move, behind a move, before the
//! next one, or at the end of the line. Where a comment belongs is known only
//! when something else comes.

use std::borrow::Cow;

use cif_text::legality::{Play, Side};
use cif_types::VariationNode;

use super::data_only;
use super::line::{Last, Next, comment};
use super::notes::may_hold_commands;
use super::plan::{Plan, plan};
use super::read::Reader;
use super::setting::Setting;
use crate::report::FindingKind;
use crate::text::{Kind, Token};

impl<'g> Reader<'_, 'g> {
    /// Takes the data out of a comment that is nothing else, where it is the
    /// only comment of a move.
    pub(super) fn takes_data(&mut self, token: &Token, rest: &[Token]) -> bool {
        use Kind::{Close, Glyph, Move, Nag, Number, Open, Result};
        let next = match rest {
            [Token { kind: Number, .. }, more @ ..] => more.first(),
            rest => rest.first(),
        };
        let is_alone = next
            .is_some_and(|next| matches!(next.kind, Move | Nag | Glyph(_) | Open | Close | Result));
        if !is_alone || self.tandem {
            return false;
        }
        let (game, is_main) = (self.context.game, self.is_main());
        let line = self.line();
        let is_behind_move = line.last == Last::Move && line.has_moves && !line.is_commented;
        if !is_behind_move || line.waits() {
            return false;
        }
        let Cow::Borrowed(text) = game.text(token) else {
            return false;
        };
        let Some(data) = data_only::read(text) else {
            return false;
        };
        line.is_commented = true;
        line.ends_in_commands = true;
        for found in data.items {
            let Some((table, item)) = found else { continue };
            if !is_main {
                let line = self.line();
                item.node(table)
                    .into_iter()
                    .for_each(|node| line.node(node));
            } else if let Some(out) = self.rows.item(table) {
                item.push_to(out);
            }
            if let (data_only::Item::Score(..), Some(tag)) = (item, data.tag()) {
                self.line().node(VariationNode::Tag(tag.into()));
            }
        }
        true
    }

    pub(super) fn comment(&mut self, text: Cow<'g, str>) {
        if text.is_empty() {
            let line = self.line();
            line.last = Last::Gap;
            line.is_gapped = true;
            return;
        }
        let at = self.context.at;
        let line = self.line();
        if !line.waits() {
            line.waits_from = at;
        }
        match line.last {
            Last::Start if line.is_empty() => line.prologues.push(text),
            Last::Move => line.posts.push(text),
            _ => line.between.push(text),
        }
    }

    /// Puts the comments so far into their places, before something else
    /// comes, or the line ends.
    #[inline]
    pub(super) fn settle(&mut self, next: Next) {
        if next != Next::More && !self.line().between.is_empty() {
            self.join(next);
        }
        self.settle_posts();
        if !self.line().between.is_empty() {
            self.settle_between(next);
        }
    }

    /// Joins comments: where no move comes any more, a number parts nothing, and comments behind it
    /// are like those behind the move. Before a result an empty comment does
    /// not, either.
    fn join(&mut self, next: Next) {
        let line = self.line();
        if line.is_empty() {
            line.prologues.append(&mut line.between);
            return;
        }
        let is_apart = line.is_gapped && next == Next::End;
        let has_place = line.has_moves && !line.is_commented;
        if has_place && !is_apart && !line.is_behind_variation() {
            line.posts.append(&mut line.between);
        }
    }

    fn settle_between(&mut self, next: Next) {
        let line = self.line();
        let is_apart = line.has_moves && (line.is_gapped || line.is_behind_variation());
        line.ends_in_commands = false;
        for text in core::mem::take(&mut line.between) {
            match next {
                Next::End if is_apart => line.node(VariationNode::Epilogue(comment(text).into())),
                Next::End | Next::Result => line.node(VariationNode::Post(comment(text).into())),
                Next::More => line.node(VariationNode::Pre(comment(text).into())),
            }
        }
    }

    #[inline]
    pub(super) fn settle_posts(&mut self) {
        let line = self.line();
        if !line.prologues.is_empty() {
            self.settle_prologues();
        } else if !line.posts.is_empty() {
            self.settle_commented();
        }
    }

    /// The data of the start position stand in the prelude, its comments
    /// before it.
    fn settle_prologues(&mut self) {
        let setting = Setting::start(self.replay.turn(None));
        let texts = core::mem::take(&mut self.line().prologues);
        let Plan { nodes, posts, .. } = self.planned(texts, setting);
        let line = self.line();
        for text in posts {
            line.node(VariationNode::Prologue(comment(text).into()));
        }
        if !nodes.is_empty() {
            line.prelude(nodes);
        }
    }

    /// The place of the last move.
    fn setting(&self) -> Setting {
        let main = self.is_main();
        let moved = self.replay.turn(None).map(Side::other);
        Setting {
            main,
            tandem: self.tandem,
            mover: moved.filter(|_| main && !self.tandem),
            moved,
            notation: self.notation,
        }
    }

    fn settle_commented(&mut self) {
        let setting = self.setting();
        let line = self.line();
        let posts = core::mem::take(&mut line.posts);
        if line.is_commented || !line.has_moves {
            for post in posts {
                line.node(VariationNode::Post(comment(post).into()));
            }
            return;
        }
        let plan = self.planned(posts, setting);
        let line = self.line();
        line.is_commented = true;
        line.ends_in_commands = plan.posts.is_empty();
        for node in plan.nodes {
            line.node(node);
        }
        for post in plan.posts {
            line.node(VariationNode::Post(comment(post).into()));
        }
        if setting.main {
            self.rows.set(plan.row, setting.mover);
        }
    }

    /// Plans comments, as long as the game has not had too many data.
    fn planned(&mut self, texts: Vec<Cow<'g, str>>, setting: Setting) -> Plan<'g> {
        let plan = if self.data_left > 0 {
            plan(texts, setting)
        } else {
            Plan {
                is_too_much: texts.iter().any(|text| may_hold_commands(text, setting)),
                posts: texts,
                ..Plan::default()
            }
        };
        self.data_left = self.data_left.saturating_sub(plan.weight);
        if plan.is_too_much {
            let at = self.line().waits_from;
            self.context.say(FindingKind::TooManyCommands, at);
        }
        plan
    }
}
