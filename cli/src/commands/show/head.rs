//! The head of a game, as a list of lines: what it is called, and what it says.

use cif::model::{Game, GameHead};
use cif::view::{Names, head};

use crate::terminal::{FAINT, STRONG, styled, visible};

/// The head as it is shown.
pub(super) fn text(game: &Game<'_>, head: &GameHead<'_>, names: &Names) -> String {
    const WIDEST: usize = 20;
    let lines = head::lines(game, head, names);
    let lines = lines
        .iter()
        .map(|(name, said)| (visible(name), visible(said)));
    let widest = lines.clone().map(|(name, _)| name.chars().count()).max();
    let widest = widest.unwrap_or_default().min(WIDEST);
    let mut text = String::new();
    for (name, said) in lines {
        let padding = widest.saturating_sub(name.chars().count());
        text += &styled(FAINT, &name);
        text.extend(std::iter::repeat_n(' ', padding + 2));
        if matches!(&*name, "White" | "Black") {
            text += &styled(STRONG, &said);
        } else {
            text += &said;
        }
        text.push('\n');
    }
    text
}
