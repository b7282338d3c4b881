//! `cif fix`: applies the fixes that findings carry. An archive is fixed into
//! a new file, which is checked again and takes the place of the old one as a
//! whole.

use std::io::{self, Read, Seek};
use std::path::{Path, PathBuf};

use cif::check::{Options, Severity};
use cif::fix::{Draft as _, FixError, Fixed, Fixer, Remaining};
use clap::Args;

use crate::content::{changeable, has_content};
use crate::fixes::{Diff, Reach, Scratch, ScratchLocation};
use crate::gather::{CIF, gather};
use crate::input::{Input, ReadSeek};
use crate::options::{JobArguments, LimitArguments};
use crate::output::Output;
use crate::placed::placed;
use crate::progress::Progress;
use crate::report::{Ending, count, grouped, refusal};
use crate::selection::{CheckSelectionArgs, Settings};
use crate::signals;
use crate::sink::Nothing;
use crate::status::{CliError, Status};
use crate::status_line;
use crate::terminal::{self, FAINT, styled, visible};
use cif::files::filename;
use cif::files::kind::Wanted;
use cif::files::{Compression, Encoder};
use cif::files::{Destination, Replacement};

/// Fix archives: apply the fixes that findings carry
///
/// Safe fixes are applied, which leave no doubt about the meaning; others on demand. An archive is replaced whole when all is written and checked again, or left alone. The exit status
/// is that of a check of what is there afterwards.
#[derive(Debug, Args)]
pub(crate) struct Fix {
    /// Files, directories (all *.cif below them), patterns like `games/**/*.cif`, or - for
    /// standard input, which is fixed to standard output
    #[arg(required = true, value_name = "FILE")]
    inputs: Vec<PathBuf>,

    /// Also apply fixes that may change the meaning
    #[arg(long = "unsafe")]
    not_safe: bool,

    /// Show what would be changed as a unified diff, and change nothing
    #[arg(long, conflicts_with = "output")]
    diff: bool,

    /// Write to this file and leave the one that is read as it is; - is standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Write no summary; the exit status says it all
    #[arg(short, long)]
    quiet: bool,

    #[command(flatten)]
    jobs: JobArguments,

    #[command(flatten)]
    selection: CheckSelectionArgs,

    #[command(flatten)]
    limits: LimitArguments,
}

/// Fixes all inputs.
pub(crate) fn run(arguments: &Fix) -> Result<Status, CliError> {
    let settings = arguments.selection.settings()?;
    let (inputs, errors) = gather(&arguments.inputs, CIF, &settings.exclude);
    if arguments.output.is_some() && inputs.len() + errors.len() > 1 {
        let message = "`--output` is for a single archive";
        return Err(CliError::new(message).with_help("without it each is fixed in its own place"));
    }
    let is_data = |input: &Input| !matches!(arguments.target(input), Target::File(_));
    let data = inputs.iter().any(is_data);
    let mut work = Work {
        arguments,
        fixer: Fixer {
            options: Options {
                limits: arguments.limits.limits(),
                jobs: arguments.jobs.threads(),
                ..settings.options()
            },
            not_safe: arguments.not_safe,
        },
        settings,
        output: Output::new(),
        data,
        progress: Progress::of(
            &inputs,
            !arguments.quiet && (!data || status_line::is_visible(None)),
        ),
        sum: Sum::default(),
    };
    let mut status = Status::Clean;
    for error in errors {
        status = status.max(error.report());
    }
    for (number, input) in inputs.iter().enumerate() {
        if inputs.len() > 1 {
            let number = count(number as u64, "file");
            work.progress
                .label(format_args!("{number} of {}", inputs.len()));
        }
        let outcome = work.fix(input);
        status = status.max(outcome.unwrap_or_else(|error| error.report()));
    }
    work.finish()?;
    Ok(status)
}

/// The destination of a fixed archive.
#[derive(Clone, Copy)]
enum Target<'t> {
    File(&'t Path),
    Stdout,
    Diff,
}

impl Fix {
    fn target<'t>(&'t self, input: &'t Input) -> Target<'t> {
        match (&self.output, input) {
            _ if self.diff => Target::Diff,
            (Some(path), _) if path == Path::new("-") => Target::Stdout,
            (Some(path), _) | (None, Input::File(path)) => Target::File(path),
            (None, Input::Stdin) => Target::Stdout,
        }
    }

