//! Checks archives of CIF, the XML Chess Interchange Format: first that they
//! are XML and follow the schema, then that they follow the semantic rules,
//! which no schema can express.
//!
//! ```
//! use cif_validator::{Options, check_str};
//!
//! let text = r#"<cif>
//!   <game boardsize="8 by 8"><info/><moves>e2e4</moves></game>
//!   <info>
//!     <version>1.0</version><creator/>
//!     <created>2026-01-31</created><content/>
//!   </info>
//! </cif>"#;
//! let findings = check_str(text, &Options::default());
//! assert_eq!(findings[0].id, "xsd:Game/@boardsize/pattern");
//! assert_eq!((findings[0].place.line, findings[0].place.column), (2, 20));
//! ```

mod archive;
mod catalogue;
mod check;
mod context;
mod desk;
mod finding;
mod head;
mod judge;
mod moves;
mod options;
mod place;
mod refused;
mod report;
mod rule;
pub mod rules;
mod schema_layer;
mod severity;
mod space;

pub use catalogue::{explain, rules, rules_markdown};
pub use check::{check, check_str};
pub use cif_types::{CutError, Limits};
pub use finding::{Edit, Excerpt, Finding, Fix, Place, Related};
pub use head::effective_head;
pub use options::{CheckError, Options, Summary};
pub use rule::{Rule, Status};
pub use severity::{Severity, UnknownSeverity};
