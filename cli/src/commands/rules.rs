//! `cif rules`: all rules in a table.

use std::fmt::Write;

use cif::check::{Rule, Severity};
use clap::Args;
use serde::Serialize;

use crate::options::Format;
use crate::output::Output;
use crate::status::{CliError, Status};
use crate::terminal::{ERROR, INFO, STRONG, WARNING};

/// List the rules of the format
#[derive(Debug, Args)]
pub(crate) struct Rules {
    /// For whom the list is written; json is one object a line
    #[arg(long, value_enum, default_value_t, value_name = "FORMAT")]
    format: Format,
}

#[derive(Serialize)]
struct Line {
    id: &'static str,
    name: &'static str,
    severity: &'static str,
    fix: &'static str,
    title: &'static str,
    clause: &'static str,
    status: &'static str,
}

/// Prints the list.
pub(crate) fn run(arguments: &Rules) -> Result<Status, CliError> {
    let rules = cif::check::rules();
    let text = match arguments.format {
        Format::Human => table(rules),
        Format::Json => lines(rules)?,
    };
    let mut output = Output::new();
    output.print(&text)?;
    output.finish()?;
    Ok(Status::Clean)
}

fn table(rules: &[Rule]) -> String {
    let width = |field: fn(&Rule) -> &str| {
        let widths = rules.iter().map(|rule| field(rule).chars().count());
        widths.max().unwrap_or(0)
    };
    let ids = width(|rule| rule.id);
    let names = width(|rule| rule.name);
    let mut text = String::new();
    for rule in rules {
        let style = match rule.severity {
            Severity::Error => ERROR,
            Severity::Warning => WARNING,
            Severity::Info => INFO,
        };
        let Rule {
            id,
            name,
            severity,
            title,
            ..
        } = rule;
        // Writing into a string cannot fail.
        let _ = writeln!(
            text,
            "{STRONG}{id:ids$}{STRONG:#}  {style}{severity:7}{style:#}  {name:names$}  {title}"
        );
    }
    text
}

fn lines(rules: &[Rule]) -> Result<String, CliError> {
    let mut text = String::new();
    for rule in rules {
        let line = Line {
            id: rule.id,
            name: rule.name,
            severity: rule.severity.as_str(),
            fix: rule.fix.as_str(),
            title: rule.title,
            clause: rule.clause,
            status: rule.status.as_str(),
        };
        text += &serde_json::to_string(&line).map_err(|error| CliError::new(error.to_string()))?;
        text.push('\n');
    }
    Ok(text)
}
