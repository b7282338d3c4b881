//! The board as a picture: that of one position, or of each on the way to it.

use cif::annotate::review::{Review, ReviewOptions};
use cif::model::GPlayer;
use cif::text::board::Board;
use cif::text::legality::{Play, Side};
use cif::text::square::BoardLetter;
use cif::view::data::clock;
use cif::view::name_of;
use cif::view::picture::{self, Look, Picture, Players};

use super::Show;
use super::position::Position;
use crate::game::{Beginning, Found, titles};
use crate::output::Output;
use crate::picture::{Frames, PictureFile};
use crate::status::CliError;

/// The contents of a picture besides its pieces.
pub(super) struct Drawing<'b> {
    beginning: &'b Beginning,
    board: Board,
    /// Black sits below.
    flipped: bool,
    /// The time for each frame.
    hundredths: u16,
    title: String,
    look: Look,
    /// The readings of clocks: the ply of the main line, the board, the side, and the time.
    clocks: Vec<(usize, usize, Side, String)>,
}

impl<'b> Drawing<'b> {
    pub(super) fn of(found: &Found, beginning: &'b Beginning, arguments: &Show) -> Self {
        let mut clocks = Vec::new();
        let boards = [BoardLetter::A, BoardLetter::B].into_iter();
        let boards = boards.take(if found.game.tandem() { 2 } else { 1 });
        let players = boards.map(|letter| {
            let board = usize::from(letter.index());
            let options = ReviewOptions {
                board: Some(letter),
                ..ReviewOptions::default()
            };
            for ply in &Review::of(&found.game, &options).plies {
                if let Some(time) = ply.clock {
                    clocks.push((ply.ply, board, ply.side, clock(time.milliseconds)));
                }
            }
            let said = found.head.players.get(board);
            let name = |player: Option<&GPlayer<'_>>| name_of(player?, &found.names);
            Players {
                names: said.map_or([None, None], |said| {
                    [name(said.white.as_deref()), name(said.black.as_deref())]
                }),
                clocks: [None, None],
            }
        });
        let mut players: Vec<Players> = players.collect();
        if !clocks.is_empty() {
            // All frames have the lines that a clock needs.
            for name in players.iter_mut().flat_map(|it| &mut it.names) {
                name.get_or_insert_default();
            }
        }
        Self {
            beginning,
            board: found.game.board(),
            flipped: arguments.flip,
            hundredths: arguments.delay.div_ceil(10),
            title: titles(&found.head, &found.names),
            look: Look {
                theme: arguments.theme,
                size: arguments.size,
                players,
            },
            clocks,
        }
    }

    /// Draws the position, or all on the way to it where the file holds pictures that move.
    pub(super) fn write(
        &self,
        position: &Position<'_>,
        last: &Picture,
        file: PictureFile<'_>,
        output: &mut Output,
    ) -> Result<(), CliError> {
        if !file.moves() {
            return file.write(&self.svg(position, position.plies.len(), last), output);
        }
        let mut replay = self.beginning.replay.clone();
        let mut plies = 0_usize;
        let mut draw = || {
            let Some(replay) = &mut replay else {
                return String::new();
            };
            let last = plies.checked_sub(1).and_then(|at| position.plies.get(at));
            let last = last.map(|ply| ply.played());
            if let Some(last) = &last {
                replay.play(last);
            }
            let picture = Picture::of(replay, self.board, last.as_ref(), self.flipped);
            let svg = self.svg(position, plies, &picture);
            plies += 1;
            svg
        };
        let mut frames = Frames {
            count: u32::try_from(position.plies.len() + 1).unwrap_or(u32::MAX),
            draw: &mut draw,
            hundredths: self.hundredths,
        };
        file.animate(&mut frames, output)
    }

    /// The picture after the first so many plies of a position.
    fn svg(&self, position: &Position<'_>, plies: usize, picture: &Picture) -> String {
        let mut look = self.look.clone();
        // In a variation nobody's clock ran.
        if plies <= position.main {
            for (_, board, side, time) in self.clocks.iter().filter(|it| it.0 < plies) {
                if let Some(players) = look.players.get_mut(*board) {
                    players.clocks[usize::from(*side == Side::Black)] = Some(time.clone());
                }
            }
        }
        let drawings = cif::view::drawing::all(position.data(plies), picture);
        let mut svg = Vec::new();
        // Writing to memory cannot fail.
        let _ = picture::write(&mut svg, picture, &self.title, &drawings, &look);
        String::from_utf8(svg).unwrap_or_default()
    }
}
