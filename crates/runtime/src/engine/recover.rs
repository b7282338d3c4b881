//! Children in the wrong place. One fault gives one violation: an element that
//! comes too early makes those before it missing, until they come too late.

use std::collections::HashSet;

use super::config::Config;
use super::content::bit;
use super::{Frame, Reader};
use crate::schema::{Child, Counted, Model, Order};
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
        let from = frame.clone();
        let config = self.config(model, &from);
        if let Some((skipped, to, slot)) = path(model, &config, symbol) {
            self.go_to(model, from.state, &to);
            let frame = self.frames.last_mut()?;
            frame.seen |= bit(slot);
            let child = &model.children[slot];
            let mut names: Vec<String> = skipped.iter().map(|&it| words(model, it)).collect();
            names.dedup();
            let verb = if names.len() == 1 { "is" } else { "are" };
            let names = list(names, "and");
            let id = format!("xsd:{owner}/incomplete");
            let message = format!(
                "{names} {verb} missing before `{}` in `{parent}`",
                child.name
            );
            self.missing.push(Missing {
                depth,
                symbols: skipped.into_iter().map(|(symbol, _)| symbol).collect(),
                violation: self.violations.len(),
            });
            self.report(Violation::new(id, tag, message));
            self.enter(child, owner, tag);
            return Some(slot);
        }
        let frame = self.frames.last_mut()?;
        let name = name_of(model, symbol)?;
        let slot = model.children.iter().position(|child| child.name == name)?;
        let child = &model.children[slot];
        let again = frame.seen & bit(slot) != 0;
        frame.seen |= bit(slot);
        // In the order of the schema, those behind it that stand before it already.
        let is_met = |later: usize| frame.seen & bit(later) != 0;
        let behind = model.children.iter().enumerate().skip(slot + 1);
        let mut behind = behind.filter(|(later, _)| is_met(*later));
        let is_any = |child: &Child| child.name.starts_with("##");
        let next = behind.clone().find(|(_, it)| !is_any(it));
        let next = next.filter(|(_, it)| order_matters(model, symbol, it.name));
        let message = if again && !child.repeats {
            format!("`{name}` stands more than once in `{parent}`")
        } else if again {
            format!("`{name}` stands too often or too late in `{parent}`")
        } else if next.is_some() || behind.any(|(_, it)| is_any(it)) {
            format!("`{name}` stands too late in `{parent}`")
        } else {
            format!("`{name}` can no longer stand in `{parent}`")
        };
        let mut violation = Violation::new(format!("xsd:{owner}/{name}/misplaced"), tag, message);
        if let (false, Some((_, next))) = (again, next) {
            violation = violation.with_help(format!("move it before `{}`", next.name));
        }
        let violation = self.report_misplaced(depth, symbol, violation);
        self.move_later(depth, violation, tag);
        if again && !child.repeats {
            self.keep_name(depth, name);
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

    /// An element that ends before its content is complete. Reported where it begins
    /// or, where that is in another piece of the stream, where it ends.
    #[cold]
    pub(super) fn incomplete(
        &mut self,
        frame: &Frame,
        model: &'static Model,
        config: &Config,
        end: Span,
    ) {
        let id = format!("xsd:{}/incomplete", frame.ty.name);
        let names = expected(model, config, frame.seen);
        let name = frame.child.name;
        let message = if names.is_empty() {
            format!("`{name}` can never be complete: its type asks for what nothing meets")
        } else {
            format!("`{name}` is not complete: {names} must follow")
        };
        let place = if frame.tag.is_none() { end } else { frame.tag };
        self.report(Violation::new(id, place, message));
    }
}

/// The place after a name, from where it is allowed at the latest, and the number of names that
/// are missing before it.
pub(super) fn next(model: &Model, from: &Config, symbol: usize) -> Option<(Config, usize)> {
    path(model, from, symbol).map(|(missing, to, _)| (to, missing.len()))
}

