//! From an expression to tables: regex-automata determinises, the states that can
//! be reached are minimised, and bytes with equal columns share one class.

use std::collections::HashMap;

use cif_runtime::simple::Dfa;
use regex_automata::dfa::{Automaton, StartKind, dense};
use regex_automata::nfa::thompson::{Compiler, Config, WhichCaptures};
use regex_automata::util::alphabet::Unit;
use regex_automata::util::primitives::StateID;
use regex_automata::{Anchored, MatchKind};
use regex_syntax::hir::Hir;

use super::minimise::{Machine, minimise};

/// Bytes that the automata on the way may take.
pub(super) struct Limits {
    nfa: usize,
    dfa: usize,
}

impl Limits {
    /// The size beyond which an automaton over characters is better.
    const BYTES: Self = Self {
        nfa: 1 << 20,
        dfa: 1 << 20,
    };
    pub(super) const CHARACTERS: Self = Self {
        nfa: 4 << 20,
        dfa: 4 << 20,
    };
}

/// An automaton over the bytes of UTF-8, in the form that [`Dfa`] describes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ByteTable {
    /// The class of each byte: bytes of one class lead to the same states.
    pub classes: [u8; 256],
    /// Number of classes: the length of a row of `next`.
    pub width: usize,
    /// For each state a row of next states by class; state 0 is dead. States are
    /// named as [`Dfa::next`] has it.
    pub next: Vec<u16>,
    /// The first state.
    pub start: u16,
    /// True for each state that accepts.
    pub accepting: Vec<bool>,
}

/// Builds the tables.
pub(super) fn build(expression: &Hir) -> Result<ByteTable, String> {
    let (machine, classes) = machine(expression, &Limits::BYTES)?;
    if machine.next.len() > Dfa::NAMED_BY_ROW {
        return Err(format!("{} states by byte", machine.accepting.len()));
    }
    let width = machine.width;
    let named = machine.next.into_iter().map(|state| narrow(state * width));
    Ok(ByteTable {
        classes,
        width,
        next: named.collect(),
        start: narrow(machine.start * width),
        accepting: machine.accepting,
    })
}

/// The minimal automaton of an expression, and the column of each byte.
pub(super) fn machine(expression: &Hir, limits: &Limits) -> Result<(Machine, [u8; 256]), String> {
    let dense = determinise(expression, limits)?;
    let start = dense
        .universal_start_state(Anchored::Yes)
        .ok_or("its start depends on what stands before")?;
    let minimal = minimise(&explore(&dense, start));
    let (classes, width, next) = share_columns(&minimal, &byte_classes(&dense));
    let machine = Machine {
        width,
        next,
        ..minimal
    };
    Ok((machine, classes))
}

/// Every match is followed, not only the first: a value fits where some way
/// through the pattern ends with it.
fn determinise(expression: &Hir, limits: &Limits) -> Result<dense::DFA<Vec<u32>>, String> {
    let nfa = Compiler::new()
        .configure(
            Config::new()
                .which_captures(WhichCaptures::None)
                .utf8(false)
                .nfa_size_limit(Some(limits.nfa)),
        )
        .build_from_hir(expression)
        .map_err(|error| error.to_string())?;
    dense::Builder::new()
        .configure(
            dense::Config::new()
                .match_kind(MatchKind::All)
                .start_kind(StartKind::Anchored)
                .accelerate(false)
                .dfa_size_limit(Some(limits.dfa))
                .determinize_size_limit(Some(limits.dfa)),
        )
        .build_from_nfa(&nfa)
        .map_err(|error| error.to_string())
}

fn byte_classes(dense: &dense::DFA<Vec<u32>>) -> [u8; 256] {
    let mut classes = [0; 256];
    for (class, byte) in classes.iter_mut().zip(0..=u8::MAX) {
        *class = dense.byte_classes().get(byte);
    }
    classes
}

/// Numbers the states in the order of a walk from the start, the dead one first.
/// Whether a state accepts is what it would do at the end of the text.
fn explore(dense: &dense::DFA<Vec<u32>>, start: StateID) -> Machine {
    let representatives: Vec<u8> = (dense.byte_classes().representatives(0..=u8::MAX))
        .filter_map(Unit::as_u8)
        .collect();
    let width = representatives.len();
    let mut numbers = HashMap::new();
    let mut states = Vec::new();
    let mut number = |state: StateID, states: &mut Vec<StateID>| -> usize {
        if dense.is_dead_state(state) {
            return 0;
        }
        *numbers.entry(state).or_insert_with(|| {
            states.push(state);
            states.len()
        })
    };
    let start = number(start, &mut states);
    let mut next = vec![0; width];
    let mut accepting = vec![false];
    let mut at = 0;
    while let Some(&state) = states.get(at) {
        for &byte in &representatives {
            next.push(number(dense.next_state(state, byte), &mut states));
        }
        accepting.push(dense.is_match_state(dense.next_eoi_state(state)));
        at += 1;
    }
    Machine {
        width,
        next,
        start,
        accepting,
    }
}

/// Gives bytes whose columns are equal one class. After minimisation more are.
fn share_columns(machine: &Machine, byte_classes: &[u8; 256]) -> ([u8; 256], usize, Vec<usize>) {
    let states = machine.accepting.len();
    let column = |class: usize| -> Vec<usize> {
        (0..states)
            .map(|state| machine.next[state * machine.width + class])
            .collect()
    };
    let mut columns: Vec<Vec<usize>> = Vec::new();
    let mut shared: HashMap<Vec<usize>, u8> = HashMap::new();
    let mut classes = [0; 256];
    for (class, &old) in classes.iter_mut().zip(byte_classes) {
        let column = column(usize::from(old));
        *class = *shared.entry(column).or_insert_with_key(|column| {
            columns.push(column.clone());
            // There are at most 256 columns.
            u8::try_from(columns.len() - 1).unwrap_or(u8::MAX)
        });
    }
    let rows = (0..states).flat_map(|state| columns.iter().map(move |column| column[state]));
    let next = rows.collect();
    (classes, columns.len(), next)
}

/// Names of states are small enough, which [`build`] has made sure of.
fn narrow(state: usize) -> u16 {
    u16::try_from(state).unwrap_or(0)
}
