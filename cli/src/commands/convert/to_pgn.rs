//! CIF to PGN: a thread cuts an archive into its items, others read and write
//! the games, and what PGN cannot hold is said item by item.

use std::borrow::Cow;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use cif_pgn::{ExportOptions, export};
use cif_types::source::{Position, Source as Lines};
use cif_types::{
    ArchiveInfo, CifItem, CutError, Game, Limits, PieceKind, Progress, Violation, cut, read_item,
};
use cif_validator::{Excerpt, Finding, Place};

use super::notice::{Made, Notice, Room, Weight};
use crate::compression::Source;
use crate::input::{Counted, Input};
use crate::report::Ending;
use crate::status::Trouble;
use crate::terminal::visible;

/// How much of a long line is shown on each side.
const REACH: usize = 160;

/// Some items of an archive.
pub(super) struct Portion {
    input: usize,
    /// The number of the first game.
    first: u64,
    items: Vec<Piece>,
    /// The bytes that were read for them.
    bytes: u64,
    /// How the items are to be read.
    progress: Option<Arc<Progress>>,
    /// What is wrong with the frame around them.
    frame: Vec<(Position, String, Violation)>,
}

/// An item as it stands in the archive.
struct Piece {
    base: Position,
    bytes: Vec<u8>,
    /// Where in the bytes its element begins.
    element: Option<usize>,
}

/// Items are handed on when there are so many bytes of them.
const SIZE: usize = 256 << 10;

/// Cuts an archive into items and hands them out.
pub(super) fn cut(
    input: &Input,
    number: usize,
    source: Source,
    limits: &Limits,
    hand_out: &mut dyn FnMut(Portion) -> bool,
) -> Result<(), Trouble> {
    let read = Arc::new(AtomicU64::new(0));
    let source = Counted {
        source,
        count: Arc::clone(&read),
    };
    let (mut cutter, mut progress) = cif_types::stream(source, limits).into_parts();
    let mut shared = None;
    let mut next = Portion::empty(number, 1, None);
    let mut games = 0;
    let mut size = 0;
    let mut bytes = 0;
    loop {
        let piece = if progress.is_ended() {
            None
        } else {
            let piece = cutter.next_piece();
            piece.map_err(|error| unreadable(input, error))?
        };
        let ended = piece.is_none();
        match piece {
            Some(piece) if piece.kind == PieceKind::Item => {
                let piece = Piece {
                    base: piece.base,
                    bytes: piece.bytes.to_vec(),
                    element: piece.element,
                };
                size += piece.bytes.len();
                games += u64::from(piece.name() == b"game");
                next.items.push(piece);
            }
            Some(piece) => {
                let is_head = piece.kind == PieceKind::Head;
                let text = String::from_utf8_lossy(piece.bytes);
                let mut violations = progress.piece(piece).check();
                if is_head {
                    shared = Some(Arc::new(progress.clone()));
                    next.progress.clone_from(&shared);
                } else {
                    // The items were not counted off against the root.
                    violations.retain(|it| it.id.starts_with("xml:"));
                }
                for violation in violations {
                    next.frame
                        .push((piece.base, text.clone().into_owned(), violation));
                }
            }
            None => {}
        }
        if !ended && size < SIZE {
            continue;
        }
        let now = read.load(Ordering::Relaxed);
        next.bytes = now - bytes;
        let empty = Portion::empty(number, games + 1, shared.clone());
        if !hand_out(std::mem::replace(&mut next, empty)) || ended {
            return Ok(());
        }
        (bytes, size) = (now, 0);
    }
}

impl Portion {
    fn empty(input: usize, first: u64, progress: Option<Arc<Progress>>) -> Self {
        Self {
            input,
            first,
            items: Vec::new(),
            bytes: 0,
            progress,
            frame: Vec::new(),
        }
    }
}

impl Piece {
    /// The name of the element.
    fn name(&self) -> &[u8] {
        let start = self.element.map_or(self.bytes.len(), |start| start + 1);
        let rest = self.bytes.get(start..).unwrap_or_default();
        let is_end = |byte: &u8| matches!(byte, b' ' | b'\t' | b'\r' | b'\n' | b'/' | b'>');
        let end = rest.iter().position(is_end);
        rest.get(..end.unwrap_or(rest.len())).unwrap_or_default()
    }
}

fn unreadable(input: &Input, error: CutError) -> Trouble {
    let name = input.name();
    match Ending::of(&name, error) {
        Ending::Trouble(trouble) => trouble,
        Ending::Finding(finding) => {
            let name = visible(&name);
            Trouble::new(format!("cannot read `{name}`: {}", finding.message))
        }
    }
}

