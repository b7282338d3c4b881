//! The moves of a game with all that is said of each, in the order of the text.

use cif_runtime::Value as _;
use cif_text::legality;
use cif_text::moves::Move;
use cif_text::tables::{Evaluation, Time, items};
use cif_types::{
    AnnotationChoice, ClockContent, DurationContent, Game, TableContent, VariationNode,
};
use cif_view::bookkeeping::KEPT;

use super::at::At;
use super::comment::{CommentAt, Remark, Side};
use super::evaluation::{Evaluations, Said};
use super::walk::{Step, Walk};

/// All moves, lines, comments and evaluations of a game.
#[derive(Default)]
pub(crate) struct Moves<'g> {
    pub(crate) plies: Vec<Ply<'g>>,
    /// The lines by their numbers; the first is the main line.
    pub(crate) lines: Vec<Line>,
    pub(crate) comments: Vec<CommentAt<'g>>,
    pub(crate) evaluations: Evaluations<'g>,
    black_begins: bool,
}

/// A move, and what is said of it.
pub(crate) struct Ply<'g> {
    pub(crate) at: At,
    pub(crate) played: Move<'g>,
    pub(crate) nags: Vec<u16>,
    pub(crate) before: Vec<Remark<'g>>,
    pub(crate) after: Vec<Remark<'g>>,
    pub(crate) clock: Ranked<u64>,
    pub(crate) elapsed: Ranked<u64>,
    pub(crate) evaluation: Ranked<Evaluation>,
}

impl<'g> Ply<'g> {
    /// A move of which nothing is said.
    pub(crate) fn new(at: At, played: Move<'g>) -> Self {
        Self {
            at,
            played,
            nags: Vec::new(),
            before: Vec::new(),
            after: Vec::new(),
            clock: Ranked::default(),
            elapsed: Ranked::default(),
            evaluation: Ranked::default(),
        }
    }
}

/// A line.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Line {
    pub(crate) parent: Option<u32>,
    /// Its first move, or where that would be.
    pub(crate) first: At,
    pub(crate) plies: u32,
}

/// A value that comes from several places, of which some count before others.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ranked<T>(Option<(u8, T)>);

impl<T> Default for Ranked<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: Copy> Ranked<T> {
    /// Takes a value, if no other of its rank or a lower one is there.
    fn put(&mut self, rank: u8, value: T) {
        if self.0.is_none_or(|(other, _)| rank < other) {
            self.0 = Some((rank, value));
        }
    }

    pub(crate) fn get(&self) -> Option<T> {
        self.0.map(|(_, value)| value)
    }
}

/// A line that is open.
struct Open<'g> {
    line: u32,
    /// The plies on each board after its last move, and before it.
    now: [u32; 2],
    before: [u32; 2],
    /// Its last move.
    last: Option<usize>,
    /// Comments before its next move.
    waiting: Vec<Remark<'g>>,
    /// The comments of the last move hold data as text.
    is_kept: bool,
}

/// The beginning of a value's rank: tables come before elements.
const OF_TABLE: u8 = 0;
const OF_ELEMENT: u8 = 1;

