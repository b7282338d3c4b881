//! The command `cif-export`, which `cif export` runs.

mod args;
mod cell;
mod error;
mod export;
mod output;
mod partition;
mod sources;
mod status;
mod writer;

use std::process::ExitCode;

use clap::Parser as _;

fn main() -> ExitCode {
    // Without it a signal ends the command too, and leaves a file behind.
    let _ = ctrlc::set_handler(|| {
        cif_files::leftovers::remove_all();
        std::process::exit(130);
    });
    let arguments = args::Arguments::parse();
    arguments.choose_colors();
    match export::run(&arguments) {
        Ok(export::Outcome::Whole) => ExitCode::SUCCESS,
        Ok(export::Outcome::Skipped) => ExitCode::from(1),
        Err(error) => {
            error.report();
            ExitCode::from(2)
        }
    }
}
