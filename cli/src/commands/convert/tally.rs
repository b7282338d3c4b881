//! Sums over a conversion.

use std::time::Duration;

use cif::check::Summary;

use crate::progress::speed;
use crate::report::{count, findings, grouped};
use crate::terminal::{ERROR, FAINT, GOOD, WARNING, styled};

/// Sums over games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Tally {
    /// Games, bytes of text that were read, and findings.
    pub(super) found: Summary,
    /// Games of which there is nothing to say, and of which there is.
    pub(super) whole: u64,
    pub(super) marked: u64,
    /// Games that are not in the output.
    pub(super) missing: u64,
    /// Games of which anything could be read: a tag pair, a head, a move.
    pub(super) readable: u64,
    /// Findings by which something is lost, wanted or not.
    pub(super) losses: u64,
    /// Games that are not UTF-8.
    pub(super) foreign: u64,
}

impl Tally {
    pub(super) fn add(&mut self, more: &Self) {
        self.found.add(&more.found);
        self.whole += more.whole;
        self.marked += more.marked;
        self.missing += more.missing;
        self.readable += more.readable;
        self.losses += more.losses;
        self.foreign += more.foreign;
    }

    /// Counts a game as whole or not by what was found since `before`.
    pub(super) fn count(&mut self, before: &Self, is_there: bool) {
        let grave = |it: &Self| (it.found.errors, it.found.warnings, it.losses);
        self.found.games += 1;
        if !is_there {
            self.missing += 1;
        } else if grave(self) == grave(before) {
            self.whole += 1;
        } else {
            self.marked += 1;
        }
    }

    /// Sums up all games, in one line or a few.
    pub(super) fn text(&self, files: usize, written: Option<u64>, time: Duration) -> String {
        let mut parts = Vec::new();
        if self.whole > 0 {
            parts.push(styled(GOOD, &format!("{} whole", grouped(self.whole))));
        }
        if self.marked > 0 {
            let marked = format!("{} with findings", grouped(self.marked));
            parts.push(styled(WARNING, &marked));
        }
        if self.missing > 0 {
            let missing = format!("{} not converted", grouped(self.missing));
            parts.push(styled(ERROR, &missing));
        }
        let mut text = count(self.found.games, "game");
        if files > 1 {
            text = format!("{text} of {}", count(files as u64, "file"));
        }
        if !parts.is_empty() {
            text = format!("{text}: {}", parts.join(", "));
        }
        let read = size(self.found.bytes);
        let written = match written {
            Some(written) => format!("{} written", size(written)),
            None => styled(ERROR, "nothing written"),
        };
        let speed = speed(self.found.bytes, time);
        let spent = format!("({speed}, {:.2} s)", time.as_secs_f64());
        let spent = styled(FAINT, &spent);
        text = format!("{text}; {read} read, {written} {spent}\n");
        if self.foreign > 0 {
            let foreign = count(self.foreign, "game");
            text = format!("{text}{foreign} not in UTF-8; `--charset` decides what bytes mean\n");
        }
        if let Some((found, more)) = findings(&self.found) {
            text = format!("{text}{found}; {more}\n");
        }
        text
    }
}

/// A number of bytes for people.
fn size(bytes: u64) -> String {
    const UNITS: [&str; 4] = ["kB", "MB", "GB", "TB"];
    if bytes < 1000 {
        return count(bytes, "byte");
    }
    let (mut whole, mut rest, mut unit) = (bytes / 1000, bytes % 1000, 0);
    while whole >= 1000 && unit + 1 < UNITS.len() {
        (rest, whole, unit) = (whole % 1000, whole / 1000, unit + 1);
    }
    format!("{whole}.{} {}", rest / 100, UNITS[unit])
}

#[cfg(test)]
mod tests {
    use cif::check::Severity;

    use super::*;

    #[test]
    fn sizes_are_short() {
        assert_eq!(size(0), "0 bytes");
        assert_eq!(size(999), "999 bytes");
        assert_eq!(size(1_099), "1.0 kB");
        assert_eq!(size(12_345_678), "12.3 MB");
        assert_eq!(size(u64::MAX), "18446744.0 TB");
    }

    #[test]
    fn games_are_whole_or_not() {
        let mut tally = Tally::default();
        let before = tally;
        tally.count(&before, true);
        tally.found.count(Severity::Info);
        tally.count(&before, true);
        assert_eq!(
            (tally.whole, tally.found.worst()),
            (2, Some(Severity::Info))
        );
        tally.found.count(Severity::Warning);
        tally.count(&before, true);
        let before = tally;
        tally.count(&before, false);
        assert_eq!((tally.found.games, tally.marked, tally.missing), (4, 1, 1));
        assert_eq!(tally.found.worst(), Some(Severity::Warning));
        // A loss that nobody wants to read of is one anyway.
        let before = tally;
        tally.losses += 1;
        tally.count(&before, true);
        assert_eq!(tally.marked, 2);
    }
}
