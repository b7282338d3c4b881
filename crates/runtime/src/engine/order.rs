//! The places of children that stand too late or too early, by the automaton of their
//! content model alone. A child stays where it is unless the model leaves it
//! no place there; so what may stand in any order keeps the order it has.

use std::ops::Range;

use super::config::Config;
use super::recover::next;
use crate::schema::{Counted, Model, Order, Step};

/// The greatest number of children of one element that move at once. Moving one
/// looks at all its siblings.
const MOST: usize = 1000;

/// The distance before the first late child at which others may stand too early, and, by half,
/// behind it.
const NEIGHBOURS: usize = 4;

/// The number of looks at the siblings of a child that stands too early, to find its place.
const LOOKS: usize = 16;

/// The children of an element as they should stand.
pub(super) struct Line<'m> {
    model: &'m Model,
    stands: Vec<Stand>,
    /// The place at the end.
    last: Config,
    /// Number of names that are missing before others, as the line was made.
    missing: usize,
}

/// A child in its place.
struct Stand {
    symbol: usize,
    /// Its number among the children as they are; nothing for a new one.
    child: Option<usize>,
    moved: bool,
    /// The place that it is met in.
    config: Config,
}

/// A child that moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Move {
    /// Its number among the children.
    pub(super) child: usize,
    /// The child that it comes before; their count, where it comes last.
    pub(super) before: usize,
}

/// A way to put children in order.
pub(super) struct Sorting {
    /// The children that move; those that come before the same child are in their order.
    /// Nothing where no move helps.
    pub(super) moves: Vec<Move>,
    /// The children that stand too early, which is why more of them came too late.
    pub(super) early: Range<usize>,
    /// The children that come too late for another reason.
    pub(super) late: Vec<usize>,
}

/// Finds what to move so that fewer children stand in a wrong place.
pub(super) fn sorting(model: &Model, symbols: &[usize]) -> Sorting {
    let (line, late) = Line::new(model, symbols, 0..0);
    let faults = late.len() + line.missing;
    let fewest = early_ranges(symbols, &late)
        .map(|early| (Line::new(model, symbols, early.clone()), early))
        .min_by_key(|((_, others), early)| others.len() + early.len());
    if let Some(((without, others), early)) = fewest
        && others.len() + early.len() < late.len()
        && let sorting = line_up(without, symbols, early.clone(), others, faults)
        && early
            .clone()
            .all(|it| sorting.moves.iter().any(|moved| moved.child == it))
    {
        return sorting;
    }
    line_up(line, symbols, 0..0, late, faults)
}

/// The ranges around the first late child that may stand too early, the nearest first. None where
/// only one comes too late: it is moved itself.
fn early_ranges(symbols: &[usize], late: &[usize]) -> impl Iterator<Item = Range<usize>> {
    let first = late.first().filter(|_| late.len() > 1);
    let first = first.copied().unwrap_or_default();
    let last = symbols.len().min(first + NEIGHBOURS / 2);
    let starts = (first.saturating_sub(NEIGHBOURS)..first).rev();
    starts.flat_map(move |start| (start + 1..=last).map(move |end| start..end))
}

/// Puts children into a line of the others, unless as many faults are left as there are.
fn line_up(
    mut line: Line<'_>,
    symbols: &[usize],
    early: Range<usize>,
    late: Vec<usize>,
    faults: usize,
) -> Sorting {
    // Each comes to stand right before the one behind it.
    for child in early.clone().rev() {
        line.add_behind(symbols[child], child);
    }
    for &child in late.iter().take(MOST) {
        line.add(symbols[child], Some(child));
    }
    let mut moves = line.moves(symbols.len());
    let (arranged, left) = Line::new(line.model, &rearranged(symbols, &moves), 0..0);
    if left.len() + arranged.missing >= faults {
        moves.clear();
    }
    Sorting { moves, early, late }
}

