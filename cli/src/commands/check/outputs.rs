//! The places that findings are written to: standard output and files, each in its format.

use std::io::Write as _;
use std::path::{Path, PathBuf};

use anstream::adapter::strip_str;
use cif::files::{Place, filename};

use super::OutputArgs;
use super::baseline::BaselineFormat;
use super::table_file::TableFile;
use crate::input::Input;
use crate::links::Links;
use crate::output::Output;
use crate::placed::placed;
use crate::report::formats::{Format, Formatter, Run, WantedFormat, formatter, statistics};
use crate::status::CliError;
use crate::terminal::{self, visible};

/// A format that is written.
pub(super) struct WrittenFormat {
    pub(super) formatter: Box<dyn Formatter>,
    /// The number of findings of a file that are shown.
    pub(super) max_findings: usize,
    /// True if it shows or measures the text that findings are about.
    pub(super) needs_excerpts: bool,
    /// True if it tells findings apart by their games.
    pub(super) needs_games: bool,
    reader: Reader,
    /// The file that it is written to; standard output without one.
    file: Option<PathBuf>,
}

/// Those for whom a format is written.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reader {
    /// People, so that there may be styles, which are no part of a file.
    Person,
    Program,
    /// Later checks, so that it has what is left out elsewhere.
    Baseline,
    /// The program that makes a table of it.
    Table,
}

impl WrittenFormat {
    /// Returns whether programs read it on standard output.
    pub(super) fn is_data_on_stdout(&self) -> bool {
        self.reader == Reader::Program && self.file.is_none()
    }

    /// Returns whether it has what is left out elsewhere.
    pub(super) fn has_everything(&self) -> bool {
        self.reader == Reader::Baseline
    }
}

/// Makes the formats that the command line asks for. Standard output is for people where no
/// format claims it.
pub(super) fn formats(
    arguments: &OutputArgs,
    quiet: bool,
    links: Links,
) -> Result<Vec<WrittenFormat>, CliError> {
    let mut wanted = arguments.formats.clone();
    for it in &mut wanted {
        it.file.take_if(|file| *file == Path::new("-"));
    }
    let claims = wanted.iter().filter(|it| it.file.is_none()).count();
    if claims > 1 {
        let error = CliError::new("several formats would be written to standard output");
        return Err(error.with_help("give each but one a file, as in `--format sarif=FILE`"));
    }
    if claims == 0 {
        wanted.insert(0, WantedFormat::default());
    }
    let mut formats: Vec<WrittenFormat> = Vec::new();
    for WantedFormat { format, file } in wanted {
        let is_claim = file.is_none();
        let file = file.or_else(|| arguments.output_file.clone());
        let file = file.filter(|file| file != Path::new("-"));
        if quiet && file.is_none() {
            continue;
        }
        let is_taken = |it: &WrittenFormat| file.is_some() && it.file == file;
        if formats.iter().any(is_taken) {
            let name = file.as_deref().map(filename::shown).unwrap_or_default();
            let message = format!("two formats would be written to `{}`", visible(&name));
            return Err(CliError::new(message).with_help("name another file for one of them"));
        }
        let is_counted = arguments.statistics && is_claim;
        let links = if file.is_none() { links } else { Links::NONE };
        let formatter = if is_counted {
            statistics(format).ok_or_else(|| {
                CliError::new("`--statistics` is for the formats human, concise, grouped and json")
            })?
        } else {
            formatter(format, terminal::width(), links)
        };
        let max_findings = match arguments.max_findings {
            _ if is_counted => usize::MAX,
            given => format.max_findings(given),
        };
        formats.push(WrittenFormat {
            formatter,
            max_findings,
            needs_excerpts: format.needs_excerpts(),
            needs_games: format.needs_games(),
            reader: match format {
                _ if format.is_for_people() => Reader::Person,
                Format::Parquet if file.is_none() => {
                    let error = CliError::new("Parquet is written into a file");
                    return Err(error.with_help("name it, as in `--format parquet=FILE`"));
                }
                Format::Parquet => Reader::Table,
                _ => Reader::Program,
            },
            file,
        });
    }
    Ok(formats)
}

