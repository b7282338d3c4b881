//! The export: a scan for each table, and its rows into their files.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;

use arrow_array::RecordBatch;
use arrow_schema::{Field, Schema, SchemaRef};
use cif_files::kind::{FileKind, Opened};
use cif_files::program::{CommandError, set_last_words, set_placing};
use cif_files::walk::STDIN;
use cif_tables::{Scan, ScanError, Table};

use crate::args::{Arguments, Format};
use crate::manifest::Manifest;
use crate::output::Output;
use crate::partition;
use crate::status::Status;
use crate::writer::{self, Facts, TableWriter};

/// The result of an export.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Outcome {
    /// Everything is written.
    Whole,
    /// Games could not be read, or not as a whole.
    Skipped,
}

/// Files of a table that are open at one time; of more parts, the one that has waited longest
/// is finished.
const OPEN: usize = 64;

pub(crate) fn run(arguments: &Arguments) -> Result<Outcome, CommandError> {
    let (output, format) = Output::of(arguments)?;
    let sources = cif_files::walk::games(&arguments.games)?;
    let reads_input = sources.iter().any(|it| it.as_os_str() == STDIN);
    if reads_input && arguments.table.len() > 1 {
        return Err(CommandError::new(
            "standard input can be read once, for one table: save it in a file",
        ));
    }
    if let Output::File(path) = &output {
        for source in &sources {
            cif_files::spare(source, path)?;
        }
    }
    // All is looked at before anything is written.
    let mut plans = Vec::new();
    for table in &arguments.table {
        let (columns, schema) = columns(*table, arguments)?;
        let partition = match &arguments.partition_by {
            None => None,
            Some(name) => Some(schema.index_of(name).map_err(|_| {
                let message = format!("`{name}` is not among the columns of `{table}`");
                let is_left_out = table.column(name).is_some();
                let help = is_left_out.then_some("add it to `--columns`");
                CommandError::new(message).with_help(help)
            })?),
        };
        plans.push((*table, columns, schema, partition));
    }
    let mut manifest = Manifest::of(arguments, &output, format, &sources)?;
    for (table, _, _, partition) in &plans {
        let is_split = partition.is_some() || arguments.rows_per_file.is_some();
        let taken = output.earlier_parts(table.name(), partition.is_some(), format);
        if let Some(path) = taken.filter(|_| is_split && !manifest.was_there()) {
            let message = "it is there, and would be mixed with what is written";
            let help = "name another folder, or remove what an earlier export wrote";
            return Err(
                CommandError::file("cannot write beside", &path, message).with_help(Some(help))
            );
        }
    }
    announce_start(&output, &manifest);
    let outcome = write(arguments, &output, format, &sources, plans, &mut manifest);
    if outcome.is_err() {
        manifest.give_up();
    } else {
        manifest.end()?;
        set_last_words(None);
    }
    outcome
}

/// Sets the last words of an export that is interrupted before its first row.
fn announce_start(output: &Output, manifest: &Manifest) {
    let (words, place) = match output {
        Output::Folder(folder) if manifest.was_there() => (WHOLE_STAYS, Some(folder)),
        Output::Folder(path) | Output::File(path) => (NOTHING, Some(path)),
        Output::Stdout => (NOTHING, None),
    };
    let place = place.map(|it| format!(" (`{}`)", cif_files::filename::shown(it)));
    set_last_words(format!("interrupted: {words}{}", place.unwrap_or_default()));
}

/// The last words where nothing is there yet, and in a folder with files of the export.
const NOTHING: &str = "nothing was written";
const WHOLE_STAYS: &str = "what is whole stays, and `--resume` goes on with it";

/// A table, the columns of it that are wanted, the schema with their names, and the column by
/// which rows are parted.
type Plan = (Table, Vec<usize>, SchemaRef, Option<usize>);

/// Writes the files of all tables.
fn write(
    arguments: &Arguments,
    output: &Output,
    format: Format,
    sources: &[PathBuf],
    plans: Vec<Plan>,
    manifest: &mut Manifest,
) -> Result<Outcome, CommandError> {
    let shown: Vec<String> = sources.iter().map(|it| it.display().to_string()).collect();
    let mut outcome = Outcome::Whole;
    for (table, columns, schema, partition) in plans {
        let scan = Scan {
            columns,
            filter: arguments.condition.clone(),
            limit: arguments.limit,
            expansion: arguments.options.bounds().expansion,
            threads: arguments.jobs.map_or_else(processors, usize::from),
            ..Scan::new(table, sources.to_vec())
        };
        let mut files = Files {
            output,
            format,
            schema,
            facts: Facts {
                table: table.name(),
                sources: shown.join("\n"),
            },
            table,
            partition,
            most: arguments.rows_per_file,
            manifest: &mut *manifest,
            parts: HashMap::new(),
            clock: 0,
        };
        if files.is_done() {
            continue;
        }
        let status = Status::new(table, arguments.quiet, output.is_terminal());
        let mut failed = None;
        let tally = scan.run(|batch| {
            status.add(batch.num_rows());
            match files.write(&batch) {
                Ok(()) if writer::is_closed() => ControlFlow::Break(()),
                Ok(()) => ControlFlow::Continue(()),
                Err(error) => {
                    failed = Some(error);
                    ControlFlow::Break(())
                }
            }
        });
        let tally = tally.map_err(|error| unscanned(&error))?;
        if let Some(error) = failed {
            return Err(error);
        }
        // What was there is not replaced by nothing.
        let is_begun = arguments.limit != Some(0) && table != Table::Findings;
        if is_begun && tally.has_nothing() {
            drop(files);
            let written = if manifest.is_empty() {
                "nothing was written"
            } else {
                "nothing more was written"
            };
            let error = CommandError::new(format!(
                "there is no game: no tag pair and no move can be read in {}; {written}",
                shown.join(", ")
            ));
            return Err(error.with_help(look_of(sources, arguments)));
        }
        files.finish()?;
        status.end(tally, arguments.limit);
        if tally.skipped + tally.faulty > 0 {
            outcome = Outcome::Skipped;
        }
    }
    Ok(outcome)
}

