//! MV-008: a style that is used is defined.
//!
#![doc = include_str!("undefined_move_style.md")]

use cif_types::EntryKind;

use crate::Severity;
use crate::context::{Reference, Resolution};
use crate::report::Report;
use crate::rule::{Check, FixKind, Rule, Status};

/// The declaration.
pub const RULE: Rule = Rule {
    id: "MV-008",
    name: "undefined-move-style",
    title: "A style is predefined, or defined in a data section",
    severity: Severity::Error,
    clause: "cif-data-movestyle, identifier",
    status: Status::Stable,
    fix: FixKind::None,
    page: include_str!("undefined_move_style.md"),
    module: module_path!(),
    check: Check::Reference(check),
};

fn check(reference: &Reference) -> Option<Report> {
    let undefined =
        reference.kind == EntryKind::Style && matches!(reference.resolution, Resolution::Dangling);
    let message = "no `data` section defines a move style of this name";
    let help = "define the style in a `data` section of the archive, or use a predefined one";
    undefined.then(|| Report::new(message, help))
}
