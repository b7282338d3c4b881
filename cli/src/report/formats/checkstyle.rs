//! Findings as Checkstyle writes them, which many viewers of reports read.

use std::io;

use cif::check::Finding;
use quick_xml::escape::escape;

use super::{FileEnd, FileReport, Formatter, Run};
use crate::terminal::visible;

pub(super) struct Checkstyle;

impl Formatter for Checkstyle {
    fn begin(&self) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<checkstyle version=\"4.3\">\n".to_owned()
    }

    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(File {
            name: name.to_owned(),
            is_begun: false,
        })
    }

    fn end(&self, _: &Run<'_>) -> String {
        "</checkstyle>\n".to_owned()
    }
}

struct File {
    name: String,
    is_begun: bool,
}

impl FileReport for File {
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        if !std::mem::replace(&mut self.is_begun, true) {
            out(&format!("  <file name=\"{}\">\n", attribute(&self.name)));
        }
        let place = &finding.location;
        out(&format!(
            "    <error line=\"{}\" column=\"{}\" severity=\"{}\" message=\"{}\" source=\"cif.{}\"/>\n",
            place.line,
            place.column,
            finding.severity,
            attribute(&finding.message),
            attribute(&finding.id),
        ));
        Ok(())
    }

    fn end(&mut self, _: FileEnd<'_>, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        if self.is_begun {
            out("  </file>\n");
        }
        Ok(())
    }
}

/// A text as the value of an attribute; what XML has no place for is shown by its sign.
pub(super) fn attribute(text: &str) -> String {
    escape(&*visible(text)).into_owned()
}
