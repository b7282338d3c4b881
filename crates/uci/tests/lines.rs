//! Lines other than `info`: each with the line as it is printed, who can have
//! written it, and the number of warnings.

use cif_uci::line::{BestMove, Command, Line, Message, OptionKind, Position, Start};
use cif_uci::moves::Moves;

const ENGINE: &str = "engine";
const GUI: &str = "gui";
const UNKNOWN: &str = "unknown";

const CASES: &[(&str, &str, &str, usize)] = &[
    ("id name Fish 1.2", "id name Fish 1.2", ENGINE, 0),
    ("id author  A. Person ", "id author A. Person", ENGINE, 0),
    ("id", "id", UNKNOWN, 1),
    ("id name", "id name", UNKNOWN, 1),
    ("id colour blue", "id colour blue", UNKNOWN, 1),
    ("uciok", "uciok", ENGINE, 0),
    ("readyok\r\n", "readyok", ENGINE, 0),
    ("readyok now", "readyok", ENGINE, 1),
    ("bestmove e2e4", "bestmove e2e4", ENGINE, 0),
    (
        "bestmove e2e4  ponder e7e5",
        "bestmove e2e4 ponder e7e5",
        ENGINE,
        0,
    ),
    ("bestmove (none)", "bestmove (none)", ENGINE, 0),
    ("bestmove e2e4 ponder", "bestmove e2e4", ENGINE, 1),
    (
        "bestmove e2e4 or d2d4 ponder e7e5",
        "bestmove e2e4 ponder e7e5",
        ENGINE,
        2,
    ),
    ("bestmove", "bestmove", UNKNOWN, 1),
    ("bestmove ponder e7e5", "bestmove ponder e7e5", UNKNOWN, 1),
    (
        "copyprotection checking",
        "copyprotection checking",
        ENGINE,
        0,
    ),
    ("copyprotection ok", "copyprotection ok", ENGINE, 0),
    ("registration error", "registration error", ENGINE, 0),
    ("registration", "registration", UNKNOWN, 1),
    ("registration maybe", "registration maybe", UNKNOWN, 1),
    (
        "option name Nullmove type check default true",
        "option name Nullmove type check default true",
        ENGINE,
        0,
    ),
    (
        "option name Ponder type check",
        "option name Ponder type check",
        ENGINE,
        0,
    ),
    (
        "option name Ponder type check default yes",
        "option name Ponder type check",
        ENGINE,
        1,
    ),
    (
        "option name Move Overhead type spin max 5000 min 0 default 10",
        "option name Move Overhead type spin default 10 min 0 max 5000",
        ENGINE,
        0,
    ),
    (
        "option name Hash type spin default x",
        "option name Hash type spin",
        ENGINE,
        1,
    ),
    (
        "option name Style type combo default Very Solid var Very Solid var Risky",
        "option name Style type combo default Very Solid var Very Solid var Risky",
        ENGINE,
        0,
    ),
    (
        "option name Clear Hash type button",
        "option name Clear Hash type button",
        ENGINE,
        0,
    ),
    (
        "option name Book type string default <empty>",
        "option name Book type string default <empty>",
        ENGINE,
        0,
    ),
    (
        "option name Book type string default",
        "option name Book type string default <empty>",
        ENGINE,
        0,
    ),
    (
        "option name Book type string default a  min b",
        "option name Book type string default a  min b",
        ENGINE,
        0,
    ),
    (
        "option name type type button",
        "option name type type button",
        ENGINE,
        0,
    ),
    ("option name Hash", "option name Hash", UNKNOWN, 1),
    ("option name Hash type", "option name Hash type", UNKNOWN, 1),
    (
        "option name Hash type slider",
        "option name Hash type slider",
        UNKNOWN,
        1,
    ),
    ("option", "option", UNKNOWN, 1),
    ("uci", "uci", GUI, 0),
    ("debug on", "debug on", GUI, 0),
    ("debug off", "debug off", GUI, 0),
    ("debug", "debug", UNKNOWN, 1),
    ("debug maybe", "debug maybe", UNKNOWN, 1),
    ("isready", "isready", GUI, 0),
    (
        "setoption name Clear Hash",
        "setoption name Clear Hash",
        GUI,
        0,
    ),
    (
        "setoption name Book value C:\\a  b",
        "setoption name Book value C:\\a  b",
        GUI,
        0,
    ),
    (
        "setoption name Book value",
        "setoption name Book value",
        GUI,
        0,
    ),
    (
        "setoption name value 3",
        "setoption name value 3",
        UNKNOWN,
        1,
    ),
    ("setoption Hash 64", "setoption Hash 64", UNKNOWN, 1),
    ("setoption", "setoption", UNKNOWN, 1),
    ("register later", "register later", GUI, 0),
    (
        "register name A. Person code 4359874324",
        "register name A. Person code 4359874324",
        GUI,
        0,
    ),
    ("register code 5", "register code 5", GUI, 0),
    ("register", "register", UNKNOWN, 1),
    ("register name", "register name", UNKNOWN, 1),
    ("ucinewgame", "ucinewgame", GUI, 0),
    ("position startpos", "position startpos", GUI, 0),
    ("position startpos moves", "position startpos", GUI, 0),
    (
        "position startpos moves e2e4  e7e5",
        "position startpos moves e2e4 e7e5",
        GUI,
        0,
    ),
    (
        "position fen 8/8/8/8/8/8/8/K1k5 w - - 0 1 moves a1a2",
        "position fen 8/8/8/8/8/8/8/K1k5 w - - 0 1 moves a1a2",
        GUI,
        0,
    ),
    ("position fen", "position fen", UNKNOWN, 1),
    ("position", "position", UNKNOWN, 1),
    ("position here", "position here", UNKNOWN, 1),
    ("position startpos e2e4", "position startpos", GUI, 1),
    ("go", "go", GUI, 0),
    ("go infinite", "go infinite", GUI, 0),
    (
        "go wtime 300000 btime -12 winc 2000 binc 2000 movestogo 40",
        "go wtime 300000 btime -12 winc 2000 binc 2000 movestogo 40",
        GUI,
        0,
    ),
    (
        "go depth 3 searchmoves e2e4 d2d4 ponder nodes 5 mate 2 movetime 100",
        "go searchmoves e2e4 d2d4 ponder depth 3 nodes 5 mate 2 movetime 100",
        GUI,
        0,
    ),
    ("go depth x nodes 5 nodes 6 perft 4", "go nodes 6", GUI, 4),
    ("go infinite infinite searchmoves", "go infinite", GUI, 2),
    ("stop", "stop", GUI, 0),
    ("ponderhit", "ponderhit", GUI, 0),
    ("quit", "quit", GUI, 0),
    ("", "", UNKNOWN, 0),
    (
        "  Fish 1.2 by its authors ",
        "Fish 1.2 by its authors",
        UNKNOWN,
        0,
    ),
    ("some info for you", "some info for you", UNKNOWN, 0),
    // The first word is unknown, and the rest is not hidden.
    ("fish info depth 3", "info fish depth 3", ENGINE, 0),
];

