//! The findings of one file on their way into all formats.

use std::io;
use std::sync::mpsc::SyncSender;
use std::time::{Duration, Instant};

use cif::check::{Finding, Summary};

use super::left_out::{LeftOut, OfFile};
use super::message::Message;
use super::outputs::WrittenFormat;
use crate::input::Input;
use crate::options::option_of;
use crate::report::Lines;
use crate::report::formats::{FileEnd, FileReport};
use crate::selection::FailOn;

/// Texts are handed over in portions of about this size.
const PORTION: usize = 16 * 1024;

/// Somebody who looks sees a smaller one after this time.
const WAIT: Duration = Duration::from_millis(50);

/// Renders the findings of one file and hands them over in portions.
pub(super) struct Reporter<'a> {
    input: &'a Input,
    fail_on: FailOn,
    reports: Vec<Report<'a>>,
    left_out: OfFile<'a>,
    portions: Portions<'a>,
    /// Opened when the first finding needs it.
    lines: Option<Lines>,
    /// True if findings need their text, and if those need it that no format shows.
    needs_excerpts: bool,
    needs_all_excerpts: bool,
    /// The reason why a report is not whole.
    error: Option<io::Error>,
}

/// The report on the file in one format.
struct Report<'a> {
    form: Box<dyn FileReport + 'a>,
    max_findings: usize,
    has_everything: bool,
    shown: usize,
}

impl<'a> Reporter<'a> {
    pub(super) fn new(
        formats: &'a [WrittenFormat],
        left_out: &'a LeftOut,
        fail_on: FailOn,
        input: &'a Input,
        sender: &'a SyncSender<Message>,
    ) -> Self {
        let name = input.name();
        let reports = formats.iter().map(|it| Report {
            form: it.formatter.file(&name),
            max_findings: it.max_findings,
            has_everything: it.has_everything(),
            shown: 0,
        });
        Self {
            input,
            fail_on,
            reports: reports.collect(),
            left_out: left_out.of_file(input),
            portions: Portions {
                sender,
                of_formats: vec![Portion::default(); formats.len()],
                failed: false,
            },
            lines: None,
            needs_excerpts: formats.iter().any(|it| it.needs_excerpts),
            needs_all_excerpts: left_out.is_some(),
            error: None,
        }
    }

    /// Takes the next finding.
    pub(super) fn take(&mut self, mut finding: Finding) {
        // Without it nobody knows that rules are silent.
        let is_limit = finding.id == "xml:id-limit";
        if let Some(option) = option_of(&finding.id) {
            finding.help = Some(format!("`{option}` raises the limit"));
        }
        let is_shown = |report: &Report<'_>| is_limit || report.shown < report.max_findings;
        if self.needs_all_excerpts || self.needs_excerpts && self.reports.iter().any(is_shown) {
            let input = self.input;
            let lines = self.lines.get_or_insert_with(|| Lines::of(input));
            lines.complete(&mut finding);
        }
        let is_left_out = self.left_out.take(&finding);
        self.portions.failed |= !is_left_out && self.fail_on.is_met_by(Some(finding.severity));
        for (number, report) in self.reports.iter_mut().enumerate() {
            if is_shown(report) && (!is_left_out || report.has_everything) {
                report.shown += 1;
                let out = &mut |text: &str| self.portions.add(number, text);
                if let Err(error) = report.form.finding(&finding, out) {
                    self.error.get_or_insert(error);
                }
            }
        }
    }

    /// Ends the reports of a file that was checked to its end, or not for this reason, and takes what
    /// was left out off the summary; gives how much that was.
    pub(super) fn finish(mut self, summary: &mut Summary, error: Option<&str>) -> io::Result<u64> {
        let left_out = self.left_out.settle(summary);
        for (number, report) in self.reports.iter_mut().enumerate() {
            let end = FileEnd {
                hidden: summary.findings().saturating_sub(report.shown as u64),
                remedy: if report.shown < report.max_findings {
                    "`--max-violations` says how many of an item are kept"
                } else {
                    "`--max-findings 0` shows more"
                },
                error,
            };
            let out = &mut |text: &str| self.portions.add(number, text);
            if let Err(error) = report.form.end(end, out) {
                self.error.get_or_insert(error);
            }
        }
        self.portions.send_all();
        self.error.map_or(Ok(left_out), Err)
    }
}

/// The text in one format that was not handed over yet.
#[derive(Clone, Default)]
struct Portion {
    text: String,
    /// The time at which the one before it was.
    sent: Option<Instant>,
}

/// The texts that were not handed over yet, one for each format.
struct Portions<'a> {
    sender: &'a SyncSender<Message>,
    of_formats: Vec<Portion>,
    /// True if one of the findings so far makes the check fail.
    failed: bool,
}

impl Portions<'_> {
    fn add(&mut self, format: usize, text: &str) {
        if let Some(portion) = self.of_formats.get_mut(format) {
            portion.text.push_str(text);
            let is_late = portion.sent.is_none_or(|it| it.elapsed() >= WAIT);
            if portion.text.len() >= PORTION || is_late {
                self.send(format);
            }
        }
    }

    /// Nobody to take it means that nothing matters any more.
    fn send(&mut self, format: usize) {
        if let Some(portion) = self.of_formats.get_mut(format) {
            portion.sent = Some(Instant::now());
            let text = std::mem::take(&mut portion.text);
            let failed = self.failed;
            let _ = self.sender.send(Message::Text {
                format,
                text,
                failed,
            });
        }
    }

    fn send_all(&mut self) {
        (0..self.of_formats.len()).for_each(|format| self.send(format));
    }
}
