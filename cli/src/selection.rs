//! Findings that people want, and how grave each is to be taken: the options
//! of the command line that say so, over what `cif.toml` says.

use std::borrow::Cow;
use std::path::PathBuf;

use cif::check::{Legality, Options, Selection, Selector, Severity};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::config;
use crate::config::listed::{Listed, array, key, quoted};
use crate::gather::Exclude;
use crate::input::Input;
use crate::per_path::PerPath;
use crate::selector::{selector, severity_or_off};
use crate::status::CliError;

/// Options that choose among findings.
#[derive(Debug, Args)]
#[command(next_help_heading = "Selection")]
pub(crate) struct SelectionArgs {
    /// Take only these findings: ids or names of rules, areas like IX, ids of constraints or the
    /// steps they begin with like xsd:Game, xml, xsd, pgn and what begins so, or all; the more
    /// specific beats the less specific
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = selector)]
    select: Vec<Selector>,

    /// Leave these findings out
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = selector)]
    ignore: Vec<Selector>,

    /// Take findings for error, warning or info, or leave them out (off), as in IX=warning
    #[arg(long = "severity", value_name = "ID=LEVEL", value_delimiter = ',', value_parser = level)]
    levels: Vec<Level>,

    /// The least severity that makes the exit status 1 [default: error, of a conversion warning]
    #[arg(long, value_name = "SEVERITY", value_parser = severity())]
    fail_on: Option<Severity>,

    /// End with status 0 whatever is found; what cannot be read or written still gives 2
    #[arg(long, conflicts_with = "fail_on")]
    exit_zero: bool,

    /// The file of settings [default: cif.toml here or in the nearest folder above]
    #[arg(long, value_name = "FILE", conflicts_with = "no_config")]
    config: Option<PathBuf>,

    /// Read no file of settings
    #[arg(long)]
    no_config: bool,
}

/// Options that choose among the findings of a check.
#[derive(Debug, Args)]
pub(crate) struct CheckSelectionArgs {
    #[command(flatten)]
    selection: SelectionArgs,

    /// Games that are replayed, their moves judged by the rules of chess: always
    /// means all, auto those without a signature of their own, never none of them [default: always]
    #[arg(long, value_name = "WHEN", value_parser = legality(), help_heading = "Selection")]
    legality: Option<Legality>,
}

/// The command whose findings are selected.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Of {
    /// Those of a check, and of what fixes them.
    Check,
    Convert,
}

/// A selector and how grave its findings are, or that they are left out.
type Level = (Selector, Option<Severity>);

/// The settings of the command line and of the file together.
#[derive(Debug)]
pub(crate) struct Settings {
    pub(crate) selection: Selection,
    pub(crate) fail_on: FailOn,
    pub(crate) legality: Legality,
    /// The files in directories that are passed over.
    pub(crate) exclude: Exclude,
    per_path: PerPath,
}

/// The least severity that makes the exit status 1; nothing where none does.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FailOn(Option<Severity>);

impl FailOn {
    /// Returns whether findings, of which this is the worst, make the exit status 1.
    pub(crate) fn is_met_by(self, worst: Option<Severity>) -> bool {
        self.0.is_some() && worst >= self.0
    }
}

impl Settings {
    /// Returns the options of a check, as far as they do not depend on the command.
    pub(crate) fn options(&self) -> Options {
        Options {
            rulebook: Some(&cif::chess::Rules),
            selection: self.selection.clone(),
            legality: self.legality,
            ..Options::default()
        }
    }

    /// Returns the same options for an input, which the file of settings may say more of.
    pub(crate) fn options_of<'o>(&self, input: &Input, options: &'o Options) -> Cow<'o, Options> {
        match self.per_path.over(&self.selection, input) {
            Some(selection) => Cow::Owned(Options {
                selection,
                ..options.clone()
            }),
            None => Cow::Borrowed(options),
        }
    }
}

impl CheckSelectionArgs {
    /// Reads the file of settings.
    pub(crate) fn file(&self) -> Result<config::File, CliError> {
        self.selection.file()
    }

