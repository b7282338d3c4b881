//! The positions with which games begin.

use cif_chess::{Position, Variant};

use super::udf::Inputs;

/// Start positions by the arguments `start_fen` and `variant`; the last one is kept, since
/// most games of a batch begin alike.
pub(super) struct Starts<'i> {
    inputs: &'i Inputs,
    /// The places of both arguments.
    at: [usize; 2],
    last: Option<([Option<&'i str>; 2], Option<Position>)>,
}

impl<'i> Starts<'i> {
    /// The arguments stand at `at` and behind it.
    pub(super) const fn new(inputs: &'i Inputs, at: usize) -> Self {
        Self {
            inputs,
            at: [at, at + 1],
            last: None,
        }
    }

    /// The start of a row's game; none where it cannot be read, or its variant is not known.
    pub(super) fn get(&mut self, row: usize) -> Option<Position> {
        let given = self.at.map(|at| self.inputs.text(at, row));
        if let Some((last, position)) = &self.last
            && *last == given
        {
            return position.clone();
        }
        let position = read(given);
        self.last = Some((given, position.clone()));
        position
    }
}

fn read([fen, name]: [Option<&str>; 2]) -> Option<Position> {
    let variant = name.map_or(Some(Variant::Chess), variant)?;
    match fen {
        None => Some(Position::standard(variant)),
        Some(fen) => Some(Position::from_fen(variant, fen).ok()?.0),
    }
}

/// The variant of a name, with the colon that CIF writes before it or without.
fn variant(name: &str) -> Option<Variant> {
    let plain = |name: &str| name.trim_start_matches(':').replace([' ', '_'], "-");
    let wanted = plain(name);
    let mut all = Variant::ALL.into_iter();
    all.find(|it| plain(it.name()).eq_ignore_ascii_case(&wanted))
}
