//! White space as XML has it (XML 1.0 2.3, production 3), which is less than
//! Unicode has.

/// The characters of white space.
pub const SPACES: [char; 4] = [' ', '\t', '\n', '\r'];

/// Returns whether a byte is white space.
#[inline]
pub const fn is_space(byte: u8) -> bool {
    matches!(byte, b' ' | b'\t' | b'\n' | b'\r')
}
