//! What a lenient reader understands can be mended: the published example as
//! published becomes an archive without findings, by its fixes alone.

use cif_validator::{Finding, Options, check_str};

/// More rounds than elements of an archive nest.
const ROUNDS: usize = 20;

#[test]
fn the_published_example_is_mended() {
    let published = include_str!("../../tests/corpus/published-example-as-published.cif");
    let mut text = published.to_owned();
    for _ in 0..ROUNDS {
        let findings = check_str(&text, &Options::default());
        if findings.is_empty() {
            break;
        }
        let fixes = findings.iter().filter_map(|it| it.fix.as_ref());
        assert!(fixes.clone().all(|fix| fix.safe), "{findings:#?}");
        text = round(&text, &findings);
    }
    let left = check_str(&text, &Options::default());
    assert!(left.is_empty(), "{left:#?}\n{text}");
    // Empty items at the end of a table are superfluous, and here all are.
    let signs = "+, +, +, +, +, +, +, +, +, -";
    assert_eq!(published.matches(signs).count(), 1);
    let published = published.replace(signs, "");
    assert_eq!(
        cif_types::read(&text).value,
        cif_types::read(&published).value
    );
}

/// An archive with those fixes applied that lie apart.
fn round(text: &str, findings: &[Finding]) -> String {
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
