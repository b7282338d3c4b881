//! The line that an engine expects, as a variation of the game.

use cif_tree::{Line, Ply, Section};

use super::marks::{Marks, Owner, tag};
use super::{Note, OddLine, PV_TAG, Written};
use crate::{Lines, Place};

/// Adds the expected line of a search: as an alternative to the move after
/// the position, or, where there is none, to the one before it. Only the main
/// line gets such variations. Nothing is added where the game has such a
/// variation already.
pub(super) fn add(
    section: &mut Section<'_>,
    lines: &Lines,
    note: &Note<'_>,
    owner: &Owner<'_>,
    written: &mut Written,
) {
    let Some(search) = note.search else { return };
    let place = &search.place;
    let line = lines.main();
    let principal = search.principal();
    let Some(expected) = principal.and_then(|principal| principal.pv.as_deref()) else {
        return;
    };
    let Some(mut position) = lines.position(line, place.ply) else {
        return;
    };
    if !place.is_in_main() {
        return;
    }
    let mut moves = Vec::new();
    let expected: Vec<&str> = expected.split_ascii_whitespace().collect();
    for text in &expected {
        let Ok(played) = position.read_uci(text) else {
            break;
        };
        if !position.play(&played).is_legal() {
            break;
        }
        moves.push(played.to_string());
    }
    let rest = expected.get(moves.len()..).unwrap_or_default();
    if let Some(odd) = rest.first() {
        written.odd_lines.push(OddLine {
            place: place.clone(),
            number: moves.len() + 1,
            played: (*odd).to_owned(),
        });
    }
    let has_pv = note.tags.iter().any(|(name, _)| *name == PV_TAG);
    let rest = rest.join(" ");
    if moves.is_empty() {
        if !rest.is_empty() && !has_pv {
            keep(section, lines, place, owner, &rest, note.tags.is_empty());
        }
        return;
    }
    let main = &mut section.line;
    let at = if place.ply < main.len() {
        place.ply
    } else {
        let Some(at) = place.ply.checked_sub(1) else {
            return;
        };
        if let Some(last) = main.plies().get(at) {
            // What is wrong with its spelling is not to be written twice.
            let spelt = canonical(lines, at).unwrap_or_else(|| last.text().to_owned());
            moves.insert(0, spelt);
        }
        at
    };
    let Some(ply) = main.plies_mut().get_mut(at) else {
        return;
    };
    if ply.variations().any(|line| begins(line, &moves)) {
        return;
    }
    let mut variation = Line::default();
    for text in moves {
        match Ply::parse(text, lines.board()) {
            Ok(ply) => variation.push(ply),
            Err(_) => return,
        }
    }
    if !rest.is_empty()
        && let Some(last) = variation.plies_mut().last_mut()
        && let Some(tag) = tag(PV_TAG, &rest)
    {
        last.add_data(tag);
    }
    ply.add_variation(variation);
    written.variations += 1;
}

/// The canonical spelling of a move of the main line.
fn canonical(lines: &Lines, ply: usize) -> Option<String> {
    let line = lines.main();
    let position = lines.position(line, ply)?;
    let played = position.read_uci(lines.moves(line).get(ply)?).ok()?;
    Some(played.to_string())
}

/// Keeps a line none of whose moves fits.
fn keep(
    section: &mut Section<'_>,
    lines: &Lines,
    place: &Place,
    owner: &Owner<'_>,
    text: &str,
    first: bool,
) {
    let Some(mut marks) = Marks::at(&mut section.line, lines, place) else {
        return;
    };
    if first {
        marks.add_tags(owner, &[(PV_TAG, text.to_owned())]);
    } else {
        // Behind the others of the engine.
        marks.add_tag(PV_TAG, text);
    }
}

/// Returns true if a line begins with these moves.
fn begins(line: &Line<'_>, moves: &[String]) -> bool {
    let plies = line.plies();
    plies.len() >= moves.len()
        && plies
            .iter()
            .zip(moves)
            .all(|(ply, text)| ply.text() == text)
}
