//! Ways to read PGN: pgn-reader with shakmaty is the yardstick, the rest shows
//! where our own time goes.

use std::error::Error;
use std::io;
use std::ops::ControlFlow;

use cif_pgn::text::{Kind, Reader};
use cif_pgn::{ImportOptions, import};
use cif_types::{CifItem, frame};
use pgn_reader::{RawTag, SanPlus, Skip, Visitor};
use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

use super::Way;

/// The counts of a file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Counts {
    games: u64,
    moves: u64,
    /// Moves that could not be read or are not legal.
    faults: u64,
}

/// Reads with our reader: tokens alone, games of CIF, or those as XML.
pub(super) fn read(source: impl io::Read, way: Way) -> Result<Counts, Box<dyn Error>> {
    let mut reader = Reader::new(source);
    let options = ImportOptions::default();
    let (mut counts, mut text) = (Counts::default(), String::new());
    while let Some(game) = reader.next_game()? {
        counts.games += 1;
        let moves = game.tokens().iter().filter(|it| it.kind == Kind::Move);
        counts.moves += moves.count() as u64;
        if way == Way::Tokens {
            counts.faults += game.faults().len() as u64;
            continue;
        }
        let imported = import(&game, &options);
        counts.faults += imported.findings.len() as u64;
        let item = CifItem::Game(imported.game.into());
        if way == Way::Convert {
            text.clear();
            frame::push_item(&item, &mut text)?;
        }
        std::hint::black_box((&item, &text));
    }
    Ok(counts)
}

pub(super) fn visited(source: impl io::Read, replay: bool) -> io::Result<Counts> {
    let mut reader = pgn_reader::Reader::new(source);
    let mut visitor = Replay {
        counts: Counts::default(),
        replay,
    };
    while reader.read_game(&mut visitor)?.is_some() {}
    Ok(visitor.counts)
}

/// Plays all moves.
struct Replay {
    counts: Counts,
    replay: bool,
}

/// A line and the lines around, the outermost first: each with the position before its last
/// move, and the one after.
type Lines = Vec<[Chess; 2]>;

impl Visitor for Replay {
    type Tags = Chess;
    type Movetext = Lines;
    type Output = ();

    fn begin_tags(&mut self) -> ControlFlow<(), Chess> {
        self.counts.games += 1;
        ControlFlow::Continue(Chess::new())
    }

    fn tag(&mut self, start: &mut Chess, name: &[u8], value: RawTag<'_>) -> ControlFlow<()> {
        if name == b"FEN"
            && let Ok(fen) = Fen::from_ascii(value.as_bytes())
            && let Ok(position) = fen.into_position(CastlingMode::Standard)
        {
            *start = position;
        }
        ControlFlow::Continue(())
    }

    fn begin_movetext(&mut self, start: Chess) -> ControlFlow<(), Lines> {
        ControlFlow::Continue(vec![[start.clone(), start]])
    }

    fn san(&mut self, lines: &mut Lines, san: SanPlus) -> ControlFlow<()> {
        self.counts.moves += 1;
        if let Some([before, now]) = lines.last_mut().filter(|_| self.replay) {
            match san.san.to_move(now) {
                Ok(played) => {
                    before.clone_from(now);
                    now.play_unchecked(played);
                }
                Err(_) => self.counts.faults += 1,
            }
        }
        ControlFlow::Continue(())
    }

    fn begin_variation(&mut self, lines: &mut Lines) -> ControlFlow<(), Skip> {
        lines.extend(
            lines
                .last()
                .map(|[before, _]| [before.clone(), before.clone()]),
        );
        ControlFlow::Continue(Skip(false))
    }

    fn end_variation(&mut self, lines: &mut Lines) -> ControlFlow<()> {
        lines.pop();
        ControlFlow::Continue(())
    }

    fn end_game(&mut self, _: Lines) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_ways_count_the_same() {
        let file = b"[Event \"a\"]\n\n1. e4 {c} e5 (1... c5 2. Nf3 (2. c3)) 2. Nf3 *\n\n\
                     [Event \"b\"]\n\n1. d4 *\n";
        let expected = Counts {
            games: 2,
            moves: 7,
            faults: 0,
        };
        for way in [Way::Tokens, Way::Import, Way::Convert] {
            assert_eq!(read(&file[..], way).unwrap(), expected);
        }
        for replay in [true, false] {
            assert_eq!(visited(&file[..], replay).unwrap(), expected);
        }
        let fault = &b"1. e4 Ke6 *\n"[..];
        assert_eq!(visited(fault, true).unwrap().faults, 1);
        assert_eq!(read(fault, Way::Import).unwrap().faults, 1);
    }
}