/// Returns where a new child belongs: before which one of those that are there; their
/// count, where it comes last.
pub(super) fn place(model: &Model, symbols: &[usize], new: usize) -> Option<usize> {
    if let Order::All { .. } = model.order {
        // Any place will do; that in the order of the schema is the usual one.
        let later = symbols.iter().position(|&symbol| symbol > new);
        return Some(later.unwrap_or(symbols.len()));
    }
    let (mut line, _) = Line::new(model, symbols, 0..0);
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
    /// The children that stand where they may, and the numbers of the others, apart from
    /// those that are left out.
    fn new(model: &'m Model, symbols: &[usize], without: Range<usize>) -> (Self, Vec<usize>) {
        let mut line = Self {
            model,
            stands: Vec::with_capacity(symbols.len()),
            last: Config::default(),
            missing: 0,
        };
        let mut late = Vec::new();
        let rest = symbols.iter().enumerate();
        for (child, &symbol) in rest.filter(|(child, _)| !without.contains(child)) {
            match next(model, &line.last, symbol) {
                Some((config, missing)) => {
                    line.missing += missing;
                    line.stands.push(Stand {
                        symbol,
                        child: Some(child),
                        moved: false,
                        config: std::mem::replace(&mut line.last, config),
                    });
                }
                None => late.push(child),
            }
        }
        (line, late)
    }

    fn config(&self, at: usize) -> &Config {
        self.stands
            .get(at)
            .map_or(&self.last, |stand| &stand.config)
    }

    /// Puts a child into the last place where it may stand, if what follows
    /// may then follow it.
    fn add(&mut self, symbol: usize, child: Option<usize>) -> Option<usize> {
        let from = leading_to(self.model, symbol);
        let is_open = |at: &usize| from.get(usize::from(self.config(*at).state)) == Some(&true);
        let at = (0..=self.stands.len()).rev().find(is_open)?;
        let fit = self.fit(symbol, at, &mut (self.stands.len() + 2))?;
        self.insert(symbol, child, at, fit);
        Some(at)
    }

    /// Puts a child that stands too early into the first place behind its own.
    fn add_behind(&mut self, symbol: usize, child: usize) -> Option<usize> {
        let mut steps = LOOKS * (self.stands.len() + 1);
        let behind = |stand: &Stand| stand.child > Some(child);
        let first = self.stands.iter().position(behind)?;
        let (at, fit) = (first..=self.stands.len())
            .find_map(|at| Some((at, self.fit(symbol, at, &mut steps)?)))?;
        self.insert(symbol, Some(child), at, fit);
        Some(at)
    }

    /// Returns the places of what follows behind a new child, up to where they are the same
    /// again, if all may follow it. `steps` bounds the number of looks.
    fn fit(&self, symbol: usize, at: usize, steps: &mut usize) -> Option<Vec<Config>> {
        *steps = steps.checked_sub(1)?;
        let (mut config, _) = next(self.model, self.config(at), symbol)?;
        let mut places = Vec::new();
        for stand in &self.stands[at..] {
            if stand.config == config {
                return Some(places);
            }
            *steps = steps.checked_sub(1)?;
            let (after, _) = next(self.model, &config, stand.symbol)?;
            places.push(std::mem::replace(&mut config, after));
        }
        places.push(config);
        Some(places)
    }

    /// Puts a child into a place that fits.
    fn insert(&mut self, symbol: usize, child: Option<usize>, at: usize, fit: Vec<Config>) {
        let config = self.config(at).clone();
        for (number, place) in fit.into_iter().enumerate() {
            match self.stands.get_mut(at + number) {
                Some(stand) => stand.config = place,
                None => self.last = place,
            }
        }
        let stand = Stand {
            symbol,
            child,
            moved: true,
            config,
        };
        self.stands.insert(at, stand);
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

/// For each state, whether it leads to where a name is allowed, all counters aside.
fn leading_to(model: &Model, symbol: usize) -> Vec<bool> {
    let (names, states) = match &model.order {
        Order::Automaton {
            names, accepting, ..
        }
        | Order::Counted(Counted {
            names, accepting, ..
        }) => (*names, accepting.len()),
        Order::All { .. } => return Vec::new(),
    };
    let targets = |state: usize, symbol: usize| -> Vec<usize> {
        match &model.order {
            Order::Automaton { steps, .. } => {
                let step = steps[state * names + symbol];
                let target = (step != Step::NONE).then_some(usize::from(step.state));
                target.into_iter().collect()
            }
            Order::Counted(counted) => {
                let state = u16::try_from(state).unwrap_or(u16::MAX);
                let edges = counted.edges(state, symbol).iter();
                edges.map(|edge| usize::from(edge.step.state)).collect()
            }
            Order::All { .. } => Vec::new(),
        }
    };
    let mut leads = vec![false; states];
    loop {
        let mut found = false;
        for state in (0..states).rev() {
            let leads_on = |name| {
                let targets = targets(state, name);
                name == symbol && !targets.is_empty() || targets.iter().any(|&it| leads[it])
            };
            if !leads[state] && (0..names).any(leads_on) {
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
        automaton(5, STEPS.as_flattened(), &[false, false, true, true])
    }

    fn automaton(names: usize, steps: &'static [Step], accepting: &'static [bool]) -> Model {
        Model {
            children: &[],
            symbol: |name| name.first().map(|byte| usize::from(byte - b'a')),
            order: Order::Automaton {
                names,
                steps,
                accepting,
            },
            aliases: &[],
            wildcards: &[],
        }
    }

    fn symbols(names: &str) -> Vec<usize> {
        names.bytes().map(|it| usize::from(it - b'a')).collect()
    }

    fn sorted(names: &str) -> String {
        sorted_by(&model(), names)
    }

    fn sorted_by(model: &Model, names: &str) -> String {
        let symbols = symbols(names);
        let arranged = rearranged(&symbols, &sorting(model, &symbols).moves);
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
    fn a_child_that_moves_may_change_what_the_end_allows() {
        // `e, ((a, b, c*, d) | (b, c*))`
        static STEPS: [[Step; 5]; 6] = [
            [N, N, N, N, Step::to(1, 4)],
            [Step::to(2, 0), Step::to(5, 1), N, N, N],
            [N, Step::to(3, 1), N, N, N],
            [N, N, Step::to(3, 2), Step::to(4, 3), N],
            [N, N, N, N, N],
            [N, N, Step::to(5, 2), N, N],
        ];
        let accepting = &[false, false, false, false, true, true];
        let model = automaton(5, STEPS.as_flattened(), accepting);
        assert_eq!(sorted_by(&model, "ebcadc"), "eabccd");
    }

    #[test]
    fn no_move_makes_another_child_miss_its_company() {
        // `a, (b, c)*, d`
        static STEPS: [[Step; 4]; 4] = [
            [A, N, N, N],
            [N, Step::to(2, 1), N, Step::to(3, 3)],
            [N, N, Step::to(1, 2), N],
            [N; 4],
        ];
        let model = automaton(4, STEPS.as_flattened(), &[false, false, false, true]);
        for names in ["adc", "abcdc"] {
            assert_eq!(sorted_by(&model, names), names);
        }
        assert_eq!(sorted_by(&model, "adbc"), "abcd");
    }

    #[test]
    fn states_lead_on_in_circles() {
        // `(a, b)*`
        static STEPS: [[Step; 2]; 2] = [[A, N], [N, Step::to(0, 1)]];
        let model = automaton(2, STEPS.as_flattened(), &[true, false]);
        assert_eq!(leading_to(&model, 0), [true, true]);
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
        // Moves that leave as many faults are none.
        for names in ["aa", "abac", "ccc"] {
            assert_eq!(sorting(&model(), &symbols(names)).moves, [], "{names}");
        }
    }

    #[test]
    fn few_that_stand_too_early_move_and_not_many_that_come_too_late() {
        for (names, right, early, late) in [
            ("cab", "abc", 0..1, &[][..]),
            ("acbbd", "abbcd", 1..2, &[]),
            ("edabc", "abced", 0..2, &[]),
            ("edab", "abed", 0..0, &[2, 3]),
            ("ddabc", "abcdd", 0..2, &[]),
            // Right behind those that came too late, and in their order.
            ("eabcde", "abcede", 0..1, &[]),
            ("ca", "ac", 0..0, &[1]),
            ("cabdb", "abbcd", 0..1, &[4]),
            ("daabc", "aabcd", 0..1, &[2]),
            // Neighbours.
            ("cdabb", "abbcd", 0..2, &[]),
            ("dcabb", "abbcd", 0..2, &[]),
            ("acdbbb", "abbbcd", 1..3, &[]),
            ("acbdbb", "abbbcd", 0..0, &[2, 4, 5]),
        ] {
            let sorting = sorting(&model(), &symbols(names));
            assert_eq!(sorted(names), right, "{names}");
            assert_eq!((sorting.early, &sorting.late[..]), (early, late), "{names}");
        }
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

    #[test]
    fn where_any_order_will_do_that_of_the_schema_is_kept() {
        let mut model = model();
        model.order = Order::All {
            required: 0,
            optional: true,
        };
        let place = |names: &str, new: &str| place(&model, &symbols(names), symbols(new)[0]);
        assert_eq!(place("ace", "b"), Some(1));
        assert_eq!(place("ace", "a"), Some(1));
        assert_eq!(place("eca", "d"), Some(0));
        assert_eq!(place("ab", "c"), Some(2));
    }
}
