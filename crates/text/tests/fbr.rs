//! FBR by example and by property: what the case files say, the same text
//! printed for whatever is read, and no panic for any text.

mod notation;

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use cif_text::fbr::{Argument, Arguments, Definition};
use cif_text::notation::{MAX_LENGTH, NotationErrorKind};
use proptest::prelude::*;

fn describe(arguments: &Arguments<'_>) -> String {
    let mut out = String::new();
    for argument in &arguments.list {
        let name = match argument {
            Argument::Prefix(_) => "prefix",
            Argument::Sequence(_) => "sequence",
            Argument::Amount(_) => "amount",
            Argument::Pieces(_) => "pieces",
            Argument::Board(_) => "board",
        };
        write!(out, " {name} {argument}").unwrap();
    }
    out
}

fn outline(text: &str) -> String {
    let definition = match Definition::parse(text) {
        Err(error) => return notation::error(&error),
        Ok(definition) => definition,
    };
    assert_eq!(definition.to_string(), text);
    let not = |negated| if negated { "not " } else { "" };
    let mut out = format!("{}{}", not(definition.negated), definition.name);
    writeln!(out, "{}", describe(&definition.arguments)).unwrap();
    assert_eq!(definition.name.text, &text[definition.name.range.clone()]);
    for attribute in &definition.attributes {
        let (range, name) = (&attribute.range, &attribute.name);
        assert_eq!(attribute.to_string(), &text[range.clone()]);
        assert_eq!(name.text, &text[name.range.clone()]);
        write!(out, " {}..{} ", range.start, range.end).unwrap();
        let arguments = describe(&attribute.arguments);
        writeln!(out, "{}{name}{arguments}", not(attribute.negated)).unwrap();
    }
    for unknown in definition.unknown_names() {
        let (range, kind) = (&unknown.name.range, unknown.kind);
        assert_eq!(unknown.name.text, &text[range.clone()]);
        assert!(unknown.known().all(|known| known != unknown.name.text));
        writeln!(out, " unknown {kind:?} {}..{}", range.start, range.end).unwrap();
    }
    out
}

#[test]
fn trees() {
    notation::run("fbr/trees.txt", outline);
}

#[test]
fn errors() {
    notation::run("fbr/errors.txt", outline);
}

#[test]
fn long_texts_are_read_quickly() {
    let start = Instant::now();
    let many = 1_500;
    for part in ["(", "[", "{", "<", "{}", "[1]", "(1)", "=", ",", "!"] {
        assert!(Definition::parse(&part.repeat(many)).is_err());
        assert!(Definition::parse(&format!("royal{}", part.repeat(many))).is_err());
        assert!(Definition::parse(&format!("royal=bare{}", part.repeat(many))).is_err());
    }
    for (before, part, after) in [
        ("royal{", "K", "}"),
        ("zone[a", ",1", "]"),
        ("royal=bare", ",bear", ""),
        ("r", "r", ""),
    ] {
        let text = format!("{before}{}{after}", part.repeat(many));
        let read = Definition::parse(&text).unwrap();
        assert_eq!(read.to_string(), text);
        assert!(read.unknown_names().len() <= many);
    }
    assert!(start.elapsed() < Duration::from_secs(30));
}

#[test]
fn length_is_bounded() {
    let long = |length: usize| format!("royal=bare{}", "r".repeat(length - 10));
    assert!(Definition::parse(&long(MAX_LENGTH)).is_ok());
    let error = Definition::parse(&long(MAX_LENGTH + 1)).unwrap_err();
    assert_eq!(error.kind, NotationErrorKind::TooLong);
}

/// Checks what holds for any text; returns whether it was a definition.
fn check(text: &str) -> bool {
    notation::check(text, Definition::parse(text), outline)
}

proptest! {
    #[test]
    fn any_text_is_safe(text in any::<String>(), body in "\\PC*") {
        check(&text);
        check(&format!("royal={body}"));
    }

    #[test]
    fn any_text_of_the_alphabet_is_safe(
        text in "!?[a-z]{0,3}([-+!^#*$%&:,.<>=0-9a-zA-Z]|[\\[\\]{}()]|move\\*?){0,16}",
    ) {
        check(&text);
    }

    #[test]
    fn texts_of_the_grammar_are_read(
        text in "!?[a-z]{1,8}[-+#*$%&]?(<[0-9]{1,3}>)?(\\{!?\\^?(\\+?[A-Z]|:A[b1]?:){0,3}\\})?\
                 (\\[\\^?(a(-h)?(1-2)?|[1-9](-8)?)(,b)?\\])?\
                 (=!?[a-z]{1,8}[-+#*]?(\\(3\\))?(\\{R\\})?(\\[1\\])?(,(move\\*|3D)[+]?){0,2})?",
    ) {
        prop_assert!(check(&text), "{text}: {:?}", Definition::parse(&text));
    }
}
