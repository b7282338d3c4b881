//! Findings that are known, or older than a change, and checks whose outcome is known.

mod common;

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use common::{Run, corpus};

/// Runs the command in a folder, with its cache.
fn cif(folder: &Path, arguments: &[&str]) -> Run {
    let output = common::command()
        .current_dir(folder)
        .env_remove("CIF_NO_CACHE")
        .args(arguments)
        .output()
        .expect("the command starts");
    let Output {
        status,
        stdout,
        stderr,
    } = output;
    Run {
        status: status.code(),
        stdout: String::from_utf8(stdout).expect("it writes UTF-8"),
        stderr: String::from_utf8(stderr).expect("it writes UTF-8"),
        time: std::time::Duration::ZERO,
    }
}

/// The places and ids of findings.
fn found(folder: &Path, arguments: &[&str]) -> String {
    let mut all = vec!["check", "--format=concise", "."];
    all.extend(arguments);
    let run = cif(folder, &all);
    let findings = run.stdout.lines().filter_map(|line| {
        let (place, rest) = line.split_once(": ")?;
        let id = rest.split_once('[')?.1.split_once(']')?.0;
        place.contains(".cif:").then(|| format!("{place} {id}"))
    });
    let findings: Vec<String> = findings.collect();
    assert!(run.stderr.is_empty(), "{}", run.stderr);
    assert_eq!(
        run.status,
        Some(i32::from(!findings.is_empty())),
        "{}",
        run.stdout
    );
    findings.join(", ")
}

/// A game between these players, in two lines, of which the second one breaks a rule.
fn game(white: &str, moves: &str) -> String {
    format!(
        "<game><info><head><white><name>{white}</name></white></head></info>\n<moves>{moves}</moves></game>\n"
    )
}

fn archive(games: &[String]) -> String {
    format!(
        "<cif>\n{}<info><version>1.0</version><creator/><created>2026-01-31</created>\
         <content games=\"{}\"/></info></cif>\n",
        games.concat(),
        games.len()
    )
}

/// However their paths are written.
#[test]
fn a_baseline_knows_files_from_everywhere() {
    let root = tempfile::tempdir().unwrap();
    let inner = root.path().join("inner");
    fs::create_dir(&inner).unwrap();
    fs::write(inner.join("a.cif"), archive(&[game("One", "e2e9")])).unwrap();
    let update = ["check", ".", "--update-baseline", "--baseline"];
    for baseline in ["known.json", "../known.json"] {
        let run = cif(&inner, &[&update[..], &[baseline]].concat());
        assert_eq!(run.status, Some(0), "{}", run.stderr);
    }
    for (folder, baseline, file) in [
        (root.path(), "inner/known.json", "inner/../inner/a.cif"),
        (root.path(), "inner/../known.json", "inner"),
        (&inner, "../known.json", "."),
        (&inner, "../inner/known.json", "../inner/a.cif"),
    ] {
        let run = cif(folder, &["check", file, "--baseline", baseline]);
        assert_eq!(run.status, Some(0), "{baseline} {file}: {}", run.stdout);
    }
}