    /// Returns the compression of the fixed archive: as its new name asks for, or as
    /// it was in its own place.
    fn compression(&self, input: &Input) -> Result<Option<Compression>, CliError> {
        match &self.output {
            Some(path) => Compression::wanted(path).map_err(|error| unwritable(path, &error)),
            None => Ok(input.compression()),
        }
    }
}

/// The work on all inputs.
struct Work<'a> {
    arguments: &'a Fix,
    fixer: Fixer,
    settings: Settings,
    output: Output,
    /// True if standard output carries archives or differences.
    data: bool,
    progress: Progress,
    sum: Sum,
}

/// Sums over all archives.
#[derive(Default)]
struct Sum {
    /// Archives that were read to their end, and written where they are to be.
    files: u64,
    changed: u64,
    faults: u64,
    left: Remaining,
}

impl Work<'_> {
    /// Fixes one archive and says what came of it.
    fn fix(&mut self, input: &Input) -> Result<Status, CliError> {
        let target = self.arguments.target(input);
        let compression = self.arguments.compression(input)?;
        // As it is before anything is read: what changes from now on shows.
        let destination = match target {
            Target::File(path) => {
                let destination = Destination::of(path);
                let destination = destination.map_err(|error| unwritable(path, &error))?;
                let changed = self.sum.changed;
                signals::set_last_words(format!(
                    "interrupted: nothing was written into `{}`{}",
                    visible(&filename::shown(path)),
                    match changed {
                        0 => String::new(),
                        _ => format!("; {} changed before it", count(changed, "file")),
                    }
                ));
                Some(if input.is_file_at(path) {
                    destination.of_source()
                } else {
                    destination
                })
            }
            Target::Stdout | Target::Diff => None,
        };
        let place = match &destination {
            Some(destination) if compression.is_none() => ScratchLocation::Beside(destination),
            _ => ScratchLocation::Apart,
        };
        // In its own place a file may be anything; it takes the place of another one as an archive.
        let wanted = match (target, &self.arguments.output) {
            (Target::Diff, _) | (Target::File(_), None) => Wanted::AnyXml,
            _ => Wanted::Archive,
        };
        let mut original = input.rewindable(wanted)?;
        let mut reach = Reach::of(input, &self.progress);
        let make = || Scratch::at(place);
        let own = Fixer {
            options: self
                .settings
                .options_of(input, &self.fixer.options)
                .into_owned(),
            ..self.fixer
        };
        let fixed = own.fix(&mut original, make, &mut |it| reach.show(it));
        reach.finish();
        let fixed = match fixed {
            Ok(fixed) => fixed,
            Err(error) => return refused(error, input, place),
        };
        // An archive without faults is worth a place elsewhere even if it holds nothing.
        let is_elsewhere = self.arguments.output.is_some() && destination.is_some();
        if is_elsewhere && fixed.before.worst == Some(Severity::Error) {
            let rewound = original.rewind();
            rewound.map_err(|error| input.unreadable(&error))?;
            if !has_content(&mut original, &own.options.limits) {
                return Err(Nothing::NoItem.of(&[input]));
            }
        }
        let line = self.line(&input.name(), &fixed);
        let is_changed = fixed.text.is_some();
        if is_changed && matches!(target, Target::File(path) if input.is_file_at(path)) {
            changeable(input, &own.options.limits)?;
        }
        let Fixed {
            text,
            before,
            remaining,
            applied,
            ..
        } = fixed;
        match &destination {
            Some(destination) => {
                signals::set_placing(&visible(&filename::shown(destination.path())));
                self.place(input, destination, compression, original, text)?;
            }
            None => self.write(input, original, text.as_ref())?,
        }
        signals::set_last_words(None);
        self.sum.files += 1;
        self.sum.changed += u64::from(is_changed);
        self.sum.faults += applied;
        self.sum.left.findings += remaining.findings;
        self.sum.left.safe += remaining.safe;
        self.sum.left.not_safe += remaining.not_safe;
        self.sum.left.uncertain += remaining.uncertain;
        if is_changed || remaining.findings > 0 {
            self.say(&line)?;
        }
        // Of what is there now.
        let worst = match target {
            Target::Diff => before.worst,
            Target::File(_) | Target::Stdout => remaining.worst,
        };
        Ok(if self.settings.fail_on.is_met_by(worst) {
            Status::Findings
        } else {
            Status::Clean
        })
    }

    /// Writes the archive, or what would be changed, to standard output.
    fn write(
        &mut self,
        input: &Input,
        mut original: Box<dyn ReadSeek>,
        text: Option<&Scratch>,
    ) -> Result<(), CliError> {
        let unreadable = |error: io::Error| input.unreadable(&error);
        original.rewind().map_err(unreadable)?;
        let new = reopened(text).map_err(unreadable)?;
        if !self.arguments.diff {
            return self.output.copy(&mut new.unwrap_or(original));
        }
        let Some(mut source) = new else { return Ok(()) };
        let name = input.name();
        let old = held(&mut original, &name, unreadable)?;
        let new = held(&mut source, &name, unreadable)?;
        let diff = Diff {
            name: &name,
            old: &old,
            new: &new,
        };
        if self.output.is_plain() {
            let written = diff.write(&mut self.output.raw());
            self.output.settle(written)
        } else {
            self.output.print(&diff.show())
        }
    }

    /// Puts the archive into a file.
    fn place(
        &self,
        input: &Input,
        destination: &Destination,
        compression: Option<Compression>,
        mut original: Box<dyn ReadSeek>,
        text: Option<Scratch>,
    ) -> Result<(), CliError> {
        let is_elsewhere = self.arguments.output.is_some();
        // Nothing to fix, and nothing to do in its own place.
        if text.is_none() && !is_elsewhere {
            return Ok(());
        }
        let failed = |error: io::Error| unwritable(destination.path(), &error);
        original
            .rewind()
            .map_err(|error| input.unreadable(&error))?;
        if compression.is_some() {
            let file = Replacement::at(destination).map_err(failed)?;
            let mut file = Encoder::new(file, compression).map_err(failed)?;
            let mut new = reopened(text.as_ref()).map_err(failed)?.unwrap_or(original);
            io::copy(&mut new, &mut file).map_err(failed)?;
            return placed(file.persist()).map_err(failed);
        }
        let text = if let Some(text) = text {
            // Not every system replaces a file that is open.
            drop(original);
            text
        } else {
            let mut copy = Scratch::at(ScratchLocation::Beside(destination)).map_err(failed)?;
            io::copy(&mut original, &mut copy).map_err(failed)?;
            copy
        };
        text.finish().map_err(failed)
    }

    /// Sums up one archive in one line.
    fn line(&self, name: &str, fixed: &Fixed<Scratch>) -> String {
        let done = match (fixed.rounds, self.arguments.diff) {
            (0, _) => "nothing fixed".to_owned(),
            (rounds, false) => format!(
                "{} fixed in {}",
                count(fixed.applied, "fault"),
                count(rounds.into(), "round")
            ),
            (rounds, true) => format!(
                "{} would be fixed in {}",
                count(fixed.applied, "fault"),
                count(rounds.into(), "round")
            ),
        };
        let stopped = if fixed.is_stopped {
            "; stopped, though fixes are left"
        } else {
            ""
        };
        let left = remains(&fixed.remaining);
        format!("{}: {done}{left}{stopped}\n", visible(name))
    }

    /// Says something about the work, where it does not get between data.
    fn say(&mut self, text: &str) -> Result<(), CliError> {
        if self.arguments.quiet {
            return Ok(());
        }
        if self.data {
            terminal::complain_at_length(text);
            return Ok(());
        }
        self.output.print(text)
    }

    /// The last lines.
    fn finish(mut self) -> Result<(), CliError> {
        let Sum {
            files,
            changed,
            faults,
            left,
        } = &self.sum;
        let mut text = String::new();
        if *files > 0 && *changed == 0 && left.findings == 0 {
            text = format!("{}: nothing to fix\n", count(*files, "file"));
        } else if *files > 1 {
            let files = count(*files, "file");
            let verb = if self.arguments.diff {
                "would be changed"
            } else {
                "changed"
            };
            let faults = count(*faults, "fault");
            let left = remains(left);
            text = format!("{files}, {changed} {verb}: {faults}{left}\n");
        }
        if left.findings > 0 {
            text += &styled(FAINT, "`cif check` shows what remains");
            text.push('\n');
        }
        status_line::clear();
        self.say(&text)?;
        self.output.finish()
    }
}

