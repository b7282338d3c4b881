//! Codes of languages (rule CM-002): a comment names its language by the
//! two-letter code of ISO 639-1; a language without one by the three-letter
//! code of ISO 639-2/T; in lower case. `*` stands for a language that is not
//! known (published page `cif--comment`).
//!
//! The schema lets every `xs:language` pass: `pt-BR`, `POR`, `x-klingon`.
//! Subtags are not in the rule, so a value that has them is not preferred,
//! and judged by what stands before the first hyphen.
//!
//! ```
//! use cif_text::language::{Language, Preference, classify};
//!
//! assert_eq!(classify("pt"), Language::Iso639_1);
//! assert_eq!(classify("nds"), Language::Iso639_2T);
//! let rather = |reason, preferred| Language::NotPreferred { reason, preferred };
//! assert_eq!(classify("por"), rather(Preference::TwoLetters, "pt"));
//! assert_eq!(classify("ger"), rather(Preference::Bibliographic, "de"));
//! assert_eq!(classify("pt-BR"), rather(Preference::Subtags, "pt"));
//! assert_eq!(classify("tlhingan"), Language::Unknown);
//! ```

mod table;

use core::fmt;
use std::borrow::Cow;

use table::{THREE_LETTERS, TWO_LETTERS, WITHDRAWN};

/// A class of language tags.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Language {
    /// A two-letter code: as it should be.
    Iso639_1,
    /// A three-letter code of a language that has no two-letter one, or one
    /// of `qaa` to `qtz`, which are left to local use: as it should be.
    Iso639_2T,
    /// The language is known, and has a better code.
    NotPreferred {
        /// Why the code is not the best.
        reason: Preference,
        /// The code to write.
        preferred: &'static str,
    },
    /// No code of ISO 639-1 or ISO 639-2.
    Unknown,
    /// `*`: the language is not known.
    Any,
}

/// Why another code of the same language is preferred; if there are several
/// reasons, the first of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Preference {
    /// The code has subtags, such as a country.
    Subtags,
    /// The code was withdrawn.
    Withdrawn,
    /// It is the code of libraries' catalogues, ISO 639-2/B.
    Bibliographic,
    /// The language has a code of two letters.
    TwoLetters,
    /// The code is not in lower case.
    Case,
}

impl fmt::Display for Preference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Subtags => "the language code has subtags",
            Self::Withdrawn => "the language code was withdrawn",
            Self::Bibliographic => "the language code is that of ISO 639-2/B",
            Self::TwoLetters => "the language has a code of two letters",
            Self::Case => "the language code is not in lower case",
        })
    }
}

/// Classifies a language tag.
pub fn classify(tag: &str) -> Language {
    if tag == "*" {
        return Language::Any;
    }
    let (primary, subtags) = match tag.split_once('-') {
        None => (tag, false),
        Some((primary, _)) => (primary, true),
    };
    let Some((plain, found)) = look_up(primary) else {
        return Language::Unknown;
    };
    let upper = primary.bytes().any(|byte| byte.is_ascii_uppercase());
    let reason = match found {
        _ if subtags => Preference::Subtags,
        Found::Instead(reason) => reason,
        Found::Two | Found::Three | Found::Local if upper => Preference::Case,
        Found::Two => return Language::Iso639_1,
        Found::Three | Found::Local => return Language::Iso639_2T,
    };
    match plain {
        // Nothing short of the tag itself can be named for local use.
        None => Language::Unknown,
        Some(preferred) => Language::NotPreferred { reason, preferred },
    }
}

/// The language of a tag, however it is spelled: two tags are of one language if this is the same.
///
/// ```
/// use cif_text::language::key;
///
/// for spelling in ["en", "EN", "eng"] {
///     assert_eq!(key(spelling), "en");
/// }
/// assert_eq!(key("pt-BR"), key("pt-br"));
/// assert_ne!(key("pt-BR"), key("pt"));
/// ```
pub fn key(tag: &str) -> Cow<'_, str> {
    match classify(tag) {
        Language::NotPreferred { reason, preferred } if reason != Preference::Subtags => {
            Cow::Borrowed(preferred)
        }
        Language::Iso639_1 | Language::Iso639_2T => Cow::Borrowed(tag),
        _ => Cow::Owned(tag.to_ascii_lowercase()),
    }
}

/// The code that a primary tag was found as.
enum Found {
    Two,
    Three,
    Local,
    Instead(Preference),
}

/// The code to write for a primary tag in any case; `None` for one of those
/// that are left to local use, which stand in no table.
fn look_up(primary: &str) -> Option<(Option<&'static str>, Found)> {
    let mut lower = [0; 3];
    let lower = match primary.len() {
        length @ (2 | 3) => lower.get_mut(..length)?,
        _ => return None,
    };
    lower.copy_from_slice(primary.as_bytes());
    lower.make_ascii_lowercase();
    let lower = core::str::from_utf8(lower).ok()?;
    let at = |index: Result<usize, usize>| index.ok();
    if let Some(code) = two_letters(lower.as_bytes()) {
        return Some((Some(code), Found::Two));
    }
    if let Some(at) = at(THREE_LETTERS.binary_search(&lower)) {
        return Some((THREE_LETTERS.get(at).copied(), Found::Three));
    }
    if let Some(at) = at(WITHDRAWN.binary_search_by(|row| row.0.cmp(lower))) {
        let preferred = WITHDRAWN.get(at).map(|row| row.1);
        return Some((preferred, Found::Instead(Preference::Withdrawn)));
    }
    if let Some(row) = TWO_LETTERS.iter().find(|row| row.1 == lower) {
        return Some((Some(row.0), Found::Instead(Preference::TwoLetters)));
    }
    if let Some(row) = TWO_LETTERS.iter().find(|row| row.2 == lower) {
        return Some((Some(row.0), Found::Instead(Preference::Bibliographic)));
    }
    matches!(lower.as_bytes(), [b'q', b'a'..=b't', b'a'..=b'z']).then_some((None, Found::Local))
}

