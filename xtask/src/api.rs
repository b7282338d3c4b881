//! `cargo xtask api`: lists what each published library has in public, a page for
//! each under `docs/api`, so that a change of it shows in a diff; `--check` fails
//! where a page is not current.
//!
//! The lists come from the JSON of rustdoc, whose form is that of one release
//! of Rust; with another one nothing can be compared, which is said.

use std::fs::{self, Permissions};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::{TaskResult, workspace};

/// The form of rustdoc's JSON that is read, which Rust 1.95 writes.
const FORMAT: u64 = 57;

/// The folder of the pages.
const FOLDER: &str = "docs/api";

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Write nothing; fail when a page is stale.
    #[arg(long)]
    check: bool,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let root = workspace::root();
    let packages = libraries()?;
    let folder = document(&packages)?;
    let mut stale = Vec::new();
    for package in packages {
        let json = folder.join(format!("{}.json", package.replace('-', "_")));
        if !is_known(&json)? {
            println!("nothing compared: this rustdoc writes another form of JSON than Rust 1.95");
            return Ok(());
        }
        let items = public_api::Builder::from_rustdoc_json(&json)
            .omit_blanket_impls(true)
            .omit_auto_trait_impls(true)
            .omit_auto_derived_impls(true)
            .build()?;
        let fresh = without_trait_methods(&items.to_string());
        let page = root.join(FOLDER).join(format!("{package}.txt"));
        if fs::read_to_string(&page).unwrap_or_default() == fresh {
            continue;
        }
        if args.check {
            stale.push(package);
        } else {
            fs::create_dir_all(root.join(FOLDER))?;
            fs::write(&page, fresh)?;
            println!("{FOLDER}/{package}.txt: written");
        }
    }
    if stale.is_empty() {
        return Ok(());
    }
    let stale = stale.join(", ");
    Err(
        format!("the public items of {stale} changed: look at them, and run `cargo xtask api`")
            .into(),
    )
}

/// The list without the items of trait implementations: the line that says which
/// type implements which trait says it all.
fn without_trait_methods(items: &str) -> String {
    let mut implementor = None;
    let mut kept = String::new();
    for line in items.lines() {
        if let Some(header) = line.strip_prefix("impl") {
            let ty = header.split_once(" for ").map(|(_, ty)| ty);
            implementor = ty.map(|ty| format!("{}::", without_generics(ty)));
        } else if let Some(implementor) = &implementor
            && without_generics(line).contains(implementor)
        {
            continue;
        } else {
            implementor = None;
        }
        kept += line;
        kept.push('\n');
    }
    kept
}

/// A line without what stands in angle brackets.
fn without_generics(line: &str) -> String {
    let mut depth = 0_usize;
    let is_outside = |char: &char| {
        match char {
            '<' => depth += 1,
            '>' => depth = depth.saturating_sub(1),
            _ => return depth == 0,
        }
        false
    };
    line.chars().filter(is_outside).collect()
}

/// The packages that are published and have a library.
fn libraries() -> Result<Vec<String>, Box<dyn std::error::Error>> {
    let output = cargo()
        .args(["metadata", "--no-deps", "--format-version", "1", "--locked"])
        .output()?;
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let packages = metadata["packages"].as_array().into_iter().flatten();
    let is_library = |package: &&Value| {
        let mut targets = package["targets"].as_array().into_iter().flatten();
        package["publish"].is_null() && targets.any(|it| it["kind"][0] == "lib")
    };
    let names = packages.filter(is_library).map(|it| it["name"].as_str());
    Ok(names.flatten().map(str::to_owned).collect())
}

/// Writes the JSON of these packages; gives the folder with a file for each.
fn document(packages: &[String]) -> Result<PathBuf, Box<dyn std::error::Error>> {
    let target = workspace::target();
    // The JSON is not stable yet, which the check of its form allows for. Were the
    // variable set for all of cargo, everything would be compiled anew.
    let rustdoc = target.join("rustdoc-json.sh");
    fs::write(
        &rustdoc,
        "#!/bin/sh\nRUSTC_BOOTSTRAP=1 exec rustdoc \"$@\"\n",
    )?;
    fs::set_permissions(&rustdoc, Permissions::from_mode(0o755))?;
    let mut command = cargo();
    command
        .env("RUSTDOC", &rustdoc)
        .env(
            "RUSTDOCFLAGS",
            "-Zunstable-options --output-format json --cap-lints allow",
        )
        .args(["doc", "--quiet", "--locked", "--lib", "--no-deps"])
        .args(["--features", "cif/full"])
        .arg("--target-dir")
        .arg(&target);
    for package in packages {
        command.args(["--package", package]);
    }
    if command.status()?.success() {
        return Ok(target.join("doc"));
    }
    Err("rustdoc failed".into())
}

/// Returns whether the JSON has the form that is read.
fn is_known(json: &Path) -> Result<bool, Box<dyn std::error::Error>> {
    let document: Value = serde_json::from_slice(&fs::read(json)?)?;
    Ok(document["format_version"] == FORMAT)
}

fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.current_dir(workspace::root());
    cargo
}
