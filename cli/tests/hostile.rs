//! Archives made to do harm, and files that are none: no crash, no long wait,
//! and the right exit status.

mod common;

use std::fs;
use std::time::Duration;

use common::{Run, cif, cif_reading};
use serde::de::IgnoredAny;

/// Far more than any of them needs, even without optimisation and beside
/// other work.
const QUICK: Duration = Duration::from_mins(2);

const PGN: &str = "convert --from cif --to pgn - -";

fn check(input: &[u8]) -> Run {
    let run = cif_reading(["check", "-"], input);
    assert!(run.time < QUICK, "it took {:?}", run.time);
    run
}

fn game(body: &str) -> String {
    format!("<cif><game><info/><moves>{body}</moves></game></cif>")
}

/// Repeats a text with a number in it.
fn counted(before: &str, count: usize, after: &str) -> String {
    let numbers = (0..count).map(|number| number.to_string());
    numbers
        .flat_map(|number| [before, &number, after].concat().into_bytes())
        .map(char::from)
        .collect()
}

#[test]
fn hostile_texts_are_findings() {
    let many = 100_000;
    let attributes = counted(" a", many, "=''");
    let prefixes = counted(" xmlns:p", many, "='u'");
    let bomb = "<!DOCTYPE cif [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;'>\
                <!ENTITY c SYSTEM 'file:///etc/passwd'>]><cif>&b;&c;</cif>";
    let utf_16: Vec<u8> = "\u{FEFF}<cif/>"
        .encode_utf16()
        .flat_map(u16::to_le_bytes)
        .collect();
    let garbage: Vec<u8> = (0..100_000u32)
        .map(|it| (it.wrapping_mul(2_654_435_761) >> 24) as u8)
        .collect();
    let cases: Vec<(&str, Vec<u8>, &str)> = vec![
        ("nothing", Vec::new(), "xml:no-root"),
        ("white space", b" \n\t ".to_vec(), "xml:no-root"),
        ("UTF-16", utf_16, "xml:encoding"),
        (
            "Latin 1",
            b"<?xml version='1.0' encoding='latin1'?><cif/>".to_vec(),
            "xml:encoding",
        ),
        ("bomb", bomb.into(), "AR-005"),
        ("depth", "<cif>".repeat(many).into(), "xml:depth-limit"),
        (
            "deep variations",
            game(&"<var>".repeat(many)).into(),
            "xml:depth-limit",
        ),
        (
            "attributes",
            format!("<cif><game{attributes}/></cif>").into(),
            "xml:attribute",
        ),
        (
            "prefixes",
            format!("<cif><game{prefixes}/></cif>").into(),
            "xml:attribute",
        ),
        ("end tags", "</cif>".repeat(many).into(), "xml:"),
        ("opening brackets", "<".repeat(many).into(), "xml:"),
        (
            "ampersands",
            game(&"&".repeat(many)).into(),
            "xml:malformed-reference",
        ),
        ("an open comment", game("<!--").into(), "xml:"),
        (
            "long name",
            format!("<{}/>", "x".repeat(many * 10)).into(),
            "xml:",
        ),
        (
            "control characters",
            game("\u{1}\u{1B}[2J\u{7F}\u{9B}2J\u{200F}\u{202E}").into(),
            "xml:forbidden-character",
        ),
        (
            "one long line",
            game(&"e2e4 ".repeat(many))
                .replace("<info/>", "<x/>")
                .into(),
            "xsd:",
        ),
    ];
    for (name, input, id) in cases {
        let run = check(&input);
        assert_eq!((run.status, &*run.stderr), (Some(1), ""), "{name}");
        assert!(
            run.stdout.contains(&format!("error[{id}")),
            "{name}: {}",
            run.stdout
        );
        assert!(
            !run.stdout.contains([
                '\u{1}', '\u{1B}', '\u{7F}', '\u{9B}', '\u{200F}', '\u{202E}'
            ]),
            "{name}"
        );
        let length = run.stdout.len();
        assert!(length < 500_000, "{name}: {length} bytes");

        let json = cif_reading(["check", "--format", "json", "-"], &input);
        assert_eq!(json.status, Some(1), "{name}");
        assert!(json.time < QUICK, "{name}");

        let run = cif_reading(["json", "-"], &input);
        assert_eq!((run.status, &*run.stdout), (Some(1), ""), "{name}");
        let run = cif_reading(["json", "--lenient", "-"], &input);
        assert!(run.time < QUICK, "{name}");
        let is_archive = input.windows(4).any(|it| it == b"<cif") || name == "UTF-16";
        let is_taken = is_archive && !run.stderr.contains("says anything; nothing was written");
        assert_eq!(run.status, Some(if is_taken { 1 } else { 2 }), "{name}");
        let is_json = serde_json::from_str::<IgnoredAny>(&run.stdout).is_ok();
        assert_eq!(is_json, is_taken && id != "xml:encoding", "{name}");
    }
    for (name, input) in [("zeros", vec![0; 10_000]), ("garbage", garbage)] {
        let run = check(&input);
        assert_eq!(run.status, Some(2), "{name}");
        assert!(run.stdout.contains("1 input not checked"), "{name}");
        assert!(run.stderr.contains("looks like binary data"), "{name}");
        assert_eq!(cif_reading(["json", "-"], &input).status, Some(2), "{name}");
    }
}

