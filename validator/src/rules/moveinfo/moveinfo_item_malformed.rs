//! MI-002: an item is what its table says it is.
//!
#![doc = include_str!("moveinfo_item_malformed.md")]

use cif_text::tables::{Item, ItemError, ItemErrorKind, ItemGrammar, items};
use cif_types::MoveInfoTable;

use crate::check_kinds::declare_rule;
use crate::context::GameContext;
use crate::moveinfo::Said;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "MI-002",
    name: "moveinfo-item-malformed",
    title: "Each item follows the grammar of its content",
    clause: "cif-game-info-moveinfo, contents of tables",
    severity: Error, fix: Safe, status: Stable,
    page: "moveinfo_item_malformed.md",
    checks: Game(check),
}

fn check(game: &GameContext<'_>, reports: &mut Reports<'_>) {
    for (_, table) in game.tables() {
        if let Some(report) = runner(table) {
            reports.add(report);
        }
    }
    // Of the elements in the move section only a duration can be spelt in
    // more ways for the schema than in a table.
    let inlines = game.moves.into_iter().flat_map(|moves| &moves.inlines);
    for said in inlines.map(|inline| inline.said) {
        let Said::Elapsed(_) = said else { continue };
        let Some(error) = error(ItemGrammar::Count, said.text()) else {
            continue;
        };
        let digits = said.text().trim_start_matches(['+', '-']);
        let message = "the number of an `elapsed` has no sign";
        let report = Report::on(said.anchor(), message).help(error.help);
        reports.add(report.fix(PendingFix::safe().replace(said.anchor(), digits)));
    }
}

/// Returns the error of an item. The grammar knows no greatest number, so
/// that one of more than 64 bits is not wrong.
fn error(grammar: ItemGrammar, item: &str) -> Option<ItemError> {
    let error = grammar.parse(item).err()?;
    (error.kind != ItemErrorKind::TooLarge).then_some(error)
}

/// The first item of a table that is malformed, with how many more are.
fn runner(table: &MoveInfoTable<'_>) -> Option<Report> {
    let text = &table.text;
    let content = table.content.as_str();
    let grammar = ItemGrammar::for_content(content)?;
    let mut filled = items(text).filter(|item| !item.text.is_empty());
    let wrong = |item: &Item<'_>| error(grammar, item.text);
    // The schema knows the items of evaluations, clocks and timestamps, and
    // has seen that all of a table are of one of these kinds: one item tells
    // for all. Only whole numbers are, to the schema, also times.
    let first = if grammar == ItemGrammar::Count {
        let plain = |byte: u8| byte.is_ascii_digit() || b", \t\r\n".contains(&byte);
        if text.bytes().all(plain) {
            return None;
        }
        filled.find(|item| wrong(item).is_some())?
    } else {
        filled.next()?
    };
    let error = wrong(&first)?;
    let more = match filled.filter(|item| wrong(item).is_some()).count() {
        0 => String::new(),
        1 => ", nor does one more".to_owned(),
        more => format!(", nor do {more} more"),
    };
    let message = format!(
        "the item does not fit the content `{content}`{more}: {}",
        error.message
    );
    Some(Report::inside(text.span, first.range, message).help(error.help))
}
