//! The number of findings of each id, the most frequent first, instead of the findings.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io;
use std::sync::{Mutex, PoisonError};

use cif::check::{Finding, Severity};
use serde::Serialize;

use super::super::grouped;
use super::{FileEnd, FileReport, Format, Formatter, Run, json_of};
use crate::terminal::{ERROR, FAINT, INFO, STRONG, WARNING, styled};

pub(super) struct Statistics {
    is_json: bool,
    counts: Mutex<Counts>,
}

/// Counts by id; there are no more ids than the catalogues have.
type Counts = BTreeMap<String, Count>;

#[derive(Clone, Serialize)]
struct Count {
    #[serde(rename = "count")]
    number: u64,
    id: String,
    name: String,
    severity: Severity,
    /// Those that carry a fix, and those of them whose fix is safe.
    fixable: u64,
    safely_fixable: u64,
}

impl Statistics {
    pub(super) fn of(format: Format) -> Option<Self> {
        let is_json = format == Format::Json;
        (is_json || format.is_for_people()).then(|| Self {
            is_json,
            counts: Mutex::default(),
        })
    }
}

impl Formatter for Statistics {
    fn file(&self, _: &str) -> Box<dyn FileReport + '_> {
        Box::new(File {
            all: &self.counts,
            counts: Counts::default(),
        })
    }

    fn end(&self, run: &Run<'_>) -> String {
        let counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        let mut counts: Vec<&Count> = counts.values().collect();
        counts.sort_by(|one, other| other.number.cmp(&one.number).then(one.id.cmp(&other.id)));
        let mut text = String::new();
        if self.is_json {
            for count in counts {
                text += &(json_of(count) + "\n");
            }
            return text;
        }
        let width =
            |of: &dyn Fn(&Count) -> usize| counts.iter().map(|it| of(it)).max().unwrap_or(0);
        let (numbers, ids) = (
            width(&|it| grouped(it.number).len()),
            width(&|it| it.id.len()),
        );
        for count in &counts {
            let style = match count.severity {
                Severity::Error => ERROR,
                Severity::Warning => WARNING,
                Severity::Info => INFO,
            };
            let fixable = match count.fixable {
                0 => String::new(),
                number => styled(FAINT, &format!(" ({} fixable)", grouped(number))),
            };
            // A string takes all.
            let _ = writeln!(
                text,
                "{:>numbers$}  {}  {STRONG}{:ids$}{STRONG:#}  {}{fixable}",
                grouped(count.number),
                styled(style, &format!("{:7}", count.severity)),
                count.id,
                count.name,
            );
        }
        if !counts.is_empty() {
            text.push('\n');
        }
        text + run.line
    }
}

struct File<'f> {
    all: &'f Mutex<Counts>,
    counts: Counts,
}

impl FileReport for File<'_> {
    fn finding(&mut self, finding: &Finding, _: &mut dyn FnMut(&str)) -> io::Result<()> {
        let is_safe = finding.fix.as_ref().map(|fix| fix.safe);
        let more = Count {
            number: 1,
            id: finding.id.to_string(),
            name: finding.name.to_string(),
            severity: finding.severity,
            fixable: u64::from(is_safe.is_some()),
            safely_fixable: u64::from(is_safe == Some(true)),
        };
        add(&mut self.counts, more);
        Ok(())
    }

    fn end(&mut self, _: FileEnd<'_>, _: &mut dyn FnMut(&str)) -> io::Result<()> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        for count in std::mem::take(&mut self.counts).into_values() {
            add(&mut all, count);
        }
        Ok(())
    }
}

fn add(counts: &mut Counts, more: Count) {
    let Some(known) = counts.get_mut(&more.id) else {
        counts.insert(more.id.clone(), more);
        return;
    };
    known.number += more.number;
    known.severity = known.severity.max(more.severity);
    known.fixable += more.fixable;
    known.safely_fixable += more.safely_fixable;
}
