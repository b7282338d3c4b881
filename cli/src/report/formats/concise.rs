//! Findings for people and editors, one a line: `FILE:LINE:COLUMN: SEVERITY[ID] MESSAGE`, with
//! `[*]` where `cif fix` fixes it.

use std::io;

use cif::check::{Finding, Severity};

use super::super::hidden;
use super::{FileEnd, FileReport, Formatter, Run};
use crate::links::Links;
use crate::terminal::{ERROR, FAINT, INFO, STRONG, WARNING, styled, visible};

pub(super) struct Concise(pub(super) Links);

impl Formatter for Concise {
    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(File {
            links: &self.0,
            name: name.to_owned(),
        })
    }

    fn end(&self, run: &Run<'_>) -> String {
        run.line.to_owned()
    }
}

struct File<'f> {
    links: &'f Links,
    name: String,
}

impl FileReport for File<'_> {
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        let place = format!("{}:{}", visible(&self.name), finding.location);
        let place = self.links.link(&self.name, &styled(STRONG, &place));
        out(&format!("{place}: {}\n", statement(finding)));
        Ok(())
    }

    fn end(&mut self, rest: FileEnd<'_>, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        if rest.hidden > 0 {
            out(hidden(&self.name, rest.hidden, rest.remedy).trim_end());
            out("\n");
        }
        Ok(())
    }
}

/// A finding without its place.
pub(super) fn statement(finding: &Finding) -> String {
    let style = match finding.severity {
        Severity::Error => ERROR,
        Severity::Warning => WARNING,
        Severity::Info => INFO,
    };
    let level = styled(style, &format!("{}[{}]", finding.severity, finding.id));
    let is_safe = finding.fix.as_ref().is_some_and(|fix| fix.safe);
    let fixable = if is_safe {
        styled(FAINT, " [*]")
    } else {
        String::new()
    };
    format!("{level} {}{fixable}", visible(&finding.message))
}