/// Converts items.
pub(super) fn convert(portion: &Portion, options: &ExportOptions, room: &Room) -> Made {
    let mut made = Made {
        input: portion.input,
        ..Made::default()
    };
    made.tally.bytes = portion.bytes;
    for (base, text, violation) in &portion.frame {
        made.say(room, Weight::Gone, || Notice {
            finding: violated(violation, &Lines::at(text, *base)),
            game: None,
            number: None,
            ply: None,
        });
    }
    let Some(progress) = &portion.progress else {
        return made;
    };
    let mut number = portion.first;
    for item in &portion.items {
        let is_game = item.name() == b"game";
        let desk = Desk {
            item,
            text: String::from_utf8_lossy(&item.bytes),
            game: is_game.then_some(number),
            room,
        };
        let before = made.tally;
        let mut progress = Progress::clone(progress);
        let is_written = desk.one(&mut progress, options, &mut made);
        if is_game {
            number += 1;
            made.tally.count(&before, is_written);
        }
    }
    made
}

/// One item.
struct Desk<'a> {
    item: &'a Piece,
    text: Cow<'a, str>,
    game: Option<u64>,
    room: &'a Room,
}

impl Desk<'_> {
    /// Converts the item; whether there is something of it in the output.
    fn one(&self, progress: &mut Progress, options: &ExportOptions, made: &mut Made) -> bool {
        let mut piece = progress.piece(cut::Piece {
            kind: PieceKind::Item,
            bytes: &self.item.bytes,
            base: self.item.base,
            element: self.item.element,
        });
        let reading = read_item(&mut piece);
        let lines = Lines::at(&self.text, self.item.base);
        for violation in &reading.violations {
            made.say(self.room, Weight::Gone, || Notice {
                finding: violated(violation, &lines),
                game: self.game,
                number: None,
                ply: None,
            });
        }
        match reading.item {
            Some(CifItem::Game(game)) => return self.game(&game.value, options, made),
            Some(CifItem::Info(info)) => {
                for what in said(&info.value) {
                    self.lost(&format!("`{what}` of the archive's `info`"), None, made);
                }
            }
            Some(CifItem::Document(_)) => self.lost("a document", None, made),
            Some(CifItem::Data(_)) => self.lost("`data` of the archive", None, made),
            Some(CifItem::Namebase(_)) => self.lost("a namebase", None, made),
            Some(CifItem::Index(_)) => self.lost("an index", None, made),
            None if reading.violations.is_empty() => self.lost("an item", None, made),
            None => {}
        }
        false
    }

    fn game(&self, game: &Game<'_>, options: &ExportOptions, made: &mut Made) -> bool {
        match export(game, options) {
            Ok(exported) => {
                made.text += &exported.text;
                for loss in &exported.losses {
                    self.lost(&loss.what, loss.ply, made);
                }
                true
            }
            Err(error) => {
                made.say(self.room, Weight::Gone, || {
                    let message = format!("the game is left out: {error}");
                    self.notice(Weight::Gone, "left-out", message, None)
                });
                false
            }
        }
    }

    fn lost(&self, what: &str, ply: Option<u32>, made: &mut Made) {
        made.say(self.room, Weight::Loss, || {
            self.notice(
                Weight::Loss,
                "no-form",
                format!("{what} has no PGN form"),
                ply,
            )
        });
    }

    /// Something about the item as a whole.
    fn notice(
        &self,
        weight: Weight,
        name: &'static str,
        message: String,
        ply: Option<u32>,
    ) -> Notice {
        let lines = Lines::at(&self.text, self.item.base);
        let place = lines.position(self.item.element.unwrap_or_default());
        Notice {
            finding: Finding {
                id: format!("pgn:{name}").into(),
                name: name.into(),
                severity: weight.severity(),
                message,
                help: None,
                clause: "CIF to PGN".to_owned(),
                place: Place {
                    offset: place.offset,
                    length: 0,
                    line: place.line,
                    column: place.column,
                    excerpt: None,
                },
                fix: None,
                related: Vec::new(),
            },
            game: self.game,
            number: None,
            ply,
        }
    }
}

/// What an archive says of itself beyond what every archive says.
fn said(info: &ArchiveInfo<'_>) -> Vec<&'static str> {
    let said = [
        ("readonly", info.readonly.is_some()),
        ("private", info.private.is_some()),
        ("request", info.request.is_some()),
        ("modifiedby", !info.modifiedby.is_empty()),
        ("signature", info.signature.is_some()),
        ("author", !info.author.is_empty()),
        ("modified", info.modified.is_some()),
        ("source", info.source.is_some()),
        ("description", info.description.is_some()),
        ("tag", !info.tag.is_empty()),
    ];
    let said = said.into_iter().filter(|(_, is_said)| *is_said);
    said.map(|(what, _)| what).collect()
}

/// A fault of the archive itself.
fn violated(violation: &Violation, lines: &Lines<'_>) -> Finding {
    let (start, end) = (violation.span.start as usize, violation.span.end as usize);
    let place = lines.position(start);
    let found = lines.excerpt(start, REACH);
    let length = end.saturating_sub(start);
    let help = violation.help.clone();
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
