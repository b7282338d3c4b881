//! From the text of a blob to its raw bytes and back, within a bound: a few
//! characters of zlib can stand for gigabytes.

use miniz_oxide::deflate::compress_to_vec_zlib;
use miniz_oxide::inflate::stream::{InflateState, inflate as step};
use miniz_oxide::{DataFormat, MZError, MZFlush, MZStatus};

use super::{BlobError, Decoder};

/// The level of compression of data that is written once.
const BEST: u8 = 9;

/// Bytes worked on at a time.
const STEP: usize = 16 * 1024;

/// The compression of a blob's data: `blob/@compression`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Compression {
    /// Not at all.
    None,
    /// In the zlib format.
    Zlib,
}

/// Returns the number of raw bytes in a blob; at most `limit`.
///
/// # Errors
/// A text that is no basE91, data that is no zlib stream from its first byte
/// to its last, or more bytes than the limit.
pub fn raw_length(text: &str, compression: Compression, limit: u64) -> Result<u64, BlobError> {
    unpack(text, compression, limit, |_| ())
}

/// Hands the bytes of a blob to `sink`, part by part, and counts them. `sink`
/// sees at most `limit` of them.
///
/// # Errors
/// As [`raw_length()`]; what `sink` has got until then is to be forgotten.
pub fn unpack(
    text: &str,
    compression: Compression,
    limit: u64,
    sink: impl FnMut(&[u8]),
) -> Result<u64, BlobError> {
    let sink = Bounded {
        sink,
        raw: 0,
        limit,
    };
    match compression {
        Compression::None => copy(Decoder::new(text), sink),
        Compression::Zlib => inflate(Decoder::new(text), sink),
    }
}

/// The bytes of a text, at most `limit`.
///
/// # Errors
/// The first character outside the alphabet, or more bytes than the limit.
pub fn decode(text: &str, limit: u64) -> Result<Vec<u8>, BlobError> {
    let mut bytes = Vec::new();
    unpack(text, Compression::None, limit, |part| {
        bytes.extend_from_slice(part);
    })?;
    Ok(bytes)
}

/// The text of a blob.
pub fn pack(raw: &[u8], compression: Compression) -> String {
    match compression {
        Compression::None => super::encode(raw),
        Compression::Zlib => super::encode(&compress_to_vec_zlib(raw, BEST)),
    }
}

/// A sink that counts, and refuses what is too much.
struct Bounded<S> {
    sink: S,
    raw: u64,
    limit: u64,
}

impl<S: FnMut(&[u8])> Bounded<S> {
    fn push(&mut self, part: &[u8]) -> Result<(), BlobError> {
        let len = u64::try_from(part.len()).unwrap_or(u64::MAX);
        if len > self.limit - self.raw {
            return Err(BlobError::TooLong { limit: self.limit });
        }
        self.raw += len;
        (self.sink)(part);
        Ok(())
    }
}

fn copy<S: FnMut(&[u8])>(mut text: Decoder<'_>, mut sink: Bounded<S>) -> Result<u64, BlobError> {
    let mut buffer = vec![0; STEP];
    loop {
        let read = text.read(&mut buffer)?;
        sink.push(buffer.get(..read).unwrap_or_default())?;
        if read < STEP {
            return Ok(sink.raw);
        }
    }
}

