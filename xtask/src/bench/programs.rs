//! The programs of the benchmark: how each is made ready, and what to install
//! where it is missing.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::machine;
use super::measure::CommandLine;
use crate::workspace;

/// A program of which one or more measurements are taken.
#[derive(Clone, Debug)]
pub(super) struct Program {
    pub(super) path: PathBuf,
    pub(super) version: String,
    /// Arguments before the options of a measurement.
    pub(super) before: Vec<String>,
    /// Arguments after them, before the document.
    pub(super) after: Vec<String>,
}

/// The origin of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Origin {
    /// The command of this workspace.
    Cif,
    /// Two of that command at once, each by itself.
    CifTwice,
    /// This program itself.
    Xtask,
    /// The package `xtask/peers` without, and with the schema.
    Peers,
    SchemaPeers,
    /// The reader of that package that xsd-parser generates.
    XsdParser,
    Libxml2,
    Jdk,
    Xerces,
    Xsdata,
}

impl Origin {
    /// Makes the program ready; the reason where it cannot be had. `folder`
    /// holds the schema as `cif.xsd`.
    pub(super) fn program(self, folder: &Path) -> Result<Program, String> {
        let schema = || vec![folder.join("cif.xsd").display().to_string()];
        match self {
            Self::Cif => cif(),
            Self::CifTwice => cif().map(twice),
            Self::Xtask => xtask(),
            Self::Peers => peers(Vec::new()),
            Self::SchemaPeers => peers(schema()),
            Self::XsdParser => xsd_parser(),
            Self::Libxml2 => libxml2(schema()),
            Self::Jdk => jdk(folder, schema()),
            Self::Xerces => xerces(),
            Self::Xsdata => xsdata(folder),
        }
    }

    /// Returns the number of times that it reads the document.
    pub(super) const fn times(self) -> u64 {
        match self {
            Self::CifTwice => 2,
            _ => 1,
        }
    }
}

impl Program {
    pub(super) fn command(&self, options: &[&str], document: &Path) -> CommandLine {
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

    /// Returns true if it accepts a document, run in that folder.
    pub(super) fn accepts(&self, options: &[&str], document: &Path, folder: &Path) -> bool {
        let command = self.command(options, document);
        Command::new(&command.program)
            .args(&command.arguments)
            .current_dir(folder)
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

/// The shell that runs a program twice at once, with the arguments behind its
/// path, and succeeds where both do.
fn twice(program: Program) -> Program {
    let script = r#""$0" "$@" & "$0" "$@"; own=$?; wait $! && exit $own"#;
    let path = program.path.display().to_string();
    Program {
        path: "sh".into(),
        before: [
            vec!["-c".to_owned(), script.to_owned(), path],
            program.before,
        ]
        .concat(),
        ..program
    }
}

fn cargo() -> Command {
    let mut cargo = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    cargo.args(["build", "--release", "--quiet", "--locked"]);
    cargo
}

/// The command of this workspace, built as it stands.
pub(super) fn release_cif() -> Result<PathBuf, String> {
    let built = cargo()
        .args(["--package", "cif-cli"])
        .env("CARGO_TARGET_DIR", workspace::target())
        .current_dir(workspace::root())
        .status();
    if !built.is_ok_and(|status| status.success()) {
        return Err("it does not build".to_owned());
    }
    Ok(workspace::target().join("release").join("cif"))
}

/// This program, as a reader.
fn xtask() -> Result<Program, String> {
    let path = std::env::current_exe().map_err(|error| format!("xtask is left out: {error}"))?;
    Ok(Program {
        path,
        version: machine::quick_xml(),
        before: Vec::new(),
        after: Vec::new(),
    })
}

/// Programs of other Rust libraries.
fn peers(after: Vec<String>) -> Result<Program, String> {
    let path = peer("cif-peers", &[])
        .ok_or("The readers of `xtask/peers` are left out: they do not build")?;
    let versions = ["roxmltree", "simdutf8", "xsd-schema"].map(locked);
    Ok(Program {
        path,
        version: versions.join("; "),
        before: Vec::new(),
        after,
    })
}

/// The reader that xsd-parser generates, which is built by itself.
fn xsd_parser() -> Result<Program, String> {
    let path = peer("cif-peer-xsd-parser", &["--features", "xsd-parser"])
        .ok_or("xsd-parser's reader is left out: it does not build")?;
    Ok(Program {
        path,
        version: locked("xsd-parser"),
        before: Vec::new(),
        after: Vec::new(),
    })
}

/// Builds a program of `xtask/peers`. That package is no part of the workspace,
/// so that it does not carry what they need.
fn peer(name: &str, features: &[&str]) -> Option<PathBuf> {
    let target = workspace::target().join("peers");
    let built = cargo()
        .args(["--bin", name])
        .args(features)
        .env("CARGO_TARGET_DIR", &target)
        .current_dir(workspace::root().join("xtask/peers"))
        .status();
    built
        .is_ok_and(|status| status.success())
        .then(|| target.join("release").join(name))
}

/// A library that `xtask/peers` builds on, with its version.
fn locked(name: &str) -> String {
    let lock = include_str!("../../peers/Cargo.lock");
    let version = machine::locked(lock, "cif-peers", name);
    format!("{name} {}", version.unwrap_or("of unknown version"))
}

fn libxml2(after: Vec<String>) -> Result<Program, String> {
    let version = machine::first_line("xmllint".as_ref(), &["--version"])
        .ok_or("`xmllint` is left out; install it: apt-get install libxml2-utils")?;
    Ok(Program {
        path: "xmllint".into(),
        version: version.replace("xmllint: using libxml", "libxml2"),
        before: Vec::new(),
        after,
    })
}

/// The JDK's validator, compiled beforehand: its start counts, `javac` does not.
fn jdk(folder: &Path, after: Vec<String>) -> Result<Program, String> {
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
            after,
        }),
        _ => Err(
            "The JDK's validator is left out; install it: apt-get install default-jdk-headless"
                .to_owned(),
        ),
    }
}

