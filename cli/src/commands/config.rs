//! `cif config`: the settings that hold, and where each comes from.

use std::path::PathBuf;

use clap::Args;

use crate::config::listed::{Listed, holding, per_path_key};
use crate::input::Input;
use crate::output::Output;
use crate::selection::CheckSelectionArgs;
use crate::status::{CliError, Status};
use crate::terminal::{FAINT, styled, visible};

/// Show the settings that hold, and where each comes from
///
/// With options of `cif check`, those that hold with them. Where several lines name one setting all
/// of them hold, and the first goes over the others.
#[derive(Debug, Args)]
pub(crate) struct Config {
    /// An archive, so that of what is said of paths only that is shown which holds for it
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,

    #[command(flatten)]
    selection: CheckSelectionArgs,
}

/// Prints the settings.
pub(crate) fn run(arguments: &Config) -> Result<Status, CliError> {
    let file = arguments.selection.file()?;
    let mut said = arguments.selection.listed();
    said.extend(file.listed);
    if let Some(path) = &arguments.file {
        let input = Input::File(path.clone());
        let patterns = file.per_path.patterns(&input);
        let holding: Vec<String> = patterns.map(per_path_key).collect();
        said.retain(|it| !it.key.starts_with("per-path.") || holding.contains(&it.key));
    }
    let settings = holding(&said);
    let text = |it: &Listed| format!("{} = {}", it.key, visible(&it.value));
    let width = settings.iter().map(|it| text(it).chars().count()).max();
    let width = width.unwrap_or(0);
    let mut output = Output::new();
    for setting in &settings {
        let source = styled(
            FAINT,
            &format!("# {}", visible(&setting.source.to_string())),
        );
        output.print(&format!("{:width$}  {source}\n", text(setting)))?;
    }
    output.finish()?;
    Ok(Status::Clean)
}
