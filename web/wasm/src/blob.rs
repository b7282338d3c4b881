//! Files of the browser as Rust reads and writes them. The page gives objects with the methods
//! that are declared here; reading waits, as only a worker may.

use std::io::{self, Read, Seek, SeekFrom, Write};

use cif::fix::Draft;
use wasm_bindgen::prelude::*;

#[wasm_bindgen]
extern "C" {
    /// A file or another blob that can be read anywhere.
    #[derive(Clone)]
    pub type Source;

    #[wasm_bindgen(method, getter)]
    fn size(this: &Source) -> f64;

    /// Reads bytes from an offset on, and returns their number.
    #[wasm_bindgen(method, catch)]
    fn read(this: &Source, offset: f64, into: &mut [u8]) -> Result<u32, JsValue>;

    /// A blob that grows at its end.
    pub type Sink;

    #[wasm_bindgen(method, catch)]
    fn write(this: &Sink, bytes: &[u8]) -> Result<(), JsValue>;

    /// The blob as a source, after all was written.
    #[wasm_bindgen(method)]
    fn source(this: &Sink) -> Source;

    /// The listener of a job while it runs.
    pub type Watch;

    /// So many bytes of the file were read.
    #[wasm_bindgen(method)]
    pub fn progress(this: &Watch, read: f64);

    /// An empty sink.
    #[wasm_bindgen(method)]
    fn sink(this: &Watch) -> Sink;
}

/// Bytes that cross the border at a time.
const PORTION: usize = 1 << 18;

/// A reader of a source.
pub struct BlobReader {
    source: Source,
    length: u64,
    /// The offset of the next byte to be read from the source.
    next: u64,
    buffer: Vec<u8>,
    /// The bytes of the buffer that were handed out.
    used: usize,
}

impl BlobReader {
    /// A reader from the beginning.
    // Sizes of files are whole numbers below 2^53.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    pub fn new(source: Source) -> Self {
        Self {
            length: source.size() as u64,
            source,
            next: 0,
            buffer: Vec::new(),
            used: 0,
        }
    }

    /// The length in bytes.
    pub const fn length(&self) -> u64 {
        self.length
    }

    fn position(&self) -> u64 {
        self.next - (self.buffer.len() - self.used) as u64
    }

    #[allow(clippy::cast_precision_loss)]
    fn fill(&mut self) -> io::Result<()> {
        self.buffer.resize(PORTION, 0);
        let read = self.source.read(self.next as f64, &mut self.buffer);
        let read = read.map_err(|error| io::Error::other(words(&error)))? as usize;
        self.buffer.truncate(read);
        self.next += read as u64;
        self.used = 0;
        Ok(())
    }
}

impl Read for BlobReader {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.used == self.buffer.len() && self.next < self.length {
            self.fill()?;
        }
        let rest = self.buffer.get(self.used..).unwrap_or_default();
        let count = rest.len().min(into.len());
        into[..count].copy_from_slice(&rest[..count]);
        self.used += count;
        Ok(count)
    }
}

impl Seek for BlobReader {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let place = match to {
            SeekFrom::Start(place) => Some(place),
            SeekFrom::End(by) => self.length.checked_add_signed(by),
            SeekFrom::Current(by) => self.position().checked_add_signed(by),
        };
        let place = place.ok_or(io::ErrorKind::InvalidInput)?;
        if place != self.position() {
            self.buffer.clear();
            (self.next, self.used) = (place, 0);
        }
        Ok(place)
    }
}

/// A writer into a sink, in portions.
pub struct BlobWriter {
    sink: Sink,
    waiting: Vec<u8>,
}

impl BlobWriter {
    /// A writer into an empty sink of a watch.
    pub fn new(watch: &Watch) -> Self {
        Self {
            sink: watch.sink(),
            waiting: Vec::new(),
        }
    }

    /// The sink, after all was written and flushed.
    pub fn into_sink(self) -> Sink {
        self.sink
    }
}

impl Write for BlobWriter {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.waiting.extend_from_slice(bytes);
        if self.waiting.len() >= PORTION {
            self.flush()?;
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if !self.waiting.is_empty() {
            let written = self.sink.write(&self.waiting);
            written.map_err(|error| io::Error::other(words(&error)))?;
            self.waiting.clear();
        }
        Ok(())
    }
}

impl Draft for BlobWriter {
    type Reader = BlobReader;

    fn reopen(&self) -> io::Result<BlobReader> {
        Ok(BlobReader::new(self.sink.source()))
    }
}

/// An exception in words.
fn words(error: &JsValue) -> String {
    error
        .as_string()
        .unwrap_or_else(|| "the browser cannot read or write the file".to_owned())
}
