//! Prints the tracks of a GPX file with their climbs, or what is wrong with it.

use cif_runtime::{Limits, document, source::Source};

#[allow(dead_code)]
mod gpx {
    include!(concat!(env!("OUT_DIR"), "/gpx.rs"));
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: gpx FILE.gpx")?;
    let text = std::fs::read_to_string(path)?;
    let reading = document::read::<gpx::roots::Gpx>(&text, &Limits::default());
    for violation in &reading.violations {
        let place = Source::new(&text).position(violation.span.range().start);
        println!("{}:{}: {}", place.line, place.column, violation.message);
    }
    for track in &reading.value.value.trk {
        let points = track.value.trkseg.iter().flat_map(|it| &it.value.trkpt);
        let heights = points.filter_map(|it| it.value.ele.as_ref()?.value.as_str().parse().ok());
        let heights: Vec<f64> = heights.collect();
        let climbs = heights.windows(2).map(|it| (it[1] - it[0]).max(0.0));
        let climb = climbs.fold(0.0, |sum, it| sum + it);
        println!("{}: {climb:.0} m up", track.value.name.as_ref().map_or("?", |it| &it.value));
    }
    Ok(())
}
