//! The goals of speed and memory: each against what was measured.

use super::driver::{Row, mega};
use super::peers::{
    CIF_RULES, CIF_RULES_ALL, CIF_SCHEMA, CIF_TABLE, ITEMS, JDK, JSON, ROXMLTREE, SCAN, TYPED,
    WRITER, XERCES, XMLLINT, XSD_PARSER, XSD_SCHEMA, XSDATA,
};

/// The demand of a goal on a measurement.
#[derive(Clone, Copy, Debug)]
enum Asks {
    /// At least so many times the speed of another.
    Speed(f64, &'static str),
    /// At most so many times the time of another.
    Time(f64, &'static str),
    /// At least so many MB a second.
    Rate(f64),
    /// At most so many milliseconds.
    Milliseconds(f64),
    /// At most so many MB of memory.
    Memory(f64),
    /// At most so many bytes of memory for a byte of the document.
    MemoryRatio(f64),
}

const GOALS: &[(&str, Asks)] = &[
    (CIF_SCHEMA, Asks::Speed(4.0, XMLLINT)),
    (CIF_SCHEMA, Asks::Speed(3.5, XSD_SCHEMA)),
    (CIF_SCHEMA, Asks::Speed(9.0, XERCES)),
    (CIF_SCHEMA, Asks::Speed(13.0, JDK)),
    (CIF_SCHEMA, Asks::Time(2.5, SCAN)),
    (CIF_SCHEMA, Asks::Memory(10.0)),
    (CIF_RULES, Asks::Speed(2.3, XMLLINT)),
    (CIF_RULES, Asks::Time(4.5, SCAN)),
    (CIF_RULES, Asks::Memory(10.0)),
    (CIF_RULES_ALL, Asks::Speed(1.8, CIF_RULES)),
    (TYPED, Asks::Speed(5.5, XSD_PARSER)),
    (TYPED, Asks::Speed(20.0, XSDATA)),
    (TYPED, Asks::Time(1.3, ROXMLTREE)),
    (TYPED, Asks::MemoryRatio(2.5)),
    (ITEMS, Asks::Memory(20.0)),
    (CIF_TABLE, Asks::Milliseconds(20.0)),
    (WRITER, Asks::Rate(400.0)),
    (JSON, Asks::Rate(150.0)),
];

/// Judges every goal that can be judged: the measurement, the goal, the figure,
/// and whether the goal is met, in words.
pub(super) fn judge(rows: &[Row]) -> Vec<Vec<String>> {
    let row = |name| rows.iter().find(|row| row.name == name);
    let verdict = |&(name, asks): &(&'static str, Asks)| {
        let ours = row(name)?;
        let (goal, measured, met) = match asks {
            Asks::Speed(least, other) => {
                let ratio = ours.speed() / row(other)?.speed();
                let goal = format!("at least {least} times the speed of `{other}`");
                (goal, format!("{ratio:.2} times"), ratio >= least)
            }
            Asks::Time(most, other) => {
                let ratio = row(other)?.speed() / ours.speed();
                let goal = format!("at most {most} times the time of `{other}`");
                (goal, format!("{ratio:.2} times"), ratio <= most)
            }
            Asks::Rate(least) => {
                let (goal, speed) = (format!("at least {least} MB/s"), ours.speed());
                (goal, format!("{speed:.0} MB/s"), speed >= least)
            }
            Asks::Milliseconds(most) => {
                let (goal, time) = (format!("at most {most} ms"), ours.wall() * 1e3);
                (goal, format!("{time:.1} ms"), time <= most)
            }
            Asks::Memory(most) => {
                let (goal, peak) = (format!("at most {most} MB of memory"), ours.peak());
                (goal, format!("{peak:.1} MB"), peak <= most)
            }
            Asks::MemoryRatio(most) => {
                let ratio = ours.peak() / mega(ours.input);
                let goal = format!("at most {most} times the document in memory");
                (goal, format!("{ratio:.2} times"), ratio <= most)
            }
        };
        let met = if met { "met" } else { "**not met**" };
        Some(vec![format!("`{name}`"), goal, measured, met.to_owned()])
    };
    GOALS.iter().filter_map(verdict).collect()
}
