//! The command `cif-export`, which `cif export` runs.

mod args;
mod cell;
mod export;
mod manifest;
mod output;
mod partition;
mod status;
mod writer;

use std::ffi::OsString;
use std::process::ExitCode;

use cif_files::program;
use clap::CommandFactory as _;

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let arguments = program::parse(&args::Arguments::command(), &words);
    let arguments: args::Arguments = arguments.unwrap_or_else(|error| error.exit());
    arguments.options.choose_colors();
    // Without it signals end the program anyway, if less tidily.
    let _ = program::listen(|signal| program::end(signal, status::clear));
    match export::run(&arguments) {
        Ok(export::Outcome::Whole) => ExitCode::SUCCESS,
        Ok(export::Outcome::Skipped) => ExitCode::from(1),
        Err(error) => {
            error.report();
            ExitCode::from(2)
        }
    }
}
