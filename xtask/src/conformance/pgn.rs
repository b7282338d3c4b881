//! PGN and the games that it becomes: the awkward texts, of which the tests say all, and the
//! corpus, of which what is found is recorded.

#[path = "../../../crates/pgn/tests/common/rows.rs"]
mod rows;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::PathBuf;

use cif_pgn::text::{Charset, Location, Reader};
use cif_pgn::{Finding, ImportOptions, archive_info, import, is_readable};
use cif_types::{ArchiveItem, Cif, Severity};

use super::case::{Basis, Case, Expected, Game, Input, Layer, Table, Verdict};
use super::judge::counts_in_pgn;
use crate::workspace;

/// All cases of PGN.
pub(crate) fn cases() -> Vec<Result<Case, String>> {
    let mut cases = Vec::new();
    let page = include_str!("../../../crates/pgn/tests/awkward.txt");
    for (number, (_, row)) in rows::rows(page).into_iter().enumerate() {
        let id = format!("pgn/awkward/{}", number + 1);
        let input = match String::from_utf8(row.text.clone()) {
            Ok(text) => Input::Text(text),
            Err(_) => Input::Hex(hex(&row.text)),
        };
        cases.extend(case(id, input, &row.text, Some(&row.expected)).transpose());
    }
    match corpus() {
        Ok(files) => cases.extend(files.into_iter().filter_map(|path| {
            let name = path
                .file_stem()
                .unwrap_or_default()
                .to_string_lossy()
                .into_owned();
            let bytes = match std::fs::read(&path) {
                Ok(bytes) => bytes,
                Err(error) => return Some(Err(format!("{name}: {error}"))),
            };
            let file = format!("../crates/pgn/tests/corpus/{name}.pgn");
            let id = format!("pgn/corpus/{name}");
            case(id, Input::File(file), &bytes, None).transpose()
        })),
        Err(error) => cases.push(Err(format!("the corpus of PGN: {error}"))),
    }
    cases
}

fn corpus() -> std::io::Result<Vec<PathBuf>> {
    let folder = workspace::root().join("crates/pgn/tests/corpus");
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|it| it == "pgn") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

/// The case of a text, and of the lines that the tests have of it; nothing for a text of
/// which nothing is seen to be a game, or which has control characters, since it may
/// be anything.
fn case(
    id: String,
    input: Input,
    text: &[u8],
    marks: Option<&[String]>,
) -> Result<Option<Case>, String> {
    let read = read(text).map_err(|error| format!("{id}: {error}"))?;
    let (games, findings) = (read.games, read.findings);
    let mut basis = Basis::Recorded;
    if let Some(marks) = marks {
        let findings = findings.iter().map(|it| format!("! {it}"));
        let said: Vec<_> = games.iter().map(shown).chain(findings).collect();
        if said != marks {
            return Err(format!(
                "{id}: the tests say {marks:?}, the reader {said:?}"
            ));
        }
        basis = Basis::Place;
    }
    let is_control = |byte: &u8| byte.is_ascii_control() && !byte.is_ascii_whitespace();
    if !read.is_readable || text.iter().any(is_control) {
        return Ok(None);
    }
    let is_valid = !findings
        .iter()
        .any(|it| counts_in_pgn(it.kind.description().severity));
    let expected = |id: &str, place: Location, severity: Severity, basis| Expected {
        id: id.to_owned(),
        layer: Layer::Pgn,
        until: None,
        line: place.line,
        column: place.column,
        severity: severity.to_string(),
        basis,
    };
    let charsets = read.charsets.into_iter();
    let charsets = charsets.map(|it| expected(CHARSET, it, Severity::Info, Basis::Recorded));
    let findings = findings.iter().map(|it| {
        let kind = it.kind.description();
        expected(kind.id, it.location, kind.severity, basis)
    });
    Ok(Some(Case {
        id,
        layer: Layer::Pgn,
        title: String::new(),
        input,
        verdicts: BTreeMap::from([(Layer::Pgn, Verdict::of(is_valid))]),
        findings: charsets.chain(findings).collect(),
        games: Some(games),
        objects: None,
        differs: BTreeMap::new(),
    }))
}

/// The id of what is said of a game that is no UTF-8.
const CHARSET: &str = "pgn:charset";

/// The archive or the findings that a text becomes.
#[derive(Default)]
struct Reading {
    games: Vec<Game>,
    findings: Vec<Finding>,
    /// Games that are no UTF-8.
    charsets: Vec<Location>,
    /// True if something of a game could be read.
    is_readable: bool,
}

fn read(text: &[u8]) -> Result<Reading, Box<dyn std::error::Error>> {
    let mut reading = Reading::default();
    let mut reader = Reader::new(text);
    while let Some(game) = reader.next_game()? {
        if game.decoded().is_some()
            || matches!(game.charset(), Charset::Windows1252 | Charset::Other(_))
        {
            reading.charsets.push(game.location_at(0));
        }
        let imported = import(&game, &ImportOptions::default());
        reading.findings.extend(imported.findings);
        reading.is_readable |= is_readable(&game, &imported.game);
        let game = imported.game;
        let facts = game
            .info
            .head
            .as_ref()
            .and_then(|it| it.characteristics.as_ref());
        let result = facts.and_then(|it| it.result.as_ref());
        let result = result.map(|it| it.value.as_str().to_owned());
        let tables = game
            .info
            .moveinfo
            .iter()
            .flat_map(|it| &it.table)
            .map(|table| Table {
                content: table.content.value.as_str().to_owned(),
                text: table.text.value.as_str().to_owned(),
            });
        let tables = tables.collect();
        let archive = Cif {
            items: vec![ArchiveItem::Game(game.into())],
            info: archive_info(1, "2014-12-21")?.into(),
        };
        let xml = cif_types::write(&archive)?;
        let moves = xml
            .split_once("<moves")
            .and_then(|it| it.1.rsplit_once("</moves>"));
        reading.games.push(Game {
            result,
            moves: moves.map_or_else(
                || "<moves/>".to_owned(),
                |it| format!("<moves{}</moves>", it.0),
            ),
            tables,
        });
    }
    Ok(reading)
}

/// A game as the list of awkward texts has it.
fn shown(game: &Game) -> String {
    let result = game.result.as_deref().unwrap_or("-");
    let moves = game.moves.trim_end_matches("</moves>");
    let moves = moves.trim_start_matches("<moves").trim_start_matches("/>");
    let moves = moves.strip_prefix('>').unwrap_or(moves);
    let mut shown = format!("= {result} | {}", moves.replace('\n', "\\n"));
    for Table { content, text } in &game.tables {
        shown.extend([" | ", content, " ", text]);
    }
    shown
}

/// Bytes as hexadecimal digits.
fn hex(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