/// Returns true if it makes a difference which comes first, a child or one of a name. It makes
/// none between alternatives of a choice.
fn order_matters(model: &Model, symbol: usize, name: &str) -> bool {
    let behind = |first, second| {
        let (behind_first, _) = next(model, &Config::default(), first)?;
        Some(next(model, &behind_first, second)?.0)
    };
    (model.symbol)(name.as_bytes()).is_some_and(|it| behind(symbol, it) != behind(it, symbol))
}

/// A way through a content model.
type Way = (Vec<(usize, usize)>, Config, usize);

/// The shortest way to where `symbol` is allowed: the names left out, each with its slot, the
/// place after it, and its slot.
fn path(model: &Model, from: &Config, symbol: usize) -> Option<Way> {
    if let Some((to, slot)) = from.step(model, symbol) {
        return Some((Vec::new(), to, slot));
    }
    // The places met: where each was come from, by the number of that, and by which name.
    let mut met = vec![(from.clone(), 0_u64, None)];
    let mut known = HashSet::from([(from.state, 0)]);
    let mut number = 0;
    while let Some((config, advanced, _)) = met.get(number) {
        let steps = config.lenient_steps(model, *advanced);
        if let Some(found) = steps.iter().find(|it| it.symbol == symbol) {
            let mut skipped = Vec::new();
            let mut at = number;
            while let Some((_, _, Some((before, by)))) = met.get(at) {
                skipped.push(*by);
                at = *before;
            }
            skipped.reverse();
            return Some((skipped, found.to.clone(), found.slot));
        }
        for it in steps {
            if known.insert((it.to.state, it.advanced)) {
                met.push((it.to, it.advanced, Some((number, (it.symbol, it.slot)))));
            }
        }
        number += 1;
    }
    None
}

/// Returns what can follow in a state, in words.
fn expected(model: &Model, config: &Config, seen: u64) -> String {
    match &model.order {
        Order::Automaton { names, .. } | Order::Counted(Counted { names, .. }) => {
            let open = (0..*names).filter_map(|it| Some((it, config.step(model, it)?.1)));
            list(open.map(|it| words(model, it)).collect(), "or")
        }
        Order::All { required, .. } => {
            let slots = 0..model.children.len();
            let missing = slots.filter(|slot| required & !seen & bit(*slot) != 0);
            list(
                missing.map(|slot| words(model, (slot, slot))).collect(),
                "and",
            )
        }
    }
}

/// The elements of a symbol and its slot in words: their name, or what may stand there.
fn words(model: &Model, (symbol, slot): (usize, usize)) -> String {
    let name = model.children[slot].name;
    let wildcard = model.wildcards.iter().find(|it| it.symbol == symbol);
    match (wildcard, name.strip_prefix("##")) {
        (Some(wildcard), _) => wildcard.allowed.to_string(),
        (None, Some(head)) => format!("an element in place of `{head}`"),
        (None, None) => format!("`{name}`"),
    }
}

/// The name of a symbol; nothing for that of a wildcard.
pub(super) fn name_of(model: &Model, symbol: usize) -> Option<&'static str> {
    model
        .children
        .iter()
        .map(|child| child.name)
        .find(|name| (model.symbol)(name.as_bytes()) == Some(symbol))
}

/// "a, b or c"; long lists are cut.
fn list(mut names: Vec<String>, last: &str) -> String {
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

#[cfg(test)]
mod tests {
    use super::list;

    #[test]
    fn lists_are_words_and_long_ones_are_cut() {
        let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];
        for (count, expected) in [
            (0, ""),
            (1, "a"),
            (3, "a, b or c"),
            (8, "a, b, c, d, e, f, g or h"),
            (9, "a, b, c, d, e, f, g or 2 more"),
        ] {
            let names = names[..count].iter().map(ToString::to_string);
            assert_eq!(list(names.collect(), "or"), expected);
        }
    }
}
