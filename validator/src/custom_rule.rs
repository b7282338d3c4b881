//! Rules that a program adds to those of the format. They have a declaration
//! and reports like the built-in ones, and see an item after them.

use std::fmt;

use crate::item_context::ItemContext;
use crate::reports::{Reported, Reports};
use crate::rule::Rule;
use crate::selection::Selector;

/// A rule that a program adds to those of the format.
///
/// It is called for each item of an archive that is well-formed XML, in any order
/// and by several threads; its findings come in the order of the text among those
/// of the other rules. They are selected, ignored and given another severity by
/// the id, the area (`CLUB`) or the name of the rule, and its page is that of
/// [`Options::explain`](crate::Options::explain).
///
/// An index or a namebase that is large is shown in parts: its start tag alone,
/// and each entry as a section of its own.
///
/// ```
/// use cif_types::CifItem;
/// use cif_validator::{
///     CustomRule, CustomRules, FixKind, ItemContext, Options, Report, Reports, Rule, Severity,
///     Status, check_str,
/// };
///
/// /// Games of the club have a title of their event.
/// #[derive(Debug)]
/// struct EventTitle;
///
/// impl CustomRule for EventTitle {
///     fn rule(&self) -> &Rule {
///         &Rule {
///             id: "CLUB-001",
///             name: "event-title-missing",
///             title: "A game has the title of its event",
///             severity: Severity::Warning,
///             clause: "handbook of the club, page 3",
///             status: Status::Stable,
///             fix: FixKind::None,
///             page: "The list of games is sorted by event.",
///             module: module_path!(),
///         }
///     }
///
///     fn check(&self, item: &ItemContext<'_>, reports: &mut Reports<'_>) {
///         let CifItem::Game(game) = item.item() else {
///             return;
///         };
///         let event = item.head().and_then(|head| head.event.as_ref());
///         if event.is_none_or(|event| event.title.is_none()) {
///             let report = Report::at_tag(game.span, "the event has no title");
///             reports.add(report.help("ask the secretary"));
///         }
///     }
/// }
///
/// let options = Options {
///     custom_rules: CustomRules::new(&[&EventTitle])?,
///     ..Options::default()
/// };
/// let text = r#"<cif>
///   <index><game id="1"><event><title>Club evening</title></event></game></index>
///   <game><info><head id="1"/></info><moves>e2e4</moves></game>
///   <game><info/><moves>d2d4</moves></game>
///   <info><version>1.0</version><creator/><created>2026-01-31</created><content/></info>
/// </cif>"#;
/// let options = Options {
///     selection: options.selection.clone().select(options.selector("CLUB")?),
///     ..options
/// };
/// let findings = check_str(text, &options)?;
/// assert_eq!(findings.len(), 1);
/// assert_eq!((&*findings[0].id, findings[0].location.line), ("CLUB-001", 4));
/// assert!(options.explain("CLUB-001").is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub trait CustomRule: fmt::Debug + Sync {
    /// The declaration of the rule, always the same.
    fn rule(&self) -> &Rule;

    /// Reports the breaches in an item.
    fn check(&self, item: &ItemContext<'_>, reports: &mut Reports<'_>);
}

/// The rules that a program adds, no two of which have one id or name, with each
/// other or with a rule of the format.
#[derive(Clone, Copy, Default, Debug)]
pub struct CustomRules(&'static [&'static dyn CustomRule]);

impl CustomRules {
    /// Rules in the order in which they see an item. A rule that is known only at
    /// run time is leaked ([`Box::leak`]).
    ///
    /// # Errors
    /// When an id is not an area, a hyphen and more (`CLUB-001`), or when an id,
    /// an area or a name means something else.
    pub fn new(rules: &'static [&'static dyn CustomRule]) -> Result<Self, CustomRuleError> {
        for (number, rule) in rules.iter().enumerate() {
            let Rule { id, name, .. } = *rule.rule();
            let area = area(id).ok_or(CustomRuleError::Malformed(id))?;
            let mut before = rules[..number].iter().map(|it| it.rule());
            let is_known = |text: &str| Selector::known().any(|it| it == text);
            let taken = [area, name].into_iter().find(|text| is_known(text));
            let taken = taken.or_else(|| {
                before.find_map(|it| match it {
                    it if it.id == id => Some(id),
                    it if it.name == name => Some(name),
                    _ => None,
                })
            });
            if let Some(text) = taken {
                return Err(CustomRuleError::Taken { id, text });
            }
        }
        Ok(Self(rules))
    }

    /// Returns the declarations.
    pub fn rules(self) -> impl Iterator<Item = &'static Rule> {
        self.0.iter().map(|it| it.rule())
    }

    /// Has every rule look at an item.
    pub(crate) fn check(self, item: &ItemContext<'_>, out: &mut Reported) {
        for it in self.0 {
            let rule = it.rule();
            it.check(item, &mut Reports { rule, out });
        }
    }

    /// Returns whether there is none.
    pub fn is_empty(self) -> bool {
        self.0.is_empty()
    }
}

/// The area of an id; nothing where it has no proper form.
fn area(id: &str) -> Option<&str> {
    let (area, rest) = id.split_once('-')?;
    let is_word = |text: &str, also: &[u8]| {
        let fits = |it: &u8| it.is_ascii_alphanumeric() || also.contains(it);
        !text.is_empty() && text.as_bytes().iter().all(fits)
    };
    (is_word(area, b"") && is_word(rest, b"-_")).then_some(area)
}

/// The reason why rules cannot be added.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum CustomRuleError {
    /// An id is not an area, a hyphen and more.
    Malformed(&'static str),
    /// A word of a rule means something else.
    Taken {
        /// The id of the rule.
        id: &'static str,
        /// Its id, its area or its name.
        text: &'static str,
    },
}

impl fmt::Display for CustomRuleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Malformed(id) => write!(f, "`{id}` is not an area, a hyphen and more"),
            Self::Taken { id, text } => {
                write!(f, "the rule `{id}` cannot have `{text}`, which is taken")
            }
        }
    }
}

impl std::error::Error for CustomRuleError {}
