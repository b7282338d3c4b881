//! Findings for people under the name of each file.

use std::io;

use cif::check::Finding;

use super::super::hidden;
use super::concise::statement;
use super::{FileEnd, FileReport, Formatter, Run};
use crate::links::Links;
use crate::terminal::{STRONG, styled, visible};

pub(super) struct Grouped(pub(super) Links);

impl Formatter for Grouped {
    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(File {
            links: &self.0,
            name: name.to_owned(),
            is_begun: false,
        })
    }

    fn end(&self, run: &Run<'_>) -> String {
        run.line.to_owned()
    }
}

struct File<'f> {
    links: &'f Links,
    name: String,
    is_begun: bool,
}

impl FileReport for File<'_> {
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        if !std::mem::replace(&mut self.is_begun, true) {
            let name = self
                .links
                .link(&self.name, &styled(STRONG, &visible(&self.name)));
            out(&format!("{name}:\n"));
        }
        let place = finding.location.to_string();
        out(&format!("  {place:>9}  {}\n", statement(finding)));
        Ok(())
    }

    fn end(&mut self, rest: FileEnd<'_>, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        if rest.hidden > 0 {
            out(&hidden(&self.name, rest.hidden, rest.remedy));
        } else if self.is_begun {
            out("\n");
        }
        Ok(())
    }
}
