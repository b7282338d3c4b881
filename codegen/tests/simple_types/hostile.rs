//! Patterns that were written to hurt: none may panic, overflow the stack or run
//! for ever, and what is refused has to be refused with a reason.

use cif_codegen::Generator;
use cif_codegen::pattern::{ByteTable, CompiledPattern, Table, both, compile};
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
    let pattern = compiled.leaked();
    assert!(pattern.accepts(&"a".repeat(5000)));
    assert!(!pattern.accepts(&"a".repeat(5001)));
    let Table::Characters(table) = compiled.table else {
        panic!("an automaton over characters");
    };
    assert_eq!(table.runs.len() / (3 + 2 * table.width), 3, "runs");
}

#[test]
fn no_pattern_takes_many_lines() {
    let lines = |facet: &str| {
        let xsd = format!(
            "<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'><xs:simpleType name='S'>\
             <xs:restriction base='xs:string'>{facet}</xs:restriction></xs:simpleType></xs:schema>"
        );
        let code = Generator::new(xsd).generate().expect(facet);
        code.lines().count()
    };
    // The catalogue has some lines for any facet.
    let without = lines("<xs:maxLength value='1'/>");
    for pattern in [
        r"[\w\-\.]{1,80}",
        r"\d{1,500}",
        r".{0,10000}",
        r"\p{L}[\p{L}\p{Nd} ]{0,99}(-\p{Lu}{2,40})*",
        r"([a-z]{1,100},){1,100}",
        r"(ab?){1,50}",
        r"[\i-[:]][\c-[:]]*@([\w]{1,63}\.){1,8}[a-zA-Z]{2,24}",
        r"[\p{IsGreek}-[\p{Lu}]]{3}|\C{4,9}",
        r"(one|two|three|four|five|six|seven|eight|nine|ten)( (red|green|blue|black|white)){2,9}",
    ] {
        let grown = lines(&format!("<xs:pattern value='{pattern}'/>")) - without;
        assert!(grown <= 40, "{pattern}: {grown} lines");
    }
}

fn bytes(patterns: &[&str]) -> ByteTable {
    match compile(patterns).expect("a pattern").table {
        Table::Bytes(table) => table,
        Table::Characters(_) => panic!("{patterns:?}: an automaton over bytes"),
    }
}

#[test]
fn tables_are_minimal_and_always_the_same() {
    let one = bytes(&["[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?"]);
    assert_eq!((one.accepting.len(), one.width), (12, 3));
    assert_eq!(one, bytes(&["[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?"]));
    let plain = bytes(&["[!#-;=?-~]*"]);
    let split = bytes(&["([!#-;=?-~]{100})*[!#-;=?-~]{0,99}"]);
    assert_eq!((plain.next, plain.accepting), (split.next, split.accepting));
    assert_eq!(bytes(&["a", "b"]), bytes(&["a|b"]));
    let nothing = bytes(&["[a-[a]]"]);
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
            compiled.leaked().accepts("aab");
        }
    }

    /// Whatever the pattern, its two automata accept the same texts.
    #[test]
    fn both_forms_accept_the_same(
        pattern in r"(\\[wdiscpP]|[ab.é]|\(a|\)|\||[-*+?]|\[a-é\]|\{1,3\}|\{4\}){1,8}",
        texts in prop::collection::vec("[abcé1 \u{10330}]{0,9}", 1..20),
    ) {
        if let Ok((bytes, characters)) = both(&[&pattern]) {
            let [bytes, characters] = [Table::Bytes(bytes), Table::Characters(characters)]
                .map(|table| CompiledPattern { table, source: pattern.clone() }.leaked());
            for text in texts {
                prop_assert_eq!(bytes.accepts(&text), characters.accepts(&text), "{:?}", text);
            }
        }
    }

    #[test]
    fn a_text_fits_itself_escaped(text in "[a-z0-9^$ ]{0,20}", other in "[a-z0-9^$ ]{0,20}") {
        let compiled = compile(&[&text]).expect("a pattern").leaked();
        prop_assert!(compiled.accepts(&text));
        prop_assert_eq!(compiled.accepts(&other), text == other);
    }
}
