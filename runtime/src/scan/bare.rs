//! What nearly all of an archive is made of: tags without attributes, each on
//! a line of its own, and texts without references. A consumer that asks for
//! just these gets them without the detour over tokens; where anything else
//! stands, nothing is read, and the next token tells.

use super::chars::{COLON, skip_indentation};
use super::tag::quick_name;
use super::{Open, Place, Scanner};
use crate::span::Span;

/// A tag without attributes.
pub(crate) enum Bare<'a> {
    /// A start tag.
    Start { name: &'a str, tag: Span },
    /// The end tag of the innermost element.
    End { tag: Span },
}

impl<'a> Scanner<'a> {
    /// The bare tag that comes next, perhaps after indentation, which is for
    /// consumers to whom that means nothing.
    #[inline]
    pub(crate) fn bare_tag(&mut self) -> Option<Bare<'a>> {
        if self.finished || self.closing.count > 0 || self.place != Place::Content {
            return None;
        }
        let bytes = self.text.as_bytes();
        let at = skip_indentation(bytes, self.at);
        if bytes.get(at) != Some(&b'<') || at - self.at > self.limits.value {
            return None;
        }
        self.at = at;
        if bytes.get(at + 1) == Some(&b'/') {
            let tag = self.bare_end(at)?;
            return Some(Bare::End { tag });
        }
        let (name_end, classes) = quick_name(bytes, at + 1)?;
        let tag = Span::new(at, name_end + 1);
        let depth = self.stack.len();
        if bytes.get(name_end) != Some(&b'>')
            || classes & COLON != 0
            || name_end - at > self.limits.name
            || depth >= self.limits.depth
            || self.cursors.forbidden <= name_end
        {
            return None;
        }
        let name = &self.text[at + 1..name_end];
        self.at = name_end + 1;
        self.attributes.clear();
        self.stack.push(Open { name, tag });
        Some(Bare::Start { name, tag })
    }

    /// The text of the element that was begun last and the span of its end
    /// tag, where nothing else stands in it.
    #[inline]
    pub(crate) fn bare_text(&mut self) -> Option<(&'a str, Span)> {
        if self.finished || self.closing.count > 0 {
            return None;
        }
        let start = self.at;
        let (end, 0) = self.find_end_of_run(start) else {
            return None;
        };
        if end - start > self.limits.value {
            return None;
        }
        let tag = self.bare_end(end)?;
        Some((&self.text[start..end], tag))
    }

    /// Leaves the innermost element by the end tag that stands at an offset.
    #[inline]
    fn bare_end(&mut self, at: usize) -> Option<Span> {
        let end = self.matching_end(at)?;
        if self.cursors.forbidden < end {
            return None;
        }
        self.at = end;
        self.close();
        Some(Span::new(at, end))
    }
}
