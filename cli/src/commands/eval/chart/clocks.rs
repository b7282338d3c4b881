//! The clocks below the scores: a line for each player.

use cif::annotate::review::Reviewed;
use cif::text::legality::Side;
use plotters::prelude::*;

use super::{
    Area, Axis, BLACKS, FONT, Failed, GREY, PAPER, SMALL, WHITES, begin, place, real, whole_labels,
};
use crate::commands::eval::view::View;

/// True if there is a time to draw.
pub(super) fn are_known(view: &View) -> bool {
    view.review.plies.iter().any(|ply| time_of(ply).is_some())
}

/// Returns the time to draw, in seconds: the time left, else the time used.
fn time_of(ply: &Reviewed) -> Option<f64> {
    let left = ply.clock.map(|time| time.milliseconds);
    left.or(ply.spent).map(|time| real(time) / 1000.0)
}

pub(super) fn draw(view: &View, area: &Area<'_>) -> Result<(), Failed> {
    let times = |side: Side| {
        let plies = view.review.plies.iter().enumerate();
        let own = plies.filter(move |(_, ply)| ply.side == side);
        own.filter_map(|(number, ply)| Some((place(view, number + 1), time_of(ply)?)))
            .collect::<Vec<_>>()
    };
    let (white, black) = (times(Side::White), times(Side::Black));
    let all = white.iter().chain(&black).map(|(_, time)| *time);
    let longest = all.fold(0.0, f64::max);
    let (unit, name) = match longest {
        _ if longest >= 7200.0 => (3600.0, "hours"),
        _ if longest >= 120.0 => (60.0, "minutes"),
        _ => (1.0, "seconds"),
    };
    let is_left = view.review.plies.iter().any(|ply| ply.clock.is_some());
    // Clocks that run down leave room for the legend below; above times for moves it is made.
    let (room, corner) = if is_left {
        (1.05, SeriesLabelPosition::LowerLeft)
    } else {
        (1.5, SeriesLabelPosition::UpperRight)
    };
    let top = (longest / unit * room).max(1.0);
    let axis = Axis {
        name: &format!("{name} {}", if is_left { "left" } else { "used" }),
        top,
        labels: whole_labels(top, 5),
        write: &|time| format!("{time:.0}"),
    };
    let mut chart = begin(view, area, &axis, 0)?;
    for (times, colour, side) in [(white, WHITES, "White"), (black, BLACKS, "Black")] {
        let line = times.into_iter().map(|(at, time)| (at, time / unit));
        let series = LineSeries::new(line, colour.stroke_width(2));
        chart
            .draw_series(series)?
            .label(side)
            .legend(move |(x, y)| PathElement::new([(x, y), (x + 18, y)], colour.stroke_width(2)));
    }
    chart
        .configure_series_labels()
        .position(corner)
        .background_style(PAPER.mix(0.8))
        .label_font((FONT, SMALL).into_font().color(&GREY))
        .draw()
}
