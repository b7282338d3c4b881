//! Damage to values: the limits of their types and beyond, single characters
//! changed, and other spellings of the same value.

use cif_runtime::escape;
use cif_runtime::schema::Type;
use cif_runtime::simple::SimpleType;

use super::Mutator;
use crate::sample::value::boundaries;
use crate::tables;
use crate::tree::{Element, Node};

/// Values stay shorter than this: one of the judges takes quadratic time.
const LONGEST: usize = 2000;

impl Mutator {
    /// Changes the value of an attribute or the text of an element.
    pub(super) fn value(&mut self, root: &mut Element) -> &'static str {
        let places = tables::places(root);
        let mut slots: Vec<(Vec<usize>, Option<&'static str>, &'static SimpleType)> = Vec::new();
        for place in places {
            if let Some(ty) = tables::text(place.child.ty) {
                slots.push((place.path.clone(), None, ty));
            }
            if let Type::Complex(ty) = place.child.ty {
                for attribute in ty.attributes {
                    slots.push((place.path.clone(), Some(attribute.name), attribute.ty));
                }
            }
        }
        if slots.is_empty() {
            return "none";
        }
        let (path, attribute, ty) = slots.swap_remove(self.rng.below(slots.len()));
        let (kind, value) = self.other_value(ty, attribute.is_some());
        let Some(element) = root.at_mut(&path) else {
            return "none";
        };
        match attribute {
            None => element.children = vec![Node::Markup(value)],
            Some(name) => match element.attributes.iter_mut().find(|it| it.0 == name) {
                Some(known) => known.1 = value,
                None => element.attributes.push((name.to_owned(), value)),
            },
        }
        kind
    }

    /// Another value, spelled.
    fn other_value(&mut self, ty: &'static SimpleType, attribute: bool) -> (&'static str, String) {
        let escaped = |text: &str| {
            if attribute {
                escape::attribute(text).into_owned()
            } else {
                escape::text(text).into_owned()
            }
        };
        match self.rng.below(100) {
            0..40 => {
                let texts = boundaries(ty);
                let text = self.rng.pick(&texts);
                ("a limit", escaped(text))
            }
            40..75 => {
                let text = self.values.any(ty, &mut self.rng);
                ("a character", escaped(&self.edited(&text)))
            }
            75..85 => {
                let text = escaped(&self.values.any(ty, &mut self.rng));
                let blanks = ["\t", "\n", "\r\n", "  ", "&#9;", "&#13;", "&#xA0;", " "];
                let (before, after) = (*self.rng.pick(&blanks), *self.rng.pick(&blanks));
                ("white space", format!("{before}{text}{after}"))
            }
            85..90 => {
                let text = self.values.any(ty, &mut self.rng);
                let codes = text.chars().map(|c| format!("&#x{:x};", u32::from(c)));
                ("references", codes.collect())
            }
            90..95 if !attribute => {
                let text = self.values.any(ty, &mut self.rng);
                let middle = text.char_indices().nth(text.chars().count() / 2);
                let (first, second) = text.split_at(middle.map_or(0, |it| it.0));
                let (first, second) = (escaped(first), escaped(second));
                ("a comment inside", format!("{first}<!--x-->{second}<?x?>"))
            }
            90..95 => ("a raw line feed", "a\nb".to_owned()),
            95..98 if !attribute => {
                let text = self.values.any(ty, &mut self.rng);
                ("CDATA", format!("<![CDATA[{}]]>", text.replace("]]>", "")))
            }
            _ => {
                let length = 50 + self.rng.below(LONGEST - 50);
                let unit = *self.rng.pick(&["1", "a", "0", " ", "A", "a,", "e4 "]);
                let text: String = unit.chars().cycle().take(length).collect();
                ("a long value", text)
            }
        }
    }

    /// A text with one character changed, left out, doubled or added.
    fn edited(&mut self, text: &str) -> String {
        const CHARACTERS: &str = "0123456789abzABZ-+.,:;*/#$x \u{e9}\u{1f3c1}_%=&<>\"'!~|\u{a0}";
        let characters: Vec<char> = CHARACTERS.chars().collect();
        let other = *self.rng.pick(&characters);
        let mut text: Vec<char> = text.chars().collect();
        let at = self.rng.below(text.len() + 1);
        match self.rng.below(5) {
            0 if at < text.len() => text[at] = other,
            1 if at < text.len() => {
                text.remove(at);
            }
            2 if at < text.len() => text.insert(at, text[at]),
            3 if at + 1 < text.len() => text.swap(at, at + 1),
            _ => text.insert(at, other),
        }
        text.into_iter().collect()
    }
}
