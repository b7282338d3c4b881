//! The programs that read PGN: how each is made ready, and its command line.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use super::super::machine;
use super::super::measure::CommandLine;
use super::super::peers::{Peer, Prepared};
use super::super::programs;

/// Names of the rows that others are compared to.
pub(super) const EXTRACT: &str = "pgn-extract -r";
pub(super) const PYTHON: &str = "python-chess";
pub(super) const REPLAY: &str = "pgn-reader + shakmaty";

/// Ours and pgn-reader's, run by this program: name, way.
const WAYS: [(&str, &str); 5] = [
    ("cif-pgn, tokens", "tokens"),
    ("cif-pgn, import", "import"),
    ("cif-pgn, import and write", "convert"),
    ("pgn-reader", "reader"),
    (REPLAY, "replay"),
];

/// Conversion by the command: name, options.
const CONVERT: [(&str, &[&str]); 2] = [
    ("cif convert --jobs 1", &["--jobs", "1"]),
    ("cif convert", &[]),
];

/// The file that they write; not there before, since to replace a file takes time.
pub(super) const CONVERTED: &str = "converted.cif";

/// Reads all games; a move that is not legal ends the program with a failure.
const SCRIPT: &str = "
import chess.pgn, sys
with open(sys.argv[1], encoding='utf-8') as file:
    while (game := chess.pgn.read_game(file)) is not None:
        if game.errors:
            sys.exit(str(game.errors[0]))
";

/// Makes the wanted programs ready for a file, the slow ones for a part of it.
pub(super) fn prepare(
    folder: &Path,
    whole: &Path,
    slice: &Path,
    wanted: impl Fn(&str) -> bool,
) -> Prepared {
    let mut prepared = Prepared::default();
    let mut add = |name, version: &str, program: &Path, arguments: Vec<String>| {
        let command = CommandLine {
            program: program.to_owned(),
            arguments,
        };
        let peer = Peer::of_pgn(name, version.to_owned(), command);
        prepared.peers.push(peer);
    };
    let mut notes = Vec::new();
    let whole = whole.display().to_string();
    if CONVERT.iter().any(|(name, _)| wanted(name)) {
        match converter() {
            Ok((program, version)) => {
                for (name, options) in CONVERT.iter().filter(|(name, _)| wanted(name)) {
                    let out = folder.join(CONVERTED).display().to_string();
                    let options = options.iter().map(|&option| option.to_owned());
                    let arguments = ["convert", "--quiet", "--no-progress"]
                        .map(str::to_owned)
                        .into_iter()
                        .chain(options)
                        .chain([whole.clone(), out])
                        .collect();
                    add(name, &version, &program, arguments);
                }
            }
            Err(reason) => notes.push(reason),
        }
    }
    if let Ok(program) = std::env::current_exe() {
        for (name, way) in WAYS.into_iter().filter(|(name, _)| wanted(name)) {
            let arguments = ["pgn", way, &whole].map(str::to_owned).to_vec();
            add(name, &machine::pgn_reader(), &program, arguments);
        }
    }
    if wanted(EXTRACT) {
        match extract() {
            Some((program, version)) => {
                let arguments = ["-s", "-r", &whole].map(str::to_owned).to_vec();
                add(EXTRACT, &version, &program, arguments);
            }
            None => notes.push(
                "`pgn-extract` is left out; install it: apt-get install pgn-extract".to_owned(),
            ),
        }
    }
    if wanted(PYTHON) {
        let question = "import chess; print('python-chess', chess.__version__)";
        match machine::first_line("python3".as_ref(), &["-c", question]) {
            Some(version) => {
                let slice = slice.display().to_string();
                let arguments = vec!["-c".to_owned(), SCRIPT.to_owned(), slice];
                add(PYTHON, &version, "python3".as_ref(), arguments);
            }
            None => {
                notes.push("`python-chess` is left out; install it: pip install chess".to_owned());
            }
        }
    }
    prepared.notes = notes;
    prepared
}

/// The command of this workspace, if it converts.
fn converter() -> Result<(PathBuf, String), String> {
    let left_out = |reason: &str| format!("`cif convert` is left out: {reason}");
    let program = programs::release_cif().map_err(|reason| left_out(&reason))?;
    let version = machine::first_line(&program, &["--version"]);
    let version = version.ok_or_else(|| left_out("it tells no version"))?;
    machine::first_line(&program, &["convert", "--help"])
        .ok_or_else(|| left_out("there is no such command"))?;
    Ok((program, version))
}

/// Debian puts it where the path of a service often does not lead.
fn extract() -> Option<(PathBuf, String)> {
    [
        "pgn-extract",
        "/usr/games/pgn-extract",
        "/usr/bin/pgn-extract",
    ]
    .into_iter()
    .find_map(|program| {
        let output = Command::new(program)
            .arg("--version")
            .stdin(Stdio::null())
            .output()
            .ok()?;
        let said = [output.stdout, output.stderr].concat();
        let line = String::from_utf8_lossy(&said)
            .lines()
            .next()?
            .trim()
            .to_owned();
        Some((PathBuf::from(program), line))
    })
}
