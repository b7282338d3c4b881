//! `cif convert`: PGN into archives and back, whatever the files are packed in.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use common::{Run, cif, cif_reading};

const ONE_MOVE: &[u8] = b"<cif><game><info/><moves>e2e4</moves></game></cif>";

const GAMES: &str = r#"[Event "Club"]
[Site "?"]
[Date "2001.??.??"]
[Round "1"]
[White "Müller"]
[Black "B"]
[Result "1-0"]

1. e4 {[%clk 0:03:00] best} 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6 3. Bb5 1-0

[Event "Short"]
[Result "*"]

1. d4 $1 *

"#;

/// A folder with files in it, and runs of the command on them.
struct Bench(tempfile::TempDir);

impl Bench {
    fn with(files: &[(&str, &[u8])]) -> Self {
        let folder = tempfile::tempdir().unwrap();
        for (name, content) in files {
            fs::write(folder.path().join(name), content).unwrap();
        }
        Self(folder)
    }

    fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Runs `cif`; arguments that begin with `@` are files of the folder.
    fn run(&self, arguments: &str) -> Run {
        self.run_reading(arguments, b"")
    }

    fn run_reading(&self, arguments: &str, input: &[u8]) -> Run {
        let arguments =
            arguments
                .split_whitespace()
                .map(|argument| match argument.strip_prefix('@') {
                    Some(name) => self.path(name).into_os_string(),
                    None => argument.into(),
                });
        cif_reading(arguments, input)
    }

    fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap()
    }

    fn names(&self) -> Vec<String> {
        let entries = fs::read_dir(self.0.path()).unwrap();
        let names = entries.map(|it| it.unwrap().file_name().into_string().unwrap());
        let mut names: Vec<String> = names.collect();
        names.sort();
        names
    }
}

#[test]
fn games_come_back_however_they_are_packed() {
    let bench = Bench::with(&[("in.pgn", GAMES.as_bytes())]);
    for packing in ["", ".gz", ".zst", ".bz2"] {
        let there = bench.run(&format!("convert @in.pgn @a.cif{packing} --quiet"));
        assert_eq!((there.status, &*there.stderr), (Some(0), ""), "{packing}");
        let check = bench.run(&format!("check @a.cif{packing} --fail-on info"));
        assert_eq!(check.status, Some(0), "{}", check.stdout);
        let back = bench.run(&format!("convert @a.cif{packing} @b.pgn{packing} --quiet"));
        assert_eq!((back.status, &*back.stderr), (Some(0), ""), "{packing}");
        let packed = fs::read(bench.path(&format!("b.pgn{packing}"))).unwrap();
        let again = bench.run_reading("convert - - --to cif --quiet", &packed);
        assert_eq!(again.status, Some(0));
        let back = bench.run_reading("convert - - --to pgn", again.stdout.as_bytes());
        assert_eq!(back.stdout, GAMES, "{packing}");
        assert!(
            back.stderr.starts_with("2 games: 2 whole; "),
            "{}",
            back.stderr
        );
    }
    assert!(bench.names().iter().all(|name| !name.starts_with(".cif-")));
}

#[test]
fn packed_archives_are_read_by_every_command() {
    let bench = Bench::with(&[("in.pgn", GAMES.as_bytes())]);
    bench.run("convert @in.pgn @a.cif --created 2020-01-01");
    let plain = bench.read("a.cif");
    let shown = bench.run("show @a.cif --game 2").stdout;
    let json = bench.run("json @a.cif").stdout;
    assert!(shown.contains("1. d4!") && json.contains("2020-01-01"));
    for packing in [".gz", ".zst", ".bz2"] {
        bench.run(&format!(
            "convert @in.pgn @a.cif{packing} --created 2020-01-01"
        ));
        let run = |what: &str| bench.run(&what.replace('%', packing));
        assert_eq!(run("show @a.cif% --game 2").stdout, shown);
        assert_eq!(run("json @a.cif%").stdout, json);
        assert_eq!(run("fix @a.cif% --output -").stdout, plain);
        assert_eq!(run("check @a.cif%").status, Some(0));
        assert_eq!(run("json @a.cif% --output @a.json%").status, Some(0));
        assert_eq!(run("json --to cif @a.json%").stdout, plain);
    }
    let check = bench.run(&format!("check {}", bench.0.path().display()));
    assert!(
        check.stdout.starts_with("4 files, 8 games: no findings"),
        "{}",
        check.stdout
    );
}

#[test]
fn what_is_fixed_stays_packed() {
    let bench = Bench::with(&[("in.pgn", GAMES.as_bytes())]);
    bench.run("convert @in.pgn @a.cif --created 2020-01-01");
    let plain = bench.read("a.cif");
    let faulty = plain.replace("<gamedate>2001<", "<gamedate>2001.01<");
    assert_ne!(plain, faulty);
    fs::write(bench.path("a.cif"), &faulty).unwrap();
    bench.run("fix @a.cif --output @b.cif.gz");
    let packed = fs::read(bench.path("b.cif.gz")).unwrap();
    assert_eq!(packed[..2], [0x1F, 0x8B]);
    let mut encoder = zstd::Encoder::new(Vec::new(), 1).unwrap();
    std::io::Write::write_all(&mut encoder, faulty.as_bytes()).unwrap();
    // Under a name that does not say so.
    fs::write(bench.path("c.cif"), encoder.finish().unwrap()).unwrap();
    let fixed = bench.run("fix @c.cif");
    assert_eq!(fixed.status, Some(0), "{}", fixed.stdout);
    assert_eq!(
        fs::read(bench.path("c.cif")).unwrap()[..4],
        [0x28, 0xB5, 0x2F, 0xFD]
    );
    let fixed = plain.replace("<gamedate>2001<", "<gamedate>2001-01<");
    for name in ["@b.cif.gz", "@c.cif"] {
        assert_eq!(bench.run(&format!("fix {name} -o -")).stdout, fixed);
    }
    let check = bench.run("check @c.cif");
    assert_eq!(check.status, Some(0));
}

#[test]
fn places_in_packed_archives_are_those_of_the_text() {
    let faulty = b"<cif>\n  <opera/>\n</cif>\n";
    let mut encoder = zstd::Encoder::new(Vec::new(), 1).unwrap();
    std::io::Write::write_all(&mut encoder, faulty).unwrap();
    let packed = encoder.finish().unwrap();
    let bench = Bench::with(&[("plain", faulty), ("packed", &packed)]);
    let plain = bench.run("check @plain").stdout;
    let packed = bench.run("check @packed").stdout;
    let without_time = |text: &str| text.rsplit_once("1 file").unwrap().0.to_owned();
    assert!(plain.contains(":2:3"));
    assert_eq!(
        without_time(&packed.replace("packed", "plain")),
        without_time(&plain)
    );
}

#[test]
fn the_output_does_not_depend_on_the_threads() {
    // Several portions.
    let long = "x".repeat(3000);
    let game = |number| {
        let bad = if number % 7 == 0 { " Kxe9" } else { "" };
        format!("[Event \"{number}\"]\n[Result \"*\"]\n\n1. e4 e5{bad} (1... c5) {{{long}}} *\n\n")
    };
    let pgn: String = (0..400).map(game).collect();
    let bench = Bench::with(&[("in.pgn", pgn.as_bytes())]);
    let run = |jobs: u32| {
        let run = bench.run(&format!(
            "convert @in.pgn - --to cif --created 2020-01-01 --format json --jobs {jobs}"
        ));
        assert_eq!(run.status, Some(1));
        (run.stdout, run.stderr)
    };
    let one = run(1);
    assert!(one.1.lines().count() == 58 && one.0.matches("<game>").count() == 400);
    assert!(run(2) == one && run(7) == one);
    fs::write(bench.path("a.cif"), &one.0).unwrap();
    let back = |jobs: u32| {
        bench
            .run(&format!("convert @a.cif - --to pgn --jobs {jobs}"))
            .stdout
    };
    let flat = back(1);
    assert_eq!(flat.matches("[Event ").count(), 400);
    assert!(back(2) == flat && back(7) == flat);
    let line = one.1.lines().nth(1).unwrap();
    let line: serde_json::Value = serde_json::from_str(line).unwrap();
    assert_eq!((&line["game"], &line["move"]), (&8.into(), &"1".into()));
}

