//! Automata over characters. In UTF-8 a class of letters is hundreds of states,
//! and a counter multiplies them. Here the characters that no class of a pattern
//! tells apart are one symbol, so a counter costs one state for each step:
//!
//! ```text
//! [\w.]{1,3}     symbols: [\w.] is 0, the rest is 1
//!
//! state   0    1    2    3    4        run   first  accepts   0       1
//! on 0    0    2    3    4    0         0      0       no      0       0
//! on 1    0    0    0    0    0         1      1       no      2       0
//!                                      2      2      yes   state + 1   0
//!                                      3      4      yes      0       0
//! ```
//!
//! States that follow one another, and lead on to states that do, or all to one,
//! are a run: one row for all of them. A chain of any length is a single row.

use std::collections::hash_map::Entry;
use std::collections::{BTreeSet, HashMap};

use cif_runtime::simple::CharacterDfa;
use regex_syntax::hir::{Class, ClassBytes, ClassBytesRange, ClassUnicode, Hir, HirKind};

use super::minimise::Machine;
use super::table::{self, Limits};

/// Bytes that the table of one pattern may take.
const TABLE_SIZE: usize = 1 << 18;

/// An automaton over characters, in the form that [`CharacterDfa`] describes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CharacterTable {
    /// The symbol of each ASCII character.
    pub ascii: [u8; 128],
    /// The symbols of the others, range by range.
    pub ranges: Vec<u8>,
    /// Number of symbols.
    pub width: usize,
    /// The runs of states.
    pub runs: Vec<u8>,
    /// The first state.
    pub start: u16,
}

/// Builds the table.
pub(super) fn build(expression: &Hir) -> Result<CharacterTable, String> {
    let alphabet = Alphabet::of(expression)?;
    let translated = alphabet.translate(expression);
    let (machine, columns) = table::machine(&translated, &Limits::CHARACTERS)?;
    let states = machine.accepting.len();
    if states > usize::from(CharacterDfa::MOVES) {
        return Err(format!(
            "{states} states, at most {} fit",
            CharacterDfa::MOVES
        ));
    }
    let machine = in_depth(&machine);
    let runs = runs(&machine);
    if runs.len() > TABLE_SIZE {
        return Err(format!("{} bytes, at most {TABLE_SIZE} fit", runs.len()));
    }
    let (ascii, ranges) = alphabet.symbols(&columns);
    Ok(CharacterTable {
        ascii,
        ranges,
        width: machine.width,
        runs,
        start: narrow(machine.start),
    })
}

/// The characters divided into those that no class of an expression tells apart.
struct Alphabet {
    /// First characters of ranges, with the symbol up to the next.
    ranges: Vec<(u32, u8)>,
}

impl Alphabet {
    fn of(expression: &Hir) -> Result<Self, String> {
        let mut classes = BTreeSet::new();
        collect(expression, &mut classes);
        let mut borders = BTreeSet::from([0]);
        for class in &classes {
            for &(first, last) in class {
                borders.extend([first, last + 1]);
            }
        }
        let classes: Vec<_> = classes.into_iter().collect();
        let mut symbols: HashMap<Vec<bool>, u8> = HashMap::new();
        let mut ranges = Vec::new();
        for border in borders {
            let members = classes.iter().map(|class| holds(class, border)).collect();
            let fresh = u8::try_from(symbols.len());
            let symbol = match symbols.entry(members) {
                Entry::Occupied(known) => *known.get(),
                Entry::Vacant(place) => {
                    *place.insert(fresh.map_err(|_| "too many classes of characters")?)
                }
            };
            ranges.push((border, symbol));
        }
        Ok(Self { ranges })
    }

    /// The same expression over symbols in place of characters.
    fn translate(&self, expression: &Hir) -> Hir {
        match expression.kind() {
            HirKind::Empty | HirKind::Look(_) | HirKind::Class(Class::Bytes(_)) => {
                expression.clone()
            }
            HirKind::Literal(literal) => {
                let characters = String::from_utf8_lossy(&literal.0);
                let symbols = characters.chars().map(|it| self.symbol(u32::from(it)));
                Hir::literal(symbols.collect::<Vec<u8>>())
            }
            HirKind::Class(Class::Unicode(class)) => {
                let ranges = ranges_of(class);
                let symbols = self
                    .ranges
                    .iter()
                    .filter(|&&(border, _)| holds(&ranges, border));
                let symbols = symbols.map(|&(_, symbol)| ClassBytesRange::new(symbol, symbol));
                Hir::class(Class::Bytes(ClassBytes::new(symbols)))
            }
            HirKind::Repetition(repetition) => {
                let sub = self.translate(&repetition.sub);
                Hir::repetition(repetition.with(sub))
            }
            HirKind::Capture(capture) => self.translate(&capture.sub),
            HirKind::Concat(parts) => {
                Hir::concat(parts.iter().map(|it| self.translate(it)).collect())
            }
            HirKind::Alternation(parts) => {
                Hir::alternation(parts.iter().map(|it| self.translate(it)).collect())
            }
        }
    }

