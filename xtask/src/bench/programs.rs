//! The programs of the benchmark: how each is made ready, and what to install
//! where it is missing.

use std::path::{Path, PathBuf};

use super::machine;
use super::measure;
use crate::workspace;

/// A program of which one or more measurements are taken.
#[derive(Debug)]
pub(super) struct Program {
    /// Commands that make it ready.
    prepare: &'static [&'static str],
    /// Its version; none where it is not there.
    version: fn(&Paths) -> Option<String>,
    /// The note where it cannot be had.
    pub(super) missing: &'static str,
}

/// The command of this workspace, built as it stands.
pub(super) const CIF: &Program = &Program {
    prepare: &["cargo build --release --quiet --locked \
         --manifest-path ROOT/Cargo.toml --target-dir TARGET --package cif-cli"],
    version: |paths| paths.first_line("CIF --version"),
    missing: "`cif` is left out: it does not build",
};

/// This program itself, as a reader of XML.
pub(super) const XTASK: &Program = &Program {
    prepare: &[],
    version: |_| Some(machine::own("quick-xml")),
    missing: "",
};

/// The same, as a reader of PGN.
pub(super) const PGN_READER: &Program = &Program {
    prepare: &[],
    version: |_| {
        let (reader, rules) = (machine::own("pgn-reader"), machine::own("shakmaty"));
        Some(format!("{reader} with {rules}"))
    },
    missing: "",
};

/// Programs of other Rust libraries, a package that is no part of the workspace,
/// so that it does not carry what they need.
pub(super) const PEERS: &Program = &Program {
    prepare: &["cargo build --release --quiet --locked \
         --manifest-path ROOT/xtask/peers/Cargo.toml --target-dir TARGET/peers --bin cif-peers"],
    version: |_| {
        Some(
            ["roxmltree", "simdutf8", "xsd-schema"]
                .map(machine::of_peers)
                .join("; "),
        )
    },
    missing: "The readers of `xtask/peers` are left out: they do not build",
};

/// The reader that xsd-parser generates, which is built by itself.
pub(super) const XSD_PARSER: &Program = &Program {
    prepare: &["cargo build --release --quiet --locked \
         --manifest-path ROOT/xtask/peers/Cargo.toml --target-dir TARGET/peers --bin cif-peer-xsd-parser --features xsd-parser"],
    version: |_| Some(machine::of_peers("xsd-parser")),
    missing: "xsd-parser's reader is left out: it does not build",
};

pub(super) const LIBXML2: &Program = &Program {
    prepare: &[],
    version: |paths| {
        let version = paths.first_line("xmllint --version")?;
        Some(version.replace("xmllint: using libxml", "libxml2"))
    },
    missing: "`xmllint` is left out; install it: apt-get install libxml2-utils",
};

/// The JDK's validator, compiled beforehand: its start counts, `javac` does not.
pub(super) const JDK: &Program = &Program {
    prepare: &["javac -d FOLDER/java ROOT/xtask/java/Validate.java"],
    version: |paths| paths.first_line("java -version"),
    missing: "The JDK's validator is left out; install it: apt-get install default-jdk-headless",
};

/// Xerces-C by one of its sample programs, which finds the schema by the root
/// of the document. The sample has no version; its package has.
pub(super) const XERCES: &Program = &Program {
    prepare: &[],
    version: |paths| {
        let package = "dpkg-query --show --showformat ${Version} libxerces-c-samples";
        Some(format!("Xerces-C {}", paths.first_line(package)?))
    },
    missing: "Xerces-C is left out; install it: apt-get install libxerces-c-samples",
};

/// xsdata's classes for our schema, generated beforehand.
pub(super) const XSDATA: &Program = &Program {
    prepare: &["python3 ROOT/xtask/python/read_xsdata.py FOLDER"],
    version: |paths| {
        let version = paths.first_line("python3 -m xsdata --version")?;
        Some(version.replace(", version", ""))
    },
    missing: "xsdata is left out; install it: pip install 'xsdata[cli,lxml]'",
};

pub(super) const PGN_EXTRACT: &Program = &Program {
    prepare: &[],
    version: |paths| paths.first_line("pgn-extract --version"),
    missing: "`pgn-extract` is left out; install it: apt-get install pgn-extract",
};

pub(super) const PYTHON_CHESS: &Program = &Program {
    prepare: &[],
    version: |paths| paths.first_line("python3 ROOT/xtask/python/read_chess.py"),
    missing: "`python-chess` is left out; install it: pip install chess",
};

/// The programs of tables, linked less tightly than a release, so that they build in minutes.
const BUILD_TABLES: &str = "cargo build --release --quiet --locked \
    --config profile.release.lto=\"thin\" --config profile.release.codegen-units=16 \
    --manifest-path ROOT/Cargo.toml --target-dir TARGET/tables --package cif-export --package cif-query";

