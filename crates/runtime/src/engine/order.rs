//! The places of children that stand too late, by the automaton of their
//! content model alone. A child stays where it is unless the model leaves it
//! no place there; so what may stand in any order keeps the order it has.

use super::recover::next;
use crate::schema::{Model, Order, Step};

/// The greatest number of children of one element that move at once. Moving one
/// looks at all its siblings.
const MOST: usize = 1000;

/// The children of an element as they should stand.
pub(super) struct Line<'m> {
    model: &'m Model,
    stands: Vec<Stand>,
    /// The state at the end.
    last: u16,
}

/// A child in its place.
#[derive(Clone, Copy)]
struct Stand {
    symbol: usize,
    /// Its number among the children as they are; nothing for a new one.
    child: Option<usize>,
    moved: bool,
    /// The state that it is met in.
    state: u16,
}

/// A child that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    /// Its number among the children.
    pub(super) child: usize,
    /// The child that it comes before; their count, where it comes last.
    pub(super) before: usize,
}

/// Returns what to move so that fewer children stand in a wrong place; those that
/// come before the same one are in their order. Nothing where no move helps.
pub(super) fn moves(model: &Model, symbols: &[usize]) -> Vec<Move> {
    let (mut line, late) = Line::new(model, symbols);
    let faults = late.len();
    for child in late.into_iter().take(MOST) {
        line.add(symbols[child], Some(child));
    }
    let moves = line.moves(symbols.len());
    let left = Line::new(model, &rearranged(symbols, &moves)).1.len();
    if left < faults { moves } else { Vec::new() }
}

/// Returns where a new child belongs: before which one of those that are there; their
/// count, where it comes last.
pub(super) fn place(model: &Model, symbols: &[usize], new: usize) -> Option<usize> {
    if let Order::All { .. } = model.order {
        // Any place will do; that in the order of the schema is the usual one.
        let later = symbols.iter().position(|&symbol| symbol > new);
        return Some(later.unwrap_or(symbols.len()));
    }
    let (mut line, _) = Line::new(model, symbols);
    let at = line.add(new, None)?;
    Some(line.next_kept(at).unwrap_or(symbols.len()))
}

/// The children as they stand once they are moved.
fn rearranged(symbols: &[usize], moves: &[Move]) -> Vec<usize> {
    let mut stays = vec![true; symbols.len()];
    for it in moves {
        stays[it.child] = false;
    }
    // `moves` are in the order of the places they lead to.
    let mut moves = moves.iter().peekable();
    let mut arranged = Vec::with_capacity(symbols.len());
    for child in 0..=symbols.len() {
        while let Some(it) = moves.next_if(|it| it.before == child) {
            arranged.push(symbols[it.child]);
        }
        if stays.get(child) == Some(&true) {
            arranged.push(symbols[child]);
        }
    }
    arranged
}

impl<'m> Line<'m> {
    /// The children that stand where they may, and the numbers of the others.
    fn new(model: &'m Model, symbols: &[usize]) -> (Self, Vec<usize>) {
        let mut line = Self {
            model,
            stands: Vec::with_capacity(symbols.len()),
            last: 0,
        };
        let mut late = Vec::new();
        for (child, &symbol) in symbols.iter().enumerate() {
            match next(model, line.last, symbol) {
                Some(step) => {
                    line.stands.push(Stand {
                        symbol,
                        child: Some(child),
                        moved: false,
                        state: line.last,
                    });
                    line.last = step.state;
                }
                None => late.push(child),
            }
        }
        (line, late)
    }

    fn state(&self, at: usize) -> u16 {
        self.stands.get(at).map_or(self.last, |stand| stand.state)
    }

    /// Puts a child into the last place where it may stand, if what follows
    /// may then follow it.
    fn add(&mut self, symbol: usize, child: Option<usize>) -> Option<usize> {
        let from = leading_to(self.model, symbol);
        let is_open = |at: &usize| from.get(usize::from(self.state(*at))) == Some(&true);
        let at = (0..=self.stands.len()).rev().find(is_open)?;
        let mut state = next(self.model, self.state(at), symbol)?.state;
        let mut changed = Vec::new();
        for stand in &self.stands[at..] {
            if stand.state == state {
                break;
            }
            changed.push(state);
            state = next(self.model, state, stand.symbol)?.state;
        }
        let is_new_end = changed.len() == self.stands.len() - at;
        let before = self.state(at);
        for (stand, state) in self.stands[at..].iter_mut().zip(changed) {
            stand.state = state;
        }
        if is_new_end {
            self.last = state;
        }
        self.stands.insert(
            at,
            Stand {
                symbol,
                child,
                moved: true,
                state: before,
            },
        );
        Some(at)
    }

