//! Changing lines. What is added goes to its customary place, what is taken
//! out takes with it what belongs to it, and nothing else moves.

use cif_types::{Annotation, AnnotationChoice, Comment, Empty, GameLink, MoveStyleID, Spanned};

use crate::{Item, Line, Ply};

/// A ply that was taken out of its line.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Removed<'a> {
    /// Comments that stood before it.
    pub leading: Vec<Item<'a>>,
    /// The ply, and in its gap what belongs to it.
    pub ply: Ply<'a>,
}

impl<'a> Line<'a> {
    /// Adds a ply at the end of the line, before what closes it.
    pub fn push(&mut self, ply: Ply<'a>) {
        self.insert(self.len(), ply);
    }

    /// Puts a ply before the one of this number, counted from zero; a number
    /// beyond the end stands for the end. Comments that stood before the ply
    /// of this number go with it, unless the new ply becomes the last: it
    /// takes over what leads to it.
    pub fn insert(&mut self, number: usize, mut ply: Ply<'a>) {
        let number = number.min(self.len());
        let is_last = number == self.len();
        if let Some(gap) = self.gap_mut(number) {
            let end = closing(gap);
            let cut = if is_last {
                end
            } else {
                let start = gap.iter().position(Item::leads);
                start.map_or(end, |start| start.min(end))
            };
            // What belongs to the move before stays, wherever it stands.
            let (stays, tail): (Vec<_>, Vec<_>) =
                gap.split_off(cut).into_iter().partition(Item::follows);
            gap.extend(stays);
            if number > 0 && !gap.last().is_some_and(Item::is_space) {
                gap.push(Item::BLANK);
            }
            let blank = !is_last && !tail.first().is_some_and(Item::is_space);
            if blank && !ply.gap.last().is_some_and(Item::is_space) {
                ply.gap.push(Item::BLANK);
            }
            ply.gap.extend(tail);
        }
        self.plies.insert(number, ply);
    }

