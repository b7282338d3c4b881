//! Members of gzip and streams of bzip2, one behind the other: their texts are one text. Zero
//! bytes behind the last are padding, as tapes have it; anything else is no part of the data.

use std::io::{self, BufRead, Read};

use bzip2::bufread::BzDecoder;
use flate2::bufread::GzDecoder;

use super::Compression;
use super::read::followed;

/// The text of all members of a source.
pub(super) struct Members<R> {
    /// The member that is read; nothing once the source has ended.
    member: Option<Member<R>>,
}

enum Member<R> {
    Gzip(GzDecoder<R>),
    Bzip2(BzDecoder<R>),
}

impl<R: BufRead> Members<R> {
    pub(super) fn of_gzip(source: R) -> Self {
        Self {
            member: Some(Member::Gzip(GzDecoder::new(source))),
        }
    }

    pub(super) fn of_bzip2(source: R) -> Self {
        Self {
            member: Some(Member::Bzip2(BzDecoder::new(source))),
        }
    }
}

impl<R: BufRead> Read for Members<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while let Some(member) = &mut self.member {
            let count = match member {
                Member::Gzip(decoder) => decoder.read(buffer)?,
                Member::Bzip2(decoder) => decoder.read(buffer)?,
            };
            if count > 0 || buffer.is_empty() {
                return Ok(count);
            }
            self.member = match self.member.take() {
                Some(Member::Gzip(decoder)) => {
                    let next = behind(decoder.into_inner(), 0x1F, Compression::Gzip)?;
                    next.map(|source| Member::Gzip(GzDecoder::new(source)))
                }
                Some(Member::Bzip2(decoder)) => {
                    let next = behind(decoder.into_inner(), b'B', Compression::Bzip2)?;
                    next.map(|source| Member::Bzip2(BzDecoder::new(source)))
                }
                None => None,
            };
        }
        Ok(0)
    }
}

/// A source at its next member, which begins with this byte; nothing where it has ended.
fn behind<R: BufRead>(mut source: R, sign: u8, compression: Compression) -> io::Result<Option<R>> {
    loop {
        let bytes = match source.fill_buf() {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
        match bytes.get(zeros) {
            Some(first) if *first != sign => return Err(followed(compression)),
            Some(_) => {
                source.consume(zeros);
                return Ok(Some(source));
            }
            None if zeros == 0 => return Ok(None),
            None => source.consume(zeros),
        }
    }
}
