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
    // What is lost is said once.
    (
        "",
        "<moveinfo><table content=\"clock\">1,2</table></moveinfo>\
         <moveinfo><table content=\"evaluation\">+5,+6</table></moveinfo>",
        "e2e4 e7e5",
        &["moveinfo of the second board"],
    ),
    // What would end a comment, a line or a game.
    (
        "<tags><tag name=\"PGN:comment\">a\n[Event \"x\"]</tag><tag name=\"foo\">1</tag></tags>",
        "",
        "e2e4",
        &[],
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
        "<tags><tag name=\"FEN\">v</tag></tags>",
        "",
        "e2e4",
        &["no start position"],
    ),
    // The number of a database of games on two boards.
    (
        "<extraneous><gameid tag=\"BughouseDBGameNo\">77</gameid></extraneous>",
        "",
        "e2e4",
        &[],
    ),
    (
        "<tags><tag name=\"PGN:foo\">a</tag><tag name=\"PGN:tag:Event\">a</tag></tags>",
        "",
        "e2e4",
        &["PGN:foo", "PGN:tag:Event", "no field of its own"],
    ),
    // What would be read as a move.
    (
        "<characteristics><result>0-0</result></characteristics>\
         <tags><tag name=\"Result\">5</tag></tags>",
        "",
        "f2f3 g7g5 c2c3",
        &["the value `0-0` of the tag pair Result"],
    ),
    (
        "<characteristics><result>1-0</result></characteristics>",
        "",
        "f2f3 g7g5 <tag name=\"PGN:result\">0-0</tag>",
        &["PGN:result"],
    ),
    (
        "",
        "",
        "a2a4 <tag name=\"PGN:movetext\">O-O</tag>",
        &["is no move"],
    ),
    (
        "",
        "",
        "a2a4 <tag name=\"PGN:movetext\">4. Ke8-e5 x</tag>",
        &["is no move"],
    ),
    (
        "",
        "",
        "a2a4 <tag name=\"PGN:movetext\">x 2. Ke8-e5</tag>",
        &[],
    ),
    (
        "<tags><tag name=\"foo\">a\nb</tag></tags>",
        "",
        "e2e4 <post lang=\"*\">a&#13;[Event \"x\"]</post>",
        &["in the tag pair foo"],
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
        "e2e4 <var>d2d4 <tag name=\"PGN:movetext\">Zz (x</tag></var> e7e5",
        &["that is not closed"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:result\">1/2</tag>",
        &["not the result of the game"],
    ),
    (
        "",
        "",
        "e2e4 <post lang=\"*\">a\n\n[White \"x\"]</post>",
        &[],
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
    // Data beside comments that hold commands.
    (
        "",
        "<moveinfo><table content=\"clock\">0:01:00,0:02:00</table>\
         <table content=\"evaluation\">+10,+20</table></moveinfo>",
        "e2e4 <tag name=\"PGN:kept\"/><post lang=\"*\">good [%clk 0:01:00]</post> \
         e7e5 <tag name=\"PGN:%eval\">0.1</tag><tag name=\"PGN:%clk\">2:00</tag>",
        &[],
    ),
    (
        "",
        "<moveinfo><table content=\"evaluation\">+10</table></moveinfo>",
        "e2e4 <marker type=\"full\" color=\"green\" at=\"e4\"/><marker type=\"full\" color=\"red\" at=\"e4\"/>\
         <tag name=\"PGN:kept\"/><post lang=\"*\">x [%csl Ge4]</post>",
        &["that commands and text"],
    ),
    (
        "",
        "",
        "e2e4 <post lang=\"*\">[%clk 0:01:00]</post> e7e5 <post lang=\"*\">a [%clk 0:01:00]</post> \
         d2d4 <pre lang=\"*\">[%clk 0:01:00]</pre> d7d5 <tag name=\"PGN:%clk\">0:01:00</tag>",
        &[
            "that commands and text",
            "that commands and text",
            "that commands and text",
        ],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:%foo\">a]</tag> e7e5 <eval>+1</eval><eval>+2</eval>",
        &["PGN:%foo", "that commands and text"],
    ),
    // Data that do not stand next to their move.
    (
        "",
        "",
        "d2d4 <var>c2c4</var><eval>+12</eval> d7d5 <pre lang=\"*\">x</pre><eval>+12</eval> c2c4",
        &[],
    ),
    (
        "",
        "",
        "d2d4 d7d5 <var>g8f6 <var>c7c5</var><eval>+12</eval> c2c4 <eval>+1</eval> $1 <post lang=\"*\">a</post> \
         e7e5 <post lang=\"*\">a</post><eval>+1</eval></var><arrow color=\"red\" from=\"a1\" to=\"a2\"/>",
        &["next to their move"; 4],
    ),
    ("", "", "<eval>+12</eval>d2d4", &["next to their move"]),
    // Values that tag pairs cannot say, or say otherwise.
    (
        "<event><location>?</location><title>?</title><mode>OTB</mode></event>\
         <white><name>?</name><title>:Foo</title></white>",
        "",
        "e2e4",
        &["Event", "Site", "White", "event/mode", "player/title"],
    ),
    (
        "<characteristics><round>0</round></characteristics><event><title>a</title></event>\
         <white><networkaddress>-</networkaddress></white>\
         <tags><tag name=\"Event\">b</tag><tag name=\"Termination\">won by x</tag></tags>",
        "",
        "e2e4",
        &["Event", "Round", "WhiteNA", "Termination"],
    ),
    (
        "<characteristics><result>1-0</result><plycount>3</plycount></characteristics>",
        "",
        "f2f3 e7e5 g2g4 d8h4",
        &["characteristics/result", "characteristics/plycount"],
    ),
    (
        "<tags><tag name=\"Variant\">Atomic</tag></tags>",
        "",
        "e2e4",
        &["game/@variant"],
    ),
    (
        "<tags><tag name=\"FEN\">4k3/8/8/8/8/8/4P3/4K3 w - - 0 1</tag></tags>",
        "",
        "e2e4",
        &["game/@startposition"],
    ),
    (
        "",
        "<moveinfo><table content=\"evaluation\">+99999,-31999,+32001</table></moveinfo>",
        "e2e4 e7e5 d2d4",
        &["more than 309.99 pawns"; 2],
    ),
    (
        "",
        "",
        "e2e4 <marker type=\"my-sym\" color=\"red\" at=\"e4\"/> e7e5 <marker type=\"}\" color=\"red\" at=\"e4\"/> \
         d2d4 <marker type=\"full\" color=\"red\" at=\"k9\"/> d7d5 <marker type=\"arrow\" color=\"red\" at=\"e4\"/>",
        &["a drawing"; 4],
    ),
    // Mates on the board, by the side that moved last and by the other one.
    (
        "",
        "<moveinfo><table content=\"evaluation\">+32000,-32000,-32000:9,+32000</table></moveinfo>",
        "<prelude><eval>-32000</eval></prelude>e2e4 e7e5 d2d4 \
         <var>d2d3 <eval>+32000</eval> d7d6 <eval>+32000</eval></var> d7d5",
        &[],
    ),
    (
        "",
        "<moveinfo><table content=\"evaluation\">-32000,+32000</table></moveinfo>",
        "<prelude><eval>+32000</eval></prelude>e2e5:v e7e6 d2d4 <eval>+32000</eval> \
         <var>e1e5:v <eval>-32000</eval></var> e8e1:v <eval>-32000</eval>",
        &[],
    ),
    // Comments of nothing.
    (
        "",
        "",
        "d2d4 <clock>0:00:01</clock><post/> d7d5 <clock>0:00:01</clock><post lang=\"*\"/> $1 \
         c2c4 <clock>0:00:01</clock><post lang=\"*\"/><post lang=\"*\">x</post> e7e5 <epilogue/>",
        &["an empty comment"; 2],
    ),
    ("", "", "<prelude/>d2d4", &["an empty prelude"]),
    // Tag pairs beside the fields that they would be.
    (
        "<event><title>E</title></event><tags><tag name=\"Event\">x</tag><tag name=\"Event\">y</tag></tags>",
        "",
        "e2e4",
        &["the value `E` of the tag pair Event"],
    ),
    (
        "<characteristics><result>1-0</result></characteristics><tags><tag name=\"Result\">*</tag></tags>",
        "",
        "e2e4 <tag name=\"PGN:result\"/>",
        &["the value `1-0` of the tag pair Result"],
    ),
    (
        "<tags><tag name=\"Result\">1-0</tag></tags>",
        "",
        "e2e4",
        &["that the game has no result"],
    ),
    (
        "<tags><tag name=\"PlyCount\">1</tag></tags>",
        "",
        "e2e4",
        &["the tag PlyCount is no field"],
    ),
    (
        "",
        "",
        "f2f3 e7e5 g2g4 d8h4 <tag name=\"PGN:result\">0-1</tag>",
        &["that the game has no result"],
    ),
    (
        "<white><rating><score organization=\":USCF\">1</score><score>2</score></rating></white>",
        "",
        "e2e4",
        &["the order of player/rating"],
    ),
    // Data in another order than that of the tables.
    (
        "",
        "",
        "e2e4 <arrow color=\"red\" from=\"e2\" to=\"e4\"/><clock>0:01:00</clock><post lang=\"*\">x</post>",
        &["parted as they are here"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:%foo\">1</tag><eval>+13</eval>",
        &["parted as they are here"],
    ),
    (
        "",
        "",
        "e2e4 <clock>0:01:00</clock><eval>+13</eval>",
        &["parted as they are here"],
    ),
    // Text that would be read as a variation.
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">(1. d4</tag> e7e5 g1f3",
        &["that is not closed", "is a part of it"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">(</tag> e7e5",
        &["that is not closed", "is a part of it"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">(</tag>",
        &["that is not closed", "is a part of it"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">Zz (;x</tag>",
        &["that is not closed"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:result\">*</tag><tag name=\"PGN:movetext\">(x</tag>",
        &["that is not closed"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:result\">*</tag><tag name=\"PGN:movetext\">(x *</tag>",
        &[],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">(1. d4)</tag> e7e5",
        &["is a part of it"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">() e5</tag>",
        &["is a part of it"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">({a})</tag> e7e5",
        &["is a part of it"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">(1. {})</tag> e7e5",
        &[],
    ),
    (
        "",
        "",
        "<tag name=\"PGN:movetext\">(1. d4) e4</tag>",
        &["is a part of it"],
    ),
    ("", "", "<tag name=\"PGN:movetext\">(1. d4)</tag> e2e4", &[]),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">((1. d4)</tag> e7e5",
        &["that is not closed", "is a part of it"],
    ),
    (
        "",
        "",
        "e2e4 <var>d2d4 <tag name=\"PGN:movetext\">(1. e4</tag></var> e7e5",
        &["that is not closed", "is a part of it"],
    ),
    (
        "",
        "",
        "<tag name=\"PGN:movetext\">(1. d4</tag> e2e4",
        &["that is not closed", "is a part of it"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:movetext\">(</tag><tag name=\"PGN:result\">*</tag><tag name=\"PGN:reserved\">a</tag>",
        &["that is not closed", "is a part of it"],
    ),
    // Of a move of several steps.
    ("", "", "e2e4e7e5", &["of which PGN says less"]),
    // Numbers of moves, beyond those that are one, and without a move.
    (
        "",
        "",
        "movenumber=\"999999999999999999\"|e2e4 e7e5 g1f3",
        &[],
    ),
    (
        "",
        "",
        "movenumber=\"1000000000000000000\"|e2e4",
        &["a movenumber of so many digits"],
    ),
    (
        "",
        "",
        "movenumber=\"18446744073709551615\"|e2e4",
        &["a movenumber of so many digits"],
    ),
    (
        "",
        "",
        "movenumber=\"99999999999999999999999\"|e2e4",
        &["a movenumber of so many digits"],
    ),
    (
        "<event><title>a</title></event>",
        "",
        "movenumber=\"5\"|",
        &[],
    ),
    (
        "<event><title>a</title></event>",
        "",
        "movenumber=\"5\"|<prologue lang=\"*\">x</prologue>",
        &[],
    ),
    (
        "<event><title>a</title></event>",
        "",
        "movenumber=\"5\"|<tag name=\"PGN:unknown\">)</tag><tag name=\"PGN:movetext\">Ka2</tag>",
        &[],
    ),
    (
        "<event><title>a</title></event>",
        "",
        "movenumber=\"5\"|<tag name=\"PGN:movetext\">(d4)</tag>",
        &[],
    ),
    (
        "",
        "",
        "movenumber=\"5\"|<tag name=\"PGN:movetext\">x</tag> <tag name=\"PGN:movetext\">Ka2</tag>",
        &["behind a tag"],
    ),
    (
        "<tags><tag name=\"Variant\">Foo</tag></tags>",
        "",
        "movenumber=\"5\"|",
        &["game/@variant", "a movenumber without a move"],
    ),
    // Players of two boards, in a game on one.
    (
        "<white><name>N</name></white><tags><tag name=\"WhiteA\">x</tag></tags>",
        "",
        "",
        &[],
    ),
    (
        "<white><name>N</name></white><tags><tag name=\"BlackA\">x</tag></tags>",
        "",
        "",
        &[],
    ),
    (
        "<white><name>N</name></white><tags><tag name=\"WhiteB\">x</tag></tags>",
        "",
        "",
        &[],
    ),
    (
        "<white><name>N</name></white><tags><tag name=\"BlackB\">x</tag></tags>",
        "",
        "",
        &[],
    ),
    (
        "<tags><tag name=\"WhiteA\">x</tag></tags>",
        "",
        "<prologue lang=\"*\">x</prologue><tag name=\"PGN:nag\">1</tag>",
        &[],
    ),
    (
        "<tags><tag name=\"Variant\">e</tag><tag name=\"WhiteA\">x</tag></tags>",
        "",
        "",
        &["game/@variant", "the number of boards"],
    ),
    (
        "<tags><tag name=\"WhiteA\">x</tag></tags>",
        "",
        "movenumber=\"5\"|<tag name=\"PGN:unknown\">)</tag>",
        &[],
    ),
    ("<tags><tag name=\"WhiteA\">x</tag></tags>", "", "e2e4", &[]),
    // What parts tag pairs as two games are parted.
    (
        "<tags><tag name=\"PGN:escape\">1</tag><tag name=\"Event\">x</tag></tags>",
        "",
        "e2e4",
        &[
            "Event is no field",
            "a tag `PGN:escape` before the tag Event",
        ],
    ),
    (
        "<tags><tag name=\"PGN:comment\">1</tag><tag name=\"Event\">x</tag></tags>",
        "",
        "e2e4",
        &[
            "Event is no field",
            "a tag `PGN:comment` before the tag Event",
        ],
    ),
    (
        "<tags><tag name=\"PGN:comment\">1</tag><tag name=\"Site\">x</tag></tags>",
        "",
        "e2e4",
        &["Site is no field"],
    ),
    // Variations of nothing.
    (
        "",
        "",
        "e2e4<var><prelude/></var>",
        &["an empty prelude", "an empty var"],
    ),
    (
        "",
        "",
        "e2e4<var><pre lang=\"*\"></pre></var>",
        &[
            "without a move behind it",
            "an empty comment",
            "an empty var",
        ],
    ),
    (
        "",
        "",
        "e2e4<var><tag name=\"PGN:unknown\">#</tag></var>",
        &["an empty var"],
    ),
    // Tags beside fields that say the same.
    (
        "<opening><eco>C20</eco></opening><tags><tag name=\"ECO\">C20</tag></tags>",
        "",
        "e2e4",
        &["a tag ECO without which the game says the same"],
    ),
    (
        "<characteristics><result>1-0</result><plycount>1</plycount></characteristics><tags><tag name=\"Result\">1-0</tag><tag name=\"PlyCount\">1</tag></tags>",
        "",
        "e2e4",
        &[
            "a tag Result without which the game says the same",
            "a tag PlyCount without which the game says the same",
        ],
    ),
    (
        "<tags><tag name=\"Event\">?</tag></tags>",
        "",
        "e2e4",
        &["a tag Event without which the game says the same"],
    ),
    (
        "<tags><tag name=\"Result\">*</tag></tags>",
        "",
        "e2e4",
        &["a tag Result without which the game says the same"],
    ),
    (
        "<tags><tag name=\"ECO\">C20</tag><tag name=\"ECO\">C20</tag></tags>",
        "",
        "e2e4",
        &[],
    ),
    ("<tags><tag name=\"SetUp\">1</tag></tags>", "", "e2e4", &[]),
    // Beside no move.
    ("", "", "$1 e2e4", &["a NAG before the first move"]),
    (
        "",
        "",
        "<post lang=\"*\">a</post><tag name=\"PGN:result\"/>",
        &["not next to its move"],
    ),
    // Moves against the rules.
    ("", "", "e2e4 e2e5 d2d5", &["lacks the flag"]),
    ("", "", "e2e4 e4e5:v", &[]),
    (
        "",
        "",
        "e2e4 <pre lang=\"*\">a</pre><tag name=\"PGN:result\">*</tag><tag name=\"PGN:movetext\">x</tag>",
        &["the place of a pre"],
    ),
    (
        "",
        "",
        "e2e4 <tag name=\"PGN:result\">*</tag><pre lang=\"*\">a</pre><tag name=\"PGN:movetext\">x</tag>",
        &[],
    ),
    // What begins a line stands at its beginning, and what ends it at its end.
    (
        "",
        "",
        "e2e4 <prelude><marker type=\"full\" color=\"red\" at=\"e4\"/></prelude> e7e5",
        &["a prelude behind the beginning"],
    ),
    (
        "",
        "",
        "e2e4 <prologue lang=\"*\">x</prologue> e7e5",
        &["the place of a prologue"],
    ),
    (
        "",
        "",
        "e2e4 e7e5 <epilogue lang=\"*\">z</epilogue> g1f3",
        &["the place of an epilogue"],
    ),
];

/// The element of moves; before a `|` stand its attributes.
fn section(moves: &str) -> String {
    let (attributes, moves) = moves.split_once('|').unwrap_or(("", moves));
    format!("<moves {attributes}>{moves}</moves>")
}

/// Looks whether a game is the same out and back, or these losses are named.
fn fault(head: &str, data: &str, moves: &str, expected: &[&str]) -> Option<String> {
    let head = (!head.is_empty()).then(|| format!("<head>{head}</head>"));
    let text = format!(
        "<cif><game><info>{}{data}</info>{}</game><info><version>1.0</version>\
         <creator/><created>2014-12-21</created><content/></info></cif>",
        head.unwrap_or_default(),
        section(moves)
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
    let is_same = back.items.len() == 1 && normal(first(&back)) == there;
    let are_named = losses.len() == expected.len()
        && losses
            .iter()
            .zip(expected)
            .all(|(loss, part)| loss.what.contains(part));
    (back.items.len() != 1 || is_same != expected.is_empty() || !are_named).then(|| {
        let back = cif_types::write(&back).unwrap();
        format!("{losses:?}\n{text}\n{written}{back}\n")
    })
}

#[test]
fn nothing_changes_unsaid() {
    let faults = CASES
        .iter()
        .filter_map(|(head, data, moves, expected)| fault(head, data, moves, expected));
    let faults: Vec<String> = faults.collect();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// The data of a move, by their number; and the losses from 257 on.
type Many = (fn(usize) -> String, &'static [&'static str]);

const MANY: &[Many] = &[
    (
        |count| "<tag name=\"PGN:%x\">1</tag>".repeat(count),
        &["more than 256 commands"],
    ),
    (
        |count| "<marker type=\"full\" color=\"green\" at=\"f3\"/>".repeat(count),
        &["more than 256 commands"],
    ),
    // A command is as much as its squares.
    (
        |count| {
            let squares = ["?"; 100].join(",");
            let one = "<tag name=\"PGN:%x\">1</tag>".repeat(count - 100);
            format!("{one}<tag name=\"PGN:%csl\">{squares}</tag>")
        },
        &["more than 256 commands"],
    ),
    (
        |count| {
            let one = "<tag name=\"PGN:%x\">1</tag>".repeat(100);
            format!(
                "{one}<post lang=\"*\">a {}</post>",
                "[%x 1]".repeat(count - 100)
            )
        },
        &["more than 256 commands"],
    ),
    (
        |count| {
            let commands = "[%x 1]".repeat(count - 1);
            format!(
                "<eval>+13</eval><tag name=\"PGN:kept\"/>\
                 <post lang=\"*\">a [%eval 0.13]{commands}</post>"
            )
        },
        &["more than 256 commands"],
    ),
    // Text is read as text.
    (
        |count| format!("<post lang=\"*\">a {}</post>", "[%x 1]".repeat(count)),
        &[],
    ),
];

#[test]
fn too_many_commands_of_a_move_are_named() {
    let mut faults = Vec::new();
    for (at, (data, losses)) in MANY.iter().enumerate() {
        for count in [255, 256, 257, 600] {
            let expected = if count > 256 { *losses } else { &[] };
            let moves = format!("e2e4 e7e5 <var>e7e6 {}</var>", data(count));
            let found = fault("", "", &moves, expected);
            faults.extend(found.map(|it| format!("{at}, {count}: {it}")));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Such a loss is not said of what is no command.
#[test]
fn many_data_without_a_form_are_no_commands() {
    let data = "<tag name=\"X:x\">1</tag>".repeat(257);
    let losses = vec!["tag `X:x`"; 257];
    assert_eq!(fault("", "", &format!("e2e4 {data}"), &losses), None);
    let moves = "e2e4 <tag name=\"X:x\">1</tag><post lang=\"*\">a [%x 1]</post>";
    assert_eq!(fault("", "", moves, &["tag `X:x`"]), None);
}

#[test]
fn a_tag_that_the_order_does_not_name_is_written() {
    let text = "<cif><game><info><head><characteristics><result>0-1</result></characteristics>\
        <tags><tag name=\"Result\">0-1</tag><tag name=\"Result\">1-0</tag>\
        <tag name=\"PGN:order\">Result</tag></tags></head></info><moves>g2g4 f7f5</moves></game></cif>";
    let (written, losses) = pgn(&cif_types::read(text).value, Layout::Lines);
    assert_eq!(losses, []);
    assert!(
        written.starts_with("[Result \"0-1\"]\n[Result \"1-0\"]\n"),
        "{written}"
    );
}
