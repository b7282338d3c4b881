//! Names of commands that people type by habit, because other programs have them, and what to
//! type here.

/// Names that are no commands, and the words that lead to the command that does the work.
const HABITS: &[(&[&str], &str)] = &[
    (
        &["validate", "verify", "lint", "test"],
        "`cif check FILE` checks archives against the schema and the rules",
    ),
    (
        &["repair", "correct"],
        "`cif fix FILE` applies the fixes that findings carry",
    ),
    (
        &["format", "fmt"],
        "`cif convert --flat IN.cif OUT.cif` writes an archive anew in the canonical layout; \
         `cif fix FILE` corrects it and leaves its layout",
    ),
    (
        &["view", "display", "print", "open", "cat", "board"],
        "`cif show FILE` shows a game; `cif html FILE -o OUT.html` writes games for a browser",
    ),
    (
        &["report", "browse", "web"],
        "`cif html FILE -o OUT.html` writes games for a browser",
    ),
    (
        &["import", "cif"],
        "`cif convert GAMES.pgn ARCHIVE.cif` makes an archive of PGN",
    ),
    (
        &["pgn"],
        "`cif convert ARCHIVE.cif GAMES.pgn` writes the games of an archive as PGN",
    ),
    (
        &["merge", "join", "concat"],
        "`cif convert ONE.cif TWO.pgn ALL.cif` makes one archive of several files",
    ),
    (
        &["analyze", "analyse", "engine"],
        "`cif annotate FILE --engine ENGINE -o OUT.cif` lets an engine evaluate games",
    ),
    (
        &["evaluate", "chart", "accuracy"],
        "`cif eval FILE` shows the evaluations of a game; `cif annotate` makes them with an engine",
    ),
    (
        &["sql", "select", "search", "list"],
        "`cif query \"SELECT white, black, result FROM games\" FILE` asks questions in SQL",
    ),
    (
        &["tables", "parquet", "csv"],
        "`cif export FILE -o OUT.parquet` writes games as tables",
    ),
    (&["xsd"], "`cif schema` prints the XML Schema"),
    (
        &["completion", "complete"],
        "`cif completions SHELL` prints the completions of a shell",
    ),
    (
        &["man", "manual"],
        "`cif help COMMAND` shows the help of a command",
    ),
    (&["version"], "`cif --version` shows the version"),
];

/// The words that lead from a habit to the command; `None` for other names.
pub(crate) fn meant(name: &str) -> Option<&'static str> {
    let name = name.to_ascii_lowercase();
    let habit = HABITS
        .iter()
        .find(|(names, _)| names.contains(&name.as_str()));
    habit.map(|(_, help)| *help)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{args, external};

    #[test]
    fn every_habit_leads_to_a_command() {
        let command = args::command();
        let is_command = |name: &str| {
            command.find_subcommand(name).is_some()
                || external::OURS.iter().any(|(ours, _)| *ours == name)
                || ["help", "--version"].contains(&name)
        };
        for (names, help) in HABITS {
            let words = help.split('`').filter_map(|it| it.strip_prefix("cif "));
            for line in words {
                let name = line.split(' ').next().unwrap_or(line);
                assert!(is_command(name), "{help}");
            }
            for name in *names {
                assert!(!is_command(name), "`{name}` is a command");
                assert_eq!(meant(name), Some(*help), "`{name}` is there twice");
            }
        }
    }
}
