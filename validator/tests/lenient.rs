//! Fixes of what a lenient reader understands: the published example as
//! published becomes an archive without findings, by its fixes alone.

#[path = "support/round.rs"]
mod round;

use cif_validator::{Options, check_str};

use round::round;

/// More rounds than elements of an archive nest.
const ROUNDS: usize = 20;

#[test]
fn the_published_example_is_fixed() {
    let published = include_str!("../../tests/corpus/published-example-as-published.cif");
    let mut text = published.to_owned();
    for _ in 0..ROUNDS {
        let findings = check_str(&text, &Options::default()).expect("a text that can be read");
        if findings.is_empty() {
            break;
        }
        let fixes = findings.iter().filter_map(|it| it.fix.as_ref());
        assert!(fixes.clone().all(|fix| fix.safe), "{findings:#?}");
        text = round(&text, &findings);
    }
    let left = check_str(&text, &Options::default()).expect("a text that can be read");
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
