//! Reads a timetable: prints its trains, or what is wrong with it.

use cif_runtime::source::Source;
use cif_runtime::{Limits, document};

#[allow(dead_code)]
mod timetable {
    include!(concat!(env!("OUT_DIR"), "/timetable.rs"));
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: own-schema TIMETABLE.xml")?;
    let text = std::fs::read_to_string(path)?;
    let reading = document::read::<timetable::roots::Timetable>(&text, &Limits::default());
    let source = Source::new(&text);
    for violation in &reading.violations {
        let place = source.position(violation.span.range().start);
        println!("{}:{}: {}", place.line, place.column, violation.message);
    }
    if reading.violations.is_empty() {
        for train in &reading.value.value.train {
            println!("{} to {} at {}", train.number.value, train.to.value, train.departs.value);
        }
    }
    Ok(())
}