#[test]
fn several_inputs_make_one_archive() {
    let latin = b"[Event \"M\xFCller\"]\n\n1. e4 *\n\n[Event \"M\xFCnchen\"]\n\n1. d4 *\n";
    let bench = Bench::with(&[("a.pgn", GAMES.as_bytes()), ("b.pgn", latin)]);
    let run = bench.run("convert @a.pgn @b.pgn - --to cif");
    assert_eq!(run.status, Some(0));
    let titles = ["Club", "Short", "Müller", "München"];
    let places: Vec<usize> = titles
        .iter()
        .map(|it| run.stdout.find(&format!("<title>{it}")).unwrap())
        .collect();
    assert!(places.is_sorted() && run.stdout.contains("games=\"4\""));
    assert_eq!(
        run.stderr.matches("info[pgn:charset]").count(),
        1,
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("4 games of 2 files: 4 whole"));
    assert!(run.stderr.contains("2 games not in UTF-8"));
    let utf8 = bench.run("convert @b.pgn - --to cif --charset utf-8");
    assert!(utf8.stderr.contains("warning[pgn:mixed-encoding]"));
    let json = bench.run("convert @b.pgn - --to cif --format json");
    assert_eq!(json.stderr.matches("pgn:charset").count(), 2);
    let latin = bench.run("convert @b.pgn - --to cif --charset latin-1 --quiet");
    assert_eq!(latin.stderr, "");
    let folder = bench.0.path().display();
    let all = bench.run(&format!("convert {folder} @out.cif"));
    assert!(all.stderr.contains("4 games of 2 files"), "{}", all.stderr);
}

#[test]
fn strict_writes_nothing_where_something_is_lost() {
    let text = "<cif><game><info/><moves>e2e4 <post lang=\"de\">gut</post></moves></game>\
                <info><version>1.0</version><creator/><created>2020-01-01</created>\
                <content/></info></cif>";
    let bench = Bench::with(&[("a.cif", text.as_bytes()), ("old.pgn", b"old")]);
    for output in ["@old.pgn", "@new.pgn", "-"] {
        let run = bench.run(&format!("convert @a.cif {output} --to pgn --strict"));
        assert_eq!((run.status, &*run.stdout), (Some(1), ""));
        assert!(run.stderr.contains("game: 1, ply 1"), "{}", run.stderr);
        assert!(run.stderr.contains("nothing written"), "{}", run.stderr);
    }
    assert_eq!(bench.read("old.pgn"), "old");
    assert_eq!(bench.names(), ["a.cif", "old.pgn"]);
    let lax = bench.run("convert @a.cif - --to pgn");
    assert_eq!(lax.status, Some(1));
    assert!(lax.stdout.contains("1. e4 {gut} *"));
    let strict = Bench::with(&[("in.pgn", GAMES.as_bytes())]);
    let run = strict.run("convert @in.pgn - --to cif --strict");
    assert_eq!(run.status, Some(0));
    assert!(run.stdout.ends_with("</cif>\n"));
}

/// Inputs without a game, and the message for each.
const NO_GAMES: &[(&str, &[u8], &str)] = &[
    ("empty", b"", "there is nothing in"),
    ("blank", b"\n \n", "there is no game in"),
    ("result", b"*\n", "no tag pair and no move can be read"),
    (
        "words",
        b"Not found\n",
        "no tag pair and no move can be read",
    ),
    (
        "page",
        b"<!DOCTYPE html><html>1. e4 [Event \"x\"]",
        "looks like a page of the web (HTML)",
    ),
    (
        "zip",
        b"PK\x03\x04\x14\0\0\0\0\0[Event \"x\"]\n[Site \"x\"]\n",
        "looks like a packed file (ZIP)",
    ),
    (
        "program",
        b"\x7FELF\x02\x01\x01\0\0\0\0\0\0",
        "looks like a program (ELF)",
    ),
    ("bytes", b"\0\x01\x02\x03\n\x04", "looks like binary data"),
    ("archive", b"<cif/>", "`--from cif`"),
];

#[test]
fn nothing_takes_the_place_of_a_file() {
    for (name, content, message) in NO_GAMES {
        let bench = Bench::with(&[("in.pgn", content), ("old.cif", b"old")]);
        for output in ["@old.cif", "@new.cif", "@new.cif.gz", "-"] {
            for input in ["@in.pgn", "-"] {
                let command = format!("convert {input} {output} --from pgn --to cif -q");
                let run = bench.run_reading(&command, content);
                assert_eq!(
                    (run.status, &*run.stdout),
                    (Some(2), ""),
                    "{name}: {command}"
                );
                assert!(run.stderr.contains(message), "{name}: {}", run.stderr);
            }
        }
        assert_eq!(bench.read("old.cif"), "old");
        assert_eq!(bench.names(), ["in.pgn", "old.cif"], "{name}");
    }
    let bench = Bench::with(&[
        ("broken.cif", b"<cif><game>"),
        ("text.cif", b"garbage"),
        ("large.pgn", GAMES.as_bytes()),
        ("none.cif", b"<cif><info><version>1.0</version><creator/><created>2020-01-01</created><content/></info></cif>"),
        ("old.pgn", b"old"),
        ("old.cif", b"old"),
    ]);
    for (arguments, message) in [
        ("convert @broken.cif @old.pgn", "has a head or a move"),
        ("convert @none.cif @old.pgn", "there is no game in"),
        (
            "convert @text.cif @old.pgn",
            "looks like text of another kind",
        ),
        ("convert @large.pgn @old.cif --max-game 10", "no game of"),
        (
            "convert @none.cif @broken.cif @new.cif",
            "no game in the 2 inputs has a head or a move",
        ),
    ] {
        let run = bench.run(arguments);
        assert_eq!(run.status, Some(2), "{arguments}");
        assert!(run.stderr.contains(message), "{}", run.stderr);
    }
    assert_eq!(
        (bench.read("old.pgn"), bench.read("old.cif")),
        ("old".into(), "old".into())
    );
    // An archive without games is one nevertheless.
    let run = bench.run("convert @none.cif @new.cif --flat");
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    // One tag pair or one move is a game.
    for pgn in ["[Event \"x\"]\n", "e4", "1. e4 Kxh8 *"] {
        let run = bench.run_reading("convert - - --to cif", pgn.as_bytes());
        assert!(run.stdout.contains("games=\"1\""), "{pgn}: {}", run.stderr);
    }
}

#[test]
fn no_command_writes_nothing_over_a_file() {
    for (name, content, _) in NO_GAMES.iter().filter(|(name, ..)| *name != "archive") {
        let log = b"position startpos\ninfo depth 1 score cp 9 pv e2e4\nbestmove e2e4\n";
        let bench = Bench::with(&[("in", content), ("old", b"old"), ("log", log)]);
        for arguments in [
            "fix @in --output @old",
            "fix - --output @old",
            "json @in --lenient --output @old",
            "json - --lenient",
            "annotate @in --output @old --engine no-such-engine --depth 1",
            "annotate @in --output @old --log @log",
            "annotate - --engine no-such-engine --depth 1",
        ] {
            let run = bench.run_reading(arguments, content);
            assert_eq!(
                (run.status, &*run.stdout),
                (Some(2), ""),
                "{name}: {arguments}"
            );
            assert!(
                run.stderr.contains("archive in CIF") || run.stderr.contains("games in CIF or PGN"),
                "{name}: {arguments}: {}",
                run.stderr
            );
        }
        assert_eq!(bench.read("old"), "old");
        assert_eq!(bench.names(), ["in", "log", "old"]);
    }
}

