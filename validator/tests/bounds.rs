//! Bounds on the findings that are handed over change neither their counts nor their order: of
//! archives put together from the lists of cases, good and bad, whatever is asked for.

#[expect(dead_code, reason = "the ids that are expected stand in what is said")]
#[path = "cases/list.rs"]
mod list;
#[expect(dead_code, reason = "nothing is fixed here")]
mod support;

use std::path::Path;

use cif_tests::rng::Rng;
use cif_validator::{Finding, Options, Selection, Selector, Severity, Summary, check};

#[test]
fn what_is_not_handed_over_is_counted() {
    let cases = list::cases(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/data"));
    let items = cases.iter().map(|it| it.items.as_str());
    // What brings its own information on the archive ends it.
    let items: Vec<_> = items.filter(|it| !it.contains("<version>")).collect();
    for seed in 0..150 {
        let rng = &mut Rng::new(seed);
        let chosen: Vec<_> = (0..=rng.below(12))
            .map(|_| items[rng.below(items.len())])
            .collect();
        // Some have an instruction before them, which leaves findings out.
        let chosen: Vec<_> = chosen
            .into_iter()
            .map(|items| match rng.below(4) {
                0 => format!("<?cif ignore MV, IX-003?>{items}"),
                _ => items.to_owned(),
            })
            .collect();
        let archive = list::archive(&chosen.concat());
        let (all, _) = outcome(&archive, &support::options());
        for ignored in [
            &[][..],
            &["IX-002", "MV-001", "xsd"],
            &["IX", "NB"],
            &["IX-003", "NB-002"],
            // The rules on references: what comes too late may matter to others.
            &[
                "IX-002", "IX-003", "IX-006", "IX-011", "NB-002", "NB-003", "MV-008",
            ],
        ] {
            let ignored: Vec<Selector> = ignored.iter().map(|it| id(it)).collect();
            let options = Options {
                selection: ignored
                    .iter()
                    .cloned()
                    .fold(Selection::default(), Selection::ignore),
                ..support::options()
            };
            let left = all.iter().filter(|finding| {
                !ignored
                    .iter()
                    .any(|it| it.matches(&finding.id, &finding.name))
            });
            let left: Vec<_> = left.cloned().collect();
            assert_eq!(
                outcome(&archive, &options).0,
                left,
                "seed {seed}\n{archive}"
            );
            same(&archive, seed, &options);
        }
        let graded = Options {
            selection: Selection::default()
                .level(id("IX"), Some(Severity::Info))
                .level(id("MV-001"), Some(Severity::Warning)),
            ..support::options()
        };
        same(&archive, seed, &graded);
    }
}

fn id(text: &str) -> Selector {
    text.parse().expect("a selector")
}

/// Checks an archive with little room and with much.
fn same(archive: &str, seed: u64, options: &Options) {
    let (all, summary) = outcome(archive, options);
    for (max_findings, max_waiting) in [(usize::MAX, usize::MAX), (100, 0), (100, 1), (100, 3)]
        .into_iter()
        .chain((0..7).map(|it| (it, 100)))
    {
        let options = Options {
            max_findings,
            max_waiting,
            ..options.clone()
        };
        let (some, counted) = outcome(archive, &options);
        let bounds = format!("seed {seed}, {max_findings} findings, {max_waiting} waiting");
        assert_eq!(counted, summary, "{bounds}\n{archive}");
        assert!(some.len() <= max_findings, "{bounds}\n{archive}");
        let mut rest = all.iter();
        for finding in &some {
            assert!(
                rest.any(|it| it == finding),
                "{bounds}: {finding:#?}\n{archive}"
            );
        }
        // References to what may come take room until more is known.
        let refers = [" id=", "id>", "style>"]
            .iter()
            .any(|it| archive.contains(it));
        if !refers && max_waiting == 100 {
            assert_eq!(
                some.len(),
                all.len().min(max_findings),
                "{bounds}\n{archive}"
            );
        }
    }
}

fn outcome(archive: &str, options: &Options) -> (Vec<Finding>, Summary) {
    let mut findings = Vec::new();
    let summary = check(archive.as_bytes(), options, &mut |it| findings.push(it));
    (findings, summary.expect("a text that can be read"))
}