/// The new text from its beginning, where there is one.
fn reopened(text: Option<&Scratch>) -> io::Result<Option<Box<dyn ReadSeek>>> {
    let opened = text.map(Scratch::reopen).transpose()?;
    Ok(opened.map(|file| Box::new(file) as Box<dyn ReadSeek>))
}

/// Says why an archive was not fixed.
fn refused(error: FixError, input: &Input, place: ScratchLocation<'_>) -> Result<Status, CliError> {
    let name = input.name();
    match error {
        FixError::Read(error) => match Ending::of(&name, *error) {
            Ending::Error(error) => Err(error),
            Ending::Finding(finding) => {
                refusal("fix", &name, *finding).report();
                Ok(Status::Findings)
            }
        },
        FixError::Write(error) => Err(match place {
            ScratchLocation::Beside(destination) => unwritable(destination.path(), &error),
            ScratchLocation::Apart => CliError::file("cannot write", &name, &error),
        }),
        error => Err(CliError::new(format!(
            "cannot fix `{}`: {error}; nothing was written",
            visible(&name)
        ))),
    }
}

/// The error when a file cannot be written.
fn unwritable(path: &Path, error: &io::Error) -> CliError {
    CliError::file("cannot write", &filename::shown(path), error)
}

/// Bytes of a text that can be compared, where a line counts for so many more:
/// both texts are in memory for that.
const COMPARED: usize = 32 << 20;
const LINE: usize = 128;

