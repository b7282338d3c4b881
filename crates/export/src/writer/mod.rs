//! Files of each format, which are there when they are finished, and not before.

mod parquet;
mod text;

use std::fs;
use std::io::{self, BufWriter, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};

use arrow_array::RecordBatch;
use arrow_ipc::writer::FileWriter;
use arrow_schema::{ArrowError, SchemaRef};
use cif_files::program::CommandError;
use cif_files::{Place, unless_closed};

use crate::args::Format;

/// A file that rows are written to.
pub(crate) trait TableWriter {
    /// Writes rows.
    fn write(&mut self, batch: &RecordBatch) -> io::Result<()>;

    /// Writes the end, and puts the file into its place.
    fn finish(self: Box<Self>) -> io::Result<()>;
}

/// Facts about an export that stand in its files.
#[derive(Clone, Debug)]
pub(crate) struct Facts {
    pub(crate) table: &'static str,
    pub(crate) sources: String,
}

/// Begins a file; folders on the way to it are made.
pub(crate) fn create(
    path: &Path,
    format: Format,
    schema: &SchemaRef,
    facts: &Facts,
) -> Result<Box<dyn TableWriter>, CommandError> {
    begin(path, format, schema, facts)
        .map_err(|error| CommandError::file("cannot write", path, error))
}

fn begin(
    path: &Path,
    format: Format,
    schema: &SchemaRef,
    facts: &Facts,
) -> io::Result<Box<dyn TableWriter>> {
    let target = Target::at(path)?;
    Ok(match format {
        Format::Parquet => Box::new(parquet::Parquet::new(target, schema, facts)?),
        Format::Arrow => {
            let writer = FileWriter::try_new_buffered(target, schema).map_err(failed)?;
            Box::new(Arrow(writer))
        }
        Format::Csv => Box::new(text::Csv::new(target, schema)?),
        Format::Ndjson => Box::new(text::Ndjson::new(target)),
    })
}

/// The end of a file. What nobody reads any more is passed over.
pub(crate) struct Target(Place);

/// True once nobody reads what is written to a pipe any more.
static CLOSED: AtomicBool = AtomicBool::new(false);

/// Returns true if nobody reads any more what is written to a pipe, which is no fault of the export.
pub(crate) fn is_closed() -> bool {
    CLOSED.load(Ordering::Relaxed)
}

/// Takes the outcome of writing.
fn noted<T>(written: io::Result<T>, instead: T) -> io::Result<T> {
    Ok(unless_closed(written)?.unwrap_or_else(|| {
        CLOSED.store(true, Ordering::Relaxed);
        instead
    }))
}

impl Target {
    fn at(path: &Path) -> io::Result<Self> {
        if path == Path::new("-") {
            return Ok(Self(Place::Stdout(io::stdout())));
        }
        if let Some(folder) = path.parent().filter(|it| !it.as_os_str().is_empty()) {
            fs::create_dir_all(folder)?;
        }
        Place::of(path).map(Self)
    }

    fn place(self) -> io::Result<()> {
        noted(self.0.finish(), None).map(cif_files::program::placed)
    }
}

impl Write for Target {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        noted(self.0.write(bytes), bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        noted(self.0.flush(), ())
    }
}

/// A file in Arrow's own format.
struct Arrow(FileWriter<BufWriter<Target>>);

impl TableWriter for Arrow {
    fn write(&mut self, batch: &RecordBatch) -> io::Result<()> {
        self.0.write(batch).map_err(failed)
    }

    fn finish(mut self: Box<Self>) -> io::Result<()> {
        self.0.finish().map_err(failed)?;
        let buffered = self.0.into_inner().map_err(failed)?;
        let target = buffered
            .into_inner()
            .map_err(io::IntoInnerError::into_error)?;
        target.place()
    }
}

fn failed(error: ArrowError) -> io::Error {
    match error {
        ArrowError::IoError(_, error) => error,
        other => io::Error::other(other),
    }
}
