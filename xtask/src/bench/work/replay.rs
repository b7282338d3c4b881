//! The moves of main lines, from their text: played by the rules, and written as
//! SAN; beside shakmaty alone, from the same moves in UCI.

use std::error::Error;
use std::hint::black_box;
use std::time::Instant;

use cif_chess::{Game, Position, Rules, Variant};
use cif_text::board::Board;
use cif_text::legality::{Rulebook as _, SetUp};
use cif_text::moves::{Move, Token, tokens};
use cif_types::{ArchiveItem, Cif};
use shakmaty::san::SanPlus;
use shakmaty::uci::UciMove;
use shakmaty::{Chess, Position as _};

use super::Way;

/// The bytes of the moves of an archive, and the seconds that a way with them takes.
pub(super) fn timed(archive: &Cif<'_>, way: Way) -> Result<String, Box<dyn Error>> {
    let replay: fn(&str) -> Option<()> = match way {
        Way::Replay => played,
        Way::San => written,
        Way::ReplayShakmaty => played_by_shakmaty,
        _ => written_by_shakmaty,
    };
    let is_ours = matches!(way, Way::Replay | Way::San);
    let uci = |text: &str| {
        text.split(':')
            .next()
            .unwrap_or_default()
            .to_ascii_lowercase()
    };
    let word = |text: &str| if is_ours { text.to_owned() } else { uci(text) } + " ";
    let lines = archive.items.iter().filter_map(|item| match item {
        ArchiveItem::Game(game) => Some(game.main_line().map(|(_, text)| word(text)).collect()),
        _ => None,
    });
    let lines: Vec<String> = lines.collect();
    let start = Instant::now();
    for line in &lines {
        replay(line).ok_or_else(|| format!("not legal: {line}"))?;
    }
    let seconds = start.elapsed().as_secs_f64();
    let bytes: usize = lines.iter().map(String::len).sum();
    Ok(format!("{bytes} {seconds}"))
}

fn played(line: &str) -> Option<()> {
    let board = Board::default();
    let set_up = SetUp {
        variant: ":Chess",
        start: ":standard",
        board,
    };
    let mut play = Rules.set_up(&set_up).ok()?.play;
    let mut found = tokens(line, &board);
    found.try_for_each(|it| match it.token {
        Token::Move(played) => black_box(play.play(&played)).is_legal().then_some(()),
        _ => None,
    })
}

fn written(line: &str) -> Option<()> {
    let (board, mut out) = (Board::default(), String::new());
    let mut game = Game::new(Position::standard(Variant::Chess));
    line.split_ascii_whitespace().try_for_each(|text| {
        out.clear();
        game.play_into_san(&Move::parse(text, &board).ok()?, &mut out);
        black_box(&out);
        Some(())
    })
}

fn played_by_shakmaty(line: &str) -> Option<()> {
    by_shakmaty(line, |position, played| {
        position.play_unchecked(black_box(played));
    })
}

fn written_by_shakmaty(line: &str) -> Option<()> {
    let mut out = String::new();
    by_shakmaty(line, |position, played| {
        out.clear();
        SanPlus::from_move_and_play_unchecked(position, played).append_to_string(&mut out);
        black_box(&out);
    })
}

fn by_shakmaty(line: &str, mut play: impl FnMut(&mut Chess, shakmaty::Move)) -> Option<()> {
    let mut position = Chess::default();
    line.split_ascii_whitespace().try_for_each(|text| {
        let played = text.parse::<UciMove>().ok()?.to_move(&position).ok()?;
        play(&mut position, played);
        Some(())
    })
}
