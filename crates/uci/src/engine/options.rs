//! Options: those that an engine announced, and whether a
//! setting is one of them.

use core::fmt;

use crate::line::{Line, Message, OptionDeclaration, OptionKind};

/// A setting that the engine does not have.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum OptionError {
    /// No such option.
    Unknown {
        /// The name that was asked for.
        name: String,
        /// The name most like it.
        nearest: Option<String>,
    },
    /// No such value.
    Value {
        /// The option.
        name: String,
        /// The value that was asked for.
        value: Option<String>,
        /// The values that it can have.
        expected: String,
    },
}

/// The announced options: names, and lines that declare them.
#[derive(Clone, Debug, Default)]
pub(super) struct Announced(Vec<(String, String)>);

impl Announced {
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Adds an option; one that was announced before counts as it is now.
    pub(super) fn add(&mut self, name: &str, line: &str) {
        self.0
            .retain(|(known, _)| !known.eq_ignore_ascii_case(name));
        self.0.push((name.to_owned(), line.to_owned()));
    }

    pub(super) fn iter(&self) -> impl Iterator<Item = OptionDeclaration<'_>> {
        self.0.iter().filter_map(|(_, line)| declaration(line))
    }

    pub(super) fn find(&self, name: &str) -> Option<OptionDeclaration<'_>> {
        let name = name.trim();
        let mut all = self.0.iter();
        let (_, line) = all.find(|(known, _)| known.eq_ignore_ascii_case(name))?;
        declaration(line)
    }

    /// The name and value to be sent.
    pub(super) fn check(
        &self,
        name: &str,
        value: Option<&str>,
    ) -> Result<(String, Option<String>), OptionError> {
        let Some(option) = self.find(name) else {
            return Err(OptionError::Unknown {
                name: name.trim().to_owned(),
                nearest: self.nearest(name.trim()),
            });
        };
        match fitting(&option.kind, value.map(str::trim)) {
            Ok(value) => Ok((option.name.to_owned(), value)),
            Err(expected) => Err(OptionError::Value {
                name: option.name.to_owned(),
                value: value.map(str::to_owned),
                expected,
            }),
        }
    }

    fn nearest(&self, name: &str) -> Option<String> {
        const LIKE: f64 = 0.4;
        let name = name.to_lowercase();
        let likeness = |known: &str| strsim::normalized_levenshtein(&name, &known.to_lowercase());
        self.0
            .iter()
            .map(|(known, _)| (likeness(known), known))
            .filter(|(likeness, _)| *likeness >= LIKE)
            .max_by(|(a, _), (b, _)| a.total_cmp(b))
            .map(|(_, known)| known.clone())
    }
}

fn declaration(line: &str) -> Option<OptionDeclaration<'_>> {
    match Line::parse(line).value {
        Line::Engine(Message::Option(option)) => Some(option),
        _ => None,
    }
}

/// The value as the engine gets it, or an error that says what it could be.
fn fitting(kind: &OptionKind<'_>, value: Option<&str>) -> Result<Option<String>, String> {
    let fits = match (kind, value) {
        (OptionKind::Button, None) => return Ok(None),
        (OptionKind::Button, Some(_)) => Err("no value".to_owned()),
        (OptionKind::Check { .. }, Some(value)) => match value.to_ascii_lowercase().as_str() {
            "true" => Ok("true"),
            "false" => Ok("false"),
            _ => Err("true or false".to_owned()),
        },
        (OptionKind::Check { .. }, None) => Err("true or false".to_owned()),
        (OptionKind::Spin { min, max, .. }, value) => {
            let min = min.unwrap_or(i64::MIN);
            let max = max.unwrap_or(i64::MAX);
            let number = value.and_then(|value| value.parse::<i64>().ok());
            match (number, value) {
                (Some(number), Some(value)) if (min..=max).contains(&number) => Ok(value),
                _ => Err(format!("a whole number from {min} to {max}")),
            }
        }
        (OptionKind::Combo { choices, default }, value) => {
            // What it is unless set, it can be, whether or not it is listed.
            let mut known = choices.iter().chain(default);
            known
                .find(|choice| value.is_some_and(|value| choice.eq_ignore_ascii_case(value)))
                .copied()
                .ok_or_else(|| format!("one of {}", choices.join(", ")))
        }
        (OptionKind::String { .. }, Some(value)) if !value.contains(['\n', '\r']) => Ok(value),
        (OptionKind::String { .. }, _) => Err("one line of text".to_owned()),
    };
    fits.map(|value| Some(value.to_owned()))
}

impl fmt::Display for OptionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unknown { name, nearest } => {
                write!(f, "the engine has no option `{name}`")?;
                match nearest {
                    Some(nearest) => write!(f, "; like it is `{nearest}`"),
                    None => Ok(()),
                }
            }
            Self::Value {
                name,
                value: Some(value),
                expected,
            } => write!(
                f,
                "`{value}` is no value of the option `{name}`, but {expected} is"
            ),
            Self::Value { name, expected, .. } => {
                write!(f, "the option `{name}` needs a value: {expected}")
            }
        }
    }
}

impl core::error::Error for OptionError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn announced() -> Announced {
        let mut announced = Announced::default();
        for (name, line) in [
            (
                "Hash",
                "option name Hash type spin default 16 min 1 max 1024",
            ),
            ("Clear Hash", "option name Clear Hash type button"),
            ("Ponder", "option name Ponder type check default false"),
            (
                "UCI_Variant",
                "option name UCI_Variant type combo default normal var chess var Atomic",
            ),
            ("File", "option name File type string default <empty>"),
            ("Free", "option name Free type spin"),
        ] {
            announced.add(name, line);
        }
        announced
    }

    #[test]
    fn only_what_was_announced_can_be_set() {
        let announced = announced();
        let fits = [
            ("hash", Some("64"), "Hash=64"),
            ("clear hash", None, "Clear Hash"),
            ("PONDER", Some("True"), "Ponder=true"),
            ("UCI_Variant", Some("atomic"), "UCI_Variant=Atomic"),
            ("UCI_Variant", Some("normal"), "UCI_Variant=normal"),
            ("File", Some(""), "File="),
            ("free", Some("-5"), "Free=-5"),
        ];
        for (name, value, sent) in fits {
            let (name, value) = announced.check(name, value).unwrap();
            let written = value.map_or(name.clone(), |value| format!("{name}={value}"));
            assert_eq!(written, sent);
        }
        let wrong = [
            (
                "Hsh",
                Some("1"),
                "the engine has no option `Hsh`; like it is `Hash`",
            ),
            ("zzzzzz", None, "the engine has no option `zzzzzz`"),
            (
                "Hash",
                Some("0"),
                "`0` is no value of the option `Hash`, but a whole number from 1 to 1024 is",
            ),
            (
                "Hash",
                None,
                "the option `Hash` needs a value: a whole number from 1 to 1024",
            ),
            (
                "Clear Hash",
                Some("x"),
                "`x` is no value of the option `Clear Hash`, but no value is",
            ),
            (
                "Ponder",
                Some("yes"),
                "`yes` is no value of the option `Ponder`, but true or false is",
            ),
            (
                "UCI_Variant",
                Some("go"),
                "`go` is no value of the option `UCI_Variant`, but one of chess, Atomic is",
            ),
            (
                "File",
                Some("a\nquit"),
                "`a\nquit` is no value of the option `File`, but one line of text is",
            ),
        ];
        for (name, value, message) in wrong {
            let error = announced.check(name, value).unwrap_err();
            assert_eq!(error.to_string(), message);
        }
    }
}
