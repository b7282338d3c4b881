//! White space between the words of these languages: that of XML, in which they
//! stand.

/// The characters of white space.
pub const SPACES: [char; 4] = [' ', '\t', '\n', '\r'];

/// Returns whether a byte is white space.
#[inline]
pub const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}
