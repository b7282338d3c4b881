//! Moves as an engine wrote them. Whether they are moves of a position is a
//! question for somebody who knows the rules.

use core::fmt;

use crate::tokens::Tokens;

/// A list of moves, as text.
///
/// Two lists are equal when their moves are, whatever stands between them.
#[derive(Clone, Copy, Default)]
pub struct Moves<'a>(&'a str);

impl<'a> Moves<'a> {
    /// The moves in a text, with blanks between them.
    pub const fn new(text: &'a str) -> Self {
        Self(text)
    }

    /// The moves in their order.
    pub fn iter(&self) -> MovesIter<'a> {
        MovesIter(Tokens::new(self.0))
    }

    /// The first move.
    pub fn first(&self) -> Option<&'a str> {
        self.iter().next()
    }

    /// Returns true if there is no move.
    pub fn is_empty(&self) -> bool {
        self.first().is_none()
    }

    /// The text, with the blanks as they stand.
    pub const fn as_str(&self) -> &'a str {
        self.0
    }
}

/// The iterator of [`Moves::iter`].
#[derive(Clone, Debug)]
pub struct MovesIter<'a>(Tokens<'a>);

impl<'a> Iterator for MovesIter<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        self.0.next().map(|token| token.text())
    }
}

impl core::iter::FusedIterator for MovesIter<'_> {}

impl<'a> IntoIterator for Moves<'a> {
    type Item = &'a str;
    type IntoIter = MovesIter<'a>;

    fn into_iter(self) -> MovesIter<'a> {
        self.iter()
    }
}

impl<'a> IntoIterator for &Moves<'a> {
    type Item = &'a str;
    type IntoIter = MovesIter<'a>;

    fn into_iter(self) -> MovesIter<'a> {
        self.iter()
    }
}

impl PartialEq for Moves<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.iter().eq(other.iter())
    }
}

impl Eq for Moves<'_> {}

impl fmt::Debug for Moves<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl fmt::Display for Moves<'_> {
    /// With one blank between two moves.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (number, text) in self.iter().enumerate() {
            if number > 0 {
                f.write_str(" ")?;
            }
            f.write_str(text)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blanks_between_moves_do_not_count() {
        let moves = Moves::new(" e2e4\t e7e5 ");
        assert_eq!(moves, Moves::new("e2e4 e7e5"));
        assert_ne!(moves, Moves::new("e2e4"));
        assert_eq!(moves.to_string(), "e2e4 e7e5");
        assert_eq!(format!("{moves:?}"), r#"["e2e4", "e7e5"]"#);
        assert_eq!(moves.first(), Some("e2e4"));
        assert!(Moves::new(" ").is_empty() && !moves.is_empty());
    }
}
