//! Texts that fit a simple type, and texts around its limits.

use std::borrow::Cow;
use std::collections::HashMap;

use cif_runtime::simple::{Bound, Builtin, Dfa, Pattern, SimpleType, Variety};

use super::pattern::Walker;
use crate::rng::Rng;

/// Makes up values; keeps what it has worked out about patterns.
#[derive(Debug, Default)]
pub struct Values {
    walkers: HashMap<*const Dfa, Walker>,
}

/// Lexical forms of the built-in types, good and bad for each other.
pub const FORMS: &[&str] = &[
    "",
    " ",
    "0",
    "1",
    "-1",
    "+1",
    "01",
    "-0",
    "00",
    "2",
    "5",
    "6",
    "9",
    "10",
    "100",
    "101",
    "199",
    "200",
    "255",
    "256",
    "32767",
    "32768",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551616",
    "123456789012345678901234",
    "1.0",
    "1.5",
    ".5",
    "5.",
    ".",
    "-.5",
    "1e3",
    "1E-3",
    "1e",
    "INF",
    "-INF",
    "+INF",
    "NaN",
    "nan",
    "true",
    "false",
    "True",
    "TRUE",
    "yes",
    "2014-12-21",
    "2014-12",
    "2014",
    "0000",
    "-0044",
    "2014-02-29",
    "2016-02-29",
    "2014-13-01",
    "2014-00-01",
    "2014-12-32",
    "2014.12.21",
    "12:30",
    "12:30:45",
    "24:00:00",
    "24:00:01",
    "12:60:00",
    "2014-12-21T12:30:45",
    "2014-12-21T12:30:45Z",
    "2014-12-21T12:30:45.5+02:00",
    "a",
    "A",
    "b",
    "ab",
    "a b",
    " a",
    "a ",
    "a  b",
    "a\tb",
    "a\nb",
    "\r",
    "a:b",
    ":",
    ":a",
    ":A",
    ":GM",
    ":Chess",
    ":standard",
    "*",
    "$1",
    "$199",
    "$200",
    "$65536",
    "en",
    "de-AT",
    "x-",
    "en_US",
    "toolongaa",
    "#",
    "##",
    "%",
    "%4",
    "%41",
    "http://a/b?c#d",
    "http://[::1]/",
    "//",
    "1a:b",
    "image/png",
    "image/",
    "AA==",
    "AB==",
    "8x8",
    "8x",
    "64x64",
    "65x1",
    "0x8",
    "8x8x8x8x8",
    "#00ff00",
    "#00FF00",
    "#00ff0",
    "e4",
    "e4 d5",
    "e9",
    "E4",
    "+",
    "-",
    ",",
    "+1,-1",
    "1/2-1/2",
    "1-0",
    "A00",
    "E99",
    "F00",
    "ABC",
    "\u{e9}",
    "\u{a0}",
    "\u{1f3c1}",
    "\u{2028}",
    "&",
    "<",
    "]]>",
    "\"",
    "'",
    "ID",
    "-a",
    ".a",
    "_a",
    "\u{b7}",
];

impl Values {
    /// A text that fits.
    ///
    /// # Panics
    /// When none is found.
    pub fn any(&mut self, ty: &'static SimpleType, rng: &mut Rng) -> String {
        for _ in 0..400 {
            let text = self.guess(ty, rng);
            if fits(ty, &text) {
                return text;
            }
        }
        panic!("no value of `{}` found", ty.name);
    }

    /// A short text that fits, the same for each call.
    ///
    /// # Panics
    /// When none is found.
    pub fn plain(&mut self, ty: &'static SimpleType) -> String {
        let given = ty.facets.enumeration.iter().copied();
        let plain = [
            "1",
            "a",
            "A",
            "8x8",
            "true",
            ":a",
            "e4",
            "A00",
            "2014-12-21",
            "2000",
            "AAA",
        ];
        if let Some(text) = given.chain(plain).find(|text| fits(ty, text)) {
            return text.to_owned();
        }
        let mut rng = Rng::new(1);
        let shortest = (0..20).map(|_| self.any(ty, &mut rng));
        shortest.min_by_key(String::len).unwrap_or_default()
    }

