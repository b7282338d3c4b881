//! Wildcards: elements and attributes of any name in some namespaces (XML Schema
//! Part 1, 3.10). Namespaces are texts, and no namespace is the empty one.

use std::collections::BTreeSet;

use crate::lines::Line;

/// `xs:any` or `xs:anyAttribute`.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Wildcard {
    pub(crate) allowed: Allowed,
    pub(crate) process: Process,
    pub(crate) line: Line,
}

/// The namespaces that a wildcard allows.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Allowed {
    /// Those, and no other.
    Only(BTreeSet<String>),
    /// All but those.
    Not(BTreeSet<String>),
}

/// The way in which what a wildcard allows is checked.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Process {
    /// By its declaration, which it must have.
    Strict,
    /// By its declaration, if it has one.
    Lax,
    /// Not at all.
    Skip,
}

impl Process {
    /// The greater, the more is checked.
    pub(crate) fn strength(self) -> u8 {
        match self {
            Self::Skip => 0,
            Self::Lax => 1,
            Self::Strict => 2,
        }
    }
}

impl Allowed {
    /// A value of the attribute `namespace`, in a document with this namespace.
    pub(crate) fn parse(value: &str, target: &str) -> Self {
        let set = |names: &[&str]| names.iter().map(|&it| it.to_owned()).collect();
        match value {
            "##any" => Self::Not(BTreeSet::new()),
            "##other" => Self::Not(set(&["", target])),
            _ => {
                let words = value.split(' ').filter(|it| !it.is_empty());
                let names = words.map(|word| match word {
                    "##targetNamespace" => target,
                    "##local" => "",
                    namespace => namespace,
                });
                Self::Only(names.map(str::to_owned).collect())
            }
        }
    }

    /// Returns true if names of a namespace are allowed.
    pub(crate) fn has(&self, namespace: &str) -> bool {
        match self {
            Self::Only(names) => names.contains(namespace),
            Self::Not(names) => !names.contains(namespace),
        }
    }

    /// Returns true if all that is allowed here is allowed there.
    pub(crate) fn is_within(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Only(own), _) => own.iter().all(|it| other.has(it)),
            (Self::Not(own), Self::Not(other)) => other.is_subset(own),
            (Self::Not(_), Self::Only(_)) => false,
        }
    }

    /// Returns true if something is allowed here and there.
    pub(crate) fn meets(&self, other: &Self) -> bool {
        match self.and(other) {
            Self::Only(names) => !names.is_empty(),
            Self::Not(_) => true,
        }
    }

    /// The namespaces allowed here and there.
    pub(crate) fn and(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::Only(own), _) => {
                Self::Only(own.iter().filter(|it| other.has(it)).cloned().collect())
            }
            (Self::Not(_), Self::Only(_)) => other.and(self),
            (Self::Not(own), Self::Not(other)) => Self::Not(own.union(other).cloned().collect()),
        }
    }

    /// The namespaces allowed here or there.
    pub(crate) fn or(&self, other: &Self) -> Self {
        match (self, other) {
            (Self::Only(own), Self::Only(other)) => Self::Only(own.union(other).cloned().collect()),
            (Self::Only(_), Self::Not(_)) => other.or(self),
            (Self::Not(own), _) => {
                Self::Not(own.iter().filter(|it| !other.has(it)).cloned().collect())
            }
        }
    }

    /// Returns true if one wildcard can say it: XML Schema 1.0 has no words for all
    /// namespaces but two, nor for all but one with what has none (Part 1, 3.10.6).
    pub(crate) fn is_expressible(&self) -> bool {
        match self {
            Self::Only(_) => true,
            Self::Not(names) => names.is_empty() || names.contains("") && names.len() <= 2,
        }
    }

    /// The name that stands for the wildcard among those of elements.
    pub(crate) fn name(&self) -> String {
        let list = |names: &BTreeSet<String>| {
            let names = names
                .iter()
                .map(|it| if it.is_empty() { "##local" } else { it });
            names.collect::<Vec<_>>().join(" ")
        };
        match self {
            Self::Not(names) if names.is_empty() => "##any".to_owned(),
            Self::Not(names) => format!("##not {}", list(names)),
            Self::Only(names) => format!("##only {}", list(names)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_sets_of_namespaces_no_wildcard_can_say() {
        let set = |value, target| Allowed::parse(value, target);
        let (other, local) = (set("##other", "u:t"), set("##local", ""));
        assert!(!other.or(&local).is_expressible());
        assert!(!other.and(&set("##other", "u:a")).is_expressible());
        for allowed in [
            other.or(&set("##local u:t", "")),
            other.or(&set("u:t", "")),
            other.or(&set("u:a", "")),
            other.or(&set("##other", "u:a")),
            other.and(&set("##other", "")),
            set("##other", "").or(&local),
            set("##other", "").or(&set("u:a", "")),
        ] {
            assert!(allowed.is_expressible(), "{allowed:?}");
        }
    }

    #[test]
    fn sets_of_namespaces_are_those_of_their_members() {
        let values = [
            "##any",
            "##other",
            "##local",
            "##targetNamespace u:a",
            "u:a u:b ##local",
            "",
        ];
        let names = ["", "u:t", "u:a", "u:b", "u:c"];
        let sets = values.map(|it| Allowed::parse(it, "u:t"));
        for one in &sets {
            for other in &sets {
                let (both, either) = (one.and(other), one.or(other));
                for name in names {
                    assert_eq!(both.has(name), one.has(name) && other.has(name));
                    assert_eq!(either.has(name), one.has(name) || other.has(name));
                }
                assert_eq!(one.meets(other), names.iter().any(|it| both.has(it)));
                let is_within = names.iter().all(|it| !one.has(it) || other.has(it));
                assert_eq!(one.is_within(other), is_within, "{one:?} {other:?}");
            }
        }
    }
}
