//! Goals of speed and memory, each as the sentence that the page has: `at least 4 times the
//! speed of X`, `at most 20 ms`; of several others the fastest counts.

use super::measure::{Row, mega};

/// Judges a goal if it can be judged: the measurement, the goal, the figure, and
/// whether the goal is met, in words.
pub(super) fn judge(rows: &[&Row], name: &str, goal: &str) -> Option<Vec<String>> {
    let row = |name: &str| rows.iter().find(|row| row.name == name);
    let ours = row(name)?;
    let (sign, rest) = match goal.strip_prefix("at least ") {
        Some(rest) => (1.0, rest),
        None => (-1.0, goal.strip_prefix("at most ")?),
    };
    let (bound, asked) = rest.split_once(' ')?;
    let bound: f64 = bound.parse().ok()?;
    let others = goal.split('`').skip(1).step_by(2).filter_map(row);
    let best = |rate: fn(&Row) -> f64| others.map(|it| rate(it)).reduce(f64::max);
    let measured = match asked.split(" of ").next()? {
        "times the speed" => ours.speed() / best(Row::speed)?,
        "times the time" => best(Row::speed)? / ours.speed(),
        "times the games a second" => ours.games() / best(Row::games)?,
        "times the plies a second" => ours.plies(ours.wall()) / best(|it| it.plies(it.wall()))?,
        "times the document in memory" => ours.peak() / mega(ours.input.bytes),
        "M plies a CPU second" => ours.plies(ours.cpu()),
        "MB/s" => ours.speed(),
        "ms" => ours.wall() * 1e3,
        "MB" => ours.peak(),
        _ => return None,
    };
    let is_met = sign * measured >= sign * bound;
    let unit = ["times", "M plies", "MB/s", "ms", "MB"];
    let unit = unit.iter().find(|it| asked.starts_with(**it))?;
    let met = if is_met { "met" } else { "**not met**" };
    let digits = if measured < 10.0 { 2 } else { 1 };
    Some(vec![
        format!("`{name}`"),
        goal.to_owned(),
        format!("{measured:.digits$} {unit}"),
        met.to_owned(),
    ])
}
