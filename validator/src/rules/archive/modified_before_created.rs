//! AR-003: an archive is changed after it was made.
//!
#![doc = include_str!("modified_before_created.md")]

use cif_text::date::Date;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::InfoContext;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "AR-003",
    name: "modified-before-created",
    title: "`modified` is not before `created`",
    clause: "cif-info, created and modified",
    severity: Warning, fix: None, status: Stable,
    page: "modified_before_created.md",
    checks: Info(check),
}

fn check(context: &InfoContext<'_>, reports: &mut Reports<'_>) {
    let created = &context.info.created;
    let Some(modified) = &context.info.modified else {
        return;
    };
    if context.rejected.touches(created.span) || context.rejected.touches(modified.span) {
        return;
    }
    let moments = Moment::of(modified).zip(Moment::of(created));
    if moments.is_some_and(|(modified, created)| modified.certainly_before(&created)) {
        let message = format!("modified {}, before it was created", modified.as_str());
        let report = Report::at(modified.span, message)
            .help("correct the clock that wrote it, and the time")
            .here(Anchor::Span(created.span), "when it was created");
        reports.add(report);
    }
}

/// A time stamp, as far as it says something.
struct Moment<'t> {
    day: Date,
    /// Hours, minutes and perhaps seconds.
    clock: Option<&'t str>,
    is_utc: bool,
}

impl<'t> Moment<'t> {
    /// Reads a time stamp; nothing where there is no such day.
    fn of(stamp: &'t str) -> Option<Self> {
        let (day, clock) = match stamp.split_once('T') {
            Some((day, clock)) => (day, Some(clock)),
            None => (stamp, None),
        };
        Some(Self {
            day: day.parse().ok()?,
            clock: clock.map(|clock| clock.trim_end_matches('Z')),
            is_utc: stamp.ends_with('Z'),
        })
    }

    /// Returns whether it is before another wherever the two were written.
    fn certainly_before(&self, other: &Self) -> bool {
        if self.is_utc != other.is_utc {
            // Somewhere it is still yesterday.
            return self.day.last_day() + 1 < other.day.first_day();
        }
        if self.day == other.day
            && let (Some(clock), Some(other)) = (self.clock, other.clock)
        {
            let both = clock.len().min(other.len());
            return clock.get(..both) < other.get(..both);
        }
        self.day.certainly_before(other.day)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn before(one: &str, other: &str) -> bool {
        let moment = |stamp| Moment::of(stamp).unwrap();
        moment(one).certainly_before(&moment(other))
    }

    #[test]
    fn moments_are_compared_as_far_as_they_say() {
        assert!(before("2014-12-20", "2014-12-21"));
        assert!(before("2014-12-20", "2014-12-21T00:00"));
        assert!(!before("2014-12-21", "2014-12-21T12:00"));
        assert!(before("2014-12-21T11:59", "2014-12-21T12:00:00"));
        assert!(!before("2014-12-21T12:00", "2014-12-21T12:00:30"));
        assert!(!before("2014-12-21T12:00Z", "2014-12-21T12:00Z"));
        assert!(!before("2014-12-20T01:00Z", "2014-12-21T01:00"));
        assert!(before("2014-12-19T01:00Z", "2014-12-21T01:00"));
        assert!(Moment::of("2014-02-30").is_none());
    }
}
