//! `cif html`: games of archives and PGN as one HTML file to look at, game by game, so that
//! only the list of games is in memory as a whole. One thread reads, and others make records of
//! games and compress them.

use std::io::{self, BufWriter, Write as _};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use cif::files::filename;
use cif::view::{GameRecord, Page, Portion as PagePortion, Row};
use clap::Args;

use crate::config;
use crate::each_game::{GameCutter, Portion, Read, TooLarge};
use crate::game::Faults;
use crate::games::Games;
use crate::gather::{CIF, PGN, gather};
use crate::input::Input;
use crate::options::{JobArguments, LimitArguments};
use crate::pgn::PgnReading;
use crate::progress::Progress;
use crate::report::count;
use crate::sink::{Gate, Nothing, Sink};
use crate::status::{CliError, Status};
use crate::status_line;

/// Bytes of games that a thread works on at a time.
const SIZE: usize = 64 << 10;

/// Write games into one HTML file to look at
///
/// The file shows the list of games, and of each game a board that follows the moves, the moves
/// with variations and comments, a chart of evaluations, the head, and what `cif check` finds
/// about the moves. It holds everything that it needs: it works without a network and without a
/// server. Archives and PGN are distinguished by their first bytes.
#[derive(Debug, Args)]
pub(crate) struct Html {
    /// Archives and PGN files, directories, patterns, or - for standard input
    #[arg(required = true, value_name = "GAMES")]
    inputs: Vec<PathBuf>,

    /// The file to write, which is replaced whole or not at all, or - for standard output
    #[arg(short, long, value_name = "OUT")]
    output: PathBuf,

    /// The title of the report [default: the names of the files]
    #[arg(long, value_name = "TITLE", allow_hyphen_values = true)]
    title: Option<String>,

    /// The games of all inputs together that are wanted, like 1-50 or 3,7-
    #[arg(long, value_name = "NUMBERS", default_value_t)]
    games: Games,

    /// Leave out what a check finds
    #[arg(long)]
    no_check: bool,

    /// Write no summary, and show no progress on the terminal
    #[arg(short, long)]
    quiet: bool,

    #[command(flatten)]
    jobs: JobArguments,

    #[command(flatten)]
    limits: LimitArguments,

    #[command(flatten)]
    reading: PgnReading,
}

/// Writes the report.
pub(crate) fn run(arguments: &Html) -> Result<Status, CliError> {
    let extensions = [CIF, PGN].concat();
    let exclude = config::read(None)?.exclude;
    let (inputs, errors) = gather(&arguments.inputs, &extensions, &exclude);
    if let Some(error) = errors.into_iter().next() {
        return Err(error);
    }
    for input in &inputs {
        input.spare(Some(&arguments.output))?;
    }
    let gate = Gate::default();
    let sink = Sink::to(&arguments.output, &gate)?;
    let report = Report::of(arguments, &inputs, &gate, BufWriter::new(sink))?;
    let (out, games, status) = report.all(&inputs)?;
    let sink = out.into_inner().map_err(|error| {
        let (error, out) = error.into_parts();
        out.get_ref().failed(&error)
    })?;
    sink.finish()?;
    if !arguments.quiet {
        let games = count(games as u64, "game");
        crate::terminal::complain_at_length(&format!("{games} written\n"));
    }
    Ok(status)
}

/// A report while it is written.
struct Report<'r> {
    arguments: &'r Html,
    page: Page<BufWriter<Sink>>,
    gate: &'r Gate,
    progress: Progress,
    /// The games seen so far.
    seen: u64,
    /// The faults against XML and the schema, and the inputs that have some.
    faults: usize,
    faulty: Vec<Input>,
    status: Status,
}

impl<'r> Report<'r> {
    fn of(
        arguments: &'r Html,
        inputs: &[Input],
        gate: &'r Gate,
        out: BufWriter<Sink>,
    ) -> Result<Self, CliError> {
        let title = arguments
            .title
            .clone()
            .unwrap_or_else(|| self::title(inputs));
        let unwritable = |error| unwritable(arguments, &error);
        Ok(Self {
            arguments,
            page: Page::begin(out, &title).map_err(unwritable)?,
            gate,
            progress: Progress::of(
                inputs,
                !arguments.quiet && status_line::is_visible(Some(&arguments.output)),
            ),
            seen: 0,
            faults: 0,
            faulty: Vec::new(),
            status: Status::Clean,
        })
    }

