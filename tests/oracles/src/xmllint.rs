//! libxml2's command `xmllint`.
//!
//! It takes many documents per process and reports on standard error: lines of
//! messages that begin with the document's name, then one line that says
//! whether the document validates. A document that is not well-formed gets
//! messages only. The documents are given short names of our own in a folder
//! of links, so that each line can be attributed whatever the real name is.

use std::collections::BTreeMap;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::{Judge, Missing, Outcome, Verdict};

/// libxml2's `xmllint`.
///
/// The fastest judge, and the only one that judges well-formedness alone. It
/// is known to accept bad base64 and to refuse integers of more than 24 digits;
/// a pattern that makes it run out of steps is [`Outcome::Undecided`].
#[derive(Clone, Copy, Debug, Default)]
pub struct Xmllint;

/// Documents per process; well below any limit on arguments.
const BATCH: usize = 1000;

impl Judge for Xmllint {
    fn name(&self) -> &'static str {
        "xmllint"
    }

    fn available(&self) -> Result<(), Missing> {
        Command::new("xmllint")
            .arg("--version")
            .output()
            .ok()
            .filter(|run| run.status.success())
            .map(|_| ())
            .ok_or(Missing {
                judge: "xmllint",
                install: "apt-get install libxml2-utils",
            })
    }

    fn judge_pairs(&self, pairs: &[(PathBuf, PathBuf)]) -> io::Result<Vec<Verdict>> {
        self.available()?;
        let mut by_schema: BTreeMap<&Path, Vec<usize>> = BTreeMap::new();
        for (index, (schema, _)) in pairs.iter().enumerate() {
            by_schema.entry(schema).or_default().push(index);
        }
        let mut verdicts = BTreeMap::new();
        for (schema, indices) in by_schema {
            let schema = absolute(schema)?;
            for indices in indices.chunks(BATCH) {
                let documents: Vec<&Path> = indices
                    .iter()
                    .filter_map(|&index| pairs.get(index))
                    .map(|(_, document)| document.as_path())
                    .collect();
                let report = Report::read(&run(Some(&schema), &documents)?)?;
                verdicts.extend(
                    indices
                        .iter()
                        .copied()
                        .zip(report.verdicts(documents.len())?),
                );
            }
        }
        Ok(verdicts.into_values().collect())
    }
}

impl Xmllint {
    /// Judges whether documents are well-formed, namespaces included, and
    /// nothing else: [`Outcome::Valid`] or [`Outcome::NotWellFormed`].
    ///
    /// # Errors
    ///
    /// When a file does not exist, or `xmllint` is missing or fails.
    pub fn well_formed(&self, documents: &[PathBuf]) -> io::Result<Vec<Verdict>> {
        self.available()?;
        let mut verdicts = Vec::with_capacity(documents.len());
        for documents in documents.chunks(BATCH) {
            let documents: Vec<&Path> = documents.iter().map(PathBuf::as_path).collect();
            let output = run(None, &documents)?;
            let report = Report::read(&output)?;
            if !output.status.success() && report.errors.is_empty() {
                return Err(failure(&output));
            }
            verdicts.extend((0..documents.len()).map(|index| {
                report.errors.get(&index).map_or_else(
                    || Verdict::new(Outcome::Valid, ""),
                    |errors| Verdict::new(Outcome::NotWellFormed, errors.join("; ")),
                )
            }));
        }
        Ok(verdicts)
    }
}

/// Runs `xmllint` over documents under the names `0.xml`, `1.xml` and so on.
fn run(schema: Option<&Path>, documents: &[&Path]) -> io::Result<Output> {
    let folder = tempfile::tempdir()?;
    let mut xmllint = Command::new("xmllint");
    xmllint
        .args(["--noout", "--nonet", "--huge"])
        .current_dir(&folder);
    if let Some(schema) = schema {
        xmllint.arg("--schema").arg(schema);
    }
    for (index, document) in documents.iter().enumerate() {
        let name = format!("{index}.xml");
        link(&absolute(document)?, &folder.path().join(&name))?;
        xmllint.arg(name);
    }
    let output = xmllint.output()?;
    // Killed by a signal: whatever it said before is not the whole story.
    match output.status.code() {
        Some(_) => Ok(output),
        None => Err(failure(&output)),
    }
}

#[cfg(unix)]
fn link(document: &Path, name: &Path) -> io::Result<()> {
    std::os::unix::fs::symlink(document, name)
}

