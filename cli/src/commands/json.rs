//! `cif json`: an archive as JSON, item by item, and back. An invalid archive
//! gives no output, and memory stays bounded by the largest item: for standard
//! output an archive is read twice, once to see that it is valid, once to
//! convert it; a file is written beside its place until all is known to be
//! valid.

mod compact;
mod from_json;

use std::cell::{Cell, RefCell};
use std::io::{self, BufWriter, Read, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use cif::check::{CheckError, Options, Severity};
use cif::model::{ArchiveInfo, CifItem, IntoOwned, Spanned};
use cif::read::{CutError, Limits, Stream};
use clap::{Args, ValueEnum};
use serde::ser::{Error, Serialize, SerializeSeq, SerializeStruct, Serializer};
use tempfile::SpooledTempFile;

use crate::content::{has_content, is_content};
use crate::input::{Input, text};
use crate::options::{LimitArguments, SHOWN, option_of, processors};
use crate::progress::{Part, Progress};
use crate::report::{self, Ending, Human};
use crate::sink::{Gate, Nothing, Sink};
use crate::status::{CliError, Status};
use crate::status_line;
use crate::terminal::{self, visible};
use cif::files::kind::Wanted;

/// Convert an archive to JSON, or JSON back to an archive
///
/// The JSON follows the schema: an object for each element, a field for each attribute and child.
/// An archive with faults in its XML or against the schema is not converted; the faults are
/// written to standard error. The rules beyond the schema are the business of `cif check`.
#[derive(Debug, Args)]
pub(crate) struct Json {
    /// The file to convert, or - for standard input
    #[arg(value_name = "FILE")]
    input: PathBuf,

    /// The form of the output; cif reads JSON and writes the canonical form of the archive
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    to: Target,

    /// Indent the JSON
    #[arg(long)]
    pretty: bool,

    /// The file to write, which is replaced whole or not at all, or - for standard output
    /// [default: standard output]
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Convert what can be read of an archive with faults; the exit status is still 1
    #[arg(long)]
    lenient: bool,

    #[command(flatten)]
    limits: LimitArguments,
}

/// The form of the output.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
enum Target {
    #[default]
    Json,
    Cif,
}

/// Converts.
pub(crate) fn run(arguments: &Json) -> Result<Status, CliError> {
    let input = Input::of(&arguments.input);
    input.spare(arguments.output.as_deref())?;
    match arguments.to {
        Target::Json => to_json(arguments),
        Target::Cif => to_cif(arguments),
    }
}

fn to_json(arguments: &Json) -> Result<Status, CliError> {
    let input = Input::of(&arguments.input);
    let limits = arguments.limits.limits();
    let progress = Progress::of(
        [&input],
        status_line::is_visible(arguments.output.as_deref()),
    );
    // Of what is no archive nothing can be read, and nothing takes the place of a file.
    let wanted = if arguments.lenient {
        Wanted::Archive
    } else {
        Wanted::AnyXml
    };
    let gate = Gate::default();
    let mut out = sink(arguments, &gate)?;
    let mut source = input.rewindable(wanted)?;
    let length = source.seek(SeekFrom::End(0));
    let length = length.and_then(|length| source.rewind().map(|()| length));
    let length = length.map_err(|error| input.unreadable(&error))?;
    let whole = Part {
        from: 0,
        size: input.size().unwrap_or(length),
        length,
    };
    let half = Part {
        size: whole.size / 2,
        ..whole
    };
    let rewound = |error| input.unreadable(&error);
    // A file is replaced whole or not at all: where nothing is wrong, which
    // shows while it is converted, one reading is enough.
    if !is_standard_output(arguments.output.as_deref()) {
        let watched = progress.watch(&mut source, Some(whole));
        if convert(arguments, &input, watched, true, out, &gate)? {
            return Ok(Status::Clean);
        }
        source.rewind().map_err(rewound)?;
        out = sink(arguments, &gate)?;
    }
    let watched = progress.watch(&mut source, Some(half));
    let options = Options {
        // A section is one item, as it is read for JSON.
        whole_sections: true,
        ..schema_options(&limits)
    };
    let faults = show_faults(&input.name(), watched, &options)?;
    let Faults { status, readable } = faults;
    if !readable || (status != Status::Clean && !arguments.lenient) {
        return Ok(status);
    }
    source.rewind().map_err(rewound)?;
    let strict = status == Status::Clean;
    let rest = Part {
        from: half.size,
        size: whole.size - half.size,
        ..whole
    };
    let watched = progress.watch(&mut source, Some(rest));
    if convert(arguments, &input, watched, strict, out, &gate)? {
        return Ok(status);
    }
    let changed = format!("`{}` changed while it was read", visible(&input.name()));
    Err(CliError::new(changed))
}

/// Converts an archive. If it is to be `strict`, the first fault ends this,
/// and nothing is written; an archive without faults is worth writing whatever it holds. Of one with
/// faults something has to come through.
fn convert(
    arguments: &Json,
    input: &Input,
    source: impl Read + Send,
    strict: bool,
    out: Sink,
    gate: &Gate,
) -> Result<bool, CliError> {
    if strict && !arguments.pretty {
        return convert_shared(arguments, input, source, out, gate);
    }
    let archive = Archive {
        stream: RefCell::new(cif::read::stream(source, &arguments.limits.limits())),
        strict,
        faulty: Cell::new(false),
        error: Cell::new(None),
        gate: gate.clone(),
    };
    let written = write_to(out, input, |out| {
        // Known by its type here, unlike what it writes to.
        let mut out = BufWriter::with_capacity(1 << 16, out);
        let written = if arguments.pretty {
            serde_json::to_writer_pretty(&mut out, &archive)
        } else {
            serde_json::to_writer(&mut out, &archive)
        };
        if archive.faulty.get() {
            return Err(CliError::new("the archive has faults"));
        }
        archive.gate.open_if(strict);
        match archive.error.take() {
            Some(error) => Err(Ending::error("read", &input.name(), error)),
            None => Ok(written
                .map_err(io::Error::from)
                .and_then(|()| out.write_all(b"\n"))
                .and_then(|()| out.flush())),
        }
    });
    if archive.faulty.get() {
        return Ok(false);
    }
    written.map(|()| true)
}

/// The same by several threads, for JSON on one line and no faults.
fn convert_shared(
    arguments: &Json,
    input: &Input,
    source: impl Read + Send,
    out: Sink,
    gate: &Gate,
) -> Result<bool, CliError> {
    let limits = arguments.limits.limits();
    let mut faulty = false;
    // What goes to standard output was found to be without faults before.
    gate.open_if(is_standard_output(arguments.output.as_deref()));
    let written = write_to(out, input, |out| {
        let mut out = BufWriter::with_capacity(1 << 16, out);
        match compact::write(source, &limits, processors(), &mut out) {
            Ok(()) => {
                gate.open();
                Ok(out.write_all(b"\n").and_then(|()| out.flush()))
            }
            Err(compact::Stopped::Output(error)) => Ok(Err(error)),
            Err(compact::Stopped::Faulty) => {
                faulty = true;
                Err(CliError::new("the archive has faults"))
            }
        }
    });
    if faulty {
        return Ok(false);
    }
    written.map(|()| true)
}

fn is_standard_output(path: Option<&Path>) -> bool {
    path.is_none_or(|path| path == Path::new("-"))
}

fn to_cif(arguments: &Json) -> Result<Status, CliError> {
    const IN_MEMORY: usize = 8 << 20;
    let input = Input::of(&arguments.input);
    let limits = arguments.limits.limits();
    // The archive that is made is read as well.
    let progress = Progress::of(
        [&input, &input],
        status_line::is_visible(arguments.output.as_deref()),
    );
    let gate = Gate::default();
    let out = sink(arguments, &gate)?;
    let opened = input.fit(input.open_counted(&progress.read)?, Wanted::Json)?;
    let source = text(progress.watch(opened.source, None));
    let source = source.map_err(|error| input.unreadable(&error))?;
    // It is checked before any of it goes out.
    let mut archive = SpooledTempFile::new(IN_MEMORY);
    let mut text = BufWriter::new(&mut archive);
    let made = from_json::write(source, &limits, &mut text);
    let made = made.and_then(|()| text.flush().map_err(from_json::Stopped::Output));
    drop(text);
    let unkept = |error: io::Error| CliError::file("cannot write", "a temporary file", &error);
    match made {
        Ok(()) => {}
        Err(from_json::Stopped::Input(error)) => return Err(input.unreadable(&error)),
        Err(from_json::Stopped::Output(error)) => return Err(unkept(error)),
        Err(from_json::Stopped::Faulty(message)) => {
            let (name, message) = (input.name(), visible(&message).into_owned());
            let message = format!("`{}` is no archive in JSON: {message}", visible(&name));
            CliError::new(message).report();
            return Ok(Status::Findings);
        }
    }
    let length = archive.stream_position().map_err(unkept)?;
    archive.rewind().map_err(unkept)?;
    let read = progress.read.load(Ordering::Relaxed);
    let made = Part {
        from: read,
        size: read,
        length,
    };
    let watched = progress.watch(&mut archive, Some(made));
    let status = show_faults("<archive>", watched, &schema_options(&limits))?.status;
    if status != Status::Clean && !arguments.lenient {
        return Ok(status);
    }
    archive.rewind().map_err(unkept)?;
    gate.open_if(status == Status::Clean || has_content(&mut archive, &limits));
    archive.rewind().map_err(unkept)?;
    write_to(out, &input, |out| {
        Ok(io::copy(&mut archive, out).map(|_| ()))
    })?;
    Ok(status)
}

/// The faults of an archive by the schema.
struct Faults {
    status: Status,
    /// True if there is any text to read.
    readable: bool,
}

/// Options of a check by the schema.
fn schema_options(limits: &Limits) -> Options {
    Options {
        schema_only: true,
        jobs: processors(),
        limits: limits.clone(),
        excerpts: true,
        max_findings: SHOWN,
        ..Options::default()
    }
}

/// Shows on standard error what is wrong with an archive.
fn show_faults(name: &str, source: impl Read, options: &Options) -> Result<Faults, CliError> {
    let human = Human::new(terminal::width());
    let mut shown = 0;
    let mut readable = true;
    let mut show = |mut finding: cif::check::Finding| {
        if shown == SHOWN {
            return;
        }
        shown += 1;
        if let Some(option) = option_of(&finding.id) {
            finding.help = Some(format!("`{option}` raises the limit"));
        }
        terminal::complain_at_length(&human.render(name, &finding));
    };
    let summary = match cif::check::check(source, options, &mut show) {
        Ok(summary) => summary,
        Err(CheckError {
            reason,
            mut summary,
        }) => match Ending::of(name, *reason) {
            Ending::Finding(finding) => {
                show(*finding);
                summary.count(Severity::Error);
                readable = false;
                summary
            }
            Ending::Error(error) => return Err(error),
        },
    };
    let hidden = summary.findings().saturating_sub(shown as u64);
    if hidden > 0 {
        let help = "`cif check --max-findings 0` shows all";
        terminal::complain_at_length(&report::hidden(name, hidden, help));
    }
    let status = if summary.findings() > 0 {
        Status::Findings
    } else {
        Status::Clean
    };
    Ok(Faults { status, readable })
}

/// The output, which is opened before the input is read: an interrupt says that nothing is in it.
fn sink(arguments: &Json, gate: &Gate) -> Result<Sink, CliError> {
    let path = arguments.output.as_deref().unwrap_or(Path::new("-"));
    Sink::to(path, gate)
}

/// Writes to a file or to standard output, if its gate opens meanwhile. `write` tells errors of its
/// source from errors of the output.
fn write_to(
    mut out: Sink,
    input: &Input,
    write: impl FnOnce(&mut dyn Write) -> Result<io::Result<()>, CliError>,
) -> Result<(), CliError> {
    write(&mut out)?.map_err(|error| out.failed(&error))?;
    match out.finish()? {
        Some(_) => Ok(()),
        None => Err(Nothing::NoItem.of(&[input])),
    }
}

/// An archive that is read while it is serialised.
struct Archive<S> {
    stream: RefCell<Stream<S>>,
    /// True if a fault ends the reading.
    strict: bool,
    /// True once one did.
    faulty: Cell<bool>,
    /// The error that ended reading early.
    error: Cell<Option<CutError>>,
    /// Opens once an item is worth writing.
    gate: Gate,
}

impl<S: Read> Serialize for Archive<S> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        let info = RefCell::new(None);
        let mut fields = serializer.serialize_struct("Cif", 2)?;
        fields.serialize_field("archive", &Items(self, &info))?;
        match info.take() {
            Some(info) => fields.serialize_field("info", &info)?,
            // What reading gives where it is missing.
            None => fields.serialize_field("info", &cif::read::text("").value.value.info)?,
        }
        fields.end()
    }
}

