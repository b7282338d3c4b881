//! Runs the W3C's test suite for XML Schema 1.0: generates the code of each schema,
//! compiles it, judges the instances by it, and compares with what the suite
//! expects.

mod manifest;
mod reasons;
mod report;
mod tally;

use std::collections::BTreeSet;
use std::fs;
use std::path::PathBuf;
use std::time::Duration;

use self::manifest::{Group, Instance};
use self::tally::Tally;
use crate::generated::batches::{self, Module};
use crate::generated::generate::{self, Generated, Request};
use crate::generated::judge::{self, Case};
use crate::{TaskResult, workspace};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The folder of the suite, with `manifest.jsonl`.
    folder: PathBuf,
    /// Take only the sets whose name contains this.
    #[arg(long)]
    set: Option<String>,
    /// Take only the groups whose name begins with this.
    #[arg(long)]
    group: Option<String>,
    /// Take only the groups with an instance that contains this text.
    #[arg(long)]
    only: Option<String>,
    /// Compile nothing and judge no instance.
    #[arg(long)]
    schemas_only: bool,
    /// Compile the tables alone, which judge the instances; the types take far longer.
    #[arg(long)]
    tables: bool,
    /// Seconds for one schema.
    #[arg(long, default_value_t = 20)]
    limit: u64,
}

/// Modules in one program.
const BATCH: usize = 150;

pub(crate) fn run(args: &Args) -> TaskResult {
    let folder = workspace::target().join("xsts");
    let mut groups = manifest::read(&args.folder)?;
    groups.retain(|it| {
        let is_wanted =
            |part: &Option<String>, test: &dyn Fn(&str) -> bool| part.as_deref().is_none_or(test);
        is_wanted(&args.set, &|part| it.set.contains(part))
            && is_wanted(&args.group, &|part| it.name.starts_with(part))
    });
    if let Some(text) = &args.only {
        groups.retain(|it| it.instances.iter().any(|it| contains(it, text)));
    }
    let code = folder.join("code");
    fs::create_dir_all(&code)?;
    let requests: Vec<_> = (groups.iter().enumerate())
        .map(|(number, group)| Request {
            documents: group.documents.clone(),
            code: code.join(format!("{}.rs", module(number, group))),
        })
        .collect();
    let outcomes = generate::generate(&requests, &[], Duration::from_secs(args.limit))?;
    let mut tally = Tally::default();
    for (group, outcome) in groups.iter().zip(&outcomes) {
        tally.schema(group, outcome);
    }
    let mut judged: BTreeSet<String> = groups.iter().map(Group::key).collect();
    if !args.schemas_only {
        let generated = (groups.iter().enumerate())
            .zip(requests.iter().zip(&outcomes))
            .filter(|((_, group), (_, outcome))| {
                **outcome == Generated::Code && group.is_valid != Some(false)
            })
            .map(|((number, group), (request, _))| (module(number, group), group, request));
        let of_instances: Vec<_> = generated.filter(|it| !it.1.instances.is_empty()).collect();
        let modules: Vec<_> = (of_instances.iter())
            .map(|(name, _, request)| Module {
                name: name.clone(),
                code: request.code.clone(),
                is_typed: false,
                has_only_tables: args.tables,
            })
            .collect();
        let compiled = batches::compile(&folder.join("programs"), &modules, BATCH)?;
        let mut cases = Vec::new();
        let mut instances: Vec<(&Group, &Instance)> = Vec::new();
        for (name, group, _) in of_instances {
            if let Some(error) = compiled.errors.get(&name) {
                tally.does_not_compile(group, error);
                continue;
            }
            for instance in &group.instances {
                cases.push(Case {
                    module: name.clone(),
                    document: instance.path.clone(),
                    output: None,
                });
                instances.push((group, instance));
            }
        }
        let verdicts = judge::judge(&compiled, &cases)?;
        for ((group, instance), verdict) in instances.into_iter().zip(&verdicts) {
            tally.instance(group, instance, verdict);
            judged.insert(instance.name.clone());
        }
    }
    let (report, faults) = report::report(&tally, &judged);
    print!("{report}");
    match faults {
        0 => Ok(()),
        _ => Err(format!("{faults} differences without a reason, or the other way round").into()),
    }
}

/// Returns true if the document of an instance contains a text, as its bytes have it.
fn contains(instance: &Instance, text: &str) -> bool {
    let document = fs::read(&instance.path).unwrap_or_default();
    let mut places = document.windows(text.len().max(1));
    places.any(|it| it == text.as_bytes())
}

/// The name of the module of a group.
fn module(number: usize, group: &Group) -> String {
    let name = group.name.chars();
    let name: String = name
        .map(|c| if c.is_ascii_alphanumeric() { c } else { '_' })
        .collect();
    format!("g{number:04}_{}", name.to_lowercase())
}
