//! The places that files are written to: one file, or a folder of them, named after their
//! tables, with a folder for each part.

use std::fs;
use std::io::{self, IsTerminal as _};
use std::path::{Path, PathBuf};

use cif_files::program::CommandError;

use crate::args::{Arguments, Format};

/// The place of an export.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Output {
    /// Standard output.
    Stdout,
    /// One file for one table.
    File(PathBuf),
    /// A folder.
    Folder(PathBuf),
}

impl Output {
    /// Returns true if rows go to a terminal.
    pub(crate) fn is_terminal(&self) -> bool {
        *self == Self::Stdout && io::stdout().is_terminal()
    }

    /// The place and the format that the arguments name.
    pub(crate) fn of(arguments: &Arguments) -> Result<(Self, Format), CommandError> {
        let path = &arguments.output;
        let is_split = arguments.table.len() > 1
            || arguments.partition_by.is_some()
            || arguments.rows_per_file.is_some();
        let by_name = format_of(path);
        if path == Path::new("-") {
            if is_split {
                return Err(CommandError::new(
                    "several files need a folder: `--output FOLDER`",
                ));
            }
            return match arguments.format {
                Some(format) if format.is_text() => Ok((Self::Stdout, format)),
                _ => Err(CommandError::new(
                    "one table goes to standard output as text: `--format csv` or `ndjson`",
                )),
            };
        }
        if is_split {
            if by_name.is_some() && !path.is_dir() {
                return Err(CommandError::file(
                    "cannot write to",
                    path,
                    "several files need a folder, whose name has no such ending",
                ));
            }
            let format = arguments.format.unwrap_or(Format::Parquet);
            return Ok((Self::Folder(path.clone()), format));
        }
        match (arguments.format, by_name) {
            (None, None) => Err(CommandError::file(
                "cannot tell the format of",
                path,
                "name it .parquet, .arrow, .csv or .ndjson, or say `--format`",
            )),
            (Some(format), _) | (None, Some(format)) => {
                let is_compressed = cif_files::without_extension(path) != *path;
                if is_compressed && !format.is_text() {
                    let message = "the format is compressed inside: leave the ending out";
                    return Err(CommandError::file("cannot write", path, message));
                }
                Ok((Self::File(path.clone()), format))
            }
        }
    }

    /// The path of a file of a table: of a part, and the number of the file where there are
    /// several.
    pub(crate) fn path(
        &self,
        table: &str,
        part: Option<&str>,
        number: Option<u64>,
        format: Format,
    ) -> PathBuf {
        let extension = format.extension();
        match self {
            Self::Stdout => PathBuf::from("-"),
            Self::File(path) => path.clone(),
            Self::Folder(folder) => match (part, number) {
                (None, None) => folder.join(format!("{table}.{extension}")),
                (None, Some(number)) => folder.join(format!("{table}-{number:05}.{extension}")),
                (Some(part), number) => {
                    let number = number.unwrap_or(1);
                    let name = format!("part-{number:05}.{extension}");
                    folder.join(table).join(part).join(name)
                }
            },
        }
    }

    /// The files of an earlier export that the parts of this one would mix with, if there are any.
    pub(crate) fn earlier_parts(
        &self,
        table: &str,
        is_parted: bool,
        format: Format,
    ) -> Option<PathBuf> {
        let Self::Folder(folder) = self else {
            return None;
        };
        if is_parted {
            let parts = folder.join(table);
            let mut entries = fs::read_dir(&parts).ok()?;
            return entries.next().map(|_| parts);
        }
        let first = self.path(table, None, Some(1), format);
        first.exists().then_some(first)
    }
}

/// The format that a name says.
fn format_of(path: &Path) -> Option<Format> {
    let plain = cif_files::without_extension(path);
    let extension = plain.extension()?.to_str()?.to_ascii_lowercase();
    match extension.as_str() {
        "jsonl" | "json" => Some(Format::Ndjson),
        "feather" | "ipc" => Some(Format::Arrow),
        other => Format::ALL.into_iter().find(|it| it.extension() == other),
    }
}

#[cfg(test)]
mod tests {
    use clap::Parser as _;

    use super::*;

    fn of(line: &str) -> Result<(Output, Format), String> {
        let words = ["cif-export", "games.pgn"]
            .into_iter()
            .chain(line.split(' '));
        Output::of(&Arguments::parse_from(words)).map_err(|error| format!("{error:?}"))
    }

    #[test]
    fn names_say_what_is_written() {
        let file = |name: &str| Output::File(name.into());
        let folder = |name: &str| Output::Folder(name.into());
        assert_eq!(of("-o a.parquet"), Ok((file("a.parquet"), Format::Parquet)));
        assert_eq!(of("-o a.csv.gz"), Ok((file("a.csv.gz"), Format::Csv)));
        assert_eq!(of("-o a.jsonl"), Ok((file("a.jsonl"), Format::Ndjson)));
        assert_eq!(of("-o - --format csv"), Ok((Output::Stdout, Format::Csv)));
        assert_eq!(
            of("-o a --rows-per-file 9"),
            Ok((folder("a"), Format::Parquet))
        );
        assert_eq!(
            of("-o a -t games,plies"),
            Ok((folder("a"), Format::Parquet))
        );
        for wrong in ["-o a", "-o -", "-o a.parquet.gz", "-o a.csv -t games,plies"] {
            assert!(of(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn files_of_a_folder_are_named_after_their_tables() {
        let folder = Output::Folder("x".into());
        let path = |part, number| folder.path("games", part, number, Format::Csv);
        assert_eq!(path(None, None), Path::new("x/games.csv"));
        assert_eq!(path(None, Some(2)), Path::new("x/games-00002.csv"));
        let part = Path::new("x/games/year=2020/part-00001.csv");
        assert_eq!(path(Some("year=2020"), Some(1)), part);
    }
}
