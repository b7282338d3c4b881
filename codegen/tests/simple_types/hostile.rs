//! Patterns that were written to hurt: none may panic, overflow the stack or run
//! for ever, and what is refused has to be refused with a reason.

use cif_codegen::pattern::compile;
use proptest::prelude::*;

#[test]
fn depth_is_limited() {
    for (open, close) in [("(", ")"), ("[a-", "]")] {
        let nested = |depth: usize| {
            let middle = if open == "(" { "a" } else { "[b]" };
            format!("{}{middle}{}", open.repeat(depth), close.repeat(depth))
        };
        assert!(compile(&[&nested(50)]).is_ok(), "{open}");
        for depth in [100, 100_000] {
            let error = compile(&[&nested(depth)]).expect_err("too deep");
            assert!(error.message.contains("nest"), "{error}");
        }
    }
}

#[test]
fn size_is_limited() {
    for pattern in [
        "(a{1000}){1000}",
        "((((a{99}){99}){99}){99}){99}",
        "(a|b)*a(a|b){40}",
        r"(\p{L}*\w){300}",
    ] {
        let error = compile(&[pattern]).expect_err("too large");
        assert!(error.position.is_none(), "{error}");
        assert!(error.message.contains("too large"), "{error}");
    }
    let error = compile(&["a{99999999999}"]).expect_err("too often");
    assert_eq!(error.position, Some(7), "{error}");
}

#[test]
fn long_chains_are_no_trouble() {
    let compiled = compile(&["[a-z]{0,5000}"]).expect("a pattern");
    assert_eq!(compiled.accepting.len(), 5002);
    assert!(compiled.accepts(&"a".repeat(5000)));
    assert!(!compiled.accepts(&"a".repeat(5001)));
}

#[test]
fn tables_are_minimal_and_always_the_same() {
    let table = |patterns: &[&str]| compile(patterns).expect("a pattern");
    let one = table(&["[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?"]);
    assert_eq!((one.accepting.len(), one.width), (12, 3));
    assert_eq!(one, table(&["[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?"]));
    let plain = table(&["[!#-;=?-~]*"]);
    let split = table(&["([!#-;=?-~]{100})*[!#-;=?-~]{0,99}"]);
    assert_eq!((plain.next, plain.accepting), (split.next, split.accepting));
    let steps = table(&["a", "b"]);
    assert_eq!(
        (steps.next, steps.source.as_str()),
        (table(&["a|b"]).next, "a|b")
    );
    let nothing = table(&["[a-[a]]"]);
    assert_eq!((nothing.start, nothing.accepting), (0, vec![false]));
}

proptest! {
    #[test]
    fn any_text_is_a_pattern_or_is_refused(text in any::<String>()) {
        let _ = compile(&[&text]);
    }

    #[test]
    fn so_is_any_muddle_of_syntax(text in r"[-ab\[\](){}|*+?^$.,0-2\\dpLis]{0,16}") {
        if let Ok(compiled) = compile(&[&text]) {
            compiled.accepts("aab");
        }
    }

    #[test]
    fn a_text_fits_itself_escaped(text in "[a-z0-9^$ ]{0,20}", other in "[a-z0-9^$ ]{0,20}") {
        let compiled = compile(&[&text]).expect("a pattern");
        prop_assert!(compiled.accepts(&text));
        prop_assert_eq!(compiled.accepts(&other), text == other);
    }
}
