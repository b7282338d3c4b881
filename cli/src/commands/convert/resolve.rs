//! References of an archive: several threads read what was cut; what was read
//! comes together in the order of the archive, where entries are kept and items
//! claim what they may take; and the item is written out by the threads that
//! convert it. An archive without sections passes by, but for its data where it becomes one with others.

use std::io;

use cif::check::Finding;
use cif::index::{Claim, Flattener, Loss, Place, Written};
use cif::model::{CifItem, IntoOwned};
use cif::read::source::{Position, Source as Lines};
use cif::read::{Limits, read_item};

use super::batch::{About, Batch, Report};
use super::cut::{self, Cut, Inside, Piece, Portion};
use super::definitions::Definitions;
use super::filter::Filter;
use super::item_reporter::{finding, violated};
use crate::input::Input;
use crate::kinds;
use crate::status::CliError;
use cif::files::Source;

/// An item that is ready to be converted.
pub(super) enum Item {
    /// As it stands in the archive; there is nothing that it could refer to.
    Alone(Piece),
    /// Read, with what it may take from the sections before it.
    Claiming {
        place: Position,
        item: Box<CifItem<'static>>,
        claim: Claim,
        faults: Vec<Finding>,
    },
    /// One that cannot be read.
    Unread {
        place: Position,
        is_game: bool,
        faults: Vec<Finding>,
    },
    /// A report on the archive there.
    Said(Finding),
}

/// Items, and behind the last of them what is left.
pub(super) struct Ready {
    pub(super) items: Portion<Item>,
    pub(super) rest: Option<Rest>,
}

/// A piece, once it is read.
enum Read {
    Alone(Piece),
    Behind {
        place: Position,
        is_game: bool,
        item: Option<Box<CifItem<'static>>>,
        faults: Vec<Finding>,
    },
    Entry {
        section: Position,
        written: Written,
        faults: Vec<Finding>,
    },
    Said(Finding),
}

/// Reads an archive and hands out its items, with so many threads. Where several become one, what
/// they define is compared.
pub(super) fn read(
    input: &Input,
    number: usize,
    source: Source,
    limits: &Limits,
    jobs: usize,
    mut definitions: Option<&mut Definitions>,
    hand_out: &mut dyn FnMut(Ready) -> bool,
) -> Result<(), Option<CliError>> {
    let mut flattener = Flattener::new();
    let merges = definitions.is_some();
    cif_pool::ordered(
        jobs,
        |portion: &Portion<Cut>| portion.weight,
        |hand_on| cut::cut(input, number, source, limits, merges, hand_on).map_err(Some),
        |portion: Portion<Cut>| portion.map(Read::of),
        |portion| {
            let is_last = portion.is_last;
            let items = joined(portion, &mut flattener, definitions.as_deref_mut())?;
            if let Some(error) = flattener.take_error() {
                return Err(Some(unkept(&error)));
            }
            let rest = is_last.then(|| Rest::of(number, std::mem::take(&mut flattener)));
            if hand_out(Ready { items, rest }) {
                Ok(())
            } else {
                Err(None)
            }
        },
    )
}

impl Read {
    fn of(cut: Cut) -> Self {
        match cut {
            Cut::Alone(piece) => Self::Alone(piece),
            Cut::Behind(piece) => Self::item(&piece),
            Cut::Entry(piece, inside) => Self::entry(&piece, &inside),
            Cut::Said(finding) => Self::Said(finding),
        }
    }

    fn item(piece: &Piece) -> Self {
        let text = piece.text();
        let lines = Lines::at(&text, piece.base);
        let (cut, mut progress) = piece.parts();
        let mut cut = progress.piece(cut);
        let reading = read_item(&mut cut);
        let faults = reading.violations.into_iter();
        Self::Behind {
            place: lines.position(piece.element.unwrap_or_default()),
            is_game: piece.is_game(),
            faults: faults.map(|it| violated(it, &lines)).collect(),
            item: reading.item.map(|item| Box::new(owned(item))),
        }
    }

    fn entry(piece: &Piece, inside: &Inside) -> Self {
        let text = piece.text();
        let lines = Lines::at(&text, piece.base);
        let (cut, mut progress) = piece.parts();
        let mut cut = progress.piece(cut);
        let reading = inside.section.read(&mut cut);
        let faults = reading.violations.into_iter();
        Self::Entry {
            section: inside.place,
            faults: faults.map(|it| violated(it, &lines)).collect(),
            written: match &reading.item {
                Some(item) => Written::located(item, &lines),
                None => Written::default(),
            },
        }
    }
}

