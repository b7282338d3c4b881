//! The suite for other programs, `conformance/`: its manifest and its table of coverage, made
//! of what the project's own tests have. Nothing is listed for it alone: archives, examples
//! of pages, lists of texts, games and lines are where the tests read them too, and what
//! is expected is what they say there. Where a list says less than the suite wants, the checker's
//! own answer is recorded and marked as that; where both speak and differ, nothing is made.

mod archives;
mod case;
mod chess;
mod coverage;
mod differing;
mod examples;
mod ids;
mod judge;
mod pgn;
mod texts;
mod uci;

use std::fmt::Write as _;
use std::sync::LazyLock;

use serde_json::{Value, json};

use self::case::Case;

/// The version of the suite; a program's report names it.
const VERSION: &str = include_str!("../../../conformance/VERSION");

/// All cases, in their order, or all that keeps them from being made.
static CASES: LazyLock<Result<Vec<Case>, String>> = LazyLock::new(|| {
    let mut cases = Vec::new();
    let mut faults = Vec::new();
    let parts = [
        archives::cases,
        examples::cases,
        texts::cases,
        chess::cases,
        pgn::cases,
        uci::cases,
    ];
    for made in parts.into_iter().flat_map(|part| part()) {
        match made {
            Ok(case) => cases.push(case),
            Err(fault) => faults.push(fault),
        }
    }
    faults.extend(differing::note(&mut cases));
    if faults.is_empty() {
        Ok(cases)
    } else {
        Err(faults.join("\n"))
    }
});

/// The manifest, one case a line.
///
/// # Errors
/// What differs between the marks of the tests and the checker.
pub(crate) fn manifest() -> Result<String, String> {
    let cases = CASES.as_ref().map_err(Clone::clone)?;
    let mut page = String::from("{\n");
    let mut member = |name: &str, value: &Value| {
        // Writing to a string cannot fail.
        let _ = writeln!(page, "\"{name}\": {value},");
    };
    member("$schema", &json!("manifest.schema.json"));
    member("version", &json!(VERSION.trim()));
    member("license", &json!("CC0-1.0"));
    page.push_str("\"ids\": {\n");
    page.push_str(&lines(
        ids::all()
            .iter()
            .map(|(id, about)| Ok(format!("{}: {about}", json!(id)))),
    )?);
    page.push_str("\n},\n\"cases\": [\n");
    page.push_str(&lines(cases.iter().map(serde_json::to_string))?);
    page.push_str("\n]\n}\n");
    Ok(page)
}

fn lines(lines: impl Iterator<Item = Result<String, serde_json::Error>>) -> Result<String, String> {
    let lines: Result<Vec<_>, _> = lines.collect();
    Ok(lines.map_err(|error| error.to_string())?.join(",\n"))
}

/// The table of what the cases cover.
///
/// # Errors
/// As [`manifest`].
pub(crate) fn coverage() -> Result<String, String> {
    CASES.as_deref().map(coverage::page).map_err(Clone::clone)
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn ids_are_unique_and_files_exist() {
        let cases = CASES.as_ref().expect("marks that agree with the checker");
        assert!(cases.len() >= 2_500, "{} cases", cases.len());
        let mut seen = HashSet::new();
        for case in cases {
            assert!(seen.insert(&case.id), "{} stands twice", case.id);
        }
    }

    /// As `refresh` makes them.
    #[test]
    fn what_is_committed_is_current() {
        let folder = crate::workspace::root().join("conformance");
        for (name, fresh) in [("manifest.json", manifest()), ("COVERAGE.md", coverage())] {
            let present = std::fs::read_to_string(folder.join(name)).expect("a text");
            let fresh = fresh.expect("marks that agree with the checker");
            assert!(
                present == fresh,
                "{name} is stale: run `cargo xtask refresh`"
            );
        }
    }
}