#[cfg(not(unix))]
fn link(document: &Path, name: &Path) -> io::Result<()> {
    fs::copy(document, name).map(|_| ())
}

fn absolute(path: &Path) -> io::Result<PathBuf> {
    fs::canonicalize(path)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

fn failure(output: &Output) -> io::Error {
    let report = String::from_utf8_lossy(&output.stderr);
    io::Error::other(format!("xmllint, {}: {report}", output.status))
}

/// The output of one process, document by document.
#[derive(Debug, Default)]
struct Report {
    /// The closing line of each document that has one.
    closed: BTreeMap<usize, Outcome>,
    /// The messages of each document that has some, without its name.
    errors: BTreeMap<usize, Vec<String>>,
    /// Documents with a message of the parser, not of the schema.
    ill_formed: Vec<usize>,
    /// Why the schema was refused.
    broken: Option<String>,
}

impl Report {
    fn read(output: &Output) -> io::Result<Self> {
        let text = String::from_utf8_lossy(&output.stderr);
        let mut report = Self::default();
        for line in text.lines() {
            report.line(line);
        }
        if text.contains(" failed to compile") && report.closed.is_empty() {
            report.broken = Some(text.split_whitespace().collect::<Vec<_>>().join(" "));
        } else if text.contains("failed to load external entity") {
            return Err(failure(output));
        }
        Ok(report)
    }

    fn line(&mut self, line: &str) {
        // The other lines show the place in the document.
        let Some((index, rest)) = line.split_once(".xml") else {
            return;
        };
        let Ok(index) = index.parse::<usize>() else {
            return;
        };
        let outcome = match rest {
            " validates" => Outcome::Valid,
            " fails to validate" => Outcome::Invalid,
            " validation generated an internal error" => Outcome::Undecided,
            _ => {
                self.message(index, rest);
                return;
            }
        };
        self.closed.insert(index, outcome);
    }

    fn message(&mut self, index: usize, text: &str) {
        let Some(text) = text
            .strip_prefix(':')
            .filter(|text| text.contains(" error :"))
        else {
            return;
        };
        if !text.contains("Schemas ") {
            self.ill_formed.push(index);
        }
        self.errors.entry(index).or_default().push(text.to_owned());
    }

    fn verdicts(&self, documents: usize) -> io::Result<Vec<Verdict>> {
        (0..documents).map(|index| self.verdict(index)).collect()
    }

    fn verdict(&self, index: usize) -> io::Result<Verdict> {
        if let Some(broken) = &self.broken {
            return Ok(Verdict::new(Outcome::SchemaBroken, broken));
        }
        let errors = self.errors.get(&index).map(|errors| errors.join("; "));
        let outcome = if self.ill_formed.contains(&index) {
            Outcome::NotWellFormed
        } else {
            *self.closed.get(&index).ok_or_else(|| {
                io::Error::other(format!("xmllint gave no verdict on document {index}"))
            })?
        };
        Ok(Verdict::new(outcome, errors.unwrap_or_default()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(lines: &[&str]) -> Report {
        let mut report = Report::default();
        for line in lines {
            report.line(line);
        }
        report
    }

    #[test]
    fn attributes_lines_to_documents() {
        let report = report(&[
            "0.xml:1: parser error : Premature end of data in tag a line 1",
            "<a>",
            "   ^",
            "1.xml:7: element b: Schemas validity error : Element 'b': not expected.",
            "1.xml fails to validate",
            "2.xml validates",
            "3.xml validation generated an internal error",
        ]);
        let verdicts = report.verdicts(4).expect("a verdict on each");
        let outcomes: Vec<_> = verdicts.iter().map(|verdict| verdict.outcome).collect();
        assert_eq!(
            outcomes,
            [
                Outcome::NotWellFormed,
                Outcome::Invalid,
                Outcome::Valid,
                Outcome::Undecided,
            ]
        );
        assert!(
            verdicts[1].message.starts_with("7: element b"),
            "{}",
            verdicts[1]
        );
    }

    #[test]
    fn a_namespace_error_is_ill_formed_whatever_the_schema_says() {
        let report = report(&[
            "0.xml:1: namespace error : Namespace prefix x on a is not defined",
            "0.xml fails to validate",
        ]);
        let verdict = report.verdict(0).expect("a verdict");
        assert_eq!(verdict.outcome, Outcome::NotWellFormed);
    }

    #[test]
    fn silence_is_no_verdict() {
        assert!(report(&["0.xml validates"]).verdicts(2).is_err());
    }
}
