//! The parts that suites share: the token sequence of a game, layout and spelling
//! of moves aside, and the way there and back.

use cif_chess::{Game as Replay, Rules};
use cif_pgn::text::{Game, Kind, Reader};
use cif_pgn::{ExportOptions, Finding, ImportOptions, Layout, Loss, archive_info, export, import};
use cif_text::board::{Board, BoardSize};
use cif_text::legality::{Play, SetUp};
use cif_text::square::BoardLetter;
use cif_types::{ArchiveItem, Cif, IntoOwned as _};

fn value(game: &Game<'_>, name: &str) -> Option<String> {
    let tag = game.tags().find(|tag| tag.name == name)?;
    Some(tag.value.into_owned())
}

fn set_up(game: &Game<'_>, tandem: bool) -> Option<Replay> {
    let variant = value(game, "Variant").map(|name| {
        let letters = name.chars().filter(char::is_ascii_alphanumeric);
        letters.collect::<String>().to_ascii_lowercase()
    });
    let variant = match variant.as_deref() {
        None if tandem => ":Bughouse",
        None | Some("standard" | "chess960" | "fischerandom" | "fromposition") => ":Chess",
        Some("bughouse") => ":Bughouse",
        Some("crazyhouse") => ":Crazyhouse",
        Some("atomic") => ":Atomic",
        Some("threecheck" | "3check") => ":Three-check",
        Some("kingofthehill" | "koth") => ":King-of-the-Hill",
        Some("racingkings") => ":Racing-Kings",
        Some(_) => ":unknown",
    };
    let fen = value(game, "FEN");
    let start = fen.as_deref().unwrap_or(":standard");
    let set_up = SetUp {
        variant,
        start,
        board: Board::new(BoardSize::default(), tandem),
    };
    let replay = Rules.game(&set_up).ok()?.0;
    replay.position(None)?;
    Some(replay)
}

/// The letter of the board that a number names.
fn letter(number: &str) -> Option<char> {
    let letter = number.chars().find(char::is_ascii_alphabetic)?;
    Some(letter.to_ascii_uppercase())
}

/// The meaning of a character of a move, if it is seen at all.
fn letter_of(char: char) -> Option<char> {
    Some(match char {
        ' '
        | '\u{a0}'
        | '\u{ad}'
        | '\u{2000}'..='\u{200f}'
        | '\u{202a}'..='\u{202f}'
        | '\u{205f}'..='\u{206f}'
        | '\u{2659}' => return None,
        '\u{a2}' => 'K',
        '\u{a3}' => 'Q',
        '\u{a5}' | '\u{2657}' | '\u{265d}' => 'B',
        '\u{a4}' | '\u{2658}' | '\u{265e}' => 'N',
        '\u{2013}' => '-',
        '\u{d7}' => 'x',
        char => char,
    })
}

/// A line around, while the tokens are read.
#[derive(Clone, Copy)]
struct Line {
    /// Its moves can still be read.
    reads: bool,
    /// They could be at its beginning: behind a result they can again.
    is_entered: bool,
    has_moves: bool,
    /// The board of the last number, in a tandem game.
    board: Option<BoardLetter>,
}

/// A move in letters that notations know; `passing` adds what says en passant
/// behind it.
fn plain(text: &str, passing: bool) -> String {
    let text = format!("{text}{}", if passing { "e.p." } else { "" });
    let plain: String = text.chars().filter_map(letter_of).collect();
    let is_passing = plain.contains("ep") || plain.contains("e.p");
    let plain = plain.replace(|char| is_passing && matches!(char, '+' | '#'), "");
    let plain = plain.replace("6ep", "6e.p.");
    let sign = ["ch", "mate"].iter().find_map(|it| plain.strip_suffix(it));
    let plain = sign.map_or(plain.clone(), str::to_owned);
    let is_short = plain.ends_with("e.p");
    plain + if is_short { "." } else { "" }
}

/// A text whose lines end as they do in an archive.
fn line_feeds(text: &str) -> String {
    let mut lines = text.split('\n').collect::<Vec<_>>();
    let last = lines.pop();
    let ended = lines
        .iter()
        .map(|line| line.trim_end_matches('\r').to_owned() + "\n");
    ended.chain(last.map(str::to_owned)).collect()
}

/// The tokens that have to come back.
pub(crate) fn sequence(game: &Game<'_>) -> Vec<String> {
    labelled(game).into_iter().map(|(_, text)| text).collect()
}

