//! Edits applied from one file to another as they come, in bounded memory: a
//! few of them wait, so that a later finding may still edit what stands before
//! an earlier one.

use std::collections::BTreeMap;
use std::io::{self, Read, Seek, SeekFrom, Write};

use crate::{Edit, Fix};

/// The limit on edits that wait, and on bytes of new text.
const WAITING: usize = 1 << 16;
const HELD: usize = 16 << 20;

/// A copy of a text with edits. Nothing is written, and no file made, before
/// there is an edit.
pub(super) struct Edits<W, M> {
    make: M,
    out: Option<W>,
    /// The length of the text.
    length: u64,
    /// Up to here the text was copied.
    copied: u64,
    /// By where they begin; no two touch.
    waiting: BTreeMap<u64, Waiting>,
    held: usize,
}

/// The replacement of the text up to `end`.
struct Waiting {
    end: u64,
    text: String,
}

impl<W: Write, M: FnMut() -> io::Result<W>> Edits<W, M> {
    /// Edits of a text of this length, into the file that `make` makes.
    pub(super) fn new(length: u64, make: M) -> Self {
        Self {
            make,
            out: None,
            length,
            copied: 0,
            waiting: BTreeMap::new(),
            held: 0,
        }
    }

    /// Takes on the edits of a fix, all or none: none where one of them
    /// touches what another fix edits, or lies too far back.
    pub(super) fn take(&mut self, fix: &Fix, source: &mut (impl Read + Seek)) -> io::Result<bool> {
        let Some(edits) = merged(&fix.edits) else {
            return Ok(false);
        };
        if edits.iter().any(|edit| !self.is_free(edit)) {
            return Ok(false);
        }
        for Edit { start, end, text } in edits {
            self.held += text.len();
            self.waiting.insert(start, Waiting { end, text });
        }
        if self.waiting.len() > WAITING || self.held > HELD {
            let keep = self.waiting.len() / 2;
            self.write(keep, source)?;
        }
        Ok(true)
    }

    /// Returns whether nothing else edits that part of the text, or the places right
    /// before and after it.
    fn is_free(&self, edit: &Edit) -> bool {
        let begun = self.waiting.range(..=edit.end).next_back();
        begun.is_none_or(|(_, it)| it.end < edit.start)
            && (edit.start > self.copied || self.copied == 0)
            && edit.end <= self.length
    }

    /// Writes the first of the edits that wait, all but so many.
    fn write(&mut self, keep: usize, source: &mut (impl Read + Seek)) -> io::Result<()> {
        while self.waiting.len() > keep
            && let Some((start, Waiting { end, text })) = self.waiting.pop_first()
        {
            self.copy(start, source)?;
            self.held -= text.len();
            if let Some(out) = &mut self.out {
                out.write_all(text.as_bytes())?;
            }
            self.copied = end;
        }
        Ok(())
    }

    /// Copies the text up to a place.
    fn copy(&mut self, end: u64, source: &mut (impl Read + Seek)) -> io::Result<()> {
        let out = match &mut self.out {
            Some(out) => out,
            none => none.insert((self.make)()?),
        };
        let length = end.saturating_sub(self.copied);
        source.seek(SeekFrom::Start(self.copied))?;
        if io::copy(&mut source.by_ref().take(length), out)? < length {
            let kind = io::ErrorKind::UnexpectedEof;
            return Err(io::Error::new(kind, "it became shorter while it was read"));
        }
        Ok(())
    }

    /// Writes all that is left; gives what was written, if there was an edit.
    pub(super) fn finish(mut self, source: &mut (impl Read + Seek)) -> io::Result<Option<W>> {
        self.write(0, source)?;
        if self.out.is_some() {
            self.copy(self.length, source)?;
        }
        if let Some(out) = &mut self.out {
            out.flush()?;
        }
        Ok(self.out)
    }
}

/// The edits of a fix with those in one that follow each other without a gap;
/// nothing where they are out of order or overlap.
fn merged(edits: &[Edit]) -> Option<Vec<Edit>> {
    let mut merged: Vec<Edit> = Vec::with_capacity(edits.len());
    for edit in edits {
        if edit.start > edit.end {
            return None;
        }
        match merged.last_mut() {
            Some(last) if edit.start < last.end => return None,
            Some(last) if edit.start == last.end => {
                last.end = edit.end;
                last.text.push_str(&edit.text);
            }
            _ => merged.push(edit.clone()),
        }
    }
    (!merged.is_empty()).then_some(merged)
}

#[cfg(test)]
mod tests {
    use std::io::Cursor;

    use super::*;

    fn fix(edits: &[(u64, u64, &str)]) -> Fix {
        let edit = |&(start, end, text): &(u64, u64, &str)| Edit {
            start,
            end,
            text: text.to_owned(),
        };
        Fix {
            edits: edits.iter().map(edit).collect(),
            safe: true,
        }
    }

