//! Scans: what threads, batches, conditions and the form of a source must not change, and
//! sources that are damaged or hostile.

mod common;

use std::fmt::Write as _;
use std::fs;
use std::io::{self, Cursor, Read, Seek, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use arrow_array::RecordBatch;
use cif::write::{ArchiveWriter, Sharing};
use cif_files::{Compression, Encoder};
use cif_pgn::text::Reader;
use cif_pgn::{MainLineTokens, plies};
use cif_tables::{Filter, Input, Opener, Part, Scan, Table};
use common::{file, scan, scanned};

/// Games with heads that repeat and differ, variations, comments, data, and faults.
fn pgn() -> String {
    let mut text = String::new();
    for number in 0..400 {
        let (white, elo) = (number % 7, 2400 + number % 9 * 50);
        let cup = number % 3;
        let _ = write!(text, "[Event \"Cup {cup}\"]\n[White \"Player {white}\"]\n");
        if number % 5 != 0 {
            let year = number % 30;
            let _ = write!(text, "[WhiteElo \"{elo}\"]\n[Date \"20{year:02}.01.??\"]\n");
        }
        if number % 4 == 0 {
            text += "[Result \"1-0\"]\n";
        }
        if number % 11 == 0 {
            text += "[Variant \"Atomic\"]\n[Tag \"a value\"]\n";
        }
        text += "\n1. e4 {good [%clk 0:01:00]} e5 (1... c5 2. Nf3 (2. c3 {solid}) d6) 2. Nf3 $1 ";
        text += match number % 4 {
            0 => "Nc6 1-0\n\n",
            1 => "Nc6 {[%eval 0.2,12]} 0-1\n\n",
            2 => "Ke4 *\n\n",
            _ => "Nf6 3. Bxf7 1/2-1/2\n\n",
        };
    }
    text
}

fn all_columns(table: Table, path: &Path) -> Scan {
    Scan {
        columns: (0..table.columns().len()).collect(),
        ..Scan::new(table, [path.to_owned()])
    }
}

/// Column names without those that a change of form changes.
fn lasting(table: Table) -> Vec<&'static str> {
    let columns = table.columns();
    let names = columns.iter().map(|it| it.name);
    let passing = ["source", "offset", "length", "tags"];
    names.filter(|it| !passing.contains(it)).collect()
}

#[test]
fn threads_and_batches_change_nothing() {
    let (_folder, path) = file("games.pgn", &pgn());
    for table in Table::ALL {
        let one = scanned(all_columns(table, &path));
        let other = Scan {
            threads: 3,
            batch_rows: 7,
            ..all_columns(table, &path)
        };
        assert!(scanned(other) == one, "{table}");
        let limited = Scan {
            limit: Some(11),
            batch_rows: 4,
            ..all_columns(table, &path)
        };
        let least = one.len().min(11);
        assert!(scanned(limited) == one[..least], "{table}");
    }
}

#[test]
fn a_column_is_the_same_whatever_stands_beside_it() {
    let (_folder, path) = file("games.pgn", &pgn());
    for table in [Table::Games, Table::Plies] {
        let all = scanned(all_columns(table, &path));
        for (at, column) in table.columns().iter().enumerate() {
            let alone = scanned(scan(table, &[column.name], &path));
            let expected: Vec<Vec<String>> = all.iter().map(|row| vec![row[at].clone()]).collect();
            assert!(alone == expected, "{table}.{}", column.name);
        }
    }
}

