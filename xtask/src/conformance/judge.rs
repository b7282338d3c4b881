//! An archive as a case: what the tests say of it, held against the checker, and the verdict
//! of each layer.

use std::collections::BTreeMap;

use cif_validator::{Finding, Legality, Options, Severity, check};

use super::case::{Basis, Case, Expected, Input, Layer, Verdict};

/// The verdict of the tests on an archive.
#[derive(Clone, Debug)]
pub(crate) enum Marks {
    /// All findings: line, column, id.
    Places(Vec<(u64, u64, String)>),
    /// The ids of all findings.
    Ids(Vec<String>),
    /// The ids of all findings up to a layer.
    UpTo(Layer, Vec<String>),
    /// The ids of all findings that are of certain ids.
    Of(&'static [&'static str], Vec<String>),
    /// That there are findings, one of them of this id.
    Among(String),
    /// That there are findings.
    Invalid,
}

/// An archive, and what the tests say of it.
pub(crate) struct Archive {
    pub(crate) id: String,
    pub(crate) title: String,
    pub(crate) input: Input,
    pub(crate) bytes: Vec<u8>,
    pub(crate) marks: Marks,
    /// The layer that it is about where nothing is found in it.
    pub(crate) about: Layer,
}

impl Archive {
    /// An archive that is in the manifest as a text.
    pub(crate) fn of_text(id: String, title: &str, text: String, marks: Marks) -> Self {
        Self {
            id,
            title: title.to_owned(),
            bytes: text.clone().into_bytes(),
            input: Input::Text(text),
            marks,
            about: Layer::Rules,
        }
    }

    /// The case that it is.
    ///
    /// # Errors
    /// When the tests and the checker differ.
    pub(crate) fn case(self) -> Result<Case, String> {
        let mut findings = self.findings()?;
        self.agree(&mut findings)?;
        let verdicts = Layer::ARCHIVES.map(|layer| {
            // A limit counts in every layer: who has it reads no further.
            let is_said = |it: &Expected| it.layer <= layer || it.layer == Layer::Limits;
            let is_grave = |it: &Expected| is_said(it) && it.severity == "error";
            (layer, Verdict::of(!findings.iter().any(is_grave)))
        });
        let layers = findings
            .iter()
            .map(|it| it.layer)
            .filter(|it| *it != Layer::Limits);
        Ok(Case {
            layer: layers.min().unwrap_or(self.about),
            id: self.id,
            title: self.title,
            input: self.input,
            verdicts: BTreeMap::from(verdicts),
            findings,
            games: None,
            objects: None,
            differs: BTreeMap::new(),
        })
    }

    /// The findings of the checker, each finding with its layer.
    fn findings(&self) -> Result<Vec<Expected>, String> {
        let rules = self.check(Legality::Never, false)?;
        let schema = self.check(Legality::Never, true)?;
        let all = self.check(Legality::Always, false)?;
        let is_in = |list: &[Finding], it: &Finding| {
            let place = |it: &Finding| (it.location.offset, it.location.length, it.id.clone());
            list.iter().any(|one| place(one) == place(it))
        };
        if let Some(lost) = rules.iter().find(|it| !is_in(&all, it)) {
            return Err(format!("{}: not said with moves: {lost}", self.id));
        }
        let expected = |it: &Finding, until: Option<Layer>| Expected {
            layer: match &*it.id {
                id if id.ends_with("-limit") => Layer::Limits,
                id if id.starts_with("xml:") => Layer::Wellformed,
                id if id.starts_with("xsd:") => Layer::Schema,
                _ if is_in(&rules, it) => Layer::Rules,
                _ => Layer::Moves,
            },
            until,
            id: it.id.to_string(),
            line: it.location.line,
            column: it.location.column,
            severity: it.severity.to_string(),
            basis: Basis::Recorded,
        };
        // A rule may say in better words what is forbidden below.
        let replaced = schema.iter().filter(|it| !is_in(&rules, it));
        let replaced = replaced.map(|it| expected(it, Some(Layer::Schema)));
        Ok(replaced
            .chain(all.iter().map(|it| expected(it, None)))
            .collect())
    }

