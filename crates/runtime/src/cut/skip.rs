//! The fast path to the end of an item, which nearly every item of a sound
//! document can take: to the next place where its own name stands in an end
//! tag, without telling the tags in between apart. Where anything could make
//! the slow path come to another end, this one gives up.

use memchr::{memchr2, memmem, memrchr};

use crate::sixteen::start_tags;

/// A name that is looked for.
pub(super) struct Name(memmem::Finder<'static>);

impl Name {
    pub(super) fn new(name: &[u8]) -> Self {
        Self(memmem::Finder::new(name).into_owned())
    }

    pub(super) fn as_bytes(&self) -> &[u8] {
        self.0.needle()
    }

    /// The tags of this name, by where the name stands after an offset.
    fn tags<'n>(&'n self, bytes: &'n [u8], from: usize) -> impl Iterator<Item = Named> + 'n {
        let found = self.0.find_iter(&bytes[from..]);
        found.filter_map(move |found| tag_named(bytes, from + found, self.as_bytes()))
    }

    /// Returns true if no other bytes are the same name; the scanner puts `_` for
    /// invalid bytes.
    fn is_plain(&self) -> bool {
        let is_plain = |byte: &u8| byte.is_ascii() && *byte != b'_';
        !self.as_bytes().is_empty() && self.as_bytes().iter().all(is_plain)
    }
}

/// An item that is skipped.
pub(super) struct FastSkip<'n> {
    /// The name of the item, and those of the elements around it.
    pub(super) name: &'n Name,
    pub(super) around: &'n [Name],
    /// The end of the item's start tag, which is closed.
    pub(super) after: usize,
    /// Number of further elements that can be open with their names kept.
    pub(super) remaining: usize,
}

/// The outcome of [`FastSkip::try_skip`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Skip {
    /// The item ends there.
    End(usize),
    /// No end before this offset, where to go on with more bytes.
    Further(usize),
    /// Only the slow path decides.
    Unsure,
}

impl FastSkip<'_> {
    /// Returns true if the names are such that they can be looked for.
    pub(super) fn is_possible(&self) -> bool {
        self.around.iter().chain([self.name]).all(Name::is_plain)
    }

    /// Goes on from an offset.
    pub(super) fn try_skip(&mut self, bytes: &[u8], from: usize) -> Skip {
        // Up to there all that matters of a tag can be seen.
        let names = self.around.iter().chain([self.name]);
        let longest = names.map(|name| name.as_bytes().len()).max().unwrap_or(0);
        let longest = b"</".len() + longest + 1;
        let seen = (bytes.len() + 1).saturating_sub(longest).max(from);
        let found = self.name.tags(bytes, from).next();
        let (outcome, until) = match found.filter(|tag| tag.begin < seen) {
            None => (Skip::Further(seen), seen),
            Some(tag)
                if tag.is_end && tag.stop == b'>' && self.is_outside_tags(bytes, tag.begin) =>
            {
                let end = tag.begin + b"</>".len() + self.name.as_bytes().len();
                (Skip::End(end), tag.begin)
            }
            Some(_) => return Skip::Unsure,
        };
        if self.may_pass(bytes, from, until) {
            outcome
        } else {
            Skip::Unsure
        }
    }

    /// Returns true if no markup that begins between two offsets could matter.
    fn may_pass(&mut self, bytes: &[u8], from: usize, until: usize) -> bool {
        let ends = |around: &Name| {
            let behind = (until + b"</".len() + around.as_bytes().len()).min(bytes.len());
            let mut tags = around.tags(&bytes[..behind], from);
            tags.any(|tag| tag.is_end && tag.begin < until)
        };
        if self.around.iter().any(ends) {
            return false;
        }
        let elements = start_tags(&bytes[from..], until - from);
        let remaining = elements.and_then(|elements| self.remaining.checked_sub(elements));
        self.remaining = remaining.unwrap_or_default();
        remaining.is_some()
    }

    /// Returns true if the `<` at an offset is surely not in a start tag. Only a value
    /// could hold it, and a value with a `>` in it that a `<` comes after ends
    /// before that `>`; so its opening quote would stand behind the last `>`.
    fn is_outside_tags(&self, bytes: &[u8], at: usize) -> bool {
        let before = &bytes[self.after..at];
        let last = memrchr(b'>', before).map_or(0, |last| last + 1);
        memchr2(b'"', b'\'', &before[last..]).is_none()
    }
}

