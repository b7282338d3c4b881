//! Which characters XML allows where: one table for the bytes of ASCII, which
//! decides nearly always, and the ranges of the recommendation for the rest.

use crate::sixteen::Sixteen;
use crate::space;

/// May begin a name.
pub(crate) const NAME_START: u8 = 1;
/// May stand in a name.
pub(crate) const NAME: u8 = 2;
/// White space.
pub(crate) const SPACE: u8 = 4;
/// Ends whatever stands in the place of a name, well-formed or not.
pub(crate) const DELIMITER: u8 = 8;
/// The colon between prefix and local part.
pub(crate) const COLON: u8 = 16;

/// Ends a start tag, or may begin a value in it.
pub(crate) const TAG_STOP: u8 = 32;

/// The classes of each byte; bytes beyond ASCII have none.
pub(crate) static CLASS: [u8; 256] = classes();

const fn classes() -> [u8; 256] {
    let mut table = [0; 256];
    let mut byte = 0u8;
    while byte < 128 {
        table[byte as usize] = match byte {
            b'A'..=b'Z' | b'a'..=b'z' | b'_' => NAME_START | NAME,
            b':' => NAME_START | NAME | COLON,
            b'0'..=b'9' | b'-' | b'.' => NAME,
            b'/' | b'=' => DELIMITER,
            b'>' | b'<' | b'"' | b'\'' => DELIMITER | TAG_STOP,
            _ if space::is_space(byte) => SPACE | DELIMITER,
            _ => 0,
        };
        byte += 1;
    }
    table
}

/// Returns true if the byte has one of the classes.
#[inline]
pub(crate) fn has(byte: u8, classes: u8) -> bool {
    CLASS[usize::from(byte)] & classes != 0
}

/// Returns true if the byte is white space (XML 1.0 2.3, production 3).
#[inline]
pub(crate) fn is_space(byte: u8) -> bool {
    has(byte, SPACE)
}

/// The offset of the first byte from `at` on that is not white space.
#[inline]
pub(crate) fn skip_space(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|&byte| is_space(byte)) {
        at += 1;
    }
    at
}

/// The offset after a line feed and the spaces that follow it, which is what
/// stands before most tags.
#[inline]
pub(crate) fn skip_indentation(bytes: &[u8], start: usize) -> usize {
    let mut at = start + usize::from(bytes.get(start) == Some(&b'\n'));
    while let Some(sixteen) = Sixteen::at(bytes, at) {
        let spaces = sixteen.spaces();
        at += spaces;
        if spaces < Sixteen::LENGTH {
            return at;
        }
    }
    while bytes.get(at) == Some(&b' ') {
        at += 1;
    }
    at
}

/// The end of what stands in the place of a name: the next delimiter.
pub(crate) fn raw_name_end(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at).is_some_and(|&byte| !has(byte, DELIMITER)) {
        at += 1;
    }
    at
}

/// Returns true if a document may contain the character at all (XML 1.0 2.2).
#[inline]
pub fn is_char(c: char) -> bool {
    !matches!(c, '\0'..='\u{8}' | '\u{B}' | '\u{C}' | '\u{E}'..='\u{1F}' | '\u{FFFE}' | '\u{FFFF}')
}

/// Returns true if a name may begin with the character (XML 1.0 2.3, production 4).
pub fn is_name_start(c: char) -> bool {
    matches!(c,
        ':' | '_' | 'A'..='Z' | 'a'..='z'
        | '\u{C0}'..='\u{D6}' | '\u{D8}'..='\u{F6}' | '\u{F8}'..='\u{2FF}'
        | '\u{370}'..='\u{37D}' | '\u{37F}'..='\u{1FFF}' | '\u{200C}'..='\u{200D}'
        | '\u{2070}'..='\u{218F}' | '\u{2C00}'..='\u{2FEF}' | '\u{3001}'..='\u{D7FF}'
        | '\u{F900}'..='\u{FDCF}' | '\u{FDF0}'..='\u{FFFD}' | '\u{10000}'..='\u{EFFFF}')
}

/// Returns true if a name may contain the character (XML 1.0 2.3, production 4a).
pub fn is_name_char(c: char) -> bool {
    is_name_start(c)
        || matches!(c, '-' | '.' | '0'..='9' | '\u{B7}' | '\u{300}'..='\u{36F}' | '\u{203F}'..='\u{2040}')
}

/// Returns true if the text is a name (XML 1.0 2.3, production 5).
pub fn is_name(text: &str) -> bool {
    text.starts_with(is_name_start) && text.chars().all(is_name_char)
}

