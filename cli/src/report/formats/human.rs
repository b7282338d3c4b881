//! Findings for people: each with its line, a mark under the place, help, and the rule.

use std::io;

use cif::check::Finding;

use super::super::{self as report, hidden};
use super::{FileEnd, FileReport, Formatter, Run};
use crate::links::Links;

pub(super) struct Human {
    renderer: report::Human,
    links: Links,
}

impl Human {
    pub(super) fn new(width: usize, links: Links) -> Self {
        Self {
            renderer: report::Human::new(width),
            links,
        }
    }
}

impl Formatter for Human {
    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(File {
            format: self,
            name: name.to_owned(),
        })
    }

    fn end(&self, run: &Run<'_>) -> String {
        run.line.to_owned()
    }
}

struct File<'f> {
    format: &'f Human,
    name: String,
}

impl FileReport for File<'_> {
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        let text = self.format.renderer.render(&self.name, finding);
        let location = &finding.location;
        let place = format!("{}:{location}", crate::terminal::visible(&self.name));
        let linked = self.format.links.link(&self.name, &place);
        out(&text.replacen(&place, &linked, 1));
        Ok(())
    }

    fn end(&mut self, rest: FileEnd<'_>, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        if rest.hidden > 0 {
            out(&hidden(&self.name, rest.hidden, rest.remedy));
        }
        Ok(())
    }
}