#[test]
fn every_command_says_what_it_was_given() {
    const ALL: &[&str] = &[
        "check @in",
        "check @in --format json",
        "fix @in --diff",
        "json @in",
        "json --to cif @in",
        "show @in",
        "eval @in",
        "uci @in",
        "convert @in @x.cif --from pgn",
        "convert @in @x.pgn --from cif",
        "annotate @in --engine no-such-engine --depth 1",
        "annotate @archive.cif --log @in",
    ];
    let packed = |content: &[u8]| {
        let mut encoder = zstd::Encoder::new(Vec::new(), 1).unwrap();
        std::io::Write::write_all(&mut encoder, content).unwrap();
        encoder.finish().unwrap()
    };
    let wide = |text: &str| -> Vec<u8> {
        text.chars()
            .flat_map(|it| u32::from(it).to_le_bytes())
            .collect()
    };
    let log = b"info depth 1 score cp 3 pv e2e4\nbestmove e2e4\n";
    let cases: &[(&str, &[u8], &[&str])] = &[
        (
            "PGN",
            GAMES.as_bytes(),
            &["show", "eval", "convert @in @x.cif", "annotate @in"],
        ),
        ("a packed file (ZIP)", b"PK\x03\x04\x14\0\0\0", &[]),
        ("a packed file (XZ)", b"\xFD7zXZ\0\0\x04\xE6", &[]),
        ("a packed file (7Z)", b"7z\xBC\xAF\x27\x1C\0\x04", &[]),
        (
            "a page of the web (HTML)",
            b"<!doctype html>\n<title>404",
            &[],
        ),
        ("a program (ELF)", b"\x7FELF\x02\x01\x01\0\0", &[]),
        ("a document (PDF)", b"%PDF-1.7\n%\xE2\xE3\xCF\xD3\n", &[]),
        ("a database (SQLite 3)", b"SQLite format 3\0\x10\0", &[]),
        (
            "a file of another format (Parquet)",
            b"PAR1\x15\x04\x15\x10",
            &[],
        ),
        ("a database of Scid", b"Scid.si\0\x01\x90\0", &[]),
        (
            "PGN",
            &wide(GAMES),
            &["show", "eval", "convert @in @x.cif", "annotate @in"],
        ),
        (
            "a file that was compressed twice",
            &packed(&packed(GAMES.as_bytes())),
            &[],
        ),
        ("JSON", b"{\"archive\": []}", &["json --to cif"]),
        (
            "the log of an engine",
            log,
            &["uci", "annotate @archive.cif"],
        ),
        (
            "a Crystallographic Information File",
            b"data_quartz\n_cell_length_a 4.9\n",
            &[],
        ),
    ];
    for (what, content, taken) in cases {
        let bench = Bench::with(&[("in", content), ("archive.cif", ONE_MOVE)]);
        for command in ALL {
            let run = bench.run(command);
            if taken.iter().any(|taken| command.starts_with(taken)) {
                assert!(
                    !run.stderr.contains("looks like"),
                    "{what}: {command}: {}",
                    run.stderr
                );
                continue;
            }
            assert_eq!(run.status, Some(2), "{what}: {command}: {}", run.stderr);
            let first = run.stderr.lines().next().unwrap_or_default();
            assert!(
                first.contains(&format!("looks like {what}")),
                "{command}: {first}"
            );
            assert!(run.stderr.lines().count() <= 2, "{command}: {}", run.stderr);
            let shown = format!("{}{}", run.stdout, run.stderr);
            assert!(
                !shown.contains(|it| ('\u{2400}'..='\u{2421}').contains(&it)),
                "{shown}"
            );
        }
    }
}

#[test]
fn a_file_of_two_names_is_one_input() {
    let bench = Bench::with(&[("a.pgn", GAMES.as_bytes())]);
    let other = bench.0.path().join(".").join("a.pgn");
    let run = bench.run(&format!("convert @a.pgn {} - --to cif", other.display()));
    assert!(run.stderr.contains("2 games:"), "{}", run.stderr);
}

#[test]
fn options_stand_anywhere() {
    let bench = Bench::with(&[("a.pgn", GAMES.as_bytes()), ("b.pgn", GAMES.as_bytes())]);
    let time = "--created 2026-01-31";
    let first = bench.run(&format!("convert {time} -q @a.pgn @b.pgn @first.cif"));
    let among = bench.run(&format!("convert @a.pgn -q @b.pgn {time} @among.cif"));
    assert_eq!(first.status, among.status, "{among:?}");
    assert_eq!(bench.read("first.cif"), bench.read("among.cif"));
}

#[test]
fn what_cannot_be_done_is_said() {
    let bench = Bench::with(&[
        ("a.pgn", GAMES.as_bytes()),
        ("a.cif", b"<cif/>"),
        ("a.txt", GAMES.as_bytes()),
        ("a.tar.xz", b"\xFD7zXZ\0\0\x04"),
        ("empty.pgn.gz", b""),
        ("page.cif", b"<!doctype html><title>404</title>"),
        ("games.cif", GAMES.as_bytes()),
        ("archive.pgn", b"<cif/>"),
    ]);
    let whole = bench.run("convert @a.pgn @whole.cif.gz");
    assert_eq!(whole.status, Some(0));
    let mut packed = fs::read(bench.path("whole.cif.gz")).unwrap();
    packed.truncate(packed.len() - 20);
    fs::write(bench.path("cut.cif.gz"), &packed).unwrap();
    packed[40] ^= 0xFF;
    packed[41] ^= 0xFF;
    fs::write(bench.path("bad.cif.gz"), &packed).unwrap();
    let before = bench.names();
    for (arguments, message) in [
        ("convert @a.txt @x.cif", "does not say what the file holds"),
        ("convert @a.pgn @x.txt", "does not say what to write"),
        ("convert @a.pgn @x.json", "`cif json` writes JSON"),
        ("convert @a.pgn @x.csv.gz", "`cif export` writes tables"),
        ("convert @a.pgn @x.HTML", "`cif html` writes reports"),
        (
            "show @a.pgn --picture @x.jpg",
            "a kind of picture that is not written",
        ),
        (
            "eval @a.pgn --picture @x.pdf",
            "a kind of picture that is not written",
        ),
        ("show @a.pgn --theme green", "--picture <OUT>"),
        ("show @a.pgn --size 20", "--picture <OUT>"),
        ("show @a.pgn --delay 20", "--picture <OUT>"),
        ("eval @a.pgn --size 400", "--picture <OUT>"),
        ("convert @a.tar.xz @x.cif", "looks like a packed file (XZ)"),
        ("convert @a.pgn @x.cif.xz", "cannot write"),
        ("convert @a.pgn -", "what is to be written is not known"),
        ("convert @a.pgn @a.pgn --to cif", "would be overwritten"),
        ("convert @a.pgn @x.pgn", "is PGN already"),
        ("convert @a.cif @x.cif", "is CIF already"),
        (
            "convert @page.cif @x.cif",
            "looks like a page of the web (HTML), not like an archive",
        ),
        (
            "convert @games.cif @x.cif",
            "`--from pgn` reads it as what it is",
        ),
        (
            "convert @archive.pgn @x.pgn",
            "`--from cif` reads it as what it is",
        ),
        (
            "convert @cut.cif.gz @x.cif --flat",
            "the gzip data end too early",
        ),
        ("convert @a.cif @a.cif --flat", "would be overwritten"),
        ("convert @a.cif @whole.cif.gz --flat", "is there already"),
        ("convert @a.cif @x.pgn --index", "are for archives"),
        ("convert @a.pgn", "nothing is named that the games go to"),
        ("convert --strict", "required arguments"),
        ("convert @a.pgn @missing.pgn @x.cif", "cannot read"),
        ("convert @a.pgn @no/such/x.cif", "cannot write"),
        ("convert @a.pgn @x.cif --created yesterday", "--created"),
        (
            "convert @a.pgn @x.cif --created 2014-02-30",
            "there is no day `2014-02-30`",
        ),
        (
            "convert @a.cif @x.pgn --created 2014-02-28",
            "`--created` is for",
        ),
        ("convert @a.cif @x.pgn --language en_US", "like en or pt-BR"),
        ("convert @a.pgn @x.cif --language en", "are for PGN"),
        ("convert @a.pgn @x.cif --layout line", "are for PGN"),
        ("convert @a.cif @x.pgn --charset utf-8", "is for PGN"),
        ("convert @a.pgn @x.cif --max-item 5G", "4G is the most"),
        (
            "convert @empty.pgn.gz @x.cif",
            "the gzip data end too early",
        ),
        ("convert @cut.cif.gz @x.pgn", "the gzip data end too early"),
        ("convert @bad.cif.gz @x.pgn", "the gzip data are damaged"),
        ("check @cut.cif.gz", "the gzip data end too early"),
        ("show @cut.cif.gz", "the gzip data end too early"),
        (
            "convert @a.pgn @x.cif --charset klingon",
            "no encoding of text",
        ),
    ] {
        let run = bench.run(arguments);
        assert_eq!(run.status, Some(2), "{arguments}: {}", run.stderr);
        assert!(run.stderr.contains(message), "{arguments}: {}", run.stderr);
        assert_eq!(bench.names(), before, "{arguments}");
    }
}

