//! Reports read back as a browser reads them: the data of the page, and positions made of the
//! squares that each move changed.

use std::io::Read as _;

use base64::Engine as _;
use cif_chess::Game as Replay;
use cif_text::legality::Play as _;
use cif_types::{ArchiveItem, Game, Span, Violation};
use cif_view::{Beginning, GameRecord, Page, Portion, Row, findings, shown_json};
use serde_json::{Value, json};

const END: &str = "<info><version>1.0</version><creator/><created>2026-01-31</created>\
                   <content games=\"1\"/></info></cif>";

fn with_game<T>(game: &str, look: impl FnOnce(&Game<'_>) -> T) -> T {
    let text = format!("<cif>{game}{END}");
    let archive = cif_types::read(&text).value;
    match archive.items.first() {
        Some(ArchiveItem::Game(game)) => look(game),
        _ => panic!("there is a game"),
    }
}

fn record(game: &str) -> Value {
    with_game(game, |game| {
        serde_json::to_value(GameRecord::checked(game, Vec::new())).unwrap()
    })
}

/// The squares after the last move of the main line, by the changes of each move.
fn played(record: &Value, moves: impl Iterator<Item = usize>) -> String {
    let cells = record["start"]["cells"].as_array().unwrap();
    let cells: String = cells.iter().map(|it| it.as_str().unwrap()).collect();
    let mut cells = cells.into_bytes();
    for number in moves {
        let mut square = 0;
        for letter in record["moves"][number]["d"].as_str().unwrap_or("").bytes() {
            if letter.is_ascii_digit() {
                square = square * 10 + usize::from(letter - b'0');
            } else {
                cells[square] = letter;
                square = 0;
            }
        }
    }
    String::from_utf8(cells).unwrap()
}

/// The squares as the rules have them after the main line.
fn by_rules(game: &Game<'_>) -> String {
    let board = game.board();
    let mut replay: Replay = Beginning::of(game, board).replay.unwrap();
    for (played, _) in game.main_line() {
        replay.play(&played);
    }
    let fen = replay.fen().unwrap();
    let boards = fen.split('|').map(|fen| {
        let ranks = fen.split([' ', '[']).next().unwrap_or_default();
        let mut ranks: Vec<&str> = ranks.split('/').take(8).collect();
        ranks.reverse();
        ranks.concat()
    });
    let mut cells = String::new();
    for letter in boards.collect::<String>().chars() {
        match letter.to_digit(10) {
            Some(empty) => cells.extend((0..empty).map(|_| '.')),
            None if letter == '~' => {}
            None => cells.push(letter),
        }
    }
    cells
}

#[test]
fn changes_make_the_positions_of_the_rules() {
    for game in [
        "<game><info/><moves>e2e4 d7d5 e4d5 c7c5 d5c6e:e g8f6 c6b7 f6g8 b7a8Q</moves></game>",
        "<game><info/><moves>e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1 e8h8</moves></game>",
        "<game startposition=\"1\"><info/><moves>f1f2</moves></game>",
        "<game variant=\":Atomic\"><info/><moves>g1f3 a7a6 f3e5 a6a5 e5d7</moves></game>",
        "<game variant=\":Crazyhouse\"><info/><moves>e2e4 d7d5 e4d5 d8d5 @Pe4</moves></game>",
        "<game variant=\":Bughouse\" tandem=\"true\"><info/>\
         <moves>e2Ae4A d7Ad5A e2Be4B e4Ad5A e7Be5B d5Bn</moves></game>",
    ] {
        let record = record(game);
        let main = 0..record["moves"].as_array().unwrap().len();
        let by_rules = with_game(game, by_rules);
        assert!(!main.is_empty(), "{game}");
        assert_eq!(played(&record, main), by_rules, "{game}");
    }
}

#[test]
fn variations_begin_at_the_move_before_theirs() {
    let record = record(
        "<game><info/><moves>e2e4 e7e5 <var>c7c5 g1f3 <var>c2c3</var></var><var>e7e6</var> g1f3\
         </moves></game>",
    );
    let parents = record["moves"].as_array().unwrap().iter();
    let parents: Vec<_> = parents.map(|it| it["p"].as_i64()).collect();
    assert_eq!(
        parents,
        [None, None, Some(0), None, Some(2), Some(0), Some(1)]
    );
    let labels = record["moves"].as_array().unwrap().iter();
    assert!(labels.clone().all(|it| it["n"].is_null()), "{labels:?}");
}

/// The record names the move that a variation is an alternative to, where that is no first
/// move after its parent.
#[test]
fn alternatives_to_the_first_move_of_a_variation_stand_in_it() {
    let record = record(
        "<game><info/><moves>e2e4 e7e5 <var>c7c5 <var>e7e6 <var>d7d5</var></var> g1f3\
         <var>c2c3</var></var> g1f3</moves></game>",
    );
    let moves = record["moves"].as_array().unwrap();
    let of = |name: &str| moves.iter().map(|it| it[name].as_i64()).collect::<Vec<_>>();
    let parents = [
        None,
        None,
        Some(0),
        Some(0),
        Some(0),
        Some(2),
        Some(2),
        Some(1),
    ];
    assert_eq!(of("p"), parents);
    let alternatives = [None, None, None, Some(2), Some(3), None, None, None];
    assert_eq!(of("a"), alternatives);
}

/// No text of a record, a row or a title turns what stands around it.
#[test]
fn no_report_holds_characters_of_direction() {
    let game = "<game><info><head><white><name>a\u{202E}b</name></white></head></info>\
                <moves>e2e4 <post>c\u{2067}d\n\u{200F}</post></moves></game>";
    let (record, row) = with_game(game, |game| {
        let record = shown_json(&GameRecord::checked(game, Vec::new()));
        (record.unwrap(), shown_json(&Row::of(game)).unwrap())
    });
    for (json, text) in [
        (&record, "c\u{FFFD}d\\n\u{200F}"),
        (&row, "[\"a\u{FFFD}b\""),
    ] {
        assert!(json.contains(text), "{json}");
    }
    let page = Page::begin(Vec::new(), "e\u{202E}f").and_then(Page::finish);
    let page = String::from_utf8(page.unwrap()).unwrap();
    assert!(page.contains("<title>e\u{FFFD}f</title>"), "{page}");
}

/// No boards are made that no page can show, ply for ply.
#[test]
fn enormous_boards_are_left_out() {
    let of = |size: &str| {
        record(&format!(
            "<game boardsize=\"{size}\" variant=\"foo\"><info/><moves>a1b1 b1c1</moves></game>"
        ))
    };
    for (size, boards, squares) in [("64x64", 1, Some(4096)), ("64x64x8x8", 0, None)] {
        let record = of(size);
        assert_eq!(record["boards"].as_array().unwrap().len(), boards, "{size}");
        let cells = record["start"]["cells"][0].as_str().map(str::len);
        assert_eq!(cells, squares, "{size}");
        assert_eq!(record["files"], 64, "{size}");
        assert_eq!(record["moves"].as_array().unwrap().len(), 2, "{size}");
    }
}

/// A language is one, however its code is spelled.
#[test]
fn languages_are_named_in_one_way() {
    let record = record(
        "<game><info/><moves>e2e4 <post lang=\"pt-BR\">a</post><post lang=\"ENG\">b</post>\
         </moves></game>",
    );
    let comments = record["moves"][0]["c"].as_array().unwrap();
    let languages: Vec<_> = comments.iter().map(|it| it["l"].as_str()).collect();
    assert_eq!(languages, [Some("pt-br"), Some("en")]);
}

/// Both boards of Bughouse have their FEN.
#[test]
fn two_boards_have_two_fens() {
    let record =
        record("<game variant=\":Bughouse\" tandem=\"true\"><info/><moves>e2Ae4A</moves></game>");
    let fen = record["moves"][0]["f"].as_str().unwrap();
    let (first, second) = fen.split_once('|').unwrap();
    assert!(
        first.contains("/4P3/") && !second.contains("/4P3/"),
        "{fen}"
    );
}

/// The list has the openings of both boards, and of a game on one board the first alone.
#[test]
fn two_boards_have_two_openings() {
    let head = "<info><head><opening><eco>B02</eco></opening><opening><eco>C23</eco></opening></head></info>";
    for (attributes, expected) in [(" tandem='true'", "B02 / C23"), ("", "B02")] {
        let row = with_game(
            &format!("<game{attributes}>{head}<moves/></game>"),
            |game| shown_json(&Row::of(game)).unwrap(),
        );
        let row: Value = serde_json::from_str(&row).unwrap();
        assert_eq!(row[9], expected);
    }
}

/// The better move beside a mistake is that of a variation that nobody calls bad.
#[test]
fn mistakes_name_the_better_move() {
    let record = record(
        "<game><info><moveinfo><table content=\"evaluation\">+30,+700</table></moveinfo></info>\
         <moves>e2e4 f7f6 <var>g7g5 $4</var><var>e7e5 g1f3</var></moves></game>",
    );
    assert_eq!(record["moves"][1]["r"], 3, "{record}");
}

#[test]
fn findings_stand_at_their_moves() {
    let record = record("<game><info/><moves>e2e4 f7f6 d1h5 a7a6</moves></game>");
    assert_eq!(record["moves"][3]["i"][0]["id"], "MV-003");
    assert_eq!(record["moves"][3]["w"], "illegal");
    assert!(record["findings"].is_null(), "{record}");
}

#[test]
fn what_reading_and_checking_find_is_shown_once() {
    let text = "<game><info/><moves>e2e4 <region color=\"red\"/></moves></game>";
    let [one, both] = with_game(text, |game| {
        let reading = findings(game);
        [Vec::new(), reading].map(|reading| GameRecord::checked(game, reading))
    });
    let record = serde_json::to_value(&one).unwrap();
    let found = record["moves"][0]["i"].as_array();
    assert!(found.is_some_and(|found| !found.is_empty()), "{record}");
    assert_eq!(one, both);
}

/// In the place of a table that the schema refused stands an empty one.
#[test]
fn rules_are_silent_on_what_the_schema_refused() {
    let text = "<game><info><moveinfo><table content=\"clock\">,,</table></moveinfo></info>\
                <moves>e2e5</moves></game>";
    let [whole, refused] = with_game(text, |game| {
        let violation = Violation::new("xsd:MoveInfoTable", Span::new(0, 1), "refused");
        [Vec::new(), vec![violation.into()]].map(|reading| GameRecord::checked(game, reading))
    });
    let [whole, refused] = [whole, refused].map(|it| serde_json::to_string(&it).unwrap());
    assert!(
        whole.contains("MI-001") && whole.contains("MV-003"),
        "{whole}"
    );
    assert!(
        !refused.contains("MI-001") && refused.contains("MV-003"),
        "{refused}"
    );
}

/// The face of a clock is not the time that is left.
#[test]
fn times_of_other_kinds_are_data() {
    let record = record(
        "<game><info/><moves>e2e4 <clock content=\"clocktime\">14:00:00</clock>\
         <elapsed content=\"lag\">12</elapsed> e7e5 <clock>0:01:00</clock></moves></game>",
    );
    let [first, second] = [0, 1].map(|at| record["moves"][at].to_string());
    assert!(
        first.contains("[14:00:00]") && first.contains("[lag 12]"),
        "{first}"
    );
    assert!(
        second.contains("\"1:00\"") && !second.contains('['),
        "{second}"
    );
}

#[test]
fn comments_evaluations_and_drawings_are_in_the_record() {
    let record = record(
        "<game><info><moveinfo><table content=\"evaluation\">+30:9, +700</table></moveinfo></info>\
         <moves><pre>First</pre> e2e4 <post lang=\"en\" format=\"html\">A &lt;b&gt;good&lt;/b&gt; \
         move</post><arrow color=\"green\" from=\"e2\" to=\"e4\"/> f7f6 $4</moves></game>",
    );
    let first = &record["moves"][0];
    assert_eq!(first["b"][0]["t"], serde_json::json!(["First"]));
    let good = serde_json::json!(["A ", ["b", "good"], " move"]);
    assert_eq!(
        (&first["c"][0]["l"], &first["c"][0]["t"]),
        (&Value::from("en"), &good)
    );
    assert_eq!(
        (&first["e"], &first["z"]),
        (&Value::from("+0.30"), &Value::from(9))
    );
    assert_eq!(first["m"][0]["p"], serde_json::json!([12, 28]));
    let second = &record["moves"][1];
    assert_eq!(
        (&second["g"], &second["j"]),
        (&Value::from("??"), &Value::from(3))
    );
}

#[test]
fn scores_of_several_engines_have_their_names() {
    let game = "<game><info><moveinfo><table content=\"evaluation\" engine=\"1\">+20:4</table>\
                </moveinfo></info><moves><prelude><eval engine=\"1\">+30:5</eval>\
                <eval engine=\"2\">-40:6</eval></prelude>e2e4 e7e5 <var>c7c5 \
                <eval engine=\"1\">+10:9</eval><eval engine=\"02\">+120:7</eval></var></moves>\
                <data><engine id=\"1\">One</engine><engine id=\"2\">Two</engine></data></game>";
    let found = record(game);
    let start = json!(["[One: +0.30, depth 5]", "[Two: -0.40, depth 6]"]);
    assert_eq!(found["start"]["o"], start);
    let sicilian = &found["moves"][2];
    let said = json!(["[One: +0.10, depth 9]", "[Two: +1.20, depth 7]"]);
    assert_eq!((&sicilian["e"], &sicilian["o"]), (&json!("+0.10"), &said));
    // One alone is named above its scores.
    let one = record(&game.replace("<engine id=\"2\">Two</engine>", ""));
    assert_eq!(one["start"]["o"], Value::Null);
}

#[test]
fn a_page_holds_its_games() {
    let texts = ["e2e4", "d2d4", "c2c4"];
    let mut page = Page::begin(Vec::new(), "Three & more").unwrap();
    for text in texts {
        let game = format!("<game><info/><moves>{text}</moves></game>");
        with_game(&game, |game| {
            let mut portion = Portion::default();
            portion.game(Row::of(game), &GameRecord::of(game)).unwrap();
            page.add(portion).unwrap();
        });
    }
    let html = String::from_utf8(page.finish().unwrap()).unwrap();
    assert!(html.contains("<title>Three &amp; more</title>"));
    let list = block(&html, "list-of-games");
    assert_eq!(list["rows"].as_array().unwrap().len(), 3);
    assert_eq!(list["blocks"], serde_json::json!([0]));
    let games = block(&html, "games-0");
    let moves = games.as_array().unwrap().iter();
    let moves: Vec<_> = moves
        .map(|it| it["moves"][0]["s"].as_str().unwrap())
        .collect();
    assert_eq!(moves, ["e4", "d4", "c4"]);
    for wrong in ["http://", "src=", " onload", "url("] {
        let own = html.replace("http://www.w3.org/2000/svg", "");
        let own = own.replace("https?:", "");
        assert!(!own.contains(wrong), "{wrong}");
    }
}

/// A block of data of a page.
fn block(html: &str, id: &str) -> Value {
    let (_, rest) = html.split_once(&format!("id=\"{id}\">")).unwrap();
    let letters = rest.split('<').next().unwrap();
    let packed = base64::engine::general_purpose::STANDARD
        .decode(letters)
        .unwrap();
    let mut text = String::new();
    let mut source = flate2::read::DeflateDecoder::new(&packed[..]);
    source.read_to_string(&mut text).unwrap();
    serde_json::from_str(&text).unwrap()
}
