//! Tasks of the workspace, run as `cargo xtask <task>`.
//!
//! A task is a module with `Args`, its clap arguments, and `run`, its work;
//! it is listed once in [`Task`] and once in [`Task::run`].

use std::error::Error;
use std::process::ExitCode;

use clap::{Parser, Subcommand};

mod api;
mod bench;
mod book;
mod conformance;
mod differential;
mod faults;
mod generated;
mod generators;
mod new_rule;
mod real_schemas;
mod refresh;
mod workspace;
mod xsts;

/// The result of a task.
type TaskResult = Result<(), Box<dyn Error>>;

#[derive(Debug, Parser)]
#[command(name = "cargo xtask", about = "Tasks of the workspace")]
struct Cli {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Write the generated pages anew, or check that they are current.
    Refresh(refresh::Args),
    /// List the public items of the libraries, or check that the lists are current.
    Api(api::Args),
    /// Build the manual as a site, with the pages that it links to.
    Book(book::Args),
    /// Make the files of a new rule and register it.
    NewRule(new_rule::Args),
    /// Compare our verdicts with other validators' on damaged documents.
    Differential(differential::Args),
    /// Write the archives of one fault each anew, or check that they are current.
    Faults(faults::Args),
    /// Measure the checker beside other XML Schema validators.
    Bench(bench::Args),
    /// Run the W3C's test suite for XML Schema 1.0 against the generator.
    Xsts(xsts::Args),
    /// Try the generator on schemas in wide use, beside the JDK.
    RealSchemas(real_schemas::Args),
    /// Compare other generators with ours on the schemas of its features.
    Generators(generators::Args),
    /// Generate code for the schemas on standard input: the child of other tasks.
    #[command(hide = true)]
    Generate(generated::generate::Args),
    /// Read a file in one of several ways: the yardsticks of `bench`.
    #[command(hide = true)]
    Work(bench::work::Args),
}

impl Task {
    fn run(self) -> TaskResult {
        match self {
            Self::Refresh(args) => refresh::run(&args),
            Self::Api(args) => api::run(&args),
            Self::Book(args) => book::run(&args),
            Self::NewRule(args) => new_rule::run(&args),
            Self::Differential(args) => differential::run(&args),
            Self::Faults(args) => faults::run(&args),
            Self::Bench(args) => bench::run(&args),
            Self::Xsts(args) => xsts::run(&args),
            Self::RealSchemas(args) => real_schemas::run(&args),
            Self::Generate(args) => generated::generate::run(&args),
            Self::Generators(args) => generators::run(&args),
            Self::Work(args) => bench::work::run(&args),
        }
    }
}

fn main() -> ExitCode {
    match Cli::parse().task.run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_consistent() {
        super::Cli::command().debug_assert();
    }
}
