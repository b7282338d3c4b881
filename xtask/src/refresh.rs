//! `cargo xtask refresh`: writes what is generated anew, the snapshot of the
//! types and the pages, and what the tests expect of output. Each has a test
//! in the crate that it is made from, which fails when it is stale and names
//! this task; `--check` says the same of all that is generated at once.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

use walkdir::WalkDir;

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
    expecting(workspace::root())?
        .iter()
        .try_for_each(|file| bless(file))
}

/// Returns the files of tests that write what they expect where `BLESS` is set, sorted.
fn expecting(root: &Path) -> io::Result<Vec<PathBuf>> {
    let is_wanted = |name: &str| !name.starts_with('.') && name != "target";
    let entries = WalkDir::new(root).sort_by_file_name().into_iter();
    let entries = entries.filter_entry(|entry| {
        entry.depth() == 0 || entry.file_name().to_str().is_some_and(is_wanted)
    });
    let mut found = Vec::new();
    for entry in entries {
        let path = entry?.into_path();
        if path.extension().is_some_and(|it| it == "rs")
            && fs::read_to_string(&path)?.contains("var_os(\"BLESS\")")
        {
            found.push(path);
        }
    }
    Ok(found)
}

/// Returns the manifest of a file's package, and the test that the file belongs to: none
/// where it serves several.
fn test_of(file: &Path) -> Option<(PathBuf, Option<&str>)> {
    let manifest = |folder: &Path| Some(folder.join("Cargo.toml")).filter(|it| it.exists());
    let (package, manifest) = file
        .ancestors()
        .skip(1)
        .find_map(|folder| manifest(folder).map(|it| (folder, it)))?;
    let tests = file.strip_prefix(package.join("tests")).ok();
    let test = tests.and_then(|path| Path::new(path.iter().next()?).file_stem()?.to_str());
    Some((manifest, test))
}

/// Has the test of a file write what it expects.
fn bless(file: &Path) -> TaskResult {
    let file_name = file.display();
    let (manifest, test) = test_of(file).ok_or_else(|| format!("{file_name}: no package"))?;
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["test", "--quiet", "--manifest-path"]);
    cargo.arg(manifest);
    cargo.args(test.into_iter().flat_map(|test| ["--test", test]));
    let status = cargo
        .current_dir(workspace::root())
        .env("BLESS", "1")
        .status()?;
    if status.success() {
        Ok(())
    } else {
        Err(format!("{file_name}: the test fails beyond what it expects").into())
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

    #[test]
    fn a_test_that_writes_what_it_expects_is_found_with_its_package() {
        let root = workspace::root();
        let files = expecting(root).expect("folders that can be read");
        let of = |name: &str| {
            let path = root.join(name);
            let file = files.iter().find(|file| **file == path)?;
            let (manifest, test) = test_of(file)?;
            let package = manifest.parent()?.strip_prefix(root).ok()?;
            Some((package.to_str()?.to_owned(), test.map(str::to_owned)))
        };
        let expected =
            |package: &str, test: Option<&str>| Some((package.to_owned(), test.map(str::to_owned)));
        assert_eq!(
            of("validator/tests/pages.rs"),
            expected("validator", Some("pages"))
        );
        assert_eq!(
            of("crates/query/tests/suite/cookbook.rs"),
            expected("crates/query", Some("suite"))
        );
        assert_eq!(
            of("codegen/features/src/expected.rs"),
            expected("codegen/features", None)
        );
        assert_eq!(of("xtask/src/refresh.rs"), None);
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