    /// Writes the games of all inputs, and the end. Returns the output, and the number of games.
    fn all(mut self, inputs: &[Input]) -> Result<(BufWriter<Sink>, usize, Status), CliError> {
        let arguments = self.arguments;
        let read = Arc::clone(&self.progress.read);
        let ended = cif_pool::ordered(
            arguments.jobs.threads(),
            |(_, portion): &(usize, Portion)| portion.weight(),
            move |hand_out| {
                let limits = arguments.limits.limits();
                let mut cutter = GameCutter::new(limits, arguments.reading, &arguments.games, SIZE);
                for (at, input) in inputs.iter().enumerate() {
                    let opened = input.open_counted(&read)?;
                    let hand_out = &mut |portion| hand_out((at, portion));
                    if !cutter.cut(input, opened, false, hand_out)? {
                        break;
                    }
                }
                Ok(())
            },
            |(input, portion)| Made::of(arguments, input, portion),
            |made| self.take(made, inputs),
        );
        if let Err(error) = ended {
            // What goes to standard output is a page all the same; a file stays as it was.
            let _ = self.page.finish().and_then(|mut out| out.flush());
            return Err(error);
        }
        let games = self.page.games();
        if games == 0 && self.seen > 0 {
            let seen = count(self.seen, "game");
            let message = format!("none of the games that are wanted is among {seen}");
            return Err(CliError::new(message));
        }
        if !self.gate.is_open() {
            let inputs: Vec<&Input> = inputs.iter().collect();
            return Err(match self.seen {
                0 => Nothing::NoGame.of(&inputs),
                _ => Nothing::Unreadable.of(&inputs),
            });
        }
        self.warn();
        let unwritable = |error| unwritable(arguments, &error);
        let out = self.page.finish().map_err(unwritable)?;
        Ok((out, games, self.status))
    }

    /// Says on standard error what is wrong with what is shown.
    fn warn(&mut self) {
        let Some(first) = self.faulty.first() else {
            return;
        };
        let status = Faults::Archive(self.faults).warn(first, self.faulty.len());
        self.status = self.status.max(status);
    }

    /// Takes what was made of a portion.
    fn take(&mut self, made: Made, inputs: &[Input]) -> Result<(), CliError> {
        self.seen = made.last;
        for (number, why) in made.too_large {
            self.status = self.status.max(Status::Findings);
            why.warn(number);
        }
        self.gate.open_if(made.is_worth);
        self.faults += made.faults;
        if let Some(input) = inputs.get(made.input)
            && made.faults > 0
            && self.faulty.last() != Some(input)
        {
            self.faulty.push(input.clone());
        }
        let written = made.games.and_then(|games| self.page.add(games));
        let text = &self.progress.text;
        text.fetch_add(made.size as u64, Ordering::Relaxed);
        self.progress.show();
        written.map_err(|error| unwritable(self.arguments, &error))
    }
}

/// A portion of games as it goes into the report.
struct Made {
    /// The number of its input, from 0.
    input: usize,
    /// The bytes of its text, about.
    size: usize,
    /// The number of the last game.
    last: u64,
    games: io::Result<PagePortion>,
    /// Something is known of one of them.
    is_worth: bool,
    faults: usize,
    /// The games that are left out, and why.
    too_large: Vec<(u64, TooLarge)>,
}

impl Made {
    fn of(arguments: &Html, input: usize, portion: Portion) -> Self {
        let mut made = Self {
            input,
            size: portion.size,
            last: portion.last(),
            games: Ok(PagePortion::default()),
            is_worth: false,
            faults: 0,
            too_large: Vec::new(),
        };
        let mut games = PagePortion::default();
        let added = portion.each(&arguments.games, |number, read| {
            match read {
                Read::Game {
                    game,
                    is_readable,
                    findings,
                    faults,
                } => {
                    made.faults += faults;
                    made.is_worth |= is_readable;
                    let record = if arguments.no_check {
                        GameRecord::of(game)
                    } else {
                        GameRecord::checked(game, findings)
                    };
                    games.game(Row::of(game), &record)?;
                }
                Read::TooLarge(why) => made.too_large.push((number, why)),
                Read::Rest(faults) => made.faults += faults,
            }
            Ok(())
        });
        made.games = added.map(|()| games);
        made
    }
}

fn unwritable(arguments: &Html, error: &io::Error) -> CliError {
    CliError::file("cannot write", &filename::shown(&arguments.output), error)
}

/// The names of the files, as long as they are few.
fn title(inputs: &[Input]) -> String {
    const FEW: usize = 3;
    let names: Vec<String> = inputs.iter().map(Input::name).collect();
    match &names[..] {
        names if names.len() <= FEW => names.join(", "),
        names => format!(
            "{} and {} more files",
            names[..FEW].join(", "),
            names.len() - FEW
        ),
    }
}
