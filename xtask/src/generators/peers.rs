//! Other generators. Each is a child process that is given a line for each schema (its
//! name, its path and those of documents, with tabs between them) and answers with the
//! lines of code and a mark for each document.

use std::error::Error;
use std::path::PathBuf;
use std::process::Command;

use super::Outcome;
use crate::bench::machine;
use crate::generated::responder::{Program, Reply};
use crate::workspace;

/// Another generator.
pub(super) struct Peer {
    pub(super) name: String,
    pub(super) program: Program,
}

/// The folder in which Debian has the libraries of Java.
const JAVA: &str = "/usr/share/java";

/// The libraries that xjc and its reader need.
const JARS: [&str; 14] = [
    "FastInfoset",
    "codemodel",
    "dtd-parser",
    "istack-commons-runtime",
    "istack-commons-tools",
    "javax.activation",
    "jaxb-api",
    "jaxb-core",
    "jaxb-runtime",
    "jaxb-xjc",
    "relaxngDatatype",
    "rngom",
    "txw2",
    "xsom",
];

/// All of them.
///
/// # Errors
/// When the one that is written in Rust cannot be built.
pub(super) fn peers() -> Result<Vec<Peer>, Box<dyn Error>> {
    let folder = workspace::root().join("xtask/peers");
    let jars = JARS.map(|name| format!("{JAVA}/{name}.jar")).join(":");
    let script = |name: &str| folder.join("generators").join(name).into();
    let peer = |name, path, arguments| Peer {
        name,
        program: Program { path, arguments },
    };
    let xsdata = vec![script("xsdata_peer.py")];
    let jaxb = vec!["-cp".into(), jars.into(), script("JaxbPeer.java")];
    Ok(vec![
        peer(
            machine::library("xtask/peers/Cargo.lock", "xsd-parser"),
            xsd_parser()?,
            Vec::new(),
        ),
        peer(version("xsdata", "--version")?, "python3".into(), xsdata),
        peer(version("xjc", "-version")?, "java".into(), jaxb),
    ])
}

/// The name of a program and its version, as it gives them last.
fn version(program: &str, option: &str) -> Result<String, Box<dyn Error>> {
    let output = Command::new(program).arg(option).output();
    let output = output.map_err(|error| format!("{program}: {error}"))?;
    let said = [output.stdout, output.stderr].concat();
    let said = String::from_utf8_lossy(&said).into_owned();
    let version = said.split_whitespace().next_back().unwrap_or_default();
    Ok(format!("{program} {version}"))
}

/// Builds the program that asks xsd-parser.
fn xsd_parser() -> Result<PathBuf, Box<dyn Error>> {
    const NAME: &str = "cif-peer-xsd-parser-generator";
    let target = workspace::target().join("peers");
    let status = Command::new("cargo")
        .args([
            "build",
            "--quiet",
            "--locked",
            "--features",
            "xsd-parser",
            "--bin",
            NAME,
        ])
        .arg("--manifest-path")
        .arg(workspace::root().join("xtask/peers/Cargo.toml"))
        .arg("--target-dir")
        .arg(&target)
        .status()?;
    if !status.success() {
        return Err(format!("{NAME} cannot be built").into());
    }
    Ok(target.join("debug").join(NAME))
}

/// The outcome that a reply means.
pub(super) fn outcome(reply: Reply) -> Outcome {
    let Reply::Line(answer) = reply else {
        return Outcome::Nothing;
    };
    let (lines, marks) = answer.split_once('\t').unwrap_or((&answer, ""));
    match lines.parse() {
        Ok(lines) => Outcome::Code(lines, marks.chars().map(|it| it == '+').collect()),
        Err(_) => Outcome::Nothing,
    }
}
