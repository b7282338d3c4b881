//! The command line.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use cif_files::program::{Options, bytes, number};
use cif_files::walk::STDIN;
use cif_query::Settings;
use cif_query::output::{Format, TableOptions};
use clap::{Parser, ValueEnum};

/// Ask questions of games in SQL
///
/// The files are the tables games, plies, lines, comments, evaluations, tags and findings; any
/// other file of games, Parquet, CSV or JSON is a table by its name: FROM 'games.pgn.zst'. A folder
/// stands for the games in it and below, `-` for standard input. Without a query it is asked for at
/// a prompt.
#[derive(Debug, Parser)]
#[command(
    name = "cif-query",
    bin_name = "cif query",
    version,
    max_term_width = 100
)]
#[command(after_help = "\
Examples:
  cif query \"SELECT white, black, result FROM games WHERE white_elo > 2500\" games.pgn
          List the games of strong players
  cif query \"SELECT eco, count(*) FROM games GROUP BY eco\" games.pgn -o openings.csv
          Count openings into a file

Exit status:
  0  the queries were answered
  1  they were, but there was no game, games were left out, or an archive has
     faults; a warning says which
  2  a query is wrong, or a file cannot be read or written
130  the work was interrupted")]
pub(crate) struct Arguments {
    /// The query, or several with `;` between them, and then the files that it is about
    #[arg(value_name = "SQL|GAMES")]
    given: Vec<OsString>,

    /// Ask at a prompt; all that is given are files
    #[arg(short, long, conflicts_with_all = ["file", "output"])]
    interactive: bool,

    /// Read the queries from a file, or from standard input (-); all that is given are files
    #[arg(short, long, value_name = "SQL")]
    file: Option<PathBuf>,

    /// Write the result to a file: .csv, .json, .ndjson, .parquet or .txt, and .gz, .zst or .bz2
    /// behind all but .parquet; `-` is standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// The form of the result [default: by the name of the output, else table]
    #[arg(long, value_enum)]
    format: Option<FormatName>,

    /// Rows of a table that are shown; 0 is all
    #[arg(long, value_name = "N", default_value_t = TableOptions::default().rows)]
    #[arg(value_parser = number::<usize>(0..=u64::MAX))]
    max_rows: usize,

    /// Characters of a cell of a table that are shown; 0 is all
    #[arg(long, value_name = "N", default_value_t = TableOptions::default().width)]
    #[arg(value_parser = number::<usize>(0..=u64::MAX))]
    max_width: usize,

    /// Threads that share the work [default: one for each processor]
    #[arg(short, long, value_name = "N", value_parser = number::<u16>(1..=65_535))]
    jobs: Option<u16>,

    /// The memory for sorting, grouping and joining, like 512M or 2G, and in megabytes without a
    /// unit; what is more goes to disk
    #[arg(long, value_name = "SIZE", default_value = "1G", value_parser = memory)]
    memory: usize,

    /// The folder for what memory does not hold [default: that for temporary files]
    #[arg(long, value_name = "DIR")]
    spill: Option<PathBuf>,

    #[command(flatten)]
    pub(crate) options: Options,
}

/// A number of bytes; of megabytes where it has no unit.
fn memory(text: &str) -> Result<usize, String> {
    let has_no_unit = text.ends_with(|it: char| it.is_ascii_digit());
    bytes(&format!("{text}{}", if has_no_unit { "M" } else { "" }))
        .map_err(|_| "a size is needed, like 512M or 2G, or a number of megabytes".to_owned())
}

/// The names of formats.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(crate) enum FormatName {
    Table,
    Csv,
    // One object a line.
    Json,
    Parquet,
}

/// The queries of a run.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Queries {
    /// These.
    Text(String),
    /// Those in a file.
    File(PathBuf),
    /// Those that are asked for.
    Prompt,
}

impl Arguments {
    /// The queries, and the files that are tables.
    pub(crate) fn queries(&self) -> Result<(Queries, Vec<PathBuf>), String> {
        let mut given = self.given.iter();
        let queries = if self.interactive {
            Queries::Prompt
        } else if let Some(file) = &self.file {
            Queries::File(file.clone())
        } else if let Some(sql) = given.next() {
            if Path::new(sql).is_file() {
                let name = cif_files::filename::shown(Path::new(sql));
                return Err(format!(
                    "`{name}` is a file, and the query comes before it: cif query \"SELECT white FROM games\" {name}"
                ));
            }
            match sql.to_str() {
                Some(sql) => Queries::Text(sql.to_owned()),
                None => return Err("the query is not UTF-8".to_owned()),
            }
        } else {
            Queries::Prompt
        };
        Ok((queries, given.map(PathBuf::from).collect()))
    }

    pub(crate) fn settings(&self) -> Settings {
        let default = Settings::default();
        Settings {
            memory: self.memory,
            threads: self.jobs.map_or(default.threads, usize::from),
            expansion: self.options.bounds().expansion,
            spill: self.spill.clone(),
        }
    }

    pub(crate) fn table(&self) -> TableOptions {
        TableOptions {
            rows: self.max_rows,
            width: self.max_width,
            ..TableOptions::default()
        }
    }

    /// The file for the result; else that goes to standard output.
    pub(crate) fn output(&self) -> Option<&Path> {
        let path = self.output.as_deref();
        path.filter(|path| path.as_os_str() != STDIN)
    }

    /// The form of the result.
    pub(crate) fn format(&self) -> Result<Format, String> {
        let named = self.output().map(|path| (path, Format::of_name(path)));
        Ok(match (self.format, named) {
            (Some(FormatName::Table), _) | (None, None) => Format::Table,
            (Some(FormatName::Csv), _) => Format::Csv,
            (Some(FormatName::Json), _) => Format::Json,
            (Some(FormatName::Parquet), _) => Format::Parquet,
            (None, Some((_, Some(format)))) => format,
            (None, Some((path, None))) => {
                let path = path.display();
                return Err(format!(
                    "`{path}` names no format: .csv, .json, .ndjson, .parquet or .txt, or --format"
                ));
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    #[test]
    fn the_command_line_is_well_declared() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn the_first_of_what_is_given_is_the_query() {
        let parse = |line: &str| {
            let words = std::iter::once("cif-query").chain(line.split_terminator(' '));
            Arguments::parse_from(words).queries().unwrap()
        };
        let files = |names: &[&str]| names.iter().map(PathBuf::from).collect::<Vec<_>>();
        let sql = Queries::Text("SELECT".to_owned());
        assert_eq!(
            parse("SELECT a.cif b.pgn"),
            (sql, files(&["a.cif", "b.pgn"]))
        );
        assert_eq!(parse("-i a.cif"), (Queries::Prompt, files(&["a.cif"])));
        let file = Queries::File("q.sql".into());
        assert_eq!(parse("-f q.sql a.cif"), (file, files(&["a.cif"])));
        assert_eq!(parse(""), (Queries::Prompt, Vec::new()));
    }
}
