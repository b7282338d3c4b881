//! Commands in programs of their own: found beside the command or on the path, else said to
//! be missing.

#![cfg(unix)]

mod common;

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A folder with the command and nothing beside it.
fn alone(folder: &Path) -> PathBuf {
    let here = Path::new(env!("CARGO_BIN_EXE_cif"));
    let there = folder.join("cif");
    if fs::hard_link(here, &there).is_err() {
        fs::copy(here, &there).unwrap();
    }
    there
}

/// Puts a program there that shows its arguments.
fn program(folder: &Path, name: &str) {
    let path = folder.join(name);
    fs::write(&path, "#!/bin/sh\necho \"$0: $*\"\nexit 7\n").unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
}

fn run(program: &Path, path: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(program)
        .args(arguments)
        .env("PATH", path)
        .output()
        .unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

/// The program that makes tables writes what it is given into the file, unless it ends in a line
/// that is none.
const TABLES: &str = r#"#!/bin/sh
for word; do last=$file; file=$word; done
cat > "$last.begun" 2> /dev/null || { echo "error: no room" >&2; exit 2; }
if tail -n 1 "$last.begun" | grep -q '^{$'; then
    rm "$last.begun"
    echo "error: no finding" >&2
    exit 2
fi
mv "$last.begun" "$last"
"#;

#[test]
fn a_table_of_findings_is_made_by_the_program_for_tables() {
    let folder = tempfile::tempdir().unwrap();
    let cif = alone(folder.path());
    let path = PathBuf::from(std::env::var_os("PATH").unwrap());
    let file = folder.path().join("found.parquet");
    let archive = folder.path().join("a.cif");
    fs::write(&archive, "<cif><game><info/></game></cif>").unwrap();
    let archive = archive.to_str().unwrap();
    let check = |target: &Path, inputs: &[&str]| {
        let format = format!("parquet={}", target.display());
        let mut words = vec!["check", "--quiet", "--no-cache", "--format", &format];
        words.extend(inputs);
        run(&cif, &path, &words)
    };

    let (code, _, said) = check(&file, &[archive]);
    assert_eq!(code, Some(2));
    assert!(said.contains("`cif-export` is not installed"), "{said}");

    let program = folder.path().join("cif-export");
    fs::write(&program, TABLES).unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
    let (code, out, said) = check(&file, &[archive]);
    assert_eq!((code, &*out, &*said), (Some(1), "", ""));
    let lines = fs::read_to_string(&file).unwrap();
    let (_, same, _) = run(&cif, &path, &["check", "--format", "json", archive]);
    assert!(lines.contains("\"game\":1,"), "{lines}");
    assert_eq!(lines, same);

    let (code, _, said) = check(&folder.path().join("none/x"), &[archive]);
    assert_eq!(code, Some(2));
    assert!(said.contains("error: no room"), "{said}");

    // Of a check that fails there is no table.
    fs::remove_file(&file).unwrap();
    let (code, _, _) = check(&file, &[archive, "--diff-from", "no such revision"]);
    assert_eq!(code, Some(2));
    assert!(!file.exists() && !folder.path().join("found.parquet.begun").exists());
}

#[test]
fn programs_are_found_beside_the_command_and_on_the_path() {
    let folder = tempfile::tempdir().unwrap();
    let (here, there) = (folder.path().join("here"), folder.path().join("there"));
    fs::create_dir_all(&here).unwrap();
    fs::create_dir_all(&there).unwrap();
    let cif = alone(&here);
    program(&there, "cif-hello");
    let said = |name: &Path, arguments: &str| {
        (
            Some(7),
            format!("{}: {arguments}\n", name.display()),
            String::new(),
        )
    };
    let found = there.join("cif-hello");
    let words = ["hello", "--help", "-x", "SELECT 1"];
    assert_eq!(
        run(&cif, &there, &words),
        said(&found, "--help -x SELECT 1")
    );
    let asked = run(&cif, &there, &["help", "hello"]);
    assert_eq!(asked, said(&found, "--help"));
    let colored = run(&cif, &there, &["--color", "never", "hello", "hello"]);
    assert_eq!(colored, said(&found, "--color never hello"));
    // Beside the command comes first.
    program(&here, "cif-hello");
    let found = here.join("cif-hello");
    assert_eq!(run(&cif, &there, &["hello"]), said(&found, ""));
}

#[test]
fn a_missing_program_is_an_error_with_the_way_to_install_it() {
    let folder = tempfile::tempdir().unwrap();
    let cif = alone(folder.path());
    let (status, stdout, stderr) = run(&cif, folder.path(), &["query", "SELECT 1"]);
    assert_eq!((status, &*stdout), (Some(2), ""));
    assert!(
        stderr.contains("cargo install --path crates/query"),
        "{stderr}"
    );
    for (wrong, like) in [("chek", "'check'"), ("quer", "'query'")] {
        let (status, _, stderr) = run(&cif, folder.path(), &[wrong]);
        assert_eq!(status, Some(2));
        assert!(
            stderr.contains("unrecognized subcommand") && stderr.contains(like),
            "{stderr}"
        );
    }
    let (status, _, stderr) = run(&cif, folder.path(), &["../cif-hello"]);
    assert_eq!(status, Some(2));
    assert!(stderr.contains("unrecognized subcommand"), "{stderr}");
}

#[test]
fn a_missing_command_ends_with_2_whoever_reads_its_error() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("cif-locked"), "").unwrap();
    let path = std::env::var("PATH").unwrap();
    let path = format!("{path}:{}", folder.path().display());
    for name in ["nothing", "help nothing", "locked"] {
        let line = format!(
            "{} {name} 2>&1 | true; echo ${{PIPESTATUS[0]}}",
            env!("CARGO_BIN_EXE_cif")
        );
        for _ in 0..10 {
            let mut shell = Command::new("bash");
            let output = shell.args(["-c", &line]).env("PATH", &path).output();
            assert_eq!(output.unwrap().stdout, b"2\n", "{name}");
        }
    }
}
