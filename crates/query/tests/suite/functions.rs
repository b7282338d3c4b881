//! The functions of chess: each gives what its page says, and nulls for what cannot be read.

use cif_query::functions;
use cif_query::output::{Format, TableOptions, write};
use cif_query::{Settings, session};
use datafusion::error::Result;
use datafusion::prelude::SessionContext;

/// The result of a query as lines of CSV.
async fn lines(session: &SessionContext, sql: &str) -> Result<Vec<String>> {
    let stream = session.sql(sql).await?.execute_stream().await?;
    let mut out = Vec::new();
    write(stream, Format::Csv, TableOptions::default(), &mut out).await?;
    let text = String::from_utf8(out).expect("UTF-8");
    Ok(text.lines().skip(1).map(str::to_owned).collect())
}

/// The one value of a query of one row, without the quotes of CSV.
async fn value(session: &SessionContext, sql: &str) -> Result<String> {
    let lines = lines(session, sql).await?;
    Ok(lines.join("\n").trim_matches('"').to_owned())
}

#[tokio::test]
async fn examples_give_what_they_say() {
    let session = session(&Settings::default()).unwrap();
    for function in functions::all() {
        let sql = format!("SELECT {}", function.example);
        let found = value(&session, &sql).await.unwrap();
        assert_eq!(found, function.gives, "{sql}");
    }
}

/// Each function takes nulls, of any type that it takes, and gives null.
#[tokio::test]
async fn null_gives_null() {
    let session = session(&Settings::default()).unwrap();
    for function in functions::all() {
        let nulls: Vec<&str> = function.arguments.iter().map(|_| "NULL").collect();
        let sql = format!("SELECT {}({})", function.name, nulls.join(", "));
        assert_eq!(value(&session, &sql).await.unwrap(), "", "{sql}");
    }
}

/// Calls, and what they give.
const VALUES: &[(&str, &str)] = &[
    // Packed moves are as good as their text.
    (
        "fen_at(pack_moves('e4 e5 Nf3'), -1) = fen_at('e4 e5 Nf3', 3)",
        "true",
    ),
    ("fen_at('e4 e5', 3)", ""),
    (
        "fen_at('e4 e5', -3)",
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    ),
    ("fen_at('e4 e5', -4)", ""),
    ("fen_at('e4 Qh4 e5', 3)", ""),
    (
        "fen_at('e4 Qh4 e5', 1)",
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1",
    ),
    (
        "fen_at('Kd2', 1, '4k3/8/8/8/8/8/8/4K3 w - - 0 1')",
        "4k3/8/8/8/8/8/3K4/8 b - - 1 1",
    ),
    ("fen_at('e4', 1, 'no position')", ""),
    (
        "fen_at('e3', 0, NULL, 'Racing Kings')",
        "8/8/8/8/8/8/krbnNBRK/qrbnNBRQ w - - 0 1",
    ),
    ("fen_at('e4', 0, NULL, 'draughts')", ""),
    (
        "moves_san('e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1')",
        "e4 e5 Nf3 Nc6 Bb5 a6 O-O",
    ),
    (
        "san_to_uci('1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O 1-0')",
        "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 e1g1",
    ),
    (
        "moves_uci('a8=Q', '8/P3k3/8/8/8/8/8/4K3 w - - 0 1')",
        "a7a8q",
    ),
    (
        "moves_san('a7a8q', '8/P3k3/8/8/8/8/8/4K3 w - - 0 1')",
        "a8=Q",
    ),
    ("moves_uci('e4 nonsense')", ""),
    ("moves_uci('e4 --')", "e2e4 0000"),
    ("moves_san('e2e4 0000 d2d4')", "e4 -- d4"),
    ("ply_count('e2e4 0000 d2d4')", "3"),
    // The form of castling is that of the start, to the end.
    (
        "moves_uci('O-O O-O', '4k2r/8/8/8/8/8/8/1R2K2R w KBk - 0 1')",
        "e1h1 e8h8",
    ),
    ("moves_uci('')", ""),
    ("has_opening('d4 d5', 'e4')", "false"),
    ("has_opening('e4', 'e4 e5')", "false"),
    ("has_opening(pack_moves('e4 c5 Nf3'), 'e2e4 c7c5')", "true"),
    (
        "has_opening('e4 c5', 'e4', '4k3/8/8/8/4P3/8/8/4K3 w - - 0 1')",
        "false",
    ),
    (
        "has_position('e4 e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w')",
        "true",
    ),
    (
        "has_position('e4 e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR b')",
        "false",
    ),
    (
        "has_position('e4 e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 7 7')",
        "true",
    ),
    (
        "has_position('e4 e5', 'rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w Qkq - 0 2')",
        "false",
    ),
    // The rook of a castling right is gone, and an en passant square has no pawn before it.
    (
        "has_position('h4 a5 Rh3 a4', 'rnbqkbnr/1ppppppp/8/8/p6P/7R/PPPPPPP1/RNBQKBN1 w Qkq - 2 3')",
        "true",
    ),
    (
        "has_position('h4 a5 Rh3 a4', 'rnbqkbnr/1ppppppp/8/8/p6P/7R/PPPPPPP1/RNBQKBN1 w KQkq - 2 3')",
        "false",
    ),
    (
        "has_position('e4', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq d3 0 1')",
        "false",
    ),
    // En passant counts where it is written.
    (
        "has_position('e4 a6 e5 d5', 'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq')",
        "true",
    ),
    (
        "has_position('e4 a6 e5 d5', 'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQk')",
        "false",
    ),
    (
        "has_position('e4 a6 e5 d5', 'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq -')",
        "false",
    ),
    (
        "has_position('e4 a6 e5 d5', 'rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6')",
        "true",
    ),
    (
        "has_position('', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')",
        "true",
    ),
    (
        "has_position('e4 f6 Qh5+', 'rnbqkbnr/ppppp1pp/5p2/7Q/4P3/8/PPPP1PPP/RNB1KBNR')",
        "true",
    ),
    (
        "has_position('e3', 'rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR', NULL, 'Horde')",
        "false",
    ),
    (
        "material('rnbqkbnr/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR[Pp] w KQkq - 0 1')",
        "KQRRBBNNPPPPPPPPkqrrbbnnppppppp",
    ),
    (
        "material(fen_at('e4 d5 exd5', -1))",
        "KQRRBBNNPPPPPPPPkqrrbbnnppppppp",
    ),
    ("material('8/8 w')", ""),
    ("has_material('e4 d5', 'Kk')", "false"),
    (
        "position_key(fen_at('e4 d5 e5 f5', -1))",
        "2496273314520498040",
    ),
    ("win_chance(NULL, -3) = win_chance(-5000)", "true"),
    ("win_chance(NULL, 0)", ""),
    ("win_chance(0)", "50.0"),
    ("ply_count(make_array(1804, 2356))", "2"),
    ("ply_count(make_array(1804, NULL))", ""),
    (
        "move_details('e4 e5 Qh5 Nc6 Bc4 Nf6 Qxf7')[7]['is_mate']",
        "true",
    ),
    ("moves_san(make_array(0, 2356)) = '-- e5'", "true"),
    ("moves_san(make_array(4095)) IS NULL", "true"),
    ("moves_uci(make_array(1804, 65535)) IS NULL", "true"),
    ("fen_at(make_array(2925), 1) IS NULL", "true"),
    ("move_details(make_array(4095))[1]['uci'] IS NULL", "true"),
    ("move_details('e4 Ke6 e5')[2]['san'] IS NULL", "true"),
    ("cardinality(move_details('e4 Ke6 e5'))", "3"),
    (
        "move_details('O-O', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')[1]['uci']",
        "e1g1",
    ),
    (
        "move_details('O-O', 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1')[1]['captured'] IS NULL",
        "true",
    ),
    (
        "move_details('exd6', '4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1')[1]['captured']",
        "P",
    ),
    (
        "move_details('N@f3', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[N] w KQkq - 0 1', \
          'Crazyhouse')[1]['from_square'] IS NULL",
        "true",
    ),
];

