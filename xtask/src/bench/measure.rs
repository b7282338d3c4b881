//! What a child process costs: GNU time's account of it, taken by the kernel
//! when the child ends, so that no peak of memory falls between two looks. The
//! wall time is our own, which is finer; it includes the start of GNU time,
//! about a millisecond.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const TIME: &str = "/usr/bin/time";

/// A command line.
#[derive(Clone, Debug)]
pub(super) struct CommandLine {
    pub(super) program: PathBuf,
    pub(super) arguments: Vec<String>,
}

/// What one run cost.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cost {
    pub(super) wall: Duration,
    /// User and system time together, in seconds.
    pub(super) cpu: f64,
    /// Peak of the resident memory, in bytes.
    pub(super) peak: u64,
}

/// How one run ended.
#[derive(Clone, Debug)]
pub(super) enum Measure {
    /// The program accepted the archive.
    Accepted(Cost),
    /// It ended otherwise; the reason.
    Failed(String),
}

/// Whether anything can be measured here.
pub(super) fn available() -> io::Result<()> {
    if Path::new(TIME).exists() {
        return Ok(());
    }
    Err(io::Error::new(
        io::ErrorKind::NotFound,
        format!("{TIME} is missing; install it: apt-get install time"),
    ))
}

/// Runs a command and accounts for it.
pub(super) fn measure(command: &CommandLine, folder: &Path) -> io::Result<Measure> {
    let account = folder.join("account");
    let mut child = Command::new(TIME);
    child
        .args(["--quiet", "--format", "%U %S %M", "--output"])
        .arg(&account)
        .arg(&command.program)
        .args(&command.arguments)
        .stdin(Stdio::null())
        .stdout(Stdio::null());
    let start = Instant::now();
    let output = child.output()?;
    let wall = start.elapsed();
    if !output.status.success() {
        let words = String::from_utf8_lossy(&output.stderr);
        let first = words.lines().next().unwrap_or("no message");
        return Ok(Measure::Failed(format!("{}: {first}", output.status)));
    }
    let account = fs::read_to_string(&account)?;
    let (cpu, peak) = read_account(&account)
        .ok_or_else(|| io::Error::other(format!("{TIME} wrote an odd account: {account}")))?;
    Ok(Measure::Accepted(Cost { wall, cpu, peak }))
}

/// Seconds of user and system time, and the peak in kilobytes.
fn read_account(account: &str) -> Option<(f64, u64)> {
    let mut fields = account.split_whitespace();
    let user: f64 = fields.next()?.parse().ok()?;
    let system: f64 = fields.next()?.parse().ok()?;
    let kilobytes: u64 = fields.next()?.parse().ok()?;
    fields
        .next()
        .is_none()
        .then_some((user + system, kilobytes * 1024))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str) -> Measure {
        let folder = tempfile::tempdir().expect("a folder");
        let command = CommandLine {
            program: "sh".into(),
            arguments: vec!["-c".to_owned(), script.to_owned()],
        };
        measure(&command, folder.path()).expect("a measure")
    }

    #[test]
    fn accounts_for_a_child() {
        let Measure::Accepted(cost) = shell("sleep 0.05; echo loud; echo loud >&2") else {
            panic!("the shell failed");
        };
        assert!(cost.wall >= Duration::from_millis(50), "{cost:?}");
        assert!(cost.peak > 100_000, "{cost:?}");
    }

    #[test]
    fn tells_a_failure_with_its_first_words() {
        let Measure::Failed(reason) = shell("echo not valid >&2; echo more >&2; exit 3") else {
            panic!("the shell succeeded");
        };
        assert_eq!(reason, "exit status: 3: not valid");
    }

    #[test]
    fn reads_an_account() {
        assert_eq!(read_account("1.25 0.50 2000\n"), Some((1.75, 2_048_000)));
        assert_eq!(read_account("Command terminated"), None);
    }
}
