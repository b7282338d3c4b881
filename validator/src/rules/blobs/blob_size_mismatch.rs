//! BL-001: data has the size that it says.
//!
#![doc = include_str!("blob_size_mismatch.md")]

use cif_text::blob::BlobError;

use crate::anchor::Anchor;
use crate::check_kinds::declare_rule;
use crate::contents::Contents;
use crate::pending_fix::PendingFix;
use crate::report::Report;
use crate::reports::Reports;

declare_rule! {
    id: "BL-001",
    name: "blob-size-mismatch",
    title: "`size` is the length of the data, decoded and inflated",
    clause: "cif--blob, attribute size",
    severity: Error, fix: Unsafe, status: Stable,
    page: "blob_size_mismatch.md",
    checks: Contents(check),
}

fn check(contents: &Contents<'_>, reports: &mut Reports<'_>) {
    for data in &contents.blobs {
        let size = &data.blob.size;
        // A size beyond this is not that of any data that can be here.
        let stated: u64 = size.to_u64().unwrap_or(u64::MAX);
        let report = match data.raw_length() {
            Ok(length) if *length != stated => {
                let bytes = if *length == 1 { "byte" } else { "bytes" };
                let message = format!("`size` is {stated}, and the data has {length} {bytes}");
                let report = Report::at(size.span, message);
                if *length == 0 {
                    report.help("remove the `blob`: nothing is in it")
                } else {
                    let right = length.to_string();
                    report
                        .help(format!("write size=\"{right}\""))
                        .fix(PendingFix::risky().replace(Anchor::Span(size.span), &right))
                }
            }
            Err(BlobError::TooLong { limit }) if stated <= *limit => {
                let message = format!("`size` is {stated}, and the data has over {limit} bytes");
                Report::at(size.span, message)
                    .help("keep data of this size beside the archive, as a resource")
            }
            _ => continue,
        };
        reports.add(report);
    }
}
