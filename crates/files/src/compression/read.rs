//! Reading what is compressed. It is decompressed by a thread of its own, which
//! is a few portions ahead and then waits: however much a file swells, memory
//! stays small. What swells beyond measure ends early, for it would take time.

use std::fmt;
use std::io::{self, BufReader, Cursor, Read};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, SyncSender, sync_channel};
use std::thread;

use super::members::Members;
use super::{Compression, ENOUGH, Sniffed};

/// Something to read, by any thread.
pub type Source = Box<dyn Read + Send>;

/// Counts what is read.
pub struct Counted {
    /// The source.
    pub source: Source,
    /// The number of bytes that were read of it.
    pub count: Arc<AtomicU64>,
}

impl fmt::Debug for Counted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Counted")
            .field("count", &self.count)
            .finish_non_exhaustive()
    }
}

impl Read for Counted {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.source.read(buffer)?;
        self.count.fetch_add(read as u64, Ordering::Relaxed);
        Ok(read)
    }
}

/// Bytes of a portion, and how many portions are made ahead.
const PORTION: usize = 128 << 10;
const AHEAD: usize = 6;

/// Bounds on what is decompressed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// The factor by which a text may exceed what was read, once it has
    /// 64 MiB.
    pub expansion: u64,
}

impl Default for Bounds {
    fn default() -> Self {
        Self { expansion: 200 }
    }
}

impl Bounds {
    /// True if so much text may come of so many bytes.
    pub(super) fn allow(self, text: u64, packed: u64) -> bool {
        text <= packed.saturating_mul(self.expansion).max(SMALL)
    }
}

/// Bytes that a text may have however few were read.
const SMALL: u64 = 64 << 20;

/// The window that Zstandard may ask for: 128 MiB, as with `zstd --long`.
pub(super) const WINDOW: u32 = 27;

/// The plain text of a source that may be compressed. `named` is what its name
/// promises.
///
/// # Errors
/// When reading its first bytes fails, or there are too few of what is
/// promised.
pub fn decoded(
    mut source: Source,
    named: Option<Compression>,
    bounds: Bounds,
) -> io::Result<Source> {
    let mut head = Vec::with_capacity(ENOUGH);
    let compression = loop {
        match Compression::sniff(&head) {
            Sniffed::Is(compression) => break Some(compression),
            Sniffed::Plain => break None,
            Sniffed::Unsure => {}
        }
        let missing = (ENOUGH - head.len().min(ENOUGH)) as u64;
        // One read alone: what speaks slowly is heard at once.
        let mut bytes = [0; ENOUGH];
        let wanted = usize::try_from(missing).unwrap_or(ENOUGH);
        match source.read(bytes.get_mut(..wanted).unwrap_or_default()) {
            Ok(0) => match named {
                Some(compression) => return Err(too_short(compression)),
                None => break None,
            },
            Ok(count) => head.extend_from_slice(bytes.get(..count).unwrap_or_default()),
            Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    };
    let source = Cursor::new(head).chain(source);
    match compression {
        None => Ok(Box::new(source)),
        Some(compression) => Ok(Box::new(Decoded::begin(source, compression, bounds)?)),
    }
}

/// A source that a thread decompresses.
struct Decoded {
    portions: Receiver<io::Result<Vec<u8>>>,
    portion: Cursor<Vec<u8>>,
    ended: bool,
}

impl Decoded {
    fn begin(
        source: impl Read + Send + 'static,
        compression: Compression,
        bounds: Bounds,
    ) -> io::Result<Self> {
        let (sender, portions) = sync_channel(AHEAD);
        let work = move || decompress(source, compression, bounds, &sender);
        thread::Builder::new()
            .name("decompression".to_owned())
            .spawn(work)?;
        Ok(Self {
            portions,
            portion: Cursor::default(),
            ended: false,
        })
    }
}

impl Read for Decoded {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        loop {
            let count = self.portion.read(buffer)?;
            if count > 0 || self.ended || buffer.is_empty() {
                return Ok(count);
            }
            match self.portions.recv() {
                Ok(Ok(portion)) => {
                    self.ended = portion.is_empty();
                    self.portion = Cursor::new(portion);
                }
                Ok(Err(error)) => return Err(error),
                // The thread has said why, or could not say anything.
                Err(_) => return Err(io::Error::other("decompression has stopped")),
            }
        }
    }
}

