//! The games of `games.txt`, which says how they are written. The suite for other programs has
//! the same games.

/// A game as it is written, and as it should be.
#[derive(Debug)]
pub(crate) struct Game<'f> {
    /// The variant.
    pub(crate) variant: &'f str,
    /// The start position.
    pub(crate) start: &'f str,
    /// The moves.
    pub(crate) text: &'f str,
    /// The same as they should have been written.
    pub(crate) right: &'f str,
}

/// The games of a list.
pub(crate) fn games(list: &str) -> Vec<Game<'_>> {
    let mut lines = list
        .lines()
        .filter(|it| !it.is_empty() && !it.starts_with('#'));
    let mut games = Vec::new();
    while let Some(head) = lines.next() {
        let head = head
            .strip_prefix("== ")
            .expect("a game begins with its variant");
        let (variant, start) = head
            .split_once(' ')
            .expect("a variant and a start position");
        let mut behind = |mark| {
            let line = lines.next().and_then(|it| it.strip_prefix(mark));
            line.expect("the moves, and the moves as they should be")
        };
        let (text, right) = (behind("> "), behind("= "));
        games.push(Game {
            variant,
            start,
            text,
            right,
        });
    }
    assert!(!games.is_empty(), "the list was not read");
    games
}
