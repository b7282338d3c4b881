//! The rules and attributes that the published page names, spelled as there.

/// A rule of the published list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct KnownRule {
    /// Its name.
    pub name: &'static str,
    /// The names of its attributes, sorted.
    pub attributes: &'static [&'static str],
}

const fn rule(name: &'static str, attributes: &'static [&'static str]) -> KnownRule {
    KnownRule { name, attributes }
}

/// The published rules, sorted by name. The list is not complete.
pub const RULES: &[KnownRule] = &[
    rule("alice", &["3D", "4D", "classic"]),
    rule("andernach", &[]),
    rule("announcement", &["pieces"]),
    rule("antiroyal", &[]),
    rule("atomic", &[]),
    rule("avalanche", &["balance"]),
    rule("benedict", &[]),
    rule("bouncing", &[]),
    rule("bughouse", &[]),
    rule("burner", &[]),
    rule("cheshire", &[]),
    rule("conversion", &["capture", "move"]),
    rule("cylindric", &["null", "wrongrook"]),
    rule("diagonals", &["dark", "light"]),
    rule("difficulttrading", &["minor", "royal"]),
    rule("direction", &[]),
    rule("draw", &["repetition", "stalemate"]),
    rule(
        "drop",
        &["captured", "immediate", "nocheck", "nomate", "withattack"],
    ),
    rule(
        "freezer",
        &[
            "attackers",
            "capture",
            "checking",
            "move",
            "single",
            "suicide",
        ],
    ),
    rule("gating", &["ordered"]),
    rule("hill", &["balance", "fill", "pass"]),
    rule(
        "holding",
        &["demote", "either", "notflip", "pocket", "promote", "share"],
    ),
    rule("loss", &["perpetualcheck", "repetition", "stalemate"]),
    rule("magnetic", &[]),
    rule("mirror", &["horizontal", "vertical"]),
    rule("monster", &[]),
    rule("multicapture", &["completed", "immediate"]),
    rule("muskeeter", &[]),
    rule("mustcapture", &["compulsory", "most", "multiple"]),
    rule("nonrepeating", &["check", "never"]),
    rule(
        "pieces",
        &[
            "avoidsamecolored",
            "cannotbechecked",
            "consecutive",
            "draw",
            "extinction",
            "file",
            "holding",
            "immovable",
            "impartial",
            "maxcaptures",
            "minimum",
            "morethan",
            "neutral",
            "overall",
            "sum",
            "taboo",
            "total",
            "transparent",
            "win",
        ],
    ),
    rule("pincher", &[]),
    rule(
        "progressive",
        &["english", "italian", "moderate", "scotish"],
    ),
    rule(
        "promotion",
        &[
            "available",
            "capture",
            "captures",
            "castle",
            "continue",
            "default",
            "demote",
            "enpassant",
            "enter",
            "entersuspend",
            "leave",
            "move",
            "move*",
            "notforced",
            "null",
            "once",
            "optional",
            "origin",
            "setup",
            "stack",
            "suspend",
            "swap",
            "warp",
        ],
    ),
    rule("protector", &[]),
    rule(
        "royal",
        &[
            "bare",
            "baremove",
            "castle",
            "checkmated",
            "evasefacing",
            "expose",
            "maxchecks",
            "mustevase",
            "noperpetualcheck",
            "passover",
            "solely",
            "suicide",
            "taboo",
            "untilcaptured",
            "virginzone",
        ],
    ),
    rule("stalemate", &["draw", "invalid", "loss", "skip", "win"]),
    rule("stopifchecking", &[]),
    rule("stymizer", &[]),
    rule("swap", &["demote", "promote"]),
    rule("swapping", &[]),
    rule("switching", &["excluderoyals", "notincheck"]),
    rule("torus", &["null", "spacious", "wrongrook"]),
    rule(
        "turn",
        &[
            "achievable",
            "again",
            "alter",
            "avalanche",
            "balance",
            "castling",
            "check",
            "compulsory",
            "dontcross",
            "enpassant",
            "optional",
            "untilcapture",
        ],
    ),
    rule("warp", &["start"]),
    rule("win", &["mostpoints", "stalemate"]),
    rule("zone", &["captureOnly", "dontcross", "hole", "river"]),
];

pub(super) fn rule_named(name: &str) -> Option<&'static KnownRule> {
    let index = RULES.binary_search_by(|rule| rule.name.cmp(name)).ok()?;
    RULES.get(index)
}

/// Returns true if an attribute has this name and an asterisk at its end.
pub(super) fn ends_in_asterisk(name: &str) -> bool {
    let mut attributes = RULES.iter().flat_map(|rule| rule.attributes);
    attributes.any(|attribute| attribute.strip_suffix('*') == Some(name))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fbr::Definition;

    #[test]
    fn the_list_is_sorted() {
        assert!(RULES.is_sorted_by_key(|rule| rule.name));
        for rule in RULES {
            assert!(rule.attributes.is_sorted(), "{}", rule.name);
        }
    }

    #[test]
    fn every_rule_and_attribute_parses_and_is_known() {
        for rule in RULES {
            for attribute in rule.attributes.iter().map(Some).chain([None]) {
                let attribute = attribute.map_or(String::new(), |name| format!("={name}"));
                let text = format!("{}{attribute}", rule.name);
                let read = Definition::parse(&text).unwrap();
                assert_eq!(read.to_string(), text);
                assert_eq!(read.unknown_names(), []);
            }
        }
    }
}
