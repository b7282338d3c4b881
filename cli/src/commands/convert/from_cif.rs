//! Items of an archive into what is asked for: each is read, what it refers to
//! is written out in it, and faults and losses are told.

use cif_index::Flattener;
use cif_types::source::{Position, Source as Lines};
use cif_types::{CifItem, Violation, read_item};
use cif_validator::{Excerpt, Finding, Place};

use super::cut::{Piece, Portion, not_kept};
use super::filter::Filter;
use super::kinds::{self, Kind, Weight};
use super::notice::{About, Made, Notice};
use super::resolve::{Item, described};
use crate::args::option_of;
use crate::pgn::has_moves;

/// How much of a long line is shown on each side.
const REACH: usize = 160;

/// Reads the items of a portion. `write` writes each and says whether there is
/// something of it in the output.
pub(super) fn read(
    portion: Portion<Item>,
    filter: &Filter,
    mut write: impl FnMut(CifItem<'_>, &Desk<'_>, &mut Made) -> bool,
) -> Made {
    let mut made = Made {
        input: portion.input,
        ..Made::default()
    };
    made.tally.found.bytes = portion.bytes;
    let mut number = portion.first;
    for item in portion.items {
        let before = made.tally;
        let (is_game, is_written) = match item {
            Item::Claiming {
                place,
                mut item,
                claim,
                faults,
            } => {
                let is_game = matches!(*item, CifItem::Game(_));
                let game = is_game.then_some(number);
                let desk = Desk {
                    game,
                    place,
                    filter,
                };
                let is_sound = faults.is_empty();
                desk.faults(faults, &mut made);
                for loss in claim.settle(&mut item) {
                    desk.say(&kinds::REFERENCE, &described(loss), None, &mut made);
                }
                made.tally.readable += u64::from(says_anything(&item, is_sound));
                (is_game, write(*item, &desk, &mut made))
            }
            Item::Unread {
                place,
                is_game,
                faults,
            } => {
                let game = is_game.then_some(number);
                let desk = Desk {
                    game,
                    place,
                    filter,
                };
                desk.unread(faults, &mut made);
                (is_game, false)
            }
            Item::Alone(piece) => {
                let is_game = piece.is_game();
                let game = is_game.then_some(number);
                (is_game, alone(&piece, game, filter, &mut write, &mut made))
            }
            Item::Said(weight, finding) => {
                made.report_finding(filter, weight, finding, None);
                continue;
            }
        };
        if is_game {
            number += 1;
            made.tally.count(&before, is_written);
        }
    }
    made
}

fn alone(
    piece: &Piece,
    game: Option<u64>,
    filter: &Filter,
    write: &mut impl FnMut(CifItem<'_>, &Desk<'_>, &mut Made) -> bool,
    made: &mut Made,
) -> bool {
    let text = String::from_utf8_lossy(&piece.bytes);
    let lines = Lines::at(&text, piece.base);
    let desk = Desk {
        game,
        place: lines.position(piece.element.unwrap_or_default()),
        filter,
    };
    let (cut, mut progress) = piece.parts();
    let mut cut = progress.piece(cut);
    let reading = read_item(&mut cut);
    let faults = reading.violations.iter();
    let faults = faults.map(|it| violated(it, &lines)).collect();
    let Some(item) = reading.item else {
        desk.unread(faults, made);
        return false;
    };
    let is_sound = faults.is_empty();
    desk.faults(faults, made);
    let said = not_kept(&item, desk.place);
    // Nothing is defined: every reference is one to nothing.
    let mut flattener = Flattener::new();
    let item = flattener.item(item);
    for loss in flattener.losses() {
        let message = described(loss);
        desk.say(&kinds::REFERENCE, &message, None, made);
    }
    if let Some(item) = item {
        made.tally.readable += u64::from(says_anything(&item, is_sound));
        return write(item, &desk, made);
    }
    // An empty section.
    if let Some((weight, finding)) = said {
        made.report_finding(filter, weight, finding, None);
    }
    false
}

/// Whether an item is a game that says anything: one without faults, or with a head or moves.
fn says_anything(item: &CifItem<'_>, is_sound: bool) -> bool {
    match item {
        CifItem::Game(game) => is_sound || game.info.head.is_some() || has_moves(game),
        _ => false,
    }
}

/// Where things are said of an item.
pub(super) struct Desk<'a> {
    /// The number of the game, if it is one.
    game: Option<u64>,
    place: Position,
    filter: &'a Filter,
}

impl Desk<'_> {
    /// Says that the item cannot be read, and why.
    fn unread(&self, faults: Vec<Finding>, made: &mut Made) {
        if faults.is_empty() {
            self.say(&kinds::LEFT_OUT, "the item cannot be read", None, made);
        }
        self.faults(faults, made);
    }

    /// Says what is wrong with the item.
    fn faults(&self, faults: Vec<Finding>, made: &mut Made) {
        for fault in faults {
            made.report_finding(self.filter, Weight::Gone, fault, self.game);
        }
    }

    /// Says something of the item as a whole.
    pub(super) fn say(
        &self,
        kind: &'static Kind,
        message: &str,
        ply: Option<u32>,
        made: &mut Made,
    ) {
        let known = About::kind(kind, self.game);
        let known = if *kind == kinds::NO_FORM {
            known.detail(message)
        } else {
            known
        };
        made.report(self.filter, known, || {
            let finding = finding(kind, message.to_owned(), self.place);
            Notice {
                ply,
                ..Notice::of(finding, self.game)
            }
        });
    }
}

/// A finding of something of an archive.
pub(super) fn finding(kind: &Kind, message: String, place: Position) -> Finding {
    kind.finding("conversion of archives", message, at(place))
}

/// A place without any text.
pub(super) fn at(place: Position) -> Place {
    Place {
        offset: place.offset,
        line: place.line,
        column: place.column,
        ..Place::default()
    }
}

/// A fault of the archive itself.
pub(super) fn violated(violation: &Violation, lines: &Lines<'_>) -> Finding {
    let (start, end) = (violation.span.start as usize, violation.span.end as usize);
    let place = lines.position(start);
    let found = lines.excerpt(start, REACH);
    let length = end.saturating_sub(start);
    let option = option_of(&violation.id).map(|option| format!("`{option}` raises the limit"));
    let help = option.or_else(|| violation.help.clone());
    let clause = match violation.id.split_once(':') {
        Some(("xml", _)) => "XML 1.0",
        _ => "cif.xsd",
    };
    let name = violation.id.rsplit(['/', ':']).next().unwrap_or_default();
    Finding {
        id: violation.id.clone(),
        name: name.to_owned().into(),
        severity: Weight::Gone.severity(),
        message: violation.message.clone(),
        help: Some(help.unwrap_or_else(|| "`cif check` says more".to_owned())),
        clause: clause.to_owned(),
        place: Place {
            offset: place.offset,
            length: length as u64,
            line: place.line,
            column: place.column,
            excerpt: Some(Excerpt {
                text: found.text.to_owned(),
                start: found.at,
                end: found.at.saturating_add(length).min(found.text.len()),
                cut_before: found.cut_before,
                cut_after: found.cut_after,
            }),
        },
        fix: None,
        related: Vec::new(),
    }
}
