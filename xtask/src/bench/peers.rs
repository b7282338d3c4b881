//! Measurements: each with its program, its options and the
//! document that it is given.

use std::fs;
use std::io;
use std::path::Path;

use super::documents::{Document, Documents};
use super::measure::{CommandLine, Says};
use super::programs::{Origin, Program};

/// The group of a measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    Limits,
    Schema,
    Rules,
    Typed,
    Output,
    Table,
    /// Of the benchmark of PGN, which has a page of its own.
    Pgn,
}

impl Group {
    pub(super) const ALL: [Self; 6] = [
        Self::Schema,
        Self::Rules,
        Self::Typed,
        Self::Output,
        Self::Table,
        Self::Limits,
    ];

    pub(super) const fn title(self) -> &'static str {
        match self {
            Self::Limits => "Limits of the machine",
            Self::Schema => "The schema alone",
            Self::Rules => "Schema, rules and legality",
            Self::Typed => "Typed values",
            Self::Output => "Output",
            Self::Table => "One table of 2.25 MB",
            Self::Pgn => "PGN",
        }
    }

    /// The measurement of ours to which the others of the group are compared.
    pub(super) const fn ours(self) -> &'static str {
        match self {
            Self::Limits | Self::Schema | Self::Pgn => CIF_SCHEMA,
            Self::Rules => CIF_RULES,
            Self::Typed => TYPED,
            Self::Output => WRITER,
            Self::Table => CIF_TABLE,
        }
    }
}

/// A measurement.
#[derive(Clone, Copy, Debug)]
struct Entry {
    name: &'static str,
    group: Group,
    origin: Origin,
    options: &'static [&'static str],
    document: Document,
    /// A document that it must refuse, so that a program that does nothing does not win.
    bad: Document,
    says: Says,
    /// Measured once, because it takes so long.
    once: bool,
}

pub(super) const CIF_SCHEMA: &str = "cif check --schema-only --jobs 1";
pub(super) const CIF_RULES: &str = "cif check --jobs 1";
pub(super) const CIF_RULES_ALL: &str = "cif check";
pub(super) const XMLLINT: &str = "xmllint --stream --schema";
pub(super) const XSD_SCHEMA: &str = "xsd-schema (crate, streaming)";
pub(super) const XERCES: &str = "Xerces-C SAXCount -s";
pub(super) const JDK: &str = "javax.xml.validation";
pub(super) const TYPED: &str = "cif_types::read";
pub(super) const ITEMS: &str = "cif_types::read_item, game by game";
pub(super) const ROXMLTREE: &str = "roxmltree tree";
pub(super) const XSD_PARSER: &str = "xsd-parser's reader";
pub(super) const XSDATA: &str = "xsdata (Python), a tenth of the archive";
pub(super) const WRITER: &str = "cif_types::write";
pub(super) const JSON: &str = "cif json";
pub(super) const CIF_TABLE: &str = "cif check --schema-only, the table";
pub(super) const JDK_TABLE: &str = "javax.xml.validation, the table";
pub(super) const SCAN: &str = "quick-xml scan with attributes";

const fn entry(
    name: &'static str,
    group: Group,
    origin: Origin,
    options: &'static [&'static str],
) -> Entry {
    Entry {
        name,
        group,
        origin,
        options,
        document: Document::Whole,
        bad: Document::Invalid,
        says: Says::Whatever,
        once: false,
    }
}

const ENTRIES: &[Entry] = &[
    entry(
        CIF_SCHEMA,
        Group::Schema,
        Origin::Cif,
        &["check", "--schema-only", "--jobs", "1", "-q"],
    ),
    entry(
        XMLLINT,
        Group::Schema,
        Origin::Libxml2,
        &["--noout", "--nonet", "--stream", "--schema"],
    ),
    entry(
        "xmllint --schema",
        Group::Schema,
        Origin::Libxml2,
        &["--noout", "--nonet", "--schema"],
    ),
    entry(
        XSD_SCHEMA,
        Group::Schema,
        Origin::SchemaPeers,
        &["xsd-schema"],
    ),
    Entry {
        document: Document::Located,
        ..entry(
            XERCES,
            Group::Schema,
            Origin::Xerces,
            &["-v=always", "-n", "-s"],
        )
    },
    entry(JDK, Group::Schema, Origin::Jdk, &[]),
    entry(
        CIF_RULES,
        Group::Rules,
        Origin::Cif,
        &["check", "--jobs", "1", "-q"],
    ),
    entry(CIF_RULES_ALL, Group::Rules, Origin::Cif, &["check", "-q"]),
    entry(
        "cif check --jobs 1, two at once",
        Group::Rules,
        Origin::CifTwice,
        &["check", "--jobs", "1", "-q"],
    ),
    entry(TYPED, Group::Typed, Origin::Xtask, &["work", "typed"]),
    entry(ITEMS, Group::Typed, Origin::Xtask, &["work", "items"]),
    Entry {
        bad: Document::IllFormed,
        ..entry(ROXMLTREE, Group::Typed, Origin::Peers, &["roxmltree"])
    },
    Entry {
        bad: Document::IllFormed,
        ..entry(XSD_PARSER, Group::Typed, Origin::XsdParser, &[])
    },
    Entry {
        document: Document::Tenth,
        bad: Document::IllFormed,
        ..entry(XSDATA, Group::Typed, Origin::Xsdata, &[])
    },
    Entry {
        says: Says::Work,
        ..entry(WRITER, Group::Output, Origin::Xtask, &["work", "write"])
    },
    entry(
        JSON,
        Group::Output,
        Origin::Cif,
        &["json", "--output", "json.json"],
    ),
    Entry {
        document: Document::Table,
        ..entry(
            CIF_TABLE,
            Group::Table,
            Origin::Cif,
            &["check", "--schema-only", "--jobs", "1", "-q"],
        )
    },
    Entry {
        document: Document::Table,
        once: true,
        ..entry(JDK_TABLE, Group::Table, Origin::Jdk, &[])
    },
    Entry {
        bad: Document::Noise,
        ..entry("reading alone", Group::Limits, Origin::Peers, &["read"])
    },
    Entry {
        bad: Document::Noise,
        ..entry(
            "reading with a check of UTF-8",
            Group::Limits,
            Origin::Peers,
            &["utf8"],
        )
    },
    Entry {
        bad: Document::IllFormed,
        ..entry(SCAN, Group::Limits, Origin::Xtask, &["scan"])
    },
];

