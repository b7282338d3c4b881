//! The plain text of a file, compressed or not, and the kind of games in it, both known by first
//! bytes.

use std::io::{self, Cursor, Read};

use bzip2::read::MultiBzDecoder;
use cif::text::wide::{Wide, WideDecoder};
use flate2::read::MultiGzDecoder;
use ruzstd::decoding::StreamingDecoder;

/// Bytes that are looked at.
const HEAD: usize = 4096;

/// The text of a file, and the kind of it.
pub struct Plain<'r> {
    /// The text, from its beginning.
    pub text: Box<dyn Read + 'r>,
    /// The kind of games.
    pub kind: Kind,
    /// True if the file is compressed.
    pub is_packed: bool,
}

/// A kind of games.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// An archive.
    Cif,
    /// PGN, or what was meant as PGN.
    Pgn,
}

impl<'r> Plain<'r> {
    /// The text of a file.
    ///
    /// # Errors
    /// When the file cannot be read, or has no games by its looks.
    pub fn of(mut file: impl Read + 'r) -> io::Result<Self> {
        let head = head(&mut file)?;
        let packed = Cursor::new(head.clone()).chain(file);
        let (mut text, is_packed): (Box<dyn Read + 'r>, bool) = match &*head {
            [0x1F, 0x8B, ..] => (Box::new(MultiGzDecoder::new(packed)), true),
            [b'B', b'Z', b'h', ..] => (Box::new(MultiBzDecoder::new(packed)), true),
            [0x28, 0xB5, 0x2F, 0xFD, ..] => (Box::new(Frames::new(packed)), true),
            _ => (Box::new(packed), false),
        };
        let head = self::head(&mut text)?;
        let kind = kind(&head)?;
        Ok(Self {
            text: Box::new(Cursor::new(head).chain(text)),
            kind,
            is_packed,
        })
    }
}

/// The first bytes.
fn head(file: &mut impl Read) -> io::Result<Vec<u8>> {
    let mut head = Vec::new();
    file.take(HEAD as u64).read_to_end(&mut head)?;
    Ok(head)
}

fn kind(head: &[u8]) -> io::Result<Kind> {
    let mut decoded = Vec::new();
    let bytes = match Wide::detect(head) {
        None => head.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(head),
        Some((wide, mark)) => {
            let bytes = head.get(mark..).unwrap_or_default();
            WideDecoder::new(wide).decode(bytes, &mut decoded);
            &decoded
        }
    };
    let begin = bytes.trim_ascii_start();
    if begin.is_empty() {
        return Err(io::Error::other("there is nothing in the file"));
    }
    let is_within = |name: &[u8]| begin.windows(name.len()).any(|it| it == name);
    if begin.starts_with(b"<") || is_within(b"<cif>") || is_within(b"<cif ") {
        return Ok(Kind::Cif);
    }
    if begin.contains(&0) {
        let message = "the file is neither an archive of CIF nor PGN, nor one compressed by gzip, \
                       Zstandard or bzip2";
        return Err(io::Error::other(message));
    }
    Ok(Kind::Pgn)
}

/// The frames of a file compressed by Zstandard, one after the other.
struct Frames<R: Read> {
    state: State<R>,
}

enum State<R: Read> {
    /// Between two frames.
    Between(Ahead<R>),
    Within(Box<StreamingDecoder<Ahead<R>, ruzstd::decoding::FrameDecoder>>),
    End,
}

impl<R: Read> Frames<R> {
    fn new(packed: R) -> Self {
        Self {
            state: State::Between(Ahead {
                source: packed,
                first: None,
            }),
        }
    }
}

impl<R: Read> Read for Frames<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if into.is_empty() {
            return Ok(0);
        }
        loop {
            match std::mem::replace(&mut self.state, State::End) {
                State::End => return Ok(0),
                State::Between(mut source) => {
                    if source.is_at_end()? {
                        return Ok(0);
                    }
                    let frame = StreamingDecoder::new(source).map_err(io::Error::other)?;
                    self.state = State::Within(Box::new(frame));
                }
                State::Within(mut frame) => {
                    let count = frame.read(into)?;
                    if count > 0 {
                        self.state = State::Within(frame);
                        return Ok(count);
                    }
                    self.state = State::Between(frame.into_inner());
                }
            }
        }
    }
}

/// A source of which the next byte can be read ahead.
struct Ahead<R> {
    source: R,
    first: Option<u8>,
}

impl<R: Read> Ahead<R> {
    fn is_at_end(&mut self) -> io::Result<bool> {
        if self.first.is_none() {
            let mut byte = [0];
            if self.source.read(&mut byte)? == 0 {
                return Ok(true);
            }
            self.first = Some(byte[0]);
        }
        Ok(false)
    }
}

impl<R: Read> Read for Ahead<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let Some(place) = into.first_mut() else {
            return Ok(0);
        };
        if let Some(byte) = self.first.take() {
            *place = byte;
            return Ok(1);
        }
        self.source.read(into)
    }
}
