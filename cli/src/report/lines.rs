//! The lines of places that a check no longer had at hand: what is known only
//! at the end of an archive, and definitions that stand before a finding. They
//! are read once more from the file, where the input is one.

use std::fs::File;
use std::io::{Read, Seek, SeekFrom};

use cif::check::{Excerpt, Finding, Location};
use cif::read::source::Source;

use crate::input::Input;

/// The bytes of a long line that are shown on each side.
const REACH: usize = 160;

/// More is read, so that it shows where a line is cut, and characters at the
/// edges are whole.
const SPARE: usize = 8;

/// A file in which lines are looked up.
pub(crate) struct Lines {
    file: Option<File>,
}

impl Lines {
    /// The lines of an input; none where it cannot be read twice, or is compressed. A finding
    /// without its line is still reported, so that an error of the second reading hides nothing.
    pub(crate) fn of(input: &Input) -> Self {
        let file = match input {
            Input::Stdin => None,
            Input::File(path) => {
                let is_file = path.metadata().is_ok_and(|metadata| metadata.is_file());
                let is_plain = is_file && input.compression().is_none();
                is_plain.then(|| File::open(path).ok()).flatten()
            }
        };
        Self { file }
    }

    /// Adds the excerpts that a finding lacks. A text whose first bytes show another encoding has
    /// no lines to be read here.
    pub(crate) fn complete(&mut self, finding: &mut Finding) {
        if finding.id == "xml:encoding" && finding.location.offset == 0 {
            return;
        }
        let related = finding
            .related
            .iter_mut()
            .map(|related| &mut related.location);
        for location in std::iter::once(&mut finding.location).chain(related) {
            if location.excerpt.is_none() {
                location.excerpt = self.excerpt(location);
            }
        }
    }

    fn excerpt(&mut self, location: &Location) -> Option<Excerpt> {
        let file = self.file.as_mut()?;
        let begin = location.offset.saturating_sub((REACH + SPARE) as u64);
        let at = usize::try_from(location.offset - begin).ok()?;
        let mut bytes = Vec::new();
        file.seek(SeekFrom::Start(begin)).ok()?;
        let most = at + REACH + SPARE;
        file.take(most as u64).read_to_end(&mut bytes).ok()?;
        let bytes = bytes.get(..at).map(|_| &bytes)?;
        // The edges may cut through a character.
        let first = bytes.iter().position(|byte| byte & 0xC0 != 0x80)?;
        let text = bytes[first..].utf8_chunks().next()?.valid();
        let at = at.checked_sub(first)?;
        if at > text.len() {
            return None;
        }
        let found = Source::new(text).excerpt(at, REACH);
        let length = usize::try_from(location.length).unwrap_or(usize::MAX);
        Some(Excerpt {
            text: found.text.to_owned(),
            start: found.at,
            end: found.at.saturating_add(length).min(found.text.len()),
            cut_before: found.cut_before,
            cut_after: found.cut_after,
        })
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    fn place(offset: usize, length: u64) -> Location {
        Location {
            offset: offset as u64,
            length,
            ..Location::default()
        }
    }

    #[test]
    fn lines_are_read_from_the_file() {
        let long = "\u{265E}".repeat(300);
        let text = format!("<a>\n  <b>{long}</b>\r\n<c/>");
        let mut file = tempfile::NamedTempFile::new().expect("a file");
        file.write_all(text.as_bytes()).expect("a written file");
        let mut lines = Lines::of(&Input::File(file.path().to_owned()));

        let excerpt = lines.excerpt(&place(0, 3)).expect("a line");
        assert_eq!((&*excerpt.text, excerpt.start, excerpt.end), ("<a>", 0, 3));
        assert!(!excerpt.cut_before && !excerpt.cut_after);

        let middle = text.find("</b>").expect("a tag") - 450;
        let excerpt = lines.excerpt(&place(middle, 6)).expect("a line");
        assert!(excerpt.cut_before && excerpt.cut_after);
        assert_eq!(
            &excerpt.text[excerpt.start..excerpt.end],
            "\u{265E}\u{265E}"
        );

        let last = text.find("<c/>").expect("a tag");
        let excerpt = lines.excerpt(&place(last, 4)).expect("a line");
        assert_eq!(&excerpt.text[excerpt.start..excerpt.end], "<c/>");
        assert_eq!(lines.excerpt(&place(text.len() + 1, 1)), None);
        assert_eq!(Lines::of(&Input::Stdin).excerpt(&place(0, 1)), None);
    }
}
