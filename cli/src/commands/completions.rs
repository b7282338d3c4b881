//! `cif completions`: what lets a shell complete the command line. The texts are generated
//! from the declarations of the command when those change, not when it is built.

use clap::{Args, ValueEnum};

use crate::output::Output;
use crate::status::{CliError, Status};

/// Print what lets a shell complete the command line
///
/// The text goes where the shell looks for completions: for bash into
/// `~/.local/share/bash-completion/completions/cif`, for zsh into a file `_cif` in a folder of
/// its `fpath`, for fish into `~/.config/fish/completions/cif.fish`, for PowerShell into the
/// file that `$PROFILE` names.
#[derive(Debug, Args)]
pub(crate) struct Completions {
    /// The shell
    #[arg(value_enum, value_name = "SHELL")]
    shell: Shell,
}

/// A shell that completes command lines.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Shell {
    Bash,
    Zsh,
    Fish,
    #[value(name = "powershell", alias = "pwsh")]
    Pwsh,
}

impl Shell {
    const fn completions(self) -> &'static str {
        match self {
            Self::Bash => include_str!("../../completions/cif.bash"),
            Self::Zsh => include_str!("../../completions/_cif"),
            Self::Fish => include_str!("../../completions/cif.fish"),
            Self::Pwsh => include_str!("../../completions/_cif.ps1"),
        }
    }
}

/// Prints the completions.
pub(crate) fn run(arguments: &Completions) -> Result<Status, CliError> {
    let mut output = Output::new();
    output.copy(&mut arguments.shell.completions().as_bytes())?;
    output.finish()?;
    Ok(Status::Clean)
}
