//! Where the bytes of a file come from. What the reader looks at keeps ASCII
//! as it is: text of wide units, and text whose characters may end with the
//! byte of a brace or a bracket, becomes UTF-8 on its way.

use std::io::{self, Read};

use cif_text::wide::WideDecoder;
use encoding_rs::{BIG5, Encoding as Label, GB18030, GBK, SHIFT_JIS};

/// How much is read at a time, where it is decoded.
const CHUNK: usize = 1 << 16;

/// A line may be so long before it is decoded in pieces.
const LONGEST: usize = 1 << 20;

/// A source with what is done to its bytes.
#[derive(Debug)]
pub(super) struct Source<R> {
    inner: R,
    form: Form,
    is_ended: bool,
}

/// How the bytes of a source become text that keeps ASCII as it is.
#[derive(Debug)]
pub(super) enum Form {
    /// They are.
    Plain,
    Wide(WideDecoder),
    Lines(LineDecoder),
}

/// Whether characters of an encoding may end with a byte that is another
/// character by itself.
pub(super) fn hides_ascii(label: &'static Label) -> bool {
    [SHIFT_JIS, GBK, GB18030, BIG5].contains(&label)
}

impl<R: Read> Source<R> {
    pub(super) const fn new(inner: R) -> Self {
        Self {
            inner,
            form: Form::Plain,
            is_ended: false,
        }
    }

    /// The name of the encoding that is decoded on the way.
    pub(super) fn decoded(&self) -> Option<&'static str> {
        match &self.form {
            Form::Plain => None,
            Form::Wide(decoder) => Some(decoder.wide().name()),
            Form::Lines(decoder) => Some(decoder.label.name()),
        }
    }

    /// Decodes from now on, and also these bytes, which have been read.
    pub(super) fn decode_as(&mut self, form: Form, read: &[u8]) -> Vec<u8> {
        self.form = form;
        let mut text = Vec::with_capacity(read.len());
        self.form.decode(read, &mut text);
        if self.is_ended {
            self.form.finish(&mut text);
        }
        text
    }

    /// Reads some bytes behind the first `filled` of the buffer, and says how
    /// many; none only at the end.
    pub(super) fn read(&mut self, buffer: &mut Vec<u8>, filled: usize) -> io::Result<usize> {
        if let Form::Plain = self.form {
            let read = self
                .inner
                .read(buffer.get_mut(filled..).unwrap_or_default())?;
            self.is_ended = read == 0;
            return Ok(read);
        }
        let mut text = Vec::new();
        let mut raw = vec![0; CHUNK];
        while text.is_empty() && !self.is_ended {
            let read = self.inner.read(&mut raw)?;
            self.is_ended = read == 0;
            self.form
                .decode(raw.get(..read).unwrap_or_default(), &mut text);
            if self.is_ended {
                self.form.finish(&mut text);
            }
        }
        buffer.truncate(filled);
        buffer.extend_from_slice(&text);
        Ok(text.len())
    }
}

impl Form {
    fn decode(&mut self, bytes: &[u8], out: &mut Vec<u8>) {
        match self {
            Self::Plain => out.extend_from_slice(bytes),
            Self::Wide(decoder) => decoder.decode(bytes, out),
            Self::Lines(decoder) => decoder.decode(bytes, out),
        }
    }

    fn finish(&mut self, out: &mut Vec<u8>) {
        match self {
            Self::Plain => {}
            Self::Wide(decoder) => decoder.finish(out),
            Self::Lines(decoder) => decoder.finish(out),
        }
    }
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
        for end in memchr::memchr_iter(b'\n', &self.line) {
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
            let mut decoder = Form::Lines(LineDecoder::new(SHIFT_JIS, true));
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
