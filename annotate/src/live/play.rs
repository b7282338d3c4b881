//! Which game an engine is told to play: variants by the option
//! `UCI_Variant`, Chess960 by `UCI_Chess960`.

use core::fmt;

use cif_chess::Variant;
use cif_uci::engine::EngineError;
use cif_uci::line::OptionKind;

use super::{Live, LiveError};
use crate::Start;

/// A game that an engine does not play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It does not know the variant of this name.
    Variant(&'static str),
    /// It does not know Chess960.
    Chess960,
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Variant(name) => write!(f, "the engine does not play {name}"),
            Self::Chess960 => f.write_str("the engine does not play Chess960"),
        }
    }
}

impl core::error::Error for Unfit {}

/// What engines call a variant, the most usual name first.
const fn names(variant: Variant) -> &'static [&'static str] {
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

impl Live {
    /// Makes the engine play what begins so.
    pub(super) fn prepare(&mut self, start: &Start) -> Result<(), LiveError> {
        let variant = self.choose(start.variant).map_err(LiveError::Unfit)?;
        if start.is_chess960 && self.engine.option("UCI_Chess960").is_none() {
            return Err(LiveError::Unfit(Unfit::Chess960));
        }
        self.tell(variant, start.is_chess960)
            .map_err(LiveError::Engine)
    }

    /// The value of `UCI_Variant` for a variant; none where the engine plays
    /// nothing but chess.
    fn choose(&self, variant: Variant) -> Result<Option<String>, Unfit> {
        let Some(option) = self.engine.option("UCI_Variant") else {
            return match variant {
                Variant::Chess => Ok(None),
                other => Err(Unfit::Variant(other.name())),
            };
        };
        let OptionKind::Combo { choices, .. } = option.kind else {
            return Err(Unfit::Variant(variant.name()));
        };
        let offered = |name: &&str| {
            let mut choices = choices.iter();
            choices.find(|choice| choice.eq_ignore_ascii_case(name))
        };
        match names(variant).iter().find_map(offered) {
            Some(name) => Ok(Some((*name).to_owned())),
            None if variant == Variant::Chess => Ok(None),
            None => Err(Unfit::Variant(variant.name())),
        }
    }

    /// Sets what is not so yet.
    fn tell(&mut self, variant: Option<String>, chess960: bool) -> Result<(), EngineError> {
        if let Some(name) = &variant
            && self.variant != variant
        {
            self.engine.set_option("UCI_Variant", Some(name))?;
            self.variant = variant;
            // A variant may bring its own.
            self.chess960 = None;
        }
        if self.chess960 != Some(chess960) {
            // That it is off, an engine without it need not be told.
            self.set_if_known("UCI_Chess960", if chess960 { "true" } else { "false" })?;
            self.chess960 = Some(chess960);
        }
        Ok(())
    }
}
