//! Findings as commands of GitHub's workflows, which shows them beside the lines of a change.

use std::io;

use cif::check::{Finding, Severity};

use super::super::region::Region;
use super::{FileReport, Formatter};
use crate::terminal::visible_lines;

pub(super) struct Github;

impl Formatter for Github {
    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(File(name.to_owned()))
    }
}

struct File(String);

impl FileReport for File {
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        let command = match finding.severity {
            Severity::Error => "error",
            Severity::Warning => "warning",
            Severity::Info => "notice",
        };
        let region = Region::of(&finding.location);
        let end = region.end_column.map(|end| {
            let line = region.line;
            format!(",endLine={line},endColumn={end}")
        });
        let title = format!("{} {}", finding.id, finding.name);
        let help = finding.help.as_ref().map(|help| format!("\nhelp: {help}"));
        out(&format!(
            "::{command} title={},file={},line={},col={}{}::{}\n",
            property(&title),
            property(&self.0),
            region.line,
            region.column,
            end.unwrap_or_default(),
            data(&visible_lines(&format!(
                "{}{}",
                finding.message,
                help.unwrap_or_default()
            ))),
        ));
        Ok(())
    }
}

/// The text of a command.
fn data(text: &str) -> String {
    let text = text.replace('%', "%25");
    text.replace('\r', "%0D").replace('\n', "%0A")
}

/// The value of a property of a command.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}
