//! Checks an archive with a rule of one's own: `own_rule ARCHIVE`.

use cif::check::{self, CustomRule, ItemContext, Report, Reports, Rule, Severity};
use cif::model::CifItem;

#[derive(Debug)]
struct Annotated;

impl CustomRule for Annotated {
    fn rule(&self) -> &Rule {
        static RULE: Rule = Rule::new(
            "CLUB-001",
            "annotator-missing",
            Severity::Warning,
            "A game names its annotator",
        );
        &RULE
    }

    fn check(&self, item: &ItemContext<'_>, reports: &mut Reports<'_>) {
        let CifItem::Game(game) = item.item() else {
            return;
        };
        let mut extraneous = item.head().into_iter().flat_map(|head| &head.extraneous);
        if !extraneous.any(|it| it.annotator.is_some()) {
            reports.add(Report::at_tag(game.span, "the annotator is not named"));
        }
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let path = std::env::args().nth(1).ok_or("usage: own_rule ARCHIVE")?;
    let mut options = check::options();
    options.custom_rules = check::CustomRules::new(&[&Annotated])?;
    let club = options.selector("CLUB")?;
    options.selection = options.selection.select(club);
    let file = std::fs::File::open(path)?;
    check::check(file, &options, &mut |it| println!("{it}"))?;
    Ok(())
}
