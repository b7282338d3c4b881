//! Names of files as text. On Unix a name is any bytes, and two names are never
//! shown alike: what is no UTF-8 is written `\xHH`, a byte by its two digits,
//! and so are control characters, which a terminal would obey, and a backslash
//! that could be taken for the beginning of one (`\x5C`).

#[cfg(unix)]
use std::ffi::OsString;
use std::io;
use std::path::{self, Component, Path, PathBuf};

/// The whole path of a file, without `.` and `..`, so that it begins as those of the folders above
/// it do. Links stay as they are named, but for those before a `..`, which counts from their
/// targets.
///
/// # Errors
/// The working directory or a folder before `..` is not there.
pub fn absolute(path: &Path) -> io::Result<PathBuf> {
    let path = path::absolute(path)?;
    let parts: Vec<_> = path.components().collect();
    let Some(last) = parts.iter().rposition(|it| *it == Component::ParentDir) else {
        return Ok(path);
    };
    let (above, below) = parts.split_at(last + 1);
    let above = above.iter().collect::<PathBuf>().canonicalize()?;
    Ok(below.iter().fold(above, |path, part| path.join(part)))
}

/// The name of a file.
#[cfg(unix)]
pub fn shown(path: &Path) -> String {
    use std::fmt::Write as _;
    use std::os::unix::ffi::OsStrExt;

    let mut shown = String::new();
    let push_escaped = |shown: &mut String, bytes: &[u8]| {
        for byte in bytes {
            // Writing to a string does not fail.
            let _ = write!(shown, r"\x{byte:02X}");
        }
    };
    for chunk in path.as_os_str().as_bytes().utf8_chunks() {
        let valid = chunk.valid();
        for (at, c) in valid.char_indices() {
            let written = &valid[at..at + c.len_utf8()];
            if c.is_control() || is_escape(&valid[at..]) {
                push_escaped(&mut shown, written.as_bytes());
            } else {
                shown += written;
            }
        }
        push_escaped(&mut shown, chunk.invalid());
    }
    shown
}

/// The bytes of a name that was [`shown`] on Unix.
pub fn bytes_of(mut shown: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    while let Some(first) = shown.chars().next() {
        let digits = shown.get(2..4).filter(|_| is_escape(shown));
        let length = if let Some(byte) = digits.and_then(|it| u8::from_str_radix(it, 16).ok()) {
            bytes.push(byte);
            4
        } else {
            bytes.extend_from_slice(&shown.as_bytes()[..first.len_utf8()]);
            first.len_utf8()
        };
        shown = &shown[length..];
    }
    bytes
}

/// The path of a name that was [`shown`].
#[cfg(unix)]
pub fn path_of(shown: &str) -> PathBuf {
    use std::os::unix::ffi::OsStringExt;

    OsString::from_vec(bytes_of(shown)).into()
}

/// The path of a name that was [`shown`].
#[cfg(not(unix))]
pub fn path_of(shown: &str) -> PathBuf {
    shown.into()
}

/// Returns whether a text begins like a byte that is written out.
fn is_escape(text: &str) -> bool {
    let digits = text.strip_prefix(r"\x").and_then(|rest| rest.get(..2));
    digits.is_some_and(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
}

/// The name of a file.
#[cfg(not(unix))]
pub fn shown(path: &Path) -> String {
    path.display().to_string()
}

#[cfg(all(test, unix))]
mod tests {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;

    use super::*;

    fn shown_bytes(bytes: &[u8]) -> String {
        shown(Path::new(OsStr::from_bytes(bytes)))
    }

    #[test]
    fn names_are_shown_as_they_are_where_that_is_certain() {
        for plain in ["a.cif", "Grünfeld/♞.cif", r"C:\x", r"a\b\xg0", "%FF"] {
            assert_eq!(shown_bytes(plain.as_bytes()), plain);
        }
        assert_eq!(shown_bytes(b"a\xff\xfe.cif"), r"a\xFF\xFE.cif");
        assert_eq!(shown_bytes(br"a\xFF.cif"), r"a\x5CxFF.cif");
        let controls = "a\x1b[31m\n\u{9b}.cif";
        assert_eq!(
            shown_bytes(controls.as_bytes()),
            r"a\x1B[31m\x0A\xC2\x9B.cif"
        );
    }

    #[test]
    fn every_name_can_be_read_back() {
        let letters = [b'\\', b'x', b'5', b'C', 0x1B, 0xFF, 0xC2, 0x9B];
        // All names of six letters of these.
        for number in 0..letters.len().pow(6) {
            let digits = (0..6).map(|place| number / letters.len().pow(place) % letters.len());
            let name: Vec<u8> = digits.map(|digit| letters[digit]).collect();
            assert_eq!(bytes_of(&shown_bytes(&name)), name);
        }
    }
}
