//! `cif fix` over all one-fault archives and the whole corpus: what it fixes
//! stays fixed, what it cannot fix it leaves alone to the byte, and whatever
//! goes wrong, the original is as it was.

mod common;

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use common::{cif, cif_reading, corpus};
use serde_json::Value;

/// The files below a folder, with what they hold.
fn contents(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let mut found = BTreeMap::new();
    let mut folders = vec![folder.to_owned()];
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                let bytes = fs::read(&path).unwrap();
                found.insert(path, bytes);
            }
        }
    }
    found
}

/// A copy of the corpus.
fn copy_of_corpus() -> tempfile::TempDir {
    let copy = tempfile::tempdir().unwrap();
    let corpus = corpus();
    for (path, bytes) in contents(&corpus) {
        let to = copy.path().join(path.strip_prefix(&corpus).unwrap());
        fs::create_dir_all(to.parent().unwrap()).unwrap();
        fs::write(to, bytes).unwrap();
    }
    copy
}

/// Counts the findings of each archive that have a fix, safe or of any kind.
fn fixable(folder: &Path, any: bool) -> BTreeMap<PathBuf, usize> {
    let run = cif([
        "check".as_ref(),
        folder.as_os_str(),
        "--format=json".as_ref(),
    ]);
    let mut found = BTreeMap::new();
    for line in run.stdout.lines() {
        let finding: Value = serde_json::from_str(line).unwrap();
        let fix = &finding["fix"];
        if fix["safe"] == true || (any && fix.is_object()) {
            let path = PathBuf::from(finding["file"].as_str().unwrap());
            *found.entry(path).or_insert(0) += 1;
        }
    }
    found
}

#[test]
fn what_can_be_fixed_is_fixed_once_and_all_else_left_alone() {
    for any in [false, true] {
        let folder = copy_of_corpus();
        fs::write(folder.path().join("one.cif"), FAULTY).unwrap();
        fs::write(folder.path().join("many.cif"), faults_in_the_way()).unwrap();
        fs::write(folder.path().join("cut.cif"), cut()).unwrap();
        let fix = || {
            let run = cif(["fix".as_ref(), folder.path().as_os_str()]
                .into_iter()
                .chain(any.then_some("--unsafe".as_ref())));
            assert!(
                run.status.is_some_and(|status| status <= 1),
                "{}",
                run.stderr
            );
            contents(folder.path())
        };
        let before = contents(folder.path());
        let to_fix = fixable(folder.path(), any);
        assert!(to_fix.len() > 3, "only {} archives", to_fix.len());

        let once = fix();
        assert_eq!(fixable(folder.path(), any), BTreeMap::new());
        assert!(before.keys().eq(once.keys()), "files came or went");
        for (path, bytes) in &before {
            let is_changed = once[path] != *bytes;
            assert_eq!(is_changed, to_fix.contains_key(path), "{}", path.display());
        }
        assert!(fix() == once, "the second time changed something");
    }
}

#[test]
fn all_ways_to_write_write_the_same() {
    let name = "published-example-as-published.cif";
    let original = fs::read(corpus().join(name)).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.cif");
    let file = path.to_str().unwrap();
    let read = || fs::read_to_string(&path).unwrap();

    fs::write(&path, &original).unwrap();
    let diff = cif(["fix", "--diff", file]);
    assert!(diff.stdout.starts_with("--- "), "{}", diff.stdout);
    assert!(fs::read(&path).unwrap() == original, "shown, not written");
    let run = cif(["fix", file]);
    let fixed = read();
    assert!(run.stdout.contains("fixed in"), "{}", run.stdout);
    assert!(fixed.as_bytes() != original);

    assert_eq!(cif_reading(["fix", "-"], &original).stdout, fixed);
    assert_eq!(cif(["fix", name, "-o", "-"]).stdout, fixed);
    for _ in 0..2 {
        let run = cif(["fix", name, "--output", file]);
        assert_eq!((run.status, read()), (Some(0), fixed.clone()));
    }
    // An archive without faults is written all the same where it is asked for.
    let run = cif(["fix", "minimal.cif", "--output", file]);
    assert_eq!((run.status, &*run.stderr), (Some(0), ""));
    assert!(read() == fs::read_to_string(corpus().join("minimal.cif")).unwrap());
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn the_diff_says_what_is_written() {
    // What `patch` does, for hunks that fit where they say.
    let name = "published-example-as-published.cif";
    let original = fs::read_to_string(corpus().join(name)).unwrap();
    let fixed = cif_reading(["fix", "-"], original.as_bytes()).stdout;
    let diff = cif(["fix", "--diff", name]).stdout;
    let old: Vec<&str> = original.lines().collect();
    let mut new = Vec::new();
    let mut at = 0;
    for line in diff.lines().skip(2) {
        if let Some(range) = line.strip_prefix("@@ -") {
            let start: usize = range.split([',', ' ']).next().unwrap().parse().unwrap();
            new.extend_from_slice(&old[at..start - 1]);
            at = start - 1;
        } else if let Some(text) = line.strip_prefix('+') {
            new.push(text);
        } else {
            assert_eq!(&line[1..], old[at]);
            at += 1;
            new.extend(line.strip_prefix(' '));
        }
    }
    new.extend_from_slice(&old[at..]);
    assert_eq!(new, fixed.lines().collect::<Vec<_>>());
}

/// A game with a date that can be fixed, and one that cannot.
const FAULTY: &str = "<cif><game><info><head><event><title>T</title><date>2014.12.21</date></event>\
    </head></info><moves>e9e9</moves></game><info><version>1.0</version><creator/>\
    <created>someday</created><content games=\"1\"/></info></cif>";

/// Players in the wrong order, and within each a value to be fixed.
fn faults_in_the_way() -> String {
    let player = "<born>1950.05.05</born>";
    let game = format!(
        "<game><info><head><black>{player}</black><white>{player}</white></head></info><moves/></game>"
    );
    FAULTY.replacen("<game>", &format!("{}<game>", game.repeat(3)), 1)
}

/// An archive that ends early, with a fault before that.
fn cut() -> &'static str {
    &FAULTY[..FAULTY.len() - 30]
}

