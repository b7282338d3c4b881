//! Seeds and finds of the fuzzer, which hold as long as the oracles do.

use std::fs;
use std::path::{Path, PathBuf};

use cif_fuzz_targets::{ALL, run};

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

#[test]
fn seeds_and_finds_hold() {
    let fuzz = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for target in &ALL {
        let seeds = files(&fuzz.join("seeds").join(target.name));
        assert!(!seeds.is_empty(), "{} has no seeds", target.name);
        for path in seeds
            .iter()
            .chain(&files(&fuzz.join("finds").join(target.name)))
        {
            println!("{}", path.display());
            run(target.name, &fs::read(path).expect("a file"));
        }
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