    /// The files of settings that may count: the one that is named, or those that are looked for.
    pub(crate) fn files(&self) -> Vec<PathBuf> {
        let SelectionArgs {
            config, no_config, ..
        } = &self.selection;
        match config {
            _ if *no_config => Vec::new(),
            Some(file) => vec![file.clone()],
            None => {
                let here = std::env::current_dir().unwrap_or_default();
                here.ancestors().map(|it| it.join(config::NAME)).collect()
            }
        }
    }

    /// Lists what the command line says of the findings of a check.
    pub(crate) fn listed(&self) -> Vec<Listed> {
        let SelectionArgs {
            select,
            ignore,
            levels,
            fail_on,
            exit_zero,
            ..
        } = &self.selection;
        let mut all = Vec::new();
        if !select.is_empty() {
            all.push(Listed::option("check.select", array(select), "select"));
        }
        if !ignore.is_empty() {
            all.push(Listed::option("check.ignore", array(ignore), "ignore"));
        }
        if *exit_zero {
            all.push(Listed::option(
                "check.fail-on",
                quoted("never"),
                "exit-zero",
            ));
        }
        let fail_on =
            fail_on.map(|it| Listed::option("check.fail-on", quoted(it.as_str()), "fail-on"));
        all.extend(fail_on);
        let legality = self.legality.map(|it| quoted(it.as_str()));
        all.extend(legality.map(|it| Listed::option("check.legality", it, "legality")));
        all.extend(levels.iter().map(|(selector, level)| {
            let key = format!("severity.{}", key(&selector.to_string()));
            let level = level.map_or("off", Severity::as_str);
            Listed::option(&key, quoted(level), "severity")
        }));
        all
    }

    /// The options of the command line over those of the file of settings.
    pub(crate) fn settings(&self) -> Result<Settings, CliError> {
        let settings = self.selection.settings(Of::Check)?;
        Ok(Settings {
            legality: self.legality.unwrap_or(settings.legality),
            ..settings
        })
    }
}

impl SelectionArgs {
    /// Reads the file of settings.
    fn file(&self) -> Result<config::File, CliError> {
        if self.no_config {
            Ok(config::File::default())
        } else {
            config::read(self.config.as_deref())
        }
    }

    /// The options of the command line over those of the file of settings.
    pub(crate) fn settings(&self, of: Of) -> Result<Settings, CliError> {
        let file = self.file()?;
        let (part, fail_on) = match of {
            Of::Check => (file.check, Severity::Error),
            Of::Convert => (file.convert, Severity::Warning),
        };
        let mut selection = Selection::default();
        for selector in &self.select {
            selection = selection.select(selector.clone());
        }
        for selector in &self.ignore {
            selection = selection.ignore(selector.clone());
        }
        for (selector, severity) in &self.levels {
            selection = selection.level(selector.clone(), *severity);
        }
        Ok(Settings {
            selection: selection.over(part.selection),
            fail_on: FailOn(
                Some(self.fail_on.or(part.fail_on).unwrap_or(fail_on)).filter(|_| !self.exit_zero),
            ),
            legality: file.legality.unwrap_or_default(),
            exclude: file.exclude,
            per_path: file.per_path,
        })
    }
}

fn level(text: &str) -> Result<Level, String> {
    let (findings, level) = text
        .rsplit_once('=')
        .ok_or("what is needed looks like IX-007=warning")?;
    Ok((selector(findings)?, severity_or_off(level.trim())?))
}

fn severity() -> impl TypedValueParser<Value = Severity> {
    PossibleValuesParser::new(Severity::ALL.map(Severity::as_str))
        .try_map(|text| text.parse::<Severity>())
}

fn legality() -> impl TypedValueParser<Value = Legality> {
    PossibleValuesParser::new(Legality::ALL.map(Legality::as_str))
        .try_map(|text| text.parse::<Legality>())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_name_findings_and_a_severity() {
        let (all, off) = level(" all = off ").unwrap();
        assert_eq!((all, off), ("all".parse().unwrap(), None));
        assert_eq!(level("IX=info").unwrap().1, Some(Severity::Info));
        for wrong in ["", "IX", "=info", "IX=", "IX=OFF", "ZZ=off", "IX=info=off"] {
            assert!(level(wrong).is_err(), "{wrong}");
        }
    }
}
