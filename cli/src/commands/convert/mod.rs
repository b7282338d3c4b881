//! `cif convert`: games from PGN into an archive, and back. Games are converted
//! by several threads in portions, and memory does not depend on the size of
//! the files.

mod batch;
mod cut;
mod definitions;
mod direction;
mod filter;
mod from_cif;
mod from_pgn;
mod item_reporter;
mod reporter;
mod resolve;
mod tally;
mod to_cif;
mod to_pgn;

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::time::Instant;

use cif::index::Sharing;
use cif::pgn::{ExportOptions, Layout};
use cif_files::program::number;
use clap::{Args, ValueEnum};

use self::batch::Batch;
use self::definitions::Definitions;
use self::direction::{Form, Plan};
use self::from_pgn::Reading;
use self::item_reporter::ItemReporter;
use self::reporter::Reporter;
use self::resolve::Ready;
use self::tally::Tally;
use self::to_cif::{How, Sections};
use crate::content::created;
use crate::input::Input;
use crate::kinds;
use crate::options::{Format, JobArguments, LimitArguments};
use crate::pgn::PgnReading;
use crate::progress::Progress;
use crate::report::count;
use crate::selection::{FailOn, Of, SelectionArgs};
use crate::sink::{Gate, Nothing, Sink};
use crate::status::{CliError, Status};
use crate::status_line;
use cif::write::{ArchiveFacts, frame};

/// Convert games from PGN to CIF, or back
///
/// Nothing is lost in silence: what PGN says badly, and what it cannot hold, is reported on
/// standard error, to people by kinds, the most severe first. Files ending in .gz, .zst or .bz2 are compressed; what is read is
/// recognised by its first bytes as well. The exit status is 1 when anything but information was
/// found, and 2, and nothing is written, when no game came through.
#[derive(Debug, Args)]
#[command(override_usage = "cif convert [OPTIONS] <IN>... <OUT>")]
pub(crate) struct Convert {
    /// Files, directories, patterns, or - for standard input; and last OUT, the file to write,
    /// which is replaced whole or not at all, or - for standard output
    // One list, for options may stand among them.
    #[arg(required = true, value_name = "IN")]
    paths: Vec<PathBuf>,

    /// The form of the inputs [default: what their names say]
    #[arg(long, value_enum, value_name = "FORM")]
    from: Option<Form>,

    /// The form of the output [default: what its name says]
    #[arg(long, value_enum, value_name = "FORM")]
    to: Option<Form>,

    /// Write nothing, and end with status 1, if anything would be lost
    #[arg(long)]
    strict: bool,

    #[command(flatten)]
    jobs: JobArguments,

    /// For whom findings are written; json is one object a line, see `cif schema --findings`
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    format: Format,

    /// Findings shown of each kind, 0 for all in their order, and with json of all kinds together;
    /// the others are only counted [default: 3 for people, all in json]
    #[arg(long, value_name = "N", value_parser = number::<usize>(0..=u64::MAX))]
    max_findings: Option<usize>,

    /// Write neither findings nor a summary; the exit status says it all
    #[arg(short, long)]
    quiet: bool,

    /// Show no progress on the terminal
    #[arg(long)]
    no_progress: bool,

    #[command(flatten)]
    selection: SelectionArgs,

    #[command(flatten)]
    archive: ArchiveArguments,

    #[command(flatten)]
    pgn: PgnArguments,

    #[command(flatten)]
    limits: LimitArguments,

    #[command(flatten)]
    reading: PgnReading,
}

/// Options for writing archives.
#[derive(Debug, Args)]
#[command(next_help_heading = "CIF")]
struct ArchiveArguments {
    /// Move the heads of games to an index
    #[arg(long)]
    index: bool,

    /// Move the names of players, events, sites and so on to a namebase, each once
    #[arg(long)]
    namebase: bool,

    /// Write each game with its whole head, as is done with games of PGN and where archives are
    /// merged anyway
    #[arg(long, conflicts_with_all = ["index", "namebase"])]
    flat: bool,

    /// The time that the archive says it was created or changed, like 2014-12-21 or
    /// 2014-12-21T10:30:00Z [default: now]
    #[arg(long, value_name = "TIME")]
    created: Option<String>,
}

