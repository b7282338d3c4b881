//! The XML Schema of CIF, the XML Chess Interchange Format.
//!
//! The schema, `cif.xsd`, is embedded as [`CIF_XSD`], so that a program can
//! validate archives, generate code or print the schema without a file at
//! hand. The schema also records where each of its components comes from:
//! published as it stands, repaired, or reconstructed. [`errata()`] reads that
//! record, [`errata_markdown`] makes the page `docs/errata.md` of it.
//!
//! ```
//! use cif_schema::{CIF_XSD, Mark, errata};
//!
//! assert!(CIF_XSD.contains(r#"<xs:element name="cif">"#));
//! let dates: Vec<_> = errata().into_iter().filter(|e| e.component == "Date").collect();
//! assert_eq!(dates[0].mark, Mark::Repaired);
//! ```

mod errata;
mod page;

pub use errata::{
    ErrataError, Erratum, Mark, PROVENANCE_NAMESPACE, component_types, errata, errata_of,
};
pub use page::errata_markdown;

/// The text of `cif.xsd`: XML Schema 1.0, UTF-8, no target namespace, global element `cif`.
pub const CIF_XSD: &str = include_str!("../cif.xsd");

/// The program in the README, which has to compile.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
