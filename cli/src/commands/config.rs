//! `cif config`: the settings that hold, and where each comes from.

use std::path::PathBuf;

use clap::Args;

use crate::config::listed::{Listed, Source, per_path_key};
use crate::input::Input;
use crate::output::Output;
use crate::selection::CheckSelectionArgs;
use crate::status::{CliError, Status};
use crate::terminal::{FAINT, styled, visible};

/// The values that hold where nothing is said.
const DEFAULTS: &[(&str, &str)] = &[
    ("exclude", "[]"),
    ("check.select", "[\"all\"]"),
    ("check.ignore", "[]"),
    ("check.fail-on", "\"error\""),
    ("check.legality", "\"always\""),
    ("convert.select", "[\"all\"]"),
    ("convert.ignore", "[]"),
    ("convert.fail-on", "\"warning\""),
];

/// The settings with one value, so that only one place counts.
const SINGLE: &[&str] = &["check.fail-on", "check.legality", "convert.fail-on"];

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

/// The settings that hold of those that were said, the command line first.
fn holding(said: &[Listed]) -> Vec<Listed> {
    let mut all = Vec::new();
    for (key, default) in DEFAULTS {
        let most = if SINGLE.contains(key) { 1 } else { usize::MAX };
        let begin = all.len();
        all.extend(said.iter().filter(|it| it.key == *key).take(most).cloned());
        if all.len() == begin {
            all.push(Listed {
                key: (*key).to_owned(),
                value: (*default).to_owned(),
                source: Source::Default,
            });
        }
    }
    let is_known = |it: &&Listed| DEFAULTS.iter().any(|(key, _)| it.key == *key);
    all.extend(said.iter().filter(|it| !is_known(it)).cloned());
    all
}
