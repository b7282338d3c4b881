//! IX-010: predefined names are not for creators of an index.
//!
#![doc = include_str!("reserved_index_creator.md")]

use crate::Severity;
use crate::context::IndexContext;
use crate::report::Report;
use crate::reports::Reports;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "IX-010",
    name: "reserved-index-creator",
    title: "The creator of an index is not a predefined name",
    severity: Severity::Warning,
    clause: "cif-index, attribute creator",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("reserved_index_creator.md"),
    module: module_path!(),
    check: Check::Index(check),
};

fn check(context: &IndexContext<'_>, reports: &mut Reports<'_>) {
    let Some(creator) = &context.index.creator else {
        return;
    };
    if creator.as_str().starts_with(':') && !context.rejected.touches(creator.span) {
        let message = format!("the predefined name `{}` makes no index", creator.as_str());
        let report = Report::at(creator.span, message);
        reports.add(report.help("write the name of the application that made the index"));
    }
}
