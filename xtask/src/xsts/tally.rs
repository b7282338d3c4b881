//! The outcomes of the groups: counts by set, and the differences from the suite.

use std::collections::BTreeMap;

use super::manifest::{Group, Instance};
use crate::generated::generate::{Generated, Refusal};
use crate::generated::judge::Judged;

/// The counts of one set.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Counts {
    /// Valid schemas: with code; with what is not supported; without code for
    /// another reason.
    pub(super) generated: usize,
    pub(super) unsupported: usize,
    pub(super) refused_wrongly: usize,
    /// Invalid schemas: refused as such; refused for what is not supported;
    /// accepted.
    pub(super) refused: usize,
    pub(super) refused_as_unsupported: usize,
    pub(super) accepted_wrongly: usize,
    /// Schemas of which the suite leaves it open.
    pub(super) open: usize,
    /// Instances judged as expected, and otherwise.
    pub(super) right: usize,
    pub(super) wrong: usize,
}

/// A verdict that is not the one expected.
#[derive(Clone, Debug)]
pub(super) struct Difference {
    /// The group or the instance.
    pub(super) key: String,
    pub(super) found: String,
}

/// All counts, and all differences in the order of the suite.
#[derive(Debug, Default)]
pub(super) struct Tally {
    pub(super) by_set: BTreeMap<String, Counts>,
    /// Valid schemas refused for what is not supported, by the message without
    /// its names.
    pub(super) unsupported: BTreeMap<String, usize>,
    pub(super) differences: Vec<Difference>,
}

impl Tally {
    /// Enters the outcome for the schema of a group.
    pub(super) fn schema(&mut self, group: &Group, outcome: &Generated) {
        let counts = self.by_set.entry(group.set.clone()).or_default();
        let difference = match (group.is_valid, outcome) {
            (_, Generated::Failed(how)) => {
                let counter = match group.is_valid {
                    Some(true) => &mut counts.refused_wrongly,
                    Some(false) => &mut counts.accepted_wrongly,
                    None => &mut counts.open,
                };
                *counter += 1;
                Some(format!("the generator {how}"))
            }
            (None, _) => {
                counts.open += 1;
                None
            }
            (Some(true), Generated::Code) => {
                counts.generated += 1;
                None
            }
            (Some(true), Generated::Refused(Refusal::Unsupported, message)) => {
                counts.unsupported += 1;
                *self.unsupported.entry(kind(message)).or_default() += 1;
                None
            }
            (Some(true), Generated::Refused(_, message)) => {
                counts.refused_wrongly += 1;
                Some(format!("valid, but: {message}"))
            }
            (Some(false), Generated::Refused(Refusal::Invalid, _)) => {
                counts.refused += 1;
                None
            }
            (Some(false), Generated::Refused(Refusal::Unsupported, _)) => {
                counts.refused_as_unsupported += 1;
                None
            }
            (Some(false), Generated::Refused(_, message)) => {
                counts.accepted_wrongly += 1;
                Some(format!("invalid, and not seen: {message}"))
            }
            (Some(false), Generated::Code) => {
                counts.accepted_wrongly += 1;
                Some("invalid, but accepted".to_owned())
            }
        };
        self.add(group.key(), difference);
    }

    /// Enters that the code of a group does not compile.
    pub(super) fn does_not_compile(&mut self, group: &Group, error: &str) {
        let counts = self.by_set.entry(group.set.clone()).or_default();
        counts.generated -= 1;
        counts.refused_wrongly += 1;
        self.add(group.key(), Some(format!("does not compile: {error}")));
    }

    /// Enters the verdict on an instance.
    pub(super) fn instance(&mut self, group: &Group, instance: &Instance, judged: &Judged) {
        let difference = match (instance.is_valid, judged) {
            (_, Judged::Failed(how)) => Some(format!("no verdict: {how}")),
            (Some(true), Judged::Invalid(violation)) => Some(format!("valid, but: {violation}")),
            (Some(false), Judged::Valid) => Some("invalid, but accepted".to_owned()),
            _ => None,
        };
        let counts = self.by_set.entry(group.set.clone()).or_default();
        let is_right = difference.is_none();
        counts.right += usize::from(is_right);
        counts.wrong += usize::from(!is_right);
        self.add(instance.name.clone(), difference);
    }

    fn add(&mut self, key: String, difference: Option<String>) {
        let difference = difference.map(|found| Difference { key, found });
        self.differences.extend(difference);
    }
}

/// The words of a message that tell its kind: neither its document, line and
/// component nor what it quotes.
fn kind(message: &str) -> String {
    let message = message.rsplit(": ").next().unwrap_or(message);
    let mut words = Vec::new();
    for word in message.split(' ') {
        let word = word.split("=\"").next().unwrap_or(word);
        let is_name = word.contains(['`', '/']) || word.chars().any(|c| c.is_ascii_digit());
        words.push(if is_name { "..." } else { word });
    }
    words.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_has_no_names() {
        let message = "a.xsd: line 3: a/@b: xs:schema targetNamespace=\"urn:a\" is not supported";
        assert_eq!(kind(message), "xs:schema targetNamespace is not supported");
    }
}
