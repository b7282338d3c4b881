//! `cif html`: reports of archives and PGN, and what is said of them.

mod common;

use std::fs;
use std::io::Write as _;

use common::{cif, cif_reading};
use flate2::Compression;
use flate2::write::GzEncoder;

fn report(arguments: &[&str]) -> (Option<i32>, String, String) {
    let run = cif(["html", "-o", "-"].iter().chain(arguments));
    (run.status, run.stdout, run.stderr)
}

#[test]
fn archives_and_pgn_become_one_report() {
    let (status, page, said) = report(&["namebase.cif", "../../docs/immortal.pgn"]);
    assert_eq!(status, Some(0), "{said}");
    assert!(said.ends_with(" games written\n"), "{said}");
    assert!(page.starts_with("<!DOCTYPE html>"), "{page}");
    assert!(page.ends_with("</html>\n"));
    assert!(page.contains("<title>namebase.cif, ../../docs/immortal.pgn</title>"));
    assert_eq!(page.matches(" id=\"games-").count(), 1);
    // The same input makes the same report.
    let again = report(&["namebase.cif", "../../docs/immortal.pgn"]);
    assert_eq!(again.1, page);
}

#[test]
fn a_report_has_the_title_and_the_games_that_are_wanted() {
    let pgn = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n\n[White \"C\"]\n\n1. c4 *\n";
    let wanted = [
        "html",
        "-o",
        "-",
        "--games",
        "2-",
        "--title",
        "Two <games>",
        "-",
    ];
    let run = cif_reading(wanted, pgn.as_bytes());
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    assert_eq!(run.stderr, "2 games written\n");
    assert!(run.stdout.contains("<title>Two &lt;games></title>"));
    let none = ["html", "-q", "-o", "-", "--games", "9", "-"];
    let run = cif_reading(none, pgn.as_bytes());
    assert_eq!(run.status, Some(2));
    assert!(
        run.stderr.contains("wanted is among 3 games"),
        "{}",
        run.stderr
    );
}

#[test]
#[cfg(target_os = "linux")]
fn games_are_written_once_they_are() {
    let run = cif(["html", "../../docs/immortal.pgn", "-o", "/dev/full"]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.starts_with("error: cannot write"), "{run:?}");
}

#[test]
fn faults_and_missing_games_are_reported() {
    let faulty = "published-example-as-published.cif";
    let (status, page, said) = report(&[faulty]);
    assert_eq!(status, Some(1));
    assert!(
        said.contains("faults were found in what is shown"),
        "{said}"
    );
    assert!(page.ends_with("</html>\n"));
    // What is wrong behind the last game counts too.
    let cut_short = b"<cif><game><info/><moves>e2e4</moves></game>";
    for arguments in [
        &["html", "-o", "-", "-"][..],
        &["eval", "--games", "1-", "-"],
    ] {
        let run = cif_reading(arguments, cut_short);
        assert_eq!(run.status, Some(1), "{}", run.stderr);
        assert!(
            run.stderr.contains("found in what is shown"),
            "{}",
            run.stderr
        );
    }
    let run = cif_reading(["html", "-o", "-", "-"], b"");
    assert_eq!(run.status, Some(2), "{}", run.stderr);
    let (status, _, said) = report(&["no-such-file.cif"]);
    assert_eq!(
        (status, said.contains("cannot read")),
        (Some(2), true),
        "{said}"
    );
}

/// Of a file that ends in the middle, the games before that are handled.
#[test]
fn games_before_a_failure_are_shown() {
    let pgn = "[White \"A\"]\n\n1. e4 *\n\n".repeat(3);
    let head = "<head><white><name>A</name></white></head>";
    let game = format!("<game><info>{head}</info><moves>e2e4</moves></game>\n");
    let cif = format!("<cif>{}", game.repeat(3));
    for text in [pgn, cif] {
        let mut packed = GzEncoder::new(Vec::new(), Compression::fast());
        packed.write_all(text.as_bytes()).unwrap();
        let mut packed = packed.finish().unwrap();
        packed.truncate(packed.len() - 4);
        let run = cif_reading(["html", "-o", "-", "-"], &packed);
        assert_eq!(run.status, Some(2), "{}", run.stderr);
        assert!(run.stderr.contains("end too early"), "{}", run.stderr);
        assert_eq!(run.stdout.matches(" id=\"games-").count(), 1);
        assert!(run.stdout.ends_with("</html>\n"));
        let run = cif_reading(["eval", "--players", "-"], &packed);
        assert_eq!(run.status, Some(2), "{}", run.stderr);
        assert!(run.stderr.contains("end too early"), "{}", run.stderr);
        assert!(run.stdout.ends_with("  A\n"), "{}", run.stdout);
    }
}

#[test]
fn a_report_does_not_take_the_place_of_its_games() {
    let run = cif(["html", "-o", "namebase.cif", "namebase.cif"]);
    assert_eq!(run.status, Some(2));
    assert!(
        run.stderr.contains("would be overwritten"),
        "{}",
        run.stderr
    );
}

#[test]
fn a_report_is_written_whole_or_not_at_all() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("report.html");
    std::fs::write(&out, "before").unwrap();
    let name = out.to_str().unwrap();
    let run = cif_reading(
        ["html", "-o", name, "--games", "2", "-"],
        b"[A \"b\"]\n\n1. e4 *\n",
    );
    assert_eq!(run.status, Some(2));
    assert_eq!(std::fs::read_to_string(&out).unwrap(), "before");
    let run = cif(["html", "-o", name, "namebase.cif"]);
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    assert!(
        std::fs::read_to_string(&out)
            .unwrap()
            .ends_with("</html>\n")
    );
}

