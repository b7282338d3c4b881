//! python-chess as the judge of functions and cookbook: positions, notations, keys, what the
//! games come to.

use std::process::Command;

const SCRIPT: &str = "
import chess.pgn, chess.polyglot, collections, sys
text = open('club.pgn', encoding='utf-8')
number, reached, mates, kings = 0, [], [], collections.Counter()
while (game := chess.pgn.read_game(text)) is not None:
    number += 1
    board = game.board()
    keys = set()
    for ply, move in enumerate(game.mainline_moves(), 1):
        piece = board.piece_at(move.from_square)
        if piece.piece_type == chess.KING and not board.is_castling(move):
            kings['wb'[not piece.color], chess.square_name(move.to_square)] += 1
        san, uci = board.san(move), board.uci(move)
        check = 'true' if board.gives_check(move) else 'false'
        taken = board.is_capture(move)
        board.push(move)
        key = chess.polyglot.zobrist_hash(board)
        row = [number, ply, san, uci, check, 'true' if taken else 'false', board.fen(), key]
        print(','.join(map(str, row)))
    if board.is_checkmate():
        mates.append((number, board.fullmove_number))
print('kings', sum(kings.values()), max(kings.values()))
print('mates', len(mates))
";

fn run(command: &mut Command) -> String {
    let corpus = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/corpus");
    let output = command.current_dir(corpus).output().expect("it starts");
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{stderr}");
    String::from_utf8(output.stdout).expect("UTF-8")
}

fn query(sql: &str) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_cif-query"));
    let rows = run(command.args([sql, "club.pgn", "--format", "csv"]));
    let (_, rows) = rows.split_once('\n').expect("a line of names");
    rows.to_owned()
}

#[test]
fn python_chess_comes_to_the_same() {
    // Python 3 with the package chess: pip install chess==1.11.2
    let theirs = run(Command::new("python3").args(["-c", SCRIPT]));
    let moves = query(
        "SELECT game, m['ply'], m['san'], m['uci'], m['is_check'], m['captured'] IS NOT NULL, \
                fen_at(moves, m['ply']), position_key(fen_at(moves, m['ply'])) \
         FROM (SELECT game, moves, unnest(move_details(moves)) AS m FROM games) \
         ORDER BY game, m['ply']",
    );
    let kings = query(
        "SELECT sum(n), max(n) FROM (SELECT count(*) AS n \
         FROM (SELECT unnest(move_details(moves)) AS m FROM games) \
         WHERE m['piece'] = 'K' AND NOT m['is_castling'] GROUP BY m['side'], m['to_square'])",
    );
    let mates = query("SELECT count(*) FROM plies WHERE is_mate AND line = 0");
    let kings = kings.replace(',', " ");
    let ours = format!("{moves}kings {kings}mates {mates}");
    for (ours, theirs) in ours.lines().zip(theirs.lines()) {
        assert_eq!(ours, theirs);
    }
    assert_eq!(ours.lines().count(), theirs.lines().count());
}
