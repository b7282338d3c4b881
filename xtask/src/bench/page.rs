//! Pages of figures: sections with tables between what one must know to read
//! them and the machine.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use super::machine;
use super::measure::Row;
use crate::{TaskResult, workspace};

/// A page of measurements.
pub(super) fn page(title: &str, intro: &str, sections: &[String], footer: &[String]) -> String {
    let (sections, footer) = (sections.concat(), footer.join("\n- "));
    let made = "<!-- Made by `cargo xtask bench`. -->";
    format!("{made}\n\n# {title}\n\n{intro}\n{sections}\n- {footer}\n")
}

/// A table; numbers stand in columns whose headings end with a colon.
pub(crate) fn table(columns: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let names = columns.iter().map(|it| it.trim_end_matches(':'));
    let rule = |it: &&str| if it.ends_with(':') { "---:" } else { "---" };
    let rules = columns.iter().map(rule);
    let mut text = String::new();
    let mut line = |cells: &[&str]| {
        // Writing to a string cannot fail.
        let _ = writeln!(text, "| {} |", cells.join(" | ").trim_end());
    };
    line(&names.collect::<Vec<_>>());
    line(&rules.collect::<Vec<_>>());
    for row in rows {
        line(&row.iter().map(|cell| &**cell).collect::<Vec<_>>());
    }
    text
}

/// The runs of a program, in words.
pub(super) fn turns(runs: u32) -> String {
    match runs {
        1 => "once each".to_owned(),
        runs => format!("and the figures are medians of {runs} runs, peaks the highest"),
    }
}

/// The section on the widest spread of any row, where there are several runs.
pub(super) fn spread(rows: &[&Row], runs: u32) -> String {
    let rows = rows.iter();
    let widest = rows.max_by(|one, other| one.spread().total_cmp(&other.spread()));
    let Some(row) = widest.filter(|_| runs > 1) else {
        return String::new();
    };
    let (spread, name) = (row.spread(), row.name);
    format!(
        "\nThe slowest run of a program took up to {spread:.2} times as long as its fastest (`{name}`).\n"
    )
}

/// The lines on the machine, the programs of the rows, and what was left out.
pub(super) fn footer(rows: &[&Row], notes: &[String]) -> Vec<String> {
    let versions = rows.iter().flat_map(|row| row.version.split("; "));
    let mut versions: Vec<_> = versions.collect();
    versions.sort_unstable();
    versions.dedup();
    let programs = format!("Programs: {}", versions.join("; "));
    let notes = notes.iter().map(|note| format!("Note: {note}"));
    let machine = machine::account().into_iter();
    machine.chain([programs]).chain(notes).collect()
}

/// A speed or a ratio in three digits, as far as they stand behind the point.
pub(super) fn short(value: f64) -> String {
    let digits = match value {
        ..10.0 => 2,
        ..100.0 => 1,
        _ => 0,
    };
    format!("{value:.digits$}")
}

/// Prints a page, and writes it where it is asked for.
pub(crate) fn publish(page: &str, file: Option<&Path>) -> TaskResult {
    println!("{page}");
    if let Some(path) = file {
        fs::write(workspace::root().join(path), page)?;
    }
    Ok(())
}