#[test]
fn a_failure_leaves_the_original_alone() {
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("inner");
    fs::create_dir(&inner).unwrap();
    let path = inner.join("a.cif");
    fs::write(&path, FAULTY).unwrap();
    let file = path.to_str().unwrap();
    let same = || {
        assert_eq!(fs::read_to_string(&path).unwrap(), FAULTY);
        assert_eq!(
            fs::read_dir(&inner).unwrap().count(),
            1,
            "something is left behind"
        );
    };

    let missing = inner.join("missing/out.cif");
    let run = cif(["fix", file, "-o", missing.to_str().unwrap()]);
    assert_eq!(run.status, Some(2));
    same();
    let run = cif(["fix", file, "-o", inner.to_str().unwrap()]);
    assert_eq!(run.status, Some(2));
    same();
    // What is passed over is not fixed.
    let run = cif(["fix", file, "--max-item", "60"]);
    assert_eq!(run.status, Some(1));
    same();

    let set_readonly = |path: &Path, readonly| {
        let mut permissions = fs::metadata(path).unwrap().permissions();
        permissions.set_readonly(readonly);
        fs::set_permissions(path, permissions).unwrap();
    };
    set_readonly(&path, true);
    let run = cif(["fix", file]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("read-only"), "{}", run.stderr);
    same();
    set_readonly(&path, false);

    // Whoever may write everywhere may write here too.
    set_readonly(&inner, true);
    let may_write = fs::write(inner.join("probe"), "").is_ok();
    let _ = fs::remove_file(inner.join("probe"));
    let run = cif(["fix", file]);
    set_readonly(&inner, false);
    if may_write {
        assert_eq!(run.status, Some(1));
        assert!(fs::read_to_string(&path).unwrap().contains("2014-12-21"));
    } else {
        assert_eq!(run.status, Some(2));
        same();
    }
}

/// An archive that asks not to be changed is fixed elsewhere, and only there.
#[test]
fn an_archive_that_is_to_stay_as_it_is_does() {
    let folder = tempfile::tempdir().unwrap();
    let [file, copy] = ["a.cif", "b.cif"].map(|name| folder.path().join(name));
    let fixed = |info: &str, more: &[&str]| {
        let (before, after) = FAULTY.rsplit_once("<info>").unwrap();
        let text = format!("{before}{info}{after}");
        fs::write(&file, &text).unwrap();
        let run = cif(["fix", file.to_str().unwrap()].iter().chain(more));
        let is_same = fs::read_to_string(&file).unwrap() == text;
        assert_eq!(run.status == Some(2), run.stderr.contains("asks not to be"));
        (run.status, is_same)
    };
    let readonly = "<info readonly=\"true\">";
    assert_eq!(fixed(readonly, &[]), (Some(2), true));
    let same = file.to_str().unwrap();
    assert_eq!(fixed(readonly, &["-o", same]), (Some(2), true));
    assert_eq!(fixed("<info readonly=' 1 '>", &[]), (Some(2), true));
    assert_eq!(fixed("<info readonly=\"false\">", &[]), (Some(1), false));
    // What changes nothing is no matter of that.
    assert_eq!(fixed(readonly, &["--diff"]), (Some(1), true));
    assert_eq!(fixed(readonly, &["--select", "MV"]), (Some(1), true));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);

    let copy = copy.to_str().unwrap();
    assert_eq!(fixed(readonly, &["-o", copy]), (Some(1), true));
    assert!(fs::read_to_string(copy).unwrap().contains("2014-12-21"));
}

#[cfg(unix)]
#[test]
fn links_and_permissions_stay() {
    use std::os::unix::fs::PermissionsExt;

    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a.cif");
    let link = folder.path().join("link.cif");
    fs::write(&path, FAULTY).unwrap();
    fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).unwrap();
    std::os::unix::fs::symlink("a.cif", &link).unwrap();
    let run = cif(["fix".as_ref(), link.as_os_str()]);
    assert_eq!(run.status, Some(1));
    assert!(link.is_symlink());
    assert!(fs::read_to_string(&path).unwrap().contains("2014-12-21"));
    let mode = fs::metadata(&path).unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o640);
}

