//! Rust names for the names of a schema. The mapping is plain and total; where
//! it gives one name to two things the schema is refused, and a rename decides.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use icu_normalizer::ComposingNormalizerBorrowed;
use proc_macro2::{Ident, Span};
use syn::ext::IdentExt as _;

use crate::lines::Line;

/// Words that are no identifiers even in raw form.
const NEVER_RAW: [&str; 5] = ["self", "Self", "super", "crate", "_"];

/// The primitive types of Rust, which generated code names.
const PRIMITIVE: [&str; 17] = [
    "bool", "char", "str", "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64",
    "i128", "isize", "f32", "f64",
];

/// Two components that would have one name.
#[derive(Debug, Clone)]
pub(crate) struct Clash {
    pub(crate) component: String,
    /// The component that has the name.
    pub(crate) owner: String,
    name: String,
    /// A name that is free.
    pub(crate) free: String,
    pub(crate) line: Line,
}

impl Clash {
    pub(crate) fn message(&self) -> String {
        let Self { name, owner, .. } = self;
        format!("would be called `{name}` in Rust, as is `{owner}`; rename one of them")
    }
}

/// All clashes of a schema, gathered so that one run tells them all.
#[derive(Debug, Clone, Default)]
pub(crate) struct Clashes(RefCell<Vec<Clash>>);

impl Clashes {
    /// The clashes so far; none are left.
    pub(crate) fn take(&self) -> Vec<Clash> {
        self.0.take()
    }
}

/// Names given out in one scope, each once.
#[derive(Debug)]
pub(crate) struct Scope<'c> {
    clashes: &'c Clashes,
    owners: BTreeMap<String, String>,
    reserved: BTreeSet<&'static str>,
}

impl<'c> Scope<'c> {
    pub(crate) fn new(clashes: &'c Clashes) -> Self {
        Self::with(&[], clashes)
    }

    /// A scope with names that the generated code has for itself: a component
    /// that would have one gets an underscore.
    pub(crate) fn with(reserved: &[&'static str], clashes: &'c Clashes) -> Self {
        Self {
            clashes,
            owners: BTreeMap::new(),
            reserved: reserved.iter().copied().collect(),
        }
    }

    /// The same scope where types of the schema are named, so that none hides a primitive type.
    pub(crate) fn of_types(mut self) -> Self {
        for name in PRIMITIVE {
            self.claim(name, &format!("primitive type {name}"), Line::NONE);
        }
        self
    }

    /// Returns true if something has a name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.owners.contains_key(&key(name))
    }

    /// A name, with a number behind it where it is taken: for what the schema gives no
    /// name.
    pub(crate) fn numbered(&self, name: String) -> String {
        let mut numbers = (2..).map(|number| format!("{name}{number}"));
        if self.has(&name) {
            numbers.find(|it| !self.has(it)).unwrap_or(name)
        } else {
            name
        }
    }

    /// Claims a name for a component. One that another has is noted as a clash.
    pub(crate) fn claim(&mut self, name: &str, component: &str, line: Line) -> Ident {
        let mut name = match self.reserved.get(name) {
            Some(_) => format!("{name}_"),
            None => name.to_owned(),
        };
        if let Some(owner) = self.owners.get(&key(&name)).cloned() {
            let free = self.numbered(name.clone());
            self.clashes.0.borrow_mut().push(Clash {
                component: component.to_owned(),
                owner,
                name,
                free: free.clone(),
                line,
            });
            name = free;
        }
        self.owners.insert(key(&name), component.to_owned());
        ident(&name)
    }
}

/// The form in which Rust compares names: to it, two spellings of one character are one.
fn key(name: &str) -> String {
    let ident = ident(name).to_string();
    let key = ComposingNormalizerBorrowed::new_nfc().normalize(&ident);
    key.into_owned()
}

/// Returns true if a name can be an identifier.
pub(crate) fn is_identifier(name: &str) -> bool {
    !NEVER_RAW.contains(&name) && syn::parse_str::<Ident>(&format!("r#{name}")).is_ok()
}

