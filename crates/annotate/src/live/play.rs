//! The game that an engine is set to play: variants by the option
//! `UCI_Variant`, Chess960 by `UCI_Chess960`.

use core::fmt;

use cif_chess::Variant;
use cif_uci::engine::EngineError;
use cif_uci::line::OptionKind;

use super::{Live, LiveError};
use crate::Start;
use crate::variants::{names, variant};

/// A game that an engine does not play.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
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

impl Live {
    /// Makes the engine play what begins so.
    pub(super) fn prepare(&mut self, start: &Start) -> Result<(), LiveError> {
        let variant = self.choose(start.variant).map_err(LiveError::Unfit)?;
        if start.is_chess960 && self.engine.option("UCI_Chess960").is_none() {
            return Err(LiveError::Unfit(Unfit::Chess960));
        }
        self.set(variant, start.is_chess960)
            .map_err(LiveError::Engine)
    }

    /// The value of `UCI_Variant` for a variant; none where the engine plays
    /// nothing but chess.
    fn choose(&self, wanted: Variant) -> Result<Option<String>, Unfit> {
        let option = self.engine.option("UCI_Variant").map(|it| it.kind);
        let (found, default) = match &option {
            Some(OptionKind::Combo { default, choices }) => {
                let offered = |name: &&str| {
                    let mut choices = choices.iter().copied();
                    choices.find(|choice| choice.eq_ignore_ascii_case(name))
                };
                (names(wanted).iter().find_map(offered), *default)
            }
            // It takes any name.
            Some(OptionKind::String { default }) => (names(wanted).first().copied(), *default),
            _ => (None, None),
        };
        match (found, default) {
            (Some(name), _) => Ok(Some(name.to_owned())),
            // Unless it is the name of something else, chess is what an
            // engine plays of itself.
            (None, Some(default))
                if wanted == Variant::Chess
                    && variant(default).is_none_or(|it| it == Variant::Chess) =>
            {
                Ok(Some(default.to_owned()))
            }
            (None, None) if wanted == Variant::Chess && self.variant.is_none() => Ok(None),
            _ => Err(Unfit::Variant(wanted.name())),
        }
    }

    /// Sets what is not so yet.
    fn set(&mut self, variant: Option<String>, chess960: bool) -> Result<(), EngineError> {
        if let Some(name) = &variant
            && self.variant != variant
        {
            self.engine.set_option("UCI_Variant", Some(name))?;
            self.variant = variant;
            // A variant may bring its own.
            self.chess960 = None;
        }
        if self.chess960 != Some(chess960) {
            // An engine without the option needs no command that turns it off.
            self.set_if_known("UCI_Chess960", if chess960 { "true" } else { "false" })?;
            self.chess960 = Some(chess960);
        }
        Ok(())
    }
}
