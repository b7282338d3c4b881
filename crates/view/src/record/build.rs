//! A record from a game: its moves are walked through once, variations included, and played on
//! the way; then what engines make of the main line is added.

use std::collections::BTreeSet;

use cif_annotate::review::accuracy::win_chance;
use cif_annotate::review::{self as annotate, Mark, Review, ReviewOptions, score_text};
use cif_chess::Game as Replay;
use cif_text::board::Board;
use cif_text::language;
use cif_text::legality::{Play, Side};
use cif_text::square::BoardLetter;
use cif_text::tables::Evaluation;
use cif_tree::{Item, Line, Ply, Step};
use cif_types::{AnnotationChoice, ClockContent, Comment, DurationContent, Game, GameHead};
use cif_uci::info::Bound;

use super::position::{Cells, Squares, changed};
use super::{
    BoardRecord, CommentRecord, GameRecord, MoveRecord, ReviewRecord, Said, Start, drawings,
    rounded,
};
use crate::notation::{is_close, mark, nag, written};
use crate::picture::Picture;
use crate::title::short_name;
use crate::{Beginning, Names, Speakers, bookkeeping, comment, data, head, titles};

/// The record of a game without findings.
pub(super) fn record(game: &Game<'_>) -> GameRecord {
    let names = Names::default();
    let none = GameHead::default();
    let head = game.head().unwrap_or(&none);
    let board = game.board();
    let beginning = Beginning::of(game, board);
    let line = Line::read(game.moves.base.clone(), &board);
    let replay = beginning.replay.as_ref();
    let (files, ranks) = match replay {
        Some(_) => (board.size().files(), board.size().ranks()),
        None => (0, 0),
    };
    let replay = replay.filter(|_| squares(board) <= MOST_SQUARES);
    let picture = replay.map(|replay| Picture::of(replay, board, None, false));
    let mut record = GameRecord {
        title: titles(head, &names),
        head: head::lines(game, head, &names),
        players: players(head, &names),
        result: game.result().to_string(),
        tandem: board.is_tandem(),
        files,
        ranks,
        ..GameRecord::default()
    };
    if let Some(picture) = &picture {
        let boards = picture.faces.iter().map(|face| BoardRecord {
            name: face.name(),
            flipped: face.flipped,
        });
        record.boards = boards.collect();
        record.across = picture.across;
    }
    let squares = picture.map(Squares::of);
    let speakers = Speakers::of(game);
    let walk = Walk::of(&beginning, squares.as_ref(), &speakers, record);
    let (mut record, main) = walk.through(&line);
    // The review reads the moves anew.
    drop(line);
    for letter in [BoardLetter::A, BoardLetter::B] {
        if letter == BoardLetter::A || board.is_tandem() {
            review(game, letter, &main, &mut record);
        }
    }
    record
}

/// The squares of a game of which boards are made, at the most: no page shows more, and each ply
/// would cost as much.
const MOST_SQUARES: usize = 64 * 64;

/// The squares of a game.
fn squares(board: Board) -> usize {
    let size = board.size();
    let sides = [size.files(), size.ranks(), size.third(), size.fourth()];
    sides.map(usize::from).iter().product()
}

/// The names of the players on each board.
fn players(head: &GameHead<'_>, names: &Names) -> Vec<[String; 2]> {
    let boards = head.players.iter().map(|players| {
        [&players.white, &players.black].map(|player| {
            let name = player.as_ref().and_then(|it| short_name(it, names));
            name.unwrap_or_default()
        })
    });
    boards.collect()
}

/// The moves of the main line by their numbers, and the variations of the game: the move that
/// each is an alternative to, and its first move.
struct MainLine {
    moves: Vec<usize>,
    variations: Vec<(Option<usize>, usize)>,
}

impl MainLine {
    /// The first move of a variation at a move.
    fn variation(&self, at: usize, number: usize) -> Option<usize> {
        let mut all = self.variations.iter().filter(|(of, _)| *of == Some(at));
        all.nth(number).map(|(_, first)| *first)
    }
}

