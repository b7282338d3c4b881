//! The position that is shown, and the plies that lead to it.

use std::str::FromStr;

use cif::model::AnnotationChoice;
use cif::moves::{Item, Line, Ply};

use crate::status::CliError;

/// The name of a position, from `--ply`: `12` is the position after ply 12 of the main line, `12.2`
/// the end of the second variation at that ply, `12.2.3` the position after the third ply of that
/// variation, and so on for variations in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PlyPath(Vec<usize>);

impl FromStr for PlyPath {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let numbers = text.split('.').map(str::parse);
        let numbers: Result<Vec<usize>, _> = numbers.collect();
        let numbers =
            numbers.map_err(|_| "a ply is a number; one of a variation is like 12.1.3")?;
        Ok(Self(numbers))
    }
}

/// A position of a game.
pub(super) struct Position<'l> {
    /// The plies from the start to it.
    pub(super) plies: Vec<&'l Ply<'l>>,
    /// The first of them that are plies of the main line.
    pub(super) main: usize,
    /// Its name, as `--ply` has it.
    pub(super) name: String,
    opening: &'l [Item<'l>],
}

impl<'l> Position<'l> {
    /// The position of this name, or the last of the main line.
    pub(super) fn of(line: &'l Line<'l>, asked: Option<&PlyPath>) -> Result<Self, CliError> {
        let mut position = Self {
            plies: Vec::new(),
            main: 0,
            name: String::new(),
            opening: line.opening(),
        };
        let mut line = line;
        let mut numbers = asked.map_or(&[][..], |path| &path.0).iter().copied();
        loop {
            let ply = numbers.next().unwrap_or(line.len());
            if ply > line.len() {
                return Err(position.no_ply(ply, line));
            }
            let variation = numbers.next();
            let before = if variation.is_some() {
                ply.saturating_sub(1)
            } else {
                ply
            };
            if position.name.is_empty() {
                position.main = before;
            } else {
                position.name.push('.');
            }
            position.name += &ply.to_string();
            let plies = line.plies();
            position.plies.extend(plies.iter().take(before));
            let Some(number) = variation else {
                return Ok(position);
            };
            let at = ply.checked_sub(1).and_then(|at| plies.get(at));
            let variations: Vec<_> = at.into_iter().flat_map(Ply::variations).collect();
            let found = number.checked_sub(1).and_then(|at| variations.get(at));
            line = found.ok_or_else(|| position.no_variation(number, variations.len()))?;
            position.name.push('.');
            position.name += &number.to_string();
        }
    }

    /// Annotation data of the position after the first so many of its plies.
    pub(super) fn data(&self, plies: usize) -> impl Iterator<Item = &'l AnnotationChoice<'l>> {
        let before = self.opening.iter().filter_map(move |item| match item {
            Item::Prelude(prelude) if plies == 0 => Some(&prelude.items),
            _ => None,
        });
        let last = plies.checked_sub(1).and_then(|at| self.plies.get(at));
        let after = last.copied().into_iter().flat_map(Ply::data);
        before.flatten().chain(after)
    }

    fn no_ply(&self, ply: usize, line: &Line<'_>) -> CliError {
        let plies = match line.len() {
            0 => "no plies".to_owned(),
            1 => "1 ply".to_owned(),
            count => format!("{count} plies"),
        };
        let name = &self.name;
        CliError::new(if name.is_empty() {
            format!("there is no ply {ply}: the main line has {plies}")
        } else {
            format!("there is no ply {name}.{ply}: variation {name} has {plies}")
        })
    }

    fn no_variation(&self, number: usize, count: usize) -> CliError {
        let name = &self.name;
        let variations = match count {
            0 => "no variations".to_owned(),
            1 => "1 variation".to_owned(),
            count => format!("{count} variations"),
        };
        let message = format!("there is no variation {name}.{number}: ply {name} has {variations}");
        CliError::new(message)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn reached(path: &str) -> Result<(String, usize, String), String> {
        // The second move of White has two variations, the first of which has one of its own.
        let text = "<cif><game><info/><moves>e2e4 e7e5 g1f3 <var>f1c4 g8f6 <var>f8c5 c2c3</var> \
                    d2d3</var><var>b1c3</var> b8c6</moves></game><info><version>1.0</version>\
                    <creator/><created>2026-01-31</created><content games='1'/></info></cif>";
        let archive = cif::read::text(text).value;
        let Some(cif::model::ArchiveItem::Game(game)) = archive.items.first() else {
            panic!("there is a game");
        };
        let board = game.board();
        let section = cif::moves::Section::read(game.moves.value.clone(), &board);
        let asked = path.parse::<PlyPath>().map_err(str::to_owned)?;
        let position = Position::of(&section.line, Some(&asked));
        let position = position.map_err(|error| error.to_string())?;
        let moves: Vec<&str> = position.plies.iter().map(|ply| ply.text()).collect();
        Ok((moves.join(" "), position.main, position.name))
    }

    #[test]
    fn a_path_leads_through_variations() {
        for (path, moves, main, name) in [
            ("0", "", 0, "0"),
            ("3", "e2e4 e7e5 g1f3", 3, "3"),
            ("3.1", "e2e4 e7e5 f1c4 g8f6 d2d3", 2, "3.1.3"),
            ("3.1.0", "e2e4 e7e5", 2, "3.1.0"),
            ("3.1.2.1.1", "e2e4 e7e5 f1c4 f8c5", 2, "3.1.2.1.1"),
            ("3.2", "e2e4 e7e5 b1c3", 2, "3.2.1"),
        ] {
            let expected = (moves.to_owned(), main, name.to_owned());
            assert_eq!(reached(path), Ok(expected), "{path}");
        }
    }

    #[test]
    fn a_path_that_leads_nowhere_says_why() {
        for (path, why) in [
            ("5", "there is no ply 5: the main line has 4 plies"),
            ("3.1.4", "there is no ply 3.1.4: variation 3.1 has 3 plies"),
            ("3.3", "there is no variation 3.3: ply 3 has 2 variations"),
            ("2.1", "there is no variation 2.1: ply 2 has no variations"),
            ("0.1", "there is no variation 0.1: ply 0 has no variations"),
            ("3.0", "there is no variation 3.0: ply 3 has 2 variations"),
            ("", "a ply is a number; one of a variation is like 12.1.3"),
            ("3.", "a ply is a number; one of a variation is like 12.1.3"),
        ] {
            assert_eq!(reached(path), Err(why.to_owned()), "{path}");
        }
    }
}
