//! Findings do not depend on the number of threads that look for them: archives
//! put together from all that the corpus holds, good and bad, in any order,
//! give the same findings, the same counts and the same errors.

use std::fs;

use cif_tests::corpus;
use cif_tests::rng::Rng;
use cif_types::{Cutter, Limits, PieceKind};
use cif_validator::{Options, Summary, check};

/// Enough for several batches in a row, and several rows.
const SIZE: usize = 1_500_000;

#[test]
fn any_number_of_threads_finds_the_same() {
    let pool = Pool::of_the_corpus();
    for seed in 0..4 {
        let archive = pool.archive(&mut Rng::new(seed), SIZE);
        same(&archive, seed, &options());
    }
}

#[test]
fn a_limit_ends_all_of_them_at_the_same_place() {
    let pool = Pool::of_the_corpus();
    let archive = pool.archive(&mut Rng::new(100), SIZE);
    for (seed, item) in [(100, 3_000), (101, 20_000)] {
        let limits = Limits {
            item,
            ..Limits::default()
        };
        let options = Options {
            limits,
            max_findings: 50,
            ..options()
        };
        same(&archive, seed, &options);
    }
}

#[test]
fn the_schema_alone_is_checked_by_several_too() {
    let pool = Pool::of_the_corpus();
    let archive = pool.archive(&mut Rng::new(200), SIZE);
    let options = Options {
        schema_only: true,
        ..options()
    };
    same(&archive, 200, &options);
}

fn options() -> Options {
    Options {
        rulebook: Some(&cif_chess::Rules),
        ..Options::default()
    }
}

/// Checks an archive with one thread and with several.
fn same(archive: &[u8], seed: u64, options: &Options) {
    let alone = outcome(archive, 1, options);
    assert!(alone.0.len() > 20, "{} findings", alone.0.len());
    for jobs in [2, 3, 7] {
        let together = outcome(archive, jobs, options);
        let differs = alone
            .0
            .iter()
            .zip(&together.0)
            .find(|(one, two)| one != two);
        assert_eq!(differs, None, "seed {seed}, {jobs} jobs");
        assert_eq!(alone, together, "seed {seed}, {jobs} jobs");
    }
}

/// All that is to be known of a check: the findings, what the summary says,
/// and why it ended early.
fn outcome(archive: &[u8], jobs: usize, options: &Options) -> (Vec<String>, Summary, String) {
    let options = Options {
        jobs,
        ..options.clone()
    };
    let mut findings = Vec::new();
    let checked = check(archive, &options, &mut |finding| {
        findings.push(format!("{finding:?}"));
    });
    match checked {
        Ok(summary) => (findings, summary, String::new()),
        Err(error) => (findings, error.summary, error.to_string()),
    }
}

/// The children of the root of all archives of the corpus.
struct Pool {
    /// Games and documents.
    shared: Vec<Vec<u8>>,
    others: Vec<Vec<u8>>,
}

impl Pool {
    fn of_the_corpus() -> Self {
        let mut pool = Self {
            shared: Vec::new(),
            others: Vec::new(),
        };
        for path in corpus::archives(&corpus::folder()) {
            let bytes = fs::read(&path).expect("a readable archive");
            let mut cutter = Cutter::new(&*bytes, &Limits::default());
            while let Ok(Some(piece)) = cutter.next_piece() {
                // What has no end would take the rest of the archive with it.
                if piece.kind != PieceKind::Item || piece.bytes.len() > 50_000 {
                    continue;
                }
                match piece.name() {
                    b"game" | b"document" => pool.shared.push(piece.bytes.to_vec()),
                    _ => pool.others.push(piece.bytes.to_vec()),
                }
            }
        }
        assert!(pool.shared.len() > 100 && pool.others.len() > 100);
        pool
    }

    /// An archive of about so many bytes.
    fn archive(&self, rng: &mut Rng, size: usize) -> Vec<u8> {
        let mut archive = b"<cif>".to_vec();
        while archive.len() < size {
            let run = *rng.pick(&[0, 1, 20, size / 2]);
            let end = archive.len() + run;
            while archive.len() < end {
                add(&self.shared, rng, &mut archive);
            }
            for _ in 0..rng.below(3) {
                add(&self.others, rng, &mut archive);
            }
        }
        archive.extend_from_slice(b"\n</cif>\n");
        archive
    }
}

/// Adds an item, sometimes a damaged one.
fn add(items: &[Vec<u8>], rng: &mut Rng, archive: &mut Vec<u8>) {
    let from = archive.len();
    let item: &Vec<u8> = rng.pick(items);
    archive.extend_from_slice(item);
    if rng.bits().is_multiple_of(400) && archive.len() > from {
        let at = from + rng.below(archive.len() - from);
        archive[at] = *rng.pick(b"<>/\"& x\xff");
    }
}
