//! Children that stand too early. While they are read, those behind them come too late; when
//! the element around them ends, the few are named in place of the many.

use super::fixes::Inside;
use super::order::Sorting;
use super::recover::name_of;
use super::{Frame, Reader};
use crate::span::Span;
use crate::violation::Violation;

impl Reader<'_> {
    /// Reports the children that stand too early instead of those that came too late for that
    /// reason, and gives the first of these violations. `late` are the children that came too
    /// late: where each begins, with its violation.
    pub(super) fn report_early(
        &mut self,
        frame: &Frame,
        inside: &Inside,
        sorting: &Sorting,
        late: &[(usize, usize)],
    ) -> Option<usize> {
        if sorting.early.is_empty() {
            return None;
        }
        let start = |&child: &usize| inside.parts.get(child).map(|part| part.tag.start);
        let is_late = |at| sorting.late.binary_search_by_key(&Some(at), start).is_ok();
        let excused = late.iter().filter(|(at, _)| !is_late(*at));
        let mut excused: Vec<usize> = excused.map(|&(_, violation)| violation).collect();
        excused.sort_unstable();
        // A limit may have left some of them out.
        if excused.len() < sorting.early.len() {
            return None;
        }
        let withdrawn = excused.split_off(sorting.early.len());
        for (child, &violation) in sorting.early.clone().zip(&excused) {
            *self.violations.get_mut(violation)? = too_early(frame, inside, sorting, child)?;
        }
        for &violation in withdrawn.iter().rev() {
            self.withdraw(violation);
        }
        excused.first().copied()
    }

    /// Takes a violation back. Of what waits for the end of elements around this one, only
    /// values that belong there were found behind it.
    fn withdraw(&mut self, violation: usize) {
        self.violations.remove(violation);
        let pending = self.pending_fixes.iter_mut().map(|it| &mut it.violation);
        for later in pending.filter(|it| **it > violation) {
            *later -= 1;
        }
    }
}

fn too_early(frame: &Frame, inside: &Inside, sorting: &Sorting, child: usize) -> Option<Violation> {
    let name = |child: usize| name_of(inside.model, inside.parts.get(child)?.symbol);
    let tag = &inside.parts.get(child)?.tag;
    let (owner, parent, name_of_it) = (frame.ty.name, frame.child.name, name(child)?);
    let violation = Violation::new(
        format!("xsd:{owner}/{name_of_it}/misplaced"),
        Span::new(tag.start, tag.end),
        format!("`{name_of_it}` stands too early in `{parent}`"),
    );
    let before = sorting.moves.iter().find(|it| it.child == child)?.before;
    Some(match name(before) {
        Some(next) => violation.with_help(format!("move it before `{next}`")),
        None => violation.with_help("move it to the end"),
    })
}
