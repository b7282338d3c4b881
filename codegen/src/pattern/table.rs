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
use super::{CompiledPattern, PatternError};

/// Bytes that the automata on the way may take.
const NFA_SIZE: usize = 4 << 20;
const DFA_SIZE: usize = 16 << 20;

/// Builds the tables.
pub(super) fn build(expression: &Hir, source: String) -> Result<CompiledPattern, PatternError> {
    let too_large = |what: String| PatternError {
        pattern: source.clone(),
        position: None,
        message: format!("the automaton grows too large: {what}"),
    };
    let dense = determinise(expression).map_err(too_large)?;
    let start = dense
        .universal_start_state(Anchored::Yes)
        .ok_or_else(|| too_large("its start depends on what stands before".to_owned()))?;
    let explored = explore(&dense, start);
    let minimal = minimise(&explored);
    if minimal.accepting.len() > usize::from(u16::MAX) {
        let states = minimal.accepting.len();
        return Err(too_large(format!(
            "{states} states, at most {} fit",
            u16::MAX
        )));
    }
    let (classes, width, mut next) = share_columns(&minimal, &byte_classes(&dense));
    let scale = if next.len() <= Dfa::NAMED_BY_ROW {
        width
    } else {
        1
    };
    for state in &mut next {
        *state *= scale;
    }
    Ok(CompiledPattern {
        classes,
        width,
        next: next.into_iter().map(narrow).collect(),
        start: narrow(minimal.start * scale),
        accepting: minimal.accepting,
        source,
    })
}

/// Every match is followed, not only the first: a value fits where some way
/// through the pattern ends with it.
fn determinise(expression: &Hir) -> Result<dense::DFA<Vec<u32>>, String> {
    let nfa = Compiler::new()
        .configure(
            Config::new()
                .which_captures(WhichCaptures::None)
                .nfa_size_limit(Some(NFA_SIZE)),
        )
        .build_from_hir(expression)
        .map_err(|error| error.to_string())?;
    dense::Builder::new()
        .configure(
            dense::Config::new()
                .match_kind(MatchKind::All)
                .start_kind(StartKind::Anchored)
                .accelerate(false)
                .dfa_size_limit(Some(DFA_SIZE))
                .determinize_size_limit(Some(DFA_SIZE)),
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
