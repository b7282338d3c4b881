//! One round of fixes, as `cif fix` applies them.

use cif_validator::Finding;

/// An archive with those fixes applied that lie apart.
pub(crate) fn round(text: &str, findings: &[Finding]) -> String {
    let mut edits = Vec::new();
    for fix in findings.iter().filter_map(|it| it.fix.as_ref()) {
        let is_free = |start: u64, end: u64| {
            let mut taken = edits.iter().map(|(start, end, _)| (*start, *end));
            taken.all(|(from, to)| end < from || to < start)
        };
        if fix.edits.iter().all(|edit| is_free(edit.start, edit.end)) {
            let new = fix.edits.iter();
            edits.extend(new.map(|edit| (edit.start, edit.end, edit.text.as_str())));
        }
    }
    edits.sort_unstable();
    let mut text = text.to_owned();
    for (start, end, new) in edits.into_iter().rev() {
        let at = |offset: u64| usize::try_from(offset).expect("an offset in memory");
        text.replace_range(at(start)..at(end), new);
    }
    text
}
