//! The command line.

use std::path::PathBuf;

use cif_files::program::{Options, number};
use cif_tables::{Filter, FilterError, Table, UnknownTable};
use clap::{Parser, ValueEnum};

/// Write games as tables: Parquet, Arrow, CSV or NDJSON
///
/// The tables are games, plies, lines, comments, evaluations, tags and findings; docs/tables.md
/// says what their columns mean.
#[derive(Debug, Parser)]
#[command(
    name = "cif-export",
    bin_name = "cif export",
    version,
    max_term_width = 100
)]
#[command(after_help = "\
Examples:
  cif export games.pgn -o games.parquet
          Write a row for each game
  cif export games.pgn --table plies --columns game,ply,san,fen -o plies.csv.gz
          Write a row for each move, with the position after it

Exit status:
  0  everything was written
  1  a game could not be read; the others were written
  2  the command line is wrong, or a file cannot be read or written
130  the work was interrupted")]
pub(crate) struct Arguments {
    /// Archives and files of PGN, compressed or not; folders with such files; `-` for standard
    /// input
    #[arg(required = true, value_name = "GAMES")]
    pub(crate) games: Vec<PathBuf>,

    /// The tables, with commas between them
    #[arg(
        short,
        long,
        value_name = "TABLE",
        value_delimiter = ',',
        default_value = "games"
    )]
    #[arg(value_parser = table)]
    pub(crate) table: Vec<Table>,

    /// The file to write, or the folder where there are several; `-` for standard output
    #[arg(short, long, value_name = "FILE|FOLDER")]
    pub(crate) output: PathBuf,

    /// The format; else the name of the output says it, and in a folder it is Parquet
    #[arg(short, long, value_enum)]
    pub(crate) format: Option<Format>,

    /// The columns, with commas between them: names, `all`, or `lichess` for those that the
    /// data sets of Lichess have, by the names that they have there
    #[arg(short, long, value_name = "COLUMN", value_delimiter = ',')]
    pub(crate) columns: Vec<String>,

    // The condition is shown as it is typed.
    #[allow(clippy::doc_markdown)]
    /// Only games of which this is true: "white_elo > 2600 AND year >= 2020"
    #[arg(long = "where", value_name = "CONDITION", value_parser = condition)]
    #[arg(allow_hyphen_values = true)]
    pub(crate) condition: Option<Filter>,

    /// Write a folder for each value of a column, like `year=2020`
    #[arg(long, value_name = "COLUMN")]
    pub(crate) partition_by: Option<String>,

    /// Begin another file after so many rows
    #[arg(long, value_name = "N", value_parser = number::<u64>(1..=u64::MAX))]
    pub(crate) rows_per_file: Option<u64>,

    /// End after so many rows of each table
    #[arg(long, value_name = "N", value_parser = number::<u64>(0..=u64::MAX))]
    pub(crate) limit: Option<u64>,

    /// Go on with an interrupted export into a folder, and keep the files that are whole
    #[arg(long)]
    pub(crate) resume: bool,

    /// Threads that make rows [default: one for each processor]
    #[arg(short, long, value_name = "N", value_parser = number::<u16>(1..=65_535))]
    pub(crate) jobs: Option<u16>,

    /// Say nothing of progress
    #[arg(short, long)]
    pub(crate) quiet: bool,

    #[command(flatten)]
    pub(crate) options: Options,
}

/// A format of files.
#[derive(Clone, Copy, PartialEq, Eq, Debug, ValueEnum)]
pub(crate) enum Format {
    Parquet,
    // Arrow's own file format (IPC, or Feather).
    Arrow,
    // With a line of names, and safe to open in a spreadsheet.
    Csv,
    // A JSON object on each line.
    Ndjson,
}

impl Format {
    pub(crate) const ALL: [Self; 4] = [Self::Parquet, Self::Arrow, Self::Csv, Self::Ndjson];

    pub(crate) const fn extension(self) -> &'static str {
        match self {
            Self::Parquet => "parquet",
            Self::Arrow => "arrow",
            Self::Csv => "csv",
            Self::Ndjson => "ndjson",
        }
    }

    /// Returns true for a text, which may be compressed as a whole.
    pub(crate) const fn is_text(self) -> bool {
        matches!(self, Self::Csv | Self::Ndjson)
    }
}

fn table(name: &str) -> Result<Table, UnknownTable> {
    name.parse()
}

fn condition(text: &str) -> Result<Filter, FilterError> {
    Filter::parse(text)
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory as _;

    use super::*;

    #[test]
    fn the_command_line_is_well_declared() {
        Arguments::command().debug_assert();
    }
}
