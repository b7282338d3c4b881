//! The table for the terminal: a line for each move, White's half and
//! Black's, with the columns that the game has something for.

use std::fmt::Write as _;

use cif_annotate::review::{Mark, Reviewed, Said, Summary, score_text};
use cif_text::legality::Side;
use cif_uci::info::Bound;
use clap::builder::styling::Style;

use super::view::{Shown, View};
use super::view::{clock, name, players};
use crate::terminal::{ERROR, FAINT, STRONG, WARNING, styled};

/// A cell of the table.
#[derive(Clone, Default)]
struct Cell {
    text: String,
    style: Style,
}

/// The columns of a half.
const COLUMNS: [&str; 6] = ["", "score", "depth", "clock", "time", "loss"];

pub(super) fn text(view: &View) -> String {
    let mut text = format!("{}\n", styled(STRONG, &view.title));
    if let Some([white, black]) = players(&view.review) {
        let (white, black) = (name(white), name(black));
        let _ = writeln!(
            text,
            "Evaluated after White's moves by {white}, after Black's by {black}"
        );
    } else if let Some(source) = view.review.chosen() {
        let _ = writeln!(text, "Evaluated by {}", name(source));
    }
    let speaks = |number: usize| {
        let by_side = view.review.by_side.unwrap_or_default();
        view.review.source == Some(number)
            || (view.review.by_side.is_some() && by_side.contains(&number))
    };
    for other in view.review.sources.iter().enumerate() {
        let (number, source) = other;
        if !speaks(number) {
            let name = name(source);
            let _ = writeln!(text, "{}", styled(FAINT, &format!("Also by {name}")));
        }
    }
    if let Some(start) = &view.review.start {
        let _ = writeln!(text, "At the start {}", score(start));
    }
    text.push('\n');
    let rows = rows(view);
    let used: Vec<usize> = (0..COLUMNS.len())
        .filter(|&column| {
            let has = |half: &[Cell; 6]| half.get(column).is_some_and(|it| !it.text.is_empty());
            column == 0 || rows.iter().any(|(_, halves)| halves.iter().any(has))
        })
        .collect();
    let width = |half: usize, column: usize| {
        let cells = rows
            .iter()
            .filter_map(|(_, halves)| halves.get(half)?.get(column));
        let cells = cells.map(|cell| cell.text.chars().count());
        let title = title(half, column).chars().count();
        cells.max().unwrap_or_default().max(title)
    };
    let numbers = rows.iter().map(|(number, _)| number.len()).max();
    let numbers = numbers.unwrap_or_default();
    let mut line = " ".repeat(numbers);
    for half in 0..2 {
        for &column in &used {
            let cell = Cell {
                text: title(half, column).to_owned(),
                style: FAINT,
            };
            put(&mut line, &cell, width(half, column), column);
        }
    }
    finish(&mut text, &line);
    for (number, halves) in &rows {
        let mut line = styled(FAINT, &format!("{number:>numbers$}"));
        for (half, cells) in halves.iter().enumerate() {
            for &column in &used {
                let cell = cells.get(column).cloned().unwrap_or_default();
                put(&mut line, &cell, width(half, column), column);
            }
        }
        finish(&mut text, &line);
    }
    summaries(&mut text, view);
    text
}

fn title(half: usize, column: usize) -> &'static str {
    match (half, column) {
        (0, 0) => "White",
        (_, 0) => "Black",
        (_, column) => COLUMNS.get(column).copied().unwrap_or_default(),
    }
}

fn finish(text: &mut String, line: &str) {
    text.push_str(line.trim_end());
    text.push('\n');
}

/// Adds a cell: moves to the left, numbers to the right.
fn put(line: &mut String, cell: &Cell, width: usize, column: usize) {
    let padding = " ".repeat(width.saturating_sub(cell.text.chars().count()));
    line.push_str("  ");
    let shown = if cell.text.is_empty() {
        String::new()
    } else {
        styled(cell.style, &cell.text)
    };
    if column == 0 {
        line.push_str(&shown);
        line.push_str(&padding);
    } else {
        line.push_str(&padding);
        line.push_str(&shown);
    }
}

/// The lines of the table: the number of the move and its two halves.
fn rows(view: &View) -> Vec<(String, [[Cell; 6]; 2])> {
    let mut rows: Vec<(u64, usize, [[Cell; 6]; 2])> = Vec::new();
    for (ply, shown) in view.review.plies.iter().zip(&view.moves) {
        let half = usize::from(ply.side == Side::Black);
        // A side that plays twice in a row begins another line.
        let fits = rows
            .last()
            .is_some_and(|(number, last, _)| *number == shown.number && *last < half);
        if !fits {
            rows.push((shown.number, half, Default::default()));
        }
        if let Some((_, last, halves)) = rows.last_mut() {
            *last = half;
            if let Some(cells) = halves.get_mut(half) {
                *cells = self::cells(ply, shown);
            }
        }
    }
    let row = |(number, _, cells): (u64, usize, _)| (number.to_string(), cells);
    rows.into_iter().map(row).collect()
}

fn cells(ply: &Reviewed, shown: &Shown) -> [Cell; 6] {
    let style = match ply.mark {
        Some(Mark::Blunder) => ERROR,
        Some(Mark::Mistake) => WARNING,
        Some(Mark::Inaccuracy) | None => Style::new(),
    };
    let sign = ply.mark.map_or("", Mark::sign);
    let plain = |text: Option<String>| Cell {
        text: text.unwrap_or_default(),
        style: Style::new(),
    };
    let depth = ply.said.and_then(|said| said.evaluation.depth);
    let loss = ply.loss.filter(|loss| *loss > 0);
    [
        Cell {
            text: format!("{}{sign}", shown.text),
            style,
        },
        plain(ply.said.as_ref().map(score)),
        plain(depth.map(|depth| depth.to_string())),
        plain(ply.clock.map(|time| clock(time.milliseconds))),
        plain(ply.spent.map(clock)),
        Cell {
            style,
            ..plain(loss.map(pawns))
        },
    ]
}

fn score(said: &Said) -> String {
    let sign = match said.bound {
        Bound::Exact => "",
        Bound::Lower => ">=",
        Bound::Upper => "<=",
    };
    format!("{sign}{}", score_text(&said.evaluation))
}

fn pawns(centipawns: u64) -> String {
    format!("{}.{:02}", centipawns / 100, centipawns % 100)
}

/// Adds the cost of each side's moves.
fn summaries(text: &mut String, view: &View) {
    let mut is_first = true;
    for (side, name) in [(Side::White, "White"), (Side::Black, "Black")] {
        let summary = view.review.summary(side);
        let Some(average) = summary.average() else {
            continue;
        };
        if is_first {
            text.push('\n');
            is_first = false;
        }
        let Summary { moves, marks, .. } = summary;
        let [inaccuracies, mistakes, blunders] = marks;
        let count = |count: u64, one: &str, many: &str| match count {
            1 => format!("1 {one}"),
            _ => format!("{count} {many}"),
        };
        let _ = writeln!(
            text,
            "{name}  {} a move over {}: {}, {}, {}",
            pawns(average),
            count(moves, "move", "moves"),
            count(inaccuracies, "inaccuracy", "inaccuracies"),
            count(mistakes, "mistake", "mistakes"),
            count(blunders, "blunder", "blunders"),
        );
    }
}
