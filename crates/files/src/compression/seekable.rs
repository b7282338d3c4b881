//! Zstandard in frames with a table at the end that says where each begins, as `t2sz` and
//! `zstd --seekable` write it: any byte of the text is read without those before its frame.
//!
//! ```text
//! frame | frame | .. | sign, size | sizes of each frame: packed, text | count, flags, sign
//!                      --------------- a frame that readers skip ----------------------
//! ```

use std::fmt;
use std::io::{self, Read, Seek, SeekFrom};

use zstd::stream::raw::{DParameter, Decoder, Operation as _};

use super::Compression::Zstd;
use super::read::{Bounds, WINDOW, explained, too_large, too_short};

/// The sign of the frame with the table, and the bytes of that and its size.
const TABLE: u32 = 0x184D_2A5E;
const HEAD: u64 = 8;

/// The sign at the end of the table, and the bytes of the count, the flags and that.
const END: u32 = 0x8F92_EAB1;
const FOOT: u8 = 9;

/// Flags: a checksum beside the sizes of each frame, and those that mean nothing yet.
const CHECKSUMS: u8 = 0x80;
const RESERVED: u8 = 0x7C;

/// Frames of a file at the most; each takes 16 bytes of memory.
const FRAMES: u32 = 4 << 20;

/// Bytes that are read, and passed over, at a time.
const CHUNK: usize = 64 << 10;

/// The text of a file of Zstandard that has a table of its frames.
pub struct SeekableZstd<R> {
    source: R,
    /// The first byte of each frame, and the end of the last.
    starts: Vec<Start>,
    /// The byte of the text that is read next.
    position: u64,
    decoder: Decoder<'static>,
    /// The frame that is decoded, and the byte of the text that comes next of it.
    frame: usize,
    decoded: u64,
    /// True once the decoder has seen the end of that frame.
    ended: bool,
    /// Packed bytes that were read, those of them that were decoded, and how many of the frame
    /// are left.
    packed: Vec<u8>,
    taken: usize,
    left: u64,
}

impl<R> fmt::Debug for SeekableZstd<R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeekableZstd")
            .field("position", &self.position)
            .field("frame", &self.frame)
            .finish_non_exhaustive()
    }
}

/// The first byte of a frame.
#[derive(Clone, Copy, Default)]
struct Start {
    packed: u64,
    text: u64,
}

impl<R: Read + Seek> SeekableZstd<R> {
    /// Opens a file; None if it has no such table, or one that does not fit it.
    ///
    /// # Errors
    /// When it cannot be read, or becomes too large.
    pub fn open(mut source: R, bounds: Bounds) -> io::Result<Option<Self>> {
        let length = source.seek(SeekFrom::End(0))?;
        let Some(starts) = starts(&mut source, length)? else {
            return Ok(None);
        };
        let text = starts.last().copied().unwrap_or_default().text;
        if !bounds.allow(text, length) {
            return Err(too_large(Zstd, bounds.expansion));
        }
        let mut decoder = Decoder::new()?;
        decoder.set_parameter(DParameter::WindowLogMax(WINDOW))?;
        let mut this = Self {
            source,
            starts,
            position: 0,
            decoder,
            frame: 0,
            decoded: 0,
            ended: false,
            packed: Vec::new(),
            taken: 0,
            left: 0,
        };
        this.begin(0)?;
        Ok(Some(this))
    }

    /// The number of frames.
    pub const fn frames(&self) -> usize {
        self.starts.len().saturating_sub(1)
    }

    fn start(&self, frame: usize) -> Start {
        let last = self.starts.last().copied().unwrap_or_default();
        self.starts.get(frame).copied().unwrap_or(last)
    }

    /// The bytes of the text.
    pub fn length(&self) -> u64 {
        self.start(self.frames()).text
    }

    fn begin(&mut self, frame: usize) -> io::Result<()> {
        let (start, end) = (self.start(frame), self.start(frame + 1));
        self.source.seek(SeekFrom::Start(start.packed))?;
        self.decoder.reinit()?;
        self.packed.clear();
        self.taken = 0;
        self.left = end.packed - start.packed;
        self.frame = frame;
        self.decoded = start.text;
        self.ended = false;
        Ok(())
    }