#[test]
fn lines_read_and_print() {
    for &(line, printed, who, warnings) in CASES {
        let reading = Line::parse(line);
        let found = match reading.value {
            Line::Engine(_) => ENGINE,
            Line::Gui(_) => GUI,
            Line::Unknown(_) => UNKNOWN,
        };
        assert_eq!(found, who, "{line}");
        assert_eq!(reading.value.to_string(), printed, "{line}");
        assert_eq!(
            reading.warnings.len(),
            warnings,
            "{line}: {:?}",
            reading.warnings
        );
        assert_eq!(Line::parse(printed).value, reading.value, "{line}");
    }
}

#[test]
fn values_stand_where_they_belong() {
    let position = Line::parse("position fen 8/8 w moves a1a2").value;
    let expected = Position {
        start: Start::Fen("8/8 w"),
        moves: Moves::new("a1a2"),
    };
    assert_eq!(position, Line::Gui(Command::Position(expected)));

    let set = Line::parse("setoption name Move Overhead value 30").value;
    let (name, value) = ("Move Overhead", Some("30"));
    assert_eq!(set, Line::Gui(Command::SetOption { name, value }));

    let best = Line::parse("bestmove e2e4 ponder e7e5").value;
    let (best_move, ponder) = ("e2e4", Some("e7e5"));
    let expected = BestMove {
        best: best_move,
        ponder,
    };
    assert_eq!(best, Line::Engine(Message::BestMove(expected)));

    let option = Line::parse("option name A B type combo default c d var c d var e").value;
    let Line::Engine(Message::Option(option)) = option else {
        panic!("{option:?}");
    };
    assert_eq!(option.name, "A B");
    let (default, choices) = (Some("c d"), vec!["c d", "e"]);
    assert_eq!(option.kind, OptionKind::Combo { default, choices });

    let Line::Gui(Command::Go(go)) = Line::parse("go searchmoves e2e4 btime 5 infinite").value
    else {
        panic!("no go");
    };
    assert_eq!(go.searchmoves, Some(Moves::new("e2e4")));
    assert_eq!(
        (go.btime, go.wtime, go.infinite, go.ponder),
        (Some(5), None, true, false)
    );
}
