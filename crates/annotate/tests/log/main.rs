//! Logs of engines and of the programs that run them, matched with games:
//! which search goes to which place of which game, and which go nowhere.

mod shared;

use std::fmt::Write as _;

use cif_annotate::log::LogBook;
use cif_annotate::{Engine, Lines, Search, WriteOptions, write};
use cif_types::ArchiveItem;
use proptest::prelude::*;

/// An archive with games of these attributes and moves.
fn archive(games: &[(&str, &str)]) -> String {
    let mut text = "<cif>".to_owned();
    for (attributes, moves) in games {
        write!(
            text,
            "<game {attributes}><info/><moves>{moves}</moves></game>"
        )
        .unwrap();
    }
    write!(
        text,
        "<info><version>1.0</version><creator/><created>2026-01-31</created>\
         <content games=\"{}\"/></info></cif>",
        games.len()
    )
    .unwrap();
    text
}

type Searches = Vec<(Engine, Vec<Search>)>;

/// The searches that each game gets, and the lines of those that none gets.
fn matched(games: &[(&str, &str)], logs: &[&str]) -> (Vec<Searches>, Vec<String>) {
    let text = archive(games);
    let archive = cif_types::read(&text).value;
    let lines: Vec<_> = archive
        .items
        .iter()
        .filter_map(|part| match part {
            ArchiveItem::Game(game) => Some(Lines::of(game).unwrap()),
            _ => None,
        })
        .collect();
    let mut book = LogBook::default();
    for log in logs {
        book.read("log", log.as_bytes()).unwrap();
    }
    for (number, lines) in lines.iter().enumerate() {
        book.offer(number, lines);
    }
    book.settle();
    let found = lines.iter().enumerate();
    let found = found
        .map(|(number, lines)| book.searches(number, lines))
        .collect();
    let unmatched = book.unmatched().into_iter();
    let unmatched = unmatched
        .map(|it| format!("{}: {}", it.line, it.reason))
        .collect();
    (found, unmatched)
}

/// The same in short: for each game its engines with plies and scores.
fn short(games: &[(&str, &str)], logs: &[&str]) -> (Vec<String>, Vec<String>) {
    let (found, unmatched) = matched(games, logs);
    let game = |engines: &Vec<(Engine, Vec<Search>)>| {
        let engine = |(engine, searches): &(Engine, Vec<Search>)| {
            let search = |search: &Search| {
                let branches: String = search.place.path.0.iter().map(|_| "v").collect();
                let score = search.principal().map(|line| line.score.to_string());
                format!(
                    "{branches}{} {}",
                    search.place.ply,
                    score.unwrap_or_default()
                )
            };
            let searches: Vec<_> = searches.iter().map(search).collect();
            format!("{}: {}", engine.name, searches.join(", "))
        };
        engines.iter().map(engine).collect::<Vec<_>>().join("; ")
    };
    (found.iter().map(game).collect(), unmatched)
}

#[test]
fn the_plain_output_of_an_engine_with_what_it_was_told() {
    let log = "\
Fish 1.0 by its authors
id name Fish 1.0
id author its authors
uciok
position startpos
go depth 2
info depth 1 score cp 10 pv e2e4
info depth 2 score cp 20 lowerbound
bestmove e2e4 ponder e7e5
position startpos moves e2e4
go movetime 10
info depth 3 currmove e7e5
info string nothing to say
bestmove e7e5
position startpos moves e2e4 e7e5 g1f3
go infinite
info depth 9 score mate 4
stop
info depth 12 score cp 7
bestmove b8c6
position startpos moves e2e4 e7e5 g1f3
go depth 10
info depth 10 score cp 6
bestmove b8c6
position startpos moves d2d4
go depth 1
info depth 1 score cp 5
bestmove d7d5
position startpos moves e2e4 e2e4
go depth 1
info depth 1 score cp 5
position fen nonsense
go depth 1
info depth 1 score cp 5
position startpos
go depth 1 searchmoves a2a3
info depth 1 score cp 5
go ponder
info depth 99 score cp 5
";
    let (games, unmatched) = short(&[("", "e2e4 e7e5 g1f3")], &[log]);
    // What is said of one place counts as one search: the deeper one.
    assert_eq!(games, ["Fish 1.0: 0 cp 10, 3 cp 7"]);
    assert_eq!(
        unmatched,
        [
            "26: no game has this position",
            "30: a move does not fit the position",
            "33: the position cannot be played",
            "36: only some moves of the position were searched",
            "38: the engine only expected this position",
        ]
    );
}