#[test]
fn a_baseline_knows_findings_wherever_they_stand() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let write = |games: &[String]| fs::write(folder.join("a.cif"), archive(games)).unwrap();
    let [one, two, new] = ["One", "Two", "New"].map(|name| game(name, "e2e9"));
    let known = &["--baseline", "known.json"];
    write(&[one.clone(), two.clone()]);
    assert_eq!(found(folder, &[]), "a.cif:3:10 MV-001, a.cif:5:10 MV-001");
    let missing = cif(folder, &["check", ".", "--baseline", "known.json"]);
    assert_eq!(missing.status, Some(2));
    assert!(
        missing.stderr.contains("--update-baseline"),
        "{}",
        missing.stderr
    );
    let updated = cif(
        folder,
        &[
            "check",
            ".",
            "--baseline",
            "known.json",
            "--update-baseline",
        ],
    );
    assert_eq!(updated.status, Some(0), "{}", updated.stdout);
    assert!(
        updated.stdout.contains("2 findings left out"),
        "{}",
        updated.stdout
    );
    let lines = fs::read_to_string(folder.join("known.json")).unwrap();
    assert!(
        lines.contains(r#"{"file":"a.cif","id":"MV-001","game":2,"head":""#),
        "{lines}"
    );
    assert_eq!(found(folder, known), "");
    // One that lacks what could not be checked is not written.
    let update = [
        "check",
        "none.cif",
        "--baseline",
        "known.json",
        "--update-baseline",
    ];
    assert_eq!(cif(folder, &update).status, Some(2));
    assert_eq!(
        fs::read_to_string(folder.join("known.json")).unwrap(),
        lines
    );
    for (games, new_findings) in [
        // Lines and games move.
        (vec![format!("\n\n{two}"), one.clone()], ""),
        (
            vec![new.clone(), one.clone(), two.clone()],
            "a.cif:3:10 MV-001",
        ),
        // A known one counts once.
        (
            vec![one.clone(), one.clone(), two.clone()],
            "a.cif:5:10 MV-001",
        ),
        // A head was corrected.
        (vec![game("Won", "e2e9"), two.clone()], ""),
        // Another fault in a known game.
        (vec![game("One", "e2e9 e7e9"), two], "a.cif:3:15 MV-001"),
        (vec![one], ""),
        (vec![new.clone()], ""),
        (vec![new.clone(), new.clone(), new], "a.cif:7:10 MV-001"),
    ] {
        write(&games);
        assert_eq!(found(folder, known), new_findings, "{games:?}");
    }
    // From another folder it is the same file.
    fs::create_dir(folder.join("inner")).unwrap();
    write(&[game("One", "e2e9")]);
    let run = cif(
        &folder.join("inner"),
        &["check", "../a.cif", "--baseline", "../known.json"],
    );
    assert_eq!(run.status, Some(0), "{}", run.stdout);
    for wrong in ["", "{}", "[]", "{\"version\":2,\"findings\":[]}"] {
        fs::write(folder.join("known.json"), wrong).unwrap();
        let run = cif(folder, &["check", ".", "--baseline", "known.json"]);
        assert_eq!(run.status, Some(2), "{wrong}");
        assert!(run.stderr.contains("no baseline"), "{}", run.stderr);
    }
}

#[test]
fn only_games_that_changed_are_reported() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let git = |arguments: &[&str]| {
        let output = Command::new("git")
            .current_dir(folder)
            .args(["-c", "user.name=A", "-c", "user.email=a@example.org"])
            .args(arguments)
            .output()
            .expect("git starts");
        assert!(output.status.success(), "{arguments:?}: {output:?}");
    };
    let write = |name: &str, games: &[String]| {
        fs::write(folder.join(name), archive(games)).unwrap();
    };
    let [one, two, new] = ["One", "Two", "New"].map(|name| game(name, "e2e9"));
    git(&["init", "-q"]);
    write("a.cif", &[one.clone(), two.clone()]);
    write("b.cif", std::slice::from_ref(&one));
    git(&["add", "."]);
    git(&["commit", "-qm", "one"]);
    let changed = &["--diff-from", "HEAD"];
    assert_eq!(found(folder, changed), "");
    write("a.cif", &[two.clone(), new.clone(), one.clone()]);
    assert_eq!(found(folder, changed), "a.cif:5:10 MV-001");
    // A file that Git does not know, with a game that it knows and one that it does not.
    write("c.cif", &[one, new]);
    assert_eq!(
        found(folder, changed),
        "a.cif:5:10 MV-001, c.cif:5:10 MV-001"
    );
    git(&["add", "."]);
    git(&["commit", "-qm", "two"]);
    assert_eq!(found(folder, changed), "");
    assert_eq!(
        found(folder, &["--diff-from", "HEAD~1"]),
        "a.cif:5:10 MV-001, c.cif:5:10 MV-001"
    );
    for revision in ["nothing", "--help"] {
        let run = cif(folder, &["check", ".", &format!("--diff-from={revision}")]);
        assert_eq!(run.status, Some(2), "{}", run.stdout);
    }
}

