//! The way of a file there and back, and there and back again.

use cif_pgn::{Layout, Loss};

use crate::common::{archive, pgn, trip};

/// The loss that damage may lead to, and nothing can be done about.
const LOSS: &str = "a line break in a comment with braces";

/// The fault in the way of a file there and back, if there is one.
pub(crate) fn fault(text: &[u8], layout: Layout) -> Option<String> {
    let trip = trip(text, layout);
    let is_bad = |byte: &u8| *byte < b' ' && !b"\t\n\r".contains(byte);
    let is_kept = trip.losses.is_empty() && !text.iter().any(is_bad);
    if is_kept && trip.there != trip.back {
        let pairs = trip.there.iter().zip(&trip.back);
        let differing: Vec<_> = pairs.filter(|(there, back)| there != back).collect();
        return Some(format!("other tokens {differing:?}, written {}", trip.pgn));
    }
    let (again, losses) = pgn(&archive(trip.pgn.as_bytes()).0, layout);
    let is_known = |loss: &Loss| loss.what == LOSS;
    if !(trip.losses.iter().all(is_known) && losses.is_empty()) {
        return Some(format!(
            "losses {:?} {losses:?}, written {}",
            trip.losses, trip.pgn
        ));
    }
    (again != trip.pgn).then(|| format!("first {}\nthen {again}\n{}", trip.pgn, trip.xml))
}
