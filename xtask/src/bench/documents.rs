//! Documents that the programs of the benchmark read: the archive, parts and variants of
//! it, and documents that they must refuse. Each is a function of the folder where it is
//! written, and of the size of the archive.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read as _, Write};
use std::path::{Path, PathBuf};

use super::archive;

/// A file that programs read.
#[derive(Clone, Debug)]
pub(super) struct Input {
    pub(super) path: PathBuf,
    pub(super) bytes: u64,
}

/// The maker of a document.
pub(super) type Make = fn(&Path, u64) -> io::Result<Input>;

/// A file with what `write` writes: whole or not at all, and read once, so that it
/// is in the page cache for all, the first program included.
pub(super) fn written(
    path: PathBuf,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
) -> io::Result<Input> {
    let unfinished = path.with_extension("unfinished");
    let mut out = BufWriter::new(File::create(&unfinished)?);
    write(&mut out)?;
    out.flush()?;
    fs::rename(&unfinished, &path)?;
    cached(path)
}

fn cached(path: PathBuf) -> io::Result<Input> {
    let bytes = io::copy(&mut File::open(&path)?, &mut io::sink())?;
    Ok(Input { path, bytes })
}

/// The archive, made once for each size. Its name carries a fingerprint of what
/// the generator writes, so that a file of an older generator is never taken for
/// a present one.
pub(super) fn whole(folder: &Path, size: u64) -> io::Result<Input> {
    let mut sample = Vec::new();
    archive::write_archive(&mut sample, size.min(1_000_000))?;
    let path = folder.join(format!("archive-{size}-{:016x}.cif", fnv1a(&sample)));
    if path.exists() {
        return cached(path);
    }
    written(path, |out| archive::write_archive(out, size).map(drop))
}

/// The FNV-1a hash of some bytes: it tells texts apart and needs no library.
fn fnv1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

/// An archive of a tenth of the size, for what is slow or needs much memory.
pub(super) fn tenth(folder: &Path, size: u64) -> io::Result<Input> {
    whole(folder, size / 10)
}

/// The archive with the place of the schema in its root, for a validator that
/// learns of it in no other way.
pub(super) fn located(folder: &Path, size: u64) -> io::Result<Input> {
    let mut archive = BufReader::new(File::open(whole(folder, size)?.path)?);
    let mut head = [0; 256];
    let length = archive.read(&mut head)?;
    let head = String::from_utf8_lossy(&head[..length]).replacen(
        "<cif>",
        "<cif xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" \
         xsi:noNamespaceSchemaLocation=\"cif.xsd\">",
        1,
    );
    written(folder.join("located.cif"), |out| {
        out.write_all(head.as_bytes())?;
        io::copy(&mut archive, out).map(drop)
    })
}

/// An archive of one game with a table of evaluations of 2.25 MB.
pub(super) fn one_table(folder: &Path, _: u64) -> io::Result<Input> {
    const ITEMS: [&str; 4] = ["+31:18", "-120:22", "+8:19", "+1045:24"];
    let mut table = String::new();
    for item in ITEMS.iter().cycle() {
        table.push_str(item);
        if table.len() >= 2_249_999 {
            break;
        }
        table.push(',');
    }
    written(folder.join("table.cif"), |out| {
        write!(
            out,
            "<cif>\n<game><info><moveinfo><table content=\"evaluation\">{table}</table></moveinfo>\
             </info><moves>e2e4</moves></game>\n{INFO}\n</cif>\n"
        )
    })
}

/// A document that is well-formed, and not valid.
pub(super) fn invalid(folder: &Path, _: u64) -> io::Result<Input> {
    written(folder.join("invalid.cif"), |out| write!(out, "<cif/>"))
}

/// A document that is not well-formed.
pub(super) fn ill_formed(folder: &Path, _: u64) -> io::Result<Input> {
    let path = folder.join("ill-formed.cif");
    written(path, |out| write!(out, "<cif></info>"))
}

/// No XML at all, nor UTF-8.
pub(super) fn noise(folder: &Path, _: u64) -> io::Result<Input> {
    written(folder.join("noise.cif"), |out| out.write_all(b"\xffcif"))
}

/// Information about an archive, as short as it can be.
pub(super) const INFO: &str = "<info><version>1.0</version><creator>cif</creator>\
    <created>2026-01-31</created><content games=\"1\"/></info>";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_but_the_bad_are_valid() {
        let makers: [(Make, bool); 6] = [
            (whole, true),
            (tenth, true),
            (located, true),
            (one_table, true),
            (invalid, false),
            (ill_formed, false),
        ];
        let folder = tempfile::tempdir().expect("a folder");
        for (make, valid) in makers {
            let file = make(folder.path(), 200_000).expect("a file");
            let text = fs::read_to_string(&file.path).expect("a text");
            assert_eq!(text.len() as u64, file.bytes);
            let violations = cif_types::check(&text);
            assert_eq!(violations.is_empty(), valid, "{file:?} {violations:#?}");
        }
        let located = fs::read_to_string(folder.path().join("located.cif")).expect("a text");
        assert!(located.contains("xsi:noNamespaceSchemaLocation"));
    }

    #[test]
    fn an_archive_is_written_once() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = whole(folder.path(), 50_000).expect("an archive").path;
        fs::write(&path, "x").expect("a file");
        let again = whole(folder.path(), 50_000).expect("an archive");
        assert_eq!((again.path, again.bytes), (path, 1));
        assert_eq!(fnv1a(b"a"), 0xaf63_dc4c_8601_ec8c);
    }
}
