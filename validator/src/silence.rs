//! Which rules a check leaves silent by the options it is given, and why: a
//! result without findings says nothing of what was not judged.

use std::fmt;

use crate::catalogue::rules;
use crate::options::{Legality, Options};
use crate::rule::Rule;

/// A rule that a check does not judge, or not in full.
#[derive(Clone, Copy, Debug)]
pub struct SilentRule {
    /// The rule.
    pub rule: &'static Rule,
    /// Why it says nothing.
    pub reason: Silence,
    /// True if a part of what it looks at is judged anyway.
    pub partly: bool,
}

/// Why a rule says nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Silence {
    /// Only the schema is checked.
    SchemaOnly,
    /// It needs the rules of chess, and there is no rulebook.
    NoRulebook,
    /// It needs the rules of chess, and no game is replayed.
    NoReplay,
    /// Its findings are not wanted.
    NotSelected,
}

impl fmt::Display for Silence {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::SchemaOnly => "only the schema is checked",
            Self::NoRulebook => "there is no rulebook, so that no game is replayed",
            Self::NoReplay => "no game is to be replayed",
            Self::NotSelected => "findings of the rule are not wanted",
        })
    }
}

/// The rules that need a game replayed, and whether that is only a part of what
/// they look at.
const REPLAYED: [(&str, bool); 8] = [
    ("GM-004", false),
    ("GM-006", false),
    ("HD-005", true),
    ("MV-002", true),
    ("MV-003", false),
    ("MV-004", false),
    ("MV-005", false),
    ("MV-010", false),
];

impl Options {
    /// The rules that a check with these options does not judge, sorted by id, custom ones at
    /// the end.
    ///
    /// Silences of single games are not among them: games of variants whose
    /// rules are not known, parts of games whose start is not given, and, with
    /// [`Legality::Auto`], signed games are not replayed either, nor does a rule
    /// speak of what the schema refuses.
    pub fn silent_rules(&self) -> Vec<SilentRule> {
        let all = rules().iter().chain(self.custom_rules.rules());
        let silent = all.filter_map(|rule| {
            let replayed = REPLAYED.iter().find(|(id, _)| *id == rule.id);
            let (reason, partly) = match replayed {
                _ if self.schema_only => (Silence::SchemaOnly, false),
                _ if self
                    .selection
                    .severity(rule.id, rule.name, rule.severity)
                    .is_none() =>
                {
                    (Silence::NotSelected, false)
                }
                Some((_, partly)) if self.rulebook.is_none() => (Silence::NoRulebook, *partly),
                Some((_, partly)) if self.legality == Legality::Never => {
                    (Silence::NoReplay, *partly)
                }
                _ => return None,
            };
            Some(SilentRule {
                rule,
                reason,
                partly,
            })
        });
        silent.collect()
    }
}
