//! The contents of tables and elements, brought together by ply.

use std::collections::HashMap;

use cif_chess::Rules;
use cif_text::board::Board;
use cif_text::legality::{Play, SetUp, Side};
use cif_text::square::BoardLetter;
use cif_text::tables::{Evaluation, Time, items};
use cif_tree::{Item, Line};
use cif_types::{
    AnnotationChoice, ClockContent, DurationContent, Game, GameDataChoice, Spanned, TableContent,
    Variation, VariationNode, built_in::NonNegativeInteger,
};
use cif_uci::info::Bound;
use cif_uci::meaning::BOUND_TAG;

use super::{Phases, Review, ReviewOptions, Reviewed, Said, Source};

/// A kind of time, by the content of its table.
type Times = HashMap<TableContent, Vec<Option<Time>>>;

/// Evaluations of the main line by one source, the start position first.
struct Column {
    source: Source,
    said: Vec<Option<Said>>,
}

pub(super) fn gather(game: &Game<'_>, options: &ReviewOptions) -> Review {
    let board = game.board();
    let line = main_line(game, board);
    let (plies, phases) = plies(game, &line, board, options.board);
    let mut columns = Vec::new();
    let mut times = Times::new();
    tables(game, options.board, plies.len(), &mut columns, &mut times);
    for item in line.opening() {
        if let Item::Prelude(prelude) = item {
            inline(
                game,
                0,
                prelude.items.iter(),
                plies.len(),
                &mut columns,
                &mut times,
            );
        }
    }
    for (at, ply) in plies.iter().enumerate() {
        if let Some(found) = line.plies().get(ply.ply) {
            inline(
                game,
                at + 1,
                found.data(),
                plies.len(),
                &mut columns,
                &mut times,
            );
        }
    }
    for column in &mut columns {
        column.source.evaluations = column.said.iter().flatten().count();
    }
    columns.retain(|column| column.source.evaluations > 0);
    let by_side = match options.engine {
        None => match_of(&columns, &plies),
        Some(_) => None,
    };
    let mut review = Review {
        source: match by_side {
            None => choose(&columns, options.engine.as_deref()),
            Some(_) => None,
        },
        by_side,
        plies,
        phases,
        ..Review::default()
    };
    let said: Vec<Option<Said>> = (0..=review.plies.len())
        .map(|at| {
            let source = match (review.by_side, side_before(&review.plies, at)?) {
                (None, _) => review.source?,
                (Some([white, _]), Side::White) => white,
                (Some([_, black]), Side::Black) => black,
            };
            columns.get(source)?.said.get(at).copied()?
        })
        .collect();
    let said = |at: usize| said.get(at).copied().flatten();
    review.start = said(0);
    for (at, ply) in review.plies.iter_mut().enumerate() {
        let time = |kinds: &[TableContent]| {
            kinds
                .iter()
                .find_map(|kind| times.get(kind)?.get(at + 1).copied().flatten())
        };
        ply.said = said(at + 1);
        ply.clock = time(&[TableContent::Clock, TableContent::Clocktime]);
        let spent = time(&[
            TableContent::Elapsedmilliseconds,
            TableContent::Elapsedmovetime,
        ]);
        ply.spent = spent.map(|time| time.milliseconds);
    }
    review.sources = columns.into_iter().map(|column| column.source).collect();
    review
}

/// The main line without what is between its moves and says nothing of them.
fn main_line<'g>(game: &Game<'g>, board: Board) -> Line<'g> {
    let speaks = |node: &&VariationNode<'_>| match node {
        VariationNode::Tag(tag) => {
            [crate::write::ENGINE_TAG, BOUND_TAG].contains(&tag.name.as_str())
        }
        node => matches!(
            node,
            VariationNode::Text(_)
                | VariationNode::Prelude(_)
                | VariationNode::Eval(_)
                | VariationNode::Clock(_)
                | VariationNode::Elapsed(_)
        ),
    };
    let nodes = game.moves.base.nodes.iter().filter(speaks);
    let nodes = nodes.cloned().collect();
    Line::read(Variation { nodes }, &board)
}

