//! The direction of a conversion: by the names of the files, or by options.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicU64;

use clap::ValueEnum;

use crate::gather::{CIF, Exclude, PGN, gather};
use crate::input::{Input, is_like};
use crate::pgn::Charset;
use crate::status::CliError;
use crate::terminal::visible;
use cif::files::filename;
use cif::files::kind::{FileKind, Wanted};
use cif::files::{Compression, Source};

/// A form of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
    Pgn,
    Cif,
}

impl Form {
    /// Returns the extensions of files of this form.
    const fn extensions(self) -> &'static [&'static str] {
        match self {
            Self::Pgn => PGN,
            Self::Cif => CIF,
        }
    }

    fn of(path: &Path) -> Option<Self> {
        let is = |form: &Self| is_like(path, form.extensions());
        [Self::Pgn, Self::Cif].into_iter().find(is)
    }

    /// Opens an input that is to be of this form.
    pub(super) fn open(
        self,
        input: &Input,
        charset: Charset,
        read: &Arc<AtomicU64>,
    ) -> Result<Source, CliError> {
        let opened = input.open_counted(read)?;
        let said = match (self, &opened.kind) {
            (Self::Pgn, FileKind::Archive) => Some("`--from cif` reads it as what it is"),
            (Self::Cif, FileKind::Pgn) => Some("`--from pgn` reads it as what it is"),
            _ => None,
        };
        let fit = match self {
            Self::Pgn => charset.fit(opened, input, Wanted::Pgn),
            Self::Cif => input.fit(opened, Wanted::Archive),
        };
        fit.map(|opened| opened.source).map_err(|error| match said {
            Some(help) => error.with_help(help),
            None => error,
        })
    }

    const fn other(self) -> Self {
        match self {
            Self::Pgn => Self::Cif,
            Self::Cif => Self::Pgn,
        }
    }
}

/// The error where the name of an input does not say its form: what the file is, unless it may
/// be of either.
fn nameless(input: &Input, path: &Path) -> CliError {
    let fit = |opened| input.fit(opened, Wanted::Games);
    if let Err(error) = input.open().and_then(fit) {
        return error;
    }
    let name = filename::shown(path);
    let message = format!(
        "the name `{}` does not say what the file holds",
        visible(&name)
    );
    CliError::new(message).with_help("say `--from pgn` or `--from cif`")
}

/// The inputs and the output of a conversion.
pub(super) struct Plan {
    pub(super) inputs: Vec<(Input, Form)>,
    pub(super) to: Form,
}

impl Plan {
    /// Makes a plan, and does not go to work on half of it.
    pub(super) fn of(
        arguments: &[PathBuf],
        output: &Path,
        from: Option<Form>,
        to: Option<Form>,
        reshapes: bool,
        exclude: &Exclude,
    ) -> Result<Self, CliError> {
        let Some(to) = to.or_else(|| Form::of(output)) else {
            let what = match Input::of(output) {
                Input::Stdin => "what is to be written is not known".to_owned(),
                Input::File(path) => {
                    // A compression that is not written is the better reason.
                    let unwritable =
                        |error| CliError::file("cannot write", &filename::shown(&path), &error);
                    Compression::wanted(&path).map_err(unwritable)?;
                    let name = filename::shown(&path);
                    format!("the name `{}` does not say what to write", visible(&name))
                }
            };
            return Err(CliError::new(what).with_help(other_command(output)));
        };
        let extensions: Vec<&str> = match (from, to) {
            (Some(from), _) => from.extensions().to_vec(),
            // Archives are merged.
            (None, Form::Cif) => [Form::Pgn.extensions(), Form::Cif.extensions()].concat(),
            (None, Form::Pgn) => Form::Cif.extensions().to_vec(),
        };
        let (mut inputs, mut errors) = gather(arguments, &extensions, exclude);
        if let Some(last) = errors.pop() {
            for error in errors {
                error.report();
            }
            return Err(last);
        }
        // A directory may hold what an earlier run made of it.
        let is_named = |input: &Input| arguments.iter().any(|it| Input::of(it) == *input);
        inputs.retain(|input| is_named(input) || !input.is_file_at(output));
        let folders: Vec<&PathBuf> = arguments.iter().filter(|it| it.is_dir()).collect();
        if from.is_none() {
            folders
                .iter()
                .try_for_each(|folder| of_one_form(folder, &inputs))?;
        }
        let merges = inputs.len() > 1 || !folders.is_empty();
        let mut plan = Self {
            inputs: Vec::new(),
            to,
        };
        for input in inputs {
            let form = match &input {
                Input::File(path) => match from.or_else(|| Form::of(path)) {
                    Some(form) => form,
                    None => return Err(nameless(&input, path)),
                },
                Input::Stdin => from.unwrap_or_else(|| to.other()),
            };
            plan.refuse(&input, form, output, reshapes || merges)?;
            plan.inputs.push((input, form));
        }
        Ok(plan)
    }

    /// Refuses what makes no sense.
    fn refuse(
        &self,
        input: &Input,
        from: Form,
        output: &Path,
        reshapes: bool,
    ) -> Result<(), CliError> {
        input.spare(Some(output))?;
        if from != self.to {
            return Ok(());
        }
        // Only what is of this form indeed is of it already.
        if matches!(input, Input::File(path) if path.is_file()) {
            from.open(input, Charset::default(), &Arc::default())?;
        }
        let name = input.name();
        let name = visible(&name);
        match self.to {
            Form::Pgn => {
                let message = format!("`{name}` is PGN already");
                Err(CliError::new(message).with_help("the last file named is the output"))
            }
            Form::Cif if !reshapes => {
                let message = format!("`{name}` is CIF already");
                let help = "`--flat`, `--index` and `--namebase` say what is to become of it";
                Err(CliError::new(message).with_help(help))
            }
            // The last archive of a list may not have been meant as output.
            Form::Cif if output.exists() => {
                let name = filename::shown(output);
                let message = format!("`{}` is there already", visible(&name));
                let help = "archives are not put into one that is there; give it another name";
                Err(CliError::new(message).with_help(help))
            }
            Form::Cif => Ok(()),
        }
    }
}

/// Refuses a directory that holds PGN and archives, which may be the same games.
fn of_one_form(folder: &Path, inputs: &[Input]) -> Result<(), CliError> {
    let short = folder.strip_prefix(".").unwrap_or(folder);
    let has = |form: Form| {
        inputs.iter().any(|input| match input {
            Input::File(path) => path.starts_with(short) && Form::of(path) == Some(form),
            Input::Stdin => false,
        })
    };
    if !(has(Form::Pgn) && has(Form::Cif)) {
        return Ok(());
    }
    let name = filename::shown(folder);
    let message = format!("`{}` holds both PGN and archives", visible(&name));
    Err(CliError::new(message).with_help("say `--from pgn` or `--from cif`"))
}

/// The remedy where a name does not say what to write: the command that writes what it is a
/// name of.
fn other_command(output: &Path) -> &'static str {
    let is_like = |extensions: &[&'static str]| is_like(output, extensions);
    if is_like(&["json"]) {
        "`cif json` writes JSON"
    } else if is_like(&["html", "htm"]) {
        "`cif html` writes reports for the browser"
    } else if is_like(&["parquet", "arrow", "csv", "ndjson"]) {
        "`cif export` writes tables"
    } else {
        "say `--to pgn` or `--to cif`"
    }
}