    fn symbol(&self, character: u32) -> u8 {
        let after = self
            .ranges
            .partition_point(|&(first, _)| first <= character);
        self.ranges[after.saturating_sub(1)].1
    }

    /// The tables of symbols, where `columns` gives several one number.
    fn symbols(&self, columns: &[u8; 256]) -> ([u8; 128], Vec<u8>) {
        let column = |symbol: u8| columns[usize::from(symbol)];
        let mut ascii = [0; 128];
        for (character, symbol) in (0..).zip(&mut ascii) {
            *symbol = column(self.symbol(character));
        }
        let mut ranges = Vec::new();
        let mut before = None;
        let beyond = self.ranges.iter().filter(|&&(first, _)| first > 128);
        for (first, symbol) in [(128, self.symbol(128))].iter().chain(beyond) {
            let symbol = column(*symbol);
            if before != Some(symbol) {
                let [_, high, middle, low] = first.to_be_bytes();
                ranges.extend([high, middle, low, symbol]);
                before = Some(symbol);
            }
        }
        (ascii, ranges)
    }
}

type Ranges = Vec<(u32, u32)>;

fn ranges_of(class: &ClassUnicode) -> Ranges {
    let ranges = class.iter();
    ranges
        .map(|it| (u32::from(it.start()), u32::from(it.end())))
        .collect()
}

/// Returns true if a class, its ranges in order, holds a character.
fn holds(class: &[(u32, u32)], character: u32) -> bool {
    let after = class.partition_point(|&(first, _)| first <= character);
    after > 0 && character <= class[after - 1].1
}

/// Collects the classes of an expression, and its characters as classes of one.
fn collect(expression: &Hir, classes: &mut BTreeSet<Ranges>) {
    match expression.kind() {
        HirKind::Empty | HirKind::Look(_) | HirKind::Class(Class::Bytes(_)) => {}
        HirKind::Literal(literal) => {
            let characters = String::from_utf8_lossy(&literal.0);
            let characters = characters.chars().map(u32::from);
            classes.extend(characters.map(|it| vec![(it, it)]));
        }
        HirKind::Class(Class::Unicode(class)) => {
            classes.insert(ranges_of(class));
        }
        HirKind::Repetition(repetition) => collect(&repetition.sub, classes),
        HirKind::Capture(capture) => collect(&capture.sub, classes),
        HirKind::Concat(parts) | HirKind::Alternation(parts) => {
            for part in parts {
                collect(part, classes);
            }
        }
    }
}

/// The same automaton, its states numbered as a walk in depth meets them: those
/// of a chain follow one another.
fn in_depth(machine: &Machine) -> Machine {
    let width = machine.width;
    let mut numbers = vec![None; machine.accepting.len()];
    numbers[0] = Some(0);
    let mut order = vec![0];
    let mut waiting = vec![machine.start];
    while let Some(state) = waiting.pop() {
        if numbers[state].is_some() {
            continue;
        }
        numbers[state] = Some(order.len());
        order.push(state);
        let row = &machine.next[state * width..(state + 1) * width];
        waiting.extend(row.iter().rev().filter(|&&next| numbers[next].is_none()));
    }
    let number = |state: usize| numbers[state].unwrap_or(0);
    let rows = order
        .iter()
        .map(|&state| &machine.next[state * width..(state + 1) * width]);
    Machine {
        width,
        next: rows.flatten().map(|&next| number(next)).collect(),
        start: number(machine.start),
        accepting: order
            .iter()
            .map(|&state| machine.accepting[state])
            .collect(),
    }
}

/// The runs of states: for each its first state, whether it accepts, and a row.
fn runs(machine: &Machine) -> Vec<u8> {
    let width = machine.width;
    let row = |state: usize| &machine.next[state * width..(state + 1) * width];
    let states = machine.accepting.len();
    let mut runs = Vec::new();
    let mut first = 0;
    while first < states {
        // For each symbol: whether the targets move, once a second state says so.
        let mut moves = vec![None; width];
        let mut end = first + 1;
        while end < states && machine.accepting[end] == machine.accepting[first] {
            let offset = end - first;
            let fits = |symbol: usize| match (row(first)[symbol], row(end)[symbol]) {
                (one, other) if one == other && moves[symbol] != Some(true) => Some(false),
                (one, other) if one + offset == other && moves[symbol] != Some(false) => Some(true),
                _ => None,
            };
            let Some(found) = (0..width).map(fits).collect::<Option<Vec<_>>>() else {
                break;
            };
            moves = found.into_iter().map(Some).collect();
            end += 1;
        }
        runs.extend(narrow(first).to_be_bytes());
        runs.push(u8::from(machine.accepting[first]));
        for (target, moves) in row(first).iter().zip(moves) {
            let flag = if moves == Some(true) {
                CharacterDfa::MOVES
            } else {
                0
            };
            runs.extend((narrow(*target) | flag).to_be_bytes());
        }
        first = end;
    }
    runs
}

/// States are few enough, which [`build`] has made sure of.
fn narrow(state: usize) -> u16 {
    u16::try_from(state).unwrap_or(0)
}
