//! Parts of pages of the manual that follow from the code: what tag pairs and commands of PGN
//! become, evaluations with their meaning, the letters and rules of notations, predefined names.
//! Each stands between two lines that name it.
//!
//! `BLESS=1 cargo test -p cif-tests --test generated_parts` writes them anew; look at the
//! difference before it is committed.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use cif::text::fbr::RULES;
use cif::text::mbn::{BASES, MODIFIERS};
use cif::text::tables::{Evaluation, Score, Side};
use cif::write::{ArchiveWriter, Sharing};
use roxmltree::{Document, Node};

/// A page, the name of a part of it, and what makes that.
type Part = (&'static str, &'static str, fn() -> String);

const PARTS: &[Part] = &[
    ("evaluations.md", "examples", evaluations),
    ("notations.md", "bases", bases),
    ("notations.md", "modifiers", modifiers),
    ("notations.md", "rules", rules),
    ("predefined-names.md", "names", names),
    ("pgn.md", "tag pairs", tag_pairs),
    ("pgn.md", "commands", commands),
    ("findings.md", "xml", of_xml),
    ("findings.md", "schema", of_the_schema),
    ("findings.md", "conversion", of_conversions),
];

/// Items of an evaluation table.
const EVALUATIONS: &[&str] = &[
    "+13",
    "-250:18",
    "+0:22#1500",
    "+30999",
    "+32000",
    "-32000",
    "+31997:40",
    "-31998",
    "+31000",
];

/// Tag pairs of games on one board, those of White for those of Black as well.
const TAG_PAIRS: &[&str] = &[
    r#"[Event "Club evening"]"#,
    r#"[Site "Riga"]"#,
    r#"[Date "2026.01.??"]"#,
    r#"[Round "3.1"]"#,
    r#"[White "Ann"]"#,
    r#"[WhiteTitle "WGM"]"#,
    r#"[WhiteElo "2400"]"#,
    r#"[WhiteUSCF "2450"]"#,
    r#"[WhiteFideId "4100018"]"#,
    r#"[WhiteTeam "Rooks"]"#,
    r#"[WhiteTeamCountry "LAT"]"#,
    r#"[WhiteCountry "LAT"]"#,
    r#"[WhiteNA "ann@example.org"]"#,
    r#"[WhiteType "program"]"#,
    r#"[WhiteClock "0:05:00"]"#,
    r#"[Result "1-0"]"#,
    r#"[EventDate "2026.01.30"]"#,
    r#"[EventSponsor "Savings bank"]"#,
    r#"[EventType "tourn"]"#,
    r#"[EventRounds "9"]"#,
    r#"[EventCategory "12"]"#,
    r#"[Mode "OTB"]"#,
    r#"[Board "4"]"#,
    r#"[Time "19:30:00"]"#,
    r#"[TimeControl "300+2"]"#,
    r#"[ECO "C20"]"#,
    r#"[NIC "KP 1"]"#,
    r#"[Opening "King's Pawn Game"]"#,
    r#"[Termination "time forfeit"]"#,
    r#"[PlyCount "2"]"#,
    r#"[Annotator "Cy"]"#,
    r#"[Source "Example Press"]"#,
    r#"[SourceTitle "Games of 2026"]"#,
    r#"[SourceDate "2026.02.01"]"#,
    r#"[SourceVersionDate "2026.03.01"]"#,
    r#"[SourceQuality "2"]"#,
    r#"[FICSGamesDBGameNo "365996276"]"#,
    r#"[BughouseDBGameNo "2093"]"#,
    r#"[GameId "17"]"#,
    r#"[Variant "Crazyhouse"]"#,
    r#"[SetUp "1"][FEN "4k3/4p3/8/8/8/8/4P3/4K3 w - - 0 1"]"#,
    r#"[Variant "Chess960"][FEN "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w KQkq - 0 1"]"#,
    r#"[Variation "Wayward Queen"]"#,
];

/// Commands and other text behind the first move of a game.
const COMMANDS: &[&str] = &[
    "{a comment}",
    "$14",
    "!?",
    "(1. d4)",
    "{[%eval 0.35]}",
    "{[%eval #3]}",
    "{[%clk 0:04:58]}",
    "{[%ct 19:31:07]}",
    "{[%egt 0:00:02]}",
    "{[%emt 2.5]}",
    "{[%vt 12.04]}",
    "{[%ccsnt 2026.01.30,19:31]}",
    "{[%csl Ge4]}",
    "{[%cal Rd1h5]}",
    "{[%other 1]}",
    "<reserved>",
];

