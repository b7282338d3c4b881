//! The last line of a check: what was looked at, what was found, how long it
//! took.

use std::time::Duration;

use cif::check::Summary;

use crate::terminal::{ERROR, FAINT, GOOD, INFO, STRONG, WARNING, styled, visible};

/// Sums over all files.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    /// Files that were checked to their end.
    pub(crate) files: u64,
    /// Inputs that were neither begun nor ended because of an interrupt; none
    /// where there was no interrupt.
    pub(crate) left: Option<u64>,
    /// Inputs that could not be checked, or not to their end.
    pub(crate) errors: u64,
    /// Findings that were left out, because they are known or older than a change.
    pub(crate) left_out: u64,
    /// The sum of their summaries.
    pub(crate) found: Summary,
}

impl Tally {
    /// Adds what was found in one file.
    pub(crate) fn add(&mut self, one: &Summary) {
        self.files += 1;
        self.found.add(one);
    }

    /// The line, and how to learn more where there is more. Games are not known where only the schema was checked.
    pub(crate) fn line(&self, schema_only: bool, time: Duration) -> String {
        let mut seen = vec![count(self.files, "file")];
        if !schema_only {
            seen.push(count(self.found.games, "game"));
        }
        if self.errors > 0 {
            let inputs = count(self.errors, "input");
            seen.push(styled(ERROR, &format!("{inputs} not checked")));
        }
        if let Some(left) = self.left {
            let inputs = count(left, "input");
            seen.push(styled(WARNING, &format!("interrupted with {inputs} left")));
        }
        if self.left_out > 0 {
            seen.push(format!("{} left out", count(self.left_out, "finding")));
        }
        let time = styled(FAINT, &format!("({:.2} s)", time.as_secs_f64()));
        let seen = seen.join(", ");
        if let Some((found, more)) = findings(&self.found) {
            format!("{seen}: {found} {time}\n{more}\n")
        } else if self.files > 0 || self.left.is_some() {
            format!("{seen}: {} {time}\n", styled(GOOD, "no findings"))
        } else {
            format!("{seen} {time}\n")
        }
    }
}

/// The counts of findings by severity, and a way to learn more; nothing where
/// there are no findings.
pub(crate) fn findings(found: &Summary) -> Option<(String, String)> {
    let counts = [
        (found.errors, "error", ERROR),
        (found.warnings, "warning", WARNING),
        (found.infos, "info", INFO),
    ];
    let found = counts.into_iter().filter(|(number, ..)| *number > 0);
    let found = found.map(|(number, noun, style)| styled(style, &count(number, noun)));
    let found: Vec<String> = found.collect();
    let more = styled(FAINT, "`cif explain ID` says more about a finding");
    (!found.is_empty()).then(|| (found.join(", "), more))
}

/// Says that a file has more findings than are shown, and what shows them.
pub(crate) fn hidden(file: &str, number: u64, remedy: &str) -> String {
    let file = visible(file);
    let more = styled(STRONG, &format!("and {}", count(number, "more finding")));
    format!("{more} in {file}; {remedy}\n\n")
}

/// `1 game`, `29,000 games`.
pub(crate) fn count(number: u64, noun: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {noun}{plural}", grouped(number))
}

/// A number with its digits in groups.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() * 4 / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(count(0, "file"), "0 files");
        assert_eq!(count(1, "file"), "1 file");
        assert_eq!(count(999, "game"), "999 games");
        assert_eq!(count(1_000, "game"), "1,000 games");
        assert_eq!(count(1_234_567, "game"), "1,234,567 games");
    }

    #[test]
    fn the_line_says_only_what_is_there() {
        let plain = |tally: &Tally, schema_only| {
            let line = tally.line(schema_only, Duration::from_millis(420));
            anstream::adapter::strip_str(&line).to_string()
        };
        let mut tally = Tally::default();
        assert_eq!(plain(&tally, false), "0 files, 0 games (0.42 s)\n");
        tally.add(&Summary {
            games: 2,
            errors: 1,
            infos: 3,
            ..Summary::default()
        });
        tally.errors = 1;
        assert_eq!(
            plain(&tally, true),
            "1 file, 1 input not checked: 1 error, 3 infos (0.42 s)\n\
             `cif explain ID` says more about a finding\n"
        );
        tally.errors = 0;
        tally.left = Some(3);
        assert_eq!(
            plain(&tally, false).lines().next().unwrap(),
            "1 file, 2 games, interrupted with 3 inputs left: 1 error, 3 infos (0.42 s)"
        );
    }
}