#[test]
fn a_game_that_other_commands_would_refuse_is_reported() {
    for (comments, is_reported) in [(100_000, false), (130_000, true)] {
        let game = format!("[Event \"x\"]\n\n1. e4 {} *\n", ";x\n".repeat(comments));
        for options in ["", " --index"] {
            let bench = Bench::with(&[("in.pgn", game.as_bytes())]);
            let run = bench.run(&format!("convert @in.pgn @a.cif{options}"));
            let says = run.stderr.contains("warning[pgn:large-game]");
            assert_eq!(says, is_reported, "{}", run.stderr);
            let check = bench.run("check @a.cif");
            let is_refused = check.stdout.contains("xml:size-limit");
            assert_eq!(is_refused, is_reported, "{}", check.stdout);
        }
    }
}

#[test]
fn games_that_are_too_large_are_missed() {
    let pgn = format!("1. e4 *\n\n1. d4 {{{}}} *\n\n1. c4 *\n", "x".repeat(5000));
    let bench = Bench::with(&[("a.pgn", pgn.as_bytes())]);
    let run = bench.run("convert @a.pgn - --to cif --max-game 4K");
    assert_eq!(run.status, Some(1));
    assert_eq!(run.stdout.matches("<game>").count(), 2);
    assert!(run.stdout.contains("games=\"2\""));
    assert!(
        run.stderr.contains("error[pgn:too-large]"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("= game: 2"));
    assert!(run.stderr.contains("3 games: 2 whole, 1 not converted"));
    assert_eq!(
        bench
            .run("convert @a.pgn @x.cif --max-game 4K --strict")
            .status,
        Some(1)
    );
    assert_eq!(bench.names(), ["a.pgn"]);
}

#[test]
fn games_of_too_many_tokens_are_missed() {
    let pgn = format!("1. e4 *\n\n1. d4 {} *\n\n1. c4 *\n", "$1 ".repeat(5000));
    let run = cif_reading(
        ["convert", "-", "-", "--to", "cif", "--max-game", "20K"],
        pgn.as_bytes(),
    );
    assert_eq!(run.status, Some(1));
    assert_eq!(run.stdout.matches("<game>").count(), 2);
    assert!(
        run.stderr.contains("more than 4096 tokens; left out"),
        "{}",
        run.stderr
    );
    assert!(run.stderr.contains("3 games: 2 whole, 1 not converted"));
}

#[test]
fn findings_are_bounded_and_counted() {
    let bad = "[Event \"x\"]\n\n1. e4 e9 *\n\n".repeat(300);
    let bench = Bench::with(&[("a.pgn", bad.as_bytes())]);
    let shown = |options: &str| {
        let run = bench.run(&format!("convert @a.pgn @a.cif {options}"));
        assert_eq!(run.status, Some(1));
        (run.stderr.matches("error[pgn:no-move]").count(), run.stderr)
    };
    let (count, text) = shown("");
    assert_eq!(count, 3);
    let more =
        "and 297 more findings of pgn:no-move (300 in 300 games); `--max-findings 0` shows all";
    assert!(text.contains(more), "{text}");
    assert!(text.contains("\n300 errors; "), "{text}");
    // What can be done is said once.
    assert_eq!(text.matches("= help: correct the move").count(), 1);
    assert_eq!(shown("--max-findings 0").0, 300);
    assert_eq!(shown("--max-findings 7").0, 7);
    assert_eq!(shown("--quiet").1, "");
    let json = bench.run("convert @a.pgn @a.cif --format json");
    assert_eq!(json.stderr.lines().count(), 300);
    let json = bench.run("convert @a.pgn @a.cif --format json --max-findings 7");
    assert_eq!(json.stderr.lines().count(), 7);
}

/// Games with many findings of little weight before a few grave ones.
fn doubtful() -> String {
    let game = |plies: &str, moves: &str| {
        format!("[Event \"x\"]\n[PlyCount \"{plies}\"]\n\n1. e4 {moves}\n\n")
    };
    let mut pgn = game("7", "e5 *").repeat(400);
    pgn += &game("2", "Ke5 *");
    pgn += &game("2", "e5 2. Nf3");
    pgn + &game("3", "Ke4 *")
}

#[test]
fn the_most_severe_findings_come_first() {
    let bench = Bench::with(&[("a.pgn", doubtful().as_bytes())]);
    for jobs in [1, 3] {
        let run = bench.run(&format!("convert @a.pgn @a.cif --jobs {jobs}"));
        assert_eq!(run.status, Some(1));
        let text = &run.stderr;
        let places: Vec<Option<usize>> = [
            "error[pgn:no-move]: `Ke5`",
            "error[pgn:no-move]: `Ke4`",
            "warning[pgn:missing-result]",
            "info[pgn:ply-count]",
            "and 398 more findings of pgn:ply-count (401 in 401 games)",
            "403 games: 400 whole, 3 with findings",
            "2 errors, 1 warning, 401 infos;",
        ]
        .map(|text_of| text.find(text_of))
        .to_vec();
        assert!(
            places.iter().all(Option::is_some) && places.is_sorted(),
            "{places:?} {text}"
        );
        assert!(text.lines().count() < 70, "{text}");
    }
    let json = bench.run("convert @a.pgn @a.cif --format json").stderr;
    let offsets = json.lines().map(|line| {
        let line: serde_json::Value = serde_json::from_str(line).unwrap();
        line["offset"].as_u64().unwrap()
    });
    assert!(offsets.is_sorted() && json.lines().count() == 404);
}

#[test]
fn findings_of_a_conversion_can_be_chosen() {
    let settings = b"[convert]\nignore = ['pgn:no-move']\nfail-on = 'error'\n[severity]\nply-count = 'error'\n";
    let bench = Bench::with(&[("a.pgn", doubtful().as_bytes()), ("cif.toml", settings)]);
    for (options, status, counts) in [
        ("", 1, "2 errors, 1 warning, 401 infos"),
        ("--select pgn:no-move", 1, "2 errors"),
        (
            "--select pgn --ignore no-move,missing-result",
            0,
            "401 infos",
        ),
        ("--ignore pgn", 0, ""),
        (
            "--ignore pgn --severity pgn:missing-result=info",
            0,
            "1 info",
        ),
        ("--severity all=info", 0, "404 infos"),
        ("--severity all=info --fail-on info", 1, "404 infos"),
        (
            "--severity no-move=warning --fail-on error",
            0,
            "3 warnings, 401 infos",
        ),
        ("--select xsd", 0, ""),
        ("--config @cif.toml", 1, "401 errors, 1 warning"),
        ("--config @cif.toml --ignore ply-count", 0, "1 warning"),
    ] {
        let options = options.replace('@', &format!("{}/", bench.0.path().display()));
        let run = bench.run(&format!("convert @a.pgn @a.cif {options}"));
        assert_eq!(run.status, Some(status), "{options}: {}", run.stderr);
        let last = run.stderr.lines().last().unwrap();
        match counts {
            "" => assert!(
                last.starts_with("403 games: 403 whole"),
                "{options}: {last}"
            ),
            counts => assert!(
                last.starts_with(&format!("{counts}; ")),
                "{options}: {last}"
            ),
        }
    }
    // Of an archive by the names of a check.
    let faulty = "<cif><game boardsize='x'><info/><moves>e2e4 <line>e4e5</line></moves></game>\
                  <info><version>1.0</version><creator/><created>2020-01-01</created><content/>\
                  </info></cif>";
    fs::write(bench.path("l.cif"), faulty).unwrap();
    for (options, status, names) in [
        (
            "--select xsd",
            1,
            &["missing-attribute", "malformed-value"][..],
        ),
        ("--select missing-attribute", 1, &["missing-attribute"]),
        (
            "--select xsd --ignore missing-attribute",
            1,
            &["malformed-value"],
        ),
        (
            "--select xsd --severity missing-attribute=info --ignore malformed-value",
            0,
            &["missing-attribute"],
        ),
    ] {
        for command in ["check --no-cache @l.cif", "convert @l.cif - --to pgn"] {
            let run = bench.run(&format!("{command} --format json {options}"));
            assert_eq!(run.status, Some(status), "{command} {options}: {run:?}");
            let found = if command.starts_with("check") {
                &run.stdout
            } else {
                &run.stderr
            };
            assert_eq!(found.lines().count(), names.len(), "{command} {options}");
            for name in names {
                assert!(found.contains(&format!("\"name\":\"{name}\"")), "{found}");
            }
        }
    }
    let wrong = bench.run("convert @a.pgn @a.cif --select pgn:no-mov");
    assert_eq!(wrong.status, Some(2));
    assert!(
        wrong.stderr.contains("like it are `pgn:no-move`"),
        "{}",
        wrong.stderr
    );
    // Losses count for `--strict` whoever looks away.
    let lossy = "<cif><game><info/><moves>e2e4 <post lang=\"de\">gut</post></moves></game>\
                 <info><version>1.0</version><creator/><created>2020-01-01</created>\
                 <content/></info></cif>";
    fs::write(bench.path("b.cif"), lossy).unwrap();
    let run = bench.run("convert @b.cif - --to pgn --strict --ignore all");
    assert_eq!(run.stdout, "");
    assert!(
        run.stderr.contains("1 game: 1 with findings"),
        "{}",
        run.stderr
    );
}

#[test]
fn what_is_lost_of_many_plies_is_one_line() {
    let evals = vec!["+10:12#40"; 60].join(",");
    let moves = "g1f3 g8f6 f3g1 f6g8 ".repeat(15);
    let game = format!(
        "<game><info><moveinfo><table content=\"evaluation\" engine=\"0\">{evals}</table></moveinfo></info>\
         <moves>{moves}</moves><data><engine id=\"0\">Stockfish \"17\"</engine></data></game>"
    );
    let text = format!(
        "<cif>{game}{game}<info><version>1.0</version><creator/><created>2020-01-01</created>\
         <content/></info></cif>"
    );
    let bench = Bench::with(&[("a.cif", text.as_bytes())]);
    let run = bench.run("convert @a.cif - --to pgn");
    let times = "the time of an evaluation has no PGN form";
    let line = format!("info[pgn:no-evaluation-time]: {times} (120 in 2 games)\n\n2 games");
    assert!(run.stderr.starts_with(&line), "{}", run.stderr);
    assert_eq!(run.status, Some(0));
    // The engine is named in a tag pair.
    assert_eq!(
        run.stdout.matches(r#"[Engine "Stockfish \"17\""]"#).count(),
        2,
        "{}",
        run.stdout
    );
    let again = bench.run_reading("convert - - --from pgn --to cif", run.stdout.as_bytes());
    let back = bench.run_reading("convert - - --from cif --to pgn", again.stdout.as_bytes());
    assert_eq!((back.status, back.stdout), (Some(0), run.stdout));
}

#[test]
fn messages_are_never_long() {
    let pgn = format!("1. e4 {} *", "Q".repeat(10_000));
    let arguments = [
        "convert", "-", "-", "--from", "pgn", "--to", "cif", "--format", "json",
    ];
    let run = cif_reading(arguments, pgn.as_bytes());
    let line: serde_json::Value = serde_json::from_str(run.stderr.lines().next().unwrap()).unwrap();
    let message = line["message"].as_str().unwrap();
    assert!(message.len() <= 400, "{message}");
}

#[test]
fn no_token_is_reported_twice() {
    let cases = [
        ("1. e4 Ke9", "pgn:no-move"),
        (
            "1. e4 e5 (1... c5",
            "pgn:unclosed-variation pgn:missing-result",
        ),
        ("1. e4 (", "pgn:unclosed-variation"),
        (
            "1. e4 {a\u{1}b\u{2}c\u{1}} *",
            "pgn:character pgn:character",
        ),
        ("[PlyCount \"9\"]\n\n1. e4 *", "pgn:ply-count"),
        ("1. e4 e5", "pgn:missing-result"),
    ];
    for (pgn, expected) in cases {
        let run = cif_reading(
            [
                "convert", "-", "-", "--from", "pgn", "--to", "cif", "--format", "json",
            ],
            pgn.as_bytes(),
        );
        let ids = run.stderr.lines().map(|line| {
            let line: serde_json::Value = serde_json::from_str(line).unwrap();
            line["id"].as_str().unwrap().to_owned()
        });
        assert_eq!(ids.collect::<Vec<_>>().join(" "), expected, "{pgn}");
    }
}

#[test]
fn a_directory_is_merged() {
    let bench = Bench::with(&[("a.pgn", GAMES.as_bytes())]);
    fs::create_dir_all(bench.path("many/.hidden")).unwrap();
    fs::create_dir(bench.path("mixed")).unwrap();
    fs::create_dir(bench.path("one")).unwrap();
    for name in [
        "many/a.cif",
        "many/b.cif.gz",
        "many/.hidden/c.cif",
        "mixed/a.cif",
        "one/a.cif",
    ] {
        assert_eq!(
            bench.run(&format!("convert @a.pgn @{name} -q")).status,
            Some(0)
        );
    }
    fs::copy(bench.path("a.pgn"), bench.path("mixed/a.pgn")).unwrap();
    for (arguments, games) in [
        ("convert @many @x.cif", 4),
        ("convert @one @y.cif", 2),
        ("convert @many @one @z.cif --index --namebase", 6),
        ("convert @mixed @mixed/all.cif --from pgn", 2),
        // What was made of it before is not one of the inputs.
        ("convert @mixed @mixed/all.cif --from pgn", 2),
        ("convert @mixed @u.cif --from cif", 4),
        ("convert @many @v.pgn", 4),
    ] {
        let run = bench.run(arguments);
        assert_eq!(run.status, Some(0), "{arguments}: {}", run.stderr);
        assert!(
            run.stderr.contains(&format!("{games} games")),
            "{arguments}: {}",
            run.stderr
        );
    }
    let run = bench.run("convert @mixed @w.cif");
    assert_eq!(run.status, Some(2));
    assert!(
        run.stderr.contains("holds both PGN and archives"),
        "{}",
        run.stderr
    );
    // A directory is excluded by the settings of where the command runs.
    let settings = "exclude = ['many/b.*', '/mixed']\n";
    fs::write(bench.path("cif.toml"), settings).unwrap();
    let run = |arguments: &[&str]| {
        let output = common::command()
            .current_dir(bench.0.path())
            .args(arguments)
            .output()
            .unwrap();
        String::from_utf8([output.stdout, output.stderr].concat()).unwrap()
    };
    assert!(run(&["convert", "many", "t.cif"]).contains("2 games:"));
    let check = run(&["check", "."]);
    assert!(check.starts_with("7 files, "), "{check}");
    assert!(run(&["check", ".", "--no-config"]).starts_with("10 files, "));
    assert!(run(&["check", "mixed/a.cif"]).starts_with("1 file, "));
}

#[test]
fn the_layout_is_chosen() {
    let bench = Bench::with(&[("a.pgn", GAMES.repeat(3).as_bytes())]);
    bench.run("convert @a.pgn @a.cif");
    let long = bench.run("convert @a.cif - --to pgn --layout line").stdout;
    assert_eq!(
        long.lines().filter(|line| line.starts_with("1. ")).count(),
        6
    );
    let names = |path: &Path| path.exists();
    assert!(names(&bench.path("a.cif")));
    assert_eq!(cif(["convert", "--help"]).status, Some(0));
}

#[test]
fn heads_and_names_move_and_come_back() {
    let bench = Bench::with(&[("in.pgn", GAMES.repeat(40).as_bytes())]);
    let flat = "convert @in.pgn @flat.cif --created 2020-01-01 --quiet";
    assert_eq!(bench.run(flat).status, Some(0));
    for options in ["--index", "--namebase", "--index --namebase"] {
        let shared = format!("convert @in.pgn - --to cif --created 2020-01-01 --quiet {options}");
        let shared = bench.run(&shared);
        assert_eq!(shared.status, Some(0), "{}", shared.stderr);
        let text = shared.stdout;
        assert_eq!(text.contains("<index>"), options.contains("index"));
        assert_eq!(text.contains("<namebase>"), options.contains("namebase"));
        if options.contains("namebase") {
            assert_eq!(text.matches("Müller").count(), 1);
        }
        let check = bench.run_reading("check - --fail-on info", text.as_bytes());
        assert_eq!(check.status, Some(0), "{}", check.stdout);
        // The same from an archive, but for what it says of itself.
        let again = format!("convert @flat.cif - --to cif --from cif --quiet {options}");
        let again = bench.run(&again).stdout;
        let games = |text: &str| text.split_once("\n  <info>").unwrap().0.to_owned();
        assert_eq!(games(&again), games(&text));
        assert!(again.contains("<modifiedby>cif</modifiedby>"));
        assert!(again.contains("<created>2020-01-01</created>"));
        let back = bench.run_reading("convert - - --to cif --from cif --flat", text.as_bytes());
        assert_eq!(back.status, Some(0), "{}", back.stderr);
        assert_eq!(games(&back.stdout), games(&bench.read("flat.cif")));
        let pgn = bench.run_reading("convert - - --to pgn", text.as_bytes());
        assert_eq!((pgn.status, pgn.stdout), (Some(0), GAMES.repeat(40)));
        let jobs = format!("convert @flat.cif - --to cif --from cif -q {options} --jobs 5");
        let jobs = bench.run(&jobs).stdout;
        assert_eq!(games(&jobs), games(&text));
    }
}

/// A name that several archives define stands for one thing in what they become.
#[test]
fn definitions_of_several_archives_are_one_or_reported() {
    let archive = |blob: &str, size: u32| {
        format!(
            "<cif><data><blob name='n' mimetype='text/plain' compression='none' size='1'>{blob}</blob>\
             <movestyle identifier='S'><fontsize>{size}</fontsize></movestyle></data>\
             <game><info/><moves>e2e4 <startstyle>S</startstyle>e7e5<endstyle>S</endstyle></moves></game>\
             <info><version>1.0</version><creator>cif</creator><created>2026-01-01</created>\
             <content games='1'/></info></cif>"
        )
    };
    let bench = Bench::with(&[
        ("a.cif", archive("bB", 80).as_bytes()),
        // Elsewhere in its file, and written otherwise.
        (
            "b.cif",
            archive("bB", 80)
                .replace("<data>", "\n<data>\n  ")
                .replace("'S'>", "\"S\" >")
                .as_bytes(),
        ),
        ("c.cif", archive("cB", 90).as_bytes()),
        ("in.pgn", GAMES.as_bytes()),
    ]);
    for options in ["--flat", "--index --namebase", "--jobs 1", "--jobs 3"] {
        let same = bench.run(&format!(
            "convert @a.cif @in.pgn @b.cif @same.cif {options} --strict"
        ));
        assert_eq!(same.status, Some(0), "{}", same.stderr);
        let text = bench.read("same.cif");
        assert_eq!(text.matches("<movestyle").count(), 1, "{text}");
        assert_eq!(text.matches("<data>").count(), 1, "{text}");
        assert_eq!(bench.run("check @same.cif").status, Some(0));

        let strict = bench.run(&format!(
            "convert @a.cif @b.cif @c.cif @other.cif {options} --strict"
        ));
        assert_eq!(strict.status, Some(1), "{}", strict.stderr);
        assert!(!bench.path("other.cif").exists());
        let other = bench.run(&format!(
            "convert @a.cif @b.cif @c.cif @other.cif {options}"
        ));
        assert_eq!(other.status, Some(1), "{}", other.stderr);
        for lost in [
            "the BLOb `n` is another",
            "the move style `S` is another",
            "2 warnings",
        ] {
            assert!(other.stderr.contains(lost), "{}", other.stderr);
        }
        let text = bench.read("other.cif");
        assert!(
            text.contains("<fontsize>80") && !text.contains("<fontsize>90"),
            "{text}"
        );
        assert_eq!(bench.run("check @other.cif").status, Some(0));
        for file in ["same.cif", "other.cif"] {
            fs::remove_file(bench.path(file)).unwrap();
        }
    }
    // What is wrong with one archive stays so, and is no matter of the others.
    let twice =
        archive("bB", 80).replace("</data>", "</data><data><movestyle identifier='S'/></data>");
    fs::write(bench.path("twice.cif"), twice).unwrap();
    let run = bench.run("convert @twice.cif @in.pgn @all.cif");
    assert_eq!(run.status, Some(0), "{}", run.stderr);
    let check = bench.run("check @all.cif");
    assert!(check.stdout.contains("MV-009"), "{}", check.stdout);
}

#[test]
fn archives_are_merged() {
    let bench = Bench::with(&[("in.pgn", GAMES.as_bytes())]);
    for name in ["a", "b"] {
        bench.run(&format!(
            "convert @in.pgn @{name}.cif --index --namebase -q"
        ));
    }
    let merged = bench.run("convert @a.cif @in.pgn @b.cif @all.cif --created 2021-05-05");
    assert_eq!(merged.status, Some(0), "{}", merged.stderr);
    let text = bench.read("all.cif");
    assert_eq!(
        (
            text.matches("<game>").count(),
            text.matches("<index").count()
        ),
        (6, 0)
    );
    assert!(text.contains("<created>2021-05-05</created>") && text.contains("games=\"6\""));
    assert!(text.contains("<creator>:PGN</creator>"));
    assert_eq!(bench.run("check @all.cif --fail-on info").status, Some(0));
    let shared = bench.run("convert @a.cif @b.cif @both.cif --index --namebase -q");
    assert_eq!(shared.status, Some(0));
    assert_eq!(bench.run("check @both.cif --fail-on info").status, Some(0));
    assert_eq!(bench.read("both.cif").matches("Müller").count(), 1);
    let back = bench.run("convert @both.cif - --to pgn").stdout;
    assert_eq!(back, GAMES.repeat(2));
}

/// A promise that not all archives make is none of the whole, which is said.
#[test]
fn a_signature_is_kept_where_all_have_it() {
    let archive = |signature: &str| {
        format!(
            "<cif><game><info/><moves>e2e4</moves></game><info><version>1.0</version>\
             <creator>Scidb</creator>{signature}<created>2020-01-01</created><content/></info></cif>"
        )
    };
    let bench = Bench::with(&[
        (
            "scidb.cif",
            archive("<signature>Scidb</signature>").as_bytes(),
        ),
        (
            "again.cif",
            archive("<signature>Scidb</signature>").as_bytes(),
        ),
        (
            "other.cif",
            archive("<signature>Other</signature>").as_bytes(),
        ),
        ("none.cif", archive("").as_bytes()),
        ("empty.cif", archive("<signature/>").as_bytes()),
        ("games.pgn", GAMES.as_bytes()),
    ]);
    for (inputs, is_lost) in [
        ("@scidb.cif @again.cif", false),
        ("@none.cif @empty.cif", false),
        ("@none.cif @games.pgn", false),
        ("@scidb.cif @none.cif", true),
        ("@empty.cif @scidb.cif", true),
        ("@scidb.cif @other.cif", true),
        ("@scidb.cif @games.pgn", true),
    ] {
        let _ = fs::remove_file(bench.path("all.cif"));
        let run = bench.run(&format!("convert --strict {inputs} @all.cif"));
        assert_eq!(
            run.status,
            Some(i32::from(is_lost)),
            "{inputs}: {}",
            run.stderr
        );
        assert_eq!(
            run.stderr.contains("`signature` is not that of all"),
            is_lost,
            "{}",
            run.stderr
        );
        assert_eq!(bench.path("all.cif").exists(), !is_lost, "{inputs}");
    }
    // What was cut off says nothing.
    let signed = archive("<signature>Scidb</signature>");
    let (cut, _) = signed.split_once("<signature>").unwrap();
    fs::write(bench.path("cut.cif"), cut).unwrap();
    for (inputs, status) in [("@scidb.cif @again.cif", 0), ("@cut.cif @scidb.cif", 1)] {
        let run = bench.run(&format!("convert {inputs} @all.cif"));
        assert_eq!(run.status, Some(status), "{}", run.stderr);
        assert!(!run.stderr.contains("`signature` is not"), "{}", run.stderr);
        assert!(
            bench
                .read("all.cif")
                .contains("<signature>Scidb</signature>")
        );
        fs::remove_file(bench.path("all.cif")).unwrap();
    }
}

#[test]
fn archives_of_the_corpus_keep_their_games() {
    for path in common::valid_archives() {
        let name = path.display().to_string();
        let path = path.to_str().unwrap();
        let flat = cif([
            "convert", path, "-", "--to", "cif", "--from", "cif", "--flat",
        ]);
        assert!(flat.status <= Some(1), "{name}: {}", flat.stderr);
        let games = |text: &str| {
            let reading = cif::read::text(text);
            assert!(
                reading.violations.is_empty(),
                "{name}: {:?}",
                reading.violations
            );
            let items = reading.value.value.items.iter();
            items
                .filter(|it| matches!(it, cif::model::ArchiveItem::Game(_)))
                .count()
        };
        let before = games(&fs::read_to_string(path).unwrap());
        assert_eq!(games(&flat.stdout), before, "{name}");
        let pgn = cif(["convert", path, "-", "--to", "pgn", "--max-findings", "0"]);
        let is_reported =
            pgn.status == Some(2) && before == 0 || pgn.status <= Some(1) && before > 0;
        assert!(is_reported, "{name}: {}", pgn.stderr);
        let left_out = pgn.stderr.matches("[pgn:left-out]").count();
        let exported = pgn.stdout.matches("[Result \"").count();
        assert_eq!(exported + left_out, before, "{name}: {}", pgn.stderr);
        assert!(pgn.stderr.contains(&match before {
            1 => "1 game: ".to_owned(),
            0 => "; nothing was written".to_owned(),
            _ => format!("{before} games: "),
        }));
    }
}

#[test]
fn what_a_game_takes_from_elsewhere_is_written() {
    let run = cif(["convert", "namebase.cif", "-", "--to", "pgn"]);
    assert!(
        run.stdout.contains("[White \"Emanuel Lasker\"]"),
        "{}",
        run.stdout
    );
    assert!(run.stdout.contains("[Event \"Sankt-Peterburg\"]"));
    let dangling = "<cif><game><info><head id=\"7\"/></info><moves>e2e4</moves></game>\
                    <info><version>1.0</version><creator/><created>2020-01-01</created>\
                    <content/></info></cif>";
    let run = cif_reading(["convert", "-", "-", "--to", "pgn"], dangling.as_bytes());
    assert_eq!(run.status, Some(1));
    assert!(
        run.stderr
            .contains("is not defined before it is referred to"),
        "{}",
        run.stderr
    );
}

/// The first of a list of values is no better than any other, and an element that needs one
/// goes; of a table only the item goes that does not fit.
#[test]
fn values_that_do_not_fit_are_left_out() {
    let archive = |info: &str, moves: &str| {
        format!(
            "<cif><game><info>{info}</info><moves>{moves}</moves></game>\
             <info><version>1.0</version><creator/><created>2026-01-31</created>\
             <content games=\"1\"/></info></cif>"
        )
    };
    let head = |head: &str| archive(&format!("<head>{head}</head>"), "e2e4");
    let table = |content: &str, items: &str| {
        let table = format!("<table content=\"{content}\">{items}</table>");
        archive(&format!("<head/><moveinfo>{table}</moveinfo>"), "e2e4 e7e5")
    };
    let marker = |color: &str| {
        let marker = format!("<marker type=\":full\" {color} at=\"e4\"/>");
        archive("<head/>", &format!("e2e4 {marker} e7e5"))
    };
    for (archive, unsaid, said) in [
        (
            head("<characteristics><result>1/2</result></characteristics>"),
            "1-0",
            "1/2",
        ),
        (
            head("<characteristics><result/></characteristics>"),
            "1-0",
            "result",
        ),
        (
            head("<characteristics><termination>Bored</termination></characteristics>"),
            "ormal",
            "Bored",
        ),
        (head("<time><mode>slow</mode></time>"), "normal", "slow"),
        (
            head("<white><name>A</name><species>cat</species></white>"),
            "human",
            "cat",
        ),
        (marker("color=\"puce\""), "red", "puce"),
        (marker(""), "red", "missing"),
        (table("score", "+12,+13"), "eval", "score"),
    ] {
        let folder = Bench::with(&[("a.cif", archive.as_bytes())]);
        for arguments in [
            "convert @a.cif - --to pgn",
            "convert --flat @a.cif - --to cif",
            "json --lenient @a.cif",
            "show @a.cif",
        ] {
            let run = folder.run(arguments);
            assert_eq!(run.status, Some(1), "{arguments}: {archive}");
            let text = &run.stdout;
            assert!(!text.contains(unsaid), "{arguments}: {archive}\n{text}");
            // What is shown has a count alone.
            let is_said = arguments.starts_with("show") || run.stderr.contains(said);
            assert!(is_said, "{arguments}: {}", run.stderr);
        }
    }
    let archive = table("evaluation", "+12,x");
    let folder = Bench::with(&[("a.cif", archive.as_bytes())]);
    for (arguments, kept) in [
        ("convert @a.cif - --to pgn", "[%eval 0.12]"),
        ("convert --flat @a.cif - --to cif", ">+12,<"),
        ("json --lenient @a.cif", "\"+12,\""),
    ] {
        let run = folder.run(arguments);
        assert_eq!(run.status, Some(1), "{arguments}");
        assert!(run.stdout.contains(kept), "{arguments}: {}", run.stdout);
    }
}

/// Nothing is written to a file for a game of which nothing can be read.
#[test]
fn a_tag_pair_cut_off_is_no_game() {
    let bench = Bench::with(&[
        ("cut.pgn", b"[Event \"x"),
        ("data.cif", b"<cif><data/></cif>"),
    ]);
    for arguments in [
        "convert @cut.pgn @out.cif",
        "html @cut.pgn --output @out.html",
        "show @cut.pgn --picture @out.svg",
        "eval @cut.pgn --picture @out.svg",
    ] {
        let run = bench.run(arguments);
        assert_eq!(run.status, Some(2), "{arguments}: {}", run.stderr);
        let said = "no tag pair and no move can be read";
        assert!(run.stderr.contains(said), "{arguments}: {}", run.stderr);
    }
    assert_eq!(bench.names(), ["cut.pgn", "data.cif"]);
    for arguments in ["show @data.cif", "html @data.cif --output @out.html"] {
        let run = bench.run(arguments);
        assert_eq!(run.status, Some(2), "{arguments}: {}", run.stderr);
        assert!(run.stderr.contains("help: "), "{}", run.stderr);
    }
}

#[test]
fn broken_archives_are_reported() {
    let bench = Bench::with(&[("in.pgn", GAMES.as_bytes())]);
    bench.run("convert @in.pgn @a.cif -q");
    let text = bench.read("a.cif");
    let cut = &text[..text.rfind("<info>").unwrap() - 40];
    let run = cif_reading(["convert", "-", "-", "--to", "pgn"], cut.as_bytes());
    assert_eq!(run.status, Some(1));
    assert!(run.stderr.contains("[xml:"), "{}", run.stderr);
    assert!(run.stdout.contains("1. e4"));
    let strict = cif_reading(
        ["convert", "-", "-", "--to", "pgn", "--strict"],
        cut.as_bytes(),
    );
    assert_eq!((strict.status, &*strict.stdout), (Some(1), ""));
    let other = cif_reading(
        ["convert", "-", "-", "--to", "pgn"],
        b"<opera><game/></opera>",
    );
    assert_eq!(other.status, Some(2), "{}", other.stderr);
}

#[test]
fn faults_of_sections_are_reported_however_they_are_written() {
    let game = "<game><info/><moves>e2e4</moves></game>";
    let broken = "<game><info/><moves>&bad;</moves>";
    for (sections, warning, summary) in [
        (
            "<index creator=\":X\"/>".to_owned(),
            "what the section says of itself",
            "1 game: 1 whole",
        ),
        (
            "<index creator=\":X\"></index>".to_owned(),
            "what the section says of itself",
            "1 game: 1 whole",
        ),
        (
            "<namebase/><index creator=\":X\"/>".to_owned(),
            "what the section says of itself",
            "1 game: 1 whole",
        ),
        (
            "<index><game id=\"1\"/>&bad;</index>".to_owned(),
            "[xml:undefined-entity]",
            "1 game: 1 whole",
        ),
        (
            format!("<namebase/>{broken}</game>"),
            "= game: 1",
            "2 games: 1 whole, 1 with findings",
        ),
    ] {
        let text = format!(
            "<cif>{sections}{game}<info><version>1.0</version><creator>X</creator>\
             <created>2014-12-21</created><content/></info></cif>"
        );
        let run = cif_reading(
            [
                "convert", "-", "-", "--from", "cif", "--to", "cif", "--flat",
            ],
            text.as_bytes(),
        );
        assert_eq!(run.status, Some(1), "{sections}");
        assert!(run.stderr.contains(warning), "{sections}: {}", run.stderr);
        assert!(run.stderr.contains(summary), "{sections}: {}", run.stderr);
        assert!(!run.stderr.contains("cannot be read"), "{sections}");
    }
}

#[test]
fn what_is_lost_of_sections_is_reported_where_its_entry_stands() {
    let text = "<cif>
  <namebase>
    <player id='1'><name>A</name></player><player id='2'><name>B</name></player>
    <site id='1'><location>\u{e9}</location></site> <site id='1'><location>D</location></site>
  </namebase>
  <index>
    <game id='1'><white id='1'/></game>
    <game><black/></game>
    <game id='7'>
      <black/>
    </game>
  </index>
  <game><info><head id='1'/></info><moves>e2e4</moves></game>
  <info><version>1.0</version><creator/><created>2026-01-31</created><content games='1'/></info>
</cif>";
    let run = cif_reading(
        [
            "convert",
            "-",
            "-",
            "--from",
            "cif",
            "--to",
            "pgn",
            "--select",
            "pgn:reference",
            "--max-findings",
            "0",
        ],
        text.as_bytes(),
    );
    let found: Vec<&str> = run.stderr.split("\n\n").collect();
    for (message, place) in [
        ("site 1 is not the first with its id", "<stdin>:4:48"),
        ("game has no id", "<stdin>:8:5"),
        ("game 7 is referred to by nothing", "<stdin>:9:5"),
        ("player 2 is referred to by nothing", "<stdin>:3:43"),
        ("site 1 is referred to by nothing", "<stdin>:4:5"),
    ] {
        let found = found.iter().find(|it| it.contains(message));
        assert!(
            found.is_some_and(|it| it.contains(place)),
            "{message}: {}",
            run.stderr
        );
    }
}

/// The root is judged as a whole, though its items are read apart: one may be missing, and one may
/// stand too late.
#[test]
fn faults_of_the_root_are_reported() {
    const GAME: &str = "<game variant='>'><info/><moves>e2e4</moves></game>";
    const INFO: &str = "<info><version>1.0</version><creator/><created>2026-01-31</created>\
                        <content/></info>";
    for (items, faults) in [
        (&[GAME, INFO][..], &[][..]),
        (&[GAME], &[("xsd:cif/incomplete", "</cif>")]),
        (
            &["<index type='listing'/>", GAME],
            &[("xsd:cif/incomplete", "</cif>")],
        ),
        (
            &[INFO, GAME],
            &[("xsd:cif/game/misplaced", "<game variant='>'>")],
        ),
        (
            &[GAME, INFO, "\n<namebase></namebase>", "\n", INFO],
            &[
                ("xsd:cif/namebase/misplaced", "<namebase>"),
                ("xsd:cif/info/misplaced", "<info>"),
            ],
        ),
    ] {
        let archive = format!("<cif>{}</cif>", items.concat());
        for to in [&["--to=pgn"][..], &["--to=cif", "--flat"]] {
            let convert = ["convert", "-", "-", "--from=cif", "--format=json"];
            let run = cif_reading(
                convert.iter().chain(["--select=xsd:cif"].iter()).chain(to),
                archive.as_bytes(),
            );
            assert_eq!(run.status, Some((!faults.is_empty()).into()), "{run:?}");
            assert_eq!(run.stderr.lines().count(), faults.len(), "{run:?}");
            for ((id, tag), line) in faults.iter().zip(run.stderr.lines()) {
                let offset = archive.rfind(tag).unwrap();
                let place = format!("\"offset\":{offset},\"length\":{}", tag.len());
                assert!(line.contains(&format!("{place},\"id\":\"{id}\"")), "{line}");
            }
        }
    }
}

#[test]
fn a_listing_is_no_larger_than_an_item() {
    let entry = "<game id=\"1\"><white><name>A</name></white></game>";
    let text = format!("<cif><index type=\"listing\">{}</index>", entry.repeat(100));
    let run = cif_reading(
        [
            "convert",
            "-",
            "-",
            "--from",
            "cif",
            "--to",
            "cif",
            "--flat",
            "--max-item",
            "2000",
        ],
        text.as_bytes(),
    );
    assert_eq!(run.status, Some(2));
    assert!(
        run.stderr.contains("`--max-item` raises the limit"),
        "{}",
        run.stderr
    );
}

#[test]
fn what_an_archive_says_of_itself_as_a_file_is_no_loss() {
    let bench = Bench::with(&[("in.pgn", GAMES.as_bytes())]);
    for arguments in [
        "convert @in.pgn @a.cif -q",
        "convert @a.cif @b.cif --namebase -q",
        "convert @b.cif @flat.cif --flat -q",
    ] {
        assert_eq!(bench.run(arguments).status, Some(0), "{arguments}");
    }
    assert!(bench.read("flat.cif").contains("<modifiedby>"));
    let back = bench.run("convert @flat.cif @x.pgn -q");
    assert_eq!((back.status, &*back.stderr), (Some(0), ""));
}

#[cfg(unix)]
#[test]
fn what_is_no_file_is_written_through() {
    let bench = Bench::with(&[("in.pgn", GAMES.as_bytes())]);
    let direct = bench.run("convert @in.pgn - --to cif --created 2026-01-31 -q");
    for more in ["", "--strict"] {
        let run = bench.run(&format!(
            "convert @in.pgn /dev/stdout --to cif --created 2026-01-31 -q {more}"
        ));
        assert_eq!((run.status, &*run.stderr), (Some(0), ""));
        assert_eq!(run.stdout, direct.stdout);
        let run = bench.run(&format!("convert @in.pgn /dev/null --to cif -q {more}"));
        assert_eq!((run.status, &*run.stderr), (Some(0), ""));
    }
}

/// Whatever becomes of it, the rest of the archive comes through.
#[test]
fn an_item_that_cannot_be_written_is_left_out() {
    let game =
        |words: &str| format!("<game><info/><moves>e2e4 <post>{words}</post></moves></game>");
    let info = |author: &str| {
        format!(
            "<info><version>1.0</version><creator>a</creator><author>{author}</author>\
             <created>2001-01-01</created><content/></info>"
        )
    };
    let bad = "a\u{1}b";
    for (what, text) in [
        ("a game", [game(bad), game("good"), info("c")].concat()),
        ("the info", [game("good"), info(bad)].concat()),
    ] {
        for options in [&["--flat"][..], &["--index"], &["--namebase"]] {
            let arguments = [
                &["convert", "--from", "cif", "--to", "cif"],
                options,
                &["-", "-"],
            ]
            .concat();
            let run = cif_reading(arguments, format!("<cif>{text}</cif>").as_bytes());
            assert_eq!(run.status, Some(1), "{what} {options:?}: {}", run.stderr);
            assert!(run.stderr.contains("pgn:unwritable"), "{}", run.stderr);
            assert!(run.stdout.contains("good") && run.stdout.ends_with("</cif>\n"));
        }
    }
}

/// A fault outside of games has the note of its rule, as `cif check` shows it.
#[test]
fn faults_outside_of_games_name_their_rules() {
    let archive = "<cif><game><info/><moves>e2e4</moves></game><info><version>1.0</version><creator/>\
                   <created>2001-01-01</created><content games=\"x\"/></info></cif>";
    let note = "rule: malformed-value, cif.xsd Content/@games (cif-info)";
    let run = cif_reading(["convert", "--to", "pgn", "-", "-"], archive.as_bytes());
    assert!(run.stderr.contains(note), "{}", run.stderr);
    let run = cif_reading(["check", "-"], archive.as_bytes());
    assert!(run.stdout.contains(note), "{}", run.stdout);
}

/// A thing that is counted by itself is never one of the rest, wherever portions of the text end;
/// and whatever things the rest is made of, a game is one in it.
#[test]
fn games_are_counted_once_of_every_thing_and_of_the_rest() {
    const GAMES: usize = 40;
    let tag = |name: &str| format!("<tag name=\"X:{name}\">v</tag>");
    let game = |tags: &str| format!("<game><info/><moves>e2e4 {tags}</moves></game>");
    let tags: Vec<String> = (0..650).map(|number| tag(&format!("t{number}"))).collect();
    let archive = format!(
        "<cif>{}{}<info><version>1.0</version><creator/><created>2001-01-01</created><content/>\
         </info></cif>",
        game(&tag("a")),
        game(&[tags.concat(), tag("a")].concat()).repeat(GAMES)
    );
    for jobs in ["1", "3"] {
        let arguments = ["convert", "--jobs", jobs, "--from", "cif", "--to", "pgn"];
        let run = cif_reading(arguments.into_iter().chain(["-", "-"]), archive.as_bytes());
        let apart = "tag `X:a` has no PGN form (41 in 41 games)";
        assert!(run.stderr.contains(apart), "{}", run.stderr);
        let counted = run.stderr.lines().filter(|it| it.contains(" in 40 games)"));
        assert_eq!(counted.count(), 500, "{}", run.stderr);
        let rest = run
            .stderr
            .lines()
            .find(|it| it.contains("more findings of pgn:no-form ("));
        let expected = "and 6,037 more findings of pgn:no-form (6,040 in 40 games); \
                        `--max-findings 0` shows all";
        assert_eq!(rest, Some(expected));
    }
}