impl<'g> Moves<'g> {
    pub(crate) fn of(game: &'g Game<'g>) -> Self {
        let start = game.startposition.as_ref().map(|it| it.lexical());
        let side = start.as_deref().and_then(|it| it.split(' ').nth(1));
        let mut moves = Self {
            black_begins: side == Some("b"),
            ..Self::default()
        };
        moves.lines.push(Line::default());
        moves.lines[0].first.ply = 1;
        let extraneous = game.head().into_iter().flat_map(|it| &it.extraneous);
        for comment in extraneous.filter_map(|it| it.comment.as_ref()) {
            moves.comment(At::default(), Side::Game, Remark::new(&comment.value));
        }
        let mut open = vec![Open {
            line: 0,
            now: [0; 2],
            before: [0; 2],
            last: None,
            waiting: Vec::new(),
            is_kept: false,
        }];
        let board = game.board();
        for step in Walk::new(&game.moves.base, board) {
            let Some(line) = open.last_mut() else { break };
            match step {
                Step::Enter => {
                    let inner = moves.enter(line);
                    open.push(inner);
                }
                Step::Leave => {
                    moves.end(line);
                    open.pop();
                }
                Step::Move(played) => {
                    let letter = played.tandem_board().filter(|_| board.is_tandem());
                    moves.play(line, played, letter.map_or(0, |it| it.index().min(1)));
                }
                Step::Nag(nag) => {
                    if let Some(ply) = moves.last(line) {
                        ply.nags.push(nag);
                    }
                }
                Step::Element(element) => moves.element(line, element),
            }
        }
        if let Some(main) = open.last_mut() {
            moves.end(main);
        }
        moves.tables(game);
        moves.evaluations.settle(game);
        moves
    }