/// The plies of the board, with nothing said of them yet.
fn plies(
    game: &Game<'_>,
    line: &Line<'_>,
    board: Board,
    letter: Option<BoardLetter>,
) -> (Vec<Reviewed>, Phases) {
    let (variant, start) = (game.variant().to_string(), game.startposition().to_string());
    let set_up = SetUp {
        variant: &variant,
        start: &start,
        board,
    };
    let mut replay = Rules.game(&set_up).ok().map(|(replay, _)| replay);
    let mut plies = Vec::new();
    let mut phases = Phases::default();
    let has_phases = board == Board::default();
    let mut side = Side::White;
    for (number, ply) in line.plies().iter().enumerate() {
        let played = ply.played();
        let on = played.tandem_board().filter(|_| board.is_tandem());
        let turn = replay.as_ref().and_then(|replay| replay.turn(on));
        let mover = turn.unwrap_or(side);
        side = mover.other();
        if let Some(replay) = &mut replay {
            replay.play(&played);
            if has_phases && replay.is_judged() {
                phases.see(plies.len(), replay);
            }
        }
        if board.is_tandem() && on != Some(letter.unwrap_or(BoardLetter::A)) {
            continue;
        }
        plies.push(Reviewed {
            ply: number,
            side: mover,
            said: None,
            clock: None,
            spent: None,
            loss: None,
            mark: None,
            chance: None,
            chance_lost: None,
            accuracy: None,
            judgement: None,
            better: None,
        });
    }
    (plies, phases)
}

fn number(number: Option<&Spanned<NonNegativeInteger<'_>>>) -> Option<String> {
    let digits = number?.as_str().trim_start_matches(['+', '-']);
    let digits = digits.trim_start_matches('0');
    Some(if digits.is_empty() { "0" } else { digits }.to_owned())
}

/// The column of a source.
fn column<'c>(
    game: &Game<'_>,
    columns: &'c mut Vec<Column>,
    number: Option<String>,
    plies: usize,
) -> Option<&'c mut Column> {
    let known = columns
        .iter()
        .position(|column| column.source.number == number);
    let at = known.unwrap_or_else(|| {
        let source = Source {
            name: name(game, number.as_deref()),
            number,
            evaluations: 0,
        };
        let said = vec![None; plies + 1];
        columns.push(Column { source, said });
        columns.len() - 1
    });
    columns.get_mut(at)
}

/// The name of the engine of this number.
fn name(game: &Game<'_>, wanted: Option<&str>) -> Option<String> {
    let wanted = wanted?;
    let data = game.data.iter().flat_map(|data| &data.items);
    let mut engines = data.filter_map(|item| match item {
        GameDataChoice::Engine(engine) => Some(&engine.value),
        GameDataChoice::Blob(_) => None,
    });
    let found = engines.find(|engine| number(engine.id.as_ref()).as_deref() == Some(wanted));
    found.map(|engine| engine.text.as_str().to_owned())
}

/// Milliseconds or a time, as the content of its table has it.
fn time(content: TableContent, text: &str) -> Option<Time> {
    let scale = match content {
        TableContent::Elapsedmilliseconds | TableContent::Lag => 1,
        TableContent::Videotime => 10,
        TableContent::Evaluation | TableContent::Sent => return None,
        _ => return text.parse().ok(),
    };
    let count: u64 = text.parse().ok()?;
    Some(Time {
        milliseconds: count.checked_mul(scale)?,
        form: cif_text::tables::TimeForm::Seconds,
    })
}

/// Sets what is not known yet.
fn fill<T>(slots: &mut [Option<T>], at: usize, value: Option<T>) {
    if let Some(slot @ None) = slots.get_mut(at) {
        *slot = value;
    }
}

fn tables(
    game: &Game<'_>,
    letter: Option<BoardLetter>,
    plies: usize,
    columns: &mut Vec<Column>,
    times: &mut Times,
) {
    let section = usize::from(game.tandem() && letter == Some(BoardLetter::B));
    let Some(info) = game.info.moveinfo.get(section) else {
        return;
    };
    for table in &info.table {
        let content = table.content.value;
        let found = items(&table.text).enumerate().take(plies);
        if content == TableContent::Evaluation {
            let number = number(table.engine.as_ref());
            let Some(column) = column(game, columns, number, plies) else {
                continue;
            };
            for (at, item) in found {
                let evaluation: Option<Evaluation> = item.text.parse().ok();
                let said = evaluation.map(|evaluation| Said {
                    evaluation,
                    bound: Bound::Exact,
                });
                fill(&mut column.said, at + 1, said);
            }
        } else {
            let slots = times
                .entry(content)
                .or_insert_with(|| vec![None; plies + 1]);
            for (at, item) in found {
                fill(slots, at + 1, time(content, item.text));
            }
        }
    }
}