/// Runs in the thread: sends portions, and an empty one at the end. Nobody
/// to take them means that the rest does not matter.
fn decompress(
    source: impl Read + Send + 'static,
    compression: Compression,
    bounds: Bounds,
    sender: &SyncSender<io::Result<Vec<u8>>>,
) {
    let given = Arc::new(AtomicU64::new(0));
    let count = Arc::clone(&given);
    let source: Source = Box::new(source);
    let source = BufReader::with_capacity(PORTION, Counted { source, count });
    let mut made = 0;
    let decoder: io::Result<Box<dyn Read + '_>> = match compression {
        Compression::Gzip => Ok(Box::new(Members::of_gzip(source))),
        Compression::Bzip2 => Ok(Box::new(Members::of_bzip2(source))),
        Compression::Zstd => zstd::Decoder::with_buffer(source).and_then(|mut decoder| {
            decoder.window_log_max(WINDOW)?;
            Ok(Box::new(decoder) as Box<dyn Read + '_>)
        }),
    };
    let mut decoder = match decoder {
        Ok(decoder) => decoder,
        Err(error) => {
            let _ = sender.send(Err(error));
            return;
        }
    };
    loop {
        let mut portion = Vec::with_capacity(PORTION);
        let read = (&mut decoder)
            .take(PORTION as u64)
            .read_to_end(&mut portion);
        let ended = read.as_ref().is_ok_and(|count| *count == 0);
        // What came before a fault is read first.
        let failed = read.err().map(|error| {
            // The first frame has its sign, so this is behind the last.
            if error.to_string().contains("Unknown frame descriptor") {
                return followed(compression);
            }
            explained(error, compression)
        });
        made += portion.len() as u64;
        if !bounds.allow(made, given.load(Ordering::Relaxed)) {
            let _ = sender.send(Err(too_large(compression, bounds.expansion)));
            return;
        }
        let is_news = ended || !portion.is_empty();
        if is_news && (sender.send(Ok(portion)).is_err() || ended) {
            return;
        }
        if let Some(error) = failed {
            let _ = sender.send(Err(error));
            return;
        }
    }
}

/// An error of decompression in words that people understand. Those of the
/// system speak for themselves, and so do our own.
pub(super) fn explained(error: io::Error, compression: Compression) -> io::Error {
    let ours = error.get_ref().and_then(|it| it.downcast_ref::<Followed>());
    if error.raw_os_error().is_some() || ours.is_some() {
        return error;
    }
    let name = compression.name();
    let text = error.to_string();
    if error.kind() == io::ErrorKind::UnexpectedEof {
        return too_short(compression);
    }
    if text.contains("requires too much memory") {
        let most = 1_u64 << (WINDOW - 20);
        let message = format!("the {name} window is larger than {most} MiB");
        return io::Error::new(io::ErrorKind::InvalidData, message);
    }
    let message = format!("the {name} data are damaged: {text}");
    io::Error::new(io::ErrorKind::InvalidData, message)
}

/// Something stands behind compressed data that is none of them.
#[derive(Debug)]
struct Followed(Compression);

impl fmt::Display for Followed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "something else follows the {} data", self.0.name())
    }
}

impl std::error::Error for Followed {}

pub(super) fn followed(compression: Compression) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, Followed(compression))
}

pub(super) fn too_large(compression: Compression, factor: u64) -> io::Error {
    let name = compression.name();
    let message = format!(
        "the {name} data become more than {factor} times as large, which is the limit on expansion"
    );
    io::Error::new(io::ErrorKind::InvalidData, message)
}

pub(super) fn too_short(compression: Compression) -> io::Error {
    let message = format!("the {} data end too early", compression.name());
    io::Error::new(io::ErrorKind::UnexpectedEof, message)
}

#[cfg(test)]
mod tests {
    use std::io::Write;

    use super::super::Encoder;
    use super::*;

    const ALL: [Compression; 3] = [Compression::Gzip, Compression::Zstd, Compression::Bzip2];

    fn packed(text: &[u8], compression: Compression) -> Vec<u8> {
        let mut encoder = Encoder::new(Vec::new(), Some(compression)).unwrap();
        encoder.write_all(text).unwrap();
        encoder.finish().unwrap()
    }

    fn unpacked(bytes: &[u8], named: Option<Compression>) -> io::Result<Vec<u8>> {
        let source = Box::new(Cursor::new(bytes.to_vec()));
        let mut text = Vec::new();
        decoded(source, named, Bounds::default())?.read_to_end(&mut text)?;
        Ok(text)
    }

