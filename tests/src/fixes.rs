//! Fixes applied as an editor does it: those that do not touch each other at
//! once, the rest when the text is read again.

use cif_types::{Edit, Violation};

/// More rounds than any text needs whose fixes come to an end.
const ROUNDS: usize = 64;

/// A text with fixes applied until none is left, and what is wrong then.
///
/// # Errors
/// When a fix is no fix of the text, or there is no end of them.
pub fn applied(text: &str) -> Result<(String, Vec<Violation>), String> {
    let mut text = text.to_owned();
    for _ in 0..ROUNDS {
        let violations = cif_types::check(&text);
        if violations.iter().all(|it| it.fix.is_none()) {
            return Ok((text, violations));
        }
        text = round(&text, &violations)?;
    }
    Err(format!("fixes without end: {text}"))
}

/// A text with those fixes applied that lie apart, the first ones first.
///
/// # Errors
/// When a fix is no fix of the text.
pub fn round(text: &str, violations: &[Violation]) -> Result<String, String> {
    let mut edits: Vec<&Edit> = Vec::new();
    for fix in violations.iter().filter_map(|it| it.fix.as_ref()) {
        let is_apart = |one: &Edit, other: &Edit| {
            one.span.end < other.span.start || other.span.end < one.span.start
        };
        let ordered = fix
            .edits
            .is_sorted_by(|one, next| one.span.end < next.span.start);
        let inside = fix
            .edits
            .iter()
            .all(|it| text.get(it.span.range()).is_some());
        if fix.edits.is_empty() || !ordered || !inside {
            return Err(format!("no fix: {fix:?}\n{text}"));
        }
        let all = |edit: &Edit| edits.iter().all(|other| is_apart(edit, other));
        if fix.edits.iter().all(all) {
            edits.extend(&fix.edits);
        }
    }
    edits.sort_by_key(|edit| edit.span.start);
    let mut fixed = text.to_owned();
    for edit in edits.iter().rev() {
        fixed.replace_range(edit.span.range(), &edit.text);
    }
    Ok(fixed)
}
