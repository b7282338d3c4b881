//! The rules, one file each beside its page, and the list of them.

use crate::rule::Rule;

/// Every rule, sorted by id.
pub(crate) static RULES: &[Rule] = &[];
