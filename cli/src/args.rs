//! The command line as a whole. Each subcommand declares its own arguments
//! beside its code; those that several of them share are in `options`.

use std::ffi::OsString;

use cif::files::program::{self, Options};
use clap::{CommandFactory as _, Parser, Subcommand};

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
    #[command(flatten)]
    pub(crate) options: Options,

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
        program::parse(&command(), words)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_command_line_is_well_declared() {
        command().debug_assert();
    }

    /// No option says of a wrong value what only the parser of numbers knows.
    #[test]
    fn what_a_value_should_be_is_said() {
        let all = command();
        for subcommand in all.get_subcommands() {
            let options = subcommand.get_arguments().chain(all.get_arguments());
            for option in options.filter_map(clap::Arg::get_long) {
                for value in ["x", "", "-1", "99999999999999999999"] {
                    let word = format!("--{option}={value}");
                    let words = ["cif", subcommand.get_name(), &word].map(OsString::from);
                    let Err(error) = Arguments::parse(&words) else {
                        continue;
                    };
                    let said = error.to_string();
                    let is_clear = ["digit found", "cannot parse", "to fit in", "is not in "]
                        .iter()
                        .all(|it| !said.contains(it));
                    assert!(is_clear, "{word}: {said}");
                }
            }
        }
    }
}
