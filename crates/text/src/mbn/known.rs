//! The letters of MBN and what they stand for.

/// The meaning of a base letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KnownBase {
    /// The letter.
    pub letter: char,
    /// The same moves in MBN, where they are known.
    pub moves: Option<&'static str>,
    /// A remark on its use.
    pub note: &'static str,
}

const fn base(letter: char, moves: &'static str) -> KnownBase {
    KnownBase {
        letter,
        moves: Some(moves),
        note: "",
    }
}

const fn noted(letter: char, moves: Option<&'static str>, note: &'static str) -> KnownBase {
    KnownBase {
        letter,
        moves,
        note,
    }
}

/// All base letters, `A` to `Z`.
pub const BASES: [KnownBase; 26] = [
    base('A', ":2,2:"),
    base('B', "F0"),
    base('C', ":1,3:"),
    base('D', ":0,2:"),
    base('E', "RN"),
    base('F', ":1,1:"),
    noted('G', None, "old: a tripper"),
    base('H', ":0,3:"),
    base('I', "BN"),
    noted('J', None, "old: a zebra"),
    base('K', "WF"),
    noted('L', None, "old: a camel"),
    noted('M', None, "doubtful: a marshall"),
    base('N', ":1,2:"),
    base('O', ":0,0:"),
    base('P', "mfW+cefF+[1-2]mefW02"),
    base('Q', "RB"),
    base('R', "W0"),
    noted('S', Some("mfsF+cefW+[1-2]mefF02"), "the Berolina pawn"),
    base('T', ":3,3:"),
    base('U', "g(WF)0"),
    noted('V', Some("BN"), "doubtful: a vizir"),
    base('W', ":0,1:"),
    base('X', "(!dcy{^P}OK)0*"),
    base('Y', "F-[(zF)0]"),
    base('Z', ":2,3:"),
];

/// The meaning of a modifier.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KnownModifier {
    /// The modifier, with its doubled form or its suffix `y`.
    pub modifier: &'static str,
    /// Its meaning.
    pub meaning: &'static str,
}

const fn modifier(modifier: &'static str, meaning: &'static str) -> KnownModifier {
    KnownModifier { modifier, meaning }
}

/// All modifiers with a known meaning.
pub const MODIFIERS: &[KnownModifier] = &[
    modifier("a", "move or capture"),
    modifier("b", "backward"),
    modifier("c", "capture only"),
    modifier("cc", "capture own pieces"),
    modifier("cy", "capture any piece"),
    modifier("d", "any direction"),
    modifier(
        "e",
        "en passant: captures so too (c), or may be captured so (m)",
    ),
    modifier("ee", "captures en passant only"),
    modifier("f", "forward"),
    modifier("g", "leaping slider"),
    modifier("gg", "leaping slider over own pieces only"),
    modifier("h", "halfling, rounded up"),
    modifier("i", "first move only"),
    modifier(
        "ii",
        "first move only; the right is lost by check, drop or promotion",
    ),
    modifier("j", "visits a piece without capturing it"),
    modifier("jj", "visits an own piece"),
    modifier("jy", "visits any piece"),
    modifier("k", "cannot give check"),
    modifier("kk", "cannot mate at once"),
    modifier("l", "left"),
    modifier("m", "move only"),
    modifier("n", "does not jump"),
    modifier("o", "cylindrical board"),
    modifier("oo", "torus"),
    modifier("p", "hops over one hurdle"),
    modifier("pp", "hops over any number of hurdles"),
    modifier("r", "right"),
    modifier("s", "sideways"),
    modifier("t", "turns back"),
    modifier("tt", "does not turn"),
    modifier("u", "needs all directions unblocked"),
    modifier("v", "vertical"),
    modifier("w", "swaps"),
    modifier("ww", "swaps with own pieces"),
    modifier("wy", "swaps with any piece"),
    modifier("x", "flips the colour"),
    modifier("xx", "flips the colour of own pieces"),
    modifier("xy", "flips the colour of any piece"),
    modifier("y", "as a suffix: any"),
    modifier("z", "reflection, zig-zag"),
];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mbn::{CombinedMove, Definition, ModifiedBy, Repeat};

    #[test]
    fn every_base_has_its_place_and_parses() {
        for (letter, base) in ('A'..='Z').zip(BASES) {
            assert_eq!(base.letter, letter);
            assert!(base.moves.is_some() || !base.note.is_empty(), "{letter}");
            let text = format!("{letter}={}", base.moves.unwrap_or("W"));
            let read = Definition::parse(&text).unwrap();
            assert_eq!(read.to_string(), text);
        }
    }

    #[test]
    fn every_modifier_parses_as_one() {
        for known in MODIFIERS {
            let text = format!("K={}W", known.modifier);
            let read = Definition::parse(&text).unwrap();
            let CombinedMove::Choice(choice) = &read.moves.legs[0].moves else {
                panic!("{text}");
            };
            let [one] = &choice[0].modifications[..] else {
                panic!("{text}");
            };
            let mut found = String::new();
            if let ModifiedBy::Letter { letter, repeat } = one.modifier {
                found.push(letter);
                match repeat {
                    Repeat::Once => {}
                    Repeat::Doubled => found.push(letter),
                    Repeat::Any => found.push('y'),
                }
            }
            assert_eq!(found, known.modifier);
            assert!(!known.meaning.is_empty());
        }
        let listed = MODIFIERS.iter().map(|known| known.modifier);
        assert!(listed.is_sorted());
    }
}
