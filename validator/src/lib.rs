//! Checks archives of CIF, the XML Chess Interchange Format: first that they
//! are XML and follow the schema, then that they follow the semantic rules,
//! which no schema can express.
//!
//! ```
//! use cif_validator::{Options, check_str};
//!
//! let text = r#"<cif>
//!   <index>
//!     <game id="1"><event><title>Club evening</title></event></game>
//!   </index>
//!   <game boardsize="8 by 8">
//!     <info><head id="1"><event><title>Club night</title></event></head></info>
//!     <moves>e2e4</moves>
//!   </game>
//!   <info>
//!     <version>1.0</version><creator/>
//!     <created>2026-01-31</created><content games="1"/>
//!   </info>
//! </cif>"#;
//! let options = Options::default();
//! let findings = check_str(text, &options)?;
//!
//! let schema = &findings[0];
//! assert_eq!(schema.id, "xsd:Game/@boardsize/pattern");
//! assert_eq!((schema.location.line, schema.location.column), (5, 20));
//!
//! let rule = &findings[1];
//! assert_eq!(rule.id, "IX-007");
//! assert_eq!(rule.message, "`event/title` is defined by the index entry 1 already");
//! assert_eq!(rule.related[0].location.line, 3);
//! assert!(cif_validator::explain(&rule.id).is_some());
//!
//! // Whether moves are legal, a rulebook decides, and none was given.
//! let silent: Vec<_> = options.silent_rules().iter().map(|it| it.rule.id).collect();
//! assert!(silent.contains(&"MV-003"));
//! # Ok::<(), cif_validator::CheckError>(())
//! ```
//!
//! - An archive of any size: [`check()`], which reads item by item and hands out
//!   findings in the order of the text. In memory are one item, a few words for
//!   each entry of an index or a namebase, and the findings that wait.
//! - A text in memory: [`check_str`].
//! - The schema alone, without values and rules: [`Options::schema_only`].
//! - A part of the findings, or other severities: [`Options::selection`].
//! - What there is to find: [`fn@rules`], [`explain`]; each rule has its page
//!   under [`mod@rules`].
//! - Rules of your own beside these: [`CustomRule`].
//! - What a game inherits: [`effective_head`].
//! - Whether two entries say the same, without keeping them: [`Fingerprint`]; in
//!   whatever spelling: [`Canonical`].
//!
//! # Limits
//!
//! - The rules of chess are not in this crate: without [`Options::rulebook`]
//!   nothing is said of positions and of the legality of moves, and `e2e5` is as
//!   good as any move. `cif_chess::Rules` is a rulebook; which rules are silent
//!   without one, and by other options, [`Options::silent_rules`] says.
//! - A finding waits while a reference before it is open: an entry that comes
//!   later makes another finding of it than none at all. What waits is bounded
//!   by [`Options::max_waiting`]. An unflagged illegal move waits as well: its
//!   severity is known at the end of the archive.
//! - Where an item is no well-formed XML, rules say nothing about it; where the
//!   schema refuses a part, they say nothing about that part.
//! - What is not wanted by [`Options::selection`] is judged anyway: a part
//!   that the schema refuses stays a part that rules are silent on.
//! - Of two entries with one id the first counts.

mod anchor;
mod archive;
mod canonical;
mod catalogue;
mod check;
mod check_kinds;
mod checker;
mod contents;
mod context;
mod control;
mod custom_rule;
mod entries;
mod examine;
mod fault;
mod fault_reports;
mod finding;
mod finding_queue;
mod fingerprint;
pub mod fix;
mod game_identity;
mod head;
mod html;
mod ids;
mod ignored;
mod instruction_fault;
mod item_context;
mod last_item;
mod late;
mod listed;
mod locator;
mod memory;
mod moveinfo;
mod moves;
mod options;
mod packed_location;
mod parallel;
mod pending_fix;
mod predefined;
mod register;
mod rejected;
mod replay;
mod report;
mod reports;
mod rule;
mod rule_runner;
mod rule_table;
pub mod rules;
mod schema_layer;
mod selection;
mod silence;
mod sink;

pub use canonical::Canonical;
pub use catalogue::{explain, rules, rules_markdown};
pub use check::{check, check_str};
pub use cif_text::legality::Rulebook;
pub use cif_types::threads::STACK;
pub use cif_types::{CutError, Limits, Severity, UnknownSeverity};
pub use custom_rule::{CustomRule, CustomRuleError, CustomRules};
pub use finding::{Edit, Excerpt, Finding, Fix, Location, Related};
pub use fingerprint::Fingerprint;
pub use game_identity::{GameIdentity, identities};
pub use head::effective_head;
#[doc(hidden)]
pub use html::{Attribute as HtmlAttribute, Token as HtmlToken, tokens as html_tokens};
pub use item_context::{ItemContext, MainLine, PlayedMove};
pub use options::{CheckError, Legality, Options, Summary, UnknownLegality};
pub use predefined::predefined_names;
pub use report::Report;
pub use reports::Reports;
pub use rule::{FixKind, Rule, Status};
pub use selection::{Selection, Selector, UnknownSelector};
pub use silence::{Silence, SilentRule};

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
