//! Properties of every run, whatever is checked: order, colours, pipes,
//! severities.

mod common;

use std::fs;
use std::io::{Read, Write};
use std::process::Stdio;

use common::{cif, cif_reading, command};

/// An archive with so many faults.
fn faulty(faults: usize) -> String {
    format!("<cif>{}</cif>", "\n<opera/>".repeat(faults))
}

#[test]
fn the_order_is_that_of_the_files_with_any_number_of_jobs() {
    let folder = tempfile::tempdir().unwrap();
    for number in 0..40 {
        // The first files have the most to say.
        let path = folder.path().join(format!("{number:02}.cif"));
        fs::write(path, faulty((40 - number) * 8)).unwrap();
    }
    let run = |jobs: &str| {
        let path = folder.path().to_str().unwrap();
        let run = cif(["check", path, "--format", "json", "--jobs", jobs]);
        assert_eq!((run.status, &*run.stderr), (Some(1), ""));
        run.stdout
    };
    let one = run("1");
    assert!(one.lines().count() > 6_000);
    assert!(run("3") == one && run("100") == one);
}

#[test]
fn findings_stand_in_the_order_of_the_text() {
    let run = cif_reading(["check", "--format", "json", "-"], faulty(500).as_bytes());
    let offsets: Vec<u64> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .map(|line| line["offset"].as_u64().unwrap())
        .collect();
    assert!(offsets.len() >= 500 && offsets.is_sorted());
}

#[test]
fn the_first_finding_does_not_wait_for_the_rest() {
    let mut child = command()
        .args(["check", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let archive = faulty(200_000);
    let (begin, _) = archive.as_bytes().split_at(1 << 20);
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(begin).unwrap();
    let mut first = [0; 5];
    child.stdout.take().unwrap().read_exact(&mut first).unwrap();
    // Only now the archive ends.
    drop(stdin);
    assert_eq!(&first, b"error");
    child.wait().unwrap();
}

#[test]
fn a_reader_that_has_seen_enough_is_no_error() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("long.cif");
    fs::write(&path, faulty(20_000)).unwrap();
    let path = path.to_str().unwrap();
    for (arguments, status) in [
        (&["check", "--format", "json", path][..], 1),
        (&["check", "--max-findings", "0", path], 1),
        (&["schema"], 0),
    ] {
        let mut child = command()
            .args(arguments)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut start = [0; 10];
        child.stdout.take().unwrap().read_exact(&mut start).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(status), "{arguments:?}");
        assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    }
}

#[test]
fn colours_are_a_choice() {
    let input = faulty(1);
    let run =
        |choice: &str| cif_reading(["check", "-", "--color", choice], input.as_bytes()).stdout;
    assert!(run("always").contains("\u{1B}["));
    for choice in ["auto", "never"] {
        assert!(!run(choice).contains('\u{1B}'), "{choice}");
    }
    let pages = cif(["--color", "always", "explain", "xml:doctype"]).stdout;
    assert!(pages.contains("\u{1B}["));
    let json = cif_reading(
        ["check", "-", "--color", "always", "--format", "json"],
        input.as_bytes(),
    );
    assert!(!json.stdout.contains('\u{1B}'));
}

#[test]
fn the_schema_is_printed_as_it_is() {
    let run = cif(["schema"]);
    assert_eq!((run.status, &*run.stderr), (Some(0), ""));
    assert!(run.stdout == cif::schema::CIF_XSD);
}

#[test]
fn settings_are_found_here_and_above() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("a/b");
    fs::create_dir_all(&inner).unwrap();
    fs::write(inner.join("x.cif"), faulty(2)).unwrap();
    let ids = |arguments: &[&str]| {
        let output = command()
            .current_dir(&inner)
            .args(["check", "x.cif", "--format", "json"])
            .args(arguments)
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let ids: std::collections::BTreeSet<String> = text
            .lines()
            .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
            .map(|line| line["id"].as_str().unwrap().to_owned())
            .collect();
        (ids.into_iter().collect::<Vec<_>>(), output.status.code())
    };
    let unknown = "xsd:cif/undeclared-element".to_owned();
    let missing = "xsd:cif/incomplete".to_owned();
    let all = vec![missing.clone(), unknown.clone()];
    assert_eq!(ids(&[]), (all.clone(), Some(1)));

    let above = folder.path().join("cif.toml");
    fs::write(&above, "[check]\nignore = ['xsd:cif/incomplete']\n").unwrap();
    assert_eq!(ids(&[]), (vec![unknown.clone()], Some(1)));
    assert_eq!(ids(&["--no-config"]), (all.clone(), Some(1)));
    assert_eq!(ids(&["--select", "all"]), (all, Some(1)));

    // The nearest one counts, and only that.
    fs::write(
        inner.join("cif.toml"),
        "[severity]\nxsd = 'warning'\n'xsd:cif/undeclared-element' = 'off'",
    )
    .unwrap();
    assert_eq!(ids(&[]), (vec![missing], Some(0)));
    let above = above.to_str().unwrap();
    assert_eq!(ids(&["--config", above]), (vec![unknown], Some(1)));

    fs::write(inner.join("cif.toml"), b"\xFF").unwrap();
    assert_eq!(ids(&[]), (Vec::new(), Some(2)));
}

