//! Every limit ends a document with one violation and a balanced end.

use std::time::{Duration, Instant};

use cif_runtime::Limits;
use cif_runtime::scan::{Mode, Scanner, Token};

use crate::documents::check;

/// A document that one limit refuses, just so, and that would be well-formed otherwise.
pub(crate) struct Case {
    id: &'static str,
    pub(crate) text: &'static str,
    limit: fn(&mut Limits) -> &mut usize,
    most: usize,
}

impl Case {
    pub(crate) fn limits(&self) -> Limits {
        self.limits_with(self.most)
    }

    fn limits_with(&self, most: usize) -> Limits {
        let mut limits = Limits::default();
        *(self.limit)(&mut limits) = most;
        limits
    }
}

pub(crate) const CASES: &[Case] = &[
    Case {
        id: "xml:depth-limit",
        text: "<a><b><c><d/></c></b></a>",
        limit: |it| &mut it.depth,
        most: 3,
    },
    Case {
        id: "xml:attribute-limit",
        text: "<a><b c='1' d='2' e='3'/></a>",
        limit: |it| &mut it.attributes,
        most: 2,
    },
    Case {
        id: "xml:name-limit",
        text: "<a><abcdef/></a>",
        limit: |it| &mut it.name,
        most: 5,
    },
    Case {
        id: "xml:name-limit",
        text: "<a abcdef='1'></a>",
        limit: |it| &mut it.name,
        most: 5,
    },
    Case {
        id: "xml:name-limit",
        text: "<a><?abcdef?></a>",
        limit: |it| &mut it.name,
        most: 5,
    },
    Case {
        id: "xml:value-limit",
        text: "<a>123456</a>",
        limit: |it| &mut it.value,
        most: 5,
    },
    Case {
        id: "xml:value-limit",
        text: "<a><b c='123456'/></a>",
        limit: |it| &mut it.value,
        most: 5,
    },
    Case {
        id: "xml:value-limit",
        text: "<a><![CDATA[123456]]></a>",
        limit: |it| &mut it.value,
        most: 5,
    },
    // What has no attributes and no references is read on a way of its own.
    Case {
        id: "xml:name-limit",
        text: "<a><abcdef>1</abcdef></a>",
        limit: |it| &mut it.name,
        most: 5,
    },
    Case {
        id: "xml:depth-limit",
        text: "<a><b>1</b></a>",
        limit: |it| &mut it.depth,
        most: 1,
    },
    Case {
        id: "xml:value-limit",
        text: "<a><b c='1&amp;3456'/></a>",
        limit: |it| &mut it.value,
        most: 9,
    },
    Case {
        id: "xml:size-limit",
        text: "<a>123456</a>",
        limit: |it| &mut it.document,
        most: 12,
    },
];

#[test]
fn limits_are_reported_once_and_end_the_document() {
    for case in CASES {
        let text = case.text;
        let enough = case.limits_with(case.most + 1);
        assert_eq!(check(text.as_bytes(), &enough), [], "{text}");
        let limits = case.limits();
        let ids: Vec<_> = check(text.as_bytes(), &limits)
            .into_iter()
            .map(|v| v.id)
            .collect();
        assert_eq!(ids, [case.id], "{text}");
        let mut scanner = Scanner::new(text, &limits, Mode::Document);
        let mut open = 0;
        loop {
            match scanner.next() {
                Token::Start { .. } => open += 1,
                Token::End { .. } => open -= 1,
                Token::Eof => break,
                _ => {}
            }
        }
        assert_eq!(open, 0, "{text}");
        assert!(scanner.ended(), "{text}");
    }
}

#[test]
fn violations_past_the_limit_are_counted() {
    let limits = Limits {
        violations: 3,
        ..Limits::default()
    };
    let violations = check(b"<a>& & & & &</a>", &limits);
    assert_eq!(violations.len(), 4);
    assert_eq!(violations[3].id, "xml:violation-limit");
    assert!(violations[3].message.starts_with("2 more"));
}

#[test]
fn limits_of_one_are_said_in_words() {
    for (text, message) in [
        ("<a b='1' c='2'/>", "a tag of more than one attribute"),
        ("<a><b/></a>", "more than one element is open at one time"),
    ] {
        let limits = Limits {
            attributes: 1,
            depth: 1,
            ..Limits::default()
        };
        assert_eq!(check(text.as_bytes(), &limits)[0].message, message);
    }
}

#[test]
fn floods_take_linear_time() {
    let floods: [(&str, &str, &str); 25] = [
        ("", "<", ""),
        ("<a>", "<", "</a>"),
        ("<a>", "&", "</a>"),
        ("<a>", "&#", "</a>"),
        ("<a>", "]]>", "</a>"),
        ("<a>", "<!--", ""),
        ("<a>", "<![CDATA[", ""),
        ("<a>", "<?p ", ""),
        ("<a>", "<!DOCTYPE a [<!", ""),
        ("<a>", "<!", "</a>"),
        ("<a>", "</x>", "</a>"),
        ("<a>", "<b", ""),
        ("<a>", "<b c=\"", ""),
        ("<a>", "<b c=\"<b c='", ""),
        ("<a>", "<b c=\">", ""),
        ("<a ", "b=\"", ""),
        ("<a ", "b=c ", "/>"),
        ("<a ", "b== \"x y='", "/>"),
        ("<a>", "<a b== \"x y='>", "</a>"),
        ("<a>", "<a b==\" x y='z", "</a>"),
        ("<a ", "b='&' ", "/>"),
        ("<a>", "\u{1}", "</a>"),
        (
            "<?xml version='1.0' encoding='US-ASCII'?><a>",
            "\u{E9} ",
            "</a>",
        ),
        ("<a>", "<b xmlns:p='u'>", ""),
        ("<a>", "<b xmlns:p='u' p:c=''/>", "</a>"),
    ];
    let limits = Limits {
        depth: 5000,
        attributes: usize::MAX,
        ..Limits::default()
    };
    for (before, flood, after) in floods {
        let text = format!("{before}{}{after}", flood.repeat(2_000_000 / flood.len()));
        let begin = Instant::now();
        let mut scanner = Scanner::new(&text, &limits, Mode::Document);
        while scanner.next() != Token::Eof {}
        let _ = scanner.finish();
        // Not a measurement: quadratic work on two megabytes would take an hour.
        assert!(begin.elapsed() < Duration::from_mins(4), "{before}{flood}");
    }
}
