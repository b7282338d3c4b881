//! The better move beside a costly one, where the game has a line for it: an alternative to the
//! move that nobody calls bad, and that is not evaluated as worse than what was played.

use cif_text::legality::Side;
use cif_text::tables::Evaluation;
use cif_tree::{Line, Ply};
use cif_types::{AnnotationChoice, Game, VariationNode};

use super::Reviewed;
use super::accuracy::win_chance;

/// The NAGs of moves that are not better: ?, ?? and ?!.
const BAD: [u16; 3] = [2, 4, 6];

/// Finds the variations that are better than the marked moves.
pub(super) fn find(game: &Game<'_>, plies: &mut [Reviewed]) {
    let is_costly = |ply: &Reviewed| ply.mark.is_some() || ply.judgement.is_some();
    let mut nodes = game.moves.base.nodes.iter();
    let has_variations = nodes.any(|node| matches!(node, VariationNode::Var(_)));
    if !has_variations || !plies.iter().any(is_costly) {
        return;
    }
    let line = Line::read(game.moves.base.clone(), &game.board());
    for reviewed in plies.iter_mut().filter(|ply| is_costly(ply)) {
        if let Some(played) = line.plies().get(reviewed.ply) {
            let mut variations = played.variations();
            let found = variations.position(|line| is_better(line, played, reviewed));
            reviewed.better = found;
        }
    }
}

fn is_better(variation: &Line<'_>, played: &Ply<'_>, reviewed: &Reviewed) -> bool {
    let Some(first) = variation.plies().first() else {
        return false;
    };
    if without_flags(first) == without_flags(played) || first.nags().any(|nag| BAD.contains(&nag)) {
        return false;
    }
    let mut evaluations = first.data().filter_map(evaluation);
    let (Some(after), Some(said)) = (evaluations.next(), &reviewed.said) else {
        return true;
    };
    let gain = win_chance(&after) - win_chance(&said.evaluation);
    match reviewed.side {
        Side::White => gain > 0.0,
        Side::Black => gain < 0.0,
    }
}

fn without_flags<'p>(ply: &'p Ply<'_>) -> &'p str {
    let text = ply.text();
    text.split_once(':').map_or(text, |(text, _)| text)
}

fn evaluation(data: &AnnotationChoice<'_>) -> Option<Evaluation> {
    match data {
        AnnotationChoice::Eval(it) => it.text.as_str().parse().ok(),
        _ => None,
    }
}