/// Many engines, and references to them; many words beside a reference to a character; many faults
/// of a line. Each takes minutes, or more, where all of them are looked through for each.
#[test]
fn one_game_of_many_parts_takes_no_long_wait() {
    let many = 20_000;
    let numbered = |many: usize, before: &str, behind: &str| {
        let all = (0..many).map(|it| format!("{before}{it}{behind}"));
        all.collect::<String>()
    };
    let engines = |many| numbered(many, "<engine id='", "'>E</engine>");
    let tables = numbered(many, "<table content='evaluation' engine='", "'>+1</table>");
    let evals = numbered(2 * many, "<eval engine='", "'>+1</eval>");
    let moves = "g1f3 g8f6 f3g1 f6g8 ".repeat(many / 4);
    let game = |info: &str, moves: &str, data: &str| {
        format!(
            "<cif><game><info>{info}</info><moves>{moves}</moves><data>{data}</data></game></cif>"
        )
    };
    let plays = "<head><white><name>E</name></white></head>";
    let info = format!("<moveinfo>{tables}</moveinfo>");
    let of_player = format!("{plays}{info}");
    let evals = format!("e2e4{evals}");
    let words = "x&#32;".repeat(1_000_000);
    let all = &["check -", "show -", "eval -", "html --output - -", PGN][..];
    let cases = [
        ("tables", all, game(&info, &moves, &engines(many))),
        (
            "tables of a player",
            all,
            game(&of_player, &moves, &engines(many)),
        ),
        ("evaluations", all, game("", &evals, &engines(2 * many))),
        ("references", &["check -"], game("", &words, "")),
        (
            "fields",
            &["uci -"],
            format!("info{}", " depth 1 depth x".repeat(50 * many)),
        ),
    ];
    for (name, commands, archive) in cases {
        for command in commands {
            let run = cif_reading(command.split(' '), archive.as_bytes());
            println!("{name}: {command}: {:?}, {:?}", run.time, run.status);
            assert!(run.time < QUICK, "{name}: {command}: {:?}", run.time);
            assert!(matches!(run.status, Some(0 | 1)), "{name}: {command}");
        }
    }
}

/// More sections of a kind than any type of eight bits counts, in a game and in an index entry.
#[test]
fn sections_of_a_head_without_number_are_findings() {
    for section in [
        "<flags/>",
        "<white/>",
        "<black/>",
        "<opening/>",
        "<extraneous><creator>?</creator></extraneous>",
        "<tags/>",
    ] {
        for head in [
            ("<game><info><head>", "</head></info>"),
            ("<index><game id='1'>", "</game>"),
        ] {
            let sections = section.repeat(300);
            let rest = if head.1 == "</game>" {
                "</index>"
            } else {
                "<moves>e2e4</moves></game>"
            };
            let archive = format!("<cif>{}{sections}{}{rest}</cif>", head.0, head.1);
            for command in [
                "check -",
                "fix --stdout -",
                "html --output - -",
                PGN,
                "show -",
            ] {
                let run = cif_reading(command.split(' '), archive.as_bytes());
                let is_bounded = matches!(run.status, Some(0..=2)) && run.time < QUICK;
                assert!(is_bounded, "{section}: {command}: {}", run.stderr);
                assert!(
                    !run.stderr.contains("panicked"),
                    "{section}: {command}: {}",
                    run.stderr
                );
            }
            assert_eq!(check(archive.as_bytes()).status, Some(1), "{section}");
        }
    }
}

