//! Programs of generated modules, built by Cargo at no optimisation, with what
//! the compiler says of each module.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use serde_json::Value;

use crate::workspace;

/// The outcome of one build.
pub(super) struct Built {
    /// The programs that were built, by their names.
    pub(super) programs: BTreeMap<String, PathBuf>,
    /// The modules with errors, by their files, with the first error of each.
    pub(super) errors: BTreeMap<PathBuf, String>,
}

/// Writes the manifest of the package, which stands on the run-time of this
/// workspace.
pub(super) fn prepare(folder: &Path) -> Result<(), Box<dyn Error>> {
    let runtime = workspace::root().join("crates/runtime");
    let manifest = format!(
        "[package]\nname = \"generated\"\nversion = \"0.0.0\"\nedition = \"2024\"\n\n\
         [dependencies]\ncif-runtime = {{ path = {:?} }}\n\n\
         [profile.dev]\ndebug = false\nincremental = false\n\n[workspace]\n",
        runtime.display().to_string()
    );
    fs::create_dir_all(folder)?;
    fs::write(folder.join("Cargo.toml"), manifest)?;
    // The versions that the workspace has are those that are at hand.
    fs::copy(
        workspace::root().join("Cargo.lock"),
        folder.join("Cargo.lock"),
    )?;
    Ok(())
}

/// Builds all programs of the package that can be built.
pub(super) fn build(folder: &Path) -> Result<Built, Box<dyn Error>> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let run = Command::new(cargo)
        .args(["build", "--offline", "--keep-going", "--quiet", "--bins"])
        .args(["--message-format=json", "--target-dir"])
        .arg(workspace::target().join("generated"))
        .arg("--manifest-path")
        .arg(folder.join("Cargo.toml"))
        .output()?;
    let mut built = Built {
        programs: BTreeMap::new(),
        errors: BTreeMap::new(),
    };
    let output = String::from_utf8_lossy(&run.stdout);
    let mut lost = Vec::new();
    for line in output.lines() {
        let message: Value = serde_json::from_str(line)?;
        match message["reason"].as_str() {
            Some("compiler-artifact") => {
                if let Some(program) = message["executable"].as_str() {
                    let name = message["target"]["name"].as_str().unwrap_or_default();
                    built.programs.insert(name.to_owned(), program.into());
                }
            }
            Some("compiler-message") if message["message"]["level"] == "error" => {
                let text = message["message"]["message"].as_str().unwrap_or_default();
                match file(&message["message"]["spans"]) {
                    Some(file) => {
                        let first = built.errors.entry(folder.join(file));
                        first.or_insert_with(|| text.to_owned());
                    }
                    None => lost.push(text.to_owned()),
                }
            }
            _ => {}
        }
    }
    if !run.status.success() && built.errors.is_empty() {
        let said = String::from_utf8_lossy(&run.stderr);
        return Err(format!("the programs cannot be built: {lost:#?}\n{said}").into());
    }
    Ok(built)
}

/// The file of the package that the first of some spans stands in, or the
/// expansion that it belongs to.
fn file(spans: &Value) -> Option<&str> {
    let mut spans: Vec<&Value> = spans.as_array()?.iter().collect();
    while let Some(span) = spans.pop() {
        let name = span["file_name"].as_str();
        if let Some(name) = name.filter(|it| it.starts_with("src/")) {
            return Some(name);
        }
        if span["expansion"].is_object() {
            spans.push(&span["expansion"]["span"]);
        }
    }
    None
}