fn unscanned(error: &ScanError) -> CommandError {
    CommandError::new(error).with_help(error.help())
}

/// The kind of the first file that is not empty, in words.
fn look_of(sources: &[PathBuf], arguments: &Arguments) -> Option<String> {
    let files = sources.iter().filter(|it| it.is_file());
    let opened = files.filter_map(|path| {
        let source = cif_files::open(path, arguments.options.bounds()).ok()?;
        Opened::of(source, Some(path)).ok()
    });
    let mut kinds = opened.map(|it| it.kind);
    let kind = kinds.find(|it| *it != FileKind::Empty)?;
    Some(format!("it looks like {}", kind.description()))
}

fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The columns of a table that are wanted, and the schema with their names. Findings are not
/// chosen by heads of games.
fn columns(table: Table, arguments: &Arguments) -> Result<(Vec<usize>, SchemaRef), CommandError> {
    if table == Table::Findings && arguments.condition.is_some() {
        return Err(unscanned(&ScanError::NoHeads));
    }
    let all = table.columns();
    let mut wanted = Vec::new();
    let mut is_lichess = false;
    for name in &arguments.columns {
        match name.as_str() {
            "all" => wanted.extend(0..all.len()),
            "lichess" => {
                is_lichess = true;
                let known = all
                    .iter()
                    .enumerate()
                    .filter(|(_, it)| it.lichess.is_some());
                wanted.extend(known.map(|(at, _)| at));
            }
            name => match table.column(name) {
                Some(at) => wanted.push(at),
                // A column of another table that is asked for.
                None if arguments.table.iter().any(|it| it.column(name).is_some()) => {}
                None => {
                    let names: Vec<&str> = all.iter().map(|it| it.name).collect();
                    return Err(CommandError::new(format!(
                        "`{name}` is no column of `{table}`; there are {}",
                        names.join(", ")
                    )));
                }
            },
        }
    }
    if arguments.columns.is_empty() {
        wanted = table.usual_columns();
    }
    let mut seen = vec![false; all.len()];
    wanted.retain(|at| !std::mem::replace(&mut seen[*at], true));
    if wanted.is_empty() {
        return Err(CommandError::new(format!(
            "no column of `{table}` is wanted"
        )));
    }
    let schema = table.schema_of(&wanted);
    if !is_lichess {
        return Ok((wanted, schema));
    }
    let fields = schema.fields().iter().zip(&wanted).map(|(field, at)| {
        let name = all.get(*at).and_then(|it| it.lichess);
        let field = Field::clone(field);
        name.map_or(field.clone(), |name| field.with_name(name))
    });
    let fields: Vec<Field> = fields.collect();
    Ok((wanted, Arc::new(Schema::new(fields))))
}

/// The files of a table.
struct Files<'o> {
    output: &'o Output,
    format: Format,
    schema: SchemaRef,
    facts: Facts,
    table: Table,
    /// The column by which rows are parted.
    partition: Option<usize>,
    /// Rows of a file at the most.
    most: Option<u64>,
    /// The files that are whole, which stay.
    manifest: &'o mut Manifest,
    parts: HashMap<String, Part>,
    /// Counts the rows of a part that come together, to find the part that has waited longest.
    clock: u64,
}

/// The rows of a part, of which one file at a time is open.
#[derive(Default)]
struct Part {
    /// The number of the file, from 1.
    file: u64,
    /// The rows in it, and those that it can have.
    rows: u64,
    most: u64,
    open: Open,
    used: u64,
}

#[derive(Default)]
enum Open {
    #[default]
    No,
    /// It was there, and its rows are passed over.
    Kept,
    Writing(Box<dyn TableWriter>),
}

