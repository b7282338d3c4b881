//! An archive without faults as JSON on one line, by several threads: one cuts
//! it into portions, several convert them, and the caller puts them together.
//! The output is that of one thread alone.

use std::io::{self, Read, Write};
use std::sync::{Mutex, PoisonError};

use cif::model::{ArchiveInfo, CifItem, IntoOwned, Spanned};
use cif::read::limits::ELEMENT;
use cif::read::{CutError, Cutter, Limits, PieceKind, Progress, cut};

/// The bytes of a portion, about.
const SIZE: usize = 256 << 10;

/// The reason why there is no JSON.
pub(super) enum Stopped {
    /// The archive has a fault, or cannot be read to its end.
    Faulty,
    Output(io::Error),
}

impl From<CutError> for Stopped {
    fn from(_: CutError) -> Self {
        Self::Faulty
    }
}

/// Writes the archive with so many threads.
pub(super) fn write(
    source: impl Read + Send,
    limits: &Limits,
    jobs: usize,
    out: &mut impl Write,
) -> Result<(), Stopped> {
    let (cutter, progress) = cif::read::stream(source, limits).into_parts();
    // Where the content of the root stands behind what was written.
    let mut written = progress.clone();
    // Where it may stand before what is cut next.
    let expected = Mutex::new(progress.clone());
    let mut info = None;
    let mut first = true;
    out.write_all(b"{\"archive\":[").map_err(Stopped::Output)?;
    cif_pool::ordered(
        jobs,
        // What it becomes is about twice as long.
        |portion: &Portion| portion.size * 2,
        |hand_out| cut_up(cutter, progress, &expected, hand_out),
        |portion: Portion| {
            let converted = portion.convert();
            (portion, converted)
        },
        |(mut portion, mut converted)| {
            if portion.before != written {
                portion.before = written.clone();
                converted = portion.convert();
                *expected.lock().unwrap_or_else(PoisonError::into_inner) = portion.before;
            }
            let Converted {
                text,
                info: found,
                after,
            } = converted?;
            info = info.take().or(found);
            written = after;
            if text.is_empty() {
                return Ok(());
            }
            let comma: &[u8] = if first { b"" } else { b"," };
            first = false;
            let sent = out.write_all(comma).and_then(|()| out.write_all(&text));
            sent.map_err(Stopped::Output)
        },
    )?;
    // An archive without faults has it.
    let info: Spanned<ArchiveInfo<'static>> = info.ok_or(Stopped::Faulty)?;
    let ended = out
        .write_all(b"],\"info\":")
        .and_then(|()| Ok(serde_json::to_writer(&mut *out, &info)?))
        .and_then(|()| out.write_all(b"}"));
    ended.map_err(Stopped::Output)
}

/// Cuts the archive into portions. The head and the first item are read here
/// as well, because the others nearly always begin where these end.
fn cut_up(
    mut cutter: Cutter<impl Read>,
    mut progress: Progress,
    expected: &Mutex<Progress>,
    hand_out: &mut dyn FnMut(Portion) -> bool,
) -> Result<(), Stopped> {
    let mut read_ahead = true;
    let mut portion = Portion::new(&progress);
    while !progress.is_ended() {
        let Some(piece) = cutter.next_piece()? else {
            break;
        };
        portion.push(&piece);
        let is_item = piece.kind == PieceKind::Item;
        if read_ahead {
            progress.piece(piece).check();
            expected
                .lock()
                .unwrap_or_else(PoisonError::into_inner)
                .clone_from(&progress);
            read_ahead = !is_item;
        } else if portion.size < SIZE {
            continue;
        }
        let next = Portion::new(&expected.lock().unwrap_or_else(PoisonError::into_inner));
        if !hand_out(std::mem::replace(&mut portion, next)) {
            return Ok(());
        }
    }
    hand_out(portion);
    Ok(())
}

/// Pieces that are converted together.
struct Portion {
    /// The expected state of the root's content before them.
    before: Progress,
    bytes: Vec<u8>,
    /// About what they take, with their values.
    size: usize,
    /// Each with an empty slice; its bytes end at that place.
    pieces: Vec<(cut::Piece<'static>, usize)>,
}

/// A portion as JSON.
struct Converted {
    /// The items, with commas between them.
    text: Vec<u8>,
    info: Option<Spanned<ArchiveInfo<'static>>>,
    after: Progress,
}

impl Portion {
    fn new(before: &Progress) -> Self {
        Self {
            before: before.clone(),
            bytes: Vec::new(),
            size: 0,
            pieces: Vec::new(),
        }
    }

    fn push(&mut self, piece: &cut::Piece<'_>) {
        self.bytes.extend_from_slice(piece.bytes);
        self.size += piece.bytes.len() + (piece.elements + 1) * ELEMENT;
        let piece = cut::Piece {
            kind: piece.kind,
            bytes: &[],
            base: piece.base,
            element: piece.element,
            elements: piece.elements,
            is_refused: piece.is_refused,
        };
        self.pieces.push((piece, self.bytes.len()));
    }

    fn convert(&self) -> Result<Converted, Stopped> {
        let mut text = Vec::with_capacity(self.bytes.len() * 2);
        let mut info = None;
        let mut after = self.before.clone();
        let mut start = 0;
        for (piece, end) in &self.pieces {
            let bytes = self.bytes.get(start..*end).unwrap_or_default();
            start = *end;
            let mut piece = after.piece(cut::Piece {
                kind: piece.kind,
                bytes,
                base: piece.base,
                element: piece.element,
                elements: piece.elements,
                is_refused: piece.is_refused,
            });
            let reading = cif::read::read_item(&mut piece);
            if !reading.violations.is_empty() {
                return Err(Stopped::Faulty);
            }
            match reading.item {
                Some(CifItem::Info(found)) => {
                    info.get_or_insert_with(|| found.into_owned());
                }
                Some(item) => {
                    if !text.is_empty() {
                        text.push(b',');
                    }
                    serde_json::to_writer(&mut text, &item)
                        .map_err(|error| Stopped::Output(error.into()))?;
                }
                None => {}
            }
        }
        Ok(Converted { text, info, after })
    }
}
