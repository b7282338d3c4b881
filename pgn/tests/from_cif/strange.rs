//! Games by hand, of the kind that no program writes: out and back they are
//! the same, or a loss is named, and never neither. Nothing in them becomes
//! another game.

use cif_pgn::Layout;

use crate::common::{archive, pgn};
use crate::first;
use crate::normal::normal;

/// Head, data of moves, moves; and the losses, by a part of each.
type Case = (
    &'static str,
    &'static str,
    &'static str,
    &'static [&'static str],
);

const CASES: &[Case] = &[
    // What would end a comment, a line or a game.
    (
        "<tags><tag name=\"PGN:comment\">a\n[Event \"x\"]</tag><tag name=\"foo\">1</tag></tags>",
        "",
        "e2e4",
        &["that begins as a game does"],
    ),
    (
        "<tags><tag name=\"PGN:comment\">{a}\n[Event \"x\"]</tag><tag name=\"foo\">1</tag></tags>",
        "",
        "e2e4",
        &["a comment with braces"],
    ),
    (
        "<tags><tag name=\"PGN:escape\">a\n[Event \"x\"]</tag><tag name=\"foo\">1</tag></tags>",
        "",
        "e2e4 <tag name=\"PGN:escape\">b&#13;1. e4</tag>",
        &["in an escape line", "in an escape line"],
    ),
    (
        "<tags><tag name=\"PGN:unknown\">[a]\n[Event \"x\"]</tag><tag name=\"foo\">1</tag></tags>",
        "",
        "e2e4",
        &["PGN:unknown"],
    ),
    (
        "<tags><tag name=\"PGN:comment\">a</tag></tags>",
        "",
        "e2e4",
        &["behind all tag pairs"],
    ),
    (
        "<tags><tag name=\"PGN:foo\">a</tag><tag name=\"PGN:tag:Event\">a</tag></tags>",
        "",
        "e2e4",
        &["PGN:foo", "PGN:tag:Event"],
    ),
    (
        "<tags><tag name=\"foo\">a\nb</tag></tags>",
        "",
        "e2e4 <post lang=\"*\">a&#13;[Event \"x\"]</post>",
        &["in the tag pair foo", "that begins as a game does"],
    ),
    (
        "",
        "",
        "e2e4 <post lang=\"*\">a&#13;&#10;b</post>",
        &["a carriage return in a comment"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">a\n\n[Event \"x\"]\n\n1. e4 *</tag>",
        &["PGN:movetext"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">a {b</tag> <tag name=\"PGN:nag\">x</tag> \
         <tag name=\"PGN:reserved\">x&gt; 1-0</tag> <tag name=\"PGN:unknown\">x y</tag> \
         <tag name=\"PGN:result\">1-0 2. e4</tag>",
        &[
            "PGN:movetext",
            "PGN:nag",
            "PGN:reserved",
            "PGN:unknown",
            "PGN:result",
        ],
    ),
];

#[test]
fn nothing_changes_unsaid() {
    let mut failures = Vec::new();
    for (head, data, moves, expected) in CASES {
        let head = (!head.is_empty()).then(|| format!("<head>{head}</head>"));
        let text = format!(
            "<cif><game><info>{}{data}</info><moves>{moves}</moves></game><info><version>1.0</version>\
             <creator/><created>2014-12-21</created><content/></info></cif>",
            head.unwrap_or_default()
        );
        let reading = cif_types::read(&text);
        assert!(
            reading.violations.is_empty(),
            "{:?}\n{text}",
            reading.violations
        );
        let (written, losses) = pgn(&reading.value, Layout::Lines);
        let (back, _) = archive(written.as_bytes());
        let there = normal(first(&reading.value));
        let is_same = back.archive.len() == 1 && normal(first(&back)) == there;
        let are_named = losses.len() == expected.len()
            && losses
                .iter()
                .zip(*expected)
                .all(|(loss, part)| loss.what.contains(part));
        if back.archive.len() != 1 || is_same != expected.is_empty() || !are_named {
            let back = cif_types::write(&back).unwrap();
            failures.push(format!("{losses:?}\n{text}\n{written}{back}\n"));
        }
    }
    assert!(failures.is_empty(), "{}", failures.join("\n"));
}