/// An identifier, raw where the name is a keyword.
pub(crate) fn ident(name: &str) -> Ident {
    if NEVER_RAW.contains(&name) {
        return Ident::new(&format!("{name}_"), Span::call_site());
    }
    // `gen` is a keyword from edition 2024 on.
    match syn::parse_str::<Ident>(name) {
        Ok(ident) if name != "gen" => ident,
        _ => Ident::new_raw(name, Span::call_site()),
    }
}

/// The text of an identifier, without the mark of a raw one.
pub(crate) fn plain(ident: &Ident) -> String {
    ident.unraw().to_string()
}

/// The name of a type: `board-size` and `Game/@boardSize` become `BoardSize`
/// and `GameBoardSize`. Upper case inside a word stays.
pub(crate) fn type_name(component: &str) -> String {
    let component = component.strip_prefix("xs:").unwrap_or(component);
    let words: String = words(component)
        .iter()
        .map(|word| capitalised(word))
        .collect();
    not_a_digit(words, "N")
}

/// The name of a field or function: `handicapCastling` becomes
/// `handicap_castling`.
pub(crate) fn field_name(name: &str) -> String {
    let mut parts = Vec::new();
    for word in words(name) {
        parts.extend(humps(&word).into_iter().map(|hump| hump.to_lowercase()));
    }
    not_a_digit(parts.join("_"), "n")
}

/// The name of a table: `BoardSize` becomes `BOARD_SIZE`.
pub(crate) fn table_name(type_name: &str) -> String {
    not_a_digit(humps(type_name).join("_").to_uppercase(), "N")
}

/// The name of an enumeration's value: `darkBlue` becomes `DarkBlue`, and the
/// signs in `1-0`, `*`, `:Chess` are spelled out: `N1Minus0`, `Star`,
/// `ColonChess`.
pub(crate) fn variant_name(value: &str) -> String {
    let mut name = String::new();
    let mut start = true;
    let mut previous = ' ';
    for (at, c) in value.char_indices() {
        let next = value[at + c.len_utf8()..].chars().next().unwrap_or(' ');
        if is_word(c) {
            if start {
                name.extend(c.to_uppercase());
            } else {
                name.push(c);
            }
            start = false;
        } else {
            let between_letters = previous.is_alphabetic() && next.is_alphabetic();
            if !(between_letters && matches!(c, '-' | '_' | '.' | ' ')) && c != ' ' {
                name.push_str(&sign(c));
            }
            start = true;
        }
        previous = c;
    }
    if name.is_empty() {
        name.push_str("Empty");
    }
    not_a_digit(name, "N")
}

fn sign(c: char) -> String {
    let word = match c {
        '-' => "Minus",
        '+' => "Plus",
        '/' => "Slash",
        '*' => "Star",
        ':' => "Colon",
        '.' => "Dot",
        '#' => "Hash",
        '$' => "Dollar",
        '%' => "Percent",
        '=' => "Equals",
        '!' => "Bang",
        '?' => "Question",
        '_' => "Underscore",
        ',' => "Comma",
        '@' => "At",
        '&' => "And",
        '<' => "Less",
        '>' => "Greater",
        '½' => "Half",
        other => return format!("U{:04X}", u32::from(other)),
    };
    word.to_owned()
}

/// Returns true if a character can stand in a Rust name and means something there.
fn is_word(c: char) -> bool {
    c.is_alphanumeric() && unicode_ident::is_xid_continue(c)
}

