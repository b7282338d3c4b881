//! Errors of an engine, each with what is known of it.

use core::fmt;
use std::io;
use std::process::ExitStatus;
use std::time::Duration;

use super::OptionError;

/// Why an engine did not do what it was asked.
#[derive(Debug)]
#[non_exhaustive]
pub enum EngineError {
    /// The program cannot be started.
    Start {
        /// The program.
        program: String,
        /// Why.
        error: io::Error,
    },
    /// The program speaks no UCI.
    NoUci {
        /// The first line that it wrote.
        line: String,
    },
    /// The engine ended of itself.
    Exited(Fate),
    /// The engine was ended by a signal of the system, as when it crashes.
    Crashed(Fate),
    /// The engine still runs, and says no more. It was killed.
    Mute(Fate),
    /// The engine did not answer in time and was killed.
    Hung {
        /// The step that it was asked for.
        step: Step,
        /// The time that it had.
        after: Duration,
        /// The last lines that it wrote to its standard error.
        stderr: Vec<String>,
    },
    /// The engine says that it has found a move, but not which.
    NoMove,
    /// The engine gave a score after its move, when the search was over.
    LateScore {
        /// The line.
        line: String,
    },
    /// The engine has no such option, or not with this value.
    Option(OptionError),
}

/// The end of an engine's process.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fate {
    /// The last step that the engine was asked for.
    pub step: Step,
    /// The status of its process, where it ended of itself.
    pub status: Option<ExitStatus>,
    /// The last lines that it wrote to its standard error.
    pub stderr: Vec<String>,
}

/// A step that an engine is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// To say that it speaks UCI, and what options it has.
    Start,
    /// To say that it is ready.
    Ready,
    /// To search.
    Search,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Start => "at its start",
            Self::Ready => "when asked whether it was ready",
            Self::Search => "in a search",
        })
    }
}

impl fmt::Display for EngineError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Start { program, error } => write!(f, "cannot start `{program}`: {error}"),
            Self::NoUci { line } => {
                write!(
                    f,
                    "the program speaks no UCI; its first line was `{}`",
                    short(line)
                )
            }
            Self::Exited(fate) => {
                write!(f, "the engine ended {}", fate.step)?;
                if let Some(code) = fate.status.and_then(|status| status.code()) {
                    write!(f, ", with status {code}")?;
                }
                last(f, &fate.stderr)
            }
            Self::Crashed(fate) => {
                write!(f, "the engine crashed {}", fate.step)?;
                if let Some(status) = fate.status {
                    write!(f, " ({status})")?;
                }
                last(f, &fate.stderr)
            }
            Self::Mute(fate) => {
                write!(f, "the engine closed its output {}", fate.step)?;
                last(f, &fate.stderr)
            }
            Self::Hung {
                step,
                after,
                stderr,
            } => {
                if after.is_zero() {
                    write!(f, "the engine reads no commands {step}")?;
                } else {
                    let seconds = after.as_secs_f64();
                    write!(f, "the engine gave no answer {step} in {seconds:.1} s")?;
                }
                last(f, stderr)
            }
            Self::NoMove => f.write_str("the engine ended a search with a `bestmove` of no move"),
            Self::LateScore { line } => {
                write!(
                    f,
                    "the engine gave a score after its `bestmove`: `{}`",
                    short(line)
                )
            }
            Self::Option(error) => error.fmt(f),
        }
    }
}

fn last(f: &mut fmt::Formatter<'_>, stderr: &[String]) -> fmt::Result {
    match stderr.last() {
        Some(line) => write!(f, "; its last words: `{}`", short(line)),
        None => Ok(()),
    }
}

/// The beginning of a line, without what moves the cursor.
fn short(line: &str) -> String {
    const MOST: usize = 120;
    let shown = |char: char| if char.is_control() { '\u{fffd}' } else { char };
    let mut text: String = line.chars().take(MOST).map(shown).collect();
    if line.chars().nth(MOST).is_some() {
        text.push('\u{2026}');
    }
    text
}

impl core::error::Error for EngineError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Start { error, .. } => Some(error),
            Self::Option(error) => Some(error),
            _ => None,
        }
    }
}

impl From<OptionError> for EngineError {
    fn from(error: OptionError) -> Self {
        Self::Option(error)
    }
}