/// Options for reading and writing PGN.
#[derive(Debug, Args)]
#[command(next_help_heading = "PGN")]
struct PgnArguments {
    /// Variations of PGN that may stand in each other; deeper ones are kept as text
    #[arg(long = "depth", value_name = "N", default_value_t = 512, value_parser = number::<usize>(1..=DEEPEST))]
    variations: usize,

    /// The language of the comments in PGN; those of another are left out and reported [default:
    /// all comments]
    #[arg(long, value_name = "CODE", value_parser = language)]
    language: Option<String>,

    /// The layout of moves in PGN: lines of less than 80 columns, or one line for each game
    #[arg(long, value_enum, default_value_t, value_name = "LAYOUT")]
    layout: LayoutName,
}

/// A layout.
#[derive(Clone, Copy, Debug, Default, ValueEnum)]
enum LayoutName {
    #[default]
    Standard,
    Line,
}

fn language(text: &str) -> Result<String, String> {
    match cif::model::built_in::Language::new(text.to_owned()) {
        Ok(_) => Ok(text.to_owned()),
        Err(_) => Err("write it like en or pt-BR".to_owned()),
    }
}

/// Deeper than any reader of the archive goes.
const DEEPEST: u64 = 10_000;

impl Convert {
    /// Returns the inputs and the output.
    fn paths(&self) -> Result<(&[PathBuf], &Path), CliError> {
        match self.paths.split_last() {
            Some((output, inputs)) if !inputs.is_empty() => Ok((inputs, output)),
            _ => Err(CliError::new("nothing is named that the games go to")
                .with_help("the last file named is the output, - standard output")),
        }
    }

    fn reading(&self) -> Reading {
        Reading {
            pgn: self.reading,
            depth: self.pgn.variations,
        }
    }

    fn writing(&self) -> ExportOptions {
        ExportOptions {
            layout: match self.pgn.layout {
                LayoutName::Standard => Layout::Lines,
                LayoutName::Line => Layout::OneLine,
            },
            language: self.pgn.language.clone(),
        }
    }

    /// Refuses options that would do nothing.
    fn fit(&self, plan: &Plan) -> Result<(), CliError> {
        let reads_pgn = plan.inputs.iter().any(|(_, form)| *form == Form::Pgn);
        let to_pgn = plan.to == Form::Pgn;
        let pgn = &self.pgn;
        let idle = if to_pgn && (self.archive.flat || self.shares()) {
            "`--index`, `--namebase` and `--flat` are for archives that are written"
        } else if to_pgn && self.archive.created.is_some() {
            "`--created` is for archives that are written"
        } else if !to_pgn && (pgn.language.is_some() || !matches!(pgn.layout, LayoutName::Standard))
        {
            "`--language` and `--layout` are for PGN that is written"
        } else if reads_pgn {
            return Ok(());
        } else {
            return self.reading.charset.refuse();
        };
        Err(CliError::new(idle))
    }

    /// Returns whether games are to share anything.
    fn shares(&self) -> bool {
        self.archive.index || self.archive.namebase
    }
}

