//! The command `cif`, one module of `commands` for each of its subcommands.
//! Everything of substance is in the libraries below; here are arguments, files,
//! and what people read.

mod args;
mod commands;
mod compression;
mod config;
mod file_kind;
mod filename;
mod frame;
mod game;
mod gather;
mod input;
mod json_guard;
mod kinds;
mod leftovers;
mod mend;
mod nearest;
mod options;
mod output;
mod page;
mod pgn;
mod pipeline;
mod progress;
mod replace;
mod report;
mod selector;
mod signals;
mod status;
mod status_line;
mod terminal;
mod wishes;

use std::io::ErrorKind;
use std::process::ExitCode;

use clap::Parser;

use crate::args::{Arguments, Command};
use crate::commands::{
    annotate, check, convert, eval, explain, fix, json, rules, schema, show, uci,
};
use crate::status::{Status, Trouble};

fn main() -> ExitCode {
    let arguments = match Arguments::try_parse() {
        Ok(arguments) => arguments,
        Err(said) => return tell(&said).into(),
    };
    arguments.color.write_global();
    compression::bound_expansion(arguments.max_expansion);
    signals::listen();
    let outcome = match &arguments.command {
        Command::Annotate(annotate) => annotate::run(annotate),
        Command::Check(check) => check::run(check),
        Command::Convert(convert) => convert::run(convert),
        Command::Fix(fix) => fix::run(fix),
        Command::Explain(explain) => explain::run(explain),
        Command::Rules(rules) => rules::run(rules),
        Command::Schema(schema) => schema::run(schema),
        Command::Json(json) => json::run(json),
        Command::Show(show) => show::run(show),
        Command::Eval(eval) => eval::run(eval),
        Command::Uci(uci) => uci::run(uci),
    };
    let status = outcome.unwrap_or_else(|trouble| trouble.report());
    status.into()
}

/// Tells what is wrong with the command line, or the help that was asked for.
fn tell(said: &clap::Error) -> Status {
    match said.print() {
        _ if said.use_stderr() => Status::Trouble,
        Err(error) if error.kind() != ErrorKind::BrokenPipe => {
            Trouble::file("cannot write", "<stdout>", &error).report()
        }
        _ => Status::Clean,
    }
}
