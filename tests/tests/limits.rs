//! Texts that ask for much: deep nesting, floods of attributes and siblings,
//! long texts. Nothing crashes, and limits are reported as such. Tests run in
//! threads with a stack of 2 MB, and unoptimised.

use std::time::{Duration, Instant};

use cif_types::{Cif, IntoOwned, Limits, Violation};

fn nested(depth: usize) -> String {
    let (open, close) = ("e2e4 <var>".repeat(depth), "</var>".repeat(depth));
    archive(&format!("<game><info/><moves>{open}{close}</moves></game>"))
}

fn archive(items: &str) -> String {
    format!(
        "<cif>{items}<info><version>1.0</version><creator/><created>2014-12-21</created>\
         <content/></info></cif>"
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
    exercise(&nested(512), &Limits::default());
}

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

#[test]
fn nesting_without_an_end_is_refused_too() {
    let text = format!("<cif>{}", "<game>".repeat(200_000));
    let checked = cif_types::check(&text);
    assert!(ids(&checked).contains(&"xml:depth-limit"));
    assert!(checked.len() <= Limits::default().violations + 1);
}

#[test]
fn a_flood_of_attributes_is_refused_quickly() {
    let many: Vec<String> = (0..100_000).map(|it| format!("a{it}=\"\"")).collect();
    let many = many.join(" ");
    let text = archive("").replace("<cif>", &format!("<cif {many}>"));
    let begun = Instant::now();
    let checked = cif_types::check(&text);
    assert!(ids(&checked).contains(&"xml:attribute-limit"));
    assert!(
        begun.elapsed() < Duration::from_mins(1),
        "{:?}",
        begun.elapsed()
    );
}

#[test]
fn a_long_text_is_read_whole() {
    let length = 50 << 20;
    let text = archive(&format!(
        "<game><info/><moves>{}</moves></game>",
        "e2e4 ".repeat(length / 5)
    ));
    let reading = cif_types::read(&text);
    assert_eq!(ids(&reading.violations), [""; 0]);
    let written = cif_types::write(&reading.value).expect("it can be written");
    assert!(written.len() > length);
}

#[test]
fn many_siblings_are_read() {
    let count = 100_000;
    let items = "<game><info/><moves/></game>".repeat(count);
    let reading_text = archive(&items);
    let reading = cif_types::read(&reading_text);
    assert_eq!(ids(&reading.violations), [""; 0]);
    assert_eq!(reading.value.items.len(), count);
}
