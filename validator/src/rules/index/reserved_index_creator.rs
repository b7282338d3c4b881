//! IX-010: predefined names are not for creators of an index.
//!
#![doc = include_str!("reserved_index_creator.md")]

use crate::check_kinds::declare_rule;
use crate::context::IndexContext;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "IX-010",
    name: "reserved-index-creator",
    title: "The creator of an index is not a predefined name",
    clause: "cif-index, attribute creator",
    severity: Warning, fix: None, status: Stable,
    page: "reserved_index_creator.md",
    checks: Index(check),
}

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
