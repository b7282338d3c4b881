//! The corpus: its valid archives give no finding, each archive under
//! `faults/rules` gives one finding, of the rule that its name begins with,
//! and no archive, however maimed, makes the check panic or report out of
//! order.

mod support;

use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use cif_validator::{Finding, check, check_str, rules};
use proptest::prelude::*;
use walkdir::WalkDir;

/// The archive whose point is that it is not valid.
const INVALID: &str = "published-example-as-published.cif";

fn corpus() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/corpus")
}

fn archives(folder: &Path, faults: bool) -> Vec<(String, Vec<u8>)> {
    let found: Vec<_> = WalkDir::new(folder)
        .sort_by_file_name()
        .into_iter()
        .filter_entry(|entry| faults || entry.file_name() != "faults")
        .map(|entry| entry.expect("a readable corpus").into_path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "cif"))
        .map(|path| {
            let name = path.strip_prefix(folder).expect("a file of the folder");
            let bytes = std::fs::read(&path).expect("a readable file");
            (name.display().to_string(), bytes)
        })
        .collect();
    assert!(!found.is_empty(), "no archive in {}", folder.display());
    found
}

fn findings(bytes: &[u8]) -> Vec<Finding> {
    let text = std::str::from_utf8(bytes).expect("a text");
    check_str(text, &support::options()).expect("a text that can be read")
}

#[test]
fn valid_archives_give_no_finding() {
    for (name, bytes) in archives(&corpus(), false) {
        let findings = findings(&bytes);
        assert_eq!(
            findings.is_empty(),
            name != INVALID,
            "{name}: {findings:#?}"
        );
    }
}

#[test]
fn each_fault_gives_one_finding() {
    let mut shown = Vec::new();
    for (name, bytes) in archives(&corpus().join("faults/rules"), true) {
        let (id, _) = name.split_once("--").expect("a name <ID>--<what>.cif");
        let findings = findings(&bytes);
        let ids: Vec<_> = findings.iter().map(|it| &*it.id).collect();
        assert_eq!(ids, [id], "{name}: {findings:#?}");
        shown.push(id.to_owned());
    }
    for rule in rules() {
        assert!(
            shown.iter().any(|id| id == rule.id),
            "no archive under tests/corpus/faults/rules shows {}",
            rule.id
        );
    }
}

#[test]
fn fixes_leave_no_fault() {
    let mut fixed = 0;
    for (name, bytes) in archives(&corpus().join("faults/rules"), true) {
        let text = std::str::from_utf8(&bytes).expect("a text");
        fixed += usize::from(support::fixed(&name, text).is_some());
    }
    assert!(fixed > 0, "no fault has a fix");
}

/// Checks what holds of any archive.
fn judge(bytes: &[u8]) {
    let mut offsets = Vec::new();
    let mut all = 0;
    let _ = check(bytes, &support::options(), &mut |finding| {
        offsets.push(finding.location.offset);
        all += 1;
        assert!(!finding.message.is_empty() && !finding.clause.is_empty());
        if let Some(excerpt) = &finding.location.excerpt {
            assert!(excerpt.text.get(excerpt.start..excerpt.end).is_some());
        }
    });
    assert!(offsets.is_sorted(), "{offsets:?}");
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(200))]

    /// Pieces cut out, doubled and overwritten.
    #[test]
    fn maimed_archives_are_judged_all_the_same(
        archive in any::<prop::sample::Index>(),
        wounds in prop::collection::vec(
            (any::<prop::sample::Index>(), 0_usize..40, 0_u8..3, any::<u8>()),
            1..6,
        ),
    ) {
        static ARCHIVES: LazyLock<Vec<(String, Vec<u8>)>> =
            LazyLock::new(|| archives(&corpus(), true));
        let mut bytes = ARCHIVES[archive.index(ARCHIVES.len())].1.clone();
        for (at, length, kind, byte) in wounds {
            let start = at.index(bytes.len().max(1)).min(bytes.len());
            let end = (start + length).min(bytes.len());
            match kind {
                0 => {
                    bytes.drain(start..end);
                }
                1 => {
                    let piece = bytes[start..end].to_vec();
                    bytes.splice(end..end, piece);
                }
                _ => bytes.splice(start..start, [byte]).for_each(drop),
            }
        }
        judge(&bytes);
    }
}