    /// Takes a ply out of the line, counted from zero, with its comments and
    /// variations. Styles that begin before or end behind it stay, and so does
    /// what cannot be read.
    pub fn remove(&mut self, number: usize) -> Option<Removed<'a>> {
        if number >= self.len() {
            return None;
        }
        let mut ply = self.plies.remove(number);
        let goes = |item: &Item<'_>| item.follows() && !matches!(item, Item::EndStyle(_));
        let (own, rest): (_, Vec<_>) = std::mem::take(&mut ply.gap).into_iter().partition(goes);
        ply.gap = own;
        let gap = self.gap_mut(number)?;
        let is_pre = |item: &Item<'_>| matches!(item, Item::Pre(_));
        let (leading, mut stays): (Vec<_>, Vec<_>) =
            std::mem::take(gap).into_iter().partition(is_pre);
        // The blank before the ply is enough: those of plies removed one after the other
        // would add up.
        let is_blank = stays.last().is_some_and(Item::is_space);
        stays.extend(
            rest.into_iter()
                .skip_while(|item| is_blank && item.is_space()),
        );
        *gap = stays;
        Some(Removed { leading, ply })
    }

    /// Takes out all plies from this number on, with what stands behind them;
    /// what closes the line stays. A style that ended there stays open.
    pub fn truncate(&mut self, number: usize) {
        if number >= self.len() {
            return;
        }
        let closes = self.plies.pop().map(|mut last| {
            let end = closing(&last.gap);
            last.gap.split_off(end)
        });
        self.plies.truncate(number);
        if let Some(gap) = self.gap_mut(number) {
            gap.retain(|item| !item.leads());
            gap.extend(closes.unwrap_or_default());
        }
    }

    /// Adds a comment before this ply, counted from zero, behind those that
    /// are there. Without such a ply the comment is given back.
    ///
    /// # Errors
    /// There is no such ply.
    pub fn add_comment_before(
        &mut self,
        number: usize,
        comment: impl Into<Spanned<Comment<'a>>>,
    ) -> Result<(), Spanned<Comment<'a>>> {
        let comment = comment.into();
        if number >= self.len() {
            return Err(comment);
        }
        match self.gap_mut(number) {
            Some(gap) => add(gap, Item::Pre(Box::new(comment))),
            None => return Err(comment),
        }
        Ok(())
    }

    /// Lets a style begin before this ply. Without such a ply nothing happens.
    pub fn start_style(&mut self, number: usize, style: impl Into<Spanned<MoveStyleID<'a>>>) {
        if number < self.len()
            && let Some(gap) = self.gap_mut(number)
        {
            add(gap, Item::StartStyle(style.into()));
        }
    }

    /// Adds a comment before the line as a whole.
    pub fn add_prologue(&mut self, comment: impl Into<Spanned<Comment<'a>>>) {
        let prologue = Item::Prologue(Box::new(comment.into()));
        // It comes before all text.
        let behind = |item: &Item<'_>| matches!(item, Item::Prologue(_));
        let at = self.opening.iter().rposition(behind).map_or(0, |at| at + 1);
        self.opening.insert(at, prologue);
    }

    /// Adds a comment after the line as a whole.
    pub fn add_epilogue(&mut self, comment: impl Into<Spanned<Comment<'a>>>) {
        let epilogue = Item::Epilogue(Box::new(comment.into()));
        let last = self.len();
        if let Some(gap) = self.gap_mut(last) {
            gap.push(epilogue);
        }
    }

    /// Annotates the position before the first move.
    pub fn annotate_start(&mut self, data: AnnotationChoice<'a>) {
        self.settle_prelude();
        for item in &mut self.opening {
            if let Item::Prelude(prelude) = item {
                prelude.items.push(data);
                return;
            }
        }
        let mut prelude = cif_types::Annotation::default();
        prelude.items.push(data);
        self.open_with(prelude.into());
    }

    /// Puts the annotation of the start position where it belongs, if it
    /// stands behind moves or words: a line holds one alone.
    pub fn settle_prelude(&mut self) {
        let is_prelude = |item: &Item<'_>| matches!(item, Item::Prelude(_));
        let stray = match self.opening.iter().position(is_prelude) {
            Some(at) => {
                let is_word = |item: &Item<'_>| matches!(item, Item::Unread(_));
                if !self.opening.iter().take(at).any(is_word) {
                    return;
                }
                Some(self.opening.remove(at))
            }
            None => self.plies.iter_mut().find_map(|ply| {
                let at = ply.gap.iter().position(is_prelude)?;
                Some(ply.gap.remove(at))
            }),
        };
        if let Some(Item::Prelude(prelude)) = stray {
            self.open_with(prelude);
        }
    }

    /// Adds a prelude, before all text.
    fn open_with(&mut self, prelude: Spanned<Annotation<'a>>) {
        let behind = |item: &Item<'_>| matches!(item, Item::Prologue(_));
        let at = self.opening.iter().rposition(behind).map_or(0, |at| at + 1);
        self.opening.insert(at, Item::Prelude(prelude));
    }
}

impl<'a> Extend<Ply<'a>> for Line<'a> {
    /// Adds plies at the end of the line, as [`Line::push`] does.
    fn extend<I: IntoIterator<Item = Ply<'a>>>(&mut self, plies: I) {
        for ply in plies {
            self.push(ply);
        }
    }
}

impl<'a> FromIterator<Ply<'a>> for Line<'a> {
    fn from_iter<I: IntoIterator<Item = Ply<'a>>>(plies: I) -> Self {
        let mut line = Self::default();
        line.extend(plies);
        line
    }
}

impl<'a> Ply<'a> {
    /// Adds something that belongs to the move, in its customary place: NAGs,
    /// annotation data, the offer of a draw, links, comments, variations, the
    /// end of a style.
    pub fn add(&mut self, item: Item<'a>) {
        add(&mut self.gap, item);
    }

    /// Adds a NAG behind the others; 0 is none.
    pub fn add_nag(&mut self, nag: u16) {
        if nag > 0 {
            self.add(Item::Nag(nag));
        }
    }

    /// Adds an evaluation, a clock, an arrow or the like.
    pub fn add_data(&mut self, data: AnnotationChoice<'a>) {
        self.add(Item::Data(Box::new(data)));
    }

