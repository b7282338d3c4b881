//! The command line as a whole. Each subcommand declares its own arguments
//! beside its code; those that several of them share are in `options`.

use std::ffi::OsString;

use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand, ValueEnum};

use crate::commands::{
    annotate, check, completions, config, convert, eval, explain, fix, html, json, rules, schema,
    show, uci,
};
use crate::{examples, external};

const EXIT_STATUS: &str = "\
Exit status:
  0  nothing was found that counts
  1  something was found that counts, or a file cannot be converted
  2  the command line is wrong, or a file cannot be read or written
130  the work was interrupted";

/// Check, explain and convert chess archives in CIF, the XML Chess Interchange Format.
#[derive(Debug, Parser)]
#[command(name = "cif", version, propagate_version = false, max_term_width = 100)]
#[command(after_help = format!("{}\n\n{EXIT_STATUS}", external::HELP))]
pub(crate) struct Arguments {
    /// When to use colours
    #[arg(long, global = true, value_enum, default_value_t, value_name = "WHEN")]
    pub(crate) color: Color,

    /// The factor by which a compressed file may grow, once that is more than 64 MB
    #[arg(long, global = true, value_name = "N", default_value_t = 200)]
    #[arg(value_parser = clap::value_parser!(u64).range(1..), hide_short_help = true)]
    pub(crate) max_expansion: u64,

    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    Check(check::Check),
    Convert(convert::Convert),
    Fix(fix::Fix),
    Explain(explain::Explain),
    Rules(rules::Rules),
    Config(config::Config),
    Schema(schema::Schema),
    Json(json::Json),
    Show(show::Show),
    Eval(eval::Eval),
    Html(html::Html),
    Uci(uci::Uci),
    Annotate(annotate::Annotate),
    Completions(completions::Completions),
}

/// The command line as it is declared, with the examples of each command.
pub(crate) fn command() -> clap::Command {
    Arguments::command().mut_subcommands(|command| {
        let examples = examples::help(command.get_name());
        command.after_help(examples)
    })
}

impl Arguments {
    /// Parses the words of a command line.
    pub(crate) fn parse(words: &[OsString]) -> Result<Self, clap::Error> {
        let mut command = command();
        let matches = command.try_get_matches_from_mut(words)?;
        Self::from_arg_matches(&matches).map_err(|error| error.format(&mut command))
    }
}

/// When to use colours.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
pub(crate) enum Color {
    // On terminals that have them.
    #[default]
    Auto,
    // In files and pipes too.
    Always,
    // Not at all.
    Never,
}

impl Color {
    /// Makes this the choice for everything that is written from now on.
    pub(crate) fn write_global(self) {
        match self {
            Self::Auto => anstream::ColorChoice::Auto,
            Self::Always => anstream::ColorChoice::Always,
            Self::Never => anstream::ColorChoice::Never,
        }
        .write_global();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_declared() {
        command().debug_assert();
    }
}