pub(super) const EXPORT: &Program = &Program {
    prepare: &[BUILD_TABLES],
    version: |paths| paths.first_line("EXPORT --version"),
    missing: "`cif export` is left out: it does not build",
};

pub(super) const QUERY: &Program = &Program {
    prepare: &[BUILD_TABLES],
    version: |paths| paths.first_line("QUERY --version"),
    missing: "`cif query` is left out: it does not build",
};

/// Packed games of another library, apart from the workspace.
pub(super) const AIX: &Program = &Program {
    prepare: &["cargo build --release --quiet --locked \
         --manifest-path ROOT/xtask/peers/tables/Cargo.toml --target-dir TARGET/peers-tables"],
    version: |_| Some(machine::of_tables("aix-chess-compression")),
    missing: "aix-chess-compression is left out: it does not build",
};

pub(super) const RUST_PGN: &Program = &Program {
    prepare: &[],
    version: |paths| paths.first_line("python3 ROOT/xtask/python/read_rust_pgn.py"),
    missing: "rust-pgn-reader-python-binding is left out; install it: pip install rust-pgn-reader-python-binding",
};

pub(super) const PGN2DATA: &Program = &Program {
    prepare: &[],
    version: |paths| paths.first_line("python3 ROOT/xtask/python/read_pgn2data.py"),
    missing: "pgn2data is left out; install it: pip install pgn2data",
};

pub(super) const DUCKDB: &Program = &Program {
    prepare: &[],
    version: |paths| paths.first_line("python3 ROOT/xtask/python/ask_duckdb.py"),
    missing: "DuckDB is left out; install it: pip install duckdb",
};

impl Program {
    /// Makes the program ready; its version, unless it cannot be had.
    pub(super) fn version(&self, paths: &Paths) -> Option<String> {
        for template in self.prepare {
            let mut command = measure::command(&paths.words(template, None));
            let output = command.current_dir(&paths.folder).output().ok()?;
            if !output.status.success() {
                eprint!("{}", String::from_utf8_lossy(&output.stderr));
                return None;
            }
        }
        (self.version)(paths)
    }
}

/// The folders that commands speak of.
#[derive(Debug)]
pub(super) struct Paths {
    /// The folder of the measurements, with the schema as `cif.xsd`.
    pub(super) folder: PathBuf,
    target: PathBuf,
}

impl Default for Paths {
    fn default() -> Self {
        let target = workspace::target();
        Self {
            folder: target.join("bench"),
            target,
        }
    }
}

impl Paths {
    /// The words of a command: `CIF` and `XTASK` are programs of this workspace,
    /// `FILE` is what it reads; the other names in capitals are folders.
    pub(super) fn words(&self, template: &str, file: Option<&Path>) -> Vec<String> {
        let shown = |path: &Path| path.display().to_string();
        let word = |word: &str| match (word, file) {
            ("CIF", _) => shown(&self.target.join("release/cif")),
            ("EXPORT", _) => shown(&self.target.join("tables/release/cif-export")),
            ("QUERY", _) => shown(&self.target.join("tables/release/cif-query")),
            ("AIX", _) => shown(&self.target.join("peers-tables/release/cif-peer-aix")),
            ("XTASK", _) => {
                std::env::current_exe().map_or_else(|_| "xtask".into(), |it| shown(&it))
            }
            ("FILE", Some(file)) => shown(file),
            _ => word
                .replace("FOLDER", &shown(&self.folder))
                .replace("TARGET", &shown(&self.target))
                .replace("ROOT", &shown(workspace::root())),
        };
        template.split(' ').map(word).collect()
    }

    /// The first line that a command prints, on either output.
    pub(super) fn first_line(&self, template: &str) -> Option<String> {
        let output = measure::command(&self.words(template, None))
            .output()
            .ok()?;
        let printed = [output.stdout, output.stderr].concat();
        let printed = String::from_utf8_lossy(&printed);
        let line = printed.lines().next()?.trim();
        (output.status.success() && !line.is_empty()).then(|| line.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn commands_name_what_they_need() {
        let words = Paths::default().words("sh ROOT/a CIF x=FOLDER/b FILE", Some("c d".as_ref()));
        let ends = ["sh", "/a", "/release/cif", "/bench/b", "c d"];
        assert!(
            words
                .iter()
                .zip(ends)
                .all(|(word, end)| word.ends_with(end)),
            "{words:?}"
        );
    }

    #[test]
    fn the_versions_of_libraries_are_known() {
        for program in [XTASK, PGN_READER, PEERS, XSD_PARSER, AIX] {
            let version = (program.version)(&Paths::default()).expect("a version");
            assert!(!version.contains("unknown"), "{version}");
        }
    }
}
