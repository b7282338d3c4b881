//! AR-006: an instruction to the check can be followed.
//!
#![doc = include_str!("unknown_instruction.md")]

use crate::check_kinds::declare_rule;
use crate::context::ReaderFact;
use crate::instruction_fault::Fault;
use crate::report::Report;

declare_rule! {
    id: "AR-006",
    name: "unknown-instruction",
    title: "An instruction that leaves findings out names findings that there are",
    clause: "cif-schema, the archive as an XML document",
    severity: Warning, fix: None, status: Preview,
    page: "unknown_instruction.md",
    checks: Reader(check),
}

fn check(fact: &ReaderFact) -> Option<Report> {
    let ReaderFact::UnknownInstruction(fault) = fact else {
        return None;
    };
    Some(match fault {
        Fault::Word(word) => Report::new(
            format!("`{word}` is no instruction to a check"),
            "write `<?cif ignore ID?>`",
        ),
        Fault::Nothing => Report::new(
            "the instruction names no findings, and so leaves none out",
            "write `<?cif ignore ID?>`",
        ),
        Fault::Selector(word) => Report::new(
            format!("`{word}` names no rule and no constraint"),
            "`cif rules` lists the rules",
        ),
    })
}
