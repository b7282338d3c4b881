//! The documents of a schema: those that are given, and all that they include,
//! import and redefine. They are found as files or by the catalogue, never by the
//! network.

use std::collections::{BTreeMap, HashMap, VecDeque};
use std::fmt;
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use roxmltree::Node;

use crate::decode;
use crate::doctype;
use crate::error::{Error, ErrorKind};
use crate::grammar::{self, XML};
use crate::lines::{Line, LineEnds, XSD};
use crate::location;
use crate::well_formed;

/// More documents than this are refused.
const MAX_DOCUMENTS: usize = 4096;

/// So are documents of more bytes: 256 MB.
const MAX_BYTES: u64 = 1 << 28;

/// Files for the locations and namespaces of documents that lie elsewhere than a
/// schema says.
pub(crate) type Catalog = BTreeMap<String, PathBuf>;

/// The declarations of `xml:lang` and its kin, for schemas that import them from the
/// network.
const XML_SCHEMA: &str = include_str!("documents/xml.xsd");

/// One document.
#[derive(Debug)]
pub(crate) struct Document {
    /// Its file; empty where it is none.
    pub(crate) path: PathBuf,
    /// Its text, with line ends as XML has them and without a DOCTYPE.
    pub(crate) text: String,
    /// The namespace of its components; a document without one takes on that of
    /// the document which includes it.
    pub(crate) target: String,
}

/// All documents, those that were given first.
#[derive(Debug, Default)]
pub(crate) struct Documents {
    pub(crate) list: Vec<Document>,
    /// Imported namespaces without a document, and why there is none.
    pub(crate) absent: BTreeMap<String, String>,
}

/// A document that another one needs.
struct Needed {
    path: PathBuf,
    text: String,
    role: Role,
    line: Line,
}

/// The relation of a document to the one that needs it.
enum Role {
    First,
    /// Included or redefined by a document with this namespace.
    Included(String),
    /// Imported for this namespace.
    Imported(String),
}

/// The reason why a document is not read.
struct Fault {
    cause: Cause,
    reason: String,
}

/// The kinds of such reasons.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Cause {
    /// No file is found.
    Absent,
    /// The file gives no bytes, or too many.
    Unreadable,
    /// The bytes are no text.
    Encoding,
    /// The catalogue has a file that is not found or gives no bytes.
    Catalog,
}

impl Fault {
    /// The message on the document at a location.
    fn of(&self, location: &str) -> String {
        format!("`{location}` is not read: {}", self.reason)
    }

    /// The refusal of a reference to that document.
    fn refusal(&self, location: &str, line: Line) -> Error {
        let error = Error::new("", line, self.of(location));
        match self.cause {
            Cause::Catalog => error.of_kind(ErrorKind::Setting),
            _ => error,
        }
    }
}

impl Cause {
    fn as_fault(self, reason: impl fmt::Display) -> Fault {
        Fault {
            cause: self,
            reason: reason.to_string(),
        }
    }
}

/// Parses a document whose text was made ready.
pub(crate) fn parse(text: &str) -> Result<roxmltree::Document<'_>, Error> {
    roxmltree::Document::parse(text).map_err(|error| Error::at(error.pos().row, error.to_string()))
}

impl Documents {
    /// Finds all documents from the first ones on: paths (empty for mere texts) and
    /// texts.
    pub(crate) fn collect(first: Vec<(PathBuf, String)>, catalog: &Catalog) -> Result<Self, Error> {
        let mut collector = Collector {
            catalog,
            known: HashMap::new(),
            needed: VecDeque::new(),
            wants_xml: None,
            documents: Self::default(),
        };
        for file in first {
            collector.need(file, Role::First, Line::NONE);
        }
        loop {
            while let Some(needed) = collector.needed.pop_front() {
                collector.add(&needed)?;
            }
            let has_xml = collector.documents.list.iter().any(|it| it.target == XML);
            let Some(line) = collector.wants_xml.take().filter(|_| !has_xml) else {
                return Ok(collector.documents);
            };
            let file = (PathBuf::new(), XML_SCHEMA.to_owned());
            collector.need(file, Role::Imported(XML.to_owned()), line);
        }
    }

    /// The path of a document, for errors.
    pub(crate) fn path(&self, number: usize) -> PathBuf {
        let document = self.list.get(number);
        document.map(|it| it.path.clone()).unwrap_or_default()
    }
}

struct Collector<'c> {
    catalog: &'c Catalog,
    /// The documents by file and namespace.
    known: HashMap<(PathBuf, String), usize>,
    needed: VecDeque<Needed>,
    /// The import of the namespace of `xml` that came with no file: another may have one.
    wants_xml: Option<Line>,
    documents: Documents,
}

