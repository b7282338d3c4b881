//! Archives from bytes, readers and paths.

use std::borrow::Cow;
use std::fs::File;
use std::io::Read;
use std::path::Path;

use cif_runtime::cut::CutError;
use cif_runtime::limits::MOST;
use cif_runtime::source::Position;
use cif_runtime::stream::Stream;
use cif_runtime::violation::in_order;
use cif_runtime::{IntoOwned, Limits, Reading, scan};

use crate::Cif;

/// Reads a whole archive from bytes. Bytes that are not UTF-8 are reported and
/// stand as `_` in the values.
///
/// # Errors
/// When the bytes are in another encoding, or more than the limit.
pub fn read_bytes<'a>(
    bytes: &'a [u8],
    limits: &Limits,
) -> std::result::Result<Reading<'a, Cif<'a>>, CutError> {
    if bytes.len() > limits.document.min(MOST) {
        return Err(CutError::TooLong {
            base: Position::START,
            limit: limits.document,
        });
    }
    let mut undecoded = Vec::new();
    let text = scan::decode_input(bytes, &mut undecoded)
        .map_err(|violation| CutError::encoding(violation, bytes))?;
    let mut reading = match &text {
        Cow::Borrowed(text) => crate::read_with(text, limits),
        Cow::Owned(text) => owned(crate::read_with(text, limits)),
    };
    reading.violations = in_order(reading.violations, &mut undecoded);
    Ok(reading)
}

/// Reads a whole archive from a reader into memory. For archives of any size
/// see [`crate::stream`].
///
/// # Errors
/// When reading fails, and those of [`read_bytes`].
pub fn read_from(
    source: impl Read,
    limits: &Limits,
) -> std::result::Result<Reading<'static, Cif<'static>>, CutError> {
    let mut bytes = Vec::new();
    let most = limits.document as u64;
    source
        .take(most.saturating_add(1))
        .read_to_end(&mut bytes)?;
    read_bytes(&bytes, limits).map(owned)
}

/// Reads a whole archive from a file into memory.
///
/// # Errors
/// When the file cannot be read, and those of [`read_bytes`].
pub fn read_path(
    path: impl AsRef<Path>,
    limits: &Limits,
) -> std::result::Result<Reading<'static, Cif<'static>>, CutError> {
    read_from(File::open(path)?, limits)
}

/// Reads the archive in a file piece by piece, as [`crate::stream`] does.
///
/// # Errors
/// When the file cannot be opened.
pub fn stream_path(
    path: impl AsRef<Path>,
    limits: &Limits,
) -> std::result::Result<Stream<File>, CutError> {
    Ok(crate::stream(File::open(path)?, limits))
}

/// A reading that does not borrow from the text.
fn owned(reading: Reading<'_, Cif<'_>>) -> Reading<'static, Cif<'static>> {
    Reading {
        value: reading.value.into_owned(),
        violations: reading.violations,
        dropped: reading.dropped.into_owned(),
        misplaced: reading
            .misplaced
            .into_iter()
            .map(|it| cif_runtime::MisplacedValue {
                place: it.place,
                value: it.value.into_owned(),
            })
            .collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ARCHIVE: &str = "<cif><info><version>1.0</version><creator/>\
        <created>2026-01-31</created><author>R\u{e9}ti</author><content/></info></cif>";

    #[test]
    fn bytes_readers_and_files_give_the_same() -> std::result::Result<(), CutError> {
        let limits = Limits::default();
        let text = crate::read(ARCHIVE);
        let bytes = read_bytes(ARCHIVE.as_bytes(), &limits)?;
        let reader = read_from(ARCHIVE.as_bytes(), &limits)?;
        assert_eq!(bytes.value, text.value);
        assert_eq!(reader.value, text.value);
        assert_eq!(bytes.violations, text.violations);
        Ok(())
    }

    #[test]
    fn broken_utf_8_is_reported_and_read() -> std::result::Result<(), CutError> {
        let latin = ARCHIVE.replace('\u{e9}', "?").into_bytes();
        let latin: Vec<u8> = latin
            .into_iter()
            .map(|b| if b == b'?' { 0xE9 } else { b })
            .collect();
        let reading = read_bytes(&latin, &Limits::default())?;
        let ids: Vec<_> = reading.violations.iter().map(|it| &*it.id).collect();
        assert!(ids.contains(&"xml:encoding"), "{ids:?}");
        assert_eq!(reading.value.info.author[0].as_str(), "R_ti");
        Ok(())
    }

    #[test]
    fn long_input_is_refused() {
        let limits = Limits {
            document: 10,
            ..Limits::default()
        };
        assert!(matches!(
            read_from(ARCHIVE.as_bytes(), &limits),
            Err(CutError::TooLong { limit: 10, .. })
        ));
    }
}