/// A walk through the moves.
struct Walk<'b> {
    beginning: &'b Beginning,
    squares: Option<&'b Squares>,
    speakers: &'b Speakers<'b>,
    replay: Option<Replay>,
    record: GameRecord,
    /// The number and dots of each move.
    labels: Vec<String>,
    /// The moves of the main line.
    main: Vec<usize>,
    /// The variations: the move that each is an alternative to, and its first move.
    variations: Vec<(Option<usize>, usize)>,
    /// The moves that begin variations.
    begins: BTreeSet<usize>,
    /// The move that the next one is an alternative to, where that begins a variation.
    alternative: Option<usize>,
    /// The last move of each line that is open, the innermost last.
    open: Vec<Option<usize>>,
    /// The last move of the line, and the position after it.
    last: Option<usize>,
    cells: Cells,
    /// Comments before the next move.
    waiting: Vec<CommentRecord>,
    /// The comments of the last move hold data as text.
    is_kept: bool,
    mover: Option<Side>,
}

impl<'b> Walk<'b> {
    fn of(
        beginning: &'b Beginning,
        squares: Option<&'b Squares>,
        speakers: &'b Speakers<'b>,
        record: GameRecord,
    ) -> Self {
        let replay = beginning.replay.clone();
        let mut walk = Self {
            beginning,
            squares,
            speakers,
            cells: Cells::default(),
            replay,
            record,
            labels: Vec::new(),
            main: Vec::new(),
            variations: Vec::new(),
            begins: BTreeSet::new(),
            alternative: None,
            open: Vec::new(),
            last: None,
            waiting: Vec::new(),
            is_kept: false,
            mover: None,
        };
        walk.cells = walk.position();
        if let Some(squares) = squares {
            walk.record.start = Start {
                cells: squares.boards(&walk.cells),
                pockets: walk.cells.pockets.clone(),
                fen: walk.cells.fen.clone(),
                said: Said::default(),
            };
        }
        walk
    }

    fn through(mut self, line: &Line<'_>) -> (GameRecord, MainLine) {
        for step in line.walk() {
            match step {
                Step::Enter { depth, .. } => self.enter(depth),
                Step::Leave => self.leave(),
                Step::Ply { ply, .. } => self.ply(ply),
                Step::Item(item) => self.item(item),
            }
        }
        self.record.plies = self.main.len();
        let main = MainLine {
            moves: self.main,
            variations: self.variations,
        };
        (self.record, main)
    }

    fn position(&self) -> Cells {
        match (&self.replay, self.squares) {
            (Some(replay), Some(squares)) => squares.cells(replay),
            _ => Cells::default(),
        }
    }

    /// The move before a move.
    fn parent(&self, number: usize) -> Option<usize> {
        match self.record.moves.get(number)?.parent {
            Some(parent) => usize::try_from(parent).ok(),
            None => number.checked_sub(1),
        }
    }

    fn enter(&mut self, depth: usize) {
        if depth == 0 {
            return;
        }
        self.settle();
        self.open.push(self.last);
        self.variations.push((self.last, self.record.moves.len()));
        self.alternative = self.last;
        self.last = self.last.and_then(|last| self.parent(last));
        if let Some(replay) = &mut self.replay {
            replay.enter_variation();
        }
        self.cells = self.position();
    }

    fn leave(&mut self) {
        self.settle();
        let Some(last) = self.open.pop() else {
            return;
        };
        self.last = last;
        self.alternative = None;
        if let Some(replay) = &mut self.replay {
            replay.leave_variation();
        }
        self.cells = self.position();
    }

    /// Puts comments before a move that never came behind the last one.
    fn settle(&mut self) {
        let waiting = std::mem::take(&mut self.waiting);
        self.said().comments.extend(waiting);
    }

    /// Returns what is said of the last position.
    fn said(&mut self) -> &mut Said {
        match self.last.and_then(|last| self.record.moves.get_mut(last)) {
            Some(played) => &mut played.said,
            None => &mut self.record.start.said,
        }
    }

