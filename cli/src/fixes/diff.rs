//! A unified diff of two texts, as `diff -u` and `patch` know it. Both texts
//! are in memory for that.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::time::Duration;

use similar::{ChangeTag, DiffOp, TextDiff};

use crate::terminal::{ADDED, FAINT, REMOVED, STRONG, visible};

/// After so long the rest is compared less thoroughly.
const LONG: Duration = Duration::from_secs(10);

/// Lines shown around a change.
const AROUND: usize = 3;

/// Two texts of one name.
pub(crate) struct Diff<'t> {
    pub(crate) name: &'t str,
    pub(crate) old: &'t [u8],
    pub(crate) new: &'t [u8],
}

impl Diff<'_> {
    /// Writes the differences as data, byte for byte.
    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        self.each(&mut |line| match line {
            Line::Head(text) => writeln!(out, "{text}"),
            Line::Text(tag, text) => {
                write!(out, "{tag}")?;
                out.write_all(text)?;
                if !text.ends_with(b"\n") {
                    write!(out, "\n\\ No newline at end of file\n")?;
                }
                Ok(())
            }
        })
    }

    /// The differences for people: in colours, and made harmless.
    pub(crate) fn show(&self) -> String {
        let mut shown = String::new();
        let _ = self.each(&mut |line| {
            let (style, text) = match line {
                Line::Head(text) => (STRONG, visible(&text).into_owned()),
                Line::Text(tag, text) => {
                    let style = match tag {
                        ChangeTag::Equal => FAINT,
                        ChangeTag::Delete => REMOVED,
                        ChangeTag::Insert => ADDED,
                    };
                    let text = String::from_utf8_lossy(text);
                    let text = text.trim_end_matches(['\r', '\n']);
                    let parts: Vec<_> = text.split('\t').map(visible).collect();
                    (style, format!("{tag}{}", parts.join("\t")))
                }
            };
            // Writing into a string cannot fail.
            let _ = writeln!(shown, "{style}{text}{style:#}");
            Ok(())
        });
        shown
    }

    fn each(&self, line: &mut dyn FnMut(Line<'_>) -> io::Result<()>) -> io::Result<()> {
        let [old, new] = [self.old, self.new].map(lines);
        let diff = TextDiff::configure().timeout(LONG).diff_slices(&old, &new);
        let name = self.name.replace(['\n', '\r'], "\u{FFFD}");
        line(Line::Head(format!("--- {name}")))?;
        line(Line::Head(format!("+++ {name}")))?;
        for hunk in diff.grouped_ops(AROUND) {
            let (Some(first), Some(last)) = (hunk.first(), hunk.last()) else {
                continue;
            };
            line(Line::Head(head(first, last)))?;
            for change in hunk.iter().flat_map(|op| diff.iter_changes(op)) {
                line(Line::Text(change.tag(), change.value()))?;
            }
        }
        Ok(())
    }
}

/// One line of a diff.
enum Line<'t> {
    Head(String),
    Text(ChangeTag, &'t [u8]),
}

/// The lines of a text with their ends.
fn lines(text: &[u8]) -> Vec<&[u8]> {
    text.split_inclusive(|byte| *byte == b'\n').collect()
}

/// The line before the changes that says where they are.
fn head(first: &DiffOp, last: &DiffOp) -> String {
    let range = |start: usize, end: usize| match end - start {
        0 => format!("{start},0"),
        1 => format!("{}", start + 1),
        length => format!("{},{length}", start + 1),
    };
    format!(
        "@@ -{} +{} @@",
        range(first.old_range().start, last.old_range().end),
        range(first.new_range().start, last.new_range().end)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn diff(old: &str, new: &str) -> String {
        let mut out = Vec::new();
        let [old, new] = [old, new].map(str::as_bytes);
        let diff = Diff {
            name: "a",
            old,
            new,
        };
        diff.write(&mut out).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn changes_stand_among_their_lines() {
        assert_eq!(
            diff("1\n2\n3\n4\n5\n6\n7\n8\n9\n", "1\n2\n3\n4\nV\n6\n7\n8\n9\n"),
            "--- a\n+++ a\n@@ -2,7 +2,7 @@\n 2\n 3\n 4\n-5\n+V\n 6\n 7\n 8\n"
        );
        assert_eq!(
            diff("", "x\ny\n"),
            "--- a\n+++ a\n@@ -0,0 +1,2 @@\n+x\n+y\n"
        );
    }

    #[test]
    fn ends_of_lines_are_kept() {
        assert_eq!(
            diff("a\r\nb", "A\r\nb"),
            "--- a\n+++ a\n@@ -1,2 +1,2 @@\n-a\r\n+A\r\n b\n\\ No newline at end of file\n"
        );
        let mac = diff("a\rb\r", "A\rb\r");
        assert_eq!(mac.matches("No newline").count(), 2, "{mac}");
    }

    #[test]
    fn what_is_shown_is_harmless() {
        let diff = Diff {
            name: "\u{1B}[31m",
            old: b"a\x1B[2J\tb\xFF\n",
            new: b"b\n",
        };
        let shown = anstream::adapter::strip_str(&diff.show()).to_string();
        assert!(shown.contains("-a\u{241B}[2J\tb\u{FFFD}\n"), "{shown}");
    }
}
