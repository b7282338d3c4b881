//! The data and the comments of a ply on their way out, and what the reader
//! will make of them.

use std::borrow::Cow;

use super::notes::{Note, may_hold_commands};
use super::plan::plan;
use super::setting::Setting;
use super::table::Row;

/// Everything behind a move, up to the next one.
#[derive(Default)]
pub(super) struct Ply<'n> {
    pub(super) notes: Vec<Note<'n>>,
    /// The texts of the comments that are read together with the data.
    pub(super) posts: Vec<&'n str>,
    /// No more comments are.
    pub(super) is_apart: bool,
    /// There are data that have no table.
    pub(super) has_more: bool,
    /// A NAG stands behind the comments.
    pub(super) ends_with_nag: bool,
}

impl Ply<'_> {
    /// A NAG comes next, behind which comments are text alone if there have
    /// been any. Whether it comes between the move and its data, which have no
    /// comment to stand in.
    pub(super) fn nag(&mut self) -> bool {
        if self.is_apart {
            return false;
        }
        self.ends_with_nag = !self.posts.is_empty();
        self.is_apart = self.ends_with_nag;
        self.has_more && !self.is_apart
    }

    /// Returns whether there may be commands in the comments.
    pub(super) fn holds(&self, setting: Setting) -> bool {
        self.posts
            .iter()
            .any(|text| may_hold_commands(text, setting))
    }

    /// Returns whether the same is read from the comments that are written.
    pub(super) fn is_read_from(
        &self,
        comments: &[Cow<'_, str>],
        row: &Row<'_>,
        setting: Setting,
    ) -> bool {
        let is_main = setting.main;
        let plan = plan(comments.to_vec(), setting);
        let mut items = row.trimmed();
        let mut rest = Vec::new();
        // What has no form is lost by itself.
        for note in self.notes.iter().filter(|it| it.has_form()) {
            let item = note.item().filter(|_| is_main);
            match item.map(|(table, item)| (&mut items[table], item)) {
                Some((slot @ None, item)) => *slot = Some(item.into()),
                _ => rest.push(*note),
            }
        }
        let found = plan.nodes.iter().filter_map(Note::of_node);
        // One for the commands is put before a NAG.
        let posts = self
            .posts
            .strip_prefix(&[""])
            .filter(|rest| rest.is_empty());
        plan.row == items && plan.posts == posts.unwrap_or(&self.posts) && found.eq(rest)
    }
}
