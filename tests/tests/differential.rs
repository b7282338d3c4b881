//! A sample of what `cargo xtask differential` does at length: damaged
//! documents, our verdict beside those of the JDK and xmllint, and the promises
//! of our own readers.

use cif_oracles::{Jdk, Xmllint};
use cif_tests::mutate::Mutator;
use cif_tests::{contract, corpus, differential};

fn mutants(seed: u64, count: usize) -> Vec<String> {
    let seeds = corpus::valid().expect("a readable corpus");
    let mut mutator = Mutator::new(seed, &seeds);
    (0..count).map(|_| mutator.mutant().text).collect()
}

#[test]
fn the_judges_agree_or_differ_for_a_known_reason() {
    let texts = mutants(7, 600);
    let summary = differential::compare(&texts, &[&Jdk, &Xmllint]).expect("judges that run");
    assert!(summary.unexplained.is_empty(), "{:#?}", summary.unexplained);
    assert!(summary.broken.is_empty(), "{:#?}", summary.broken);
    // Neither all valid nor all invalid: the comparison sees both.
    assert!(
        summary.valid > 100 && summary.valid < 500,
        "{}",
        summary.valid
    );
}

#[test]
fn every_promise_is_kept_on_damaged_documents() {
    for (number, text) in mutants(11, 2000).iter().enumerate() {
        if let Err(broken) = contract::examine(text, 1 + number % 53) {
            panic!("mutant {number}: {broken}\n{text}");
        }
    }
}

#[test]
fn mutants_are_the_same_for_a_seed() {
    assert_eq!(mutants(3, 20), mutants(3, 20));
}
