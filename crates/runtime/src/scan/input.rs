//! From bytes to text. The format is UTF-8: other encodings are refused in
//! words, and invalid bytes are reported and replaced one for one, so that
//! every offset in the text is the offset in the bytes.

use std::borrow::Cow;
use std::ops::Range;

use memchr::memchr2;

use super::declaration::{Declaration, accepted_encoding};
use super::report::Unlisted;
use crate::span::Span;
use crate::violation::Violation;

/// Replacement of an invalid byte: like the bytes beyond ASCII, it may begin a
/// name and ends nothing, so that the markup around it stays what it was.
const REPLACEMENT: char = '_';

/// The text of a whole document or of the head of one. A byte order mark stays
/// in it; the scanner skips it. Each invalid byte becomes a `_` and is
/// reported.
///
/// # Errors
/// When the bytes are in another encoding than UTF-8, or declare one.
pub fn decode_input<'a>(
    bytes: &'a [u8],
    violations: &mut Vec<Violation>,
) -> Result<Cow<'a, str>, Violation> {
    match foreign_encoding(bytes) {
        Some(violation) => Err(violation),
        None => Ok(decode_utf8(bytes, violations)),
    }
}

/// The text of a later piece of a document, which begins with neither mark
/// nor declaration.
pub fn decode_utf8<'a>(bytes: &'a [u8], violations: &mut Vec<Violation>) -> Cow<'a, str> {
    if let Ok(text) = simdutf8::basic::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut runs = Runs::default();
    let text = replaced(bytes, |invalid| runs.add(invalid, bytes));
    violations.extend(runs.finish(bytes));
    Cow::Owned(text)
}

/// Returns true if two names are the same once their invalid bytes are replaced.
pub(crate) fn is_same_text(one: &[u8], other: &[u8]) -> bool {
    replaced(one, |_| {}) == replaced(other, |_| {})
}

/// The text with invalid bytes replaced, each reported.
fn replaced(bytes: &[u8], mut report: impl FnMut(Range<usize>)) -> String {
    let mut text = String::with_capacity(bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        let invalid = chunk.invalid();
        if !invalid.is_empty() {
            let start = text.len();
            text.extend(invalid.iter().map(|_| REPLACEMENT));
            report(start..text.len());
        }
    }
    text
}

/// Runs of invalid bytes: of a text in another encoding they are its words, and
/// one violation says of many what is wrong with them.
#[derive(Default)]
struct Runs {
    /// The last one, and how many bytes in it are invalid.
    open: Option<(Range<usize>, usize)>,
    found: Vec<Violation>,
    unlisted: Unlisted,
}

impl Runs {
    /// The greatest distance of invalid bytes that belong together, with no markup
    /// between.
    const NEAR: usize = 256;
    /// Runs that are listed; others are counted.
    const MOST: usize = 1000;

    fn add(&mut self, invalid: Range<usize>, bytes: &[u8]) {
        let count = invalid.len();
        if let Some((run, known)) = &mut self.open
            && invalid.start - run.end <= Self::NEAR
            && memchr2(b'<', b'>', &bytes[run.end..invalid.start]).is_none()
        {
            run.end = invalid.end;
            *known += count;
            return;
        }
        self.close(bytes);
        self.open = Some((invalid, count));
    }

    fn close(&mut self, bytes: &[u8]) {
        let Some((run, count)) = self.open.take() else {
            return;
        };
        let (Ok(start), Ok(end)) = (u32::try_from(run.start), u32::try_from(run.end)) else {
            return;
        };
        let span = Span { start, end };
        if self.found.len() < Self::MOST {
            self.found.push(invalid(span, count, bytes));
        } else {
            self.unlisted.count(Cow::Borrowed("xml:encoding"), span);
        }
    }

    fn finish(mut self, bytes: &[u8]) -> Vec<Violation> {
        self.close(bytes);
        self.found.extend(self.unlisted.into_violation());
        self.found
    }
}