/// The items of an archive. The information about the archive comes last and
/// is put aside.
struct Items<'a, S>(
    &'a Archive<S>,
    &'a RefCell<Option<Spanned<ArchiveInfo<'static>>>>,
);

impl<S: Read> Serialize for Items<'_, S> {
    fn serialize<T: Serializer>(&self, serializer: T) -> Result<T::Ok, T::Error> {
        let Self(archive, info) = self;
        let mut stream = archive.stream.borrow_mut();
        let mut items = serializer.serialize_seq(None)?;
        loop {
            match stream.next_piece() {
                Ok(Some(mut piece)) => {
                    let reading = cif::read::read_item(&mut piece);
                    if archive.strict && !reading.violations.is_empty() {
                        archive.faulty.set(true);
                        return Err(T::Error::custom("a fault"));
                    }
                    let is_content = reading.item.as_ref().is_some_and(is_content);
                    match reading.item {
                        Some(CifItem::Info(found)) => {
                            info.borrow_mut().get_or_insert_with(|| found.into_owned());
                        }
                        Some(item) => {
                            items.serialize_element(&item)?;
                        }
                        None => {}
                    }
                    archive.gate.open_if(!archive.strict && is_content);
                }
                Ok(None) => return items.end(),
                Err(_) if archive.strict => {
                    archive.faulty.set(true);
                    return Err(T::Error::custom("a fault"));
                }
                Err(error) => {
                    let message = error.to_string();
                    archive.error.set(Some(error));
                    return Err(T::Error::custom(message));
                }
            }
        }
    }
}
