//! Text in whatever encoding: every command that reads PGN or logs recognises
//! it, says what it took it for, and does what the option says instead.

mod common;

use std::fs;
use std::path::Path;
use std::process::Command;

use common::{cif, cif_reading};

/// PGN from standard input into an archive.
const TO_CIF: &[&str] = &["convert", "-", "-", "--from", "pgn", "--to", "cif"];

/// Text in UTF-16 with the high byte first.
fn high_first(text: &str) -> Vec<u8> {
    text.encode_utf16().flat_map(u16::to_be_bytes).collect()
}

/// Text in UTF-32 with the highest byte first.
fn highest_first(text: &str) -> Vec<u8> {
    text.chars()
        .flat_map(|char| u32::from(char).to_be_bytes())
        .collect()
}

/// Text in UTF-16, as PowerShell writes it, or in UTF-32.
fn wide(text: &str, bytes: usize, mark: bool) -> Vec<u8> {
    let mark = mark.then_some('\u{feff}');
    let chars = mark.into_iter().chain(text.chars());
    match bytes {
        2 => chars
            .collect::<String>()
            .encode_utf16()
            .flat_map(u16::to_le_bytes)
            .collect(),
        _ => chars
            .flat_map(|char| u32::from(char).to_le_bytes())
            .collect(),
    }
}

fn game(event: &[u8]) -> Vec<u8> {
    [
        b"[Event \"",
        event,
        b"\"]\n[Result \"*\"]\n\n1. e4 {",
        event,
        b"} e5 *\n\n",
    ]
    .concat()
}

#[test]
fn pgn_of_all_countries_becomes_an_archive() {
    let russian = "\u{41a}\u{430}\u{440}\u{43f}\u{43e}\u{432}";
    let text = String::from_utf8(game(russian.as_bytes())).unwrap();
    for (bytes, name, title) in [
        (game(b"\xCA\xE0\xF0\xEF\xEE\xE2"), "windows-1251", russian),
        // The second letter ends with the byte of a brace.
        (
            game(b"\x83\x7D\x83\x58\x83\x5E\x81\x5B"),
            "Shift_JIS",
            "\u{30de}\u{30b9}\u{30bf}\u{30fc}",
        ),
        (
            game(b"\xB6\xA1\xC1\xA2\xC8\xCB"),
            "GBK",
            "\u{4e01}\u{7acb}\u{4eba}",
        ),
        (game(b"M\xFCller"), "Windows-1252", "M\u{fc}ller"),
        (wide(&text, 2, true), "UTF-16LE", russian),
        (wide(&text, 2, false), "UTF-16LE", russian),
        (high_first(&text), "UTF-16BE", russian),
        (wide(&text, 4, true), "UTF-32LE", russian),
        (wide(&text, 4, false), "UTF-32LE", russian),
    ] {
        // Said once, however many games there are.
        let two = [
            bytes.clone(),
            if name.starts_with("UTF") {
                Vec::new()
            } else {
                bytes
            },
        ]
        .concat();
        let run = cif_reading(TO_CIF, &two);
        assert_eq!(run.status, Some(0), "{name}: {}", run.stderr);
        assert!(
            run.stdout.contains(&format!("<title>{title}</title>")),
            "{name}: {}",
            run.stdout
        );
        assert!(
            run.stdout
                .contains(&format!("<post lang=\"*\">{title}</post>")),
            "{name}"
        );
        let said = format!("it is read as {name}");
        assert_eq!(run.stderr.matches(&said).count(), 1, "{}", run.stderr);
    }
}

#[test]
fn what_is_said_of_the_encoding_counts() {
    let bytes = game(b"\xCA\xE0\xF0\xEF\xEE\xE2");
    for (charset, title) in [
        ("koi8-r", "\u{439}"),
        ("latin-1", "\u{ca}\u{e0}\u{f0}\u{ef}\u{ee}\u{e2}"),
        ("windows-1251", "\u{41a}\u{430}\u{440}\u{43f}\u{43e}\u{432}"),
    ] {
        let run = cif_reading(TO_CIF.iter().chain(&["--charset", charset]), &bytes);
        assert_eq!(run.status, Some(0), "{charset}: {}", run.stderr);
        let title: String = title.chars().take(1).collect();
        assert!(
            run.stdout.contains(&format!("<title>{title}")),
            "{charset}: {}",
            run.stdout
        );
    }
    let run = cif_reading(TO_CIF.iter().chain(&["--charset", "klingon"]), &bytes);
    assert_eq!(run.status, Some(2));
    assert!(
        run.stderr.contains("no encoding of text is called so"),
        "{}",
        run.stderr
    );
}

