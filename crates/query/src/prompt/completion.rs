//! Help while a query is typed: completion of names, and lines until a semicolon.

use std::collections::BTreeSet;

use datafusion::prelude::SessionContext;
use rustyline::completion::{Completer, FilenameCompleter, Pair};
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::validate::{ValidationContext, ValidationResult, Validator};
use rustyline::{Context, Helper};

use super::commands;

const KEYWORDS: [&str; 36] = [
    "AND",
    "AS",
    "ASC",
    "AVG",
    "BETWEEN",
    "BY",
    "CASE",
    "COUNT",
    "CROSS",
    "DESC",
    "DESCRIBE",
    "DISTINCT",
    "ELSE",
    "END",
    "EXPLAIN",
    "FROM",
    "GROUP",
    "HAVING",
    "IN",
    "IS",
    "JOIN",
    "LEFT",
    "LIKE",
    "LIMIT",
    "NOT",
    "NULL",
    "ON",
    "OR",
    "ORDER",
    "OVER",
    "PARTITION",
    "SELECT",
    "THEN",
    "WHEN",
    "WHERE",
    "WITH",
];

/// The names that a query may use.
pub(super) struct Assistant {
    names: BTreeSet<String>,
    files: FilenameCompleter,
}

impl Assistant {
    /// The names of a session as it is now, those of columns among them.
    pub(super) async fn of(session: &SessionContext) -> Self {
        let state = session.state();
        let mut names: BTreeSet<String> = KEYWORDS.map(str::to_owned).into();
        names.extend(state.scalar_functions().keys().cloned());
        names.extend(state.aggregate_functions().keys().cloned());
        names.extend(state.window_functions().keys().cloned());
        names.extend(state.table_functions().keys().cloned());
        for catalog in session.catalog_names() {
            let Some(catalog) = session.catalog(&catalog) else {
                continue;
            };
            let schemas = catalog.schema_names().into_iter();
            for schema in schemas.filter_map(|name| catalog.schema(&name)) {
                for name in schema.table_names() {
                    // One that cannot be had has no columns to name.
                    if let Ok(Some(table)) = schema.table(&name).await {
                        let schema = table.schema();
                        names.extend(schema.fields().iter().map(|it| it.name().clone()));
                    }
                    names.insert(name);
                }
            }
        }
        names.extend(commands::NAMES.map(str::to_owned));
        Self {
            names,
            files: FilenameCompleter::new(),
        }
    }
}

impl Completer for Assistant {
    type Candidate = Pair;

    fn complete(
        &self,
        line: &str,
        pos: usize,
        context: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<Pair>)> {
        let before = line.get(..pos).unwrap_or(line);
        // Within quotes a table is a file.
        if before.matches('\'').count() % 2 == 1 {
            return self.files.complete(line, pos, context);
        }
        let is_name = |it: char| it.is_alphanumeric() || it == '_' || it == '\\';
        let start = before.trim_end_matches(is_name).len();
        let typed = &before[start..];
        let fits = |name: &&String| {
            let begin = name.get(..typed.len());
            !typed.is_empty() && begin.is_some_and(|it| it.eq_ignore_ascii_case(typed))
        };
        let pairs = self.names.iter().filter(fits).map(|name| Pair {
            display: name.clone(),
            replacement: name.clone(),
        });
        Ok((start, pairs.collect()))
    }
}

impl Validator for Assistant {
    fn validate(&self, context: &mut ValidationContext<'_>) -> rustyline::Result<ValidationResult> {
        Ok(if super::is_whole(context.input()) {
            ValidationResult::Valid(None)
        } else {
            ValidationResult::Incomplete
        })
    }
}

impl Hinter for Assistant {
    type Hint = String;
}

impl Highlighter for Assistant {}
impl Helper for Assistant {}

#[cfg(test)]
mod tests {
    use cif_query::{Settings, register, session};
    use rustyline::history::MemHistory;

    use super::*;

    #[tokio::test]
    async fn names_are_completed() {
        let session = session(&Settings::default()).unwrap();
        register(&session, &["games.pgn".into()]).unwrap();
        let assistant = Assistant::of(&session).await;
        let complete = |line: &str| {
            let history = MemHistory::new();
            let context = Context::new(&history);
            let (start, pairs) = assistant.complete(line, line.len(), &context).unwrap();
            let names = pairs.into_iter().map(|it| it.replacement);
            (start, names.collect::<Vec<_>>())
        };
        assert_eq!(complete("sele"), (0, vec!["SELECT".to_owned()]));
        assert_eq!(complete("SELECT fen_a"), (7, vec!["fen_at".to_owned()]));
        for (line, start, name) in [
            ("SELECT final_f", 7, "final_fen"),
            ("SELECT zob", 7, "zobrist"),
            ("SELECT games.white_e", 13, "white_elo"),
            ("SELECT * FROM evalu", 14, "evaluations"),
        ] {
            assert_eq!(complete(line), (start, vec![name.to_owned()]), "{line}");
        }
        assert_eq!(complete("\\q"), (0, vec!["\\quit".to_owned()]));
        assert_eq!(complete("SELECT "), (7, Vec::new()));
    }
}
