//! Options on the command line.

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
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
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
        match self.color {
            Color::Auto => anstream::ColorChoice::Auto,
            Color::Always => anstream::ColorChoice::Always,
            Color::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }

    /// The bounds on what is decompressed.
    pub const fn bounds(&self) -> Bounds {
        Bounds {
            expansion: self.max_expansion,
        }
    }
}