/// The violation of a run in which so many bytes are invalid: it says which
/// encoding they look like, and how to convert it.
#[cold]
fn invalid(span: Span, count: usize, bytes: &[u8]) -> Violation {
    /// Bytes of a run that are listed one by one, and that tell the encoding.
    const FEW: usize = 4;
    const ENOUGH: usize = 1 << 14;
    let run = &bytes[span.range()];
    let message = if run.len() <= FEW {
        let hexadecimal: Vec<_> = run.iter().map(|byte| format!("{byte:02X}")).collect();
        format!("the bytes {} are not UTF-8", hexadecimal.join(" "))
    } else if count == run.len() {
        format!("{count} bytes from here on are not UTF-8")
    } else {
        format!(
            "{count} of the {} bytes from here on are not UTF-8",
            run.len()
        )
    };
    let sample = &run[..run.len().min(ENOUGH)];
    let violation = Violation::new("xml:encoding", span, message);
    match guessed_encoding(sample) {
        None => violation.with_help(CONVERT),
        Some(encoding) => violation.with_help(format!(
            "it looks like {encoding}: {}",
            conversion(encoding)
        )),
    }
}

/// Advice on a text in another encoding.
const CONVERT: &str = "convert the text to UTF-8";

/// Advice on a text that says so itself.
const DECLARED: &str =
    "convert the text to UTF-8, or write `encoding=\"UTF-8\"` if that is what it is in";

/// Advice where the encoding is known to programs by this name.
fn conversion(encoding: &str) -> String {
    format!("{CONVERT}, for instance by `iconv -f {encoding} -t UTF-8 OLD > NEW`")
}

/// Returns the encoding that bytes look like, if they are text.
#[cfg(feature = "charset")]
fn guessed_encoding(sample: &[u8]) -> Option<&'static str> {
    use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};

    let is_text = |byte: &u8| *byte >= b' ' || byte.is_ascii_whitespace();
    if !sample.iter().all(is_text) {
        return None;
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    detector.feed(sample, true);
    Some(detector.guess(None, Utf8Detection::Deny).name())
}

#[cfg(not(feature = "charset"))]
fn guessed_encoding(_: &[u8]) -> Option<&'static str> {
    None
}

/// Returns true if the beginning of a document shows that it is not in UTF-8: by a
/// byte order mark, by zero bytes around the first `<`, or by its declaration
/// (XML 1.0, appendix F).
pub fn foreign_encoding(bytes: &[u8]) -> Option<Violation> {
    let refuse = |span: Span, what: &str, help: &str| {
        let message = format!("{what}, not in UTF-8");
        Some(Violation::new("xml:encoding", span, message).with_help(help))
    };
    let name = match bytes {
        // Behind a mark the name that leaves the order of bytes to it takes the mark away, too.
        [0, 0, 0xFE, 0xFF, ..] | [0xFF, 0xFE, 0, 0, ..] => "UTF-32",
        [0xFE, 0xFF, ..] | [0xFF, 0xFE, ..] => "UTF-16",
        [0, 0, 0, b'<', ..] => "UTF-32BE",
        [b'<', 0, 0, 0, ..] => "UTF-32LE",
        [0, b'<', ..] => "UTF-16BE",
        [b'<', 0, ..] => "UTF-16LE",
        [0x4C, 0x6F, 0xA7, 0x94, ..] => {
            return refuse(Span::new(0, 2), "the text is in EBCDIC", CONVERT);
        }
        _ => {
            let (encoding, start) = declared_encoding(bytes)?;
            if accepted_encoding(encoding) {
                return None;
            }
            let span = Span::new(start, start + encoding.len());
            let encoding = super::report::quoted(encoding);
            let what = format!("the declaration says that the text is in {encoding}");
            return refuse(span, &what, DECLARED);
        }
    };
    let what = format!("the text is in {name}");
    refuse(Span::new(0, bytes.len().min(2)), &what, &conversion(name))
}