#[test]
fn conditions_let_the_same_games_through_with_moves_or_without() {
    let (_folder, path) = file("games.pgn", &pgn());
    let names = ["game", "white_elo", "result", "year", "white", "variant"];
    let games = scanned(scan(Table::Games, &names, &path));
    let number = |text: &str| text.parse::<i64>().ok();
    let check = |condition: &str, fits: &dyn Fn(&[String]) -> bool| {
        let filter = Filter::parse(condition).expect("a condition");
        let filtered = Scan {
            filter: Some(filter.clone()),
            ..scan(Table::Games, &names, &path)
        };
        let expected: Vec<Vec<String>> = games.iter().filter(|it| fits(it)).cloned().collect();
        assert!(
            !expected.is_empty() && expected.len() < games.len(),
            "{condition}"
        );
        assert!(scanned(filtered) == expected, "{condition}");
        let plies = Scan {
            filter: Some(filter),
            ..scan(Table::Plies, &["game"], &path)
        };
        let mut found: Vec<String> = scanned(plies).into_iter().flatten().collect();
        found.dedup();
        let expected: Vec<String> = expected
            .into_iter()
            .map(|mut it| it.swap_remove(0))
            .collect();
        assert!(found == expected, "{condition}");
    };
    check("white_elo >= 2600", &|it| number(&it[1]) >= Some(2600));
    check("white_elo is null", &|it| it[1] == "-");
    check("not white_elo > 2500", &|it| {
        number(&it[1]).is_some_and(|it| it <= 2500)
    });
    // Where no tag pair has it, the movetext says the result.
    check("result = '0-1'", &|it| it[2] == "0-1");
    check("result <> '*' and year < 2010", &|it| {
        it[2] != "*" && number(&it[3]).is_some_and(|it| it < 2010)
    });
    check(
        "white in ('Player 1', 'Player 2') or variant = ':Atomic'",
        &|it| it[4] == "Player 1" || it[4] == "Player 2" || it[5] == ":Atomic",
    );
}

#[test]
fn archives_with_shared_sections_give_the_same_tables_as_pgn() {
    let (folder, path) = file("games.pgn", &pgn());
    for (index, namebase) in [(false, false), (true, true)] {
        let archive = folder.path().join(format!("{index}.cif"));
        let sharing = Sharing {
            index,
            namebase,
            creator: None,
        };
        let mut writer = ArchiveWriter::create(&archive, "2026-01-31", sharing).expect("a file");
        for read in cif::pgn::read(&path).expect("a file") {
            writer
                .game(read.expect("a game").game)
                .expect("it is written");
        }
        writer.place().expect("it is placed");
        for table in Table::ALL {
            if table == Table::Findings {
                continue;
            }
            let names = lasting(table);
            let ours = scanned(scan(table, &names, &archive));
            let theirs = scanned(scan(table, &names, &path));
            for (one, other) in ours.iter().zip(&theirs) {
                assert_eq!(one, other, "{table} {names:?}");
            }
            assert_eq!(ours.len(), theirs.len(), "{table}");
        }
    }
}

/// Games that need no more than their main line are read sooner, with the same rows as those of
/// an archive, for which every game is made of CIF.
#[test]
fn main_lines_alone_give_the_same_plies_as_whole_games() {
    let names = lasting(Table::Plies);
    let said = "clock_ms elapsed_ms eval_cp eval_mate eval_depth nags comment_before comment";
    let unsaid = names.iter().copied().filter(|it| !said.contains(it));
    let unsaid: Vec<&str> = unsaid.collect();
    let (folder, made) = file("made.pgn", &pgn());
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/../pgn/tests/corpus");
    let files = fs::read_dir(corpus).expect("a folder");
    let files = files.map(|it| it.expect("an entry").path());
    let files = files.filter(|it| it.extension().is_some_and(|it| it == "pgn"));
    let mut sooner = 0;
    for path in files.chain([made]) {
        let mut reader = Reader::new(fs::File::open(&path).expect("a file"));
        let mut line = Vec::new();
        while let Ok(Some(game)) = reader.next_game() {
            sooner += usize::from(
                plies(&game, MainLineTokens::Annotations, &mut line) && !line.is_empty(),
            );
        }
        let archive = folder.path().join("games.cif");
        let writer = ArchiveWriter::create(&archive, "2026-01-31", Sharing::default());
        let mut writer = writer.expect("a file");
        for read in cif::pgn::read(&path).expect("a file") {
            writer
                .game(read.expect("a game").game)
                .expect("it is written");
        }
        writer.place().expect("it is placed");
        let known = Filter::parse("white is not null").expect("a condition");
        for (names, filter) in [(&names, None), (&unsaid, None), (&unsaid, Some(known))] {
            let rows = |path: &Path| {
                scanned(Scan {
                    filter: filter.clone(),
                    ..scan(Table::Plies, names, path)
                })
            };
            let (ours, theirs) = (rows(&path), rows(&archive));
            for (one, other) in ours.iter().zip(&theirs) {
                assert_eq!(one, other, "{} {names:?}", path.display());
            }
            assert_eq!(ours.len(), theirs.len(), "{}", path.display());
        }
    }
    assert!(sooner > 50, "{sooner}");
}