/// The same, each with its kind.
pub(crate) fn labelled(game: &Game<'_>) -> Vec<(Kind, String)> {
    let mut kinds = Vec::new();
    let first = game.tokens().iter().find(|it| it.kind == Kind::Number);
    let tandem = first.is_some_and(|it| letter(&game.text(it)).is_some());
    let mut replay = set_up(game, tandem);
    let mut lines = vec![Line {
        reads: replay.is_some(),
        is_entered: replay.is_some(),
        has_moves: false,
        board: tandem.then_some(BoardLetter::A),
    }];
    let mut out = Vec::new();
    let is_played = |kind: Kind| !kind.is_comment() && kind != Kind::Escape;
    let last = game.tokens().iter().rposition(|it| is_played(it.kind));
    for (at, token) in game.tokens().iter().enumerate() {
        if token.kind == Kind::Result && last == Some(at) {
            // It closes what is open.
            out.extend(core::iter::repeat_n(")".to_owned(), lines.len() - 1));
            kinds.resize(out.len(), Kind::Close);
            lines.truncate(1);
        }
        let text = line_feeds(&game.text(token));
        match token.kind {
            Kind::Tag => {
                let tag = game.tag(token).unwrap();
                out.push(format!("[{}|{}]", tag.name, tag.value));
            }
            Kind::Comment | Kind::LineComment => {
                let text = line_feeds(&game.inner_text(token));
                if !text.trim().is_empty() {
                    out.push(format!("{{{}}}", text.trim()));
                }
            }
            Kind::Nag => out.push(format!("${}", text[1..].trim_start_matches('0'))),
            Kind::Glyph(nag) => out.push(format!("${nag}")),
            Kind::Number => {
                if let Some(letter) = letter(&text).filter(|_| tandem) {
                    lines.last_mut().unwrap().board = BoardLetter::new(letter as u8 - b'A');
                }
            }
            Kind::Suffix => {}
            Kind::Open => {
                let line = *lines.last().unwrap();
                let reads = line.reads && line.has_moves;
                if reads {
                    replay.as_mut().unwrap().enter_variation();
                }
                lines.push(Line {
                    reads,
                    is_entered: reads,
                    has_moves: false,
                    ..line
                });
                out.push(text);
            }
            Kind::Close => {
                if lines.len() > 1 {
                    lines.pop();
                    let line = lines.last().unwrap();
                    if line.reads && line.has_moves {
                        replay.as_mut().unwrap().leave_variation();
                    }
                }
                out.push(text);
            }
            Kind::Move => {
                let line = lines.last_mut().unwrap();
                let read = replay.as_ref().filter(|_| line.reads).and_then(|replay| {
                    let next = game.tokens().get(at + 1);
                    let passing = next.is_some_and(|next| {
                        next.kind == Kind::Suffix && game.text(next).starts_with('e')
                    });
                    let position = replay.position(line.board)?;
                    position.read_any(&plain(&text, passing)).ok()
                });
                let board = line.board.map(BoardLetter::as_char);
                out.extend(board.map(String::from));
                if let Some(played) = read {
                    replay.as_mut().unwrap().play(&played);
                    line.has_moves = true;
                    out.push(played.to_string());
                } else {
                    // Variations of what follows are text too.
                    line.reads = false;
                    out.push(text);
                }
            }
            Kind::Result if lines.len() > 1 => {
                let line = lines.last_mut().unwrap();
                line.reads = line.is_entered;
                out.push(text);
            }
            Kind::Escape | Kind::Result | Kind::Reserved | Kind::Unknown => out.push(text),
        }
        kinds.resize(out.len(), token.kind);
    }
    out.extend(core::iter::repeat_n(")".to_owned(), lines.len() - 1));
    kinds.resize(out.len(), Kind::Close);
    kinds.into_iter().zip(out).collect()
}

/// A file there and back.
pub(crate) struct Trip {
    /// The tokens of each game, there.
    pub(crate) there: Vec<Vec<String>>,
    /// The same, back.
    pub(crate) back: Vec<Vec<String>>,
    pub(crate) losses: Vec<Loss>,
    /// The archive.
    pub(crate) xml: String,
    /// The text that was written from it.
    pub(crate) pgn: String,
}

fn sequences(bytes: &[u8]) -> Vec<Vec<String>> {
    let mut reader = Reader::new(bytes);
    let mut all = Vec::new();
    while let Some(game) = reader.next_game().unwrap() {
        // An empty comment alone is a game, but nothing that could come back.
        let tokens = sequence(&game);
        if !tokens.is_empty() {
            all.push(tokens);
        }
    }
    all
}

/// PGN into an archive, by its games.
pub(crate) fn archive(bytes: &[u8]) -> (Cif<'static>, Vec<Finding>) {
    let mut reader = Reader::new(bytes);
    let mut games = Vec::new();
    let mut findings = Vec::new();
    while let Some(game) = reader.next_game().unwrap() {
        let imported = import(&game, &ImportOptions::default());
        findings.extend(imported.findings);
        games.push(ArchiveItem::Game(imported.game.into_owned().into()));
    }
    let info = archive_info(games.len() as u64, "2014-12-21").unwrap();
    (
        Cif {
            items: games,
            info: info.into(),
        },
        findings,
    )
}

/// An archive into PGN.
pub(crate) fn pgn(archive: &Cif<'_>, layout: Layout) -> (String, Vec<Loss>) {
    let options = ExportOptions {
        layout,
        ..ExportOptions::default()
    };
    let mut text = String::new();
    let mut losses = Vec::new();
    for item in &archive.items {
        if let ArchiveItem::Game(game) = item {
            let exported = export(game, &options).unwrap();
            text.push_str(&exported.text);
            losses.extend(exported.losses);
        }
    }
    (text, losses)
}

/// PGN to CIF, written, read, and back.
pub(crate) fn trip(bytes: &[u8], layout: Layout) -> Trip {
    let (made, _) = archive(bytes);
    let xml = cif_types::write(&made).unwrap();
    let reading = cif_types::read(&xml);
    assert!(
        reading.violations.is_empty(),
        "{:?}\n{xml}",
        reading.violations
    );
    assert_eq!(reading.value.value, made, "{xml}");
    let (pgn, losses) = pgn(&reading.value, layout);
    drop(reading);
    Trip {
        there: sequences(bytes),
        back: sequences(pgn.as_bytes()),
        losses,
        xml,
        pgn,
    }
}
