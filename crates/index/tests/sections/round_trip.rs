//! A flat archive, with its heads moved to sections, is an archive without
//! findings, and made flat again it is the same archive.

use std::collections::BTreeSet;

use cif_index::{Batches, Sharing};
use cif_tests::{corpus, sample::Sampler};
use cif_types::{CifItem, IndexChoice};
use cif_validator::effective_head;
use proptest::prelude::*;

use crate::common::{archive, findings, flat, games, items, shared, sharings, without_empty_heads};
use crate::heads;

/// Shares in every way, in batches of a size, and gives what each came to.
fn round_trip(original: &[CifItem<'static>], size: usize) -> Vec<String> {
    let expected = without_empty_heads(original.to_vec());
    let mut texts = Vec::new();
    for sharing in sharings() {
        let text = archive(&shared(original, &sharing, size));
        let (read, faults) = items(&text);
        assert_eq!(faults, [""; 0], "{text}");
        let (back, losses) = flat(read);
        assert_eq!(losses, [], "{text}");
        assert_eq!(without_empty_heads(back), expected, "{text}");
        texts.push(text);
    }
    texts
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(30))]

    #[test]
    fn heads_of_every_kind_come_back(seed: u64, count in 1_usize..30, size in 1_usize..20) {
        let text = heads::archive(seed, count);
        let (original, faults) = items(&text);
        prop_assert_eq!(faults, [""; 0]);
        let whole = archive(&original);
        prop_assert_eq!(findings(&whole), [""; 0], "{}", whole);
        for text in round_trip(&original, size) {
            prop_assert_eq!(findings(&text), [""; 0], "{}", text);
        }
    }

    #[test]
    fn effective_heads_stay(seed: u64, count in 1_usize..20) {
        let (original, _) = items(&heads::archive(seed, count));
        let sharing = Sharing { index: true, ..Sharing::default() };
        let shared = shared(&original, &sharing, 7);
        let entries: Vec<_> = shared
            .iter()
            .filter_map(|item| match item {
                CifItem::Index(index) => Some(&index.items),
                _ => None,
            })
            .flatten()
            .filter_map(|entry| match entry {
                IndexChoice::Game(game) => Some(game),
                IndexChoice::Document(_) => None,
            })
            .collect();
        let before: Vec<_> = games(&original).collect();
        let after: Vec<_> = games(&shared).collect();
        prop_assert_eq!(before.len(), after.len());
        for (before, after) in before.iter().zip(after) {
            let head = after.info.head.as_ref().expect("it has an id");
            let entry = entries.iter().find(|it| it.base.id == head.id);
            let entry = entry.expect("it has an entry");
            prop_assert_eq!(&entry.signature, &after.signature);
            let mut effective = effective_head(head, Some(&entry.base));
            effective.id = None;
            let whole = before.info.head.clone().unwrap_or_default().value;
            prop_assert_eq!(effective, whole);
        }
    }

    #[test]
    fn the_same_games_make_the_same_archive(seed: u64) {
        let (original, _) = items(&heads::archive(seed, 30));
        for sharing in sharings() {
            let once = archive(&shared(&original, &sharing, 8));
            prop_assert_eq!(archive(&shared(&original, &sharing, 8)), once);
        }
    }
}

#[test]
fn the_corpus_comes_back() {
    for text in corpus::valid().expect("a readable corpus") {
        let (read, faults) = items(&text);
        assert_eq!(faults, [""; 0]);
        let (original, losses) = flat(read);
        let left = losses.iter().map(ToString::to_string);
        let left: Vec<String> = left.collect();
        let whole = archive(&original);
        let before: BTreeSet<String> = findings(&whole).into_iter().collect();
        for text in round_trip(&original, 1) {
            let after: BTreeSet<String> = findings(&text).into_iter().collect();
            assert_eq!(after, before, "{left:?}\n{text}");
        }
    }
}

/// Made-up documents refer to nothing in particular and break many rules, but
/// none on references once they were flattened and shared anew.
#[test]
fn made_up_archives_come_back() {
    let mut seen = 0;
    for seed in 0..200 {
        let text = Sampler::new(seed).document().to_document();
        let (original, _) = flat(items(&text).0);
        seen += games(&original).count();
        for text in round_trip(&original, 3) {
            let wrong = findings(&text).into_iter().filter(|it| {
                it.starts_with("IX-") || it.starts_with("NB-") || it.starts_with("xsd:")
            });
            let wrong: Vec<String> = wrong.collect();
            // Listings are as they were made up.
            let listings = text.contains("type=\"listing\"");
            assert!(wrong.is_empty() || listings, "{wrong:#?}\n{text}");
        }
    }
    assert!(seen > 50, "only {seen} games");
}

#[test]
fn equal_names_are_one_entry() {
    let (original, _) = items(
        "<cif>
           <game><info><head>
             <event><title>A</title></event>
             <white><name>X</name><rating><score>2000</score></rating></white>
             <black><name>Y</name><team><name>T</name></team></black>
           </head></info><moves/></game>
           <game><info><head>
             <event><title>A</title></event>
             <white><name>Y</name><team><name>T</name><number>2</number></team></white>
             <black><name>X</name><nation>FRA</nation></black>
           </head></info><moves/></game>
         </cif>",
    );
    let sharing = Sharing {
        namebase: true,
        ..Sharing::default()
    };
    let text = archive(&shared(&original, &sharing, 1));
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    let names = [
        "<event id=\"1\">",
        "<player id=\"1\">",
        "<player id=\"2\">",
        "<team id=\"1\">",
        "<team id=\"2\">",
        "<player id=\"3\">",
    ];
    let found = lines
        .iter()
        .filter(|it| it.contains(" id=") && !it.contains("/>"));
    let found: Vec<&&str> = found
        .filter(|it| !it.starts_with("<white") && !it.starts_with("<black"))
        .collect();
    assert_eq!(found.len(), names.len(), "{text}");
    for (found, name) in found.iter().zip(names) {
        assert_eq!(**found, name, "{text}");
    }
    // The second batch writes only what is new.
    let sections = text.matches("<namebase>").count();
    assert_eq!(sections, 2, "{text}");
}

#[test]
fn an_empty_signature_is_no_name() {
    let (original, _) = items(
        "<cif><game><info><head><extraneous><creator/></extraneous></head></info><moves/></game></cif>",
    );
    for text in round_trip(&original, 1) {
        assert!(!text.contains("creatorid"), "{text}");
    }
}

#[test]
fn documents_and_data_keep_their_places() {
    let (original, faults) = items(
        "<cif>
           <data><movestyle identifier='mine'/></data>
           <game><info/><moves><startstyle>mine</startstyle>e2e4<endstyle>mine</endstyle></moves></game>
           <document><resource>a.txt</resource></document>
           <game><info/><moves>e2e4</moves></game>
           <info><version>1.0</version><creator/><created>2026-01-31</created><content/></info>
         </cif>",
    );
    assert_eq!(faults, [""; 0]);
    for size in 1..5 {
        for text in round_trip(&original, size) {
            assert_eq!(findings(&text), [""; 0], "{text}");
        }
    }
}

#[test]
fn items_pass_where_nothing_is_shared() {
    let (original, _) = items(&heads::archive(5, 9));
    let mut batches = Batches::new(Sharing::default());
    for item in original {
        let passed = batches.push(item.clone()).expect("any game");
        assert_eq!(passed, [item]);
    }
    assert_eq!(batches.finish(), []);
    assert_eq!(batches.counts().games, 9);
}
