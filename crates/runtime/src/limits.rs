//! Bounds on what a text may make the reader do. Every one can be set; none
//! can be turned off, because a text from elsewhere is never trusted.

/// Upper bounds on what the reader accepts.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Limits {
    /// Elements open at one time. The default leaves room for 512 nested
    /// variations inside an archive's game. In WebAssembly, where stacks do not
    /// grow, it is enough for the usual stack of 1 MB, and a higher one may not be.
    /// Without the feature `deep` no stack grows: there is room for 256 variations,
    /// enough for a thread's usual stack of 2 MB in code that is not optimised.
    pub depth: usize,
    /// Attributes of one element.
    pub attributes: usize,
    /// Bytes of one name.
    pub name: usize,
    /// Bytes of one attribute value or one run of text.
    pub value: usize,
    /// Items of one value of a list type.
    pub list: usize,
    /// Bytes of one item of a stream, where elements count as [`ELEMENT`] more;
    /// at least 1, at most 4 GiB - 2. What is larger is passed over, and said to be.
    pub item: usize,
    /// Bytes of a whole document; at most 4 GiB - 2.
    pub document: usize,
    /// Violations kept of one item; the rest is counted as one more violation.
    pub violations: usize,
    /// Bytes that may be remembered of the identifiers of a document, and of the keys of
    /// its identity constraints. A stream forgets the keys of an element behind it; a document
    /// that is read at once has those of all.
    pub ids: usize,
}

/// The most bytes that an item or a document can have: places in it have 32 bits.
pub const MOST: usize = (u32::MAX - 1) as usize;

/// The weight of an element of an item beside its bytes: about what its value
/// takes, however short it is.
pub const ELEMENT: usize = 256;

/// So many elements of each item do not count.
pub const FEW: usize = 512;

impl Default for Limits {
    fn default() -> Self {
        Self {
            depth: if cfg!(feature = "deep") { 528 } else { 272 },
            attributes: 256,
            name: 1024,
            value: 1 << 30,
            list: 1 << 18,
            item: 32 << 20,
            document: MOST,
            violations: 1000,
            ids: 128 << 20,
        }
    }
}