fn declared_encoding(bytes: &[u8]) -> Option<(&str, usize)> {
    const LONGEST: usize = 1024;
    let mark = if bytes.starts_with(b"\xEF\xBB\xBF") {
        3
    } else {
        0
    };
    let head = &bytes[..bytes.len().min(LONGEST)];
    let at = mark + 5;
    if head.get(mark..at)? != b"<?xml" {
        return None;
    }
    let end = memchr::memmem::find(&head[at..], b"?>")? + at;
    let text = std::str::from_utf8(&head[..end]).ok()?;
    Declaration::parse(text, at).encoding
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invalid_bytes_keep_their_offsets() {
        let mut violations = Vec::new();
        let text = decode_utf8(b"a\xFFb\xE2\x82c\xC3\xA9", &mut violations);
        assert_eq!(text, "a_b__c\u{E9}");
        let spans: Vec<_> = violations.iter().map(|v| v.span).collect();
        assert_eq!(spans, [Span::new(1, 5)]);
    }

    #[test]
    fn a_run_of_invalid_bytes_is_one_violation() {
        let word = b"\xEF\xE0\xF0\xF2\xE8\xFF ";
        let far = " ".repeat(Runs::NEAR + 1);
        let text = [
            &word.repeat(9)[..],
            b"<b>",
            &word.repeat(2),
            far.as_bytes(),
            word,
        ]
        .concat();
        let mut violations = Vec::new();
        decode_utf8(&text, &mut violations);
        let said: Vec<_> = violations.iter().map(|it| &*it.message).collect();
        assert_eq!(
            said,
            [
                "54 of the 62 bytes from here on are not UTF-8",
                "12 of the 13 bytes from here on are not UTF-8",
                "6 bytes from here on are not UTF-8",
            ]
        );
        let help = violations[0].help.as_deref().unwrap_or_default();
        let guess = "it looks like windows-1251: ";
        assert_eq!(help.starts_with(guess), cfg!(feature = "charset"), "{help}");
    }

    #[test]
    fn many_runs_are_counted() {
        let mut violations = Vec::new();
        decode_utf8(&b"\xFF<".repeat(Runs::MOST + 7), &mut violations);
        assert_eq!(violations.len(), Runs::MOST + 1);
        let last = violations.last().unwrap();
        let unlisted = last.unlisted.as_ref().unwrap();
        assert_eq!(unlisted.counts, [("xml:encoding".into(), 7)]);
    }

    #[test]
    fn other_encodings_are_refused() {
        for (bytes, said) in [
            (&b"\xFF\xFE<\0a\0"[..], "in UTF-16,"),
            (b"\xFE\xFF\0<\0a", "in UTF-16,"),
            (b"\xFF\xFE\0\0<\0\0\0", "in UTF-32,"),
            (b"\0\0\xFE\xFF\0\0\0<", "in UTF-32,"),
            (b"<\0a\0", "in UTF-16LE,"),
            (b"\0<\0a", "in UTF-16BE,"),
            (b"<\0\0\0a\0\0\0", "in UTF-32LE,"),
            (b"\0\0\0<", "in UTF-32BE,"),
            (b"\x4C\x6F\xA7\x94", "in EBCDIC,"),
            (
                b"<?xml version=\"1.0\" encoding='latin1'?><a/>",
                "in `latin1`,",
            ),
            (
                b"\xEF\xBB\xBF<?xml version='1.0' encoding=\"windows-1252\" ?><a/>",
                "in `windows-1252`,",
            ),
        ] {
            let refusal = decode_input(bytes, &mut Vec::new()).unwrap_err();
            assert_eq!(refusal.id, "xml:encoding");
            assert!(refusal.message.contains(said), "{}", refusal.message);
        }
        for bytes in [
            &b""[..],
            b"<a/>",
            b"<?xml version='1.0' encoding='utf-8'?><a/>",
            b"<?xml version='1.0' encoding='us-ascii'?><a/>",
            b"<?xml version='1.0'?><a encoding='latin1'/>",
        ] {
            assert!(decode_input(bytes, &mut Vec::new()).is_ok());
        }
    }
}
