//! Files of Python as sources: whatever has `read` and `seek`, opened by a function.

use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom};
use std::path::{Path, PathBuf};

use cif_tables::{Input, Opener};
use pyo3::prelude::*;
use pyo3::types::PyString;

/// Bytes that are read first where reading goes to; each next time twice as many, up to the most.
/// A store of objects answers each reading with a delay of its own.
const LEAST: usize = 64 << 10;
const MOST: usize = 4 << 20;

/// The files that a function of Python opens by their names, or of which it gives the paths;
/// without one, those of the system.
pub(crate) fn opener(open: Option<Py<PyAny>>) -> Opener {
    let Some(open) = open else {
        return Opener::default();
    };
    Opener::new(move |path: &Path| {
        let (file, path) = attached(|py| {
            let file = open.call1(py, (path.as_os_str(),))?;
            let is_path = file.bind(py).is_instance_of::<PyString>();
            let path = is_path.then(|| file.extract::<PathBuf>(py));
            Ok((file, path.transpose()?))
        })?;
        if let Some(path) = path {
            return Ok(Box::new(File::open(path)?) as Box<dyn Input>);
        }
        Ok(Box::new(PythonFile {
            file,
            position: 0,
            buffer: Vec::new(),
            at: 0,
            ahead: LEAST,
        }) as Box<dyn Input>)
    })
}

/// Calls Python; its exceptions become errors. Once it ends, nothing of it can be called.
fn attached<T>(call: impl FnOnce(Python<'_>) -> PyResult<T>) -> io::Result<T> {
    let ended = || io::Error::other("Python has ended");
    Python::try_attach(call)
        .ok_or_else(ended)?
        .map_err(io::Error::other)
}

/// A file of Python.
struct PythonFile {
    file: Py<PyAny>,
    /// The byte behind the buffer.
    position: u64,
    buffer: Vec<u8>,
    /// The bytes of the buffer that were read.
    at: usize,
    /// The bytes that are read next into it.
    ahead: usize,
}

impl Read for PythonFile {
    fn read(&mut self, out: &mut [u8]) -> io::Result<usize> {
        if self.at == self.buffer.len() && !out.is_empty() {
            let count = self.ahead;
            self.buffer = attached(|py| {
                let bytes = self.file.call_method1(py, "read", (count,))?;
                Ok(bytes.extract::<&[u8]>(py)?.to_vec())
            })?;
            self.at = 0;
            self.position += self.buffer.len() as u64;
            self.ahead = (2 * count).min(MOST);
        }
        let count = (&self.buffer[self.at..]).read(out)?;
        self.at += count;
        Ok(count)
    }
}

impl Seek for PythonFile {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let begin = self.position - self.buffer.len() as u64;
        let here = begin + self.at as u64;
        let (offset, whence) = match to {
            SeekFrom::Start(offset) => (i128::from(offset), 0),
            SeekFrom::Current(more) => (i128::from(here) + i128::from(more), 0),
            SeekFrom::End(more) => (i128::from(more), 2),
        };
        if whence == 0 && (i128::from(begin)..=self.position.into()).contains(&offset) {
            self.at = usize::try_from(offset - i128::from(begin)).unwrap_or_default();
            return Ok(begin + self.at as u64);
        }
        let position = attached(|py| {
            let position = self.file.call_method1(py, "seek", (offset, whence))?;
            position.extract(py)
        })?;
        self.position = position;
        self.buffer.clear();
        self.at = 0;
        self.ahead = LEAST;
        Ok(position)
    }
}
