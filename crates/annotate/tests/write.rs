//! Searches written into games: what the archive holds then, that nothing
//! else of it changes, and that no rule on move information finds a fault.

use cif_annotate::{Assessment, Branch, Engine, Fields, Gathered, Lines, Path, Place};
use cif_annotate::{NoLines, Search, WriteOptions, Written, write};
use cif_types::{ArchiveItem, Cif, Game};
use cif_uci::info::Info;
use cif_validator::Options;
use proptest::prelude::*;

const TAIL: &str = "<info><version>1.0</version><creator/><created>2026-01-31</created>\
                    <content games=\"1\"/></info></cif>";

fn archive(game: &str) -> String {
    format!("<cif>{game}{TAIL}")
}

fn game<'g, 'a>(archive: &'g mut Cif<'a>) -> &'g mut Game<'a> {
    match archive.items.first_mut() {
        Some(ArchiveItem::Game(game)) => game,
        _ => panic!("the archive begins with a game"),
    }
}

fn assessments(lines: &[&str]) -> Vec<Assessment> {
    let mut gathered = Gathered::default();
    for line in lines {
        gathered.take(&Info::parse(line).unwrap().value);
    }
    gathered.finish()
}

fn at(ply: usize, lines: &[&str]) -> Search {
    Search::of_main_line(ply, assessments(lines))
}

/// The game with what was written, without layout, and the report.
fn written(
    text: &str,
    engine: &str,
    searches: &[Search],
    options: &WriteOptions,
) -> (String, Written) {
    let text = archive(text);
    let mut reading = cif_types::read(&text);
    assert_eq!(reading.violations, [], "{text}");
    let engine = Engine::new(engine);
    let report = write(game(&mut reading.value), &engine, searches, options).unwrap();
    let text = cif_types::write(&reading.value).unwrap();
    let findings =
        cif_validator::check_str(&text, &Options::default()).expect("a text that can be read");
    let bad: Vec<_> = findings
        .iter()
        .filter(|it| it.id.starts_with("MI") || it.id.starts_with("xsd") || it.id.starts_with("MV"))
        .collect();
    assert!(bad.is_empty(), "{bad:?}\n{text}");
    let begin = text.find("<game").unwrap();
    let end = text.find("</game>").unwrap() + "</game>".len();
    let lines = text[begin..end].lines().map(str::trim);
    (lines.collect(), report)
}

#[test]
fn a_start_position_has_one_annotation_wherever_it_stood() {
    for moves in [
        "e2e4<prelude><eval engine=\"0\">+1</eval></prelude>e7e5",
        "no <prelude><eval engine=\"0\">+1</eval></prelude>e2e4 e7e5",
    ] {
        let text = archive(&format!(
            "<game><info/><moves>{moves}</moves><data><engine id=\"0\">Fish</engine></data></game>"
        ));
        let mut reading = cif_types::read(&text);
        assert_eq!(reading.violations, [], "{text}");
        let searches = [at(0, &["info depth 9 score cp 30"])];
        let engine = Engine::new("Fish");
        let options = WriteOptions::default();
        write(game(&mut reading.value), &engine, &searches, &options).unwrap();
        let text = cif_types::write(&reading.value).unwrap();
        assert_eq!(cif_types::read(&text).violations, [], "{text}");
        assert_eq!(text.matches("<eval").count(), 1, "{text}");
        let prelude = "<moves><prelude><eval engine=\"0\">+30:9</eval></prelude>";
        assert!(text.contains(prelude), "{text}");
        let findings =
            cif_validator::check_str(&text, &Options::default()).expect("a text that can be read");
        let is_stray = |it: &cif_validator::Finding| it.message.contains("prelude");
        assert!(!findings.iter().any(is_stray), "{findings:?}");
    }
}

#[test]
fn a_table_an_engine_and_nothing_else() {
    let text = "<game><info/><moves>\n  e2e4 <post>best</post>\n\te7e5 $1 g1f3</moves></game>";
    let searches = [
        at(3, &["info depth 20 score cp -15 time 1234"]),
        at(
            1,
            &[
                "info depth 12 score mate -3 time 15",
                "info depth 13 score cp 3 upperbound",
            ],
        ),
    ];
    let (text, report) = written(text, " Fish\n 1.0 ", &searches, &WriteOptions::default());
    assert_eq!(
        text,
        "<game><info><moveinfo><table content=\"evaluation\" engine=\"0\">+31997:12#2,,+15:20#123\
         </table></moveinfo></info><moves>e2e4 <post>best</post>e7e5 $1 g1f3</moves>\
         <data><engine id=\"0\">Fish 1.0</engine></data></game>"
    );
    assert_eq!(
        (report.engine, report.items, report.elements),
        (Some(0), 2, 0)
    );
    assert_eq!(report.skipped, []);
}

