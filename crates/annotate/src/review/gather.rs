//! The contents of tables and elements, brought together by ply.

use std::collections::{BTreeMap, HashMap};
use std::iter;

use cif_chess::Rules;
use cif_text::board::Board;
use cif_text::legality::{Play, SetUp, Side};
use cif_text::square::BoardLetter;
use cif_text::tables::{Time, items};
use cif_tree::{Item, Line};
use cif_types::{
    AnnotationChoice, ClockContent, DurationContent, Engines, Game, GameDataChoice, Spanned,
    TableContent, Variation, VariationNode, built_in::NonNegativeInteger,
};
use cif_uci::info::Bound;
use cif_uci::meaning::BOUND_TAG;

use super::{Phases, Review, ReviewOptions, Reviewed, Said, Source};

/// A kind of time, by the content of its table.
type Times = HashMap<TableContent, Vec<Option<Time>>>;

/// Evaluations of the main line by one source, by their plies; that of the start position is 0.
struct Column {
    source: Source,
    said: BTreeMap<usize, Said>,
}

/// The columns of all sources, in order of appearance.
struct Columns<'g> {
    engines: Engines<'g>,
    /// The number of the first engine of the game.
    first: Option<&'g str>,
    all: Vec<Column>,
    /// The places of those with a number, and of the one without.
    numbered: HashMap<String, usize>,
    unnumbered: Option<usize>,
}

impl<'g> Columns<'g> {
    fn of(game: &'g Game<'_>) -> Self {
        let mut data = game.data.iter().flat_map(|data| &data.items);
        Self {
            engines: Engines::of(game),
            first: data.find_map(|item| match item {
                GameDataChoice::Engine(engine) => engine.id.as_ref().map(|it| it.digits()),
                GameDataChoice::Blob(_) => None,
            }),
            all: Vec::new(),
            numbered: HashMap::new(),
            unnumbered: None,
        }
    }

    /// The place of the column of this number.
    fn place(&self, number: Option<&str>) -> Option<usize> {
        match number {
            Some(number) => self.numbered.get(number).copied(),
            None => self.unnumbered,
        }
    }

    /// The column of an engine, which is added where it is new.
    fn column(&mut self, engine: Option<&Number<'_>>) -> Option<&mut Column> {
        let number = engine.map(|it| it.digits());
        let place = self.place(number).unwrap_or_else(|| {
            let place = self.all.len();
            match number {
                Some(number) => _ = self.numbered.insert(number.to_owned(), place),
                None => self.unnumbered = Some(place),
            }
            let named = engine.and_then(|engine| self.engines.get(engine));
            let source = Source {
                number: number.map(str::to_owned),
                name: named.map(|engine| engine.text.as_str().to_owned()),
                evaluations: 0,
            };
            let said = BTreeMap::new();
            self.all.push(Column { source, said });
            place
        });
        self.all.get_mut(place)
    }
}

impl Column {
    /// Sets what is said of a position where nothing is known yet.
    fn fill(&mut self, at: usize, text: &str) {
        if let Ok(evaluation) = text.parse() {
            let bound = Bound::Exact;
            let said = Said { evaluation, bound };
            self.said.entry(at).or_insert(said);
        }
    }
}

/// The number of an engine.
type Number<'n> = Spanned<NonNegativeInteger<'n>>;

pub(super) fn gather(game: &Game<'_>, options: &ReviewOptions) -> Review {
    let board = game.board();
    let line = main_line(game, board);
    let (plies, phases) = plies(game, &line, board, options.board);
    let mut columns = Columns::of(game);
    let mut times = Times::new();
    tables(
        game,
        options.section(game),
        plies.len(),
        &mut columns,
        &mut times,
    );
    for item in line.opening() {
        if let Item::Prelude(prelude) = item {
            let data = prelude.items.iter();
            inline(0, data, plies.len(), &mut columns, &mut times);
        }
    }
    for (at, ply) in plies.iter().enumerate() {
        if let Some(found) = line.plies().get(ply.ply) {
            let data = found.data();
            inline(at + 1, data, plies.len(), &mut columns, &mut times);
        }
    }
    let mut columns = columns.all;
    for column in &mut columns {
        column.source.evaluations = column.said.len();
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
            columns.get(source)?.said.get(&at).copied()
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
        ply.clock = time(&[TableContent::Clock]);
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
    section: usize,
    plies: usize,
    columns: &mut Columns<'_>,
    times: &mut Times,
) {
    let Some(info) = game.info.moveinfo.get(section) else {
        return;
    };
    for table in &info.table {
        let content = table.content.value;
        let found = items(&table.text).enumerate().take(plies);
        if content == TableContent::Evaluation {
            if let Some(column) = columns.column(table.engine.as_ref()) {
                found.for_each(|(at, item)| column.fill(at + 1, item.text));
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
    at: usize,
    data: impl Iterator<Item = &'d AnnotationChoice<'d>>,
    plies: usize,
    columns: &mut Columns<'_>,
    times: &mut Times,
) {
    let mut owners = Vec::new();
    let mut bounds = Vec::new();
    for data in data {
        let (content, text) = match data {
            AnnotationChoice::Eval(eval) => {
                if let Some(column) = columns.column(eval.engine.as_ref()) {
                    column.fill(at, eval.text.as_str());
                }
                continue;
            }
            AnnotationChoice::Tag(tag) if tag.name.as_str() == crate::write::ENGINE_TAG => {
                owners.push(&*tag.text.value);
                continue;
            }
            AnnotationChoice::Tag(tag) if tag.name.as_str() == BOUND_TAG => {
                let bound = match &*tag.text.value {
                    "lower" => Bound::Lower,
                    "upper" => Bound::Upper,
                    _ => continue,
                };
                bounds.push((owners.len(), bound));
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
    if bounds.is_empty() {
        return;
    }
    // Tags before any mark are those of the first engine.
    let owners = iter::once(columns.first).chain(owners.into_iter().map(Some));
    let owners: Vec<_> = owners.map(|owner| columns.place(owner)).collect();
    for (owner, bound) in bounds {
        let place = owners.get(owner).copied().flatten();
        let column = place.and_then(|place| columns.all.get_mut(place));
        if let Some(said) = column.and_then(|column| column.said.get_mut(&at)) {
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
        let (mut white, mut black) = (0, 0);
        for &at in column.said.keys() {
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
