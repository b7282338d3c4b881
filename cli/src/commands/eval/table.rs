//! The table for the terminal: a line for each move, White's half and
//! Black's, with the columns that the game has something for.

use std::fmt::Write as _;

use cif::annotate::review::{Mark, Reviewed, Said, Summary, score_text};
use cif::text::legality::Side;
use cif::uci::info::Bound;
use cif::view::data::clock;
use clap::builder::styling::Style;

use super::view::{Shown, View};
use super::view::{name, players};
use crate::terminal::{ERROR, FAINT, STRONG, WARNING, styled};

/// A cell of the table.
#[derive(Clone, Default)]
struct Cell {
    text: String,
    style: Style,
}

/// The columns of a half.
const COLUMNS: [&str; 7] = ["", "score", "depth", "clock", "time", "loss", "better"];

pub(super) fn text(view: &View) -> String {
    let mut text = format!("{}\n", styled(STRONG, &view.title));
    if let Some(opening) = &view.opening {
        let _ = writeln!(text, "{opening}");
    }
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
    // A game may be long: rows are made twice, and none is kept.
    let mut widths = [[0; COLUMNS.len()]; 2];
    let mut numbers = 0;
    for (number, halves) in rows(view) {
        numbers = numbers.max(number.len());
        let cells = halves.iter().flatten();
        for (width, cell) in widths.iter_mut().flatten().zip(cells) {
            *width = cell.text.chars().count().max(*width);
        }
    }
    let [white, black] = widths;
    let is_used: [bool; COLUMNS.len()] =
        std::array::from_fn(|column| column == 0 || white[column] + black[column] > 0);
    let titles = [0, 1].map(|half| {
        std::array::from_fn(|column| Cell {
            text: title(half, column).to_owned(),
            style: FAINT,
        })
    });
    for (width, cell) in widths.iter_mut().flatten().zip(titles.iter().flatten()) {
        *width = cell.text.chars().count().max(*width);
    }
    let mut row = |mut line: String, halves: &[[Cell; COLUMNS.len()]; 2]| {
        for (cells, widths) in halves.iter().zip(&widths) {
            let cells = cells.iter().zip(widths).enumerate();
            for (column, (cell, &width)) in cells.filter(|(column, _)| is_used[*column]) {
                put(&mut line, cell, width, column);
            }
        }
        finish(&mut text, &line);
    };
    row(" ".repeat(numbers), &titles);
    for (number, halves) in rows(view) {
        row(styled(FAINT, &format!("{number:>numbers$}")), &halves);
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
fn rows(view: &View) -> impl Iterator<Item = (String, [[Cell; COLUMNS.len()]; 2])> {
    let mut plies = view.review.plies.iter().zip(&view.moves).peekable();
    std::iter::from_fn(move || {
        let (ply, shown) = plies.next()?;
        let cells = cells(ply, shown);
        let number = shown.number.to_string();
        if ply.side == Side::Black {
            return Some((number, [Default::default(), cells]));
        }
        // A side that plays twice in a row begins another line.
        let answers =
            |(ply, it): &(&Reviewed, &Shown)| ply.side == Side::Black && it.number == shown.number;
        let answer = plies.next_if(answers);
        let answer = answer.map(|(ply, shown)| self::cells(ply, shown));
        Some((number, [cells, answer.unwrap_or_default()]))
    })
}

fn cells(ply: &Reviewed, shown: &Shown) -> [Cell; COLUMNS.len()] {
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
        plain(shown.better.first().cloned()),
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

pub(super) fn pawns(centipawns: u64) -> String {
    format!("{}.{:02}", centipawns / 100, centipawns % 100)
}

/// Adds the cost of each side's moves.
fn summaries(text: &mut String, view: &View) {
    let mut is_first = true;
    for (side, name) in [(Side::White, "White"), (Side::Black, "Black")] {
        let summary = view.review.summary(side);
        let Summary { moves, marks, .. } = summary;
        let loss = summary.average().map(|average| {
            let moves = count(moves, "move", "moves");
            format!("{} a move over {moves}: {}", pawns(average), counts(marks))
        });
        // A first move has an accuracy, and no score before it.
        let accuracy = summary.accuracy.map(|accuracy| {
            let by_chance = counts(summary.judgements);
            format!("accuracy {accuracy:.1}%, by win chance: {by_chance}")
        });
        let mut label = name;
        for line in loss.into_iter().chain(accuracy) {
            if is_first {
                text.push('\n');
                is_first = false;
            }
            let _ = writeln!(text, "{label:<7}{line}");
            label = "";
        }
    }
}

/// Inaccuracies, mistakes and blunders in words.
fn counts([inaccuracies, mistakes, blunders]: [u64; 3]) -> String {
    [
        count(inaccuracies, "inaccuracy", "inaccuracies"),
        count(mistakes, "mistake", "mistakes"),
        count(blunders, "blunder", "blunders"),
    ]
    .join(", ")
}

fn count(count: u64, one: &str, many: &str) -> String {
    match count {
        1 => format!("1 {one}"),
        _ => format!("{count} {many}"),
    }
}
