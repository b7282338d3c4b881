//! `cargo xtask refresh`: writes what is generated anew, the snapshot of the
//! types and the pages, and what the tests expect of output. Each has a test
//! in the crate that it is made from, which fails when it is stale and names
//! this task; `--check` says the same of all that is generated at once.

use std::fs;
use std::io;
use std::process::Command;

use crate::{TaskResult, conformance, workspace};

/// Makes the text of a page from the present one, or says why it cannot.
type Make = fn(&str) -> Result<String, String>;

/// The error where a page is made in part, and the rest is not as it should be.
fn within(page: Option<String>) -> Result<String, String> {
    page.ok_or_else(|| "the lines around the generated part are missing".to_owned())
}

/// The pages.
const PAGES: &[(&str, Make)] = &[
    ("cif-types/src/snapshot.rs", |_| {
        Ok(cif_types::GENERATED.to_owned())
    }),
    ("conformance/COVERAGE.md", |_| conformance::coverage()),
    ("conformance/manifest.json", |_| conformance::manifest()),
    ("docs/errata.md", |_| Ok(cif_schema::errata_markdown())),
    ("docs/move-text.md", |page| {
        within(cif_text::terminals::refresh_page(page))
    }),
    ("docs/rules.md", |_| Ok(cif_validator::rules_markdown())),
    ("docs/tables.md", |_| Ok(cif_tables::tables_markdown())),
];

/// The tests that write what they expect where `BLESS` is set: package and name.
const EXPECTING: &[(&str, &str)] = &[
    ("cif-codegen", "features"),
    ("cif-codegen", "refusals"),
    ("cif-validator", "pages"),
    ("cif-validator", "wording"),
    ("cif-pgn", "awkward"),
    ("cif-pgn", "peers"),
    ("cif-cli", "transcripts"),
    ("cif-cli", "manual"),
    ("cif-tests", "elements"),
    ("cif-tests", "generated_parts"),
    ("cif-tests", "glossary"),
];

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Write nothing; fail when a generated file is stale.
    #[arg(long, conflicts_with = "generated")]
    check: bool,
    /// Leave what tests expect as it is; that takes minutes.
    #[arg(long)]
    generated: bool,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    generate(args)?;
    if args.check || args.generated {
        return Ok(());
    }
    EXPECTING.iter().try_for_each(|suite| bless(*suite))
}

/// Has a test write what it expects.
fn bless((package, test): (&str, &str)) -> TaskResult {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["test", "--quiet", "--package", package, "--test", test]);
    let status = cargo
        .current_dir(workspace::root())
        .env("BLESS", "1")
        .status()?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{package}: the test {test} fails beyond what it expects").into())
    }
}

fn generate(args: &Args) -> TaskResult {
    let mut stale = Vec::new();
    for &(page, make) in PAGES {
        let path = workspace::root().join(page);
        let present = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read.map_err(|error| format!("{page}: {error}"))?,
        };
        let fresh = make(&present).map_err(|reason| format!("{page}: {reason}"))?;
        if fresh == present {
            continue;
        }
        stale.push(page);
        if !args.check {
            fs::write(&path, fresh).map_err(|error| format!("{page}: {error}"))?;
            println!("{page}: written");
        }
    }
    if args.check && !stale.is_empty() {
        return Err(format!("stale: {}; run `cargo xtask refresh`", stale.join(", ")).into());
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each folder of tests that reads the variable is in the list.
    #[test]
    fn every_test_that_can_write_what_it_expects_is_listed() {
        let mut folders = vec![workspace::root().to_owned()];
        let mut found = Vec::new();
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("a folder") {
                let path = entry.expect("an entry").path();
                let name = path.file_name().unwrap_or_default().to_string_lossy();
                if path.is_dir() && !name.starts_with('.') && name != "target" {
                    folders.push(path);
                } else if path.extension().is_some_and(|it| it == "rs")
                    && path.parent().is_some_and(|it| it.ends_with("tests"))
                    && fs::read_to_string(&path)
                        .expect("a text")
                        .contains("var_os(\"BLESS\")")
                {
                    found.push(path.file_stem().unwrap_or_default().to_owned());
                }
            }
        }
        let mut listed: Vec<_> = EXPECTING.iter().map(|(_, test)| *test).collect();
        found.sort();
        listed.sort_unstable();
        assert_eq!(found, listed);
    }

    #[test]
    fn a_page_made_anew_stays_as_it_is() {
        for &(page, make) in PAGES {
            let present = fs::read_to_string(workspace::root().join(page)).expect("a page");
            let fresh = make(&present).expect("a page that can be refreshed");
            assert_eq!(make(&fresh), Ok(fresh.clone()), "{page}");
        }
    }
}
