//! The few values of a head that a rule asks for when it judges a game with
//! its index entry. They are numbers of a few bytes: an entry is remembered
//! for as long as the archive lasts.

use cif_types::{GameHead, Span, TimeMode, model::Result};

use super::sections::Section;
use super::shown::MoveFlags;
use crate::rejected::RejectedParts;

/// Facts derived from the values of a head; what the schema refused is left out.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct Facts {
    /// The number of plies that it gives.
    pub(crate) plycount: Option<u16>,
    /// The result.
    pub(crate) result: Option<Result>,
    /// The flags that say something of the moves.
    pub(crate) flags: MoveFlags,
    /// The time mode.
    pub(crate) mode: Option<TimeMode>,
    /// The time that its control gives a player, see [`seconds`].
    pub(crate) seconds: Option<u32>,
    /// True if it says where the game was published.
    pub(crate) source: bool,
    /// The boards whose game id does not tell the provider, one bit for each.
    pub(crate) untagged: u8,
}

impl Facts {
    pub(crate) fn of(
        head: &GameHead<'_>,
        ty: &str,
        span: Span,
        rejected: &RejectedParts<'_>,
    ) -> Self {
        let mut facts = Self {
            flags: MoveFlags::of(head, rejected),
            ..Self::default()
        };
        if let Some(characteristics) = &head.characteristics {
            let plycount = characteristics.plycount.as_ref();
            let plycount = plycount.filter(|it| !rejected.touches(it.span));
            facts.plycount = plycount.map(|it| it.get());
            let result = characteristics.result.as_ref();
            let result = result.filter(|it| !rejected.touches(it.span));
            facts.result = result.map(|it| it.value);
        }
        if let Some(time) = &head.time {
            let mode = time.mode.as_ref().filter(|it| !rejected.touches(it.span));
            facts.mode = mode.map(|it| it.value);
            let control = time.control.as_ref();
            let control = control.filter(|it| !rejected.touches(it.span));
            facts.seconds = control.and_then(|it| seconds(it));
        }
        if let Some(source) = &head.source {
            facts.source = rejected.touches(source.span);
            source.visit(|_, _| facts.source = true);
        }
        facts.source |= rejected.hides_child(ty, "source", span);
        for (board, extraneous) in (0..u8::BITS).zip(&head.extraneous) {
            let gameid = extraneous.gameid.as_ref();
            if gameid.is_some_and(|it| it.tag.is_none() && !rejected.touches(it.span)) {
                facts.untagged |= 1 << board;
            }
        }
        facts
    }
}

/// The seconds that a time control gives a player for a game of sixty moves;
/// nothing for controls other than a time for the game, with or without an
/// increment.
fn seconds(control: &str) -> Option<u32> {
    // A number too large for its type is longer than any game.
    let number = |digits: &str| {
        let is_number = !digits.is_empty() && digits.bytes().all(|it| it.is_ascii_digit());
        is_number.then(|| digits.parse::<u32>().unwrap_or(u32::MAX))
    };
    match control.split_once('+') {
        None => number(control),
        Some((base, increment)) => {
            let increments = number(increment)?.saturating_mul(60);
            Some(number(base)?.saturating_add(increments))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn controls_become_seconds() {
        let known = [
            ("300", 300),
            ("180+2", 300),
            ("0+10", 600),
            ("99999999999999999999", u32::MAX),
            ("1+99999999999", u32::MAX),
        ];
        for (control, expected) in known {
            assert_eq!(seconds(control), Some(expected), "{control}");
        }
        for control in ["", "40/7200", "*60", "5+", "+5", "1+2+3", "x"] {
            assert_eq!(seconds(control), None, "{control}");
        }
    }
}
