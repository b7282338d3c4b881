//! Findings as a report on code quality, which GitLab shows in a merge request.

use std::io;

use cif::check::{Finding, Severity};
use serde::Serialize;

use super::super::fingerprint::Fingerprints;
use super::{FileReport, Formatter, Run, json_of};

pub(super) struct Gitlab;

impl Formatter for Gitlab {
    fn begin(&self) -> String {
        "[\n".to_owned()
    }

    fn separator(&self) -> &'static str {
        ",\n"
    }

    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(File {
            name: name.to_owned(),
            fingerprints: Fingerprints::default(),
        })
    }

    fn end(&self, _: &Run<'_>) -> String {
        "\n]\n".to_owned()
    }
}

struct File {
    name: String,
    fingerprints: Fingerprints,
}

#[derive(Serialize)]
struct Issue<'a> {
    description: &'a str,
    check_name: &'a str,
    fingerprint: String,
    severity: &'static str,
    location: Location<'a>,
}

#[derive(Serialize)]
struct Location<'a> {
    path: &'a str,
    lines: Lines,
}

#[derive(Serialize)]
struct Lines {
    begin: u64,
}

impl FileReport for File {
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        let issue = Issue {
            description: &finding.message,
            check_name: &finding.id,
            fingerprint: self.fingerprints.unique(&self.name, finding),
            severity: match finding.severity {
                Severity::Error => "major",
                Severity::Warning => "minor",
                Severity::Info => "info",
            },
            location: Location {
                path: &self.name,
                lines: Lines {
                    begin: finding.location.line,
                },
            },
        };
        out(",\n");
        out(&json_of(&issue));
        Ok(())
    }
}