    /// Decodes the next bytes of the text; returns how many, 0 at its end.
    fn decode(&mut self, out: &mut [u8]) -> io::Result<usize> {
        loop {
            let end = self.start(self.frame + 1).text;
            let room =
                usize::try_from(end - self.decoded).map_or(out.len(), |it| it.min(out.len()));
            let is_done = self.left == 0 && self.taken == self.packed.len();
            if room == 0 && (self.ended || is_done) {
                if self.frame + 1 >= self.frames() {
                    return Ok(0);
                }
                self.begin(self.frame + 1)?;
                continue;
            }
            if self.ended {
                return Err(unlike_table());
            }
            // A frame that is longer than the table says has a byte for this.
            let mut surplus = [0];
            let out = if room == 0 {
                &mut surplus[..]
            } else {
                &mut out[..room]
            };
            let status = self.decoder.run_on_buffers(&self.packed[self.taken..], out);
            let status = status.map_err(|error| explained(error, Zstd))?;
            self.taken += status.bytes_read;
            self.ended =
                status.remaining == 0 && (status.bytes_read, status.bytes_written) != (0, 0);
            if status.bytes_written > 0 {
                if room == 0 {
                    return Err(unlike_table());
                }
                self.decoded += status.bytes_written as u64;
                return Ok(status.bytes_written);
            }
            if status.bytes_read == 0 {
                self.fill()?;
            }
        }
    }

    /// Reads packed bytes of the frame.
    fn fill(&mut self) -> io::Result<()> {
        self.packed.drain(..self.taken);
        self.taken = 0;
        let wanted = self.left.min(CHUNK as u64);
        let read = self
            .source
            .by_ref()
            .take(wanted)
            .read_to_end(&mut self.packed)?;
        self.left -= read as u64;
        if read == 0 {
            return Err(too_short(Zstd));
        }
        Ok(())
    }

    /// Brings the decoder to the byte that is to be read.
    fn catch_up(&mut self) -> io::Result<()> {
        let behind = self.starts.partition_point(|it| it.text <= self.position);
        let frame = behind
            .saturating_sub(1)
            .min(self.frames().saturating_sub(1));
        if frame != self.frame || self.position < self.decoded {
            self.begin(frame)?;
        }
        let mut passed = vec![0; CHUNK];
        while self.decoded < self.position {
            let missing = usize::try_from(self.position - self.decoded);
            let missing = missing.map_or(CHUNK, |it| it.min(CHUNK));
            self.decode(&mut passed[..missing])?;
        }
        Ok(())
    }
}

impl<R: Read + Seek> Read for SeekableZstd<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() || self.position >= self.length() {
            return Ok(0);
        }
        if self.position != self.decoded {
            self.catch_up()?;
        }
        let count = self.decode(buffer)?;
        self.position += count as u64;
        Ok(count)
    }
}

impl<R: Read + Seek> Seek for SeekableZstd<R> {
    fn seek(&mut self, to: SeekFrom) -> io::Result<u64> {
        let position = match to {
            SeekFrom::Start(position) => Some(position),
            SeekFrom::End(more) => self.length().checked_add_signed(more),
            SeekFrom::Current(more) => self.position.checked_add_signed(more),
        };
        let before = || io::Error::new(io::ErrorKind::InvalidInput, "a byte before the first");
        self.position = position.ok_or_else(before)?;
        Ok(self.position)
    }
}

/// The frames of a file, by the table at its end.
fn starts(source: &mut (impl Read + Seek), length: u64) -> io::Result<Option<Vec<Start>>> {
    let Some(foot_at) = length.checked_sub(FOOT.into()) else {
        return Ok(None);
    };
    let mut foot = [0; { FOOT as usize }];
    source.seek(SeekFrom::Start(foot_at))?;
    source.read_exact(&mut foot)?;
    let [c0, c1, c2, c3, flags, s0, s1, s2, s3] = foot;
    let count = u32::from_le_bytes([c0, c1, c2, c3]);
    let is_end = u32::from_le_bytes([s0, s1, s2, s3]) == END;
    if !is_end || flags & RESERVED != 0 || !(1..=FRAMES).contains(&count) {
        return Ok(None);
    }
    let entry = if flags & CHECKSUMS == 0 { 8 } else { 12 };
    let size = u64::from(count) * entry + u64::from(FOOT);
    let Some(end) = length.checked_sub(HEAD + size) else {
        return Ok(None);
    };
    source.seek(SeekFrom::Start(end))?;
    let mut table = Vec::new();
    source
        .take(HEAD + size - u64::from(FOOT))
        .read_to_end(&mut table)?;
    let mut numbers = table.chunks_exact(4).map(|bytes| {
        let number = bytes.try_into().map_or(0, u32::from_le_bytes);
        u64::from(number)
    });
    if (numbers.next(), numbers.next()) != (Some(TABLE.into()), Some(size)) {
        return Ok(None);
    }
    let mut starts = Vec::with_capacity(count as usize + 1);
    let mut at = Start::default();
    starts.push(at);
    while let (Some(packed), Some(text)) = (numbers.next(), numbers.next()) {
        at.packed += packed;
        at.text += text;
        starts.push(at);
        if flags & CHECKSUMS != 0 {
            numbers.next();
        }
    }
    Ok((at.packed == end).then_some(starts))
}

