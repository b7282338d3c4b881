//! The blanks between the tokens of a line.

/// The blanks of ASCII, the end of the line among them.
pub(crate) const fn is_blank(byte: u8) -> bool {
    byte == b' ' || byte.wrapping_sub(b'\t') < 5
}
