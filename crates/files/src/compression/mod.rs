//! Compressed files, as archives of games are mostly handed on: gzip, Zstandard
//! and bzip2. What is read is recognised by its first bytes, what is written
//! is compressed as its name asks for.

mod members;
mod read;
mod seekable;
mod write;

use std::ffi::OsStr;
use std::fmt;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

pub use self::read::{Bounds, Counted, Source, decoded};
pub use self::seekable::SeekableZstd;
pub use self::write::Encoder;

/// A form of compression.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Compression {
    /// `.gz`.
    Gzip,
    /// `.zst`.
    Zstd,
    /// `.bz2`.
    Bzip2,
}

/// The compression that the first bytes of a source show.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Sniffed {
    Is(Compression),
    /// It is not compressed, or in a way that is not known.
    Plain,
    /// There are too few bytes to tell.
    Unsure,
}

/// Bytes that are enough to tell.
const ENOUGH: usize = 10;

impl Compression {
    /// Returns the compression that the name of a file promises.
    pub fn of_name(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?;
        let is = |other: &&(&str, Self)| extension.eq_ignore_ascii_case(other.0);
        let known = [
            ("gz", Self::Gzip),
            ("svgz", Self::Gzip),
            ("zst", Self::Zstd),
            ("zstd", Self::Zstd),
            ("bz2", Self::Bzip2),
        ];
        known.iter().find(is).map(|(_, compression)| *compression)
    }

    /// Returns the compression for writing a file of this name.
    ///
    /// # Errors
    /// When the name promises what cannot be made.
    pub fn wanted(path: &Path) -> io::Result<Option<Self>> {
        const OTHERS: [&str; 10] = [
            "7z", "br", "lz", "lz4", "lzma", "rar", "tgz", "xz", "z", "zip",
        ];
        let extension = path.extension().and_then(OsStr::to_str).unwrap_or_default();
        let is = |other: &&str| extension.eq_ignore_ascii_case(other);
        if OTHERS.iter().any(is) {
            let message = format!(
                "its name asks for a compression that is not known here, .{extension}; .gz, .zst and .bz2 are"
            );
            return Err(io::Error::new(io::ErrorKind::Unsupported, message));
        }
        Ok(Self::of_name(path))
    }

    /// Returns the compression that the beginning of a file shows.
    ///
    /// # Errors
    /// When it cannot be read.
    pub fn of_file(file: &mut impl Read) -> io::Result<Option<Self>> {
        let mut head = Vec::with_capacity(ENOUGH);
        file.take(ENOUGH as u64).read_to_end(&mut head)?;
        Ok(Self::of_head(&head))
    }

    /// Returns the compression that the first bytes of a file show.
    pub fn of_head(head: &[u8]) -> Option<Self> {
        match Self::sniff(head) {
            Sniffed::Is(compression) => Some(compression),
            Sniffed::Plain | Sniffed::Unsure => None,
        }
    }

    /// Returns its name for people.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Gzip => "gzip",
            Self::Zstd => "Zstandard",
            Self::Bzip2 => "bzip2",
        }
    }

    /// Returns the compression that the first bytes of a source show: RFC 1952 2.3.1, RFC 8878 3.1 and,
    /// for bzip2, its sign with that of a block or of the end behind it.
    fn sniff(bytes: &[u8]) -> Sniffed {
        let mut unsure = false;
        let mut is = |sign: &[(u8, u8)]| {
            let fits = |(byte, (least, most)): (&u8, &(u8, u8))| (least..=most).contains(&byte);
            let so_far = bytes.iter().zip(sign).all(fits);
            unsure |= so_far && bytes.len() < sign.len();
            so_far && bytes.len() >= sign.len()
        };
        let exactly = |sign: &[u8]| sign.iter().map(|byte| (*byte, *byte)).collect::<Vec<_>>();
        let bzip2 = |rest: &[u8]| {
            let mut sign = exactly(b"BZh");
            sign.push((b'1', b'9'));
            sign.extend(exactly(rest));
            sign
        };
        if is(&exactly(b"\x1F\x8B\x08")) {
            Sniffed::Is(Self::Gzip)
        } else if is(&exactly(b"\x28\xB5\x2F\xFD"))
            || is(&[(0x50, 0x5F), (0x2A, 0x2A), (0x4D, 0x4D), (0x18, 0x18)])
        {
            Sniffed::Is(Self::Zstd)
        } else if is(&bzip2(b"\x31\x41\x59\x26\x53\x59")) || is(&bzip2(b"\x17\x72\x45\x38\x50\x90"))
        {
            Sniffed::Is(Self::Bzip2)
        } else if unsure {
            Sniffed::Unsure
        } else {
            Sniffed::Plain
        }
    }
}

impl fmt::Display for Compression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A path without the extension of a compression.
pub fn without_extension(path: &Path) -> PathBuf {
    match Compression::of_name(path) {
        Some(_) => path.with_extension(""),
        None => path.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_first_bytes_tell() {
        let of = |name: &str| Compression::of_name(Path::new(name));
        assert_eq!(of("games.pgn.GZ"), Some(Compression::Gzip));
        assert_eq!(of("games.cif.zst"), Some(Compression::Zstd));
        assert_eq!(of("a.b/games.bz2"), Some(Compression::Bzip2));
        for plain in ["games.pgn", "gz", ".gz", "a.gz/games"] {
            assert_eq!(of(plain), None, "{plain}");
        }
        for unknown in ["games.cif.xz", "board.svg.ZIP"] {
            assert!(
                Compression::wanted(Path::new(unknown)).is_err(),
                "{unknown}"
            );
        }
        let wanted = Compression::wanted(Path::new("board.svgz"));
        assert_eq!(wanted.unwrap(), Some(Compression::Gzip));
        assert_eq!(
            without_extension(Path::new("a/b.pgn.gz")),
            Path::new("a/b.pgn")
        );
        assert_eq!(
            without_extension(Path::new("a/b.pgn")),
            Path::new("a/b.pgn")
        );

        let is = |bytes: &[u8]| Compression::sniff(bytes);
        assert_eq!(is(b"\x1F\x8B\x08\0"), Sniffed::Is(Compression::Gzip));
        assert_eq!(is(b"\x28\xB5\x2F\xFD"), Sniffed::Is(Compression::Zstd));
        assert_eq!(is(b"\x5A\x2A\x4D\x18"), Sniffed::Is(Compression::Zstd));
        assert_eq!(is(b"BZh91AY&SY"), Sniffed::Is(Compression::Bzip2));
        for unsure in [&b""[..], b"\x1F", b"BZh9", b"\x28\xB5", b"P", b"B"] {
            assert_eq!(is(unsure), Sniffed::Unsure, "{unsure:?}");
        }
        for plain in [&b"<cif>"[..], b"[Event", b"BZh0", b"BZh9 is", b"P*x"] {
            assert_eq!(is(plain), Sniffed::Plain, "{plain:?}");
        }
    }
}
