//! The movetext, made again from the tables of plies, comments and evaluations: the same moves, NAGs,
//! parentheses, words and scores as the game has where it is written as PGN.

mod common;

use std::fs;
use std::path::{Path, PathBuf};

use cif::write::{ArchiveWriter, Sharing};
use cif_pgn::text::{Kind, Reader};
use cif_pgn::{ExportOptions, export};
use cif_tables::Table;

/// Tokens in order. Of what stands between two moves or parentheses NAGs come first, then scores, then
/// words.
#[derive(Default)]
struct Tokens {
    all: Vec<String>,
    /// Words stand between variations: the tables have them before the first.
    is_between: bool,
    nags: Vec<String>,
    scores: Vec<String>,
    words: Vec<String>,
}

impl Tokens {
    /// Adds a move or a parenthesis.
    fn push(&mut self, token: &str) {
        let last = self.all.last().map(String::as_str);
        self.is_between |= last == Some(")") && token == "(" && !self.words.is_empty();
        // A variation without a move has no row.
        if token == ")" && last == Some("(") {
            self.all.pop();
            self.words.clear();
        } else {
            self.settle();
            self.all.push(token.to_owned());
        }
    }

    fn settle(&mut self) {
        self.all.append(&mut self.nags);
        self.scores.sort();
        self.all.append(&mut self.scores);
        self.all.append(&mut self.words);
    }

    fn words(&mut self, text: &str) {
        self.words
            .extend(text.split_whitespace().map(str::to_owned));
    }

    /// The words of a comment, and the scores among its commands.
    fn comment(&mut self, text: &str) {
        let mut rest = text;
        while let Some((before, (command, after))) = rest
            .split_once("[%")
            .and_then(|(before, it)| Some((before, it.split_once(']')?)))
        {
            self.words(before);
            if let Some(score) = command.strip_prefix("eval ") {
                self.scores.push(score.to_owned());
            }
            rest = after;
        }
        self.words(rest);
    }
}

/// The tokens of PGN.
fn of_pgn(text: &str) -> Tokens {
    let mut reader = Reader::new(text.as_bytes());
    let game = reader.next_game().expect("a game").expect("a game");
    let mut tokens = Tokens::default();
    for it in game.tokens() {
        match it.kind {
            Kind::Move | Kind::Open | Kind::Close => tokens.push(&game.text(it)),
            Kind::Nag => tokens.nags.push(game.text(it).into_owned()),
            Kind::Glyph(nag) => tokens.nags.push(format!("${nag}")),
            Kind::Comment | Kind::LineComment => tokens.comment(&game.inner_text(it)),
            _ => {}
        }
    }
    tokens.settle();
    tokens
}

/// The rows of a game.
struct Rows<'r> {
    plies: Vec<&'r [String]>,
    comments: Vec<&'r [String]>,
    evaluations: Vec<&'r [String]>,
}

const PLIES: [&str; 7] = [
    "game",
    "line",
    "ply",
    "parent_line",
    "san",
    "nags",
    "is_legal",
];
const COMMENTS: [&str; 5] = ["game", "line", "ply", "place", "text"];
const EVALUATIONS: [&str; 6] = ["game", "line", "ply", "score_cp", "mate", "depth"];

impl Rows<'_> {
    /// The same tokens.
    fn tokens(&self) -> Vec<String> {
        let mut tokens = Tokens::default();
        let mut open = vec!["0"];
        self.say(&mut tokens, ["0", "0"], "game");
        self.say(&mut tokens, ["0", "0"], "prelude");
        self.score(&mut tokens, ["0", "0"]);
        for row in &self.plies {
            let [_, line, ply, parent, san, nags, _] = row else {
                panic!("{row:?}")
            };
            let target = if open.contains(&&**line) {
                line
            } else {
                parent
            };
            while open.last().is_some_and(|it| it != target) {
                self.leave(&mut tokens, &mut open);
                tokens.push(")");
            }
            if target != line {
                open.push(line);
                tokens.push("(");
                let before = ply.parse::<u32>().expect("a number") - 1;
                self.say(&mut tokens, [line, &before.to_string()], "prelude");
            }
            self.say(&mut tokens, [line, ply], "before");
            tokens.push(san);
            let nags = nags.split(' ').filter(|it| !it.is_empty());
            tokens.nags.extend(nags.map(|it| format!("${it}")));
            self.score(&mut tokens, [line, ply]);
            self.say(&mut tokens, [line, ply], "after");
        }
        while open.len() > 1 {
            self.leave(&mut tokens, &mut open);
            tokens.push(")");
        }
        self.leave(&mut tokens, &mut open);
        tokens.settle();
        tokens.all
    }

    /// Ends a line: what stands behind its last move.
    fn leave(&self, tokens: &mut Tokens, open: &mut Vec<&str>) {
        let line = open.pop().expect("a line");
        let of_line = |it: &&&[String]| it[1] == line;
        let last = self.plies.iter().rfind(of_line);
        let last = last.map_or(0, |it| it[2].parse().expect("a number"));
        let behind: u32 = last + 1;
        self.say(tokens, [line, &behind.to_string()], "before");
        self.say(tokens, [line, &last.to_string()], "epilogue");
    }

    fn say(&self, tokens: &mut Tokens, at: [&str; 2], place: &str) {
        for row in &self.comments {
            if row[1..3] == at && row[3] == place {
                // Commands that are not read stay in it.
                tokens.comment(&row[4]);
            }
        }
    }

    fn score(&self, tokens: &mut Tokens, at: [&str; 2]) {
        for row in self.evaluations.iter().filter(|it| it[1..3] == at) {
            let mut score = match row[3].parse::<f64>() {
                Ok(centipawns) => format!("{:.2}", centipawns / 100.0),
                Err(_) => format!("#{}", row[4]),
            };
            if row[5] != "-" {
                score = format!("{score},{}", row[5]);
            }
            tokens.scores.push(score);
        }
    }
}

