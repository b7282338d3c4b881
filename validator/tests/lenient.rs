//! Fixes of what a lenient reader understands: the published example as
//! published becomes an archive without findings, by its fixes alone.

use cif_validator::fix::Fixer;

#[test]
fn the_published_example_is_fixed() {
    let published = include_str!("../../tests/corpus/published-example-as-published.cif");
    let fixed = Fixer::default()
        .fix_str(published)
        .expect("a text that can be read");
    assert_eq!(fixed.before.not_safe, 0);
    assert_eq!(fixed.remaining.findings, 0, "{fixed:#?}");
    let text = fixed.text.expect("a fixed text");
    // Empty items at the end of a table are superfluous, and here all are.
    let signs = "+, +, +, +, +, +, +, +, +, -";
    assert_eq!(published.matches(signs).count(), 1);
    let published = published.replace(signs, "");
    assert_eq!(
        cif_types::read(&text).value,
        cif_types::read(&published).value
    );
}
