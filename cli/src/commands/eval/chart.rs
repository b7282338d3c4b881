//! The chart: the evaluation over the game, White's advantage above the line
//! and Black's below, costly moves marked, and the clocks beneath.

use cif::annotate::review::{Mark, Reviewed, Thresholds, capped};
use cif::text::legality::Side;
use cif::text::tables::Evaluation;
use plotters::coord::Shift;
use plotters::coord::types::RangedCoordf64;
use plotters::prelude::*;

use super::view::View;
use super::view::{name, players, speakers};

const WIDTH: u32 = 1000;
const SCORES: u32 = 380;
const CLOCKS: u32 = 180;
const MARGIN: u32 = 12;
const FONT: &str = "sans-serif";

const PAPER: RGBColor = RGBColor(255, 255, 255);
const GRID: RGBColor = RGBColor(228, 228, 228);
const INK: RGBColor = RGBColor(40, 40, 40);
const GREY: RGBColor = RGBColor(110, 110, 110);
/// White's advantage.
const LIGHT: RGBColor = RGBColor(240, 217, 181);
/// Black's.
const DARK: RGBColor = RGBColor(92, 74, 61);
const WHITES_CLOCK: RGBColor = RGBColor(205, 150, 70);
const BLACKS_CLOCK: RGBColor = RGBColor(70, 55, 45);

type Area<'b> = DrawingArea<SVGBackend<'b>, Shift>;
type Failed = DrawingAreaErrorKind<std::io::Error>;
type Chart<'a, 'b> = ChartContext<'a, SVGBackend<'b>, Cartesian2d<RangedCoordf64, RangedCoordf64>>;

/// The chart as SVG; the same game gives the same text.
pub(super) fn svg(view: &View, thresholds: &Thresholds) -> String {
    let clocks = has_clocks(view);
    let height = SCORES + if clocks { CLOCKS } else { 0 };
    let mut text = String::new();
    let backend = SVGBackend::with_string(&mut text, (WIDTH, height));
    // Writing to a string cannot fail.
    let _ = draw(view, thresholds, clocks, backend);
    text
}

fn has_clocks(view: &View) -> bool {
    view.review.plies.iter().any(|ply| time_of(ply).is_some())
}

/// Returns the time to draw: the time left, else the time used.
fn time_of(ply: &Reviewed) -> Option<f64> {
    let left = ply.clock.map(|time| time.milliseconds);
    left.or(ply.spent).map(|time| real(time) / 1000.0)
}

/// A number as a coordinate; beyond what that holds exactly nothing is drawn
/// anyway.
fn real(number: u64) -> f64 {
    f64::from(u32::try_from(number).unwrap_or(u32::MAX))
}

fn position(number: usize) -> f64 {
    real(u64::try_from(number).unwrap_or(u64::MAX))
}

fn draw(
    view: &View,
    thresholds: &Thresholds,
    clocks: bool,
    backend: SVGBackend<'_>,
) -> Result<(), Failed> {
    let root = backend.into_drawing_area();
    root.fill(&PAPER)?;
    let (scores, below) = if clocks {
        root.split_vertically(SCORES)
    } else {
        (root.clone(), root.clone())
    };
    draw_scores(view, thresholds, &scores)?;
    if clocks {
        draw_clocks(view, &below)?;
    }
    root.present()
}

/// The place on the axis after so many plies: in moves.
fn place(plies: usize) -> f64 {
    position(plies) / 2.0
}

/// Returns the number of labels on an axis of this length, for each to be a whole number
/// of its own.
fn whole_labels(length: f64, most: usize) -> usize {
    (1..most)
        .find(|count| position(*count) > length)
        .unwrap_or(most)
}

/// The label of a place on the axis: the number of the last move.
fn move_label(view: &View, at: f64) -> String {
    let first = view.moves.first().map_or(1, |shown| shown.number);
    format!("{:.0}", at + real(first) - 1.0)
}

/// A score in pawns, within the cap.
fn pawns(evaluation: &Evaluation, cap: u64) -> f64 {
    let score = capped(evaluation, cap);
    let size = real(score.unsigned_abs()) / 100.0;
    if score < 0 { -size } else { size }
}

/// The scores in pawns with their places, and after whose moves they are.
fn points_by_side(view: &View, cap: u64) -> impl Iterator<Item = (Side, (f64, f64))> {
    let plies = &view.review.plies;
    let begins = plies.first().map_or(Side::White, |ply| ply.side);
    let start = view
        .review
        .start
        .map(|said| (begins.other(), (0.0, pawns(&said.evaluation, cap))));
    let plies = plies.iter().enumerate().filter_map(move |(number, ply)| {
        let said = ply.said?;
        Some((ply.side, (place(number + 1), pawns(&said.evaluation, cap))))
    });
    start.into_iter().chain(plies)
}