#[test]
fn higher_limits_hold_too() {
    let deep = game(&"<var>".repeat(50_000));
    let run = cif_reading(["check", "-", "--max-depth", "60000"], deep.as_bytes());
    assert_eq!(run.status, Some(1));
    assert!(!run.stdout.contains("xml:depth-limit"), "{}", run.stdout);
    assert!(run.time < QUICK);
}

#[test]
fn folders_are_no_files_and_files_no_folders() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("folder.cif");
    fs::create_dir(&path).unwrap();
    let run = cif(["check".as_ref(), folder.path().as_os_str()]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("no files like"), "{}", run.stderr);
    assert_eq!(cif(["json".as_ref(), path.as_os_str()]).status, Some(2));

    fs::copy(common::corpus().join("minimal.cif"), path.join("a.CIF")).unwrap();
    let run = cif(["check".as_ref(), folder.path().as_os_str()]);
    assert_eq!((run.status, &*run.stderr), (Some(0), ""));
    assert!(run.stdout.starts_with("1 file"), "{}", run.stdout);
}

#[cfg(unix)]
#[test]
fn links_are_followed_to_files_only() {
    use std::os::unix::fs::symlink;

    let folder = tempfile::tempdir().unwrap();
    let link = |to: &str, name: &str| symlink(to, folder.path().join(name)).unwrap();
    link(".", "round.cif");
    link(
        common::corpus().join("minimal.cif").to_str().unwrap(),
        "good.cif",
    );
    let run = cif(["check".as_ref(), folder.path().as_os_str()]);
    assert_eq!((run.status, &*run.stderr), (Some(0), ""));
    assert!(run.stdout.starts_with("1 file"), "{}", run.stdout);

    link("nowhere", "broken.cif");
    let run = cif(["check".as_ref(), folder.path().as_os_str()]);
    assert_eq!(run.status, Some(2));
    assert!(run.stderr.contains("broken.cif"), "{}", run.stderr);
}

#[cfg(target_os = "linux")]
#[test]
fn a_file_that_fails_while_it_is_read_is_trouble() {
    for arguments in [["check", "/proc/self/mem"], ["json", "/proc/self/mem"]] {
        let run = cif(arguments);
        assert_eq!(run.status, Some(2), "{}", run.stderr);
        assert!(
            run.stderr.contains("cannot read `/proc/self/mem`"),
            "{}",
            run.stderr
        );
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_trouble() {
    for arguments in [
        &["check", "minimal.cif"][..],
        &["json", "minimal.cif"],
        &["schema"],
        &["explain", "xml:doctype"],
    ] {
        let full = fs::OpenOptions::new()
            .write(true)
            .open("/dev/full")
            .unwrap();
        let mut command = common::command();
        let output = command.args(arguments).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{arguments:?}");
        let stderr = String::from_utf8(output.stderr).unwrap();
        assert!(stderr.contains("cannot write"), "{stderr}");
    }
}

/// Errors in the command line have words as they are shown of names of files.
#[cfg(unix)]
#[test]
fn no_word_commands_the_terminal() {
    let word = "\u{1B}]0;PWN\u{7}a.cif";
    let option = format!("--{word}");
    for words in [
        &["check", &option][..],
        &[word],
        &["check", "--select", word, "a.cif"],
        &["check", "--format", word, "a.cif"],
        &["convert", "--charset", word, "a.pgn", "a.cif"],
        &["show", "--ply", word, "a.cif"],
        &["check", "--color", word, "a.cif"],
        &["explain", word],
        &["help", word],
    ] {
        let run = cif(words);
        assert_eq!((run.status, &*run.stdout), (Some(2), ""), "{words:?}");
        let stderr = run.stderr;
        let is_shown = stderr.contains(r"\x1B]0;PWN\x07a.cif") || stderr.contains("\u{241B}]0;PWN");
        assert!(is_shown, "{words:?}: {stderr:?}");
        assert!(
            !stderr.contains(['\u{1B}', '\u{7}']),
            "{words:?}: {stderr:?}"
        );
    }
    let run = cif(["check", "--\u{202E}", "--color=always"]);
    assert!(!run.stderr.contains('\u{202E}'), "{:?}", run.stderr);
    assert!(run.stderr.contains("\u{1B}["), "{:?}", run.stderr);
}
