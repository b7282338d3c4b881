//! The command line of an engine: a program and its arguments, given as such or in
//! one line as to a shell.

use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};

/// A program and its arguments.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommandLine {
    pub(super) program: OsString,
    pub(super) arguments: Vec<OsString>,
    pub(super) folder: Option<PathBuf>,
}

/// A line that calls no program.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CommandLineError {
    /// It is empty.
    Empty,
    /// A quotation mark is not closed, or a backslash stands at the end.
    Open,
}

impl CommandLine {
    /// A program with its arguments. A program without a folder is looked for
    /// where the system looks for programs.
    pub fn new<A: Into<OsString>>(
        program: impl Into<OsString>,
        arguments: impl IntoIterator<Item = A>,
    ) -> Self {
        Self {
            program: program.into(),
            arguments: arguments.into_iter().map(Into::into).collect(),
            folder: None,
        }
    }

    /// Takes a line apart as a shell does: at blanks, but for those behind a
    /// backslash or in quotation marks. Nothing else of a shell is known. A
    /// line that is the path of a file is that program.
    ///
    /// # Errors
    /// The line is empty, or quotation marks are left open.
    ///
    /// ```
    /// use cif_uci::engine::{CommandLine, CommandLineError};
    ///
    /// let line = CommandLine::parse("nice -n 19 '/opt/my engine/run' --net \"a b\"")?;
    /// let words = ["-n", "19", "/opt/my engine/run", "--net", "a b"];
    /// assert_eq!(line, CommandLine::new("nice", words));
    /// assert_eq!("engine 'x".parse::<CommandLine>(), Err(CommandLineError::Open));
    /// # Ok::<(), CommandLineError>(())
    /// ```
    pub fn parse(line: &str) -> Result<Self, CommandLineError> {
        if line.contains(['/', '\\', ' ']) && Path::new(line).is_file() {
            return Ok(Self::new(line, [] as [&str; 0]));
        }
        let words = shlex::split(line).ok_or(CommandLineError::Open)?;
        let mut words = words.into_iter();
        let program = words.next().filter(|program| !program.is_empty());
        Ok(Self::new(program.ok_or(CommandLineError::Empty)?, words))
    }

    /// The same, run in this folder.
    #[must_use]
    pub fn in_folder(mut self, folder: impl Into<PathBuf>) -> Self {
        self.folder = Some(folder.into());
        self
    }

    /// The program.
    pub fn program(&self) -> &OsStr {
        &self.program
    }
}

impl core::str::FromStr for CommandLine {
    type Err = CommandLineError;

    /// Takes a line apart, as [`CommandLine::parse`] does.
    fn from_str(line: &str) -> Result<Self, CommandLineError> {
        Self::parse(line)
    }
}

impl core::fmt::Display for CommandLineError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Empty => "the command of the engine is empty",
            Self::Open => "a quotation mark in the command of the engine is not closed",
        })
    }
}

impl core::error::Error for CommandLineError {}
