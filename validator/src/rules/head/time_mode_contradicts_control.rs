//! HD-002: the time mode is that of the time control.
//!
#![doc = include_str!("time_mode_contradicts_control.md")]

use cif_types::{TimeMode, components};

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::context::HeadContext;
use crate::head::{Member, Part};
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "HD-002",
    name: "time-mode-contradicts-control",
    title: "The time mode is that of the time control",
    clause: "cif-game-info-head-time, mode and control",
    severity: Warning, fix: Unsafe, status: Stable,
    page: "time_mode_contradicts_control.md",
    checks: Head(check),
}

/// The bounds in seconds, each the first that is too long.
const BULLET: u32 = 3 * 60;
const BLITZ: u32 = 15 * 60;
const RAPID: u32 = 60 * 60;
const DAY: u32 = 24 * 60 * 60;

fn check(context: &HeadContext<'_>, reports: &mut Reports<'_>) {
    let rejected = context.rejected;
    let Some(time) = context.written.and_then(|head| head.time.as_ref()) else {
        return;
    };
    let hides = |component| rejected.hides(component, time.span);
    if hides(components::time_info::MODE) || hides(components::time_info::CONTROL) {
        return;
    }
    if context.entry_hidden {
        return;
    }
    // What the index entry gives counts, whatever the game says.
    let is_inherited = |name| {
        let member = Member::named(Part::Time, 0, name);
        let entry = context.entry.zip(member);
        entry.is_some_and(|(entry, member)| entry.head.set.contains(member))
    };
    let own = context.head.facts;
    let inherited = context.entry.map(|entry| entry.head.facts);
    let inherited = inherited.unwrap_or_default();
    let own_control = time.control.as_ref().filter(|_| !is_inherited("control"));
    let own_mode = time.mode.as_ref().filter(|_| !is_inherited("mode"));
    let seconds = match own_control {
        Some(_) => own.seconds,
        None => inherited.seconds,
    };
    let mode = match own_mode {
        Some(_) => own.mode,
        None => inherited.mode,
    };
    let (Some(mode), Some(seconds)) = (mode, seconds) else {
        return;
    };
    if fits(mode, seconds) {
        return;
    }
    let name = mode.as_str();
    let gives = duration(seconds);
    let message = format!("the time mode is `{name}`, and the time control gives a player {gives}");
    let own_mode = own_mode.map(|it| it.span);
    let Some(span) = own_mode.or(own_control.map(|it| it.span)) else {
        return;
    };
    let mut report = Report::at(span, message).help(meaning(mode));
    report = match (own_mode, own_control, context.entry) {
        (Some(_), Some(control), _) => report.here(Anchor::Span(control.span), "the time control"),
        (Some(_), None, Some(entry)) => report.before(
            entry.location,
            "the index entry that gives the time control",
        ),
        (None, _, Some(entry)) => {
            report.before(entry.location, "the index entry that gives the time mode")
        }
        (_, _, None) => report,
    };
    if let Some(mode) = own_mode {
        let right = format!("<mode>{}</mode>", of(seconds).as_str());
        report = report.fix(PendingFix::risky().rewrite(Anchor::Span(mode), right));
    }
    reports.add(report);
}

/// Returns whether a player of this mode can have so much time.
fn fits(mode: TimeMode, seconds: u32) -> bool {
    match mode {
        TimeMode::Bullet => seconds < BULLET,
        // Games of a few minutes are blitz as well, if slower than bullet.
        TimeMode::Blitz => seconds < BLITZ,
        TimeMode::Rapid => (BLITZ..RAPID).contains(&seconds),
        TimeMode::Normal => seconds >= RAPID,
        TimeMode::Correspondence => seconds >= DAY,
    }
}

/// The mode of a game with so much time.
fn of(seconds: u32) -> TimeMode {
    let faster = [TimeMode::Bullet, TimeMode::Blitz, TimeMode::Rapid];
    let mode = faster.into_iter().find(|mode| fits(*mode, seconds));
    mode.unwrap_or(TimeMode::Normal)
}

fn meaning(mode: TimeMode) -> &'static str {
    match mode {
        TimeMode::Bullet => "a bullet game takes a player less than three minutes",
        TimeMode::Blitz => "a blitz game takes a player less than fifteen minutes",
        TimeMode::Rapid => "a rapid game takes a player from fifteen minutes to less than an hour",
        TimeMode::Normal => "a normal game takes a player an hour or more",
        TimeMode::Correspondence => "a game of correspondence takes days for each move",
    }
}

/// A length of time in words.
fn duration(seconds: u32) -> String {
    match (seconds / 60, seconds % 60) {
        (..2, _) => format!("{seconds} seconds"),
        (minutes, 0) => format!("{minutes} minutes"),
        (minutes, _) => format!("a little over {minutes} minutes"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_time_has_a_mode_that_fits_it() {
        for seconds in [0, 59, 60, 179, 180, 899, 900, 3599, 3600, DAY, u32::MAX] {
            assert!(fits(of(seconds), seconds), "{seconds}");
        }
    }

    #[test]
    fn bounds_belong_to_the_slower_mode() {
        assert!(!fits(TimeMode::Bullet, 180) && fits(TimeMode::Blitz, 60));
        assert!(!fits(TimeMode::Blitz, 900) && fits(TimeMode::Rapid, 900));
        assert!(!fits(TimeMode::Rapid, 899) && !fits(TimeMode::Rapid, 3600));
        assert!(!fits(TimeMode::Normal, 3599) && !fits(TimeMode::Correspondence, DAY - 1));
    }
}
