//! The corpus against the judges: every archive of it is valid to xmllint, the
//! JDK and Python xmlschema, the published example as it was published is
//! valid to none, and `everything/` leaves no element or attribute of the
//! schema out.

mod coverage;

use std::path::{Path, PathBuf};

use cif_oracles::{Outcome, judges};
use walkdir::WalkDir;

/// Archives whose point is that they are not valid.
const INVALID: &str = "published-example-as-published.cif";

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus")
}

fn schema_file(folder: &Path) -> PathBuf {
    let path = folder.join("cif.xsd");
    std::fs::write(&path, cif_schema::CIF_XSD).expect("a writable folder");
    path
}

/// The archives under `folder`, in the order of their names. The cases under
/// `faults` have expectations of their own.
fn archives(folder: &Path) -> Vec<PathBuf> {
    let archives: Vec<_> = WalkDir::new(folder)
        .sort_by_file_name()
        .into_iter()
        .filter_entry(|entry| entry.file_name() != "faults")
        .map(|entry| entry.expect("a readable corpus").into_path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cif"))
        .collect();
    assert!(!archives.is_empty(), "no archive in {}", folder.display());
    archives
}

#[test]
fn every_judge_accepts_the_schema() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = schema_file(folder.path());
    for judge in judges() {
        let verdicts = judge.judge_schemas(std::slice::from_ref(&schema));
        let verdicts = verdicts.expect("a judge that runs");
        assert!(verdicts[0].is_valid(), "{}: {verdicts:?}", judge.name());
    }
}

#[test]
fn every_judge_accepts_the_corpus_and_refuses_what_is_meant_to_be_invalid() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = schema_file(folder.path());
    let archives = archives(&corpus());
    for judge in judges() {
        let verdicts = judge.judge(&schema, &archives).expect("a judge that runs");
        assert_eq!(verdicts.len(), archives.len());
        for (archive, verdict) in archives.iter().zip(verdicts) {
            let expected = if archive.ends_with(INVALID) {
                Outcome::Invalid
            } else {
                Outcome::Valid
            };
            let (judge, archive) = (judge.name(), archive.display());
            assert_eq!(verdict.outcome, expected, "{judge}, {archive}: {verdict}");
        }
    }
}

#[test]
fn everything_is_exercised() {
    let archives = archives(&corpus().join("everything"));
    let missing = coverage::missing(&archives);
    assert!(
        missing.is_empty(),
        "never used under corpus/everything: {missing:#?}"
    );
}

/// The one way the coverage test could pass without looking: by taking for
/// used what an archive does not hold.
#[test]
fn little_is_exercised_by_a_minimal_archive() {
    let missing = coverage::missing(&[corpus().join("minimal.cif")]);
    for declaration in ["Game/moves", "GameHead/@id", "Event/title", "XMLContent/b"] {
        assert!(
            missing.contains(declaration),
            "{declaration} counts as used"
        );
    }
    for declaration in ["cif/info", "ArchiveInfo/version", "ArchiveInfo/content"] {
        assert!(
            !missing.contains(declaration),
            "{declaration} counts as unused"
        );
    }
}