/// Converts.
pub(crate) fn run(arguments: &Convert) -> Result<Status, CliError> {
    let begin = Instant::now();
    let settings = arguments.selection.settings(Of::Convert)?;
    let (inputs, output) = arguments.paths()?;
    let plan = Plan::of(
        inputs,
        output,
        arguments.from,
        arguments.to,
        arguments.archive.flat || arguments.shares(),
        &settings.exclude,
    )?;
    arguments.fit(&plan)?;
    let created = created(arguments.archive.created.as_deref())?;
    let inputs: Vec<&Input> = plan.inputs.iter().map(|(input, _)| input).collect();
    let is_shown = !arguments.quiet
        && !arguments.no_progress
        && arguments.format == Format::Human
        && status_line::is_visible(Some(output));
    let gate = Gate::default();
    let mut work = Work {
        arguments,
        plan: &plan,
        progress: Progress::of(inputs.iter().copied(), is_shown),
        reporter: Reporter::new(
            settings.selection,
            arguments.format,
            arguments.quiet,
            arguments.max_findings,
        ),
        fail_on: settings.fail_on,
        sink: Sink::to(output, &gate)?,
        gate,
        tally: Tally::default(),
        sections: arguments.shares().then(|| {
            Sections::new(Sharing {
                index: arguments.archive.index,
                namebase: arguments.archive.namebase,
                creator: None,
            })
        }),
        facts: ArchiveFacts {
            has_pgn: plan.inputs.iter().any(|(_, form)| *form == Form::Pgn),
            inputs: plan.inputs.len(),
            ..ArchiveFacts::default()
        },
        nothing: None,
    };
    match work.convert(&created) {
        Ok(()) => {}
        // Nobody reads any more: what was found is what counts.
        Err(None) => return Ok(work.status()),
        Err(Some(error)) => {
            status_line::clear();
            work.reporter.show_groups();
            return Err(error);
        }
    }
    let status = work.status();
    let Work {
        nothing,
        mut reporter,
        sink,
        tally,
        ..
    } = work;
    let written = sink.finish()?;
    status_line::clear();
    if let Some(nothing) = nothing {
        reporter.show_groups();
        return Err(nothing);
    }
    reporter.finish(&tally, inputs.len(), written, begin.elapsed());
    Ok(status)
}

/// The work and what came of it so far.
struct Work<'a> {
    arguments: &'a Convert,
    plan: &'a Plan,
    progress: Progress,
    reporter: Reporter,
    /// The least severity that makes the exit status 1.
    fail_on: FailOn,
    sink: Sink,
    gate: Gate,
    tally: Tally,
    /// The sections that take heads and names.
    sections: Option<Sections>,
    facts: ArchiveFacts,
    /// The error where no game came through, so that nothing is written.
    nothing: Option<CliError>,
}

/// A part of an input.
enum Portion {
    Pgn(from_pgn::Games),
    Cif(resolve::Ready),
}

/// The reason why the work ends early: an error, or nobody who reads the output.
type Stop = Option<CliError>;