/// The format of a baseline that is written to this file.
pub(super) fn baseline(file: &Path) -> WrittenFormat {
    WrittenFormat {
        formatter: Box::new(BaselineFormat::at(file)),
        max_findings: usize::MAX,
        needs_excerpts: true,
        needs_games: true,
        reader: Reader::Baseline,
        file: Some(file.to_owned()),
    }
}

/// The outputs, one for each format.
pub(super) struct Outputs<'f> {
    outputs: Vec<FormatOutput<'f>>,
}

struct FormatOutput<'f> {
    format: &'f WrittenFormat,
    target: Target,
    /// True if an element was written.
    is_begun: bool,
}

enum Target {
    Stdout(Output),
    File(PathBuf, Place),
    Table(TableFile),
}

impl<'f> Outputs<'f> {
    /// Opens all of them, none of which may be an input.
    pub(super) fn open(formats: &'f [WrittenFormat], inputs: &[Input]) -> Result<Self, CliError> {
        let open = |format: &'f WrittenFormat| {
            for input in inputs {
                input.spare(format.file.as_deref())?;
            }
            let target = match &format.file {
                None => Target::Stdout(Output::new()),
                Some(path) if format.reader == Reader::Table => {
                    Target::Table(TableFile::create(path)?)
                }
                Some(path) => {
                    let file = Place::of(path).map_err(|error| unwritable(path, &error))?;
                    Target::File(path.clone(), file)
                }
            };
            let mut output = FormatOutput {
                format,
                target,
                is_begun: false,
            };
            output.write(&format.formatter.begin())?;
            Ok(output)
        };
        let outputs = formats.iter().map(open).collect::<Result<_, CliError>>()?;
        Ok(Self { outputs })
    }

    /// Writes a portion in the format of this number.
    pub(super) fn write(&mut self, number: usize, text: &str) -> Result<(), CliError> {
        match self.outputs.get_mut(number) {
            Some(output) => output.elements(text),
            None => Ok(()),
        }
    }

    /// Returns whether nobody reads any of it any more.
    pub(super) fn are_closed(&self) -> bool {
        let is_closed = |output: &FormatOutput<'_>| match &output.target {
            Target::Stdout(output) => output.is_closed(),
            Target::File(..) | Target::Table(_) => false,
        };
        !self.outputs.is_empty() && self.outputs.iter().all(is_closed)
    }

    /// Writes the end of all of them. Of a run that was interrupted no file takes its place, nor does
    /// a baseline that lacks what could not be checked.
    pub(super) fn finish(self, run: &Run<'_>) -> Result<(), CliError> {
        for mut output in self.outputs {
            output.write(&output.format.formatter.end(run))?;
            match output.target {
                Target::Stdout(output) => output.finish()?,
                Target::File(..) | Target::Table(_) if run.tally.left.is_some() => {}
                Target::File(..)
                    if output.format.reader == Reader::Baseline && run.tally.errors > 0 => {}
                Target::Table(file) => file.finish()?,
                Target::File(path, file) => {
                    placed(file.finish()).map_err(|error| unwritable(&path, &error))?;
                }
            }
        }
        Ok(())
    }
}

impl FormatOutput<'_> {
    /// Writes elements, the first of all without what parts it from others.
    fn elements(&mut self, text: &str) -> Result<(), CliError> {
        let separator = self.format.formatter.separator();
        let is_first = !text.is_empty() && !std::mem::replace(&mut self.is_begun, true);
        let text = text
            .strip_prefix(separator)
            .filter(|_| is_first)
            .unwrap_or(text);
        self.write(text)
    }

    fn write(&mut self, text: &str) -> Result<(), CliError> {
        match &mut self.target {
            Target::Stdout(output) => output.print(text),
            Target::Table(file) => file.write(text),
            Target::File(path, file) => {
                let written = if self.format.reader == Reader::Person {
                    write!(file, "{}", strip_str(text))
                } else {
                    file.write_all(text.as_bytes())
                };
                written.map_err(|error| unwritable(path, &error))
            }
        }
    }
}

/// The error when a file cannot be written.
fn unwritable(path: &Path, error: &std::io::Error) -> CliError {
    CliError::file("cannot write", &filename::shown(path), error)
}