    fn enter(&mut self, parent: &Open<'g>) -> Open<'g> {
        let line = u32::try_from(self.lines.len()).unwrap_or(u32::MAX);
        // Where the parent has a move, its last one is replaced.
        let replaced = parent.last.and_then(|at| self.plies.get(at));
        let board = replaced.map_or(0, |ply| ply.at.board);
        let ply = parent.before[usize::from(board)] + 1;
        self.lines.push(Line {
            parent: Some(parent.line),
            first: At { line, board, ply },
            plies: 0,
        });
        Open {
            line,
            now: parent.before,
            before: parent.before,
            last: None,
            waiting: Vec::new(),
            is_kept: false,
        }
    }

    /// Ends a line: comments before a move that never comes stand at its end.
    fn end(&mut self, line: &mut Open<'g>) {
        let mut at = self.after(line);
        at.ply += 1;
        for remark in std::mem::take(&mut line.waiting) {
            self.comment(at, Side::Before, remark);
        }
    }

    fn play(&mut self, line: &mut Open<'g>, played: Move<'g>, board: u8) {
        line.is_kept = false;
        line.before = line.now;
        line.now[usize::from(board)] += 1;
        let at = At {
            line: line.line,
            board,
            ply: line.now[usize::from(board)],
        };
        let before = std::mem::take(&mut line.waiting);
        for remark in &before {
            self.comment(at, Side::Before, *remark);
        }
        if let Some(known) = self.lines.get_mut(line.line as usize) {
            if known.plies == 0 {
                known.first = at;
            }
            known.plies += 1;
        }
        line.last = Some(self.plies.len());
        self.plies.push(Ply {
            before,
            ..Ply::new(at, played)
        });
    }

    fn last(&mut self, line: &Open<'g>) -> Option<&mut Ply<'g>> {
        self.plies.get_mut(line.last?)
    }

    /// The place after the last move of a line.
    fn after(&self, line: &Open<'g>) -> At {
        let last = line.last.and_then(|at| self.plies.get(at));
        last.map_or_else(
            || {
                let first = self.lines.get(line.line as usize).map(|it| it.first);
                let first = first.unwrap_or_default();
                At {
                    line: line.line,
                    ply: first.ply.saturating_sub(1),
                    ..first
                }
            },
            |ply| ply.at,
        )
    }

    fn comment(&mut self, at: At, side: Side, remark: Remark<'g>) {
        self.comments.push(CommentAt { at, side, remark });
    }

    fn element(&mut self, line: &mut Open<'g>, element: &'g VariationNode<'g>) {
        let at = self.after(line);
        match element {
            VariationNode::Prologue(it) => self.comment(at, Side::Prelude, Remark::new(&it.value)),
            VariationNode::Epilogue(it) => self.comment(at, Side::Epilogue, Remark::new(&it.value)),
            VariationNode::Pre(it) => line.waiting.push(Remark::new(&it.value)),
            VariationNode::Post(it) => {
                let remark = Remark {
                    comment: &it.value,
                    data_of: line.is_kept.then(|| self.mover(at)),
                };
                self.comment(at, Side::After, remark);
                if let Some(ply) = self.last(line) {
                    ply.after.push(remark);
                }
            }
            VariationNode::Prelude(prelude) => {
                for data in &prelude.items {
                    match data {
                        AnnotationChoice::Eval(it) => self.say(at, None, Said::of(it)),
                        AnnotationChoice::Tag(it) => self.evaluations.tag(at, it),
                        _ => {}
                    }
                }
            }
            VariationNode::Eval(it) => self.say(at, line.last, Said::of(it)),
            VariationNode::Tag(it) => {
                line.is_kept |= it.name.as_str() == KEPT;
                self.evaluations.tag(at, it);
            }
            VariationNode::Clock(it) => {
                let content = match it.content() {
                    ClockContent::Clocktime => TableContent::Clocktime,
                    ClockContent::Clock => TableContent::Clock,
                    ClockContent::Elapsedgametime => TableContent::Elapsedgametime,
                    ClockContent::Elapsedmovetime => TableContent::Elapsedmovetime,
                };
                if let Some(at) = line.last {
                    self.time(at, OF_ELEMENT, content, it.text.as_str());
                }
            }
            VariationNode::Elapsed(it) if it.content() == DurationContent::Elapsedmilliseconds => {
                if let Some(at) = line.last {
                    let content = TableContent::Elapsedmilliseconds;
                    self.time(at, OF_ELEMENT, content, it.text.as_str());
                }
            }
            _ => {}
        }
    }

    /// The side that made the move of this number.
    fn mover(&self, at: At) -> legality::Side {
        if at.ply.is_multiple_of(2) == self.black_begins {
            legality::Side::White
        } else {
            legality::Side::Black
        }
    }

    fn say(&mut self, at: At, ply: Option<usize>, said: Option<Said<'g>>) {
        let Some(said) = said else { return };
        if let Some(ply) = ply.and_then(|at| self.plies.get_mut(at)) {
            ply.evaluation.put(said.rank, said.evaluation);
        }
        self.evaluations.add(at, said);
    }

    fn time(&mut self, ply: usize, from: u8, content: TableContent, text: &str) {
        let Some(ply) = self.plies.get_mut(ply) else {
            return;
        };
        let time = || text.parse().ok().map(|it: Time| it.milliseconds);
        let (slot, rank, time) = match content {
            TableContent::Clock => (&mut ply.clock, 0, time()),
            TableContent::Elapsedmilliseconds => (&mut ply.elapsed, 0, text.parse().ok()),
            TableContent::Elapsedmovetime => (&mut ply.elapsed, 2, time()),
            _ => return,
        };
        if let Some(time) = time {
            slot.put(rank + from, time);
        }
    }

    /// Takes what tables say of the main line, on each board. In a game on one board all are about
    /// that, though there should be one section.
    fn tables(&mut self, game: &'g Game<'g>) {
        let is_tandem = game.board().is_tandem();
        for (section, info) in (0_u8..2).zip(&game.info.moveinfo) {
            let board = if is_tandem { section } else { 0 };
            if info.table.is_empty() {
                continue;
            }
            let main = self.plies.iter().enumerate();
            let main = main.filter(|(_, ply)| ply.at.line == 0 && ply.at.board == board);
            let main: Vec<usize> = main.map(|(at, _)| at).collect();
            for table in &info.table {
                let content = table.content.value;
                for (&ply, item) in main.iter().zip(items(table.text.as_str())) {
                    if content != TableContent::Evaluation {
                        self.time(ply, OF_TABLE, content, item.text);
                        continue;
                    }
                    let Some(at) = self.plies.get(ply).map(|ply| ply.at) else {
                        continue;
                    };
                    let said = Said::of_table(item.text, table.engine.as_ref());
                    self.say(at, Some(ply), said);
                }
            }
        }
    }
}
