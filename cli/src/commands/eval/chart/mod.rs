//! The chart: White's win chance over the game, with the scores that mean it, costly moves
//! marked, and the clocks beneath.

mod clocks;
mod labels;
mod scores;

use cif::text::legality::Side;
use plotters::coord::Shift;
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;

use super::view::View;
use super::view::speakers;

/// The usual width in pixels.
pub(super) const WIDTH: u32 = 1000;
const TITLE: u32 = 58;
const MARGIN: u32 = 10;
const FONT: &str = "sans-serif";
/// Sizes of texts.
const LARGE: i32 = 20;
const SMALL: i32 = 14;
/// Room for the labels of axes.
const LEFT: u32 = 48;
const RIGHT: u32 = 50;
const BELOW: u32 = 40;

const PAPER: RGBColor = RGBColor(255, 255, 255);
const GRID: RGBColor = RGBColor(228, 228, 228);
const INK: RGBColor = RGBColor(40, 40, 40);
const GREY: RGBColor = RGBColor(90, 90, 90);
/// The colours of lines for White and for Black.
const WHITES: RGBColor = RGBColor(205, 150, 70);
const BLACKS: RGBColor = RGBColor(70, 55, 45);

type Area<'b> = DrawingArea<SVGBackend<'b>, Shift>;
type Failed = DrawingAreaErrorKind<std::io::Error>;
type Chart<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

/// The chart as SVG of this width; the same game gives the same text.
pub(super) fn svg(view: &View, width: u32) -> String {
    let scores = (width * 2 / 5).clamp(240, 2000);
    let clocks = if clocks::are_known(view) {
        (width / 5).clamp(140, 1000)
    } else {
        0
    };
    let mut text = String::new();
    let backend = SVGBackend::with_string(&mut text, (width, TITLE + scores + clocks));
    // Writing to a string cannot fail.
    let _ = draw(view, scores, clocks > 0, &backend.into_drawing_area());
    text
}

fn draw(view: &View, height: u32, clocks: bool, root: &Area<'_>) -> Result<(), Failed> {
    root.fill(&PAPER)?;
    let (title, charts) = root.split_vertically(TITLE);
    write_title(view, &title)?;
    let (scores, below) = charts.split_vertically(height);
    scores::draw(view, &scores)?;
    if clocks {
        clocks::draw(view, &below)?;
    }
    root.present()
}

/// The players, and below them who evaluated the game.
fn write_title(view: &View, area: &Area<'_>) -> Result<(), Failed> {
    let (width, _) = area.dim_in_pixel();
    let left = signed(MARGIN);
    let room = signed(width) - 2 * left;
    let title = (FONT, LARGE).into_font().color(&INK);
    area.draw_text(&shortened(&view.title, LARGE, room), &title, (left, left))?;
    if let Some(names) = speakers(&view.review) {
        let style = (FONT, SMALL).into_font().color(&GREY);
        let text = shortened(&format!("evaluated by {names}"), SMALL, room);
        area.draw_text(&text, &style, (left, left + LARGE + 6))?;
    }
    Ok(())
}

/// The axis of a chart that is no axis of moves.
struct Axis<'a> {
    name: &'a str,
    /// It goes from 0 to this.
    top: f64,
    /// The number of labels, about.
    labels: usize,
    write: &'a dyn Fn(&f64) -> String,
}

/// Begins a chart of the moves: draws both axes, with so many pixels free above them.
fn begin<'a, 'b>(
    view: &View,
    area: &'a Area<'b>,
    axis: &Axis<'_>,
    above: u32,
) -> Result<Chart<'a, 'b>, Failed> {
    let length = length(view);
    let mut chart = ChartBuilder::on(area)
        .margin(MARGIN)
        .margin_top(above)
        .margin_right(RIGHT)
        .x_label_area_size(BELOW)
        .y_label_area_size(LEFT)
        .build_cartesian_2d(0.0..length, 0.0..axis.top)?;
    let (width, _) = chart.plotting_area().dim_in_pixel();
    let most = usize::try_from(width / 40).unwrap_or(1).clamp(2, 20);
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(PAPER)
        .bold_line_style(GRID)
        .axis_style(GREY)
        .x_labels(whole_labels(length, most))
        .x_label_formatter(&|at| move_label(view, *at))
        .x_desc("move")
        .y_labels(axis.labels)
        .y_label_formatter(axis.write)
        .y_desc(axis.name)
        .label_style((FONT, SMALL).into_font().color(&GREY))
        .draw()?;
    Ok(chart)
}

/// The length of the axis of moves.
fn length(view: &View) -> f64 {
    place(view, view.review.plies.len()).max(1.0)
}

/// The place on the axis after so many plies: in moves, of which White's half is empty where Black
/// begins.
fn place(view: &View, plies: usize) -> f64 {
    halves(plies + usize::from(first_side(view) == Side::Black))
}

/// The side that makes the first move.
fn first_side(view: &View) -> Side {
    let first = view.review.plies.first();
    first.map_or(Side::White, |ply| ply.side)
}

fn halves(number: usize) -> f64 {
    real(u64::try_from(number).unwrap_or(u64::MAX)) / 2.0
}

/// A number as a coordinate; beyond what that holds exactly nothing is drawn
/// anyway.
fn real(number: u64) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

fn signed(length: u32) -> i32 {
    i32::try_from(length).unwrap_or(i32::MAX)
}

/// Returns the number of labels on an axis of this length, for each to be a whole number
/// of its own.
fn whole_labels(length: f64, most: usize) -> usize {
    (1..most)
        .find(|count| halves(*count) * 2.0 > length)
        .unwrap_or(most)
}

/// The label of a place on the axis: the number of the last move.
fn move_label(view: &View, at: f64) -> String {
    let first = view.moves.first().map_or(1, |shown| shown.number);
    format!("{:.0}", at + real(first) - 1.0)
}

/// A text that finds its place.
fn shortened(text: &str, size: i32, room: i32) -> String {
    let letters = usize::try_from(labels::letters(room, size)).unwrap_or_default();
    cif::view::shortened(text, letters)
}
