//! The page: what each generator makes of each feature.

use super::{Feature, Outcome};
use crate::bench::page::table;

type Column = (String, Vec<Outcome>);

/// Writes it.
pub(super) fn page(features: &[Feature], columns: &[Column]) -> String {
    let (summary, by_feature) = (summary(features, columns), by_feature(features, columns));
    format!(
        "<!-- Made by `cargo xtask generators --write docs/generators.md`. -->\n\n\
         # Generators side by side\n\n\
         The schemas and documents are those of `codegen/tests/features`: each folder has a\n\
         schema, documents that are valid by it and some that are not, as xmllint and the JDK\n\
         judge them. Each generator makes its code of each schema, with the strictest settings\n\
         that it has, and the code reads each document; no validator runs beside it.\n\
         \n{summary}\n\
         Lines are compared over the schemas that both take, formatted as each language has it.\n\
         The invalid documents that `cif-codegen` reads, of `xsi-type-refused`, are refused by a setting alone.\n\n\
         ## By feature\n\n\
         A cell says how many valid documents are read, of how many, and how many invalid ones\n\
         are refused; a dash, that there is no code, or none that compiles.\n\
         \n{by_feature}"
    )
}

fn by_feature(features: &[Feature], columns: &[Column]) -> String {
    let names = columns.iter().map(|(name, _)| &**name);
    let heads: Vec<_> = std::iter::once("feature").chain(names).collect();
    let rows = features.iter().enumerate().map(|(at, feature)| {
        let cell = |(_, outcomes): &Column| match &outcomes[at] {
            outcome @ Outcome::Code(..) => {
                let [valid, invalid] = [true, false].map(|valid| feature.right(outcome, valid));
                format!("{}/{} {}/{}", valid.0, valid.1, invalid.0, invalid.1)
            }
            Outcome::Nothing => "–".to_owned(),
        };
        let cells = columns.iter().map(cell);
        std::iter::once(feature.name.clone()).chain(cells).collect()
    });
    table(&heads, rows)
}

fn summary(features: &[Feature], columns: &[Column]) -> String {
    let heads = [
        "generator",
        "schemas:",
        "valid documents read:",
        "invalid documents refused:",
        "lines of code to ours:",
    ];
    let row = |(name, outcomes): &Column| {
        let mut row = vec![name.clone()];
        let is_code = |it: &&Outcome| matches!(it, Outcome::Code(..));
        let taken = outcomes.iter().filter(is_code).count();
        row.push(format!("{taken} of {}", features.len()));
        for valid in [true, false] {
            let pairs = features.iter().zip(outcomes);
            let counts = pairs.map(|(feature, outcome)| feature.right(outcome, valid));
            let (right, all) = counts.fold((0, 0), |sum, it| (sum.0 + it.0, sum.1 + it.1));
            row.push(format!("{right} of {all}"));
        }
        row.push(format!("{:.1}", length(outcomes, &columns[0].1)));
        row
    };
    table(&heads, columns.iter().map(row))
}

/// The lines of code for each line of ours, over the schemas that both take.
#[allow(clippy::cast_precision_loss, reason = "few lines")]
fn length(outcomes: &[Outcome], ours: &[Outcome]) -> f64 {
    let mut sums = (0, 0);
    for pair in outcomes.iter().zip(ours) {
        if let (Outcome::Code(theirs, _), Outcome::Code(ours, _)) = pair {
            sums = (sums.0 + theirs, sums.1 + ours);
        }
    }
    sums.0 as f64 / (sums.1.max(1) as f64)
}
