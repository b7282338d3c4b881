//! The quick way to the end of an item, which nearly every item of a sound
//! document can take: to its end tag from `<` to `<`, without telling the tags
//! in between apart. Where anything could make the patient way come to
//! another end, this one gives up.

use memchr::{memchr, memchr2, memrchr};

/// An item that is leapt over.
pub(super) struct Leap<'n> {
    /// The names of the item and of the root.
    pub(super) name: &'n [u8],
    pub(super) root: &'n [u8],
    /// Where the item's start tag ends, which is closed.
    pub(super) after: usize,
    /// How many more elements can be open with their names kept.
    pub(super) room: usize,
}

/// What became of a leap.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Landing {
    /// The item ends there.
    End(usize),
    /// No end before this offset, where to go on with more bytes.
    Further(usize),
    /// Only the patient way can tell.
    Unsure,
}

impl Leap<'_> {
    /// Whether the names are such that no other bytes are the same name; the
    /// scanner puts `_` for invalid bytes.
    pub(super) fn is_possible(&self) -> bool {
        let is_plain = |byte: &u8| byte.is_ascii() && *byte != b'_';
        let mut names = self.name.iter().chain(self.root);
        names.all(is_plain)
    }

    /// Goes on from an offset.
    pub(super) fn land(&mut self, bytes: &[u8], from: usize) -> Landing {
        let longest = self.name.len().max(self.root.len()) + 2;
        let mut at = from;
        while let Some(found) = memchr(b'<', &bytes[at..]) {
            let begin = at + found;
            at = begin + 1;
            let tag = &bytes[at..];
            if tag.len() < longest {
                return Landing::Further(begin);
            }
            match tag[0] {
                // A comment or its like could hide what follows.
                b'!' | b'?' => return Landing::Unsure,
                b'/' => {
                    let tag = &tag[1..];
                    if let Some(stop) = follows(tag, self.name) {
                        let end = at + 2 + self.name.len();
                        let sure = stop == b'>' && self.is_outside_tags(bytes, begin);
                        return if sure {
                            Landing::End(end)
                        } else {
                            Landing::Unsure
                        };
                    }
                    if follows(tag, self.root).is_some() {
                        return Landing::Unsure;
                    }
                }
                _ => {
                    if self.room == 0 || follows(tag, self.name).is_some() {
                        return Landing::Unsure;
                    }
                    self.room -= 1;
                }
            }
        }
        Landing::Further(bytes.len())
    }

    /// Whether the `<` at an offset is surely not in a start tag. Only a value
    /// could hold it, and a value with a `>` in it that a `<` comes after ends
    /// before that `>`; so its opening quote would stand behind the last `>`.
    fn is_outside_tags(&self, bytes: &[u8], at: usize) -> bool {
        let before = &bytes[self.after..at];
        let last = memrchr(b'>', before).map_or(0, |last| last + 1);
        memchr2(b'"', b'\'', &before[last..]).is_none()
    }
}

/// What comes after a name that stands here, unless that makes it a longer
/// name.
#[inline]
fn follows(bytes: &[u8], name: &[u8]) -> Option<u8> {
    // Nearly always the first byte tells.
    if bytes.first() != name.first() || !bytes.starts_with(name) {
        return None;
    }
    let stop = bytes.get(name.len()).copied();
    stop.filter(|byte| !byte.is_ascii_alphanumeric())
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::super::{Cutter, PieceKind};
    use crate::limits::Limits;

    type Cut = Vec<(PieceKind, Vec<u8>, Option<usize>)>;

    fn cut(bytes: &[u8], chunk: usize, depth: usize, leaps: bool) -> (Cut, usize) {
        let limits = Limits {
            depth,
            ..Limits::default()
        };
        let mut cutter = Cutter::with_chunk(bytes, &limits, chunk);
        cutter.leaps = leaps;
        let mut pieces = Vec::new();
        while let Ok(Some(piece)) = cutter.next_piece() {
            pieces.push((piece.kind, piece.bytes.to_vec(), piece.element));
        }
        (pieces, cutter.leapt)
    }

    #[test]
    fn sound_items_are_leapt_over() {
        let text = b"<cif>\n<game>\n<gamedate>1</gamedate>\n<a b='>'/>x</game>\n<game/><game a=\"1\"></game></cif>";
        for chunk in [1, 7, 1000] {
            let (pieces, leapt) = cut(text, chunk, 100, true);
            assert_eq!((pieces.len(), leapt), (5, 2));
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
            let (pieces, leapt) = cut(text.as_bytes(), 1000, 3, true);
            assert_eq!(pieces, cut(text.as_bytes(), 1000, 3, false).0);
            assert_eq!((pieces.len(), leapt), (3, 0), "{text}");
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

        /// Whatever the text is, the quick way comes to the same ends.
        #[test]
        fn leaps_change_nothing(
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
