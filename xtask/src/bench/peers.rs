//! The programs of the benchmark: how each is made ready, its command line,
//! and what to install where it is missing.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::machine;
use super::measure::CommandLine;
use crate::workspace;

/// A program ready to run.
#[derive(Clone, Debug)]
pub(super) struct Peer {
    pub(super) name: &'static str,
    pub(super) version: String,
    pub(super) command: CommandLine,
}

/// What can run here, and notes on what cannot.
#[derive(Debug, Default)]
pub(super) struct Prepared {
    pub(super) peers: Vec<Peer>,
    pub(super) notes: Vec<String>,
}

/// The bare reading, to whose speed the others' are compared.
pub(super) const SCAN: &str = "quick-xml scan";
/// The validator to whose speed the others' are compared.
pub(super) const XMLLINT: &str = "xmllint --stream --schema";

/// Names of measurements, each with the options that it adds.
type Variants<'a> = &'a [(&'static str, &'a [&'a str])];

const CIF: Variants<'_> = &[
    (
        "cif check --schema-only --jobs 1",
        &["check", "--schema-only", "--jobs", "1", "-q"],
    ),
    ("cif check --schema-only", &["check", "--schema-only", "-q"]),
    ("cif check --jobs 1", &["check", "--jobs", "1", "-q"]),
    ("cif check", &["check", "-q"]),
];
const LIBXML2: Variants<'_> = &[
    (XMLLINT, &["--noout", "--nonet", "--stream", "--schema"]),
    ("xmllint --schema", &["--noout", "--nonet", "--schema"]),
];
const JDK: Variants<'_> = &[("javax.xml.validation", &[])];

/// An archive that every validator must refuse, lest a program that does
/// nothing win the race.
const INVALID: &str = "<cif/>";
/// A document that every reader must refuse.
const ILL_FORMED: &str = "<cif></info>";

/// Makes the wanted programs ready for `archive`; builds what must be built.
pub(super) fn prepare(
    folder: &Path,
    archive: &Path,
    wanted: impl Fn(&str) -> bool,
) -> io::Result<Prepared> {
    let schema = folder.join("cif.xsd");
    fs::write(&schema, cif_schema::CIF_XSD)?;
    let invalid = folder.join("invalid.cif");
    fs::write(&invalid, INVALID)?;
    let ill_formed = folder.join("ill-formed.cif");
    fs::write(&ill_formed, ILL_FORMED)?;

    let mut prepared = Prepared::default();
    let mut add =
        |variants: Variants<'_>, program: &dyn Fn() -> Result<Program, String>, bad: &Path| {
            let chosen: Vec<_> = variants.iter().filter(|(name, _)| wanted(name)).collect();
            if chosen.is_empty() {
                return;
            }
            match program() {
                Ok(program) => {
                    for (name, options) in chosen {
                        prepared.peer(name, &program, options, archive, bad);
                    }
                }
                Err(reason) => prepared.notes.push(reason),
            }
        };
    add(CIF, &cif, &invalid);
    add(&[(SCAN, &["scan"])], &scan, &ill_formed);
    add(LIBXML2, &|| libxml2(&schema), &invalid);
    add(JDK, &|| jdk(folder, &schema), &invalid);
    Ok(prepared)
}

impl Prepared {
    fn peer(
        &mut self,
        name: &'static str,
        program: &Program,
        options: &[&str],
        archive: &Path,
        bad: &Path,
    ) {
        if program.accepts(options, bad) {
            self.notes.push(format!(
                "`{name}` is left out: it accepts what it should refuse"
            ));
            return;
        }
        self.peers.push(Peer {
            name,
            version: program.version.clone(),
            command: program.command(options, archive),
        });
    }
}

/// A program of which one or more measurements are taken.
struct Program {
    path: PathBuf,
    version: String,
    /// Arguments before the options of a measurement.
    before: Vec<String>,
    /// Arguments after them, before the document.
    after: Vec<String>,
}