/// Reads the elements at a position.
fn inline<'d>(
    game: &Game<'_>,
    at: usize,
    data: impl Iterator<Item = &'d AnnotationChoice<'d>>,
    plies: usize,
    columns: &mut Vec<Column>,
    times: &mut Times,
) {
    let mut owner: Option<String> = None;
    let mut bounds = Vec::new();
    for data in data {
        let (content, text) = match data {
            AnnotationChoice::Eval(eval) => {
                let number = number(eval.engine.as_ref());
                let said = eval.text.as_str().parse().ok().map(|evaluation| Said {
                    evaluation,
                    bound: Bound::Exact,
                });
                if let Some(column) = column(game, columns, number, plies) {
                    fill(&mut column.said, at, said);
                }
                continue;
            }
            AnnotationChoice::Tag(tag) if tag.name.as_str() == crate::write::ENGINE_TAG => {
                owner = Some(tag.text.value.clone().into_owned());
                continue;
            }
            AnnotationChoice::Tag(tag) if tag.name.as_str() == BOUND_TAG => {
                let bound = match &*tag.text.value {
                    "lower" => Bound::Lower,
                    "upper" => Bound::Upper,
                    _ => continue,
                };
                bounds.push((owner.clone(), bound));
                continue;
            }
            AnnotationChoice::Clock(clock) => {
                let content = match clock.content() {
                    ClockContent::Clocktime => TableContent::Clocktime,
                    ClockContent::Clock => TableContent::Clock,
                    ClockContent::Elapsedgametime => TableContent::Elapsedgametime,
                    ClockContent::Elapsedmovetime => TableContent::Elapsedmovetime,
                };
                (content, clock.text.as_str())
            }
            AnnotationChoice::Elapsed(elapsed) => {
                let content = match elapsed.content() {
                    DurationContent::Elapsedmilliseconds => TableContent::Elapsedmilliseconds,
                    DurationContent::Lag => TableContent::Lag,
                    DurationContent::Videotime => TableContent::Videotime,
                };
                (content, elapsed.text.as_str())
            }
            _ => continue,
        };
        let slots = times
            .entry(content)
            .or_insert_with(|| vec![None; plies + 1]);
        fill(slots, at, time(content, text));
    }
    // Tags before any mark are those of the first engine.
    let first = game
        .data
        .iter()
        .flat_map(|data| &data.items)
        .find_map(|item| match item {
            GameDataChoice::Engine(engine) => number(engine.id.as_ref()),
            GameDataChoice::Blob(_) => None,
        });
    for (owner, bound) in bounds {
        let owner = owner.or_else(|| first.clone());
        let mut columns = columns.iter_mut();
        if let Some(column) = columns.find(|column| column.source.number == owner)
            && let Some(Some(said)) = column.said.get_mut(at)
        {
            said.bound = bound;
        }
    }
}

/// The side that made the move before a position; of the start position the
/// one that does not begin.
fn side_before(plies: &[Reviewed], at: usize) -> Option<Side> {
    match at.checked_sub(1) {
        Some(ply) => plies.get(ply).map(|ply| ply.side),
        None => Some(plies.first().map_or(Side::Black, |ply| ply.side.other())),
    }
}

/// The sources of a match: of those that speak after the moves of one side
/// alone, the one with the most to say for each side. Together they say as much
/// as any that speaks of both.
fn match_of(columns: &[Column], plies: &[Reviewed]) -> Option<[usize; 2]> {
    let mut best: [Option<(usize, usize)>; 2] = [None; 2];
    let mut most_of_both = 0;
    for (number, column) in columns.iter().enumerate() {
        let said = column.said.iter().enumerate();
        let places = said.filter_map(|(at, said)| said.map(|_| at));
        let (mut white, mut black) = (0, 0);
        for at in places {
            match side_before(plies, at)? {
                Side::White => white += 1,
                Side::Black => black += 1,
            }
        }
        let slot = match (white, black) {
            (_, 0) => &mut best[0],
            (0, _) => &mut best[1],
            (white, black) => {
                most_of_both = most_of_both.max(white + black);
                continue;
            }
        };
        let count = white + black;
        if slot.is_none_or(|(_, most)| count > most) {
            *slot = Some((number, count));
        }
    }
    let [(white, of_white), (black, of_black)] = [best[0]?, best[1]?];
    (of_white + of_black >= most_of_both).then_some([white, black])
}

/// The source that was asked for, by number or else by name, or the one with
/// the most to say; of several the first.
fn choose(columns: &[Column], wanted: Option<&str>) -> Option<usize> {
    if let Some(wanted) = wanted {
        let is_number = |source: &Source| source.number.as_deref() == Some(wanted);
        let has_name = |source: &Source| {
            let name = source.name.as_deref().unwrap_or_default().to_lowercase();
            name.contains(&wanted.to_lowercase())
        };
        let of = |fits: &dyn Fn(&Source) -> bool| columns.iter().position(|it| fits(&it.source));
        return of(&is_number).or_else(|| of(&has_name));
    }
    let most =
        |(at, column): &(usize, &Column)| (column.source.evaluations, std::cmp::Reverse(*at));
    let all = columns.iter().enumerate();
    all.max_by_key(most).map(|(at, _)| at)
}
