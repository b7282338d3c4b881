//! Reads the timetable given as argument, says what is wrong with it and where,
//! and writes it back in canonical form.

use std::process::ExitCode;

use cif_runtime::source::Source;
use cif_runtime::{Limits, document, writer};

// A program uses only a part of what is generated, and lints of style are for
// what people write.
#[allow(dead_code, unreachable_pub, clippy::all, clippy::pedantic)]
mod timetable {
    include!(concat!(env!("OUT_DIR"), "/timetable.rs"));
}

use timetable::roots;

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let (Some(path), None) = (arguments.next(), arguments.next()) else {
        eprintln!("usage: timetable-example TIMETABLE.xml");
        return ExitCode::from(2);
    };
    match run(&path) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("{path}: {error}");
            ExitCode::from(2)
        }
    }
}

/// Returns true if the timetable is valid.
fn run(path: &str) -> Result<bool, Box<dyn std::error::Error>> {
    let text = std::fs::read_to_string(path)?;
    let reading = document::read::<roots::Timetable>(&text, &Limits::default());
    let source = Source::new(&text);
    for violation in &reading.violations {
        let place = source.position(violation.span.range().start);
        let (line, column) = (place.line, place.column);
        eprintln!("{line}:{column}: {}: {}", violation.id, violation.message);
    }
    let is_valid = reading.violations.is_empty();
    if is_valid {
        let timetable = reading.value.value;
        for line in &timetable.line {
            let (vehicle, number) = (line.vehicle(), line.number.value);
            eprintln!("{vehicle} {number}, trips: {}", line.trip.len());
        }
        print!("{}", writer::write::<roots::Timetable>(&timetable)?);
    }
    Ok(is_valid)
}