/// Xerces-C by one of its sample programs, which finds the schema by the root
/// of the document.
fn xerces() -> Result<Program, String> {
    if Command::new("SAXCount").arg("-?").output().is_err() {
        let missing = "Xerces-C is left out; install it: apt-get install libxerces-c-samples";
        return Err(missing.to_owned());
    }
    // The samples tell no version; the package does, where there is one.
    let package = [
        "--show",
        "--showformat",
        "${Version}",
        "libxerces-c-samples",
    ];
    let version = machine::first_line("dpkg-query".as_ref(), &package);
    Ok(Program {
        path: "SAXCount".into(),
        version: format!("Xerces-C {}", version.as_deref().unwrap_or("")),
        before: Vec::new(),
        after: Vec::new(),
    })
}

/// xsdata's classes for our schema, generated beforehand.
fn xsdata(folder: &Path) -> Result<Program, String> {
    let missing = "xsdata is left out; install it: pip install 'xsdata[cli,lxml]'";
    let python: &Path = "python3".as_ref();
    let version = machine::first_line(python, &["-m", "xsdata", "--version"]).ok_or(missing)?;
    let generated = Command::new(python)
        .args([
            "-m",
            "xsdata",
            "generate",
            "cif.xsd",
            "--package",
            "cif_xsdata",
        ])
        .current_dir(folder)
        .output();
    // It also wants a formatter for what it has written by then.
    if generated.is_err() || !folder.join("cif_xsdata/__init__.py").exists() {
        return Err(missing.to_owned());
    }
    let program = workspace::root().join("xtask/python/read_xsdata.py");
    Ok(Program {
        path: python.to_owned(),
        version: version.replace(", version", ""),
        before: vec![program.display().to_string(), folder.display().to_string()],
        after: Vec::new(),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn command_lines_have_their_order() {
        let program = Program {
            path: "p".into(),
            version: String::new(),
            before: vec!["before".to_owned()],
            after: vec!["after".to_owned()],
        };
        let command = program.command(&["option"], Path::new("document"));
        assert_eq!(command.arguments, ["before", "option", "after", "document"]);
    }

    #[test]
    fn two_at_once_succeed_together() {
        let folder = tempfile::tempdir().expect("a folder");
        let script = r#"mkdir "$1" 2>/dev/null || rmdir "$1""#;
        let program = twice(Program {
            path: "sh".into(),
            version: String::new(),
            before: vec!["-c".to_owned(), script.to_owned()],
            after: Vec::new(),
        });
        let document = folder.path().join("made");
        assert!(program.accepts(&["sh"], &document, folder.path()));
        assert!(!document.exists(), "one makes the folder, one removes it");
        let nowhere = folder.path().join("no/folder");
        assert!(!program.accepts(&["sh"], &nowhere, folder.path()));
    }

    #[test]
    fn the_versions_of_the_peers_are_locked() {
        for name in ["roxmltree", "simdutf8", "xsd-parser", "xsd-schema"] {
            assert!(!locked(name).ends_with("unknown version"), "{name}");
        }
    }
}
