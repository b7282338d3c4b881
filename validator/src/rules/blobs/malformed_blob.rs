//! BL-002: data can be decoded and inflated.
//!
#![doc = include_str!("malformed_blob.md")]

use cif_text::blob::BlobError;

use crate::check_kinds::declare_rule;
use crate::contents::Contents;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "BL-002",
    name: "malformed-blob",
    title: "The text of a `blob` decodes, and inflates where it is compressed",
    clause: "cif--blob, content and attribute compression",
    severity: Error, fix: None, status: Stable,
    page: "malformed_blob.md",
    checks: Contents(check),
}

fn check(contents: &Contents<'_>, reports: &mut Reports<'_>) {
    for data in &contents.blobs {
        let fault = match data.raw_length() {
            // How long it is, is another matter.
            Ok(_) | Err(BlobError::TooLong { .. }) => continue,
            Err(fault) => fault,
        };
        let report = match fault.range() {
            Some(range) => Report::inside(data.blob.text.span, range, fault.to_string()),
            None => Report::at_tag(data.blob.span, fault.to_string()),
        };
        reports.add(report.help(fault.help()));
    }
}
