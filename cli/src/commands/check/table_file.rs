//! A file of findings in Parquet: `cif-export` makes it of the lines of JSON that it is given.

use std::io::{BufWriter, Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Stdio};

use cif::files::{filename, unless_closed};

use crate::external;
use crate::status::CliError;
use crate::terminal::visible;

/// The program that writes a file, and the way to it. Where it is dropped before its end there
/// will be no file.
pub(super) struct TableFile {
    path: PathBuf,
    program: Child,
    /// The input of the program, until its end.
    lines: Option<BufWriter<ChildStdin>>,
}

impl TableFile {
    /// Starts the program.
    pub(super) fn create(path: &Path) -> Result<Self, CliError> {
        let mut command = external::program("export");
        command
            .args(["--table", "findings", "--format", "parquet", "--quiet"])
            .arg("--output")
            .arg(path)
            .arg("-")
            .stdin(Stdio::piped())
            .stderr(Stdio::piped());
        let mut program = command
            .spawn()
            .map_err(|error| external::failed("export", &error))?;
        let lines = program.stdin.take().map(BufWriter::new);
        Ok(Self {
            path: path.to_owned(),
            program,
            lines,
        })
    }

    /// Writes lines. Where the program has ended, it says why at the end.
    pub(super) fn write(&mut self, text: &str) -> Result<(), CliError> {
        let written = (self.lines.as_mut()).map_or(Ok(()), |it| it.write_all(text.as_bytes()));
        let written = unless_closed(written).map_err(|error| external::failed("export", &error));
        written.map(drop)
    }

    /// Waits until the file is in its place.
    pub(super) fn finish(mut self) -> Result<(), CliError> {
        if let Some(mut lines) = self.lines.take() {
            // A program that ended before says why.
            let _ = lines.flush();
        }
        let mut said = String::new();
        let read = self.program.stderr.as_mut();
        let read = read.map_or(Ok(0), |it| it.read_to_string(&mut said));
        let status = self.program.wait();
        let status = read.and(status);
        let status = status.map_err(|error| external::failed("export", &error))?;
        if status.success() {
            return Ok(());
        }
        let name = filename::shown(&self.path);
        let message = format!("`cif-export` did not write `{}`", visible(&name));
        let reason = said.trim();
        let reason = reason.strip_prefix("error: ").unwrap_or(reason);
        Err(CliError::new(message).with_help(visible(reason)))
    }
}

impl Drop for TableFile {
    /// Ends the program by a line that is no JSON, so that nothing stays behind.
    fn drop(&mut self) {
        if let Some(mut lines) = self.lines.take() {
            // It takes no more where it has ended.
            let _ = lines.write_all(b"\n{\n").and_then(|()| lines.flush());
            drop(lines);
            // No caller is left who could be informed.
            let _ = self.program.wait();
        }
    }
}
