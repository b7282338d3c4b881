//! The declaration of an option. Its parts stand in the order of the
//! protocol: name, type, then the default and what can be set.

use core::fmt::{self, Display, Formatter};

use crate::reader::{Opening, Reader};
use crate::tokens::Token;
use crate::warning::WarningKind;

/// An option that an engine declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OptionDeclaration<'a> {
    /// Its name, of one word or more.
    pub name: &'a str,
    /// The values that it can have.
    pub kind: OptionKind<'a>,
}

/// The type of an option, with its values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OptionKind<'a> {
    /// Yes or no.
    Check {
        /// The value unless set.
        default: Option<bool>,
    },
    /// A number.
    Spin {
        /// The value unless set.
        default: Option<i64>,
        /// The least.
        min: Option<i64>,
        /// The greatest.
        max: Option<i64>,
    },
    /// One of several texts.
    Combo {
        /// The value unless set.
        default: Option<&'a str>,
        /// All of them.
        choices: Vec<&'a str>,
    },
    /// Something to be done.
    Button,
    /// A text.
    String {
        /// The value unless set; written `<empty>` when it is empty.
        default: Option<&'a str>,
    },
}

const FIELD: &str = "option";
const EMPTY: &str = "<empty>";

impl<'a> Reader<'a> {
    pub(super) fn option(&mut self, first: Token<'a>) -> Option<OptionDeclaration<'a>> {
        let missing = |reader: &mut Self, token| {
            reader.warn(FIELD, token, WarningKind::Missing);
            None
        };
        let Some(name) = self.section(FIELD, &["name"]) else {
            return missing(self, first);
        };
        // The name begins anew: it ends with the word `type`, and can hold
        // the word `name`.
        let start = name.keyword.end;
        self.tokens.pass(name.keyword);
        let Some(first) = self.tokens.next() else {
            return missing(self, name.keyword);
        };
        let mut end = first.end;
        let word = loop {
            match self.tokens.next() {
                Some(token) if token.text() == "type" => break token,
                Some(token) => end = token.end,
                None => return missing(self, first),
            }
        };
        let name = crate::tokens::trim(self.tokens.slice(start, end));
        let Some(kind) = self.tokens.next() else {
            return missing(self, word);
        };
        let kind = match kind.text() {
            "check" => self.check_option(),
            "spin" => self.spin_option(),
            "combo" => self.combo_option(),
            "button" => OptionKind::Button,
            "string" => self.string_option(),
            _ => {
                self.warn(FIELD, kind, WarningKind::NotAChoice);
                return None;
            }
        };
        Some(OptionDeclaration { name, kind })
    }

    fn check_option(&mut self) -> OptionKind<'a> {
        let mut default = None;
        let is_keyword = |token: Token<'_>| token.text() == "default";
        while let Some(token) = self.tokens.next() {
            if !is_keyword(token) {
                self.warn(FIELD, token, WarningKind::Unexpected);
                continue;
            }
            let field = "default";
            let opening = Opening { field, token };
            let value = self.value(&opening, is_keyword);
            let yes = match value.map(|value| value.text()) {
                Some("true") => Some(true),
                Some("false") => Some(false),
                _ => None,
            };
            if let (None, Some(value)) = (yes, value) {
                self.warn(field, value, WarningKind::NotAChoice);
            }
            self.set(&mut default, &opening, yes);
        }
        OptionKind::Check { default }
    }

    fn spin_option(&mut self) -> OptionKind<'a> {
        let (mut default, mut min, mut max) = (None, None, None);
        while let Some(token) = self.tokens.next() {
            let (field, slot) = match token.text() {
                "default" => ("default", &mut default),
                "min" => ("min", &mut min),
                "max" => ("max", &mut max),
                _ => {
                    self.warn(FIELD, token, WarningKind::Unexpected);
                    continue;
                }
            };
            let opening = Opening { field, token };
            let is_keyword = |token: Token<'_>| matches!(token.text(), "default" | "min" | "max");
            let number = self.number(&opening, i64::MIN, i64::MAX, is_keyword);
            self.set(slot, &opening, number);
        }
        OptionKind::Spin { default, min, max }
    }

    fn combo_option(&mut self) -> OptionKind<'a> {
        let mut default = None;
        let mut choices = Vec::new();
        while let Some(section) = self.section(FIELD, &["default", "var"]) {
            let token = section.keyword;
            let field = if token.text() == "var" {
                "var"
            } else {
                "default"
            };
            if section.text.is_empty() {
                self.warn(field, token, WarningKind::Missing);
            } else if field == "var" {
                choices.push(section.text);
            } else {
                self.set(&mut default, &Opening { field, token }, Some(section.text));
            }
        }
        OptionKind::Combo { default, choices }
    }

    fn string_option(&mut self) -> OptionKind<'a> {
        let mut default = None;
        while let Some(token) = self.tokens.next() {
            if token.text() == "default" {
                let text = self.rest();
                default = Some(if text == EMPTY { "" } else { text });
                break;
            }
            self.warn(FIELD, token, WarningKind::Unexpected);
        }
        OptionKind::String { default }
    }
}

impl Display for OptionDeclaration<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "option name {} type {}", self.name, self.kind.keyword())?;
        match &self.kind {
            OptionKind::Check { default } => part(f, "default", default.as_ref()),
            OptionKind::Spin { default, min, max } => {
                part(f, "default", default.as_ref())?;
                part(f, "min", min.as_ref())?;
                part(f, "max", max.as_ref())
            }
            OptionKind::Combo { default, choices } => {
                part(f, "default", default.as_ref())?;
                choices
                    .iter()
                    .try_for_each(|choice| part(f, "var", Some(choice)))
            }
            OptionKind::Button => Ok(()),
            OptionKind::String { default } => {
                let default = default.map(|text| if text.is_empty() { EMPTY } else { text });
                part(f, "default", default.as_ref())
            }
        }
    }
}

fn part(f: &mut Formatter<'_>, keyword: &str, value: Option<&impl Display>) -> fmt::Result {
    match value {
        Some(value) => write!(f, " {keyword} {value}"),
        None => Ok(()),
    }
}

impl OptionKind<'_> {
    /// The word for it.
    pub const fn keyword(&self) -> &'static str {
        match self {
            Self::Check { .. } => "check",
            Self::Spin { .. } => "spin",
            Self::Combo { .. } => "combo",
            Self::Button => "button",
            Self::String { .. } => "string",
        }
    }
}
