//! Positions for tests.

use cif_tests::rng::Rng;

use crate::{Position, Variant};

/// Hands over positions of all variants in turns, each a random move behind the last of its
/// variant, the same ones each time.
pub(crate) fn positions(mut see: impl FnMut(&Position)) {
    let mut rng = Rng::new(1);
    let mut positions = Variant::ALL.map(Position::standard);
    for _ in 0..60 {
        for position in &mut positions {
            see(position);
            let moves = position.legal_moves();
            if let Some(played) = moves.get(rng.below(moves.len())) {
                position.play(played);
            }
        }
    }
}