/// A measurement ready to be taken.
#[derive(Clone, Debug)]
pub(super) struct Peer {
    pub(super) name: &'static str,
    pub(super) group: Group,
    pub(super) version: String,
    pub(super) command: CommandLine,
    /// The bytes that it reads.
    pub(super) bytes: u64,
    pub(super) says: Says,
    pub(super) once: bool,
}

impl Peer {
    /// A program that reads PGN.
    pub(super) const fn of_pgn(name: &'static str, version: String, command: CommandLine) -> Self {
        Self {
            name,
            group: Group::Pgn,
            version,
            command,
            bytes: 0,
            says: Says::Whatever,
            once: false,
        }
    }
}

/// The measurements that can run here, and notes on those that cannot.
#[derive(Debug, Default)]
pub(super) struct Prepared {
    pub(super) peers: Vec<Peer>,
    pub(super) notes: Vec<String>,
}

/// Makes the wanted measurements ready; builds what must be built.
pub(super) fn prepare(
    folder: &Path,
    documents: &Documents,
    wanted: impl Fn(&str) -> bool,
) -> io::Result<Prepared> {
    fs::write(folder.join("cif.xsd"), cif_schema::CIF_XSD)?;
    let mut prepared = Prepared::default();
    let mut programs: Vec<(Origin, Option<Program>)> = Vec::new();
    for entry in ENTRIES.iter().filter(|entry| wanted(entry.name)) {
        let origin = entry.origin;
        if !programs.iter().any(|(known, _)| *known == origin) {
            eprintln!("making {origin:?} ready");
            let program = origin.program(folder);
            let program = program.map_err(|reason| prepared.note(reason)).ok();
            programs.push((origin, program));
        }
        let mut known = programs.iter().filter(|(known, _)| *known == origin);
        if let Some((_, Some(program))) = known.next() {
            prepared.peer(entry, program, documents)?;
        }
    }
    Ok(prepared)
}

impl Prepared {
    fn note(&mut self, note: String) {
        if !self.notes.contains(&note) {
            self.notes.push(note);
        }
    }

    fn peer(&mut self, entry: &Entry, program: &Program, documents: &Documents) -> io::Result<()> {
        let bad = documents.file(entry.bad)?.path;
        if program.accepts(entry.options, &bad, documents.folder()) {
            self.note(format!(
                "`{}` is left out: it accepts what it should refuse",
                entry.name
            ));
            return Ok(());
        }
        let document = documents.file(entry.document)?;
        self.peers.push(Peer {
            name: entry.name,
            group: entry.group,
            version: program.version.clone(),
            command: program.command(entry.options, &document.path),
            bytes: document.bytes * entry.origin.times(),
            says: entry.says,
            once: entry.once,
        });
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn documents(folder: &Path) -> Documents {
        Documents::new(folder, 50_000).expect("documents")
    }

    #[test]
    fn prepares_what_is_wanted_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let documents = documents(folder.path());
        let prepared = prepare(folder.path(), &documents, |name| name == XMLLINT);
        let prepared = prepared.expect("a writable folder");
        let [peer] = &prepared.peers[..] else {
            panic!("{prepared:?}");
        };
        assert_eq!(peer.name, XMLLINT);
        assert_eq!(peer.bytes, documents.bytes());
        assert!(peer.version.starts_with("libxml2"), "{}", peer.version);
    }

    #[test]
    fn a_program_that_refuses_nothing_is_left_out() {
        let folder = tempfile::tempdir().expect("a folder");
        let program = Program {
            path: "true".into(),
            version: String::new(),
            before: Vec::new(),
            after: Vec::new(),
        };
        let mut prepared = Prepared::default();
        prepared
            .peer(&ENTRIES[0], &program, &documents(folder.path()))
            .expect("documents");
        assert!(prepared.peers.is_empty());
        assert_eq!(prepared.notes.len(), 1);
    }

    #[test]
    fn names_are_unique_and_each_group_has_ours() {
        for (index, entry) in ENTRIES.iter().enumerate() {
            assert!(ENTRIES[..index].iter().all(|it| it.name != entry.name));
        }
        for group in Group::ALL {
            assert!(ENTRIES.iter().any(|it| it.name == group.ours()));
        }
    }
}
