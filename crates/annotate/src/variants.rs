//! The names that engines have for the variants of chess.

use cif_chess::Variant;

/// The names of a variant for engines, the most usual one first.
pub(crate) const fn names(variant: Variant) -> &'static [&'static str] {
    match variant {
        Variant::Chess => &["chess", "normal", "standard"],
        Variant::Crazyhouse => &["crazyhouse"],
        Variant::Bughouse => &["bughouse"],
        Variant::ThreeCheck => &["3check", "threecheck", "three-check"],
        Variant::KingOfTheHill => &["kingofthehill", "koth", "king-of-the-hill"],
        Variant::Atomic => &["atomic"],
        Variant::Antichess => &["antichess", "giveaway"],
        Variant::Giveaway => &["giveaway", "antichess"],
        Variant::Suicide => &["suicide"],
        Variant::Horde => &["horde"],
        Variant::RacingKings => &["racingkings", "racing-kings"],
    }
}

/// The variant that an option names.
pub(crate) fn variant(name: &str) -> Option<Variant> {
    let plain: String = name.chars().filter(char::is_ascii_alphanumeric).collect();
    Some(match plain.to_ascii_lowercase().as_str() {
        "chess" | "normal" | "standard" | "fischerandom" => Variant::Chess,
        "crazyhouse" => Variant::Crazyhouse,
        "3check" | "threecheck" => Variant::ThreeCheck,
        "kingofthehill" | "koth" => Variant::KingOfTheHill,
        "atomic" => Variant::Atomic,
        "antichess" => Variant::Antichess,
        "giveaway" => Variant::Giveaway,
        "suicide" => Variant::Suicide,
        "horde" => Variant::Horde,
        "racingkings" => Variant::RacingKings,
        _ => return None,
    })
}
