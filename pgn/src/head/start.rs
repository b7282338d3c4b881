//! Variant and start position: the tag pairs `Variant`, `FEN` and `SetUp`.
//! Chess960 is no variant but one of the numbered start positions.

use cif_chess::{Position, Variant};
use cif_text::start::{Idn, Start};
use cif_types::Game;

use super::fields::put;
use crate::import::{NO_FEN, NO_POSITION};

/// Names of `game/@variant` and of the tag pair, the written one first.
const VARIANTS: &[(&str, &[&str])] = &[
    (
        ":Chess",
        &["Standard", "standard", "Chess", "chess", "Normal", "normal"],
    ),
    (":Crazyhouse", &["Crazyhouse", "crazyhouse"]),
    (":Bughouse", &["Bughouse", "bughouse"]),
    (
        ":Three-check",
        &["Three-check", "3check", "3-check", "Three-Check"],
    ),
    (
        ":King-of-the-Hill",
        &["King of the Hill", "KingOfTheHill", "KOTH"],
    ),
    (":Atomic", &["Atomic", "atomic"]),
    (":Antichess", &["Antichess", "antichess"]),
    (":Giveaway", &["Giveaway", "giveaway"]),
    (":Suicide", &["Suicide", "suicide"]),
    (":Horde", &["Horde", "horde"]),
    (
        ":Racing-Kings",
        &["Racing Kings", "RacingKings", "Racing kings"],
    ),
];

const CHESS960: &[&str] = &[
    "Chess960",
    "chess960",
    "Chess 960",
    "Fischerandom",
    "fischerandom",
    "Fischerrandom",
];

/// Sets variant and start position from the tag pairs of a game. A start
/// position that is none is not set, and said.
pub(super) fn read<'p>(
    pairs: impl Iterator<Item = (&'p str, &'p str)>,
    game: &mut Game<'static>,
) -> Option<&'static str> {
    let (mut variant, mut fen) = (None, None);
    for (name, value) in pairs {
        match name {
            "Variant" => variant = variant.or(Some(value)),
            "FEN" => fen = fen.or(Some(value)),
            _ => {}
        }
    }
    let is_960 = variant.is_some_and(|variant| CHESS960.contains(&variant));
    if let Some(variant) = variant.filter(|_| !is_960) {
        let known = VARIANTS.iter().find(|(_, names)| names.contains(&variant));
        match known {
            Some((":Chess", _)) => {}
            Some((name, _)) => put(&mut game.variant, name),
            None => put(&mut game.variant, &format!(":{variant}")),
        }
    }
    if let Some(fen) = fen {
        let number = is_960.then(|| number(fen)).flatten();
        match number {
            Some(number) => put(&mut game.startposition, &number.to_string()),
            // A text of digits alone would be read as a number.
            None if !fen.bytes().all(|byte| byte.is_ascii_digit()) => {
                put(&mut game.startposition, fen);
            }
            None => {}
        }
        let set_up = crate::import::set_up(game);
        if let Err(reason @ (NO_FEN | NO_POSITION)) = set_up {
            game.startposition = None;
            return Some(reason);
        }
    }
    None
}

/// The number of the start position that a FEN is, letter by letter.
fn number(fen: &str) -> Option<Idn> {
    let rank = fen.split(' ').next()?.rsplit('/').next()?;
    let rank: [u8; 8] = rank.as_bytes().try_into().ok()?;
    let castling = fen.split(' ').nth(2)? != "-";
    let number = Idn::from_back_rank(rank, castling)?;
    let position = Position::numbered(Variant::Chess, number)?;
    (position.fen() == fen).then_some(number)
}

/// The tag pairs of variant and start position.
pub(super) fn get(game: &Game<'_>, name: &str) -> Option<String> {
    let start = game.startposition().to_string();
    let start = Start::parse(&start).ok();
    let is_numbered = matches!(start, Some(Start::Number(number)) if number != Idn::STANDARD);
    match name {
        "Variant" => {
            let variant = game.variant().to_string();
            if variant == ":Chess" {
                return is_numbered.then(|| "Chess960".to_owned());
            }
            let known = VARIANTS.iter().find(|(name, _)| *name == variant);
            match known.and_then(|(_, names)| names.first()) {
                Some(name) => Some((*name).to_owned()),
                None => Some(variant.trim_start_matches(':').to_owned()),
            }
        }
        "FEN" | "SetUp" => {
            let fen = match start? {
                Start::Number(number) if is_numbered => {
                    Position::numbered(Variant::Chess, number)?.fen()
                }
                Start::Standard | Start::Number(_) => return None,
                Start::Fen(fen) => fen.to_owned(),
            };
            Some(if name == "FEN" { fen } else { "1".to_owned() })
        }
        _ => None,
    }
}
