//! Findings as failed tests, one suite a file; a file without findings is a test that passed, one
//! that was not checked to its end has a test with an error.
//! A suite says first how many tests it has, so that those of a file wait until its end, on
//! the disk where they are many.

use std::io::{self, Read, Seek, Write};

use cif::check::Finding;
use tempfile::SpooledTempFile;

use super::checkstyle::attribute;
use super::{FileEnd, FileReport, Formatter, Run};

/// The bytes of the tests of a file that wait in memory.
const IN_MEMORY: usize = 256 << 10;

pub(super) struct Junit;

impl Formatter for Junit {
    fn begin(&self) -> String {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"cif check\">\n".to_owned()
    }

    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(File {
            name: attribute(name),
            failures: 0,
            tests: SpooledTempFile::new(IN_MEMORY),
        })
    }

    fn end(&self, _: &Run<'_>) -> String {
        "</testsuites>\n".to_owned()
    }
}

struct File {
    name: String,
    failures: u64,
    tests: SpooledTempFile,
}

impl FileReport for File {
    fn finding(&mut self, finding: &Finding, _: &mut dyn FnMut(&str)) -> io::Result<()> {
        self.failures += 1;
        let message = attribute(&finding.message);
        let help = finding.help.as_deref().map(attribute);
        let help = help.map_or_else(String::new, |help| format!("\nhelp: {help}"));
        writeln!(
            self.tests,
            "    <testcase name=\"{} at {}\" classname=\"{name}\">\n      \
             <failure type=\"{}\" message=\"{message}\">{name}:{}: {message}{help}\nrule: {}</failure>\n    \
             </testcase>",
            attribute(&finding.id),
            finding.location,
            finding.severity,
            finding.location,
            attribute(&finding.clause),
            name = self.name,
        )
    }

    fn end(&mut self, end: FileEnd<'_>, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        let Self {
            name,
            failures,
            tests,
        } = self;
        let errors = u64::from(end.error.is_some());
        let number = (*failures + errors).max(1);
        out(&format!(
            "  <testsuite name=\"{name}\" tests=\"{number}\" failures=\"{failures}\" errors=\"{errors}\">\n"
        ));
        let case = format!("    <testcase name=\"{name}\" classname=\"{name}\"");
        if let Some(error) = end.error {
            let error = attribute(error);
            out(&format!(
                "{case}>\n      <error type=\"unread\" message=\"{error}\"/>\n    </testcase>\n"
            ));
        } else if *failures == 0 {
            out(&format!("{case}/>\n"));
        }
        tests.rewind()?;
        copy(tests, out)?;
        out("  </testsuite>\n");
        Ok(())
    }
}

/// Hands over a text in pieces of whole characters.
fn copy(source: &mut impl Read, out: &mut dyn FnMut(&str)) -> io::Result<()> {
    let mut buffer = Vec::new();
    loop {
        let kept = buffer.len();
        source.by_ref().take(64 << 10).read_to_end(&mut buffer)?;
        let chunk = buffer.utf8_chunks().next();
        let length = chunk.map_or(0, |chunk| {
            out(chunk.valid());
            chunk.valid().len()
        });
        let is_end = buffer.len() == kept;
        buffer.drain(..length);
        if is_end {
            return Ok(());
        }
    }
}