impl Work<'_> {
    fn convert(&mut self, created: &str) -> Result<(), Stop> {
        let is_archive = self.plan.to == Form::Cif;
        if is_archive {
            self.write(frame::BEGIN)?;
        }
        self.all()?;
        if self.is_fruitless() {
            self.nothing = Some(self.why_nothing());
        } else {
            self.gate.open_if(self.is_wanted());
        }
        if let Some(mut sections) = self.sections.take() {
            self.write(&sections.finish()?)?;
        }
        if is_archive {
            let mut facts = std::mem::take(&mut self.facts);
            facts.games = self.tally.found.games - self.tally.missing;
            let end = facts.end(created);
            self.write(&end.map_err(|error| CliError::new(error.to_string()))?)?;
        }
        Ok(())
    }

    /// Converts all inputs.
    fn all(&mut self) -> Result<(), Stop> {
        let arguments = self.arguments;
        let (reading, writing) = (arguments.reading(), arguments.writing());
        let limits = arguments.limits.limits();
        let (inputs, to) = (&self.plan.inputs, self.plan.to);
        let how = How {
            shares: arguments.shares(),
            merges: inputs.len() > 1,
        };
        let read = self.progress.read.clone();
        let filter = self.reporter.filter();
        let of_rest = filter.clone();
        let jobs = arguments.jobs.threads();
        cif_pool::ordered(
            jobs,
            |portion| match portion {
                Portion::Pgn(games) => games.weight(),
                Portion::Cif(ready) => ready.items.weight,
            },
            move |hand_out| {
                let archives = inputs.iter().filter(|(_, form)| *form == Form::Cif);
                let merges = to == Form::Cif && archives.count() > 1;
                let mut definitions = merges.then(Definitions::default);
                for (number, (input, form)) in inputs.iter().enumerate() {
                    let source = form.open(input, reading.pgn.charset, &read)?;
                    match form {
                        Form::Pgn => from_pgn::cut(input, number, source, reading, &mut |it| {
                            hand_out(Portion::Pgn(it))
                        })?,
                        Form::Cif => {
                            let definitions = definitions.as_mut();
                            resolve::read(
                                input,
                                number,
                                source,
                                &limits,
                                jobs,
                                definitions,
                                &mut |it| hand_out(Portion::Cif(it)),
                            )?;
                        }
                    }
                }
                Ok(())
            },
            |portion| match (portion, to) {
                (Portion::Pgn(games), _) => {
                    let batch = from_pgn::convert(&games, reading, how.shares, &filter);
                    (batch, None)
                }
                (Portion::Cif(Ready { items, rest }), to) => {
                    let batch = from_cif::read(items, &filter, |item, reporter, batch| match to {
                        Form::Pgn => to_pgn::write(&item, &writing, reporter, batch),
                        Form::Cif => to_cif::write(item, how, reporter, batch),
                    });
                    (batch, rest)
                }
            },
            |(batch, mut rest)| {
                self.take(batch)?;
                // Whatever the items before it took is known by now.
                while let Some(rest) = &mut rest
                    && let Some(batch) = rest.next(&of_rest)?
                {
                    self.take(batch)?;
                }
                Ok(())
            },
        )
    }

    /// Takes what came of a portion.
    fn take(&mut self, mut batch: Batch) -> Result<(), Stop> {
        self.take_infos(&mut batch);
        self.tally.add(&batch.tally);
        if let Some((input, _)) = self.plan.inputs.get(batch.input) {
            self.reporter.take(&input.name(), &mut batch);
        }
        self.facts.documents += batch.documents;
        self.facts.played.add(batch.played);
        if self.is_wanted() {
            self.gate
                .open_if(!self.arguments.strict && self.has_content());
        } else {
            self.sink.discard();
        }
        self.write(&batch.text)?;
        if let Some(sections) = &mut self.sections {
            let text = sections.take(batch.items)?;
            self.write(&text)?;
        }
        self.progress.label(count(self.tally.found.games, "game"));
        self.progress
            .text
            .store(self.tally.found.bytes, Ordering::Relaxed);
        self.progress.show();
        Ok(())
    }

    /// Takes what archives say of themselves; a signature that not all have is none of their whole.
    fn take_infos(&mut self, batch: &mut Batch) {
        let filter = self.reporter.filter();
        for (info, place) in std::mem::take(&mut batch.infos) {
            if self.plan.to == Form::Cif && self.facts.drops_signature(&info) {
                let reporter = ItemReporter {
                    game: None,
                    place,
                    filter: &filter,
                };
                let message = "`signature` is not that of all, and not said of the whole archive";
                reporter.say(&kinds::NOT_KEPT, message, None, batch);
            }
            self.facts.infos.push(info);
        }
    }

    fn write(&mut self, text: &str) -> Result<(), Stop> {
        let written = self.sink.write_all(text.as_bytes());
        written.map_err(|error| self.sink.failed(&error))?;
        if self.sink.is_closed() {
            return Err(None);
        }
        Ok(())
    }

    /// Returns whether the output is to be written, by what is known so far.
    fn is_wanted(&self) -> bool {
        !self.arguments.strict || self.tally.losses == 0
    }

    /// Returns whether something came through: a game of which anything is known, or a document.
    fn has_content(&self) -> bool {
        let games = self.tally.found.games - self.tally.missing;
        self.tally.readable.min(games) > 0 || self.facts.documents > 0
    }

    /// Returns whether nothing came through at the end. An archive that is all there, and says so
    /// itself, is enough for another one.
    fn is_fruitless(&self) -> bool {
        let is_faithful = self.plan.to == Form::Cif
            && self.tally.missing + self.tally.marked == 0
            && !self.facts.has_pgn
            && !self.facts.infos.is_empty();
        !self.has_content() && !is_faithful
    }

    /// The error that says why nothing was written.
    fn why_nothing(&self) -> CliError {
        let tally = &self.tally;
        let nothing = if tally.found.bytes == 0 {
            Nothing::Empty
        } else if tally.found.games == 0 {
            Nothing::NoGame
        } else if tally.found.games == tally.missing {
            Nothing::NotConverted
        } else {
            Nothing::Unreadable
        };
        let inputs: Vec<&Input> = self.plan.inputs.iter().map(|(input, _)| input).collect();
        nothing.of(&inputs)
    }

    fn status(&self) -> Status {
        if self.fail_on.is_met_by(self.tally.found.worst()) || !self.is_wanted() {
            Status::Findings
        } else {
            Status::Clean
        }
    }
}
