//! Positions for tests.

use crate::{Position, Variant};

/// Hands over positions of all variants in turns, each a random move behind the last of its
/// variant, the same ones each time.
pub(crate) fn positions(mut see: impl FnMut(&Position)) {
    let mut seed = 1_u64;
    let mut positions = Variant::ALL.map(Position::standard);
    for _ in 0..60 {
        for position in &mut positions {
            see(position);
            let moves = position.legal_moves();
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let random = usize::try_from(seed >> 33).unwrap_or_default();
            if let Some(played) = moves.get(random % moves.len().max(1)) {
                position.play(played);
            }
        }
    }
}
