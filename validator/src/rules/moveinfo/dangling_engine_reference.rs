//! MI-003: an evaluation names an engine of its game.
//!
#![doc = include_str!("dangling_engine_reference.md")]

use std::collections::{HashMap, HashSet};

use cif_types::built_in::NonNegativeInteger;
use cif_types::{Spanned, TableContent, components};

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::moveinfo::{Said, number};
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "MI-003",
    name: "dangling-engine-reference",
    title: "An evaluation names an engine that the data of the game defines",
    clause: "cif-game-info-moveinfo, attribute engine; cif-game-data, engine",
    severity: Error, fix: None, status: Stable,
    page: "dangling_engine_reference.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    let tables = game.tables().filter_map(|(_, table)| {
        let evaluates = table.content.value == TableContent::Evaluation;
        table.engine.as_ref().filter(|_| evaluates)
    });
    let inlines = game.moves.into_iter().flat_map(|moves| &moves.inlines);
    let inlines = inlines.filter_map(|inline| match inline.said {
        Said::Eval(it) => it.value.engine.as_ref(),
        _ => None,
    });
    let mut references = tables.chain(inlines).peekable();
    if references.peek().is_none() {
        return;
    }
    // An engine that the schema refused may be the one that is meant.
    if game.hides_data(|rejected, span| {
        rejected.hides(components::game_data::ENGINE, span)
            || rejected.hides(components::engine::ID, span)
    }) {
        return;
    }
    let engines: HashSet<_> = game.engines().map(|(id, _)| number(id)).collect();
    // One engine is missing, however often it is named.
    let mut missing: Vec<Missing<'_>> = Vec::new();
    let mut known = HashMap::new();
    for engine in references.filter(|it| !engines.contains(number(it))) {
        let slot = *known.entry(number(engine)).or_insert(missing.len());
        match missing.get_mut(slot) {
            Some(missing) => missing.more += 1,
            None => missing.push(Missing { engine, more: 0 }),
        }
    }
    for missing in missing {
        reports.add(missing.report());
    }
}

/// An engine that is not there.
struct Missing<'c> {
    /// The first reference to it.
    engine: &'c Spanned<NonNegativeInteger<'c>>,
    /// The number of further references.
    more: usize,
}

impl Missing<'_> {
    fn report(&self) -> Report {
        let id = self.engine.value.as_str();
        let more = match self.more {
            0 => String::new(),
            1 => ", which is named once more".to_owned(),
            more => format!(", which is named {more} times more"),
        };
        let message = format!("the data of the game has no engine with the id {id}{more}");
        let help = "define the engine in the `data` section of the game, or remove the attribute";
        Report::at(self.engine.span, message).help(help)
    }
}