#[test]
fn numbers_do_not_clash_and_tables_stay() {
    let text = "<game><info><moveinfo><table content=\"clock\">0:05:00,0:05:00</table>\
                <table content=\"evaluation\">+10,+20</table>\
                <table content=\"evaluation\" engine=\"00\">+1,+2</table></moveinfo></info>\
                <moves>e2e4 e7e5<var>c7c5<eval engine=\"2\">+3</eval></var></moves>\
                <data><engine id=\"00\">Old</engine><engine id=\"2\">New</engine></data></game>";
    let (text, report) = written(
        text,
        "Fish",
        &[at(2, &["info score cp 40 upperbound wdl 1 2 3"])],
        &WriteOptions {
            fields: Fields::All,
            ..WriteOptions::default()
        },
    );
    assert_eq!(report.engine, Some(1));
    assert_eq!(
        text,
        "<game><info><moveinfo><table content=\"clock\">0:05:00,0:05:00</table>\
         <table content=\"evaluation\">+10,+20</table>\
         <table content=\"evaluation\" engine=\"00\">+1,+2</table>\
         <table content=\"evaluation\" engine=\"1\">,+40</table></moveinfo></info>\
         <moves>e2e4 e7e5<tag name=\"UCI:engine\">1</tag><tag name=\"UCI:bound\">upper</tag>\
         <tag name=\"UCI:wdl\">1 2 3</tag><var>c7c5<eval engine=\"2\">+3</eval></var></moves>\
         <data><engine id=\"00\">Old</engine><engine id=\"2\">New</engine>\
         <engine id=\"1\">Fish</engine></data></game>"
    );
}

#[test]
fn an_engine_speaks_again() {
    let old = "<game><info><moveinfo><table content=\"evaluation\" engine=\"7\">+1, +2</table>\
               </moveinfo></info><moves>e2e4<tag name=\"UCI:bound\">lower</tag>\
               <tag name=\"UCI:engine\">8</tag><tag name=\"UCI:bound\">upper</tag>\
               e7e5 g1f3<eval engine=\"7\">+9</eval></moves>\
               <data><engine id=\"7\">Fish</engine><engine id=\"8\">Bird</engine></data></game>";
    let searches = [
        at(1, &["info score cp 5 lowerbound"]),
        at(3, &["info score cp 6"]),
    ];
    let (text, report) = written(old, "Fish", &searches, &WriteOptions::default());
    assert_eq!((report.engine, report.items), (Some(7), 2));
    assert_eq!(
        text,
        "<game><info><moveinfo><table content=\"evaluation\" engine=\"7\">-5,+2,-6</table>\
         </moveinfo></info><moves>e2e4<tag name=\"UCI:engine\">8</tag>\
         <tag name=\"UCI:bound\">upper</tag><tag name=\"UCI:engine\">7</tag>\
         <tag name=\"UCI:bound\">upper</tag>e7e5 g1f3</moves>\
         <data><engine id=\"7\">Fish</engine><engine id=\"8\">Bird</engine></data></game>"
    );
    let keep = WriteOptions {
        keep: true,
        ..WriteOptions::default()
    };
    let (text, report) = written(old, "Fish", &searches, &keep);
    assert_eq!((report.items, report.skipped.len()), (0, 2));
    assert!(text.contains("engine=\"7\">+1, +2</table>"), "{text}");
}

#[test]
fn nothing_stays_that_a_table_cannot_have() {
    let tables = |tables: &str| {
        format!(
            "<game><info><moveinfo>{tables}</moveinfo></info><moves>e2e4 e7e5 g1f3</moves>\
             <data><engine id=\"0\">Fish</engine></data></game>"
        )
    };
    let table = |text: &str| format!("<table content=\"evaluation\" engine=\"0\">{text}</table>");
    let other = "<table content=\"evaluation\">+3</table>";
    let again = [
        table("+1,+2,+3,+4,+5"),
        other.to_owned(),
        table("+9,,,+9"),
        table("5"),
    ];
    let (text, _) = written(
        &tables(&again.concat()),
        "Fish",
        &[at(1, &["info score cp 8"])],
        &WriteOptions::default(),
    );
    assert!(text.contains(&table("-8,+2,+3")), "{text}");
    assert_eq!(text.matches("<table").count(), 2, "{text}");
    // What the first table does not say, another one may.
    let again = [table(","), table("+1,+2,+3,"), table("+6")];
    let (text, _) = written(
        &tables(&again.concat()),
        "Fish",
        &[at(2, &["info score cp 8"])],
        &WriteOptions::default(),
    );
    assert!(text.contains(&table("+1,+8,+3")), "{text}");
}

