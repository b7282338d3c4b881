//! Why a blob cannot be read.

use core::fmt;
use core::ops::Range;

/// Why a blob cannot be read, or not to its end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum BlobError {
    /// A character that is none of basE91.
    Character {
        /// Its place in the text, in bytes.
        offset: usize,
        /// The character.
        character: char,
    },
    /// More raw bytes than the caller wants to read.
    TooLong {
        /// The bound that was set.
        limit: u64,
    },
    /// The bytes are no zlib stream: its header, its data or its checksum is
    /// wrong.
    NotZlib {
        /// The number of decoded bytes before the fault.
        after: u64,
    },
    /// The zlib stream breaks off.
    Truncated {
        /// The number of raw bytes up to there.
        raw: u64,
    },
    /// Bytes stand after the end of the zlib stream.
    Trailing {
        /// The decoded bytes of the stream itself.
        after: u64,
    },
}

impl BlobError {
    /// The bytes of the text it concerns; `None` if that is all of them.
    pub fn range(&self) -> Option<Range<usize>> {
        match self {
            Self::Character { offset, character } => Some(*offset..offset + character.len_utf8()),
            _ => None,
        }
    }

    /// A way to put it right.
    pub fn help(&self) -> &'static str {
        match self {
            Self::Character { .. } => {
                "the data is basE91 over the printable ASCII characters except \", < and >, \
                 without white space"
            }
            Self::TooLong { .. } => "keep data of this size beside the archive, as a resource",
            Self::NotZlib { .. } => {
                "compression=\"zlib\" is the format of RFC 1950, not raw deflate or gzip; data \
                 stored as it is has compression=\"none\""
            }
            Self::Truncated { .. } => "the end of the data is lost: encode it again",
            Self::Trailing { .. } => "a blob holds one zlib stream and nothing else",
        }
    }
}

impl fmt::Display for BlobError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Character { character, .. } => {
                write!(f, "{character:?} is no character of basE91")
            }
            Self::TooLong { limit } => write!(f, "the data is longer than {limit} bytes"),
            Self::NotZlib { after } => {
                write!(
                    f,
                    "the data is no zlib stream, wrong after {after} decoded bytes"
                )
            }
            Self::Truncated { raw } => {
                write!(f, "the zlib stream breaks off after {raw} raw bytes")
            }
            Self::Trailing { after } => {
                write!(f, "data follows the zlib stream of {after} bytes")
            }
        }
    }
}

impl core::error::Error for BlobError {}
