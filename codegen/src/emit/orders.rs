//! The tables of automata: bytes, so that a large content model has few lines.

use proc_macro2::{Literal, TokenStream};
use quote::quote;

use crate::automaton::{Automaton, Bounds, Edge};

/// The order of the children of a content model.
pub(super) fn order(automaton: &Automaton) -> TokenStream {
    if automaton.counts() {
        counted(automaton)
    } else {
        plain(automaton)
    }
}

/// An automaton without counters: a state has one edge for a name at most.
fn plain(automaton: &Automaton) -> TokenStream {
    let names = Literal::usize_unsuffixed(automaton.names.len());
    let edges = automaton.states.iter().flat_map(|state| &state.edges);
    let steps: Vec<[u8; 4]> = edges.map(|edges| step(edges.first())).collect();
    let count = Literal::usize_unsuffixed(steps.len());
    let bytes = Literal::byte_string(steps.as_flattened());
    let accepting = accepting(automaton);
    quote! {
        Order::Automaton {
            names: #names,
            steps: &Step::table::<#count>(#bytes),
            accepting: #accepting,
        }
    }
}

/// An automaton with counters: the edges of a state for a name stand behind each other.
fn counted(automaton: &Automaton) -> TokenStream {
    let names = Literal::usize_unsuffixed(automaton.names.len());
    let mut firsts = Vec::new();
    let mut edges: Vec<[u8; 6]> = Vec::new();
    for of_name in automaton.states.iter().flat_map(|state| &state.edges) {
        let first = if of_name.is_empty() {
            u16::MAX
        } else {
            number(edges.len())
        };
        firsts.push(first.to_be_bytes());
        for (index, it) in of_name.iter().enumerate() {
            let [a, b, c, d] = step(Some(it));
            let keep = u8::try_from(it.counting.keep).unwrap_or(u8::MAX);
            let is_last = index + 1 == of_name.len();
            let flags = u8::from(it.counting.again) | u8::from(is_last) << 1;
            edges.push([a, b, c, d, keep, flags]);
        }
    }
    let mut counters: Vec<&[Bounds]> = vec![&[]];
    let live = automaton.states.iter().map(|state| {
        let bounds = state.counters.as_slice();
        let known = counters.iter().position(|it| *it == bounds);
        let index = known.unwrap_or_else(|| {
            counters.push(bounds);
            counters.len() - 1
        });
        number(index).to_be_bytes()
    });
    let live: Vec<[u8; 2]> = live.collect();
    let counters = counters.iter().map(|counters| {
        let bounds = counters.iter().map(|bounds| {
            let min = Literal::u32_unsuffixed(bounds.min);
            if let Some(max) = bounds.max.map(Literal::u32_unsuffixed) {
                quote!(Bounds::between(#min, #max))
            } else {
                quote!(Bounds::from(#min))
            }
        });
        quote!(&[#(#bounds),*])
    });
    let sizes = [firsts.len(), edges.len(), live.len()].map(Literal::usize_unsuffixed);
    let [steps_count, edges_count, live_count] = &sizes;
    let steps = Literal::byte_string(firsts.as_flattened());
    let edges = Literal::byte_string(edges.as_flattened());
    let live = Literal::byte_string(live.as_flattened());
    let accepting = accepting(automaton);
    quote! {
        Order::Counted({
            use ::cif_runtime::schema::{Bounds, Counted, Edge};
            Counted {
                names: #names,
                steps: &numbers::<#steps_count>(#steps),
                edges: &Edge::table::<#edges_count>(#edges),
                live: &numbers::<#live_count>(#live),
                counters: &[#(#counters),*],
                accepting: #accepting,
            }
        })
    }
}

fn accepting(automaton: &Automaton) -> TokenStream {
    let accepting: Vec<bool> = automaton.states.iter().map(|it| it.accepting).collect();
    flags(&accepting)
}

/// A step as bytes.
fn step(edge: Option<&Edge>) -> [u8; 4] {
    let (state, slot) = edge.map_or((u16::MAX, u16::MAX), |edge| {
        (number(edge.state), number(edge.slot))
    });
    let ([a, b], [c, d]) = (state.to_be_bytes(), slot.to_be_bytes());
    [a, b, c, d]
}

/// A state or slot; the automaton's own limits keep it small.
fn number(value: usize) -> u16 {
    u16::try_from(value).unwrap_or(u16::MAX - 1)
}

pub(super) fn flags(flags: &[bool]) -> TokenStream {
    let count = Literal::usize_unsuffixed(flags.len());
    let bytes: Vec<u8> = flags.iter().map(|&flag| u8::from(flag)).collect();
    let bytes = Literal::byte_string(&bytes);
    quote!(&flags::<#count>(#bytes))
}