fn unlike_table() -> io::Error {
    io::Error::new(
        io::ErrorKind::InvalidData,
        "a Zstandard frame has another size than the table of frames says",
    )
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    /// A file of frames with so many bytes of the text each, and its table.
    fn packed(text: &[u8], size: usize, flags: u8) -> Vec<u8> {
        let mut file = Vec::new();
        let mut entries = Vec::new();
        let number = |length: usize| u32::try_from(length).unwrap().to_le_bytes();
        let frames: Vec<&[u8]> = text.chunks(size).collect();
        for frame in &frames {
            let bytes = zstd::encode_all(*frame, 3).unwrap();
            entries.extend(number(bytes.len()));
            entries.extend(number(frame.len()));
            if flags & CHECKSUMS != 0 {
                entries.extend([0; 4]);
            }
            file.extend(bytes);
        }
        file.extend(TABLE.to_le_bytes());
        file.extend(number(entries.len() + usize::from(FOOT)));
        file.extend(entries);
        file.extend(number(frames.len()));
        file.push(flags);
        file.extend(END.to_le_bytes());
        file
    }

    fn text() -> Vec<u8> {
        (0..300_000_u32)
            .flat_map(|it| (it / 7).to_le_bytes())
            .collect()
    }

    fn opened(file: Vec<u8>) -> Option<SeekableZstd<Cursor<Vec<u8>>>> {
        SeekableZstd::open(Cursor::new(file), Bounds::default()).unwrap()
    }

    #[test]
    fn any_byte_is_read_without_those_before_its_frame() {
        let text = text();
        for (size, flags) in [(100_000, 0), (1_000, CHECKSUMS), (5_000_000, 0)] {
            let mut seekable = opened(packed(&text, size, flags)).unwrap();
            assert_eq!(seekable.frames(), text.len().div_ceil(size));
            let length = text.len() as u64;
            assert_eq!(seekable.seek(SeekFrom::End(0)).unwrap(), length);
            let mut read = Vec::new();
            assert_eq!(seekable.read_to_end(&mut read).unwrap(), 0);
            for at in [0, 99_999, 100_000, 7, 650_001, 650_000, 1_199_999] {
                seekable.seek(SeekFrom::Start(at as u64)).unwrap();
                let mut read = Vec::new();
                seekable
                    .by_ref()
                    .take(150_000)
                    .read_to_end(&mut read)
                    .unwrap();
                let end = text.len().min(at + 150_000);
                assert!(read == text[at..end], "{at} of frames of {size}");
            }
            seekable.rewind().unwrap();
            let mut read = Vec::new();
            seekable.read_to_end(&mut read).unwrap();
            assert!(read == text);
            assert!(seekable.seek(SeekFrom::End(-9_999_999)).is_err());
        }
    }

    #[test]
    fn only_the_frames_that_are_wanted_are_read() {
        let mut file = packed(&text(), 1_000, 0);
        // Nobody reads what is damaged here.
        file[20..4_000].fill(0);
        let mut seekable = opened(file).unwrap();
        seekable.seek(SeekFrom::Start(1_150_500)).unwrap();
        let mut read = Vec::new();
        seekable.read_to_end(&mut read).unwrap();
        assert!(read == text()[1_150_500..]);
        seekable.rewind().unwrap();
        assert!(seekable.read_to_end(&mut read).is_err());
    }

    #[test]
    fn a_file_without_a_table_that_fits_is_not_taken() {
        let text = text();
        let whole = packed(&text, 100_000, 0);
        assert!(opened(zstd::encode_all(&*text, 3).unwrap()).is_none());
        assert!(opened(Vec::new()).is_none());
        assert!(opened(whole[1..].to_vec()).is_none());
        for damage in [1, 5, 6, 9, 17] {
            let mut file = whole.clone();
            let at = file.len() - damage;
            file[at] ^= 0x55;
            assert!(opened(file).is_none(), "{damage}");
        }
    }

    #[test]
    fn sizes_that_are_wrong_are_errors() {
        for change in [1, -1] {
            let mut file = packed(&text(), 400_000, 0);
            // The size of the text of the first of three frames.
            let at = file.len() - 9 - 20;
            let size = u32::from_le_bytes(file[at..at + 4].try_into().unwrap());
            assert_eq!(size, 400_000);
            let wrong = size.checked_add_signed(change).unwrap();
            file[at..at + 4].copy_from_slice(&wrong.to_le_bytes());
            let error = opened(file)
                .unwrap()
                .read_to_end(&mut Vec::new())
                .unwrap_err();
            assert!(error.to_string().contains("another size"), "{error}");
        }
        let large = packed(&vec![b' '; 100 << 20], 50 << 20, 0);
        let refused = SeekableZstd::open(Cursor::new(large), Bounds::default()).err();
        assert!(refused.unwrap().to_string().contains("200 times as large"));
    }
}
