//! Rows of findings.

use cif_validator::Finding;

/// A finding as the columns see it.
pub(crate) struct FindingRow<'r> {
    pub(crate) source: &'r str,
    pub(crate) game: Option<u64>,
    pub(crate) finding: &'r Finding,
}
