//! Properties of reading any text at all.

use cif_runtime::engine::Places;
use cif_runtime::scan::{
    Mode, Scanner, Token, decode_attribute, decode_cdata, decode_text, decode_utf8,
};
use cif_runtime::{Limits, Span};
use proptest::prelude::*;

use crate::documents::{Dice, folder, mutilated};

/// Reads a text to the end and asserts what tokens promise.
fn assert_orderly(text: &str, limits: &Limits) {
    let mut scanner = Scanner::new(text, limits, Mode::Document);
    let mut open = Vec::new();
    let mut at = 0;
    let mut roots = 0;
    loop {
        let token = scanner.next();
        let span = match token {
            Token::Start { name, span, .. } => {
                roots += usize::from(open.is_empty());
                assert!(open.len() < limits.depth);
                open.push(name);
                let mut within = span.start;
                for attribute in scanner.attributes() {
                    assert!(within < attribute.name_span.start);
                    assert!(attribute.name_span.end <= attribute.span.start);
                    within = attribute.span.end;
                    assert_eq!(&text[attribute.name_span.range()], attribute.name);
                    assert_eq!(&text[attribute.span.range()], attribute.raw);
                    assert_eq!(attribute.value(), decode_attribute(attribute.raw));
                }
                assert!(within <= span.end);
                span
            }
            Token::End { name, span } => {
                assert_eq!(open.pop(), Some(name));
                span
            }
            Token::Text { raw, span, .. } => {
                assert!(!open.is_empty());
                assert_eq!(&text[span.range()], raw);
                assert_eq!(token.text().unwrap(), decode_text(raw));
                span
            }
            Token::CData { raw, span, .. } => {
                assert!(!open.is_empty());
                let section = text[span.range()].strip_prefix("<![CDATA[").unwrap();
                assert_eq!(section.strip_suffix("]]>").unwrap_or(section), raw);
                assert_eq!(token.text().unwrap(), decode_cdata(raw));
                span
            }
            Token::Eof => break,
        };
        // The end of an empty element has the place of its start.
        assert!(span.start >= at || matches!(token, Token::End { .. }));
        assert!(span.start <= span.end && span.end as usize <= text.len());
        at = span.end;
    }
    assert_eq!(scanner.next(), Token::Eof);
    assert_eq!(open, Vec::<&str>::new());
    assert!(roots <= 1);
    let violations = scanner.finish();
    assert!(violations.is_sorted_by_key(|v| v.span.start));
    for violation in violations {
        assert!(text.get(violation.span.range()).is_some(), "{violation:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_bytes_yield_orderly_tokens(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        assert_orderly(&decode_utf8(&bytes, &mut Vec::new()), &Limits::default());
    }

    #[test]
    fn nearly_xml_yields_orderly_tokens(text in "([<>/&;!?=\"'a-c \\-:\\[\\]\r\n]|<a|</a>|<!--|-->|<!\\[CDATA\\[|\\]\\]>){0,60}") {
        assert_orderly(&text, &Limits::default());
        let tight = Limits { depth: 2, attributes: 1, name: 2, value: 4, ..Limits::default() };
        assert_orderly(&text, &tight);
    }

    #[test]
    fn mutilated_documents_yield_orderly_tokens(which in any::<usize>(), seed in any::<u64>()) {
        let documents = folder("ok");
        let (_, document) = &documents[which % documents.len()];
        let bytes = mutilated(document, &mut Dice::new(seed));
        assert_orderly(&decode_utf8(&bytes, &mut Vec::new()), &Limits::default());
    }

    #[test]
    fn decoded_offsets_lead_into_the_raw_text(raw in "([a&;#x0-9\r\n\u{E9}]|&lt;|&#65;|&#x1F600;){0,30}") {
        let section = format!("<![CDATA[{raw}]]>");
        for (decoded, raw) in [(decode_text(&raw), &raw), (decode_cdata(&raw), &section)] {
            let mut places = Places::new(raw, Span::new(0, raw.len()));
            let mut last = 0;
            for at in 0..=decoded.len() {
                let source = places.find(at).start;
                prop_assert!(source >= last && source <= raw.len());
                // What is decoded from there on is the rest of the value.
                if decoded.is_char_boundary(at) {
                    prop_assert!(raw.is_char_boundary(source));
                }
                last = source;
            }
            prop_assert_eq!(last, raw.len());
        }
    }
}