fn inflate<S: FnMut(&[u8])>(mut text: Decoder<'_>, mut sink: Bounded<S>) -> Result<u64, BlobError> {
    let mut zlib = InflateState::new_boxed(DataFormat::Zlib);
    let (mut packed, mut raw) = (vec![0; STEP], vec![0; STEP]);
    // The decoded bytes that the inflater has not taken yet.
    let (mut from, mut to) = (0, 0);
    let mut after = 0;
    loop {
        if from == to {
            (from, to) = (0, text.read(&mut packed)?);
        }
        let input = packed.get(from..to).unwrap_or_default();
        let made = step(&mut zlib, input, &mut raw, MZFlush::None);
        from += made.bytes_consumed;
        after += made.bytes_consumed as u64;
        sink.push(raw.get(..made.bytes_written).unwrap_or_default())?;
        match made.status {
            Ok(MZStatus::StreamEnd) => {
                let more = from < to || text.read(&mut packed)? > 0;
                return if more {
                    Err(BlobError::Trailing { after })
                } else {
                    Ok(sink.raw)
                };
            }
            // No step forward: the text has come to its end.
            Ok(_) | Err(MZError::Buf) if made.bytes_consumed == 0 && made.bytes_written == 0 => {
                return Err(BlobError::Truncated { raw: sink.raw });
            }
            Ok(_) | Err(MZError::Buf) => {}
            Err(_) => return Err(BlobError::NotZlib { after }),
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;
    use crate::blob::encode;

    const LIMIT: u64 = 1 << 20;

    fn zlib_length(bytes: &[u8]) -> Result<u64, BlobError> {
        raw_length(&encode(bytes), Compression::Zlib, LIMIT)
    }

    /// Streams that another program wrote.
    #[test]
    fn known_streams() {
        assert_eq!(raw_length("NnB!!!!!$!", Compression::Zlib, LIMIT), Ok(0));
        let mut raw = Vec::new();
        let text = "NnaW4Wis/1qYs/%~i05/)";
        let length = unpack(text, Compression::Zlib, LIMIT, |part| {
            raw.extend_from_slice(part);
        });
        assert_eq!(length, Ok(120));
        assert_eq!(raw, b"chess ".repeat(20));
    }

    #[test]
    fn a_bomb_is_not_expanded() {
        let text = pack(&vec![0; 2 << 20], Compression::Zlib);
        assert!(text.len() < 1 << 13);
        let mut seen = 0;
        let length = unpack(&text, Compression::Zlib, LIMIT, |part| seen += part.len());
        assert_eq!(length, Err(BlobError::TooLong { limit: LIMIT }));
        assert!(seen <= 1 << 20);
        assert_eq!(raw_length(&text, Compression::Zlib, 2 << 20), Ok(2 << 20));
    }

    #[test]
    fn the_bound_is_exact() {
        for compression in [Compression::None, Compression::Zlib] {
            for length in [0, 1, 16_383, 16_384, 16_385, 100_000] {
                let text = pack(&vec![7; usize::try_from(length).unwrap()], compression);
                assert_eq!(raw_length(&text, compression, length), Ok(length));
                if let Some(limit) = length.checked_sub(1) {
                    let error = Err(BlobError::TooLong { limit });
                    assert_eq!(raw_length(&text, compression, limit), error);
                }
            }
        }
    }

    #[test]
    fn other_data_is_distinguished_from_zlib() {
        let after = |result| match result {
            Err(BlobError::NotZlib { after }) => after,
            other => panic!("{other:?}"),
        };
        assert!(after(zlib_length(b"GIF89a, and so on")) <= 2);
        // gzip, and a preset dictionary.
        assert!(after(zlib_length(&[0x1F, 0x8B, 8, 0, 0, 0, 0, 0])) <= 2);
        assert!(after(zlib_length(&[0x78, 0xBB, 0, 0, 0, 1, 3, 0])) <= 8);
        // A wrong checksum.
        let mut packed = decode(&pack(b"chess", Compression::Zlib), LIMIT).unwrap();
        *packed.last_mut().unwrap() ^= 1;
        assert!(after(zlib_length(&packed)) > 2);
    }

    proptest! {
        #[test]
        fn what_is_packed_comes_back(raw in vec(any::<u8>(), 0..3000), zlib: bool) {
            let compression = if zlib { Compression::Zlib } else { Compression::None };
            let text = pack(&raw, compression);
            let mut back = Vec::new();
            let length = unpack(&text, compression, LIMIT, |part| back.extend_from_slice(part));
            prop_assert_eq!(length, Ok(raw.len() as u64));
            prop_assert_eq!(back, raw);
        }

        #[test]
        fn a_broken_stream_is_reported(
            raw in vec(any::<u8>(), 0..2000), cut: proptest::sample::Index,
            more in vec(any::<u8>(), 1..2000),
        ) {
            let packed = decode(&pack(&raw, Compression::Zlib), LIMIT).unwrap();
            let part = &packed[..cut.index(packed.len())];
            let reported = matches!(zlib_length(part), Err(BlobError::Truncated { raw: seen }) if seen <= raw.len() as u64);
            prop_assert!(reported, "{:?}", zlib_length(part));
            let after = packed.len() as u64;
            let longer = [packed, more].concat();
            prop_assert_eq!(zlib_length(&longer), Err(BlobError::Trailing { after }));
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[!#-;=?-~]{0,200}") {
            for text in [format!("Nn{text}"), text] {
                if let Ok(length) = raw_length(&text, Compression::Zlib, 1000) {
                    prop_assert!(length <= 1000);
                }
            }
        }
    }
}
