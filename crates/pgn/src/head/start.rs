//! Variant and start position: the tag pairs `Variant`, `FEN` and `SetUp`.
//! Chess960 is no variant but one of the numbered start positions.

use cif_chess::{Game as Replay, Position, Rules, Variant};
use cif_text::legality::{SetUp, UnplayableKind};
use cif_text::square::BoardLetter;
use cif_text::start::{Idn, Start};
use cif_types::Game;

use super::value::put;
use crate::empty;

/// Names of `game/@variant` and of the tag pair, the written one first. Case,
/// blanks, hyphens and underscores make no other name.
const VARIANTS: &[(&str, &[&str])] = &[
    // A position set up is one of chess.
    (":Chess", &["Standard", "Chess", "Normal", "From Position"]),
    (":Crazyhouse", &["Crazyhouse"]),
    (":Bughouse", &["Bughouse"]),
    (":Three-check", &["Three-check", "3check"]),
    (":King-of-the-Hill", &["King of the Hill", "KOTH"]),
    (":Atomic", &["Atomic"]),
    (":Antichess", &["Antichess"]),
    (":Giveaway", &["Giveaway"]),
    (":Suicide", &["Suicide"]),
    (":Horde", &["Horde"]),
    (":Racing-Kings", &["Racing Kings"]),
];

const CHESS960: &[&str] = &["Chess960", "Fischerandom", "Fischerrandom"];

/// Returns whether a name is one of these.
fn is_among(name: &str, known: &[&str]) -> bool {
    fn letters(name: &str) -> impl Iterator<Item = u8> {
        let letters = name.bytes().filter(|byte| !b" -_".contains(byte));
        letters.map(|byte| byte.to_ascii_lowercase())
    }
    known.iter().any(|known| letters(known).eq(letters(name)))
}

const NO_FEN: &str = "the start position is no FEN";
const NO_POSITION: &str = "the variant has no such start position";
const NO_RULES: &str = "the rules of the variant are not known";
const NO_VARIANT: &str = "the variant has no name that CIF could hold";

/// Sets variant and start position from the tag pairs of a game, and puts up
/// its pieces. A start position that is none is not set, and said.
pub(super) fn read<'p>(
    pairs: impl Iterator<Item = (&'p str, &'p str)>,
    game: &mut Game<'_>,
) -> Result<Replay, &'static str> {
    let (mut variant, mut fen) = (None, None);
    for (name, value) in pairs {
        match name {
            "Variant" => variant = variant.or(Some(value)),
            "FEN" => fen = fen.or(Some(value)),
            _ => {}
        }
    }
    let variant = variant.filter(|variant| !matches!(*variant, "" | "?" | "-"));
    let is_960 = variant.is_some_and(|variant| is_among(variant, CHESS960));
    match variant.filter(|_| !is_960) {
        Some(variant) => set_variant(game, variant)?,
        None if game.tandem() && !is_960 => put(&mut game.variant, ":Bughouse"),
        None => {}
    }
    let Some(fen) = fen else {
        return replay(game);
    };
    let number = is_960.then(|| number(fen)).flatten();
    match number {
        Some(number) => put(&mut game.startposition, number.to_string()),
        // A text of digits alone would be read as a number.
        None if !fen.bytes().all(|byte| byte.is_ascii_digit()) => {
            put(&mut game.startposition, fen.to_owned());
        }
        None => {}
    }
    let set_up = set_up(game);
    match &set_up {
        Err(NO_FEN | NO_POSITION) => game.startposition = None,
        // What does not fit the position stands in the tag pair alone.
        Ok((replay, true)) => {
            let fen = |board| replay.position(board).map(Position::fen);
            let first = fen(None).unwrap_or_default();
            let second = fen(Some(BoardLetter::B)).filter(|_| game.tandem());
            match second {
                Some(second) => put(&mut game.startposition, format!("{first}|{second}")),
                None => put(&mut game.startposition, first),
            }
        }
        _ => {}
    }
    set_up.map(|(replay, _)| replay)
}