/// The runs of letters and digits in a name.
fn words(name: &str) -> Vec<String> {
    name.split(|c: char| !is_word(c))
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The parts of a word that its capitals mark: `GEvent` is `GEvent`, because a
/// single capital leads, `BoardSize` is `Board`, `Size`.
fn humps(word: &str) -> Vec<String> {
    let chars: Vec<char> = word.chars().collect();
    let mut humps = vec![String::new()];
    for (at, &c) in chars.iter().enumerate() {
        let begins = c.is_uppercase()
            && at > 0
            && (!chars[at - 1].is_uppercase()
                || (at > 1 && chars.get(at + 1).is_some_and(|next| next.is_lowercase())));
        if begins {
            humps.push(String::new());
        }
        if let Some(hump) = humps.last_mut()
            && c != '_'
        {
            hump.push(c);
        }
    }
    humps.retain(|hump| !hump.is_empty());
    humps
}

fn capitalised(word: &str) -> String {
    let mut chars = word.chars();
    chars
        .next()
        .map(|first| first.to_uppercase().chain(chars).collect())
        .unwrap_or_default()
}

fn not_a_digit(name: String, lead: &str) -> String {
    if name.starts_with(unicode_ident::is_xid_start) {
        name
    } else {
        format!("{lead}{name}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_spelled_out() {
        let cases = [
            ("1-0", "N1Minus0"),
            ("1/2-1/2", "N1Slash2Minus1Slash2"),
            ("*", "Star"),
            (":Chess", "ColonChess"),
            ("darkBlue", "DarkBlue"),
            ("King-of-the-Hill", "KingOfTheHill"),
            ("", "Empty"),
            ("8x8", "N8x8"),
            ("½", "Half"),
            ("e.p.", "EPDot"),
            ("type", "Type"),
        ];
        for (value, name) in cases {
            assert_eq!(variant_name(value), name, "{value}");
        }
    }

    #[test]
    fn components_become_types() {
        assert_eq!(type_name("BLOb"), "BLOb");
        assert_eq!(type_name("cif"), "Cif");
        assert_eq!(type_name("Game/@boardsize"), "GameBoardsize");
        assert_eq!(type_name("2d-board"), "N2dBoard");
        assert_eq!(type_name("Größe"), "Größe");
        assert_eq!(type_name("xs:NMTOKENS"), "NMTOKENS");
    }

    #[test]
    fn names_become_fields_and_tables() {
        assert_eq!(field_name("handicapCastling"), "handicap_castling");
        assert_eq!(field_name("type"), "type");
        assert_eq!(field_name("x-y.z"), "x_y_z");
        assert_eq!(table_name("BoardSize"), "BOARD_SIZE");
        assert_eq!(table_name("GEvent"), "GEVENT");
        assert_eq!(table_name("RGBColor"), "RGB_COLOR");
    }

    #[test]
    fn what_rust_cannot_hold_is_left_out_or_spelled() {
        assert_eq!(type_name("x\u{2070}"), "X");
        assert_eq!(type_name("_"), "N");
        assert_eq!(field_name("\u{2071}-\u{b7}"), "ⁱ");
        assert_eq!(variant_name("\u{24b6}"), "U24B6");
        assert_eq!(variant_name("e\u{301}"), "EU0301");
    }

    #[test]
    fn each_identifier_is_claimed_once() {
        let clashes = Clashes::default();
        let mut scope = Scope::with(&["ALL"], &clashes);
        let mut claim = |name: &str| scope.claim(name, name, Line::NONE).to_string();
        assert_eq!(claim("ALL"), "ALL_");
        assert_eq!(claim("self"), "self_");
        assert_eq!(claim("\u{212B}"), "\u{212B}");
        for (taken, free) in [
            ("ALL_", "ALL_2"),
            ("self_", "self_2"),
            ("\u{C5}", "\u{C5}2"),
            ("A\u{30A}", "A\u{30A}3"),
        ] {
            assert_eq!(claim(taken), free);
        }
        let clashes = clashes.take();
        let names: Vec<_> = clashes.iter().map(|it| it.component.as_str()).collect();
        assert_eq!(names, ["ALL_", "self_", "\u{C5}", "A\u{30A}"]);
    }

    #[test]
    fn keywords_become_identifiers() {
        assert_eq!(ident("type").to_string(), "r#type");
        assert_eq!(ident("gen").to_string(), "r#gen");
        assert_eq!(ident("self").to_string(), "self_");
        assert_eq!(ident("Self").to_string(), "Self_");
    }
}
