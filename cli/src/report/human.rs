//! A finding for people: what is wrong, where, with the line it stands on and
//! a mark under the place, how to fix it, and where the format says so.

use annotate_snippets::{AnnotationKind, Element, Group, Level, Origin, Renderer, Snippet};
use anstream::adapter::strip_str;
use cif::check::{Excerpt, Finding, Location, Severity};

use crate::terminal::{visible, visible_lines};

/// Stands where a line goes on.
const CUT: &str = "\u{2026}";

/// Renders findings, styles included.
pub(crate) struct Human {
    renderer: Renderer,
}

impl Human {
    /// Renders for lines of this many columns.
    pub(crate) fn new(width: usize) -> Self {
        Self {
            renderer: Renderer::styled().term_width(width),
        }
    }

    /// A finding of a file, with an empty line after it.
    pub(crate) fn render(&self, file: &str, finding: &Finding) -> String {
        self.render_noted(file, finding, "rule", &rule(finding))
    }

    /// The same with a note of this name in place of the rule.
    pub(crate) fn render_noted(
        &self,
        file: &str,
        finding: &Finding,
        name: &str,
        note: &str,
    ) -> String {
        let file = visible(file);
        let level = match finding.severity {
            Severity::Error => Level::ERROR,
            Severity::Warning => Level::WARNING,
            Severity::Info => Level::INFO,
        };
        let title = level
            .primary_title(visible(&finding.message))
            .id(&*finding.id);
        let mut main = Group::with_title(title).elements(shown(
            &file,
            &finding.location,
            AnnotationKind::Primary,
        ));
        if let Some(help) = &finding.help {
            main = main.element(Level::HELP.message(visible(help)));
        }
        main = main.element(Level::NOTE.with_name(name).message(visible(note)));
        let related = finding.related.iter().map(|related| {
            let title = Level::NOTE.secondary_title(visible(&related.label));
            Group::with_title(title).elements(shown(
                &file,
                &related.location,
                AnnotationKind::Context,
            ))
        });
        let groups: Vec<Group<'_>> = std::iter::once(main).chain(related).collect();
        let mut text = without_file_marks(&self.renderer.render(&groups));
        if finding.location.excerpt.is_none() {
            text = indented(&text);
        }
        text.push('\n');
        text
    }
}

/// Leaves out the line `:::`, with which the renderer announces another file:
/// here a line of text follows the place that it belongs to. No line of text
/// looks like that, because each has a bar before it.
fn without_file_marks(text: &str) -> String {
    let is_mark = |line: &str| line.contains(":::") && strip_str(line).to_string().trim() == ":::";
    let kept = text.lines().filter(|line| !is_mark(line));
    kept.flat_map(|line| [line, "\n"]).collect()
}

/// Puts a blank before the place: without a line of text there is no number
/// that would make room for it.
fn indented(text: &str) -> String {
    let is_place = |line: &str| strip_str(line).to_string().starts_with("-->");
    text.lines()
        .flat_map(|line| [if is_place(line) { " " } else { "" }, line, "\n"])
        .collect()
}

/// The name of the rule and where it stands.
fn rule(finding: &Finding) -> String {
    let clause = match &*finding.clause {
        "limit" => "a limit of the reader, not of the format",
        clause => clause,
    };
    format!("{}, {clause}", finding.name)
}

/// A place in a file, and its line where that is at hand. The column is given
/// and not counted, because the excerpt may be a part of the line.
fn shown<'a>(file: &'a str, location: &'a Location, kind: AnnotationKind) -> Vec<Element<'a>> {
    let line = usize::try_from(location.line).unwrap_or(usize::MAX);
    let column = usize::try_from(location.column).unwrap_or(usize::MAX);
    let origin = Origin::path(file).line(line).char_column(column);
    let mut elements = vec![Element::from(origin)];
    if let Some(excerpt) = &location.excerpt {
        elements.push(snippet(excerpt, line, column, kind).into());
    }
    elements
}

fn snippet(
    excerpt: &Excerpt,
    line: usize,
    column: usize,
    kind: AnnotationKind,
) -> Snippet<'_, annotate_snippets::Annotation<'_>> {
    let text = &excerpt.text;
    let start = text.floor_char_boundary(excerpt.start);
    let end = text.floor_char_boundary(excerpt.end).max(start);
    let parts = [&text[..start], &text[start..end], &text[end..]].map(visible_lines);
    let [left, marked, right] = &parts;
    // The text may also begin where an item of a stream does.
    let is_cut = excerpt.cut_before || text[..start].chars().count() + 1 < column;
    let before = if is_cut { CUT } else { "" };
    let after = if excerpt.cut_after { CUT } else { "" };
    let mark = before.len() + left.len()..before.len() + left.len() + marked.len();
    let mark = kind.span(mark);
    Snippet::source(format!("{before}{left}{marked}{right}{after}"))
        .line_start(line)
        .annotation(mark)
}
