//! Games as PGN can tell them apart.

use cif_text::board::{Board, BoardSize};
use cif_text::square::BoardLetter;

/// A game with what PGN cannot tell apart made equal: white space between
/// moves, values that are the default, an unknown result, and who made it.
/// Beside it, data of main-line moves that may stand in tables or next to
/// them, by board and ply.
pub(crate) fn normal(game: &cif_types::Game<'_>) -> (cif_types::Game<'static>, Vec<String>) {
    use cif_types::{IntoOwned as _, StartPosition, model::Result as Score};
    let mut game = game.clone().into_owned();
    let standard = |it: &StartPosition<'_>| it.to_string() == ":standard";
    game.startposition.take_if(|it| standard(&it.value));
    game.variant.take_if(|it| it.value.to_string() == ":Chess");
    game.tandem.take_if(|it| !it.value);
    game.moves
        .value
        .movenumber
        .take_if(|it| it.value.to_string() == "1");
    squeeze(&mut game.moves.value.base.nodes);
    if let Some(head) = &mut game.info.value.head {
        let head = &mut head.value;
        for extraneous in &mut head.extraneous {
            let creator = &mut extraneous.value.creator;
            creator.take_if(|it| it.as_str() == ":PGN");
        }
        empty(&mut head.extraneous);
        empty(&mut head.flags);
        empty(&mut head.tags);
        empty(&mut head.opening);
        if let Some(facts) = &mut head.characteristics {
            facts.value.result.take_if(|it| it.value == Score::Unknown);
        }
        head.characteristics
            .take_if(|it| it.value == cif_types::Characteristics::default());
    }
    game.info
        .value
        .head
        .take_if(|it| it.value == cif_types::GameHead::default());
    let data = data(&mut game);
    (game, data)
}

/// Takes the data of the main line out of tables and moves.
fn data(game: &mut cif_types::Game<'static>) -> Vec<String> {
    use cif_types::VariationNode;
    let mut data = Vec::new();
    for (board, info) in game.info.value.moveinfo.iter_mut().enumerate() {
        info.value.table.retain(|table| {
            let kind = table.content.value.as_str();
            let is_other = table.engine.is_some() || matches!(kind, "lag" | "elapsedmilliseconds");
            let items = table.text.value.as_str().split(',').map(str::trim);
            for (ply, item) in items
                .enumerate()
                .filter(|(_, item)| !is_other && !item.is_empty())
            {
                data.push(format!("{board} {ply} {kind} {item}"));
            }
            is_other
        });
    }
    empty(&mut game.info.value.moveinfo);
    let (mut board, mut plies) = (0, [0, 0]);
    let words = Board::new(BoardSize::default(), game.tandem.is_some());
    game.moves.value.base.nodes.retain(|node| {
        let (kind, text) = match node {
            VariationNode::Text(text) => {
                for found in cif_text::moves::tokens(&text.value, &words) {
                    if let cif_text::moves::Token::Move(played) = found.token {
                        board = usize::from(played.tandem_board() == Some(BoardLetter::B));
                        plies[board] += 1;
                    }
                }
                return true;
            }
            VariationNode::Eval(it) if it.engine.is_none() => {
                ("evaluation", it.text.value.as_str().to_owned())
            }
            VariationNode::Clock(it) => {
                let kind = it.content.as_ref().map_or("clock", |it| it.value.as_str());
                (kind, it.text.value.as_str().to_owned())
            }
            VariationNode::Sent(it) => ("sent", it.as_str().to_owned()),
            VariationNode::Elapsed(it)
                if it
                    .content
                    .as_ref()
                    .is_some_and(|it| it.value.as_str() == "videotime") =>
            {
                ("videotime", it.text.value.to_string())
            }
            _ => return true,
        };
        data.push(format!("{board} {} {kind} {text}", plies[board] - 1));
        false
    });
    squeeze(&mut game.moves.value.base.nodes);
    data.sort();
    data
}

/// Takes away sections that a tandem game has for both boards and that say
/// nothing.
fn empty<T: Default + PartialEq>(sections: &mut Vec<cif_types::Spanned<T>>) {
    if sections.iter().all(|it| it.value == T::default()) {
        sections.clear();
    }
}

fn squeeze(nodes: &mut Vec<cif_types::VariationNode<'static>>) {
    use cif_types::VariationNode;
    for node in nodes.iter_mut() {
        match node {
            VariationNode::Text(text) => {
                let words: Vec<&str> = text.value.split_whitespace().collect();
                text.value = words.join(" ").into();
            }
            VariationNode::Var(inner) => squeeze(&mut inner.value.nodes),
            _ => {}
        }
    }
    nodes.retain(|node| !matches!(node, VariationNode::Text(text) if text.value.is_empty()));
    nodes.dedup_by(|next, before| match (next, before) {
        (VariationNode::Text(next), VariationNode::Text(before)) => {
            before.value = format!("{} {}", before.value, next.value).into();
            true
        }
        _ => false,
    });
}