#[test]
fn variations_and_the_start_have_elements() {
    let text = "<game><info/><moves>e2e4 e7e5<var>c7c5 g1f3</var><var>e7e6</var></moves></game>";
    let second = Path(vec![Branch {
        ply: 1,
        variation: 1,
    }]);
    let first = Path(vec![Branch {
        ply: 1,
        variation: 0,
    }]);
    let of = |path: &Path, ply, line: &str| Search {
        place: Place {
            path: path.clone(),
            ply,
        },
        lines: assessments(&[line]),
    };
    let searches = [
        at(0, &["info score cp 30 upperbound"]),
        of(&first, 3, "info score cp -50 depth 4"),
        of(&second, 2, "info score mate 0"),
        of(&second, 1, "info score cp 1"),
        of(&second, 3, "info score cp 1"),
    ];
    let (text, report) = written(text, "Fish", &searches, &WriteOptions::default());
    assert_eq!(
        text,
        "<game><info/><moves><prelude><eval engine=\"0\">+30</eval>\
         <tag name=\"UCI:bound\">upper</tag></prelude>\
         e2e4 e7e5<var>c7c5 g1f3<eval engine=\"0\">+50:4</eval></var>\
         <var>e7e6<eval engine=\"0\">-32000</eval></var></moves>\
         <data><engine id=\"0\">Fish</engine></data></game>"
    );
    assert_eq!(
        (report.items, report.elements, report.skipped.len()),
        (0, 3, 2)
    );
}

#[test]
fn expected_lines_become_variations() {
    let text = "<game><info/><moves>e2e4 e7e5</moves></game>";
    let options = WriteOptions {
        variations: true,
        lines: 2,
        ..WriteOptions::default()
    };
    let searches = [
        at(
            1,
            &[
                "info score cp 3 pv c7c5 g1f3 e2e4 d7d6",
                "info multipv 2 depth 3 score cp 9 pv e7e6",
                "info multipv 3 depth 3 score cp 12 pv b8c6",
            ],
        ),
        at(2, &["info score cp 3 pv g1f3 b8c6"]),
        at(0, &["info score cp 3 pv 0000 e7e5"]),
    ];
    let (text, report) = written(text, "Fish", &searches, &options);
    assert_eq!(
        text,
        "<game><info><moveinfo><table content=\"evaluation\" engine=\"0\">-3,+3</table></moveinfo>\
         </info><moves><prelude><eval engine=\"0\">+3</eval></prelude>\
         e2e4<tag name=\"UCI:multipv\">depth 3 multipv 2 score cp 9 pv e7e6</tag>\
         <var>---- e7e5</var> \
         e7e5<var>c7c5 g1f3<tag name=\"UCI:pv\">e2e4 d7d6</tag></var><var>e7e5 g1f3 b8c6</var>\
         </moves><data><engine id=\"0\">Fish</engine></data></game>"
    );
    let odd = &report.odd_lines[0];
    assert_eq!(
        (odd.place.ply, odd.number, odd.played.as_str()),
        (1, 3, "e2e4")
    );
    assert_eq!(report.variations, 3);
}

/// The last move of a game becomes the first of a variation, in the one
/// spelling that a move has: what is wrong with the game's is not said twice.
#[test]
fn expected_lines_are_spelt_by_the_rules() {
    let start = "startposition=\"4k3/P7/8/8/8/8/8/4K2R w K - 0 1\"";
    let spelt_oddly = |text: &str| {
        let findings =
            cif_validator::check_str(text, &Options::default()).expect("a text that can be read");
        findings.iter().filter(|it| it.id == "MV-002").count()
    };
    // Castling is judged only where the rules of chess are at hand.
    for (moves, findings, pv, variation) in [
        ("e1e2 e8d7 a7a8q", 1, "d7e6", "a7a8Q d7e6"),
        ("a7a8Q e8e7 e1g1", 0, "e7d7", "e1h1 e7d7"),
    ] {
        let text = archive(&format!(
            "<game {start}><info/><moves>{moves}</moves></game>"
        ));
        assert_eq!(spelt_oddly(&text), findings);
        let mut reading = cif_types::read(&text);
        let options = WriteOptions {
            variations: true,
            ..WriteOptions::default()
        };
        let said = format!("info score cp 3 pv {pv}");
        let searches = [at(3, &[&said])];
        let engine = Engine::new("Fish");
        write(game(&mut reading.value), &engine, &searches, &options).unwrap();
        let text = cif_types::write(&reading.value).unwrap();
        let moves = format!("{moves}<var>{variation}</var></moves>");
        assert!(text.contains(&moves), "{text}");
        assert_eq!(spelt_oddly(&text), findings);
    }
}