#[tokio::test]
async fn values_are_those_of_chess() {
    let session = session(&Settings::default()).unwrap();
    for (sql, expected) in VALUES {
        let found = value(&session, &format!("SELECT {sql}")).await;
        assert_eq!(found.unwrap(), *expected, "{sql}");
    }
}

/// A pattern that somebody wrote wrong is said, and so is a wrong type.
#[tokio::test]
async fn wrong_queries_are_errors() {
    let session = session(&Settings::default()).unwrap();
    for (sql, message) in [
        (
            "has_opening('e4', 'e4 Ke7')",
            "`Ke7` in `e4 Ke7` is no move there",
        ),
        ("has_position('e4', 'nothing')", "has_position: `nothing`"),
        ("has_material('e4', 'KXk')", "`X` in `KXk`"),
        ("ply_count()", "ply_count(moves)"),
        ("fen_at('e4')", "fen_at(moves, ply[, start_fen[, variant]])"),
        ("fen_at(7, 1)", "moves"),
        ("fen_at('e4', 'one')", "ply"),
    ] {
        let error = lines(&session, &format!("SELECT {sql}")).await.unwrap_err();
        assert!(error.to_string().contains(message), "{sql}: {error}");
    }
}

/// Batches of many rows and of columns are the same as single values.
#[tokio::test]
async fn columns_are_as_good_as_values() {
    let session = session(&Settings::default()).unwrap();
    let sql = "SELECT has_opening(pack_moves(m), 'e4'), fen_at(m, p) IS NULL, ply_count(m) \
               FROM (VALUES ('e4 e5', 2), ('d4', 2), (NULL, 1), ('e4', NULL)) AS t(m, p)";
    let found = lines(&session, sql).await.unwrap();
    assert_eq!(
        found,
        ["true,false,2", "false,true,1", ",true,", "true,true,1"]
    );
}
