//! The command `cif-export`, which `cif export` runs.

mod args;
mod cell;
mod export;
mod manifest;
mod output;
mod partition;
mod status;
mod writer;

use std::process::ExitCode;

use clap::Parser as _;

fn main() -> ExitCode {
    let arguments = args::Arguments::parse();
    arguments.options.choose_colors();
    cif_files::program::end_on_signal();
    match export::run(&arguments) {
        Ok(export::Outcome::Whole) => ExitCode::SUCCESS,
        Ok(export::Outcome::Skipped) => ExitCode::from(1),
        Err(error) => {
            error.report();
            ExitCode::from(2)
        }
    }
}
