//! Win chances over the game, the scores that mean them on the other axis, mistakes with their
//! moves, and the beginnings of the phases.

use std::cmp::Reverse;

use cif::annotate::review::accuracy::{win_chance, win_chance_of};
use cif::annotate::review::{Mark, Said};
use cif::text::legality::Side;
use plotters::prelude::*;
use plotters::style::text_anchor::{HPos, Pos, VPos};

use super::labels::{self, Label, Rectangle};
use super::{
    Area, Axis, BLACKS, Chart, FONT, Failed, GREY, INK, PAPER, RIGHT, SMALL, WHITES, begin,
    first_side, length, place, shortened, signed,
};
use crate::commands::eval::view::{View, name, players};

/// White's advantage.
const LIGHT: RGBColor = RGBColor(240, 217, 181);
/// Black's.
const DARK: RGBColor = RGBColor(92, 74, 61);
const PHASE: RGBColor = RGBColor(130, 130, 130);
/// The chance of an even game.
const EVEN: f64 = 50.0;
/// Pawns that are named on the axis.
const PAWNS: [i16; 9] = [-8, -4, -2, -1, 0, 1, 2, 4, 8];

/// The height of the line in which the names of the phases stand, above the chart.
const NAMES: u32 = 18;

pub(super) fn draw(view: &View, area: &Area<'_>) -> Result<(), Failed> {
    let axis = Axis {
        name: "White's win chance, %",
        top: 100.0,
        labels: 5,
        write: &|chance| format!("{chance:.0}"),
    };
    let phases = phases(view);
    let above = if phases.is_empty() { 0 } else { NAMES };
    let mut chart = begin(view, area, &axis, above)?;
    draw_pawns(area, &chart)?;
    if let Some(players) = players(&view.review) {
        draw_both(view, &players.map(name), &mut chart)?;
    } else {
        draw_one(view, &mut chart)?;
    }
    let even = [(0.0, EVEN), (length(view), EVEN)];
    chart.draw_series(LineSeries::new(even, GREY.stroke_width(1)))?;
    draw_phases(&phases, area, &mut chart)?;
    draw_marks(view, area, &mut chart)
}

/// The point of the chart after so many plies.
fn point(view: &View, plies: usize, said: &Said) -> (f64, f64) {
    (place(view, plies), win_chance(&said.evaluation))
}

/// The chances with their places, and after whose moves they are.
fn points_by_side(view: &View) -> impl Iterator<Item = (Side, (f64, f64))> {
    let start = view.review.start;
    let start = start.map(|said| (first_side(view).other(), point(view, 0, &said)));
    let plies = view.review.plies.iter().enumerate();
    let plies = plies.filter_map(|(number, ply)| {
        let said = ply.said?;
        Some((ply.side, point(view, number + 1, &said)))
    });
    start.into_iter().chain(plies)
}

/// The axis on the right: the scores that mean a chance.
fn draw_pawns(area: &Area<'_>, chart: &Chart<'_, '_>) -> Result<(), Failed> {
    let (columns, lines) = chart.plotting_area().get_pixel_range();
    let style = (FONT, SMALL).into_font().color(&GREY);
    let (_, top) = area.get_base_pixel();
    let (left, _) = area.get_base_pixel();
    let right = columns.end - left;
    for pawns in PAWNS {
        let y = chart
            .backend_coord(&(0.0, win_chance_of(f64::from(pawns) * 100.0)))
            .1
            - top;
        area.draw(&PathElement::new([(right, y), (right + 4, y)], GREY))?;
        let text = match pawns {
            0 => "0".to_owned(),
            _ => format!("{pawns:+}"),
        };
        let style = style.clone().pos(Pos::new(HPos::Left, VPos::Center));
        area.draw_text(&text, &style, (right + 7, y))?;
    }
    let name = style
        .transform(FontTransform::Rotate90)
        .pos(Pos::new(HPos::Center, VPos::Top));
    let middle = i32::midpoint(lines.start, lines.end) - top;
    area.draw_text("pawns", &name, (right + signed(RIGHT) - 6, middle))
}

/// The chances as areas of White and of Black.
fn draw_one(view: &View, chart: &mut Chart<'_, '_>) -> Result<(), Failed> {
    let points: Vec<_> = points_by_side(view).map(|(_, point)| point).collect();
    for run in runs(&points) {
        for (sign, colour) in [(1.0, LIGHT), (-1.0, DARK)] {
            let area = AreaSeries::new(half(run, sign), EVEN, colour.filled());
            chart.draw_series(area)?;
        }
        chart.draw_series(LineSeries::new(run.iter().copied(), INK.stroke_width(1)))?;
        // A line through one point is not seen.
        if let &[point] = run {
            chart.draw_series([Circle::new(point, 2, INK.filled())])?;
        }
    }
    Ok(())
}

