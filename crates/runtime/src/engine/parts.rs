//! The children of an element as parts of its text that can be moved: each
//! with what stands before it, and what follows it on its line.

use std::ops::Range;

use crate::scan::{Context, Mode, Scanner, Token};
use crate::schema::{Model, Target};

/// A child.
pub(super) struct Part {
    /// Its name, as a symbol of the content model.
    pub(super) symbol: usize,
    /// The element, from its start tag to its end tag.
    pub(super) element: Range<usize>,
    /// The start tag.
    pub(super) tag: Range<usize>,
    /// All that moves with it.
    pub(super) whole: Range<usize>,
}

/// The children of an element that its content model knows, also by another
/// name; a comment counts as what stands before the next of them, and other elements stay.
/// `around` is the scanner that has read the element. Nothing where the text is not
/// well-formed.
pub(super) fn parts(
    around: &Scanner<'_>,
    content: &Range<usize>,
    model: &Model,
) -> Option<Vec<Part>> {
    let inner = around.text().get(content.clone())?;
    // The content stands in an element, whose name does not matter.
    let outside = Context {
        open: vec!["content".to_owned()],
        prefixes: around.scope(),
        ..Context::default()
    };
    let mut scanner = Scanner::new(inner, around.limits(), Mode::Item(&outside));
    scanner.map_to(around.namespaces());
    let mut parts: Vec<Part> = Vec::new();
    let mut depth = 0_usize;
    let mut open = None;
    // Where the next child begins, once a line has ended.
    let mut begins = None;
    // The end of the element before it, and whether that is a part.
    let (mut before, mut follows) = (0, false);
    loop {
        match scanner.next() {
            Token::Start { name, span, .. } => {
                if depth == 0 {
                    let symbol = scanner.element_name(name).and_then(|it| symbol(model, it));
                    open = symbol.map(|symbol| (symbol, span.range()));
                }
                depth += 1;
            }
            Token::End { span, .. } => {
                depth = depth.saturating_sub(1);
                if depth > 0 {
                    continue;
                }
                let start = begins.take().unwrap_or(before);
                if let Some(last) = parts.last_mut().filter(|_| follows) {
                    last.whole.end = start;
                }
                before = span.range().end;
                follows = open.is_some();
                if let Some((symbol, tag)) = open.take() {
                    parts.push(Part {
                        symbol,
                        element: tag.start..before,
                        tag,
                        whole: start..before,
                    });
                }
            }
            Token::Text { raw, span, .. } => {
                if depth == 0 && begins.is_none() {
                    begins = line_end(raw).map(|at| span.range().start + at);
                }
            }
            Token::CData { .. } => {}
            Token::Eof => break,
        }
    }
    // Prefixes may be declared outside.
    let is_fault = |id: &str| id != "xml:unbound-prefix";
    if scanner.finish().iter().any(|it| is_fault(&it.id)) {
        return None;
    }
    if let (Some(last), Some(end)) = (parts.last_mut().filter(|_| follows), begins) {
        last.whole.end = end;
    }
    let shift = |range: &mut Range<usize>| {
        range.start += content.start;
        range.end += content.start;
    };
    for part in &mut parts {
        shift(&mut part.element);
        shift(&mut part.tag);
        shift(&mut part.whole);
    }
    Some(parts)
}

/// The symbol of a name, or of the name that it stands for.
fn symbol(model: &Model, name: &str) -> Option<usize> {
    let known = (model.symbol)(name.as_bytes());
    known.or_else(|| {
        let alias = model.aliases.iter().find(|alias| alias.name == name)?;
        match alias.target {
            Target::Sibling(right) => (model.symbol)(right.as_bytes()),
            Target::Relocated { .. } => None,
        }
    })
}

/// Returns where the first line of a text ends.
fn line_end(text: &str) -> Option<usize> {
    let at = text.find('\n')?;
    let line = text.get(..at)?;
    Some(line.strip_suffix('\r').map_or(at, str::len))
}
