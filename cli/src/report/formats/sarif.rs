//! Findings in SARIF 2.1.0, the form that platforms for source code exchange: results with
//! their regions, fixes and fingerprints first, because they are many, and then the rules that
//! they name, with their pages.

use std::collections::BTreeSet;
use std::io;
use std::sync::{Mutex, PoisonError};

use cif::check::{Finding, Fix, FixKind, Location, Severity};
use serde_json::{Value, json};

use super::super::fingerprint::Fingerprints;
use super::super::region::Region;
use super::{FileEnd, FileReport, Formatter, Run, json_of};
use crate::links::uri;

const BEGIN: &str = r#"{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"columnKind":"unicodeCodePoints","results":[
"#;

#[derive(Default)]
pub(super) struct Sarif {
    /// The ids of what was found; there are no more than the catalogues have.
    ids: Mutex<BTreeSet<String>>,
}

impl Formatter for Sarif {
    fn begin(&self) -> String {
        BEGIN.to_owned()
    }

    fn separator(&self) -> &'static str {
        ",\n"
    }

    fn file(&self, name: &str) -> Box<dyn FileReport + '_> {
        Box::new(File {
            all: &self.ids,
            name: name.to_owned(),
            uri: uri(name),
            ids: BTreeSet::new(),
            fingerprints: Fingerprints::default(),
        })
    }

    fn end(&self, run: &Run<'_>) -> String {
        let ids = self.ids.lock().unwrap_or_else(PoisonError::into_inner);
        let rules: Vec<Value> = ids.iter().map(|id| rule(id)).collect();
        let driver = json!({
            "name": "cif",
            "version": env!("CARGO_PKG_VERSION"),
            "semanticVersion": env!("CARGO_PKG_VERSION"),
            "informationUri": "https://ccif.sourceforge.net/",
            "rules": rules,
        });
        let is_whole = run.tally.errors == 0 && run.tally.left.is_none();
        format!(
            "\n],\"tool\":{},\n\"invocations\":[{}]}}]}}\n",
            json_of(&json!({ "driver": driver })),
            json_of(&json!({ "executionSuccessful": is_whole })),
        )
    }
}

struct File<'f> {
    all: &'f Mutex<BTreeSet<String>>,
    name: String,
    uri: String,
    ids: BTreeSet<String>,
    fingerprints: Fingerprints,
}

impl FileReport for File<'_> {
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        if !self.ids.contains(&*finding.id) {
            self.ids.insert(finding.id.to_string());
        }
        let text = match &finding.help {
            Some(help) => format!("{}; {help}", finding.message),
            None => finding.message.clone(),
        };
        let mut result = json!({
            "ruleId": finding.id,
            "level": level(finding.severity),
            "message": { "text": text },
            "locations": [{ "physicalLocation": self.place(&finding.location) }],
            "partialFingerprints": { "cif/v1": self.fingerprints.unique(&self.name, finding) },
        });
        let related = finding.related.iter().enumerate().map(|(number, related)| {
            json!({
                "id": number,
                "physicalLocation": self.place(&related.location),
                "message": { "text": related.label },
            })
        });
        let related: Vec<Value> = related.collect();
        if !related.is_empty() {
            result["relatedLocations"] = related.into();
        }
        if let Some(fix) = &finding.fix {
            result["fixes"] = json!([self.fix(fix, finding.help.as_deref())]);
        }
        out(",\n");
        out(&json_of(&result));
        Ok(())
    }

    fn end(&mut self, _: FileEnd<'_>, _: &mut dyn FnMut(&str)) -> io::Result<()> {
        let mut all = self.all.lock().unwrap_or_else(PoisonError::into_inner);
        all.append(&mut self.ids);
        Ok(())
    }
}

impl File<'_> {
    fn place(&self, location: &Location) -> Value {
        let found = Region::of(location);
        let mut region = json!({
            "startLine": found.line,
            "startColumn": found.column,
        });
        // Without an end lines go to the end of the first, and bytes may not say otherwise.
        if let Some(end) = found.end_column {
            region["endLine"] = found.line.into();
            region["endColumn"] = end.into();
            region["byteOffset"] = location.offset.into();
            region["byteLength"] = location.length.into();
        }
        json!({ "artifactLocation": { "uri": self.uri }, "region": region })
    }

    fn fix(&self, fix: &Fix, help: Option<&str>) -> Value {
        let replacements = fix.edits.iter().map(|edit| {
            json!({
                "deletedRegion": {
                    "byteOffset": edit.start,
                    "byteLength": edit.end.saturating_sub(edit.start),
                },
                "insertedContent": { "text": edit.text },
            })
        });
        let replacements: Vec<Value> = replacements.collect();
        let kind = if fix.safe {
            FixKind::Safe
        } else {
            FixKind::Unsafe
        };
        json!({
            "description": { "text": help.map_or_else(|| format!("{kind} fix"), str::to_owned) },
            "artifactChanges": [{
                "artifactLocation": { "uri": self.uri },
                "replacements": replacements,
            }],
            "properties": { "safety": kind.as_str() },
        })
    }
}

fn level(severity: Severity) -> &'static str {
    match severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
        Severity::Info => "note",
    }
}

/// The entry of an id, made of what the catalogues say of it.
fn rule(id: &str) -> Value {
    let declared = cif::check::rules().iter().find(|rule| rule.id == id);
    let page = cif::check::explain(id).unwrap_or_else(|| format!("# {id}\n\n{id}\n"));
    let mut lines = page.lines().map(str::trim);
    let first = lines.find(|line| !line.is_empty() && !line.starts_with('#'));
    let severity = declared.map_or(Severity::Error, |rule| rule.severity);
    let mut rule = json!({
        "id": id,
        "shortDescription": { "text": first.unwrap_or(id) },
        "help": { "text": page, "markdown": page },
        "defaultConfiguration": { "level": level(severity) },
    });
    if let Some(declared) = declared {
        rule["name"] = declared.name.into();
        rule["properties"] = json!({
            "tags": [declared.area()],
            "status": declared.status.as_str(),
            "fix": declared.fix.as_str(),
            "clause": declared.clause,
        });
    }
    rule
}
