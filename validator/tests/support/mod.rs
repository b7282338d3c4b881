//! Helpers of several test files.

use cif_validator::fix::Fixer;
use cif_validator::{Finding, Options, check_str};

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
    let fixer = Fixer {
        options: options(),
        not_safe: true,
    };
    let outcome = fixer.fix_str(text).expect("a text that can be read");
    let text = outcome.text.expect("a fixed text");
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
