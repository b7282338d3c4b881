//! The report: a table of counts by set, what is not supported, and each
//! difference with its reason.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use super::reasons::Reasons;
use super::tally::{Counts, Tally};

/// The report as text, and the number of differences without a reason and of
/// reasons without a difference.
pub(super) fn report(tally: &Tally, judged: &BTreeSet<String>) -> (String, usize) {
    let mut text = table(tally);
    let mut kinds: Vec<_> = tally.unsupported.iter().collect();
    kinds.sort_by(|a, b| b.1.cmp(a.1).then(a.0.cmp(b.0)));
    if !kinds.is_empty() {
        text.push_str("\nvalid schemas with what is not supported:\n");
    }
    for (kind, count) in kinds {
        let _ = writeln!(text, "{count:6}  {kind}");
    }
    let mut reasons = Reasons::known();
    let (mut explained, mut unexplained) = (String::new(), String::new());
    let mut faults = 0;
    for it in &tally.differences {
        if let Some(reason) = reasons.of(&it.key) {
            let _ = writeln!(explained, "  {}: {} [{reason}]", it.key, it.found);
        } else {
            let _ = writeln!(unexplained, "  {}: {}", it.key, it.found);
            faults += 1;
        }
    }
    for key in reasons.stale(judged) {
        let _ = writeln!(unexplained, "  {key}: as expected, but has a reason");
        faults += 1;
    }
    for (title, list) in [
        ("differences with a reason", explained),
        ("differences without a reason", unexplained),
    ] {
        if !list.is_empty() {
            let _ = write!(text, "\n{title} ({}):\n{list}", list.lines().count());
        }
    }
    (text, faults)
}

/// The columns of the table.
type Column = (&'static str, fn(&Counts) -> usize);

const COLUMNS: [Column; 9] = [
    ("generated", |it| it.generated),
    ("unsupported", |it| it.unsupported),
    ("refused", |it| it.refused_wrongly),
    ("refused", |it| it.refused),
    ("unsupported", |it| it.refused_as_unsupported),
    ("accepted", |it| it.accepted_wrongly),
    ("open", |it| it.open),
    ("right", |it| it.right),
    ("wrong", |it| it.wrong),
];

fn table(tally: &Tally) -> String {
    let mut text = String::new();
    let _ = writeln!(
        text,
        "{:<24}{:>33}{:>33}{:>11}{:>22}",
        "", "valid schemas", "invalid schemas", "", "instances"
    );
    let _ = write!(text, "{:<24}", "set");
    for (title, _) in COLUMNS {
        let _ = write!(text, "{title:>11}");
    }
    text.push('\n');
    let all = tally.by_set.values().copied().fold(Counts::default(), sum);
    let sets = tally
        .by_set
        .iter()
        .map(|(set, counts)| (set.as_str(), counts));
    for (set, counts) in sets.chain([("all", &all)]) {
        let _ = write!(text, "{set:<24}");
        for (_, count) in COLUMNS {
            let _ = write!(text, "{:>11}", count(counts));
        }
        text.push('\n');
    }
    text
}

fn sum(a: Counts, b: Counts) -> Counts {
    Counts {
        generated: a.generated + b.generated,
        unsupported: a.unsupported + b.unsupported,
        refused_wrongly: a.refused_wrongly + b.refused_wrongly,
        refused: a.refused + b.refused,
        refused_as_unsupported: a.refused_as_unsupported + b.refused_as_unsupported,
        accepted_wrongly: a.accepted_wrongly + b.accepted_wrongly,
        open: a.open + b.open,
        right: a.right + b.right,
        wrong: a.wrong + b.wrong,
    }
}