/// All archives and files of PGN of the corpus.
fn corpus() -> Vec<PathBuf> {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../tests/corpus");
    let mut folders = vec![PathBuf::from(root)];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let ending = path.extension().and_then(|it| it.to_str());
            match ending {
                _ if path.is_dir() => folders.push(path),
                Some("cif" | "pgn") => found.push(path),
                _ => {}
            }
        }
    }
    found.sort();
    found
}

/// Nothing that stands among the moves is left out: lines, plies, comments and NAGs are as many
/// as those of the games read as values.
#[test]
fn nothing_of_the_moves_is_left_out() {
    let mut games = 0;
    for path in corpus()
        .iter()
        .filter(|it| it.extension().is_some_and(|it| it == "cif"))
    {
        let Ok(source) = cif::read::open(path) else {
            continue;
        };
        let read: Result<Vec<_>, _> = source.collect();
        let Ok(read) = read else { continue };
        let (mut plies, mut comments, mut lines) = (0, 0, 0);
        for read in &read {
            let game = &read.game;
            let line = cif::moves::Section::read(game.moves.value.clone(), &game.board());
            for step in line.line.walk() {
                match step {
                    cif::moves::Step::Enter { .. } => lines += 1,
                    cif::moves::Step::Ply { .. } => plies += 1,
                    _ => {}
                }
            }
            let of_head = game.head().into_iter().flat_map(|it| &it.extraneous);
            comments += of_head.filter(|it| it.comment.is_some()).count();
            comments += game.comments(None).count();
        }
        let count = |table: Table| scanned(scan(table, &["game"], path)).len();
        let found = (
            count(Table::Plies),
            count(Table::Comments),
            count(Table::Lines),
        );
        assert_eq!(found, (plies, comments, lines), "{}", path.display());
        games += read.len();
    }
    assert!(games > 100, "{games}");
}

/// Whatever a file holds, a scan ends: with rows, or with an error.
#[test]
fn damaged_and_hostile_sources_end() {
    for path in corpus() {
        for table in Table::ALL {
            for batch in all_columns(table, &path).batches() {
                if batch.is_err() {
                    break;
                }
            }
        }
    }
    let deep = "(1. e4 ".repeat(5000);
    let wide = "(1. d4) ".repeat(5000);
    for text in [
        String::new(),
        "\0".repeat(1000),
        format!("1. e4 {deep}"),
        format!("1. e4 {wide} *"),
        "1. e4 {".repeat(1000),
        "[FEN \"8/8/8/8/8/8/8/8 w - - 0 1\"]\n\n1. e4 *".to_owned(),
        "e4 ".repeat(20_000),
        format!(
            "<cif><game><info/><moves>{}</moves></game>",
            "e2e4 e7e5 ".repeat(10_000)
        ),
        format!("<cif><game><info/><moves>{}", "<var>e2e4".repeat(5000)),
        "<cif><namebase>".to_owned(),
    ] {
        let (_folder, path) = file("games", &text);
        for table in Table::ALL {
            for batch in all_columns(table, &path).batches() {
                if batch.is_err() {
                    break;
                }
            }
        }
    }
}