impl Files<'_> {
    /// Returns true if the only file is there and stays.
    fn is_done(&self) -> bool {
        self.most.is_none()
            && self.partition.is_none()
            && self.manifest.rows(&self.path("", 1)).is_some()
    }

    fn path(&self, part: &str, number: u64) -> std::path::PathBuf {
        let has_parts = self.partition.is_some();
        let part = has_parts.then_some(part);
        let number = (has_parts || self.most.is_some()).then_some(number);
        self.output
            .path(self.table.name(), part, number, self.format)
    }

    fn write(&mut self, batch: &RecordBatch) -> Result<(), CommandError> {
        let failed = |error: arrow_schema::ArrowError| CommandError::new(error.to_string());
        // Columns may have other names outside.
        let columns = batch.columns().to_vec();
        let batch = RecordBatch::try_new(Arc::clone(&self.schema), columns).map_err(failed)?;
        let parts = match self.partition {
            None => vec![(String::new(), batch)],
            Some(column) => partition::part(&batch, column).map_err(failed)?,
        };
        for (name, rows) in parts {
            self.add(&name, rows)?;
        }
        Ok(())
    }

    fn add(&mut self, name: &String, mut rows: RecordBatch) -> Result<(), CommandError> {
        self.clock += 1;
        while rows.num_rows() > 0 {
            let part = self.parts.entry(name.clone()).or_default();
            part.used = self.clock;
            let (number, left) = (part.file, part.most - part.rows);
            if matches!(part.open, Open::No) {
                let path = self.path(name, number + 1);
                if let Some(rows) = self.manifest.rows(&path) {
                    self.begin(name, Open::Kept, rows);
                } else {
                    self.close_oldest()?;
                    let writer = self.create(&path)?;
                    self.begin(name, Open::Writing(writer), self.most.unwrap_or(u64::MAX));
                }
                continue;
            }
            let now = usize::try_from(left).map_or(rows.num_rows(), |it| it.min(rows.num_rows()));
            let path = self.path(name, number);
            let Some(part) = self.parts.get_mut(name) else {
                return Ok(());
            };
            if let Open::Writing(writer) = &mut part.open {
                let wrote = writer.write(&rows.slice(0, now));
                wrote.map_err(|error| CommandError::file("cannot write", &path, error))?;
            }
            part.rows += now as u64;
            if part.rows == part.most {
                finish(part, &path, self.manifest)?;
            }
            rows = rows.slice(now, rows.num_rows() - now);
        }
        Ok(())
    }

    fn create(&mut self, path: &Path) -> Result<Box<dyn TableWriter>, CommandError> {
        self.manifest.begin(path)?;
        let place = match self.output {
            Output::Folder(folder) => folder,
            Output::File(_) | Output::Stdout => path,
        };
        let whole = match self.output {
            Output::Folder(_) => WHOLE_STAYS,
            Output::File(_) => NOTHING,
            Output::Stdout => "not everything was written",
        };
        set_last_words(format!(
            "interrupted: {whole} (`{}`)",
            cif_files::filename::shown(place)
        ));
        writer::create(path, self.format, &self.schema, &self.facts)
    }

    fn begin(&mut self, name: &String, open: Open, most: u64) {
        if let Some(part) = self.parts.get_mut(name) {
            part.file += 1;
            part.rows = 0;
            part.most = most;
            part.open = open;
        }
    }

    /// Finishes the file that has waited longest, if there are too many.
    fn close_oldest(&mut self) -> Result<(), CommandError> {
        let open = |part: &Part| matches!(part.open, Open::Writing(_));
        let mut count = 0;
        let mut oldest: Option<(&String, u64)> = None;
        for (name, part) in self.parts.iter().filter(|(_, part)| open(part)) {
            count += 1;
            if oldest.is_none_or(|(_, used)| part.used < used) {
                oldest = Some((name, part.used));
            }
        }
        let Some(name) = oldest
            .filter(|_| count >= OPEN)
            .map(|(name, _)| name.clone())
        else {
            return Ok(());
        };
        let path = self.path(&name, self.parts.get(&name).map_or(1, |part| part.file));
        let part = self.parts.get_mut(&name);
        part.map_or(Ok(()), |part| finish(part, &path, self.manifest))
    }

    /// Finishes all files. A table without rows is a file without rows.
    fn finish(mut self) -> Result<(), CommandError> {
        if self.parts.is_empty() && self.partition.is_none() {
            let name = String::new();
            let path = self.path(&name, 1);
            let writer = self.create(&path)?;
            self.parts.entry(name.clone()).or_default();
            self.begin(&name, Open::Writing(writer), 0);
        }
        if let Output::File(path) = self.output {
            set_placing(&cif_files::filename::shown(path));
        }
        let mut names: Vec<String> = self.parts.keys().cloned().collect();
        names.sort();
        for name in names {
            let path = self.path(&name, self.parts.get(&name).map_or(1, |part| part.file));
            if let Some(part) = self.parts.get_mut(&name) {
                finish(part, &path, self.manifest)?;
            }
        }
        Ok(())
    }
}

fn finish(part: &mut Part, path: &Path, manifest: &mut Manifest) -> Result<(), CommandError> {
    match std::mem::take(&mut part.open) {
        Open::Writing(writer) => {
            let finished = writer.finish();
            finished.map_err(|error| CommandError::file("cannot write", path, error))?;
            manifest.add(path, part.rows)
        }
        Open::No | Open::Kept => Ok(()),
    }
}
