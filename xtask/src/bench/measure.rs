//! Measurements: the cost of a child process is GNU time's account of it, taken by the kernel
//! when the child ends, so that no peak of memory falls between two looks. The
//! wall time is our own, which is finer; it includes the start of GNU time,
//! about a millisecond. A child that measures a part of its work itself prints
//! the bytes and the seconds of that part.

use std::fs;
use std::io;
use std::path::Path;
use std::process::Stdio;
use std::time::Instant;

use super::command::command;
use super::documents::Input;

const TIME: &str = "/usr/bin/time";

/// The cost of one run.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Cost {
    /// Seconds.
    pub(super) wall: f64,
    /// User and system time together, in seconds.
    pub(super) cpu: f64,
    /// Peak of the resident memory, in bytes.
    pub(super) peak: u64,
    /// The bytes and the seconds of the part that the child measured itself.
    pub(super) part: Option<(u64, f64)>,
}

/// Fails where nothing can be measured.
pub(super) fn available() -> io::Result<()> {
    if Path::new(TIME).exists() {
        return Ok(());
    }
    let reason = format!("{TIME} is missing; install it: apt-get install time");
    Err(io::Error::new(io::ErrorKind::NotFound, reason))
}

/// Runs a command in a folder; its cost, and the reason of its failure if it did
/// not succeed.
pub(super) fn measure(
    words: &[String],
    prints_work: bool,
    folder: &Path,
) -> io::Result<(Cost, Option<String>)> {
    let account = folder.join("account");
    let options = ["--quiet", "--format", "%U %S %M", "--output"];
    let timed = [TIME].into_iter().chain(options).map(str::to_owned);
    let timed = timed.chain([account.display().to_string()]);
    let mut child = command(&timed.chain(words.iter().cloned()).collect::<Vec<_>>());
    child.current_dir(folder).stderr(Stdio::piped());
    if prints_work {
        child.stdout(Stdio::piped());
    } else {
        child.stdout(Stdio::null());
    }
    let start = Instant::now();
    let output = child.spawn()?.wait_with_output()?;
    let wall = start.elapsed().as_secs_f64();
    let failure = (!output.status.success()).then(|| {
        let words = String::from_utf8_lossy(&output.stderr);
        let first = words.lines().next().unwrap_or("no message");
        format!("{}: {first}", output.status)
    });
    let part = (prints_work && failure.is_none())
        .then(|| String::from_utf8_lossy(&output.stdout).into_owned());
    let cost = read_account(&fs::read_to_string(&account)?, wall, part.as_deref());
    let cost = cost.ok_or_else(|| io::Error::other("an odd account"))?;
    Ok((cost, failure))
}

/// Reads the seconds of user and system time and the peak in kilobytes, and what
/// a child printed of a part of its work.
fn read_account(account: &str, wall: f64, part: Option<&str>) -> Option<Cost> {
    let mut fields = account.split_whitespace();
    let mut seconds = || fields.next()?.parse::<f64>().ok();
    let cpu = seconds()? + seconds()?;
    let kilobytes: u64 = fields.next()?.parse().ok()?;
    let read_part = |part: &str| {
        let (bytes, seconds) = part.trim().split_once(' ')?;
        Some((bytes.parse().ok()?, seconds.parse().ok()?))
    };
    Some(Cost {
        wall,
        cpu,
        peak: kilobytes * 1024,
        part: match part {
            None => None,
            Some(part) => Some(read_part(part)?),
        },
    })
}

/// A measurement and what its runs cost.
#[derive(Clone, Debug, Default)]
pub(super) struct Row {
    pub(super) name: &'static str,
    pub(super) version: String,
    pub(super) command: Vec<String>,
    /// The document that it reads, and its extent where there are several.
    pub(super) input: Input,
    pub(super) extent: u64,
    /// True if it prints the bytes and the seconds of the part that counts.
    pub(super) prints_work: bool,
    /// Measured once, because it takes so long.
    pub(super) once: bool,
    pub(super) costs: Vec<Cost>,
    /// Why the program did not accept the document.
    pub(super) failure: Option<String>,
}

impl Row {
    /// Runs the command once more, unless it has failed.
    pub(super) fn measure(&mut self, folder: &Path) -> io::Result<()> {
        if self.failure.is_some() {
            return Ok(());
        }
        // To replace a file takes longer than to write one.
        match fs::remove_file(folder.join("written")) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
        let (cost, failure) = measure(&self.command, self.prints_work, folder)?;
        self.costs.push(cost);
        self.failure = failure;
        Ok(())
    }

    /// Seconds of the whole, or of the part that counts.
    pub(super) fn wall(&self) -> f64 {
        let part = |cost: &Cost| cost.part.map_or(cost.wall, |(_, seconds)| seconds);
        median(self.costs.iter().map(part))
    }

    pub(super) fn cpu(&self) -> f64 {
        median(self.costs.iter().map(|cost| cost.cpu))
    }

    /// Peak of memory in MB.
    pub(super) fn peak(&self) -> f64 {
        let peaks = self.costs.iter().map(|cost| cost.peak);
        mega(peaks.max().unwrap_or_default())
    }

    /// MB a second.
    pub(super) fn speed(&self) -> f64 {
        let part = self.costs.first().and_then(|cost| cost.part);
        mega(part.map_or(self.input.bytes, |(bytes, _)| bytes)) / self.wall()
    }

    /// Games a second.
    pub(super) fn games(&self) -> f64 {
        mega(self.input.counts.games) * 1e6 / self.wall()
    }

    /// Millions of plies a second, of so many seconds.
    pub(super) fn plies(&self, seconds: f64) -> f64 {
        mega(self.input.counts.plies) / seconds
    }

    /// The slowest run over the fastest.
    pub(super) fn spread(&self) -> f64 {
        let walls = || self.costs.iter().map(|cost| cost.wall);
        walls().fold(0.0, f64::max) / walls().fold(f64::INFINITY, f64::min)
    }
}

/// The middle one of some values.
fn median(values: impl Iterator<Item = f64>) -> f64 {
    let mut values: Vec<_> = values.collect();
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or_default()
}

/// Bytes in units of 1,000,000.
#[expect(clippy::cast_precision_loss, reason = "shown with few digits")]
pub(super) fn mega(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shell(script: &str, prints_work: bool) -> (Cost, Option<String>) {
        let folder = tempfile::tempdir().expect("a folder");
        let words = ["sh", "-c", script].map(str::to_owned);
        measure(&words, prints_work, folder.path()).expect("a measure")
    }

    #[test]
    fn accounts_for_a_child_and_believes_it_about_a_part() {
        let (cost, failure) = shell("sleep 0.05; echo 2000 0.25", true);
        assert_eq!((failure, cost.part), (None, Some((2000, 0.25))));
        assert!(cost.wall >= 0.05 && cost.peak > 100_000, "{cost:?}");
    }

    #[test]
    fn a_failure_has_the_first_words_of_the_child() {
        let (_, failure) = shell("echo not valid >&2; echo more >&2; exit 3", true);
        assert_eq!(failure.as_deref(), Some("exit status: 3: not valid"));
    }

    #[test]
    fn reads_an_account() {
        let cost = read_account("1.25 0.50 2000\n", 2.0, None).expect("a cost");
        assert_eq!((cost.cpu, cost.peak), (1.75, 2_048_000));
        assert_eq!(read_account("Command terminated", 2.0, None), None);
        assert_eq!(read_account("1.25 0.50 2000\n", 2.0, Some("12 s")), None);
    }
}