#[test]
fn lines_end_where_uci_has_no_word() {
    for (moves, sent, reason) in [
        (
            "e2e4 e7e5 e1e3:v g1f3",
            "e2e4 e7e5",
            "the piece does not move so",
        ),
        ("e2e4 -- d2d4", "e2e4", "engines know no null moves"),
        ("e2e4 wrong e7e5", "e2e4", "this is no move"),
        ("e2e4 wrong", "e2e4", ""),
        ("e2e4 f7f5 e4e5 d7d5 e5d6:e", "e2e4 f7f5 e4e5 d7d5 e5d6", ""),
    ] {
        let text = archive(&format!("<game><info/><moves>{moves}</moves></game>"));
        let mut reading = cif_types::read(&text);
        let lines = Lines::of(game(&mut reading.value)).unwrap();
        assert_eq!(lines.moves(lines.main()).join(" "), sent, "{moves}");
        let stop = lines.main().stop.as_ref();
        assert_eq!(stop.map_or("", |stop| stop.reason), reason, "{moves}");
    }
}

#[test]
fn start_positions_and_castling() {
    let castles = "4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1";
    let chess960 = "4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1";
    for (start, moves, command, is_chess960) in [
        (castles, "e1h1", format!("fen {castles} moves e1g1"), false),
        (
            chess960,
            "e1g1",
            "fen 4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1 moves e1g1".to_owned(),
            true,
        ),
        ("518", "e2e4", "startpos moves e2e4".to_owned(), false),
        (
            "1",
            "e2e4",
            "fen bqnbnrkr/pppppppp/8/8/8/8/PPPPPPPP/BQNBNRKR w KQkq - 0 1 moves e2e4".to_owned(),
            true,
        ),
    ] {
        let moves = format!("<moves>{moves}</moves>");
        let text = archive(&format!(
            "<game startposition=\"{start}\"><info/>{moves}</game>"
        ));
        let mut reading = cif_types::read(&text);
        let lines = Lines::of(game(&mut reading.value)).unwrap();
        assert_eq!(
            lines.command(lines.main(), 9),
            format!("position {command}")
        );
        assert_eq!(lines.start().is_chess960, is_chess960, "{start}");
    }
}

#[test]
fn games_that_no_engine_is_told() {
    for (attributes, reason) in [
        ("tandem=\"true\"", NoLines::Tandem),
        ("variant=\":Alice-Chess\"", NoLines::Rules),
        ("boardsize=\"10x10\"", NoLines::Rules),
        (
            "startposition=\"8/8/8/8/8/8/8/8 w - - 0 1\"",
            NoLines::Start("the board is empty"),
        ),
    ] {
        let text = archive(&format!("<game {attributes}><info/><moves/></game>"));
        let mut reading = cif_types::read(&text);
        assert_eq!(Lines::of(game(&mut reading.value)).err(), Some(reason));
    }
}

proptest! {
    /// Whatever engines say and however they are called, the archive stays
    /// valid, and all but the annotation of the engine stays.
    #[test]
    fn any_search_leaves_a_valid_archive(
        names in prop::collection::vec(".{0,6}", 1..4),
        said in prop::collection::vec((0..4_usize, any::<i64>(), 0..3_usize, "\\PC{0,6}"), 1..8),
    ) {
        let text = archive("<game><info/><moves>e2e4 <post>a</post> e7e5 $1 g1f3</moves></game>");
        let mut reading = cif_types::read(&text);
        let options = WriteOptions {
            fields: Fields::All,
            variations: true,
            lines: u64::MAX,
            keep: false,
        };
        for name in &names {
            let searches: Vec<_> = said.iter().map(|(ply, number, kind, played)| {
                let score = ["cp", "mate", "lowerbound cp"][*kind];
                let line = format!("info score {score} {number} nodes 1 pv {played} e7e5");
                at(*ply, &[&line])
            }).collect();
            let engine = Engine::new(name.as_str());
            write(game(&mut reading.value), &engine, &searches, &options).unwrap();
        }
        let text = cif_types::write(&reading.value).unwrap();
        let findings = cif_validator::check_str(&text, &Options::default()).expect("a text that can be read");
        prop_assert!(findings.is_empty(), "{findings:?}\n{text}");
    }
}