/// The scores in pawns with their places.
fn points(view: &View, cap: u64) -> Vec<(f64, f64)> {
    points_by_side(view, cap).map(|(_, point)| point).collect()
}

fn draw_scores(view: &View, thresholds: &Thresholds, area: &Area<'_>) -> Result<(), Failed> {
    let points = points(view, thresholds.cap);
    let highest = points
        .iter()
        .map(|(_, score)| score.abs())
        .fold(0.0, f64::max);
    // A little room above the highest, and two pawns at least.
    let range = (highest * 1.12).max(2.0).ceil();
    let title = match speakers(&view.review) {
        Some(names) => format!("{}, evaluated by {names}", view.title),
        None => view.title.clone(),
    };
    let last = place(view.review.plies.len()).max(1.0);
    let mut chart = ChartBuilder::on(area)
        .margin(MARGIN)
        .margin_right(24)
        .x_label_area_size(26)
        .y_label_area_size(58)
        .caption(shortened(&title), (FONT, 18).into_font().color(&INK))
        .build_cartesian_2d(0.0..last, -range..range)?;
    let label = |at: &f64| move_label(view, *at);
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(PAPER)
        .bold_line_style(GRID)
        .axis_style(GREY)
        .x_labels(whole_labels(last, 20))
        .x_label_formatter(&label)
        .y_labels(whole_labels(2.0 * range, 9))
        .y_label_formatter(&|pawns| match format!("{pawns:+.0}").as_str() {
            "+0" | "-0" => "0".to_owned(),
            text => text.to_owned(),
        })
        .y_desc("pawns")
        .label_style((FONT, 13).into_font().color(&GREY))
        .draw()?;
    if let Some(players) = players(&view.review) {
        draw_both(view, thresholds.cap, &players.map(name), &mut chart)?;
    }
    let shaded = if view.review.by_side.is_some() {
        &[]
    } else {
        points.as_slice()
    };
    for run in runs(shaded) {
        for (sign, colour) in [(1.0, LIGHT), (-1.0, DARK)] {
            let half = half(run, sign);
            let area = AreaSeries::new(half, 0.0, colour.filled());
            chart.draw_series(area)?;
        }
        chart.draw_series(LineSeries::new(run.iter().copied(), INK.stroke_width(1)))?;
        // A line through one point is not seen.
        if let &[point] = run {
            chart.draw_series([Circle::new(point, 2, INK.filled())])?;
        }
    }
    chart.draw_series(LineSeries::new(
        [(0.0, 0.0), (last, 0.0)],
        GREY.stroke_width(1),
    ))?;
    draw_marks(view, thresholds, &mut chart, range)
}