/// Games of PGN as an archive.
fn archive(pgn: &str) -> String {
    let sharing = Sharing {
        index: false,
        namebase: false,
        creator: None,
    };
    let mut writer = ArchiveWriter::new(Vec::new(), "2026-01-31", sharing).expect("an archive");
    for read in cif::pgn::games(pgn.as_bytes()) {
        writer.game(read.expect("a game").game).expect("written");
    }
    String::from_utf8(writer.finish().expect("an archive")).expect("UTF-8")
}

/// Adds the elements in an element that have attributes, or text and no elements, each by its
/// path with its value: the text alone, or as XML.
fn collect(node: Node<'_, '_>, path: &str, found: &mut Vec<(String, String)>) {
    for element in node.children().filter(Node::is_element) {
        let name = element.tag_name().name();
        let path = format!("{path}{name}");
        let text = element.text().unwrap_or_default().trim();
        let mut tag = name.to_owned();
        for attribute in element.attributes() {
            let _ = write!(tag, " {}=\"{}\"", attribute.name(), attribute.value());
        }
        let is_leaf = !element.children().any(|it| it.is_element());
        if tag == name {
            found.extend(is_leaf.then(|| (path.clone(), text.to_owned())));
        } else if text.is_empty() {
            found.push((path.clone(), format!("<{tag}/>")));
        } else {
            found.push((path.clone(), format!("<{tag}>{text}</{name}>")));
        }
        collect(element, &format!("{path}/"), found);
    }
}

/// The components of the one game of a file of PGN, by their paths.
fn components(pgn: &str) -> Vec<(String, String)> {
    let text = archive(pgn);
    let document = Document::parse(&text).expect("XML");
    let mut elements = document.descendants();
    let game = elements.find(|it| it.has_tag_name("game")).expect("a game");
    let attributes = game.attributes();
    let mut found: Vec<_> = attributes
        .map(|it| (format!("@{}", it.name()), it.value().to_owned()))
        .collect();
    collect(game, "", &mut found);
    found
}

/// A row for each text of PGN: the text, and what it adds to a game of two plies.
fn added(rows: &[&str], pgn: impl Fn(&str) -> String) -> String {
    let plain: BTreeSet<_> = components(&pgn("")).into_iter().collect();
    let mut table = "| PGN | CIF | value |\n| --- | --- | --- |\n".to_owned();
    for row in rows {
        let mut there = components(&pgn(row));
        there.retain(|it| !plain.contains(it) && !it.1.contains("\"PGN:order\""));
        // Moves are shown where nothing else is new, tags where there is no field.
        for rest in ["moves", "info/head/tags/tag"] {
            if there.iter().any(|it| it.0 != rest) {
                there.retain(|it| it.0 != rest);
            }
        }
        let cells = |cell: fn(&(String, String)) -> &str| {
            let cells: Vec<String> = there.iter().map(|it| format!("`{}`", cell(it))).collect();
            cells.join(", ")
        };
        let _ = writeln!(
            table,
            "| `{row}` | {} | {} |",
            cells(|it| &it.0),
            cells(|it| &it.1)
        );
    }
    table
}

fn tag_pairs() -> String {
    added(TAG_PAIRS, |pairs| {
        let pairs = pairs.replace("][", "]\n[");
        let result = if pairs.contains("Result") { "1-0" } else { "*" };
        format!("{pairs}\n\n1. e4 e5 {result}\n")
    })
}

fn commands() -> String {
    added(COMMANDS, |command| format!("1. e4 {command} e5 *\n"))
}

fn evaluations() -> String {
    let mut table = "| item | score | depth | time |\n| --- | --- | --- | --- |\n".to_owned();
    for item in EVALUATIONS {
        let evaluation: Evaluation = item.parse().expect("an evaluation");
        let score = match evaluation.score() {
            Score::Centipawns(0) => "equal".to_owned(),
            Score::Centipawns(score) => {
                let side = if score > 0 { "White" } else { "Black" };
                let pawns = score.unsigned_abs();
                format!(
                    "{side} is better by {}.{:02} pawns",
                    pawns / 100,
                    pawns % 100
                )
            }
            Score::Mate { winner, moves } => {
                let side = match winner {
                    Side::White => "White",
                    Side::Black => "Black",
                };
                match moves {
                    0 => format!("{side} has mated"),
                    moves => format!("{side} mates in {moves}"),
                }
            }
        };
        let depth = evaluation.depth.map(|it| format!("{it} plies"));
        let time = evaluation
            .centiseconds
            .map(|it| format!("{}.{:02} s", it / 100, it % 100));
        let _ = writeln!(
            table,
            "| `{item}` | {score} | {} | {} |",
            depth.unwrap_or_default(),
            time.unwrap_or_default()
        );
    }
    table
}