    /// A text that fits or nearly does.
    fn guess(&mut self, ty: &'static SimpleType, rng: &mut Rng) -> String {
        let facets = &ty.facets;
        if !facets.enumeration.is_empty() {
            return (*rng.pick(facets.enumeration)).to_owned();
        }
        if !facets.patterns.is_empty() {
            let Pattern::Bytes(dfa) = *rng.pick(facets.patterns) else {
                return String::new();
            };
            let walker = self
                .walkers
                .entry(std::ptr::from_ref(dfa))
                .or_insert_with(|| Walker::new(dfa));
            let length = rng.below(24);
            return walker.text(rng, length).unwrap_or_default();
        }
        match ty.variety {
            Variety::Union(members) => {
                let member = *rng.pick(members);
                self.guess(member, rng)
            }
            Variety::List(item) => {
                let least = facets.length.or(facets.min_length).unwrap_or(0);
                let most = facets.length.or(facets.max_length).unwrap_or(least + 3);
                let count = least + rng.below(most.saturating_sub(least) + 1);
                let items: Vec<String> = (0..count).map(|_| self.guess(item, rng)).collect();
                items.join(" ")
            }
            Variety::Atomic(builtin) => {
                let least = facets.length.or(facets.min_length).unwrap_or(0);
                let bounds = [facets.min_inclusive, facets.max_inclusive];
                atomic(builtin, least, bounds, rng)
            }
        }
    }
}

/// Returns true if a text fits once its white space is normalised.
pub fn fits(ty: &SimpleType, text: &str) -> bool {
    ty.fits(&ty.normalise(Cow::Borrowed(text)))
}

fn atomic(builtin: Builtin, least: usize, bounds: [Option<Bound>; 2], rng: &mut Rng) -> String {
    if rng.chance(30)
        && let Some(bound) = *rng.pick(&bounds)
    {
        return bound.to_string();
    }
    match builtin.primitive() {
        Builtin::Boolean => (*rng.pick(&["true", "false", "1", "0"])).to_owned(),
        Builtin::Decimal if rng.chance(60) => {
            let digits = rng.below(5) + 1;
            (0..digits)
                .map(|_| char::from(*rng.pick(b"0123456789")))
                .collect()
        }
        Builtin::String if rng.chance(60) => {
            const CHARACTERS: &str = "abcXYZ019 -_.,:;'\"<>&\u{e9}\u{df}\u{416}\u{4e2d}\u{1f3c1}";
            let characters: Vec<char> = CHARACTERS.chars().collect();
            let length = least + rng.below(12);
            (0..length).map(|_| *rng.pick(&characters)).collect()
        }
        _ => {
            let fitting: Vec<&str> = FORMS
                .iter()
                .copied()
                .filter(|text| fits(&SimpleType::of(builtin), text))
                .collect();
            (*rng.pick(&fitting)).to_owned()
        }
    }
}

/// Texts around the limits of a type, in and out: its bounds and their
/// neighbours, its lengths, its values in another case, and forms of other
/// types.
pub fn boundaries(ty: &'static SimpleType) -> Vec<String> {
    let mut texts: Vec<String> = FORMS.iter().map(|&text| text.to_owned()).collect();
    collect(ty, &mut texts);
    texts
}

fn collect(ty: &'static SimpleType, texts: &mut Vec<String>) {
    let facets = &ty.facets;
    let bounds = [
        facets.min_inclusive,
        facets.max_inclusive,
        facets.min_exclusive,
        facets.max_exclusive,
    ];
    for bound in bounds.into_iter().flatten() {
        texts.push(bound.to_string());
        texts.push(format!("+{bound}"));
        texts.push(format!("0{bound}"));
        texts.push(format!("{bound}.0"));
        texts.push(format!("{bound}.000001"));
        if let Ok(number) = bound.parse::<i64>() {
            texts.extend(
                [number.saturating_sub(1), number.saturating_add(1)].map(|it| it.to_string()),
            );
        }
    }
    for length in [facets.length, facets.min_length, facets.max_length]
        .into_iter()
        .flatten()
    {
        for length in [length.saturating_sub(1), length, length + 1] {
            texts.push("a".repeat(length));
            texts.push("\u{1f3c1}".repeat(length));
        }
    }
    for &value in facets.enumeration {
        texts.extend([
            value.to_owned(),
            value.to_uppercase(),
            value.to_lowercase(),
            format!(" {value}\n"),
            format!("{value}x"),
            value.chars().skip(1).collect(),
        ]);
    }
    match ty.variety {
        Variety::Atomic(_) => {}
        Variety::List(item) => {
            let from = texts.len();
            collect(item, texts);
            let joined: Vec<String> = texts[from..]
                .windows(2)
                .map(|pair| format!("{}\n {}", pair[0], pair[1]))
                .collect();
            texts.extend(joined);
        }
        Variety::Union(members) => members.iter().for_each(|member| collect(member, texts)),
    }
}
