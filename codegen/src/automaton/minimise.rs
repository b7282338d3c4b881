//! The smallest automaton that allows the same.

use std::collections::{HashMap, VecDeque};

use super::{Automaton, Edge, State};

/// Merges states that no continuation tells apart (Moore), and numbers them
/// in the order in which they are met.
pub(super) fn minimise(names: Vec<String>, states: &[State]) -> Automaton {
    let mut kinds = HashMap::new();
    let mut class: Vec<usize> = (states.iter())
        .map(|it| {
            let fresh = kinds.len();
            *kinds.entry((it.accepting, &it.counters)).or_insert(fresh)
        })
        .collect();
    let mut count = 0;
    loop {
        let mut signatures = HashMap::new();
        let refined: Vec<usize> = (states.iter().zip(&class))
            .map(|(state, own)| {
                let edges = (state.edges.iter().enumerate())
                    .flat_map(|(symbol, edges)| edges.iter().map(move |edge| (symbol, edge)));
                let edges: Vec<_> = edges
                    .map(|(symbol, edge)| (symbol, class[edge.state], edge.slot, edge.counting))
                    .collect();
                let fresh = signatures.len();
                *signatures.entry((*own, edges)).or_insert(fresh)
            })
            .collect();
        class = refined;
        if signatures.len() == count {
            break;
        }
        count = signatures.len();
    }
    let mut order: Vec<usize> = Vec::new();
    let mut queue = VecDeque::from([0]);
    let mut numbers: HashMap<usize, usize> = HashMap::new();
    while let Some(state) = queue.pop_front() {
        if numbers.contains_key(&class[state]) {
            continue;
        }
        numbers.insert(class[state], order.len());
        order.push(state);
        queue.extend(states[state].edges.iter().flatten().map(|it| it.state));
    }
    let renumbered = |edge: &Edge| Edge {
        state: numbers[&class[edge.state]],
        ..*edge
    };
    let states = order.iter().map(|&it| {
        let state = &states[it];
        let edges = state.edges.iter();
        State {
            counters: state.counters.clone(),
            accepting: state.accepting,
            edges: edges
                .map(|edges| edges.iter().map(renumbered).collect())
                .collect(),
        }
    });
    Automaton {
        states: states.collect(),
        names,
    }
}
