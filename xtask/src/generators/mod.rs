//! Puts the documents of the generator's features through the code that other
//! generators make of the same schemas.

mod page;
mod peers;

use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use crate::bench::{machine, page::publish};
use crate::generated::batches::{self, Module};
use crate::generated::generate::{self, Generated, Request};
use crate::generated::judge::{self, Judged};
use crate::generated::responder;
use crate::{TaskResult, workspace};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Write the page to this file of the workspace.
    #[arg(long)]
    write: Option<PathBuf>,
    /// Take only the features whose names begin so.
    #[arg(long, default_value = "")]
    feature: String,
}

/// Time for one schema and its documents, compiling included.
const LIMIT: Duration = Duration::from_mins(5);

/// Modules in one program.
const BATCH: usize = 50;

/// A schema and its documents.
struct Feature {
    name: String,
    schema: PathBuf,
    /// Each with true if it is valid.
    documents: Vec<(PathBuf, bool)>,
}

/// The work of a generator on a schema.
enum Outcome {
    /// Lines of code, and for each document true if it is read without complaint.
    Code(usize, Vec<bool>),
    /// No code that compiles.
    Nothing,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let mut features = features()?;
    features.retain(|it| it.name.starts_with(&args.feature));
    let mut columns = vec![(machine::own("cif-codegen"), ours(&features)?)];
    for peer in peers::peers()? {
        let requests: Vec<_> = features.iter().map(Feature::request).collect();
        let replies = responder::replies(&peer.program, &requests, LIMIT, |done| {
            eprintln!("{}: {done} of {}", peer.name, requests.len());
        })?;
        let outcomes = replies.into_iter().map(peers::outcome).collect();
        columns.push((peer.name, outcomes));
    }
    publish(&page::page(&features, &columns), args.write.as_deref())
}

/// All features, in the order of their names.
fn features() -> std::io::Result<Vec<Feature>> {
    let folder = workspace::root().join("codegen/tests/features");
    let mut features = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let name = |path: &PathBuf| {
            let name = path.file_name().unwrap_or_default();
            name.to_string_lossy().into_owned()
        };
        let files = fs::read_dir(&path)?.map(|it| Ok(it?.path()));
        let mut files = files.collect::<std::io::Result<Vec<_>>>()?;
        files.sort();
        let documents = files
            .into_iter()
            .filter(|it| it.extension().is_some_and(|it| it == "xml"))
            .map(|it| {
                let is_valid = name(&it).starts_with("valid");
                (it, is_valid)
            });
        features.push(Feature {
            name: name(&path),
            schema: path.join("schema.xsd"),
            documents: documents.collect(),
        });
    }
    features.sort_by(|one, other| one.name.cmp(&other.name));
    Ok(features)
}

impl Feature {
    /// Its name as an identifier.
    fn module(&self) -> String {
        format!("feature_{}", self.name.replace('-', "_"))
    }

    /// The number of valid documents that are read, or of invalid ones that are refused,
    /// and of all of the kind.
    fn right(&self, outcome: &Outcome, valid: bool) -> (usize, usize) {
        let of_kind = |(_, is_valid): &&(PathBuf, bool)| *is_valid == valid;
        let all = self.documents.iter().filter(of_kind).count();
        let Outcome::Code(_, read) = outcome else {
            return (0, all);
        };
        let documents = self.documents.iter().zip(read);
        let right = documents.filter(|((_, it), read)| *it == valid && **read == valid);
        (right.count(), all)
    }

    /// The line that asks another generator.
    fn request(&self) -> String {
        let paths = self.documents.iter().map(|(path, _)| path);
        let paths = std::iter::once(&self.schema).chain(paths);
        let fields = paths.map(|path| path.display().to_string());
        let fields: Vec<_> = std::iter::once(self.module()).chain(fields).collect();
        fields.join("\t")
    }
}

/// The outcomes of our generator.
fn ours(features: &[Feature]) -> Result<Vec<Outcome>, Box<dyn std::error::Error>> {
    let folder = workspace::target().join("generators");
    fs::create_dir_all(&folder)?;
    let requests: Vec<_> = features
        .iter()
        .map(|feature| Request {
            documents: vec![feature.schema.clone()],
            code: folder.join(format!("{}.rs", feature.module())),
        })
        .collect();
    let generated = generate::generate(&requests, &[], LIMIT)?;
    let modules = features.iter().zip(&requests).zip(generated);
    let modules: Vec<_> = modules
        .filter(|(_, outcome)| *outcome == Generated::Code)
        .map(|((feature, request), _)| Module {
            name: feature.module(),
            code: request.code.clone(),
            is_typed: true,
            has_only_tables: false,
        })
        .collect();
    let compiled = batches::compile(&folder.join("programs"), &modules, BATCH)?;
    let mut outcomes = Vec::new();
    for (feature, request) in features.iter().zip(requests) {
        let module = feature.module();
        if !compiled.programs.contains_key(&module) {
            outcomes.push(Outcome::Nothing);
            continue;
        }
        let cases: Vec<_> = feature
            .documents
            .iter()
            .map(|(document, _)| judge::Case {
                module: module.clone(),
                document: document.clone(),
                output: Some(folder.join("written.xml")),
            })
            .collect();
        let verdicts = judge::judge(&compiled, &cases)?.into_iter();
        let read = verdicts.map(|it| it == Judged::Valid).collect();
        let lines = fs::read_to_string(request.code)?.lines().count();
        outcomes.push(Outcome::Code(lines, read));
    }
    Ok(outcomes)
}
