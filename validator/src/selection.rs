//! Which findings are wanted, and the severity of each. Wishes name
//! findings by selectors, the more specific of which beats the less specific
//! one; wishes of one place, such as a command line, go over those of another,
//! such as a file.

use std::borrow::Cow;
use std::fmt;
use std::str::FromStr;

use cif_types::CONSTRAINTS;
use cif_types::scan::IDS;

use crate::Severity;
use crate::catalogue::rules;
use crate::rule::Rule;
use crate::schema_layer::{self, GENERAL};

/// Which findings are wanted, and the severity of each; without any wish all of
/// them, as severe as they are declared.
///
/// ```
/// use cif_validator::{Selection, Severity};
///
/// let selection = Selection::default()
///     .ignore("IX".parse()?)
///     .level("IX-007".parse()?, Some(Severity::Warning));
/// let severity = |id| selection.severity(id, "", Severity::Error);
/// assert_eq!(severity("IX-002"), None);
/// assert_eq!(severity("IX-007"), Some(Severity::Warning));
/// assert_eq!(severity("MV-001"), Some(Severity::Error));
/// # Ok::<(), cif_validator::UnknownSelector>(())
/// ```
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Selection {
    top: Layer,
    /// The layers below, the nearest first.
    below: Vec<Layer>,
    /// True if what is no XML is wanted in any case.
    keeps_xml: bool,
}

/// The wishes of one place.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
struct Layer {
    select: Vec<Selector>,
    ignore: Vec<Selector>,
    levels: Vec<(Selector, Option<Severity>)>,
}

impl Selection {
    /// The same, and of all findings only those that are selected.
    #[must_use]
    pub fn select(mut self, selector: Selector) -> Self {
        self.top.select.push(selector);
        self
    }

    /// The same without these findings, unless a more specific selector wants
    /// some of them.
    #[must_use]
    pub fn ignore(mut self, selector: Selector) -> Self {
        self.top.ignore.push(selector);
        self
    }

    /// The same with these findings as severe as this, or without them. Of two
    /// levels of equally specific selectors the later one holds. A level wants
    /// the findings as well where a less specific selector ignores them, but
    /// adds nothing to a list of selected findings.
    #[must_use]
    pub fn level(mut self, selector: Selector, severity: Option<Severity>) -> Self {
        self.top.levels.push((selector, severity));
        self
    }

    /// These wishes over those of another place, which hold where these say
    /// nothing.
    #[must_use]
    pub fn over(mut self, base: Self) -> Self {
        self.below.push(base.top);
        self.below.extend(base.below);
        self
    }

    /// These wishes, and what is no XML in any case.
    pub(crate) fn keeping_xml(mut self) -> Self {
        self.keeps_xml = true;
        self
    }

    /// Returns whether nothing is wished for.
    pub fn is_empty(&self) -> bool {
        self.layers().all(|layer| *layer == Layer::default())
    }

    /// Returns the severity of a finding by its id, its name and the severity that
    /// is declared; nothing where it is not wanted.
    pub fn severity(&self, id: &str, name: &str, declared: Severity) -> Option<Severity> {
        let wanted = self.layers().find_map(|layer| layer.wants(id, name));
        if wanted == Some(false) && !(self.keeps_xml && begins(id, "xml")) {
            return None;
        }
        let level = self.layers().find_map(|layer| layer.severity(id, name));
        Some(level.unwrap_or(declared))
    }

    fn layers(&self) -> impl Iterator<Item = &Layer> {
        std::iter::once(&self.top).chain(&self.below)
    }
}

impl Layer {
    /// Returns whether the finding is wanted, where anything says so.
    fn wants(&self, id: &str, name: &str) -> Option<bool> {
        let best = |selectors: &[Selector]| {
            let matching = selectors.iter().filter(|it| it.matches(id, name));
            matching.map(Selector::rank).max()
        };
        let selected = best(&self.select);
        if selected.is_none() && !self.select.is_empty() {
            return Some(false);
        }
        let level = |wanted: bool| {
            let levels = self.levels.iter();
            let matching = levels.filter(|(it, level)| {
                level.is_some() == wanted && it.matches(id, name) && self.is_last(it, *level)
            });
            matching.map(|(it, _)| it.rank()).max()
        };
        let yes = selected.max(level(true));
        let no = best(&self.ignore).max(level(false));
        (yes.is_some() || no.is_some()).then(|| yes > no)
    }

