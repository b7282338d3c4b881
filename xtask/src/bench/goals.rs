//! The goals of speed and memory: each against what was measured.

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

/// The figures of one program, as far as goals ask.
#[derive(Clone, Copy, Debug)]
pub(super) struct Figures {
    /// MB a second.
    pub(super) speed: f64,
    /// Seconds.
    pub(super) wall: f64,
    /// Peak of memory, in MB.
    pub(super) peak: f64,
    /// The document, in MB.
    pub(super) size: f64,
}

/// A goal with what was measured, in words.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Verdict {
    pub(super) name: &'static str,
    pub(super) goal: String,
    pub(super) measured: String,
    pub(super) met: bool,
}

/// Every goal that can be judged.
pub(super) fn judge(figures: impl Fn(&str) -> Option<Figures>) -> Vec<Verdict> {
    let verdict = |&(name, asks): &(&'static str, Asks)| {
        let ours = figures(name)?;
        let (goal, measured, met) = match asks {
            Asks::Speed(times, other) => {
                let ratio = ours.speed / figures(other)?.speed;
                (
                    format!("at least {times} times the speed of `{other}`"),
                    format!("{ratio:.2} times"),
                    ratio >= times,
                )
            }
            Asks::Time(times, other) => {
                let ratio = figures(other)?.speed / ours.speed;
                (
                    format!("at most {times} times the time of `{other}`"),
                    format!("{ratio:.2} times"),
                    ratio <= times,
                )
            }
            Asks::Rate(rate) => (
                format!("at least {rate} MB/s"),
                format!("{:.0} MB/s", ours.speed),
                ours.speed >= rate,
            ),
            Asks::Milliseconds(most) => (
                format!("at most {most} ms"),
                format!("{:.1} ms", ours.wall * 1e3),
                ours.wall * 1e3 <= most,
            ),
            Asks::Memory(most) => (
                format!("at most {most} MB of memory"),
                format!("{:.1} MB", ours.peak),
                ours.peak <= most,
            ),
            Asks::MemoryRatio(most) => {
                let ratio = ours.peak / ours.size;
                (
                    format!("at most {most} times the document in memory"),
                    format!("{ratio:.2} times"),
                    ratio <= most,
                )
            }
        };
        Some(Verdict {
            name,
            goal,
            measured,
            met,
        })
    };
    GOALS.iter().filter_map(verdict).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn goals_are_judged_where_both_were_measured() {
        let figures = |name: &str| {
            let speed = match name {
                CIF_SCHEMA => 400.0,
                XMLLINT => 100.0,
                SCAN => 1200.0,
                _ => return None,
            };
            Some(Figures {
                speed,
                wall: 0.5,
                peak: 12.0,
                size: 100.0,
            })
        };
        let verdicts = judge(figures);
        let met: Vec<_> = verdicts.iter().map(|it| it.met).collect();
        assert_eq!(met, [true, false, false], "{verdicts:#?}");
        assert_eq!(verdicts[0].measured, "4.00 times");
        assert_eq!(verdicts[1].measured, "3.00 times");
        assert_eq!(verdicts[2].measured, "12.0 MB");
    }
}
