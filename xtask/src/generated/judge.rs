//! Verdicts of generated modules on documents.

use std::collections::BTreeMap;
use std::error::Error;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::batches::Compiled;
use super::responder::{self, Program, Reply};

/// A document, and the module that judges it.
#[derive(Clone, Debug)]
pub(crate) struct Case {
    pub(crate) module: String,
    pub(crate) document: PathBuf,
    /// The file that a valid document is written to anew.
    pub(crate) output: Option<PathBuf>,
}

/// The verdict on a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Judged {
    /// It is valid.
    Valid,
    /// It is not, by this first violation.
    Invalid(String),
    /// There is no verdict: a panic, a crash, no end.
    Failed(String),
}

/// Time for one document, at no optimisation.
const LIMIT: Duration = Duration::from_mins(1);

/// Judges documents by the compiled modules; the verdicts in their order.
///
/// # Errors
/// When a program cannot be started, or has not the module of a case.
pub(crate) fn judge(compiled: &Compiled, cases: &[Case]) -> Result<Vec<Judged>, Box<dyn Error>> {
    let mut by_program: BTreeMap<&Path, Vec<(usize, String)>> = BTreeMap::new();
    for (index, case) in cases.iter().enumerate() {
        let program = compiled.programs.get(&case.module);
        let program = program.ok_or_else(|| format!("{}: not compiled", case.module))?;
        let mut request = format!("{}\t{}", case.module, case.document.display());
        if let Some(output) = &case.output {
            request.push('\t');
            request.push_str(&output.display().to_string());
        }
        by_program
            .entry(program)
            .or_default()
            .push((index, request));
    }
    let mut verdicts = BTreeMap::new();
    for (path, requests) in by_program {
        let program = Program {
            path: path.to_owned(),
            arguments: Vec::new(),
        };
        let (indices, lines): (Vec<_>, Vec<_>) = requests.into_iter().unzip();
        let replies = responder::replies(&program, &lines, LIMIT, |_| ())?;
        verdicts.extend(indices.into_iter().zip(replies.into_iter().map(verdict)));
    }
    Ok(verdicts.into_values().collect())
}

fn verdict(reply: Reply) -> Judged {
    match reply {
        Reply::Crash(status) => Judged::Failed(format!("crashed ({status})")),
        Reply::Timeout => Judged::Failed("took too long".to_owned()),
        Reply::Line(answer) => match answer.split_once('\t') {
            Some(("valid", _)) => Judged::Valid,
            Some(("invalid", violation)) => Judged::Invalid(violation.to_owned()),
            Some((_, message)) => Judged::Failed(message.to_owned()),
            None => Judged::Failed(answer),
        },
    }
}