/// Two engines play games that begin alike; the archive has them in another
/// order.
#[test]
fn a_match_of_two_engines() {
    let mut log = String::from(
        "10 >Fish(0): uci\n11 <Fish(0): id name Fish 1.0\n12 <Bird(1): id name Bird 2\n",
    );
    let first = ["e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"];
    let second = ["e2e4", "e7e5", "g1f3", "b8c6", "f1c4"];
    let third = ["e2e4", "e7e5"];
    for (game, moves) in [&first[..], &second, &third].iter().enumerate() {
        for name in ["Fish(0)", "Bird(1)"] {
            writeln!(log, "20 >{name}: ucinewgame").unwrap();
        }
        for ply in 0..moves.len() {
            let name = if ply % 2 == game % 2 {
                "Fish(0)"
            } else {
                "Bird(1)"
            };
            let before = moves[..ply].join(" ");
            let before = if ply == 0 {
                String::new()
            } else {
                format!(" moves {before}")
            };
            writeln!(log, "30 >{name}: position startpos{before}").unwrap();
            writeln!(log, "30 >{name}: go wtime 1000 btime 1000").unwrap();
            writeln!(
                log,
                "30 <{name}: info depth 5 score cp {game}{ply} pv {}",
                moves[ply]
            )
            .unwrap();
            writeln!(log, "30 <{name}: bestmove {}", moves[ply]).unwrap();
        }
    }
    let (first, second, third) = (first.join(" "), second.join(" "), third.join(" "));
    let games = [("", &*third), ("", &*second), ("", &*first)];
    let (games, unmatched) = short(&games, &[&log]);
    assert_eq!(
        games,
        [
            "Fish 1.0: 0 cp 20; Bird 2: 1 cp 21",
            "Fish 1.0: 1 cp 11, 3 cp 13; Bird 2: 0 cp 10, 2 cp 12, 4 cp 14",
            "Fish 1.0: 0 cp 0, 2 cp 2, 4 cp 4; Bird 2: 1 cp 1, 3 cp 3, 5 cp 5",
        ]
    );
    assert_eq!(unmatched, [""; 0]);
}

#[test]
fn the_same_game_twice_gets_searches_in_turn() {
    let log = "\
position startpos moves e2e4
go
info score cp 1
bestmove e7e5
ucinewgame
position startpos moves e2e4
go
info score cp 2
bestmove e7e5
";
    let game = ("", "e2e4 e7e5");
    let (games, _) = short(&[game, game], &[log]);
    assert_eq!(games, ["?: 1 cp 1", "?: 1 cp 2"]);
}

