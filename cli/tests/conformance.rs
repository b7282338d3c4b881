//! The suite for other programs, run on this one, on xmllint and on the JDK's validator. What
//! the last two are known to see otherwise stands in the manifest.

use std::path::{Path, PathBuf};
use std::process::Command;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Runs the suite; every case passes, or its difference is explained.
#[track_caller]
fn run(options: &[&str], command: &[&str]) {
    let mut run = Command::new("python3");
    run.arg(root().join("conformance/run"))
        .args(options)
        .arg("--")
        .args(command);
    run.env("CIF_NO_CACHE", "1").current_dir(root());
    let output = run.output().expect("Python");
    let said = String::from_utf8_lossy(&output.stdout);
    let trouble = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{options:?}\n{said}\n{trouble}");
}

const CIF: &str = env!("CARGO_BIN_EXE_cif");

#[test]
fn this_program_judges_archives_in_each_layer() {
    let check = [CIF, "check", "--no-config", "--format", "json"];
    for (layer, more) in [
        ("schema", &["--schema-only"][..]),
        ("rules", &["--legality", "never"]),
        ("moves", &[]),
    ] {
        run(
            &["--limits", "--layer", layer],
            &[&check[..], more].concat(),
        );
    }
}

#[test]
fn this_program_reads_pgn_and_lines_of_engines() {
    run(&["--layer", "uci"], &[CIF, "uci"]);
    let convert = [
        CIF,
        "convert",
        "--no-config",
        "--format",
        "json",
        "--from",
        "pgn",
        "--to",
        "cif",
    ];
    run(
        &["--layer", "pgn", "--peer", "cif"],
        &[&convert[..], &["{}", "-"]].concat(),
    );
}

#[test]
fn xmllint_judges_by_the_schema() {
    let options = [
        "--layer",
        "schema",
        "--answer",
        "status",
        "--invalid-status",
        "1,3,4",
    ];
    let peers = ["--peer", "xsd", "--peer", "xmllint"];
    let xmllint = [
        "xmllint",
        "--noout",
        "--nonet",
        "--schema",
        "schema/cif.xsd",
    ];
    run(&[&options[..], &peers].concat(), &xmllint);
}

#[test]
fn the_jdk_judges_by_the_schema() {
    let options = [
        "--layer", "schema", "--answer", "lines", "--peer", "xsd", "--batch", "1200",
    ];
    run(&options, &["tests/oracles/java/judge", "schema/cif.xsd"]);
}

/// The manifest is as its schema says, and the programs of the suite do what their tests say.
#[test]
fn the_suite_itself_is_sound() {
    let folder = root().join("conformance");
    let judge = "\
import json, jsonschema, sys
manifest, schema = (json.load(open(name, encoding='utf-8')) for name in sys.argv[1:])
jsonschema.Draft202012Validator.check_schema(schema)
faults = list(jsonschema.Draft202012Validator(schema).iter_errors(manifest))
for fault in faults[:5]: print(fault.message[:300], list(fault.path))
sys.exit(1 if faults else 0)";
    for arguments in [
        &["-c", judge, "manifest.json", "manifest.schema.json"][..],
        &["-m", "unittest", "--quiet", "test_run"],
    ] {
        let mut python = Command::new("python3");
        let output = python
            .args(arguments)
            .current_dir(&folder)
            .output()
            .expect("Python");
        let said = String::from_utf8_lossy(&output.stdout);
        let trouble = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.success(), "{said}\n{trouble}");
    }
}
