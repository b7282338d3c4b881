//! The forms in which a check writes findings. Each is a small module over one stream of
//! findings: files in their order, and the findings of a file in the order of its text.
//! Whatever a form says of rules it takes from their own declarations.

mod checkstyle;
mod concise;
mod csv;
mod github;
mod gitlab;
mod grouped;
mod human;
mod json;
mod json_array;
mod junit;
mod sarif;
mod statistics;
mod wanted;

use std::io;

use cif::check::Finding;

use super::Tally;
use crate::links::Links;
use crate::terminal::escaped_json;

pub(crate) use self::wanted::{Format, FormatParser, WantedFormat};

/// A form in which findings are written. Files are rendered by several threads, and what
/// they give stands in the output in the order of the files.
pub(crate) trait Formatter: Sync {
    /// Returns what stands before everything else.
    fn begin(&self) -> String {
        String::new()
    }

    /// Returns what each element begins with, where one stands before it.
    fn separator(&self) -> &'static str {
        ""
    }

    /// Begins the report on a file.
    fn file(&self, name: &str) -> Box<dyn FileReport + '_>;

    /// Returns what stands behind everything else.
    fn end(&self, run: &Run<'_>) -> String {
        let _ = run;
        String::new()
    }
}

/// The report on one file, in portions.
pub(crate) trait FileReport {
    /// Takes a finding.
    ///
    /// # Errors
    /// When a finding that has to wait cannot be written to a temporary file.
    fn finding(&mut self, finding: &Finding, out: &mut dyn FnMut(&str)) -> io::Result<()>;

    /// Ends the report.
    ///
    /// # Errors
    /// As above.
    fn end(&mut self, end: FileEnd<'_>, out: &mut dyn FnMut(&str)) -> io::Result<()> {
        let _ = (end, out);
        Ok(())
    }
}

/// The end of the report on a file.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct FileEnd<'a> {
    /// The number of findings that were counted and not shown.
    pub(crate) hidden: u64,
    /// The option that shows more.
    pub(crate) remedy: &'static str,
    /// The reason why the file was not checked to its end.
    pub(crate) error: Option<&'a str>,
}

/// The outcome of a whole run.
pub(crate) struct Run<'a> {
    pub(crate) tally: &'a Tally,
    /// The tally in a line for people.
    pub(crate) line: &'a str,
}

/// Makes the formatter of a format.
pub(crate) fn formatter(format: Format, width: usize, links: Links) -> Box<dyn Formatter> {
    match format {
        Format::Human => Box::new(human::Human::new(width, links)),
        Format::Concise => Box::new(concise::Concise(links)),
        Format::Grouped => Box::new(grouped::Grouped(links)),
        // The program that makes the table takes lines of JSON.
        Format::Json | Format::Parquet => Box::new(json::Json),
        Format::JsonArray => Box::new(json_array::JsonArray),
        Format::Sarif => Box::<sarif::Sarif>::default(),
        Format::Junit => Box::new(junit::Junit),
        Format::Github => Box::new(github::Github),
        Format::Gitlab => Box::new(gitlab::Gitlab),
        Format::Checkstyle => Box::new(checkstyle::Checkstyle),
        Format::Csv => Box::new(csv::Csv),
    }
}

/// Makes the formatter that counts findings by their ids instead of listing them; nothing for
/// formats that have no place for that.
pub(crate) fn statistics(format: Format) -> Option<Box<dyn Formatter>> {
    Some(Box::new(statistics::Statistics::of(format)?))
}

/// A value as JSON, with an empty text where there is no memory for more.
fn json_of(value: &impl serde::Serialize) -> String {
    let json = serde_json::to_string(value).unwrap_or_default();
    escaped_json(&json).into_owned()
}