    /// The first child after a place that is not moved.
    fn next_kept(&self, at: usize) -> Option<usize> {
        let kept = self.stands[at..].iter().find(|stand| !stand.moved)?;
        kept.child
    }

    /// Returns what moves; `count` is the number of the children.
    fn moves(&self, count: usize) -> Vec<Move> {
        let mut moves = Vec::new();
        let mut before = count;
        for stand in self.stands.iter().rev() {
            match stand.child {
                Some(child) if stand.moved => moves.push(Move { child, before }),
                Some(kept) => before = kept,
                None => {}
            }
        }
        moves.reverse();
        moves
    }
}

/// For each state, whether it leads to where a name is allowed.
fn leading_to(model: &Model, symbol: usize) -> Vec<bool> {
    let Order::Automaton {
        names,
        steps,
        accepting,
    } = &model.order
    else {
        return Vec::new();
    };
    let mut leads = vec![false; accepting.len()];
    loop {
        let mut found = false;
        for (state, row) in steps.chunks_exact(*names).enumerate().rev() {
            let is_open = |step: &Step| *step != Step::NONE && leads[usize::from(step.state)];
            if !leads[state] && (row[symbol] != Step::NONE || row.iter().any(is_open)) {
                leads[state] = true;
                found = true;
            }
        }
        if !found {
            return leads;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const N: Step = Step::NONE;
    const A: Step = Step::to(1, 0);
    const B: Step = Step::to(1, 1);
    const C: Step = Step::to(2, 2);
    const D: Step = Step::to(3, 3);
    const E: Step = Step::to(3, 4);

    /// `a?, b*, c, (d | e)*`; the names are their numbers.
    static STEPS: [[Step; 5]; 4] = [
        [A, B, C, N, N],
        [N, B, C, N, N],
        [N, N, N, D, E],
        [N, N, N, D, E],
    ];

    fn model() -> Model {
        Model {
            children: &[],
            symbol: |name| name.first().map(|byte| usize::from(byte - b'a')),
            order: Order::Automaton {
                names: 5,
                steps: STEPS.as_flattened(),
                accepting: &[false, false, true, true],
            },
            aliases: &[],
            wildcards: &[],
        }
    }

    fn symbols(names: &str) -> Vec<usize> {
        names.bytes().map(|it| usize::from(it - b'a')).collect()
    }

    fn sorted(names: &str) -> String {
        let symbols = symbols(names);
        let arranged = rearranged(&symbols, &moves(&model(), &symbols));
        let name = |symbol: &usize| char::from(b'a' + u8::try_from(*symbol).unwrap());
        arranged.iter().map(name).collect()
    }

    #[test]
    fn children_find_their_places() {
        assert_eq!(sorted("abbcde"), "abbcde");
        assert_eq!(sorted("cba"), "abc");
        assert_eq!(sorted("edcba"), "abced");
        assert_eq!(sorted("bcb"), "bbc");
    }

    #[test]
    fn what_no_move_fixes_stays() {
        assert_eq!(sorted("aa"), "aa");
        assert_eq!(sorted("abac"), "abac");
        // The first fault can be fixed, the second cannot.
        assert_eq!(sorted("baac"), "abac");
        // What is missing says nothing of the order.
        assert_eq!(sorted("de"), "de");
        assert_eq!(sorted("dab"), "abd");
    }

    #[test]
    fn what_is_new_has_a_place() {
        let place = |names: &str, new: &str| place(&model(), &symbols(names), symbols(new)[0]);
        assert_eq!(place("bcd", "a"), Some(0));
        assert_eq!(place("abc", "b"), Some(2));
        assert_eq!(place("abc", "e"), Some(3));
        assert_eq!(place("", "c"), Some(0));
        assert_eq!(place("abc", "a"), None);
    }
}
