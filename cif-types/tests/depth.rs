//! Nesting, in threads with a stack of 2 MB and code that is not optimised: what is
//! allowed goes through everything that descends, and more is refused.

use cif_types::{Cif, IntoOwned, Limits, Violation};

fn nested(depth: usize) -> String {
    let (open, close) = ("e2e4 <var>".repeat(depth), "</var>".repeat(depth));
    format!(
        "<cif><game><info/><moves>{open}{close}</moves></game><info><version>1.0</version>\
         <creator/><created>2014-12-21</created><content/></info></cif>"
    )
}

fn ids(violations: &[Violation]) -> Vec<&str> {
    violations.iter().map(|it| it.id.as_ref()).collect()
}

/// Takes a document through everything that goes down into it.
fn exercise(text: &str, limits: &Limits) {
    let reading = cif_types::read_with(text, limits);
    assert_eq!(ids(&reading.violations), [""; 0]);
    let value = reading.value.value;
    let written = cif_types::write(&value).expect("it can be written");
    let back = cif_types::read_with(&written, limits);
    assert!(back.value.value == value);
    let copy = value.clone();
    assert!(copy == value);
    drop(copy);
    assert!(format!("{value:?}").len() > text.len());
    let json = serde_json::to_string(&value).expect("it can be JSON");
    let mut source = serde_json::Deserializer::from_str(&json);
    source.disable_recursion_limit();
    let from_json: Cif<'_> = serde::Deserialize::deserialize(&mut source).expect("it is ours");
    assert!(from_json == value);
    let owned: Cif<'static> = from_json.into_owned();
    assert!(owned == value);
}

#[test]
fn the_documented_depth_is_possible() {
    let limits = Limits::default();
    // What stands around the variations takes some elements, too.
    exercise(&nested(limits.depth - 16), &limits);
}

#[cfg(feature = "deep")]
#[test]
fn a_raised_limit_holds() {
    let limits = Limits {
        depth: 6000,
        ..Limits::default()
    };
    exercise(&nested(5000), &limits);
}

#[test]
fn more_depth_is_refused_in_clear_words() {
    for depth in [600, 100_000] {
        let text = nested(depth);
        let checked = cif_types::check(&text);
        assert_eq!(ids(&checked), ["xml:depth-limit"]);
        let reading = cif_types::read(&text);
        assert_eq!(ids(&reading.violations), ["xml:depth-limit"]);
        assert!(cif_types::write(&reading.value).is_ok());
    }
}
