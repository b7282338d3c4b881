//! The command `cif-query`, which `cif query` runs.

#![deny(clippy::print_stdout)]

mod args;
mod bounds;
mod error;
mod precedence;
mod prompt;
mod run;
mod spill;
mod target;
mod threads;

use std::ffi::OsString;
use std::io::{self, BufReader, Read};
use std::path::Path;
use std::process::ExitCode;
use std::thread;

use cif_files::program;
use cif_files::walk::{self, STDIN};
use cif_query::output::Format;
use cif_text::wide::Unwidened;
use clap::CommandFactory as _;
use datafusion::prelude::SessionContext;

use crate::args::{Arguments, Queries};
use crate::error::QueryError;
use crate::run::Destination;

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let arguments = program::parse(&Arguments::command(), &words);
    let arguments: Arguments = arguments.unwrap_or_else(|error| error.exit());
    arguments.options.choose_colors();
    let work = thread::Builder::new().stack_size(bounds::STACK);
    let work = work.spawn(move || answer(&arguments));
    let outcome = match work.map(thread::JoinHandle::join) {
        Ok(Ok(outcome)) => outcome,
        Ok(Err(panic)) => std::panic::resume_unwind(panic),
        Err(error) => Err(unbegun(&error)),
    };
    match outcome {
        Ok(is_whole) => ExitCode::from(u8::from(!is_whole)),
        Err(error) => {
            error.report();
            ExitCode::from(2)
        }
    }
}

/// The error of a system that has no more threads.
fn unbegun(error: &io::Error) -> QueryError {
    QueryError::new(format!("cannot begin a thread: {error}"))
}

/// Answers the queries. Returns true if all was read that they ask for.
fn answer(arguments: &Arguments) -> Result<bool, QueryError> {
    let (queries, files) = arguments.queries().map_err(QueryError::new)?;
    let format = arguments.format().map_err(QueryError::new)?;
    let to = Destination {
        format,
        table: arguments.table(),
        file: arguments.output().map(Path::to_owned),
    };
    if format == Format::Parquet && to.file.as_deref().is_some_and(is_compressed) {
        return Err(QueryError::new(
            "Parquet is compressed inside: leave the suffix out",
        ));
    }
    let mut settings = arguments.settings();
    let spilled = spill::folder(settings.spill.as_deref())?;
    settings.spill = spilled.as_ref().map(|(it, _)| it.path().to_owned());
    let runtime = threads::runtime(settings.threads).map_err(|error| unbegun(&error))?;
    let answered = runtime.block_on(async {
        let session = cif_query::session(&settings)?;
        if !files.is_empty() {
            let files = walk::games(&files)?;
            let asks = match &queries {
                Queries::Prompt => true,
                Queries::File(path) => path.as_os_str() == STDIN,
                Queries::Text(_) => false,
            };
            if asks && files.iter().any(|it| it.as_os_str() == STDIN) {
                let message = "standard input cannot be games and queries at once";
                return Err(QueryError::new(message));
            }
            cif_query::register(&session, &files)?;
        }
        match queries {
            Queries::Prompt => prompt::ask(&session, to, settings.threads).await?,
            Queries::Text(sql) => one(&session, &sql, &to).await?,
            Queries::File(path) => one(&session, &read(&path)?, &to).await?,
        }
        Ok(run::warn(&session) == 0)
    });
    // A query that was given up may work on for long.
    runtime.shutdown_background();
    answered
}

async fn one(session: &SessionContext, sql: &str, to: &Destination) -> Result<(), QueryError> {
    program::end_on_signal();
    run::run(session, sql, to).await
}

fn is_compressed(path: &Path) -> bool {
    cif_files::without_extension(path) != path
}

/// The queries in a file.
fn read(path: &Path) -> Result<String, QueryError> {
    let mut text = String::new();
    let read = if path.as_os_str() == STDIN {
        Unwidened::new(io::stdin().lock()).read_to_string(&mut text)
    } else {
        let file = cif_files::open_file(path).map(BufReader::new);
        file.and_then(|file| Unwidened::new(file).read_to_string(&mut text))
    };
    match read {
        Ok(_) => Ok(text),
        Err(error) => Err(QueryError::file("cannot read", path, error)),
    }
}
