//! What the suites share: the token sequence of a game, layout and spelling
//! of moves aside, and the way there and back.

use cif_chess::{Game as Replay, Rules};
use cif_pgn::text::{Game, Kind, Reader};
use cif_pgn::{ExportOptions, Finding, ImportOptions, Layout, Loss, archive_info, export, import};
use cif_text::board::Board;
use cif_text::legality::{Play, SetUp};
use cif_types::{Archive, Cif};

fn set_up(game: &Game<'_>) -> Option<Replay> {
    let fen = game
        .tags()
        .find(|tag| tag.name == "FEN")
        .map(|tag| tag.value.into_owned());
    let variant = game
        .tags()
        .find(|tag| tag.name == "Variant")
        .map(|tag| tag.value.into_owned());
    let variant = match variant.as_deref() {
        None | Some("Standard" | "Chess960") => ":Chess".to_owned(),
        Some(other) => format!(":{other}"),
    };
    let start = fen.as_deref().unwrap_or(":standard");
    let set_up = SetUp {
        variant: &variant,
        start,
        board: Board::default(),
    };
    let replay = Rules.game(&set_up).ok()?.0;
    replay.position(None)?;
    Some(replay)
}

/// The tokens that have to come back.
pub(crate) fn sequence(game: &Game<'_>) -> Vec<String> {
    let mut replay = set_up(game);
    // The lines around, and whether moves can still be read in them.
    let mut lines = vec![(replay.is_some(), false)];
    let mut out = Vec::new();
    for token in game.tokens() {
        let text = game.text(token).replace("\r\n", "\n");
        match token.kind {
            Kind::Tag => {
                let tag = game.tag(token).unwrap();
                out.push(format!("[{}|{}]", tag.name, tag.value));
            }
            Kind::Comment | Kind::LineComment => {
                let text = game.inner_text(token).replace("\r\n", "\n");
                if !text.trim().is_empty() {
                    out.push(format!("{{{}}}", text.trim()));
                }
            }
            Kind::Nag => out.push(format!("${}", text[1..].trim_start_matches('0'))),
            Kind::Glyph(nag) => out.push(format!("${nag}")),
            Kind::Number | Kind::Suffix => {}
            Kind::Open => {
                let reads = *lines.last().unwrap() == (true, true);
                if reads {
                    replay.as_mut().unwrap().enter_variation();
                }
                lines.push((reads, false));
                out.push(text);
            }
            Kind::Close => {
                if lines.len() > 1 {
                    let (_, _) = lines.pop().unwrap();
                    if lines.last() == Some(&(true, true)) {
                        replay.as_mut().unwrap().leave_variation();
                    }
                }
                out.push(text);
            }
            Kind::Move => {
                let line = lines.last_mut().unwrap();
                let read = replay.as_ref().filter(|_| line.0).and_then(|replay| {
                    let plain = text.replace('\u{2658}', "N").replace('\u{2013}', "-");
                    replay.position(None).unwrap().read_san(&plain).ok()
                });
                if let Some(played) = read {
                    replay.as_mut().unwrap().play(&played);
                    line.1 = true;
                    out.push(played.to_string());
                } else {
                    // Variations of what follows are text too.
                    line.0 = false;
                    out.push(text);
                }
            }
            Kind::Escape | Kind::Result | Kind::Reserved | Kind::Unknown => out.push(text),
        }
    }
    out.extend(core::iter::repeat_n(")".to_owned(), lines.len() - 1));
    out
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
    /// What was written from it.
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
        games.push(Archive::Game(imported.game.into()));
    }
    let info = archive_info(games.len() as u64, "2014-12-21").unwrap();
    (
        Cif {
            archive: games,
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
    for item in &archive.archive {
        if let Archive::Game(game) = item {
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
