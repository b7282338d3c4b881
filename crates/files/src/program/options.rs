//! Options on the command line.

use std::ffi::OsString;

use clap::{Args, ValueEnum};

use super::number;
use crate::Bounds;

/// Options of every command.
// Their help is what stands above each of them.
#[derive(Clone, Copy, Debug, Args)]
pub struct Options {
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    color: Color,

    /// The factor by which a compressed file may grow, once that is more than 64 MB
    #[arg(long, global = true, value_name = "N", default_value_t = Bounds::default().expansion)]
    #[arg(value_parser = number::<u64>(1..=u64::MAX), hide_short_help = true)]
    max_expansion: u64,
}

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Color {
    // On terminals that have them.
    #[default]
    Auto,
    // In files and pipes too.
    Always,
    // Not at all.
    Never,
}

impl Options {
    /// Makes the choice of colours that of everything that is written from now on.
    pub fn choose_colors(&self) {
        self.color.choose();
    }

    /// The bounds on what is decompressed.
    pub const fn bounds(&self) -> Bounds {
        Bounds {
            expansion: self.max_expansion,
        }
    }
}

impl Color {
    fn choose(self) {
        match self {
            Self::Auto => anstream::ColorChoice::Auto,
            Self::Always => anstream::ColorChoice::Always,
            Self::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }

    /// The choice among the words of a command line, right or wrong.
    fn among(words: &[OsString]) -> Self {
        let options = words.iter().take_while(|word| *word != "--");
        let mut options = options.filter_map(|word| word.to_str());
        let mut color = Self::default();
        while let Some(option) = options.next() {
            let value = match option.strip_prefix("--color") {
                Some("") => options.next(),
                Some(rest) => rest.strip_prefix('='),
                None => None,
            };
            let value = value.and_then(|it| Self::from_str(it, false).ok());
            color = value.unwrap_or(color);
        }
        color
    }
}

/// Makes the choice of colours among the words of a command line, before they are parsed, that of
/// everything that is written from now on.
pub(super) fn choose_colors_of(words: &[OsString]) {
    Color::among(words).choose();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn colours_are_chosen_whatever_else_is_said() {
        for (words, expected) in [
            (&["cif", "check"][..], Color::Auto),
            (&["cif", "--color", "never", "bogus"], Color::Never),
            (&["cif", "check", "--color=never", "--help"], Color::Never),
            (&["cif", "--bogus", "--color", "always"], Color::Always),
            (
                &["cif", "--color=never", "x", "--color", "always"],
                Color::Always,
            ),
            (&["cif", "--color", "blue"], Color::Auto),
            (&["cif", "--color"], Color::Auto),
            (&["cif", "--colors=never"], Color::Auto),
            (&["cif", "--", "--color=never"], Color::Auto),
        ] {
            let words: Vec<OsString> = words.iter().map(OsString::from).collect();
            assert_eq!(Color::among(&words), expected, "{words:?}");
        }
    }
}