    /// Returns whether no later level of the same selector takes the place of this.
    fn is_last(&self, selector: &Selector, level: Option<Severity>) -> bool {
        let last = self.levels.iter().rfind(|(it, _)| it == selector);
        last.is_some_and(|(_, last)| *last == level)
    }

    /// Returns the severity of the finding, where anything says so.
    fn severity(&self, id: &str, name: &str) -> Option<Severity> {
        let levels = self.levels.iter().filter(|(it, _)| it.matches(id, name));
        levels
            .filter_map(|(it, level)| Some((it.rank(), (*level)?)))
            .max_by_key(|(rank, _)| *rank)
            .map(|(_, level)| level)
    }
}

/// A name of findings: `all` of them, an area of rules (`IX`), `xml` or
/// `xsd`, a rule by its id (`IX-007`) or name, a constraint by its id or the
/// whole steps that an id begins with (`xsd:Game`), or all constraints of the
/// schema of one name (`misplaced-element`).
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Selector(Kind);

#[derive(Clone, PartialEq, Eq, Hash, Debug)]
enum Kind {
    All,
    /// Whole steps of an id.
    Id(Cow<'static, str>),
    Name(Cow<'static, str>),
}

impl Selector {
    /// Every text that is a selector, some of them more than once.
    pub fn known() -> impl Iterator<Item = &'static str> {
        let rules = || rules().iter();
        let areas = rules().filter_map(|rule| rule.id.split_once('-').map(|(area, _)| area));
        let ids = rules().map(|rule| rule.id);
        let names = rules().map(|rule| rule.name);
        let constraints = schema_ids().flat_map(|id| {
            let steps = id.match_indices('/').filter_map(|(at, _)| id.get(..at));
            steps.chain([id])
        });
        let xml = IDS.iter().flat_map(|(id, ..)| [*id, short(id)]);
        ["all", "xml", "xsd"]
            .into_iter()
            .chain(areas)
            .chain(ids)
            .chain(names)
            .chain(xml)
            .chain(constraints)
            .chain(schema_layer::names())
    }

    /// Names findings that others report: by whole steps of their ids, which need not be known
    /// here.
    pub fn of_steps(steps: impl Into<Cow<'static, str>>) -> Self {
        Self(Kind::Id(steps.into()))
    }

    /// Names findings by their name, whoever reports them.
    pub fn of_name(name: impl Into<Cow<'static, str>>) -> Self {
        Self(Kind::Name(name.into()))
    }

    /// Names some of these rules: by an area, an id or a name.
    pub(crate) fn of_rules(
        text: &str,
        mut rules: impl Iterator<Item = &'static Rule>,
    ) -> Option<Self> {
        let id: Cow<'_, _> = rules.find_map(|rule| match rule {
            _ if begins(rule.id, text) => Some(text.to_owned().into()),
            _ => (rule.name == text).then_some(rule.id.into()),
        })?;
        Some(Self(Kind::Id(id)))
    }

    /// Returns whether it names a finding.
    pub fn matches(&self, id: &str, name: &str) -> bool {
        match &self.0 {
            Kind::All => true,
            Kind::Id(steps) => {
                let also = ALSO.iter().find(|(one, other)| *one == id || *other == id);
                begins(id, steps)
                    || also.is_some_and(|(one, other)| begins(one, steps) || begins(other, steps))
            }
            Kind::Name(wanted) => {
                let in_id = id.split_once(':').map(|(_, name)| name);
                wanted == name || in_id == Some(wanted)
            }
        }
    }

    /// Returns the rank: the greater, the more specific.
    fn rank(&self) -> (u8, usize) {
        match &self.0 {
            Kind::All => (0, 0),
            Kind::Id(steps) if !steps.contains(['-', ':']) => (1, 0),
            Kind::Name(_) => (2, 0),
            Kind::Id(steps) => (3, steps.len()),
        }
    }
}

/// Constraints that a rule tells in a full check, and the reader in one of the
/// schema alone: whoever names one means both.
const ALSO: &[(&str, &str)] = &[("xml:doctype", "AR-005")];

