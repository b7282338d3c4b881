//! `cif uci`: what engines said, as JSON, one object a line. It reads bare
//! output of an engine and logs of programs alike, and no line makes it fail:
//! what could not be taken from a line is in its object.

use std::io::{self, BufRead, BufWriter, Write};
use std::path::PathBuf;

use cif::uci::info::{Bound, Info, Score, ScoreValue};
use cif::uci::line::Line;
use cif::uci::log::{Direction, Entry, Log};
use cif::uci::moves::Moves;
use cif::uci::warning::Warning;
use clap::Args;
use serde::{Serialize, Serializer};

use crate::input::Input;
use crate::output::Output;
use crate::pgn::Charset;
use crate::status::{CliError, Status};
use crate::terminal::visible;
use cif::files::kind::{FileKind, Wanted};

/// Read what a chess engine said over UCI, as JSON
///
/// Each info line becomes one line of JSON with the fields it has, the tokens that were not
/// understood, and warnings that say which values could not be read and where. Logs of programs
/// that run engines are read too: the time, the name of the engine and the arrow before a line are
/// recognised. `cif schema --uci` prints the JSON Schema of a line.
#[derive(Debug, Args)]
pub(crate) struct Uci {
    /// The file to read, or - for standard input
    #[arg(value_name = "FILE")]
    input: PathBuf,

    /// Write an object for every line but empty ones, with its number, its type, and who speaks
    #[arg(long)]
    all: bool,

    #[command(flatten)]
    charset: Charset,
}

/// Converts.
pub(crate) fn run(arguments: &Uci) -> Result<Status, CliError> {
    let input = Input::of(&arguments.input);
    let mut log = Log::new(arguments.charset.log(&input)?);
    let mut output = Output::new();
    let mut found = Found::default();
    let written = {
        let mut out = BufWriter::with_capacity(1 << 16, output.raw());
        let written = convert(&mut log, arguments.all, &mut out, &mut found);
        written.and_then(|()| out.flush())
    };
    output.settle(written)?;
    let is_closed = output.is_closed();
    output.finish()?;
    match found {
        Found {
            unreadable: Some(error),
            ..
        } => Err(input.unreadable(&error)),
        Found {
            has_line: false, ..
        } if !is_closed => Err(without_engine(&input)),
        Found { .. } => Ok(Status::Clean),
    }
}

/// The error where no engine said anything.
fn without_engine(input: &Input) -> CliError {
    let name = input.name();
    match input.kind() {
        // Words of engines in the midst of something else.
        None | Some(FileKind::Log) => {
            let name = visible(&name);
            CliError::new(format!("no line of `{name}` is one of an engine"))
        }
        Some(kind) => kind.unfit(&name, Wanted::Log).into(),
    }
}

/// The facts about a log that was read.
#[derive(Default)]
struct Found {
    /// There is a line that engines write, or any that is wanted.
    has_line: bool,
    unreadable: Option<io::Error>,
}

/// Writes the objects of a log. An error of the log ends the work and is put
/// aside, so that it cannot be taken for one of the output.
fn convert(
    log: &mut Log<impl BufRead>,
    all: bool,
    out: &mut impl Write,
    found: &mut Found,
) -> io::Result<()> {
    loop {
        let entry = match log.next_entry() {
            Ok(Some(entry)) => entry,
            Ok(None) => return Ok(()),
            Err(error) => {
                found.unreadable = Some(error);
                return Ok(());
            }
        };
        found.has_line |= matches!(entry.reading.value, Line::Engine(_));
        if let Some(object) = Object::of(&entry, all) {
            found.has_line = true;
            serde_json::to_writer(&mut *out, &object)?;
            out.write_all(b"\n")?;
        }
    }
}

/// One line of JSON.
#[derive(Serialize)]
struct Object<'a> {
    #[serde(flatten)]
    origin: Option<Origin<'a>>,
    #[serde(flatten)]
    fields: Option<Fields<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    warnings: Vec<WarningObject>,
}

/// The origin of a line.
#[derive(Serialize)]
struct Origin<'a> {
    line: u64,
    #[serde(rename = "type")]
    kind: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    engine: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    number: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    direction: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<&'a str>,
}

#[derive(Serialize)]
struct WarningObject {
    field: &'static str,
    column: usize,
    message: String,
}