/// Returns true if the text is a name without a colon (Namespaces 3, production 4).
pub fn is_ncname(text: &str) -> bool {
    is_name(text) && !text.contains(':')
}

/// The first byte between `from` and `to` where a character begins that no
/// document may contain. Looks at whole blocks without a branch, so that the
/// compiler can use vector instructions.
pub(crate) fn find_forbidden(bytes: &[u8], from: usize, to: usize) -> Option<usize> {
    const BLOCK: usize = 256;
    let (blocks, rest) = bytes.get(from..to)?.as_chunks::<BLOCK>();
    let mut at = from;
    for block in blocks {
        let suspect = block.iter().fold(0, |all, &byte| all | suspicion(byte));
        if suspect != 0
            && let Some(found) = find_slowly(bytes, at, at + BLOCK)
        {
            return Some(found);
        }
        at += BLOCK;
    }
    if any_suspect(rest, suspicion, &SUSPECTS) {
        return find_slowly(bytes, at, to);
    }
    None
}

/// Returns true if `suspicion` is not 0 for any of the bytes. Looks at blocks in the
/// same way, at some bytes of the last one twice; what is shorter than a block
/// is looked up in a table that says the same.
#[inline]
pub(crate) fn any_suspect(bytes: &[u8], suspicion: impl Fn(u8) -> u8, table: &[u8; 256]) -> bool {
    // With smaller ones the compiler goes byte by byte.
    const BLOCK: usize = 32;
    let look = |block: &[u8; BLOCK]| block.iter().fold(0, |all, &byte| all | suspicion(byte)) != 0;
    let Some(last) = bytes.last_chunk::<BLOCK>() else {
        return bytes.iter().any(|&byte| table[usize::from(byte)] != 0);
    };
    let (blocks, _) = bytes.as_chunks::<BLOCK>();
    blocks.iter().any(look) || look(last)
}

/// A table of what an expression over a byte gives.
macro_rules! byte_table {
    ($byte:ident => $value:expr) => {{
        let mut table = [0; 256];
        let mut $byte = 0_u8;
        loop {
            table[$byte as usize] = $value;
            if $byte == u8::MAX {
                break table;
            }
            $byte += 1;
        }
    }};
}
pub(crate) use byte_table;

static SUSPECTS: [u8; 256] = byte_table!(byte => suspicion(byte));

/// Not 0 for a forbidden control character, and for the first byte of what may
/// be U+FFFE.
#[inline]
pub(crate) const fn suspicion(byte: u8) -> u8 {
    let control = (byte < 0x20) as u8;
    let allowed = (byte == b'\t') as u8 | (byte == b'\n') as u8 | (byte == b'\r') as u8;
    (control & !allowed) | (byte == 0xEF) as u8
}

fn find_slowly(bytes: &[u8], from: usize, to: usize) -> Option<usize> {
    (from..to).find(|&at| match bytes.get(at) {
        Some(0xEF) => matches!(bytes.get(at + 1..at + 3), Some([0xBF, 0xBE | 0xBF])),
        Some(&byte) => suspicion(byte) != 0,
        None => false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn forbidden_characters_are_found_where_is_char_says_so() {
        for code in 0..=0x10_FFFF {
            let Some(c) = char::from_u32(code) else {
                continue;
            };
            for lead in [0, 61, 62, 63, 64, 200] {
                if code > 0x1_0000 && code % 1021 != 0 {
                    continue;
                }
                let text = format!("{}{c}{}", "x".repeat(lead), "y".repeat(70));
                let expected = (!is_char(c)).then_some(lead);
                assert_eq!(
                    find_forbidden(text.as_bytes(), 0, text.len()),
                    expected,
                    "U+{code:04X}"
                );
            }
        }
    }

    #[test]
    fn indentation_is_a_line_feed_and_spaces() {
        for (text, end) in [
            ("", 0),
            ("<", 0),
            ("  <", 2),
            ("\n<", 1),
            ("\n\n<", 1),
            ("\n        <", 9),
            ("\n       \n        ", 8),
            ("\n                 x       ", 18),
            ("\t ", 0),
            (" \r        ", 1),
            ("                ", 16),
        ] {
            assert_eq!(skip_indentation(text.as_bytes(), 0), end, "{text:?}");
        }
    }

    #[test]
    fn the_table_agrees_with_the_ranges() {
        for byte in 0..128u8 {
            let c = char::from(byte);
            assert_eq!(has(byte, NAME_START), is_name_start(c), "{c:?}");
            assert_eq!(has(byte, NAME), is_name_char(c), "{c:?}");
        }
    }
}
