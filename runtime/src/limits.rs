//! Bounds on what a text may make the reader do. Every one can be set; none
//! can be turned off, because a text from elsewhere is never trusted.

/// What the reader accepts at the most.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Elements open at one time. The default leaves room for 512 nested
    /// variations inside an archive's game.
    pub depth: usize,
    /// Attributes of one element.
    pub attributes: usize,
    /// Bytes of one name.
    pub name: usize,
    /// Bytes of one attribute value or one run of text.
    pub value: usize,
    /// Bytes of one item of a stream, or of a whole document; at most 4 GiB - 2.
    pub item: usize,
    /// Violations kept of one item; the rest is counted as one more violation.
    pub violations: usize,
}

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: 528,
            attributes: 256,
            name: 1024,
            value: 1 << 30,
            item: (u32::MAX - 1) as usize,
            violations: 1000,
        }
    }
}
