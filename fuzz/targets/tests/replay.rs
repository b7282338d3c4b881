//! Seeds and finds of the fuzzer, which hold as long as the oracles do. What a fuzzer has made
//! is judged by the JDK and xmllint besides, where the variable `FUZZ_CORPUS` names its folder.

use std::fs;
use std::path::{Path, PathBuf};

use cif_fuzz_targets::{ALL, archive_of, run};
use cif_oracles::{Jdk, Xmllint};
use cif_tests::differential;

fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let mut paths: Vec<_> = entries
        .map(|entry| entry.expect("an entry").path())
        .collect();
    paths.sort();
    paths
}

fn names(folder: &Path) -> Vec<String> {
    let name = |path: &PathBuf| path.file_stem().map(|it| it.to_string_lossy().into_owned());
    files(folder).iter().filter_map(name).collect()
}

/// The committed inputs of a target.
fn inputs(name: &str) -> Vec<PathBuf> {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut inputs = files(&fuzz.join("seeds").join(name));
    assert!(!inputs.is_empty(), "{name} has no seeds");
    inputs.extend(files(&fuzz.join("finds").join(name)));
    inputs
}

#[test]
fn seeds_and_finds_hold() {
    for target in &ALL {
        for path in inputs(target.name) {
            println!("{}", path.display());
            run(target.name, &fs::read(path).expect("a file"));
        }
    }
}

#[test]
fn judges_agree_on_archives() {
    let corpus = std::env::var_os("FUZZ_CORPUS");
    let made = |name| {
        corpus
            .iter()
            .flat_map(move |it| files(&Path::new(it).join(name)))
    };
    let mut texts: Vec<String> = Vec::new();
    for target in &ALL {
        let paths = inputs(target.name).into_iter().chain(made(target.name));
        texts.extend(paths.filter_map(|path| {
            let bytes = fs::read(path).expect("a file");
            archive_of(target.name, &bytes)
        }));
    }
    for texts in texts.chunks(2000) {
        let found = differential::compare(texts, &[&Jdk, &Xmllint]).expect("verdicts");
        assert!(found.unexplained.is_empty(), "{:#?}", found.unexplained);
    }
}

/// A program for each target, and no folder of one that is not there.
#[test]
fn names_are_those_of_targets() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let all = ALL.map(|target| target.name.to_owned());
    assert_eq!(names(&fuzz.join("programs")), all);
    assert_eq!(names(&fuzz.join("seeds")), all);
    assert!(names(&fuzz.join("finds")).iter().all(|it| all.contains(it)));
}
