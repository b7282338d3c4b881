//! Helpers of several test files.

use cif_validator::fix::apply;
use cif_validator::{Finding, Fix, Options, check_str};

/// A check with the rules of chess.
pub(crate) fn options() -> Options {
    Options {
        rulebook: Some(&cif_chess::Rules),
        ..Options::default()
    }
}

/// Applies the fixes of an archive's findings; nothing where there are none.
///
/// A fixed breach is not found again, and the schema has nothing to say of the
/// rest. Other rules may: a reference that was removed may have been the last.
pub(crate) fn fixed(name: &str, text: &str) -> Option<String> {
    let findings = check_str(text, &options()).expect("a text that can be read");
    if findings.iter().all(|it| it.fix.is_none()) {
        return None;
    }
    // All at once, those that touch each other too.
    let fixes = findings.iter().filter_map(|it| it.fix.as_ref());
    let mut edits: Vec<_> = fixes.flat_map(|fix| fix.edits.iter().cloned()).collect();
    edits.sort_by_key(|edit| edit.start);
    let text = apply(text, [&Fix { edits, safe: false }]).expect("edits of the text");
    let left = check_str(&text, &options()).expect("a text that can be read");
    for fixed in findings.iter().filter(|it| it.fix.is_some()) {
        let same = |it: &&Finding| it.id == fixed.id;
        let kept = findings.iter().filter(|it| it.fix.is_none()).filter(same);
        assert!(
            left.iter().filter(same).count() <= kept.count(),
            "{name}: {left:#?}\n{text}"
        );
    }
    let known = |id: &str| findings.iter().any(|it| it.id == id);
    for new in left.iter().filter(|it| !known(&it.id)) {
        assert!(!new.id.starts_with("xsd:"), "{name}: {new:#?}\n{text}");
    }
    Some(text)
}
