//! The prompt: queries that end with a semicolon, over one or more lines, and commands that
//! begin with a backslash.

mod commands;
mod completion;
mod history;

use std::io::IsTerminal;

use datafusion::prelude::SessionContext;
use rustyline::config::Configurer;
use rustyline::error::ReadlineError;
use rustyline::{CompletionType, Editor};

use self::commands::{Outcome, obey};
use self::completion::Assistant;
use crate::error::QueryError;
use crate::run::{self, Destination};

/// Asks for queries until there are no more.
pub(crate) async fn ask(
    session: &SessionContext,
    mut to: Destination<'_>,
) -> Result<(), QueryError> {
    let wrong = |error: ReadlineError| QueryError::new(error.to_string());
    let mut editor =
        Editor::with_history(rustyline::Config::default(), history::memory()).map_err(wrong)?;
    editor.set_completion_type(CompletionType::List);
    let history = history::path();
    if let Some(path) = &history {
        // There is none at the first time.
        let _ = editor.load_history(path);
    }
    if std::io::stdin().is_terminal() {
        println!("SQL ends with `;`. \\help says more, \\quit ends.");
    }
    loop {
        editor.set_helper(Some(Assistant::of(session).await));
        let line = match editor.readline("cif> ") {
            Ok(line) => line,
            Err(ReadlineError::Interrupted) => continue,
            Err(ReadlineError::Eof) => break,
            Err(error) => return Err(wrong(error)),
        };
        let line = line.trim();
        if line.is_empty() {
            continue;
        }
        // A history that cannot be kept is no reason to stop.
        let _ = editor.add_history_entry(line);
        let answered = if line.starts_with('\\') {
            match obey(line, session, &mut to).await {
                Ok(Outcome::Quit) => break,
                Ok(Outcome::GoOn) => Ok(()),
                Err(error) => Err(error),
            }
        } else {
            tokio::select! {
                answered = run::run(session, line, &to) => answered,
                _ = tokio::signal::ctrl_c() => Err(QueryError::new("interrupted")),
            }
        };
        if let Err(error) = answered {
            error.report();
        }
        if let Some(path) = &history {
            let _ = editor.save_history(path);
        }
    }
    Ok(())
}
