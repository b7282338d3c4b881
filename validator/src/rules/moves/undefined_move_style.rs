//! MV-008: a style that is used is defined.
//!
#![doc = include_str!("undefined_move_style.md")]

use cif_types::EntryKind;

use crate::check_kinds::declare_rule;
use crate::context::{Reference, Resolution};
use crate::report::Report;

declare_rule! {
    id: "MV-008",
    name: "undefined-move-style",
    title: "A style is predefined, or defined in a data section",
    clause: "cif-data-movestyle, identifier",
    severity: Error, fix: None, status: Stable,
    page: "undefined_move_style.md",
    checks: Reference(check),
}

fn check(reference: &Reference) -> Option<Report> {
    let undefined =
        reference.kind == EntryKind::Style && matches!(reference.resolution, Resolution::Dangling);
    let message = "no `data` section defines a move style of this name";
    let help = "define the style in a `data` section of the archive, or use a predefined one";
    undefined.then(|| Report::new(message, help))
}
