//! The tables of move information: evaluations of the pool, and clocks that
//! run as the time control of the event says.

use std::fmt::Write as _;

use super::pool::PoolGame;
use super::rng::Rng;
use super::world::Time;
use super::xml::Xml;

/// Writes the tables; true if one of them refers to engine 1.
pub(super) fn write(xml: &mut Xml, game: &PoolGame, time: Time, rng: &mut Rng) -> bool {
    let evaluated = game.evaluations().next().is_some();
    xml.open("moveinfo");
    if evaluated {
        let tag = "table content=\"evaluation\" engine=\"1\"";
        xml.leaf(tag, evaluations(game, rng));
    }
    let (clock, elapsed) = clocks(game, time, rng);
    if !evaluated || rng.chance(60) {
        xml.leaf("table content=\"clock\"", clock);
    }
    if !evaluated || rng.chance(40) {
        xml.leaf("table content=\"elapsedmovetime\"", elapsed);
    }
    xml.close("moveinfo");
    evaluated
}

fn evaluations(game: &PoolGame, rng: &mut Rng) -> String {
    let timed = rng.chance(25);
    // Moves from a book are not computed.
    let book = if rng.chance(40) { 8 } else { 0 };
    let mut items = String::new();
    for (ply, item) in game.evaluations().enumerate() {
        if ply > 0 {
            items.push(',');
        }
        if ply < book && game.plies > 8 {
            continue;
        }
        items.push_str(item);
        if timed {
            // Writing to a string cannot fail.
            let _ = write!(items, "#{}", rng.between(20, 900));
        }
    }
    items
}

/// The clock after each move, and the seconds spent on it.
fn clocks(game: &PoolGame, time: Time, rng: &mut Rng) -> (String, String) {
    let Time(_, base, increment) = time;
    let tenths = base < 1000;
    let mut left = [base * 10; 2];
    let (mut clock, mut elapsed) = (String::new(), String::new());
    for ply in 0..game.plies {
        let left = &mut left[ply % 2];
        let most = (*left / 25).max(increment * 10).min(*left / 2);
        let mut spent = rng.below(most.saturating_add(1));
        if !tenths {
            spent -= spent % 10;
        }
        *left = *left - spent + increment * 10;
        let comma = if ply > 0 { "," } else { "" };
        let seconds = *left / 10;
        let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
        let _ = write!(clock, "{comma}{hours}:{minutes:02}:{seconds:02}");
        let _ = write!(elapsed, "{comma}{}", spent / 10);
        if tenths {
            let _ = write!(elapsed, ".{}", spent % 10);
        }
    }
    (clock, elapsed)
}
