//! The prompt: queries that end with a semicolon, over one or more lines, and commands that
//! begin with a backslash.

mod commands;
mod completion;
mod history;

use std::io::{self, BufRead, BufReader, IsTerminal};

use cif_files::program;
use cif_text::wide::{Unwidened, Wide};
use datafusion::prelude::SessionContext;
use datafusion::sql::sqlparser::dialect::GenericDialect;
use datafusion::sql::sqlparser::tokenizer::{Token, Tokenizer};
use rustyline::config::Configurer;
use rustyline::error::ReadlineError;
use rustyline::{CompletionType, Editor};

use self::commands::{Outcome, obey};
use self::completion::Assistant;
use crate::error::QueryError;
use crate::run::{self, Destination};
use crate::target::print;
use crate::threads;

/// Asks for queries until there are no more.
pub(crate) async fn ask(
    session: &SessionContext,
    mut to: Destination,
    threads: usize,
) -> Result<(), QueryError> {
    if !io::stdin().is_terminal() {
        return obey_script(session, to).await;
    }
    program::end_on_other_signals();
    let wrong = |error: ReadlineError| QueryError::new(error.to_string());
    let mut editor =
        Editor::with_history(rustyline::Config::default(), history::memory()).map_err(wrong)?;
    editor.set_completion_type(CompletionType::List);
    let history = history::path();
    if let Some(path) = &history {
        // There is none at the first time.
        let _ = editor.load_history(path);
    }
    print("SQL ends with `;`. \\help says more, \\quit ends.")?;
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
            obey(line, session, &mut to).await
        } else {
            let answered = answer_apart(session, line, &to, threads).await;
            answered.map(|()| Outcome::GoOn)
        };
        match answered {
            Ok(Outcome::Quit) => break,
            Ok(Outcome::GoOn) => {}
            Err(error) => error.report(),
        }
        if let Some(path) = &history {
            let _ = editor.save_history(path);
        }
    }
    Ok(())
}

/// Answers a query by threads of its own, which are left to themselves where it is interrupted:
/// not all of them notice that soon.
async fn answer_apart(
    session: &SessionContext,
    sql: &str,
    to: &Destination,
    threads: usize,
) -> Result<(), QueryError> {
    let runtime = threads::runtime(threads)?;
    let (session, sql, to) = (session.clone(), sql.to_owned(), to.clone());
    let answer = runtime.spawn(async move { run::run(&session, &sql, &to).await });
    let answered = tokio::select! {
        answered = answer => answered.unwrap_or_else(|error| Err(QueryError::new(error))),
        _ = tokio::signal::ctrl_c() => {
            cif_query::stop();
            Err(QueryError::new("interrupted"))
        }
    };
    runtime.shutdown_background();
    answered
}

/// Answers what comes from standard input where nobody types: queries and commands as at the
/// prompt, of which the last needs no semicolon.
async fn obey_script(session: &SessionContext, mut to: Destination) -> Result<(), QueryError> {
    program::end_on_signal();
    let mut failed = 0_u64;
    let mut asked = String::new();
    let mut lines = text(io::stdin().lock())?.lines();
    loop {
        let line = lines.next().transpose()?;
        let is_end = line.is_none();
        asked.extend(line.iter().flat_map(|line| [line, "\n"]));
        if !is_end && !is_whole(&asked) {
            continue;
        }
        let text = std::mem::take(&mut asked);
        let answered = match text.trim() {
            "" => Ok(Outcome::GoOn),
            text => answer(session, text, &mut to).await,
        };
        match answered {
            Ok(Outcome::Quit) => break,
            Ok(Outcome::GoOn) => {}
            Err(error) => {
                error.report();
                failed += 1;
            }
        }
        if is_end {
            break;
        }
    }
    match failed {
        0 => Ok(()),
        1 => Err(QueryError::new("a query was not answered")),
        failed => Err(QueryError::new(format!(
            "{failed} queries were not answered"
        ))),
    }
}

/// The text of an input, which is UTF-16 or UTF-32 where it begins so.
fn text<'i>(mut input: impl BufRead + 'i) -> io::Result<Box<dyn BufRead + 'i>> {
    let is_wide = Wide::detect(input.fill_buf()?).is_some();
    Ok(if is_wide {
        Box::new(BufReader::new(Unwidened::new(input)))
    } else {
        // What asks line by line gets its answers so.
        Box::new(input)
    })
}

/// Answers one query, or obeys one command.
async fn answer(
    session: &SessionContext,
    text: &str,
    to: &mut Destination,
) -> Result<Outcome, QueryError> {
    if text.starts_with('\\') {
        return obey(text, session, to).await;
    }
    run::run(session, text, to).await.map(|()| Outcome::GoOn)
}

/// Returns whether a query or a command is at its end.
fn is_whole(typed: &str) -> bool {
    let typed = typed.trim();
    let is_command = typed.is_empty() || typed.starts_with('\\');
    is_command || typed.ends_with(';') && ends_query(typed)
}

/// Returns true if the semicolon at the end stands in no text and no comment.
fn ends_query(typed: &str) -> bool {
    let tokens = Tokenizer::new(&GenericDialect {}, typed).tokenize();
    match tokens {
        Ok(tokens) => tokens.last() == Some(&Token::SemiColon),
        // Any other error is the query's.
        Err(error) => !["Unterminated", "EOF"]
            .iter()
            .any(|it| error.message.contains(it)),
    }
}
