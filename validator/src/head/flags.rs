//! Flags of a game by name and place. The schema makes each an element of its
//! own, so that only a list of them all can tell.

use cif_types::{GameFlagsChoice, Span};

macro_rules! flags {
    ($($variant:ident $name:literal,)*) => {
        /// The name of a flag, what it says where that is free text, and where
        /// it stands.
        pub(crate) fn flag<'f>(flag: &'f GameFlagsChoice<'_>) -> (&'static str, &'f str, Span) {
            match flag {
                $(GameFlagsChoice::$variant(it) => ($name, "", it.span),)*
                GameFlagsChoice::Custom(it) => ("custom", &it.value, it.span),
            }
        }
    };
}

flags! {
    Annotated "annotated",
    HandicapCastling "handicapCastling",
    IllegalMove "illegalMove",
    InvalidMove "invalidMove",
    MirroredCastling "mirroredCastling",
    NullMove "nullMove",
    Recursive "recursive",
    AnnotatedBookGame "annotatedBookGame",
    BestGame "bestGame",
    BlackOpening "blackOpening",
    Blunder "blunder",
    Brilliancy "brilliancy",
    Computer "computer",
    ComputerAnalysis "computerAnalysis",
    CounterAttack "counterAttack",
    DecidedTournament "decidedTournament",
    Defense "defense",
    Deleted "deleted",
    DrawingMethods "drawingMethods",
    EndGame "endGame",
    EndGameTransition "endGameTransition",
    HistoricGame "historicGame",
    KingSide "kingSide",
    Material "material",
    MiddleGame "middleGame",
    ModelGame "modelGame",
    Novelty "novelty",
    PawnStructure "pawnStructure",
    PiecePlay "piecePlay",
    QueenSide "queenSide",
    Sacrifice "sacrifice",
    StrategicBlunder "strategicBlunder",
    Strategy "strategy",
    TacticalBlunder "tacticalBlunder",
    Tactics "tactics",
    User "user",
    WhiteOpening "whiteOpening",
    WithAttack "withAttack",
}