#[test]
fn every_reader_of_text_knows_wide_characters() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let pgn = "[White \"Fish\"]\n\n1. e4 {[%eval 0.3]} e5 *\n";
    let log = "position startpos moves e2e4\ngo depth 9\ninfo depth 9 score cp -31 pv e7e5\nbestmove e7e5\n";
    for bytes in [2, 4] {
        for mark in [true, false] {
            let eval = cif_reading(["eval", "-"], &wide(pgn, bytes, mark));
            assert_eq!(eval.status, Some(0), "{}", eval.stderr);
            assert!(eval.stdout.contains("+0.30"), "{}", eval.stdout);
            let uci = cif_reading(["uci", "-"], &wide(log, bytes, mark));
            assert_eq!(uci.status, Some(0), "{}", uci.stderr);
            assert!(uci.stdout.contains("{\"cp\":-31}"), "{}", uci.stdout);
            fs::write(path("a.pgn"), wide(pgn, bytes, mark)).unwrap();
            fs::write(path("a.log"), wide(log, bytes, mark)).unwrap();
            let run = cif(["annotate", &path("a.pgn"), "--log", &path("a.log")]);
            assert_eq!(run.status, Some(0), "{}", run.stderr);
            assert!(run.stdout.contains("engine=\"0\">+31:9<"), "{}", run.stdout);
        }
    }
    let json = cif(["json", "minimal.cif"]).stdout;
    let settings = "[check]\nignore = [\"MI\"]\n";
    let config = path("a.toml");
    let check = || {
        let file = "faults/rules/MI-001--one-too-many.cif";
        cif(["check", "--config", &config, file])
    };
    let remark =
        format!("# \u{41d}\u{430}\u{441}\u{442}\u{440}\u{43e}\u{439}\u{43a}\u{438}\n{settings}");
    for settings in [
        wide(settings, 2, true),
        wide(&remark, 2, false),
        high_first(&remark),
        highest_first(&remark),
    ] {
        fs::write(&config, settings).unwrap();
        let check = check();
        assert_eq!(check.status, Some(0), "{}", check.stderr);
    }
    fs::write(&config, b"# \xCD\xE0\n").unwrap();
    let said = check().stderr;
    assert!(said.contains("is not in UTF-8"), "{said}");
    assert!(said.contains("help: save it in UTF-8"), "{said}");
    for bytes in [
        wide(&json, 2, true),
        wide(&json, 4, false),
        format!("\u{feff}{json}").into(),
    ] {
        let run = cif_reading(["json", "--to", "cif", "-"], &bytes);
        assert_eq!(run.status, Some(0), "{}", run.stderr);
        assert!(
            run.stdout.contains("<version>1.0</version>"),
            "{}",
            run.stdout
        );
    }
    // An archive in UTF-16 is an archive all the same, and refused as such.
    let archive = "<?xml version='1.0'?><cif><info/></cif>";
    let run = cif_reading(["eval", "-"], &wide(archive, 2, true));
    assert_eq!(run.status, Some(2));
    assert!(
        run.stderr.contains("the text is in UTF-16, not in UTF-8"),
        "{}",
        run.stderr
    );
    let run = cif_reading(["eval", "-"], &wide(archive, 4, true));
    assert!(
        run.stderr.contains("the text is in UTF-32, not in UTF-8"),
        "{}",
        run.stderr
    );
}

/// An archive whose units say the order of their bytes: the advice, taken as it stands, gives the text back.
#[test]
fn a_wide_archive_is_converted_as_its_finding_says() {
    let folder = tempfile::tempdir().unwrap();
    let manual = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs");
    let text = fs::read_to_string(manual.join("immortal.cif")).unwrap();
    let marked = format!("\u{feff}{text}");
    let old = folder.path().join("OLD");
    for (bytes, name) in [
        (wide(&text, 2, false), "UTF-16LE"),
        (high_first(&text), "UTF-16BE"),
        (wide(&text, 4, false), "UTF-32LE"),
        (highest_first(&text), "UTF-32BE"),
        (wide(&text, 2, true), "UTF-16"),
        (high_first(&marked), "UTF-16"),
        (wide(&text, 4, true), "UTF-32"),
        (highest_first(&marked), "UTF-32"),
    ] {
        fs::write(&old, bytes).unwrap();
        let run = cif(["check", "--no-cache", old.to_str().unwrap()]);
        assert_eq!(run.status, Some(1), "{}", run.stderr);
        let said = format!("the text is in {name}, not in UTF-8");
        assert!(run.stdout.contains(&said), "{}", run.stdout);
        // No line of the text.
        assert!(!run.stdout.contains(" | "), "{}", run.stdout);
        let advice = run.stdout.split('`').nth(1).unwrap();
        assert!(advice.starts_with(&format!("iconv -f {name} ")), "{advice}");
        let [target, log] = ["a.pgn", "a.log"].map(|it| folder.path().join(it));
        fs::write(&log, "info depth 1 score cp 3\n").unwrap();
        let paths = [&old, &target, &log].map(|it| it.to_str().unwrap());
        let [old, target, log] = paths;
        for call in [
            vec!["fix", old],
            vec!["show", old],
            vec!["eval", old],
            vec!["json", old],
            vec!["convert", old, target, "--from", "cif"],
            vec!["annotate", old, "--log", log],
        ] {
            let run = cif(&call);
            assert!(run.stderr.contains(&said), "{call:?}: {}", run.stderr);
            assert!(run.stderr.contains(advice), "{call:?}: {}", run.stderr);
        }
        let mut shell = Command::new("sh");
        let shell = shell.args(["-c", advice]).current_dir(&folder);
        assert!(shell.status().unwrap().success(), "{advice}");
        let new = fs::read_to_string(folder.path().join("NEW")).unwrap();
        assert_eq!(new, text, "{name}");
    }
}