/// The whole of a text, if it can be compared.
fn held(
    source: &mut impl Read,
    name: &str,
    unreadable: impl Fn(io::Error) -> CliError,
) -> Result<Vec<u8>, CliError> {
    let mut text = Vec::new();
    let most = COMPARED as u64 + 1;
    source
        .take(most)
        .read_to_end(&mut text)
        .map_err(unreadable)?;
    let lines = text.split(|byte| *byte == b'\n').count();
    if text.len() + lines * LINE <= COMPARED {
        return Ok(text);
    }
    let message = format!("`{}` is too large for `--diff`", visible(name));
    Err(CliError::new(message).with_help("`--output` writes what is fixed beside it"))
}

/// Lists the remaining findings, after a comma; nothing where none remain. Where some were only
/// counted, nobody knows how many of them have fixes.
fn remains(left: &Remaining) -> String {
    let mut text = match left.findings {
        0 => return String::new(),
        1 => ", 1 finding remains".to_owned(),
        number => format!(", {} remain", count(number, "finding")),
    };
    let fixes = [(left.safe, "a safe fix"), (left.not_safe, "an unsafe fix")];
    let fixes: Vec<String> = fixes
        .into_iter()
        .filter(|(number, _)| *number > 0)
        .map(|(number, what)| {
            let or_more = if left.uncertain > 0 { " or more" } else { "" };
            format!("{}{or_more} with {what}", grouped(number))
        })
        .collect();
    if !fixes.is_empty() {
        text = format!("{text} ({})", fixes.join(", "));
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_remains_is_reported_with_its_fixes() {
        let left = |findings, safe, not_safe| Remaining {
            findings,
            safe,
            not_safe,
            ..Remaining::default()
        };
        assert_eq!(remains(&left(0, 0, 0)), "");
        assert_eq!(remains(&left(1, 0, 0)), ", 1 finding remains");
        assert_eq!(
            remains(&left(2000, 1, 1000)),
            ", 2,000 findings remain (1 with a safe fix, 1,000 with an unsafe fix)"
        );
        let uncertain = Remaining {
            uncertain: 9000,
            ..left(10_000, 1000, 0)
        };
        assert_eq!(
            remains(&uncertain),
            ", 10,000 findings remain (1,000 or more with a safe fix)"
        );
    }
}
