//! Archives of one fault each, made from the tables: one for every way to
//! break the schema, one for every way to be no XML. They are committed in the
//! corpus; a test proves them current and each to give exactly its finding.

mod schema;
mod xml;

use std::collections::HashSet;
use std::io;
use std::path::PathBuf;

use cif_types::{Violation, scan};

use crate::corpus;

/// An archive with one fault.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The id of the one finding.
    pub id: &'static str,
    /// Its path below [`folder`].
    pub path: PathBuf,
    /// The archive.
    pub bytes: Vec<u8>,
}

/// Ids that no archive can have as its only finding, by how they begin, with
/// the reason.
pub const NEVER_ALONE: &[(&str, &str)] = &[
    (
        "xsd:XMLContent/",
        "No element of an archive has this type; it describes the text of comments with \
         `format=\"xml\"` once that is unescaped.",
    ),
    (
        "xml:unbound-prefix",
        "Whatever has a prefix is not declared in the schema either.",
    ),
    (
        "xml:unclosed-cdata",
        "The section reaches to the end of the text and takes the end tags with it.",
    ),
    (
        "xml:value-limit",
        "The archive would be as large as the limit, a gigabyte.",
    ),
    (
        "xml:list-limit",
        "The archive would have a list of 262,145 items.",
    ),
    (
        "xml:size-limit",
        "The archive would be as large as the limit, 32 megabytes.",
    ),
    (
        "xml:violation-limit",
        "It stands for the violations beyond the limit, so there are others.",
    ),
    ("xml:id-limit", "The archive would have some million ids."),
];

/// The folder of these archives.
pub fn folder() -> PathBuf {
    corpus::folder().join("faults")
}

/// Every archive that can be made.
pub fn all() -> Vec<Fault> {
    let mut faults = schema::all();
    faults.extend(xml::all());
    faults
}

/// Every id that there is.
pub fn ids() -> Vec<&'static str> {
    let schema = cif_types::CONSTRAINTS.iter().map(|it| it.id);
    let general = cif_runtime::schema::GENERAL.iter().map(|it| it.id);
    let xml = scan::IDS.iter().map(|it| it.0);
    schema.chain(general).chain(xml).collect()
}

/// The ids that have no archive, and no reason for that.
pub fn unmade(faults: &[Fault]) -> Vec<&'static str> {
    let made: HashSet<_> = faults.iter().map(|fault| fault.id).collect();
    ids()
        .into_iter()
        .filter(|id| !made.contains(id) && NEVER_ALONE.iter().all(|it| !id.starts_with(it.0)))
        .collect()
}

/// The files that are not as they would be made anew: missing, different, or
/// left over.
///
/// # Errors
/// When the folder cannot be read.
pub fn stale(faults: &[Fault]) -> io::Result<Vec<PathBuf>> {
    let mut stale = Vec::new();
    let mut current = HashSet::new();
    for fault in faults {
        let path = folder().join(&fault.path);
        match std::fs::read(&path) {
            Ok(bytes) if bytes == fault.bytes => {}
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => stale.push(path.clone()),
        }
        current.insert(path);
    }
    for part in ["schema", "xml"] {
        let there = corpus::archives(&folder().join(part));
        stale.extend(there.into_iter().filter(|path| !current.contains(path)));
    }
    Ok(stale)
}

/// Everything wrong with an archive.
pub fn findings(bytes: &[u8]) -> Vec<Violation> {
    let mut violations = Vec::new();
    match scan::decode_input(bytes, &mut violations) {
        Ok(text) => violations.extend(cif_types::check(&text)),
        Err(violation) => violations.push(violation),
    }
    violations
}

/// Returns true if this is the only finding of an archive.
fn is_alone(id: &str, bytes: &[u8]) -> bool {
    matches!(&findings(bytes)[..], [only] if only.id == id)
}
