//! The command `cif` as a function, for its program and for packages that install the
//! command their own way: one module of `commands` for each of its subcommands.
//! Everything of substance is in the libraries below; here are arguments, files,
//! and what people read.

mod args;
mod commands;
mod config;
mod content;
mod each_game;
mod examples;
mod external;
mod fixes;
mod game;
mod games;
mod gather;
mod habits;
mod input;
mod json_guard;
mod kinds;
mod links;
mod nearest;
mod options;
mod output;
mod page;
mod per_path;
mod pgn;
mod picture;
mod placed;
mod progress;
mod report;
mod selection;
mod selector;
mod signals;
mod sink;
mod status;
mod status_line;
mod terminal;

use std::ffi::OsString;
use std::ops::Range;

use cif::files::unless_closed;

use crate::args::{Arguments, Command};
use crate::commands::{
    annotate, check, completions, convert, eval, explain, fix, html, json, rules, schema, show, uci,
};
use crate::status::{CliError, Status};

/// Runs the command with these words, the first of which is the program's name, and
/// returns its exit code. It listens to the signals of the process. A command that is a
/// program of its own takes the place of the process where the system can do that.
pub fn run(words: impl IntoIterator<Item = OsString>) -> u8 {
    let words: Vec<OsString> = words.into_iter().collect();
    let arguments = match Arguments::parse(&words) {
        Ok(arguments) => arguments,
        Err(mut error) => {
            let status = match external::run(&mut error, &words) {
                Some(outcome) => outcome.unwrap_or_else(|error| error.report()),
                None => report(&error),
            };
            return status.code();
        }
    };
    arguments.options.choose_colors();
    input::bound(arguments.options.bounds());
    signals::listen();
    let outcome = match &arguments.command {
        Command::Annotate(annotate) => annotate::run(annotate),
        Command::Check(check) => check::run(check),
        Command::Convert(convert) => convert::run(convert),
        Command::Fix(fix) => fix::run(fix),
        Command::Explain(explain) => explain::run(explain),
        Command::Rules(rules) => rules::run(rules),
        Command::Config(config) => commands::config::run(config),
        Command::Schema(schema) => schema::run(schema),
        Command::Json(json) => json::run(json),
        Command::Show(show) => show::run(show),
        Command::Eval(eval) => eval::run(eval),
        Command::Html(html) => html::run(html),
        Command::Uci(uci) => uci::run(uci),
        Command::Completions(completions) => completions::run(completions),
    };
    let status = outcome.unwrap_or_else(|error| error.report());
    if status > Status::Clean {
        input::settle();
    }
    status.code()
}

/// The declaration of the command line, for programs that write completions or manuals of it.
pub fn command() -> clap::Command {
    args::command()
}

/// The kinds of findings of conversions, those of PGN and those of the command.
pub fn conversion_findings() -> impl Iterator<Item = &'static cif::pgn::Description> {
    kinds::all()
}

/// Checks a text as a file of settings, `cif.toml`.
///
/// # Errors
/// Its first fault: a message, and the bytes that it is about.
pub fn check_settings(text: &str) -> Result<(), (String, Range<usize>)> {
    config::check(text)
}

/// Reports what is wrong with the command line, or prints the help that was asked for.
fn report(error: &clap::Error) -> Status {
    match unless_closed(error.print()) {
        _ if error.use_stderr() => Status::Failed,
        Err(error) => CliError::file("cannot write", "<stdout>", &error).report(),
        Ok(_) => Status::Clean,
    }
}
