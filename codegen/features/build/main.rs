//! Generates the code of all features: a module each. They are divided among the files
//! `tests/part_*.rs`, since a compiler that is given all of them takes several gigabytes.

#[expect(unreachable_pub, reason = "the library has it too")]
#[path = "../src/cases.rs"]
mod cases;

use std::env;
use std::ffi::OsStr;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use cases::Case;

fn main() {
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=src/cases.rs");
    println!("cargo::rerun-if-changed=tests");
    let output = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR"));
    let mut parts = cases::names(Path::new("tests"));
    parts.retain(|it| it.starts_with("part_"));
    let cases = cases::cases();
    let names: Vec<_> = cases.iter().map(|it| it.name.as_str()).collect();
    println!("cargo::rustc-env=COMPILED_FEATURES={}", names.join(" "));
    // Documents are read by the tests, so that only what is generated is compiled again.
    for case in &cases {
        for name in cases::names(&case.folder) {
            let path = case.folder.join(&name);
            let is_document = |it: &OsStr| it == "xml" || it == "written";
            if name != "expected" && !path.extension().is_some_and(is_document) {
                println!("cargo::rerun-if-changed={}", path.display());
            }
        }
    }
    for (number, part) in parts.iter().enumerate() {
        let cases = cases.iter().skip(number).step_by(parts.len());
        write(&output.join(part), &code_of_part(cases, &output));
    }
}

/// Writes the modules of a part; gives their declarations and the table of them.
fn code_of_part<'c>(cases: impl Iterator<Item = &'c Case>, output: &Path) -> String {
    let (mut modules, mut table) = (String::new(), String::new());
    for case in cases {
        let schema = case.folder.join("schema.xsd");
        let code = case.generator.clone().code_of(schema);
        let code = code.unwrap_or_else(|error| panic!("{}: {error}", case.name));
        let module = case.name.replace('-', "_");
        let path = output.join(format!("{module}.rs"));
        write(&path, &code);
        let path = path.display().to_string();
        let _ = writeln!(
            modules,
            "#[allow(dead_code, unreachable_pub, non_camel_case_types, clippy::all, clippy::pedantic)]\n\
             #[path = {path:?}]\nmod {module};"
        );
        let mut entries = String::new();
        for (ty, element) in roots(&code) {
            let judge = format!("::cif_features::judge!({module}, {ty})");
            let _ = writeln!(entries, "        ({element:?}, {judge}),");
        }
        let _ = writeln!(
            table,
            "    ::cif_features::Feature {{\n        name: {:?},\n        roots: &[\n{entries}        ],\n        \
             facets: {module}::FACETS,\n        types: {module}::tables::SIMPLE_TYPES,\n    }},",
            case.name
        );
    }
    format!("{modules}\nstatic FEATURES: &[::cif_features::Feature] = &[\n{table}];\n")
}

/// The type of each root in generated code, with the name of the element.
fn roots(code: &str) -> Vec<(&str, &str)> {
    let table = code.split("pub static ROOTS: ").nth(1).unwrap_or_default();
    let table = table.split(';').nth(1).unwrap_or_default();
    let elements = table.split("Child::").skip(1);
    let elements = elements.map(|entry| entry.split('"').nth(1).unwrap_or_default());
    let types = code.split("impl ::cif_runtime::Root for ").skip(1);
    let types = types.map(|rest| rest.split(' ').next().unwrap_or_default());
    types.zip(elements).collect()
}

fn write(path: &Path, text: &str) {
    fs::write(path, text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
}