/// Returns whether an id begins with these whole steps.
fn begins(id: &str, steps: &str) -> bool {
    id.strip_prefix(steps).is_some_and(|rest| {
        let in_area = !steps.contains(['-', ':']);
        rest.is_empty() || rest.starts_with('/') || (in_area && rest.starts_with(['-', ':']))
    })
}

fn schema_ids() -> impl Iterator<Item = &'static str> {
    let constraints = CONSTRAINTS.iter().map(|constraint| constraint.id);
    constraints.chain(GENERAL.iter().map(|(id, _)| *id))
}

/// The name of a constraint of XML.
fn short(id: &'static str) -> &'static str {
    id.strip_prefix("xml:").unwrap_or(id)
}

impl FromStr for Selector {
    type Err = UnknownSelector;

    fn from_str(text: &str) -> Result<Self, UnknownSelector> {
        if text == "all" {
            return Ok(Self(Kind::All));
        }
        if let Some(selector) = Self::of_rules(text, rules().iter()) {
            return Ok(selector);
        }
        let mut ids = IDS.iter().map(|it| it.0).chain(schema_ids());
        if ids.any(|id| begins(id, text)) {
            return Ok(Self(Kind::Id(Cow::Owned(text.to_owned()))));
        }
        if let Some((id, ..)) = IDS.iter().find(|(id, ..)| short(id) == text) {
            return Ok(Self(Kind::Id(Cow::Borrowed(id))));
        }
        let name = schema_layer::names().find(|name| *name == text);
        name.map(|name| Self(Kind::Name(Cow::Borrowed(name))))
            .ok_or_else(|| UnknownSelector(text.to_owned()))
    }
}

impl fmt::Display for Selector {
    /// Writes a text that is read as the same selector.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match &self.0 {
            Kind::All => "all",
            Kind::Id(text) | Kind::Name(text) => text,
        })
    }
}

/// A text that names no finding.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownSelector(String);

