//! Settings one by one, each with the place that it comes from.

use std::fmt;

use self::Value::{List, One};
use super::written::{Text, Written};

/// The value of a setting in a file.
enum Value {
    /// A list; those of several places hold together.
    List(fn(&Written) -> &[Text]),
    /// One value, so that only one place counts.
    One(fn(&Written) -> &Option<Text>),
}

/// The settings with names of their own: each with what holds where nothing is said.
const SETTINGS: &[(&str, &str, Value)] = &[
    ("exclude", "", List(|it| &it.exclude)),
    ("check.select", "all", List(|it| &it.check.select)),
    ("check.ignore", "", List(|it| &it.check.ignore)),
    ("check.fail-on", "error", One(|it| &it.check.fail_on)),
    ("check.legality", "always", One(|it| &it.check.legality)),
    ("convert.select", "all", List(|it| &it.convert.select)),
    ("convert.ignore", "", List(|it| &it.convert.ignore)),
    ("convert.fail-on", "warning", One(|it| &it.convert.fail_on)),
];

/// A setting that holds.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Listed {
    /// Its name, with those of the tables that it stands in.
    pub(crate) key: String,
    /// Its value in TOML.
    pub(crate) value: String,
    pub(crate) source: Source,
}

/// The place that a setting comes from.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Source {
    /// An option of the command line.
    Option(&'static str),
    /// A line of the file of settings.
    File { name: String, line: usize },
    /// Nothing is said.
    Default,
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Option(option) => write!(f, "--{option}"),
            Self::File { name, line } => write!(f, "{name}:{line}"),
            Self::Default => f.write_str("default"),
        }
    }
}

impl Listed {
    /// A setting of the command line.
    pub(crate) fn option(key: &str, value: String, option: &'static str) -> Self {
        Self {
            key: key.to_owned(),
            value,
            source: Source::Option(option),
        }
    }
}

impl Written {
    /// Lists what the file says, of which this is the name and the text.
    pub(super) fn listed(&self, name: &str, text: &str) -> Vec<Listed> {
        let mut all = Vec::new();
        let mut add = |key: String, value: String, place: &Text| {
            let before = text.get(..place.span().start).unwrap_or_default();
            let line = 1 + before.matches('\n').count();
            let source = Source::File {
                name: name.to_owned(),
                line,
            };
            all.push(Listed { key, value, source });
        };
        for (key, _, value) in SETTINGS {
            match value {
                List(list) => for_lines(list(self), text, |values, place| {
                    add((*key).to_owned(), values, place);
                }),
                One(value) => {
                    if let Some(value) = value(self) {
                        add((*key).to_owned(), quoted(value.get_ref()), value);
                    }
                }
            }
        }
        for (selector, level) in &self.severity {
            let key = format!("severity.{}", key(selector.get_ref()));
            add(key, quoted(level.get_ref()), selector);
        }
        for (pattern, of) in &self.per_path {
            let key = per_path_key(pattern.get_ref());
            for_lines(&of.ignore, text, |values, place| {
                add(key.clone(), values, place);
            });
        }
        all
    }
}

/// The settings that hold of those that were said, the command line first.
pub(crate) fn holding(said: &[Listed]) -> Vec<Listed> {
    let mut all = Vec::new();
    for (key, default, value) in SETTINGS {
        let (most, default) = match value {
            List(_) => (usize::MAX, array(default.split_whitespace())),
            One(_) => (1, quoted(default)),
        };
        let begin = all.len();
        all.extend(said.iter().filter(|it| it.key == *key).take(most).cloned());
        if all.len() == begin {
            all.push(Listed {
                key: (*key).to_owned(),
                value: default,
                source: Source::Default,
            });
        }
    }
    let is_known = |it: &&Listed| SETTINGS.iter().any(|(key, ..)| it.key == *key);
    all.extend(said.iter().filter(|it| !is_known(it)).cloned());
    all
}

/// The name of the setting of a pattern of paths.
pub(crate) fn per_path_key(pattern: &str) -> String {
    format!("per-path.{}.ignore", key(pattern))
}

/// Hands over the members of a list that stand on one line together.
fn for_lines(list: &[Text], text: &str, mut add: impl FnMut(String, &Text)) {
    let is_same_line = |one: &Text, next: &Text| {
        let between = text.get(one.span().end..next.span().start);
        between.is_some_and(|between| !between.contains('\n'))
    };
    for line in list.chunk_by(is_same_line) {
        if let Some(first) = line.first() {
            add(array(line.iter().map(Text::get_ref)), first);
        }
    }
}

/// A list in TOML.
pub(crate) fn array<T: ToString>(members: impl IntoIterator<Item = T>) -> String {
    let members = members.into_iter().map(|it| quoted(&it.to_string()));
    format!("[{}]", members.collect::<Vec<_>>().join(", "))
}

/// A text in TOML, which has the escapes of Rust's strings for what is printed.
pub(crate) fn quoted(text: &str) -> String {
    let text = text.replace('\\', "\\\\").replace('"', "\\\"");
    format!("\"{text}\"")
}

/// A key in TOML.
pub(crate) fn key(text: &str) -> String {
    let is_bare = |it: char| it.is_ascii_alphanumeric() || "-_".contains(it);
    if !text.is_empty() && text.chars().all(is_bare) {
        text.to_owned()
    } else {
        quoted(text)
    }
}