impl Program {
    fn command(&self, options: &[&str], document: &Path) -> CommandLine {
        let before = self.before.iter().cloned();
        let options = options.iter().map(|&option| option.to_owned());
        let after = self.after.iter().cloned();
        let document = document.display().to_string();
        CommandLine {
            program: self.path.clone(),
            arguments: before
                .chain(options)
                .chain(after)
                .chain([document])
                .collect(),
        }
    }

    fn accepts(&self, options: &[&str], document: &Path) -> bool {
        let command = self.command(options, document);
        Command::new(&command.program)
            .args(&command.arguments)
            .stdin(Stdio::null())
            .output()
            .is_ok_and(|output| output.status.success())
    }
}

/// The checker of this workspace.
fn cif() -> Result<Program, String> {
    let path = release_cif().map_err(|reason| format!("`cif` is left out: {reason}"))?;
    let version = machine::first_line(&path, &["--version"])
        .ok_or("`cif` is left out: it tells no version")?;
    Ok(Program {
        path,
        version,
        before: Vec::new(),
        after: Vec::new(),
    })
}

/// The command of this workspace, built as it stands.
pub(super) fn release_cif() -> Result<PathBuf, String> {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let built = Command::new(cargo)
        .args(["build", "--release", "--quiet", "--package", "cif-cli"])
        .env("CARGO_TARGET_DIR", workspace::target())
        .current_dir(workspace::root())
        .status();
    if !built.is_ok_and(|status| status.success()) {
        return Err("it does not build".to_owned());
    }
    Ok(workspace::target().join("release").join("cif"))
}

/// This program, as a reader.
fn scan() -> Result<Program, String> {
    let path = std::env::current_exe().map_err(|error| format!("`{SCAN}` is left out: {error}"))?;
    Ok(Program {
        path,
        version: machine::quick_xml(),
        before: Vec::new(),
        after: Vec::new(),
    })
}

fn libxml2(schema: &Path) -> Result<Program, String> {
    let version = machine::first_line("xmllint".as_ref(), &["--version"])
        .ok_or("`xmllint` is left out; install it: apt-get install libxml2-utils")?;
    Ok(Program {
        path: "xmllint".into(),
        version: version.replace("xmllint: using libxml", "libxml2"),
        before: Vec::new(),
        after: vec![schema.display().to_string()],
    })
}

/// The JDK's validator, compiled beforehand: its start counts, `javac` does not.
fn jdk(folder: &Path, schema: &Path) -> Result<Program, String> {
    let classes = folder.join("java");
    let compiled = Command::new("javac")
        .arg("-d")
        .arg(&classes)
        .arg(workspace::root().join("xtask/java/Validate.java"))
        .status();
    let version = machine::first_line("java".as_ref(), &["-version"]);
    match (compiled, version) {
        (Ok(status), Some(version)) if status.success() => Ok(Program {
            path: "java".into(),
            version,
            before: vec![
                "-cp".to_owned(),
                classes.display().to_string(),
                "Validate".to_owned(),
            ],
            after: vec![schema.display().to_string()],
        }),
        _ => Err(
            "The JDK's validator is left out; install it: apt-get install default-jdk-headless"
                .to_owned(),
        ),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn prepares_what_is_wanted_alone() {
        let folder = tempfile::tempdir().expect("a folder");
        let prepared = prepare(folder.path(), Path::new("a.cif"), |name| name == XMLLINT);
        let prepared = prepared.expect("a writable folder");
        let [peer] = &prepared.peers[..] else {
            panic!("{prepared:?}");
        };
        assert_eq!(peer.name, XMLLINT);
        assert_eq!(
            peer.command.arguments.last().map(String::as_str),
            Some("a.cif")
        );
        assert!(peer.version.starts_with("libxml2"), "{}", peer.version);
    }

    #[test]
    fn a_program_that_refuses_nothing_is_left_out() {
        let program = Program {
            path: "true".into(),
            version: String::new(),
            before: Vec::new(),
            after: Vec::new(),
        };
        let mut prepared = Prepared::default();
        prepared.peer(
            "true",
            &program,
            &[],
            Path::new("a.cif"),
            Path::new("b.cif"),
        );
        assert!(prepared.peers.is_empty());
        assert_eq!(prepared.notes.len(), 1);
    }
}