/// Joins what was read to what was before it.
fn joined(
    portion: Portion<Read>,
    flattener: &mut Flattener,
    mut definitions: Option<&mut Definitions>,
) -> Result<Portion<Item>, CliError> {
    let mut items = Vec::with_capacity(portion.items.len());
    let gone = |faults: Vec<Finding>| faults.into_iter().map(Item::Said);
    let Portion {
        input,
        first,
        items: read,
        bytes,
        weight,
        is_last,
    } = portion;
    for read in read {
        match read {
            Read::Alone(piece) => items.push(Item::Alone(piece)),
            Read::Said(finding) => items.push(Item::Said(finding)),
            Read::Entry {
                section,
                written,
                faults,
            } => {
                items.extend(gone(faults));
                flattener.define(written);
                items.extend(lost(flattener, section));
            }
            Read::Behind {
                place,
                is_game,
                item: None,
                faults,
            } => items.push(Item::Unread {
                place,
                is_game,
                faults,
            }),
            Read::Behind {
                place,
                item: Some(mut item),
                faults,
                ..
            } => {
                if let (Some(definitions), CifItem::Data(data)) = (&mut definitions, &mut *item) {
                    let had_any = !data.items.is_empty();
                    let lost = definitions.settle(data, input, place)?;
                    items.extend(lost.into_iter().map(Item::Said));
                    if had_any && data.items.is_empty() {
                        items.extend(gone(faults));
                        continue;
                    }
                }
                if let Some(claim) = flattener.claim(&item) {
                    items.push(Item::Claiming {
                        place,
                        item,
                        claim,
                        faults,
                    });
                } else {
                    items.extend(gone(faults));
                    let said = cut::not_kept(&item, place);
                    items.extend(said.map(Item::Said));
                    items.extend(lost(flattener, place));
                }
            }
        }
    }
    Ok(Portion {
        input,
        first,
        items,
        bytes,
        weight,
        is_last,
    })
}

fn lost(flattener: &mut Flattener, place: Position) -> impl Iterator<Item = Item> {
    let losses = flattener.losses().into_iter();
    losses.map(move |loss| Item::Said(located(loss, place)))
}

/// The report of a loss, at the entry that it is about or else at a place.
fn located(loss: Loss, place: Position) -> Finding {
    let place = match loss.place {
        Place::Section(Some(position)) => position,
        _ => place,
    };
    finding(&kinds::REFERENCE, described(loss), place)
}

fn unkept(error: &io::Error) -> CliError {
    let message = format!("cannot keep the entries of sections: {error}");
    CliError::new(message).with_help("there must be room for temporary files")
}

/// Describes a loss, without its place.
pub(super) fn described(loss: Loss) -> String {
    let place = Place::Section(None);
    Loss { place, ..loss }.to_string()
}

/// Reports on an archive once all its items are converted: to which
/// entries nothing refers.
pub(super) struct Rest {
    input: usize,
    losses: Box<dyn Iterator<Item = io::Result<Loss>> + Send>,
}

impl Rest {
    fn of(input: usize, flattener: Flattener) -> Self {
        let losses = Box::new(flattener.finish());
        Self { input, losses }
    }

    /// Some of it; nothing once all was said.
    pub(super) fn next(&mut self, filter: &Filter) -> Result<Option<Batch>, CliError> {
        const SOME: usize = 1000;
        let mut batch = Batch {
            input: self.input,
            ..Batch::default()
        };
        let mut is_empty = true;
        for loss in self.losses.by_ref().take(SOME) {
            let loss = loss.map_err(|error| unkept(&error))?;
            is_empty = false;
            batch.report(filter, &About::kind(&kinds::REFERENCE, None), || {
                Report::of(located(loss, Position::START), None)
            });
        }
        Ok((!is_empty).then_some(batch))
    }
}

/// An item on its own.
pub(super) fn owned(item: CifItem<'_>) -> CifItem<'static> {
    match item {
        CifItem::Game(it) => CifItem::Game(it.into_owned()),
        CifItem::Document(it) => CifItem::Document(it.into_owned()),
        CifItem::Data(it) => CifItem::Data(it.into_owned()),
        CifItem::Namebase(it) => CifItem::Namebase(it.into_owned()),
        CifItem::Index(it) => CifItem::Index(it.into_owned()),
        CifItem::Info(it) => CifItem::Info(it.into_owned()),
    }
}