    /// Adds a comment after the move.
    pub fn add_comment(&mut self, comment: impl Into<Spanned<Comment<'a>>>) {
        self.add(Item::Post(Box::new(comment.into())));
    }

    /// Adds an alternative to the move.
    pub fn add_variation(&mut self, line: Line<'a>) {
        self.add(Item::variation(line));
    }

    /// Adds a link to another game.
    pub fn add_link(&mut self, link: impl Into<Spanned<GameLink<'a>>>) {
        self.add(Item::Link(Box::new(link.into())));
    }

    /// Lets a style end with this move.
    pub fn end_style(&mut self, style: impl Into<Spanned<MoveStyleID<'a>>>) {
        self.add(Item::EndStyle(style.into()));
    }

    /// Sets whether a draw was offered with the move.
    pub fn set_draw_offer(&mut self, offered: bool) {
        if !offered {
            self.gap.retain(|item| !matches!(item, Item::Draw(_)));
        } else if !self.offers_draw() {
            self.add(Item::Draw(Empty::default().into()));
        }
    }
}

/// The number of items before those that close a line, and before their white
/// space.
fn closing(gap: &[Item<'_>]) -> usize {
    let is_epilogue = |item: &Item<'_>| matches!(item, Item::Epilogue(_));
    let end = gap.iter().position(is_epilogue);
    let end = end.unwrap_or(gap.len());
    let spaces = gap.iter().take(end).rev().take_while(|it| it.is_space());
    end - spaces.count()
}

/// Adds an item behind the last one that comes before it in the customary
/// order, and before what closes the line. Words without a space between them
/// are not parted: each alone might be a move.
fn add<'a>(gap: &mut Vec<Item<'a>>, item: Item<'a>) {
    let (mut at, end) = place(gap.iter(), &item);
    let is_unread = |it: &Item<'_>| matches!(it, Item::Unread(_));
    let is_text = |it: &Item<'_>| is_unread(it) || matches!(it, Item::Nag(_));
    while at < end && gap[..at].last().is_some_and(is_text) && is_unread(&gap[at]) {
        at += 1;
    }
    let is_word = matches!(item, Item::Nag(_));
    gap.insert(at, item);
    if is_word {
        gap.insert(at, Item::BLANK);
    }
}

/// The place of an item behind the last one that comes before it, and the number of items before
/// those that close the line. A gap is looked at from its end and no further than that place, so
/// that many items of a kind, added one after the other, take time in proportion.
fn place<'g, 'a: 'g>(
    gap: impl DoubleEndedIterator<Item = &'g Item<'a>> + ExactSizeIterator,
    item: &Item<'_>,
) -> (usize, usize) {
    let rank = item.rank();
    let is_before = |it: &Item<'_>| match item {
        // Anything else may stand behind an epilogue, where no word is read.
        Item::Nag(_) => matches!(it, Item::Nag(_)),
        _ => it.rank().is_some_and(|it| Some(it) <= rank),
    };
    let (mut at, mut end) = (gap.len(), gap.len());
    for it in gap.rev() {
        if is_before(it) {
            break;
        }
        at -= 1;
        if matches!(it, Item::Epilogue(_)) || it.is_space() && at + 1 == end {
            end = at;
        }
    }
    (at, end)
}

#[cfg(test)]
mod tests {
    use cif_text::board::Board;

    use super::*;

    /// Counted is what is looked at, because times differ from run to run.
    #[test]
    fn items_of_a_kind_are_added_in_linear_time() {
        const MANY: usize = 1000;
        let post = || {
            Item::Post(Box::new(
                Comment::new(std::borrow::Cow::from("good")).into(),
            ))
        };
        let kinds: [&dyn Fn() -> Item<'static>; 3] =
            [
                &|| Item::Nag(1),
                &post,
                &|| Item::variation(Line::default()),
            ];
        for make in kinds {
            let mut ply = Ply::parse("e2e4", &Board::default()).expect("a move");
            ply.gap.push(Item::BLANK);
            let mut seen = 0;
            for _ in 0..MANY {
                place(ply.gap.iter().inspect(|_| seen += 1), &make());
                ply.add(make());
            }
            assert!(seen < 4 * MANY, "{seen}: {:?}", make());
        }
    }
}
