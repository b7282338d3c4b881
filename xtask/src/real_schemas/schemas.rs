//! The schemas, as their archive holds them, and the documents of each.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use super::equal::Order;
use crate::workspace;

/// A schema in wide use.
#[derive(Clone, Copy, Debug)]
pub(super) struct RealSchema {
    pub(super) name: &'static str,
    /// The path of its main document in the archive.
    document: &'static str,
    /// The folder of the archive with documents of it, and how their names end.
    documents: Option<(&'static str, &'static [&'static str])>,
    /// The order of elements of different names.
    pub(super) order: Order,
}

const fn schema(name: &'static str, document: &'static str) -> RealSchema {
    RealSchema {
        name,
        document,
        documents: None,
        order: Order::Kept,
    }
}

const fn with_documents(
    name: &'static str,
    document: &'static str,
    folder: &'static str,
    endings: &'static [&'static str],
) -> RealSchema {
    RealSchema {
        name,
        document,
        documents: Some((folder, endings)),
        order: Order::Kept,
    }
}

impl RealSchema {
    /// The same with an `xs:all`, whose children are written in the order of the schema.
    const fn in_any_order(mut self) -> Self {
        self.order = Order::Any;
        self
    }
}

/// All of them.
pub(super) const SCHEMAS: [RealSchema; 13] = [
    with_documents("gpx", "gpx/gpx.xsd", "gpx/tracks", &["gpx", "xml"]),
    schema("junit", "junit/JUnit.xsd"),
    schema("maven", "maven/maven-4.0.0.xsd").in_any_order(),
    schema("musicxml", "musicxml/schema/musicxml.xsd"),
    schema("nmap", "nmap/nmap.xsd"),
    schema("pain", "pain/pain.001.001.03.xsd"),
    with_documents("rss", "rss/rss-2_0.xsd", "rss/files", &["xml"]).in_any_order(),
    with_documents("svg", "svg/SVG.xsd", "svg", &["svg"]),
    schema("xhtml", "xmlschema/XHTML/xhtml1-strict.xsd"),
    schema("wsdl", "xmlschema/WSDL/wsdl.xsd"),
    schema("soap", "xmlschema/WSDL/soap-envelope.xsd"),
    schema("xenc", "xmlschema/XENC/xenc-schema.xsd"),
    with_documents("xsd", "xmlschema/XSD_1.0/XMLSchema.xsd", "", &["xsd"]),
];

/// Documents that schemas and documents name by addresses of the network, and their
/// place in the archive; nothing, where an empty one does.
const CATALOGUE: [(&str, &str); 5] = [
    ("http://www.w3.org/2001/xml.xsd", "xmlschema/XML/xml.xsd"),
    ("http://www.w3.org/2001/03/xml.xsd", "xmlschema/XML/xml.xsd"),
    (
        "http://www.musicxml.org/xsd/xml.xsd",
        "musicxml/schema/xml.xsd",
    ),
    (
        "http://www.musicxml.org/xsd/xlink.xsd",
        "musicxml/schema/xlink.xsd",
    ),
    ("XMLSchema.dtd", ""),
];

/// The catalogue with the paths in a folder.
pub(super) fn catalogue(folder: &Path) -> Vec<(&'static str, Option<PathBuf>)> {
    let path = |path: &str| (!path.is_empty()).then(|| folder.join(path));
    let entries = CATALOGUE.iter();
    entries.map(|(uri, place)| (*uri, path(place))).collect()
}

impl RealSchema {
    /// Its main document.
    pub(super) fn path(&self, folder: &Path) -> PathBuf {
        folder.join(self.document)
    }

    /// The documents of it: those of the archive, and those of this project, which
    /// are named after it.
    ///
    /// # Errors
    /// When a folder cannot be read.
    pub(super) fn documents(&self, folder: &Path) -> io::Result<Vec<PathBuf>> {
        let mut paths = Vec::new();
        if let Some((part, endings)) = self.documents {
            collect(&folder.join(part), endings, &mut paths)?;
        }
        let own = workspace::root().join("xtask/data/documents");
        collect(&own, &["xml"], &mut paths)?;
        paths.retain(|path| {
            let name = path.file_stem().and_then(|it| it.to_str());
            let of_whom = name.and_then(|it| it.split('-').next());
            !path.starts_with(&own) || of_whom == Some(self.name)
        });
        Ok(paths)
    }
}

/// Adds the files with such endings in a folder and those below, in order.
fn collect(folder: &Path, endings: &[&str], paths: &mut Vec<PathBuf>) -> io::Result<()> {
    let entries = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut entries = entries.collect::<io::Result<Vec<_>>>()?;
    entries.sort();
    for path in entries {
        let ending = path.extension().and_then(|it| it.to_str());
        if path.is_dir() {
            collect(&path, endings, paths)?;
        } else if ending.is_some_and(|it| endings.contains(&it)) {
            paths.push(path);
        }
    }
    Ok(())
}
