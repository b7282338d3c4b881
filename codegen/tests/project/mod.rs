//! The programs that are made of all generated code: one module for each case,
//! and main functions that put every document through it.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs};

use crate::Case;

/// The outcome for each document, by `case/document`.
pub(crate) type Outcomes = BTreeMap<String, Outcome>;

#[derive(Default)]
pub(crate) struct Outcome {
    /// `id line:column`.
    pub(crate) findings: Vec<String>,
    /// The canonical form of a valid document.
    pub(crate) written: Option<PathBuf>,
}

const HARNESS: &str = include_str!("harness.rs");

/// Cases in one program: a compiler that is given all of them takes several gigabytes.
const PART: usize = 24;

/// Makes the programs and runs them over all documents.
pub(crate) fn run(cases: &[Case], failures: &mut String) -> Outcomes {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("features");
    let source = folder.join("src");
    let output = folder.join("written");
    for old in [&source, &output] {
        let _ = fs::remove_dir_all(old);
        fs::create_dir_all(old).expect("a folder");
    }
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let runtime = here
        .join("../crates/runtime")
        .canonicalize()
        .expect("the run-time")
        .display()
        .to_string();
    let manifest = format!(
        "[package]\nname = \"features\"\nedition = \"2024\"\n\n[dependencies]\n\
         cif-runtime = {{ path = {runtime:?} }}\nserde_json = \"1\"\n\n\
         [profile.dev]\ndebug = false\n\n[workspace]\n"
    );
    write(&folder.join("Cargo.toml"), &manifest);
    // The versions that the workspace has are those that are at hand.
    write(
        &folder.join("Cargo.lock"),
        &fs::read_to_string(here.join("../Cargo.lock")).expect("a lock file"),
    );
    let parts: Vec<_> = cases.chunks(PART).enumerate().collect();
    for (number, cases) in &parts {
        let source = source.join(format!("bin/part_{number}"));
        fs::create_dir_all(&source).expect("a folder");
        write_program(&source, cases, &output, failures);
    }
    let target = folder.join("target");
    let build = Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["build", "--bins", "--offline", "--quiet", "--target-dir"])
        .arg(&target)
        .arg("--manifest-path")
        .arg(folder.join("Cargo.toml"))
        .output()
        .expect("cargo runs");
    succeeded(&build, failures);
    let mut outcomes = Outcomes::new();
    for (number, _) in parts {
        let program = target.join(format!("debug/part_{number}"));
        let run = Command::new(program).output().expect("the program runs");
        collect(&succeeded(&run, failures), &mut outcomes, failures);
    }
    outcomes
}

/// The output of a process that must end well.
fn succeeded(run: &Output, failures: &str) -> String {
    assert!(
        run.status.success(),
        "the generated code does not work:\n{}\n{failures}",
        String::from_utf8_lossy(&run.stderr)
    );
    String::from_utf8_lossy(&run.stdout).into_owned()
}

/// Writes the program of some cases.
fn write_program(source: &Path, cases: &[Case], output: &Path, failures: &mut String) {
    let mut main = HARNESS.to_owned();
    let mut calls = String::new();
    for case in cases {
        let code = match case
            .generator
            .clone()
            .code_of(case.folder.join("schema.xsd"))
        {
            Ok(code) => code,
            Err(error) => {
                let _ = writeln!(failures, "{}: {error}", case.name);
                continue;
            }
        };
        let module = case.name.replace('-', "_");
        write(&source.join(format!("{module}.rs")), &code);
        let _ = writeln!(main, "mod {module};");
        for document in &case.documents {
            let path = case.folder.join(document);
            let text = fs::read_to_string(&path).expect("a document");
            let root = root_type(&code, &text);
            let key = format!("{}/{document}", case.name);
            let (path, output) = (path.display().to_string(), output.display().to_string());
            let _ = writeln!(
                calls,
                "    document!({module}, {root}, {key:?}, {path:?}, {output:?});"
            );
        }
        let _ = writeln!(
            calls,
            "    tables(&{module}::FACETS, {module}::tables::SIMPLE_TYPES);"
        );
    }
    let _ = write!(main, "\nfn main() {{\n{calls}}}\n");
    write(&source.join("main.rs"), &main);
}

/// Reads what the program says, one fact a line.
fn collect(said: &str, outcomes: &mut Outcomes, failures: &mut String) {
    for line in said.lines() {
        let mut fields = line.splitn(3, '\t');
        let mut field = || fields.next().unwrap_or_default().to_owned();
        let (kind, key, value) = (field(), field(), field());
        let outcome = outcomes.entry(key.clone()).or_default();
        match kind.as_str() {
            "finding" => outcome.findings.push(value),
            "written" => outcome.written = Some(value.into()),
            _ => {
                let _ = writeln!(failures, "{line}");
            }
        }
    }
}

/// The root type for a document: that of its root element, prefixes aside, or the
/// first.
fn root_type(code: &str, document: &str) -> String {
    let table = code.split("pub static ROOTS: ").nth(1).unwrap_or_default();
    let table = table.split(';').nth(1).unwrap_or_default();
    let elements = table.split("Child::").skip(1);
    let elements = elements.map(|entry| entry.split('"').nth(1).unwrap_or_default());
    let names = code.split("impl ::cif_runtime::Root for ").skip(1);
    let names = names.map(|rest| rest.split(' ').next().unwrap_or_default());
    let roots: Vec<_> = names.zip(elements).collect();
    let mut tags = document.split('<').skip(1);
    let tag = tags.find(|tag| !tag.starts_with(['?', '!']));
    let element = tag.and_then(|tag| tag.split([' ', '\n', '/', '>']).next());
    let local = |name: &str| name.rsplit(':').next().map(str::to_owned);
    let element = element.and_then(local);
    let found = roots.iter().find(|(_, xml)| local(xml) == element);
    let (name, _) = found.or(roots.first()).expect("a root");
    (*name).to_owned()
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