/// The runs with a charset: the command, its input, and the words that show that it
/// was read in that charset.
#[test]
fn every_reader_of_text_takes_a_charset() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    // A guess would make other letters of so few bytes.
    let pgn = b"[White \"\xC9\"]\n\n1. e4 {[%eval 0.3]} e5 *\n";
    let log = b"id name \xC9\nposition startpos moves e2e4\ngo depth 9\n\
        info depth 9 score cp -31 pv e7e5 string \xC9\nbestmove e7e5\n";
    fs::write(path("a.pgn"), pgn).unwrap();
    fs::write(path("a.log"), log).unwrap();
    let (games, log) = (path("a.pgn"), path("a.log"));
    for (arguments, shown) in [
        (vec!["show", &games], "\u{2554}"),
        (vec!["eval", &games, "--format", "json"], "\u{2554}"),
        (vec!["uci", &log], "\"string\":\"\u{2554}\""),
        (
            vec!["annotate", &games, "--log", &log],
            "<engine id=\"0\">\u{2554}<",
        ),
    ] {
        // Of old DOS, where it is a line of a box.
        let run = cif(arguments.iter().chain(&["--charset", "ibm866"]));
        assert_eq!(run.status, Some(0), "{arguments:?}: {}", run.stderr);
        assert!(run.stdout.contains(shown), "{arguments:?}: {}", run.stdout);
        let run = cif(arguments.iter().chain(&["--charset", "klingon"]));
        assert_eq!(run.status, Some(2), "{arguments:?}");
    }
    // What is no text at first sight is taken for what is said.
    let letters = "\u{43b}\u{3bb}".repeat(100);
    let russian = format!("{{{letters}}}\n[White \"K\"]\n\n1. e4 *\n");
    fs::write(path("b.pgn"), wide(&russian, 2, false)).unwrap();
    let run = cif(["show", &path("b.pgn")]);
    assert_eq!(run.status, Some(2));
    let run = cif(["show", &path("b.pgn"), "--charset", "utf-16le"]);
    assert!(run.stdout.contains("1. e4"), "{}{}", run.stdout, run.stderr);
    // Archives say it themselves.
    for command in ["show", "eval"] {
        let run = cif([command, "minimal.cif", "--charset", "latin-1"]);
        assert_eq!(run.status, Some(2), "{}", run.stdout);
        assert!(run.stderr.contains("say themselves"), "{}", run.stderr);
    }
}

/// PowerShell's `>` and then its `>>`, which adds UTF-16 to whatever there is.
#[test]
fn text_may_go_on_in_utf_16() {
    let second = String::from_utf8(game("\u{416}\u{438}".as_bytes())).unwrap();
    let log = "info depth 8 score cp 30\n";
    let low_first = |text: &str| wide(text, 2, false);
    for (name, wide) in [
        ("UTF-16LE", &low_first as &dyn Fn(&str) -> Vec<u8>),
        ("UTF-16BE", &high_first),
    ] {
        let run = cif_reading(TO_CIF, &[game(b"First"), wide(&second)].concat());
        assert_eq!(run.status, Some(0), "{}", run.stderr);
        let title = "<title>\u{416}\u{438}</title>";
        assert!(run.stdout.contains(title), "{name}: {}", run.stdout);
        let said = format!("it is read as {name}");
        assert_eq!(run.stderr.matches(&said).count(), 1, "{}", run.stderr);
        let run = cif_reading(["uci", "-"], &[log.as_bytes(), &wide(log)].concat());
        let scores = run.stdout.matches("{\"cp\":30}").count();
        assert_eq!(scores, 2, "{name}: {}", run.stdout);
    }
}
