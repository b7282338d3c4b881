//! Chess engines for tests: one of other making, and one that does on demand
//! whatever engines do wrong.

use std::io;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the path of the real engine.
///
/// # Panics
///
/// When it is not installed; the message names the package.
pub fn stockfish() -> PathBuf {
    let paths = ["/usr/games/stockfish", "/usr/bin/stockfish"];
    let mut found = paths.iter().map(PathBuf::from);
    match found.find(|path| path.is_file()) {
        Some(path) => path,
        None => panic!("Stockfish is not here; install it with `apt-get install stockfish`"),
    }
}

const SOURCE: &str = include_str!("../programs/scripted_engine.rs");

/// The scripted engine, compiled if it is not yet. Its source, in
/// `tests/oracles/programs/`, says what it can be told.
///
/// # Errors
///
/// When it cannot be compiled or written.
pub fn scripted_engine() -> io::Result<PathBuf> {
    let here = std::env::current_exe()?;
    let folder = here.parent().unwrap_or(Path::new("."));
    // Another source is another program.
    let sum = SOURCE.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |sum, byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let suffix = std::env::consts::EXE_SUFFIX;
    let program = folder.join(format!("scripted_engine-{sum:016x}{suffix}"));
    if program.is_file() {
        return Ok(program);
    }
    let scratch = tempfile::tempdir_in(folder)?;
    let source = scratch.path().join("scripted_engine.rs");
    std::fs::write(&source, SOURCE)?;
    let fresh = scratch.path().join(format!("fresh{suffix}"));
    let rustc = std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into());
    let mut command = Command::new(rustc);
    command.args(["--edition", "2024", "-Cdebuginfo=0", "-Copt-level=1", "-o"]);
    let output = command.arg(&fresh).arg(&source).output()?;
    if !output.status.success() {
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(io::Error::other(message));
    }
    // Several tests may do this at one time; the last one wins.
    std::fs::rename(fresh, &program)?;
    Ok(program)
}
