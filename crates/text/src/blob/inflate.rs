//! From the text of a blob to its raw bytes and back, within a bound: a few
//! characters of zlib can stand for gigabytes.

use flate2::{Compress, Decompress, FlushCompress, FlushDecompress, Status};

use super::{BlobError, Decoder, Encoder};

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

/// The text of a blob.
pub fn pack(raw: &[u8], compression: Compression) -> String {
    match compression {
        Compression::None => super::encode(raw),
        Compression::Zlib => deflate(raw),
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
    let mut zlib = Decompress::new(true);
    let (mut packed, mut raw) = (vec![0; STEP], vec![0; STEP]);
    // The decoded bytes that the inflater has not taken yet.
    let (mut from, mut to) = (0, 0);
    loop {
        if from == to {
            (from, to) = (0, text.read(&mut packed)?);
        }
        let input = packed.get(from..to).unwrap_or_default();
        let (taken, made) = (zlib.total_in(), zlib.total_out());
        let status = zlib.decompress(input, &mut raw, FlushDecompress::None);
        let taken = usize::try_from(zlib.total_in() - taken).unwrap_or(usize::MAX);
        let made = usize::try_from(zlib.total_out() - made).unwrap_or(usize::MAX);
        from = from.saturating_add(taken).min(to);
        let status = status.map_err(|_| BlobError::NotZlib {
            after: zlib.total_in(),
        })?;
        sink.push(raw.get(..made).unwrap_or_default())?;
        match status {
            Status::StreamEnd => {
                let more = from < to || text.read(&mut packed)? > 0;
                let after = zlib.total_in();
                return if more {
                    Err(BlobError::Trailing { after })
                } else {
                    Ok(sink.raw)
                };
            }
            // No step forward: the text has come to its end.
            _ if taken == 0 && made == 0 => {
                return Err(BlobError::Truncated { raw: sink.raw });
            }
            _ => {}
        }
    }
}

fn deflate(raw: &[u8]) -> String {
    let mut zlib = Compress::new(flate2::Compression::best(), true);
    let mut packed = vec![0; STEP];
    let mut text = String::new();
    let mut encoder = Encoder::default();
    let mut rest = raw;
    loop {
        let (taken, made) = (zlib.total_in(), zlib.total_out());
        let status = zlib.compress(rest, &mut packed, FlushCompress::Finish);
        let taken = usize::try_from(zlib.total_in() - taken).unwrap_or(usize::MAX);
        let made = usize::try_from(zlib.total_out() - made).unwrap_or(usize::MAX);
        rest = rest.get(taken..).unwrap_or_default();
        encoder.push(packed.get(..made).unwrap_or_default(), &mut text);
        // Every step has space to write, so it goes on until the stream ends;
        // its only error is misuse of a stream that has ended.
        if !matches!(status, Ok(Status::Ok)) {
            encoder.finish(&mut text);
            return text;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::collection::vec;
    use proptest::prelude::*;

    use super::*;
    use crate::blob::{decode, encode};

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
