//! The differences that have a reason: lines of a group or an instance, blanks, and
//! the reason.

use std::collections::{BTreeMap, BTreeSet};

const LIST: &str = include_str!("../../data/xsts-reasons.txt");

/// The known reasons, and which of them were asked for.
#[derive(Debug)]
pub(super) struct Reasons {
    by_key: BTreeMap<&'static str, &'static str>,
    used: BTreeSet<&'static str>,
}

impl Reasons {
    /// The list of this project.
    pub(super) fn known() -> Self {
        Self::parse(LIST)
    }

    fn parse(list: &'static str) -> Self {
        let lines = list.lines().map(str::trim);
        let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
        let entries = lines.filter_map(|line| line.split_once(char::is_whitespace));
        Self {
            by_key: entries.map(|(key, why)| (key, why.trim())).collect(),
            used: BTreeSet::new(),
        }
    }

    /// The reason of a difference.
    pub(super) fn of(&mut self, key: &str) -> Option<&'static str> {
        let (key, reason) = self.by_key.get_key_value(key)?;
        self.used.insert(key);
        Some(reason)
    }

    /// Those among the judged whose reason nothing asked for: there is no difference
    /// any more.
    pub(super) fn stale<'r>(
        &'r self,
        judged: &'r BTreeSet<String>,
    ) -> impl Iterator<Item = &'static str> + 'r {
        let unused = self.by_key.keys().filter(|it| !self.used.contains(*it));
        unused.copied().filter(|it| judged.contains(*it))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reason_that_explains_nothing_is_stale() {
        let mut reasons = Reasons::parse("# A remark.\n\na/b  first reason\nc.xml\tsecond\n");
        assert_eq!(reasons.of("a/b"), Some("first reason"));
        assert_eq!(reasons.of("a"), None);
        let judged = ["a/b", "c.xml"].map(str::to_owned).into();
        assert_eq!(reasons.stale(&judged).collect::<Vec<_>>(), ["c.xml"]);
        assert_eq!(reasons.stale(&BTreeSet::new()).count(), 0);
    }
}
