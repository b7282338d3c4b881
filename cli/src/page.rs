//! Pages in Markdown as a terminal shows them. Only what the pages of rules
//! use is known: headings, paragraphs, lists, tables as they are, fenced
//! examples, code, emphasis and links.

use crate::terminal::{CODE, FAINT, STRONG, styled, visible};

/// The longest line that reads well.
const COMFORTABLE: usize = 88;

/// Renders a page for lines of at most `width` columns.
pub(crate) fn render(markdown: &str, width: usize) -> String {
    let mut page = Page {
        width: width.min(COMFORTABLE),
        out: String::new(),
        paragraph: String::new(),
        indent: 0,
    };
    let mut fence = false;
    for line in markdown.lines() {
        let trimmed = line.trim_start();
        if let Some(words) = trimmed.strip_prefix("```") {
            page.end_paragraph();
            fence = !fence;
            page.label(words);
        } else if fence {
            page.line(&styled(CODE, &format!("    {}", visible(line))));
        } else if trimmed.is_empty() {
            page.end_paragraph();
            page.empty_line();
        } else if let Some(heading) = heading(trimmed) {
            page.end_paragraph();
            page.line(&styled(STRONG, &visible(heading)));
        } else if trimmed.starts_with('|') {
            page.end_paragraph();
            page.line(&inline(line));
        } else if let Some(item) = trimmed.strip_prefix("- ").or(trimmed.strip_prefix("* ")) {
            page.end_paragraph();
            page.indent = 2;
            page.paragraph.push_str(item);
        } else {
            if !page.paragraph.is_empty() {
                page.paragraph.push(' ');
            }
            page.paragraph.push_str(trimmed);
        }
    }
    page.end_paragraph();
    let end = page.out.trim_end().len();
    page.out.truncate(end);
    page.out.push('\n');
    page.out
}

struct Page {
    width: usize,
    out: String,
    /// The paragraph or list item so far, in one line.
    paragraph: String,
    /// Columns before its lines; the first of a list item has a mark there.
    indent: usize,
}

impl Page {
    fn line(&mut self, text: &str) {
        self.out.push_str(text);
        self.out.push('\n');
    }

    /// Says what an example is, by the words after its fence.
    fn label(&mut self, words: &str) {
        let mut words = words.split_whitespace();
        let label = match words.nth(1) {
            Some("invalid") => "against the rule:",
            Some("valid") => "as it should be:",
            _ => return,
        };
        self.line(&styled(FAINT, &format!("  {label}")));
        self.empty_line();
    }

    fn empty_line(&mut self) {
        if !self.out.is_empty() && !self.out.ends_with("\n\n") {
            self.out.push('\n');
        }
    }

    /// Fills lines with the words of the paragraph. Words of code stay
    /// together with what is stuck to them.
    fn end_paragraph(&mut self) {
        let paragraph = std::mem::take(&mut self.paragraph);
        let indent = std::mem::take(&mut self.indent);
        if paragraph.is_empty() {
            return;
        }
        let available = self.width.saturating_sub(indent).max(20);
        let mut lines: Vec<String> = Vec::new();
        let mut column = 0;
        for word in words(&paragraph) {
            let length = anstream::adapter::strip_str(&word)
                .to_string()
                .chars()
                .count();
            match lines.last_mut() {
                Some(line) if column + 1 + length <= available => {
                    line.push(' ');
                    line.push_str(&word);
                    column += 1 + length;
                }
                _ => {
                    lines.push(word);
                    column = length;
                }
            }
        }
        for (number, line) in lines.iter().enumerate() {
            let before = match (indent, number) {
                (0, _) => "",
                (_, 0) => "- ",
                _ => "  ",
            };
            self.line(&format!("{before}{line}"));
        }
    }
}

/// The text of a heading.
fn heading(line: &str) -> Option<&str> {
    let text = line.trim_start_matches('#');
    let level = line.len() - text.len();
    ((1..=6).contains(&level) && text.starts_with(' ')).then(|| text.trim())
}