#[test]
fn what_is_in_the_cache_is_what_a_check_finds() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    for name in [
        "published-example.cif",
        "published-example-as-published.cif",
    ] {
        fs::copy(corpus().join(name), folder.join(name)).unwrap();
    }
    let cache = folder.join(".cif_cache");
    let plain = |arguments: &[&str]| {
        let mut all = vec!["check", "."];
        all.extend(arguments);
        let run = cif(folder, &all);
        let lines = run.stdout.lines().filter(|line| !line.ends_with(" s)"));
        (run.status, lines.collect::<Vec<_>>().join("\n"))
    };
    for format in ["human", "json", "sarif", "gitlab"] {
        let format = &*format!("--format={format}");
        let fresh = plain(&["--no-cache", format]);
        assert_eq!(plain(&[format]), fresh);
        assert_eq!(plain(&[format]), fresh);
        assert_eq!(plain(&[format, "--cache-dir=elsewhere"]), fresh);
    }
    assert_eq!(fs::read_to_string(cache.join(".gitignore")).unwrap(), "*\n");
    assert!(cache.join("CACHEDIR.TAG").is_file() && folder.join("elsewhere").is_dir());
    // Options and contents count, the cache itself does not.
    let strict = plain(&["--select=xsd:Date"]);
    assert_eq!(strict, plain(&["--no-cache", "--select=xsd:Date"]));
    let path = folder.join("published-example.cif");
    let text = fs::read_to_string(&path)
        .unwrap()
        .replacen("<game", "<gamee", 1);
    fs::write(path, text).unwrap();
    assert_eq!(plain(&[]), plain(&["--no-cache"]));
    for entry in walk(&cache) {
        fs::write(entry, "nonsense").unwrap();
    }
    assert_eq!(plain(&[]), plain(&["--no-cache"]));
    // Standard input is never kept.
    fs::remove_dir_all(&cache).unwrap();
    cif(folder, &["check", "-"]);
    assert!(!cache.exists());
}

/// The files below a folder.
fn walk(folder: &Path) -> Vec<std::path::PathBuf> {
    let entries = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let within = entries.flat_map(|path| {
        if path.is_dir() {
            walk(&path)
        } else {
            vec![path]
        }
    });
    within.collect()
}

#[cfg(unix)]
#[test]
fn a_change_is_checked_again() {
    use std::io::{BufRead as _, BufReader};
    use std::process::Stdio;

    let folder = tempfile::tempdir().unwrap();
    let folder = &folder.path().join("games");
    fs::create_dir(folder).unwrap();
    fs::write(folder.join("a.cif"), archive(&[game("One", "e2e4")])).unwrap();
    let mut child = common::command()
        .current_dir(folder)
        .args(["check", "--watch", "--format=concise", "."])
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("the command starts");
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let mut next = |part: &str| {
        let found = lines
            .by_ref()
            .map(Result::unwrap)
            .find(|line| line.contains(part));
        assert!(found.is_some(), "no line with {part}");
    };
    next("no findings");
    // Several changes at once are one.
    for moves in ["e2e3", "e2e9"] {
        fs::write(folder.join("a.cif"), archive(&[game("One", moves)])).unwrap();
    }
    next("error[MV-001]");
    next("1 error");
    fs::write(folder.join("note.txt"), "no archive").unwrap();
    // The settings are in the folder above.
    fs::write(folder.join("../cif.toml"), "[check]\nignore = ['MV-001']\n").unwrap();
    next("no findings");
    common::signal(&child, "-INT");
    assert_eq!(child.wait().unwrap().code(), Some(130));
}
