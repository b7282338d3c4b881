//! Content models as automata: what they accept, how many states they need, and
//! which models are refused. Elements have names of one letter, so that a word
//! is a sequence of children.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::{Automaton, compile};
use crate::model::{Particle, Term};
use crate::notation::{element, once, particle};

/// A model, its states, words that it accepts and words that it rejects (`-` is
/// the empty word).
const MODELS: [(&str, usize, &str, &str); 22] = [
    ("a", 2, "a", "- b aa ab"),
    ("a?", 2, "- a", "aa"),
    ("a*", 1, "- a aa aaaaa", "b ab"),
    ("a+", 2, "a aa aaaaa", "- b"),
    ("a{3}", 4, "aaa", "- aa aaaa"),
    ("a{2,4}", 5, "aa aaa aaaa", "- a aaaaa"),
    ("a{2,}", 3, "aa aaa aaaaaa", "- a"),
    ("()", 1, "-", "a"),
    ("(a, b)", 3, "ab", "- a b ba abb"),
    ("(a?, b?)", 3, "- a b ab", "ba aa bb"),
    ("(a, b?, c)", 4, "abc ac", "a ab abbc bc"),
    ("(a | b)", 2, "a b", "- ab c"),
    ("(a | b)*", 1, "- a b abba", "c abc"),
    ("(a | b)?", 2, "- a b", "ab"),
    ("(a, b)*", 2, "- ab abab", "a aba ba"),
    ("(a, b){2}", 5, "abab", "- ab ababab"),
    ("(a?, b?)*", 1, "- a b ba abab bb", "c"),
    ("(a?){2,3}", 4, "- a aa aaa", "aaaa"),
    ("(a | (b, c))+", 3, "a bc abca bca", "- b c ab bcb"),
    // Two places of one name, which the names before them tell apart.
    ("(a, b, a)", 4, "aba", "ab aab aa"),
    ("((a, b) | (c, b))", 4, "ab cb", "a b ac"),
    // Occurrences counted out leave no doubt where the second place begins.
    ("(a{2}, a)", 4, "aaa", "a aa aaaa"),
];

/// Models that are refused, and why.
const REFUSED: [(&str, &str); 10] = [
    ("(a?, a)", "ambiguous: an element `a`"),
    ("(a*, a)", "ambiguous: an element `a`"),
    ("(a{1,2}, a)", "ambiguous: an element `a`"),
    ("(a | a)", "ambiguous: an element `a`"),
    ("((a, b) | (a, c))", "ambiguous: an element `a`"),
    ("((a, b)*, a)", "ambiguous: an element `a`"),
    ("(b?, (a | (c, b))?, b)", "ambiguous: an element `b`"),
    ("(a, b, a:1)", "two elements `a` of different types"),
    ("a{4097}", "more than 4096 occurrences"),
    ("((a, b){50}){50}", "more than 4096 occurrences"),
];

#[test]
fn models_accept_their_words_only() {
    for (model, states, accepted, rejected) in MODELS {
        let automaton =
            compile(&particle(model), "T").unwrap_or_else(|error| panic!("{model}: {error}"));
        assert_eq!(automaton.steps.len(), states, "the states of {model}");
        assert_eq!(automaton.accepting.len(), states, "{model}");
        for (words, verdict) in [(accepted, true), (rejected, false)] {
            for word in words.split(' ') {
                let word = word.trim_start_matches('-');
                assert_eq!(accepts(&automaton, word), verdict, "{model}: {word:?}");
            }
        }
    }
}

#[test]
fn a_step_gives_the_slot_of_the_element() {
    let slots = [
        ("(a, b, a)", "aba", vec![0, 1, 2]),
        ("(a{2}, a)", "aaa", vec![0, 0, 1]),
        ("((a, b) | (c, b))", "cb", vec![2, 3]),
        ("(a, (b | c)*)", "acbb", vec![0, 2, 1, 1]),
    ];
    for (model, word, expected) in slots {
        let automaton = compile(&particle(model), "T").expect("a model");
        let (_, slots) = walk(&automaton, word).expect("a word of the model");
        assert_eq!(slots, expected, "{model}: {word}");
    }
}