/// The words of a paragraph, styled. A line can be broken at any blank that is
/// not in code.
fn words(paragraph: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    for piece in pieces(paragraph) {
        let (style, text) = match piece {
            Piece::Code(code) => {
                // Code is kept in one piece, blanks and all.
                if let Some(word) = words.last_mut() {
                    word.push_str(&styled(CODE, &visible(code)));
                }
                continue;
            }
            Piece::Strong(text) => (Some(STRONG), text),
            Piece::Plain(text) => (None, text),
        };
        for (number, part) in text.split(' ').enumerate() {
            if number > 0 {
                words.push(String::new());
            }
            let part = visible(part);
            let Some(word) = words.last_mut() else {
                continue;
            };
            match style {
                Some(style) if !part.is_empty() => word.push_str(&styled(style, &part)),
                _ => word.push_str(&part),
            }
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// A line with styles that stays one line.
fn inline(line: &str) -> String {
    words(line).join(" ")
}

enum Piece<'t> {
    Plain(&'t str),
    Strong(&'t str),
    Code(&'t str),
}

/// Cuts a paragraph at its code, strong text and links. What has no end is
/// plain.
fn pieces(text: &str) -> Vec<Piece<'_>> {
    let mut pieces = Vec::new();
    let mut plain = 0;
    let mut at = 0;
    while let Some(found) = text[at..].find(['`', '*', '[']) {
        let start = at + found;
        let rest = &text[start..];
        let piece = match rest.as_bytes().first() {
            Some(b'`') => code(rest),
            Some(b'*') => strong(rest),
            _ => link(rest),
        };
        if let Some((piece, length)) = piece {
            pieces.push(Piece::Plain(&text[plain..start]));
            pieces.push(piece);
            at = start + length;
            plain = at;
        } else {
            // A run of backticks that nothing closes is plain as a whole.
            at = start + rest.len() - rest.trim_start_matches('`').len().min(rest.len() - 1);
        }
    }
    pieces.push(Piece::Plain(&text[plain..]));
    pieces
}

/// Code between runs of backticks of one length.
fn code(rest: &str) -> Option<(Piece<'_>, usize)> {
    let fence = &rest[..rest.len() - rest.trim_start_matches('`').len()];
    let body = &rest[fence.len()..];
    let mut from = 0;
    loop {
        let found = from + body[from..].find(fence)?;
        let run = body[found..].len() - body[found..].trim_start_matches('`').len();
        if run == fence.len() {
            let code = &body[..found];
            let inner = code
                .strip_prefix(' ')
                .and_then(|code| code.strip_suffix(' '));
            return Some((Piece::Code(inner.unwrap_or(code)), found + 2 * fence.len()));
        }
        from = found + run;
    }
}

/// `**strong**` or `*emphasis*`.
fn strong(rest: &str) -> Option<(Piece<'_>, usize)> {
    let mark = if rest.starts_with("**") { "**" } else { "*" };
    let body = &rest[mark.len()..];
    let length = body.find(mark)?;
    let text = &body[..length];
    let is_text = !text.is_empty() && !text.starts_with(' ') && !text.ends_with(' ');
    is_text.then_some((Piece::Strong(text), length + 2 * mark.len()))
}

/// The text of `[text](address)`.
fn link(rest: &str) -> Option<(Piece<'_>, usize)> {
    let middle = rest.find("](")?;
    let end = middle + rest[middle..].find(')')?;
    Some((Piece::Plain(&rest[1..middle]), end + 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn plain(markdown: &str, width: usize) -> String {
        anstream::adapter::strip_str(&render(markdown, width)).to_string()
    }

    #[test]
    fn pages_are_laid_out() {
        let page = "# MI-001: a-name\n\nOne `two three`, **four five** six\nseven [eight](http://x) nine.\n\n\
                    - first item\n- second\n\n```xml invalid\n<a>\n  `b`\n</a>\n```\nend\n\n";
        assert_eq!(
            plain(page, 24),
            "MI-001: a-name\n\nOne two three, four five\nsix seven eight nine.\n\n\
             - first item\n- second\n\n  against the rule:\n\n    <a>\n      `b`\n    </a>\nend\n"
        );
    }

    #[test]
    fn marks_without_an_end_are_text() {
        for text in [
            "a ` b",
            "a `` b ` c",
            "2 * 3",
            "a [b] c",
            "**",
            "```a",
            "`",
            "[](",
            "a*",
        ] {
            let shown = plain(&format!("x {text}"), 80);
            assert!(shown.starts_with('x'), "{shown}");
        }
        assert_eq!(plain("a `` b`c `` d", 80), "a b`c d\n");
        assert_eq!(plain("a ` b", 80), "a ` b\n");
        assert_eq!(plain("2 * 3 * 4", 80), "2 * 3 * 4\n");
        assert_eq!(
            plain("\u{E9}*\u{E9} `\u{265E}` \u{1B}", 80),
            "\u{E9}*\u{E9} \u{265E} \u{241B}\n"
        );
    }
}