/// Sets the variant. One that nobody knows is named by its letters, digits
/// and signs, after a colon.
fn set_variant(game: &mut Game<'_>, variant: &str) -> Result<(), &'static str> {
    let known = VARIANTS.iter().find(|(_, names)| is_among(variant, names));
    match known {
        Some((":Chess", _)) if !game.tandem() => {}
        Some((name, _)) => put(&mut game.variant, *name),
        None => {
            let fits = |char: char| char.is_ascii_alphanumeric() || "._+-".contains(char);
            let name = variant.replace(|char| !fits(char), "-");
            let name = name.trim_start_matches(|char: char| !char.is_ascii_alphabetic());
            if name.is_empty() {
                return Err(NO_VARIANT);
            }
            put(&mut game.variant, format!(":{name}"));
        }
    }
    Ok(())
}

/// The game at its start position, and whether that had to be put right.
fn set_up(game: &Game<'_>) -> Result<(Replay, bool), &'static str> {
    let variant = game.variant().to_string();
    let start = game.startposition().to_string();
    let set_up = SetUp {
        variant: &variant,
        start: &start,
        board: game.board(),
    };
    match Rules.game(&set_up) {
        Ok((replay, flaws)) if replay.position(None).is_some() => Ok((replay, !flaws.is_empty())),
        Ok(_) => Err(NO_RULES),
        Err(error) => Err(match error.kind {
            UnplayableKind::Malformed => NO_FEN,
            UnplayableKind::Impossible => NO_POSITION,
        }),
    }
}

/// The game at its start position.
///
/// # Errors
/// The reason why it cannot be played.
pub(crate) fn replay(game: &Game<'_>) -> Result<Replay, &'static str> {
    let plain = game.boardsize.is_none() && game.pieces.is_none() && game.rules.is_none();
    if game.variant.is_none() && game.startposition.is_none() && plain && !game.tandem() {
        return Ok(Replay::default());
    }
    set_up(game).map(|(replay, _)| replay)
}

/// Returns whether the tag pairs that a game has kept name a variant or a start position that it
/// could not have, so that nobody knows where it begins.
pub fn has_unknown_start(game: &Game<'_>) -> bool {
    let is_unset = |name: &str| match name {
        "Variant" => game.variant.is_none(),
        "FEN" => game.startposition.is_none(),
        _ => false,
    };
    let tags = game.head().into_iter().flat_map(|it| &it.tags);
    let pairs = tags.flat_map(|it| &it.tag);
    let pairs = pairs.map(|tag| (tag.name.as_str(), &*tag.text.value));
    let mut unset = pairs.filter(|(name, _)| is_unset(name)).peekable();
    unset.peek().is_some() && {
        let mut begun = empty::game();
        begun.variant.clone_from(&game.variant);
        begun.tandem.clone_from(&game.tandem);
        read(unset, &mut begun).is_err()
    }
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

/// Returns whether the tag pair says variant or start position.
pub(super) fn is_part(name: &str) -> bool {
    matches!(name, "Variant" | "FEN" | "SetUp")
}

/// The tag pair of the variant.
pub(super) fn variant(game: &Game<'_>) -> Option<String> {
    let variant = game.variant().to_string();
    // The letters of the boards say it.
    if variant == ":Bughouse" && game.tandem() {
        return None;
    }
    if variant == ":Chess" {
        let start = game.startposition().to_string();
        let is_numbered = matches!(Start::parse(&start), Ok(Start::Number(_)));
        if is_numbered || !game.tandem() {
            return is_numbered.then(|| "Chess960".to_owned());
        }
    }
    let known = VARIANTS.iter().find(|(name, _)| *name == variant);
    match known.and_then(|(_, names)| names.first()) {
        Some(name) => Some((*name).to_owned()),
        None => Some(variant.trim_start_matches(':').to_owned()),
    }
}

/// The tag pair of the start position.
pub(super) fn fen(game: &Game<'_>) -> Option<String> {
    let start = game.startposition().to_string();
    match Start::parse(&start).ok()? {
        Start::Number(number) => Some(Position::numbered(Variant::Chess, number)?.fen()),
        Start::Standard => None,
        Start::Fen(fen) => Some(fen.to_owned()),
    }
}