#[test]
fn the_settings_of_the_manual_are_settings() {
    let manual = include_str!("../../docs/selecting.md");
    let (_, rest) = manual.split_once("```toml\n").unwrap();
    let (settings, _) = rest.split_once("```").unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("settings.toml");
    fs::write(&path, settings).unwrap();
    let run = cif(["check", "minimal.cif", "--config", path.to_str().unwrap()]);
    assert_eq!((run.status, &*run.stderr), (Some(0), ""));
}

#[test]
fn a_text_that_cannot_be_read_is_reported_whatever_is_selected() {
    let run = cif_reading(["check", "-", "--select", "IX"], b"\xFF\xFE<\0");
    assert_eq!(run.status, Some(1));
    assert!(run.stdout.contains("xml:encoding"), "{}", run.stdout);
}

#[test]
fn every_rule_is_listed_and_explained() {
    let human = cif(["rules"]);
    let json = cif(["rules", "--format", "json"]);
    assert_eq!((human.status, json.status), (Some(0), Some(0)));
    let rules = cif::check::rules();
    assert_eq!(human.stdout.lines().count(), rules.len());
    assert_eq!(json.stdout.lines().count(), rules.len());
    for ((rule, row), line) in rules
        .iter()
        .zip(human.stdout.lines())
        .zip(json.stdout.lines())
    {
        assert!(
            row.starts_with(rule.id) && row.ends_with(rule.title),
            "{row}"
        );
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        assert_eq!(line["id"], rule.id);
        assert_eq!(line["severity"], rule.severity.as_str());
        let by_id = cif(["explain", rule.id]);
        assert_eq!((by_id.status, &*by_id.stderr), (Some(0), ""));
        assert!(by_id.stdout.contains(rule.name), "{}", by_id.stdout);
        assert_eq!(cif(["explain", rule.name]).stdout, by_id.stdout);
    }
}

#[test]
fn the_version_is_that_of_the_package() {
    let run = cif(["--version"]);
    assert_eq!(run.status, Some(0));
    assert_eq!(run.stdout, format!("cif {}\n", env!("CARGO_PKG_VERSION")));
}

/// Names that are no UTF-8, and those that look like what is written for them.
#[test]
#[cfg(target_os = "linux")]
fn no_two_files_have_one_name_in_json() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    let folder = tempfile::tempdir().unwrap();
    for name in [&b"a\xff.cif"[..], b"a\xfe.cif", br"a\xFF.cif", b"plain.cif"] {
        fs::write(folder.path().join(OsStr::from_bytes(name)), faulty(1)).unwrap();
    }
    let run = cif(["check", folder.path().to_str().unwrap(), "--format=json"]);
    let mut names: Vec<String> = run
        .stdout
        .lines()
        .map(|line| serde_json::from_str::<serde_json::Value>(line).unwrap())
        .map(|line| {
            line["file"]
                .as_str()
                .unwrap()
                .rsplit('/')
                .next()
                .unwrap()
                .to_owned()
        })
        .collect();
    names.sort();
    names.dedup();
    assert_eq!(
        names,
        [r"a\x5CxFF.cif", r"a\xFE.cif", r"a\xFF.cif", "plain.cif"]
    );
}

/// A file that is written by name is compressed as its name asks for, or refused.
#[test]
fn names_of_pictures_say_how_they_are_compressed() {
    use std::io::Read as _;

    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    for command in ["show", "eval"] {
        let plain = path("x.svg");
        let draw = |output: &str| cif([command, "namebase.cif", "--svg", output]);
        assert_eq!(draw(&plain).status, Some(0));
        let plain = fs::read_to_string(plain).unwrap();
        for name in ["x.svg.gz", "x.svgz"] {
            assert_eq!(draw(&path(name)).status, Some(0));
            let mut text = String::new();
            let file = fs::File::open(path(name)).unwrap();
            flate2::read::GzDecoder::new(file)
                .read_to_string(&mut text)
                .unwrap();
            assert!(text == plain, "{command} {name}");
        }
        let run = draw(&path("x.svg.xz"));
        assert_eq!(run.status, Some(2), "{run:?}");
        assert!(
            run.stderr
                .contains("asks for a compression that is not known here, .xz"),
            "{run:?}"
        );
    }
    for words in [
        &["fix", "minimal.cif", "-o"][..],
        &["json", "minimal.cif", "-o"],
        &["convert", "minimal.cif", "--flat", "--from=cif", "--to=cif"],
    ] {
        let output = path("x.cif.xz");
        let run = cif(words.iter().copied().chain([output.as_str()]));
        assert_eq!(run.status, Some(2), "{run:?}");
        assert!(run.stderr.contains(".xz"), "{run:?}");
    }
    assert!(!folder.path().join("x.cif.xz").exists());
}
