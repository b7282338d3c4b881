//! Compares our verdicts with those of other processors on many damaged
//! documents, made from a seed.

use std::collections::BTreeSet;
use std::fs;

use cif_oracles::{Jdk, Xmllint};
use cif_tests::corpus;
use cif_tests::differential::{self, Summary};
use cif_tests::mutate::Mutator;

use crate::TaskResult;
use crate::workspace;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Number of documents.
    #[arg(long, default_value_t = 20_000)]
    count: usize,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Documents judged at one time.
const BATCH: usize = 2_000;

/// Unexplained disagreements that are saved, the smallest first.
const SAVED: usize = 20;

pub(crate) fn run(args: &Args) -> TaskResult {
    let mut mutator = Mutator::new(args.seed, &corpus::valid()?);
    let mut total = Summary::default();
    while total.documents < args.count {
        let batch = BATCH.min(args.count - total.documents);
        let texts: Vec<String> = (0..batch).map(|_| mutator.mutant().text).collect();
        total.add(differential::compare(&texts, &[&Jdk, &Xmllint])?);
        eprintln!("{} of {} documents", total.documents, args.count);
    }
    report(&total);
    let folder = workspace::target().join("differential");
    fs::create_dir_all(&folder)?;
    let mut said = BTreeSet::new();
    let new = total
        .unexplained
        .iter()
        .filter(|it| said.insert((it.judge, it.ours.first().cloned(), kind(&it.verdict))));
    for (number, it) in new.take(SAVED).enumerate() {
        let path = folder.join(format!("{number}.xml"));
        fs::write(&path, &it.text)?;
        println!("{}: {}; ours: {:?}", path.display(), it.verdict, it.ours);
    }
    for (number, (broken, text)) in total.broken.iter().take(SAVED).enumerate() {
        let path = folder.join(format!("broken-{number}.xml"));
        fs::write(&path, text)?;
        println!("{}: {broken}", path.display());
    }
    if total.unexplained.is_empty() && total.broken.is_empty() {
        Ok(())
    } else {
        Err("there are disagreements without a reason".into())
    }
}

/// A verdict without its numbers and names, to tell kinds apart.
fn kind(verdict: &str) -> String {
    verdict
        .chars()
        .filter(|c| c.is_alphabetic() || *c == ' ')
        .take(60)
        .collect()
}

fn report(total: &Summary) {
    println!("{} documents, {} valid to us", total.documents, total.valid);
    for (judge, agreed, explained, unexplained) in &total.judges {
        println!(
            "{judge}: {agreed} agree, {explained} differ for a known reason, {unexplained} for none"
        );
    }
    for (name, judge, count) in &total.explained {
        println!("  {judge}, {name}: {count}");
    }
    println!("broken promises: {}", total.broken.len());
}