    fn ply(&mut self, ply: &Ply<'_>) {
        let played = ply.played();
        let number = self.record.moves.len();
        let mut record = MoveRecord {
            parent: parent(self.last, number),
            before: std::mem::take(&mut self.waiting),
            ..MoveRecord::default()
        };
        if let Some(alternative) = self.alternative.take() {
            self.begins.insert(number);
            record.alternative = Some(alternative).filter(|it| self.begins.contains(it));
        }
        self.is_kept = false;
        self.mover = None;
        if let Some(replay) = &mut self.replay {
            let (label, side) = self.beginning.label(replay, &played);
            let expected = match self.last {
                Some(last) => self.labels.get(last).map(|it| next_label(it)),
                None => Some("1.".to_owned()),
            };
            record.label = (expected.as_ref() != Some(&label)).then(|| label.clone());
            self.labels.push(label);
            record.san = written(replay, &played, false);
            record.wrong = mark(replay.play(&played).standing, &played);
            self.mover = Some(side).filter(|_| self.open.is_empty() && !self.record.tandem);
        } else {
            ply.text().clone_into(&mut record.san);
            self.labels.push(String::new());
        }
        if let Some(squares) = self.squares {
            let after = self.position();
            let (changed, numbers) = changed(&self.cells, &after);
            let of_move = squares.of_move(&played);
            record.changed = changed;
            record.squares = (numbers != of_move).then_some(of_move);
            record.check = after.check;
            record.pockets = (after.pockets != self.cells.pockets).then(|| after.pockets.clone());
            record.fen.clone_from(&after.fen);
            self.cells = after;
        }
        self.record.moves.push(record);
        self.last = Some(number);
        if self.open.is_empty() {
            self.main.push(number);
        }
    }

    fn item(&mut self, item: &Item<'_>) {
        match item {
            Item::Nag(number) => self.nag(*number),
            Item::Unread(word) => self.said().data.push(format!("[unreadable: {word}]")),
            Item::Prologue(it) if self.open.is_empty() => {
                let comment = self.comment(it);
                self.record.before.extend(comment);
            }
            Item::Epilogue(it) if self.open.is_empty() => {
                let comment = self.comment(it);
                self.record.after.extend(comment);
            }
            Item::Prologue(it) | Item::Pre(it) => {
                let comment = self.comment(it);
                self.waiting.extend(comment);
            }
            Item::Post(it) | Item::Epilogue(it) => {
                let comment = self.comment(it);
                self.said().comments.extend(comment);
            }
            Item::Prelude(prelude) => {
                for data in &prelude.items {
                    self.data(data);
                }
            }
            Item::Data(data) => self.data(data),
            Item::Draw(_) => {
                if let Some(played) = self.last.and_then(|it| self.record.moves.get_mut(it)) {
                    played.draw = true;
                }
            }
            Item::Link(link) => {
                let text = format!("[game: {}]", link.text.value);
                self.said().data.push(text);
            }
            // A variation comes as a line; styles are for other viewers.
            Item::Space(_) | Item::Variation(_) | Item::StartStyle(_) | Item::EndStyle(_) => {}
        }
    }

    fn nag(&mut self, number: u16) {
        if let Some(played) = self.last.and_then(|it| self.record.moves.get_mut(it)) {
            if is_close(number) {
                played.close_signs += &nag(number);
            } else {
                played.signs.push(nag(number));
            }
        }
    }

    fn comment(&self, comment: &Comment<'_>) -> Option<CommentRecord> {
        let markup = if self.is_kept {
            comment::plain(&bookkeeping::words(&comment.text, self.mover))
        } else {
            comment::markup(comment)
        };
        Some(CommentRecord {
            language: comment::language(comment).map(|it| language::key(it).into_owned()),
            markup: markup?,
        })
    }

