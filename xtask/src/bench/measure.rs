//! The cost of a child process: GNU time's account of it, taken by the kernel
//! when the child ends, so that no peak of memory falls between two looks. The
//! wall time is our own, which is finer; it includes the start of GNU time,
//! about a millisecond. A child that measures a part of its work itself prints
//! the bytes and the seconds of that part.

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

/// The cost of one run.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Cost {
    pub(super) wall: Duration,
    /// User and system time together, in seconds.
    pub(super) cpu: f64,
    /// Peak of the resident memory, in bytes.
    pub(super) peak: u64,
    /// The part that the child measured itself.
    pub(super) part: Option<Work>,
}

/// So many bytes in so much time.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Work {
    pub(super) bytes: u64,
    pub(super) wall: Duration,
}

/// The outcome of one run.
#[derive(Clone, Debug)]
pub(super) struct Measure {
    pub(super) cost: Cost,
    /// Why the program did not accept the document, if it did not.
    pub(super) failure: Option<String>,
}

/// The output of a child.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Says {
    /// Nothing that matters.
    Whatever,
    /// The bytes and the seconds of the part that counts.
    Work,
}

/// Returns true if anything can be measured here.
pub(super) fn available() -> io::Result<()> {
    if Path::new(TIME).exists() {
        return Ok(());
    }
    Err(io::Error::new(
        io::ErrorKind::NotFound,
        format!("{TIME} is missing; install it: apt-get install time"),
    ))
}

/// Runs a command in a folder and accounts for it.
pub(super) fn measure(command: &CommandLine, says: Says, folder: &Path) -> io::Result<Measure> {
    let account = folder.join("account");
    let mut child = Command::new(TIME);
    child
        .args(["--quiet", "--format", "%U %S %M", "--output"])
        .arg(&account)
        .arg(&command.program)
        .args(&command.arguments)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stderr(Stdio::piped())
        .stdout(match says {
            Says::Whatever => Stdio::null(),
            Says::Work => Stdio::piped(),
        });
    let start = Instant::now();
    let output = child.spawn()?.wait_with_output()?;
    let wall = start.elapsed();
    let failure = (!output.status.success()).then(|| {
        let words = String::from_utf8_lossy(&output.stderr);
        let first = words.lines().next().unwrap_or("no message");
        format!("{}: {first}", output.status)
    });
    let odd = |text: &str| io::Error::other(format!("an odd account: {text}"));
    let account = fs::read_to_string(&account)?;
    let (cpu, peak) = read_account(&account).ok_or_else(|| odd(&account))?;
    let part = if says == Says::Work && failure.is_none() {
        let words = String::from_utf8_lossy(&output.stdout);
        Some(read_work(&words).ok_or_else(|| odd(&words))?)
    } else {
        None
    };
    let cost = Cost {
        wall,
        cpu,
        peak,
        part,
    };
    Ok(Measure { cost, failure })
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

/// Bytes and seconds.
fn read_work(words: &str) -> Option<Work> {
    let (bytes, seconds) = words.trim().split_once(' ')?;
    Some(Work {
        bytes: bytes.parse().ok()?,
        wall: Duration::try_from_secs_f64(seconds.parse().ok()?).ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, says: Says) -> Measure {
        let folder = tempfile::tempdir().expect("a folder");
        let command = CommandLine {
            program: "sh".into(),
            arguments: vec!["-c".to_owned(), script.to_owned()],
        };
        measure(&command, says, folder.path()).expect("a measure")
    }

    #[test]
    fn accounts_for_a_child() {
        let Measure { cost, failure } = shell("sleep 0.05; echo a; echo b >&2", Says::Whatever);
        assert_eq!(failure, None);
        assert!(cost.wall >= Duration::from_millis(50), "{cost:?}");
        assert!(cost.peak > 100_000, "{cost:?}");
        assert_eq!(cost.part, None);
    }

    #[test]
    fn believes_a_child_about_a_part_of_its_work() {
        let cost = shell("echo 2000 0.25", Says::Work).cost;
        let (bytes, wall) = (2000, Duration::from_millis(250));
        assert_eq!(cost.part, Some(Work { bytes, wall }));
    }

    #[test]
    fn tells_a_failure_with_its_first_words() {
        let script = "sleep 0.02; echo not valid >&2; echo more >&2; exit 3";
        let Measure { cost, failure } = shell(script, Says::Work);
        assert_eq!(failure.as_deref(), Some("exit status: 3: not valid"));
        assert!(cost.wall >= Duration::from_millis(20), "{cost:?}");
    }

    #[test]
    fn reads_an_account() {
        assert_eq!(read_account("1.25 0.50 2000\n"), Some((1.75, 2_048_000)));
        assert_eq!(read_account("Command terminated"), None);
        assert_eq!(read_work("12 seconds"), None);
    }
}
