//! Every demand of the published pages on game heads and on move information
//! is some rule's matter: what they say must be, cannot be, is not allowed, is
//! mandatory, or is either one or the other. Here each is named in our words,
//! with the rules that see to it.

use cif_validator::rules;

/// A demand: the page, what it demands, and the rules.
type Demand = (&'static str, &'static str, &'static [&'static str]);

const DEMANDS: &[Demand] = &[
    (
        "cif-game-info-head",
        "the id of a head is that of an entry of the index",
        &["IX-002", "IX-011"],
    ),
    (
        "cif-game-info-head",
        "a game with an id sets no attribute that its entry sets",
        &["IX-008"],
    ),
    (
        "cif-game-info-head",
        "the id is mandatory in an archive with an index",
        &["IX-005", "DC-001"],
    ),
    (
        "cif-game-info-head",
        "entry and game must carry the same signature",
        &["IX-009"],
    ),
    (
        "cif-game-info-head",
        "who signs a game must see to it that every move is legal or flagged",
        &["MV-003"],
    ),
    (
        "cif-game-info-head",
        "without a signature, or with :PGN, the reader has to check every move",
        &["MV-003"],
    ),
    (
        "cif-game-info-head",
        "an archive that neither creator nor modifiedby marks as :PGN must hold valid moves",
        &["MV-003"],
    ),
    (
        "cif-game-info-head",
        "elements of the entry are not repeated in the game",
        &["IX-007"],
    ),
    (
        "cif-game-info-head",
        "it is not allowed to overwrite elements of the entry",
        &["IX-007"],
    ),
    (
        "cif-game-info-head",
        "a tandem game has either no or two player, opening and extraneous sections",
        &["TD-001"],
    ),
    (
        "cif-game-info-head",
        "a tandem game is required to have tags and flags for each board",
        &["TD-002"],
    ),
    (
        "cif-game-info-head",
        "sections stand twice in tandem games only",
        &["HD-001"],
    ),
    (
        "cif-game-info-moveinfo",
        "a table cannot have more items than the main line has plies",
        &["MI-001"],
    ),
    (
        "cif-game-info-moveinfo",
        "information on moves of variations must stand in the move section",
        &["MI-001"],
    ),
    (
        "cif-game-info-moveinfo",
        "an engine named by a table is defined in the data of its game",
        &["MI-003"],
    ),
    (
        "cif-game-info-moveinfo",
        "an engine is the source of evaluations, of nothing else",
        &["MI-004"],
    ),
    (
        "cif-game-info-moveinfo",
        "an item is a score in centipawns, then perhaps a depth and a time; a clock time; \
         milliseconds or centiseconds; or a time stamp: as the content of the table says",
        &["MI-002"],
    ),
];

#[test]
fn every_demand_has_its_rule() {
    for (page, demand, ids) in DEMANDS {
        assert!(!ids.is_empty(), "{demand}");
        let named = ids.iter().map(|id| {
            let rule = rules().iter().find(|rule| rule.id == *id);
            rule.unwrap_or_else(|| panic!("{demand}: there is no rule {id}"))
        });
        let named: Vec<_> = named.collect();
        assert!(
            named.iter().any(|rule| rule.clause.contains(page)),
            "{demand}: no rule of it has a clause of the page {page}"
        );
    }
}
