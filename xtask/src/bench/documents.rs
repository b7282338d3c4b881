//! Documents that the programs of the benchmark read: the archive, parts and variants of
//! it, and documents that they must refuse.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read as _, Write};
use std::path::{Path, PathBuf};

use super::archive::{self, Archive};

/// Which document a program reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Document {
    /// The archive.
    Whole,
    /// An archive of a tenth of the size, for what is slow or needs much memory.
    Tenth,
    /// The archive with the place of the schema in its root, for a validator
    /// that is told of it in no other way.
    Located,
    /// One game with a table of 2.25 MB.
    Table,
    /// Well-formed, and not valid.
    Invalid,
    /// Not well-formed.
    IllFormed,
    /// No XML at all, nor UTF-8.
    Noise,
}

const INVALID: &str = "<cif/>";
const ILL_FORMED: &str = "<cif></info>";
const NOISE: &[u8] = &[0xFF, b'c', b'i', b'f'];

/// The size of the one table.
const TABLE: usize = 2_250_000;

/// The documents of one run of the benchmark.
#[derive(Debug)]
pub(super) struct Documents {
    folder: PathBuf,
    whole: Archive,
}

impl Documents {
    pub(super) fn new(folder: &Path, size: u64) -> io::Result<Self> {
        fs::create_dir_all(folder)?;
        Ok(Self {
            folder: folder.to_owned(),
            whole: archive::archive_file(folder, size)?,
        })
    }

    /// The folder of the documents.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Bytes of the archive.
    pub(super) const fn bytes(&self) -> u64 {
        self.whole.bytes
    }

    /// The document as a file, which is read once, so that it is in the page
    /// cache for all, the first program included.
    pub(super) fn file(&self, document: Document) -> io::Result<Archive> {
        let archive = match document {
            Document::Whole => self.whole.clone(),
            Document::Tenth => archive::archive_file(&self.folder, self.whole.bytes / 10)?,
            Document::Located => self.written("located.cif", |out| {
                let mut archive = BufReader::new(File::open(&self.whole.path)?);
                locate(&mut archive, out)
            })?,
            Document::Table => self.written("table.cif", |out| write_table(out, TABLE))?,
            Document::Invalid => {
                self.written("invalid.cif", |out| out.write_all(INVALID.as_bytes()))?
            }
            Document::IllFormed => {
                self.written("ill-formed.cif", |out| out.write_all(ILL_FORMED.as_bytes()))?
            }
            Document::Noise => self.written("noise.cif", |out| out.write_all(NOISE))?,
        };
        io::copy(&mut File::open(&archive.path)?, &mut io::sink())?;
        Ok(archive)
    }

    fn written(
        &self,
        name: &str,
        write: impl FnOnce(&mut BufWriter<File>) -> io::Result<()>,
    ) -> io::Result<Archive> {
        let path = self.folder.join(name);
        let mut out = BufWriter::new(File::create(&path)?);
        write(&mut out)?;
        let bytes = out.into_inner()?.metadata()?.len();
        Ok(Archive { path, bytes })
    }
}

/// Copies an archive; its root says that the schema is `cif.xsd` beside it.
fn locate(archive: &mut BufReader<File>, out: &mut impl Write) -> io::Result<()> {
    let mut head = [0; 256];
    let length = archive.read(&mut head)?;
    let head = String::from_utf8_lossy(&head[..length]).into_owned();
    let located = head.replacen(
        "<cif>",
        "<cif xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" \
         xsi:noNamespaceSchemaLocation=\"cif.xsd\">",
        1,
    );
    out.write_all(located.as_bytes())?;
    io::copy(archive, out).map(drop)
}

/// Writes an archive of one game with a table of evaluations that is about
/// `size` bytes long.
pub(super) fn write_table(out: &mut impl Write, size: usize) -> io::Result<()> {
    const ITEMS: [&str; 4] = ["+31:18", "-120:22", "+8:19", "+1045:24"];
    write!(
        out,
        "<cif>\n<game><info><moveinfo><table content=\"evaluation\">"
    )?;
    let mut written = 0;
    for item in ITEMS.iter().cycle() {
        out.write_all(item.as_bytes())?;
        written += item.len() + 1;
        if written >= size {
            break;
        }
        out.write_all(b",")?;
    }
    write!(
        out,
        "</table></moveinfo></info><moves>e2e4</moves></game>\n{INFO}\n</cif>\n"
    )
}

/// Information about an archive, as short as it can be.
pub(super) const INFO: &str = "<info><version>1.0</version><creator>cif</creator>\
    <created>2026-01-31</created><content games=\"1\"/></info>";

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_but_the_bad_are_valid() {
        let folder = tempfile::tempdir().expect("a folder");
        let documents = Documents::new(folder.path(), 200_000).expect("documents");
        for (document, valid) in [
            (Document::Whole, true),
            (Document::Tenth, true),
            (Document::Located, true),
            (Document::Table, true),
            (Document::Invalid, false),
            (Document::IllFormed, false),
        ] {
            let file = documents.file(document).expect("a file");
            let text = fs::read_to_string(&file.path).expect("a text");
            assert_eq!(text.len() as u64, file.bytes);
            let violations = cif_types::check(&text);
            assert_eq!(violations.is_empty(), valid, "{document:?} {violations:#?}");
        }
        let located = fs::read_to_string(folder.path().join("located.cif")).expect("a text");
        assert!(located.contains("xsi:noNamespaceSchemaLocation"));
    }
}
