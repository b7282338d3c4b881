//! Tries the generator on schemas in wide use: each is generated and compiled, reads
//! its documents and writes them back equal, and judges damaged documents as the
//! JDK does.

mod document;
mod equal;
mod mutants;
mod schemas;
mod trial;

use std::path::PathBuf;
use std::time::Duration;

use self::schemas::{RealSchema, SCHEMAS};
use self::trial::Trial;
use crate::generated::batches::{self, Module};
use crate::generated::generate::{self, Generated, Request};
use crate::{TaskResult, workspace};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The folder of the schemas.
    folder: PathBuf,
    /// Take only this schema.
    #[arg(long)]
    schema: Option<String>,
    /// Number of damaged documents for each schema.
    #[arg(long, default_value_t = 2_000)]
    mutants: usize,
    /// The seed of all chance.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Time for one schema.
const LIMIT: Duration = Duration::from_mins(5);

pub(crate) fn run(args: &Args) -> TaskResult {
    let folder = workspace::target().join("real-schemas");
    let code = folder.join("code");
    std::fs::create_dir_all(&code)?;
    let wanted = |it: &&RealSchema| args.schema.as_deref().is_none_or(|name| it.name == name);
    let schemas: Vec<&RealSchema> = SCHEMAS.iter().filter(wanted).collect();
    let requests: Vec<_> = (schemas.iter())
        .map(|schema| Request {
            documents: vec![schema.path(&args.folder)],
            code: code.join(format!("{}.rs", schema.name)),
        })
        .collect();
    let catalogue = schemas::catalogue(&args.folder);
    let files = catalogue.iter().cloned();
    let files: Vec<_> = files
        .filter_map(|(location, path)| Some((location, path?)))
        .collect();
    let outcomes = generate::generate(&requests, &files, LIMIT)?;
    let mut faults = 0;
    let mut modules = Vec::new();
    for ((schema, request), outcome) in schemas.iter().zip(requests).zip(outcomes) {
        let refusal = match outcome {
            Generated::Code => {
                modules.push(Module {
                    name: schema.name.to_owned(),
                    code: request.code,
                    is_typed: true,
                    has_only_tables: false,
                });
                continue;
            }
            Generated::Refused(_, message) => message,
            Generated::Failed(how) => format!("the generator {how}"),
        };
        println!("{}: {refusal}", schema.name);
        faults += 1;
    }
    let compiled = batches::compile(&folder.join("programs"), &modules, 1)?;
    for (name, error) in &compiled.errors {
        println!("{name}: does not compile: {error}");
        faults += 1;
    }
    for schema in schemas {
        if compiled.programs.contains_key(schema.name) {
            let trial = Trial {
                schema,
                source: &args.folder,
                catalogue: &catalogue,
                folder: folder.join(schema.name),
            };
            faults += trial.run(&compiled, args.mutants, args.seed)?;
        }
    }
    match faults {
        0 => Ok(()),
        _ => Err(format!("{faults} differences").into()),
    }
}
