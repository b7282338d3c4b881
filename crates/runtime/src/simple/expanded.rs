//! The canonical form of names in values: `name`, or `{namespace}name` where the
//! namespace is none of the schema's. Where patterns speak of prefixes it is
//! `{namespace}prefix:name` for all names of a schema.

use crate::schema::namespaces::split;

/// The namespace in the braces of a name, and the name behind them.
pub(crate) fn expanded(canonical: &str) -> Option<(&str, &str)> {
    canonical.strip_prefix('{')?.rsplit_once('}')
}

/// Returns true if two canonical names are the same, however they are to be written.
pub(crate) fn same(one: &str, other: &str) -> bool {
    match (expanded(one), expanded(other)) {
        (Some((namespace, name)), Some((other, same))) => {
            namespace == other && split(name).1 == split(same).1
        }
        (None, None) => one == other,
        _ => false,
    }
}

/// A canonical name without its namespace: where prefixes are kept, as it is written.
pub(crate) fn spelling(value: &str) -> &str {
    expanded(value).map_or(value, |(_, name)| name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_the_same_whatever_their_prefixes() {
        for (one, other, expected) in [
            ("n", "n", true),
            ("n", "m", false),
            ("b:n", "c:n", false),
            ("{urn:a}n", "{urn:a}n", true),
            ("{urn:a}p:n", "{urn:a}q:n", true),
            ("{urn:a}p:n", "{urn:a}n", true),
            ("{urn:a}p:n", "{urn:a}p:m", false),
            ("{urn:a}n", "{urn:b}n", false),
            ("{urn:a}n", "n", false),
            ("{}n", "n", false),
        ] {
            assert_eq!(same(one, other), expected, "{one} {other}");
            assert_eq!(same(other, one), expected, "{other} {one}");
        }
    }
}
