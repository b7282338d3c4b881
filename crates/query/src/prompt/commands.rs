//! Commands of the prompt.

use cif_query::functions::{self, Function};
use cif_query::output::Format;
use datafusion::prelude::SessionContext;

use crate::error::QueryError;
use crate::run::{self, Destination};
use crate::target::print;

const HELP: &str = "\
\\help                this
\\functions [NAME]    the functions of chess
\\tables              the tables
\\describe TABLE      the columns of a table
\\format FORMAT       the form of results from now on: table, csv or json
\\quit                the end
A query ends with `;` and may stand on several lines. The tabulator completes names.";

/// The names of the commands.
pub(super) const NAMES: [&str; 6] = [
    "\\describe",
    "\\format",
    "\\functions",
    "\\help",
    "\\quit",
    "\\tables",
];

/// The step after a command.
pub(super) enum Outcome {
    /// The next query.
    GoOn,
    /// The end.
    Quit,
}

/// Does what a command says.
pub(super) async fn obey(
    line: &str,
    session: &SessionContext,
    to: &mut Destination,
) -> Result<Outcome, QueryError> {
    let line = line.trim_end_matches(';');
    let (name, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
    let rest = rest.trim();
    match name {
        "\\help" | "\\h" | "\\?" => print(HELP)?,
        "\\quit" | "\\q" => return Ok(Outcome::Quit),
        "\\functions" | "\\f" => list(rest)?,
        "\\tables" | "\\d" if rest.is_empty() => {
            let sql = "SELECT table_name FROM information_schema.tables \
                       WHERE table_schema <> 'information_schema' ORDER BY table_name";
            run::run(session, sql, to).await?;
        }
        "\\describe" | "\\d" => run::run(session, &format!("DESCRIBE {rest}"), to).await?,
        "\\format" => {
            to.format = match rest {
                "table" => Format::Table,
                "csv" => Format::Csv,
                "json" => Format::Json,
                _ => return Err(QueryError::new("the formats are table, csv and json")),
            }
        }
        _ => {
            let message = format!("there is no command `{name}`; \\help lists them");
            return Err(QueryError::new(message));
        }
    }
    Ok(Outcome::GoOn)
}

/// Shows the functions, or one of them with its example.
fn list(name: &str) -> Result<(), QueryError> {
    if name.is_empty() {
        let all: Vec<_> = functions::all().map(Function::synopsis).collect();
        return print(&all.join("\n"));
    }
    let is_named = |it: &&Function| it.name == name || it.alias == Some(name);
    match functions::all().find(is_named) {
        Some(function) => {
            let (synopsis, returns) = (function.synopsis(), function.returns());
            let (about, example, gives) = (function.about, function.example, function.gives);
            print(&format!(
                "{synopsis}: {returns}\n{about}\n  {example} = {gives}"
            ))
        }
        None => Err(QueryError::new(format!("there is no function `{name}`"))),
    }
}