#[test]
fn what_cannot_be_opened_or_played_is_annotation() {
    let mut missing = Scan::new(Table::Games, ["no such file.pgn".into()]).batches();
    let error = missing.next().expect("an answer").expect_err("no file");
    assert!(
        error
            .to_string()
            .starts_with("cannot open `no such file.pgn`"),
        "{error}"
    );
    assert!(missing.next().is_none());
    // As `cif check` has it, whatever the file is called.
    let wide = |text: &str| -> Vec<u8> { text.encode_utf16().flat_map(u16::to_le_bytes).collect() };
    let archive = "\u{feff}<cif><game><info/><moves>e2e4</moves></game></cif>";
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["games.cif", "games"] {
        let path = folder.path().join(name);
        fs::write(&path, wide(archive)).expect("written");
        let mut batches = Scan::new(Table::Games, [path]).batches();
        let error = batches.next().expect("an answer").expect_err("no UTF-8");
        let said = "the text is in UTF-16, not in UTF-8";
        assert!(error.to_string().contains(said), "{error}");
    }
    let (_folder, path) = file(
        "games.pgn",
        "[Variant \"Hexagonal\"]\n\n1. e4 e5 *\n\n1. e4 *\n",
    );
    let mut batches = Scan::new(Table::Games, [path]).batches();
    let rows: usize = batches
        .by_ref()
        .map(|it| it.expect("rows").num_rows())
        .sum();
    let tally = batches.tally();
    assert_eq!(
        (rows, tally.games, tally.rows, tally.unplayable),
        (2, 2, 2, 1)
    );
}

/// Findings of PGN are those of its reader, too: encodings, and games that are too large.
#[test]
fn findings_of_pgn_have_a_place_and_a_game() {
    let long = "x".repeat(9 << 20);
    let text = format!(
        "1. e4 *\n\n[White \"J?rgen\"]\n\n1. e4 (1. d4 *\n\n1. e4 {{{long}}} *\n\n1. e5 *\n"
    );
    let bytes = text.bytes().map(|it| if it == b'?' { 0xFC } else { it });
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("games.pgn");
    fs::write(&path, bytes.collect::<Vec<_>>()).expect("a file");
    let columns = [
        "game", "line", "column", "offset", "length", "id", "severity",
    ];
    let found = common::table(Table::Findings, &columns, &path);
    let found: Vec<String> = found.iter().map(|it| it.join(" ")).collect();
    assert_eq!(
        found,
        [
            "2 3 1 9 0 pgn:charset info",
            "2 5 7 33 1 pgn:unclosed-variation warning",
            "3 7 1 43 0 pgn:too-large error",
            "4 9 4 9437242 2 pgn:no-move error",
        ]
    );
}

/// Whoever takes no more batches, stops the threads.
#[test]
fn batches_may_be_dropped() {
    let (_folder, path) = file("games.pgn", &pgn());
    for taken in 0..3 {
        let scan = Scan {
            batch_rows: 1,
            threads: 2,
            ..all_columns(Table::Plies, &path)
        };
        let mut batches = scan.batches();
        assert_eq!(batches.by_ref().take(taken).count(), taken);
    }
}

/// One game again and again.
struct Endless(usize);

impl Read for Endless {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let game = b"[White \"Ada\"]\n\n1. e4 e5 *\n\n";
        let count = (&game[self.0..]).read(buffer)?;
        self.0 = (self.0 + count) % game.len();
        Ok(count)
    }
}

