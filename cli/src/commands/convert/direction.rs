//! What is converted into what: by the names of the files, or as was said.

use std::path::{Path, PathBuf};

use clap::ValueEnum;

use crate::filename;
use crate::input::{self, Input, PGN, is_like};
use crate::status::Trouble;
use crate::terminal::visible;

/// A form of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum Form {
    Pgn,
    Cif,
}

impl Form {
    /// What the files of this form are called.
    const fn extensions(self) -> &'static [&'static str] {
        match self {
            Self::Pgn => PGN,
            Self::Cif => &["cif"],
        }
    }

    fn of(path: &Path) -> Option<Self> {
        let is = |form: &Self| is_like(path, form.extensions());
        [Self::Pgn, Self::Cif].into_iter().find(is)
    }

    const fn other(self) -> Self {
        match self {
            Self::Pgn => Self::Cif,
            Self::Cif => Self::Pgn,
        }
    }
}

/// What is to be read and written.
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
    ) -> Result<Self, Trouble> {
        let Some(to) = to.or_else(|| Form::of(output)) else {
            let what = match Input::of(output) {
                Input::Stdin => "what is to be written is not known".to_owned(),
                Input::File(path) => {
                    let name = filename::shown(&path);
                    format!("the name `{}` does not say what to write", visible(&name))
                }
            };
            return Err(Trouble::new(what).with_help("say `--to pgn` or `--to cif`"));
        };
        let extensions = from.unwrap_or_else(|| to.other()).extensions();
        let (inputs, mut troubles) = input::gather_like(arguments, extensions);
        if let Some(last) = troubles.pop() {
            for trouble in troubles {
                trouble.report();
            }
            return Err(last);
        }
        let mut plan = Self {
            inputs: Vec::new(),
            to,
        };
        let inputs_count = inputs.len();
        for input in inputs {
            let form = match &input {
                Input::File(path) => from.or_else(|| Form::of(path)).ok_or_else(|| {
                    let name = filename::shown(path);
                    let name = visible(&name);
                    Trouble::new(format!(
                        "the name `{name}` does not say what the file holds"
                    ))
                    .with_help("say `--from pgn` or `--from cif`")
                })?,
                Input::Stdin => from.unwrap_or_else(|| to.other()),
            };
            plan.refuse(&input, form, output, reshapes || inputs_count > 1)?;
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
    ) -> Result<(), Trouble> {
        input.spare(Some(output))?;
        if from != self.to {
            return Ok(());
        }
        let name = input.name();
        let name = visible(&name);
        match self.to {
            Form::Pgn => {
                let message = format!("`{name}` is PGN already");
                Err(Trouble::new(message).with_help("the last file named is the output"))
            }
            Form::Cif if !reshapes => {
                let message = format!("`{name}` is CIF already");
                let help = "`--flat`, `--index` and `--namebase` say what is to become of it";
                Err(Trouble::new(message).with_help(help))
            }
            // The last archive of a list may not have been meant as output.
            Form::Cif if output.exists() => {
                let name = filename::shown(output);
                let message = format!("`{}` is there already", visible(&name));
                let help = "archives are not put into one that is there; give it another name";
                Err(Trouble::new(message).with_help(help))
            }
            Form::Cif => Ok(()),
        }
    }
}
