//! `cargo xtask refresh`: writes what is generated anew, the snapshot of the
//! types and the pages. Each has a test in the crate that it is made from,
//! which fails when it is stale and names this task; `--check` says the same of
//! all at once.

use std::fs;
use std::io;

use crate::{TaskResult, workspace};

/// Makes the text of a page from the present one; `None` where the lines around
/// the generated part are missing.
type Make = fn(&str) -> Option<String>;

/// The pages.
const PAGES: &[(&str, Make)] = &[
    ("cif-types/src/snapshot.rs", |_| {
        Some(cif_types::GENERATED.to_owned())
    }),
    ("docs/errata.md", |_| Some(cif_schema::errata_markdown())),
    ("docs/move-text.md", cif_text::terminals::refresh_page),
    ("docs/rules.md", |_| Some(cif_validator::rules_markdown())),
];

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Write nothing; fail when a page is stale.
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let mut stale = Vec::new();
    for &(page, make) in PAGES {
        let path = workspace::root().join(page);
        let present = match fs::read_to_string(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
            read => read.map_err(|error| format!("{page}: {error}"))?,
        };
        let fresh = make(&present)
            .ok_or_else(|| format!("{page}: the lines around the generated part are missing"))?;
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
    fn a_page_made_anew_stays_as_it_is() {
        for &(page, make) in PAGES {
            let present = fs::read_to_string(workspace::root().join(page)).expect("a page");
            let fresh = make(&present).expect("a page that can be refreshed");
            assert_eq!(make(&fresh), Some(fresh.clone()), "{page}");
        }
    }
}