/// A tag with a name that is looked for.
struct Named {
    begin: usize,
    is_end: bool,
    /// The byte after the name.
    stop: u8,
}

/// The tag whose name stands at an offset, if it is one: no longer name, and
/// not cut off.
fn tag_named(bytes: &[u8], at: usize, name: &[u8]) -> Option<Named> {
    let before = &bytes[..at];
    let is_end = before.ends_with(b"</");
    if !is_end && !before.ends_with(b"<") {
        return None;
    }
    let stop = *bytes.get(at + name.len())?;
    (!stop.is_ascii_alphanumeric()).then_some(Named {
        begin: at - 1 - usize::from(is_end),
        is_end,
        stop,
    })
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{Cutter, PieceKind};
    use crate::limits::Limits;

    type Cut = Vec<(PieceKind, Vec<u8>, Option<usize>)>;

    fn cut(bytes: &[u8], chunk: usize, depth: usize, skips: bool) -> (Cut, usize) {
        let limits = Limits {
            depth,
            ..Limits::default()
        };
        let mut cutter = Cutter::with_chunk(bytes, &limits, chunk);
        cutter.skips = skips;
        let mut pieces = Vec::new();
        while let Ok(Some(piece)) = cutter.next_piece() {
            pieces.push((piece.kind, piece.bytes.to_vec(), piece.element));
        }
        (pieces, cutter.skipped)
    }

    #[test]
    fn sound_items_are_skipped() {
        let text = b"<cif>\n<game>\n<gamedate>1</gamedate>\n<a b='>'/>x</game>\n<game/><game a=\"1\"></game></cif>";
        for chunk in [1, 7, 1000] {
            let (pieces, skipped) = cut(text, chunk, 100, true);
            assert_eq!((pieces.len(), skipped), (5, 2));
        }
    }

    #[test]
    fn what_could_hide_an_end_is_not() {
        for inside in [
            "<!--</game>-->",
            "<?a </game>?>",
            "<a b='</game>'/>",
            "<game></game>",
            "<a><b><c/></b></a>",
        ] {
            let text = format!("<cif><game>{inside}</game></cif>");
            let (pieces, skipped) = cut(text.as_bytes(), 1000, 3, true);
            assert_eq!(pieces, cut(text.as_bytes(), 1000, 3, false).0);
            assert_eq!((pieces.len(), skipped), (3, 0), "{text}");
        }
    }

    const PARTS: [&[u8]; 34] = [
        b"<it>",
        b"<it a='1'>",
        b"<it",
        b"</it>",
        b"</it>",
        b"</it >",
        b"</it",
        b"<its>",
        b"</its>",
        b"<a>",
        b"</a>",
        b"<b/>",
        b"<a b=\"",
        b"<a b='",
        b"='",
        b"\"",
        b"'",
        b">",
        b"</r>",
        b"<r>",
        b"<!--",
        b"-->",
        b"<![CDATA[",
        b"]]>",
        b"<?x",
        b"?>",
        b"<",
        b"/",
        b"/>",
        b" ",
        b"text",
        b"=",
        b"\xFF",
        b"</i\xFF>",
    ];

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(2000))]

        /// Whatever the text is, the fast path comes to the same ends.
        #[test]
        fn skips_change_nothing(
            parts in prop::collection::vec(0..PARTS.len(), 0..24),
            chunk in 1_usize..40,
            depth in 0_usize..6,
        ) {
            let mut text = b"<r><it>".to_vec();
            text.extend(parts.iter().flat_map(|&part| PARTS[part]));
            let careful = cut(&text, chunk, depth, false).0;
            prop_assert_eq!(cut(&text, chunk, depth, true).0, careful);
        }
    }
}