    /// Text that does not compress to nothing.
    fn text(length: usize) -> Vec<u8> {
        let mut state = 1_u32;
        let step = |_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            b'a' + (state >> 28) as u8
        };
        (0..length).map(step).collect()
    }

    #[test]
    fn everything_comes_back() {
        for length in [0, 1, 10, PORTION - 1, PORTION, 3 * PORTION + 7] {
            let text = text(length);
            assert_eq!(unpacked(&text, None).unwrap(), text);
            for compression in ALL {
                let bytes = packed(&text, compression);
                assert_eq!(unpacked(&bytes, None).unwrap(), text, "{compression:?}");
                let twice = [bytes.clone(), bytes].concat();
                let expected = [text.clone(), text.clone()].concat();
                assert_eq!(unpacked(&twice, None).unwrap(), expected, "{compression:?}");
            }
        }
    }

    #[test]
    fn what_is_cut_short_is_reported() {
        let text = text(2 * PORTION);
        for compression in ALL {
            let bytes = packed(&text, compression);
            for length in [1, 12, bytes.len() / 2, bytes.len() - 9, bytes.len() - 1] {
                let error = unpacked(&bytes[..length], Some(compression)).unwrap_err();
                assert_eq!(
                    error.to_string(),
                    format!("the {} data end too early", compression.name()),
                    "{length}"
                );
            }
            let empty = unpacked(b"", Some(compression)).unwrap_err();
            assert_eq!(empty.kind(), io::ErrorKind::UnexpectedEof);
        }
    }

    #[test]
    fn what_is_damaged_is_reported() {
        let text = text(2 * PORTION);
        for compression in ALL {
            let mut bytes = packed(&text, compression);
            let middle = bytes.len() / 2;
            bytes[middle] ^= 0x55;
            bytes[middle + 1] ^= 0x55;
            let error = unpacked(&bytes, None).unwrap_err();
            let expected = format!("the {} data are damaged", compression.name());
            assert!(error.to_string().starts_with(&expected), "{error}");
        }
    }

    #[test]
    fn what_follows_is_reported() {
        let text = text(2 * PORTION);
        for compression in ALL {
            let bytes = packed(&text, compression);
            for behind in [&b"junk8"[..], b"j", b"no such thing", &vec![7; 300_000]] {
                let error = unpacked(&[&bytes, behind].concat(), None).unwrap_err();
                let expected = format!("something else follows the {} data", compression.name());
                assert_eq!(error.to_string(), expected);
                let zeros = [&bytes[..], &[0; 512], behind].concat();
                assert_eq!(unpacked(&zeros, None).unwrap_err().to_string(), expected);
            }
        }
    }

    /// Tapes pad files with zero bytes.
    #[test]
    fn zeros_behind_are_padding() {
        let text = text(1000);
        let both = [&text[..], &text].concat();
        for compression in [Compression::Gzip, Compression::Bzip2] {
            let bytes = packed(&text, compression);
            for zeros in [1, 512, PORTION, 3 * PORTION + 1] {
                let padded = [&bytes[..], &vec![0; zeros]].concat();
                assert_eq!(unpacked(&padded, None).unwrap(), text, "{zeros}");
                let padded = [&padded[..], &bytes].concat();
                assert_eq!(unpacked(&padded, None).unwrap(), both, "{zeros}");
            }
        }
    }

    #[test]
    fn what_swells_beyond_measure_is_refused() {
        let small = usize::try_from(SMALL).unwrap();
        for (length, is_good) in [(small, true), (small + PORTION, false)] {
            let blank = packed(&vec![b' '; length], Compression::Zstd);
            let mut source =
                decoded(Box::new(Cursor::new(blank)), None, Bounds::default()).unwrap();
            let read = io::copy(&mut source, &mut io::sink());
            assert_eq!(read.is_ok(), is_good, "{length}");
            if let Err(error) = read {
                assert!(error.to_string().contains("200 times as large"), "{error}");
            }
        }
    }

    #[test]
    fn windows_have_a_bound() {
        let frame = |log: u32| {
            let mut encoder = zstd::Encoder::new(Vec::new(), 1).unwrap();
            encoder.window_log(log).unwrap();
            encoder.write_all(&text(PORTION)).unwrap();
            encoder.finish().unwrap()
        };
        assert_eq!(unpacked(&frame(27), None).unwrap(), text(PORTION));
        let error = unpacked(&frame(28), None).unwrap_err();
        assert_eq!(
            error.to_string(),
            "the Zstandard window is larger than 128 MiB"
        );
    }

    #[test]
    fn a_misleading_name_does_no_harm() {
        assert_eq!(
            unpacked(b"<cif/>", Some(Compression::Gzip)).unwrap(),
            b"<cif/>"
        );
    }
}