#[test]
fn only_what_is_wanted_is_fixed() {
    let fixed = |arguments: &[&str]| {
        let run = cif_reading(["fix", "-"].iter().chain(arguments), FAULTY.as_bytes());
        (run.stdout != FAULTY, run.status)
    };
    assert_eq!(fixed(&[]), (true, Some(1)));
    assert_eq!(fixed(&["--select", "xsd:Date"]), (true, Some(0)));
    assert_eq!(fixed(&["--select", "MV"]), (false, Some(1)));
    assert_eq!(fixed(&["--ignore", "all"]), (false, Some(0)));
    assert_eq!(fixed(&["--severity", "all=warning"]), (true, Some(0)));
    assert_eq!(
        fixed(&["--severity", "all=warning", "--fail-on", "warning"]),
        (true, Some(1))
    );
}

#[test]
fn an_archive_without_moves_is_fixed_like_others() {
    let folder = tempfile::tempdir().unwrap();
    let end = |created: &str, games: usize| {
        format!(
            "<info><version>1.0</version><creator>:X</creator><created>{created}</created>\
             <content games=\"{games}\"/></info>"
        )
    };
    let game = "<game><info/><moves/></game>";
    for (number, (text, is_read)) in [
        (
            format!("<cif>{game}{game}{}</cif>", end("2026-01-01", 1)),
            true,
        ),
        (format!("<cif>{}</cif>", end("2026.01.01", 0)), true),
        (
            format!(
                "<cif><namebase><event id=\"1\"><date>1851.02.03</date></event></namebase>{}</cif>",
                end("2026-01-01", 0)
            ),
            true,
        ),
        ("<cif><game>x</game></cif>".to_owned(), false),
        ("<cif><x/></cif>".to_owned(), false),
    ]
    .into_iter()
    .enumerate()
    {
        let fixed = cif_reading(["fix", "--unsafe", "-"], text.as_bytes());
        let out = folder.path().join(format!("{number}.cif"));
        let path = out.to_str().unwrap();
        let run = cif_reading(["fix", "--unsafe", "-", "-o", path], text.as_bytes());
        let json = cif_reading(["json", "--lenient", "-"], text.as_bytes());
        assert_eq!(json.status == Some(2), !is_read, "{text}: {}", json.stderr);
        if is_read {
            assert_eq!(run.status, fixed.status, "{text}: {}", run.stderr);
            assert_eq!(fs::read_to_string(&out).unwrap(), fixed.stdout);
        } else {
            assert_eq!(run.status, Some(2), "{text}");
            assert!(
                run.stderr.contains("says anything; nothing was written"),
                "{}",
                run.stderr
            );
            assert!(!out.exists());
        }
    }
}

#[test]
fn hostile_texts_are_fixed_or_refused_in_time() {
    const QUICK: Duration = Duration::from_mins(1);
    let date = "<game><info><head><event><date>2014.12.21</date></event></head></info>\
                <moves/></game>\n";
    let end =
        "<info><version>1.0</version><creator/><created>2014-12-21</created><content/></info>";
    let garbage: Vec<u8> = (0..100_000u32)
        .map(|it| (it.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    let utf_16: Vec<u8> = "\u{FEFF}<cif/>"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    // Where nothing can be read, nothing is written.
    let cases: Vec<(&str, Vec<u8>, i32)> = vec![
        ("depth", "<cif>".repeat(100_000).into(), 2),
        ("cut", FAULTY[..FAULTY.len() / 2].into(), 1),
        (
            "one item",
            format!("<cif><game>{}", date.repeat(5_000)).into(),
            2,
        ),
        (
            "text everywhere",
            format!("<cif>{}</cif>", "x<game>y</game>".repeat(3_000)).into(),
            2,
        ),
    ];
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("out.cif");
    let out = path.to_str().unwrap();
    for (what, input, status) in cases {
        let run = cif_reading(["fix", "--unsafe", "-", "-o", out], &input);
        assert_eq!(run.status, Some(status), "{what}: {}", run.stderr);
        assert!(run.time < QUICK, "{what}: it took {:?}", run.time);
    }
    fs::write(&path, "old").unwrap();
    for (what, input) in [
        ("nothing", Vec::new()),
        ("zeros", vec![0; 10_000]),
        ("garbage", garbage),
    ] {
        let run = cif_reading(["fix", "--unsafe", "-", "-o", out], &input);
        assert_eq!(run.status, Some(2), "{what}: {}", run.stderr);
        assert_eq!(fs::read_to_string(&path).unwrap(), "old");
    }
    let run = cif_reading(["fix", "-"], &utf_16);
    assert_eq!((run.status, &*run.stdout), (Some(1), ""));

    let many = format!("<cif>{}{end}</cif>", date.repeat(5_000));
    let run = cif_reading(["fix", "--select", "xsd", "-"], many.as_bytes());
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    assert!(run.time < QUICK, "it took {:?}", run.time);
    assert!(run.stdout == many.replace("2014.12.21", "2014-12-21"));
}