impl Seek for Endless {
    fn seek(&mut self, _: SeekFrom) -> io::Result<u64> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// Whoever waits for a batch may stop while none comes, and the threads end then.
#[test]
fn batches_that_never_come_are_not_waited_for() {
    let open = Arc::new(());
    let opened = Arc::clone(&open);
    let scan = Scan {
        opener: Opener::new(move |_| {
            let _ = &opened;
            Ok(Box::new(Endless(0)))
        }),
        filter: Some(Filter::parse("white_elo > 2600").unwrap()),
        ..Scan::new(Table::Plies, ["endless.pgn".into()])
    };
    let mut batches = scan.batches();
    assert!(batches.next_within(Duration::from_millis(10)).is_pending());
    drop(batches);
    let begin = Instant::now();
    while Arc::strong_count(&open) > 1 {
        assert!(begin.elapsed() < Duration::from_mins(1));
        thread::sleep(Duration::from_millis(10));
    }
}

/// Over ranges that part a file, each game is given once, wherever they are cut.
#[test]
fn ranges_give_each_game_once() {
    let (folder, path) = file("games.pgn", &pgn());
    let mut paths = vec![path.clone()];
    for (index, namebase) in [(false, false), (true, true)] {
        let archive = folder.path().join(format!("{index}.cif"));
        let sharing = Sharing {
            index,
            namebase,
            creator: None,
        };
        let mut writer = ArchiveWriter::create(&archive, "2026-01-31", sharing).expect("a file");
        for read in cif::pgn::read(&path).expect("a file") {
            writer
                .game(read.expect("a game").game)
                .expect("it is written");
        }
        writer.place().expect("it is placed");
        paths.push(archive);
    }
    // Texts without a game, or with one, or in which none can be begun in the middle.
    for (name, text) in [
        ("empty.pgn", String::new()),
        ("one.pgn", "\n\n[White \"a\"]\n\n1. e4 *\n".to_owned()),
        ("bare.pgn", "1. e4 *\n\n1. d4 *\n\n".repeat(50)),
        ("cr.pgn", pgn().replace('\n', "\r")),
        ("crlf.pgn", pgn().replace('\n', "\r\n")),
    ] {
        let path = folder.path().join(name);
        fs::write(&path, text).expect("a file");
        paths.push(path);
    }
    let columns = [
        "game",
        "white",
        "event",
        "moves_uci",
        "result",
        "offset",
        "length",
    ];
    let opener = Opener::default();
    let mut rng = cif_tests::rng::Rng::new(3);
    for path in &paths {
        let length = usize::try_from(fs::metadata(path).expect("a file").len()).expect("small");
        let whole = scanned(scan(Table::Games, &columns, path));
        for cuts in [0, 1, 2, 5] {
            let mut ends: Vec<usize> = (0..cuts).map(|_| rng.below(length + 2)).collect();
            ends.extend([0, length]);
            ends.sort_unstable();
            let parts = ends.windows(2).map(|it| Part {
                range: it[0] as u64..it[1] as u64,
                games_before: 0,
            });
            let mut parts: Vec<Part> = parts.collect();
            let even = Part::of(path, &opener, parts.len() as u64).expect("a file");
            assert!(
                even.windows(2)
                    .all(|it| it[0].range.end == it[1].range.start)
            );
            assert_eq!(even.first().map(|it| it.range.start), Some(0));
            assert_eq!(even.last().map(|it| it.range.end), Some(length as u64));
            for parts in [&mut parts, &mut even.clone()] {
                Part::number(parts, path, &opener, 2).expect("a file");
                let rows = parts.iter().flat_map(|part| {
                    scanned(Scan {
                        range: Some(part.range.clone()),
                        games_before: part.games_before,
                        ..scan(Table::Games, &columns, path)
                    })
                });
                assert!(rows.eq(whole.iter().cloned()), "{path:?} at {parts:?}");
            }
        }
    }
    let compressed = folder.path().join("games.pgn.gz");
    fs::write(&compressed, "").expect("a file");
    assert_eq!(Part::of(&compressed, &opener, 3).expect("a file"), []);
    for (table, path) in [(Table::Games, compressed), (Table::Findings, path)] {
        let scan = Scan {
            range: Some(0..10),
            ..Scan::new(table, [path])
        };
        assert!(scan.batches().any(|it| it.is_err()), "{table}");
    }
}

#[test]
fn large_numbers_are_kept() {
    let text = "[WhiteElo \"40000\"]\n[BlackElo \"3000000000\"]\n\n1. e4 {[%eval 0.2,40000]} *\n";
    let (_folder, path) = file("games.pgn", text);
    let games = common::table(Table::Games, &["white_elo", "black_elo"], &path);
    assert_eq!(games, [["40000", "-"]]);
    let plies = common::table(Table::Plies, &["eval_depth"], &path);
    assert_eq!(plies, [["40000"]]);
    let evaluations = common::table(Table::Evaluations, &["depth"], &path);
    assert_eq!(evaluations, [["40000"]]);
}

/// A game on one board has one section of tables; what others say is about it as well.
#[test]
fn tables_of_all_sections_are_read() {
    let text = "<cif><game><info><moveinfo><table content=\"clock\">1,2</table></moveinfo>\
                <moveinfo><table content=\"evaluation\">+5,+6</table></moveinfo></info>\
                <moves>e2e4 e7e5</moves></game><info><version>1.0</version><creator>x</creator>\
                <created>2014-12-21</created><content/></info></cif>";
    let (_folder, path) = file("games.cif", text);
    let evaluations = common::table(Table::Evaluations, &["ply", "score_cp"], &path);
    assert_eq!(evaluations, [["1", "5"], ["2", "6"]]);
    let plies = common::table(Table::Plies, &["clock_ms", "eval_cp"], &path);
    assert_eq!(plies, [["1000", "5"], ["2000", "6"]]);
}

#[test]
fn results_are_those_that_games_give() {
    let mate = "1. f3 e5 2. g4 Qh4#";
    let text = ["1-0", "0-1", "*", "1/2-1/2"]
        .map(|result| format!("[Event \"a\"]\n[Result \"{result}\"]\n\n{mate} {result}\n\n"))
        .concat();
    let (_folder, path) = file("games.pgn", &text);
    let given = [["1-0"], ["0-1"], ["*"], ["1/2-1/2"]];
    assert_eq!(common::table(Table::Games, &["result"], &path), given);
    let with_moves = common::table(Table::Games, &["result", "tags"], &path);
    let results: Vec<_> = with_moves.iter().map(|row| row[0].as_str()).collect();
    assert_eq!(results, given.concat());
    let filtered = Scan {
        filter: Some(Filter::parse("result = '1-0'").expect("a condition")),
        ..scan(Table::Games, &["game", "result"], &path)
    };
    assert_eq!(scanned(filtered), [["1", "1-0"]]);
}

/// The map and the table have each of them.
#[test]
fn several_tags_of_one_name_are_all_there() {
    let tags = "<tag name='A'>1</tag><tag name='B'>2</tag><tag name='A'>3</tag>";
    let text =
        format!("<cif><game><info><head><tags>{tags}</tags></head></info><moves/></game></cif>");
    let (_folder, path) = file("tags.cif", &text);
    assert_eq!(
        common::table(Table::Games, &["tags"], &path),
        [["A=1; B=2; A=3"]]
    );
    let all = common::table(Table::Tags, &["name", "value"], &path);
    assert_eq!(all, [["A", "1"], ["B", "2"], ["A", "3"]]);
}

/// A file of Zstandard in frames of so many bytes of the text, with a table of them.
fn in_frames(text: &str, size: usize) -> Vec<u8> {
    let number = |it: usize| u32::try_from(it).expect("small").to_le_bytes();
    let (mut file, mut table) = (Vec::new(), Vec::new());
    for frame in text.as_bytes().chunks(size) {
        let mut packed = Encoder::new(Vec::new(), Some(Compression::Zstd)).expect("memory");
        packed.write_all(frame).expect("memory");
        let packed = packed.finish().expect("memory");
        table.extend([number(packed.len()), number(frame.len())].concat());
        file.extend(packed);
    }
    let count = number(table.len() / 8);
    file.extend([0x5E, 0x2A, 0x4D, 0x18]);
    file.extend(number(table.len() + 9));
    file.extend(table);
    file.extend(count);
    file.extend([0, 0xB1, 0xEA, 0x92, 0x8F]);
    file
}

/// The rows of all parts of a source.
fn of_parts(scan: &Scan, path: &Path, count: u64) -> (usize, Vec<Vec<String>>) {
    let mut parts = Part::of(path, &scan.opener, count).expect("a source");
    Part::number(&mut parts, path, &scan.opener, 2).expect("a source");
    let rows = parts.iter().flat_map(|part| {
        scanned(Scan {
            range: Some(part.range.clone()),
            games_before: part.games_before,
            ..scan.clone()
        })
    });
    (parts.len(), rows.collect())
}

#[test]
fn zstandard_in_frames_has_parts() {
    let (folder, path) = file("games.pgn", &pgn());
    let archive = folder.path().join("games.cif");
    let mut writer = ArchiveWriter::create(&archive, "2026-01-31", Sharing::default());
    for read in cif::pgn::read(&path).expect("a file") {
        let writer = writer.as_mut().expect("a file");
        writer.game(read.expect("a game").game).expect("a game");
    }
    writer.expect("a file").place().expect("it is placed");
    for plain in [path, archive] {
        let text = fs::read_to_string(&plain).expect("a file");
        let name = plain.file_name().expect("a name").to_string_lossy();
        let packed = folder.path().join(format!("{name}.zst"));
        fs::write(&packed, in_frames(&text, 5000)).expect("a file");
        let names = ["game", "white", "moves_uci", "offset", "length"];
        let scan = scan(Table::Games, &names, &packed);
        let whole = scanned(scan.clone());
        assert_eq!(whole.len(), 400);
        for count in [1, 2, 7] {
            assert!(
                of_parts(&scan, &packed, count)
                    == (usize::try_from(count).expect("small"), whole.clone())
            );
        }
        let (parts, rows) = of_parts(&scan, &packed, 1_000_000);
        assert_eq!(parts, text.len().div_ceil(5000));
        assert!(rows == whole);
    }
}

/// Counts the bytes that are read, and seeks only if it may.
struct Watched {
    text: Cursor<Vec<u8>>,
    read: Arc<AtomicUsize>,
    seeks: bool,
}

impl Read for Watched {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.text.read(buffer)?;
        self.read.fetch_add(count, Ordering::Relaxed);
        Ok(count)
    }
}