    /// The text with those of the fixes that were taken, and which.
    fn apply(text: &str, fixes: &[Fix]) -> (Option<String>, Vec<bool>) {
        let mut source = Cursor::new(text);
        let mut edits = Edits::new(text.len() as u64, || Ok(Vec::new()));
        let taken = fixes
            .iter()
            .map(|fix| edits.take(fix, &mut source).unwrap());
        let taken = taken.collect();
        let written = edits.finish(&mut source).unwrap();
        (written.map(|it| String::from_utf8(it).unwrap()), taken)
    }

    #[test]
    fn without_edits_nothing_is_written() {
        assert_eq!(apply("abc", &[]), (None, vec![]));
        assert_eq!(apply("abc", &[fix(&[])]), (None, vec![false]));
    }

    #[test]
    fn fixes_are_applied_whole_and_in_any_order() {
        let swap = fix(&[(0, 1, "e"), (4, 5, "a")]);
        let inside = fix(&[(2, 3, "CC")]);
        let expected = (Some("ebCCda".to_owned()), vec![true, true]);
        assert_eq!(apply("abcde", &[swap.clone(), inside.clone()]), expected);
        assert_eq!(apply("abcde", &[inside, swap]), expected);
        let (written, _) = apply("abc", &[fix(&[(0, 0, "<"), (0, 1, "A"), (3, 3, ">")])]);
        assert_eq!(written.as_deref(), Some("<Abc>"));
    }

    #[test]
    fn the_first_of_fixes_that_touch_wins() {
        let first = fix(&[(2, 4, "X")]);
        for other in [
            (0, 2),
            (1, 3),
            (2, 2),
            (2, 4),
            (3, 3),
            (3, 9),
            (4, 4),
            (0, 9),
        ] {
            let second = fix(&[(other.0, other.1, "Y")]);
            let (written, taken) = apply("0123456789", &[first.clone(), second]);
            assert_eq!(taken, [true, false], "{other:?}");
            assert_eq!(written.as_deref(), Some("01X456789"));
        }
        let half = fix(&[(0, 1, "Y"), (3, 4, "Y")]);
        let (written, taken) = apply("0123456789", &[first, half, fix(&[(5, 5, "Z")])]);
        assert_eq!(taken, [true, false, true]);
        assert_eq!(written.as_deref(), Some("01X4Z56789"));
    }

    #[test]
    fn edits_that_make_no_sense_are_not_taken() {
        for edits in [
            &[(2, 1, "")][..],
            &[(0, 4, "")],
            &[(4, 4, "")],
            &[(1, 3, ""), (2, 3, "")],
            &[(2, 3, ""), (0, 1, "")],
            &[(u64::MAX, u64::MAX, "")],
        ] {
            assert_eq!(
                apply("abc", &[fix(edits)]),
                (None, vec![false]),
                "{edits:?}"
            );
        }
    }

    #[test]
    fn many_edits_pass_through() {
        let count = WAITING as u64 * 3;
        let text = "ab".repeat(WAITING * 3);
        let mut fixes: Vec<Fix> = (0..count)
            .map(|at| fix(&[(2 * at, 2 * at + 1, "x")]))
            .collect();
        // Too far back by now; the next round has it.
        fixes.push(fix(&[(1, 1, "y")]));
        let (written, taken) = apply(&text, &fixes);
        assert_eq!(written.unwrap(), "xb".repeat(WAITING * 3));
        assert_eq!(taken.iter().filter(|taken| !**taken).count(), 1);
    }

    #[test]
    fn long_texts_do_not_wait_for_long() {
        let long = "x".repeat(HELD / 2 + 1);
        let fixes = [
            fix(&[(10, 11, &long)]),
            // Now the first of both is written, and the other waits.
            fix(&[(30, 31, &long)]),
            fix(&[(20, 21, "y")]),
            fix(&[(15, 16, "y")]),
            fix(&[(11, 12, "y")]),
            fix(&[(5, 6, "y")]),
        ];
        let (written, taken) = apply(&"-".repeat(40), &fixes);
        assert_eq!(taken, [true, true, true, true, false, false]);
        let expected = [
            "-".repeat(10),
            long.clone(),
            "-".repeat(4),
            "y".to_owned(),
            "-".repeat(4),
            "y".to_owned(),
            "-".repeat(9),
            long,
            "-".repeat(9),
        ];
        assert!(written.unwrap() == expected.concat());
    }

    #[test]
    fn a_text_that_became_shorter_is_an_error() {
        let mut source = Cursor::new("abc");
        let mut edits = Edits::new(9, || Ok(Vec::new()));
        assert!(edits.take(&fix(&[(8, 9, "")]), &mut source).unwrap());
        assert!(edits.finish(&mut source).is_err());
    }
}
