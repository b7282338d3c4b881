//! The line protocol of the judges that are scripts.
//!
//! A script reads one pair per line, `schema TAB document`, and answers each
//! with one line, `outcome TAB message`, in the same order. One start of an
//! interpreter serves any number of documents.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::{Outcome, Verdict};

/// Runs `script` over `pairs` and reads its verdicts.
pub(crate) fn run(script: &mut Command, pairs: &[(PathBuf, PathBuf)]) -> io::Result<Vec<Verdict>> {
    if pairs.is_empty() {
        return Ok(Vec::new());
    }
    let folder = tempfile::tempdir()?;
    // A file and not a pipe: whoever fills a pipe while the script answers
    // into another can wait for ever.
    let requests = folder.path().join("requests");
    let mut lines = io::BufWriter::new(File::create(&requests)?);
    for (schema, document) in pairs {
        writeln!(lines, "{}\t{}", field(schema)?, field(document)?)?;
    }
    lines.into_inner().map_err(io::IntoInnerError::into_error)?;
    let output = script
        .stdin(File::open(&requests)?)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .output()?;
    let verdicts = parse(&String::from_utf8_lossy(&output.stdout))?;
    if output.status.success() && verdicts.len() == pairs.len() {
        return Ok(verdicts);
    }
    Err(io::Error::other(format!(
        "{script:?} gave {} verdicts on {} documents, {}: {}",
        verdicts.len(),
        pairs.len(),
        output.status,
        String::from_utf8_lossy(&output.stderr),
    )))
}

/// A path as a field of a request: absolute, in UTF-8 and of one line.
fn field(path: &Path) -> io::Result<String> {
    let absolute = fs::canonicalize(path)
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))?;
    absolute
        .into_os_string()
        .into_string()
        .ok()
        .filter(|path| !path.contains(['\t', '\n', '\r']))
        .ok_or_else(|| {
            let message = format!("{}: cannot be passed to a judge", path.display());
            io::Error::new(io::ErrorKind::InvalidInput, message)
        })
}

fn parse(answers: &str) -> io::Result<Vec<Verdict>> {
    answers
        .lines()
        .map(|line| {
            let (outcome, message) = line.split_once('\t').unwrap_or((line, ""));
            Outcome::from_words(outcome)
                .map(|outcome| Verdict::new(outcome, message))
                .ok_or_else(|| io::Error::other(format!("a judge said: {line}")))
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reads_answers() {
        let verdicts = parse("valid\t\ninvalid\tno b here\n").expect("known outcomes");
        assert_eq!(
            verdicts,
            [
                Verdict::new(Outcome::Valid, ""),
                Verdict::new(Outcome::Invalid, "no b here"),
            ]
        );
    }

    #[test]
    fn refuses_chatter() {
        assert!(parse("Picked up JAVA_TOOL_OPTIONS\n").is_err());
    }

    #[test]
    fn too_few_answers_are_an_error() {
        let here = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("Cargo.toml");
        let error = run(&mut Command::new("true"), &[(here.clone(), here)]).expect_err("no answer");
        assert!(
            error.to_string().contains("0 verdicts on 1 documents"),
            "{error}"
        );
    }

    #[test]
    fn a_document_that_does_not_exist_is_an_error() {
        let error = field(Path::new("no/such.xml")).expect_err("no such file");
        assert_eq!(error.kind(), io::ErrorKind::NotFound);
    }
}