impl Seek for Watched {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        if !self.seeks {
            return Err(io::ErrorKind::Unsupported.into());
        }
        self.text.seek(to)
    }
}

#[test]
fn what_is_no_file_is_read_by_ranges_where_it_can_seek() {
    let text = pgn().repeat(40);
    let (_folder, plain) = file("games.pgn", &text);
    let names = ["game", "white", "offset", "length"];
    let expected = scanned(scan(Table::Games, &names, &plain));
    let path = Path::new("memory://games.pgn");
    let read = Arc::new(AtomicUsize::new(0));
    let of = |seeks| {
        let (text, read) = (text.clone(), Arc::clone(&read));
        let open = move |_: &Path| {
            Ok(Box::new(Watched {
                text: Cursor::new(text.clone().into_bytes()),
                read: Arc::clone(&read),
                seeks,
            }) as Box<dyn Input>)
        };
        Scan {
            opener: Opener::new(open),
            ..scan(Table::Games, &names, path)
        }
    };
    assert!(of_parts(&of(true), path, 3) == (3, expected.clone()));
    assert!(scanned(of(false)) == expected);
    assert_eq!(Part::of(path, &of(false).opener, 3).expect("a source"), []);
    let parts = Part::of(path, &of(true).opener, 16).expect("a source");
    read.store(0, Ordering::Relaxed);
    let part = Scan {
        range: Some(parts[8].range.clone()),
        ..of(true)
    };
    assert!(!scanned(part).is_empty());
    // A part, and what is read on its edges.
    let most = text.len() / 16 + (300 << 10);
    let read = read.load(Ordering::Relaxed);
    assert!(
        read < most && most < text.len() / 2,
        "{read} of {}",
        text.len()
    );
}

