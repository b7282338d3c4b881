//! The source of a file's bytes. What the reader looks at keeps ASCII
//! as it is: text of wide units, and text whose characters may end with the
//! byte of a brace or a bracket, becomes UTF-8 on its way.

use std::io::{self, BufRead, BufReader, Read};

use cif_text::wide::{Unwidened, Wide};
use encoding_rs::{BIG5, Encoding as Label, GB18030, GBK, SHIFT_JIS, WINDOWS_1252};

use super::charset::Encoding;

/// The bytes that are read at a time.
const CHUNK: usize = 1 << 16;

/// A line may be so long before it is decoded in pieces.
const LONGEST: usize = 1 << 20;

/// A source with what is done to its bytes.
#[derive(Debug)]
pub(super) struct Source<R> {
    inner: Unwidened<BufReader<R>>,
    lines: Option<LineDecoder>,
    /// Decoded bytes, and the number of those that have been given out.
    ready: Vec<u8>,
    given: usize,
    is_ended: bool,
}

/// Returns whether characters of an encoding may end with a byte that is another
/// character by itself.
pub(super) fn hides_ascii(label: &'static Label) -> bool {
    [SHIFT_JIS, GBK, GB18030, BIG5].contains(&label)
}

impl<R: Read> Source<R> {
    /// A source whose encoding is said to be this.
    pub(super) fn new(inner: R, encoding: Encoding) -> Self {
        Self::with_capacity(CHUNK, inner, encoding)
    }

    /// The same, with so many bytes read at a time.
    pub(super) fn with_capacity(capacity: usize, inner: R, encoding: Encoding) -> Self {
        let inner = BufReader::with_capacity(capacity, inner);
        Self {
            inner: match encoding {
                Encoding::Detect => Unwidened::new(inner),
                Encoding::Wide(wide) => Unwidened::of_wide(inner, wide),
                Encoding::Utf8 | Encoding::Latin1 | Encoding::Other(_) => {
                    Unwidened::of_bytes(inner)
                }
            },
            lines: None,
            ready: Vec::new(),
            given: 0,
            is_ended: false,
        }
    }

    /// The name of the encoding that is decoded on the way where so many bytes
    /// have been given out.
    pub(super) fn decoded(&mut self, at: u64) -> Option<&'static str> {
        let wide = self.inner.wide_at(at);
        let lines = || self.lines.as_ref().map(|lines| lines.label.name());
        wide.map(Wide::name).or_else(lines)
    }

    /// Decodes line by line from now on, and also these bytes, which have been
    /// read.
    pub(super) fn decode_lines(&mut self, mut lines: LineDecoder, read: &[u8]) -> Vec<u8> {
        let mut text = Vec::with_capacity(read.len());
        lines.decode(read, &mut text);
        if self.is_ended {
            lines.finish(&mut text);
        }
        self.lines = Some(lines);
        text
    }
}

impl<R: Read> Read for Source<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(lines) = &mut self.lines else {
            let read = self.inner.read(buffer)?;
            self.is_ended = read == 0;
            return Ok(read);
        };
        while self.given == self.ready.len() && !self.is_ended {
            self.ready.clear();
            self.given = 0;
            let bytes = self.inner.fill_buf()?;
            let length = bytes.len();
            lines.decode(bytes, &mut self.ready);
            self.inner.consume(length);
            if length == 0 {
                self.is_ended = true;
                lines.finish(&mut self.ready);
            }
        }
        let read = self
            .ready
            .get(self.given..)
            .unwrap_or_default()
            .read(buffer)?;
        self.given += read;
        Ok(read)
    }
}

