//! Entries of a namebase in the one spelling that all entries with the same
//! values share. The format compares values: `1.50` is `1.5`, and a default
//! that is written out is no more than one that is left out. Texts and numbers
//! of ids come from the reader in one spelling already.

use cif_types::built_in::{Float, NonNegativeInteger, PositiveInteger};
use cif_types::{
    Comment, Date, NAnnotator, NCreator, NEvent, NPhrase, NPlayer, NSite, NSource, NSponsor, NTeam,
    TextFormat,
};

/// A value that can be spelled in several ways.
pub trait Canonical {
    /// Returns whether it is spelled in the one way that is used to compare.
    fn is_canonical(&self) -> bool;

    /// Spells it in that way.
    fn make_canonical(&mut self);
}

/// Declares the fields of entries that have several spellings.
macro_rules! entries {
    ($($entry:ident: $($field:ident)*;)*) => {$(
        impl Canonical for $entry<'_> {
            fn is_canonical(&self) -> bool {
                true $(&& self.$field.as_ref().is_none_or(|it| it.is_canonical()))*
            }

            fn make_canonical(&mut self) {
                $(if let Some(field) = &mut self.$field {
                    field.make_canonical();
                })*
            }
        }
    )*};
}

entries! {
    NSite: latitude longitude;
    NEvent: date rounds category;
    NTeam: number;
    NPlayer: regioncode birth death;
    NSource: publication version date;
    NAnnotator:;
    NSponsor:;
    NCreator:;
}

impl Canonical for NPhrase<'_> {
    fn is_canonical(&self) -> bool {
        self.base.is_canonical()
    }

    fn make_canonical(&mut self) {
        self.base.make_canonical();
    }
}

impl Canonical for Comment<'_> {
    fn is_canonical(&self) -> bool {
        self.format
            .as_ref()
            .is_none_or(|it| **it != TextFormat::Plain)
    }

    fn make_canonical(&mut self) {
        self.format = self.format.take().filter(|it| **it != TextFormat::Plain);
    }
}

impl Canonical for Date<'_> {
    fn is_canonical(&self) -> bool {
        self.utc.as_ref().is_none_or(|it| it.value)
    }

    fn make_canonical(&mut self) {
        self.utc = self.utc.take().filter(|it| it.value);
    }
}

/// Declares numbers that keep their text.
macro_rules! numbers {
    ($($number:ident $spelled:ident;)*) => {$(
        impl Canonical for $number<'_> {
            fn is_canonical(&self) -> bool {
                $spelled(self.as_str()) == self.as_str()
            }

            fn make_canonical(&mut self) {
                if let Ok(number) = Self::new($spelled(self.as_str())) {
                    *self = number;
                }
            }
        }
    )*};
}

numbers! {
    Float float;
    NonNegativeInteger whole;
    PositiveInteger whole;
}

/// A number of 32 bits; Rust reads all spellings that the schema knows.
fn float(text: &str) -> String {
    let Ok(number) = text.parse::<f32>() else {
        return text.to_owned();
    };
    if number.is_nan() {
        "NaN".to_owned()
    } else if number.is_infinite() {
        let sign = if number < 0.0 { "-" } else { "" };
        format!("{sign}INF")
    } else {
        // Zero has two signs and one value.
        (number + 0.0).to_string()
    }
}

/// A whole number, 0 at the least.
fn whole(text: &str) -> String {
    let digits = text.trim_start_matches(['+', '-']).trim_start_matches('0');
    if digits.is_empty() { "0" } else { digits }.to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_one_spelling() {
        for (text, expected) in [
            ("1.5", "1.5"),
            ("+1.50", "1.5"),
            ("15e-1", "1.5"),
            ("-0", "0"),
            ("-0.0", "0"),
            ("INF", "INF"),
            ("-INF", "-INF"),
            ("NaN", "NaN"),
        ] {
            assert_eq!(float(text), expected, "{text}");
            let number = Float::new(text.to_owned()).expect("a number");
            assert_eq!(number.is_canonical(), text == expected, "{text}");
        }
        for (text, expected) in [("0", "0"), ("-0", "0"), ("+007", "7"), ("10", "10")] {
            assert_eq!(whole(text), expected, "{text}");
        }
    }
}