/// The lines of two engines that played each other, each through the positions
/// of which it speaks.
fn draw_both<'a, 'b: 'a>(
    view: &View,
    names: &[String; 2],
    chart: &mut Chart<'a, 'b>,
) -> Result<(), Failed> {
    let (room, _) = chart.plotting_area().dim_in_pixel();
    let room = signed(room) - 60;
    let [white, black] = names;
    for (of, side, name, colour) in [
        (Side::White, "White", white, WHITES),
        (Side::Black, "Black", black, BLACKS),
    ] {
        let own = points_by_side(view).filter(|(side, _)| *side == of);
        let own = own.map(|(_, point)| point);
        chart
            .draw_series(LineSeries::new(own, colour.stroke_width(2)))?
            .label(shortened(&format!("{side}: {name}"), SMALL, room))
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(SeriesLabelPosition::UpperLeft)
        .background_style(PAPER.mix(0.8))
        .label_font((FONT, SMALL).into_font().color(&GREY))
        .draw()
}

/// Points that follow each other without a gap.
fn runs(points: &[(f64, f64)]) -> impl Iterator<Item = &[(f64, f64)]> {
    points.chunk_by(|(one, _), (next, _)| next - one < 0.75)
}

/// The part of a line above the middle, or below it, with the points where it
/// crosses.
fn half(points: &[(f64, f64)], sign: f64) -> Vec<(f64, f64)> {
    let mut half = Vec::with_capacity(points.len());
    let mut before: Option<(f64, f64)> = None;
    for &(at, chance) in points {
        let score = chance - EVEN;
        if let Some((from, last)) = before
            && last * score < 0.0
        {
            half.push((from + (at - from) * last / (last - score), EVEN));
        }
        half.push((at, if score * sign > 0.0 { chance } else { EVEN }));
        before = Some((at, score));
    }
    half
}

/// The phases that begin within the game: the places where they do, and their names.
fn phases(view: &View) -> Vec<(f64, &'static str)> {
    let phases = view.review.phases;
    let named = [
        (phases.middlegame, "middlegame"),
        (phases.endgame, "endgame"),
    ];
    let begin = |(ply, name): (Option<usize>, _)| {
        let ply = ply.filter(|ply| *ply > 0)?;
        Some((place(view, ply + 1), name))
    };
    named.into_iter().filter_map(begin).collect()
}

/// Draws the beginnings of the phases as lines, with their names above the chart: each where its
/// line is, or as far to the left as the next one wants.
fn draw_phases(
    phases: &[(f64, &str)],
    area: &Area<'_>,
    chart: &mut Chart<'_, '_>,
) -> Result<(), Failed> {
    let (left, top) = area.get_base_pixel();
    let (columns, lines) = chart.plotting_area().get_pixel_range();
    let style = (FONT, SMALL).into_font().color(&GREY);
    let mut end = columns.end + signed(RIGHT);
    for &(at, name) in phases.iter().rev() {
        chart.draw_series(DashedLineSeries::new(
            [(at, 0.0), (at, 100.0)],
            4,
            4,
            PHASE.stroke_width(1),
        ))?;
        let (x, _) = chart.backend_coord(&(at, 0.0));
        let begin = (x - 4).min(end - labels::width(name, SMALL));
        let place = (begin - left, lines.start - top - signed(NAMES) + 1);
        area.draw_text(name, &style, place)?;
        end = begin - 10;
    }
    Ok(())
}

/// A costly move.
struct Mistake {
    mark: Mark,
    point: (i32, i32),
    text: String,
    above: bool,
}

const fn colour(mark: Mark) -> (RGBColor, i32) {
    match mark {
        Mark::Inaccuracy => (RGBColor(170, 125, 0), 3),
        Mark::Mistake => (RGBColor(205, 100, 10), 4),
        Mark::Blunder => (RGBColor(190, 30, 30), 5),
    }
}

/// Marks the costly moves, and names as many as find a place: the worst first.
fn draw_marks(view: &View, area: &Area<'_>, chart: &mut Chart<'_, '_>) -> Result<(), Failed> {
    let (left, top) = area.get_base_pixel();
    let (columns, lines) = chart.plotting_area().get_pixel_range();
    let mut obstacles = Vec::new();
    let mut mistakes = Vec::new();
    for ((number, ply), shown) in view.review.plies.iter().enumerate().zip(&view.moves) {
        let (Some(mark), Some(said)) = (ply.mark, ply.said) else {
            continue;
        };
        let point = point(view, number + 1, &said);
        let (x, y) = chart.backend_coord(&point);
        mistakes.push(Mistake {
            mark,
            point: (x - left, y - top),
            text: format!("{} {}{}", shown.label, shown.text, mark.sign()),
            // Away from the line.
            above: ply.side == Side::Black,
        });
    }
    mistakes.sort_by_key(|mistake| Reverse(mistake.mark));
    for mistake in mistakes.iter().rev() {
        let (colour, size) = colour(mistake.mark);
        area.draw(&Circle::new(mistake.point, size, colour.filled()))?;
        area.draw(&Circle::new(mistake.point, size, PAPER.stroke_width(1)))?;
        obstacles.push(Rectangle {
            left: mistake.point.0 - size,
            top: mistake.point.1 - size,
            width: 2 * size,
            height: 2 * size,
        });
    }
    let bounds = Rectangle {
        left: columns.start - left,
        top: lines.start - top,
        width: columns.end - columns.start,
        height: lines.end - lines.start,
    };
    let labels = mistakes.iter().map(|mistake| Label {
        point: mistake.point,
        width: labels::width(&mistake.text, SMALL) + 4,
        height: SMALL + 2,
        above: mistake.above,
        farthest: match mistake.mark {
            Mark::Inaccuracy => 0,
            Mark::Mistake => 1,
            Mark::Blunder => 4,
        },
    });
    let labels: Vec<Label> = labels.collect();
    let places = labels::places(&labels, bounds, &obstacles);
    for ((mistake, label), place) in mistakes.iter().zip(&labels).zip(places) {
        let Some(place) = place else { continue };
        let (colour, _) = colour(mistake.mark);
        if let Some(leader) = label.leader(place) {
            area.draw(&PathElement::new(leader, colour))?;
        }
        let ground = [
            (place.left, place.top),
            (place.left + place.width, place.top + place.height),
        ];
        area.draw(&plotters::element::Rectangle::new(
            ground,
            PAPER.mix(0.85).filled(),
        ))?;
        let style = (FONT, SMALL).into_font().color(&colour);
        area.draw_text(&mistake.text, &style, (place.left + 2, place.top + 1))?;
    }
    Ok(())
}
