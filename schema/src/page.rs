//! Renders the errata as the page `docs/errata.md`.
//!
//! The page is for whoever compares the schema with the published pages, so
//! the departures come first, each with its reason and a link into the schema.

use std::fmt::Write as _;

use crate::{Erratum, Mark, errata};

const HEAD: &str = "\
<!-- Made from schema/cif.xsd by `cargo xtask refresh`; edit the schema instead. -->

# Errata of the published schema

The pages that describe CIF give its schema in fragments. Some are not legal XSD 1.0 or contradict
their own prose, and some are lost. [`schema/cif.xsd`](../schema/cif.xsd) is the whole schema; this
page lists where it departs from the published one, and why. A component without an entry of its own
shares the mark of the component it is part of.
";

/// The errata page, as it stands in `docs/errata.md`.
pub fn errata_markdown() -> String {
    render(&errata())
}

fn render(errata: &[Erratum]) -> String {
    let marked = |mark| errata.iter().filter(move |erratum| erratum.mark == mark);
    let mut page = HEAD.to_owned();
    for (mark, about) in [
        (
            Mark::Repaired,
            "Published, but not legal XSD 1.0 or at odds with the format's own prose or example: the \
             smallest change that keeps the intent.",
        ),
        (
            Mark::Reconstructed,
            "Named by the published text, its definition lost: defined by this project, and open \
             wherever a list of values was cut.",
        ),
    ] {
        let title = capitalised(mark.as_str());
        push(
            &mut page,
            format_args!("\n## {title} ({})\n\n{about}\n\n", marked(mark).count()),
        );
        page.push_str("| component | page | reason |\n| --- | --- | --- |\n");
        for erratum in marked(mark) {
            let reason = cell(erratum.reason.as_deref().unwrap_or_default());
            push(
                &mut page,
                format_args!("| {} | `{}` | {reason} |\n", link(erratum), erratum.page),
            );
        }
    }
    push(
        &mut page,
        format_args!(
            "\n## Published ({})\n\nAs published.\n\n",
            marked(Mark::Published).count()
        ),
    );
    page.push_str("| component | page |\n| --- | --- |\n");
    for erratum in marked(Mark::Published) {
        push(
            &mut page,
            format_args!("| {} | `{}` |\n", link(erratum), erratum.page),
        );
    }
    page
}

fn push(page: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = page.write_fmt(text);
}

fn link(erratum: &Erratum) -> String {
    format!(
        "[`{}`](../schema/cif.xsd#L{})",
        cell(&erratum.component),
        erratum.line
    )
}

/// `text` as the content of a table cell, where a bar would end the cell.
fn cell(text: &str) -> String {
    text.replace('|', "\\|")
        .replace('<', "&lt;")
        .replace('*', "\\*")
}

fn capitalised(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(letters).collect()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn escapes_what_would_break_a_table() {
        assert_eq!(cell("a|b<c*"), r"a\|b&lt;c\*");
    }

    #[test]
    fn lists_each_erratum_once() {
        let page = errata_markdown();
        for erratum in errata() {
            assert_eq!(
                page.matches(&format!("| {} |", link(&erratum))).count(),
                1,
                "{erratum:?}"
            );
        }
    }
}