#[test]
fn other_programs() {
    for log in [
        "2024-05-01 12:00:01.250-->1:position startpos moves e2e4\n\
         2024-05-01 12:00:01.250-->1:go depth 3\n\
         2024-05-01 12:00:01.250<--1:info depth 3 score cp 9\n",
        "[TRACE] [12:00:01.250] <  17> X <--- position startpos moves e2e4\n\
         [TRACE] [12:00:01.250] <  17> X <--- go depth 3\n\
         [TRACE] [12:00:01.250] <  17> X ---> info depth 3 score cp 9\n",
        "DEBUG:chess.engine:<UciProtocol (pid=17)>: << position startpos moves e2e4\n\
         DEBUG:chess.engine:<UciProtocol (pid=17)>: << go depth 3\n\
         DEBUG:chess.engine:<UciProtocol (pid=17)>: >> info depth 3 score cp 9\n",
        "1250 >first : position startpos moves e2e4\n\
         1250 >first : go depth 3\n\
         1250 <first: info depth 3 score cp 9\n",
        "1028 12:00:00.000000 140 ../src/uciloop.cc:147] >> position startpos moves e2e4\n\
         1028 12:00:00.000000 140 ../src/uciloop.cc:147] >> go depth 3\n\
         1028 12:00:00.000000 141 ../src/uciloop.cc:216] << info depth 3 score cp 9\n",
        // No `go`.
        "position startpos moves e2e4\ninfo depth 3 score cp 9\n",
    ] {
        let (games, unmatched) = short(&[("", "e2e4")], &[log]);
        assert!(games[0].ends_with(": 1 cp 9"), "{games:?} {log}");
        assert_eq!(unmatched, [""; 0], "{log}");
    }
    let (_, unmatched) = short(&[("", "e2e4")], &["info depth 3 score cp 9\n"]);
    assert_eq!(unmatched, ["1: the log does not say of which position"]);
}

/// The number of a process says nothing of the engine.
#[test]
fn processes_of_one_engine_have_its_name() {
    let log = "\
<UciProtocol (pid=17)>: >> id name Fish
<UciProtocol (pid=18)>: >> id name Fish
<UciProtocol (pid=17)>: << position startpos moves e2e4
<UciProtocol (pid=17)>: << go
<UciProtocol (pid=17)>: >> info score cp 1
<UciProtocol (pid=18)>: << position startpos moves e2e4 e7e5
<UciProtocol (pid=18)>: << go
<UciProtocol (pid=18)>: >> info score cp 2
";
    let (games, unmatched) = short(&[("", "e2e4 e7e5")], &[log]);
    assert_eq!(games, ["Fish: 1 cp 1, 2 cp 2"]);
    assert_eq!(unmatched, [""; 0]);
}

#[test]
fn games_of_several_threads_keep_apart() {
    let log = "\
<  17> sf1 <--- position startpos moves e2e4
<  17> sf1 <--- go depth 9
<  18> sf1 <--- position startpos moves d2d4
<  18> sf1 <--- go depth 9
<  17> sf1 ---> info depth 9 score cp 12
<  18> sf1 ---> info depth 9 score cp 99
<  17> sf1 ---> info depth 9 string Note: stop now
<  18> sf1 ---> bestmove d7d5
<  17> sf1 ---> bestmove e7e5
";
    let games = [("", "e2e4"), ("", "d2d4")];
    let (games, unmatched) = short(&games, &[log]);
    assert_eq!(games, ["sf1: 1 cp 12", "sf1: 1 cp 99"]);
    assert_eq!(unmatched, [""; 0]);
}

#[test]
fn engines_of_one_name_are_told_apart_as_the_log_does() {
    let log = "\
>new(0): uci
<new(0): id name Fish
<old(1): id name Fish
>new(0): position startpos
<new(0): info score cp 1
>old(1): position startpos
<old(1): info score cp 2
";
    let (games, _) = short(&[("", "e2e4")], &[log]);
    assert_eq!(games, ["Fish (new): 0 cp 1; Fish (old): 0 cp 2"]);
}