/// The two-letter code that these bytes are. Nearly every comment has one, so
/// it is looked up without a search.
fn two_letters(code: &[u8]) -> Option<&'static str> {
    /// By first and second letter the number of the row, from 1.
    static NUMBERS: [[u8; 26]; 26] = {
        let mut numbers = [[0; 26]; 26];
        let mut number = 1;
        while number as usize <= TWO_LETTERS.len() {
            let code = TWO_LETTERS[number as usize - 1].0.as_bytes();
            numbers[(code[0] - b'a') as usize][(code[1] - b'a') as usize] = number;
            number += 1;
        }
        numbers
    };
    let &[first, second] = code else {
        return None;
    };
    let letter = |byte: u8| usize::from(byte.wrapping_sub(b'a'));
    let number = *NUMBERS.get(letter(first))?.get(letter(second))?;
    let row = TWO_LETTERS.get(usize::from(number).checked_sub(1)?)?;
    Some(row.0)
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn rather(reason: Preference, preferred: &'static str) -> Language {
        Language::NotPreferred { reason, preferred }
    }

    #[test]
    fn tags() {
        use Preference::{Bibliographic, Case, Subtags, TwoLetters, Withdrawn};
        for (tag, expected) in [
            ("*", Language::Any),
            ("en", Language::Iso639_1),
            ("zu", Language::Iso639_1),
            ("nds", Language::Iso639_2T),
            ("gem", Language::Iso639_2T),
            ("und", Language::Iso639_2T),
            ("qaa", Language::Iso639_2T),
            ("qtz", Language::Iso639_2T),
            ("EN", rather(Case, "en")),
            ("eN", rather(Case, "en")),
            ("Nds", rather(Case, "nds")),
            ("eng", rather(TwoLetters, "en")),
            ("DEU", rather(TwoLetters, "de")),
            ("ger", rather(Bibliographic, "de")),
            ("chi", rather(Bibliographic, "zh")),
            ("iw", rather(Withdrawn, "he")),
            ("in", rather(Withdrawn, "id")),
            ("JI", rather(Withdrawn, "yi")),
            ("bh", rather(Withdrawn, "bih")),
            ("scr", rather(Withdrawn, "hr")),
            ("pt-BR", rather(Subtags, "pt")),
            ("zh-Hans-CN", rather(Subtags, "zh")),
            ("ger-AT", rather(Subtags, "de")),
            ("nds-NL", rather(Subtags, "nds")),
            ("", Language::Unknown),
            ("-", Language::Unknown),
            ("**", Language::Unknown),
            ("x-klingon", Language::Unknown),
            ("i-default", Language::Unknown),
            ("english", Language::Unknown),
            ("xx", Language::Unknown),
            ("sh", Language::Unknown),
            ("quz", Language::Unknown), // part 3 alone has it
            ("QAA", Language::Unknown),
            ("qaa-DE", Language::Unknown),
            ("\u{e9}n", Language::Unknown),
        ] {
            assert_eq!(classify(tag), expected, "{tag:?}");
        }
    }

    /// The tables agree with another table of ISO 639, and are in order.
    #[test]
    fn the_tables_are_those_of_the_standard() {
        assert_eq!(TWO_LETTERS.len(), 183);
        assert_eq!(THREE_LETTERS.len(), 303);
        assert!(TWO_LETTERS.is_sorted_by(|a, b| a.0 < b.0));
        assert!(THREE_LETTERS.is_sorted_by(|a, b| a < b));
        assert!(WITHDRAWN.is_sorted_by(|a, b| a.0 < b.0));
        assert_eq!(
            TWO_LETTERS.iter().filter(|row| !row.2.is_empty()).count(),
            20
        );
        for (two, three, _) in TWO_LETTERS {
            let language = isolang::Language::from_639_1(two);
            assert_eq!(
                language.map(|found| found.to_639_3()),
                Some(*three),
                "{two}"
            );
        }
        for three in THREE_LETTERS {
            let language = isolang::Language::from_639_3(three);
            assert_eq!(language.and_then(|found| found.to_639_1()), None, "{three}");
        }
        for (old, new) in WITHDRAWN {
            assert!(
                matches!(classify(new), Language::Iso639_1 | Language::Iso639_2T),
                "{new}"
            );
            assert!(isolang::Language::from_639_1(old).is_none(), "{old}");
        }
        let letters = || 'a'..='z';
        let pairs = letters().flat_map(|a| letters().map(move |b| format!("{a}{b}")));
        for pair in pairs.filter(|pair| pair != "sh") {
            let known = isolang::Language::from_639_1(&pair).is_some();
            assert_eq!(classify(&pair) == Language::Iso639_1, known, "{pair}");
        }
    }

    proptest! {
        #[test]
        fn what_is_preferred_is_right(tag in prop_oneof![
            any::<String>(), "[a-zA-Z]{2,3}(-[a-zA-Z0-9]{1,8})?",
        ]) {
            if let Language::NotPreferred { preferred, .. } = classify(&tag) {
                let best = classify(preferred);
                prop_assert!(matches!(best, Language::Iso639_1 | Language::Iso639_2T));
            }
        }
    }
}
