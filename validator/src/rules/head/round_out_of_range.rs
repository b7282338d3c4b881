//! HD-003: rounds are small numbers from one on.
//!
#![doc = include_str!("round_out_of_range.md")]

use cif_types::Round;

use crate::check_kinds::declare_rule;
use crate::context::HeadContext;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "HD-003",
    name: "round-out-of-range",
    title: "Numbers of rounds and sub-rounds lie between 1 and 255",
    clause: "cif-game-info-head-characteristics, round",
    severity: Warning, fix: None, status: Stable,
    page: "round_out_of_range.md",
    checks: Head(check),
}

fn check(context: &HeadContext<'_>, reports: &mut Reports<'_>) {
    let characteristics = context.written.and_then(|it| it.characteristics.as_ref());
    let round = characteristics.and_then(|it| it.round.as_ref());
    let Some(round) = round.filter(|it| !context.rejected.touches(it.span)) else {
        return;
    };
    let Round::RoundAndSubround(number) = &round.value else {
        return;
    };
    let (main, sub) = match number.split_once('.') {
        Some((main, sub)) => (main, Some(sub)),
        None => (number.as_str(), None),
    };
    // What does not fit the type is out of range, however long.
    let fits = |digits: &str| digits.parse::<u8>().is_ok_and(|it| it > 0);
    let message = match (fits(main), sub.is_none_or(fits)) {
        (true, true) => return,
        (false, true) => "the number of the round is not within 1 to 255",
        (true, false) => "the number of the sub-round is not within 1 to 255",
        (false, false) => "neither the round nor the sub-round is within 1 to 255",
    };
    let report = Report::at(round.span, message);
    reports.add(report.help("leave an unknown round out, or give it a name in place of a number"));
}