/// A text behind which reading fails, and which cannot seek.
struct Damaged(Cursor<String>);

impl Read for Damaged {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        match self.0.read(buffer)? {
            0 => Err(io::Error::other("damage")),
            count => Ok(count),
        }
    }
}

impl Seek for Damaged {
    fn seek(&mut self, _: SeekFrom) -> io::Result<u64> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

/// The rows of what was read before the damage come before the error.
#[test]
fn rows_before_damage_are_given() {
    let game = "<game><info/><moves>e2e4 e7e4</moves></game>";
    let archive = format!("<cif>{game}{game}");
    let pgn = "1. e4 e5 *\n\n1. d4 d5 *\n\n1. c4".to_owned();
    let finding = "{\"file\":\"a.cif\",\"line\":1,\"column\":1,\"offset\":0,\
                   \"length\":0,\"id\":\"GM-001\",\"name\":\"a\",\"severity\":\"error\",\
                   \"message\":\"m\",\"clause\":\"c\"}\n";
    for (table, name, text, expected) in [
        (Table::Games, "games.cif", &archive, 2),
        (Table::Findings, "games.cif", &archive, 2),
        (Table::Games, "games.pgn", &pgn, 2),
        (Table::Findings, "found.ndjson", &finding.repeat(2), 2),
        (
            Table::Findings,
            "found.ndjson",
            &format!("{finding}nothing\n{finding}"),
            1,
        ),
    ] {
        let text = text.clone();
        let open =
            move |_: &Path| Ok(Box::new(Damaged(Cursor::new(text.clone()))) as Box<dyn Input>);
        let scan = Scan {
            opener: Opener::new(open),
            ..Scan::new(table, [name.into()])
        };
        let batches: Vec<_> = scan.batches().collect();
        let rows: usize = batches.iter().flatten().map(RecordBatch::num_rows).sum();
        assert_eq!(rows, expected, "{table} of {name}: {batches:?}");
        assert!(batches.last().is_some_and(Result::is_err), "{name}");
    }
}

/// XML that is not well-formed may have lost games; what a value lacks is no loss of rows.
#[test]
fn archives_that_are_no_well_formed_xml_are_errors_of_strict_scans() {
    let game = "<game><info/><moves>e2e4</moves></game>";
    for before in ["", "<namebase/>"] {
        for (games, rows, is_whole) in [
            (format!("{game}{game}</cif>"), 2, true),
            (format!("{}{game}</cif>", game.replace("e4", "e9")), 2, true),
            (format!("{game}{game}"), 2, false),
            (format!("{game}<game><info/><moves>e2e4 e7"), 2, false),
            (
                format!("{}{game}{game}</cif>", game.replace("</game>", "</gme>")),
                1,
                false,
            ),
            (
                format!("{game}{}{game}</cif>", game.replace("<game>", "game>")),
                2,
                false,
            ),
        ] {
            let (_folder, path) = file("games.cif", &format!("<cif>{before}{games}"));
            for is_strict in [false, true] {
                let scan = Scan {
                    is_strict,
                    batch_rows: 1,
                    ..Scan::new(Table::Games, [path.clone()])
                };
                let mut batches = scan.batches();
                let found: Vec<_> = batches.by_ref().collect();
                let given: usize = found.iter().flatten().map(RecordBatch::num_rows).sum();
                let text = format!("{before}{games}");
                assert_eq!(given, rows, "{text}");
                let fails = found.last().is_some_and(Result::is_err);
                assert_eq!(fails, is_strict && !is_whole, "{text}");
                assert!(fails || batches.tally().malformed.is_none() == is_whole);
            }
        }
    }
}