/// The rows of a game.
fn of_game<'r>(rows: &'r [Vec<String>], number: &str) -> Vec<&'r [String]> {
    let rows = rows.iter().filter(|it| it[0] == number);
    rows.map(Vec::as_slice).collect()
}

/// The files of a folder with an ending.
fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = fs::read_dir(folder).expect("a folder");
    let mut paths: Vec<_> = entries.map(|it| it.expect("an entry").path()).collect();
    paths.retain(|it| it.extension().is_some_and(|it| it == ending));
    paths.sort();
    paths
}

#[test]
fn the_tables_have_the_tokens_of_the_movetext() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut archives = files("../../tests/corpus", "cif");
    let texts = files("../pgn/tests/corpus", "pgn").into_iter();
    let texts = texts.chain(files("../query/tests/corpus", "pgn"));
    for (number, path) in texts.enumerate() {
        let archive = folder.path().join(format!("{number}.cif"));
        let sharing = Sharing {
            index: number % 2 == 0,
            namebase: number % 2 == 0,
            creator: None,
        };
        let mut writer = ArchiveWriter::create(&archive, "2026-01-31", sharing).expect("a file");
        for read in cif::pgn::read(&path).expect("a file") {
            let game = read.expect("a game").game;
            writer.game(game).expect("it is written");
        }
        writer.place().expect("it is placed");
        archives.push(archive);
    }
    let [mut compared, mut said, mut judged] = [0; 3];
    for path in &archives {
        let plies = common::table(Table::Plies, &PLIES, path);
        let comments = common::table(Table::Comments, &COMMENTS, path);
        let evaluations = common::table(Table::Evaluations, &EVALUATIONS, path);
        let Ok(games) = cif::read::open(path) else {
            continue;
        };
        for (number, read) in (1..).zip(games) {
            let Ok(read) = read else { break };
            let game = &read.game;
            let number: u64 = number;
            let number = number.to_string();
            let rows = Rows {
                plies: of_game(&plies, &number),
                comments: of_game(&comments, &number),
                evaluations: of_game(&evaluations, &number),
            };
            let exported = export(game, &ExportOptions::default()).expect("PGN");
            // What is kept as text stands in no column, nor does what is no move of chess.
            let is_kept = format!("{:?}", game.moves).contains("PGN:");
            let is_legal = rows.plies.iter().all(|it| it[6] == "true");
            let expected = of_pgn(&exported.text);
            // Castling with king and queen exchanged is not written in SAN.
            let is_long = |it: &String| {
                it.trim_start_matches('K').as_bytes().get(2) == Some(&b'-') && it.len() > 4
            };
            let is_san = is_legal && !expected.all.iter().any(is_long);
            if expected.is_between
                || game.tandem()
                || is_kept
                || !is_san
                || !exported.losses.is_empty()
            {
                continue;
            }
            // A number of moves that is 0 has no sign.
            let of_column = |it: &String| match it.strip_prefix('#') {
                Some(mate) if mate.starts_with(['-', '+']) && mate[1..].starts_with('0') => {
                    format!("#{}", &mate[1..])
                }
                _ => it.clone(),
            };
            let expected: Vec<_> = expected.all.iter().map(of_column).collect();
            assert_eq!(rows.tokens(), expected, "{path:?} {number}");
            compared += 1;
            said += rows.comments.len();
            judged += rows.evaluations.len();
        }
    }
    assert!(
        compared > 60 && said > 60 && judged > 1000,
        "{compared} {said} {judged}"
    );
}
