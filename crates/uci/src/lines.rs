//! Reading lines of bounded length from a source that is not trusted.

use std::io::{self, BufRead, Read};

/// Reads the next line into `bytes`, without its end; `None` at the end of
/// the source. What the line has beyond `limit` bytes is passed over, and the
/// answer is `true`.
pub(crate) fn read_line(
    source: &mut impl BufRead,
    limit: u64,
    bytes: &mut Vec<u8>,
) -> io::Result<Option<bool>> {
    bytes.clear();
    let mut limited = source.take(limit);
    if limited.read_until(b'\n', bytes)? == 0 {
        return Ok(None);
    }
    let mut cut = limited.limit() == 0 && bytes.last() != Some(&b'\n');
    if cut {
        // A line that ends where the limit lies was read whole.
        cut = skip_line(source)? > 0;
    }
    while let Some(b'\n' | b'\r') = bytes.last() {
        bytes.pop();
    }
    Ok(Some(cut))
}

/// Passes over the rest of a line and counts its bytes, without its end.
fn skip_line(source: &mut impl BufRead) -> io::Result<usize> {
    let mut skipped = 0;
    loop {
        let buffer = match source.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        if buffer.is_empty() {
            return Ok(skipped);
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let length = end.unwrap_or(buffer.len());
        let line = buffer.get(..length).unwrap_or_default();
        skipped += line.iter().filter(|&&byte| byte != b'\r').count();
        source.consume(end.map_or(length, |end| end + 1));
        if end.is_some() {
            return Ok(skipped);
        }
    }
}