fn bases() -> String {
    let mut table = "| letter | moves | remark |\n| --- | --- | --- |\n".to_owned();
    for base in BASES {
        let moves = base.moves.map(|it| format!("`{it}`")).unwrap_or_default();
        let _ = writeln!(table, "| `{}` | {moves} | {} |", base.letter, base.note);
    }
    table
}

fn modifiers() -> String {
    let mut table = "| modifier | meaning |\n| --- | --- |\n".to_owned();
    for known in MODIFIERS {
        let _ = writeln!(table, "| `{}` | {} |", known.modifier, known.meaning);
    }
    table
}

fn rules() -> String {
    let mut table = "| rule | attributes |\n| --- | --- |\n".to_owned();
    for rule in RULES {
        let attributes: Vec<String> = rule.attributes.iter().map(|it| format!("`{it}`")).collect();
        let _ = writeln!(table, "| `{}` | {} |", rule.name, attributes.join(", "));
    }
    table
}

fn names() -> String {
    let mut table = "| kind | names |\n| --- | --- |\n".to_owned();
    for (kind, names) in cif::check::predefined_names() {
        let names: Vec<String> = names.iter().map(|it| format!("`{it}`")).collect();
        let _ = writeln!(table, "| {kind} | {} |", names.join(", "));
    }
    table
}

fn of_xml() -> String {
    let mut table = "| id | meaning | clause |\n| --- | --- | --- |\n".to_owned();
    for (id, clause, meaning) in cif::read::scan::IDS {
        let clause = if *clause == "limit" { "" } else { clause };
        let _ = writeln!(table, "| `{id}` | {meaning} | {clause} |");
    }
    table
}

fn of_the_schema() -> String {
    let mut table = "| component | constraints |\n| --- | --- |\n".to_owned();
    for of_one in cif::model::CONSTRAINTS.chunk_by(|one, next| one.component == next.component) {
        let kinds: Vec<String> = of_one.iter().map(|it| format!("`{}`", it.kind)).collect();
        let id = of_one.first().map_or("", |it| it.id);
        let begin = id.rsplit_once('/').map_or(id, |(begin, _)| begin);
        let _ = writeln!(table, "| `{begin}` | {} |", kinds.join(", "));
    }
    table
}

fn of_conversions() -> String {
    let mut table = "| id | severity | meaning |\n| --- | --- | --- |\n".to_owned();
    for kind in cif_cli::conversion_findings() {
        let title = kind.title.replace("[%csl ..]", "`[%csl ..]`");
        let title = title.replace("[Name \"value\"]", "`[Name \"value\"]`");
        let _ = writeln!(table, "| `{}` | {} | {title} |", kind.id, kind.severity);
    }
    table
}

/// The hand-written table of kinds of constraints has each of them.
#[test]
fn the_kinds_of_constraints_are_explained() {
    let page = include_str!("../../docs/reference/findings.md");
    let (table, _) = page.split_once("<!-- schema: begin").expect("the part");
    let general = cif_runtime::schema::GENERAL.iter();
    for constraint in cif::model::CONSTRAINTS.iter().chain(general) {
        let kind = format!("`{}`", constraint.kind);
        assert!(table.contains(&kind), "{}", constraint.id);
    }
}

#[test]
fn the_parts_are_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/reference");
    for (name, part, make) in PARTS {
        let page = fs::read_to_string(folder.join(name)).expect(name);
        let begin = format!("<!-- {part}: begin, generated -->\n");
        let end = format!("<!-- {part}: end -->");
        let (before, rest) = page.split_once(&begin).expect(part);
        let (_, after) = rest.split_once(&end).expect(part);
        let fresh = format!("{before}{begin}\n{}\n{end}{after}", make());
        if fresh != page && std::env::var_os("BLESS").is_some() {
            fs::write(folder.join(name), &fresh).expect("the page can be written");
            continue;
        }
        assert!(
            fresh == page,
            "docs/reference/{name}: {part} is stale; cargo xtask refresh, or BLESS=1 for this test"
        );
    }
}
