//! The archive as a file under `target/bench/`, made once for each size. Its
//! name carries a fingerprint of what the generator writes, so that a file of
//! an older generator is never taken for a present one.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

use super::write_archive;

/// An archive in a file.
#[derive(Clone, Debug)]
pub(crate) struct Archive {
    pub(crate) path: PathBuf,
    pub(crate) bytes: u64,
}

/// The archive of `size` bytes in `folder`, written unless it is there.
pub(crate) fn archive_file(folder: &Path, size: u64) -> io::Result<Archive> {
    let mut sample = Vec::new();
    write_archive(&mut sample, size.min(1_000_000))?;
    let path = folder.join(format!("archive-{size}-{:016x}.cif", fnv1a(&sample)));
    if !path.exists() {
        fs::create_dir_all(folder)?;
        // Whole or not at all: a run that is cut short leaves no half archive.
        let unfinished = path.with_extension("unfinished");
        let mut out = BufWriter::new(File::create(&unfinished)?);
        write_archive(&mut out, size)?;
        out.flush()?;
        fs::rename(&unfinished, &path)?;
    }
    let bytes = fs::metadata(&path)?.len();
    Ok(Archive { path, bytes })
}

/// The FNV-1a hash of some bytes: it tells texts apart and needs no library.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writes_a_file_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let first = archive_file(folder.path(), 50_000).expect("an archive");
        let written = fs::metadata(&first.path)
            .and_then(|file| file.modified())
            .expect("a time");
        let second = archive_file(folder.path(), 50_000).expect("an archive");
        let found = fs::metadata(&second.path)
            .and_then(|file| file.modified())
            .expect("a time");
        assert_eq!(
            (first.path, first.bytes, written),
            (second.path, second.bytes, found)
        );
        assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }

    #[test]
    fn hashes_as_published() {
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
    }
}
