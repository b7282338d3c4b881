//! A finding as it is known again after the lines around it have moved: by its id, its message,
//! the text that it is about and the head of its game.

use std::collections::HashMap;
use std::hash::Hasher;

use cif::check::Finding;
use twox_hash::XxHash3_64;

/// The fingerprints of one file.
#[derive(Default)]
pub(crate) struct Fingerprints {
    /// The number of times that each came again.
    seen: HashMap<u64, u32>,
}

/// The fingerprints of a file that a number distinguishes when they come again. Beyond
/// that their places do.
const MOST: usize = 1 << 18;

impl Fingerprints {
    /// Returns one that no other finding of the same run has.
    pub(super) fn unique(&mut self, file: &str, finding: &Finding) -> String {
        let mut sum = begin(finding);
        add(&mut sum, file);
        let head = finding.location.game.as_ref().map_or(0, |game| game.head);
        sum.write_u64(head);
        let hash = sum.finish();
        let is_full = self.seen.len() >= MOST;
        let again = match self.seen.get_mut(&hash) {
            Some(count) => {
                *count += 1;
                u64::from(*count)
            }
            None if is_full => finding.location.offset,
            None => {
                self.seen.insert(hash, 0);
                0
            }
        };
        format!("{hash:016x}{again:08x}")
    }
}

/// Returns what a finding says as a number, wherever it stands.
pub(crate) fn of_statement(finding: &Finding) -> u64 {
    begin(finding).finish()
}

fn begin(finding: &Finding) -> XxHash3_64 {
    let mut sum = XxHash3_64::with_seed(0);
    add(&mut sum, &finding.id);
    add(&mut sum, &finding.message);
    let excerpt = finding.location.excerpt.as_ref();
    let marked = excerpt.and_then(|excerpt| excerpt.text.get(excerpt.start..excerpt.end));
    marked
        .unwrap_or_default()
        .split_whitespace()
        .for_each(|word| add(&mut sum, word));
    sum
}

/// Adds a text so that it does not run into the next one.
fn add(sum: &mut XxHash3_64, text: &str) {
    sum.write(text.as_bytes());
    sum.write(&[0]);
}
