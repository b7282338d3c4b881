//! Checking archives: the schema, and the rules that no schema can express.
//!
//! [`text`], [`reader`] and `path` check with the default [`options`], and
//! [`check()`] with options of your own and findings handed over as they come.
//! Rules of your own are a [`CustomRule`].

use std::io::Read;

pub use cif_validator::*;

/// The outcome of a check.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Checked {
    /// The findings, in the order of the text; those beyond
    /// [`Options::max_findings`] are only counted.
    pub findings: Vec<Finding>,
    /// The counts of all of them, and of what was checked.
    pub summary: Summary,
}

/// The default options, with the rules of chess where the feature `chess` is
/// on.
pub fn options() -> Options {
    Options {
        #[cfg(feature = "chess")]
        rulebook: Some(&cif_chess::Rules),
        ..Options::default()
    }
}

/// Checks a text.
///
/// # Errors
/// Those of [`check()`].
pub fn text(text: &str) -> Result<Checked, CheckError> {
    reader(text.as_bytes())
}

/// Checks what a reader gives, of any size.
///
/// # Errors
/// Those of [`check()`].
pub fn reader(source: impl Read) -> Result<Checked, CheckError> {
    let mut findings = Vec::new();
    let summary = check(source, &options(), &mut |finding| findings.push(finding))?;
    Ok(Checked { findings, summary })
}

/// Checks a file, compressed or not.
///
/// # Errors
/// When the file cannot be read, and those of [`check()`].
#[cfg(feature = "files")]
pub fn path(path: impl AsRef<std::path::Path>) -> Result<Checked, CheckError> {
    let opened = cif_files::open(path.as_ref(), cif_files::Bounds::default());
    reader(opened.map_err(CheckError::from)?)
}