/// Text of any kind as UTF-8, if that is not what it is: text of wide units, and
/// text of another encoding where that is said. A mark of wide units at its
/// beginning counts before what is said. A byte of 0xFF stands for what is no
/// character.
///
/// ```
/// use std::io::Read;
/// use cif_pgn::text::{Encoding, utf8};
///
/// let mut text = String::new();
/// let encoding: Encoding = "windows-1251".parse()?;
/// utf8(&b"\xCF\xB8\xF2\xF0"[..], encoding)?.read_to_string(&mut text)?;
/// assert_eq!(text, "\u{41f}\u{451}\u{442}\u{440}");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// The source fails.
pub fn utf8<R: Read>(source: R, encoding: Encoding) -> io::Result<impl Read + use<R>> {
    let mut source = Source::new(source, encoding);
    // This looks for a mark.
    source.inner.fill_buf()?;
    let label = match encoding {
        Encoding::Latin1 => Some(WINDOWS_1252),
        Encoding::Other(label) => Some(label),
        Encoding::Detect | Encoding::Utf8 | Encoding::Wide(_) => None,
    };
    if source.inner.wide().is_none() {
        source.lines = label.map(|label| LineDecoder::new(label, false));
    }
    Ok(source)
}

/// Decodes line by line: the byte that ends a line is never a part of another
/// character.
#[derive(Debug)]
pub(super) struct LineDecoder {
    label: &'static Label,
    /// Lines of UTF-8 stay as they are.
    keeps_utf8: bool,
    /// A line that is not whole yet.
    line: Vec<u8>,
}

impl LineDecoder {
    pub(super) const fn new(label: &'static Label, keeps_utf8: bool) -> Self {
        Self {
            label,
            keeps_utf8,
            line: Vec::new(),
        }
    }

    fn decode(&mut self, bytes: &[u8], out: &mut Vec<u8>) {
        self.line.extend_from_slice(bytes);
        let mut from = 0;
        for end in memchr::memchr2_iter(b'\n', b'\r', &self.line) {
            let line = self.line.get(from..=end).unwrap_or_default();
            push_line(line, self.label, self.keeps_utf8, out);
            from = end + 1;
        }
        if self.line.len() - from > LONGEST {
            // A blank is no part of another character, either.
            let rest = self.line.get(from..).unwrap_or_default();
            let end = memchr::memrchr(b' ', rest).map_or(rest.len(), |at| at + 1);
            let piece = rest.get(..end).unwrap_or_default();
            push_line(piece, self.label, self.keeps_utf8, out);
            from += end;
        }
        self.line.drain(..from);
    }

    fn finish(&mut self, out: &mut Vec<u8>) {
        let line = core::mem::take(&mut self.line);
        push_line(&line, self.label, self.keeps_utf8, out);
    }
}

fn push_line(line: &[u8], label: &'static Label, keeps_utf8: bool, out: &mut Vec<u8>) {
    let stays = line.is_ascii() || (keeps_utf8 && simdutf8::basic::from_utf8(line).is_ok());
    if stays {
        out.extend_from_slice(line);
        return;
    }
    let (text, is_damaged) = label.decode_without_bom_handling(line);
    if !is_damaged {
        out.extend_from_slice(text.as_bytes());
        return;
    }
    // A byte that is none of UTF-8, so that the game is said to be damaged.
    for (number, part) in text.split('\u{fffd}').enumerate() {
        if number > 0 {
            out.push(0xFF);
        }
        out.extend_from_slice(part.as_bytes());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_decoded_in_pieces_of_any_size() {
        let (bytes, _, _) = SHIFT_JIS.encode("{\u{30de}\u{30b9}\u{30bf}\u{30fc}}\n[\u{30dc}]\n");
        let bytes = [&*bytes, "{\u{30de}}\n".as_bytes(), b"\x83\n{\x83"].concat();
        for step in [1, 2, 3, 100] {
            let mut decoder = LineDecoder::new(SHIFT_JIS, true);
            let mut text = Vec::new();
            for piece in bytes.chunks(step) {
                decoder.decode(piece, &mut text);
            }
            decoder.finish(&mut text);
            let expected = "{\u{30de}\u{30b9}\u{30bf}\u{30fc}}\n[\u{30dc}]\n{\u{30de}}\n";
            let expected = [expected.as_bytes(), b"\xFF\n{\xFF"].concat();
            assert_eq!(text, expected, "{step}");
        }
    }
}
