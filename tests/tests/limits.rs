//! Texts that ask for much: nesting without an end, floods of attributes and
//! siblings, long texts. Nothing crashes, and limits are reported as such.

use std::time::{Duration, Instant};

use cif_types::{Limits, Violation};

fn archive(items: &str) -> String {
    format!(
        "<cif>{items}<info><version>1.0</version><creator/><created>2014-12-21</created>\
         <content/></info></cif>"
    )
}

fn ids(violations: &[Violation]) -> Vec<&str> {
    violations.iter().map(|it| it.id.as_ref()).collect()
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