    fn check(&self, legality: Legality, schema_only: bool) -> Result<Vec<Finding>, String> {
        let options = Options {
            rulebook: Some(&cif_chess::Rules),
            legality,
            schema_only,
            excerpts: false,
            ..Options::default()
        };
        let mut findings = Vec::new();
        match check(&*self.bytes, &options, &mut |it| findings.push(it)) {
            Ok(_) => Ok(findings),
            Err(error) => Err(format!("{}: {error}", self.id)),
        }
    }

    /// Holds the findings against the marks, and notes which they confirm.
    fn agree(&self, findings: &mut [Expected]) -> Result<(), String> {
        let said = |it: &Expected| (it.line, it.column, it.id.clone());
        let fault = |said: &dyn std::fmt::Debug, findings: &[Expected]| {
            let found: Vec<_> = findings.iter().map(said_shortly).collect();
            Err(format!(
                "{}: the tests say {said:?}, the checker {found:?}",
                self.id
            ))
        };
        match &self.marks {
            Marks::Places(places) => {
                let lasting = || findings.iter().filter(|it| it.until.is_none());
                let mut found: Vec<_> = lasting().map(said).collect();
                let mut places = places.clone();
                found.sort();
                places.sort();
                if found != places {
                    return fault(&places, findings);
                }
                for it in findings.iter_mut().filter(|it| it.until.is_none()) {
                    it.basis = Basis::Place;
                }
            }
            Marks::Ids(ids) => return self.agree_up_to(Layer::Limits, ids, findings),
            Marks::UpTo(layer, ids) => return self.agree_up_to(*layer, ids, findings),
            Marks::Of(kinds, ids) => {
                let mut marked: Vec<_> = ids.iter().map(String::as_str).collect();
                let of_kind = |it: &&mut Expected| kinds.contains(&&*it.id);
                let mut found = Vec::new();
                for it in findings.iter_mut().filter(of_kind) {
                    it.basis = Basis::Id;
                    found.push(it.id.clone());
                }
                found.sort();
                marked.sort_unstable();
                if found != marked {
                    return fault(&marked, findings);
                }
            }
            Marks::Among(id) => {
                let Some(found) = findings.iter_mut().find(|it| it.id == *id) else {
                    return fault(id, findings);
                };
                found.basis = Basis::Id;
            }
            Marks::Invalid if findings.iter().all(|it| it.severity != "error") => {
                return fault(&"invalid", findings);
            }
            Marks::Invalid => {}
        }
        Ok(())
    }

    fn agree_up_to(
        &self,
        layer: Layer,
        ids: &[String],
        findings: &mut [Expected],
    ) -> Result<(), String> {
        let counts = |it: &Expected| {
            let is_said = it.layer <= layer || it.layer == Layer::Limits;
            is_said && it.until.is_none_or(|until| layer <= until)
        };
        let found = findings.iter().filter(|it| counts(it));
        let mut found: Vec<_> = found.map(|it| it.id.clone()).collect();
        let mut marked: Vec<_> = ids.iter().map(String::as_str).collect();
        found.sort();
        marked.sort_unstable();
        if found != marked {
            return Err(format!(
                "{}: the tests say {marked:?}, the checker {found:?}",
                self.id
            ));
        }
        for it in findings.iter_mut().filter(|it| counts(it)) {
            it.basis = Basis::Id;
        }
        Ok(())
    }
}

fn said_shortly(it: &Expected) -> String {
    format!("{}:{} {}", it.line, it.column, it.id)
}

/// Returns true if a severity makes what PGN becomes faulty.
pub(crate) fn counts_in_pgn(severity: Severity) -> bool {
    severity != Severity::Info
}