#[test]
fn what_is_ambiguous_or_too_large_is_refused() {
    for (model, reason) in REFUSED {
        let error = compile(&particle(model), "T").expect_err(model).to_string();
        assert!(error.starts_with("line 1: T: "), "{model}: {error}");
        assert!(error.contains(reason), "{model}: {error}");
    }
}

fn accepts(automaton: &Automaton, word: &str) -> bool {
    walk(automaton, word).is_some_and(|(state, _)| automaton.accepting[state])
}

/// The state after a word, and the slots on the way.
fn walk(automaton: &Automaton, word: &str) -> Option<(usize, Vec<usize>)> {
    let mut state = 0;
    let mut slots = Vec::new();
    for letter in word.chars() {
        let name = letter.to_string();
        let symbol = automaton.names.iter().position(|it| *it == name)?;
        let (next, slot) = automaton.steps[state][symbol]?;
        slots.push(slot);
        state = next;
    }
    Some((state, slots))
}

/// Returns where a particle that begins at `start` may end, by its definition alone.
fn ends(particle: &Particle, word: &[u8], start: usize) -> BTreeSet<usize> {
    let mut all = BTreeSet::new();
    let mut now = BTreeSet::from([start]);
    // More copies than letters add nothing, once the least number is reached.
    let most = particle.max.unwrap_or(particle.min + word.len());
    for copy in 0..=most {
        if copy >= particle.min {
            all.extend(&now);
        }
        now = now
            .iter()
            .flat_map(|&at| term_ends(&particle.term, word, at))
            .collect();
    }
    all
}

fn term_ends(term: &Term, word: &[u8], start: usize) -> BTreeSet<usize> {
    match term {
        Term::Element(child) => {
            let fits = word
                .get(start)
                .is_some_and(|it| child.name.as_bytes() == [*it]);
            fits.then_some(start + 1).into_iter().collect()
        }
        Term::Sequence(parts) | Term::All(parts) => {
            parts.iter().fold(BTreeSet::from([start]), |now, part| {
                now.iter().flat_map(|&at| ends(part, word, at)).collect()
            })
        }
        Term::Choice(parts) => parts
            .iter()
            .flat_map(|part| ends(part, word, start))
            .collect(),
    }
}

fn any_particle() -> impl Strategy<Value = Particle> {
    let occurs = || {
        prop_oneof![
            4 => Just((1, Some(1))),
            2 => Just((0, Some(1))),
            1 => Just((0, None)),
            1 => Just((1, None)),
            1 => Just((2, Some(3))),
            1 => Just((0, Some(2))),
        ]
    };
    let with = |term, (min, max)| Particle {
        min,
        max,
        ..once(term)
    };
    let leaf = (prop::sample::select(vec!["a", "b", "c"]), occurs())
        .prop_map(move |(name, occurs)| with(element(name, 0), occurs));
    leaf.prop_recursive(3, 8, 3, move |inner| {
        (prop::collection::vec(inner, 1..4), any::<bool>(), occurs()).prop_map(
            move |(parts, is_choice, occurs)| {
                let term = if is_choice {
                    Term::Choice(parts)
                } else {
                    Term::Sequence(parts)
                };
                with(term, occurs)
            },
        )
    })
}

/// All words of at most four letters.
fn words() -> Vec<String> {
    let mut words = vec![String::new()];
    let mut last = words.clone();
    for _ in 0..4 {
        last = last
            .iter()
            .flat_map(|word| ["a", "b", "c"].map(|letter| format!("{word}{letter}")))
            .collect();
        words.extend_from_slice(&last);
    }
    words
}

proptest! {
    #![proptest_config(ProptestConfig {
        failure_persistence: None,
        // Many models are ambiguous.
        max_global_rejects: 65536,
        ..ProptestConfig::default()
    })]

    #[test]
    fn an_automaton_accepts_what_its_model_defines(model in any_particle()) {
        let Ok(automaton) = compile(&model, "T") else {
            return Err(TestCaseError::reject("ambiguous"));
        };
        for word in words() {
            let defined = ends(&model, word.as_bytes(), 0).contains(&word.len());
            prop_assert_eq!(accepts(&automaton, &word), defined, "{}", word);
        }
    }
}
