//! Children in the wrong place. One fault gives one violation: an element that
//! comes too early makes those before it missing, until they come too late.

use std::collections::VecDeque;

use super::content::bit;
use super::{Frame, Reader};
use crate::schema::{Model, Order, Step};
use crate::span::Span;
use crate::violation::Violation;

/// Elements reported as missing, which may still turn up in the wrong place.
#[derive(Debug)]
pub(super) struct Missing {
    /// Number of open elements, with those around the one that lacks them and itself.
    pub(super) depth: usize,
    /// The names that are missing, as symbols of the content model.
    symbols: Vec<usize>,
    /// The violation that says so.
    violation: usize,
}

impl Reader<'_> {
    /// A known child where the content model does not allow it. It is read
    /// anyway, unless one has been read that excludes it.
    #[cold]
    pub(super) fn recover(
        &mut self,
        model: &'static Model,
        symbol: usize,
        tag: Span,
    ) -> Option<usize> {
        let depth = self.frames.len();
        let frame = self.frames.last_mut()?;
        let owner = frame.ty.name;
        let parent = frame.child.name;
        if let Some((skipped, step)) = path(model, frame.state, symbol) {
            frame.state = step.state;
            let slot = usize::from(step.slot);
            frame.seen |= bit(slot);
            let child = &model.children[slot];
            let names = list(
                skipped.iter().filter_map(|&symbol| name_of(model, symbol)),
                "and",
            );
            let id = format!("xsd:{owner}/incomplete");
            let verb = if skipped.len() == 1 { "is" } else { "are" };
            let message = format!(
                "{names} {verb} missing before `{}` in `{parent}`",
                child.name
            );
            self.missing.push(Missing {
                depth,
                symbols: skipped,
                violation: self.violations.len(),
            });
            self.report(Violation::new(id, tag, message));
            self.enter(child, owner, tag);
            return Some(slot);
        }
        let name = name_of(model, symbol)?;
        let slot = model.children.iter().position(|child| child.name == name)?;
        let child = &model.children[slot];
        let again = frame.seen & bit(slot) != 0;
        frame.seen |= bit(slot);
        let message = if again && !child.repeats {
            format!("`{name}` stands more than once in `{parent}`")
        } else if again {
            format!("`{name}` stands too often or too late in `{parent}`")
        } else {
            format!("`{name}` stands too late in `{parent}`")
        };
        // In the order of the schema, the first that stands before it already.
        let next = model
            .children
            .iter()
            .enumerate()
            .skip(slot + 1)
            .find(|(later, _)| frame.seen & bit(*later) != 0);
        let mut violation = Violation::new(format!("xsd:{owner}/{name}/misplaced"), tag, message);
        if let (false, Some((_, next))) = (again, next) {
            violation = violation.with_help(format!("move it before `{}`", next.name));
        }
        let violation = self.report_misplaced(depth, symbol, violation);
        self.move_later(depth, violation);
        if again && !child.repeats {
            self.enter(child, owner, tag);
            self.leave_to(depth);
            self.attributes.clear();
            return None;
        }
        self.enter(child, owner, tag);
        Some(slot)
    }

    /// Reports a misplaced child, in the place of the violation that called it
    /// missing. Gives the number of the violation, if it is kept.
    fn report_misplaced(
        &mut self,
        depth: usize,
        symbol: usize,
        violation: Violation,
    ) -> Option<usize> {
        let missing = self
            .missing
            .iter_mut()
            .find(|missing| missing.depth == depth && missing.symbols.contains(&symbol));
        if let Some(missing) = missing {
            missing.symbols.retain(|&it| it != symbol);
            if missing.symbols.is_empty()
                && let Some(reported) = self.violations.get_mut(missing.violation)
            {
                *reported = violation;
                return Some(missing.violation);
            }
        }
        self.report_kept(violation)
    }

    /// An element that ends before its content is complete. Told where it begins
    /// or, where that is in another piece of the stream, where it ends.
    #[cold]
    pub(super) fn incomplete(&mut self, frame: &Frame, model: &'static Model, end: Span) {
        let id = format!("xsd:{}/incomplete", frame.ty.name);
        let names = expected(model, frame.state, frame.seen);
        let message = format!(
            "`{}` is not complete: {names} must follow",
            frame.child.name
        );
        let place = if frame.tag.is_none() { end } else { frame.tag };
        self.report(Violation::new(id, place, message));
    }
}

/// The step of a name, from where it is allowed at the latest.
pub(super) fn next(model: &Model, from: u16, symbol: usize) -> Option<Step> {
    path(model, from, symbol).map(|(_, step)| step)
}

/// The shortest way to where `symbol` is allowed: the names left out, and the
/// step itself.
fn path(model: &Model, from: u16, symbol: usize) -> Option<(Vec<usize>, Step)> {
    let Order::Automaton {
        names,
        steps,
        accepting,
    } = &model.order
    else {
        return None;
    };
    let direct = steps[usize::from(from) * names + symbol];
    if direct != Step::NONE {
        return Some((Vec::new(), direct));
    }
    let mut came_from: Vec<Option<(u16, usize)>> = vec![None; accepting.len()];
    let mut queue = VecDeque::from([from]);
    while let Some(state) = queue.pop_front() {
        let row = &steps[usize::from(state) * names..][..*names];
        if row[symbol] != Step::NONE {
            let mut skipped = Vec::new();
            let mut at = state;
            while at != from {
                let (before, by) = came_from[usize::from(at)]?;
                skipped.push(by);
                at = before;
            }
            skipped.reverse();
            return Some((skipped, row[symbol]));
        }
        for (by, step) in row
            .iter()
            .enumerate()
            .filter(|(_, step)| **step != Step::NONE)
        {
            let known = &mut came_from[usize::from(step.state)];
            if step.state != from && known.is_none() {
                *known = Some((state, by));
                queue.push_back(step.state);
            }
        }
    }
    None
}

/// Returns what can follow in a state, in words.
fn expected(model: &Model, state: u16, seen: u64) -> String {
    match &model.order {
        Order::Automaton { names, steps, .. } => {
            let row = &steps[usize::from(state) * names..][..*names];
            let possible = row
                .iter()
                .filter(|step| **step != Step::NONE)
                .map(|step| model.children[usize::from(step.slot)].name);
            list(possible, "or")
        }
        Order::All { required, .. } => {
            let missing = model
                .children
                .iter()
                .enumerate()
                .filter(|(slot, _)| required & !seen & bit(*slot) != 0)
                .map(|(_, child)| child.name);
            list(missing, "and")
        }
    }
}

fn name_of(model: &Model, symbol: usize) -> Option<&'static str> {
    model
        .children
        .iter()
        .map(|child| child.name)
        .find(|name| (model.symbol)(name.as_bytes()) == Some(symbol))
}

/// "`a`, `b` or `c`"; long lists are cut.
fn list<'n>(names: impl Iterator<Item = &'n str>, last: &str) -> String {
    let mut names: Vec<String> = names.map(|name| format!("`{name}`")).collect();
    if names.len() > 8 {
        let more = names.len() - 7;
        names.truncate(7);
        names.push(format!("{more} more"));
    }
    match names.pop() {
        None => String::new(),
        Some(only) if names.is_empty() => only,
        Some(end) => format!("{} {last} {end}", names.join(", ")),
    }
}