#[test]
fn positions_in_fen_variants_and_variations() {
    let chess960 = "startposition=\"nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w KQkq - 0 1\"";
    let log = "\
position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1
go
info score cp 1
bestmove c7c5
position fen rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1 moves c7c5
go
info score cp 2
bestmove c7c5
position startpos moves e2e4 e7e5
go
info score cp 3
bestmove c7c5
position fen nrbkqbrn/pppppppp/8/8/8/8/PPPPPPPP/NRBKQBRN w GBgb - 0 1 moves e2e4
go
info score cp 4
bestmove c7c5
setoption name UCI_Variant value crazyhouse
position startpos moves e2e4 d7d5 e4d5 d8d5
go
info score cp 5
bestmove P@e4
position startpos moves e2e4 d7d5 e4d5 d8d5 P@e4
go
info score cp 6
bestmove d5e4
";
    let (games, unmatched) = short(
        &[
            ("", "e2e4 e7e5 <var>c7c5 g1f3</var>"),
            (chess960, "e2e4"),
            ("variant=\":Crazyhouse\"", "e2e4 d7d5 e4d5 d8d5 P@e4"),
        ],
        &[log],
    );
    assert_eq!(
        games,
        [
            "?: 1 cp 1, 2 cp 3, v2 cp 2",
            "?: 1 cp 4",
            "?: 4 cp 5, 5 cp 6"
        ]
    );
    assert_eq!(unmatched, [""; 0]);
}

/// The commands `stop` and `go` come before it has answered.
#[test]
fn what_comes_before_the_best_move_belongs_to_the_search_before() {
    let log = "\
position startpos
go infinite
info score cp 1
stop
bestmove e2e4
go infinite
info depth 2 score cp 2
stop
position startpos moves e2e4
go infinite
info depth 3 score cp 3
bestmove e2e4
info depth 1 score cp 4
bestmove e7e5
";
    let (games, _) = short(&[("", "e2e4")], &[log]);
    assert_eq!(games, ["?: 0 cp 3, 1 cp 4"]);
}

#[test]
fn two_engines_give_two_tables() {
    let log = "\
<A(0): id name A
<B(1): id name B
>A(0): position startpos moves e2e4
<A(0): info score cp 1 depth 3
>B(1): position startpos moves e2e4
<B(1): info score cp 2 depth 4
";
    let text = archive(&[("", "e2e4")]);
    let mut archive = cif_types::read(&text).value;
    let Some(ArchiveItem::Game(game)) = archive.items.first_mut() else {
        panic!("there is a game");
    };
    let lines = Lines::of(game).unwrap();
    let mut book = LogBook::default();
    book.read("log", log.as_bytes()).unwrap();
    book.offer(0, &lines);
    book.settle();
    for (engine, searches) in book.searches(0, &lines) {
        write(game, &engine, &searches, &WriteOptions::default()).unwrap();
    }
    let text = cif_types::write(&archive).unwrap();
    for part in [
        "<table content=\"evaluation\" engine=\"0\">-1:3</table>",
        "<table content=\"evaluation\" engine=\"1\">-2:4</table>",
        "<engine id=\"0\">A</engine>",
        "<engine id=\"1\">B</engine>",
    ] {
        assert!(text.contains(part), "{part}\n{text}");
    }
    let options = cif_validator::Options::default();
    assert_eq!(
        cif_validator::check_str(&text, &options)
            .expect("a text that can be read")
            .len(),
        0
    );
}

proptest! {
    #[test]
    fn no_log_makes_it_fail(
        lines in prop::collection::vec(prop_oneof![
            Just("position startpos".to_owned()),
            Just("position startpos moves e2e4".to_owned()),
            Just("position startpos moves e2e4 x".to_owned()),
            Just("go ponder".to_owned()),
            Just("stop".to_owned()),
            Just("ponderhit".to_owned()),
            Just("ucinewgame".to_owned()),
            Just("bestmove e2e4".to_owned()),
            Just("<X(1): id name Y".to_owned()),
            "info depth [0-9]{1,20} score cp -?[0-9]{1,20}",
            "\\PC{0,20}",
        ], 0..30),
    ) {
        let log = lines.join("\n");
        let (games, unmatched) = matched(&[("", "e2e4 e7e5")], &[&log, &log]);
        prop_assert!(games.len() == 1 && unmatched.len() <= 2 * lines.len());
    }
}