impl Collector<'_> {
    fn add(&mut self, needed: &Needed) -> Result<(), Error> {
        let number = self.documents.list.len();
        let located = |error: Error| error.within(number).located(|_| needed.path.clone());
        let text = ready(&needed.text).map_err(located)?;
        let tree = parse(&text).map_err(located)?;
        grammar::check(&tree).map_err(located)?;
        let root = tree.root_element();
        let own = grammar::value(root, "targetNamespace").unwrap_or_default();
        let target = match &needed.role {
            Role::First => own.clone().into_owned(),
            Role::Included(target) if own.is_empty() || *own == **target => target.clone(),
            Role::Imported(target) if *own == **target => target.clone(),
            Role::Included(target) | Role::Imported(target) => {
                let message =
                    format!("the document has the namespace `{own}`, where `{target}` is expected");
                let error = Error::new("", needed.line, message);
                return Err(error.located(|it| self.documents.path(it)));
            }
        };
        if !needed.path.as_os_str().is_empty() {
            let file = fs::canonicalize(&needed.path).unwrap_or_else(|_| needed.path.clone());
            let key = (file, target.clone());
            if self.known.contains_key(&key) {
                return Ok(());
            }
            self.known.insert(key, number);
        }
        if number == MAX_DOCUMENTS {
            let message = format!("more than {MAX_DOCUMENTS} documents are not supported");
            return Err(located(
                Error::at(0, message).of_kind(ErrorKind::Unsupported),
            ));
        }
        let line_ends = LineEnds::of(&text);
        for child in root.children().filter(Node::is_element) {
            let line = line_ends.line(number, child);
            self.reference(child, &needed.path, &target, line)
                .map_err(|error| error.located(|_| needed.path.clone()))?;
        }
        self.documents.list.push(Document {
            path: needed.path.clone(),
            text,
            target,
        });
        Ok(())
    }

    /// Follows an `xs:include`, `xs:import` or `xs:redefine`.
    fn reference(
        &mut self,
        node: Node<'_, '_>,
        base: &Path,
        target: &str,
        line: Line,
    ) -> Result<(), Error> {
        let location = grammar::value(node, "schemaLocation");
        match node.tag_name().name() {
            "include" | "redefine" => {
                let location = location.unwrap_or_default();
                let file = self
                    .open(base, &location)
                    .map_err(|fault| fault.refusal(&location, line))?;
                self.need(file, Role::Included(target.to_owned()), line);
            }
            "import" => {
                let namespace = grammar::value(node, "namespace").unwrap_or_default();
                if *namespace == *target {
                    let message = "a document cannot import its own namespace";
                    return Err(Error::new("", line, message));
                }
                self.import(&namespace, location.as_deref(), base, line)?;
            }
            _ => {}
        }
        Ok(())
    }

    /// Takes up a document: its path, which is empty where it is none, and its text.
    fn need(&mut self, (path, text): (PathBuf, String), role: Role, line: Line) {
        self.needed.push_back(Needed {
            path,
            text,
            role,
            line,
        });
    }

    /// Follows an import as far as its document is found: that it is not does no harm as
    /// long as nothing refers to it, unless the catalogue has a file for it.
    fn import(
        &mut self,
        namespace: &str,
        location: Option<&str>,
        base: &Path,
        line: Line,
    ) -> Result<(), Error> {
        let mut reason = "the import says no location".to_owned();
        for location in location.into_iter().chain([namespace]) {
            match self.open(base, location) {
                Ok(file) => {
                    self.need(file, Role::Imported(namespace.to_owned()), line);
                    return Ok(());
                }
                Err(fault) if fault.cause != Cause::Absent => {
                    return Err(fault.refusal(location, line));
                }
                Err(_) if location == namespace => {}
                Err(fault) => reason = fault.of(location),
            }
        }
        if namespace == XML {
            self.wants_xml = Some(line);
        } else if namespace != XSD {
            self.documents
                .absent
                .entry(namespace.to_owned())
                .or_insert(reason);
        }
        Ok(())
    }

    /// The file at a location, and its text.
    fn open(&self, base: &Path, location: &str) -> Result<(PathBuf, String), Fault> {
        if let Some(path) = self.catalog.get(location) {
            return read(path.clone()).map_err(|fault| Fault {
                cause: match fault.cause {
                    Cause::Encoding => Cause::Encoding,
                    _ => Cause::Catalog,
                },
                reason: format!("{}: {}", path.display(), fault.reason),
            });
        }
        // One without a fragment, which names a part of the document.
        let location = location.split('#').next().unwrap_or_default();
        match location.strip_prefix("file://") {
            Some(path) if path.starts_with('/') => read_at(base, path),
            _ if location.contains("://") => {
                Err(Cause::Absent.as_fault("it is not a file; give its file in the catalogue"))
            }
            _ if base.as_os_str().is_empty() => {
                Err(Cause::Absent.as_fault("the schema was given as a text, without a folder"))
            }
            _ => read_at(base, location),
        }
    }
}

/// The file at a relative location, and its text. A location is a URI, with `%20` for a blank;
/// it may also be the name of a file as it stands.
fn read_at(base: &Path, location: &str) -> Result<(PathBuf, String), Fault> {
    let folder = base.with_file_name("");
    let unescaped = location::unescaped(location).map(|it| folder.join(it));
    match unescaped.filter(|it| it.exists()) {
        Some(path) => read(path),
        None => read(folder.join(location)),
    }
}

/// The text of a file. Devices and pipes are never opened: what a schema names may never end,
/// or never begin.
fn read(path: PathBuf) -> Result<(PathBuf, String), Fault> {
    let metadata = fs::metadata(&path).map_err(|it| Cause::Absent.as_fault(it))?;
    if !metadata.is_file() {
        return Err(Cause::Absent.as_fault("it is not a file"));
    }
    let bytes = bytes(&path).map_err(|it| Cause::Unreadable.as_fault(it))?;
    let text = decode::decode(&bytes).map_err(|it| Cause::Encoding.as_fault(it))?;
    Ok((path, text))
}

/// The bytes of a document, which may come from a pipe.
pub(crate) fn bytes(path: &Path) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    fs::File::open(path)?
        .take(MAX_BYTES + 1)
        .read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MAX_BYTES {
        let message = format!(
            "documents of more than {} MB are not supported",
            MAX_BYTES >> 20
        );
        return Err(io::Error::other(message));
    }
    Ok(bytes)
}

/// A text in the form that all behind it rely on.
fn ready(text: &str) -> Result<String, Error> {
    // A byte order mark is no part of the text.
    let text = text.strip_prefix('\u{FEFF}').unwrap_or(text);
    // Line ends are what XML says they are, before anybody looks at the text.
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let text = doctype::blank_out(&text)?;
    well_formed::check(&text)?;
    Ok(text)
}