/// One thread or several write the same bytes, and a short last portion comes into the block
/// before it.
#[test]
fn a_report_does_not_depend_on_the_number_of_threads() {
    let comment = "a comment of some length, ".repeat(40);
    let games = (1..150).map(|game| format!("[Round \"{game}\"]\n\n1. e4 {{{comment}}} e5 *\n\n"));
    let pgn: String = games.collect();
    let report = |jobs: &str| {
        let run = cif_reading(
            ["html", "-o", "-", "--jobs", jobs, "-", "namebase.cif"],
            pgn.as_bytes(),
        );
        assert_eq!((run.status, &*run.stderr), (Some(0), "150 games written\n"));
        run.stdout
    };
    let one = report("1");
    assert!(one.matches(" id=\"games-").count() > 1);
    for jobs in ["2", "5"] {
        assert!(report(jobs) == one, "{jobs}");
    }
}

/// Nothing is read behind the last game that is wanted.
#[test]
fn a_file_is_read_as_far_as_its_games_are_wanted() {
    let archive = b"<cif><game><info/><moves>e2e4</moves></game><game><info/><moves></cif>";
    let run = |command: &[&str]| cif_reading(command.iter().chain(&["-"]), archive);
    for command in [&["html", "-o", "-"][..], &["eval", "--format", "csv"]] {
        let first = run(&[command, &["--games", "1"]].concat());
        assert_eq!(first.status, Some(0), "{}", first.stderr);
        assert_ne!(run(&[command, &["--games", "1-"]].concat()).status, Some(0));
    }
}

/// A file that the settings exclude is passed over, as in every command that takes folders.
#[test]
fn excluded_files_are_passed_over() {
    let folder = tempfile::tempdir().unwrap();
    let write = |name: &str, text: &str| fs::write(folder.path().join(name), text).unwrap();
    fs::create_dir(folder.path().join("old")).unwrap();
    write("cif.toml", "exclude = ['/old', 'draft*']\n");
    for (name, white) in [
        ("a.pgn", "Taken"),
        ("draft.pgn", "Passed"),
        ("old/b.pgn", "Passed"),
    ] {
        write(name, &format!("[White \"{white}\"]\n\n1. e4 *\n"));
    }
    let run = common::command()
        .args(["html", "-o", "-", "."])
        .current_dir(folder.path())
        .output()
        .unwrap();
    let said = String::from_utf8(run.stderr).unwrap();
    assert_eq!((run.status.code(), &*said), (Some(0), "1 game written\n"));
}
