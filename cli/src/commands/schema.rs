//! `cif schema`: the schema of the format, and those of what is written in JSON.

use clap::Args;

use crate::config;
use crate::output::Output;
use crate::status::{CliError, Status};

/// The JSON Schema of one line of `cif check --format json`.
const FINDING: &str = include_str!("../../schema/finding.schema.json");

/// The JSON Schema of one line of `cif uci`.
const UCI: &str = include_str!("../../schema/uci.schema.json");

/// Print the XML Schema of CIF
#[derive(Debug, Args)]
pub(crate) struct Schema {
    /// Print the JSON Schema of a finding, one line of `cif check --format json`, instead
    #[arg(long)]
    findings: bool,

    /// Print the JSON Schema of one line of `cif uci` instead
    #[arg(long, conflicts_with = "findings")]
    uci: bool,

    /// Print the JSON Schema of the file of settings, cif.toml, instead
    #[arg(long, conflicts_with_all = ["findings", "uci"])]
    config: bool,
}

/// Prints a schema.
pub(crate) fn run(arguments: &Schema) -> Result<Status, CliError> {
    let settings;
    let schema = if arguments.config {
        settings = config::schema();
        &settings
    } else if arguments.findings {
        FINDING
    } else if arguments.uci {
        UCI
    } else {
        cif::schema::CIF_XSD
    };
    let mut output = Output::new();
    output.copy(&mut schema.as_bytes())?;
    output.finish()?;
    Ok(Status::Clean)
}
