//! Content models as automata: what they accept, how many states they need, and
//! which models are refused. Elements have names of one letter, so that a word
//! is a sequence of children.

use std::collections::BTreeSet;

use proptest::prelude::*;

use super::positions::Plan;
use super::{Automaton, Config, compile, compile_with};
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

/// Models that are counted: their states, and words, in which a number repeats the
/// letter before it.
const COUNTED: [(&str, usize, &str, &str); 14] = [
    ("a{1000}", 2, "a1000", "- a a999 a1001"),
    ("a{0,1000}", 2, "- a a1000", "a1001"),
    ("a{1000,}", 2, "a1000 a2000", "- a999"),
    ("(a{1000}, a)", 3, "a1001", "a1000 a1002"),
    ("(a{20,30}, b)", 3, "a20b a30b", "b a19b a31b a20 a20bb"),
    ("(a, b?){2,300}", 3, "aa abab a300b", "- a ab aba300 a301"),
    ("(a | b){17}", 2, "a17 b17 a9b8", "a8b8 a9b9"),
    (
        // A `b` is of the same copy, as no other one has to be there.
        "(a?, b?){17,20}",
        3,
        "- a b a20 b20 abab a10b10",
        "a21 b21 c",
    ),
    ("(a, b{20}){20}", 3, "", "ab20 ab19 a"),
    ("(a{20,}, b)*", 2, "- a20b a21ba30b", "a19b a20ba19b"),
    ("((a, b){17}, c){18,}", 4, "", "- abc"),
    // Elements count against the copies only where nothing else can be meant.
    (
        "(a+ | b){0,40}",
        3,
        "- a a99 ab ba a40b39",
        "b41 ab40 aba40b38",
    ),
    ("(a+, b?){20,}", 3, "a20 a30 a19ba", "a19 a19b"),
    ("((a{2,3}){20}, b)", 62, "a40b a60b", "a39b a61b"),
];

/// Models that are refused, and why.
const REFUSED: [(&str, &str); 12] = [
    ("(a?, a)", "ambiguous: an element `a`"),
    ("(a*, a)", "ambiguous: an element `a`"),
    ("(a{1,2}, a)", "ambiguous: an element `a`"),
    ("(a | a)", "ambiguous: an element `a`"),
    ("((a, b) | (a, c))", "ambiguous: an element `a`"),
    ("((a, b)*, a)", "ambiguous: an element `a`"),
    ("(b?, (a | (c, b))?, b)", "ambiguous: an element `b`"),
    ("(a, b, a:1)", "two elements `a` of different types"),
    // Counted or not.
    ("(a{20,30}, a)", "ambiguous: an element `a`"),
    ("((a, b?){20,30}, b)", "ambiguous: an element `b`"),
    ("((a, b){20}, (c | a)?, a)", "ambiguous: an element `a`"),
    // No counter says where one group of `a` ends and the next one begins.
    ("(a{2,70}){2,70}", "more than 4096 occurrences"),
];

#[test]
fn models_accept_their_words_only() {
    for (model, states, accepted, rejected) in MODELS {
        let automaton =
            compile(&particle(model), "T").unwrap_or_else(|error| panic!("{model}: {error}"));
        assert_eq!(automaton.states.len(), states, "the states of {model}");
        for (words, verdict) in [(accepted, true), (rejected, false)] {
            for word in words.split(' ') {
                let word = word.trim_start_matches('-');
                assert_eq!(accepts(&automaton, word), verdict, "{model}: {word:?}");
            }
        }
    }
}

#[test]
fn what_occurs_often_is_counted() {
    for (model, states, accepted, rejected) in COUNTED {
        let automaton =
            compile(&particle(model), "T").unwrap_or_else(|error| panic!("{model}: {error}"));
        assert_eq!(automaton.states.len(), states, "the states of {model}");
        for (words, verdict) in [(accepted, true), (rejected, false)] {
            for word in words.split_terminator(' ') {
                let spelt = spelt(word.trim_start_matches('-'));
                assert_eq!(accepts(&automaton, &spelt), verdict, "{model}: {word:?}");
            }
        }
    }
    let counted = compile(&particle("((a, b{20}){20}, c){20}"), "T").expect("a model");
    let inner = format!("a{}", "b".repeat(20)).repeat(20) + "c";
    assert!(accepts(&counted, &inner.repeat(20)));
    assert!(!accepts(&counted, &inner.repeat(19)));
    assert!(!accepts(&counted, &inner.repeat(20)[1..]));
}

/// A word with its repeated letters: `aab3` is `aabbb`.
fn spelt(word: &str) -> String {
    let letters = word.match_indices(char::is_alphabetic);
    let repeated = letters.map(|(at, letter)| {
        let rest = &word[at + 1..];
        let end = rest.find(char::is_alphabetic).unwrap_or(rest.len());
        letter.repeat(rest[..end].parse().unwrap_or(1))
    });
    repeated.collect()
}

#[test]
fn nothing_meets_a_choice_without_alternatives() {
    let nothing = once(Term::Choice(Vec::new()));
    let model = once(Term::Sequence(vec![particle("a"), nothing]));
    let automaton = compile(&model, "T").expect("a model");
    for word in ["", "a", "aa"] {
        assert!(!accepts(&automaton, word), "{word:?}");
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
    walk(automaton, word).is_some_and(|(state, _)| automaton.accepts(&state))
}

/// The state after a word, and the slots on the way.
fn walk(automaton: &Automaton, word: &str) -> Option<(Config, Vec<usize>)> {
    let mut state = Config::default();
    let mut slots = Vec::new();
    for letter in word.chars() {
        let name = letter.to_string();
        let symbol = automaton.names.iter().position(|it| *it == name)?;
        let (next, slot) = automaton.step(&state, symbol)?;
        slots.push(slot);
        state = next;
    }
    Some((state, slots))
}

/// The slots on the way through as much of a word as is allowed, and where it may end.
fn trace(automaton: &Automaton, word: &str) -> Vec<(usize, bool)> {
    let mut config = Config::default();
    let steps = word.chars().map_while(|letter| {
        let name = letter.to_string();
        let symbol = automaton.names.iter().position(|it| *it == name)?;
        let (next, slot) = automaton.step(&config, symbol)?;
        config = next;
        Some((slot, automaton.accepts(&config)))
    });
    steps.collect()
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

    #[test]
    fn counting_changes_nothing(
        model in any_particle(),
        words in prop::collection::vec("[abc]{0,24}", 20),
    ) {
        let counted = compile_with(Plan::counting_all(), &model, "T");
        let written_out = compile_with(Plan::counting_nothing(), &model, "T");
        prop_assert_eq!(counted.is_err(), written_out.is_err());
        let (Ok(counted), Ok(written_out)) = (counted, written_out) else {
            return Err(TestCaseError::reject("ambiguous"));
        };
        for word in words.into_iter().chain(self::words()) {
            prop_assert_eq!(trace(&counted, &word), trace(&written_out, &word), "{}", word);
        }
        for symbol in 0..counted.names.len() {
            let of = |it: &Automaton| {
                let ends_early = it.states.iter().any(|state| {
                    !state.accepting || state.counters.iter().any(|it| it.min > 1)
                });
                let reach = it.reaches()[symbol];
                (reach.is_everywhere, ends_early || reach.is_later)
            };
            prop_assert_eq!(of(&counted), of(&written_out));
        }
    }
}