    /// Adds data of the last position. Scores, clocks and times for moves of the main line come
    /// with the review.
    fn data(&mut self, data: &AnnotationChoice<'_>) {
        if let Some(drawing) = self.squares.and_then(|it| drawings::of(data, it)) {
            self.said().drawings.push(drawing);
            return;
        }
        let in_variation = !self.open.is_empty();
        match data {
            AnnotationChoice::Eval(it) => {
                if in_variation
                    && self.said().score.is_none()
                    && let Ok(evaluation) = it.text.as_str().parse()
                {
                    evaluate(self.said(), &evaluation);
                }
                if self.speakers.is_several() {
                    let words = self.speakers.words(it);
                    self.said().data.push(words);
                }
            }
            AnnotationChoice::Clock(it) if it.content() == ClockContent::Clock => {
                if in_variation {
                    self.said().clock = Some(it.text.value.to_string());
                }
            }
            AnnotationChoice::Clock(it)
                if it.content() == ClockContent::Elapsedmovetime && !in_variation => {}
            AnnotationChoice::Elapsed(it)
                if it.content() == DurationContent::Elapsedmilliseconds => {}
            _ => {
                if let AnnotationChoice::Tag(tag) = data {
                    self.is_kept |= tag.name.as_str() == bookkeeping::KEPT;
                }
                let words = data::words(data, self.speakers);
                self.said().data.extend(words);
            }
        }
    }
}

/// The number and dots that follow others: `12...` follows `12.`, and `13.` that.
fn next_label(label: &str) -> String {
    match label.strip_suffix("...") {
        Some(number) => {
            let number: u64 = number.parse().unwrap_or_default();
            format!("{}.", number.saturating_add(1))
        }
        None => format!("{label}.."),
    }
}

/// The parent as the record has it.
fn parent(last: Option<usize>, number: usize) -> Option<i64> {
    let before = number.checked_sub(1);
    (last != before).then(|| last.and_then(|last| i64::try_from(last).ok()).unwrap_or(-1))
}

fn evaluate(said: &mut Said, evaluation: &Evaluation) {
    said.score = Some(score_text(evaluation));
    said.chance = Some(rounded(win_chance(evaluation)));
    said.depth = evaluation.depth;
}

fn evaluate_with_bound(said: &mut Said, found: &annotate::Said) {
    evaluate(said, &found.evaluation);
    let sign = match found.bound {
        Bound::Exact => return,
        Bound::Lower => "\u{2265}",
        Bound::Upper => "\u{2264}",
    };
    said.score = said.score.as_ref().map(|score| format!("{sign}{score}"));
}

/// Adds what engines and clocks say of the main line on a board.
fn review(game: &Game<'_>, letter: BoardLetter, main: &MainLine, record: &mut GameRecord) {
    let options = ReviewOptions {
        board: Some(letter),
        ..ReviewOptions::default()
    };
    let review = Review::of(game, &options);
    if let Some(start) = &review.start {
        evaluate_with_bound(&mut record.start.said, start);
    }
    let mut line = Vec::new();
    for ply in &review.plies {
        let Some(number) = main.moves.get(ply.ply).copied() else {
            continue;
        };
        let Some(played) = record.moves.get_mut(number) else {
            continue;
        };
        line.push(number);
        if let Some(said) = &ply.said {
            evaluate_with_bound(&mut played.said, said);
        }
        played.said.clock = ply.clock.map(|time| data::clock(time.milliseconds));
        played.said.spent = ply.spent.map(data::clock);
        played.judgement = ply.judgement.map(|mark| match mark {
            Mark::Inaccuracy => 1,
            Mark::Mistake => 2,
            Mark::Blunder => 3,
        });
        played.better = ply.better.and_then(|it| main.variation(number, it));
        played.lost = ply.chance_lost.filter(|lost| *lost >= 0.05).map(rounded);
    }
    if review.is_empty() {
        return;
    }
    let (white, black) = (review.summary(Side::White), review.summary(Side::Black));
    record.reviews.push(ReviewRecord {
        board: usize::from(letter.index()),
        engine: engines(&review),
        start: review.start.map(|it| rounded(win_chance(&it.evaluation))),
        line,
        accuracy: [white.accuracy, black.accuracy].map(|it| it.map(rounded)),
        counts: [white.judgements, black.judgements],
        phases: [review.phases.middlegame, review.phases.endgame],
    });
}

/// The names of the engines that speak.
fn engines(review: &Review) -> String {
    let speakers = [Side::White, Side::Black].map(|side| {
        let source = review.speaker(side)?;
        source.name.clone()
    });
    match speakers {
        [Some(white), Some(black)] if white != black => format!("{white} and {black}"),
        [Some(name), _] | [None, Some(name)] => name,
        [None, None] => String::new(),
    }
}