/// The lines of two engines that played each other, each through the positions
/// of which it speaks.
fn draw_both<'a, 'b: 'a>(
    view: &View,
    cap: u64,
    names: &[String; 2],
    chart: &mut Chart<'a, 'b>,
) -> Result<(), Failed> {
    let [white, black] = names;
    for (of, side, name, colour) in [
        (Side::White, "White", white, WHITES_CLOCK),
        (Side::Black, "Black", black, BLACKS_CLOCK),
    ] {
        let own = points_by_side(view, cap)
            .filter(|(side, _)| *side == of)
            .map(|(_, point)| point);
        chart
            .draw_series(LineSeries::new(own, colour.stroke_width(2)))?
            .label(shortened(&format!("{side}: {name}")))
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(PAPER.mix(0.8))
        .label_font((FONT, 13).into_font().color(&GREY))
        .draw()
}

/// Scores that follow each other without a gap.
fn runs(points: &[(f64, f64)]) -> impl Iterator<Item = &[(f64, f64)]> {
    points.chunk_by(|(one, _), (next, _)| next - one < 0.75)
}

/// The part of a line above zero, or below it, with the points where it
/// crosses.
fn half(points: &[(f64, f64)], sign: f64) -> Vec<(f64, f64)> {
    let mut half = Vec::with_capacity(points.len());
    let mut before: Option<(f64, f64)> = None;
    for &(at, score) in points {
        if let Some((from, last)) = before
            && last * score < 0.0
        {
            half.push((from + (at - from) * last / (last - score), 0.0));
        }
        half.push((at, if score * sign > 0.0 { score } else { 0.0 }));
        before = Some((at, score));
    }
    half
}

fn draw_marks(
    view: &View,
    thresholds: &Thresholds,
    chart: &mut Chart<'_, '_>,
    range: f64,
) -> Result<(), Failed> {
    let mut last_label = f64::MIN;
    for ((number, ply), shown) in view.review.plies.iter().enumerate().zip(&view.moves) {
        let at = place(number + 1);
        let (Some(mark), Some(said)) = (ply.mark, ply.said) else {
            continue;
        };
        let score = pawns(&said.evaluation, thresholds.cap);
        let (colour, size) = match mark {
            Mark::Inaccuracy => (RGBColor(230, 190, 40), 3),
            Mark::Mistake => (RGBColor(235, 130, 30), 4),
            Mark::Blunder => (RGBColor(205, 40, 40), 5),
        };
        chart.draw_series([Circle::new((at, score), size, colour.filled())])?;
        chart.draw_series([Circle::new((at, score), size, PAPER.stroke_width(1))])?;
        // Labels that would lie on each other are left out.
        let near = place(view.review.plies.len()) * 0.07;
        if mark == Mark::Blunder && at - last_label >= near {
            last_label = at;
            let text = format!("{} {}{}", shown.label, shown.text, mark.sign());
            // Away from the line, and within the chart.
            let above = ply.side == Side::Black;
            let rise = if above { 0.09 } else { -0.04 } * range;
            let height = (score + rise).clamp(-range * 0.93, range * 0.99);
            let style = (FONT, 13).into_font().color(&colour);
            let right = at > place(view.review.plies.len()) * 0.9;
            let anchor = if right { -70 } else { -14 };
            chart.draw_series([
                EmptyElement::at((at, height)) + Text::new(text, (anchor, 0), style)
            ])?;
        }
    }
    Ok(())
}

fn draw_clocks(view: &View, area: &Area<'_>) -> Result<(), Failed> {
    let times = |side: Side| {
        let plies = view.review.plies.iter().enumerate();
        let own = plies.filter(move |(_, ply)| ply.side == side);
        own.filter_map(|(number, ply)| Some((place(number + 1), time_of(ply)?)))
            .collect::<Vec<_>>()
    };
    let (white, black) = (times(Side::White), times(Side::Black));
    let longest = white
        .iter()
        .chain(&black)
        .map(|(_, time)| *time)
        .fold(0.0, f64::max);
    let (unit, name) = match longest {
        _ if longest >= 7200.0 => (3600.0, "hours"),
        _ if longest >= 120.0 => (60.0, "minutes"),
        _ => (1.0, "seconds"),
    };
    let is_left = view.review.plies.iter().any(|ply| ply.clock.is_some());
    let last = place(view.review.plies.len()).max(1.0);
    let top = (longest / unit * 1.05).max(1.0);
    let mut chart = ChartBuilder::on(area)
        .margin(MARGIN)
        .margin_top(0)
        .margin_right(24)
        .x_label_area_size(26)
        .y_label_area_size(58)
        .build_cartesian_2d(0.0..last, 0.0..top)?;
    let label = |at: &f64| move_label(view, *at);
    chart
        .configure_mesh()
        .disable_x_mesh()
        .light_line_style(PAPER)
        .bold_line_style(GRID)
        .axis_style(GREY)
        .x_labels(whole_labels(last, 20))
        .x_label_formatter(&label)
        .y_labels(whole_labels(top, 5))
        .y_label_formatter(&|time| format!("{time:.0}"))
        .y_desc(format!("{name} {}", if is_left { "left" } else { "used" }))
        .label_style((FONT, 13).into_font().color(&GREY))
        .draw()?;
    for (times, colour, side) in [
        (white, WHITES_CLOCK, "White"),
        (black, BLACKS_CLOCK, "Black"),
    ] {
        let line = times.into_iter().map(|(at, time)| (at, time / unit));
        let series = LineSeries::new(line, colour.stroke_width(2));
        chart
            .draw_series(series)?
            .label(side)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperRight)
        .background_style(PAPER.mix(0.8))
        .label_font((FONT, 13).into_font().color(&GREY))
        .draw()
}

/// A title that finds its place.
fn shortened(title: &str) -> String {
    const LONGEST: usize = 90;
    if title.chars().count() <= LONGEST {
        return title.to_owned();
    }
    let begin: String = title.chars().take(LONGEST - 1).collect();
    format!("{}\u{2026}", begin.trim_end())
}
