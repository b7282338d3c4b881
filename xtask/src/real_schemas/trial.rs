//! The trial of one schema: its documents and damaged ones, judged by the compiled
//! code and by the JDK, and written back.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

use cif_oracles::{Jdk, Outcome, Verdict};
use cif_tests::tree::Element;

use super::mutants::Mutator;
use super::schemas::RealSchema;
use super::{document, equal};
use crate::generated::batches::Compiled;
use crate::generated::judge::{self, Case, Judged};

/// A schema, and the places of its files.
pub(super) struct Trial<'t> {
    pub(super) schema: &'t RealSchema,
    /// The folder of all schemas.
    pub(super) source: &'t Path,
    pub(super) catalogue: &'t [(&'static str, Option<PathBuf>)],
    /// The folder for what is made.
    pub(super) folder: PathBuf,
}

/// Examples that are shown of one kind of difference.
const SHOWN: usize = 2;

impl Trial<'_> {
    /// Judges and writes back the documents, and judges so many mutants; the number
    /// of differences.
    pub(super) fn run(
        &self,
        compiled: &Compiled,
        mutants: usize,
        seed: u64,
    ) -> Result<usize, Box<dyn Error>> {
        match fs::remove_dir_all(&self.folder) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => return Err(error.into()),
            _ => {}
        }
        fs::create_dir_all(&self.folder)?;
        let mut documents = Vec::new();
        for path in self.schema.documents(self.source)? {
            match document::read(&path) {
                Ok(document) => documents.push(document),
                Err(error) => println!("{}: left out: {error}", self.schema.name),
            }
        }
        let texts: Vec<_> = documents.iter().map(Element::to_document).collect();
        let (count, mut differences) = self.compare(compiled, "document", &texts, true)?;
        println!(
            "{}: {} documents, {count} valid to the JDK",
            self.schema.name,
            documents.len()
        );
        if !documents.is_empty() {
            let mut mutator = Mutator::new(seed, &documents, self.types()?);
            let texts: Vec<_> = (0..mutants).map(|_| mutator.mutant()).collect();
            let (count, more) = self.compare(compiled, "mutant", &texts, false)?;
            println!(
                "{}: {mutants} mutants, {count} valid to the JDK",
                self.schema.name
            );
            differences.extend(more);
        }
        Ok(self.report(&differences))
    }

    /// Judges documents by both, and reads those again that are written back; the
    /// number of those valid to the JDK, and the differences.
    fn compare(
        &self,
        compiled: &Compiled,
        kind: &str,
        texts: &[String],
        is_written: bool,
    ) -> Result<(usize, Vec<Difference>), Box<dyn Error>> {
        let schema = self.schema.path(self.source);
        let mut cases = Vec::new();
        for (number, text) in texts.iter().enumerate() {
            let path = self.folder.join(format!("{kind}-{number:04}.xml"));
            fs::write(&path, text)?;
            cases.push(Case {
                module: self.schema.name.to_owned(),
                output: is_written.then(|| path.with_extension("written")),
                document: path,
            });
        }
        let pairs: Vec<_> = (cases.iter())
            .map(|case| (schema.clone(), case.document.clone()))
            .collect();
        let theirs = Jdk.judge_with_catalogue(self.catalogue, &pairs)?;
        let ours = judge::judge(compiled, &cases)?;
        let mut differences = Vec::new();
        for (((case, text), ours), theirs) in cases.iter().zip(texts).zip(&ours).zip(&theirs) {
            let written = match &case.output {
                Some(path) if *ours == Judged::Valid => Some(fs::read_to_string(path)?),
                _ => None,
            };
            let found = of_verdicts(ours, theirs).or_else(|| {
                let found = equal::difference(text, &written?, self.schema.order)?;
                Some(("is another when written".to_owned(), found))
            });
            differences.extend(found.map(|(kind, found)| Difference {
                path: case.document.clone(),
                kind,
                found,
            }));
        }
        let valid = theirs.iter().filter(|it| it.is_valid()).count();
        Ok((valid, differences))
    }

    /// Prints the differences, some of each kind; their number.
    fn report(&self, differences: &[Difference]) -> usize {
        let mut by_kind: BTreeMap<&str, Vec<&Difference>> = BTreeMap::new();
        for it in differences {
            by_kind.entry(&it.kind).or_default().push(it);
        }
        for (kind, differences) in by_kind {
            println!("{}: {} times: {kind}", self.schema.name, differences.len());
            for it in differences.iter().take(SHOWN) {
                println!("    {}: {}", it.path.display(), it.found);
            }
        }
        differences.len()
    }

    /// The names of the types in the schema's main document.
    fn types(&self) -> Result<Vec<String>, Box<dyn Error>> {
        let text = fs::read_to_string(self.schema.path(self.source))?;
        let options = roxmltree::ParsingOptions {
            allow_dtd: true,
            ..roxmltree::ParsingOptions::default()
        };
        let document = roxmltree::Document::parse_with_options(&text, options)?;
        let is_type = |name: &str| matches!(name, "simpleType" | "complexType");
        let types = document.root_element().children();
        let types = types.filter(|it| is_type(it.tag_name().name()));
        Ok(types
            .filter_map(|it| it.attribute("name").map(str::to_owned))
            .collect())
    }
}

/// A document of which the compiled code and the JDK say different things, or that
/// is not written as it was.
struct Difference {
    path: PathBuf,
    kind: String,
    found: String,
}

/// The kind of a difference between two verdicts, and both verdicts.
fn of_verdicts(ours: &Judged, theirs: &Verdict) -> Option<(String, String)> {
    let is_valid = match theirs.outcome {
        Outcome::Valid => true,
        Outcome::Invalid | Outcome::NotWellFormed => false,
        Outcome::SchemaBroken | Outcome::Undecided => {
            return Some(("the JDK gives no verdict".to_owned(), theirs.to_string()));
        }
    };
    let kind = match ours {
        Judged::Valid if is_valid => return None,
        Judged::Invalid(_) if !is_valid => return None,
        Judged::Valid => format!("only the JDK refuses it: {}", code(&theirs.message)),
        Judged::Invalid(violation) => {
            let id = violation.split(' ').next().unwrap_or_default();
            format!("only the JDK accepts it: {id}")
        }
        Judged::Failed(_) => "no verdict of ours".to_owned(),
    };
    Some((kind, format!("ours: {ours:?}; the JDK: {theirs}")))
}

/// The code of a message of the JDK: `cvc-id.1` of `7: cvc-id.1: ...`.
fn code(message: &str) -> &str {
    message.split(": ").nth(1).unwrap_or(message)
}