impl<'a> Object<'a> {
    /// The object of a line, if it has one.
    fn of(entry: &'a Entry<'_>, all: bool) -> Option<Self> {
        let info = match &entry.reading.value {
            Line::Engine(cif::uci::line::Message::Info(info)) => Some(info),
            _ => None,
        };
        if info.is_none() && (!all || entry.text.is_empty()) {
            return None;
        }
        let warnings = entry.reading.warnings.iter();
        let mut warnings: Vec<_> = warnings
            .map(|warning| WarningObject::of(warning, entry.column))
            .collect();
        if entry.cut {
            warnings.push(WarningObject {
                field: "line",
                column: entry.column + entry.text.chars().count() + 1,
                message: "the line is too long; what follows here was left out".to_owned(),
            });
        }
        if entry.replaced {
            let column = entry.text.chars().position(|c| c == '\u{fffd}');
            warnings.push(WarningObject {
                field: "line",
                column: column.map_or(1, |column| entry.column + column + 1),
                message: "the line is not UTF-8; the bytes that do not fit were replaced"
                    .to_owned(),
            });
        }
        Some(Self {
            origin: all.then(|| Origin::of(entry)),
            fields: info.map(Fields::of),
            warnings,
        })
    }
}

impl WarningObject {
    fn of(warning: &Warning<'_>, before: usize) -> Self {
        Self {
            field: warning.field,
            column: before + warning.column,
            message: warning.to_string(),
        }
    }
}

impl<'a> Origin<'a> {
    fn of(entry: &'a Entry<'_>) -> Self {
        let (kind, is_info) = match &entry.reading.value {
            Line::Engine(message) => (message.keyword(), message.keyword() == "info"),
            Line::Gui(command) => (command.keyword(), false),
            Line::Unknown(_) => ("unknown", false),
        };
        Self {
            line: entry.number,
            kind,
            engine: entry.speaker.and_then(|speaker| speaker.name),
            number: entry.speaker.and_then(|speaker| speaker.number),
            direction: entry.direction.map(|direction| match direction {
                Direction::FromEngine => "from-engine",
                Direction::ToEngine => "to-engine",
            }),
            text: (!is_info).then_some(entry.text),
        }
    }
}

/// The fields of an `info` line; those that it does not have are left out.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
struct Fields<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    seldepth: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    time: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pv: Option<MoveList<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    multipv: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<ScoreObject>,
    #[serde(skip_serializing_if = "Option::is_none")]
    wdl: Option<[u64; 3]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    currmove: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    currmovenumber: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hashfull: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    nps: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    tbhits: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    sbhits: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cpuload: Option<u16>,
    #[serde(skip_serializing_if = "Option::is_none")]
    movesleft: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ebf: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    string: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refutation: Option<Vec<&'a str>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    currline: Option<Currlines<'a>>,
    #[serde(skip_serializing_if = "<[_]>::is_empty")]
    unknown: &'a [&'a str],
}

#[derive(Serialize)]
struct ScoreObject {
    #[serde(skip_serializing_if = "Option::is_none")]
    cp: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    mate: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bound: Option<&'static str>,
}

/// One line as an object, several as a list of them.
#[derive(Serialize)]
#[serde(untagged)]
enum Currlines<'a> {
    One(CurrlineObject<'a>),
    Several(Vec<CurrlineObject<'a>>),
}

#[derive(Serialize)]
struct CurrlineObject<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    cpu: Option<u64>,
    moves: MoveList<'a>,
}

/// Moves, written as a list of strings.
struct MoveList<'a>(Moves<'a>);

impl Serialize for MoveList<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.0)
    }
}

impl<'a> Fields<'a> {
    fn of(info: &'a Info<'a>) -> Self {
        let currline = |found: &cif::uci::info::Currline<'a>| CurrlineObject {
            cpu: found.cpu,
            moves: MoveList(found.moves),
        };
        Self {
            depth: info.depth,
            seldepth: info.seldepth,
            time: info.time,
            nodes: info.nodes,
            pv: info.pv.map(MoveList),
            multipv: info.multipv,
            score: info.score.map(ScoreObject::of),
            wdl: info.wdl.map(|wdl| [wdl.win, wdl.draw, wdl.loss]),
            currmove: info.currmove,
            currmovenumber: info.currmovenumber,
            hashfull: info.hashfull,
            nps: info.nps,
            tbhits: info.tbhits,
            sbhits: info.sbhits,
            cpuload: info.cpuload,
            movesleft: info.movesleft,
            // Digits with a point among them are a number.
            ebf: info
                .ebf
                .and_then(|text| text.parse().ok().filter(|it: &f64| it.is_finite())),
            string: info.string,
            refutation: info.refutation.map(|found| {
                let first = core::iter::once(found.refuted);
                first.chain(found.line).collect()
            }),
            currline: match info.currlines.as_slice() {
                [] => None,
                [one] => Some(Currlines::One(currline(one))),
                several => Some(Currlines::Several(several.iter().map(currline).collect())),
            },
            unknown: &info.unknown,
        }
    }
}

impl ScoreObject {
    fn of(score: Score) -> Self {
        let (cp, mate) = match score.value {
            ScoreValue::Centipawns(number) => (Some(number), None),
            ScoreValue::Mate(moves) => (None, Some(moves)),
        };
        let bound = match score.bound {
            Bound::Exact => None,
            Bound::Lower => Some("lower"),
            Bound::Upper => Some("upper"),
        };
        Self { cp, mate, bound }
    }
}