impl fmt::Display for UnknownSelector {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` names no rule and no constraint", self.0)
    }
}

impl std::error::Error for UnknownSelector {}

#[cfg(test)]
mod tests {
    use super::*;

    fn the(text: &str) -> Selector {
        text.parse().unwrap()
    }

    /// Wishes as lists of selectors; a level stands as `selector=level`.
    fn wish(select: &[&str], ignore: &[&str], levels: &[&str]) -> Selection {
        let mut selection = Selection::default();
        for selector in select {
            selection = selection.select(the(selector));
        }
        for selector in ignore {
            selection = selection.ignore(the(selector));
        }
        for level in levels {
            let (selector, level) = level.split_once('=').unwrap();
            selection = selection.level(the(selector), level.parse().ok());
        }
        selection
    }

    fn of(selection: &Selection, id: &str) -> &'static str {
        let name = match id.strip_prefix("xsd:") {
            Some(_) => schema_layer::name(id),
            None => "".into(),
        };
        let severity = selection.severity(id, &name, Severity::Error);
        severity.map_or("off", Severity::as_str)
    }

    #[test]
    fn what_is_known_is_a_selector_and_nothing_else() {
        for text in Selector::known() {
            assert!(text.parse::<Selector>().is_ok(), "{text}");
        }
        for text in [
            "",
            "-",
            "I",
            "IX-",
            "IX-0",
            "ix-007",
            "xm",
            "xml:",
            "xml:no",
            "xsd:",
            "xsd:Gam",
            "xsd:Game/",
            "All",
            " IX",
        ] {
            assert!(text.parse::<Selector>().is_err(), "{text}");
        }
    }

    #[test]
    fn every_name_of_the_schema_layer_is_a_selector() {
        for id in schema_ids() {
            let name = schema_layer::name(id);
            let selector: Selector = name.parse().unwrap();
            assert!(selector.matches(id, &name), "{name}");
        }
    }

    #[test]
    fn selectors_name_whole_steps() {
        let matches = |selector: &str, id: &str| the(selector).matches(id, "malformed-value");
        assert!(matches("all", "IX-007") && matches("IX", "IX-007"));
        assert!(matches("inherited-element-overridden", "IX-007"));
        assert!(matches("xml", "xml:doctype") && matches("double-hyphen", "xml:double-hyphen"));
        assert!(matches("xsd:Game", "xsd:Game/@boardsize/pattern"));
        assert!(matches("malformed-value", "xsd:Game/@boardsize/pattern"));
        assert!(!matches("xsd:Game", "xsd:GameHead/@id/datatype"));
        assert!(!matches("xml:encoding", "xml:encoding-name"));
        assert!(!matches("IX", "xml:doctype"));
        for selector in ["doctype", "xml:doctype", "AR-005", "AR", "xml", "all"] {
            assert!(matches(selector, "xml:doctype") && matches(selector, "AR-005"));
        }
        assert!(!matches("AR", "xml:encoding") && !matches("xml", "AR-001"));
        let foreign = |steps: &'static str, id: &str| Selector::of_steps(steps).matches(id, "");
        assert!(foreign("pgn", "pgn:no-move") && foreign("pgn:no-move", "pgn:no-move"));
        assert!(!foreign("pgn:no-move", "pgn:no-moves") && !foreign("pgn", "xml:doctype"));
        let named = |name: &'static str, id: &str| Selector::of_name(name).matches(id, "");
        assert!(named("no-move", "pgn:no-move") && !named("no-move", "pgn:no-moves"));
        assert!(Selector::of_steps("pgn:x").rank() > Selector::of_steps("pgn").rank());
    }

    #[test]
    fn the_more_specific_wish_holds() {
        let pattern = "xsd:Game/@boardsize/pattern";
        let cases = [
            (wish(&[], &[], &[]), "error", "error", "error"),
            (wish(&[], &["IX"], &[]), "off", "off", "error"),
            (wish(&["IX"], &[], &[]), "error", "error", "off"),
            (wish(&["IX-007"], &["IX"], &[]), "error", "off", "off"),
            (wish(&["IX"], &["IX-007"], &[]), "off", "error", "off"),
            (wish(&["all"], &["xsd"], &[]), "error", "error", "off"),
            (wish(&["xsd:Game"], &["xsd"], &[]), "off", "off", "error"),
            (wish(&["IX"], &["IX"], &[]), "off", "off", "off"),
            (wish(&[], &["IX"], &["IX-007=info"]), "info", "off", "error"),
            (wish(&[], &["IX-007"], &["IX=info"]), "off", "info", "error"),
            (wish(&["xsd"], &[], &["IX=info"]), "off", "off", "error"),
            (
                wish(&[], &[], &["IX=off", "IX=info"]),
                "info",
                "info",
                "error",
            ),
            (
                wish(&[], &[], &["IX=info", "IX=off"]),
                "off",
                "off",
                "error",
            ),
            (
                wish(&[], &[], &["all=off", "IX=info", "IX-007=warning"]),
                "warning",
                "info",
                "off",
            ),
            (
                wish(&[], &[], &["malformed-value=info", "xsd=warning"]),
                "error",
                "error",
                "info",
            ),
        ];
        for (selection, seven, two, schema) in cases {
            let found = [
                of(&selection, "IX-007"),
                of(&selection, "IX-002"),
                of(&selection, pattern),
            ];
            assert_eq!(found, [seven, two, schema], "{selection:?}");
        }
    }

    #[test]
    fn the_upper_layer_holds_where_it_says_something() {
        let file = wish(&["IX"], &["IX-002"], &["IX-003=off", "IX-007=warning"]);
        let cases = [
            (wish(&[], &[], &[]), ["warning", "off", "off", "off"]),
            (
                wish(&["all"], &[], &[]),
                ["warning", "error", "error", "error"],
            ),
            (wish(&["IX-002"], &[], &[]), ["off", "error", "off", "off"]),
            (wish(&[], &["IX-007"], &[]), ["off", "off", "off", "off"]),
            (
                wish(&[], &[], &["IX=info"]),
                ["info", "info", "info", "off"],
            ),
            (
                wish(&[], &[], &["MV=info"]),
                ["warning", "off", "off", "info"],
            ),
        ];
        for (line, expected) in cases {
            let selection = line.over(file.clone());
            let found = ["IX-007", "IX-002", "IX-003", "MV-001"].map(|id| of(&selection, id));
            assert_eq!(found, expected, "{selection:?}");
            assert!(!selection.is_empty());
        }
        assert!(Selection::default().over(Selection::default()).is_empty());
    }
}
