//! Damage to markup: characters and pieces of XML put in, taken out or cut off
//! anywhere.

use super::Mutator;

const PIECES: &[&str] = &[
    "<",
    ">",
    "&",
    "\"",
    "'",
    "/",
    "=",
    " ",
    "<!--",
    "-->",
    "--",
    "<![CDATA[",
    "]]>",
    "<?",
    "?>",
    "<?xml version=\"1.0\"?>",
    "<!DOCTYPE cif>",
    "<a>",
    "</a>",
    "<a/>",
    "&amp;",
    "&nbsp;",
    "&#0;",
    "&#x1F3C1;",
    "&#xD800;",
    "&#x110000;",
    "&#;",
    "&a",
    "\u{1}",
    "\u{7f}",
    "\u{85}",
    "\u{fffe}",
    "\u{feff}",
    "\u{2028}",
    "xmlns=\"\"",
    " a:b=\"1\"",
    " id='1'",
    "\t",
    "\r",
    "\n",
    ":",
    "\u{b7}",
];

impl Mutator {
    /// Damages the text of a document.
    pub(super) fn markup(&mut self, text: &mut String) -> &'static str {
        let boundaries: Vec<usize> = (0..=text.len())
            .filter(|&at| text.is_char_boundary(at))
            .collect();
        let at = *self.rng.pick(&boundaries);
        match self.rng.below(10) {
            0..5 => {
                let piece = *self.rng.pick(PIECES);
                text.insert_str(at, piece);
                "a piece of markup"
            }
            5 | 6 if at < text.len() => {
                text.remove(at);
                "a character less"
            }
            7 => {
                let prologs = [
                    "<?xml version=\"1.0\"?>",
                    "<?xml version='1.0' encoding='utf-8' standalone='yes' ?>\n",
                    "<?xml version=\"1.1\"?>",
                    "<?xml version=\"1.0\" encoding=\"\"?>",
                    "\u{feff}",
                    "<!-- a --><?b c?>\n",
                    " ",
                ];
                let prolog: &&str = self.rng.pick(&prologs);
                text.insert_str(0, prolog);
                "a prolog"
            }
            8 => {
                text.truncate(at);
                "cut off"
            }
            _ => {
                let other = *self.rng.pick(&boundaries);
                let (from, to) = (at.min(other), at.max(other));
                let to = (from..=to)
                    .rev()
                    .find(|&to| to - from <= 20 && text.is_char_boundary(to))
                    .unwrap_or(from);
                text.replace_range(from..to, "");
                "a part less"
            }
        }
    }
}
