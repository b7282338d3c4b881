//! `cif explain`: the page of a rule, of a constraint of the schema or of XML,
//! or of what a conversion says.

use cif::model::CONSTRAINTS;
use cif::read::scan;
use clap::Args;

use crate::kinds;
use crate::nearest::like;
use crate::output::Output;
use crate::page;
use crate::status::{CliError, Status};
use crate::terminal::{self, visible};

/// Explain a finding by its id: what is wrong, why it matters, how to fix it
#[derive(Debug, Args)]
pub(crate) struct Explain {
    /// The id or name of a rule (MI-001) or of a constraint (xsd:..., xml:...), or the id of what a
    /// conversion says (pgn:...)
    id: String,
}

/// Prints the page.
pub(crate) fn run(arguments: &Explain) -> Result<Status, CliError> {
    let id = arguments.id.trim();
    let Some(page) = find(id) else {
        return Err(unknown(id));
    };
    let mut output = Output::new();
    output.print(&page::render(&page, terminal::width()))?;
    output.finish()?;
    Ok(Status::Clean)
}

/// The page by id or name, in capitals or not.
fn find(wanted: &str) -> Option<String> {
    let known = || ids().find(|id| id.eq_ignore_ascii_case(wanted));
    cif::check::explain(wanted)
        .or_else(|| known().and_then(cif::check::explain))
        .or_else(|| {
            let kind = kinds::all().find(|kind| kind.id.eq_ignore_ascii_case(wanted));
            kind.map(kinds::explain)
        })
}

fn ids() -> impl Iterator<Item = &'static str> {
    let rules = cif::check::rules().iter().map(|rule| rule.id);
    let schema = CONSTRAINTS.iter().map(|constraint| constraint.id);
    let xml = scan::IDS.iter().map(|(id, ..)| *id);
    let conversion = kinds::all().map(|kind| kind.id);
    rules.chain(xml).chain(schema).chain(conversion)
}

fn unknown(id: &str) -> CliError {
    let names = cif::check::rules().iter().map(|rule| rule.name);
    let error = CliError::new(format!("nothing has the id `{}`", visible(id)));
    let help = below(id).or_else(|| like(id, ids().chain(names)));
    error.with_help(help.unwrap_or_else(|| "`cif rules` lists the rules".to_owned()))
}

/// Says which ids are about parts of what `wanted` names: `xsd:Game/text` of `xsd:Game`.
fn below(wanted: &str) -> Option<String> {
    const SHOWN: usize = 5;
    let is_below = |id: &&str| {
        let parts = id.split_at_checked(wanted.len());
        parts.is_some_and(|(whole, part)| {
            whole.eq_ignore_ascii_case(wanted) && part.starts_with(['/', '-', ':'])
        })
    };
    let ids: Vec<&str> = ids().filter(is_below).collect();
    let shown: Vec<String> = ids.iter().take(SHOWN).map(|id| format!("`{id}`")).collect();
    let others = match ids.len().saturating_sub(SHOWN) {
        0 => String::new(),
        others => format!(" and {others} more"),
    };
    let is = if ids.len() == 1 { "is" } else { "are" };
    (!ids.is_empty()).then(|| format!("there {is} {}{others}", shown.join(", ")))
}
