//! Any bytes can be checked: findings lie inside the file and come in its order, and are the
//! same for any number of threads and any pieces that the bytes come in.

use std::io::{self, Read};

use cif::check::{Finding, Options, Summary, check};

pub(crate) fn run(bytes: &[u8]) {
    let (findings, summary, error) = outcome(bytes, 1);
    let end = bytes.len() as u64;
    let mut last = 0;
    for finding in &findings {
        let at = &finding.location;
        assert!(at.offset >= last, "out of order: {finding:?}");
        assert!(at.offset + at.length <= end, "outside: {finding:?}");
        assert!(at.line > 0 && at.column > 0, "{finding:?}");
        last = at.offset;
        let edits = finding.fix.iter().flat_map(|fix| &fix.edits);
        for edit in edits {
            assert!(edit.start <= edit.end && edit.end <= end, "{finding:?}");
        }
    }
    let in_pieces = outcome(Trickle { bytes, next: 1 }, 1);
    assert_eq!(in_pieces, (findings.clone(), summary, error.clone()));
    assert_eq!(outcome(bytes, 3), (findings, summary, error));
}

/// The findings, the counts, and the error that ended the check.
fn outcome(source: impl Read + Send, jobs: usize) -> (Vec<Finding>, Summary, Option<String>) {
    let options = Options {
        jobs,
        excerpts: true,
        game_identities: true,
        ..cif::check::options()
    };
    let mut findings = Vec::new();
    match check(source, &options, &mut |finding| findings.push(finding)) {
        Ok(summary) => (findings, summary, None),
        Err(error) => (findings, error.summary, Some(error.reason.to_string())),
    }
}

/// Bytes that come in pieces of 1 to 7.
struct Trickle<'b> {
    bytes: &'b [u8],
    next: usize,
}

impl Read for Trickle<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let count = self.next.min(buffer.len());
        self.next = self.next % 7 + 1;
        (&mut self.bytes).take(count as u64).read(buffer)
    }
}
