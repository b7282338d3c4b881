//! The rows of `awkward.txt`: texts, and what becomes of them. The suite for other programs has
//! the same rows.

/// A text, and the lines that say what becomes of it.
pub(crate) struct Row {
    pub(crate) text: Vec<u8>,
    pub(crate) expected: Vec<String>,
}

/// The rows of the page, each with its line, from 1.
pub(crate) fn rows(page: &str) -> Vec<(usize, Row)> {
    let mut rows: Vec<(usize, Row)> = Vec::new();
    for (at, line) in page.lines().enumerate() {
        if let Some(text) = line.strip_prefix("> ") {
            let row = Row {
                text: unescaped(text),
                expected: Vec::new(),
            };
            rows.push((at + 1, row));
        } else if line.starts_with(['=', '!']) {
            rows.last_mut().unwrap().1.expected.push(line.to_owned());
        }
    }
    rows
}

/// Text with `\n`, `\r`, `\t` and `\\`, bytes as `\x9f`, and characters as
/// `\u{9f}`.
fn unescaped(text: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('\\') {
        bytes.extend_from_slice(before.as_bytes());
        let mut length = 1;
        match behind.as_bytes()[0] {
            b'n' => bytes.push(b'\n'),
            b'r' => bytes.push(b'\r'),
            b't' => bytes.push(b'\t'),
            b'\\' => bytes.push(b'\\'),
            b'x' => {
                length = 3;
                bytes.push(u8::from_str_radix(&behind[1..3], 16).unwrap());
            }
            b'u' => {
                length = behind.find('}').unwrap() + 1;
                let number = u32::from_str_radix(&behind[2..length - 1], 16).unwrap();
                let char = char::from_u32(number).unwrap();
                bytes.extend_from_slice(char.encode_utf8(&mut [0; 4]).as_bytes());
            }
            other => panic!("{text}: \\{}", char::from(other)),
        }
        rest = &behind[length..];
    }
    bytes.extend_from_slice(rest.as_bytes());
    bytes
}
