/// Version of the format.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Version {
    /// The one version there is.
    V1_0,
}
impl Version {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::V1_0];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::V1_0 => "1.0",
        }
    }
}
::cif_runtime::enum_value!(Version, tables::VERSION);
/// White-space separated list of variants.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ListOfVariants<'a>(::std::vec::Vec<Variant<'a>>);
::cif_runtime::list_value!(
    ListOfVariants < 'a >, Variant < 'a >, tables::LIST_OF_VARIANTS
);
/// What the entries of an index section stand for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum IndexType {
    /// The entries are the heads of items of this archive.
    Archive,
    /// The entries list games that the archive does not hold; no item refers to them.
    Listing,
}
impl IndexType {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Archive, Self::Listing];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Archive => "archive",
            Self::Listing => "listing",
        }
    }
}
::cif_runtime::enum_value!(IndexType, tables::INDEX_TYPE);
/// Kind of event. An open list; known: casual, game, match, tournament, swiss, team, knockout, simul, scheveningen.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EventType<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(EventType, tables::EVENT_TYPE);
/// How games are played. An open list; known: otb (over the board), pm (paper mail), em (electronic mail), ics (internet chess server), tc (telecommunication), analysis, composition.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EventMode<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(EventMode, tables::EVENT_MODE);
/// How ties of an event are broken. An open list.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tiebreak<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Tiebreak, tables::TIEBREAK);
/// What kind of player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Species {
    /// A person.
    Human,
    /// A chess program.
    Program,
}
impl Species {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Human, Self::Program];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Human => "human",
            Self::Program => "program",
        }
    }
}
::cif_runtime::enum_value!(Species, tables::SPECIES);
/// Sex of a player.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Gender {
    /// Male.
    Male,
    /// Female.
    Female,
}
impl Gender {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Male, Self::Female];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Male => "male",
            Self::Female => "female",
        }
    }
}
::cif_runtime::enum_value!(Gender, tables::GENDER);
/// Quality of the data: 1 very high, 2 high, 3 normal, 4 low, 5 very low.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Quality(u8);
::cif_runtime::number_value!(Quality, u8, tables::QUALITY);
/// White-space separated list of piece definitions in Modified Betza Notation (MBN).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ListOfNotations<'a>(::std::vec::Vec<::std::borrow::Cow<'a, str>>);
::cif_runtime::list_value!(
    ListOfNotations < 'a >, ::std::borrow::Cow < 'a, str >, tables::LIST_OF_NOTATIONS
);
/// White-space separated list of rules in the notation of Formalized Board Rules (FBR).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ListOfRules<'a>(::std::vec::Vec<::std::borrow::Cow<'a, str>>);
::cif_runtime::list_value!(
    ListOfRules < 'a >, ::std::borrow::Cow < 'a, str >, tables::LIST_OF_RULES
);
/// White-space separated list of language codes.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ListOfLanguages<'a>(
    ::std::vec::Vec<::cif_runtime::value::built_in::Language<'a>>,
);
::cif_runtime::list_value!(
    ListOfLanguages < 'a >, ::cif_runtime::value::built_in::Language < 'a >,
    tables::LIST_OF_LANGUAGES
);
/// Result of a game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Result {
    /// White won.
    WhiteWins,
    /// Black won.
    BlackWins,
    /// A draw.
    Draw,
    /// Lost by both.
    BothLose,
    /// Unknown, unfinished or not played.
    Unknown,
}
impl Result {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::WhiteWins,
        Self::BlackWins,
        Self::Draw,
        Self::BothLose,
        Self::Unknown,
    ];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::WhiteWins => "1-0",
            Self::BlackWins => "0-1",
            Self::Draw => "1/2-1/2",
            Self::BothLose => "0-0",
            Self::Unknown => "*",
        }
    }
}
::cif_runtime::enum_value!(Result, tables::RESULT);
/// Why a game ended.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Termination {
    /// Ended by the play: mate, stalemate, resignation, agreement.
    Normal,
    /// Lost by forfeit, for instance by not appearing.
    ByForfeit,
    /// Abandoned.
    Abandoned,
    /// Decided by adjudication.
    Adjudication,
    /// Ended by a lost connection.
    Disconnection,
    /// Ended by unforeseen circumstances.
    Emergency,
    /// Forfeited for breaking the rules.
    RulesInfraction,
    /// Lost on time.
    TimeForfeit,
    /// Both ran out of time.
    TimeForfeitBoth,
    /// Never played.
    Unplayed,
    /// Not ended.
    Unterminated,
    /// Ended by a player's death.
    Death,
}
impl Termination {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Normal,
        Self::ByForfeit,
        Self::Abandoned,
        Self::Adjudication,
        Self::Disconnection,
        Self::Emergency,
        Self::RulesInfraction,
        Self::TimeForfeit,
        Self::TimeForfeitBoth,
        Self::Unplayed,
        Self::Unterminated,
        Self::Death,
    ];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Normal => "Normal",
            Self::ByForfeit => "ByForfeit",
            Self::Abandoned => "Abandoned",
            Self::Adjudication => "Adjudication",
            Self::Disconnection => "Disconnection",
            Self::Emergency => "Emergency",
            Self::RulesInfraction => "RulesInfraction",
            Self::TimeForfeit => "TimeForfeit",
            Self::TimeForfeitBoth => "TimeForfeitBoth",
            Self::Unplayed => "Unplayed",
            Self::Unterminated => "Unterminated",
            Self::Death => "Death",
        }
    }
}
::cif_runtime::enum_value!(Termination, tables::TERMINATION);
/// Round of an event: a number, a number with a sub-round, or a name such as Final.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Round<'a> {
    /// A value of `RoundAndSubround`.
    RoundAndSubround(RoundAndSubround<'a>),
    /// A value of `Token`.
    Token(Token<'a>),
}
::cif_runtime::union_value!(
    Round < 'a >, tables::ROUND, { RoundAndSubround(RoundAndSubround < 'a >), Token(Token
    < 'a >) }
);
/// Round, or round and sub-round: 3 or 3.2.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RoundAndSubround<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(RoundAndSubround, tables::ROUND_AND_SUBROUND);
/// Number of plies: moves of one side.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct PlyCount(u16);
::cif_runtime::number_value!(PlyCount, u16, tables::PLY_COUNT);
/// White-space separated list of titles.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TitleList<'a>(::std::vec::Vec<Title<'a>>);
::cif_runtime::list_value!(TitleList < 'a >, Title < 'a >, tables::TITLE_LIST);
/// Title of a player: predefined (:GM) or free (Dr.). Known: :GM :IM :FM :CM :WGM :WIM :WFM :WCM (FIDE), :HGM (honorary), :CGM :CIM :CLGM :CLIM :CSIM (correspondence chess), :GNM (national master).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Title<'a> {
    /// A value of `TitleID`.
    TitleID(TitleID<'a>),
    /// A value of `Identifier`.
    Identifier(Identifier<'a>),
}
::cif_runtime::union_value!(
    Title < 'a >, tables::TITLE, { TitleID(TitleID < 'a >), Identifier(Identifier < 'a >)
    }
);
/// Predefined title. An open list, see Title.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TitleID<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(TitleID, tables::TITLE_ID);
/// Organization that gives ratings, titles or numbers: predefined (:FIDE) or free. Known: :ACF :BdF :CCRL :ChessBase :CFC :DSB :ECF :EHCR :FICGS :FICS :FIDE :ICC :ICCF :USCF :Lichess.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Organization<'a> {
    /// A value of `OrganizationID`.
    OrganizationID(OrganizationID<'a>),
    /// A value of `Identifier`.
    Identifier(Identifier<'a>),
}
::cif_runtime::union_value!(
    Organization < 'a >, tables::ORGANIZATION, { OrganizationID(OrganizationID < 'a >),
    Identifier(Identifier < 'a >) }
);
/// Predefined organization. An open list, see Organization.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct OrganizationID<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(OrganizationID, tables::ORGANIZATION_ID);
/// Name of a rating.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RatingID<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(RatingID, tables::RATING_ID);
/// Help a player may use.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Aids {
    /// The player is an engine, or plays what it says.
    Engine,
    /// A person plays with the help of an engine.
    Centaur,
}
impl Aids {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Engine, Self::Centaur];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Engine => "engine",
            Self::Centaur => "centaur",
        }
    }
}
::cif_runtime::enum_value!(Aids, tables::AIDS);
/// How fast a game is, by the time a player has for a game of sixty moves.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TimeMode {
    /// An hour or more.
    Normal,
    /// From fifteen minutes to less than an hour.
    Rapid,
    /// Less than fifteen minutes.
    Blitz,
    /// One or two minutes.
    Bullet,
    /// Days per move.
    Correspondence,
}
impl TimeMode {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Normal,
        Self::Rapid,
        Self::Blitz,
        Self::Bullet,
        Self::Correspondence,
    ];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Normal => "normal",
            Self::Rapid => "rapid",
            Self::Blitz => "blitz",
            Self::Bullet => "bullet",
            Self::Correspondence => "correspondence",
        }
    }
}
::cif_runtime::enum_value!(TimeMode, tables::TIME_MODE);
/// Time control, in seconds: 300 for the game, 180+2 with increment, 40/7200 moves in a time, \*60 for a sandclock; empty for none.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct TimeControl<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(TimeControl, tables::TIME_CONTROL);
/// Code of the Encyclopaedia of Chess Openings: A00 to E99.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Eco<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Eco, tables::ECO);
/// Key of the New In Chess system: SI or SI 14.1.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NIC<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(NIC, tables::NIC);
/// Items of a table, separated by commas, each comma optionally followed by white space. An item may be empty: nothing is known for its ply. The items of one table are all evaluations (EvaluationItem), all times or plain numbers (Time; digits alone for milliseconds and centiseconds), or all time stamps (Timestamp).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MoveInfoItems<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(MoveInfoItems, tables::MOVE_INFO_ITEMS);
/// An evaluation: centipawns with sign, from White's point of view; optionally a colon and the depth in plies; optionally a hash and the computation time in centiseconds. Mate in n moves is +(32000-n) or -(32000-n).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct EvaluationItem<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(EvaluationItem, tables::EVALUATION_ITEM);
/// What the items of a table are.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TableContent {
    /// Evaluations of an engine, like PGN's %eval.
    Evaluation,
    /// Time that the player's clock shows, like PGN's %ct.
    Clocktime,
    /// Time left until the next time control, like PGN's %clk.
    Clock,
    /// Time the player has used for all moves so far, like PGN's %egt.
    Elapsedgametime,
    /// Time the player used for the move, like PGN's %emt.
    Elapsedmovetime,
    /// Milliseconds used for the move.
    Elapsedmilliseconds,
    /// Milliseconds lost in transmission.
    Lag,
    /// Centiseconds from the start of a video to the move.
    Videotime,
    /// Time stamps at which correspondence moves were sent, like PGN's %ccsnt.
    Sent,
}
impl TableContent {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Evaluation,
        Self::Clocktime,
        Self::Clock,
        Self::Elapsedgametime,
        Self::Elapsedmovetime,
        Self::Elapsedmilliseconds,
        Self::Lag,
        Self::Videotime,
        Self::Sent,
    ];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Evaluation => "evaluation",
            Self::Clocktime => "clocktime",
            Self::Clock => "clock",
            Self::Elapsedgametime => "elapsedgametime",
            Self::Elapsedmovetime => "elapsedmovetime",
            Self::Elapsedmilliseconds => "elapsedmilliseconds",
            Self::Lag => "lag",
            Self::Videotime => "videotime",
            Self::Sent => "sent",
        }
    }
}
::cif_runtime::enum_value!(TableContent, tables::TABLE_CONTENT);
/// Which clock; as in TableContent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ClockContent {
    /// Time that the player's clock shows.
    Clocktime,
    /// Time left until the next time control.
    Clock,
    /// Time the player has used for all moves so far.
    Elapsedgametime,
    /// Time the player used for the move.
    Elapsedmovetime,
}
impl ClockContent {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Clocktime,
        Self::Clock,
        Self::Elapsedgametime,
        Self::Elapsedmovetime,
    ];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Clocktime => "clocktime",
            Self::Clock => "clock",
            Self::Elapsedgametime => "elapsedgametime",
            Self::Elapsedmovetime => "elapsedmovetime",
        }
    }
}
::cif_runtime::enum_value!(ClockContent, tables::CLOCK_CONTENT);
/// Which duration; as in TableContent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum DurationContent {
    /// Milliseconds used for the move.
    Elapsedmilliseconds,
    /// Milliseconds lost in transmission.
    Lag,
    /// Centiseconds from the start of a video to the move.
    Videotime,
}
impl DurationContent {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Elapsedmilliseconds,
        Self::Lag,
        Self::Videotime,
    ];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Elapsedmilliseconds => "elapsedmilliseconds",
            Self::Lag => "lag",
            Self::Videotime => "videotime",
        }
    }
}
::cif_runtime::enum_value!(DurationContent, tables::DURATION_CONTENT);
/// When a correspondence move was sent.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct CorrChessSent<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(CorrChessSent, tables::CORR_CHESS_SENT);
/// What a marker shows: one of the shapes, one character, or the name of a symbol.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkerType<'a> {
    /// A value of `MarkerTypeID`.
    MarkerTypeID(MarkerTypeID),
    /// A value of `MarkerText`.
    MarkerText(MarkerText<'a>),
    /// A value of `Identifier`.
    Identifier(Identifier<'a>),
}
::cif_runtime::union_value!(
    MarkerType < 'a >, tables::MARKER_TYPE, { MarkerTypeID(MarkerTypeID),
    MarkerText(MarkerText < 'a >), Identifier(Identifier < 'a >) }
);
/// Shape of a marker.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MarkerTypeID {
    /// The whole square.
    Full,
    /// A frame.
    Square,
    /// A filled circle.
    Disk,
    /// A circle.
    Circle,
    /// A rectangle.
    Rectangle,
    /// A cross.
    Cross,
    /// A little cross.
    Littlecross,
}
impl MarkerTypeID {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Full,
        Self::Square,
        Self::Disk,
        Self::Circle,
        Self::Rectangle,
        Self::Cross,
        Self::Littlecross,
    ];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Square => "square",
            Self::Disk => "disk",
            Self::Circle => "circle",
            Self::Rectangle => "rectangle",
            Self::Cross => "cross",
            Self::Littlecross => "littlecross",
        }
    }
}
::cif_runtime::enum_value!(MarkerTypeID, tables::MARKER_TYPE_ID);
/// One character, shown on the square.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MarkerText<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(MarkerText, tables::MARKER_TEXT);
/// Squares one after the other, without anything in between: a1h8.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SquareList<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(SquareList, tables::SQUARE_LIST);
/// A colour by name or by its components.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Color<'a> {
    /// A value of `ColorName`.
    ColorName(ColorName),
    /// A value of `RGBColor`.
    RGBColor(RGBColor<'a>),
}
::cif_runtime::union_value!(
    Color < 'a >, tables::COLOR, { ColorName(ColorName), RGBColor(RGBColor < 'a >) }
);
/// A colour by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum ColorName {
    /// Red.
    Red,
    /// Orange.
    Orange,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
    /// Blue.
    Blue,
    /// Dark blue.
    DarkBlue,
    /// Purple.
    Purple,
    /// White.
    White,
    /// Black.
    Black,
}
impl ColorName {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[
        Self::Red,
        Self::Orange,
        Self::Yellow,
        Self::Green,
        Self::Blue,
        Self::DarkBlue,
        Self::Purple,
        Self::White,
        Self::Black,
    ];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Orange => "orange",
            Self::Yellow => "yellow",
            Self::Green => "green",
            Self::Blue => "blue",
            Self::DarkBlue => "darkBlue",
            Self::Purple => "purple",
            Self::White => "white",
            Self::Black => "black",
        }
    }
}
::cif_runtime::enum_value!(ColorName, tables::COLOR_NAME);
/// A colour by its red, green and blue components in hexadecimal, optionally followed by opacity: #rrggbb or #rrggbbaa.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct RGBColor<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(RGBColor, tables::RGB_COLOR);
/// Opacity from 0 (invisible) to 1 (opaque).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Opacity<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Opacity, tables::OPACITY);
/// A square: file, rank, optionally the letter of its board (three dimensions, or a game on two boards), then optionally the digit of its row of boards (four dimensions). Files are a to z, aa to zz, aaa to lll: the letter repeated.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Square<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Square, tables::SQUARE);
/// The one character of a move sign.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct SignText<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(SignText, tables::SIGN_TEXT);
/// Where a sign is shown.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Position {
    /// Before the move.
    Before,
    /// After the move.
    After,
}
impl Position {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Before, Self::After];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Before => "before",
            Self::After => "after",
        }
    }
}
::cif_runtime::enum_value!(Position, tables::POSITION);
/// Name of a move style: predefined or defined in a data section. Known: :AnalysisFreeze :AnalysisPanel :BadMove.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MoveStyleID<'a> {
    /// A value of `ColonName`.
    ColonName(ColonName<'a>),
    /// A value of `Token`.
    Token(Token<'a>),
}
::cif_runtime::union_value!(
    MoveStyleID < 'a >, tables::MOVE_STYLE_ID, { ColonName(ColonName < 'a >), Token(Token
    < 'a >) }
);
/// A property of the type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum FontStyle {
    /// Bold.
    Bold,
    /// Italic.
    Italic,
    /// Underlined.
    Underline,
}
impl FontStyle {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Bold, Self::Italic, Self::Underline];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Bold => "bold",
            Self::Italic => "italic",
            Self::Underline => "underline",
        }
    }
}
::cif_runtime::enum_value!(FontStyle, tables::FONT_STYLE);
/// Text without outer or repeated white space, at least one character.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Token<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Token, tables::TOKEN);
/// A name: no white space, not starting with a colon (which marks predefined names).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Identifier<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Identifier, tables::IDENTIFIER);
/// A predefined name: a colon, then a name. All lists of predefined names are open.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ColonName<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(ColonName, tables::COLON_NAME);
/// Number of an entry of the index: 0 to 16777215 (24 bits).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct IndexID(u32);
::cif_runtime::number_value!(IndexID, u32, tables::INDEX_ID);
/// Number of an entry of the namebase: 0 to 16777215 (24 bits).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct NamebaseID(u32);
::cif_runtime::number_value!(NamebaseID, u32, tables::NAMEBASE_ID);
/// A year of four digits.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Year<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Year, tables::YEAR);
/// A date: 1987, 1987-03 or 1987-03-21.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct DateText<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(DateText, tables::DATE_TEXT);
/// A time of day or a duration: hours, minutes and seconds (00:03:00), or seconds alone (180), either with up to three decimals (0.235).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Time<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Time, tables::TIME);
/// A date, optionally with the time of day, the seconds and the mark of universal time: 2014-12-21T23:57:00Z.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Timestamp<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Timestamp, tables::TIMESTAMP);
/// Name of an application: empty, predefined (:PGN), or free (not starting with a colon).
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Signature<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Signature, tables::SIGNATURE);
/// Code of a country: three capital letters as used by the IOC and FIDE; NET for the internet.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Country<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Country, tables::COUNTRY);
/// A variant of chess: predefined (:Chess) or user-defined. Known: :Chess :Alice-Chess :Bughouse :Crazyhouse :Three-check :King-of-the-Hill :Atomic :Antichess :Horde :Racing-Kings :Suicide :Giveaway; the published table has about 300.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Variant<'a> {
    /// A value of `ColonName`.
    ColonName(ColonName<'a>),
    /// A value of `Identifier`.
    Identifier(Identifier<'a>),
}
::cif_runtime::union_value!(
    Variant < 'a >, tables::VARIANT, { ColonName(ColonName < 'a >), Identifier(Identifier
    < 'a >) }
);
/// Position before the first move: a number, :standard, or a FEN.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StartPosition<'a> {
    /// A value of `IDN`.
    IDN(IDN),
    /// A value of `StandardID`.
    StandardID(StandardID),
    /// A value of `FEN`.
    FEN(FEN<'a>),
}
::cif_runtime::union_value!(
    StartPosition < 'a >, tables::START_POSITION, { IDN(IDN), StandardID(StandardID),
    FEN(FEN < 'a >) }
);
/// Number of a position of the back rank: 1 to 960 Chess960 (960 stands for number 0, 518 is the usual position); plus 960: the king right of both rooks; plus 1920: left of both; plus 2880: between them, without castling.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct IDN(u16);
::cif_runtime::number_value!(IDN, u16, tables::IDN);
/// The start position of the variant.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum StandardID {
    /// The start position of the variant.
    Standard,
}
impl StandardID {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Standard];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Standard => ":standard",
        }
    }
}
::cif_runtime::enum_value!(StandardID, tables::STANDARD_ID);
/// A position in Forsyth-Edwards Notation, in the form that the variant uses. Any text fits; whether it is a position is a semantic rule.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct FEN<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(FEN, tables::FEN);
/// Size of a board: files x ranks, each 1 to 64, then up to two further dimensions, each 1 to 8.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct BoardSize<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(BoardSize, tables::BOARD_SIZE);
/// How a text is marked up.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum TextFormat {
    /// Plain text.
    Plain,
    /// HTML, escaped.
    Html,
    /// The elements of XMLContent, escaped.
    Xml,
}
impl TextFormat {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Plain, Self::Html, Self::Xml];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Plain => "plain",
            Self::Html => "html",
            Self::Xml => "xml",
        }
    }
}
::cif_runtime::enum_value!(TextFormat, tables::TEXT_FORMAT);
/// Language of a comment: a code such as en, or \* where it is unknown.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum CommentLanguage<'a> {
    /// A value of `xs:language`.
    Language(::cif_runtime::value::built_in::Language<'a>),
    /// A value of `UnknownLanguage`.
    UnknownLanguage(UnknownLanguage),
}
::cif_runtime::union_value!(
    CommentLanguage < 'a >, tables::COMMENT_LANGUAGE, {
    Language(::cif_runtime::value::built_in::Language < 'a >),
    UnknownLanguage(UnknownLanguage) }
);
/// The mark of an unknown language, as a PGN import writes it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum UnknownLanguage {
    /// The language is unknown.
    Any,
}
impl UnknownLanguage {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Any];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Any => "*",
        }
    }
}
::cif_runtime::enum_value!(UnknownLanguage, tables::UNKNOWN_LANGUAGE);
/// Letter of a piece: K Q R B N P for White, lower case for Black.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Piece<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Piece, tables::PIECE);
/// Name of an emoticon. An open list.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Emoticon<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Emoticon, tables::EMOTICON);
/// Numeric annotation glyph: $1 to $65535.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum NAG<'a> {
    /// A value of `StandardNAG`.
    StandardNAG(StandardNAG<'a>),
    /// A value of `UserNAG`.
    UserNAG(UserNAG<'a>),
}
::cif_runtime::union_value!(
    NAG < 'a >, tables::NAG, { StandardNAG(StandardNAG < 'a >), UserNAG(UserNAG < 'a >) }
);
/// Predefined glyph: $1 to $199. $1 to $11 are those of PGN.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct StandardNAG<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(StandardNAG, tables::STANDARD_NAG);
/// Glyph of an application: $200 to $65535.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct UserNAG<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(UserNAG, tables::USER_NAG);
/// Binary data in basE91 over 91 characters in the order of their codes: ! then # to ; then = then ? to ~.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Base91Binary<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(Base91Binary, tables::BASE91_BINARY);
/// Kind of data: type and subtype, as image/png.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct MimeType<'a>(::std::borrow::Cow<'a, str>);
::cif_runtime::text_value!(MimeType, tables::MIME_TYPE);
/// How data is compressed.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Compression {
    /// In the zlib format.
    Zlib,
    /// Not at all.
    None,
}
impl Compression {
    /// Every value, in the order of the schema.
    pub const ALL: &'static [Self] = &[Self::Zlib, Self::None];
    /// The text of the value.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Zlib => "zlib",
            Self::None => "none",
        }
    }
}
::cif_runtime::enum_value!(Compression, tables::COMPRESSION);
/// What the archive is, who wrote it and what it holds.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArchiveInfo<'a> {
    /// Whether applications should refuse to change the archive.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub readonly: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// Whether the archive is meant for its owner only.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub private: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// Wish or condition of the author to whoever uses the archive.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub request: ::core::option::Option<
        ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
    >,
    /// Version of the format that the archive follows.
    pub version: ::cif_runtime::Spanned<Version>,
    /// Application that created the archive. An empty value, or :PGN for a PGN import, promises nothing about the moves.
    pub creator: ::cif_runtime::Spanned<Signature<'a>>,
    /// Applications that changed the archive afterwards, oldest first.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub modifiedby: ::std::vec::Vec<::cif_runtime::Spanned<Signature<'a>>>,
    /// Application whose private conventions the archive follows.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub signature: ::core::option::Option<::cif_runtime::Spanned<Signature<'a>>>,
    /// Person or body that compiled the archive.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub author: ::std::vec::Vec<::cif_runtime::Spanned<Token<'a>>>,
    /// Date and time of creation.
    pub created: ::cif_runtime::Spanned<Timestamp<'a>>,
    /// Date and time of the last change.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub modified: ::core::option::Option<::cif_runtime::Spanned<Timestamp<'a>>>,
    /// Where the archive was obtained.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub source: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::AnyURI<'a>>,
    >,
    /// Counts and properties by which a reader decides whether the archive is of interest.
    pub content: ::cif_runtime::Spanned<Content<'a>>,
    /// Descriptions of the archive, one per language.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub description: ::core::option::Option<::cif_runtime::Spanned<DescriptionList<'a>>>,
    /// Private information about the archive as a whole.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub tag: ::std::vec::Vec<::cif_runtime::Spanned<Tag<'a>>>,
}
impl<'a> ArchiveInfo<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        version: impl ::core::convert::Into<::cif_runtime::Spanned<Version>>,
        creator: impl ::core::convert::Into<::cif_runtime::Spanned<Signature<'a>>>,
        created: impl ::core::convert::Into<::cif_runtime::Spanned<Timestamp<'a>>>,
        content: impl ::core::convert::Into<::cif_runtime::Spanned<Content<'a>>>,
    ) -> Self {
        Self {
            readonly: ::core::option::Option::None,
            private: ::core::option::Option::None,
            request: ::core::option::Option::None,
            version: version.into(),
            creator: creator.into(),
            modifiedby: ::std::vec::Vec::new(),
            signature: ::core::option::Option::None,
            author: ::std::vec::Vec::new(),
            created: created.into(),
            modified: ::core::option::Option::None,
            source: ::core::option::Option::None,
            content: content.into(),
            description: ::core::option::Option::None,
            tag: ::std::vec::Vec::new(),
        }
    }
}
impl<'a> ArchiveInfo<'a> {
    /// The attribute `readonly`; `false` where it is absent.
    pub fn readonly(&self) -> bool {
        match &self.readonly {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("false"))
            }
        }
    }
    /// The attribute `private`; `false` where it is absent.
    pub fn private(&self) -> bool {
        match &self.private {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("false"))
            }
        }
    }
    /// The attribute `request`; `""` where it is absent.
    pub fn request(&self) -> ::std::borrow::Cow<'a, str> {
        match &self.request {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed(""))
            }
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for ArchiveInfo<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::ARCHIVE_INFO;
    fn placeholder() -> Self {
        Self {
            readonly: ::core::option::Option::None,
            private: ::core::option::Option::None,
            request: ::core::option::Option::None,
            version: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            creator: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            modifiedby: ::std::vec::Vec::new(),
            signature: ::core::option::Option::None,
            author: ::std::vec::Vec::new(),
            created: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            modified: ::core::option::Option::None,
            source: ::core::option::Option::None,
            content: ::cif_runtime::Spanned::new(
                ::cif_runtime::Element::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            description: ::core::option::Option::None,
            tag: ::std::vec::Vec::new(),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.readonly = ::core::option::Option::Some(attribute.get()),
            1usize => self.private = ::core::option::Option::Some(attribute.get()),
            2usize => self.request = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.version = reader.value(),
            1usize => self.creator = reader.value(),
            2usize => ::cif_runtime::group::push(&mut self.modifiedby, reader.value()),
            3usize => self.signature = ::core::option::Option::Some(reader.value()),
            4usize => ::cif_runtime::group::push(&mut self.author, reader.value()),
            5usize => self.created = reader.value(),
            6usize => self.modified = ::core::option::Option::Some(reader.value()),
            7usize => self.source = ::core::option::Option::Some(reader.value()),
            8usize => self.content = reader.element(),
            9usize => self.description = ::core::option::Option::Some(reader.element()),
            10usize => ::cif_runtime::group::push(&mut self.tag, reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for ArchiveInfo<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.readonly {
            writer.attribute("readonly", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.private {
            writer.attribute("private", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.request {
            writer.attribute("request", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        let it = &self.version;
        writer.value("version", &it.value);
        let it = &self.creator;
        writer.value("creator", &it.value);
        for it in &self.modifiedby {
            writer.value("modifiedby", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.signature {
            writer.value("signature", &it.value);
        }
        for it in &self.author {
            writer.value("author", &it.value);
        }
        let it = &self.created;
        writer.value("created", &it.value);
        if let ::core::option::Option::Some(it) = &self.modified {
            writer.value("modified", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.source {
            writer.value("source", &it.value);
        }
        let it = &self.content;
        writer.element("content", &it.value);
        if let ::core::option::Option::Some(it) = &self.description {
            writer.element("description", &it.value);
        }
        for it in &self.tag {
            writer.element("tag", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for ArchiveInfo<'_> {
    type Owned = ArchiveInfo<'static>;
    fn into_owned(self) -> Self::Owned {
        ArchiveInfo {
            readonly: ::cif_runtime::IntoOwned::into_owned(self.readonly),
            private: ::cif_runtime::IntoOwned::into_owned(self.private),
            request: ::cif_runtime::IntoOwned::into_owned(self.request),
            version: ::cif_runtime::IntoOwned::into_owned(self.version),
            creator: ::cif_runtime::IntoOwned::into_owned(self.creator),
            modifiedby: ::cif_runtime::IntoOwned::into_owned(self.modifiedby),
            signature: ::cif_runtime::IntoOwned::into_owned(self.signature),
            author: ::cif_runtime::IntoOwned::into_owned(self.author),
            created: ::cif_runtime::IntoOwned::into_owned(self.created),
            modified: ::cif_runtime::IntoOwned::into_owned(self.modified),
            source: ::cif_runtime::IntoOwned::into_owned(self.source),
            content: ::cif_runtime::IntoOwned::into_owned(self.content),
            description: ::cif_runtime::IntoOwned::into_owned(self.description),
            tag: ::cif_runtime::IntoOwned::into_owned(self.tag),
        }
    }
}
/// What an archive holds, as far as its writer chose to say.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Content<'a> {
    /// Number of games in the archive.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub games: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::NonNegativeInteger<'a>>,
    >,
    /// Number of documents in the archive.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub documents: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::NonNegativeInteger<'a>>,
    >,
    /// Chess variants that occur in the archive.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub variants: ::core::option::Option<::cif_runtime::Spanned<ListOfVariants<'a>>>,
    /// Whether the archive holds games on two boards.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub tandem: ::core::option::Option<::cif_runtime::Spanned<bool>>,
}
impl<'a> Content<'a> {
    /// The attribute `tandem`; `false` where it is absent.
    pub fn tandem(&self) -> bool {
        match &self.tandem {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("false"))
            }
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Content<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::CONTENT;
    fn placeholder() -> Self {
        Self {
            games: ::core::option::Option::None,
            documents: ::core::option::Option::None,
            variants: ::core::option::Option::None,
            tandem: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.games = ::core::option::Option::Some(attribute.get()),
            1usize => self.documents = ::core::option::Option::Some(attribute.get()),
            2usize => self.variants = ::core::option::Option::Some(attribute.get()),
            3usize => self.tandem = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Content<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.games {
            writer.attribute("games", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.documents {
            writer.attribute("documents", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.variants {
            writer.attribute("variants", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.tandem {
            writer.attribute("tandem", &value.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for Content<'_> {
    type Owned = Content<'static>;
    fn into_owned(self) -> Self::Owned {
        Content {
            games: ::cif_runtime::IntoOwned::into_owned(self.games),
            documents: ::cif_runtime::IntoOwned::into_owned(self.documents),
            variants: ::cif_runtime::IntoOwned::into_owned(self.variants),
            tandem: ::cif_runtime::IntoOwned::into_owned(self.tandem),
        }
    }
}
/// Any number of descriptions, usually one per language.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct DescriptionList<'a> {
    /// One description.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub text: ::std::vec::Vec<::cif_runtime::Spanned<Comment<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for DescriptionList<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::DESCRIPTION_LIST;
    fn placeholder() -> Self {
        Self {
            text: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => ::cif_runtime::group::push(&mut self.text, reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for DescriptionList<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.text {
            writer.element("text", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for DescriptionList<'_> {
    type Owned = DescriptionList<'static>;
    fn into_owned(self) -> Self::Owned {
        DescriptionList {
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Data that the items of an archive share.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct ArchiveData<'a> {
    /// The part `items` of the content.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub items: ::std::vec::Vec<ArchiveDataChoice<'a>>,
}
impl<'a> ::cif_runtime::Element<'a> for ArchiveData<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::ARCHIVE_DATA;
    fn placeholder() -> Self {
        Self {
            items: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize..=3usize => {
                ::cif_runtime::group::put_many(&mut self.items, slot, reader)
            }
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for ArchiveData<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.items {
            ::cif_runtime::WriteElement::write_content(it, writer);
        }
    }
}
impl ::cif_runtime::IntoOwned for ArchiveData<'_> {
    type Owned = ArchiveData<'static>;
    fn into_owned(self) -> Self::Owned {
        ArchiveData {
            items: ::cif_runtime::IntoOwned::into_owned(self.items),
        }
    }
}
/// The alternatives of `ArchiveData/choice`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
pub enum ArchiveDataChoice<'a> {
    /// Embedded binary data.
    #[serde(rename = "blob")]
    Blob(::cif_runtime::Spanned<BLOb<'a>>),
    /// Data kept outside the archive.
    #[serde(rename = "resource")]
    Resource(::cif_runtime::Spanned<ExternalResource<'a>>),
    /// A style for marking moves, used by name in the move sections.
    #[serde(rename = "movestyle")]
    Movestyle(::cif_runtime::Spanned<MoveStyle<'a>>),
    /// Private information.
    #[serde(rename = "tag")]
    Tag(::cif_runtime::Spanned<Tag<'a>>),
}
impl<'a> ::cif_runtime::group::Group<'a> for ArchiveDataChoice<'a> {
    fn placeholder() -> Self {
        Self::Blob(
            ::cif_runtime::Spanned::new(
                ::cif_runtime::Element::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        )
    }
    fn accepts(&self, _slot: usize) -> bool {
        match self {
            Self::Blob(_) => false,
            Self::Resource(_) => false,
            Self::Movestyle(_) => false,
            Self::Tag(_) => false,
        }
    }
    fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
        match slot {
            0usize => Self::Blob(reader.element()),
            1usize => Self::Resource(reader.element()),
            2usize => Self::Movestyle(reader.element()),
            3usize => Self::Tag(reader.element()),
            _ => Self::placeholder(),
        }
    }
    fn place(&mut self, _slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match self {
            Self::Blob(it) => *it = reader.element(),
            Self::Resource(it) => *it = reader.element(),
            Self::Movestyle(it) => *it = reader.element(),
            Self::Tag(it) => *it = reader.element(),
        }
    }
}
impl ::cif_runtime::WriteElement for ArchiveDataChoice<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        match self {
            Self::Blob(it) => writer.element("blob", &it.value),
            Self::Resource(it) => writer.element("resource", &it.value),
            Self::Movestyle(it) => writer.element("movestyle", &it.value),
            Self::Tag(it) => writer.element("tag", &it.value),
        }
    }
}
impl ::cif_runtime::IntoOwned for ArchiveDataChoice<'_> {
    type Owned = ArchiveDataChoice<'static>;
    fn into_owned(self) -> ArchiveDataChoice<'static> {
        match self {
            Self::Blob(it) => {
                ArchiveDataChoice::Blob(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Resource(it) => {
                ArchiveDataChoice::Resource(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Movestyle(it) => {
                ArchiveDataChoice::Movestyle(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Tag(it) => {
                ArchiveDataChoice::Tag(::cif_runtime::IntoOwned::into_owned(it))
            }
        }
    }
}
/// A text, an image or another file, embedded or by address.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Document<'a> {
    /// Entry of the index that stands for this document.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub id: ::core::option::Option<::cif_runtime::Spanned<IndexID>>,
    /// The part `choice` of the content.
    pub choice: DocumentChoice<'a>,
}
impl<'a> Document<'a> {
    /// A value with what it cannot do without.
    pub fn new(choice: impl ::core::convert::Into<DocumentChoice<'a>>) -> Self {
        Self {
            id: ::core::option::Option::None,
            choice: choice.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Document<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::DOCUMENT;
    fn placeholder() -> Self {
        Self {
            id: ::core::option::Option::None,
            choice: ::cif_runtime::group::Group::placeholder(),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize..=1usize => {
                ::cif_runtime::group::put_one(&mut self.choice, slot, reader)
            }
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Document<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.id {
            writer.attribute("id", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        let it = &self.choice;
        ::cif_runtime::WriteElement::write_content(it, writer);
    }
}
impl ::cif_runtime::IntoOwned for Document<'_> {
    type Owned = Document<'static>;
    fn into_owned(self) -> Self::Owned {
        Document {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            choice: ::cif_runtime::IntoOwned::into_owned(self.choice),
        }
    }
}
/// The alternatives of `Document/choice`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
pub enum DocumentChoice<'a> {
    /// The document itself.
    #[serde(rename = "blob")]
    Blob(::cif_runtime::Spanned<BLOb<'a>>),
    /// The address of the document.
    #[serde(rename = "resource")]
    Resource(::cif_runtime::Spanned<ExternalResource<'a>>),
}
impl<'a> ::cif_runtime::group::Group<'a> for DocumentChoice<'a> {
    fn placeholder() -> Self {
        Self::Blob(
            ::cif_runtime::Spanned::new(
                ::cif_runtime::Element::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        )
    }
    fn accepts(&self, _slot: usize) -> bool {
        match self {
            Self::Blob(_) => false,
            Self::Resource(_) => false,
        }
    }
    fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
        match slot {
            0usize => Self::Blob(reader.element()),
            1usize => Self::Resource(reader.element()),
            _ => Self::placeholder(),
        }
    }
    fn place(&mut self, _slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match self {
            Self::Blob(it) => *it = reader.element(),
            Self::Resource(it) => *it = reader.element(),
        }
    }
}
impl ::cif_runtime::WriteElement for DocumentChoice<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        match self {
            Self::Blob(it) => writer.element("blob", &it.value),
            Self::Resource(it) => writer.element("resource", &it.value),
        }
    }
}
impl ::cif_runtime::IntoOwned for DocumentChoice<'_> {
    type Owned = DocumentChoice<'static>;
    fn into_owned(self) -> DocumentChoice<'static> {
        match self {
            Self::Blob(it) => {
                DocumentChoice::Blob(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Resource(it) => {
                DocumentChoice::Resource(::cif_runtime::IntoOwned::into_owned(it))
            }
        }
    }
}
/// A section of the index: heads of games and ids of documents. It stands before the items that refer to it.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Index<'a> {
    /// Application that made the index.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub creator: ::core::option::Option<::cif_runtime::Spanned<Signature<'a>>>,
    /// Application whose private conventions the index follows.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub signature: ::core::option::Option<::cif_runtime::Spanned<Signature<'a>>>,
    /// Version of the index, in the creator's own counting.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub version: ::core::option::Option<
        ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
    >,
    /// Whether the entries stand for items of this archive.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub r#type: ::core::option::Option<::cif_runtime::Spanned<IndexType>>,
    /// The part `items` of the content.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub items: ::std::vec::Vec<IndexChoice<'a>>,
}
impl<'a> Index<'a> {
    /// The attribute `type`; `archive` where it is absent.
    pub fn r#type(&self) -> IndexType {
        match &self.r#type {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("archive"))
            }
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Index<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::INDEX;
    fn placeholder() -> Self {
        Self {
            creator: ::core::option::Option::None,
            signature: ::core::option::Option::None,
            version: ::core::option::Option::None,
            r#type: ::core::option::Option::None,
            items: ::std::vec::Vec::new(),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.creator = ::core::option::Option::Some(attribute.get()),
            1usize => self.signature = ::core::option::Option::Some(attribute.get()),
            2usize => self.version = ::core::option::Option::Some(attribute.get()),
            3usize => self.r#type = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize..=1usize => {
                ::cif_runtime::group::put_many(&mut self.items, slot, reader)
            }
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Index<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.creator {
            writer.attribute("creator", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.signature {
            writer.attribute("signature", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.version {
            writer.attribute("version", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.r#type {
            writer.attribute("type", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.items {
            ::cif_runtime::WriteElement::write_content(it, writer);
        }
    }
}
impl ::cif_runtime::IntoOwned for Index<'_> {
    type Owned = Index<'static>;
    fn into_owned(self) -> Self::Owned {
        Index {
            creator: ::cif_runtime::IntoOwned::into_owned(self.creator),
            signature: ::cif_runtime::IntoOwned::into_owned(self.signature),
            version: ::cif_runtime::IntoOwned::into_owned(self.version),
            r#type: ::cif_runtime::IntoOwned::into_owned(self.r#type),
            items: ::cif_runtime::IntoOwned::into_owned(self.items),
        }
    }
}
/// The alternatives of `Index/choice`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
pub enum IndexChoice<'a> {
    /// Head of one game.
    #[serde(rename = "game")]
    Game(::cif_runtime::Spanned<IndexGame<'a>>),
    /// One document.
    #[serde(rename = "document")]
    Document(::cif_runtime::Spanned<IndexDocument>),
}
impl<'a> ::cif_runtime::group::Group<'a> for IndexChoice<'a> {
    fn placeholder() -> Self {
        Self::Game(
            ::cif_runtime::Spanned::new(
                ::cif_runtime::Element::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        )
    }
    fn accepts(&self, _slot: usize) -> bool {
        match self {
            Self::Game(_) => false,
            Self::Document(_) => false,
        }
    }
    fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
        match slot {
            0usize => Self::Game(reader.element()),
            1usize => Self::Document(reader.element()),
            _ => Self::placeholder(),
        }
    }
    fn place(&mut self, _slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match self {
            Self::Game(it) => *it = reader.element(),
            Self::Document(it) => *it = reader.element(),
        }
    }
}
impl ::cif_runtime::WriteElement for IndexChoice<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        match self {
            Self::Game(it) => writer.element("game", &it.value),
            Self::Document(it) => writer.element("document", &it.value),
        }
    }
}
impl ::cif_runtime::IntoOwned for IndexChoice<'_> {
    type Owned = IndexChoice<'static>;
    fn into_owned(self) -> IndexChoice<'static> {
        match self {
            Self::Game(it) => IndexChoice::Game(::cif_runtime::IntoOwned::into_owned(it)),
            Self::Document(it) => {
                IndexChoice::Document(::cif_runtime::IntoOwned::into_owned(it))
            }
        }
    }
}
/// The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct IndexGame<'a> {
    /// What `GameHead` says, which this type extends.
    #[serde(default)]
    pub base: GameHead<'a>,
    /// Application that vouches for the game; the game itself repeats it.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub signature: ::core::option::Option<::cif_runtime::Spanned<Signature<'a>>>,
}
impl<'a> IndexGame<'a> {
    /// The attribute `signature`; `""` where it is absent.
    pub fn signature(&self) -> Signature<'a> {
        match &self.signature {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed(""))
            }
        }
    }
}
impl<'a> ::core::ops::Deref for IndexGame<'a> {
    type Target = GameHead<'a>;
    fn deref(&self) -> &Self::Target {
        &self.base
    }
}
impl<'a> ::core::ops::DerefMut for IndexGame<'a> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.base
    }
}
impl<'a> ::cif_runtime::Element<'a> for IndexGame<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::INDEX_GAME;
    fn placeholder() -> Self {
        Self {
            base: ::cif_runtime::Element::placeholder(),
            signature: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            1usize => self.signature = ::core::option::Option::Some(attribute.get()),
            _ => ::cif_runtime::Element::attribute(&mut self.base, attribute),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        ::cif_runtime::Element::child(&mut self.base, slot, reader);
    }
}
impl ::cif_runtime::WriteElement for IndexGame<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        ::cif_runtime::WriteElement::write_attributes(&self.base, writer);
        if let ::core::option::Option::Some(value) = &self.signature {
            writer.attribute("signature", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        ::cif_runtime::WriteElement::write_content(&self.base, writer);
    }
}
impl ::cif_runtime::IntoOwned for IndexGame<'_> {
    type Owned = IndexGame<'static>;
    fn into_owned(self) -> Self::Owned {
        IndexGame {
            base: ::cif_runtime::IntoOwned::into_owned(self.base),
            signature: ::cif_runtime::IntoOwned::into_owned(self.signature),
        }
    }
}
/// A document as an entry of the index.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct IndexDocument {
    /// Id by which the document refers to the entry.
    pub id: ::cif_runtime::Spanned<IndexID>,
}
impl IndexDocument {
    /// A value with what it cannot do without.
    pub fn new(id: impl ::core::convert::Into<::cif_runtime::Spanned<IndexID>>) -> Self {
        Self { id: id.into() }
    }
}
impl<'a> ::cif_runtime::Element<'a> for IndexDocument {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::INDEX_DOCUMENT;
    fn placeholder() -> Self {
        Self {
            id: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = attribute.get(),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for IndexDocument {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("id", &self.id.value);
    }
}
impl ::cif_runtime::IntoOwned for IndexDocument {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}
/// A section of the namebase. Ids are unique per item type over all sections, and an entry stands before its first use.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Namebase<'a> {
    /// Application whose private conventions the section follows.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub signature: ::core::option::Option<::cif_runtime::Spanned<Signature<'a>>>,
    /// Version of the section, in the application's own counting.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub version: ::core::option::Option<
        ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
    >,
    /// The part `items` of the content.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub items: ::std::vec::Vec<NamebaseChoice<'a>>,
}
impl<'a> ::cif_runtime::Element<'a> for Namebase<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::NAMEBASE;
    fn placeholder() -> Self {
        Self {
            signature: ::core::option::Option::None,
            version: ::core::option::Option::None,
            items: ::std::vec::Vec::new(),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.signature = ::core::option::Option::Some(attribute.get()),
            1usize => self.version = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize..=8usize => {
                ::cif_runtime::group::put_many(&mut self.items, slot, reader)
            }
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Namebase<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.signature {
            writer.attribute("signature", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.version {
            writer.attribute("version", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.items {
            ::cif_runtime::WriteElement::write_content(it, writer);
        }
    }
}
impl ::cif_runtime::IntoOwned for Namebase<'_> {
    type Owned = Namebase<'static>;
    fn into_owned(self) -> Self::Owned {
        Namebase {
            signature: ::cif_runtime::IntoOwned::into_owned(self.signature),
            version: ::cif_runtime::IntoOwned::into_owned(self.version),
            items: ::cif_runtime::IntoOwned::into_owned(self.items),
        }
    }
}
/// The alternatives of `Namebase/choice`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
pub enum NamebaseChoice<'a> {
    /// A site.
    #[serde(rename = "site")]
    Site(::cif_runtime::Spanned<NSite<'a>>),
    /// An event.
    #[serde(rename = "event")]
    Event(::cif_runtime::Spanned<NEvent<'a>>),
    /// A team.
    #[serde(rename = "team")]
    Team(::cif_runtime::Spanned<NTeam<'a>>),
    /// A player.
    #[serde(rename = "player")]
    Player(::cif_runtime::Spanned<NPlayer<'a>>),
    /// A source of games.
    #[serde(rename = "source")]
    Source(::cif_runtime::Spanned<NSource<'a>>),
    /// An annotator.
    #[serde(rename = "annotator")]
    Annotator(::cif_runtime::Spanned<NAnnotator<'a>>),
    /// A sponsor.
    #[serde(rename = "sponsor")]
    Sponsor(::cif_runtime::Spanned<NSponsor<'a>>),
    /// A creator of games.
    #[serde(rename = "creator")]
    Creator(::cif_runtime::Spanned<NCreator<'a>>),
    /// A text that occurs more than once.
    #[serde(rename = "phrase")]
    Phrase(::cif_runtime::Spanned<NPhrase<'a>>),
}
impl<'a> ::cif_runtime::group::Group<'a> for NamebaseChoice<'a> {
    fn placeholder() -> Self {
        Self::Site(
            ::cif_runtime::Spanned::new(
                ::cif_runtime::Element::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        )
    }
    fn accepts(&self, _slot: usize) -> bool {
        match self {
            Self::Site(_) => false,
            Self::Event(_) => false,
            Self::Team(_) => false,
            Self::Player(_) => false,
            Self::Source(_) => false,
            Self::Annotator(_) => false,
            Self::Sponsor(_) => false,
            Self::Creator(_) => false,
            Self::Phrase(_) => false,
        }
    }
    fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
        match slot {
            0usize => Self::Site(reader.element()),
            1usize => Self::Event(reader.element()),
            2usize => Self::Team(reader.element()),
            3usize => Self::Player(reader.element()),
            4usize => Self::Source(reader.element()),
            5usize => Self::Annotator(reader.element()),
            6usize => Self::Sponsor(reader.element()),
            7usize => Self::Creator(reader.element()),
            8usize => Self::Phrase(reader.element()),
            _ => Self::placeholder(),
        }
    }
    fn place(&mut self, _slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match self {
            Self::Site(it) => *it = reader.element(),
            Self::Event(it) => *it = reader.element(),
            Self::Team(it) => *it = reader.element(),
            Self::Player(it) => *it = reader.element(),
            Self::Source(it) => *it = reader.element(),
            Self::Annotator(it) => *it = reader.element(),
            Self::Sponsor(it) => *it = reader.element(),
            Self::Creator(it) => *it = reader.element(),
            Self::Phrase(it) => *it = reader.element(),
        }
    }
}
impl ::cif_runtime::WriteElement for NamebaseChoice<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        match self {
            Self::Site(it) => writer.element("site", &it.value),
            Self::Event(it) => writer.element("event", &it.value),
            Self::Team(it) => writer.element("team", &it.value),
            Self::Player(it) => writer.element("player", &it.value),
            Self::Source(it) => writer.element("source", &it.value),
            Self::Annotator(it) => writer.element("annotator", &it.value),
            Self::Sponsor(it) => writer.element("sponsor", &it.value),
            Self::Creator(it) => writer.element("creator", &it.value),
            Self::Phrase(it) => writer.element("phrase", &it.value),
        }
    }
}
impl ::cif_runtime::IntoOwned for NamebaseChoice<'_> {
    type Owned = NamebaseChoice<'static>;
    fn into_owned(self) -> NamebaseChoice<'static> {
        match self {
            Self::Site(it) => {
                NamebaseChoice::Site(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Event(it) => {
                NamebaseChoice::Event(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Team(it) => {
                NamebaseChoice::Team(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Player(it) => {
                NamebaseChoice::Player(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Source(it) => {
                NamebaseChoice::Source(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Annotator(it) => {
                NamebaseChoice::Annotator(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Sponsor(it) => {
                NamebaseChoice::Sponsor(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Creator(it) => {
                NamebaseChoice::Creator(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Phrase(it) => {
                NamebaseChoice::Phrase(::cif_runtime::IntoOwned::into_owned(it))
            }
        }
    }
}
/// A site in the namebase.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NSite<'a> {
    /// Id by which the archive refers to the entry.
    pub id: ::cif_runtime::Spanned<NamebaseID>,
    /// Name of the place, for instance a town or a chess server.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub location: ::core::option::Option<
        ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
    >,
    /// Country of the place.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub country: ::core::option::Option<::cif_runtime::Spanned<Country<'a>>>,
    /// Degrees north of the equator; negative to the south.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub latitude: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::Float<'a>>,
    >,
    /// Degrees east of Greenwich; negative to the west.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub longitude: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::Float<'a>>,
    >,
}
impl<'a> NSite<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        id: impl ::core::convert::Into<::cif_runtime::Spanned<NamebaseID>>,
    ) -> Self {
        Self {
            id: id.into(),
            location: ::core::option::Option::None,
            country: ::core::option::Option::None,
            latitude: ::core::option::Option::None,
            longitude: ::core::option::Option::None,
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for NSite<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::NSITE;
    fn placeholder() -> Self {
        Self {
            id: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            location: ::core::option::Option::None,
            country: ::core::option::Option::None,
            latitude: ::core::option::Option::None,
            longitude: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = attribute.get(),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.location = ::core::option::Option::Some(reader.value()),
            1usize => self.country = ::core::option::Option::Some(reader.value()),
            2usize => self.latitude = ::core::option::Option::Some(reader.value()),
            3usize => self.longitude = ::core::option::Option::Some(reader.value()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for NSite<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("id", &self.id.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.location {
            writer.value("location", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.country {
            writer.value("country", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.latitude {
            writer.value("latitude", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.longitude {
            writer.value("longitude", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for NSite<'_> {
    type Owned = NSite<'static>;
    fn into_owned(self) -> Self::Owned {
        NSite {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            location: ::cif_runtime::IntoOwned::into_owned(self.location),
            country: ::cif_runtime::IntoOwned::into_owned(self.country),
            latitude: ::cif_runtime::IntoOwned::into_owned(self.latitude),
            longitude: ::cif_runtime::IntoOwned::into_owned(self.longitude),
        }
    }
}
/// An event in the namebase.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NEvent<'a> {
    /// Id by which the archive refers to the entry.
    pub id: ::cif_runtime::Spanned<NamebaseID>,
    /// Name of the event.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub title: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// Site of the event, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub siteid: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// First day of the event.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub date: ::core::option::Option<::cif_runtime::Spanned<Date<'a>>>,
    /// Kind of event.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub r#type: ::core::option::Option<::cif_runtime::Spanned<EventType<'a>>>,
    /// How the games are played.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub mode: ::core::option::Option<::cif_runtime::Spanned<EventMode<'a>>>,
    /// Number of rounds.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub rounds: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::NonNegativeInteger<'a>>,
    >,
    /// Category of the tournament by the average rating of its players.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub category: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::PositiveInteger<'a>>,
    >,
    /// Sponsor of the event, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub sponsorid: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// Whether all games of the event are at hand.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub complete: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// Whether a team event counts board points instead of match points.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub boardpoints: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// Whether a win counts three points and a draw one.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub threepointsforwin: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// How ties are broken.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub tiebreak: ::core::option::Option<::cif_runtime::Spanned<Tiebreak<'a>>>,
}
impl<'a> NEvent<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        id: impl ::core::convert::Into<::cif_runtime::Spanned<NamebaseID>>,
    ) -> Self {
        Self {
            id: id.into(),
            title: ::core::option::Option::None,
            siteid: ::core::option::Option::None,
            date: ::core::option::Option::None,
            r#type: ::core::option::Option::None,
            mode: ::core::option::Option::None,
            rounds: ::core::option::Option::None,
            category: ::core::option::Option::None,
            sponsorid: ::core::option::Option::None,
            complete: ::core::option::Option::None,
            boardpoints: ::core::option::Option::None,
            threepointsforwin: ::core::option::Option::None,
            tiebreak: ::core::option::Option::None,
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for NEvent<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::NEVENT;
    fn placeholder() -> Self {
        Self {
            id: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            title: ::core::option::Option::None,
            siteid: ::core::option::Option::None,
            date: ::core::option::Option::None,
            r#type: ::core::option::Option::None,
            mode: ::core::option::Option::None,
            rounds: ::core::option::Option::None,
            category: ::core::option::Option::None,
            sponsorid: ::core::option::Option::None,
            complete: ::core::option::Option::None,
            boardpoints: ::core::option::Option::None,
            threepointsforwin: ::core::option::Option::None,
            tiebreak: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = attribute.get(),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.title = ::core::option::Option::Some(reader.value()),
            1usize => self.siteid = ::core::option::Option::Some(reader.value()),
            2usize => self.date = ::core::option::Option::Some(reader.element()),
            3usize => self.r#type = ::core::option::Option::Some(reader.value()),
            4usize => self.mode = ::core::option::Option::Some(reader.value()),
            5usize => self.rounds = ::core::option::Option::Some(reader.value()),
            6usize => self.category = ::core::option::Option::Some(reader.value()),
            7usize => self.sponsorid = ::core::option::Option::Some(reader.value()),
            8usize => self.complete = ::core::option::Option::Some(reader.value()),
            9usize => self.boardpoints = ::core::option::Option::Some(reader.value()),
            10usize => {
                self.threepointsforwin = ::core::option::Option::Some(reader.value());
            }
            11usize => self.tiebreak = ::core::option::Option::Some(reader.value()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for NEvent<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("id", &self.id.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.title {
            writer.value("title", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.siteid {
            writer.value("siteid", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.date {
            writer.element("date", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.r#type {
            writer.value("type", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.mode {
            writer.value("mode", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.rounds {
            writer.value("rounds", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.category {
            writer.value("category", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.sponsorid {
            writer.value("sponsorid", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.complete {
            writer.value("complete", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.boardpoints {
            writer.value("boardpoints", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.threepointsforwin {
            writer.value("threepointsforwin", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.tiebreak {
            writer.value("tiebreak", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for NEvent<'_> {
    type Owned = NEvent<'static>;
    fn into_owned(self) -> Self::Owned {
        NEvent {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            title: ::cif_runtime::IntoOwned::into_owned(self.title),
            siteid: ::cif_runtime::IntoOwned::into_owned(self.siteid),
            date: ::cif_runtime::IntoOwned::into_owned(self.date),
            r#type: ::cif_runtime::IntoOwned::into_owned(self.r#type),
            mode: ::cif_runtime::IntoOwned::into_owned(self.mode),
            rounds: ::cif_runtime::IntoOwned::into_owned(self.rounds),
            category: ::cif_runtime::IntoOwned::into_owned(self.category),
            sponsorid: ::cif_runtime::IntoOwned::into_owned(self.sponsorid),
            complete: ::cif_runtime::IntoOwned::into_owned(self.complete),
            boardpoints: ::cif_runtime::IntoOwned::into_owned(self.boardpoints),
            threepointsforwin: ::cif_runtime::IntoOwned::into_owned(
                self.threepointsforwin,
            ),
            tiebreak: ::cif_runtime::IntoOwned::into_owned(self.tiebreak),
        }
    }
}
/// A team in the namebase.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NTeam<'a> {
    /// Id by which the archive refers to the entry.
    pub id: ::cif_runtime::Spanned<NamebaseID>,
    /// Name of the team.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub name: ::core::option::Option<
        ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
    >,
    /// Number of the team within its club: 2 for the second team.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub number: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::PositiveInteger<'a>>,
    >,
    /// Year of the event in which the team played.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub year: ::core::option::Option<::cif_runtime::Spanned<Year<'a>>>,
    /// Whether the year stands for a season that ends in the year after.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub season: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// Country of the team.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub nation: ::core::option::Option<::cif_runtime::Spanned<Country<'a>>>,
}
impl<'a> NTeam<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        id: impl ::core::convert::Into<::cif_runtime::Spanned<NamebaseID>>,
    ) -> Self {
        Self {
            id: id.into(),
            name: ::core::option::Option::None,
            number: ::core::option::Option::None,
            year: ::core::option::Option::None,
            season: ::core::option::Option::None,
            nation: ::core::option::Option::None,
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for NTeam<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::NTEAM;
    fn placeholder() -> Self {
        Self {
            id: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            name: ::core::option::Option::None,
            number: ::core::option::Option::None,
            year: ::core::option::Option::None,
            season: ::core::option::Option::None,
            nation: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = attribute.get(),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.name = ::core::option::Option::Some(reader.value()),
            1usize => self.number = ::core::option::Option::Some(reader.value()),
            2usize => self.year = ::core::option::Option::Some(reader.value()),
            3usize => self.season = ::core::option::Option::Some(reader.value()),
            4usize => self.nation = ::core::option::Option::Some(reader.value()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for NTeam<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("id", &self.id.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.name {
            writer.value("name", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.number {
            writer.value("number", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.year {
            writer.value("year", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.season {
            writer.value("season", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.nation {
            writer.value("nation", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for NTeam<'_> {
    type Owned = NTeam<'static>;
    fn into_owned(self) -> Self::Owned {
        NTeam {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            name: ::cif_runtime::IntoOwned::into_owned(self.name),
            number: ::cif_runtime::IntoOwned::into_owned(self.number),
            year: ::cif_runtime::IntoOwned::into_owned(self.year),
            season: ::cif_runtime::IntoOwned::into_owned(self.season),
            nation: ::cif_runtime::IntoOwned::into_owned(self.nation),
        }
    }
}
/// A player in the namebase.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NPlayer<'a> {
    /// Id by which the archive refers to the entry.
    pub id: ::cif_runtime::Spanned<NamebaseID>,
    /// Whole name as it is to be shown.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub name: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// Family name.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub surname: ::core::option::Option<
        ::std::boxed::Box<::cif_runtime::Spanned<Token<'a>>>,
    >,
    /// Given names.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub forename: ::core::option::Option<
        ::std::boxed::Box<::cif_runtime::Spanned<Token<'a>>>,
    >,
    /// Number of the region within the nation.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub regioncode: ::core::option::Option<
        ::std::boxed::Box<
            ::cif_runtime::Spanned<
                ::cif_runtime::value::built_in::NonNegativeInteger<'a>,
            >,
        >,
    >,
    /// Native country.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub nation: ::core::option::Option<::cif_runtime::Spanned<Country<'a>>>,
    /// Whether a person or a program plays.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub species: ::core::option::Option<::cif_runtime::Spanned<Species>>,
    /// Sex of the player.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub gender: ::core::option::Option<::cif_runtime::Spanned<Gender>>,
    /// Team of the player, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub teamid: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// Mail address or other address in a network.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub networkaddress: ::core::option::Option<
        ::std::boxed::Box<
            ::cif_runtime::Spanned<::cif_runtime::value::built_in::AnyURI<'a>>,
        >,
    >,
    /// Date of birth.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub birth: ::core::option::Option<::cif_runtime::Spanned<Date<'a>>>,
    /// Date of death.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub death: ::core::option::Option<
        ::std::boxed::Box<::cif_runtime::Spanned<Date<'a>>>,
    >,
}
impl<'a> NPlayer<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        id: impl ::core::convert::Into<::cif_runtime::Spanned<NamebaseID>>,
    ) -> Self {
        Self {
            id: id.into(),
            name: ::core::option::Option::None,
            surname: ::core::option::Option::None,
            forename: ::core::option::Option::None,
            regioncode: ::core::option::Option::None,
            nation: ::core::option::Option::None,
            species: ::core::option::Option::None,
            gender: ::core::option::Option::None,
            teamid: ::core::option::Option::None,
            networkaddress: ::core::option::Option::None,
            birth: ::core::option::Option::None,
            death: ::core::option::Option::None,
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for NPlayer<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::NPLAYER;
    fn placeholder() -> Self {
        Self {
            id: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            name: ::core::option::Option::None,
            surname: ::core::option::Option::None,
            forename: ::core::option::Option::None,
            regioncode: ::core::option::Option::None,
            nation: ::core::option::Option::None,
            species: ::core::option::Option::None,
            gender: ::core::option::Option::None,
            teamid: ::core::option::Option::None,
            networkaddress: ::core::option::Option::None,
            birth: ::core::option::Option::None,
            death: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = attribute.get(),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.name = ::core::option::Option::Some(reader.value()),
            1usize => self.surname = ::core::option::Option::Some(reader.boxed_value()),
            2usize => self.forename = ::core::option::Option::Some(reader.boxed_value()),
            3usize => {
                self.regioncode = ::core::option::Option::Some(reader.boxed_value());
            }
            4usize => self.nation = ::core::option::Option::Some(reader.value()),
            5usize => self.species = ::core::option::Option::Some(reader.value()),
            6usize => self.gender = ::core::option::Option::Some(reader.value()),
            7usize => self.teamid = ::core::option::Option::Some(reader.value()),
            8usize => {
                self.networkaddress = ::core::option::Option::Some(reader.boxed_value());
            }
            9usize => self.birth = ::core::option::Option::Some(reader.element()),
            10usize => self.death = ::core::option::Option::Some(reader.boxed()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for NPlayer<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("id", &self.id.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.name {
            writer.value("name", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.surname {
            writer.value("surname", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.forename {
            writer.value("forename", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.regioncode {
            writer.value("regioncode", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.nation {
            writer.value("nation", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.species {
            writer.value("species", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.gender {
            writer.value("gender", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.teamid {
            writer.value("teamid", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.networkaddress {
            writer.value("networkaddress", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.birth {
            writer.element("birth", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.death {
            writer.element("death", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for NPlayer<'_> {
    type Owned = NPlayer<'static>;
    fn into_owned(self) -> Self::Owned {
        NPlayer {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            name: ::cif_runtime::IntoOwned::into_owned(self.name),
            surname: ::cif_runtime::IntoOwned::into_owned(self.surname),
            forename: ::cif_runtime::IntoOwned::into_owned(self.forename),
            regioncode: ::cif_runtime::IntoOwned::into_owned(self.regioncode),
            nation: ::cif_runtime::IntoOwned::into_owned(self.nation),
            species: ::cif_runtime::IntoOwned::into_owned(self.species),
            gender: ::cif_runtime::IntoOwned::into_owned(self.gender),
            teamid: ::cif_runtime::IntoOwned::into_owned(self.teamid),
            networkaddress: ::cif_runtime::IntoOwned::into_owned(self.networkaddress),
            birth: ::cif_runtime::IntoOwned::into_owned(self.birth),
            death: ::cif_runtime::IntoOwned::into_owned(self.death),
        }
    }
}
/// A source in the namebase.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NSource<'a> {
    /// Id by which the archive refers to the entry.
    pub id: ::cif_runtime::Spanned<NamebaseID>,
    /// Title of the publication.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub title: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// Who published it.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub publisher: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// Date of publication.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub publication: ::core::option::Option<::cif_runtime::Spanned<Date<'a>>>,
    /// Version of the game in the source.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub version: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::NonNegativeInteger<'a>>,
    >,
    /// Date on which the game was entered.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub date: ::core::option::Option<::cif_runtime::Spanned<Date<'a>>>,
    /// How trustworthy the data is.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub quality: ::core::option::Option<::cif_runtime::Spanned<Quality>>,
}
impl<'a> NSource<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        id: impl ::core::convert::Into<::cif_runtime::Spanned<NamebaseID>>,
    ) -> Self {
        Self {
            id: id.into(),
            title: ::core::option::Option::None,
            publisher: ::core::option::Option::None,
            publication: ::core::option::Option::None,
            version: ::core::option::Option::None,
            date: ::core::option::Option::None,
            quality: ::core::option::Option::None,
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for NSource<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::NSOURCE;
    fn placeholder() -> Self {
        Self {
            id: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            title: ::core::option::Option::None,
            publisher: ::core::option::Option::None,
            publication: ::core::option::Option::None,
            version: ::core::option::Option::None,
            date: ::core::option::Option::None,
            quality: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = attribute.get(),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.title = ::core::option::Option::Some(reader.value()),
            1usize => self.publisher = ::core::option::Option::Some(reader.value()),
            2usize => self.publication = ::core::option::Option::Some(reader.element()),
            3usize => self.version = ::core::option::Option::Some(reader.value()),
            4usize => self.date = ::core::option::Option::Some(reader.element()),
            5usize => self.quality = ::core::option::Option::Some(reader.value()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for NSource<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("id", &self.id.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.title {
            writer.value("title", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.publisher {
            writer.value("publisher", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.publication {
            writer.element("publication", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.version {
            writer.value("version", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.date {
            writer.element("date", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.quality {
            writer.value("quality", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for NSource<'_> {
    type Owned = NSource<'static>;
    fn into_owned(self) -> Self::Owned {
        NSource {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            title: ::cif_runtime::IntoOwned::into_owned(self.title),
            publisher: ::cif_runtime::IntoOwned::into_owned(self.publisher),
            publication: ::cif_runtime::IntoOwned::into_owned(self.publication),
            version: ::cif_runtime::IntoOwned::into_owned(self.version),
            date: ::cif_runtime::IntoOwned::into_owned(self.date),
            quality: ::cif_runtime::IntoOwned::into_owned(self.quality),
        }
    }
}
/// Name of an annotator in the namebase.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NAnnotator<'a> {
    /// Id by which the archive refers to the entry.
    pub id: ::cif_runtime::Spanned<NamebaseID>,
    /// The text.
    pub text: ::cif_runtime::Spanned<Token<'a>>,
}
impl<'a> NAnnotator<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        id: impl ::core::convert::Into<::cif_runtime::Spanned<NamebaseID>>,
        text: impl ::core::convert::Into<::cif_runtime::Spanned<Token<'a>>>,
    ) -> Self {
        Self {
            id: id.into(),
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for NAnnotator<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::NANNOTATOR;
    fn placeholder() -> Self {
        Self {
            id: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = attribute.get(),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for NAnnotator<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("id", &self.id.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for NAnnotator<'_> {
    type Owned = NAnnotator<'static>;
    fn into_owned(self) -> Self::Owned {
        NAnnotator {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Name of a sponsor in the namebase.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NSponsor<'a> {
    /// Id by which the archive refers to the entry.
    pub id: ::cif_runtime::Spanned<NamebaseID>,
    /// The text.
    pub text: ::cif_runtime::Spanned<Token<'a>>,
}
impl<'a> NSponsor<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        id: impl ::core::convert::Into<::cif_runtime::Spanned<NamebaseID>>,
        text: impl ::core::convert::Into<::cif_runtime::Spanned<Token<'a>>>,
    ) -> Self {
        Self {
            id: id.into(),
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for NSponsor<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::NSPONSOR;
    fn placeholder() -> Self {
        Self {
            id: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = attribute.get(),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for NSponsor<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("id", &self.id.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for NSponsor<'_> {
    type Owned = NSponsor<'static>;
    fn into_owned(self) -> Self::Owned {
        NSponsor {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Name of a creator of games in the namebase.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NCreator<'a> {
    /// Id by which the archive refers to the entry.
    pub id: ::cif_runtime::Spanned<NamebaseID>,
    /// The text.
    pub text: ::cif_runtime::Spanned<Token<'a>>,
}
impl<'a> NCreator<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        id: impl ::core::convert::Into<::cif_runtime::Spanned<NamebaseID>>,
        text: impl ::core::convert::Into<::cif_runtime::Spanned<Token<'a>>>,
    ) -> Self {
        Self {
            id: id.into(),
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for NCreator<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::NCREATOR;
    fn placeholder() -> Self {
        Self {
            id: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = attribute.get(),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for NCreator<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("id", &self.id.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for NCreator<'_> {
    type Owned = NCreator<'static>;
    fn into_owned(self) -> Self::Owned {
        NCreator {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// A text in the namebase, for instance a comment that many games share.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NPhrase<'a> {
    /// What `Comment` says, which this type extends.
    pub base: Comment<'a>,
    /// Id by which the archive refers to the entry.
    pub id: ::cif_runtime::Spanned<NamebaseID>,
}
impl<'a> NPhrase<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        base: impl ::core::convert::Into<Comment<'a>>,
        id: impl ::core::convert::Into<::cif_runtime::Spanned<NamebaseID>>,
    ) -> Self {
        Self {
            base: base.into(),
            id: id.into(),
        }
    }
}
impl<'a> ::core::ops::Deref for NPhrase<'a> {
    type Target = Comment<'a>;
    fn deref(&self) -> &Self::Target {
        &self.base
    }
}
impl<'a> ::core::ops::DerefMut for NPhrase<'a> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.base
    }
}
impl<'a> ::cif_runtime::Element<'a> for NPhrase<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::NPHRASE;
    fn placeholder() -> Self {
        Self {
            base: ::cif_runtime::Element::placeholder(),
            id: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            2usize => self.id = attribute.get(),
            _ => ::cif_runtime::Element::attribute(&mut self.base, attribute),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        ::cif_runtime::Element::child(&mut self.base, slot, reader);
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        ::cif_runtime::Element::text(&mut self.base, text);
    }
}
impl ::cif_runtime::WriteElement for NPhrase<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        ::cif_runtime::WriteElement::write_attributes(&self.base, writer);
        writer.attribute("id", &self.id.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        ::cif_runtime::WriteElement::write_content(&self.base, writer);
    }
}
impl ::cif_runtime::IntoOwned for NPhrase<'_> {
    type Owned = NPhrase<'static>;
    fn into_owned(self) -> Self::Owned {
        NPhrase {
            base: ::cif_runtime::IntoOwned::into_owned(self.base),
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
        }
    }
}
/// One game: information about it, its moves and its own data.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Game<'a> {
    /// Variant of chess that is played.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub variant: ::core::option::Option<::cif_runtime::Spanned<Variant<'a>>>,
    /// Whether the game is played on two boards, like Bughouse.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub tandem: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// Position before the first move.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub startposition: ::core::option::Option<::cif_runtime::Spanned<StartPosition<'a>>>,
    /// Position after the last move, for checking the moves.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub controlposition: ::core::option::Option<
        ::cif_runtime::Spanned<StartPosition<'a>>,
    >,
    /// Whether the game breaks the rules of chess.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub invalid: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// How the pieces of a user-defined variant move.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub pieces: ::core::option::Option<::cif_runtime::Spanned<ListOfNotations<'a>>>,
    /// Rules of the board of a user-defined variant.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub rules: ::core::option::Option<::cif_runtime::Spanned<ListOfRules<'a>>>,
    /// Size of the board.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub boardsize: ::core::option::Option<::cif_runtime::Spanned<BoardSize<'a>>>,
    /// Which squares of the board exist, for boards that are no rectangle.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub boardpath: ::core::option::Option<
        ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
    >,
    /// How the squares of the board are coloured.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub coloration: ::core::option::Option<
        ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
    >,
    /// Application that vouches for every move being legal or flagged; empty or :PGN for no promise.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub signature: ::core::option::Option<::cif_runtime::Spanned<Signature<'a>>>,
    /// Languages of the comments of the game.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub languages: ::core::option::Option<::cif_runtime::Spanned<ListOfLanguages<'a>>>,
    /// Says that only a part of the game is given, and which.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub fragment: ::core::option::Option<
        ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
    >,
    /// Head, links and tables of move information.
    pub info: ::cif_runtime::Spanned<GameInfo<'a>>,
    /// The moves with their annotation.
    pub moves: ::cif_runtime::Spanned<MoveSection<'a>>,
    /// Data that belongs to this game alone.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub data: ::core::option::Option<::cif_runtime::Spanned<GameData<'a>>>,
}
impl<'a> Game<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        info: impl ::core::convert::Into<::cif_runtime::Spanned<GameInfo<'a>>>,
        moves: impl ::core::convert::Into<::cif_runtime::Spanned<MoveSection<'a>>>,
    ) -> Self {
        Self {
            variant: ::core::option::Option::None,
            tandem: ::core::option::Option::None,
            startposition: ::core::option::Option::None,
            controlposition: ::core::option::Option::None,
            invalid: ::core::option::Option::None,
            pieces: ::core::option::Option::None,
            rules: ::core::option::Option::None,
            boardsize: ::core::option::Option::None,
            boardpath: ::core::option::Option::None,
            coloration: ::core::option::Option::None,
            signature: ::core::option::Option::None,
            languages: ::core::option::Option::None,
            fragment: ::core::option::Option::None,
            info: info.into(),
            moves: moves.into(),
            data: ::core::option::Option::None,
        }
    }
}
impl<'a> Game<'a> {
    /// The attribute `variant`; `:Chess` where it is absent.
    pub fn variant(&self) -> Variant<'a> {
        match &self.variant {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed(":Chess"))
            }
        }
    }
    /// The attribute `tandem`; `false` where it is absent.
    pub fn tandem(&self) -> bool {
        match &self.tandem {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("false"))
            }
        }
    }
    /// The attribute `startposition`; `:standard` where it is absent.
    pub fn startposition(&self) -> StartPosition<'a> {
        match &self.startposition {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(
                    ::std::borrow::Cow::Borrowed(":standard"),
                )
            }
        }
    }
    /// The attribute `invalid`; `false` where it is absent.
    pub fn invalid(&self) -> bool {
        match &self.invalid {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("false"))
            }
        }
    }
    /// The attribute `pieces`; `""` where it is absent.
    pub fn pieces(&self) -> ListOfNotations<'a> {
        match &self.pieces {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed(""))
            }
        }
    }
    /// The attribute `rules`; `""` where it is absent.
    pub fn rules(&self) -> ListOfRules<'a> {
        match &self.rules {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed(""))
            }
        }
    }
    /// The attribute `boardsize`; `8x8` where it is absent.
    pub fn boardsize(&self) -> BoardSize<'a> {
        match &self.boardsize {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("8x8"))
            }
        }
    }
    /// The attribute `boardpath`; `8x8` where it is absent.
    pub fn boardpath(&self) -> ::std::borrow::Cow<'a, str> {
        match &self.boardpath {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("8x8"))
            }
        }
    }
    /// The attribute `coloration`; `""` where it is absent.
    pub fn coloration(&self) -> ::std::borrow::Cow<'a, str> {
        match &self.coloration {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed(""))
            }
        }
    }
    /// The attribute `signature`; `""` where it is absent.
    pub fn signature(&self) -> Signature<'a> {
        match &self.signature {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed(""))
            }
        }
    }
    /// The attribute `languages`; `""` where it is absent.
    pub fn languages(&self) -> ListOfLanguages<'a> {
        match &self.languages {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed(""))
            }
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Game<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::GAME;
    fn placeholder() -> Self {
        Self {
            variant: ::core::option::Option::None,
            tandem: ::core::option::Option::None,
            startposition: ::core::option::Option::None,
            controlposition: ::core::option::Option::None,
            invalid: ::core::option::Option::None,
            pieces: ::core::option::Option::None,
            rules: ::core::option::Option::None,
            boardsize: ::core::option::Option::None,
            boardpath: ::core::option::Option::None,
            coloration: ::core::option::Option::None,
            signature: ::core::option::Option::None,
            languages: ::core::option::Option::None,
            fragment: ::core::option::Option::None,
            info: ::cif_runtime::Spanned::new(
                ::cif_runtime::Element::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            moves: ::cif_runtime::Spanned::new(
                ::cif_runtime::Element::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            data: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.variant = ::core::option::Option::Some(attribute.get()),
            1usize => self.tandem = ::core::option::Option::Some(attribute.get()),
            2usize => self.startposition = ::core::option::Option::Some(attribute.get()),
            3usize => {
                self.controlposition = ::core::option::Option::Some(attribute.get());
            }
            4usize => self.invalid = ::core::option::Option::Some(attribute.get()),
            5usize => self.pieces = ::core::option::Option::Some(attribute.get()),
            6usize => self.rules = ::core::option::Option::Some(attribute.get()),
            7usize => self.boardsize = ::core::option::Option::Some(attribute.get()),
            8usize => self.boardpath = ::core::option::Option::Some(attribute.get()),
            9usize => self.coloration = ::core::option::Option::Some(attribute.get()),
            10usize => self.signature = ::core::option::Option::Some(attribute.get()),
            11usize => self.languages = ::core::option::Option::Some(attribute.get()),
            12usize => self.fragment = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.info = reader.element(),
            1usize => self.moves = reader.element(),
            2usize => self.data = ::core::option::Option::Some(reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Game<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.variant {
            writer.attribute("variant", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.tandem {
            writer.attribute("tandem", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.startposition {
            writer.attribute("startposition", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.controlposition {
            writer.attribute("controlposition", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.invalid {
            writer.attribute("invalid", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.pieces {
            writer.attribute("pieces", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.rules {
            writer.attribute("rules", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.boardsize {
            writer.attribute("boardsize", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.boardpath {
            writer.attribute("boardpath", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.coloration {
            writer.attribute("coloration", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.signature {
            writer.attribute("signature", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.languages {
            writer.attribute("languages", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.fragment {
            writer.attribute("fragment", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        let it = &self.info;
        writer.element("info", &it.value);
        let it = &self.moves;
        writer.element("moves", &it.value);
        if let ::core::option::Option::Some(it) = &self.data {
            writer.element("data", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for Game<'_> {
    type Owned = Game<'static>;
    fn into_owned(self) -> Self::Owned {
        Game {
            variant: ::cif_runtime::IntoOwned::into_owned(self.variant),
            tandem: ::cif_runtime::IntoOwned::into_owned(self.tandem),
            startposition: ::cif_runtime::IntoOwned::into_owned(self.startposition),
            controlposition: ::cif_runtime::IntoOwned::into_owned(self.controlposition),
            invalid: ::cif_runtime::IntoOwned::into_owned(self.invalid),
            pieces: ::cif_runtime::IntoOwned::into_owned(self.pieces),
            rules: ::cif_runtime::IntoOwned::into_owned(self.rules),
            boardsize: ::cif_runtime::IntoOwned::into_owned(self.boardsize),
            boardpath: ::cif_runtime::IntoOwned::into_owned(self.boardpath),
            coloration: ::cif_runtime::IntoOwned::into_owned(self.coloration),
            signature: ::cif_runtime::IntoOwned::into_owned(self.signature),
            languages: ::cif_runtime::IntoOwned::into_owned(self.languages),
            fragment: ::cif_runtime::IntoOwned::into_owned(self.fragment),
            info: ::cif_runtime::IntoOwned::into_owned(self.info),
            moves: ::cif_runtime::IntoOwned::into_owned(self.moves),
            data: ::cif_runtime::IntoOwned::into_owned(self.data),
        }
    }
}
/// Information about a game. A game on two boards may have two links and two moveinfo sections, the first for the first board.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct GameInfo<'a> {
    /// Players, event, result and all else that a list of games shows.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub head: ::core::option::Option<::cif_runtime::Spanned<GameHead<'a>>>,
    /// Media and documents that belong to the game.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub links: ::std::vec::Vec<::cif_runtime::Spanned<Links<'a>>>,
    /// Tables of evaluations and times of the main line.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub moveinfo: ::std::vec::Vec<::cif_runtime::Spanned<MoveInfo<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for GameInfo<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::GAME_INFO;
    fn placeholder() -> Self {
        Self {
            head: ::core::option::Option::None,
            links: ::std::vec::Vec::new(),
            moveinfo: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.head = ::core::option::Option::Some(reader.element()),
            1usize => ::cif_runtime::group::push(&mut self.links, reader.element()),
            2usize => ::cif_runtime::group::push(&mut self.moveinfo, reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for GameInfo<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.head {
            writer.element("head", &it.value);
        }
        for it in &self.links {
            writer.element("links", &it.value);
        }
        for it in &self.moveinfo {
            writer.element("moveinfo", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for GameInfo<'_> {
    type Owned = GameInfo<'static>;
    fn into_owned(self) -> Self::Owned {
        GameInfo {
            head: ::cif_runtime::IntoOwned::into_owned(self.head),
            links: ::cif_runtime::IntoOwned::into_owned(self.links),
            moveinfo: ::cif_runtime::IntoOwned::into_owned(self.moveinfo),
        }
    }
}
/// Media and documents that belong to a game.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Links<'a> {
    /// The part `items` of the content.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub items: ::std::vec::Vec<LinksChoice<'a>>,
}
impl<'a> ::cif_runtime::Element<'a> for Links<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::LINKS;
    fn placeholder() -> Self {
        Self {
            items: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize..=1usize => {
                ::cif_runtime::group::put_many(&mut self.items, slot, reader)
            }
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Links<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.items {
            ::cif_runtime::WriteElement::write_content(it, writer);
        }
    }
}
impl ::cif_runtime::IntoOwned for Links<'_> {
    type Owned = Links<'static>;
    fn into_owned(self) -> Self::Owned {
        Links {
            items: ::cif_runtime::IntoOwned::into_owned(self.items),
        }
    }
}
/// The alternatives of `Links/choice`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
pub enum LinksChoice<'a> {
    /// Name of a BLOb in the data of the same game.
    #[serde(rename = "blob")]
    Blob(::cif_runtime::Spanned<Token<'a>>),
    /// Address of a medium outside the archive.
    #[serde(rename = "resource")]
    Resource(::cif_runtime::Spanned<ExternalResource<'a>>),
}
impl<'a> ::cif_runtime::group::Group<'a> for LinksChoice<'a> {
    fn placeholder() -> Self {
        Self::Blob(
            ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        )
    }
    fn accepts(&self, _slot: usize) -> bool {
        match self {
            Self::Blob(_) => false,
            Self::Resource(_) => false,
        }
    }
    fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
        match slot {
            0usize => Self::Blob(reader.value()),
            1usize => Self::Resource(reader.element()),
            _ => Self::placeholder(),
        }
    }
    fn place(&mut self, _slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match self {
            Self::Blob(it) => *it = reader.value(),
            Self::Resource(it) => *it = reader.element(),
        }
    }
}
impl ::cif_runtime::WriteElement for LinksChoice<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        match self {
            Self::Blob(it) => writer.value("blob", &it.value),
            Self::Resource(it) => writer.element("resource", &it.value),
        }
    }
}
impl ::cif_runtime::IntoOwned for LinksChoice<'_> {
    type Owned = LinksChoice<'static>;
    fn into_owned(self) -> LinksChoice<'static> {
        match self {
            Self::Blob(it) => LinksChoice::Blob(::cif_runtime::IntoOwned::into_owned(it)),
            Self::Resource(it) => {
                LinksChoice::Resource(::cif_runtime::IntoOwned::into_owned(it))
            }
        }
    }
}
/// Data that belongs to one game alone.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct GameData<'a> {
    /// The part `items` of the content.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub items: ::std::vec::Vec<GameDataChoice<'a>>,
}
impl<'a> ::cif_runtime::Element<'a> for GameData<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::GAME_DATA;
    fn placeholder() -> Self {
        Self {
            items: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize..=1usize => {
                ::cif_runtime::group::put_many(&mut self.items, slot, reader)
            }
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for GameData<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.items {
            ::cif_runtime::WriteElement::write_content(it, writer);
        }
    }
}
impl ::cif_runtime::IntoOwned for GameData<'_> {
    type Owned = GameData<'static>;
    fn into_owned(self) -> Self::Owned {
        GameData {
            items: ::cif_runtime::IntoOwned::into_owned(self.items),
        }
    }
}
/// The alternatives of `GameData/choice`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
pub enum GameDataChoice<'a> {
    /// Embedded binary data.
    #[serde(rename = "blob")]
    Blob(::cif_runtime::Spanned<BLOb<'a>>),
    /// A chess engine that evaluated moves of the game.
    #[serde(rename = "engine")]
    Engine(::cif_runtime::Spanned<Engine<'a>>),
}
impl<'a> ::cif_runtime::group::Group<'a> for GameDataChoice<'a> {
    fn placeholder() -> Self {
        Self::Blob(
            ::cif_runtime::Spanned::new(
                ::cif_runtime::Element::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        )
    }
    fn accepts(&self, _slot: usize) -> bool {
        match self {
            Self::Blob(_) => false,
            Self::Engine(_) => false,
        }
    }
    fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
        match slot {
            0usize => Self::Blob(reader.element()),
            1usize => Self::Engine(reader.element()),
            _ => Self::placeholder(),
        }
    }
    fn place(&mut self, _slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match self {
            Self::Blob(it) => *it = reader.element(),
            Self::Engine(it) => *it = reader.element(),
        }
    }
}
impl ::cif_runtime::WriteElement for GameDataChoice<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        match self {
            Self::Blob(it) => writer.element("blob", &it.value),
            Self::Engine(it) => writer.element("engine", &it.value),
        }
    }
}
impl ::cif_runtime::IntoOwned for GameDataChoice<'_> {
    type Owned = GameDataChoice<'static>;
    fn into_owned(self) -> GameDataChoice<'static> {
        match self {
            Self::Blob(it) => {
                GameDataChoice::Blob(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Engine(it) => {
                GameDataChoice::Engine(::cif_runtime::IntoOwned::into_owned(it))
            }
        }
    }
}
/// Name of a chess engine.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Engine<'a> {
    /// Id by which tables and evaluations refer to the engine.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub id: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::NonNegativeInteger<'a>>,
    >,
    /// The text.
    pub text: ::cif_runtime::Spanned<Token<'a>>,
}
impl<'a> Engine<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<::cif_runtime::Spanned<Token<'a>>>,
    ) -> Self {
        Self {
            id: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Engine<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::ENGINE;
    fn placeholder() -> Self {
        Self {
            id: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for Engine<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.id {
            writer.attribute("id", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for Engine<'_> {
    type Owned = Engine<'static>;
    fn into_owned(self) -> Self::Owned {
        Engine {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct GameHead<'a> {
    /// In a game: the entry of the index whose content the game inherits. In the index: the id of the entry.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub id: ::core::option::Option<::cif_runtime::Spanned<IndexID>>,
    /// Properties of the game.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub flags: ::std::vec::Vec<::cif_runtime::Spanned<GameFlags<'a>>>,
    /// Date, result, round and the like.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub characteristics: ::core::option::Option<
        ::cif_runtime::Spanned<Characteristics<'a>>,
    >,
    /// Event to which the game belongs.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub event: ::core::option::Option<::cif_runtime::Spanned<GEvent<'a>>>,
    /// The part `Players` of the content.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub players: ::std::vec::Vec<Players<'a>>,
    /// Where the game was published.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub source: ::core::option::Option<
        ::std::boxed::Box<::cif_runtime::Spanned<GSource<'a>>>,
    >,
    /// Time mode and time control.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub time: ::core::option::Option<::cif_runtime::Spanned<TimeInfo<'a>>>,
    /// Classification of the opening.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub opening: ::std::vec::Vec<::cif_runtime::Spanned<Opening<'a>>>,
    /// Annotator, creator and other side information.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub extraneous: ::std::vec::Vec<::cif_runtime::Spanned<Extraneous<'a>>>,
    /// Unusual or private information.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub tags: ::std::vec::Vec<::cif_runtime::Spanned<Tags<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for GameHead<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::GAME_HEAD;
    fn placeholder() -> Self {
        Self {
            id: ::core::option::Option::None,
            flags: ::std::vec::Vec::new(),
            characteristics: ::core::option::Option::None,
            event: ::core::option::Option::None,
            players: ::std::vec::Vec::new(),
            source: ::core::option::Option::None,
            time: ::core::option::Option::None,
            opening: ::std::vec::Vec::new(),
            extraneous: ::std::vec::Vec::new(),
            tags: ::std::vec::Vec::new(),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => ::cif_runtime::group::push(&mut self.flags, reader.element()),
            1usize => {
                self.characteristics = ::core::option::Option::Some(reader.element());
            }
            2usize => self.event = ::core::option::Option::Some(reader.element()),
            3usize..=4usize => {
                ::cif_runtime::group::put_many(&mut self.players, slot - 3usize, reader)
            }
            5usize => self.source = ::core::option::Option::Some(reader.boxed()),
            6usize => self.time = ::core::option::Option::Some(reader.element()),
            7usize => ::cif_runtime::group::push(&mut self.opening, reader.element()),
            8usize => ::cif_runtime::group::push(&mut self.extraneous, reader.element()),
            9usize => ::cif_runtime::group::push(&mut self.tags, reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for GameHead<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.id {
            writer.attribute("id", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.flags {
            writer.element("flags", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.characteristics {
            writer.element("characteristics", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.event {
            writer.element("event", &it.value);
        }
        for it in &self.players {
            ::cif_runtime::WriteElement::write_content(it, writer);
        }
        if let ::core::option::Option::Some(it) = &self.source {
            writer.element("source", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.time {
            writer.element("time", &it.value);
        }
        for it in &self.opening {
            writer.element("opening", &it.value);
        }
        for it in &self.extraneous {
            writer.element("extraneous", &it.value);
        }
        for it in &self.tags {
            writer.element("tags", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for GameHead<'_> {
    type Owned = GameHead<'static>;
    fn into_owned(self) -> Self::Owned {
        GameHead {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            flags: ::cif_runtime::IntoOwned::into_owned(self.flags),
            characteristics: ::cif_runtime::IntoOwned::into_owned(self.characteristics),
            event: ::cif_runtime::IntoOwned::into_owned(self.event),
            players: ::cif_runtime::IntoOwned::into_owned(self.players),
            source: ::cif_runtime::IntoOwned::into_owned(self.source),
            time: ::cif_runtime::IntoOwned::into_owned(self.time),
            opening: ::cif_runtime::IntoOwned::into_owned(self.opening),
            extraneous: ::cif_runtime::IntoOwned::into_owned(self.extraneous),
            tags: ::cif_runtime::IntoOwned::into_owned(self.tags),
        }
    }
}
/// The part `Players` of a content model.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Players<'a> {
    /// Player with the white pieces.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub white: ::core::option::Option<::cif_runtime::Spanned<GPlayer<'a>>>,
    /// Player with the black pieces.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub black: ::core::option::Option<::cif_runtime::Spanned<GPlayer<'a>>>,
}
impl<'a> ::cif_runtime::group::Group<'a> for Players<'a> {
    fn placeholder() -> Self {
        Self {
            white: ::core::option::Option::None,
            black: ::core::option::Option::None,
        }
    }
    fn accepts(&self, slot: usize) -> bool {
        match slot {
            0usize => {
                ::cif_runtime::group::Place::is_vacant(&self.white)
                    && ::cif_runtime::group::Place::is_vacant(&self.black)
            }
            1usize => ::cif_runtime::group::Place::is_vacant(&self.black),
            _ => false,
        }
    }
    fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
        let mut group = Self::placeholder();
        group.place(slot, reader);
        group
    }
    fn place(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.white = ::core::option::Option::Some(reader.element()),
            1usize => self.black = ::core::option::Option::Some(reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Players<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.white {
            writer.element("white", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.black {
            writer.element("black", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for Players<'_> {
    type Owned = Players<'static>;
    fn into_owned(self) -> Self::Owned {
        Players {
            white: ::cif_runtime::IntoOwned::into_owned(self.white),
            black: ::cif_runtime::IntoOwned::into_owned(self.black),
        }
    }
}
/// Properties of a game, each an element without content. A flag counts once.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct GameFlags<'a> {
    /// The part `items` of the content.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub items: ::std::vec::Vec<GameFlagsChoice<'a>>,
}
impl<'a> ::cif_runtime::Element<'a> for GameFlags<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::GAME_FLAGS;
    fn placeholder() -> Self {
        Self {
            items: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize..=38usize => {
                ::cif_runtime::group::put_many(&mut self.items, slot, reader)
            }
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for GameFlags<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.items {
            ::cif_runtime::WriteElement::write_content(it, writer);
        }
    }
}
impl ::cif_runtime::IntoOwned for GameFlags<'_> {
    type Owned = GameFlags<'static>;
    fn into_owned(self) -> Self::Owned {
        GameFlags {
            items: ::cif_runtime::IntoOwned::into_owned(self.items),
        }
    }
}
/// The alternatives of `GameFlags/choice`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
pub enum GameFlagsChoice<'a> {
    /// The game is annotated.
    #[serde(rename = "annotated")]
    Annotated(::cif_runtime::Spanned<Empty>),
    /// The game has castling without the rook, as in handicap games.
    #[serde(rename = "handicapCastling")]
    HandicapCastling(::cif_runtime::Spanned<Empty>),
    /// The game has an illegal move: possible for the piece, forbidden by the position.
    #[serde(rename = "illegalMove")]
    IllegalMove(::cif_runtime::Spanned<Empty>),
    /// The game has an invalid move: impossible for the piece.
    #[serde(rename = "invalidMove")]
    InvalidMove(::cif_runtime::Spanned<Empty>),
    /// The game has castling with king and queen exchanged at the start.
    #[serde(rename = "mirroredCastling")]
    MirroredCastling(::cif_runtime::Spanned<Empty>),
    /// The game has a null move.
    #[serde(rename = "nullMove")]
    NullMove(::cif_runtime::Spanned<Empty>),
    /// The game has variations.
    #[serde(rename = "recursive")]
    Recursive(::cif_runtime::Spanned<Empty>),
    /// A property of the writer's own naming.
    #[serde(rename = "custom")]
    Custom(::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>),
    /// An annotated game of an opening book.
    #[serde(rename = "annotatedBookGame")]
    AnnotatedBookGame(::cif_runtime::Spanned<Empty>),
    /// The best game of an event.
    #[serde(rename = "bestGame")]
    BestGame(::cif_runtime::Spanned<Empty>),
    /// Interesting for the opening from Black's side.
    #[serde(rename = "blackOpening")]
    BlackOpening(::cif_runtime::Spanned<Empty>),
    /// Has a blunder.
    #[serde(rename = "blunder")]
    Blunder(::cif_runtime::Spanned<Empty>),
    /// Won a brilliancy prize, or deserves one.
    #[serde(rename = "brilliancy")]
    Brilliancy(::cif_runtime::Spanned<Empty>),
    /// A computer plays.
    #[serde(rename = "computer")]
    Computer(::cif_runtime::Spanned<Empty>),
    /// Analysed by a computer.
    #[serde(rename = "computerAnalysis")]
    ComputerAnalysis(::cif_runtime::Spanned<Empty>),
    /// Has a counter-attack.
    #[serde(rename = "counterAttack")]
    CounterAttack(::cif_runtime::Spanned<Empty>),
    /// Decided the tournament.
    #[serde(rename = "decidedTournament")]
    DecidedTournament(::cif_runtime::Spanned<Empty>),
    /// Interesting for the defence.
    #[serde(rename = "defense")]
    Defense(::cif_runtime::Spanned<Empty>),
    /// Marked for deletion.
    #[serde(rename = "deleted")]
    Deleted(::cif_runtime::Spanned<Empty>),
    /// Interesting for its drawing methods.
    #[serde(rename = "drawingMethods")]
    DrawingMethods(::cif_runtime::Spanned<Empty>),
    /// Interesting for the endgame.
    #[serde(rename = "endGame")]
    EndGame(::cif_runtime::Spanned<Empty>),
    /// Interesting for the transition to the endgame.
    #[serde(rename = "endGameTransition")]
    EndGameTransition(::cif_runtime::Spanned<Empty>),
    /// Of historic importance.
    #[serde(rename = "historicGame")]
    HistoricGame(::cif_runtime::Spanned<Empty>),
    /// Has play on the king's side.
    #[serde(rename = "kingSide")]
    KingSide(::cif_runtime::Spanned<Empty>),
    /// Interesting for an unusual balance of material.
    #[serde(rename = "material")]
    Material(::cif_runtime::Spanned<Empty>),
    /// Interesting for the middlegame.
    #[serde(rename = "middleGame")]
    MiddleGame(::cif_runtime::Spanned<Empty>),
    /// A model game.
    #[serde(rename = "modelGame")]
    ModelGame(::cif_runtime::Spanned<Empty>),
    /// Has a novelty.
    #[serde(rename = "novelty")]
    Novelty(::cif_runtime::Spanned<Empty>),
    /// Interesting for the pawn structure.
    #[serde(rename = "pawnStructure")]
    PawnStructure(::cif_runtime::Spanned<Empty>),
    /// Interesting for the play of the pieces.
    #[serde(rename = "piecePlay")]
    PiecePlay(::cif_runtime::Spanned<Empty>),
    /// Has play on the queen's side.
    #[serde(rename = "queenSide")]
    QueenSide(::cif_runtime::Spanned<Empty>),
    /// Has a sacrifice.
    #[serde(rename = "sacrifice")]
    Sacrifice(::cif_runtime::Spanned<Empty>),
    /// Has a strategic blunder.
    #[serde(rename = "strategicBlunder")]
    StrategicBlunder(::cif_runtime::Spanned<Empty>),
    /// Interesting for its strategy.
    #[serde(rename = "strategy")]
    Strategy(::cif_runtime::Spanned<Empty>),
    /// Has a tactical blunder.
    #[serde(rename = "tacticalBlunder")]
    TacticalBlunder(::cif_runtime::Spanned<Empty>),
    /// Interesting for its tactics.
    #[serde(rename = "tactics")]
    Tactics(::cif_runtime::Spanned<Empty>),
    /// Marked by the user.
    #[serde(rename = "user")]
    User(::cif_runtime::Spanned<Empty>),
    /// Interesting for the opening from White's side.
    #[serde(rename = "whiteOpening")]
    WhiteOpening(::cif_runtime::Spanned<Empty>),
    /// Has an attack.
    #[serde(rename = "withAttack")]
    WithAttack(::cif_runtime::Spanned<Empty>),
}
impl<'a> ::cif_runtime::group::Group<'a> for GameFlagsChoice<'a> {
    fn placeholder() -> Self {
        Self::Annotated(
            ::cif_runtime::Spanned::new(
                ::cif_runtime::Element::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        )
    }
    fn accepts(&self, _slot: usize) -> bool {
        match self {
            Self::Annotated(_) => false,
            Self::HandicapCastling(_) => false,
            Self::IllegalMove(_) => false,
            Self::InvalidMove(_) => false,
            Self::MirroredCastling(_) => false,
            Self::NullMove(_) => false,
            Self::Recursive(_) => false,
            Self::Custom(_) => false,
            Self::AnnotatedBookGame(_) => false,
            Self::BestGame(_) => false,
            Self::BlackOpening(_) => false,
            Self::Blunder(_) => false,
            Self::Brilliancy(_) => false,
            Self::Computer(_) => false,
            Self::ComputerAnalysis(_) => false,
            Self::CounterAttack(_) => false,
            Self::DecidedTournament(_) => false,
            Self::Defense(_) => false,
            Self::Deleted(_) => false,
            Self::DrawingMethods(_) => false,
            Self::EndGame(_) => false,
            Self::EndGameTransition(_) => false,
            Self::HistoricGame(_) => false,
            Self::KingSide(_) => false,
            Self::Material(_) => false,
            Self::MiddleGame(_) => false,
            Self::ModelGame(_) => false,
            Self::Novelty(_) => false,
            Self::PawnStructure(_) => false,
            Self::PiecePlay(_) => false,
            Self::QueenSide(_) => false,
            Self::Sacrifice(_) => false,
            Self::StrategicBlunder(_) => false,
            Self::Strategy(_) => false,
            Self::TacticalBlunder(_) => false,
            Self::Tactics(_) => false,
            Self::User(_) => false,
            Self::WhiteOpening(_) => false,
            Self::WithAttack(_) => false,
        }
    }
    fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
        match slot {
            0usize => Self::Annotated(reader.element()),
            1usize => Self::HandicapCastling(reader.element()),
            2usize => Self::IllegalMove(reader.element()),
            3usize => Self::InvalidMove(reader.element()),
            4usize => Self::MirroredCastling(reader.element()),
            5usize => Self::NullMove(reader.element()),
            6usize => Self::Recursive(reader.element()),
            7usize => Self::Custom(reader.value()),
            8usize => Self::AnnotatedBookGame(reader.element()),
            9usize => Self::BestGame(reader.element()),
            10usize => Self::BlackOpening(reader.element()),
            11usize => Self::Blunder(reader.element()),
            12usize => Self::Brilliancy(reader.element()),
            13usize => Self::Computer(reader.element()),
            14usize => Self::ComputerAnalysis(reader.element()),
            15usize => Self::CounterAttack(reader.element()),
            16usize => Self::DecidedTournament(reader.element()),
            17usize => Self::Defense(reader.element()),
            18usize => Self::Deleted(reader.element()),
            19usize => Self::DrawingMethods(reader.element()),
            20usize => Self::EndGame(reader.element()),
            21usize => Self::EndGameTransition(reader.element()),
            22usize => Self::HistoricGame(reader.element()),
            23usize => Self::KingSide(reader.element()),
            24usize => Self::Material(reader.element()),
            25usize => Self::MiddleGame(reader.element()),
            26usize => Self::ModelGame(reader.element()),
            27usize => Self::Novelty(reader.element()),
            28usize => Self::PawnStructure(reader.element()),
            29usize => Self::PiecePlay(reader.element()),
            30usize => Self::QueenSide(reader.element()),
            31usize => Self::Sacrifice(reader.element()),
            32usize => Self::StrategicBlunder(reader.element()),
            33usize => Self::Strategy(reader.element()),
            34usize => Self::TacticalBlunder(reader.element()),
            35usize => Self::Tactics(reader.element()),
            36usize => Self::User(reader.element()),
            37usize => Self::WhiteOpening(reader.element()),
            38usize => Self::WithAttack(reader.element()),
            _ => Self::placeholder(),
        }
    }
    fn place(&mut self, _slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match self {
            Self::Annotated(it) => *it = reader.element(),
            Self::HandicapCastling(it) => *it = reader.element(),
            Self::IllegalMove(it) => *it = reader.element(),
            Self::InvalidMove(it) => *it = reader.element(),
            Self::MirroredCastling(it) => *it = reader.element(),
            Self::NullMove(it) => *it = reader.element(),
            Self::Recursive(it) => *it = reader.element(),
            Self::Custom(it) => *it = reader.value(),
            Self::AnnotatedBookGame(it) => *it = reader.element(),
            Self::BestGame(it) => *it = reader.element(),
            Self::BlackOpening(it) => *it = reader.element(),
            Self::Blunder(it) => *it = reader.element(),
            Self::Brilliancy(it) => *it = reader.element(),
            Self::Computer(it) => *it = reader.element(),
            Self::ComputerAnalysis(it) => *it = reader.element(),
            Self::CounterAttack(it) => *it = reader.element(),
            Self::DecidedTournament(it) => *it = reader.element(),
            Self::Defense(it) => *it = reader.element(),
            Self::Deleted(it) => *it = reader.element(),
            Self::DrawingMethods(it) => *it = reader.element(),
            Self::EndGame(it) => *it = reader.element(),
            Self::EndGameTransition(it) => *it = reader.element(),
            Self::HistoricGame(it) => *it = reader.element(),
            Self::KingSide(it) => *it = reader.element(),
            Self::Material(it) => *it = reader.element(),
            Self::MiddleGame(it) => *it = reader.element(),
            Self::ModelGame(it) => *it = reader.element(),
            Self::Novelty(it) => *it = reader.element(),
            Self::PawnStructure(it) => *it = reader.element(),
            Self::PiecePlay(it) => *it = reader.element(),
            Self::QueenSide(it) => *it = reader.element(),
            Self::Sacrifice(it) => *it = reader.element(),
            Self::StrategicBlunder(it) => *it = reader.element(),
            Self::Strategy(it) => *it = reader.element(),
            Self::TacticalBlunder(it) => *it = reader.element(),
            Self::Tactics(it) => *it = reader.element(),
            Self::User(it) => *it = reader.element(),
            Self::WhiteOpening(it) => *it = reader.element(),
            Self::WithAttack(it) => *it = reader.element(),
        }
    }
}
impl ::cif_runtime::WriteElement for GameFlagsChoice<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        match self {
            Self::Annotated(it) => writer.element("annotated", &it.value),
            Self::HandicapCastling(it) => writer.element("handicapCastling", &it.value),
            Self::IllegalMove(it) => writer.element("illegalMove", &it.value),
            Self::InvalidMove(it) => writer.element("invalidMove", &it.value),
            Self::MirroredCastling(it) => writer.element("mirroredCastling", &it.value),
            Self::NullMove(it) => writer.element("nullMove", &it.value),
            Self::Recursive(it) => writer.element("recursive", &it.value),
            Self::Custom(it) => writer.value("custom", &it.value),
            Self::AnnotatedBookGame(it) => writer.element("annotatedBookGame", &it.value),
            Self::BestGame(it) => writer.element("bestGame", &it.value),
            Self::BlackOpening(it) => writer.element("blackOpening", &it.value),
            Self::Blunder(it) => writer.element("blunder", &it.value),
            Self::Brilliancy(it) => writer.element("brilliancy", &it.value),
            Self::Computer(it) => writer.element("computer", &it.value),
            Self::ComputerAnalysis(it) => writer.element("computerAnalysis", &it.value),
            Self::CounterAttack(it) => writer.element("counterAttack", &it.value),
            Self::DecidedTournament(it) => writer.element("decidedTournament", &it.value),
            Self::Defense(it) => writer.element("defense", &it.value),
            Self::Deleted(it) => writer.element("deleted", &it.value),
            Self::DrawingMethods(it) => writer.element("drawingMethods", &it.value),
            Self::EndGame(it) => writer.element("endGame", &it.value),
            Self::EndGameTransition(it) => writer.element("endGameTransition", &it.value),
            Self::HistoricGame(it) => writer.element("historicGame", &it.value),
            Self::KingSide(it) => writer.element("kingSide", &it.value),
            Self::Material(it) => writer.element("material", &it.value),
            Self::MiddleGame(it) => writer.element("middleGame", &it.value),
            Self::ModelGame(it) => writer.element("modelGame", &it.value),
            Self::Novelty(it) => writer.element("novelty", &it.value),
            Self::PawnStructure(it) => writer.element("pawnStructure", &it.value),
            Self::PiecePlay(it) => writer.element("piecePlay", &it.value),
            Self::QueenSide(it) => writer.element("queenSide", &it.value),
            Self::Sacrifice(it) => writer.element("sacrifice", &it.value),
            Self::StrategicBlunder(it) => writer.element("strategicBlunder", &it.value),
            Self::Strategy(it) => writer.element("strategy", &it.value),
            Self::TacticalBlunder(it) => writer.element("tacticalBlunder", &it.value),
            Self::Tactics(it) => writer.element("tactics", &it.value),
            Self::User(it) => writer.element("user", &it.value),
            Self::WhiteOpening(it) => writer.element("whiteOpening", &it.value),
            Self::WithAttack(it) => writer.element("withAttack", &it.value),
        }
    }
}
impl ::cif_runtime::IntoOwned for GameFlagsChoice<'_> {
    type Owned = GameFlagsChoice<'static>;
    fn into_owned(self) -> GameFlagsChoice<'static> {
        match self {
            Self::Annotated(it) => {
                GameFlagsChoice::Annotated(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::HandicapCastling(it) => {
                GameFlagsChoice::HandicapCastling(
                    ::cif_runtime::IntoOwned::into_owned(it),
                )
            }
            Self::IllegalMove(it) => {
                GameFlagsChoice::IllegalMove(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::InvalidMove(it) => {
                GameFlagsChoice::InvalidMove(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::MirroredCastling(it) => {
                GameFlagsChoice::MirroredCastling(
                    ::cif_runtime::IntoOwned::into_owned(it),
                )
            }
            Self::NullMove(it) => {
                GameFlagsChoice::NullMove(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Recursive(it) => {
                GameFlagsChoice::Recursive(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Custom(it) => {
                GameFlagsChoice::Custom(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::AnnotatedBookGame(it) => {
                GameFlagsChoice::AnnotatedBookGame(
                    ::cif_runtime::IntoOwned::into_owned(it),
                )
            }
            Self::BestGame(it) => {
                GameFlagsChoice::BestGame(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::BlackOpening(it) => {
                GameFlagsChoice::BlackOpening(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Blunder(it) => {
                GameFlagsChoice::Blunder(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Brilliancy(it) => {
                GameFlagsChoice::Brilliancy(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Computer(it) => {
                GameFlagsChoice::Computer(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::ComputerAnalysis(it) => {
                GameFlagsChoice::ComputerAnalysis(
                    ::cif_runtime::IntoOwned::into_owned(it),
                )
            }
            Self::CounterAttack(it) => {
                GameFlagsChoice::CounterAttack(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::DecidedTournament(it) => {
                GameFlagsChoice::DecidedTournament(
                    ::cif_runtime::IntoOwned::into_owned(it),
                )
            }
            Self::Defense(it) => {
                GameFlagsChoice::Defense(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Deleted(it) => {
                GameFlagsChoice::Deleted(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::DrawingMethods(it) => {
                GameFlagsChoice::DrawingMethods(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::EndGame(it) => {
                GameFlagsChoice::EndGame(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::EndGameTransition(it) => {
                GameFlagsChoice::EndGameTransition(
                    ::cif_runtime::IntoOwned::into_owned(it),
                )
            }
            Self::HistoricGame(it) => {
                GameFlagsChoice::HistoricGame(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::KingSide(it) => {
                GameFlagsChoice::KingSide(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Material(it) => {
                GameFlagsChoice::Material(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::MiddleGame(it) => {
                GameFlagsChoice::MiddleGame(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::ModelGame(it) => {
                GameFlagsChoice::ModelGame(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Novelty(it) => {
                GameFlagsChoice::Novelty(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::PawnStructure(it) => {
                GameFlagsChoice::PawnStructure(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::PiecePlay(it) => {
                GameFlagsChoice::PiecePlay(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::QueenSide(it) => {
                GameFlagsChoice::QueenSide(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Sacrifice(it) => {
                GameFlagsChoice::Sacrifice(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::StrategicBlunder(it) => {
                GameFlagsChoice::StrategicBlunder(
                    ::cif_runtime::IntoOwned::into_owned(it),
                )
            }
            Self::Strategy(it) => {
                GameFlagsChoice::Strategy(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::TacticalBlunder(it) => {
                GameFlagsChoice::TacticalBlunder(
                    ::cif_runtime::IntoOwned::into_owned(it),
                )
            }
            Self::Tactics(it) => {
                GameFlagsChoice::Tactics(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::User(it) => {
                GameFlagsChoice::User(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::WhiteOpening(it) => {
                GameFlagsChoice::WhiteOpening(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::WithAttack(it) => {
                GameFlagsChoice::WithAttack(::cif_runtime::IntoOwned::into_owned(it))
            }
        }
    }
}
/// Date, result, round and the like, in any order.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Characteristics<'a> {
    /// Day on which the game began.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub gamedate: ::core::option::Option<::cif_runtime::Spanned<Date<'a>>>,
    /// Time of day at which the game began.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub gametime: ::core::option::Option<::cif_runtime::Spanned<Time<'a>>>,
    /// Result of the game.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub result: ::core::option::Option<::cif_runtime::Spanned<Result>>,
    /// Why the game ended.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub termination: ::core::option::Option<::cif_runtime::Spanned<Termination>>,
    /// Round of the event.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub round: ::core::option::Option<::cif_runtime::Spanned<Round<'a>>>,
    /// Number of the board in the event.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub board: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::NonNegativeInteger<'a>>,
    >,
    /// Number of plies of the main line.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub plycount: ::core::option::Option<::cif_runtime::Spanned<PlyCount>>,
}
impl<'a> ::cif_runtime::Element<'a> for Characteristics<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::CHARACTERISTICS;
    fn placeholder() -> Self {
        Self {
            gamedate: ::core::option::Option::None,
            gametime: ::core::option::Option::None,
            result: ::core::option::Option::None,
            termination: ::core::option::Option::None,
            round: ::core::option::Option::None,
            board: ::core::option::Option::None,
            plycount: ::core::option::Option::None,
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.gamedate = ::core::option::Option::Some(reader.element()),
            1usize => self.gametime = ::core::option::Option::Some(reader.value()),
            2usize => self.result = ::core::option::Option::Some(reader.value()),
            3usize => self.termination = ::core::option::Option::Some(reader.value()),
            4usize => self.round = ::core::option::Option::Some(reader.value()),
            5usize => self.board = ::core::option::Option::Some(reader.value()),
            6usize => self.plycount = ::core::option::Option::Some(reader.value()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Characteristics<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.gamedate {
            writer.element("gamedate", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.gametime {
            writer.value("gametime", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.result {
            writer.value("result", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.termination {
            writer.value("termination", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.round {
            writer.value("round", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.board {
            writer.value("board", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.plycount {
            writer.value("plycount", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for Characteristics<'_> {
    type Owned = Characteristics<'static>;
    fn into_owned(self) -> Self::Owned {
        Characteristics {
            gamedate: ::cif_runtime::IntoOwned::into_owned(self.gamedate),
            gametime: ::cif_runtime::IntoOwned::into_owned(self.gametime),
            result: ::cif_runtime::IntoOwned::into_owned(self.result),
            termination: ::cif_runtime::IntoOwned::into_owned(self.termination),
            round: ::cif_runtime::IntoOwned::into_owned(self.round),
            board: ::cif_runtime::IntoOwned::into_owned(self.board),
            plycount: ::cif_runtime::IntoOwned::into_owned(self.plycount),
        }
    }
}
/// Event and site of a game, given here or by reference to the namebase.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct GEvent<'a> {
    /// The event, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub eventid: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// The site of the game, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub siteid: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// The sponsor, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub sponsorid: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// Name of the place, for instance a town or a chess server.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub location: ::core::option::Option<
        ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
    >,
    /// Country of the place.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub country: ::core::option::Option<::cif_runtime::Spanned<Country<'a>>>,
    /// Degrees north of the equator; negative to the south.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub latitude: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::Float<'a>>,
    >,
    /// Degrees east of Greenwich; negative to the west.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub longitude: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::Float<'a>>,
    >,
    /// Name of the event.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub title: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// Site of the event, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub siteid_element: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// First day of the event.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub date: ::core::option::Option<::cif_runtime::Spanned<Date<'a>>>,
    /// Kind of event.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub r#type: ::core::option::Option<::cif_runtime::Spanned<EventType<'a>>>,
    /// How the games are played.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub mode: ::core::option::Option<::cif_runtime::Spanned<EventMode<'a>>>,
    /// Number of rounds.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub rounds: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::NonNegativeInteger<'a>>,
    >,
    /// Category of the tournament by the average rating of its players.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub category: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::PositiveInteger<'a>>,
    >,
    /// Sponsor of the event, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub sponsorid_element: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// Whether all games of the event are at hand.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub complete: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// Whether a team event counts board points instead of match points.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub boardpoints: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// Whether a win counts three points and a draw one.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub threepointsforwin: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// How ties are broken.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub tiebreak: ::core::option::Option<::cif_runtime::Spanned<Tiebreak<'a>>>,
    /// Name of the sponsor.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub sponsor: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for GEvent<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::GEVENT;
    fn placeholder() -> Self {
        Self {
            eventid: ::core::option::Option::None,
            siteid: ::core::option::Option::None,
            sponsorid: ::core::option::Option::None,
            location: ::core::option::Option::None,
            country: ::core::option::Option::None,
            latitude: ::core::option::Option::None,
            longitude: ::core::option::Option::None,
            title: ::core::option::Option::None,
            siteid_element: ::core::option::Option::None,
            date: ::core::option::Option::None,
            r#type: ::core::option::Option::None,
            mode: ::core::option::Option::None,
            rounds: ::core::option::Option::None,
            category: ::core::option::Option::None,
            sponsorid_element: ::core::option::Option::None,
            complete: ::core::option::Option::None,
            boardpoints: ::core::option::Option::None,
            threepointsforwin: ::core::option::Option::None,
            tiebreak: ::core::option::Option::None,
            sponsor: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.eventid = ::core::option::Option::Some(attribute.get()),
            1usize => self.siteid = ::core::option::Option::Some(attribute.get()),
            2usize => self.sponsorid = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.location = ::core::option::Option::Some(reader.value()),
            1usize => self.country = ::core::option::Option::Some(reader.value()),
            2usize => self.latitude = ::core::option::Option::Some(reader.value()),
            3usize => self.longitude = ::core::option::Option::Some(reader.value()),
            4usize => self.title = ::core::option::Option::Some(reader.value()),
            5usize => self.siteid_element = ::core::option::Option::Some(reader.value()),
            6usize => self.date = ::core::option::Option::Some(reader.element()),
            7usize => self.r#type = ::core::option::Option::Some(reader.value()),
            8usize => self.mode = ::core::option::Option::Some(reader.value()),
            9usize => self.rounds = ::core::option::Option::Some(reader.value()),
            10usize => self.category = ::core::option::Option::Some(reader.value()),
            11usize => {
                self.sponsorid_element = ::core::option::Option::Some(reader.value());
            }
            12usize => self.complete = ::core::option::Option::Some(reader.value()),
            13usize => self.boardpoints = ::core::option::Option::Some(reader.value()),
            14usize => {
                self.threepointsforwin = ::core::option::Option::Some(reader.value());
            }
            15usize => self.tiebreak = ::core::option::Option::Some(reader.value()),
            16usize => self.sponsor = ::core::option::Option::Some(reader.value()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for GEvent<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.eventid {
            writer.attribute("eventid", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.siteid {
            writer.attribute("siteid", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.sponsorid {
            writer.attribute("sponsorid", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.location {
            writer.value("location", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.country {
            writer.value("country", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.latitude {
            writer.value("latitude", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.longitude {
            writer.value("longitude", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.title {
            writer.value("title", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.siteid_element {
            writer.value("siteid", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.date {
            writer.element("date", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.r#type {
            writer.value("type", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.mode {
            writer.value("mode", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.rounds {
            writer.value("rounds", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.category {
            writer.value("category", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.sponsorid_element {
            writer.value("sponsorid", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.complete {
            writer.value("complete", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.boardpoints {
            writer.value("boardpoints", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.threepointsforwin {
            writer.value("threepointsforwin", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.tiebreak {
            writer.value("tiebreak", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.sponsor {
            writer.value("sponsor", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for GEvent<'_> {
    type Owned = GEvent<'static>;
    fn into_owned(self) -> Self::Owned {
        GEvent {
            eventid: ::cif_runtime::IntoOwned::into_owned(self.eventid),
            siteid: ::cif_runtime::IntoOwned::into_owned(self.siteid),
            sponsorid: ::cif_runtime::IntoOwned::into_owned(self.sponsorid),
            location: ::cif_runtime::IntoOwned::into_owned(self.location),
            country: ::cif_runtime::IntoOwned::into_owned(self.country),
            latitude: ::cif_runtime::IntoOwned::into_owned(self.latitude),
            longitude: ::cif_runtime::IntoOwned::into_owned(self.longitude),
            title: ::cif_runtime::IntoOwned::into_owned(self.title),
            siteid_element: ::cif_runtime::IntoOwned::into_owned(self.siteid_element),
            date: ::cif_runtime::IntoOwned::into_owned(self.date),
            r#type: ::cif_runtime::IntoOwned::into_owned(self.r#type),
            mode: ::cif_runtime::IntoOwned::into_owned(self.mode),
            rounds: ::cif_runtime::IntoOwned::into_owned(self.rounds),
            category: ::cif_runtime::IntoOwned::into_owned(self.category),
            sponsorid_element: ::cif_runtime::IntoOwned::into_owned(
                self.sponsorid_element,
            ),
            complete: ::cif_runtime::IntoOwned::into_owned(self.complete),
            boardpoints: ::cif_runtime::IntoOwned::into_owned(self.boardpoints),
            threepointsforwin: ::cif_runtime::IntoOwned::into_owned(
                self.threepointsforwin,
            ),
            tiebreak: ::cif_runtime::IntoOwned::into_owned(self.tiebreak),
            sponsor: ::cif_runtime::IntoOwned::into_owned(self.sponsor),
        }
    }
}
/// A player of a game, given here or by reference to the namebase, with what holds at the time of the game.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct GPlayer<'a> {
    /// The player, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub id: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// Whole name as it is to be shown.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub name: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// Family name.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub surname: ::core::option::Option<
        ::std::boxed::Box<::cif_runtime::Spanned<Token<'a>>>,
    >,
    /// Given names.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub forename: ::core::option::Option<
        ::std::boxed::Box<::cif_runtime::Spanned<Token<'a>>>,
    >,
    /// Number of the region within the nation.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub regioncode: ::core::option::Option<
        ::std::boxed::Box<
            ::cif_runtime::Spanned<
                ::cif_runtime::value::built_in::NonNegativeInteger<'a>,
            >,
        >,
    >,
    /// Native country.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub nation: ::core::option::Option<::cif_runtime::Spanned<Country<'a>>>,
    /// Whether a person or a program plays.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub species: ::core::option::Option<::cif_runtime::Spanned<Species>>,
    /// Sex of the player.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub gender: ::core::option::Option<::cif_runtime::Spanned<Gender>>,
    /// Team of the player, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub teamid: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// Mail address or other address in a network.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub networkaddress: ::core::option::Option<
        ::std::boxed::Box<
            ::cif_runtime::Spanned<::cif_runtime::value::built_in::AnyURI<'a>>,
        >,
    >,
    /// Date of birth.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub birth: ::core::option::Option<::cif_runtime::Spanned<Date<'a>>>,
    /// Date of death.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub death: ::core::option::Option<
        ::std::boxed::Box<::cif_runtime::Spanned<Date<'a>>>,
    >,
    /// Team for which the player plays.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub team: ::core::option::Option<
        ::std::boxed::Box<::cif_runtime::Spanned<TeamInfo<'a>>>,
    >,
    /// Titles the player holds.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub title: ::core::option::Option<::cif_runtime::Spanned<TitleList<'a>>>,
    /// Federation for which the player plays.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub federation: ::core::option::Option<::cif_runtime::Spanned<Country<'a>>>,
    /// Time on the clock at the start.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub clock: ::core::option::Option<::cif_runtime::Spanned<Time<'a>>>,
    /// Time on the running clock of an unfinished game.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub runningclock: ::core::option::Option<
        ::std::boxed::Box<::cif_runtime::Spanned<Time<'a>>>,
    >,
    /// Numbers of the player in the lists of organizations.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub identifier: ::core::option::Option<::cif_runtime::Spanned<PlayerIdList<'a>>>,
    /// Ratings of the player.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub rating: ::core::option::Option<::cif_runtime::Spanned<RatingList<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for GPlayer<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::GPLAYER;
    fn placeholder() -> Self {
        Self {
            id: ::core::option::Option::None,
            name: ::core::option::Option::None,
            surname: ::core::option::Option::None,
            forename: ::core::option::Option::None,
            regioncode: ::core::option::Option::None,
            nation: ::core::option::Option::None,
            species: ::core::option::Option::None,
            gender: ::core::option::Option::None,
            teamid: ::core::option::Option::None,
            networkaddress: ::core::option::Option::None,
            birth: ::core::option::Option::None,
            death: ::core::option::Option::None,
            team: ::core::option::Option::None,
            title: ::core::option::Option::None,
            federation: ::core::option::Option::None,
            clock: ::core::option::Option::None,
            runningclock: ::core::option::Option::None,
            identifier: ::core::option::Option::None,
            rating: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.name = ::core::option::Option::Some(reader.value()),
            1usize => self.surname = ::core::option::Option::Some(reader.boxed_value()),
            2usize => self.forename = ::core::option::Option::Some(reader.boxed_value()),
            3usize => {
                self.regioncode = ::core::option::Option::Some(reader.boxed_value());
            }
            4usize => self.nation = ::core::option::Option::Some(reader.value()),
            5usize => self.species = ::core::option::Option::Some(reader.value()),
            6usize => self.gender = ::core::option::Option::Some(reader.value()),
            7usize => self.teamid = ::core::option::Option::Some(reader.value()),
            8usize => {
                self.networkaddress = ::core::option::Option::Some(reader.boxed_value());
            }
            9usize => self.birth = ::core::option::Option::Some(reader.element()),
            10usize => self.death = ::core::option::Option::Some(reader.boxed()),
            11usize => self.team = ::core::option::Option::Some(reader.boxed()),
            12usize => self.title = ::core::option::Option::Some(reader.value()),
            13usize => self.federation = ::core::option::Option::Some(reader.value()),
            14usize => self.clock = ::core::option::Option::Some(reader.value()),
            15usize => {
                self.runningclock = ::core::option::Option::Some(reader.boxed_value());
            }
            16usize => self.identifier = ::core::option::Option::Some(reader.element()),
            17usize => self.rating = ::core::option::Option::Some(reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for GPlayer<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.id {
            writer.attribute("id", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.name {
            writer.value("name", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.surname {
            writer.value("surname", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.forename {
            writer.value("forename", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.regioncode {
            writer.value("regioncode", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.nation {
            writer.value("nation", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.species {
            writer.value("species", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.gender {
            writer.value("gender", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.teamid {
            writer.value("teamid", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.networkaddress {
            writer.value("networkaddress", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.birth {
            writer.element("birth", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.death {
            writer.element("death", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.team {
            writer.element("team", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.title {
            writer.value("title", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.federation {
            writer.value("federation", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.clock {
            writer.value("clock", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.runningclock {
            writer.value("runningclock", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.identifier {
            writer.element("identifier", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.rating {
            writer.element("rating", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for GPlayer<'_> {
    type Owned = GPlayer<'static>;
    fn into_owned(self) -> Self::Owned {
        GPlayer {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            name: ::cif_runtime::IntoOwned::into_owned(self.name),
            surname: ::cif_runtime::IntoOwned::into_owned(self.surname),
            forename: ::cif_runtime::IntoOwned::into_owned(self.forename),
            regioncode: ::cif_runtime::IntoOwned::into_owned(self.regioncode),
            nation: ::cif_runtime::IntoOwned::into_owned(self.nation),
            species: ::cif_runtime::IntoOwned::into_owned(self.species),
            gender: ::cif_runtime::IntoOwned::into_owned(self.gender),
            teamid: ::cif_runtime::IntoOwned::into_owned(self.teamid),
            networkaddress: ::cif_runtime::IntoOwned::into_owned(self.networkaddress),
            birth: ::cif_runtime::IntoOwned::into_owned(self.birth),
            death: ::cif_runtime::IntoOwned::into_owned(self.death),
            team: ::cif_runtime::IntoOwned::into_owned(self.team),
            title: ::cif_runtime::IntoOwned::into_owned(self.title),
            federation: ::cif_runtime::IntoOwned::into_owned(self.federation),
            clock: ::cif_runtime::IntoOwned::into_owned(self.clock),
            runningclock: ::cif_runtime::IntoOwned::into_owned(self.runningclock),
            identifier: ::cif_runtime::IntoOwned::into_owned(self.identifier),
            rating: ::cif_runtime::IntoOwned::into_owned(self.rating),
        }
    }
}
/// Team of a player at the time of a game.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct TeamInfo<'a> {
    /// Name of the team.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub name: ::core::option::Option<
        ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
    >,
    /// Number of the team within its club: 2 for the second team.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub number: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::PositiveInteger<'a>>,
    >,
    /// Year of the event in which the team played.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub year: ::core::option::Option<::cif_runtime::Spanned<Year<'a>>>,
    /// Whether the year stands for a season that ends in the year after.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub season: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// Country of the team.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub nation: ::core::option::Option<::cif_runtime::Spanned<Country<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for TeamInfo<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::TEAM_INFO;
    fn placeholder() -> Self {
        Self {
            name: ::core::option::Option::None,
            number: ::core::option::Option::None,
            year: ::core::option::Option::None,
            season: ::core::option::Option::None,
            nation: ::core::option::Option::None,
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.name = ::core::option::Option::Some(reader.value()),
            1usize => self.number = ::core::option::Option::Some(reader.value()),
            2usize => self.year = ::core::option::Option::Some(reader.value()),
            3usize => self.season = ::core::option::Option::Some(reader.value()),
            4usize => self.nation = ::core::option::Option::Some(reader.value()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for TeamInfo<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.name {
            writer.value("name", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.number {
            writer.value("number", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.year {
            writer.value("year", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.season {
            writer.value("season", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.nation {
            writer.value("nation", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for TeamInfo<'_> {
    type Owned = TeamInfo<'static>;
    fn into_owned(self) -> Self::Owned {
        TeamInfo {
            name: ::cif_runtime::IntoOwned::into_owned(self.name),
            number: ::cif_runtime::IntoOwned::into_owned(self.number),
            year: ::cif_runtime::IntoOwned::into_owned(self.year),
            season: ::cif_runtime::IntoOwned::into_owned(self.season),
            nation: ::cif_runtime::IntoOwned::into_owned(self.nation),
        }
    }
}
/// Numbers or names of a player in the lists of organizations.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct PlayerIdList<'a> {
    /// One number or name.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub id: ::std::vec::Vec<::cif_runtime::Spanned<PlayerID<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for PlayerIdList<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::PLAYER_ID_LIST;
    fn placeholder() -> Self {
        Self { id: ::std::vec::Vec::new() }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => ::cif_runtime::group::push(&mut self.id, reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for PlayerIdList<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.id {
            writer.element("id", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for PlayerIdList<'_> {
    type Owned = PlayerIdList<'static>;
    fn into_owned(self) -> Self::Owned {
        PlayerIdList {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
        }
    }
}
/// Number or name of a player in the list of one organization.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerID<'a> {
    /// Organization that gave it.
    pub organization: ::cif_runtime::Spanned<Organization<'a>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<Identifier<'a>>,
}
impl<'a> PlayerID<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        organization: impl ::core::convert::Into<
            ::cif_runtime::Spanned<Organization<'a>>,
        >,
        text: impl ::core::convert::Into<::cif_runtime::Spanned<Identifier<'a>>>,
    ) -> Self {
        Self {
            organization: organization.into(),
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for PlayerID<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::PLAYER_ID;
    fn placeholder() -> Self {
        Self {
            organization: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.organization = attribute.get(),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for PlayerID<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("organization", &self.organization.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for PlayerID<'_> {
    type Owned = PlayerID<'static>;
    fn into_owned(self) -> Self::Owned {
        PlayerID {
            organization: ::cif_runtime::IntoOwned::into_owned(self.organization),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Ratings of a player.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct RatingList<'a> {
    /// One rating.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub score: ::std::vec::Vec<::cif_runtime::Spanned<Rating<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for RatingList<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::RATING_LIST;
    fn placeholder() -> Self {
        Self {
            score: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => ::cif_runtime::group::push(&mut self.score, reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for RatingList<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.score {
            writer.element("score", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for RatingList<'_> {
    type Owned = RatingList<'static>;
    fn into_owned(self) -> Self::Owned {
        RatingList {
            score: ::cif_runtime::IntoOwned::into_owned(self.score),
        }
    }
}
/// Rating of a player: its score.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rating<'a> {
    /// Name of the rating where the organization has several.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub identifier: ::core::option::Option<::cif_runtime::Spanned<RatingID<'a>>>,
    /// Organization that computed the rating.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub organization: ::core::option::Option<::cif_runtime::Spanned<Organization<'a>>>,
    /// Time mode for which the rating holds.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub timemode: ::core::option::Option<::cif_runtime::Spanned<TimeMode>>,
    /// Time control for which the rating holds.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub timecontrol: ::core::option::Option<::cif_runtime::Spanned<TimeControl<'a>>>,
    /// Help the player may use.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub aids: ::core::option::Option<::cif_runtime::Spanned<Aids>>,
    /// Country of a national organization.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub country: ::core::option::Option<::cif_runtime::Spanned<Country<'a>>>,
    /// Where the rating was published.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub url: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::AnyURI<'a>>,
    >,
    /// Place of the player in the list of the organization.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub ranking: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::NonNegativeInteger<'a>>,
    >,
    /// The text.
    pub text: ::cif_runtime::Spanned<
        ::cif_runtime::value::built_in::PositiveInteger<'a>,
    >,
}
impl<'a> Rating<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<
            ::cif_runtime::Spanned<::cif_runtime::value::built_in::PositiveInteger<'a>>,
        >,
    ) -> Self {
        Self {
            identifier: ::core::option::Option::None,
            organization: ::core::option::Option::None,
            timemode: ::core::option::Option::None,
            timecontrol: ::core::option::Option::None,
            aids: ::core::option::Option::None,
            country: ::core::option::Option::None,
            url: ::core::option::Option::None,
            ranking: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Rating<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::RATING;
    fn placeholder() -> Self {
        Self {
            identifier: ::core::option::Option::None,
            organization: ::core::option::Option::None,
            timemode: ::core::option::Option::None,
            timecontrol: ::core::option::Option::None,
            aids: ::core::option::Option::None,
            country: ::core::option::Option::None,
            url: ::core::option::Option::None,
            ranking: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.identifier = ::core::option::Option::Some(attribute.get()),
            1usize => self.organization = ::core::option::Option::Some(attribute.get()),
            2usize => self.timemode = ::core::option::Option::Some(attribute.get()),
            3usize => self.timecontrol = ::core::option::Option::Some(attribute.get()),
            4usize => self.aids = ::core::option::Option::Some(attribute.get()),
            5usize => self.country = ::core::option::Option::Some(attribute.get()),
            6usize => self.url = ::core::option::Option::Some(attribute.get()),
            7usize => self.ranking = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for Rating<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.identifier {
            writer.attribute("identifier", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.organization {
            writer.attribute("organization", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.timemode {
            writer.attribute("timemode", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.timecontrol {
            writer.attribute("timecontrol", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.aids {
            writer.attribute("aids", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.country {
            writer.attribute("country", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.url {
            writer.attribute("url", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.ranking {
            writer.attribute("ranking", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for Rating<'_> {
    type Owned = Rating<'static>;
    fn into_owned(self) -> Self::Owned {
        Rating {
            identifier: ::cif_runtime::IntoOwned::into_owned(self.identifier),
            organization: ::cif_runtime::IntoOwned::into_owned(self.organization),
            timemode: ::cif_runtime::IntoOwned::into_owned(self.timemode),
            timecontrol: ::cif_runtime::IntoOwned::into_owned(self.timecontrol),
            aids: ::cif_runtime::IntoOwned::into_owned(self.aids),
            country: ::cif_runtime::IntoOwned::into_owned(self.country),
            url: ::cif_runtime::IntoOwned::into_owned(self.url),
            ranking: ::cif_runtime::IntoOwned::into_owned(self.ranking),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Where the game was published, given here or by reference to the namebase.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct GSource<'a> {
    /// The source, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub id: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// Title of the publication.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub title: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// Who published it.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub publisher: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// Date of publication.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub publication: ::core::option::Option<::cif_runtime::Spanned<Date<'a>>>,
    /// Version of the game in the source.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub version: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::NonNegativeInteger<'a>>,
    >,
    /// Date on which the game was entered.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub date: ::core::option::Option<::cif_runtime::Spanned<Date<'a>>>,
    /// How trustworthy the data is.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub quality: ::core::option::Option<::cif_runtime::Spanned<Quality>>,
}
impl<'a> ::cif_runtime::Element<'a> for GSource<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::GSOURCE;
    fn placeholder() -> Self {
        Self {
            id: ::core::option::Option::None,
            title: ::core::option::Option::None,
            publisher: ::core::option::Option::None,
            publication: ::core::option::Option::None,
            version: ::core::option::Option::None,
            date: ::core::option::Option::None,
            quality: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.title = ::core::option::Option::Some(reader.value()),
            1usize => self.publisher = ::core::option::Option::Some(reader.value()),
            2usize => self.publication = ::core::option::Option::Some(reader.element()),
            3usize => self.version = ::core::option::Option::Some(reader.value()),
            4usize => self.date = ::core::option::Option::Some(reader.element()),
            5usize => self.quality = ::core::option::Option::Some(reader.value()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for GSource<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.id {
            writer.attribute("id", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.title {
            writer.value("title", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.publisher {
            writer.value("publisher", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.publication {
            writer.element("publication", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.version {
            writer.value("version", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.date {
            writer.element("date", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.quality {
            writer.value("quality", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for GSource<'_> {
    type Owned = GSource<'static>;
    fn into_owned(self) -> Self::Owned {
        GSource {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            title: ::cif_runtime::IntoOwned::into_owned(self.title),
            publisher: ::cif_runtime::IntoOwned::into_owned(self.publisher),
            publication: ::cif_runtime::IntoOwned::into_owned(self.publication),
            version: ::cif_runtime::IntoOwned::into_owned(self.version),
            date: ::cif_runtime::IntoOwned::into_owned(self.date),
            quality: ::cif_runtime::IntoOwned::into_owned(self.quality),
        }
    }
}
/// Time mode and time control of a game.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct TimeInfo<'a> {
    /// How fast the game is.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub mode: ::core::option::Option<::cif_runtime::Spanned<TimeMode>>,
    /// The time control. Empty: none was used; absent: unknown.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub control: ::core::option::Option<::cif_runtime::Spanned<TimeControl<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for TimeInfo<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::TIME_INFO;
    fn placeholder() -> Self {
        Self {
            mode: ::core::option::Option::None,
            control: ::core::option::Option::None,
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.mode = ::core::option::Option::Some(reader.value()),
            1usize => self.control = ::core::option::Option::Some(reader.value()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for TimeInfo<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.mode {
            writer.value("mode", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.control {
            writer.value("control", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for TimeInfo<'_> {
    type Owned = TimeInfo<'static>;
    fn into_owned(self) -> Self::Owned {
        TimeInfo {
            mode: ::cif_runtime::IntoOwned::into_owned(self.mode),
            control: ::cif_runtime::IntoOwned::into_owned(self.control),
        }
    }
}
/// Classification of the opening.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Opening<'a> {
    /// Code in the Encyclopaedia of Chess Openings.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub eco: ::core::option::Option<::cif_runtime::Spanned<Eco<'a>>>,
    /// Code that the user assigned.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub usereco: ::core::option::Option<::cif_runtime::Spanned<Eco<'a>>>,
    /// Key in the system of New In Chess.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub nic: ::core::option::Option<::cif_runtime::Spanned<NIC<'a>>>,
    /// Key or name in any other system.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub classification: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for Opening<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::OPENING;
    fn placeholder() -> Self {
        Self {
            eco: ::core::option::Option::None,
            usereco: ::core::option::Option::None,
            nic: ::core::option::Option::None,
            classification: ::core::option::Option::None,
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.eco = ::core::option::Option::Some(reader.value()),
            1usize => self.usereco = ::core::option::Option::Some(reader.value()),
            2usize => self.nic = ::core::option::Option::Some(reader.value()),
            3usize => self.classification = ::core::option::Option::Some(reader.value()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Opening<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.eco {
            writer.value("eco", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.usereco {
            writer.value("usereco", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.nic {
            writer.value("nic", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.classification {
            writer.value("classification", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for Opening<'_> {
    type Owned = Opening<'static>;
    fn into_owned(self) -> Self::Owned {
        Opening {
            eco: ::cif_runtime::IntoOwned::into_owned(self.eco),
            usereco: ::cif_runtime::IntoOwned::into_owned(self.usereco),
            nic: ::cif_runtime::IntoOwned::into_owned(self.nic),
            classification: ::cif_runtime::IntoOwned::into_owned(self.classification),
        }
    }
}
/// Side information about a game.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Extraneous<'a> {
    /// The annotator, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub annotatorid: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// The creator, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub creatorid: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// The remark, in the namebase.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub phraseid: ::core::option::Option<::cif_runtime::Spanned<NamebaseID>>,
    /// Who annotated the game.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub annotator: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// Application that created the game; :PGN where unknown.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub creator: ::core::option::Option<::cif_runtime::Spanned<Signature<'a>>>,
    /// Remark on the game as a whole.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub comment: ::core::option::Option<
        ::std::boxed::Box<::cif_runtime::Spanned<Comment<'a>>>,
    >,
    /// Time on the clock at the end of the game.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub clock: ::core::option::Option<::cif_runtime::Spanned<Time<'a>>>,
    /// Number or name of the game at its provider.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub gameid: ::core::option::Option<::cif_runtime::Spanned<GameIdentifier<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for Extraneous<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::EXTRANEOUS;
    fn placeholder() -> Self {
        Self {
            annotatorid: ::core::option::Option::None,
            creatorid: ::core::option::Option::None,
            phraseid: ::core::option::Option::None,
            annotator: ::core::option::Option::None,
            creator: ::core::option::Option::None,
            comment: ::core::option::Option::None,
            clock: ::core::option::Option::None,
            gameid: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.annotatorid = ::core::option::Option::Some(attribute.get()),
            1usize => self.creatorid = ::core::option::Option::Some(attribute.get()),
            2usize => self.phraseid = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.annotator = ::core::option::Option::Some(reader.value()),
            1usize => self.creator = ::core::option::Option::Some(reader.value()),
            2usize => self.comment = ::core::option::Option::Some(reader.boxed()),
            3usize => self.clock = ::core::option::Option::Some(reader.value()),
            4usize => self.gameid = ::core::option::Option::Some(reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Extraneous<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.annotatorid {
            writer.attribute("annotatorid", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.creatorid {
            writer.attribute("creatorid", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.phraseid {
            writer.attribute("phraseid", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.annotator {
            writer.value("annotator", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.creator {
            writer.value("creator", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.comment {
            writer.element("comment", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.clock {
            writer.value("clock", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.gameid {
            writer.element("gameid", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for Extraneous<'_> {
    type Owned = Extraneous<'static>;
    fn into_owned(self) -> Self::Owned {
        Extraneous {
            annotatorid: ::cif_runtime::IntoOwned::into_owned(self.annotatorid),
            creatorid: ::cif_runtime::IntoOwned::into_owned(self.creatorid),
            phraseid: ::cif_runtime::IntoOwned::into_owned(self.phraseid),
            annotator: ::cif_runtime::IntoOwned::into_owned(self.annotator),
            creator: ::cif_runtime::IntoOwned::into_owned(self.creator),
            comment: ::cif_runtime::IntoOwned::into_owned(self.comment),
            clock: ::cif_runtime::IntoOwned::into_owned(self.clock),
            gameid: ::cif_runtime::IntoOwned::into_owned(self.gameid),
        }
    }
}
/// Number or name of a game at its provider.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameIdentifier<'a> {
    /// Name of the PGN tag that holds the number, which tells the provider.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub tag: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<Token<'a>>,
}
impl<'a> GameIdentifier<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<::cif_runtime::Spanned<Token<'a>>>,
    ) -> Self {
        Self {
            tag: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for GameIdentifier<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::GAME_IDENTIFIER;
    fn placeholder() -> Self {
        Self {
            tag: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.tag = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for GameIdentifier<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.tag {
            writer.attribute("tag", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for GameIdentifier<'_> {
    type Owned = GameIdentifier<'static>;
    fn into_owned(self) -> Self::Owned {
        GameIdentifier {
            tag: ::cif_runtime::IntoOwned::into_owned(self.tag),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Unusual or private information as pairs of name and value.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Tags<'a> {
    /// One pair.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub tag: ::std::vec::Vec<::cif_runtime::Spanned<Tag<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for Tags<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::TAGS;
    fn placeholder() -> Self {
        Self {
            tag: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => ::cif_runtime::group::push(&mut self.tag, reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Tags<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.tag {
            writer.element("tag", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for Tags<'_> {
    type Owned = Tags<'static>;
    fn into_owned(self) -> Self::Owned {
        Tags {
            tag: ::cif_runtime::IntoOwned::into_owned(self.tag),
        }
    }
}
/// A pair of name and value; the content is the value.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tag<'a> {
    /// Name of the tag.
    pub name: ::cif_runtime::Spanned<Token<'a>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
}
impl<'a> Tag<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        name: impl ::core::convert::Into<::cif_runtime::Spanned<Token<'a>>>,
        text: impl ::core::convert::Into<
            ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
        >,
    ) -> Self {
        Self {
            name: name.into(),
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Tag<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::TAG;
    fn placeholder() -> Self {
        Self {
            name: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.name = attribute.get(),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for Tag<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("name", &self.name.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for Tag<'_> {
    type Owned = Tag<'static>;
    fn into_owned(self) -> Self::Owned {
        Tag {
            name: ::cif_runtime::IntoOwned::into_owned(self.name),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Tables of information about the moves of the main line.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct MoveInfo<'a> {
    /// One table.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub table: ::std::vec::Vec<::cif_runtime::Spanned<MoveInfoTable<'a>>>,
}
impl<'a> ::cif_runtime::Element<'a> for MoveInfo<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::MOVE_INFO;
    fn placeholder() -> Self {
        Self {
            table: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => ::cif_runtime::group::push(&mut self.table, reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for MoveInfo<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.table {
            writer.element("table", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for MoveInfo<'_> {
    type Owned = MoveInfo<'static>;
    fn into_owned(self) -> Self::Owned {
        MoveInfo {
            table: ::cif_runtime::IntoOwned::into_owned(self.table),
        }
    }
}
/// A table: its first item belongs to the first ply of the main line, its second to the second, and so on. The attribute content says what the items are.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveInfoTable<'a> {
    /// What the items are.
    pub content: ::cif_runtime::Spanned<TableContent>,
    /// Engine that computed the evaluations, by its id in the data of the game.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub engine: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::NonNegativeInteger<'a>>,
    >,
    /// The text.
    pub text: ::cif_runtime::Spanned<MoveInfoItems<'a>>,
}
impl<'a> MoveInfoTable<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        content: impl ::core::convert::Into<::cif_runtime::Spanned<TableContent>>,
        text: impl ::core::convert::Into<::cif_runtime::Spanned<MoveInfoItems<'a>>>,
    ) -> Self {
        Self {
            content: content.into(),
            engine: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for MoveInfoTable<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::MOVE_INFO_TABLE;
    fn placeholder() -> Self {
        Self {
            content: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            engine: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.content = attribute.get(),
            1usize => self.engine = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for MoveInfoTable<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("content", &self.content.value);
        if let ::core::option::Option::Some(value) = &self.engine {
            writer.attribute("engine", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for MoveInfoTable<'_> {
    type Owned = MoveInfoTable<'static>;
    fn into_owned(self) -> Self::Owned {
        MoveInfoTable {
            content: ::cif_runtime::IntoOwned::into_owned(self.content),
            engine: ::cif_runtime::IntoOwned::into_owned(self.engine),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct MoveSection<'a> {
    /// What `Variation` says, which this type extends.
    #[serde(default)]
    pub base: Variation<'a>,
    /// Number of the first move; absent: 1, or the number of the start position.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub movenumber: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::PositiveInteger<'a>>,
    >,
}
impl<'a> ::core::ops::Deref for MoveSection<'a> {
    type Target = Variation<'a>;
    fn deref(&self) -> &Self::Target {
        &self.base
    }
}
impl<'a> ::core::ops::DerefMut for MoveSection<'a> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.base
    }
}
impl<'a> ::cif_runtime::Element<'a> for MoveSection<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::MOVE_SECTION;
    fn placeholder() -> Self {
        Self {
            base: ::cif_runtime::Element::placeholder(),
            movenumber: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.movenumber = ::core::option::Option::Some(attribute.get()),
            _ => ::cif_runtime::Element::attribute(&mut self.base, attribute),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        ::cif_runtime::Element::child(&mut self.base, slot, reader);
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        ::cif_runtime::Element::text(&mut self.base, text);
    }
}
impl ::cif_runtime::WriteElement for MoveSection<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        ::cif_runtime::WriteElement::write_attributes(&self.base, writer);
        if let ::core::option::Option::Some(value) = &self.movenumber {
            writer.attribute("movenumber", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        ::cif_runtime::WriteElement::write_content(&self.base, writer);
    }
}
impl ::cif_runtime::IntoOwned for MoveSection<'_> {
    type Owned = MoveSection<'static>;
    fn into_owned(self) -> Self::Owned {
        MoveSection {
            base: ::cif_runtime::IntoOwned::into_owned(self.base),
            movenumber: ::cif_runtime::IntoOwned::into_owned(self.movenumber),
        }
    }
}
/// A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Variation<'a> {
    /// What stands between the tags, in its order.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub nodes: ::std::vec::Vec<VariationNode<'a>>,
}
impl<'a> ::cif_runtime::Element<'a> for Variation<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::VARIATION;
    fn placeholder() -> Self {
        Self {
            nodes: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        let node = match slot {
            0usize => VariationNode::Prologue(reader.boxed()),
            1usize => VariationNode::Prelude(reader.element()),
            2usize => VariationNode::Announcement(reader.value()),
            3usize => VariationNode::Msg(reader.value()),
            4usize => VariationNode::Tag(reader.boxed()),
            5usize => VariationNode::Reference(reader.boxed()),
            6usize => VariationNode::Resource(reader.boxed()),
            7usize => VariationNode::Eval(reader.boxed()),
            8usize => VariationNode::Clock(reader.boxed()),
            9usize => VariationNode::Elapsed(reader.boxed()),
            10usize => VariationNode::Sent(reader.value()),
            11usize => VariationNode::Diagram(reader.boxed()),
            12usize => VariationNode::Marker(reader.boxed()),
            13usize => VariationNode::Arrow(reader.boxed()),
            14usize => VariationNode::Line(reader.boxed()),
            15usize => VariationNode::Region(reader.boxed()),
            16usize => VariationNode::Value(reader.boxed()),
            17usize => VariationNode::Var(reader.nested()),
            18usize => VariationNode::Pre(reader.boxed()),
            19usize => VariationNode::Post(reader.boxed()),
            20usize => VariationNode::Startstyle(reader.value()),
            21usize => VariationNode::Endstyle(reader.value()),
            22usize => VariationNode::Link(reader.boxed()),
            23usize => VariationNode::Draw(reader.element()),
            24usize => VariationNode::Epilogue(reader.boxed()),
            _ => return,
        };
        ::cif_runtime::group::push(&mut self.nodes, node);
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        ::cif_runtime::group::push(&mut self.nodes, VariationNode::Text(text));
    }
}
impl ::cif_runtime::WriteElement for Variation<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.mixed();
        for node in &self.nodes {
            node.write(writer);
        }
    }
}
impl ::cif_runtime::IntoOwned for Variation<'_> {
    type Owned = Variation<'static>;
    fn into_owned(self) -> Self::Owned {
        Variation {
            nodes: ::cif_runtime::IntoOwned::into_owned(self.nodes),
        }
    }
}
/// What stands in a `Variation`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
pub enum VariationNode<'a> {
    /// Text between the elements.
    #[serde(rename = "#text")]
    Text(::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>),
    /// Comment before the line as a whole, one per language.
    #[serde(rename = "prologue")]
    Prologue(::std::boxed::Box<::cif_runtime::Spanned<Comment<'a>>>),
    /// Annotation of the position before the first move.
    #[serde(rename = "prelude")]
    Prelude(::cif_runtime::Spanned<Annotation<'a>>),
    /// What a player announced, for instance a mate.
    #[serde(rename = "announcement")]
    Announcement(::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>),
    /// Message between the players.
    #[serde(rename = "msg")]
    Msg(::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>),
    /// Private information.
    #[serde(rename = "tag")]
    Tag(::std::boxed::Box<::cif_runtime::Spanned<Tag<'a>>>),
    /// Reference to literature or another game.
    #[serde(rename = "reference")]
    Reference(::std::boxed::Box<::cif_runtime::Spanned<Reference<'a>>>),
    /// Medium outside the archive.
    #[serde(rename = "resource")]
    Resource(::std::boxed::Box<::cif_runtime::Spanned<ExternalResource<'a>>>),
    /// Evaluation of the position after the move.
    #[serde(rename = "eval")]
    Eval(::std::boxed::Box<::cif_runtime::Spanned<MoveInfoEval<'a>>>),
    /// A clock.
    #[serde(rename = "clock")]
    Clock(::std::boxed::Box<::cif_runtime::Spanned<MoveInfoClock<'a>>>),
    /// A duration.
    #[serde(rename = "elapsed")]
    Elapsed(::std::boxed::Box<::cif_runtime::Spanned<ElapsedMilliSecs<'a>>>),
    /// When a correspondence move was sent.
    #[serde(rename = "sent")]
    Sent(::cif_runtime::Spanned<CorrChessSent<'a>>),
    /// Place of a diagram.
    #[serde(rename = "diagram")]
    Diagram(::std::boxed::Box<::cif_runtime::Spanned<Diagram<'a>>>),
    /// Mark on a square.
    #[serde(rename = "marker")]
    Marker(::std::boxed::Box<::cif_runtime::Spanned<Marker<'a>>>),
    /// Arrow from square to square.
    #[serde(rename = "arrow")]
    Arrow(::std::boxed::Box<::cif_runtime::Spanned<Arrow<'a>>>),
    /// Line through squares.
    #[serde(rename = "line")]
    Line(::std::boxed::Box<::cif_runtime::Spanned<Line<'a>>>),
    /// Mark on a rectangle of squares.
    #[serde(rename = "region")]
    Region(::std::boxed::Box<::cif_runtime::Spanned<Region<'a>>>),
    /// Text on a square.
    #[serde(rename = "value")]
    Value(::std::boxed::Box<::cif_runtime::Spanned<Value<'a>>>),
    /// Alternative to the move before it.
    #[serde(rename = "var")]
    Var(::cif_runtime::Nested<Variation<'a>>),
    /// Comment before a move.
    #[serde(rename = "pre")]
    Pre(::std::boxed::Box<::cif_runtime::Spanned<Comment<'a>>>),
    /// Comment after a move.
    #[serde(rename = "post")]
    Post(::std::boxed::Box<::cif_runtime::Spanned<Comment<'a>>>),
    /// From the next move on, moves are shown in this style.
    #[serde(rename = "startstyle")]
    Startstyle(::cif_runtime::Spanned<MoveStyleID<'a>>),
    /// Ends the style of that name.
    #[serde(rename = "endstyle")]
    Endstyle(::cif_runtime::Spanned<MoveStyleID<'a>>),
    /// Link to another game.
    #[serde(rename = "link")]
    Link(::std::boxed::Box<::cif_runtime::Spanned<GameLink<'a>>>),
    /// A draw was offered with the move.
    #[serde(rename = "draw")]
    Draw(::cif_runtime::Spanned<Empty>),
    /// Comment after the line as a whole, one per language.
    #[serde(rename = "epilogue")]
    Epilogue(::std::boxed::Box<::cif_runtime::Spanned<Comment<'a>>>),
}
impl VariationNode<'_> {
    fn write(&self, writer: &mut ::cif_runtime::Writer) {
        match self {
            Self::Text(it) => writer.text(it),
            Self::Prologue(it) => writer.element("prologue", &it.value),
            Self::Prelude(it) => writer.element("prelude", &it.value),
            Self::Announcement(it) => writer.value("announcement", &it.value),
            Self::Msg(it) => writer.value("msg", &it.value),
            Self::Tag(it) => writer.element("tag", &it.value),
            Self::Reference(it) => writer.element("reference", &it.value),
            Self::Resource(it) => writer.element("resource", &it.value),
            Self::Eval(it) => writer.element("eval", &it.value),
            Self::Clock(it) => writer.element("clock", &it.value),
            Self::Elapsed(it) => writer.element("elapsed", &it.value),
            Self::Sent(it) => writer.value("sent", &it.value),
            Self::Diagram(it) => writer.element("diagram", &it.value),
            Self::Marker(it) => writer.element("marker", &it.value),
            Self::Arrow(it) => writer.element("arrow", &it.value),
            Self::Line(it) => writer.element("line", &it.value),
            Self::Region(it) => writer.element("region", &it.value),
            Self::Value(it) => writer.element("value", &it.value),
            Self::Var(it) => writer.nested("var", &it.value),
            Self::Pre(it) => writer.element("pre", &it.value),
            Self::Post(it) => writer.element("post", &it.value),
            Self::Startstyle(it) => writer.value("startstyle", &it.value),
            Self::Endstyle(it) => writer.value("endstyle", &it.value),
            Self::Link(it) => writer.element("link", &it.value),
            Self::Draw(it) => writer.element("draw", &it.value),
            Self::Epilogue(it) => writer.element("epilogue", &it.value),
        }
    }
}
impl ::cif_runtime::IntoOwned for VariationNode<'_> {
    type Owned = VariationNode<'static>;
    fn into_owned(self) -> VariationNode<'static> {
        match self {
            Self::Text(it) => {
                VariationNode::Text(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Prologue(it) => {
                VariationNode::Prologue(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Prelude(it) => {
                VariationNode::Prelude(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Announcement(it) => {
                VariationNode::Announcement(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Msg(it) => VariationNode::Msg(::cif_runtime::IntoOwned::into_owned(it)),
            Self::Tag(it) => VariationNode::Tag(::cif_runtime::IntoOwned::into_owned(it)),
            Self::Reference(it) => {
                VariationNode::Reference(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Resource(it) => {
                VariationNode::Resource(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Eval(it) => {
                VariationNode::Eval(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Clock(it) => {
                VariationNode::Clock(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Elapsed(it) => {
                VariationNode::Elapsed(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Sent(it) => {
                VariationNode::Sent(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Diagram(it) => {
                VariationNode::Diagram(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Marker(it) => {
                VariationNode::Marker(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Arrow(it) => {
                VariationNode::Arrow(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Line(it) => {
                VariationNode::Line(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Region(it) => {
                VariationNode::Region(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Value(it) => {
                VariationNode::Value(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Var(it) => VariationNode::Var(::cif_runtime::IntoOwned::into_owned(it)),
            Self::Pre(it) => VariationNode::Pre(::cif_runtime::IntoOwned::into_owned(it)),
            Self::Post(it) => {
                VariationNode::Post(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Startstyle(it) => {
                VariationNode::Startstyle(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Endstyle(it) => {
                VariationNode::Endstyle(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Link(it) => {
                VariationNode::Link(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Draw(it) => {
                VariationNode::Draw(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Epilogue(it) => {
                VariationNode::Epilogue(::cif_runtime::IntoOwned::into_owned(it))
            }
        }
    }
}
/// Annotation of a position.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Annotation<'a> {
    /// The part `items` of the content.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub items: ::std::vec::Vec<AnnotationChoice<'a>>,
}
impl<'a> ::cif_runtime::Element<'a> for Annotation<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::ANNOTATION;
    fn placeholder() -> Self {
        Self {
            items: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize..=14usize => {
                ::cif_runtime::group::put_many(&mut self.items, slot, reader)
            }
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Annotation<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.items {
            ::cif_runtime::WriteElement::write_content(it, writer);
        }
    }
}
impl ::cif_runtime::IntoOwned for Annotation<'_> {
    type Owned = Annotation<'static>;
    fn into_owned(self) -> Self::Owned {
        Annotation {
            items: ::cif_runtime::IntoOwned::into_owned(self.items),
        }
    }
}
/// The alternatives of `Annotation/choice`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
pub enum AnnotationChoice<'a> {
    /// What a player announced, for instance a mate.
    #[serde(rename = "announcement")]
    Announcement(::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>),
    /// Message between the players.
    #[serde(rename = "msg")]
    Msg(::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>),
    /// Private information.
    #[serde(rename = "tag")]
    Tag(::cif_runtime::Spanned<Tag<'a>>),
    /// Reference to literature or another game.
    #[serde(rename = "reference")]
    Reference(::cif_runtime::Spanned<Reference<'a>>),
    /// Medium outside the archive.
    #[serde(rename = "resource")]
    Resource(::cif_runtime::Spanned<ExternalResource<'a>>),
    /// Evaluation of the position after the move.
    #[serde(rename = "eval")]
    Eval(::cif_runtime::Spanned<MoveInfoEval<'a>>),
    /// A clock.
    #[serde(rename = "clock")]
    Clock(::cif_runtime::Spanned<MoveInfoClock<'a>>),
    /// A duration.
    #[serde(rename = "elapsed")]
    Elapsed(::cif_runtime::Spanned<ElapsedMilliSecs<'a>>),
    /// When a correspondence move was sent.
    #[serde(rename = "sent")]
    Sent(::cif_runtime::Spanned<CorrChessSent<'a>>),
    /// Place of a diagram.
    #[serde(rename = "diagram")]
    Diagram(::cif_runtime::Spanned<Diagram<'a>>),
    /// Mark on a square.
    #[serde(rename = "marker")]
    Marker(::cif_runtime::Spanned<Marker<'a>>),
    /// Arrow from square to square.
    #[serde(rename = "arrow")]
    Arrow(::cif_runtime::Spanned<Arrow<'a>>),
    /// Line through squares.
    #[serde(rename = "line")]
    Line(::cif_runtime::Spanned<Line<'a>>),
    /// Mark on a rectangle of squares.
    #[serde(rename = "region")]
    Region(::cif_runtime::Spanned<Region<'a>>),
    /// Text on a square.
    #[serde(rename = "value")]
    Value(::cif_runtime::Spanned<Value<'a>>),
}
impl<'a> ::cif_runtime::group::Group<'a> for AnnotationChoice<'a> {
    fn placeholder() -> Self {
        Self::Announcement(
            ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        )
    }
    fn accepts(&self, _slot: usize) -> bool {
        match self {
            Self::Announcement(_) => false,
            Self::Msg(_) => false,
            Self::Tag(_) => false,
            Self::Reference(_) => false,
            Self::Resource(_) => false,
            Self::Eval(_) => false,
            Self::Clock(_) => false,
            Self::Elapsed(_) => false,
            Self::Sent(_) => false,
            Self::Diagram(_) => false,
            Self::Marker(_) => false,
            Self::Arrow(_) => false,
            Self::Line(_) => false,
            Self::Region(_) => false,
            Self::Value(_) => false,
        }
    }
    fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
        match slot {
            0usize => Self::Announcement(reader.value()),
            1usize => Self::Msg(reader.value()),
            2usize => Self::Tag(reader.element()),
            3usize => Self::Reference(reader.element()),
            4usize => Self::Resource(reader.element()),
            5usize => Self::Eval(reader.element()),
            6usize => Self::Clock(reader.element()),
            7usize => Self::Elapsed(reader.element()),
            8usize => Self::Sent(reader.value()),
            9usize => Self::Diagram(reader.element()),
            10usize => Self::Marker(reader.element()),
            11usize => Self::Arrow(reader.element()),
            12usize => Self::Line(reader.element()),
            13usize => Self::Region(reader.element()),
            14usize => Self::Value(reader.element()),
            _ => Self::placeholder(),
        }
    }
    fn place(&mut self, _slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match self {
            Self::Announcement(it) => *it = reader.value(),
            Self::Msg(it) => *it = reader.value(),
            Self::Tag(it) => *it = reader.element(),
            Self::Reference(it) => *it = reader.element(),
            Self::Resource(it) => *it = reader.element(),
            Self::Eval(it) => *it = reader.element(),
            Self::Clock(it) => *it = reader.element(),
            Self::Elapsed(it) => *it = reader.element(),
            Self::Sent(it) => *it = reader.value(),
            Self::Diagram(it) => *it = reader.element(),
            Self::Marker(it) => *it = reader.element(),
            Self::Arrow(it) => *it = reader.element(),
            Self::Line(it) => *it = reader.element(),
            Self::Region(it) => *it = reader.element(),
            Self::Value(it) => *it = reader.element(),
        }
    }
}
impl ::cif_runtime::WriteElement for AnnotationChoice<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        match self {
            Self::Announcement(it) => writer.value("announcement", &it.value),
            Self::Msg(it) => writer.value("msg", &it.value),
            Self::Tag(it) => writer.element("tag", &it.value),
            Self::Reference(it) => writer.element("reference", &it.value),
            Self::Resource(it) => writer.element("resource", &it.value),
            Self::Eval(it) => writer.element("eval", &it.value),
            Self::Clock(it) => writer.element("clock", &it.value),
            Self::Elapsed(it) => writer.element("elapsed", &it.value),
            Self::Sent(it) => writer.value("sent", &it.value),
            Self::Diagram(it) => writer.element("diagram", &it.value),
            Self::Marker(it) => writer.element("marker", &it.value),
            Self::Arrow(it) => writer.element("arrow", &it.value),
            Self::Line(it) => writer.element("line", &it.value),
            Self::Region(it) => writer.element("region", &it.value),
            Self::Value(it) => writer.element("value", &it.value),
        }
    }
}
impl ::cif_runtime::IntoOwned for AnnotationChoice<'_> {
    type Owned = AnnotationChoice<'static>;
    fn into_owned(self) -> AnnotationChoice<'static> {
        match self {
            Self::Announcement(it) => {
                AnnotationChoice::Announcement(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Msg(it) => {
                AnnotationChoice::Msg(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Tag(it) => {
                AnnotationChoice::Tag(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Reference(it) => {
                AnnotationChoice::Reference(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Resource(it) => {
                AnnotationChoice::Resource(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Eval(it) => {
                AnnotationChoice::Eval(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Clock(it) => {
                AnnotationChoice::Clock(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Elapsed(it) => {
                AnnotationChoice::Elapsed(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Sent(it) => {
                AnnotationChoice::Sent(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Diagram(it) => {
                AnnotationChoice::Diagram(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Marker(it) => {
                AnnotationChoice::Marker(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Arrow(it) => {
                AnnotationChoice::Arrow(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Line(it) => {
                AnnotationChoice::Line(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Region(it) => {
                AnnotationChoice::Region(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Value(it) => {
                AnnotationChoice::Value(::cif_runtime::IntoOwned::into_owned(it))
            }
        }
    }
}
/// An evaluation of a move, see EvaluationItem.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveInfoEval<'a> {
    /// Engine that computed it, by its id in the data of the game.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub engine: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::NonNegativeInteger<'a>>,
    >,
    /// The text.
    pub text: ::cif_runtime::Spanned<EvaluationItem<'a>>,
}
impl<'a> MoveInfoEval<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<::cif_runtime::Spanned<EvaluationItem<'a>>>,
    ) -> Self {
        Self {
            engine: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for MoveInfoEval<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::MOVE_INFO_EVAL;
    fn placeholder() -> Self {
        Self {
            engine: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.engine = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for MoveInfoEval<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.engine {
            writer.attribute("engine", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for MoveInfoEval<'_> {
    type Owned = MoveInfoEval<'static>;
    fn into_owned(self) -> Self::Owned {
        MoveInfoEval {
            engine: ::cif_runtime::IntoOwned::into_owned(self.engine),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// A clock at a move.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveInfoClock<'a> {
    /// Which clock.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub content: ::core::option::Option<::cif_runtime::Spanned<ClockContent>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<Time<'a>>,
}
impl<'a> MoveInfoClock<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<::cif_runtime::Spanned<Time<'a>>>,
    ) -> Self {
        Self {
            content: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> MoveInfoClock<'a> {
    /// The attribute `content`; `clock` where it is absent.
    pub fn content(&self) -> ClockContent {
        match &self.content {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("clock"))
            }
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for MoveInfoClock<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::MOVE_INFO_CLOCK;
    fn placeholder() -> Self {
        Self {
            content: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.content = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for MoveInfoClock<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.content {
            writer.attribute("content", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for MoveInfoClock<'_> {
    type Owned = MoveInfoClock<'static>;
    fn into_owned(self) -> Self::Owned {
        MoveInfoClock {
            content: ::cif_runtime::IntoOwned::into_owned(self.content),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// A duration at a move: milliseconds, or centiseconds where the content is videotime.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ElapsedMilliSecs<'a> {
    /// Which duration.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub content: ::core::option::Option<::cif_runtime::Spanned<DurationContent>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<
        ::cif_runtime::value::built_in::NonNegativeInteger<'a>,
    >,
}
impl<'a> ElapsedMilliSecs<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<
            ::cif_runtime::Spanned<
                ::cif_runtime::value::built_in::NonNegativeInteger<'a>,
            >,
        >,
    ) -> Self {
        Self {
            content: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> ElapsedMilliSecs<'a> {
    /// The attribute `content`; `elapsedmilliseconds` where it is absent.
    pub fn content(&self) -> DurationContent {
        match &self.content {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(
                    ::std::borrow::Cow::Borrowed("elapsedmilliseconds"),
                )
            }
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for ElapsedMilliSecs<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::ELAPSED_MILLI_SECS;
    fn placeholder() -> Self {
        Self {
            content: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.content = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for ElapsedMilliSecs<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.content {
            writer.attribute("content", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for ElapsedMilliSecs<'_> {
    type Owned = ElapsedMilliSecs<'static>;
    fn into_owned(self) -> Self::Owned {
        ElapsedMilliSecs {
            content: ::cif_runtime::IntoOwned::into_owned(self.content),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Reference to literature or to a game elsewhere.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Reference<'a> {
    /// Its address.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub url: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::AnyURI<'a>>,
    >,
    /// The text.
    pub text: ::cif_runtime::Spanned<Token<'a>>,
}
impl<'a> Reference<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<::cif_runtime::Spanned<Token<'a>>>,
    ) -> Self {
        Self {
            url: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Reference<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::REFERENCE;
    fn placeholder() -> Self {
        Self {
            url: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.url = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for Reference<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.url {
            writer.attribute("url", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for Reference<'_> {
    type Owned = Reference<'static>;
    fn into_owned(self) -> Self::Owned {
        Reference {
            url: ::cif_runtime::IntoOwned::into_owned(self.url),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Link to a game; the content is the text to show.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct GameLink<'a> {
    /// The game, by its entry in the index.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub id: ::core::option::Option<::cif_runtime::Spanned<IndexID>>,
    /// Address of the archive that holds the game; absent: this one.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub archive: ::core::option::Option<
        ::cif_runtime::Spanned<::cif_runtime::value::built_in::AnyURI<'a>>,
    >,
    /// The text.
    pub text: ::cif_runtime::Spanned<Token<'a>>,
}
impl<'a> GameLink<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<::cif_runtime::Spanned<Token<'a>>>,
    ) -> Self {
        Self {
            id: ::core::option::Option::None,
            archive: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for GameLink<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::GAME_LINK;
    fn placeholder() -> Self {
        Self {
            id: ::core::option::Option::None,
            archive: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.id = ::core::option::Option::Some(attribute.get()),
            1usize => self.archive = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for GameLink<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.id {
            writer.attribute("id", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.archive {
            writer.attribute("archive", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for GameLink<'_> {
    type Owned = GameLink<'static>;
    fn into_owned(self) -> Self::Owned {
        GameLink {
            id: ::cif_runtime::IntoOwned::into_owned(self.id),
            archive: ::cif_runtime::IntoOwned::into_owned(self.archive),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Place where a diagram of the position is shown.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Diagram<'a> {
    /// Whether Black is shown at the bottom.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub flipped: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// Text beneath the diagram.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub caption: ::core::option::Option<
        ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
    >,
}
impl<'a> Diagram<'a> {
    /// The attribute `flipped`; `false` where it is absent.
    pub fn flipped(&self) -> bool {
        match &self.flipped {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("false"))
            }
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Diagram<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::DIAGRAM;
    fn placeholder() -> Self {
        Self {
            flipped: ::core::option::Option::None,
            caption: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.flipped = ::core::option::Option::Some(attribute.get()),
            1usize => self.caption = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Diagram<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.flipped {
            writer.attribute("flipped", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.caption {
            writer.attribute("caption", &value.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for Diagram<'_> {
    type Owned = Diagram<'static>;
    fn into_owned(self) -> Self::Owned {
        Diagram {
            flipped: ::cif_runtime::IntoOwned::into_owned(self.flipped),
            caption: ::cif_runtime::IntoOwned::into_owned(self.caption),
        }
    }
}
/// An arrow from the middle of one square to another.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Arrow<'a> {
    /// Colour of the mark.
    pub color: ::cif_runtime::Spanned<Color<'a>>,
    /// Opacity of the mark; absent: the viewer's choice.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub opacity: ::core::option::Option<::cif_runtime::Spanned<Opacity<'a>>>,
    /// Where it begins.
    pub from: ::cif_runtime::Spanned<Square<'a>>,
    /// Where it points.
    pub to: ::cif_runtime::Spanned<Square<'a>>,
}
impl<'a> Arrow<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        color: impl ::core::convert::Into<::cif_runtime::Spanned<Color<'a>>>,
        from: impl ::core::convert::Into<::cif_runtime::Spanned<Square<'a>>>,
        to: impl ::core::convert::Into<::cif_runtime::Spanned<Square<'a>>>,
    ) -> Self {
        Self {
            color: color.into(),
            opacity: ::core::option::Option::None,
            from: from.into(),
            to: to.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Arrow<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::ARROW;
    fn placeholder() -> Self {
        Self {
            color: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            opacity: ::core::option::Option::None,
            from: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            to: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.color = attribute.get(),
            1usize => self.opacity = ::core::option::Option::Some(attribute.get()),
            2usize => self.from = attribute.get(),
            3usize => self.to = attribute.get(),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Arrow<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("color", &self.color.value);
        if let ::core::option::Option::Some(value) = &self.opacity {
            writer.attribute("opacity", &value.value);
        }
        writer.attribute("from", &self.from.value);
        writer.attribute("to", &self.to.value);
    }
}
impl ::cif_runtime::IntoOwned for Arrow<'_> {
    type Owned = Arrow<'static>;
    fn into_owned(self) -> Self::Owned {
        Arrow {
            color: ::cif_runtime::IntoOwned::into_owned(self.color),
            opacity: ::cif_runtime::IntoOwned::into_owned(self.opacity),
            from: ::cif_runtime::IntoOwned::into_owned(self.from),
            to: ::cif_runtime::IntoOwned::into_owned(self.to),
        }
    }
}
/// A mark on a square.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Marker<'a> {
    /// Shape, character or symbol.
    pub r#type: ::cif_runtime::Spanned<MarkerType<'a>>,
    /// Colour of the mark.
    pub color: ::cif_runtime::Spanned<Color<'a>>,
    /// Opacity of the mark; absent: the viewer's choice.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub opacity: ::core::option::Option<::cif_runtime::Spanned<Opacity<'a>>>,
    /// The square.
    pub at: ::cif_runtime::Spanned<Square<'a>>,
}
impl<'a> Marker<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        r#type: impl ::core::convert::Into<::cif_runtime::Spanned<MarkerType<'a>>>,
        color: impl ::core::convert::Into<::cif_runtime::Spanned<Color<'a>>>,
        at: impl ::core::convert::Into<::cif_runtime::Spanned<Square<'a>>>,
    ) -> Self {
        Self {
            r#type: r#type.into(),
            color: color.into(),
            opacity: ::core::option::Option::None,
            at: at.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Marker<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::MARKER;
    fn placeholder() -> Self {
        Self {
            r#type: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            color: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            opacity: ::core::option::Option::None,
            at: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.r#type = attribute.get(),
            1usize => self.color = attribute.get(),
            2usize => self.opacity = ::core::option::Option::Some(attribute.get()),
            3usize => self.at = attribute.get(),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Marker<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("type", &self.r#type.value);
        writer.attribute("color", &self.color.value);
        if let ::core::option::Option::Some(value) = &self.opacity {
            writer.attribute("opacity", &value.value);
        }
        writer.attribute("at", &self.at.value);
    }
}
impl ::cif_runtime::IntoOwned for Marker<'_> {
    type Owned = Marker<'static>;
    fn into_owned(self) -> Self::Owned {
        Marker {
            r#type: ::cif_runtime::IntoOwned::into_owned(self.r#type),
            color: ::cif_runtime::IntoOwned::into_owned(self.color),
            opacity: ::cif_runtime::IntoOwned::into_owned(self.opacity),
            at: ::cif_runtime::IntoOwned::into_owned(self.at),
        }
    }
}
/// A line; the content names its squares one after the other, at least two.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Line<'a> {
    /// Colour of the mark.
    pub color: ::cif_runtime::Spanned<Color<'a>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<SquareList<'a>>,
}
impl<'a> Line<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        color: impl ::core::convert::Into<::cif_runtime::Spanned<Color<'a>>>,
        text: impl ::core::convert::Into<::cif_runtime::Spanned<SquareList<'a>>>,
    ) -> Self {
        Self {
            color: color.into(),
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Line<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::LINE;
    fn placeholder() -> Self {
        Self {
            color: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.color = attribute.get(),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for Line<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("color", &self.color.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for Line<'_> {
    type Owned = Line<'static>;
    fn into_owned(self) -> Self::Owned {
        Line {
            color: ::cif_runtime::IntoOwned::into_owned(self.color),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// A mark on a rectangle of squares; the content is a text to show.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Region<'a> {
    /// One corner.
    pub from: ::cif_runtime::Spanned<Square<'a>>,
    /// The corner opposite.
    pub to: ::cif_runtime::Spanned<Square<'a>>,
    /// Colour of the mark.
    pub color: ::cif_runtime::Spanned<Color<'a>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
}
impl<'a> Region<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        from: impl ::core::convert::Into<::cif_runtime::Spanned<Square<'a>>>,
        to: impl ::core::convert::Into<::cif_runtime::Spanned<Square<'a>>>,
        color: impl ::core::convert::Into<::cif_runtime::Spanned<Color<'a>>>,
        text: impl ::core::convert::Into<
            ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
        >,
    ) -> Self {
        Self {
            from: from.into(),
            to: to.into(),
            color: color.into(),
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Region<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::REGION;
    fn placeholder() -> Self {
        Self {
            from: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            to: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            color: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.from = attribute.get(),
            1usize => self.to = attribute.get(),
            2usize => self.color = attribute.get(),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for Region<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("from", &self.from.value);
        writer.attribute("to", &self.to.value);
        writer.attribute("color", &self.color.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for Region<'_> {
    type Owned = Region<'static>;
    fn into_owned(self) -> Self::Owned {
        Region {
            from: ::cif_runtime::IntoOwned::into_owned(self.from),
            to: ::cif_runtime::IntoOwned::into_owned(self.to),
            color: ::cif_runtime::IntoOwned::into_owned(self.color),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// A short text on a square; the content is the text.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Value<'a> {
    /// The square.
    pub at: ::cif_runtime::Spanned<Square<'a>>,
    /// Colour of the text.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub color: ::core::option::Option<::cif_runtime::Spanned<Color<'a>>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
}
impl<'a> Value<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        at: impl ::core::convert::Into<::cif_runtime::Spanned<Square<'a>>>,
        text: impl ::core::convert::Into<
            ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
        >,
    ) -> Self {
        Self {
            at: at.into(),
            color: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Value<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::VALUE;
    fn placeholder() -> Self {
        Self {
            at: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            color: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.at = attribute.get(),
            1usize => self.color = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for Value<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("at", &self.at.value);
        if let ::core::option::Option::Some(value) = &self.color {
            writer.attribute("color", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for Value<'_> {
    type Owned = Value<'static>;
    fn into_owned(self) -> Self::Owned {
        Value {
            at: ::cif_runtime::IntoOwned::into_owned(self.at),
            color: ::cif_runtime::IntoOwned::into_owned(self.color),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// A style in which moves are shown.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveStyle<'a> {
    /// Name by which move sections use the style.
    pub identifier: ::cif_runtime::Spanned<MoveStyleID<'a>>,
    /// Application to which the style belongs.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub signature: ::core::option::Option<::cif_runtime::Spanned<Signature<'a>>>,
    /// A character before or after the moves.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub sign: ::core::option::Option<::cif_runtime::Spanned<MoveSign<'a>>>,
    /// Of styles that overlap, the one with the greater number wins.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub priority: ::core::option::Option<::cif_runtime::Spanned<u8>>,
    /// Size in percent of the usual one.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub fontsize: ::core::option::Option<::cif_runtime::Spanned<u8>>,
    /// Properties of the type.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub fontstyle: ::std::vec::Vec<::cif_runtime::Spanned<FontStyle>>,
    /// Colour of the text.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub foreground: ::core::option::Option<::cif_runtime::Spanned<RGBColor<'a>>>,
    /// Colour behind the text.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub background: ::core::option::Option<::cif_runtime::Spanned<RGBColor<'a>>>,
    /// What the style means.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub description: ::core::option::Option<::cif_runtime::Spanned<Comment<'a>>>,
}
impl<'a> MoveStyle<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        identifier: impl ::core::convert::Into<::cif_runtime::Spanned<MoveStyleID<'a>>>,
    ) -> Self {
        Self {
            identifier: identifier.into(),
            signature: ::core::option::Option::None,
            sign: ::core::option::Option::None,
            priority: ::core::option::Option::None,
            fontsize: ::core::option::Option::None,
            fontstyle: ::std::vec::Vec::new(),
            foreground: ::core::option::Option::None,
            background: ::core::option::Option::None,
            description: ::core::option::Option::None,
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for MoveStyle<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::MOVE_STYLE;
    fn placeholder() -> Self {
        Self {
            identifier: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            signature: ::core::option::Option::None,
            sign: ::core::option::Option::None,
            priority: ::core::option::Option::None,
            fontsize: ::core::option::Option::None,
            fontstyle: ::std::vec::Vec::new(),
            foreground: ::core::option::Option::None,
            background: ::core::option::Option::None,
            description: ::core::option::Option::None,
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.identifier = attribute.get(),
            1usize => self.signature = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize => self.sign = ::core::option::Option::Some(reader.element()),
            1usize => self.priority = ::core::option::Option::Some(reader.value()),
            2usize => self.fontsize = ::core::option::Option::Some(reader.value()),
            3usize => ::cif_runtime::group::push(&mut self.fontstyle, reader.value()),
            4usize => self.foreground = ::core::option::Option::Some(reader.value()),
            5usize => self.background = ::core::option::Option::Some(reader.value()),
            6usize => self.description = ::core::option::Option::Some(reader.element()),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for MoveStyle<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        writer.attribute("identifier", &self.identifier.value);
        if let ::core::option::Option::Some(value) = &self.signature {
            writer.attribute("signature", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(it) = &self.sign {
            writer.element("sign", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.priority {
            writer.value("priority", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.fontsize {
            writer.value("fontsize", &it.value);
        }
        for it in &self.fontstyle {
            writer.value("fontstyle", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.foreground {
            writer.value("foreground", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.background {
            writer.value("background", &it.value);
        }
        if let ::core::option::Option::Some(it) = &self.description {
            writer.element("description", &it.value);
        }
    }
}
impl ::cif_runtime::IntoOwned for MoveStyle<'_> {
    type Owned = MoveStyle<'static>;
    fn into_owned(self) -> Self::Owned {
        MoveStyle {
            identifier: ::cif_runtime::IntoOwned::into_owned(self.identifier),
            signature: ::cif_runtime::IntoOwned::into_owned(self.signature),
            sign: ::cif_runtime::IntoOwned::into_owned(self.sign),
            priority: ::cif_runtime::IntoOwned::into_owned(self.priority),
            fontsize: ::cif_runtime::IntoOwned::into_owned(self.fontsize),
            fontstyle: ::cif_runtime::IntoOwned::into_owned(self.fontstyle),
            foreground: ::cif_runtime::IntoOwned::into_owned(self.foreground),
            background: ::cif_runtime::IntoOwned::into_owned(self.background),
            description: ::cif_runtime::IntoOwned::into_owned(self.description),
        }
    }
}
/// A character shown with a move.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct MoveSign<'a> {
    /// Where it is shown.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub position: ::core::option::Option<::cif_runtime::Spanned<Position>>,
    /// Its colour.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub color: ::core::option::Option<::cif_runtime::Spanned<RGBColor<'a>>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<SignText<'a>>,
}
impl<'a> MoveSign<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<::cif_runtime::Spanned<SignText<'a>>>,
    ) -> Self {
        Self {
            position: ::core::option::Option::None,
            color: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> MoveSign<'a> {
    /// The attribute `position`; `after` where it is absent.
    pub fn position(&self) -> Position {
        match &self.position {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("after"))
            }
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for MoveSign<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::MOVE_SIGN;
    fn placeholder() -> Self {
        Self {
            position: ::core::option::Option::None,
            color: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.position = ::core::option::Option::Some(attribute.get()),
            1usize => self.color = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for MoveSign<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.position {
            writer.attribute("position", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.color {
            writer.attribute("color", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for MoveSign<'_> {
    type Owned = MoveSign<'static>;
    fn into_owned(self) -> Self::Owned {
        MoveSign {
            position: ::cif_runtime::IntoOwned::into_owned(self.position),
            color: ::cif_runtime::IntoOwned::into_owned(self.color),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// No content and no attributes.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct Empty {}
impl<'a> ::cif_runtime::Element<'a> for Empty {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::EMPTY;
    fn placeholder() -> Self {
        Self {}
    }
}
impl ::cif_runtime::WriteElement for Empty {}
impl ::cif_runtime::IntoOwned for Empty {
    type Owned = Self;
    fn into_owned(self) -> Self {
        self
    }
}
/// A date: a year, a year and month, or a day. Whether the day exists is a semantic rule.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Date<'a> {
    /// Whether the date is in universal time rather than in local time.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub utc: ::core::option::Option<::cif_runtime::Spanned<bool>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<DateText<'a>>,
}
impl<'a> Date<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<::cif_runtime::Spanned<DateText<'a>>>,
    ) -> Self {
        Self {
            utc: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> Date<'a> {
    /// The attribute `utc`; `false` where it is absent.
    pub fn utc(&self) -> bool {
        match &self.utc {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("false"))
            }
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Date<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::DATE;
    fn placeholder() -> Self {
        Self {
            utc: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.utc = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for Date<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.utc {
            writer.attribute("utc", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for Date<'_> {
    type Owned = Date<'static>;
    fn into_owned(self) -> Self::Owned {
        Date {
            utc: ::cif_runtime::IntoOwned::into_owned(self.utc),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// A comment. White space is kept.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Comment<'a> {
    /// Language of the text. Absent: the text is independent of language.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub lang: ::core::option::Option<::cif_runtime::Spanned<CommentLanguage<'a>>>,
    /// How the text is marked up.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub format: ::core::option::Option<::cif_runtime::Spanned<TextFormat>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
}
impl<'a> Comment<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<
            ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>,
        >,
    ) -> Self {
        Self {
            lang: ::core::option::Option::None,
            format: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> Comment<'a> {
    /// The attribute `format`; `plain` where it is absent.
    pub fn format(&self) -> TextFormat {
        match &self.format {
            ::core::option::Option::Some(it) => it.value.clone(),
            ::core::option::Option::None => {
                ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed("plain"))
            }
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Comment<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::COMMENT;
    fn placeholder() -> Self {
        Self {
            lang: ::core::option::Option::None,
            format: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.lang = ::core::option::Option::Some(attribute.get()),
            1usize => self.format = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for Comment<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.lang {
            writer.attribute("lang", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.format {
            writer.attribute("format", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for Comment<'_> {
    type Owned = Comment<'static>;
    fn into_owned(self) -> Self::Owned {
        Comment {
            lang: ::cif_runtime::IntoOwned::into_owned(self.lang),
            format: ::cif_runtime::IntoOwned::into_owned(self.format),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Markup of a comment with format=xml, once unescaped. No element of an archive has this type.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize, Default)]
#[serde(deny_unknown_fields)]
pub struct XMLContent<'a> {
    /// What stands between the tags, in its order.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub nodes: ::std::vec::Vec<XMLContentNode<'a>>,
}
impl<'a> ::cif_runtime::Element<'a> for XMLContent<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::XML_CONTENT;
    fn placeholder() -> Self {
        Self {
            nodes: ::std::vec::Vec::new(),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        let node = match slot {
            0usize => XMLContentNode::B(reader.nested()),
            1usize => XMLContentNode::U(reader.nested()),
            2usize => XMLContentNode::I(reader.nested()),
            3usize => XMLContentNode::A(reader.nested()),
            4usize => XMLContentNode::Nag(reader.value()),
            5usize => XMLContentNode::Sym(reader.value()),
            6usize => XMLContentNode::Emo(reader.value()),
            7usize => XMLContentNode::Br(reader.element()),
            _ => return,
        };
        ::cif_runtime::group::push(&mut self.nodes, node);
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        ::cif_runtime::group::push(&mut self.nodes, XMLContentNode::Text(text));
    }
}
impl ::cif_runtime::WriteElement for XMLContent<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.mixed();
        for node in &self.nodes {
            node.write(writer);
        }
    }
}
impl ::cif_runtime::IntoOwned for XMLContent<'_> {
    type Owned = XMLContent<'static>;
    fn into_owned(self) -> Self::Owned {
        XMLContent {
            nodes: ::cif_runtime::IntoOwned::into_owned(self.nodes),
        }
    }
}
/// What stands in a `XMLContent`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
pub enum XMLContentNode<'a> {
    /// Text between the elements.
    #[serde(rename = "#text")]
    Text(::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>),
    /// Bold.
    #[serde(rename = "b")]
    B(::cif_runtime::Nested<XMLContent<'a>>),
    /// Underlined.
    #[serde(rename = "u")]
    U(::cif_runtime::Nested<XMLContent<'a>>),
    /// Italic.
    #[serde(rename = "i")]
    I(::cif_runtime::Nested<XMLContent<'a>>),
    /// Link to a move or an address.
    #[serde(rename = "a")]
    A(::cif_runtime::Nested<XMLContent<'a>>),
    /// An annotation glyph.
    #[serde(rename = "nag")]
    Nag(::cif_runtime::Spanned<NAG<'a>>),
    /// A piece, shown as a figurine.
    #[serde(rename = "sym")]
    Sym(::cif_runtime::Spanned<Piece<'a>>),
    /// An emoticon.
    #[serde(rename = "emo")]
    Emo(::cif_runtime::Spanned<Emoticon<'a>>),
    /// Line break.
    #[serde(rename = "br")]
    Br(::cif_runtime::Spanned<Empty>),
}
impl XMLContentNode<'_> {
    fn write(&self, writer: &mut ::cif_runtime::Writer) {
        match self {
            Self::Text(it) => writer.text(it),
            Self::B(it) => writer.nested("b", &it.value),
            Self::U(it) => writer.nested("u", &it.value),
            Self::I(it) => writer.nested("i", &it.value),
            Self::A(it) => writer.nested("a", &it.value),
            Self::Nag(it) => writer.value("nag", &it.value),
            Self::Sym(it) => writer.value("sym", &it.value),
            Self::Emo(it) => writer.value("emo", &it.value),
            Self::Br(it) => writer.element("br", &it.value),
        }
    }
}
impl ::cif_runtime::IntoOwned for XMLContentNode<'_> {
    type Owned = XMLContentNode<'static>;
    fn into_owned(self) -> XMLContentNode<'static> {
        match self {
            Self::Text(it) => {
                XMLContentNode::Text(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::B(it) => XMLContentNode::B(::cif_runtime::IntoOwned::into_owned(it)),
            Self::U(it) => XMLContentNode::U(::cif_runtime::IntoOwned::into_owned(it)),
            Self::I(it) => XMLContentNode::I(::cif_runtime::IntoOwned::into_owned(it)),
            Self::A(it) => XMLContentNode::A(::cif_runtime::IntoOwned::into_owned(it)),
            Self::Nag(it) => {
                XMLContentNode::Nag(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Sym(it) => {
                XMLContentNode::Sym(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Emo(it) => {
                XMLContentNode::Emo(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Br(it) => XMLContentNode::Br(::cif_runtime::IntoOwned::into_owned(it)),
        }
    }
}
/// Binary data within the archive, as basE91 text.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BLOb<'a> {
    /// Name by which links refer to it.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub name: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// Kind of data.
    pub mimetype: ::cif_runtime::Spanned<MimeType<'a>>,
    /// How the data is compressed.
    pub compression: ::cif_runtime::Spanned<Compression>,
    /// Number of bytes of the raw data, before compression and encoding.
    pub size: ::cif_runtime::Spanned<
        ::cif_runtime::value::built_in::PositiveInteger<'a>,
    >,
    /// The text.
    pub text: ::cif_runtime::Spanned<Base91Binary<'a>>,
}
impl<'a> BLOb<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        mimetype: impl ::core::convert::Into<::cif_runtime::Spanned<MimeType<'a>>>,
        compression: impl ::core::convert::Into<::cif_runtime::Spanned<Compression>>,
        size: impl ::core::convert::Into<
            ::cif_runtime::Spanned<::cif_runtime::value::built_in::PositiveInteger<'a>>,
        >,
        text: impl ::core::convert::Into<::cif_runtime::Spanned<Base91Binary<'a>>>,
    ) -> Self {
        Self {
            name: ::core::option::Option::None,
            mimetype: mimetype.into(),
            compression: compression.into(),
            size: size.into(),
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for BLOb<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::BL_OB;
    fn placeholder() -> Self {
        Self {
            name: ::core::option::Option::None,
            mimetype: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            compression: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            size: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.name = ::core::option::Option::Some(attribute.get()),
            1usize => self.mimetype = attribute.get(),
            2usize => self.compression = attribute.get(),
            3usize => self.size = attribute.get(),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for BLOb<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.name {
            writer.attribute("name", &value.value);
        }
        writer.attribute("mimetype", &self.mimetype.value);
        writer.attribute("compression", &self.compression.value);
        writer.attribute("size", &self.size.value);
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for BLOb<'_> {
    type Owned = BLOb<'static>;
    fn into_owned(self) -> Self::Owned {
        BLOb {
            name: ::cif_runtime::IntoOwned::into_owned(self.name),
            mimetype: ::cif_runtime::IntoOwned::into_owned(self.mimetype),
            compression: ::cif_runtime::IntoOwned::into_owned(self.compression),
            size: ::cif_runtime::IntoOwned::into_owned(self.size),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// Address of data outside the archive.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ExternalResource<'a> {
    /// Name to show.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub name: ::core::option::Option<::cif_runtime::Spanned<Token<'a>>>,
    /// Kind of data.
    #[serde(default, skip_serializing_if = "::core::option::Option::is_none")]
    pub mimetype: ::core::option::Option<::cif_runtime::Spanned<MimeType<'a>>>,
    /// The text.
    pub text: ::cif_runtime::Spanned<::cif_runtime::value::built_in::AnyURI<'a>>,
}
impl<'a> ExternalResource<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        text: impl ::core::convert::Into<
            ::cif_runtime::Spanned<::cif_runtime::value::built_in::AnyURI<'a>>,
        >,
    ) -> Self {
        Self {
            name: ::core::option::Option::None,
            mimetype: ::core::option::Option::None,
            text: text.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for ExternalResource<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::EXTERNAL_RESOURCE;
    fn placeholder() -> Self {
        Self {
            name: ::core::option::Option::None,
            mimetype: ::core::option::Option::None,
            text: ::cif_runtime::Spanned::new(
                ::cif_runtime::Value::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
        match attribute.index {
            0usize => self.name = ::core::option::Option::Some(attribute.get()),
            1usize => self.mimetype = ::core::option::Option::Some(attribute.get()),
            _ => {}
        }
    }
    fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
        self.text = text.map(::cif_runtime::Value::from_valid);
    }
}
impl ::cif_runtime::WriteElement for ExternalResource<'_> {
    fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
        if let ::core::option::Option::Some(value) = &self.name {
            writer.attribute("name", &value.value);
        }
        if let ::core::option::Option::Some(value) = &self.mimetype {
            writer.attribute("mimetype", &value.value);
        }
    }
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        writer.text(&::cif_runtime::Value::lexical(&self.text.value));
    }
}
impl ::cif_runtime::IntoOwned for ExternalResource<'_> {
    type Owned = ExternalResource<'static>;
    fn into_owned(self) -> Self::Owned {
        ExternalResource {
            name: ::cif_runtime::IntoOwned::into_owned(self.name),
            mimetype: ::cif_runtime::IntoOwned::into_owned(self.mimetype),
            text: ::cif_runtime::IntoOwned::into_owned(self.text),
        }
    }
}
/// The complex type `cif`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Cif<'a> {
    /// The part `Archive` of the content.
    #[serde(default, skip_serializing_if = "::std::vec::Vec::is_empty")]
    pub archive: ::std::vec::Vec<Archive<'a>>,
    /// What the archive is, who wrote it and what it holds. Always the last child, so that a writer can rewrite it after each change without moving the items.
    pub info: ::cif_runtime::Spanned<ArchiveInfo<'a>>,
}
impl<'a> Cif<'a> {
    /// A value with what it cannot do without.
    pub fn new(
        info: impl ::core::convert::Into<::cif_runtime::Spanned<ArchiveInfo<'a>>>,
    ) -> Self {
        Self {
            archive: ::std::vec::Vec::new(),
            info: info.into(),
        }
    }
}
impl<'a> ::cif_runtime::Element<'a> for Cif<'a> {
    const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::CIF;
    fn placeholder() -> Self {
        Self {
            archive: ::std::vec::Vec::new(),
            info: ::cif_runtime::Spanned::new(
                ::cif_runtime::Element::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        }
    }
    fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match slot {
            0usize..=4usize => {
                ::cif_runtime::group::put_many(&mut self.archive, slot, reader)
            }
            5usize => self.info = reader.element(),
            _ => {}
        }
    }
}
impl ::cif_runtime::WriteElement for Cif<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        for it in &self.archive {
            ::cif_runtime::WriteElement::write_content(it, writer);
        }
        let it = &self.info;
        writer.element("info", &it.value);
    }
}
impl ::cif_runtime::IntoOwned for Cif<'_> {
    type Owned = Cif<'static>;
    fn into_owned(self) -> Self::Owned {
        Cif {
            archive: ::cif_runtime::IntoOwned::into_owned(self.archive),
            info: ::cif_runtime::IntoOwned::into_owned(self.info),
        }
    }
}
/// The alternatives of `Archive`.
#[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
pub enum Archive<'a> {
    /// A game of chess or of one of its variants.
    #[serde(rename = "game")]
    Game(::cif_runtime::Spanned<Game<'a>>),
    /// A text, an image or another file that belongs to the archive.
    #[serde(rename = "document")]
    Document(::cif_runtime::Spanned<Document<'a>>),
    /// Data that games and documents of the archive share.
    #[serde(rename = "data")]
    Data(::cif_runtime::Spanned<ArchiveData<'a>>),
    /// Events, sites, players and other names, stored once and referenced by number.
    #[serde(rename = "namebase")]
    Namebase(::cif_runtime::Spanned<Namebase<'a>>),
    /// Heads of games and ids of documents, written before the items themselves.
    #[serde(rename = "index")]
    Index(::cif_runtime::Spanned<Index<'a>>),
}
impl<'a> ::cif_runtime::group::Group<'a> for Archive<'a> {
    fn placeholder() -> Self {
        Self::Game(
            ::cif_runtime::Spanned::new(
                ::cif_runtime::Element::placeholder(),
                ::cif_runtime::Span::NONE,
            ),
        )
    }
    fn accepts(&self, _slot: usize) -> bool {
        match self {
            Self::Game(_) => false,
            Self::Document(_) => false,
            Self::Data(_) => false,
            Self::Namebase(_) => false,
            Self::Index(_) => false,
        }
    }
    fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
        match slot {
            0usize => Self::Game(reader.element()),
            1usize => Self::Document(reader.element()),
            2usize => Self::Data(reader.element()),
            3usize => Self::Namebase(reader.element()),
            4usize => Self::Index(reader.element()),
            _ => Self::placeholder(),
        }
    }
    fn place(&mut self, _slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
        match self {
            Self::Game(it) => *it = reader.element(),
            Self::Document(it) => *it = reader.element(),
            Self::Data(it) => *it = reader.element(),
            Self::Namebase(it) => *it = reader.element(),
            Self::Index(it) => *it = reader.element(),
        }
    }
}
impl ::cif_runtime::WriteElement for Archive<'_> {
    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
        match self {
            Self::Game(it) => writer.element("game", &it.value),
            Self::Document(it) => writer.element("document", &it.value),
            Self::Data(it) => writer.element("data", &it.value),
            Self::Namebase(it) => writer.element("namebase", &it.value),
            Self::Index(it) => writer.element("index", &it.value),
        }
    }
}
impl ::cif_runtime::IntoOwned for Archive<'_> {
    type Owned = Archive<'static>;
    fn into_owned(self) -> Archive<'static> {
        match self {
            Self::Game(it) => Archive::Game(::cif_runtime::IntoOwned::into_owned(it)),
            Self::Document(it) => {
                Archive::Document(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Data(it) => Archive::Data(::cif_runtime::IntoOwned::into_owned(it)),
            Self::Namebase(it) => {
                Archive::Namebase(::cif_runtime::IntoOwned::into_owned(it))
            }
            Self::Index(it) => Archive::Index(::cif_runtime::IntoOwned::into_owned(it)),
        }
    }
}
/// The global elements of the schema: what a document may have as its root.
pub mod roots {
    /// Every one of them, in the order of the schema.
    pub static ALL: [::cif_runtime::schema::Child; 1usize] = [
        ::cif_runtime::schema::Child {
            name: "cif",
            ty: ::cif_runtime::schema::Type::Complex(&super::tables::CIF),
            repeats: false,
            default: ::core::option::Option::None,
            fixed: ::core::option::Option::None,
        },
    ];
    /// Children of a root that can be read part by part as a root is.
    pub static PARTS: [::cif_runtime::schema::Child; 2usize] = [
        ::cif_runtime::schema::Child {
            name: "index",
            ty: ::cif_runtime::schema::Type::Complex(&super::tables::INDEX),
            repeats: false,
            default: ::core::option::Option::None,
            fixed: ::core::option::Option::None,
        },
        ::cif_runtime::schema::Child {
            name: "namebase",
            ty: ::cif_runtime::schema::Type::Complex(&super::tables::NAMEBASE),
            repeats: false,
            default: ::core::option::Option::None,
            fixed: ::core::option::Option::None,
        },
    ];
    /// An archive: any number of items in any order, then the information about the archive.
    #[derive(Clone, Copy, Debug)]
    pub struct Cif;
    impl ::cif_runtime::Root for Cif {
        type Document<'a> = super::Cif<'a>;
        type Item<'a> = CifItem<'a>;
        const ELEMENT: &'static ::cif_runtime::schema::Child = &ALL[0usize];
        fn read<'a>(
            reader: &mut ::cif_runtime::Reader<'a>,
        ) -> ::cif_runtime::Spanned<Self::Document<'a>> {
            reader.element()
        }
        fn placeholder<'a>() -> Self::Document<'a> {
            ::cif_runtime::Element::placeholder()
        }
        fn item<'a>(
            slot: usize,
            reader: &mut ::cif_runtime::Reader<'a>,
        ) -> ::core::option::Option<Self::Item<'a>> {
            ::core::option::Option::Some(
                match slot {
                    0usize => CifItem::Game(reader.element()),
                    1usize => CifItem::Document(reader.element()),
                    2usize => CifItem::Data(reader.element()),
                    3usize => CifItem::Namebase(reader.element()),
                    4usize => CifItem::Index(reader.element()),
                    5usize => CifItem::Info(reader.element()),
                    _ => return ::core::option::Option::None,
                },
            )
        }
        fn write(document: &Self::Document<'_>, writer: &mut ::cif_runtime::Writer) {
            writer.element("cif", document);
        }
        fn write_item(item: &Self::Item<'_>, writer: &mut ::cif_runtime::Writer) {
            match item {
                CifItem::Game(it) => writer.element("game", &it.value),
                CifItem::Document(it) => writer.element("document", &it.value),
                CifItem::Data(it) => writer.element("data", &it.value),
                CifItem::Namebase(it) => writer.element("namebase", &it.value),
                CifItem::Index(it) => writer.element("index", &it.value),
                CifItem::Info(it) => writer.element("info", &it.value),
            }
        }
    }
    /// Heads of games and ids of documents, written before the items themselves.
    #[derive(Clone, Copy, Debug)]
    pub struct Index;
    impl ::cif_runtime::Root for Index {
        type Document<'a> = super::Index<'a>;
        type Item<'a> = IndexItem<'a>;
        const ELEMENT: &'static ::cif_runtime::schema::Child = &PARTS[0usize];
        fn read<'a>(
            reader: &mut ::cif_runtime::Reader<'a>,
        ) -> ::cif_runtime::Spanned<Self::Document<'a>> {
            reader.element()
        }
        fn placeholder<'a>() -> Self::Document<'a> {
            ::cif_runtime::Element::placeholder()
        }
        fn item<'a>(
            slot: usize,
            reader: &mut ::cif_runtime::Reader<'a>,
        ) -> ::core::option::Option<Self::Item<'a>> {
            ::core::option::Option::Some(
                match slot {
                    0usize => IndexItem::Game(reader.element()),
                    1usize => IndexItem::Document(reader.element()),
                    _ => return ::core::option::Option::None,
                },
            )
        }
        fn write(document: &Self::Document<'_>, writer: &mut ::cif_runtime::Writer) {
            writer.element("index", document);
        }
        fn write_item(item: &Self::Item<'_>, writer: &mut ::cif_runtime::Writer) {
            match item {
                IndexItem::Game(it) => writer.element("game", &it.value),
                IndexItem::Document(it) => writer.element("document", &it.value),
            }
        }
    }
    /// Events, sites, players and other names, stored once and referenced by number.
    #[derive(Clone, Copy, Debug)]
    pub struct Namebase;
    impl ::cif_runtime::Root for Namebase {
        type Document<'a> = super::Namebase<'a>;
        type Item<'a> = NamebaseItem<'a>;
        const ELEMENT: &'static ::cif_runtime::schema::Child = &PARTS[1usize];
        fn read<'a>(
            reader: &mut ::cif_runtime::Reader<'a>,
        ) -> ::cif_runtime::Spanned<Self::Document<'a>> {
            reader.element()
        }
        fn placeholder<'a>() -> Self::Document<'a> {
            ::cif_runtime::Element::placeholder()
        }
        fn item<'a>(
            slot: usize,
            reader: &mut ::cif_runtime::Reader<'a>,
        ) -> ::core::option::Option<Self::Item<'a>> {
            ::core::option::Option::Some(
                match slot {
                    0usize => NamebaseItem::Site(reader.element()),
                    1usize => NamebaseItem::Event(reader.element()),
                    2usize => NamebaseItem::Team(reader.element()),
                    3usize => NamebaseItem::Player(reader.element()),
                    4usize => NamebaseItem::Source(reader.element()),
                    5usize => NamebaseItem::Annotator(reader.element()),
                    6usize => NamebaseItem::Sponsor(reader.element()),
                    7usize => NamebaseItem::Creator(reader.element()),
                    8usize => NamebaseItem::Phrase(reader.element()),
                    _ => return ::core::option::Option::None,
                },
            )
        }
        fn write(document: &Self::Document<'_>, writer: &mut ::cif_runtime::Writer) {
            writer.element("namebase", document);
        }
        fn write_item(item: &Self::Item<'_>, writer: &mut ::cif_runtime::Writer) {
            match item {
                NamebaseItem::Site(it) => writer.element("site", &it.value),
                NamebaseItem::Event(it) => writer.element("event", &it.value),
                NamebaseItem::Team(it) => writer.element("team", &it.value),
                NamebaseItem::Player(it) => writer.element("player", &it.value),
                NamebaseItem::Source(it) => writer.element("source", &it.value),
                NamebaseItem::Annotator(it) => writer.element("annotator", &it.value),
                NamebaseItem::Sponsor(it) => writer.element("sponsor", &it.value),
                NamebaseItem::Creator(it) => writer.element("creator", &it.value),
                NamebaseItem::Phrase(it) => writer.element("phrase", &it.value),
            }
        }
    }
    /// A child of the root `cif`.
    #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
    pub enum CifItem<'a> {
        /// A game of chess or of one of its variants.
        #[serde(rename = "game")]
        Game(::cif_runtime::Spanned<super::Game<'a>>),
        /// A text, an image or another file that belongs to the archive.
        #[serde(rename = "document")]
        Document(::cif_runtime::Spanned<super::Document<'a>>),
        /// Data that games and documents of the archive share.
        #[serde(rename = "data")]
        Data(::cif_runtime::Spanned<super::ArchiveData<'a>>),
        /// Events, sites, players and other names, stored once and referenced by number.
        #[serde(rename = "namebase")]
        Namebase(::cif_runtime::Spanned<super::Namebase<'a>>),
        /// Heads of games and ids of documents, written before the items themselves.
        #[serde(rename = "index")]
        Index(::cif_runtime::Spanned<super::Index<'a>>),
        /// What the archive is, who wrote it and what it holds. Always the last child, so that a writer can rewrite it after each change without moving the items.
        #[serde(rename = "info")]
        Info(::cif_runtime::Spanned<super::ArchiveInfo<'a>>),
    }
    /// A child of the root `index`.
    #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
    pub enum IndexItem<'a> {
        /// Head of one game.
        #[serde(rename = "game")]
        Game(::cif_runtime::Spanned<super::IndexGame<'a>>),
        /// One document.
        #[serde(rename = "document")]
        Document(::cif_runtime::Spanned<super::IndexDocument>),
    }
    /// A child of the root `namebase`.
    #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
    pub enum NamebaseItem<'a> {
        /// A site.
        #[serde(rename = "site")]
        Site(::cif_runtime::Spanned<super::NSite<'a>>),
        /// An event.
        #[serde(rename = "event")]
        Event(::cif_runtime::Spanned<super::NEvent<'a>>),
        /// A team.
        #[serde(rename = "team")]
        Team(::cif_runtime::Spanned<super::NTeam<'a>>),
        /// A player.
        #[serde(rename = "player")]
        Player(::cif_runtime::Spanned<super::NPlayer<'a>>),
        /// A source of games.
        #[serde(rename = "source")]
        Source(::cif_runtime::Spanned<super::NSource<'a>>),
        /// An annotator.
        #[serde(rename = "annotator")]
        Annotator(::cif_runtime::Spanned<super::NAnnotator<'a>>),
        /// A sponsor.
        #[serde(rename = "sponsor")]
        Sponsor(::cif_runtime::Spanned<super::NSponsor<'a>>),
        /// A creator of games.
        #[serde(rename = "creator")]
        Creator(::cif_runtime::Spanned<super::NCreator<'a>>),
        /// A text that occurs more than once.
        #[serde(rename = "phrase")]
        Phrase(::cif_runtime::Spanned<super::NPhrase<'a>>),
    }
}
/// Every way in which a document can break the schema, in the order
/// of its complex types. The ids are those of violations.
pub const CONSTRAINTS: &[::cif_runtime::schema::Constraint] = {
    #[allow(unused_imports)]
    use ::cif_runtime::schema::Constraint;
    &[
        Constraint::new(
            "xsd:ArchiveInfo/@readonly/datatype",
            "ArchiveInfo/@readonly",
            "datatype",
            "xs:boolean",
            "Whether applications should refuse to change the archive.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/@private/datatype",
            "ArchiveInfo/@private",
            "datatype",
            "xs:boolean",
            "Whether the archive is meant for its owner only.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/undeclared-attribute",
            "ArchiveInfo",
            "undeclared-attribute",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/undeclared-element",
            "ArchiveInfo",
            "undeclared-element",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/text",
            "ArchiveInfo",
            "text",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/incomplete",
            "ArchiveInfo",
            "incomplete",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/version/misplaced",
            "ArchiveInfo/version",
            "misplaced",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/creator/misplaced",
            "ArchiveInfo/creator",
            "misplaced",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/modifiedby/misplaced",
            "ArchiveInfo/modifiedby",
            "misplaced",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/signature/misplaced",
            "ArchiveInfo/signature",
            "misplaced",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/author/misplaced",
            "ArchiveInfo/author",
            "misplaced",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/created/misplaced",
            "ArchiveInfo/created",
            "misplaced",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/modified/misplaced",
            "ArchiveInfo/modified",
            "misplaced",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/source/misplaced",
            "ArchiveInfo/source",
            "misplaced",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/content/misplaced",
            "ArchiveInfo/content",
            "misplaced",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/description/misplaced",
            "ArchiveInfo/description",
            "misplaced",
            "",
            "What the archive is, who wrote it and what it holds.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/version/undeclared-attribute",
            "ArchiveInfo/version",
            "undeclared-attribute",
            "",
            "Version of the format that the archive follows.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/version/undeclared-element",
            "ArchiveInfo/version",
            "undeclared-element",
            "",
            "Version of the format that the archive follows.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/version/enumeration",
            "ArchiveInfo/version",
            "enumeration",
            "1.0",
            "Version of the format that the archive follows.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/creator/undeclared-attribute",
            "ArchiveInfo/creator",
            "undeclared-attribute",
            "",
            "Application that created the archive. An empty value, or :PGN for a PGN import, promises nothing about the moves.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/creator/undeclared-element",
            "ArchiveInfo/creator",
            "undeclared-element",
            "",
            "Application that created the archive. An empty value, or :PGN for a PGN import, promises nothing about the moves.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/creator/pattern",
            "ArchiveInfo/creator",
            "pattern",
            "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
            "Application that created the archive. An empty value, or :PGN for a PGN import, promises nothing about the moves.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/modifiedby/undeclared-attribute",
            "ArchiveInfo/modifiedby",
            "undeclared-attribute",
            "",
            "Applications that changed the archive afterwards, oldest first.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/modifiedby/undeclared-element",
            "ArchiveInfo/modifiedby",
            "undeclared-element",
            "",
            "Applications that changed the archive afterwards, oldest first.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/modifiedby/pattern",
            "ArchiveInfo/modifiedby",
            "pattern",
            "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
            "Applications that changed the archive afterwards, oldest first.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/signature/undeclared-attribute",
            "ArchiveInfo/signature",
            "undeclared-attribute",
            "",
            "Application whose private conventions the archive follows.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/signature/undeclared-element",
            "ArchiveInfo/signature",
            "undeclared-element",
            "",
            "Application whose private conventions the archive follows.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/signature/pattern",
            "ArchiveInfo/signature",
            "pattern",
            "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
            "Application whose private conventions the archive follows.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/author/undeclared-attribute",
            "ArchiveInfo/author",
            "undeclared-attribute",
            "",
            "Person or body that compiled the archive.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/author/undeclared-element",
            "ArchiveInfo/author",
            "undeclared-element",
            "",
            "Person or body that compiled the archive.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/author/minLength",
            "ArchiveInfo/author",
            "minLength",
            "1",
            "Person or body that compiled the archive.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/created/undeclared-attribute",
            "ArchiveInfo/created",
            "undeclared-attribute",
            "",
            "Date and time of creation.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/created/undeclared-element",
            "ArchiveInfo/created",
            "undeclared-element",
            "",
            "Date and time of creation.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/created/pattern",
            "ArchiveInfo/created",
            "pattern",
            "[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?",
            "Date and time of creation.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/modified/undeclared-attribute",
            "ArchiveInfo/modified",
            "undeclared-attribute",
            "",
            "Date and time of the last change.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/modified/undeclared-element",
            "ArchiveInfo/modified",
            "undeclared-element",
            "",
            "Date and time of the last change.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/modified/pattern",
            "ArchiveInfo/modified",
            "pattern",
            "[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?",
            "Date and time of the last change.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/source/undeclared-attribute",
            "ArchiveInfo/source",
            "undeclared-attribute",
            "",
            "Where the archive was obtained.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/source/undeclared-element",
            "ArchiveInfo/source",
            "undeclared-element",
            "",
            "Where the archive was obtained.",
        ),
        Constraint::new(
            "xsd:ArchiveInfo/source/datatype",
            "ArchiveInfo/source",
            "datatype",
            "xs:anyURI",
            "Where the archive was obtained.",
        ),
        Constraint::new(
            "xsd:Content/@games/datatype",
            "Content/@games",
            "datatype",
            "xs:nonNegativeInteger",
            "Number of games in the archive.",
        ),
        Constraint::new(
            "xsd:Content/@documents/datatype",
            "Content/@documents",
            "datatype",
            "xs:nonNegativeInteger",
            "Number of documents in the archive.",
        ),
        Constraint::new(
            "xsd:Content/@variants/item",
            "Content/@variants",
            "item",
            "Variant",
            "Chess variants that occur in the archive.",
        ),
        Constraint::new(
            "xsd:Content/@tandem/datatype",
            "Content/@tandem",
            "datatype",
            "xs:boolean",
            "Whether the archive holds games on two boards.",
        ),
        Constraint::new(
            "xsd:Content/undeclared-attribute",
            "Content",
            "undeclared-attribute",
            "",
            "What an archive holds, as far as its writer chose to say.",
        ),
        Constraint::new(
            "xsd:Content/undeclared-element",
            "Content",
            "undeclared-element",
            "",
            "What an archive holds, as far as its writer chose to say.",
        ),
        Constraint::new(
            "xsd:Content/text",
            "Content",
            "text",
            "",
            "What an archive holds, as far as its writer chose to say.",
        ),
        Constraint::new(
            "xsd:DescriptionList/undeclared-attribute",
            "DescriptionList",
            "undeclared-attribute",
            "",
            "Any number of descriptions, usually one per language.",
        ),
        Constraint::new(
            "xsd:DescriptionList/undeclared-element",
            "DescriptionList",
            "undeclared-element",
            "",
            "Any number of descriptions, usually one per language.",
        ),
        Constraint::new(
            "xsd:DescriptionList/text",
            "DescriptionList",
            "text",
            "",
            "Any number of descriptions, usually one per language.",
        ),
        Constraint::new(
            "xsd:ArchiveData/undeclared-attribute",
            "ArchiveData",
            "undeclared-attribute",
            "",
            "Data that the items of an archive share.",
        ),
        Constraint::new(
            "xsd:ArchiveData/undeclared-element",
            "ArchiveData",
            "undeclared-element",
            "",
            "Data that the items of an archive share.",
        ),
        Constraint::new(
            "xsd:ArchiveData/text",
            "ArchiveData",
            "text",
            "",
            "Data that the items of an archive share.",
        ),
        Constraint::new(
            "xsd:Document/@id/datatype",
            "Document/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Entry of the index that stands for this document.",
        ),
        Constraint::new(
            "xsd:Document/@id/maxInclusive",
            "Document/@id",
            "maxInclusive",
            "16777215",
            "Entry of the index that stands for this document.",
        ),
        Constraint::new(
            "xsd:Document/undeclared-attribute",
            "Document",
            "undeclared-attribute",
            "",
            "A text, an image or another file, embedded or by address.",
        ),
        Constraint::new(
            "xsd:Document/undeclared-element",
            "Document",
            "undeclared-element",
            "",
            "A text, an image or another file, embedded or by address.",
        ),
        Constraint::new(
            "xsd:Document/text",
            "Document",
            "text",
            "",
            "A text, an image or another file, embedded or by address.",
        ),
        Constraint::new(
            "xsd:Document/incomplete",
            "Document",
            "incomplete",
            "",
            "A text, an image or another file, embedded or by address.",
        ),
        Constraint::new(
            "xsd:Document/blob/misplaced",
            "Document/blob",
            "misplaced",
            "",
            "A text, an image or another file, embedded or by address.",
        ),
        Constraint::new(
            "xsd:Document/resource/misplaced",
            "Document/resource",
            "misplaced",
            "",
            "A text, an image or another file, embedded or by address.",
        ),
        Constraint::new(
            "xsd:Index/@creator/pattern",
            "Index/@creator",
            "pattern",
            "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
            "Application that made the index.",
        ),
        Constraint::new(
            "xsd:Index/@signature/pattern",
            "Index/@signature",
            "pattern",
            "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
            "Application whose private conventions the index follows.",
        ),
        Constraint::new(
            "xsd:Index/@type/enumeration",
            "Index/@type",
            "enumeration",
            "archive listing",
            "Whether the entries stand for items of this archive.",
        ),
        Constraint::new(
            "xsd:Index/undeclared-attribute",
            "Index",
            "undeclared-attribute",
            "",
            "A section of the index: heads of games and ids of documents. It stands before the items that refer to it.",
        ),
        Constraint::new(
            "xsd:Index/undeclared-element",
            "Index",
            "undeclared-element",
            "",
            "A section of the index: heads of games and ids of documents. It stands before the items that refer to it.",
        ),
        Constraint::new(
            "xsd:Index/text",
            "Index",
            "text",
            "",
            "A section of the index: heads of games and ids of documents. It stands before the items that refer to it.",
        ),
        Constraint::new(
            "xsd:Index/incomplete",
            "Index",
            "incomplete",
            "",
            "A section of the index: heads of games and ids of documents. It stands before the items that refer to it.",
        ),
        Constraint::new(
            "xsd:IndexGame/@id/datatype",
            "IndexGame/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "In a game: the entry of the index whose content the game inherits. In the index: the id of the entry.",
        ),
        Constraint::new(
            "xsd:IndexGame/@id/maxInclusive",
            "IndexGame/@id",
            "maxInclusive",
            "16777215",
            "In a game: the entry of the index whose content the game inherits. In the index: the id of the entry.",
        ),
        Constraint::new(
            "xsd:IndexGame/@signature/pattern",
            "IndexGame/@signature",
            "pattern",
            "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
            "Application that vouches for the game; the game itself repeats it.",
        ),
        Constraint::new(
            "xsd:IndexGame/undeclared-attribute",
            "IndexGame",
            "undeclared-attribute",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/undeclared-element",
            "IndexGame",
            "undeclared-element",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/text",
            "IndexGame",
            "text",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/flags/misplaced",
            "IndexGame/flags",
            "misplaced",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/characteristics/misplaced",
            "IndexGame/characteristics",
            "misplaced",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/event/misplaced",
            "IndexGame/event",
            "misplaced",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/white/misplaced",
            "IndexGame/white",
            "misplaced",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/black/misplaced",
            "IndexGame/black",
            "misplaced",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/source/misplaced",
            "IndexGame/source",
            "misplaced",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/time/misplaced",
            "IndexGame/time",
            "misplaced",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/opening/misplaced",
            "IndexGame/opening",
            "misplaced",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/extraneous/misplaced",
            "IndexGame/extraneous",
            "misplaced",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexGame/tags/misplaced",
            "IndexGame/tags",
            "misplaced",
            "",
            "The head of a game as an entry of the index. The game that refers to it inherits every element and attribute.",
        ),
        Constraint::new(
            "xsd:IndexDocument/@id/required",
            "IndexDocument/@id",
            "required",
            "",
            "Id by which the document refers to the entry.",
        ),
        Constraint::new(
            "xsd:IndexDocument/@id/datatype",
            "IndexDocument/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Id by which the document refers to the entry.",
        ),
        Constraint::new(
            "xsd:IndexDocument/@id/maxInclusive",
            "IndexDocument/@id",
            "maxInclusive",
            "16777215",
            "Id by which the document refers to the entry.",
        ),
        Constraint::new(
            "xsd:IndexDocument/undeclared-attribute",
            "IndexDocument",
            "undeclared-attribute",
            "",
            "A document as an entry of the index.",
        ),
        Constraint::new(
            "xsd:IndexDocument/undeclared-element",
            "IndexDocument",
            "undeclared-element",
            "",
            "A document as an entry of the index.",
        ),
        Constraint::new(
            "xsd:IndexDocument/text",
            "IndexDocument",
            "text",
            "",
            "A document as an entry of the index.",
        ),
        Constraint::new(
            "xsd:Namebase/@signature/pattern",
            "Namebase/@signature",
            "pattern",
            "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
            "Application whose private conventions the section follows.",
        ),
        Constraint::new(
            "xsd:Namebase/undeclared-attribute",
            "Namebase",
            "undeclared-attribute",
            "",
            "A section of the namebase. Ids are unique per item type over all sections, and an entry stands before its first use.",
        ),
        Constraint::new(
            "xsd:Namebase/undeclared-element",
            "Namebase",
            "undeclared-element",
            "",
            "A section of the namebase. Ids are unique per item type over all sections, and an entry stands before its first use.",
        ),
        Constraint::new(
            "xsd:Namebase/text",
            "Namebase",
            "text",
            "",
            "A section of the namebase. Ids are unique per item type over all sections, and an entry stands before its first use.",
        ),
        Constraint::new(
            "xsd:Namebase/incomplete",
            "Namebase",
            "incomplete",
            "",
            "A section of the namebase. Ids are unique per item type over all sections, and an entry stands before its first use.",
        ),
        Constraint::new(
            "xsd:NSite/@id/required",
            "NSite/@id",
            "required",
            "",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NSite/@id/datatype",
            "NSite/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NSite/@id/maxInclusive",
            "NSite/@id",
            "maxInclusive",
            "16777215",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NSite/undeclared-attribute",
            "NSite",
            "undeclared-attribute",
            "",
            "A site in the namebase.",
        ),
        Constraint::new(
            "xsd:NSite/undeclared-element",
            "NSite",
            "undeclared-element",
            "",
            "A site in the namebase.",
        ),
        Constraint::new(
            "xsd:NSite/text",
            "NSite",
            "text",
            "",
            "A site in the namebase.",
        ),
        Constraint::new(
            "xsd:NSite/location/misplaced",
            "NSite/location",
            "misplaced",
            "",
            "A site in the namebase.",
        ),
        Constraint::new(
            "xsd:NSite/country/misplaced",
            "NSite/country",
            "misplaced",
            "",
            "A site in the namebase.",
        ),
        Constraint::new(
            "xsd:NSite/latitude/misplaced",
            "NSite/latitude",
            "misplaced",
            "",
            "A site in the namebase.",
        ),
        Constraint::new(
            "xsd:NSite/longitude/misplaced",
            "NSite/longitude",
            "misplaced",
            "",
            "A site in the namebase.",
        ),
        Constraint::new(
            "xsd:NSite/location/undeclared-attribute",
            "NSite/location",
            "undeclared-attribute",
            "",
            "Name of the place, for instance a town or a chess server.",
        ),
        Constraint::new(
            "xsd:NSite/location/undeclared-element",
            "NSite/location",
            "undeclared-element",
            "",
            "Name of the place, for instance a town or a chess server.",
        ),
        Constraint::new(
            "xsd:NSite/country/undeclared-attribute",
            "NSite/country",
            "undeclared-attribute",
            "",
            "Country of the place.",
        ),
        Constraint::new(
            "xsd:NSite/country/undeclared-element",
            "NSite/country",
            "undeclared-element",
            "",
            "Country of the place.",
        ),
        Constraint::new(
            "xsd:NSite/country/pattern",
            "NSite/country",
            "pattern",
            "[A-Z]{3}",
            "Country of the place.",
        ),
        Constraint::new(
            "xsd:NSite/latitude/undeclared-attribute",
            "NSite/latitude",
            "undeclared-attribute",
            "",
            "Degrees north of the equator; negative to the south.",
        ),
        Constraint::new(
            "xsd:NSite/latitude/undeclared-element",
            "NSite/latitude",
            "undeclared-element",
            "",
            "Degrees north of the equator; negative to the south.",
        ),
        Constraint::new(
            "xsd:NSite/latitude/datatype",
            "NSite/latitude",
            "datatype",
            "xs:float",
            "Degrees north of the equator; negative to the south.",
        ),
        Constraint::new(
            "xsd:NSite/longitude/undeclared-attribute",
            "NSite/longitude",
            "undeclared-attribute",
            "",
            "Degrees east of Greenwich; negative to the west.",
        ),
        Constraint::new(
            "xsd:NSite/longitude/undeclared-element",
            "NSite/longitude",
            "undeclared-element",
            "",
            "Degrees east of Greenwich; negative to the west.",
        ),
        Constraint::new(
            "xsd:NSite/longitude/datatype",
            "NSite/longitude",
            "datatype",
            "xs:float",
            "Degrees east of Greenwich; negative to the west.",
        ),
        Constraint::new(
            "xsd:NEvent/@id/required",
            "NEvent/@id",
            "required",
            "",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NEvent/@id/datatype",
            "NEvent/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NEvent/@id/maxInclusive",
            "NEvent/@id",
            "maxInclusive",
            "16777215",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NEvent/undeclared-attribute",
            "NEvent",
            "undeclared-attribute",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/undeclared-element",
            "NEvent",
            "undeclared-element",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/text",
            "NEvent",
            "text",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/title/misplaced",
            "NEvent/title",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/siteid/misplaced",
            "NEvent/siteid",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/date/misplaced",
            "NEvent/date",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/type/misplaced",
            "NEvent/type",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/mode/misplaced",
            "NEvent/mode",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/rounds/misplaced",
            "NEvent/rounds",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/category/misplaced",
            "NEvent/category",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/sponsorid/misplaced",
            "NEvent/sponsorid",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/complete/misplaced",
            "NEvent/complete",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/boardpoints/misplaced",
            "NEvent/boardpoints",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/threepointsforwin/misplaced",
            "NEvent/threepointsforwin",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/tiebreak/misplaced",
            "NEvent/tiebreak",
            "misplaced",
            "",
            "An event in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/title/undeclared-attribute",
            "NEvent/title",
            "undeclared-attribute",
            "",
            "Name of the event.",
        ),
        Constraint::new(
            "xsd:NEvent/title/undeclared-element",
            "NEvent/title",
            "undeclared-element",
            "",
            "Name of the event.",
        ),
        Constraint::new(
            "xsd:NEvent/title/minLength",
            "NEvent/title",
            "minLength",
            "1",
            "Name of the event.",
        ),
        Constraint::new(
            "xsd:NEvent/siteid/undeclared-attribute",
            "NEvent/siteid",
            "undeclared-attribute",
            "",
            "Site of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/siteid/undeclared-element",
            "NEvent/siteid",
            "undeclared-element",
            "",
            "Site of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/siteid/datatype",
            "NEvent/siteid",
            "datatype",
            "xs:nonNegativeInteger",
            "Site of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/siteid/maxInclusive",
            "NEvent/siteid",
            "maxInclusive",
            "16777215",
            "Site of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/type/undeclared-attribute",
            "NEvent/type",
            "undeclared-attribute",
            "",
            "Kind of event.",
        ),
        Constraint::new(
            "xsd:NEvent/type/undeclared-element",
            "NEvent/type",
            "undeclared-element",
            "",
            "Kind of event.",
        ),
        Constraint::new(
            "xsd:NEvent/type/pattern",
            "NEvent/type",
            "pattern",
            "[^:\\s][^\\s]*",
            "Kind of event.",
        ),
        Constraint::new(
            "xsd:NEvent/mode/undeclared-attribute",
            "NEvent/mode",
            "undeclared-attribute",
            "",
            "How the games are played.",
        ),
        Constraint::new(
            "xsd:NEvent/mode/undeclared-element",
            "NEvent/mode",
            "undeclared-element",
            "",
            "How the games are played.",
        ),
        Constraint::new(
            "xsd:NEvent/mode/pattern",
            "NEvent/mode",
            "pattern",
            "[^:\\s][^\\s]*",
            "How the games are played.",
        ),
        Constraint::new(
            "xsd:NEvent/rounds/undeclared-attribute",
            "NEvent/rounds",
            "undeclared-attribute",
            "",
            "Number of rounds.",
        ),
        Constraint::new(
            "xsd:NEvent/rounds/undeclared-element",
            "NEvent/rounds",
            "undeclared-element",
            "",
            "Number of rounds.",
        ),
        Constraint::new(
            "xsd:NEvent/rounds/datatype",
            "NEvent/rounds",
            "datatype",
            "xs:nonNegativeInteger",
            "Number of rounds.",
        ),
        Constraint::new(
            "xsd:NEvent/category/undeclared-attribute",
            "NEvent/category",
            "undeclared-attribute",
            "",
            "Category of the tournament by the average rating of its players.",
        ),
        Constraint::new(
            "xsd:NEvent/category/undeclared-element",
            "NEvent/category",
            "undeclared-element",
            "",
            "Category of the tournament by the average rating of its players.",
        ),
        Constraint::new(
            "xsd:NEvent/category/datatype",
            "NEvent/category",
            "datatype",
            "xs:positiveInteger",
            "Category of the tournament by the average rating of its players.",
        ),
        Constraint::new(
            "xsd:NEvent/sponsorid/undeclared-attribute",
            "NEvent/sponsorid",
            "undeclared-attribute",
            "",
            "Sponsor of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/sponsorid/undeclared-element",
            "NEvent/sponsorid",
            "undeclared-element",
            "",
            "Sponsor of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/sponsorid/datatype",
            "NEvent/sponsorid",
            "datatype",
            "xs:nonNegativeInteger",
            "Sponsor of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/sponsorid/maxInclusive",
            "NEvent/sponsorid",
            "maxInclusive",
            "16777215",
            "Sponsor of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:NEvent/complete/undeclared-attribute",
            "NEvent/complete",
            "undeclared-attribute",
            "",
            "Whether all games of the event are at hand.",
        ),
        Constraint::new(
            "xsd:NEvent/complete/undeclared-element",
            "NEvent/complete",
            "undeclared-element",
            "",
            "Whether all games of the event are at hand.",
        ),
        Constraint::new(
            "xsd:NEvent/complete/datatype",
            "NEvent/complete",
            "datatype",
            "xs:boolean",
            "Whether all games of the event are at hand.",
        ),
        Constraint::new(
            "xsd:NEvent/boardpoints/undeclared-attribute",
            "NEvent/boardpoints",
            "undeclared-attribute",
            "",
            "Whether a team event counts board points instead of match points.",
        ),
        Constraint::new(
            "xsd:NEvent/boardpoints/undeclared-element",
            "NEvent/boardpoints",
            "undeclared-element",
            "",
            "Whether a team event counts board points instead of match points.",
        ),
        Constraint::new(
            "xsd:NEvent/boardpoints/datatype",
            "NEvent/boardpoints",
            "datatype",
            "xs:boolean",
            "Whether a team event counts board points instead of match points.",
        ),
        Constraint::new(
            "xsd:NEvent/threepointsforwin/undeclared-attribute",
            "NEvent/threepointsforwin",
            "undeclared-attribute",
            "",
            "Whether a win counts three points and a draw one.",
        ),
        Constraint::new(
            "xsd:NEvent/threepointsforwin/undeclared-element",
            "NEvent/threepointsforwin",
            "undeclared-element",
            "",
            "Whether a win counts three points and a draw one.",
        ),
        Constraint::new(
            "xsd:NEvent/threepointsforwin/datatype",
            "NEvent/threepointsforwin",
            "datatype",
            "xs:boolean",
            "Whether a win counts three points and a draw one.",
        ),
        Constraint::new(
            "xsd:NEvent/tiebreak/undeclared-attribute",
            "NEvent/tiebreak",
            "undeclared-attribute",
            "",
            "How ties are broken.",
        ),
        Constraint::new(
            "xsd:NEvent/tiebreak/undeclared-element",
            "NEvent/tiebreak",
            "undeclared-element",
            "",
            "How ties are broken.",
        ),
        Constraint::new(
            "xsd:NEvent/tiebreak/pattern",
            "NEvent/tiebreak",
            "pattern",
            "[^:\\s][^\\s]*",
            "How ties are broken.",
        ),
        Constraint::new(
            "xsd:NTeam/@id/required",
            "NTeam/@id",
            "required",
            "",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NTeam/@id/datatype",
            "NTeam/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NTeam/@id/maxInclusive",
            "NTeam/@id",
            "maxInclusive",
            "16777215",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NTeam/undeclared-attribute",
            "NTeam",
            "undeclared-attribute",
            "",
            "A team in the namebase.",
        ),
        Constraint::new(
            "xsd:NTeam/undeclared-element",
            "NTeam",
            "undeclared-element",
            "",
            "A team in the namebase.",
        ),
        Constraint::new(
            "xsd:NTeam/text",
            "NTeam",
            "text",
            "",
            "A team in the namebase.",
        ),
        Constraint::new(
            "xsd:NTeam/name/misplaced",
            "NTeam/name",
            "misplaced",
            "",
            "A team in the namebase.",
        ),
        Constraint::new(
            "xsd:NTeam/number/misplaced",
            "NTeam/number",
            "misplaced",
            "",
            "A team in the namebase.",
        ),
        Constraint::new(
            "xsd:NTeam/year/misplaced",
            "NTeam/year",
            "misplaced",
            "",
            "A team in the namebase.",
        ),
        Constraint::new(
            "xsd:NTeam/season/misplaced",
            "NTeam/season",
            "misplaced",
            "",
            "A team in the namebase.",
        ),
        Constraint::new(
            "xsd:NTeam/nation/misplaced",
            "NTeam/nation",
            "misplaced",
            "",
            "A team in the namebase.",
        ),
        Constraint::new(
            "xsd:NTeam/name/undeclared-attribute",
            "NTeam/name",
            "undeclared-attribute",
            "",
            "Name of the team.",
        ),
        Constraint::new(
            "xsd:NTeam/name/undeclared-element",
            "NTeam/name",
            "undeclared-element",
            "",
            "Name of the team.",
        ),
        Constraint::new(
            "xsd:NTeam/number/undeclared-attribute",
            "NTeam/number",
            "undeclared-attribute",
            "",
            "Number of the team within its club: 2 for the second team.",
        ),
        Constraint::new(
            "xsd:NTeam/number/undeclared-element",
            "NTeam/number",
            "undeclared-element",
            "",
            "Number of the team within its club: 2 for the second team.",
        ),
        Constraint::new(
            "xsd:NTeam/number/datatype",
            "NTeam/number",
            "datatype",
            "xs:positiveInteger",
            "Number of the team within its club: 2 for the second team.",
        ),
        Constraint::new(
            "xsd:NTeam/year/undeclared-attribute",
            "NTeam/year",
            "undeclared-attribute",
            "",
            "Year of the event in which the team played.",
        ),
        Constraint::new(
            "xsd:NTeam/year/undeclared-element",
            "NTeam/year",
            "undeclared-element",
            "",
            "Year of the event in which the team played.",
        ),
        Constraint::new(
            "xsd:NTeam/year/pattern",
            "NTeam/year",
            "pattern",
            "[0-9]{4}",
            "Year of the event in which the team played.",
        ),
        Constraint::new(
            "xsd:NTeam/season/undeclared-attribute",
            "NTeam/season",
            "undeclared-attribute",
            "",
            "Whether the year stands for a season that ends in the year after.",
        ),
        Constraint::new(
            "xsd:NTeam/season/undeclared-element",
            "NTeam/season",
            "undeclared-element",
            "",
            "Whether the year stands for a season that ends in the year after.",
        ),
        Constraint::new(
            "xsd:NTeam/season/datatype",
            "NTeam/season",
            "datatype",
            "xs:boolean",
            "Whether the year stands for a season that ends in the year after.",
        ),
        Constraint::new(
            "xsd:NTeam/nation/undeclared-attribute",
            "NTeam/nation",
            "undeclared-attribute",
            "",
            "Country of the team.",
        ),
        Constraint::new(
            "xsd:NTeam/nation/undeclared-element",
            "NTeam/nation",
            "undeclared-element",
            "",
            "Country of the team.",
        ),
        Constraint::new(
            "xsd:NTeam/nation/pattern",
            "NTeam/nation",
            "pattern",
            "[A-Z]{3}",
            "Country of the team.",
        ),
        Constraint::new(
            "xsd:NPlayer/@id/required",
            "NPlayer/@id",
            "required",
            "",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NPlayer/@id/datatype",
            "NPlayer/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NPlayer/@id/maxInclusive",
            "NPlayer/@id",
            "maxInclusive",
            "16777215",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NPlayer/undeclared-attribute",
            "NPlayer",
            "undeclared-attribute",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/undeclared-element",
            "NPlayer",
            "undeclared-element",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/text",
            "NPlayer",
            "text",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/name/misplaced",
            "NPlayer/name",
            "misplaced",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/surname/misplaced",
            "NPlayer/surname",
            "misplaced",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/forename/misplaced",
            "NPlayer/forename",
            "misplaced",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/regioncode/misplaced",
            "NPlayer/regioncode",
            "misplaced",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/nation/misplaced",
            "NPlayer/nation",
            "misplaced",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/species/misplaced",
            "NPlayer/species",
            "misplaced",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/gender/misplaced",
            "NPlayer/gender",
            "misplaced",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/teamid/misplaced",
            "NPlayer/teamid",
            "misplaced",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/networkaddress/misplaced",
            "NPlayer/networkaddress",
            "misplaced",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/birth/misplaced",
            "NPlayer/birth",
            "misplaced",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/death/misplaced",
            "NPlayer/death",
            "misplaced",
            "",
            "A player in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/name/undeclared-attribute",
            "NPlayer/name",
            "undeclared-attribute",
            "",
            "Whole name as it is to be shown.",
        ),
        Constraint::new(
            "xsd:NPlayer/name/undeclared-element",
            "NPlayer/name",
            "undeclared-element",
            "",
            "Whole name as it is to be shown.",
        ),
        Constraint::new(
            "xsd:NPlayer/name/minLength",
            "NPlayer/name",
            "minLength",
            "1",
            "Whole name as it is to be shown.",
        ),
        Constraint::new(
            "xsd:NPlayer/surname/undeclared-attribute",
            "NPlayer/surname",
            "undeclared-attribute",
            "",
            "Family name.",
        ),
        Constraint::new(
            "xsd:NPlayer/surname/undeclared-element",
            "NPlayer/surname",
            "undeclared-element",
            "",
            "Family name.",
        ),
        Constraint::new(
            "xsd:NPlayer/surname/minLength",
            "NPlayer/surname",
            "minLength",
            "1",
            "Family name.",
        ),
        Constraint::new(
            "xsd:NPlayer/forename/undeclared-attribute",
            "NPlayer/forename",
            "undeclared-attribute",
            "",
            "Given names.",
        ),
        Constraint::new(
            "xsd:NPlayer/forename/undeclared-element",
            "NPlayer/forename",
            "undeclared-element",
            "",
            "Given names.",
        ),
        Constraint::new(
            "xsd:NPlayer/forename/minLength",
            "NPlayer/forename",
            "minLength",
            "1",
            "Given names.",
        ),
        Constraint::new(
            "xsd:NPlayer/regioncode/undeclared-attribute",
            "NPlayer/regioncode",
            "undeclared-attribute",
            "",
            "Number of the region within the nation.",
        ),
        Constraint::new(
            "xsd:NPlayer/regioncode/undeclared-element",
            "NPlayer/regioncode",
            "undeclared-element",
            "",
            "Number of the region within the nation.",
        ),
        Constraint::new(
            "xsd:NPlayer/regioncode/datatype",
            "NPlayer/regioncode",
            "datatype",
            "xs:nonNegativeInteger",
            "Number of the region within the nation.",
        ),
        Constraint::new(
            "xsd:NPlayer/nation/undeclared-attribute",
            "NPlayer/nation",
            "undeclared-attribute",
            "",
            "Native country.",
        ),
        Constraint::new(
            "xsd:NPlayer/nation/undeclared-element",
            "NPlayer/nation",
            "undeclared-element",
            "",
            "Native country.",
        ),
        Constraint::new(
            "xsd:NPlayer/nation/pattern",
            "NPlayer/nation",
            "pattern",
            "[A-Z]{3}",
            "Native country.",
        ),
        Constraint::new(
            "xsd:NPlayer/species/undeclared-attribute",
            "NPlayer/species",
            "undeclared-attribute",
            "",
            "Whether a person or a program plays.",
        ),
        Constraint::new(
            "xsd:NPlayer/species/undeclared-element",
            "NPlayer/species",
            "undeclared-element",
            "",
            "Whether a person or a program plays.",
        ),
        Constraint::new(
            "xsd:NPlayer/species/enumeration",
            "NPlayer/species",
            "enumeration",
            "human program",
            "Whether a person or a program plays.",
        ),
        Constraint::new(
            "xsd:NPlayer/gender/undeclared-attribute",
            "NPlayer/gender",
            "undeclared-attribute",
            "",
            "Sex of the player.",
        ),
        Constraint::new(
            "xsd:NPlayer/gender/undeclared-element",
            "NPlayer/gender",
            "undeclared-element",
            "",
            "Sex of the player.",
        ),
        Constraint::new(
            "xsd:NPlayer/gender/enumeration",
            "NPlayer/gender",
            "enumeration",
            "male female",
            "Sex of the player.",
        ),
        Constraint::new(
            "xsd:NPlayer/teamid/undeclared-attribute",
            "NPlayer/teamid",
            "undeclared-attribute",
            "",
            "Team of the player, in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/teamid/undeclared-element",
            "NPlayer/teamid",
            "undeclared-element",
            "",
            "Team of the player, in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/teamid/datatype",
            "NPlayer/teamid",
            "datatype",
            "xs:nonNegativeInteger",
            "Team of the player, in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/teamid/maxInclusive",
            "NPlayer/teamid",
            "maxInclusive",
            "16777215",
            "Team of the player, in the namebase.",
        ),
        Constraint::new(
            "xsd:NPlayer/networkaddress/undeclared-attribute",
            "NPlayer/networkaddress",
            "undeclared-attribute",
            "",
            "Mail address or other address in a network.",
        ),
        Constraint::new(
            "xsd:NPlayer/networkaddress/undeclared-element",
            "NPlayer/networkaddress",
            "undeclared-element",
            "",
            "Mail address or other address in a network.",
        ),
        Constraint::new(
            "xsd:NPlayer/networkaddress/datatype",
            "NPlayer/networkaddress",
            "datatype",
            "xs:anyURI",
            "Mail address or other address in a network.",
        ),
        Constraint::new(
            "xsd:NSource/@id/required",
            "NSource/@id",
            "required",
            "",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NSource/@id/datatype",
            "NSource/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NSource/@id/maxInclusive",
            "NSource/@id",
            "maxInclusive",
            "16777215",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NSource/undeclared-attribute",
            "NSource",
            "undeclared-attribute",
            "",
            "A source in the namebase.",
        ),
        Constraint::new(
            "xsd:NSource/undeclared-element",
            "NSource",
            "undeclared-element",
            "",
            "A source in the namebase.",
        ),
        Constraint::new(
            "xsd:NSource/text",
            "NSource",
            "text",
            "",
            "A source in the namebase.",
        ),
        Constraint::new(
            "xsd:NSource/title/misplaced",
            "NSource/title",
            "misplaced",
            "",
            "A source in the namebase.",
        ),
        Constraint::new(
            "xsd:NSource/publisher/misplaced",
            "NSource/publisher",
            "misplaced",
            "",
            "A source in the namebase.",
        ),
        Constraint::new(
            "xsd:NSource/publication/misplaced",
            "NSource/publication",
            "misplaced",
            "",
            "A source in the namebase.",
        ),
        Constraint::new(
            "xsd:NSource/version/misplaced",
            "NSource/version",
            "misplaced",
            "",
            "A source in the namebase.",
        ),
        Constraint::new(
            "xsd:NSource/date/misplaced",
            "NSource/date",
            "misplaced",
            "",
            "A source in the namebase.",
        ),
        Constraint::new(
            "xsd:NSource/quality/misplaced",
            "NSource/quality",
            "misplaced",
            "",
            "A source in the namebase.",
        ),
        Constraint::new(
            "xsd:NSource/title/undeclared-attribute",
            "NSource/title",
            "undeclared-attribute",
            "",
            "Title of the publication.",
        ),
        Constraint::new(
            "xsd:NSource/title/undeclared-element",
            "NSource/title",
            "undeclared-element",
            "",
            "Title of the publication.",
        ),
        Constraint::new(
            "xsd:NSource/title/minLength",
            "NSource/title",
            "minLength",
            "1",
            "Title of the publication.",
        ),
        Constraint::new(
            "xsd:NSource/publisher/undeclared-attribute",
            "NSource/publisher",
            "undeclared-attribute",
            "",
            "Who published it.",
        ),
        Constraint::new(
            "xsd:NSource/publisher/undeclared-element",
            "NSource/publisher",
            "undeclared-element",
            "",
            "Who published it.",
        ),
        Constraint::new(
            "xsd:NSource/publisher/minLength",
            "NSource/publisher",
            "minLength",
            "1",
            "Who published it.",
        ),
        Constraint::new(
            "xsd:NSource/version/undeclared-attribute",
            "NSource/version",
            "undeclared-attribute",
            "",
            "Version of the game in the source.",
        ),
        Constraint::new(
            "xsd:NSource/version/undeclared-element",
            "NSource/version",
            "undeclared-element",
            "",
            "Version of the game in the source.",
        ),
        Constraint::new(
            "xsd:NSource/version/datatype",
            "NSource/version",
            "datatype",
            "xs:nonNegativeInteger",
            "Version of the game in the source.",
        ),
        Constraint::new(
            "xsd:NSource/quality/undeclared-attribute",
            "NSource/quality",
            "undeclared-attribute",
            "",
            "How trustworthy the data is.",
        ),
        Constraint::new(
            "xsd:NSource/quality/undeclared-element",
            "NSource/quality",
            "undeclared-element",
            "",
            "How trustworthy the data is.",
        ),
        Constraint::new(
            "xsd:NSource/quality/datatype",
            "NSource/quality",
            "datatype",
            "xs:positiveInteger",
            "How trustworthy the data is.",
        ),
        Constraint::new(
            "xsd:NSource/quality/maxInclusive",
            "NSource/quality",
            "maxInclusive",
            "5",
            "How trustworthy the data is.",
        ),
        Constraint::new(
            "xsd:NAnnotator/@id/required",
            "NAnnotator/@id",
            "required",
            "",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NAnnotator/@id/datatype",
            "NAnnotator/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NAnnotator/@id/maxInclusive",
            "NAnnotator/@id",
            "maxInclusive",
            "16777215",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NAnnotator/undeclared-attribute",
            "NAnnotator",
            "undeclared-attribute",
            "",
            "Name of an annotator in the namebase.",
        ),
        Constraint::new(
            "xsd:NAnnotator/text()/undeclared-element",
            "NAnnotator/text()",
            "undeclared-element",
            "",
            "Name of an annotator in the namebase.",
        ),
        Constraint::new(
            "xsd:NAnnotator/text()/minLength",
            "NAnnotator/text()",
            "minLength",
            "1",
            "Name of an annotator in the namebase.",
        ),
        Constraint::new(
            "xsd:NSponsor/@id/required",
            "NSponsor/@id",
            "required",
            "",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NSponsor/@id/datatype",
            "NSponsor/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NSponsor/@id/maxInclusive",
            "NSponsor/@id",
            "maxInclusive",
            "16777215",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NSponsor/undeclared-attribute",
            "NSponsor",
            "undeclared-attribute",
            "",
            "Name of a sponsor in the namebase.",
        ),
        Constraint::new(
            "xsd:NSponsor/text()/undeclared-element",
            "NSponsor/text()",
            "undeclared-element",
            "",
            "Name of a sponsor in the namebase.",
        ),
        Constraint::new(
            "xsd:NSponsor/text()/minLength",
            "NSponsor/text()",
            "minLength",
            "1",
            "Name of a sponsor in the namebase.",
        ),
        Constraint::new(
            "xsd:NCreator/@id/required",
            "NCreator/@id",
            "required",
            "",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NCreator/@id/datatype",
            "NCreator/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NCreator/@id/maxInclusive",
            "NCreator/@id",
            "maxInclusive",
            "16777215",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NCreator/undeclared-attribute",
            "NCreator",
            "undeclared-attribute",
            "",
            "Name of a creator of games in the namebase.",
        ),
        Constraint::new(
            "xsd:NCreator/text()/undeclared-element",
            "NCreator/text()",
            "undeclared-element",
            "",
            "Name of a creator of games in the namebase.",
        ),
        Constraint::new(
            "xsd:NCreator/text()/minLength",
            "NCreator/text()",
            "minLength",
            "1",
            "Name of a creator of games in the namebase.",
        ),
        Constraint::new(
            "xsd:NPhrase/@lang/member",
            "NPhrase/@lang",
            "member",
            "xs:language UnknownLanguage",
            "Language of the text. Absent: the text is independent of language.",
        ),
        Constraint::new(
            "xsd:NPhrase/@format/enumeration",
            "NPhrase/@format",
            "enumeration",
            "plain html xml",
            "How the text is marked up.",
        ),
        Constraint::new(
            "xsd:NPhrase/@id/required",
            "NPhrase/@id",
            "required",
            "",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NPhrase/@id/datatype",
            "NPhrase/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NPhrase/@id/maxInclusive",
            "NPhrase/@id",
            "maxInclusive",
            "16777215",
            "Id by which the archive refers to the entry.",
        ),
        Constraint::new(
            "xsd:NPhrase/undeclared-attribute",
            "NPhrase",
            "undeclared-attribute",
            "",
            "A text in the namebase, for instance a comment that many games share.",
        ),
        Constraint::new(
            "xsd:NPhrase/text()/undeclared-element",
            "NPhrase/text()",
            "undeclared-element",
            "",
            "A text in the namebase, for instance a comment that many games share.",
        ),
        Constraint::new(
            "xsd:Game/@variant/member",
            "Game/@variant",
            "member",
            "ColonName Identifier",
            "Variant of chess that is played.",
        ),
        Constraint::new(
            "xsd:Game/@tandem/datatype",
            "Game/@tandem",
            "datatype",
            "xs:boolean",
            "Whether the game is played on two boards, like Bughouse.",
        ),
        Constraint::new(
            "xsd:Game/@startposition/member",
            "Game/@startposition",
            "member",
            "IDN StandardID FEN",
            "Position before the first move.",
        ),
        Constraint::new(
            "xsd:Game/@controlposition/member",
            "Game/@controlposition",
            "member",
            "IDN StandardID FEN",
            "Position after the last move, for checking the moves.",
        ),
        Constraint::new(
            "xsd:Game/@invalid/datatype",
            "Game/@invalid",
            "datatype",
            "xs:boolean",
            "Whether the game breaks the rules of chess.",
        ),
        Constraint::new(
            "xsd:Game/@boardsize/pattern",
            "Game/@boardsize",
            "pattern",
            "([1-9]|[1-5][0-9]|6[0-4])x([1-9]|[1-5][0-9]|6[0-4])(x[1-8]){0,2}",
            "Size of the board.",
        ),
        Constraint::new(
            "xsd:Game/@signature/pattern",
            "Game/@signature",
            "pattern",
            "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
            "Application that vouches for every move being legal or flagged; empty or :PGN for no promise.",
        ),
        Constraint::new(
            "xsd:Game/@languages/item",
            "Game/@languages",
            "item",
            "xs:language",
            "Languages of the comments of the game.",
        ),
        Constraint::new(
            "xsd:Game/undeclared-attribute",
            "Game",
            "undeclared-attribute",
            "",
            "One game: information about it, its moves and its own data.",
        ),
        Constraint::new(
            "xsd:Game/undeclared-element",
            "Game",
            "undeclared-element",
            "",
            "One game: information about it, its moves and its own data.",
        ),
        Constraint::new(
            "xsd:Game/text",
            "Game",
            "text",
            "",
            "One game: information about it, its moves and its own data.",
        ),
        Constraint::new(
            "xsd:Game/incomplete",
            "Game",
            "incomplete",
            "",
            "One game: information about it, its moves and its own data.",
        ),
        Constraint::new(
            "xsd:Game/info/misplaced",
            "Game/info",
            "misplaced",
            "",
            "One game: information about it, its moves and its own data.",
        ),
        Constraint::new(
            "xsd:Game/moves/misplaced",
            "Game/moves",
            "misplaced",
            "",
            "One game: information about it, its moves and its own data.",
        ),
        Constraint::new(
            "xsd:Game/data/misplaced",
            "Game/data",
            "misplaced",
            "",
            "One game: information about it, its moves and its own data.",
        ),
        Constraint::new(
            "xsd:GameInfo/undeclared-attribute",
            "GameInfo",
            "undeclared-attribute",
            "",
            "Information about a game. A game on two boards may have two links and two moveinfo sections, the first for the first board.",
        ),
        Constraint::new(
            "xsd:GameInfo/undeclared-element",
            "GameInfo",
            "undeclared-element",
            "",
            "Information about a game. A game on two boards may have two links and two moveinfo sections, the first for the first board.",
        ),
        Constraint::new(
            "xsd:GameInfo/text",
            "GameInfo",
            "text",
            "",
            "Information about a game. A game on two boards may have two links and two moveinfo sections, the first for the first board.",
        ),
        Constraint::new(
            "xsd:GameInfo/head/misplaced",
            "GameInfo/head",
            "misplaced",
            "",
            "Information about a game. A game on two boards may have two links and two moveinfo sections, the first for the first board.",
        ),
        Constraint::new(
            "xsd:GameInfo/links/misplaced",
            "GameInfo/links",
            "misplaced",
            "",
            "Information about a game. A game on two boards may have two links and two moveinfo sections, the first for the first board.",
        ),
        Constraint::new(
            "xsd:GameInfo/moveinfo/misplaced",
            "GameInfo/moveinfo",
            "misplaced",
            "",
            "Information about a game. A game on two boards may have two links and two moveinfo sections, the first for the first board.",
        ),
        Constraint::new(
            "xsd:Links/undeclared-attribute",
            "Links",
            "undeclared-attribute",
            "",
            "Media and documents that belong to a game.",
        ),
        Constraint::new(
            "xsd:Links/undeclared-element",
            "Links",
            "undeclared-element",
            "",
            "Media and documents that belong to a game.",
        ),
        Constraint::new(
            "xsd:Links/text",
            "Links",
            "text",
            "",
            "Media and documents that belong to a game.",
        ),
        Constraint::new(
            "xsd:Links/blob/undeclared-attribute",
            "Links/blob",
            "undeclared-attribute",
            "",
            "Name of a BLOb in the data of the same game.",
        ),
        Constraint::new(
            "xsd:Links/blob/undeclared-element",
            "Links/blob",
            "undeclared-element",
            "",
            "Name of a BLOb in the data of the same game.",
        ),
        Constraint::new(
            "xsd:Links/blob/minLength",
            "Links/blob",
            "minLength",
            "1",
            "Name of a BLOb in the data of the same game.",
        ),
        Constraint::new(
            "xsd:GameData/undeclared-attribute",
            "GameData",
            "undeclared-attribute",
            "",
            "Data that belongs to one game alone.",
        ),
        Constraint::new(
            "xsd:GameData/undeclared-element",
            "GameData",
            "undeclared-element",
            "",
            "Data that belongs to one game alone.",
        ),
        Constraint::new(
            "xsd:GameData/text",
            "GameData",
            "text",
            "",
            "Data that belongs to one game alone.",
        ),
        Constraint::new(
            "xsd:Engine/@id/datatype",
            "Engine/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "Id by which tables and evaluations refer to the engine.",
        ),
        Constraint::new(
            "xsd:Engine/undeclared-attribute",
            "Engine",
            "undeclared-attribute",
            "",
            "Name of a chess engine.",
        ),
        Constraint::new(
            "xsd:Engine/text()/undeclared-element",
            "Engine/text()",
            "undeclared-element",
            "",
            "Name of a chess engine.",
        ),
        Constraint::new(
            "xsd:Engine/text()/minLength",
            "Engine/text()",
            "minLength",
            "1",
            "Name of a chess engine.",
        ),
        Constraint::new(
            "xsd:GameHead/@id/datatype",
            "GameHead/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "In a game: the entry of the index whose content the game inherits. In the index: the id of the entry.",
        ),
        Constraint::new(
            "xsd:GameHead/@id/maxInclusive",
            "GameHead/@id",
            "maxInclusive",
            "16777215",
            "In a game: the entry of the index whose content the game inherits. In the index: the id of the entry.",
        ),
        Constraint::new(
            "xsd:GameHead/undeclared-attribute",
            "GameHead",
            "undeclared-attribute",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/undeclared-element",
            "GameHead",
            "undeclared-element",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/text",
            "GameHead",
            "text",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/flags/misplaced",
            "GameHead/flags",
            "misplaced",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/characteristics/misplaced",
            "GameHead/characteristics",
            "misplaced",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/event/misplaced",
            "GameHead/event",
            "misplaced",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/white/misplaced",
            "GameHead/white",
            "misplaced",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/black/misplaced",
            "GameHead/black",
            "misplaced",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/source/misplaced",
            "GameHead/source",
            "misplaced",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/time/misplaced",
            "GameHead/time",
            "misplaced",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/opening/misplaced",
            "GameHead/opening",
            "misplaced",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/extraneous/misplaced",
            "GameHead/extraneous",
            "misplaced",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameHead/tags/misplaced",
            "GameHead/tags",
            "misplaced",
            "",
            "What a list of games shows. A second flags, player, opening, extraneous or tags section is the second board's, in a game on two boards.",
        ),
        Constraint::new(
            "xsd:GameFlags/undeclared-attribute",
            "GameFlags",
            "undeclared-attribute",
            "",
            "Properties of a game, each an element without content. A flag counts once.",
        ),
        Constraint::new(
            "xsd:GameFlags/undeclared-element",
            "GameFlags",
            "undeclared-element",
            "",
            "Properties of a game, each an element without content. A flag counts once.",
        ),
        Constraint::new(
            "xsd:GameFlags/text",
            "GameFlags",
            "text",
            "",
            "Properties of a game, each an element without content. A flag counts once.",
        ),
        Constraint::new(
            "xsd:GameFlags/custom/undeclared-attribute",
            "GameFlags/custom",
            "undeclared-attribute",
            "",
            "A property of the writer's own naming.",
        ),
        Constraint::new(
            "xsd:GameFlags/custom/undeclared-element",
            "GameFlags/custom",
            "undeclared-element",
            "",
            "A property of the writer's own naming.",
        ),
        Constraint::new(
            "xsd:Characteristics/undeclared-attribute",
            "Characteristics",
            "undeclared-attribute",
            "",
            "Date, result, round and the like, in any order.",
        ),
        Constraint::new(
            "xsd:Characteristics/undeclared-element",
            "Characteristics",
            "undeclared-element",
            "",
            "Date, result, round and the like, in any order.",
        ),
        Constraint::new(
            "xsd:Characteristics/text",
            "Characteristics",
            "text",
            "",
            "Date, result, round and the like, in any order.",
        ),
        Constraint::new(
            "xsd:Characteristics/gamedate/misplaced",
            "Characteristics/gamedate",
            "misplaced",
            "",
            "Date, result, round and the like, in any order.",
        ),
        Constraint::new(
            "xsd:Characteristics/gametime/misplaced",
            "Characteristics/gametime",
            "misplaced",
            "",
            "Date, result, round and the like, in any order.",
        ),
        Constraint::new(
            "xsd:Characteristics/result/misplaced",
            "Characteristics/result",
            "misplaced",
            "",
            "Date, result, round and the like, in any order.",
        ),
        Constraint::new(
            "xsd:Characteristics/termination/misplaced",
            "Characteristics/termination",
            "misplaced",
            "",
            "Date, result, round and the like, in any order.",
        ),
        Constraint::new(
            "xsd:Characteristics/round/misplaced",
            "Characteristics/round",
            "misplaced",
            "",
            "Date, result, round and the like, in any order.",
        ),
        Constraint::new(
            "xsd:Characteristics/board/misplaced",
            "Characteristics/board",
            "misplaced",
            "",
            "Date, result, round and the like, in any order.",
        ),
        Constraint::new(
            "xsd:Characteristics/plycount/misplaced",
            "Characteristics/plycount",
            "misplaced",
            "",
            "Date, result, round and the like, in any order.",
        ),
        Constraint::new(
            "xsd:Characteristics/gametime/undeclared-attribute",
            "Characteristics/gametime",
            "undeclared-attribute",
            "",
            "Time of day at which the game began.",
        ),
        Constraint::new(
            "xsd:Characteristics/gametime/undeclared-element",
            "Characteristics/gametime",
            "undeclared-element",
            "",
            "Time of day at which the game began.",
        ),
        Constraint::new(
            "xsd:Characteristics/gametime/pattern",
            "Characteristics/gametime",
            "pattern",
            "[0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?",
            "Time of day at which the game began.",
        ),
        Constraint::new(
            "xsd:Characteristics/result/undeclared-attribute",
            "Characteristics/result",
            "undeclared-attribute",
            "",
            "Result of the game.",
        ),
        Constraint::new(
            "xsd:Characteristics/result/undeclared-element",
            "Characteristics/result",
            "undeclared-element",
            "",
            "Result of the game.",
        ),
        Constraint::new(
            "xsd:Characteristics/result/enumeration",
            "Characteristics/result",
            "enumeration",
            "1-0 0-1 1/2-1/2 0-0 *",
            "Result of the game.",
        ),
        Constraint::new(
            "xsd:Characteristics/termination/undeclared-attribute",
            "Characteristics/termination",
            "undeclared-attribute",
            "",
            "Why the game ended.",
        ),
        Constraint::new(
            "xsd:Characteristics/termination/undeclared-element",
            "Characteristics/termination",
            "undeclared-element",
            "",
            "Why the game ended.",
        ),
        Constraint::new(
            "xsd:Characteristics/termination/enumeration",
            "Characteristics/termination",
            "enumeration",
            "Normal ByForfeit Abandoned Adjudication Disconnection Emergency RulesInfraction TimeForfeit TimeForfeitBoth Unplayed Unterminated Death",
            "Why the game ended.",
        ),
        Constraint::new(
            "xsd:Characteristics/round/undeclared-attribute",
            "Characteristics/round",
            "undeclared-attribute",
            "",
            "Round of the event.",
        ),
        Constraint::new(
            "xsd:Characteristics/round/undeclared-element",
            "Characteristics/round",
            "undeclared-element",
            "",
            "Round of the event.",
        ),
        Constraint::new(
            "xsd:Characteristics/round/member",
            "Characteristics/round",
            "member",
            "RoundAndSubround Token",
            "Round of the event.",
        ),
        Constraint::new(
            "xsd:Characteristics/board/undeclared-attribute",
            "Characteristics/board",
            "undeclared-attribute",
            "",
            "Number of the board in the event.",
        ),
        Constraint::new(
            "xsd:Characteristics/board/undeclared-element",
            "Characteristics/board",
            "undeclared-element",
            "",
            "Number of the board in the event.",
        ),
        Constraint::new(
            "xsd:Characteristics/board/datatype",
            "Characteristics/board",
            "datatype",
            "xs:nonNegativeInteger",
            "Number of the board in the event.",
        ),
        Constraint::new(
            "xsd:Characteristics/plycount/undeclared-attribute",
            "Characteristics/plycount",
            "undeclared-attribute",
            "",
            "Number of plies of the main line.",
        ),
        Constraint::new(
            "xsd:Characteristics/plycount/undeclared-element",
            "Characteristics/plycount",
            "undeclared-element",
            "",
            "Number of plies of the main line.",
        ),
        Constraint::new(
            "xsd:Characteristics/plycount/datatype",
            "Characteristics/plycount",
            "datatype",
            "xs:nonNegativeInteger",
            "Number of plies of the main line.",
        ),
        Constraint::new(
            "xsd:Characteristics/plycount/maxInclusive",
            "Characteristics/plycount",
            "maxInclusive",
            "32767",
            "Number of plies of the main line.",
        ),
        Constraint::new(
            "xsd:GEvent/@eventid/datatype",
            "GEvent/@eventid",
            "datatype",
            "xs:nonNegativeInteger",
            "The event, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/@eventid/maxInclusive",
            "GEvent/@eventid",
            "maxInclusive",
            "16777215",
            "The event, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/@siteid/datatype",
            "GEvent/@siteid",
            "datatype",
            "xs:nonNegativeInteger",
            "The site of the game, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/@siteid/maxInclusive",
            "GEvent/@siteid",
            "maxInclusive",
            "16777215",
            "The site of the game, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/@sponsorid/datatype",
            "GEvent/@sponsorid",
            "datatype",
            "xs:nonNegativeInteger",
            "The sponsor, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/@sponsorid/maxInclusive",
            "GEvent/@sponsorid",
            "maxInclusive",
            "16777215",
            "The sponsor, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/undeclared-attribute",
            "GEvent",
            "undeclared-attribute",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/undeclared-element",
            "GEvent",
            "undeclared-element",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/text",
            "GEvent",
            "text",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/location/misplaced",
            "GEvent/location",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/country/misplaced",
            "GEvent/country",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/latitude/misplaced",
            "GEvent/latitude",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/longitude/misplaced",
            "GEvent/longitude",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/title/misplaced",
            "GEvent/title",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/siteid/misplaced",
            "GEvent/siteid",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/date/misplaced",
            "GEvent/date",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/type/misplaced",
            "GEvent/type",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/mode/misplaced",
            "GEvent/mode",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/rounds/misplaced",
            "GEvent/rounds",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/category/misplaced",
            "GEvent/category",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/sponsorid/misplaced",
            "GEvent/sponsorid",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/complete/misplaced",
            "GEvent/complete",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/boardpoints/misplaced",
            "GEvent/boardpoints",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/threepointsforwin/misplaced",
            "GEvent/threepointsforwin",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/tiebreak/misplaced",
            "GEvent/tiebreak",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/sponsor/misplaced",
            "GEvent/sponsor",
            "misplaced",
            "",
            "Event and site of a game, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/location/undeclared-attribute",
            "GEvent/location",
            "undeclared-attribute",
            "",
            "Name of the place, for instance a town or a chess server.",
        ),
        Constraint::new(
            "xsd:GEvent/location/undeclared-element",
            "GEvent/location",
            "undeclared-element",
            "",
            "Name of the place, for instance a town or a chess server.",
        ),
        Constraint::new(
            "xsd:GEvent/country/undeclared-attribute",
            "GEvent/country",
            "undeclared-attribute",
            "",
            "Country of the place.",
        ),
        Constraint::new(
            "xsd:GEvent/country/undeclared-element",
            "GEvent/country",
            "undeclared-element",
            "",
            "Country of the place.",
        ),
        Constraint::new(
            "xsd:GEvent/country/pattern",
            "GEvent/country",
            "pattern",
            "[A-Z]{3}",
            "Country of the place.",
        ),
        Constraint::new(
            "xsd:GEvent/latitude/undeclared-attribute",
            "GEvent/latitude",
            "undeclared-attribute",
            "",
            "Degrees north of the equator; negative to the south.",
        ),
        Constraint::new(
            "xsd:GEvent/latitude/undeclared-element",
            "GEvent/latitude",
            "undeclared-element",
            "",
            "Degrees north of the equator; negative to the south.",
        ),
        Constraint::new(
            "xsd:GEvent/latitude/datatype",
            "GEvent/latitude",
            "datatype",
            "xs:float",
            "Degrees north of the equator; negative to the south.",
        ),
        Constraint::new(
            "xsd:GEvent/longitude/undeclared-attribute",
            "GEvent/longitude",
            "undeclared-attribute",
            "",
            "Degrees east of Greenwich; negative to the west.",
        ),
        Constraint::new(
            "xsd:GEvent/longitude/undeclared-element",
            "GEvent/longitude",
            "undeclared-element",
            "",
            "Degrees east of Greenwich; negative to the west.",
        ),
        Constraint::new(
            "xsd:GEvent/longitude/datatype",
            "GEvent/longitude",
            "datatype",
            "xs:float",
            "Degrees east of Greenwich; negative to the west.",
        ),
        Constraint::new(
            "xsd:GEvent/title/undeclared-attribute",
            "GEvent/title",
            "undeclared-attribute",
            "",
            "Name of the event.",
        ),
        Constraint::new(
            "xsd:GEvent/title/undeclared-element",
            "GEvent/title",
            "undeclared-element",
            "",
            "Name of the event.",
        ),
        Constraint::new(
            "xsd:GEvent/title/minLength",
            "GEvent/title",
            "minLength",
            "1",
            "Name of the event.",
        ),
        Constraint::new(
            "xsd:GEvent/siteid/undeclared-attribute",
            "GEvent/siteid",
            "undeclared-attribute",
            "",
            "Site of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/siteid/undeclared-element",
            "GEvent/siteid",
            "undeclared-element",
            "",
            "Site of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/siteid/datatype",
            "GEvent/siteid",
            "datatype",
            "xs:nonNegativeInteger",
            "Site of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/siteid/maxInclusive",
            "GEvent/siteid",
            "maxInclusive",
            "16777215",
            "Site of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/type/undeclared-attribute",
            "GEvent/type",
            "undeclared-attribute",
            "",
            "Kind of event.",
        ),
        Constraint::new(
            "xsd:GEvent/type/undeclared-element",
            "GEvent/type",
            "undeclared-element",
            "",
            "Kind of event.",
        ),
        Constraint::new(
            "xsd:GEvent/type/pattern",
            "GEvent/type",
            "pattern",
            "[^:\\s][^\\s]*",
            "Kind of event.",
        ),
        Constraint::new(
            "xsd:GEvent/mode/undeclared-attribute",
            "GEvent/mode",
            "undeclared-attribute",
            "",
            "How the games are played.",
        ),
        Constraint::new(
            "xsd:GEvent/mode/undeclared-element",
            "GEvent/mode",
            "undeclared-element",
            "",
            "How the games are played.",
        ),
        Constraint::new(
            "xsd:GEvent/mode/pattern",
            "GEvent/mode",
            "pattern",
            "[^:\\s][^\\s]*",
            "How the games are played.",
        ),
        Constraint::new(
            "xsd:GEvent/rounds/undeclared-attribute",
            "GEvent/rounds",
            "undeclared-attribute",
            "",
            "Number of rounds.",
        ),
        Constraint::new(
            "xsd:GEvent/rounds/undeclared-element",
            "GEvent/rounds",
            "undeclared-element",
            "",
            "Number of rounds.",
        ),
        Constraint::new(
            "xsd:GEvent/rounds/datatype",
            "GEvent/rounds",
            "datatype",
            "xs:nonNegativeInteger",
            "Number of rounds.",
        ),
        Constraint::new(
            "xsd:GEvent/category/undeclared-attribute",
            "GEvent/category",
            "undeclared-attribute",
            "",
            "Category of the tournament by the average rating of its players.",
        ),
        Constraint::new(
            "xsd:GEvent/category/undeclared-element",
            "GEvent/category",
            "undeclared-element",
            "",
            "Category of the tournament by the average rating of its players.",
        ),
        Constraint::new(
            "xsd:GEvent/category/datatype",
            "GEvent/category",
            "datatype",
            "xs:positiveInteger",
            "Category of the tournament by the average rating of its players.",
        ),
        Constraint::new(
            "xsd:GEvent/sponsorid/undeclared-attribute",
            "GEvent/sponsorid",
            "undeclared-attribute",
            "",
            "Sponsor of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/sponsorid/undeclared-element",
            "GEvent/sponsorid",
            "undeclared-element",
            "",
            "Sponsor of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/sponsorid/datatype",
            "GEvent/sponsorid",
            "datatype",
            "xs:nonNegativeInteger",
            "Sponsor of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/sponsorid/maxInclusive",
            "GEvent/sponsorid",
            "maxInclusive",
            "16777215",
            "Sponsor of the event, in the namebase.",
        ),
        Constraint::new(
            "xsd:GEvent/complete/undeclared-attribute",
            "GEvent/complete",
            "undeclared-attribute",
            "",
            "Whether all games of the event are at hand.",
        ),
        Constraint::new(
            "xsd:GEvent/complete/undeclared-element",
            "GEvent/complete",
            "undeclared-element",
            "",
            "Whether all games of the event are at hand.",
        ),
        Constraint::new(
            "xsd:GEvent/complete/datatype",
            "GEvent/complete",
            "datatype",
            "xs:boolean",
            "Whether all games of the event are at hand.",
        ),
        Constraint::new(
            "xsd:GEvent/boardpoints/undeclared-attribute",
            "GEvent/boardpoints",
            "undeclared-attribute",
            "",
            "Whether a team event counts board points instead of match points.",
        ),
        Constraint::new(
            "xsd:GEvent/boardpoints/undeclared-element",
            "GEvent/boardpoints",
            "undeclared-element",
            "",
            "Whether a team event counts board points instead of match points.",
        ),
        Constraint::new(
            "xsd:GEvent/boardpoints/datatype",
            "GEvent/boardpoints",
            "datatype",
            "xs:boolean",
            "Whether a team event counts board points instead of match points.",
        ),
        Constraint::new(
            "xsd:GEvent/threepointsforwin/undeclared-attribute",
            "GEvent/threepointsforwin",
            "undeclared-attribute",
            "",
            "Whether a win counts three points and a draw one.",
        ),
        Constraint::new(
            "xsd:GEvent/threepointsforwin/undeclared-element",
            "GEvent/threepointsforwin",
            "undeclared-element",
            "",
            "Whether a win counts three points and a draw one.",
        ),
        Constraint::new(
            "xsd:GEvent/threepointsforwin/datatype",
            "GEvent/threepointsforwin",
            "datatype",
            "xs:boolean",
            "Whether a win counts three points and a draw one.",
        ),
        Constraint::new(
            "xsd:GEvent/tiebreak/undeclared-attribute",
            "GEvent/tiebreak",
            "undeclared-attribute",
            "",
            "How ties are broken.",
        ),
        Constraint::new(
            "xsd:GEvent/tiebreak/undeclared-element",
            "GEvent/tiebreak",
            "undeclared-element",
            "",
            "How ties are broken.",
        ),
        Constraint::new(
            "xsd:GEvent/tiebreak/pattern",
            "GEvent/tiebreak",
            "pattern",
            "[^:\\s][^\\s]*",
            "How ties are broken.",
        ),
        Constraint::new(
            "xsd:GEvent/sponsor/undeclared-attribute",
            "GEvent/sponsor",
            "undeclared-attribute",
            "",
            "Name of the sponsor.",
        ),
        Constraint::new(
            "xsd:GEvent/sponsor/undeclared-element",
            "GEvent/sponsor",
            "undeclared-element",
            "",
            "Name of the sponsor.",
        ),
        Constraint::new(
            "xsd:GEvent/sponsor/minLength",
            "GEvent/sponsor",
            "minLength",
            "1",
            "Name of the sponsor.",
        ),
        Constraint::new(
            "xsd:GPlayer/@id/datatype",
            "GPlayer/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "The player, in the namebase.",
        ),
        Constraint::new(
            "xsd:GPlayer/@id/maxInclusive",
            "GPlayer/@id",
            "maxInclusive",
            "16777215",
            "The player, in the namebase.",
        ),
        Constraint::new(
            "xsd:GPlayer/undeclared-attribute",
            "GPlayer",
            "undeclared-attribute",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/undeclared-element",
            "GPlayer",
            "undeclared-element",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/text",
            "GPlayer",
            "text",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/name/misplaced",
            "GPlayer/name",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/surname/misplaced",
            "GPlayer/surname",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/forename/misplaced",
            "GPlayer/forename",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/regioncode/misplaced",
            "GPlayer/regioncode",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/nation/misplaced",
            "GPlayer/nation",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/species/misplaced",
            "GPlayer/species",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/gender/misplaced",
            "GPlayer/gender",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/teamid/misplaced",
            "GPlayer/teamid",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/networkaddress/misplaced",
            "GPlayer/networkaddress",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/birth/misplaced",
            "GPlayer/birth",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/death/misplaced",
            "GPlayer/death",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/team/misplaced",
            "GPlayer/team",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/title/misplaced",
            "GPlayer/title",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/federation/misplaced",
            "GPlayer/federation",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/clock/misplaced",
            "GPlayer/clock",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/runningclock/misplaced",
            "GPlayer/runningclock",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/identifier/misplaced",
            "GPlayer/identifier",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/rating/misplaced",
            "GPlayer/rating",
            "misplaced",
            "",
            "A player of a game, given here or by reference to the namebase, with what holds at the time of the game.",
        ),
        Constraint::new(
            "xsd:GPlayer/name/undeclared-attribute",
            "GPlayer/name",
            "undeclared-attribute",
            "",
            "Whole name as it is to be shown.",
        ),
        Constraint::new(
            "xsd:GPlayer/name/undeclared-element",
            "GPlayer/name",
            "undeclared-element",
            "",
            "Whole name as it is to be shown.",
        ),
        Constraint::new(
            "xsd:GPlayer/name/minLength",
            "GPlayer/name",
            "minLength",
            "1",
            "Whole name as it is to be shown.",
        ),
        Constraint::new(
            "xsd:GPlayer/surname/undeclared-attribute",
            "GPlayer/surname",
            "undeclared-attribute",
            "",
            "Family name.",
        ),
        Constraint::new(
            "xsd:GPlayer/surname/undeclared-element",
            "GPlayer/surname",
            "undeclared-element",
            "",
            "Family name.",
        ),
        Constraint::new(
            "xsd:GPlayer/surname/minLength",
            "GPlayer/surname",
            "minLength",
            "1",
            "Family name.",
        ),
        Constraint::new(
            "xsd:GPlayer/forename/undeclared-attribute",
            "GPlayer/forename",
            "undeclared-attribute",
            "",
            "Given names.",
        ),
        Constraint::new(
            "xsd:GPlayer/forename/undeclared-element",
            "GPlayer/forename",
            "undeclared-element",
            "",
            "Given names.",
        ),
        Constraint::new(
            "xsd:GPlayer/forename/minLength",
            "GPlayer/forename",
            "minLength",
            "1",
            "Given names.",
        ),
        Constraint::new(
            "xsd:GPlayer/regioncode/undeclared-attribute",
            "GPlayer/regioncode",
            "undeclared-attribute",
            "",
            "Number of the region within the nation.",
        ),
        Constraint::new(
            "xsd:GPlayer/regioncode/undeclared-element",
            "GPlayer/regioncode",
            "undeclared-element",
            "",
            "Number of the region within the nation.",
        ),
        Constraint::new(
            "xsd:GPlayer/regioncode/datatype",
            "GPlayer/regioncode",
            "datatype",
            "xs:nonNegativeInteger",
            "Number of the region within the nation.",
        ),
        Constraint::new(
            "xsd:GPlayer/nation/undeclared-attribute",
            "GPlayer/nation",
            "undeclared-attribute",
            "",
            "Native country.",
        ),
        Constraint::new(
            "xsd:GPlayer/nation/undeclared-element",
            "GPlayer/nation",
            "undeclared-element",
            "",
            "Native country.",
        ),
        Constraint::new(
            "xsd:GPlayer/nation/pattern",
            "GPlayer/nation",
            "pattern",
            "[A-Z]{3}",
            "Native country.",
        ),
        Constraint::new(
            "xsd:GPlayer/species/undeclared-attribute",
            "GPlayer/species",
            "undeclared-attribute",
            "",
            "Whether a person or a program plays.",
        ),
        Constraint::new(
            "xsd:GPlayer/species/undeclared-element",
            "GPlayer/species",
            "undeclared-element",
            "",
            "Whether a person or a program plays.",
        ),
        Constraint::new(
            "xsd:GPlayer/species/enumeration",
            "GPlayer/species",
            "enumeration",
            "human program",
            "Whether a person or a program plays.",
        ),
        Constraint::new(
            "xsd:GPlayer/gender/undeclared-attribute",
            "GPlayer/gender",
            "undeclared-attribute",
            "",
            "Sex of the player.",
        ),
        Constraint::new(
            "xsd:GPlayer/gender/undeclared-element",
            "GPlayer/gender",
            "undeclared-element",
            "",
            "Sex of the player.",
        ),
        Constraint::new(
            "xsd:GPlayer/gender/enumeration",
            "GPlayer/gender",
            "enumeration",
            "male female",
            "Sex of the player.",
        ),
        Constraint::new(
            "xsd:GPlayer/teamid/undeclared-attribute",
            "GPlayer/teamid",
            "undeclared-attribute",
            "",
            "Team of the player, in the namebase.",
        ),
        Constraint::new(
            "xsd:GPlayer/teamid/undeclared-element",
            "GPlayer/teamid",
            "undeclared-element",
            "",
            "Team of the player, in the namebase.",
        ),
        Constraint::new(
            "xsd:GPlayer/teamid/datatype",
            "GPlayer/teamid",
            "datatype",
            "xs:nonNegativeInteger",
            "Team of the player, in the namebase.",
        ),
        Constraint::new(
            "xsd:GPlayer/teamid/maxInclusive",
            "GPlayer/teamid",
            "maxInclusive",
            "16777215",
            "Team of the player, in the namebase.",
        ),
        Constraint::new(
            "xsd:GPlayer/networkaddress/undeclared-attribute",
            "GPlayer/networkaddress",
            "undeclared-attribute",
            "",
            "Mail address or other address in a network.",
        ),
        Constraint::new(
            "xsd:GPlayer/networkaddress/undeclared-element",
            "GPlayer/networkaddress",
            "undeclared-element",
            "",
            "Mail address or other address in a network.",
        ),
        Constraint::new(
            "xsd:GPlayer/networkaddress/datatype",
            "GPlayer/networkaddress",
            "datatype",
            "xs:anyURI",
            "Mail address or other address in a network.",
        ),
        Constraint::new(
            "xsd:GPlayer/title/undeclared-attribute",
            "GPlayer/title",
            "undeclared-attribute",
            "",
            "Titles the player holds.",
        ),
        Constraint::new(
            "xsd:GPlayer/title/undeclared-element",
            "GPlayer/title",
            "undeclared-element",
            "",
            "Titles the player holds.",
        ),
        Constraint::new(
            "xsd:GPlayer/title/item",
            "GPlayer/title",
            "item",
            "Title",
            "Titles the player holds.",
        ),
        Constraint::new(
            "xsd:GPlayer/federation/undeclared-attribute",
            "GPlayer/federation",
            "undeclared-attribute",
            "",
            "Federation for which the player plays.",
        ),
        Constraint::new(
            "xsd:GPlayer/federation/undeclared-element",
            "GPlayer/federation",
            "undeclared-element",
            "",
            "Federation for which the player plays.",
        ),
        Constraint::new(
            "xsd:GPlayer/federation/pattern",
            "GPlayer/federation",
            "pattern",
            "[A-Z]{3}",
            "Federation for which the player plays.",
        ),
        Constraint::new(
            "xsd:GPlayer/clock/undeclared-attribute",
            "GPlayer/clock",
            "undeclared-attribute",
            "",
            "Time on the clock at the start.",
        ),
        Constraint::new(
            "xsd:GPlayer/clock/undeclared-element",
            "GPlayer/clock",
            "undeclared-element",
            "",
            "Time on the clock at the start.",
        ),
        Constraint::new(
            "xsd:GPlayer/clock/pattern",
            "GPlayer/clock",
            "pattern",
            "[0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?",
            "Time on the clock at the start.",
        ),
        Constraint::new(
            "xsd:GPlayer/runningclock/undeclared-attribute",
            "GPlayer/runningclock",
            "undeclared-attribute",
            "",
            "Time on the running clock of an unfinished game.",
        ),
        Constraint::new(
            "xsd:GPlayer/runningclock/undeclared-element",
            "GPlayer/runningclock",
            "undeclared-element",
            "",
            "Time on the running clock of an unfinished game.",
        ),
        Constraint::new(
            "xsd:GPlayer/runningclock/pattern",
            "GPlayer/runningclock",
            "pattern",
            "[0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?",
            "Time on the running clock of an unfinished game.",
        ),
        Constraint::new(
            "xsd:TeamInfo/undeclared-attribute",
            "TeamInfo",
            "undeclared-attribute",
            "",
            "Team of a player at the time of a game.",
        ),
        Constraint::new(
            "xsd:TeamInfo/undeclared-element",
            "TeamInfo",
            "undeclared-element",
            "",
            "Team of a player at the time of a game.",
        ),
        Constraint::new(
            "xsd:TeamInfo/text",
            "TeamInfo",
            "text",
            "",
            "Team of a player at the time of a game.",
        ),
        Constraint::new(
            "xsd:TeamInfo/name/misplaced",
            "TeamInfo/name",
            "misplaced",
            "",
            "Team of a player at the time of a game.",
        ),
        Constraint::new(
            "xsd:TeamInfo/number/misplaced",
            "TeamInfo/number",
            "misplaced",
            "",
            "Team of a player at the time of a game.",
        ),
        Constraint::new(
            "xsd:TeamInfo/year/misplaced",
            "TeamInfo/year",
            "misplaced",
            "",
            "Team of a player at the time of a game.",
        ),
        Constraint::new(
            "xsd:TeamInfo/season/misplaced",
            "TeamInfo/season",
            "misplaced",
            "",
            "Team of a player at the time of a game.",
        ),
        Constraint::new(
            "xsd:TeamInfo/nation/misplaced",
            "TeamInfo/nation",
            "misplaced",
            "",
            "Team of a player at the time of a game.",
        ),
        Constraint::new(
            "xsd:TeamInfo/name/undeclared-attribute",
            "TeamInfo/name",
            "undeclared-attribute",
            "",
            "Name of the team.",
        ),
        Constraint::new(
            "xsd:TeamInfo/name/undeclared-element",
            "TeamInfo/name",
            "undeclared-element",
            "",
            "Name of the team.",
        ),
        Constraint::new(
            "xsd:TeamInfo/number/undeclared-attribute",
            "TeamInfo/number",
            "undeclared-attribute",
            "",
            "Number of the team within its club: 2 for the second team.",
        ),
        Constraint::new(
            "xsd:TeamInfo/number/undeclared-element",
            "TeamInfo/number",
            "undeclared-element",
            "",
            "Number of the team within its club: 2 for the second team.",
        ),
        Constraint::new(
            "xsd:TeamInfo/number/datatype",
            "TeamInfo/number",
            "datatype",
            "xs:positiveInteger",
            "Number of the team within its club: 2 for the second team.",
        ),
        Constraint::new(
            "xsd:TeamInfo/year/undeclared-attribute",
            "TeamInfo/year",
            "undeclared-attribute",
            "",
            "Year of the event in which the team played.",
        ),
        Constraint::new(
            "xsd:TeamInfo/year/undeclared-element",
            "TeamInfo/year",
            "undeclared-element",
            "",
            "Year of the event in which the team played.",
        ),
        Constraint::new(
            "xsd:TeamInfo/year/pattern",
            "TeamInfo/year",
            "pattern",
            "[0-9]{4}",
            "Year of the event in which the team played.",
        ),
        Constraint::new(
            "xsd:TeamInfo/season/undeclared-attribute",
            "TeamInfo/season",
            "undeclared-attribute",
            "",
            "Whether the year stands for a season that ends in the year after.",
        ),
        Constraint::new(
            "xsd:TeamInfo/season/undeclared-element",
            "TeamInfo/season",
            "undeclared-element",
            "",
            "Whether the year stands for a season that ends in the year after.",
        ),
        Constraint::new(
            "xsd:TeamInfo/season/datatype",
            "TeamInfo/season",
            "datatype",
            "xs:boolean",
            "Whether the year stands for a season that ends in the year after.",
        ),
        Constraint::new(
            "xsd:TeamInfo/nation/undeclared-attribute",
            "TeamInfo/nation",
            "undeclared-attribute",
            "",
            "Country of the team.",
        ),
        Constraint::new(
            "xsd:TeamInfo/nation/undeclared-element",
            "TeamInfo/nation",
            "undeclared-element",
            "",
            "Country of the team.",
        ),
        Constraint::new(
            "xsd:TeamInfo/nation/pattern",
            "TeamInfo/nation",
            "pattern",
            "[A-Z]{3}",
            "Country of the team.",
        ),
        Constraint::new(
            "xsd:PlayerIdList/undeclared-attribute",
            "PlayerIdList",
            "undeclared-attribute",
            "",
            "Numbers or names of a player in the lists of organizations.",
        ),
        Constraint::new(
            "xsd:PlayerIdList/undeclared-element",
            "PlayerIdList",
            "undeclared-element",
            "",
            "Numbers or names of a player in the lists of organizations.",
        ),
        Constraint::new(
            "xsd:PlayerIdList/text",
            "PlayerIdList",
            "text",
            "",
            "Numbers or names of a player in the lists of organizations.",
        ),
        Constraint::new(
            "xsd:PlayerID/@organization/required",
            "PlayerID/@organization",
            "required",
            "",
            "Organization that gave it.",
        ),
        Constraint::new(
            "xsd:PlayerID/@organization/member",
            "PlayerID/@organization",
            "member",
            "OrganizationID Identifier",
            "Organization that gave it.",
        ),
        Constraint::new(
            "xsd:PlayerID/undeclared-attribute",
            "PlayerID",
            "undeclared-attribute",
            "",
            "Number or name of a player in the list of one organization.",
        ),
        Constraint::new(
            "xsd:PlayerID/text()/undeclared-element",
            "PlayerID/text()",
            "undeclared-element",
            "",
            "Number or name of a player in the list of one organization.",
        ),
        Constraint::new(
            "xsd:PlayerID/text()/pattern",
            "PlayerID/text()",
            "pattern",
            "[^:\\s][^\\s]*",
            "Number or name of a player in the list of one organization.",
        ),
        Constraint::new(
            "xsd:RatingList/undeclared-attribute",
            "RatingList",
            "undeclared-attribute",
            "",
            "Ratings of a player.",
        ),
        Constraint::new(
            "xsd:RatingList/undeclared-element",
            "RatingList",
            "undeclared-element",
            "",
            "Ratings of a player.",
        ),
        Constraint::new(
            "xsd:RatingList/text",
            "RatingList",
            "text",
            "",
            "Ratings of a player.",
        ),
        Constraint::new(
            "xsd:Rating/@identifier/minLength",
            "Rating/@identifier",
            "minLength",
            "1",
            "Name of the rating where the organization has several.",
        ),
        Constraint::new(
            "xsd:Rating/@organization/member",
            "Rating/@organization",
            "member",
            "OrganizationID Identifier",
            "Organization that computed the rating.",
        ),
        Constraint::new(
            "xsd:Rating/@timemode/enumeration",
            "Rating/@timemode",
            "enumeration",
            "normal rapid blitz bullet correspondence",
            "Time mode for which the rating holds.",
        ),
        Constraint::new(
            "xsd:Rating/@timecontrol/pattern",
            "Rating/@timecontrol",
            "pattern",
            "([0-9]+([/+][0-9]+)?|\\*[0-9]+)?",
            "Time control for which the rating holds.",
        ),
        Constraint::new(
            "xsd:Rating/@aids/enumeration",
            "Rating/@aids",
            "enumeration",
            "engine centaur",
            "Help the player may use.",
        ),
        Constraint::new(
            "xsd:Rating/@country/pattern",
            "Rating/@country",
            "pattern",
            "[A-Z]{3}",
            "Country of a national organization.",
        ),
        Constraint::new(
            "xsd:Rating/@url/datatype",
            "Rating/@url",
            "datatype",
            "xs:anyURI",
            "Where the rating was published.",
        ),
        Constraint::new(
            "xsd:Rating/@ranking/datatype",
            "Rating/@ranking",
            "datatype",
            "xs:nonNegativeInteger",
            "Place of the player in the list of the organization.",
        ),
        Constraint::new(
            "xsd:Rating/undeclared-attribute",
            "Rating",
            "undeclared-attribute",
            "",
            "Rating of a player: its score.",
        ),
        Constraint::new(
            "xsd:Rating/text()/undeclared-element",
            "Rating/text()",
            "undeclared-element",
            "",
            "Rating of a player: its score.",
        ),
        Constraint::new(
            "xsd:Rating/text()/datatype",
            "Rating/text()",
            "datatype",
            "xs:positiveInteger",
            "Rating of a player: its score.",
        ),
        Constraint::new(
            "xsd:GSource/@id/datatype",
            "GSource/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "The source, in the namebase.",
        ),
        Constraint::new(
            "xsd:GSource/@id/maxInclusive",
            "GSource/@id",
            "maxInclusive",
            "16777215",
            "The source, in the namebase.",
        ),
        Constraint::new(
            "xsd:GSource/undeclared-attribute",
            "GSource",
            "undeclared-attribute",
            "",
            "Where the game was published, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GSource/undeclared-element",
            "GSource",
            "undeclared-element",
            "",
            "Where the game was published, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GSource/text",
            "GSource",
            "text",
            "",
            "Where the game was published, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GSource/title/misplaced",
            "GSource/title",
            "misplaced",
            "",
            "Where the game was published, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GSource/publisher/misplaced",
            "GSource/publisher",
            "misplaced",
            "",
            "Where the game was published, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GSource/publication/misplaced",
            "GSource/publication",
            "misplaced",
            "",
            "Where the game was published, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GSource/version/misplaced",
            "GSource/version",
            "misplaced",
            "",
            "Where the game was published, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GSource/date/misplaced",
            "GSource/date",
            "misplaced",
            "",
            "Where the game was published, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GSource/quality/misplaced",
            "GSource/quality",
            "misplaced",
            "",
            "Where the game was published, given here or by reference to the namebase.",
        ),
        Constraint::new(
            "xsd:GSource/title/undeclared-attribute",
            "GSource/title",
            "undeclared-attribute",
            "",
            "Title of the publication.",
        ),
        Constraint::new(
            "xsd:GSource/title/undeclared-element",
            "GSource/title",
            "undeclared-element",
            "",
            "Title of the publication.",
        ),
        Constraint::new(
            "xsd:GSource/title/minLength",
            "GSource/title",
            "minLength",
            "1",
            "Title of the publication.",
        ),
        Constraint::new(
            "xsd:GSource/publisher/undeclared-attribute",
            "GSource/publisher",
            "undeclared-attribute",
            "",
            "Who published it.",
        ),
        Constraint::new(
            "xsd:GSource/publisher/undeclared-element",
            "GSource/publisher",
            "undeclared-element",
            "",
            "Who published it.",
        ),
        Constraint::new(
            "xsd:GSource/publisher/minLength",
            "GSource/publisher",
            "minLength",
            "1",
            "Who published it.",
        ),
        Constraint::new(
            "xsd:GSource/version/undeclared-attribute",
            "GSource/version",
            "undeclared-attribute",
            "",
            "Version of the game in the source.",
        ),
        Constraint::new(
            "xsd:GSource/version/undeclared-element",
            "GSource/version",
            "undeclared-element",
            "",
            "Version of the game in the source.",
        ),
        Constraint::new(
            "xsd:GSource/version/datatype",
            "GSource/version",
            "datatype",
            "xs:nonNegativeInteger",
            "Version of the game in the source.",
        ),
        Constraint::new(
            "xsd:GSource/quality/undeclared-attribute",
            "GSource/quality",
            "undeclared-attribute",
            "",
            "How trustworthy the data is.",
        ),
        Constraint::new(
            "xsd:GSource/quality/undeclared-element",
            "GSource/quality",
            "undeclared-element",
            "",
            "How trustworthy the data is.",
        ),
        Constraint::new(
            "xsd:GSource/quality/datatype",
            "GSource/quality",
            "datatype",
            "xs:positiveInteger",
            "How trustworthy the data is.",
        ),
        Constraint::new(
            "xsd:GSource/quality/maxInclusive",
            "GSource/quality",
            "maxInclusive",
            "5",
            "How trustworthy the data is.",
        ),
        Constraint::new(
            "xsd:TimeInfo/undeclared-attribute",
            "TimeInfo",
            "undeclared-attribute",
            "",
            "Time mode and time control of a game.",
        ),
        Constraint::new(
            "xsd:TimeInfo/undeclared-element",
            "TimeInfo",
            "undeclared-element",
            "",
            "Time mode and time control of a game.",
        ),
        Constraint::new(
            "xsd:TimeInfo/text",
            "TimeInfo",
            "text",
            "",
            "Time mode and time control of a game.",
        ),
        Constraint::new(
            "xsd:TimeInfo/mode/misplaced",
            "TimeInfo/mode",
            "misplaced",
            "",
            "Time mode and time control of a game.",
        ),
        Constraint::new(
            "xsd:TimeInfo/control/misplaced",
            "TimeInfo/control",
            "misplaced",
            "",
            "Time mode and time control of a game.",
        ),
        Constraint::new(
            "xsd:TimeInfo/mode/undeclared-attribute",
            "TimeInfo/mode",
            "undeclared-attribute",
            "",
            "How fast the game is.",
        ),
        Constraint::new(
            "xsd:TimeInfo/mode/undeclared-element",
            "TimeInfo/mode",
            "undeclared-element",
            "",
            "How fast the game is.",
        ),
        Constraint::new(
            "xsd:TimeInfo/mode/enumeration",
            "TimeInfo/mode",
            "enumeration",
            "normal rapid blitz bullet correspondence",
            "How fast the game is.",
        ),
        Constraint::new(
            "xsd:TimeInfo/control/undeclared-attribute",
            "TimeInfo/control",
            "undeclared-attribute",
            "",
            "The time control. Empty: none was used; absent: unknown.",
        ),
        Constraint::new(
            "xsd:TimeInfo/control/undeclared-element",
            "TimeInfo/control",
            "undeclared-element",
            "",
            "The time control. Empty: none was used; absent: unknown.",
        ),
        Constraint::new(
            "xsd:TimeInfo/control/pattern",
            "TimeInfo/control",
            "pattern",
            "([0-9]+([/+][0-9]+)?|\\*[0-9]+)?",
            "The time control. Empty: none was used; absent: unknown.",
        ),
        Constraint::new(
            "xsd:Opening/undeclared-attribute",
            "Opening",
            "undeclared-attribute",
            "",
            "Classification of the opening.",
        ),
        Constraint::new(
            "xsd:Opening/undeclared-element",
            "Opening",
            "undeclared-element",
            "",
            "Classification of the opening.",
        ),
        Constraint::new(
            "xsd:Opening/text",
            "Opening",
            "text",
            "",
            "Classification of the opening.",
        ),
        Constraint::new(
            "xsd:Opening/eco/misplaced",
            "Opening/eco",
            "misplaced",
            "",
            "Classification of the opening.",
        ),
        Constraint::new(
            "xsd:Opening/usereco/misplaced",
            "Opening/usereco",
            "misplaced",
            "",
            "Classification of the opening.",
        ),
        Constraint::new(
            "xsd:Opening/nic/misplaced",
            "Opening/nic",
            "misplaced",
            "",
            "Classification of the opening.",
        ),
        Constraint::new(
            "xsd:Opening/classification/misplaced",
            "Opening/classification",
            "misplaced",
            "",
            "Classification of the opening.",
        ),
        Constraint::new(
            "xsd:Opening/eco/undeclared-attribute",
            "Opening/eco",
            "undeclared-attribute",
            "",
            "Code in the Encyclopaedia of Chess Openings.",
        ),
        Constraint::new(
            "xsd:Opening/eco/undeclared-element",
            "Opening/eco",
            "undeclared-element",
            "",
            "Code in the Encyclopaedia of Chess Openings.",
        ),
        Constraint::new(
            "xsd:Opening/eco/pattern",
            "Opening/eco",
            "pattern",
            "[A-E][0-9][0-9]",
            "Code in the Encyclopaedia of Chess Openings.",
        ),
        Constraint::new(
            "xsd:Opening/usereco/undeclared-attribute",
            "Opening/usereco",
            "undeclared-attribute",
            "",
            "Code that the user assigned.",
        ),
        Constraint::new(
            "xsd:Opening/usereco/undeclared-element",
            "Opening/usereco",
            "undeclared-element",
            "",
            "Code that the user assigned.",
        ),
        Constraint::new(
            "xsd:Opening/usereco/pattern",
            "Opening/usereco",
            "pattern",
            "[A-E][0-9][0-9]",
            "Code that the user assigned.",
        ),
        Constraint::new(
            "xsd:Opening/nic/undeclared-attribute",
            "Opening/nic",
            "undeclared-attribute",
            "",
            "Key in the system of New In Chess.",
        ),
        Constraint::new(
            "xsd:Opening/nic/undeclared-element",
            "Opening/nic",
            "undeclared-element",
            "",
            "Key in the system of New In Chess.",
        ),
        Constraint::new(
            "xsd:Opening/nic/pattern",
            "Opening/nic",
            "pattern",
            "[A-Z][A-Z]( [1-9][0-9]*(\\.[1-9][0-9]*)*)?",
            "Key in the system of New In Chess.",
        ),
        Constraint::new(
            "xsd:Opening/classification/undeclared-attribute",
            "Opening/classification",
            "undeclared-attribute",
            "",
            "Key or name in any other system.",
        ),
        Constraint::new(
            "xsd:Opening/classification/undeclared-element",
            "Opening/classification",
            "undeclared-element",
            "",
            "Key or name in any other system.",
        ),
        Constraint::new(
            "xsd:Opening/classification/minLength",
            "Opening/classification",
            "minLength",
            "1",
            "Key or name in any other system.",
        ),
        Constraint::new(
            "xsd:Extraneous/@annotatorid/datatype",
            "Extraneous/@annotatorid",
            "datatype",
            "xs:nonNegativeInteger",
            "The annotator, in the namebase.",
        ),
        Constraint::new(
            "xsd:Extraneous/@annotatorid/maxInclusive",
            "Extraneous/@annotatorid",
            "maxInclusive",
            "16777215",
            "The annotator, in the namebase.",
        ),
        Constraint::new(
            "xsd:Extraneous/@creatorid/datatype",
            "Extraneous/@creatorid",
            "datatype",
            "xs:nonNegativeInteger",
            "The creator, in the namebase.",
        ),
        Constraint::new(
            "xsd:Extraneous/@creatorid/maxInclusive",
            "Extraneous/@creatorid",
            "maxInclusive",
            "16777215",
            "The creator, in the namebase.",
        ),
        Constraint::new(
            "xsd:Extraneous/@phraseid/datatype",
            "Extraneous/@phraseid",
            "datatype",
            "xs:nonNegativeInteger",
            "The remark, in the namebase.",
        ),
        Constraint::new(
            "xsd:Extraneous/@phraseid/maxInclusive",
            "Extraneous/@phraseid",
            "maxInclusive",
            "16777215",
            "The remark, in the namebase.",
        ),
        Constraint::new(
            "xsd:Extraneous/undeclared-attribute",
            "Extraneous",
            "undeclared-attribute",
            "",
            "Side information about a game.",
        ),
        Constraint::new(
            "xsd:Extraneous/undeclared-element",
            "Extraneous",
            "undeclared-element",
            "",
            "Side information about a game.",
        ),
        Constraint::new(
            "xsd:Extraneous/text",
            "Extraneous",
            "text",
            "",
            "Side information about a game.",
        ),
        Constraint::new(
            "xsd:Extraneous/annotator/misplaced",
            "Extraneous/annotator",
            "misplaced",
            "",
            "Side information about a game.",
        ),
        Constraint::new(
            "xsd:Extraneous/creator/misplaced",
            "Extraneous/creator",
            "misplaced",
            "",
            "Side information about a game.",
        ),
        Constraint::new(
            "xsd:Extraneous/comment/misplaced",
            "Extraneous/comment",
            "misplaced",
            "",
            "Side information about a game.",
        ),
        Constraint::new(
            "xsd:Extraneous/clock/misplaced",
            "Extraneous/clock",
            "misplaced",
            "",
            "Side information about a game.",
        ),
        Constraint::new(
            "xsd:Extraneous/gameid/misplaced",
            "Extraneous/gameid",
            "misplaced",
            "",
            "Side information about a game.",
        ),
        Constraint::new(
            "xsd:Extraneous/annotator/undeclared-attribute",
            "Extraneous/annotator",
            "undeclared-attribute",
            "",
            "Who annotated the game.",
        ),
        Constraint::new(
            "xsd:Extraneous/annotator/undeclared-element",
            "Extraneous/annotator",
            "undeclared-element",
            "",
            "Who annotated the game.",
        ),
        Constraint::new(
            "xsd:Extraneous/annotator/minLength",
            "Extraneous/annotator",
            "minLength",
            "1",
            "Who annotated the game.",
        ),
        Constraint::new(
            "xsd:Extraneous/creator/undeclared-attribute",
            "Extraneous/creator",
            "undeclared-attribute",
            "",
            "Application that created the game; :PGN where unknown.",
        ),
        Constraint::new(
            "xsd:Extraneous/creator/undeclared-element",
            "Extraneous/creator",
            "undeclared-element",
            "",
            "Application that created the game; :PGN where unknown.",
        ),
        Constraint::new(
            "xsd:Extraneous/creator/pattern",
            "Extraneous/creator",
            "pattern",
            "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
            "Application that created the game; :PGN where unknown.",
        ),
        Constraint::new(
            "xsd:Extraneous/clock/undeclared-attribute",
            "Extraneous/clock",
            "undeclared-attribute",
            "",
            "Time on the clock at the end of the game.",
        ),
        Constraint::new(
            "xsd:Extraneous/clock/undeclared-element",
            "Extraneous/clock",
            "undeclared-element",
            "",
            "Time on the clock at the end of the game.",
        ),
        Constraint::new(
            "xsd:Extraneous/clock/pattern",
            "Extraneous/clock",
            "pattern",
            "[0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?",
            "Time on the clock at the end of the game.",
        ),
        Constraint::new(
            "xsd:GameIdentifier/@tag/minLength",
            "GameIdentifier/@tag",
            "minLength",
            "1",
            "Name of the PGN tag that holds the number, which tells the provider.",
        ),
        Constraint::new(
            "xsd:GameIdentifier/undeclared-attribute",
            "GameIdentifier",
            "undeclared-attribute",
            "",
            "Number or name of a game at its provider.",
        ),
        Constraint::new(
            "xsd:GameIdentifier/text()/undeclared-element",
            "GameIdentifier/text()",
            "undeclared-element",
            "",
            "Number or name of a game at its provider.",
        ),
        Constraint::new(
            "xsd:GameIdentifier/text()/minLength",
            "GameIdentifier/text()",
            "minLength",
            "1",
            "Number or name of a game at its provider.",
        ),
        Constraint::new(
            "xsd:Tags/undeclared-attribute",
            "Tags",
            "undeclared-attribute",
            "",
            "Unusual or private information as pairs of name and value.",
        ),
        Constraint::new(
            "xsd:Tags/undeclared-element",
            "Tags",
            "undeclared-element",
            "",
            "Unusual or private information as pairs of name and value.",
        ),
        Constraint::new(
            "xsd:Tags/text",
            "Tags",
            "text",
            "",
            "Unusual or private information as pairs of name and value.",
        ),
        Constraint::new(
            "xsd:Tag/@name/required",
            "Tag/@name",
            "required",
            "",
            "Name of the tag.",
        ),
        Constraint::new(
            "xsd:Tag/@name/minLength",
            "Tag/@name",
            "minLength",
            "1",
            "Name of the tag.",
        ),
        Constraint::new(
            "xsd:Tag/undeclared-attribute",
            "Tag",
            "undeclared-attribute",
            "",
            "A pair of name and value; the content is the value.",
        ),
        Constraint::new(
            "xsd:Tag/text()/undeclared-element",
            "Tag/text()",
            "undeclared-element",
            "",
            "A pair of name and value; the content is the value.",
        ),
        Constraint::new(
            "xsd:MoveInfo/undeclared-attribute",
            "MoveInfo",
            "undeclared-attribute",
            "",
            "Tables of information about the moves of the main line.",
        ),
        Constraint::new(
            "xsd:MoveInfo/undeclared-element",
            "MoveInfo",
            "undeclared-element",
            "",
            "Tables of information about the moves of the main line.",
        ),
        Constraint::new(
            "xsd:MoveInfo/text",
            "MoveInfo",
            "text",
            "",
            "Tables of information about the moves of the main line.",
        ),
        Constraint::new(
            "xsd:MoveInfoTable/@content/required",
            "MoveInfoTable/@content",
            "required",
            "",
            "What the items are.",
        ),
        Constraint::new(
            "xsd:MoveInfoTable/@content/enumeration",
            "MoveInfoTable/@content",
            "enumeration",
            "evaluation clocktime clock elapsedgametime elapsedmovetime elapsedmilliseconds lag videotime sent",
            "What the items are.",
        ),
        Constraint::new(
            "xsd:MoveInfoTable/@engine/datatype",
            "MoveInfoTable/@engine",
            "datatype",
            "xs:nonNegativeInteger",
            "Engine that computed the evaluations, by its id in the data of the game.",
        ),
        Constraint::new(
            "xsd:MoveInfoTable/undeclared-attribute",
            "MoveInfoTable",
            "undeclared-attribute",
            "",
            "A table: its first item belongs to the first ply of the main line, its second to the second, and so on. The attribute content says what the items are.",
        ),
        Constraint::new(
            "xsd:MoveInfoTable/text()/undeclared-element",
            "MoveInfoTable/text()",
            "undeclared-element",
            "",
            "A table: its first item belongs to the first ply of the main line, its second to the second, and so on. The attribute content says what the items are.",
        ),
        Constraint::new(
            "xsd:MoveInfoTable/text()/pattern",
            "MoveInfoTable/text()",
            "pattern",
            "([+\\-][0-9]+(:[0-9]+)?(#[0-9]+)?)?(,\\s*([+\\-][0-9]+(:[0-9]+)?(#[0-9]+)?)?)*|([0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?)?(,\\s*([0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?)?)*|([0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?)?(,\\s*([0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?)?)*",
            "A table: its first item belongs to the first ply of the main line, its second to the second, and so on. The attribute content says what the items are.",
        ),
        Constraint::new(
            "xsd:MoveSection/@movenumber/datatype",
            "MoveSection/@movenumber",
            "datatype",
            "xs:positiveInteger",
            "Number of the first move; absent: 1, or the number of the start position.",
        ),
        Constraint::new(
            "xsd:MoveSection/undeclared-attribute",
            "MoveSection",
            "undeclared-attribute",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/undeclared-element",
            "MoveSection",
            "undeclared-element",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/prologue/misplaced",
            "MoveSection/prologue",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/prelude/misplaced",
            "MoveSection/prelude",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/announcement/misplaced",
            "MoveSection/announcement",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/msg/misplaced",
            "MoveSection/msg",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/tag/misplaced",
            "MoveSection/tag",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/reference/misplaced",
            "MoveSection/reference",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/resource/misplaced",
            "MoveSection/resource",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/eval/misplaced",
            "MoveSection/eval",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/clock/misplaced",
            "MoveSection/clock",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/elapsed/misplaced",
            "MoveSection/elapsed",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/sent/misplaced",
            "MoveSection/sent",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/diagram/misplaced",
            "MoveSection/diagram",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/marker/misplaced",
            "MoveSection/marker",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/arrow/misplaced",
            "MoveSection/arrow",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/line/misplaced",
            "MoveSection/line",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/region/misplaced",
            "MoveSection/region",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/value/misplaced",
            "MoveSection/value",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/var/misplaced",
            "MoveSection/var",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/pre/misplaced",
            "MoveSection/pre",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/post/misplaced",
            "MoveSection/post",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/startstyle/misplaced",
            "MoveSection/startstyle",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/endstyle/misplaced",
            "MoveSection/endstyle",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/link/misplaced",
            "MoveSection/link",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/draw/misplaced",
            "MoveSection/draw",
            "misplaced",
            "",
            "The moves of a game: text, with annotation as elements in between. The text has a grammar of its own, see Variation.",
        ),
        Constraint::new(
            "xsd:MoveSection/announcement/undeclared-attribute",
            "MoveSection/announcement",
            "undeclared-attribute",
            "",
            "What a player announced, for instance a mate.",
        ),
        Constraint::new(
            "xsd:MoveSection/announcement/undeclared-element",
            "MoveSection/announcement",
            "undeclared-element",
            "",
            "What a player announced, for instance a mate.",
        ),
        Constraint::new(
            "xsd:MoveSection/msg/undeclared-attribute",
            "MoveSection/msg",
            "undeclared-attribute",
            "",
            "Message between the players.",
        ),
        Constraint::new(
            "xsd:MoveSection/msg/undeclared-element",
            "MoveSection/msg",
            "undeclared-element",
            "",
            "Message between the players.",
        ),
        Constraint::new(
            "xsd:MoveSection/sent/undeclared-attribute",
            "MoveSection/sent",
            "undeclared-attribute",
            "",
            "When a correspondence move was sent.",
        ),
        Constraint::new(
            "xsd:MoveSection/sent/undeclared-element",
            "MoveSection/sent",
            "undeclared-element",
            "",
            "When a correspondence move was sent.",
        ),
        Constraint::new(
            "xsd:MoveSection/sent/pattern",
            "MoveSection/sent",
            "pattern",
            "[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?",
            "When a correspondence move was sent.",
        ),
        Constraint::new(
            "xsd:MoveSection/startstyle/undeclared-attribute",
            "MoveSection/startstyle",
            "undeclared-attribute",
            "",
            "From the next move on, moves are shown in this style.",
        ),
        Constraint::new(
            "xsd:MoveSection/startstyle/undeclared-element",
            "MoveSection/startstyle",
            "undeclared-element",
            "",
            "From the next move on, moves are shown in this style.",
        ),
        Constraint::new(
            "xsd:MoveSection/startstyle/member",
            "MoveSection/startstyle",
            "member",
            "ColonName Token",
            "From the next move on, moves are shown in this style.",
        ),
        Constraint::new(
            "xsd:MoveSection/endstyle/undeclared-attribute",
            "MoveSection/endstyle",
            "undeclared-attribute",
            "",
            "Ends the style of that name.",
        ),
        Constraint::new(
            "xsd:MoveSection/endstyle/undeclared-element",
            "MoveSection/endstyle",
            "undeclared-element",
            "",
            "Ends the style of that name.",
        ),
        Constraint::new(
            "xsd:MoveSection/endstyle/member",
            "MoveSection/endstyle",
            "member",
            "ColonName Token",
            "Ends the style of that name.",
        ),
        Constraint::new(
            "xsd:Variation/undeclared-attribute",
            "Variation",
            "undeclared-attribute",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/undeclared-element",
            "Variation",
            "undeclared-element",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/prologue/misplaced",
            "Variation/prologue",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/prelude/misplaced",
            "Variation/prelude",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/announcement/misplaced",
            "Variation/announcement",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/msg/misplaced",
            "Variation/msg",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/tag/misplaced",
            "Variation/tag",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/reference/misplaced",
            "Variation/reference",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/resource/misplaced",
            "Variation/resource",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/eval/misplaced",
            "Variation/eval",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/clock/misplaced",
            "Variation/clock",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/elapsed/misplaced",
            "Variation/elapsed",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/sent/misplaced",
            "Variation/sent",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/diagram/misplaced",
            "Variation/diagram",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/marker/misplaced",
            "Variation/marker",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/arrow/misplaced",
            "Variation/arrow",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/line/misplaced",
            "Variation/line",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/region/misplaced",
            "Variation/region",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/value/misplaced",
            "Variation/value",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/var/misplaced",
            "Variation/var",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/pre/misplaced",
            "Variation/pre",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/post/misplaced",
            "Variation/post",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/startstyle/misplaced",
            "Variation/startstyle",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/endstyle/misplaced",
            "Variation/endstyle",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/link/misplaced",
            "Variation/link",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/draw/misplaced",
            "Variation/draw",
            "misplaced",
            "",
            "A line of moves. The text between the elements holds the moves and the NAGs ($1), separated by white space: a move names its squares (e2e4, e7e8Q, castling e1h1), then its flags (:e en passant, :i illegal, :v invalid, :h handicap castling, :m mirrored castling).",
        ),
        Constraint::new(
            "xsd:Variation/announcement/undeclared-attribute",
            "Variation/announcement",
            "undeclared-attribute",
            "",
            "What a player announced, for instance a mate.",
        ),
        Constraint::new(
            "xsd:Variation/announcement/undeclared-element",
            "Variation/announcement",
            "undeclared-element",
            "",
            "What a player announced, for instance a mate.",
        ),
        Constraint::new(
            "xsd:Variation/msg/undeclared-attribute",
            "Variation/msg",
            "undeclared-attribute",
            "",
            "Message between the players.",
        ),
        Constraint::new(
            "xsd:Variation/msg/undeclared-element",
            "Variation/msg",
            "undeclared-element",
            "",
            "Message between the players.",
        ),
        Constraint::new(
            "xsd:Variation/sent/undeclared-attribute",
            "Variation/sent",
            "undeclared-attribute",
            "",
            "When a correspondence move was sent.",
        ),
        Constraint::new(
            "xsd:Variation/sent/undeclared-element",
            "Variation/sent",
            "undeclared-element",
            "",
            "When a correspondence move was sent.",
        ),
        Constraint::new(
            "xsd:Variation/sent/pattern",
            "Variation/sent",
            "pattern",
            "[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?",
            "When a correspondence move was sent.",
        ),
        Constraint::new(
            "xsd:Variation/startstyle/undeclared-attribute",
            "Variation/startstyle",
            "undeclared-attribute",
            "",
            "From the next move on, moves are shown in this style.",
        ),
        Constraint::new(
            "xsd:Variation/startstyle/undeclared-element",
            "Variation/startstyle",
            "undeclared-element",
            "",
            "From the next move on, moves are shown in this style.",
        ),
        Constraint::new(
            "xsd:Variation/startstyle/member",
            "Variation/startstyle",
            "member",
            "ColonName Token",
            "From the next move on, moves are shown in this style.",
        ),
        Constraint::new(
            "xsd:Variation/endstyle/undeclared-attribute",
            "Variation/endstyle",
            "undeclared-attribute",
            "",
            "Ends the style of that name.",
        ),
        Constraint::new(
            "xsd:Variation/endstyle/undeclared-element",
            "Variation/endstyle",
            "undeclared-element",
            "",
            "Ends the style of that name.",
        ),
        Constraint::new(
            "xsd:Variation/endstyle/member",
            "Variation/endstyle",
            "member",
            "ColonName Token",
            "Ends the style of that name.",
        ),
        Constraint::new(
            "xsd:Annotation/undeclared-attribute",
            "Annotation",
            "undeclared-attribute",
            "",
            "Annotation of a position.",
        ),
        Constraint::new(
            "xsd:Annotation/undeclared-element",
            "Annotation",
            "undeclared-element",
            "",
            "Annotation of a position.",
        ),
        Constraint::new(
            "xsd:Annotation/text",
            "Annotation",
            "text",
            "",
            "Annotation of a position.",
        ),
        Constraint::new(
            "xsd:Annotation/announcement/undeclared-attribute",
            "Annotation/announcement",
            "undeclared-attribute",
            "",
            "What a player announced, for instance a mate.",
        ),
        Constraint::new(
            "xsd:Annotation/announcement/undeclared-element",
            "Annotation/announcement",
            "undeclared-element",
            "",
            "What a player announced, for instance a mate.",
        ),
        Constraint::new(
            "xsd:Annotation/msg/undeclared-attribute",
            "Annotation/msg",
            "undeclared-attribute",
            "",
            "Message between the players.",
        ),
        Constraint::new(
            "xsd:Annotation/msg/undeclared-element",
            "Annotation/msg",
            "undeclared-element",
            "",
            "Message between the players.",
        ),
        Constraint::new(
            "xsd:Annotation/sent/undeclared-attribute",
            "Annotation/sent",
            "undeclared-attribute",
            "",
            "When a correspondence move was sent.",
        ),
        Constraint::new(
            "xsd:Annotation/sent/undeclared-element",
            "Annotation/sent",
            "undeclared-element",
            "",
            "When a correspondence move was sent.",
        ),
        Constraint::new(
            "xsd:Annotation/sent/pattern",
            "Annotation/sent",
            "pattern",
            "[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?",
            "When a correspondence move was sent.",
        ),
        Constraint::new(
            "xsd:MoveInfoEval/@engine/datatype",
            "MoveInfoEval/@engine",
            "datatype",
            "xs:nonNegativeInteger",
            "Engine that computed it, by its id in the data of the game.",
        ),
        Constraint::new(
            "xsd:MoveInfoEval/undeclared-attribute",
            "MoveInfoEval",
            "undeclared-attribute",
            "",
            "An evaluation of a move, see EvaluationItem.",
        ),
        Constraint::new(
            "xsd:MoveInfoEval/text()/undeclared-element",
            "MoveInfoEval/text()",
            "undeclared-element",
            "",
            "An evaluation of a move, see EvaluationItem.",
        ),
        Constraint::new(
            "xsd:MoveInfoEval/text()/pattern",
            "MoveInfoEval/text()",
            "pattern",
            "[+\\-][0-9]+(:[0-9]+)?(#[0-9]+)?",
            "An evaluation of a move, see EvaluationItem.",
        ),
        Constraint::new(
            "xsd:MoveInfoClock/@content/enumeration",
            "MoveInfoClock/@content",
            "enumeration",
            "clocktime clock elapsedgametime elapsedmovetime",
            "Which clock.",
        ),
        Constraint::new(
            "xsd:MoveInfoClock/undeclared-attribute",
            "MoveInfoClock",
            "undeclared-attribute",
            "",
            "A clock at a move.",
        ),
        Constraint::new(
            "xsd:MoveInfoClock/text()/undeclared-element",
            "MoveInfoClock/text()",
            "undeclared-element",
            "",
            "A clock at a move.",
        ),
        Constraint::new(
            "xsd:MoveInfoClock/text()/pattern",
            "MoveInfoClock/text()",
            "pattern",
            "[0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?",
            "A clock at a move.",
        ),
        Constraint::new(
            "xsd:ElapsedMilliSecs/@content/enumeration",
            "ElapsedMilliSecs/@content",
            "enumeration",
            "elapsedmilliseconds lag videotime",
            "Which duration.",
        ),
        Constraint::new(
            "xsd:ElapsedMilliSecs/undeclared-attribute",
            "ElapsedMilliSecs",
            "undeclared-attribute",
            "",
            "A duration at a move: milliseconds, or centiseconds where the content is videotime.",
        ),
        Constraint::new(
            "xsd:ElapsedMilliSecs/text()/undeclared-element",
            "ElapsedMilliSecs/text()",
            "undeclared-element",
            "",
            "A duration at a move: milliseconds, or centiseconds where the content is videotime.",
        ),
        Constraint::new(
            "xsd:ElapsedMilliSecs/text()/datatype",
            "ElapsedMilliSecs/text()",
            "datatype",
            "xs:nonNegativeInteger",
            "A duration at a move: milliseconds, or centiseconds where the content is videotime.",
        ),
        Constraint::new(
            "xsd:Reference/@url/datatype",
            "Reference/@url",
            "datatype",
            "xs:anyURI",
            "Its address.",
        ),
        Constraint::new(
            "xsd:Reference/undeclared-attribute",
            "Reference",
            "undeclared-attribute",
            "",
            "Reference to literature or to a game elsewhere.",
        ),
        Constraint::new(
            "xsd:Reference/text()/undeclared-element",
            "Reference/text()",
            "undeclared-element",
            "",
            "Reference to literature or to a game elsewhere.",
        ),
        Constraint::new(
            "xsd:Reference/text()/minLength",
            "Reference/text()",
            "minLength",
            "1",
            "Reference to literature or to a game elsewhere.",
        ),
        Constraint::new(
            "xsd:GameLink/@id/datatype",
            "GameLink/@id",
            "datatype",
            "xs:nonNegativeInteger",
            "The game, by its entry in the index.",
        ),
        Constraint::new(
            "xsd:GameLink/@id/maxInclusive",
            "GameLink/@id",
            "maxInclusive",
            "16777215",
            "The game, by its entry in the index.",
        ),
        Constraint::new(
            "xsd:GameLink/@archive/datatype",
            "GameLink/@archive",
            "datatype",
            "xs:anyURI",
            "Address of the archive that holds the game; absent: this one.",
        ),
        Constraint::new(
            "xsd:GameLink/undeclared-attribute",
            "GameLink",
            "undeclared-attribute",
            "",
            "Link to a game; the content is the text to show.",
        ),
        Constraint::new(
            "xsd:GameLink/text()/undeclared-element",
            "GameLink/text()",
            "undeclared-element",
            "",
            "Link to a game; the content is the text to show.",
        ),
        Constraint::new(
            "xsd:GameLink/text()/minLength",
            "GameLink/text()",
            "minLength",
            "1",
            "Link to a game; the content is the text to show.",
        ),
        Constraint::new(
            "xsd:Diagram/@flipped/datatype",
            "Diagram/@flipped",
            "datatype",
            "xs:boolean",
            "Whether Black is shown at the bottom.",
        ),
        Constraint::new(
            "xsd:Diagram/undeclared-attribute",
            "Diagram",
            "undeclared-attribute",
            "",
            "Place where a diagram of the position is shown.",
        ),
        Constraint::new(
            "xsd:Diagram/undeclared-element",
            "Diagram",
            "undeclared-element",
            "",
            "Place where a diagram of the position is shown.",
        ),
        Constraint::new(
            "xsd:Diagram/text",
            "Diagram",
            "text",
            "",
            "Place where a diagram of the position is shown.",
        ),
        Constraint::new(
            "xsd:Arrow/@color/required",
            "Arrow/@color",
            "required",
            "",
            "Colour of the mark.",
        ),
        Constraint::new(
            "xsd:Arrow/@color/member",
            "Arrow/@color",
            "member",
            "ColorName RGBColor",
            "Colour of the mark.",
        ),
        Constraint::new(
            "xsd:Arrow/@opacity/datatype",
            "Arrow/@opacity",
            "datatype",
            "xs:decimal",
            "Opacity of the mark; absent: the viewer's choice.",
        ),
        Constraint::new(
            "xsd:Arrow/@opacity/minInclusive",
            "Arrow/@opacity",
            "minInclusive",
            "0",
            "Opacity of the mark; absent: the viewer's choice.",
        ),
        Constraint::new(
            "xsd:Arrow/@opacity/maxInclusive",
            "Arrow/@opacity",
            "maxInclusive",
            "1",
            "Opacity of the mark; absent: the viewer's choice.",
        ),
        Constraint::new(
            "xsd:Arrow/@from/required",
            "Arrow/@from",
            "required",
            "",
            "Where it begins.",
        ),
        Constraint::new(
            "xsd:Arrow/@from/pattern",
            "Arrow/@from",
            "pattern",
            "([a-z]|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz|aaa|bbb|ccc|ddd|eee|fff|ggg|hhh|iii|jjj|kkk|lll)([1-9]|[1-5][0-9]|6[0-4])([A-H][1-8]?)?",
            "Where it begins.",
        ),
        Constraint::new(
            "xsd:Arrow/@to/required",
            "Arrow/@to",
            "required",
            "",
            "Where it points.",
        ),
        Constraint::new(
            "xsd:Arrow/@to/pattern",
            "Arrow/@to",
            "pattern",
            "([a-z]|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz|aaa|bbb|ccc|ddd|eee|fff|ggg|hhh|iii|jjj|kkk|lll)([1-9]|[1-5][0-9]|6[0-4])([A-H][1-8]?)?",
            "Where it points.",
        ),
        Constraint::new(
            "xsd:Arrow/undeclared-attribute",
            "Arrow",
            "undeclared-attribute",
            "",
            "An arrow from the middle of one square to another.",
        ),
        Constraint::new(
            "xsd:Arrow/undeclared-element",
            "Arrow",
            "undeclared-element",
            "",
            "An arrow from the middle of one square to another.",
        ),
        Constraint::new(
            "xsd:Arrow/text",
            "Arrow",
            "text",
            "",
            "An arrow from the middle of one square to another.",
        ),
        Constraint::new(
            "xsd:Marker/@type/required",
            "Marker/@type",
            "required",
            "",
            "Shape, character or symbol.",
        ),
        Constraint::new(
            "xsd:Marker/@type/member",
            "Marker/@type",
            "member",
            "MarkerTypeID MarkerText Identifier",
            "Shape, character or symbol.",
        ),
        Constraint::new(
            "xsd:Marker/@color/required",
            "Marker/@color",
            "required",
            "",
            "Colour of the mark.",
        ),
        Constraint::new(
            "xsd:Marker/@color/member",
            "Marker/@color",
            "member",
            "ColorName RGBColor",
            "Colour of the mark.",
        ),
        Constraint::new(
            "xsd:Marker/@opacity/datatype",
            "Marker/@opacity",
            "datatype",
            "xs:decimal",
            "Opacity of the mark; absent: the viewer's choice.",
        ),
        Constraint::new(
            "xsd:Marker/@opacity/minInclusive",
            "Marker/@opacity",
            "minInclusive",
            "0",
            "Opacity of the mark; absent: the viewer's choice.",
        ),
        Constraint::new(
            "xsd:Marker/@opacity/maxInclusive",
            "Marker/@opacity",
            "maxInclusive",
            "1",
            "Opacity of the mark; absent: the viewer's choice.",
        ),
        Constraint::new(
            "xsd:Marker/@at/required",
            "Marker/@at",
            "required",
            "",
            "The square.",
        ),
        Constraint::new(
            "xsd:Marker/@at/pattern",
            "Marker/@at",
            "pattern",
            "([a-z]|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz|aaa|bbb|ccc|ddd|eee|fff|ggg|hhh|iii|jjj|kkk|lll)([1-9]|[1-5][0-9]|6[0-4])([A-H][1-8]?)?",
            "The square.",
        ),
        Constraint::new(
            "xsd:Marker/undeclared-attribute",
            "Marker",
            "undeclared-attribute",
            "",
            "A mark on a square.",
        ),
        Constraint::new(
            "xsd:Marker/undeclared-element",
            "Marker",
            "undeclared-element",
            "",
            "A mark on a square.",
        ),
        Constraint::new("xsd:Marker/text", "Marker", "text", "", "A mark on a square."),
        Constraint::new(
            "xsd:Line/@color/required",
            "Line/@color",
            "required",
            "",
            "Colour of the mark.",
        ),
        Constraint::new(
            "xsd:Line/@color/member",
            "Line/@color",
            "member",
            "ColorName RGBColor",
            "Colour of the mark.",
        ),
        Constraint::new(
            "xsd:Line/undeclared-attribute",
            "Line",
            "undeclared-attribute",
            "",
            "A line; the content names its squares one after the other, at least two.",
        ),
        Constraint::new(
            "xsd:Line/text()/undeclared-element",
            "Line/text()",
            "undeclared-element",
            "",
            "A line; the content names its squares one after the other, at least two.",
        ),
        Constraint::new(
            "xsd:Line/text()/pattern",
            "Line/text()",
            "pattern",
            "(([a-z]|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz|aaa|bbb|ccc|ddd|eee|fff|ggg|hhh|iii|jjj|kkk|lll)([1-9]|[1-5][0-9]|6[0-4])([A-H][1-8]?)?)+",
            "A line; the content names its squares one after the other, at least two.",
        ),
        Constraint::new(
            "xsd:Region/@from/required",
            "Region/@from",
            "required",
            "",
            "One corner.",
        ),
        Constraint::new(
            "xsd:Region/@from/pattern",
            "Region/@from",
            "pattern",
            "([a-z]|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz|aaa|bbb|ccc|ddd|eee|fff|ggg|hhh|iii|jjj|kkk|lll)([1-9]|[1-5][0-9]|6[0-4])([A-H][1-8]?)?",
            "One corner.",
        ),
        Constraint::new(
            "xsd:Region/@to/required",
            "Region/@to",
            "required",
            "",
            "The corner opposite.",
        ),
        Constraint::new(
            "xsd:Region/@to/pattern",
            "Region/@to",
            "pattern",
            "([a-z]|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz|aaa|bbb|ccc|ddd|eee|fff|ggg|hhh|iii|jjj|kkk|lll)([1-9]|[1-5][0-9]|6[0-4])([A-H][1-8]?)?",
            "The corner opposite.",
        ),
        Constraint::new(
            "xsd:Region/@color/required",
            "Region/@color",
            "required",
            "",
            "Colour of the mark.",
        ),
        Constraint::new(
            "xsd:Region/@color/member",
            "Region/@color",
            "member",
            "ColorName RGBColor",
            "Colour of the mark.",
        ),
        Constraint::new(
            "xsd:Region/undeclared-attribute",
            "Region",
            "undeclared-attribute",
            "",
            "A mark on a rectangle of squares; the content is a text to show.",
        ),
        Constraint::new(
            "xsd:Region/text()/undeclared-element",
            "Region/text()",
            "undeclared-element",
            "",
            "A mark on a rectangle of squares; the content is a text to show.",
        ),
        Constraint::new(
            "xsd:Value/@at/required",
            "Value/@at",
            "required",
            "",
            "The square.",
        ),
        Constraint::new(
            "xsd:Value/@at/pattern",
            "Value/@at",
            "pattern",
            "([a-z]|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz|aaa|bbb|ccc|ddd|eee|fff|ggg|hhh|iii|jjj|kkk|lll)([1-9]|[1-5][0-9]|6[0-4])([A-H][1-8]?)?",
            "The square.",
        ),
        Constraint::new(
            "xsd:Value/@color/member",
            "Value/@color",
            "member",
            "ColorName RGBColor",
            "Colour of the text.",
        ),
        Constraint::new(
            "xsd:Value/undeclared-attribute",
            "Value",
            "undeclared-attribute",
            "",
            "A short text on a square; the content is the text.",
        ),
        Constraint::new(
            "xsd:Value/text()/undeclared-element",
            "Value/text()",
            "undeclared-element",
            "",
            "A short text on a square; the content is the text.",
        ),
        Constraint::new(
            "xsd:MoveStyle/@identifier/required",
            "MoveStyle/@identifier",
            "required",
            "",
            "Name by which move sections use the style.",
        ),
        Constraint::new(
            "xsd:MoveStyle/@identifier/member",
            "MoveStyle/@identifier",
            "member",
            "ColonName Token",
            "Name by which move sections use the style.",
        ),
        Constraint::new(
            "xsd:MoveStyle/@signature/pattern",
            "MoveStyle/@signature",
            "pattern",
            "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
            "Application to which the style belongs.",
        ),
        Constraint::new(
            "xsd:MoveStyle/undeclared-attribute",
            "MoveStyle",
            "undeclared-attribute",
            "",
            "A style in which moves are shown.",
        ),
        Constraint::new(
            "xsd:MoveStyle/undeclared-element",
            "MoveStyle",
            "undeclared-element",
            "",
            "A style in which moves are shown.",
        ),
        Constraint::new(
            "xsd:MoveStyle/text",
            "MoveStyle",
            "text",
            "",
            "A style in which moves are shown.",
        ),
        Constraint::new(
            "xsd:MoveStyle/sign/misplaced",
            "MoveStyle/sign",
            "misplaced",
            "",
            "A style in which moves are shown.",
        ),
        Constraint::new(
            "xsd:MoveStyle/priority/misplaced",
            "MoveStyle/priority",
            "misplaced",
            "",
            "A style in which moves are shown.",
        ),
        Constraint::new(
            "xsd:MoveStyle/fontsize/misplaced",
            "MoveStyle/fontsize",
            "misplaced",
            "",
            "A style in which moves are shown.",
        ),
        Constraint::new(
            "xsd:MoveStyle/fontstyle/misplaced",
            "MoveStyle/fontstyle",
            "misplaced",
            "",
            "A style in which moves are shown.",
        ),
        Constraint::new(
            "xsd:MoveStyle/foreground/misplaced",
            "MoveStyle/foreground",
            "misplaced",
            "",
            "A style in which moves are shown.",
        ),
        Constraint::new(
            "xsd:MoveStyle/background/misplaced",
            "MoveStyle/background",
            "misplaced",
            "",
            "A style in which moves are shown.",
        ),
        Constraint::new(
            "xsd:MoveStyle/description/misplaced",
            "MoveStyle/description",
            "misplaced",
            "",
            "A style in which moves are shown.",
        ),
        Constraint::new(
            "xsd:MoveStyle/priority/undeclared-attribute",
            "MoveStyle/priority",
            "undeclared-attribute",
            "",
            "Of styles that overlap, the one with the greater number wins.",
        ),
        Constraint::new(
            "xsd:MoveStyle/priority/undeclared-element",
            "MoveStyle/priority",
            "undeclared-element",
            "",
            "Of styles that overlap, the one with the greater number wins.",
        ),
        Constraint::new(
            "xsd:MoveStyle/priority/datatype",
            "MoveStyle/priority",
            "datatype",
            "xs:unsignedByte",
            "Of styles that overlap, the one with the greater number wins.",
        ),
        Constraint::new(
            "xsd:MoveStyle/fontsize/undeclared-attribute",
            "MoveStyle/fontsize",
            "undeclared-attribute",
            "",
            "Size in percent of the usual one.",
        ),
        Constraint::new(
            "xsd:MoveStyle/fontsize/undeclared-element",
            "MoveStyle/fontsize",
            "undeclared-element",
            "",
            "Size in percent of the usual one.",
        ),
        Constraint::new(
            "xsd:MoveStyle/fontsize/datatype",
            "MoveStyle/fontsize",
            "datatype",
            "xs:unsignedByte",
            "Size in percent of the usual one.",
        ),
        Constraint::new(
            "xsd:MoveStyle/fontstyle/undeclared-attribute",
            "MoveStyle/fontstyle",
            "undeclared-attribute",
            "",
            "Properties of the type.",
        ),
        Constraint::new(
            "xsd:MoveStyle/fontstyle/undeclared-element",
            "MoveStyle/fontstyle",
            "undeclared-element",
            "",
            "Properties of the type.",
        ),
        Constraint::new(
            "xsd:MoveStyle/fontstyle/enumeration",
            "MoveStyle/fontstyle",
            "enumeration",
            "bold italic underline",
            "Properties of the type.",
        ),
        Constraint::new(
            "xsd:MoveStyle/foreground/undeclared-attribute",
            "MoveStyle/foreground",
            "undeclared-attribute",
            "",
            "Colour of the text.",
        ),
        Constraint::new(
            "xsd:MoveStyle/foreground/undeclared-element",
            "MoveStyle/foreground",
            "undeclared-element",
            "",
            "Colour of the text.",
        ),
        Constraint::new(
            "xsd:MoveStyle/foreground/pattern",
            "MoveStyle/foreground",
            "pattern",
            "#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?",
            "Colour of the text.",
        ),
        Constraint::new(
            "xsd:MoveStyle/background/undeclared-attribute",
            "MoveStyle/background",
            "undeclared-attribute",
            "",
            "Colour behind the text.",
        ),
        Constraint::new(
            "xsd:MoveStyle/background/undeclared-element",
            "MoveStyle/background",
            "undeclared-element",
            "",
            "Colour behind the text.",
        ),
        Constraint::new(
            "xsd:MoveStyle/background/pattern",
            "MoveStyle/background",
            "pattern",
            "#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?",
            "Colour behind the text.",
        ),
        Constraint::new(
            "xsd:MoveSign/@position/enumeration",
            "MoveSign/@position",
            "enumeration",
            "before after",
            "Where it is shown.",
        ),
        Constraint::new(
            "xsd:MoveSign/@color/pattern",
            "MoveSign/@color",
            "pattern",
            "#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?",
            "Its colour.",
        ),
        Constraint::new(
            "xsd:MoveSign/undeclared-attribute",
            "MoveSign",
            "undeclared-attribute",
            "",
            "A character shown with a move.",
        ),
        Constraint::new(
            "xsd:MoveSign/text()/undeclared-element",
            "MoveSign/text()",
            "undeclared-element",
            "",
            "A character shown with a move.",
        ),
        Constraint::new(
            "xsd:MoveSign/text()/pattern",
            "MoveSign/text()",
            "pattern",
            ".",
            "A character shown with a move.",
        ),
        Constraint::new(
            "xsd:Empty/undeclared-attribute",
            "Empty",
            "undeclared-attribute",
            "",
            "No content and no attributes.",
        ),
        Constraint::new(
            "xsd:Empty/undeclared-element",
            "Empty",
            "undeclared-element",
            "",
            "No content and no attributes.",
        ),
        Constraint::new(
            "xsd:Empty/text",
            "Empty",
            "text",
            "",
            "No content and no attributes.",
        ),
        Constraint::new(
            "xsd:Date/@utc/datatype",
            "Date/@utc",
            "datatype",
            "xs:boolean",
            "Whether the date is in universal time rather than in local time.",
        ),
        Constraint::new(
            "xsd:Date/undeclared-attribute",
            "Date",
            "undeclared-attribute",
            "",
            "A date: a year, a year and month, or a day. Whether the day exists is a semantic rule.",
        ),
        Constraint::new(
            "xsd:Date/text()/undeclared-element",
            "Date/text()",
            "undeclared-element",
            "",
            "A date: a year, a year and month, or a day. Whether the day exists is a semantic rule.",
        ),
        Constraint::new(
            "xsd:Date/text()/pattern",
            "Date/text()",
            "pattern",
            "[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?",
            "A date: a year, a year and month, or a day. Whether the day exists is a semantic rule.",
        ),
        Constraint::new(
            "xsd:Comment/@lang/member",
            "Comment/@lang",
            "member",
            "xs:language UnknownLanguage",
            "Language of the text. Absent: the text is independent of language.",
        ),
        Constraint::new(
            "xsd:Comment/@format/enumeration",
            "Comment/@format",
            "enumeration",
            "plain html xml",
            "How the text is marked up.",
        ),
        Constraint::new(
            "xsd:Comment/undeclared-attribute",
            "Comment",
            "undeclared-attribute",
            "",
            "A comment. White space is kept.",
        ),
        Constraint::new(
            "xsd:Comment/text()/undeclared-element",
            "Comment/text()",
            "undeclared-element",
            "",
            "A comment. White space is kept.",
        ),
        Constraint::new(
            "xsd:XMLContent/undeclared-attribute",
            "XMLContent",
            "undeclared-attribute",
            "",
            "Markup of a comment with format=xml, once unescaped. No element of an archive has this type.",
        ),
        Constraint::new(
            "xsd:XMLContent/undeclared-element",
            "XMLContent",
            "undeclared-element",
            "",
            "Markup of a comment with format=xml, once unescaped. No element of an archive has this type.",
        ),
        Constraint::new(
            "xsd:XMLContent/nag/undeclared-attribute",
            "XMLContent/nag",
            "undeclared-attribute",
            "",
            "An annotation glyph.",
        ),
        Constraint::new(
            "xsd:XMLContent/nag/undeclared-element",
            "XMLContent/nag",
            "undeclared-element",
            "",
            "An annotation glyph.",
        ),
        Constraint::new(
            "xsd:XMLContent/nag/member",
            "XMLContent/nag",
            "member",
            "StandardNAG UserNAG",
            "An annotation glyph.",
        ),
        Constraint::new(
            "xsd:XMLContent/sym/undeclared-attribute",
            "XMLContent/sym",
            "undeclared-attribute",
            "",
            "A piece, shown as a figurine.",
        ),
        Constraint::new(
            "xsd:XMLContent/sym/undeclared-element",
            "XMLContent/sym",
            "undeclared-element",
            "",
            "A piece, shown as a figurine.",
        ),
        Constraint::new(
            "xsd:XMLContent/sym/pattern",
            "XMLContent/sym",
            "pattern",
            "[KQRBNPkqrbnp]",
            "A piece, shown as a figurine.",
        ),
        Constraint::new(
            "xsd:XMLContent/emo/undeclared-attribute",
            "XMLContent/emo",
            "undeclared-attribute",
            "",
            "An emoticon.",
        ),
        Constraint::new(
            "xsd:XMLContent/emo/undeclared-element",
            "XMLContent/emo",
            "undeclared-element",
            "",
            "An emoticon.",
        ),
        Constraint::new(
            "xsd:XMLContent/emo/pattern",
            "XMLContent/emo",
            "pattern",
            "[^:\\s][^\\s]*",
            "An emoticon.",
        ),
        Constraint::new(
            "xsd:BLOb/@name/minLength",
            "BLOb/@name",
            "minLength",
            "1",
            "Name by which links refer to it.",
        ),
        Constraint::new(
            "xsd:BLOb/@mimetype/required",
            "BLOb/@mimetype",
            "required",
            "",
            "Kind of data.",
        ),
        Constraint::new(
            "xsd:BLOb/@mimetype/pattern",
            "BLOb/@mimetype",
            "pattern",
            "[^/\\s]+/[^/\\s]+",
            "Kind of data.",
        ),
        Constraint::new(
            "xsd:BLOb/@compression/required",
            "BLOb/@compression",
            "required",
            "",
            "How the data is compressed.",
        ),
        Constraint::new(
            "xsd:BLOb/@compression/enumeration",
            "BLOb/@compression",
            "enumeration",
            "zlib none",
            "How the data is compressed.",
        ),
        Constraint::new(
            "xsd:BLOb/@size/required",
            "BLOb/@size",
            "required",
            "",
            "Number of bytes of the raw data, before compression and encoding.",
        ),
        Constraint::new(
            "xsd:BLOb/@size/datatype",
            "BLOb/@size",
            "datatype",
            "xs:positiveInteger",
            "Number of bytes of the raw data, before compression and encoding.",
        ),
        Constraint::new(
            "xsd:BLOb/undeclared-attribute",
            "BLOb",
            "undeclared-attribute",
            "",
            "Binary data within the archive, as basE91 text.",
        ),
        Constraint::new(
            "xsd:BLOb/text()/undeclared-element",
            "BLOb/text()",
            "undeclared-element",
            "",
            "Binary data within the archive, as basE91 text.",
        ),
        Constraint::new(
            "xsd:BLOb/text()/pattern",
            "BLOb/text()",
            "pattern",
            "([!#-;=?-~]{100})*[!#-;=?-~]{0,99}",
            "Binary data within the archive, as basE91 text.",
        ),
        Constraint::new(
            "xsd:ExternalResource/@name/minLength",
            "ExternalResource/@name",
            "minLength",
            "1",
            "Name to show.",
        ),
        Constraint::new(
            "xsd:ExternalResource/@mimetype/pattern",
            "ExternalResource/@mimetype",
            "pattern",
            "[^/\\s]+/[^/\\s]+",
            "Kind of data.",
        ),
        Constraint::new(
            "xsd:ExternalResource/undeclared-attribute",
            "ExternalResource",
            "undeclared-attribute",
            "",
            "Address of data outside the archive.",
        ),
        Constraint::new(
            "xsd:ExternalResource/text()/undeclared-element",
            "ExternalResource/text()",
            "undeclared-element",
            "",
            "Address of data outside the archive.",
        ),
        Constraint::new(
            "xsd:ExternalResource/text()/datatype",
            "ExternalResource/text()",
            "datatype",
            "xs:anyURI",
            "Address of data outside the archive.",
        ),
        Constraint::new(
            "xsd:cif/undeclared-attribute",
            "cif",
            "undeclared-attribute",
            "",
            "",
        ),
        Constraint::new(
            "xsd:cif/undeclared-element",
            "cif",
            "undeclared-element",
            "",
            "",
        ),
        Constraint::new("xsd:cif/text", "cif", "text", "", ""),
        Constraint::new("xsd:cif/incomplete", "cif", "incomplete", "", ""),
        Constraint::new("xsd:cif/game/misplaced", "cif/game", "misplaced", "", ""),
        Constraint::new(
            "xsd:cif/document/misplaced",
            "cif/document",
            "misplaced",
            "",
            "",
        ),
        Constraint::new("xsd:cif/data/misplaced", "cif/data", "misplaced", "", ""),
        Constraint::new(
            "xsd:cif/namebase/misplaced",
            "cif/namebase",
            "misplaced",
            "",
            "",
        ),
        Constraint::new("xsd:cif/index/misplaced", "cif/index", "misplaced", "", ""),
        Constraint::new("xsd:cif/info/misplaced", "cif/info", "misplaced", "", ""),
    ]
};
/// Every facet of the schema, where it is written.
pub const FACETS: &[::cif_runtime::schema::Constraint] = {
    #[allow(unused_imports)]
    use ::cif_runtime::schema::Constraint;
    &[
        Constraint::new(
            "xsd:Version/enumeration",
            "Version",
            "enumeration",
            "1.0",
            "The one version there is.",
        ),
        Constraint::new(
            "xsd:IndexType/enumeration",
            "IndexType",
            "enumeration",
            "archive",
            "The entries are the heads of items of this archive.",
        ),
        Constraint::new(
            "xsd:IndexType/enumeration",
            "IndexType",
            "enumeration",
            "listing",
            "The entries list games that the archive does not hold; no item refers to them.",
        ),
        Constraint::new(
            "xsd:Species/enumeration",
            "Species",
            "enumeration",
            "human",
            "A person.",
        ),
        Constraint::new(
            "xsd:Species/enumeration",
            "Species",
            "enumeration",
            "program",
            "A chess program.",
        ),
        Constraint::new(
            "xsd:Gender/enumeration",
            "Gender",
            "enumeration",
            "male",
            "Male.",
        ),
        Constraint::new(
            "xsd:Gender/enumeration",
            "Gender",
            "enumeration",
            "female",
            "Female.",
        ),
        Constraint::new(
            "xsd:Quality/maxInclusive",
            "Quality",
            "maxInclusive",
            "5",
            "Quality of the data: 1 very high, 2 high, 3 normal, 4 low, 5 very low.",
        ),
        Constraint::new(
            "xsd:Result/enumeration",
            "Result",
            "enumeration",
            "1-0",
            "White won.",
        ),
        Constraint::new(
            "xsd:Result/enumeration",
            "Result",
            "enumeration",
            "0-1",
            "Black won.",
        ),
        Constraint::new(
            "xsd:Result/enumeration",
            "Result",
            "enumeration",
            "1/2-1/2",
            "A draw.",
        ),
        Constraint::new(
            "xsd:Result/enumeration",
            "Result",
            "enumeration",
            "0-0",
            "Lost by both.",
        ),
        Constraint::new(
            "xsd:Result/enumeration",
            "Result",
            "enumeration",
            "*",
            "Unknown, unfinished or not played.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "Normal",
            "Ended by the play: mate, stalemate, resignation, agreement.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "ByForfeit",
            "Lost by forfeit, for instance by not appearing.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "Abandoned",
            "Abandoned.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "Adjudication",
            "Decided by adjudication.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "Disconnection",
            "Ended by a lost connection.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "Emergency",
            "Ended by unforeseen circumstances.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "RulesInfraction",
            "Forfeited for breaking the rules.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "TimeForfeit",
            "Lost on time.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "TimeForfeitBoth",
            "Both ran out of time.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "Unplayed",
            "Never played.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "Unterminated",
            "Not ended.",
        ),
        Constraint::new(
            "xsd:Termination/enumeration",
            "Termination",
            "enumeration",
            "Death",
            "Ended by a player's death.",
        ),
        Constraint::new(
            "xsd:RoundAndSubround/pattern",
            "RoundAndSubround",
            "pattern",
            "[0-9]+(\\.[0-9]+)?",
            "A round is a number, or two with a point between them, like 3 or 3.2.",
        ),
        Constraint::new(
            "xsd:PlyCount/maxInclusive",
            "PlyCount",
            "maxInclusive",
            "32767",
            "Number of plies: moves of one side.",
        ),
        Constraint::new(
            "xsd:Aids/enumeration",
            "Aids",
            "enumeration",
            "engine",
            "The player is an engine, or plays what it says.",
        ),
        Constraint::new(
            "xsd:Aids/enumeration",
            "Aids",
            "enumeration",
            "centaur",
            "A person plays with the help of an engine.",
        ),
        Constraint::new(
            "xsd:TimeMode/enumeration",
            "TimeMode",
            "enumeration",
            "normal",
            "An hour or more.",
        ),
        Constraint::new(
            "xsd:TimeMode/enumeration",
            "TimeMode",
            "enumeration",
            "rapid",
            "From fifteen minutes to less than an hour.",
        ),
        Constraint::new(
            "xsd:TimeMode/enumeration",
            "TimeMode",
            "enumeration",
            "blitz",
            "Less than fifteen minutes.",
        ),
        Constraint::new(
            "xsd:TimeMode/enumeration",
            "TimeMode",
            "enumeration",
            "bullet",
            "One or two minutes.",
        ),
        Constraint::new(
            "xsd:TimeMode/enumeration",
            "TimeMode",
            "enumeration",
            "correspondence",
            "Days per move.",
        ),
        Constraint::new(
            "xsd:TimeControl/pattern",
            "TimeControl",
            "pattern",
            "([0-9]+([/+][0-9]+)?|\\*[0-9]+)?",
            "A time control is seconds, like 300 or 180+2, moves and seconds, like 40/7200, or *60 for a sandclock.",
        ),
        Constraint::new(
            "xsd:Eco/pattern",
            "Eco",
            "pattern",
            "[A-E][0-9][0-9]",
            "An ECO code is a letter from A to E and two digits, like B90.",
        ),
        Constraint::new(
            "xsd:NIC/pattern",
            "NIC",
            "pattern",
            "[A-Z][A-Z]( [1-9][0-9]*(\\.[1-9][0-9]*)*)?",
            "A key of New In Chess is two capital letters, then perhaps a number, like SI 14.1.",
        ),
        Constraint::new(
            "xsd:MoveInfoItems/pattern",
            "MoveInfoItems",
            "pattern",
            "([+\\-][0-9]+(:[0-9]+)?(#[0-9]+)?)?(,\\s*([+\\-][0-9]+(:[0-9]+)?(#[0-9]+)?)?)*",
            "Items are evaluations, like +13:18#250.",
        ),
        Constraint::new(
            "xsd:MoveInfoItems/pattern",
            "MoveInfoItems",
            "pattern",
            "([0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?)?(,\\s*([0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?)?)*",
            "All are times, like 0:03:00 or 180.",
        ),
        Constraint::new(
            "xsd:MoveInfoItems/pattern",
            "MoveInfoItems",
            "pattern",
            "([0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?)?(,\\s*([0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?)?)*",
            "All are time stamps, like 2014-12-21T23:57, with commas between them.",
        ),
        Constraint::new(
            "xsd:EvaluationItem/pattern",
            "EvaluationItem",
            "pattern",
            "[+\\-][0-9]+(:[0-9]+)?(#[0-9]+)?",
            "An evaluation is a sign and centipawns, then perhaps :depth and #centiseconds, like +13:18#250.",
        ),
        Constraint::new(
            "xsd:TableContent/enumeration",
            "TableContent",
            "enumeration",
            "evaluation",
            "Evaluations of an engine, like PGN's %eval.",
        ),
        Constraint::new(
            "xsd:TableContent/enumeration",
            "TableContent",
            "enumeration",
            "clocktime",
            "Time that the player's clock shows, like PGN's %ct.",
        ),
        Constraint::new(
            "xsd:TableContent/enumeration",
            "TableContent",
            "enumeration",
            "clock",
            "Time left until the next time control, like PGN's %clk.",
        ),
        Constraint::new(
            "xsd:TableContent/enumeration",
            "TableContent",
            "enumeration",
            "elapsedgametime",
            "Time the player has used for all moves so far, like PGN's %egt.",
        ),
        Constraint::new(
            "xsd:TableContent/enumeration",
            "TableContent",
            "enumeration",
            "elapsedmovetime",
            "Time the player used for the move, like PGN's %emt.",
        ),
        Constraint::new(
            "xsd:TableContent/enumeration",
            "TableContent",
            "enumeration",
            "elapsedmilliseconds",
            "Milliseconds used for the move.",
        ),
        Constraint::new(
            "xsd:TableContent/enumeration",
            "TableContent",
            "enumeration",
            "lag",
            "Milliseconds lost in transmission.",
        ),
        Constraint::new(
            "xsd:TableContent/enumeration",
            "TableContent",
            "enumeration",
            "videotime",
            "Centiseconds from the start of a video to the move.",
        ),
        Constraint::new(
            "xsd:TableContent/enumeration",
            "TableContent",
            "enumeration",
            "sent",
            "Time stamps at which correspondence moves were sent, like PGN's %ccsnt.",
        ),
        Constraint::new(
            "xsd:ClockContent/enumeration",
            "ClockContent",
            "enumeration",
            "clocktime",
            "Time that the player's clock shows.",
        ),
        Constraint::new(
            "xsd:ClockContent/enumeration",
            "ClockContent",
            "enumeration",
            "clock",
            "Time left until the next time control.",
        ),
        Constraint::new(
            "xsd:ClockContent/enumeration",
            "ClockContent",
            "enumeration",
            "elapsedgametime",
            "Time the player has used for all moves so far.",
        ),
        Constraint::new(
            "xsd:ClockContent/enumeration",
            "ClockContent",
            "enumeration",
            "elapsedmovetime",
            "Time the player used for the move.",
        ),
        Constraint::new(
            "xsd:DurationContent/enumeration",
            "DurationContent",
            "enumeration",
            "elapsedmilliseconds",
            "Milliseconds used for the move.",
        ),
        Constraint::new(
            "xsd:DurationContent/enumeration",
            "DurationContent",
            "enumeration",
            "lag",
            "Milliseconds lost in transmission.",
        ),
        Constraint::new(
            "xsd:DurationContent/enumeration",
            "DurationContent",
            "enumeration",
            "videotime",
            "Centiseconds from the start of a video to the move.",
        ),
        Constraint::new(
            "xsd:MarkerTypeID/enumeration",
            "MarkerTypeID",
            "enumeration",
            "full",
            "The whole square.",
        ),
        Constraint::new(
            "xsd:MarkerTypeID/enumeration",
            "MarkerTypeID",
            "enumeration",
            "square",
            "A frame.",
        ),
        Constraint::new(
            "xsd:MarkerTypeID/enumeration",
            "MarkerTypeID",
            "enumeration",
            "disk",
            "A filled circle.",
        ),
        Constraint::new(
            "xsd:MarkerTypeID/enumeration",
            "MarkerTypeID",
            "enumeration",
            "circle",
            "A circle.",
        ),
        Constraint::new(
            "xsd:MarkerTypeID/enumeration",
            "MarkerTypeID",
            "enumeration",
            "rectangle",
            "A rectangle.",
        ),
        Constraint::new(
            "xsd:MarkerTypeID/enumeration",
            "MarkerTypeID",
            "enumeration",
            "cross",
            "A cross.",
        ),
        Constraint::new(
            "xsd:MarkerTypeID/enumeration",
            "MarkerTypeID",
            "enumeration",
            "littlecross",
            "A little cross.",
        ),
        Constraint::new(
            "xsd:MarkerText/pattern",
            "MarkerText",
            "pattern",
            ".",
            "A text on a square is one character.",
        ),
        Constraint::new(
            "xsd:SquareList/pattern",
            "SquareList",
            "pattern",
            "(([a-z]|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz|aaa|bbb|ccc|ddd|eee|fff|ggg|hhh|iii|jjj|kkk|lll)([1-9]|[1-5][0-9]|6[0-4])([A-H][1-8]?)?)+",
            "Squares follow each other without blanks, each a file (a to z, then aa to lll) and a rank (1 to 64), like e4e5.",
        ),
        Constraint::new(
            "xsd:ColorName/enumeration",
            "ColorName",
            "enumeration",
            "red",
            "Red.",
        ),
        Constraint::new(
            "xsd:ColorName/enumeration",
            "ColorName",
            "enumeration",
            "orange",
            "Orange.",
        ),
        Constraint::new(
            "xsd:ColorName/enumeration",
            "ColorName",
            "enumeration",
            "yellow",
            "Yellow.",
        ),
        Constraint::new(
            "xsd:ColorName/enumeration",
            "ColorName",
            "enumeration",
            "green",
            "Green.",
        ),
        Constraint::new(
            "xsd:ColorName/enumeration",
            "ColorName",
            "enumeration",
            "blue",
            "Blue.",
        ),
        Constraint::new(
            "xsd:ColorName/enumeration",
            "ColorName",
            "enumeration",
            "darkBlue",
            "Dark blue.",
        ),
        Constraint::new(
            "xsd:ColorName/enumeration",
            "ColorName",
            "enumeration",
            "purple",
            "Purple.",
        ),
        Constraint::new(
            "xsd:ColorName/enumeration",
            "ColorName",
            "enumeration",
            "white",
            "White.",
        ),
        Constraint::new(
            "xsd:ColorName/enumeration",
            "ColorName",
            "enumeration",
            "black",
            "Black.",
        ),
        Constraint::new(
            "xsd:RGBColor/pattern",
            "RGBColor",
            "pattern",
            "#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?",
            "A colour in numbers is # and six or eight hexadecimal digits, like #1E90FF.",
        ),
        Constraint::new(
            "xsd:Opacity/minInclusive",
            "Opacity",
            "minInclusive",
            "0",
            "Opacity from 0 (invisible) to 1 (opaque).",
        ),
        Constraint::new(
            "xsd:Opacity/maxInclusive",
            "Opacity",
            "maxInclusive",
            "1",
            "Opacity from 0 (invisible) to 1 (opaque).",
        ),
        Constraint::new(
            "xsd:Square/pattern",
            "Square",
            "pattern",
            "([a-z]|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz|aaa|bbb|ccc|ddd|eee|fff|ggg|hhh|iii|jjj|kkk|lll)([1-9]|[1-5][0-9]|6[0-4])([A-H][1-8]?)?",
            "A square is a file (a to z, then aa to lll) and a rank (1 to 64), like e4, then perhaps a board letter.",
        ),
        Constraint::new(
            "xsd:SignText/pattern",
            "SignText",
            "pattern",
            ".",
            "A sign is one character.",
        ),
        Constraint::new(
            "xsd:Position/enumeration",
            "Position",
            "enumeration",
            "before",
            "Before the move.",
        ),
        Constraint::new(
            "xsd:Position/enumeration",
            "Position",
            "enumeration",
            "after",
            "After the move.",
        ),
        Constraint::new(
            "xsd:FontStyle/enumeration",
            "FontStyle",
            "enumeration",
            "bold",
            "Bold.",
        ),
        Constraint::new(
            "xsd:FontStyle/enumeration",
            "FontStyle",
            "enumeration",
            "italic",
            "Italic.",
        ),
        Constraint::new(
            "xsd:FontStyle/enumeration",
            "FontStyle",
            "enumeration",
            "underline",
            "Underlined.",
        ),
        Constraint::new(
            "xsd:Token/minLength",
            "Token",
            "minLength",
            "1",
            "Text without outer or repeated white space, at least one character.",
        ),
        Constraint::new(
            "xsd:Identifier/pattern",
            "Identifier",
            "pattern",
            "[^:\\s][^\\s]*",
            "A name of one's own has no blanks and does not begin with a colon.",
        ),
        Constraint::new(
            "xsd:ColonName/pattern",
            "ColonName",
            "pattern",
            ":[A-Za-z][A-Za-z0-9._+\\-]*",
            "A predefined name is a colon and a word of letters, digits and . _ + -, like :Chess.",
        ),
        Constraint::new(
            "xsd:IndexID/maxInclusive",
            "IndexID",
            "maxInclusive",
            "16777215",
            "Number of an entry of the index: 0 to 16777215 (24 bits).",
        ),
        Constraint::new(
            "xsd:NamebaseID/maxInclusive",
            "NamebaseID",
            "maxInclusive",
            "16777215",
            "Number of an entry of the namebase: 0 to 16777215 (24 bits).",
        ),
        Constraint::new(
            "xsd:Year/pattern",
            "Year",
            "pattern",
            "[0-9]{4}",
            "A year has four digits, like 1987.",
        ),
        Constraint::new(
            "xsd:DateText/pattern",
            "DateText",
            "pattern",
            "[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?",
            "A date is written 1987, 1987-03 or 1987-03-21.",
        ),
        Constraint::new(
            "xsd:Time/pattern",
            "Time",
            "pattern",
            "[0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?",
            "A time is hours, minutes and seconds, like 0:03:00, or seconds, like 180, either with up to three decimals.",
        ),
        Constraint::new(
            "xsd:Timestamp/pattern",
            "Timestamp",
            "pattern",
            "[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?",
            "A time stamp is a day, then perhaps the time of day and Z for universal time, like 2014-12-21T23:57:00Z.",
        ),
        Constraint::new(
            "xsd:Signature/pattern",
            "Signature",
            "pattern",
            "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
            "A signature is empty, a predefined name like :PGN, or a text that begins with neither colon nor blank.",
        ),
        Constraint::new(
            "xsd:Country/pattern",
            "Country",
            "pattern",
            "[A-Z]{3}",
            "A country is three capital letters, like NOR.",
        ),
        Constraint::new(
            "xsd:IDN/maxInclusive",
            "IDN",
            "maxInclusive",
            "3840",
            "Number of a position of the back rank: 1 to 960 Chess960 (960 stands for number 0, 518 is the usual position); plus 960: the king right of both rooks; plus 1920: left of both; plus 2880: between them, without castling.",
        ),
        Constraint::new(
            "xsd:StandardID/enumeration",
            "StandardID",
            "enumeration",
            ":standard",
            "The start position of the variant.",
        ),
        Constraint::new(
            "xsd:BoardSize/pattern",
            "BoardSize",
            "pattern",
            "([1-9]|[1-5][0-9]|6[0-4])x([1-9]|[1-5][0-9]|6[0-4])(x[1-8]){0,2}",
            "A board is files x ranks, each from 1 to 64, like 8x8; two further sizes go from 1 to 8.",
        ),
        Constraint::new(
            "xsd:TextFormat/enumeration",
            "TextFormat",
            "enumeration",
            "plain",
            "Plain text.",
        ),
        Constraint::new(
            "xsd:TextFormat/enumeration",
            "TextFormat",
            "enumeration",
            "html",
            "HTML, escaped.",
        ),
        Constraint::new(
            "xsd:TextFormat/enumeration",
            "TextFormat",
            "enumeration",
            "xml",
            "The elements of XMLContent, escaped.",
        ),
        Constraint::new(
            "xsd:UnknownLanguage/enumeration",
            "UnknownLanguage",
            "enumeration",
            "*",
            "The language is unknown.",
        ),
        Constraint::new(
            "xsd:Piece/pattern",
            "Piece",
            "pattern",
            "[KQRBNPkqrbnp]",
            "A piece is one of K Q R B N P, in lower case for Black.",
        ),
        Constraint::new(
            "xsd:StandardNAG/pattern",
            "StandardNAG",
            "pattern",
            "$([1-9]|[1-9][0-9]|1[0-9][0-9])",
            "A predefined glyph is a number from $1 to $199.",
        ),
        Constraint::new(
            "xsd:UserNAG/pattern",
            "UserNAG",
            "pattern",
            "$([2-9][0-9]{2}|[1-9][0-9]{3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])",
            "A glyph of an application is a number from $200 to $65535.",
        ),
        Constraint::new(
            "xsd:Base91Binary/pattern",
            "Base91Binary",
            "pattern",
            "([!#-;=?-~]{100})*[!#-;=?-~]{0,99}",
            "BasE91 text has the printable characters of ASCII, without blank, , and .",
        ),
        Constraint::new(
            "xsd:MimeType/pattern",
            "MimeType",
            "pattern",
            "[^/\\s]+/[^/\\s]+",
            "A media type is type/subtype, like image/png.",
        ),
        Constraint::new(
            "xsd:Compression/enumeration",
            "Compression",
            "enumeration",
            "zlib",
            "In the zlib format.",
        ),
        Constraint::new(
            "xsd:Compression/enumeration",
            "Compression",
            "enumeration",
            "none",
            "Not at all.",
        ),
    ]
};
/// The schema as data, which the validation engine runs on.
pub mod tables {
    #![allow(unused_imports)]
    use ::cif_runtime::schema::{
        Alias, Attribute, Child, ComplexType, Content, Model, Order, Step, Target, Type,
    };
    use ::cif_runtime::simple::{
        CharacterDfa, Dfa, Facets, Pattern, SimpleType, Variety, WhiteSpace,
        builtin::Builtin,
    };
    /// Every simple type of the schema.
    pub static SIMPLE_TYPES: &[&SimpleType] = &[
        &VERSION,
        &LIST_OF_VARIANTS,
        &INDEX_TYPE,
        &EVENT_TYPE,
        &EVENT_MODE,
        &TIEBREAK,
        &SPECIES,
        &GENDER,
        &QUALITY,
        &LIST_OF_NOTATIONS,
        &LIST_OF_RULES,
        &LIST_OF_LANGUAGES,
        &RESULT,
        &TERMINATION,
        &ROUND,
        &ROUND_AND_SUBROUND,
        &PLY_COUNT,
        &TITLE_LIST,
        &TITLE,
        &TITLE_ID,
        &ORGANIZATION,
        &ORGANIZATION_ID,
        &RATING_ID,
        &AIDS,
        &TIME_MODE,
        &TIME_CONTROL,
        &ECO,
        &NIC,
        &MOVE_INFO_ITEMS,
        &EVALUATION_ITEM,
        &TABLE_CONTENT,
        &CLOCK_CONTENT,
        &DURATION_CONTENT,
        &CORR_CHESS_SENT,
        &MARKER_TYPE,
        &MARKER_TYPE_ID,
        &MARKER_TEXT,
        &SQUARE_LIST,
        &COLOR,
        &COLOR_NAME,
        &RGB_COLOR,
        &OPACITY,
        &SQUARE,
        &SIGN_TEXT,
        &POSITION,
        &MOVE_STYLE_ID,
        &FONT_STYLE,
        &TOKEN,
        &IDENTIFIER,
        &COLON_NAME,
        &INDEX_ID,
        &NAMEBASE_ID,
        &YEAR,
        &DATE_TEXT,
        &TIME,
        &TIMESTAMP,
        &SIGNATURE,
        &COUNTRY,
        &VARIANT,
        &START_POSITION,
        &IDN,
        &STANDARD_ID,
        &FEN,
        &BOARD_SIZE,
        &TEXT_FORMAT,
        &COMMENT_LANGUAGE,
        &UNKNOWN_LANGUAGE,
        &PIECE,
        &EMOTICON,
        &NAG,
        &STANDARD_NAG,
        &USER_NAG,
        &BASE91_BINARY,
        &MIME_TYPE,
        &COMPRESSION,
    ];
    /// The simple type `Version`.
    pub static VERSION: SimpleType = SimpleType {
        name: "Version",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["1.0"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `ListOfVariants`.
    pub static LIST_OF_VARIANTS: SimpleType = SimpleType {
        name: "ListOfVariants",
        white_space: WhiteSpace::Collapse,
        variety: Variety::List(&VARIANT),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `IndexType`.
    pub static INDEX_TYPE: SimpleType = SimpleType {
        name: "IndexType",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["archive", "listing"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static EVENT_TYPE_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 1u8, 0u8, 0u8, 1u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 2u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8,
            3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8,
            4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 5u8, 5u8, 5u8, 5u8, 5u8,
            5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8,
            5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 1u8, 1u8, 6u8,
            6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8,
            6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 7u8,
            8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 9u8, 8u8, 8u8,
            10u8, 11u8, 11u8, 11u8, 12u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8,
            1u8, 1u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            26u16, 0u16, 0u16, 0u16, 0u16, 0u16, 39u16, 52u16, 65u16, 78u16, 91u16,
            104u16, 117u16, 26u16, 0u16, 26u16, 0u16, 0u16, 0u16, 39u16, 52u16, 65u16,
            78u16, 91u16, 104u16, 117u16, 0u16, 0u16, 0u16, 26u16, 26u16, 26u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 39u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 39u16, 39u16,
            39u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 39u16,
            39u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 65u16, 65u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 65u16, 65u16, 65u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 65u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
        ],
        width: 13usize,
        start: 13u16,
        accepting: &[
            false, false, true, false, false, false, false, false, false, false,
        ],
        source: "[^:\\s][^\\s]*",
    };
    /// The simple type `EventType`.
    pub static EVENT_TYPE: SimpleType = SimpleType {
        name: "EventType",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&EVENT_TYPE_PATTERN1)],
            words: &[
                "a name of one's own has no blanks and does not begin with a colon",
            ],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `EventMode`.
    pub static EVENT_MODE: SimpleType = SimpleType {
        name: "EventMode",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&EVENT_TYPE_PATTERN1)],
            words: &[
                "a name of one's own has no blanks and does not begin with a colon",
            ],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::Some(crate::lenient::mode),
        explain: ::core::option::Option::None,
    };
    /// The simple type `Tiebreak`.
    pub static TIEBREAK: SimpleType = SimpleType {
        name: "Tiebreak",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&EVENT_TYPE_PATTERN1)],
            words: &[
                "a name of one's own has no blanks and does not begin with a colon",
            ],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Species`.
    pub static SPECIES: SimpleType = SimpleType {
        name: "Species",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["human", "program"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Gender`.
    pub static GENDER: SimpleType = SimpleType {
        name: "Gender",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["male", "female"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Quality`.
    pub static QUALITY: SimpleType = SimpleType {
        name: "Quality",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::PositiveInteger),
        facets: Facets {
            max_inclusive: ::core::option::Option::Some("5"),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `ListOfNotations`.
    pub static LIST_OF_NOTATIONS: SimpleType = SimpleType {
        name: "ListOfNotations",
        white_space: WhiteSpace::Collapse,
        variety: Variety::List(&const { SimpleType::of(Builtin::String) }),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `ListOfRules`.
    pub static LIST_OF_RULES: SimpleType = SimpleType {
        name: "ListOfRules",
        white_space: WhiteSpace::Collapse,
        variety: Variety::List(&const { SimpleType::of(Builtin::String) }),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `ListOfLanguages`.
    pub static LIST_OF_LANGUAGES: SimpleType = SimpleType {
        name: "ListOfLanguages",
        white_space: WhiteSpace::Collapse,
        variety: Variety::List(&const { SimpleType::of(Builtin::Language) }),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Result`.
    pub static RESULT: SimpleType = SimpleType {
        name: "Result",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["1-0", "0-1", "1/2-1/2", "0-0", "*"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Termination`.
    pub static TERMINATION: SimpleType = SimpleType {
        name: "Termination",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &[
                "Normal",
                "ByForfeit",
                "Abandoned",
                "Adjudication",
                "Disconnection",
                "Emergency",
                "RulesInfraction",
                "TimeForfeit",
                "TimeForfeitBoth",
                "Unplayed",
                "Unterminated",
                "Death",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Round`.
    pub static ROUND: SimpleType = SimpleType {
        name: "Round",
        white_space: WhiteSpace::Preserve,
        variety: Variety::Union(&[&ROUND_AND_SUBROUND, &TOKEN]),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static ROUND_AND_SUBROUND_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 1u8, 0u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 6u16, 0u16, 9u16, 6u16, 0u16, 0u16, 12u16,
            0u16, 0u16, 12u16,
        ],
        width: 3usize,
        start: 3u16,
        accepting: &[false, false, true, false, true],
        source: "[0-9]+(\\.[0-9]+)?",
    };
    /// The simple type `RoundAndSubround`.
    pub static ROUND_AND_SUBROUND: SimpleType = SimpleType {
        name: "RoundAndSubround",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&ROUND_AND_SUBROUND_PATTERN1)],
            words: &[
                "a round is a number, or two with a point between them, like 3 or 3.2",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `PlyCount`.
    pub static PLY_COUNT: SimpleType = SimpleType {
        name: "PlyCount",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::NonNegativeInteger),
        facets: Facets {
            max_inclusive: ::core::option::Option::Some("32767"),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `TitleList`.
    pub static TITLE_LIST: SimpleType = SimpleType {
        name: "TitleList",
        white_space: WhiteSpace::Collapse,
        variety: Variety::List(&TITLE),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Title`.
    pub static TITLE: SimpleType = SimpleType {
        name: "Title",
        white_space: WhiteSpace::Preserve,
        variety: Variety::Union(&[&TITLE_ID, &IDENTIFIER]),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static TITLE_ID_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 0u8,
            1u8, 1u8, 0u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 2u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8,
            3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8,
            3u8, 0u8, 0u8, 0u8, 0u8, 1u8, 0u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8,
            3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8,
            3u8, 3u8, 3u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 8u16, 0u16, 0u16, 0u16, 0u16, 12u16,
            0u16, 12u16, 0u16, 12u16,
        ],
        width: 4usize,
        start: 4u16,
        accepting: &[false, false, false, true],
        source: ":[A-Za-z][A-Za-z0-9._+\\-]*",
    };
    /// The simple type `TitleID`.
    pub static TITLE_ID: SimpleType = SimpleType {
        name: "TitleID",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&TITLE_ID_PATTERN1)],
            words: &[
                "a predefined name is a colon and a word of letters, digits and . _ + -, like :Chess",
            ],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Organization`.
    pub static ORGANIZATION: SimpleType = SimpleType {
        name: "Organization",
        white_space: WhiteSpace::Preserve,
        variety: Variety::Union(&[&ORGANIZATION_ID, &IDENTIFIER]),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `OrganizationID`.
    pub static ORGANIZATION_ID: SimpleType = SimpleType {
        name: "OrganizationID",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&TITLE_ID_PATTERN1)],
            words: &[
                "a predefined name is a colon and a word of letters, digits and . _ + -, like :Chess",
            ],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `RatingID`.
    pub static RATING_ID: SimpleType = SimpleType {
        name: "RatingID",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Aids`.
    pub static AIDS: SimpleType = SimpleType {
        name: "Aids",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["engine", "centaur"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `TimeMode`.
    pub static TIME_MODE: SimpleType = SimpleType {
        name: "TimeMode",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["normal", "rapid", "blitz", "bullet", "correspondence"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::Some(crate::lenient::mode),
        explain: ::core::option::Option::None,
    };
    static TIME_CONTROL_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 2u8, 0u8,
            0u8, 0u8, 2u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 8u16, 0u16, 12u16, 0u16, 0u16, 0u16, 16u16,
            0u16, 0u16, 8u16, 12u16, 0u16, 0u16, 0u16, 16u16,
        ],
        width: 4usize,
        start: 4u16,
        accepting: &[false, true, false, true, true],
        source: "([0-9]+([/+][0-9]+)?|\\*[0-9]+)?",
    };
    /// The simple type `TimeControl`.
    pub static TIME_CONTROL: SimpleType = SimpleType {
        name: "TimeControl",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&TIME_CONTROL_PATTERN1)],
            words: &[
                "a time control is seconds, like 300 or 180+2, moves and seconds, like 40/7200, or *60 for a sandclock",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static ECO_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 2u8, 2u8, 2u8, 2u8, 2u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 6u16, 0u16, 9u16, 0u16, 0u16, 12u16, 0u16,
            0u16, 0u16, 0u16,
        ],
        width: 3usize,
        start: 3u16,
        accepting: &[false, false, false, false, true],
        source: "[A-E][0-9][0-9]",
    };
    /// The simple type `Eco`.
    pub static ECO: SimpleType = SimpleType {
        name: "Eco",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&ECO_PATTERN1)],
            words: &["an ECO code is a letter from A to E and two digits, like B90"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static NIC_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 2u8, 0u8, 3u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8,
            5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8,
            5u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 12u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 18u16, 0u16, 24u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 30u16, 0u16, 0u16, 0u16, 24u16, 30u16, 30u16, 0u16,
        ],
        width: 6usize,
        start: 6u16,
        accepting: &[false, false, false, true, false, true],
        source: "[A-Z][A-Z]( [1-9][0-9]*(\\.[1-9][0-9]*)*)?",
    };
    /// The simple type `NIC`.
    pub static NIC: SimpleType = SimpleType {
        name: "NIC",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&NIC_PATTERN1)],
            words: &[
                "a key of New In Chess is two capital letters, then perhaps a number, like SI 14.1",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static MOVE_INFO_ITEMS_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 1u8, 0u8, 0u8, 1u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 1u8, 0u8, 0u8, 2u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 3u8, 4u8,
            5u8, 6u8, 0u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 8u8, 8u8, 8u8, 8u8, 9u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 10u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            11u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &::cif_runtime::simple::dfa::numbers::<
            564usize,
        >(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x18\0$\0\x18\0\0\x000\x000\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0<\0<\0\0\0\0\0\0\0\0\0$\0\0\0\x18\0$\0\x18\0\0\x000\x000\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0T\0`\0`\0l\0\0\0\0\0\0\0\0\0x\0\0\0\x84\0\0\0\0\0<\0<\0\x90\0\0\0\0\0\0\0H\0\0\0\0\0H\0\0\0\0\0\x9C\0\x9C\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xA8\0\xA8\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0T\0\xB4\0\xB4\0l\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xC0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xCC\0\xCC\0\0\0\0\0\0\0\0\0\x84\0\0\0\x18\0\x84\0\x18\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xD8\0\xD8\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0T\0\x9C\0\x9C\0l\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0\0\0\xE4\0\xE4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0T\0\xF0\0\xF0\0l\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\xFC\0\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x84\0\0\0\0\0\xCC\0\xCC\0\0\0\0\0\0\0\0\0\0\0x\0\0\0\x84\0\0\0\0\0\xD8\0\xD8\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0\0\x01\x08\x01\x08\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0H\x01\x14\0T\0\x9C\0\x9C\0l\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01 \0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01,\x01,\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x018\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01D\x01D\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01P\x01P\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\\\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0H\0\0\0T\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01h\x01h\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01t\x01t\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x80\0\0\0\0\0\0\0\0\0\0\x01\x8C\0\0\0\0\x01\x80\0\0\0\0\x01\x80\0\0\0\0\x01\x98\x01\x98\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\xA4\x01\xA4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\xB0\x01\xB0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\xBC\x01\xBC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\xC8\x01\xC8\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\xD4\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\xE0\x01\xE0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\xEC\x01\xEC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x14\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\xF8\x01\xF8\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x80\0\0\0\0\0\0\0\0\x02\x04\0\0\x02\x10\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02\x1C\x02\x1C\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x80\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x02(\x02(\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x01\x80\0\0\0\0\0\0\0\0\0\0\0\0\x02\x10",
        ),
        width: 12usize,
        start: 12u16,
        accepting: &[
            false, true, false, true, true, true, true, false, true, false, false, true,
            false, true, true, true, false, true, true, true, true, false, true, false,
            false, false, false, false, true, false, false, true, true, false, false,
            false, false, false, false, false, false, false, true, false, true, false,
            true,
        ],
        source: "([+\\-][0-9]+(:[0-9]+)?(#[0-9]+)?)?(,\\s*([+\\-][0-9]+(:[0-9]+)?(#[0-9]+)?)?)*|([0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?)?(,\\s*([0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?)?)*|([0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?)?(,\\s*([0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?)?)*",
    };
    /// The simple type `MoveInfoItems`.
    pub static MOVE_INFO_ITEMS: SimpleType = SimpleType {
        name: "MoveInfoItems",
        white_space: WhiteSpace::Preserve,
        variety: Variety::Atomic(Builtin::String),
        facets: Facets {
            patterns: &[Pattern::Bytes(&MOVE_INFO_ITEMS_PATTERN1)],
            words: &[
                "items are evaluations, like +13:18#250, or all are times, like 0:03:00 or 180, or all are time stamps, like 2014-12-21T23:57, with commas between them",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::Some(crate::lenient::table),
        explain: ::core::option::Option::Some(crate::explain::table),
    };
    static EVALUATION_ITEM_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 2u8, 0u8,
            2u8, 0u8, 0u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 4u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 10u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 15u16, 0u16, 0u16, 20u16, 0u16, 15u16, 25u16, 0u16, 0u16, 0u16, 30u16,
            0u16, 0u16, 0u16, 0u16, 35u16, 0u16, 0u16, 0u16, 0u16, 30u16, 0u16, 0u16,
            20u16, 0u16, 35u16, 0u16,
        ],
        width: 5usize,
        start: 5u16,
        accepting: &[false, false, false, true, false, false, true, true],
        source: "[+\\-][0-9]+(:[0-9]+)?(#[0-9]+)?",
    };
    /// The simple type `EvaluationItem`.
    pub static EVALUATION_ITEM: SimpleType = SimpleType {
        name: "EvaluationItem",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&EVALUATION_ITEM_PATTERN1)],
            words: &[
                "an evaluation is a sign and centipawns, then perhaps :depth and #centiseconds, like +13:18#250",
            ],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `TableContent`.
    pub static TABLE_CONTENT: SimpleType = SimpleType {
        name: "TableContent",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &[
                "evaluation",
                "clocktime",
                "clock",
                "elapsedgametime",
                "elapsedmovetime",
                "elapsedmilliseconds",
                "lag",
                "videotime",
                "sent",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `ClockContent`.
    pub static CLOCK_CONTENT: SimpleType = SimpleType {
        name: "ClockContent",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["clocktime", "clock", "elapsedgametime", "elapsedmovetime"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `DurationContent`.
    pub static DURATION_CONTENT: SimpleType = SimpleType {
        name: "DurationContent",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["elapsedmilliseconds", "lag", "videotime"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static CORR_CHESS_SENT_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            1u8, 0u8, 0u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 3u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 4u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            5u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 12u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 18u16, 0u16, 0u16, 0u16, 0u16, 0u16, 24u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 30u16, 0u16, 0u16, 0u16, 0u16, 36u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 42u16, 0u16, 0u16, 0u16, 0u16, 0u16, 48u16, 0u16, 0u16, 0u16,
            0u16, 54u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 60u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 66u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 72u16, 0u16,
            0u16, 0u16, 78u16, 0u16, 0u16, 0u16, 0u16, 0u16, 84u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 90u16, 0u16, 0u16, 0u16, 0u16, 96u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 102u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 108u16, 0u16, 114u16,
            0u16, 0u16, 120u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 126u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 114u16,
        ],
        width: 6usize,
        start: 6u16,
        accepting: &[
            false, false, false, false, false, false, false, false, false, false, false,
            true, false, false, false, false, false, true, false, true, false, true,
        ],
        source: "[0-9]{4}-[0-9]{2}-[0-9]{2}(T[0-9]{2}:[0-9]{2}(:[0-9]{2})?Z?)?",
    };
    /// The simple type `CorrChessSent`.
    pub static CORR_CHESS_SENT: SimpleType = SimpleType {
        name: "CorrChessSent",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&CORR_CHESS_SENT_PATTERN1)],
            words: &[
                "a time stamp is a day, then perhaps the time of day and Z for universal time, like 2014-12-21T23:57:00Z",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `MarkerType`.
    pub static MARKER_TYPE: SimpleType = SimpleType {
        name: "MarkerType",
        white_space: WhiteSpace::Preserve,
        variety: Variety::Union(&[&MARKER_TYPE_ID, &MARKER_TEXT, &IDENTIFIER]),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `MarkerTypeID`.
    pub static MARKER_TYPE_ID: SimpleType = SimpleType {
        name: "MarkerTypeID",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &[
                "full",
                "square",
                "disk",
                "circle",
                "rectangle",
                "cross",
                "littlecross",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static MARKER_TEXT_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 0u8, 0u8, 1u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8,
            2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8,
            3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 4u8, 4u8, 4u8, 4u8, 4u8,
            4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8,
            4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 1u8, 1u8, 5u8,
            5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8,
            5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 6u8,
            7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 8u8, 7u8, 7u8,
            9u8, 10u8, 10u8, 10u8, 11u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8,
            1u8, 1u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            24u16, 0u16, 0u16, 0u16, 0u16, 36u16, 48u16, 60u16, 72u16, 84u16, 96u16,
            108u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 24u16, 24u16, 24u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 36u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 36u16, 36u16, 36u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 36u16, 36u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 60u16, 60u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 60u16, 60u16, 60u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 60u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
        ],
        width: 12usize,
        start: 12u16,
        accepting: &[
            false, false, true, false, false, false, false, false, false, false,
        ],
        source: ".",
    };
    /// The simple type `MarkerText`.
    pub static MARKER_TEXT: SimpleType = SimpleType {
        name: "MarkerText",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&MARKER_TEXT_PATTERN1)],
            words: &["a text on a square is one character"],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static SQUARE_LIST_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 1u8, 2u8, 2u8, 2u8, 2u8, 3u8, 4u8, 5u8, 5u8, 6u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 8u8, 9u8, 10u8, 11u8, 12u8, 13u8, 14u8,
            15u8, 16u8, 17u8, 18u8, 19u8, 20u8, 21u8, 22u8, 23u8, 24u8, 25u8, 26u8, 27u8,
            28u8, 29u8, 30u8, 31u8, 32u8, 33u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8,
        ],
        next: &::cif_runtime::simple::dfa::numbers::<
            1564usize,
        >(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0D\0f\0\x88\0\xAA\0\xCC\0\xEE\x01\x10\x012\x01T\x01v\x01\x98\x01\xBA\x01\xDC\x01\xFE\x02 \x02B\x02d\x02\x86\x02\xA8\x02\xCA\x02\xEC\x03\x0E\x030\x03R\x03t\x03\x96\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\x04\x1E\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\x04@\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\x04b\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\x04\x84\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\x04\xA6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\x04\xC8\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\xEA\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\x0C\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05.\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05P\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05r\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\x94\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\x03\xFC\x03\xFC\x03\xFC\x03\xFC\x03\xFC\x03\xFC\x05\xD8\0D\0f\0\x88\0\xAA\0\xCC\0\xEE\x01\x10\x012\x01T\x01v\x01\x98\x01\xBA\x01\xDC\x01\xFE\x02 \x02B\x02d\x02\x86\x02\xA8\x02\xCA\x02\xEC\x03\x0E\x030\x03R\x03t\x03\x96\0\0\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\x05\xD8\0D\0f\0\x88\0\xAA\0\xCC\0\xEE\x01\x10\x012\x01T\x01v\x01\x98\x01\xBA\x01\xDC\x01\xFE\x02 \x02B\x02d\x02\x86\x02\xA8\x02\xCA\x02\xEC\x03\x0E\x030\x03R\x03t\x03\x96\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xD8\0D\0f\0\x88\0\xAA\0\xCC\0\xEE\x01\x10\x012\x01T\x01v\x01\x98\x01\xBA\x01\xDC\x01\xFE\x02 \x02B\x02d\x02\x86\x02\xA8\x02\xCA\x02\xEC\x03\x0E\x030\x03R\x03t\x03\x96\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xFA\x05\xFA\x05\xFA\x05\xFA\0\0\0\0\0D\0f\0\x88\0\xAA\0\xCC\0\xEE\x01\x10\x012\x01T\x01v\x01\x98\x01\xBA\x01\xDC\x01\xFE\x02 \x02B\x02d\x02\x86\x02\xA8\x02\xCA\x02\xEC\x03\x0E\x030\x03R\x03t\x03\x96\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0D\0f\0\x88\0\xAA\0\xCC\0\xEE\x01\x10\x012\x01T\x01v\x01\x98\x01\xBA\x01\xDC\x01\xFE\x02 \x02B\x02d\x02\x86\x02\xA8\x02\xCA\x02\xEC\x03\x0E\x030\x03R\x03t\x03\x96",
        ),
        width: 34usize,
        start: 34u16,
        accepting: &[
            false, false, false, false, false, false, false, false, false, false, false,
            false, false, false, false, false, false, false, false, false, false, false,
            false, false, false, false, false, false, true, true, true, false, false,
            false, false, false, false, false, false, false, false, false, false, false,
            true, true,
        ],
        source: "(([a-z]|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz|aaa|bbb|ccc|ddd|eee|fff|ggg|hhh|iii|jjj|kkk|lll)([1-9]|[1-5][0-9]|6[0-4])([A-H][1-8]?)?)+",
    };
    /// The simple type `SquareList`.
    pub static SQUARE_LIST: SimpleType = SimpleType {
        name: "SquareList",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&SQUARE_LIST_PATTERN1)],
            words: &[
                "squares follow each other without blanks, each a file (a to z, then aa to lll) and a rank (1 to 64), like e4e5",
            ],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Color`.
    pub static COLOR: SimpleType = SimpleType {
        name: "Color",
        white_space: WhiteSpace::Preserve,
        variety: Variety::Union(&[&COLOR_NAME, &RGB_COLOR]),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `ColorName`.
    pub static COLOR_NAME: SimpleType = SimpleType {
        name: "ColorName",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &[
                "red",
                "orange",
                "yellow",
                "green",
                "blue",
                "darkBlue",
                "purple",
                "white",
                "black",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static RGB_COLOR_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 6u16, 0u16, 0u16, 0u16, 9u16, 0u16, 0u16, 12u16,
            0u16, 0u16, 15u16, 0u16, 0u16, 18u16, 0u16, 0u16, 21u16, 0u16, 0u16, 24u16,
            0u16, 0u16, 27u16, 0u16, 0u16, 30u16, 0u16, 0u16, 0u16,
        ],
        width: 3usize,
        start: 3u16,
        accepting: &[
            false, false, false, false, false, false, false, false, true, false, true,
        ],
        source: "#[0-9A-Fa-f]{6}([0-9A-Fa-f]{2})?",
    };
    /// The simple type `RGBColor`.
    pub static RGB_COLOR: SimpleType = SimpleType {
        name: "RGBColor",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&RGB_COLOR_PATTERN1)],
            words: &[
                "a colour in numbers is # and six or eight hexadecimal digits, like #1E90FF",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Opacity`.
    pub static OPACITY: SimpleType = SimpleType {
        name: "Opacity",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Decimal),
        facets: Facets {
            min_inclusive: ::core::option::Option::Some("0"),
            max_inclusive: ::core::option::Option::Some("1"),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static SQUARE_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 1u8, 2u8, 2u8, 2u8, 2u8, 3u8, 4u8, 5u8, 5u8, 6u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 8u8, 9u8, 10u8, 11u8, 12u8, 13u8, 14u8,
            15u8, 16u8, 17u8, 18u8, 19u8, 20u8, 21u8, 22u8, 23u8, 24u8, 25u8, 26u8, 27u8,
            28u8, 29u8, 30u8, 31u8, 32u8, 33u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8,
        ],
        next: &::cif_runtime::simple::dfa::numbers::<
            1564usize,
        >(
            b"\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0D\0f\0\x88\0\xAA\0\xCC\0\xEE\x01\x10\x012\x01T\x01v\x01\x98\x01\xBA\x01\xDC\x01\xFE\x02 \x02B\x02d\x02\x86\x02\xA8\x02\xCA\x02\xEC\x03\x0E\x030\x03R\x03t\x03\x96\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\x04\x1E\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\x04@\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\x04b\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\x04\x84\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\x04\xA6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\x04\xC8\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x04\xEA\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\x0C\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05.\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05P\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05r\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\x94\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\x03\xFC\x03\xFC\x03\xFC\x03\xFC\x03\xFC\x03\xFC\x05\xD8\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\x05\xD8\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xD8\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xB6\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x03\xB8\x03\xB8\x03\xDA\x03\xFC\x03\xFC\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\x05\xFA\x05\xFA\x05\xFA\x05\xFA\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0",
        ),
        width: 34usize,
        start: 34u16,
        accepting: &[
            false, false, false, false, false, false, false, false, false, false, false,
            false, false, false, false, false, false, false, false, false, false, false,
            false, false, false, false, false, false, true, true, true, false, false,
            false, false, false, false, false, false, false, false, false, false, false,
            true, true,
        ],
        source: "([a-z]|aa|bb|cc|dd|ee|ff|gg|hh|ii|jj|kk|ll|mm|nn|oo|pp|qq|rr|ss|tt|uu|vv|ww|xx|yy|zz|aaa|bbb|ccc|ddd|eee|fff|ggg|hhh|iii|jjj|kkk|lll)([1-9]|[1-5][0-9]|6[0-4])([A-H][1-8]?)?",
    };
    /// The simple type `Square`.
    pub static SQUARE: SimpleType = SimpleType {
        name: "Square",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&SQUARE_PATTERN1)],
            words: &[
                "a square is a file (a to z, then aa to lll) and a rank (1 to 64), like e4, then perhaps a board letter",
            ],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `SignText`.
    pub static SIGN_TEXT: SimpleType = SimpleType {
        name: "SignText",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&MARKER_TEXT_PATTERN1)],
            words: &["a sign is one character"],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Position`.
    pub static POSITION: SimpleType = SimpleType {
        name: "Position",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["before", "after"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `MoveStyleID`.
    pub static MOVE_STYLE_ID: SimpleType = SimpleType {
        name: "MoveStyleID",
        white_space: WhiteSpace::Preserve,
        variety: Variety::Union(&[&COLON_NAME, &TOKEN]),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `FontStyle`.
    pub static FONT_STYLE: SimpleType = SimpleType {
        name: "FontStyle",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["bold", "italic", "underline"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Token`.
    pub static TOKEN: SimpleType = SimpleType {
        name: "Token",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Identifier`.
    pub static IDENTIFIER: SimpleType = SimpleType {
        name: "Identifier",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&EVENT_TYPE_PATTERN1)],
            words: &[
                "a name of one's own has no blanks and does not begin with a colon",
            ],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `ColonName`.
    pub static COLON_NAME: SimpleType = SimpleType {
        name: "ColonName",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&TITLE_ID_PATTERN1)],
            words: &[
                "a predefined name is a colon and a word of letters, digits and . _ + -, like :Chess",
            ],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `IndexID`.
    pub static INDEX_ID: SimpleType = SimpleType {
        name: "IndexID",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::NonNegativeInteger),
        facets: Facets {
            max_inclusive: ::core::option::Option::Some("16777215"),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `NamebaseID`.
    pub static NAMEBASE_ID: SimpleType = SimpleType {
        name: "NamebaseID",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::NonNegativeInteger),
        facets: Facets {
            max_inclusive: ::core::option::Option::Some("16777215"),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static YEAR_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[0u16, 0u16, 0u16, 4u16, 0u16, 6u16, 0u16, 8u16, 0u16, 10u16, 0u16, 0u16],
        width: 2usize,
        start: 2u16,
        accepting: &[false, false, false, false, false, true],
        source: "[0-9]{4}",
    };
    /// The simple type `Year`.
    pub static YEAR: SimpleType = SimpleType {
        name: "Year",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&YEAR_PATTERN1)],
            words: &["a year has four digits, like 1987"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static DATE_TEXT_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            1u8, 0u8, 0u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 6u16, 0u16, 0u16, 9u16, 0u16, 0u16, 12u16,
            0u16, 0u16, 15u16, 0u16, 18u16, 0u16, 0u16, 0u16, 21u16, 0u16, 0u16, 24u16,
            0u16, 27u16, 0u16, 0u16, 0u16, 30u16, 0u16, 0u16, 33u16, 0u16, 0u16, 0u16,
        ],
        width: 3usize,
        start: 3u16,
        accepting: &[
            false, false, false, false, false, true, false, false, true, false, false,
            true,
        ],
        source: "[0-9]{4}(-[0-9]{2}(-[0-9]{2})?)?",
    };
    /// The simple type `DateText`.
    pub static DATE_TEXT: SimpleType = SimpleType {
        name: "DateText",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&DATE_TEXT_PATTERN1)],
            words: &["a date is written 1987, 1987-03 or 1987-03-21"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::Some(crate::lenient::date),
        explain: ::core::option::Option::None,
    };
    static TIME_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 1u8, 0u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 3u8, 3u8, 3u8, 3u8, 4u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 10u16, 10u16, 0u16, 0u16, 15u16,
            10u16, 10u16, 20u16, 0u16, 0u16, 25u16, 25u16, 0u16, 0u16, 0u16, 30u16, 0u16,
            0u16, 0u16, 0u16, 35u16, 35u16, 0u16, 0u16, 0u16, 40u16, 40u16, 0u16, 0u16,
            0u16, 45u16, 45u16, 0u16, 0u16, 0u16, 0u16, 0u16, 50u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 55u16, 0u16, 0u16, 0u16, 0u16, 60u16, 60u16, 0u16,
            0u16, 15u16, 0u16, 0u16, 0u16,
        ],
        width: 5usize,
        start: 5u16,
        accepting: &[
            false, false, true, false, false, true, false, true, false, true, false,
            false, true,
        ],
        source: "[0-9]+(:[0-5][0-9]:[0-5][0-9])?(\\.[0-9]{1,3})?",
    };
    /// The simple type `Time`.
    pub static TIME: SimpleType = SimpleType {
        name: "Time",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&TIME_PATTERN1)],
            words: &[
                "a time is hours, minutes and seconds, like 0:03:00, or seconds, like 180, either with up to three decimals",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Timestamp`.
    pub static TIMESTAMP: SimpleType = SimpleType {
        name: "Timestamp",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&CORR_CHESS_SENT_PATTERN1)],
            words: &[
                "a time stamp is a day, then perhaps the time of day and Z for universal time, like 2014-12-21T23:57:00Z",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static SIGNATURE_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 2u8, 0u8, 0u8, 2u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 3u8, 0u8,
            3u8, 3u8, 0u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 4u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8,
            5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8,
            5u8, 0u8, 0u8, 0u8, 0u8, 3u8, 0u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8,
            5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8,
            5u8, 5u8, 5u8, 0u8, 0u8, 0u8, 0u8, 0u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8,
            6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8,
            7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 7u8, 8u8, 8u8, 8u8, 8u8, 8u8,
            8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8,
            8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 2u8, 2u8, 9u8,
            9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8,
            9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 9u8, 10u8,
            11u8, 11u8, 11u8, 11u8, 11u8, 11u8, 11u8, 11u8, 11u8, 11u8, 11u8, 11u8, 12u8,
            11u8, 11u8, 13u8, 14u8, 14u8, 14u8, 15u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8, 2u8,
            2u8, 2u8, 2u8, 2u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 32u16, 0u16, 0u16, 32u16, 48u16, 32u16, 0u16, 0u16, 0u16,
            64u16, 80u16, 96u16, 112u16, 128u16, 144u16, 160u16, 32u16, 32u16, 0u16,
            32u16, 32u16, 32u16, 0u16, 0u16, 0u16, 64u16, 80u16, 96u16, 112u16, 128u16,
            144u16, 160u16, 0u16, 0u16, 0u16, 0u16, 0u16, 176u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            32u16, 32u16, 32u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 64u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 64u16, 64u16, 64u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            64u16, 64u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 96u16, 96u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 96u16, 96u16, 96u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            96u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 176u16, 0u16, 176u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16,
        ],
        width: 16usize,
        start: 16u16,
        accepting: &[
            false, true, true, false, false, false, false, false, false, false, false,
            true,
        ],
        source: "(:[A-Za-z][A-Za-z0-9._+\\-]*|[^:\\s].*)?",
    };
    /// The simple type `Signature`.
    pub static SIGNATURE: SimpleType = SimpleType {
        name: "Signature",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&SIGNATURE_PATTERN1)],
            words: &[
                "a signature is empty, a predefined name like :PGN, or a text that begins with neither colon nor blank",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static COUNTRY_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8,
            1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8,
            1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[0u16, 0u16, 0u16, 4u16, 0u16, 6u16, 0u16, 8u16, 0u16, 0u16],
        width: 2usize,
        start: 2u16,
        accepting: &[false, false, false, false, true],
        source: "[A-Z]{3}",
    };
    /// The simple type `Country`.
    pub static COUNTRY: SimpleType = SimpleType {
        name: "Country",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&COUNTRY_PATTERN1)],
            words: &["a country is three capital letters, like NOR"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Variant`.
    pub static VARIANT: SimpleType = SimpleType {
        name: "Variant",
        white_space: WhiteSpace::Preserve,
        variety: Variety::Union(&[&COLON_NAME, &IDENTIFIER]),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `StartPosition`.
    pub static START_POSITION: SimpleType = SimpleType {
        name: "StartPosition",
        white_space: WhiteSpace::Preserve,
        variety: Variety::Union(&[&IDN, &STANDARD_ID, &FEN]),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `IDN`.
    pub static IDN: SimpleType = SimpleType {
        name: "IDN",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::PositiveInteger),
        facets: Facets {
            max_inclusive: ::core::option::Option::Some("3840"),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `StandardID`.
    pub static STANDARD_ID: SimpleType = SimpleType {
        name: "StandardID",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &[":standard"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `FEN`.
    pub static FEN: SimpleType = SimpleType {
        name: "FEN",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static BOARD_SIZE_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 1u8, 2u8, 2u8, 2u8, 2u8, 3u8, 4u8, 5u8, 5u8, 6u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            7u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 16u16, 16u16,
            24u16, 32u16, 32u16, 0u16, 0u16, 32u16, 32u16, 32u16, 32u16, 32u16, 32u16,
            40u16, 0u16, 32u16, 32u16, 0u16, 0u16, 0u16, 0u16, 40u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 40u16, 0u16, 0u16, 48u16, 48u16, 56u16, 64u16, 64u16,
            0u16, 0u16, 64u16, 64u16, 64u16, 64u16, 64u16, 64u16, 72u16, 0u16, 64u16,
            64u16, 0u16, 0u16, 0u16, 0u16, 72u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 72u16, 0u16, 0u16, 80u16, 80u16, 80u16, 80u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 88u16, 0u16, 0u16, 96u16, 96u16, 96u16, 96u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
        ],
        width: 8usize,
        start: 8u16,
        accepting: &[
            false, false, false, false, false, false, true, true, true, false, true,
            false, true,
        ],
        source: "([1-9]|[1-5][0-9]|6[0-4])x([1-9]|[1-5][0-9]|6[0-4])(x[1-8]){0,2}",
    };
    /// The simple type `BoardSize`.
    pub static BOARD_SIZE: SimpleType = SimpleType {
        name: "BoardSize",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&BOARD_SIZE_PATTERN1)],
            words: &[
                "a board is files x ranks, each from 1 to 64, like 8x8; two further sizes go from 1 to 8",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `TextFormat`.
    pub static TEXT_FORMAT: SimpleType = SimpleType {
        name: "TextFormat",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["plain", "html", "xml"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `CommentLanguage`.
    pub static COMMENT_LANGUAGE: SimpleType = SimpleType {
        name: "CommentLanguage",
        white_space: WhiteSpace::Preserve,
        variety: Variety::Union(
            &[&const { SimpleType::of(Builtin::Language) }, &UNKNOWN_LANGUAGE],
        ),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `UnknownLanguage`.
    pub static UNKNOWN_LANGUAGE: SimpleType = SimpleType {
        name: "UnknownLanguage",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["*"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static PIECE_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            1u8, 0u8, 0u8, 1u8, 0u8, 1u8, 1u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 1u8, 0u8, 0u8, 1u8, 0u8, 1u8, 1u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[0u16, 0u16, 0u16, 4u16, 0u16, 0u16],
        width: 2usize,
        start: 2u16,
        accepting: &[false, false, true],
        source: "[KQRBNPkqrbnp]",
    };
    /// The simple type `Piece`.
    pub static PIECE: SimpleType = SimpleType {
        name: "Piece",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&PIECE_PATTERN1)],
            words: &["a piece is one of K Q R B N P, in lower case for Black"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Emoticon`.
    pub static EMOTICON: SimpleType = SimpleType {
        name: "Emoticon",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&EVENT_TYPE_PATTERN1)],
            words: &[
                "a name of one's own has no blanks and does not begin with a colon",
            ],
            min_length: ::core::option::Option::Some(1usize),
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `NAG`.
    pub static NAG: SimpleType = SimpleType {
        name: "NAG",
        white_space: WhiteSpace::Preserve,
        variety: Variety::Union(&[&STANDARD_NAG, &USER_NAG]),
        facets: Facets::NONE,
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static STANDARD_NAG_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 2u8, 3u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 10u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 15u16, 20u16, 0u16, 0u16, 20u16, 20u16, 20u16, 0u16, 0u16, 25u16,
            25u16, 25u16, 0u16, 0u16, 0u16, 0u16, 0u16,
        ],
        width: 5usize,
        start: 5u16,
        accepting: &[false, false, false, true, true, true],
        source: "$([1-9]|[1-9][0-9]|1[0-9][0-9])",
    };
    /// The simple type `StandardNAG`.
    pub static STANDARD_NAG: SimpleType = SimpleType {
        name: "StandardNAG",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&STANDARD_NAG_PATTERN1)],
            words: &["a predefined glyph is a number from $1 to $199"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static USER_NAG_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 2u8, 3u8, 4u8, 5u8, 6u8, 7u8, 8u8, 9u8, 9u8, 9u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 20u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 30u16,
            40u16, 40u16, 40u16, 40u16, 50u16, 60u16, 0u16, 0u16, 60u16, 60u16, 60u16,
            60u16, 60u16, 60u16, 60u16, 60u16, 0u16, 0u16, 70u16, 70u16, 70u16, 70u16,
            70u16, 70u16, 70u16, 70u16, 0u16, 0u16, 70u16, 70u16, 70u16, 70u16, 70u16,
            80u16, 90u16, 90u16, 0u16, 0u16, 90u16, 90u16, 90u16, 90u16, 90u16, 90u16,
            90u16, 90u16, 0u16, 0u16, 100u16, 100u16, 100u16, 100u16, 100u16, 100u16,
            100u16, 100u16, 0u16, 0u16, 100u16, 100u16, 100u16, 100u16, 100u16, 110u16,
            120u16, 120u16, 0u16, 0u16, 120u16, 120u16, 120u16, 120u16, 120u16, 120u16,
            120u16, 120u16, 0u16, 0u16, 120u16, 120u16, 120u16, 120u16, 120u16, 120u16,
            120u16, 120u16, 0u16, 0u16, 120u16, 120u16, 120u16, 130u16, 140u16, 140u16,
            140u16, 140u16, 0u16, 0u16, 140u16, 140u16, 140u16, 140u16, 140u16, 140u16,
            140u16, 140u16, 0u16, 0u16, 140u16, 140u16, 140u16, 140u16, 140u16, 140u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
        ],
        width: 10usize,
        start: 10u16,
        accepting: &[
            false, false, false, false, false, false, false, false, false, false, true,
            true, true, true, true,
        ],
        source: "$([2-9][0-9]{2}|[1-9][0-9]{3}|[1-5][0-9]{4}|6[0-4][0-9]{3}|65[0-4][0-9]{2}|655[0-2][0-9]|6553[0-5])",
    };
    /// The simple type `UserNAG`.
    pub static USER_NAG: SimpleType = SimpleType {
        name: "UserNAG",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&USER_NAG_PATTERN1)],
            words: &["a glyph of an application is a number from $200 to $65535"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static BASE91_BINARY_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 1u8, 0u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8,
            1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8,
            0u8, 1u8, 0u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8,
            1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8,
            1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8,
            1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8,
            1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8,
        ],
        next: &[0u16, 0u16, 0u16, 2u16],
        width: 2usize,
        start: 2u16,
        accepting: &[false, true],
        source: "([!#-;=?-~]{100})*[!#-;=?-~]{0,99}",
    };
    /// The simple type `Base91Binary`.
    pub static BASE91_BINARY: SimpleType = SimpleType {
        name: "Base91Binary",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&BASE91_BINARY_PATTERN1)],
            words: &[
                "basE91 text has the printable characters of ASCII, without blank, , and ",
            ],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    static MIME_TYPE_PATTERN1: Dfa = Dfa {
        classes: &[
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 1u8, 1u8, 0u8, 0u8, 1u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 1u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 2u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8,
            0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 0u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8,
            3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 3u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8,
            4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 4u8, 5u8, 5u8, 5u8, 5u8, 5u8,
            5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8,
            5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 5u8, 1u8, 1u8, 6u8,
            6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8,
            6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 6u8, 7u8,
            8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 8u8, 9u8, 8u8, 8u8,
            10u8, 11u8, 11u8, 11u8, 12u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8, 1u8,
            1u8, 1u8,
        ],
        next: &[
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            26u16, 0u16, 0u16, 0u16, 0u16, 0u16, 39u16, 52u16, 65u16, 78u16, 91u16,
            104u16, 117u16, 26u16, 0u16, 130u16, 0u16, 0u16, 0u16, 39u16, 52u16, 65u16,
            78u16, 91u16, 104u16, 117u16, 0u16, 0u16, 0u16, 26u16, 26u16, 26u16, 0u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 39u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 39u16, 39u16,
            39u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 39u16,
            39u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 65u16, 65u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 65u16, 65u16, 65u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 65u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            143u16, 0u16, 0u16, 0u16, 0u16, 0u16, 156u16, 169u16, 182u16, 195u16, 208u16,
            221u16, 234u16, 143u16, 0u16, 0u16, 0u16, 0u16, 0u16, 156u16, 169u16, 182u16,
            195u16, 208u16, 221u16, 234u16, 0u16, 0u16, 0u16, 143u16, 143u16, 143u16,
            0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            156u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 156u16,
            156u16, 156u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            156u16, 156u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 182u16, 182u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 182u16, 182u16, 182u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16, 0u16, 0u16, 182u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16, 0u16,
            0u16,
        ],
        width: 13usize,
        start: 13u16,
        accepting: &[
            false, false, false, false, false, false, false, false, false, false, false,
            true, false, false, false, false, false, false, false,
        ],
        source: "[^/\\s]+/[^/\\s]+",
    };
    /// The simple type `MimeType`.
    pub static MIME_TYPE: SimpleType = SimpleType {
        name: "MimeType",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            patterns: &[Pattern::Bytes(&MIME_TYPE_PATTERN1)],
            words: &["a media type is type/subtype, like image/png"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The simple type `Compression`.
    pub static COMPRESSION: SimpleType = SimpleType {
        name: "Compression",
        white_space: WhiteSpace::Collapse,
        variety: Variety::Atomic(Builtin::Token),
        facets: Facets {
            enumeration: &["zlib", "none"],
            ..Facets::NONE
        },
        repair: ::core::option::Option::None,
        explain: ::core::option::Option::None,
    };
    /// The complex type `ArchiveInfo`.
    pub static ARCHIVE_INFO: ComplexType = ComplexType {
        name: "ArchiveInfo",
        attributes: &[
            Attribute {
                name: "readonly",
                ty: &const { SimpleType::of(Builtin::Boolean) },
                required: false,
                default: ::core::option::Option::Some("false"),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "private",
                ty: &const { SimpleType::of(Builtin::Boolean) },
                required: false,
                default: ::core::option::Option::Some("false"),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "request",
                ty: &const { SimpleType::of(Builtin::String) },
                required: false,
                default: ::core::option::Option::Some(""),
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: archive_info_attribute,
        content: Content::Elements(&ARCHIVE_INFO_MODEL),
    };
    fn archive_info_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"readonly" => 0usize,
                b"private" => 1usize,
                b"request" => 2usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static ARCHIVE_INFO_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "version",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::VERSION),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "creator",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::SIGNATURE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "modifiedby",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::SIGNATURE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "signature",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::SIGNATURE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "author",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "created",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TIMESTAMP),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "modified",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TIMESTAMP),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "source",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::AnyUri,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "content",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::CONTENT),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "description",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::DESCRIPTION_LIST,
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "tag",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::TAG),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: archive_info_model_symbol,
        order: Order::Automaton {
            names: 11usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(2u16, 2u16),
                Step::to(3u16, 3u16),
                Step::to(3u16, 4u16),
                Step::to(4u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 4u16),
                Step::to(4u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(5u16, 6u16),
                Step::to(6u16, 7u16),
                Step::to(7u16, 8u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(6u16, 7u16),
                Step::to(7u16, 8u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(7u16, 8u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(8u16, 9u16),
                Step::to(8u16, 10u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(8u16, 10u16),
            ],
            accepting: &[false, false, false, false, false, false, false, true, true],
        },
        aliases: &[],
    };
    fn archive_info_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"version" => 0usize,
                b"creator" => 1usize,
                b"modifiedby" => 2usize,
                b"signature" => 3usize,
                b"author" => 4usize,
                b"created" => 5usize,
                b"modified" => 6usize,
                b"source" => 7usize,
                b"content" => 8usize,
                b"description" => 9usize,
                b"tag" => 10usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Content`.
    pub static CONTENT: ComplexType = ComplexType {
        name: "Content",
        attributes: &[
            Attribute {
                name: "games",
                ty: &const { SimpleType::of(Builtin::NonNegativeInteger) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "documents",
                ty: &const { SimpleType::of(Builtin::NonNegativeInteger) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "variants",
                ty: &LIST_OF_VARIANTS,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "tandem",
                ty: &const { SimpleType::of(Builtin::Boolean) },
                required: false,
                default: ::core::option::Option::Some("false"),
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: content_attribute,
        content: Content::Empty,
    };
    fn content_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"games" => 0usize,
                b"documents" => 1usize,
                b"variants" => 2usize,
                b"tandem" => 3usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `DescriptionList`.
    pub static DESCRIPTION_LIST: ComplexType = ComplexType {
        name: "DescriptionList",
        attributes: &[],
        required: 0u64,
        attribute: description_list_attribute,
        content: Content::Elements(&DESCRIPTION_LIST_MODEL),
    };
    fn description_list_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static DESCRIPTION_LIST_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "text",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::COMMENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: description_list_model_symbol,
        order: Order::Automaton {
            names: 1usize,
            steps: &[Step::to(0u16, 0u16)],
            accepting: &[true],
        },
        aliases: &[],
    };
    fn description_list_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"text" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `ArchiveData`.
    pub static ARCHIVE_DATA: ComplexType = ComplexType {
        name: "ArchiveData",
        attributes: &[],
        required: 0u64,
        attribute: archive_data_attribute,
        content: Content::Elements(&ARCHIVE_DATA_MODEL),
    };
    fn archive_data_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static ARCHIVE_DATA_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "blob",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::BL_OB),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "resource",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::EXTERNAL_RESOURCE,
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "movestyle",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::MOVE_STYLE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "tag",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::TAG),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: archive_data_model_symbol,
        order: Order::Automaton {
            names: 4usize,
            steps: &[
                Step::to(0u16, 0u16),
                Step::to(0u16, 1u16),
                Step::to(0u16, 2u16),
                Step::to(0u16, 3u16),
            ],
            accepting: &[true],
        },
        aliases: &[],
    };
    fn archive_data_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"blob" => 0usize,
                b"resource" => 1usize,
                b"movestyle" => 2usize,
                b"tag" => 3usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Document`.
    pub static DOCUMENT: ComplexType = ComplexType {
        name: "Document",
        attributes: &[
            Attribute {
                name: "id",
                ty: &INDEX_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: document_attribute,
        content: Content::Elements(&DOCUMENT_MODEL),
    };
    fn document_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static DOCUMENT_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "blob",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::BL_OB),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "resource",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::EXTERNAL_RESOURCE,
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: document_model_symbol,
        order: Order::Automaton {
            names: 2usize,
            steps: &[Step::to(1u16, 0u16), Step::to(1u16, 1u16), Step::NONE, Step::NONE],
            accepting: &[false, true],
        },
        aliases: &[],
    };
    fn document_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"blob" => 0usize,
                b"resource" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Index`.
    pub static INDEX: ComplexType = ComplexType {
        name: "Index",
        attributes: &[
            Attribute {
                name: "creator",
                ty: &SIGNATURE,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "signature",
                ty: &SIGNATURE,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "version",
                ty: &const { SimpleType::of(Builtin::String) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "type",
                ty: &INDEX_TYPE,
                required: false,
                default: ::core::option::Option::Some("archive"),
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: index_attribute,
        content: Content::Elements(&INDEX_MODEL),
    };
    fn index_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"creator" => 0usize,
                b"signature" => 1usize,
                b"version" => 2usize,
                b"type" => 3usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static INDEX_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "game",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::INDEX_GAME),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "document",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::INDEX_DOCUMENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: index_model_symbol,
        order: Order::Automaton {
            names: 2usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(1u16, 1u16),
                Step::to(1u16, 0u16),
                Step::to(1u16, 1u16),
            ],
            accepting: &[false, true],
        },
        aliases: &[],
    };
    fn index_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"game" => 0usize,
                b"document" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `IndexGame`.
    pub static INDEX_GAME: ComplexType = ComplexType {
        name: "IndexGame",
        attributes: &[
            Attribute {
                name: "id",
                ty: &INDEX_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "signature",
                ty: &SIGNATURE,
                required: false,
                default: ::core::option::Option::Some(""),
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: index_game_attribute,
        content: Content::Elements(&GAME_HEAD_MODEL),
    };
    fn index_game_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                b"signature" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `IndexDocument`.
    pub static INDEX_DOCUMENT: ComplexType = ComplexType {
        name: "IndexDocument",
        attributes: &[
            Attribute {
                name: "id",
                ty: &INDEX_ID,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: index_document_attribute,
        content: Content::Empty,
    };
    fn index_document_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Namebase`.
    pub static NAMEBASE: ComplexType = ComplexType {
        name: "Namebase",
        attributes: &[
            Attribute {
                name: "signature",
                ty: &SIGNATURE,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "version",
                ty: &const { SimpleType::of(Builtin::String) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: namebase_attribute,
        content: Content::Elements(&NAMEBASE_MODEL),
    };
    fn namebase_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"signature" => 0usize,
                b"version" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static NAMEBASE_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "site",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::NSITE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "event",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::NEVENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "team",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::NTEAM),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "player",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::NPLAYER),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "source",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::NSOURCE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "annotator",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::NANNOTATOR),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "sponsor",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::NSPONSOR),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "creator",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::NCREATOR),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "phrase",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::NPHRASE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: namebase_model_symbol,
        order: Order::Automaton {
            names: 9usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(1u16, 1u16),
                Step::to(1u16, 2u16),
                Step::to(1u16, 3u16),
                Step::to(1u16, 4u16),
                Step::to(1u16, 5u16),
                Step::to(1u16, 6u16),
                Step::to(1u16, 7u16),
                Step::to(1u16, 8u16),
                Step::to(1u16, 0u16),
                Step::to(1u16, 1u16),
                Step::to(1u16, 2u16),
                Step::to(1u16, 3u16),
                Step::to(1u16, 4u16),
                Step::to(1u16, 5u16),
                Step::to(1u16, 6u16),
                Step::to(1u16, 7u16),
                Step::to(1u16, 8u16),
            ],
            accepting: &[false, true],
        },
        aliases: &[],
    };
    fn namebase_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"site" => 0usize,
                b"event" => 1usize,
                b"team" => 2usize,
                b"player" => 3usize,
                b"source" => 4usize,
                b"annotator" => 5usize,
                b"sponsor" => 6usize,
                b"creator" => 7usize,
                b"phrase" => 8usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `NSite`.
    pub static NSITE: ComplexType = ComplexType {
        name: "NSite",
        attributes: &[
            Attribute {
                name: "id",
                ty: &NAMEBASE_ID,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: nsite_attribute,
        content: Content::Elements(&NSITE_MODEL),
    };
    fn nsite_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static NSITE_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "location",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::String,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "country",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::COUNTRY),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "latitude",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Float,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "longitude",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Float,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: nsite_model_symbol,
        order: Order::Automaton {
            names: 4usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(4u16, 3u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[true, true, true, true, true],
        },
        aliases: &[],
    };
    fn nsite_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"location" => 0usize,
                b"country" => 1usize,
                b"latitude" => 2usize,
                b"longitude" => 3usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `NEvent`.
    pub static NEVENT: ComplexType = ComplexType {
        name: "NEvent",
        attributes: &[
            Attribute {
                name: "id",
                ty: &NAMEBASE_ID,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: nevent_attribute,
        content: Content::Elements(&NEVENT_MODEL),
    };
    fn nevent_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static NEVENT_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "title",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "siteid",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::NAMEBASE_ID),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "date",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DATE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "type",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::EVENT_TYPE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "mode",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::EVENT_MODE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "rounds",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::NonNegativeInteger,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "category",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::PositiveInteger,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "sponsorid",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::NAMEBASE_ID),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "complete",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Boolean,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "boardpoints",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Boolean,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "threepointsforwin",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Boolean,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "tiebreak",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TIEBREAK),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: nevent_model_symbol,
        order: Order::Automaton {
            names: 12usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(12u16, 11u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[
                true, true, true, true, true, true, true, true, true, true, true, true,
                true,
            ],
        },
        aliases: &[],
    };
    fn nevent_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"title" => 0usize,
                b"siteid" => 1usize,
                b"date" => 2usize,
                b"type" => 3usize,
                b"mode" => 4usize,
                b"rounds" => 5usize,
                b"category" => 6usize,
                b"sponsorid" => 7usize,
                b"complete" => 8usize,
                b"boardpoints" => 9usize,
                b"threepointsforwin" => 10usize,
                b"tiebreak" => 11usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `NTeam`.
    pub static NTEAM: ComplexType = ComplexType {
        name: "NTeam",
        attributes: &[
            Attribute {
                name: "id",
                ty: &NAMEBASE_ID,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: nteam_attribute,
        content: Content::Elements(&NTEAM_MODEL),
    };
    fn nteam_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static NTEAM_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "name",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::String,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "number",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::PositiveInteger,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "year",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::YEAR),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "season",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Boolean,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "nation",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::COUNTRY),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: nteam_model_symbol,
        order: Order::Automaton {
            names: 5usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(5u16, 4u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[true, true, true, true, true, true],
        },
        aliases: &[],
    };
    fn nteam_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"name" => 0usize,
                b"number" => 1usize,
                b"year" => 2usize,
                b"season" => 3usize,
                b"nation" => 4usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `NPlayer`.
    pub static NPLAYER: ComplexType = ComplexType {
        name: "NPlayer",
        attributes: &[
            Attribute {
                name: "id",
                ty: &NAMEBASE_ID,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: nplayer_attribute,
        content: Content::Elements(&NPLAYER_MODEL),
    };
    fn nplayer_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static NPLAYER_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "name",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "surname",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "forename",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "regioncode",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::NonNegativeInteger,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "nation",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::COUNTRY),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "species",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::SPECIES),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "gender",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::GENDER),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "teamid",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::NAMEBASE_ID),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "networkaddress",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::AnyUri,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "birth",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DATE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "death",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DATE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: nplayer_model_symbol,
        order: Order::Automaton {
            names: 11usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(11u16, 10u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[
                true, true, true, true, true, true, true, true, true, true, true, true,
            ],
        },
        aliases: &[],
    };
    fn nplayer_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"name" => 0usize,
                b"surname" => 1usize,
                b"forename" => 2usize,
                b"regioncode" => 3usize,
                b"nation" => 4usize,
                b"species" => 5usize,
                b"gender" => 6usize,
                b"teamid" => 7usize,
                b"networkaddress" => 8usize,
                b"birth" => 9usize,
                b"death" => 10usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `NSource`.
    pub static NSOURCE: ComplexType = ComplexType {
        name: "NSource",
        attributes: &[
            Attribute {
                name: "id",
                ty: &NAMEBASE_ID,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: nsource_attribute,
        content: Content::Elements(&NSOURCE_MODEL),
    };
    fn nsource_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static NSOURCE_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "title",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "publisher",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "publication",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DATE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "version",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::NonNegativeInteger,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "date",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DATE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "quality",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::QUALITY),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: nsource_model_symbol,
        order: Order::Automaton {
            names: 6usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[true, true, true, true, true, true, true],
        },
        aliases: &[],
    };
    fn nsource_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"title" => 0usize,
                b"publisher" => 1usize,
                b"publication" => 2usize,
                b"version" => 3usize,
                b"date" => 4usize,
                b"quality" => 5usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `NAnnotator`.
    pub static NANNOTATOR: ComplexType = ComplexType {
        name: "NAnnotator",
        attributes: &[
            Attribute {
                name: "id",
                ty: &NAMEBASE_ID,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: nannotator_attribute,
        content: Content::Text(&TOKEN),
    };
    fn nannotator_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `NSponsor`.
    pub static NSPONSOR: ComplexType = ComplexType {
        name: "NSponsor",
        attributes: &[
            Attribute {
                name: "id",
                ty: &NAMEBASE_ID,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: nsponsor_attribute,
        content: Content::Text(&TOKEN),
    };
    fn nsponsor_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `NCreator`.
    pub static NCREATOR: ComplexType = ComplexType {
        name: "NCreator",
        attributes: &[
            Attribute {
                name: "id",
                ty: &NAMEBASE_ID,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: ncreator_attribute,
        content: Content::Text(&TOKEN),
    };
    fn ncreator_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `NPhrase`.
    pub static NPHRASE: ComplexType = ComplexType {
        name: "NPhrase",
        attributes: &[
            Attribute {
                name: "lang",
                ty: &COMMENT_LANGUAGE,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "format",
                ty: &TEXT_FORMAT,
                required: false,
                default: ::core::option::Option::Some("plain"),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "id",
                ty: &NAMEBASE_ID,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 4u64,
        attribute: nphrase_attribute,
        content: Content::Text(&const { SimpleType::of(Builtin::String) }),
    };
    fn nphrase_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"lang" => 0usize,
                b"format" => 1usize,
                b"id" => 2usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Game`.
    pub static GAME: ComplexType = ComplexType {
        name: "Game",
        attributes: &[
            Attribute {
                name: "variant",
                ty: &VARIANT,
                required: false,
                default: ::core::option::Option::Some(":Chess"),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "tandem",
                ty: &const { SimpleType::of(Builtin::Boolean) },
                required: false,
                default: ::core::option::Option::Some("false"),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "startposition",
                ty: &START_POSITION,
                required: false,
                default: ::core::option::Option::Some(":standard"),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "controlposition",
                ty: &START_POSITION,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "invalid",
                ty: &const { SimpleType::of(Builtin::Boolean) },
                required: false,
                default: ::core::option::Option::Some("false"),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "pieces",
                ty: &LIST_OF_NOTATIONS,
                required: false,
                default: ::core::option::Option::Some(""),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "rules",
                ty: &LIST_OF_RULES,
                required: false,
                default: ::core::option::Option::Some(""),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "boardsize",
                ty: &BOARD_SIZE,
                required: false,
                default: ::core::option::Option::Some("8x8"),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "boardpath",
                ty: &const { SimpleType::of(Builtin::String) },
                required: false,
                default: ::core::option::Option::Some("8x8"),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "coloration",
                ty: &const { SimpleType::of(Builtin::String) },
                required: false,
                default: ::core::option::Option::Some(""),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "signature",
                ty: &SIGNATURE,
                required: false,
                default: ::core::option::Option::Some(""),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "languages",
                ty: &LIST_OF_LANGUAGES,
                required: false,
                default: ::core::option::Option::Some(""),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "fragment",
                ty: &const { SimpleType::of(Builtin::String) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: game_attribute,
        content: Content::Elements(&GAME_MODEL),
    };
    fn game_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"variant" => 0usize,
                b"tandem" => 1usize,
                b"startposition" => 2usize,
                b"controlposition" => 3usize,
                b"invalid" => 4usize,
                b"pieces" => 5usize,
                b"rules" => 6usize,
                b"boardsize" => 7usize,
                b"boardpath" => 8usize,
                b"coloration" => 9usize,
                b"signature" => 10usize,
                b"languages" => 11usize,
                b"fragment" => 12usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static GAME_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "info",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::GAME_INFO),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "moves",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::MOVE_SECTION),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "data",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::GAME_DATA),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: game_model_symbol,
        order: Order::Automaton {
            names: 3usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[false, false, true, true],
        },
        aliases: &[],
    };
    fn game_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"info" => 0usize,
                b"moves" => 1usize,
                b"data" => 2usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `GameInfo`.
    pub static GAME_INFO: ComplexType = ComplexType {
        name: "GameInfo",
        attributes: &[],
        required: 0u64,
        attribute: game_info_attribute,
        content: Content::Elements(&GAME_INFO_MODEL),
    };
    fn game_info_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static GAME_INFO_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "head",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::GAME_HEAD),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "links",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::LINKS),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "moveinfo",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::MOVE_INFO),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: game_info_model_symbol,
        order: Order::Automaton {
            names: 3usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::NONE,
                Step::to(4u16, 1u16),
                Step::to(3u16, 2u16),
                Step::NONE,
                Step::NONE,
                Step::to(5u16, 2u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[true, true, true, true, true, true],
        },
        aliases: &[],
    };
    fn game_info_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"head" => 0usize,
                b"links" => 1usize,
                b"moveinfo" => 2usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Links`.
    pub static LINKS: ComplexType = ComplexType {
        name: "Links",
        attributes: &[],
        required: 0u64,
        attribute: links_attribute,
        content: Content::Elements(&LINKS_MODEL),
    };
    fn links_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static LINKS_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "blob",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "resource",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::EXTERNAL_RESOURCE,
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: links_model_symbol,
        order: Order::Automaton {
            names: 2usize,
            steps: &[Step::to(0u16, 0u16), Step::to(0u16, 1u16)],
            accepting: &[true],
        },
        aliases: &[],
    };
    fn links_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"blob" => 0usize,
                b"resource" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `GameData`.
    pub static GAME_DATA: ComplexType = ComplexType {
        name: "GameData",
        attributes: &[],
        required: 0u64,
        attribute: game_data_attribute,
        content: Content::Elements(&GAME_DATA_MODEL),
    };
    fn game_data_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static GAME_DATA_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "blob",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::BL_OB),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "engine",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::ENGINE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: game_data_model_symbol,
        order: Order::Automaton {
            names: 2usize,
            steps: &[Step::to(0u16, 0u16), Step::to(0u16, 1u16)],
            accepting: &[true],
        },
        aliases: &[],
    };
    fn game_data_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"blob" => 0usize,
                b"engine" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Engine`.
    pub static ENGINE: ComplexType = ComplexType {
        name: "Engine",
        attributes: &[
            Attribute {
                name: "id",
                ty: &const { SimpleType::of(Builtin::NonNegativeInteger) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: engine_attribute,
        content: Content::Text(&TOKEN),
    };
    fn engine_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `GameHead`.
    pub static GAME_HEAD: ComplexType = ComplexType {
        name: "GameHead",
        attributes: &[
            Attribute {
                name: "id",
                ty: &INDEX_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: game_head_attribute,
        content: Content::Elements(&GAME_HEAD_MODEL),
    };
    fn game_head_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static GAME_HEAD_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "flags",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::GAME_FLAGS),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "characteristics",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::CHARACTERISTICS,
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "event",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::GEVENT),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "white",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::GPLAYER),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "black",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::GPLAYER),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "source",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::GSOURCE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "time",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::TIME_INFO),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "opening",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::OPENING),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "extraneous",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EXTRANEOUS),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "tags",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::TAGS),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: game_head_model_symbol,
        order: Order::Automaton {
            names: 10usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(12u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(12u16, 3u16),
                Step::to(13u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(14u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(15u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(16u16, 9u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(13u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(10u16, 9u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[
                true, true, true, true, true, true, true, true, true, true, true, true,
                true, true, true, true, true,
            ],
        },
        aliases: &[],
    };
    fn game_head_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"flags" => 0usize,
                b"characteristics" => 1usize,
                b"event" => 2usize,
                b"white" => 3usize,
                b"black" => 4usize,
                b"source" => 5usize,
                b"time" => 6usize,
                b"opening" => 7usize,
                b"extraneous" => 8usize,
                b"tags" => 9usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `GameFlags`.
    pub static GAME_FLAGS: ComplexType = ComplexType {
        name: "GameFlags",
        attributes: &[],
        required: 0u64,
        attribute: game_flags_attribute,
        content: Content::Elements(&GAME_FLAGS_MODEL),
    };
    fn game_flags_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static GAME_FLAGS_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "annotated",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "handicapCastling",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "illegalMove",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "invalidMove",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "mirroredCastling",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "nullMove",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "recursive",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "custom",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::String,
                        )
                    },
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "annotatedBookGame",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "bestGame",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "blackOpening",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "blunder",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "brilliancy",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "computer",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "computerAnalysis",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "counterAttack",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "decidedTournament",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "defense",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "deleted",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "drawingMethods",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "endGame",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "endGameTransition",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "historicGame",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "kingSide",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "material",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "middleGame",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "modelGame",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "novelty",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "pawnStructure",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "piecePlay",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "queenSide",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "sacrifice",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "strategicBlunder",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "strategy",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "tacticalBlunder",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "tactics",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "user",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "whiteOpening",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "withAttack",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: game_flags_model_symbol,
        order: Order::Automaton {
            names: 39usize,
            steps: &[
                Step::to(0u16, 0u16),
                Step::to(0u16, 1u16),
                Step::to(0u16, 2u16),
                Step::to(0u16, 3u16),
                Step::to(0u16, 4u16),
                Step::to(0u16, 5u16),
                Step::to(0u16, 6u16),
                Step::to(0u16, 7u16),
                Step::to(0u16, 8u16),
                Step::to(0u16, 9u16),
                Step::to(0u16, 10u16),
                Step::to(0u16, 11u16),
                Step::to(0u16, 12u16),
                Step::to(0u16, 13u16),
                Step::to(0u16, 14u16),
                Step::to(0u16, 15u16),
                Step::to(0u16, 16u16),
                Step::to(0u16, 17u16),
                Step::to(0u16, 18u16),
                Step::to(0u16, 19u16),
                Step::to(0u16, 20u16),
                Step::to(0u16, 21u16),
                Step::to(0u16, 22u16),
                Step::to(0u16, 23u16),
                Step::to(0u16, 24u16),
                Step::to(0u16, 25u16),
                Step::to(0u16, 26u16),
                Step::to(0u16, 27u16),
                Step::to(0u16, 28u16),
                Step::to(0u16, 29u16),
                Step::to(0u16, 30u16),
                Step::to(0u16, 31u16),
                Step::to(0u16, 32u16),
                Step::to(0u16, 33u16),
                Step::to(0u16, 34u16),
                Step::to(0u16, 35u16),
                Step::to(0u16, 36u16),
                Step::to(0u16, 37u16),
                Step::to(0u16, 38u16),
            ],
            accepting: &[true],
        },
        aliases: &[],
    };
    fn game_flags_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"annotated" => 0usize,
                b"handicapCastling" => 1usize,
                b"illegalMove" => 2usize,
                b"invalidMove" => 3usize,
                b"mirroredCastling" => 4usize,
                b"nullMove" => 5usize,
                b"recursive" => 6usize,
                b"custom" => 7usize,
                b"annotatedBookGame" => 8usize,
                b"bestGame" => 9usize,
                b"blackOpening" => 10usize,
                b"blunder" => 11usize,
                b"brilliancy" => 12usize,
                b"computer" => 13usize,
                b"computerAnalysis" => 14usize,
                b"counterAttack" => 15usize,
                b"decidedTournament" => 16usize,
                b"defense" => 17usize,
                b"deleted" => 18usize,
                b"drawingMethods" => 19usize,
                b"endGame" => 20usize,
                b"endGameTransition" => 21usize,
                b"historicGame" => 22usize,
                b"kingSide" => 23usize,
                b"material" => 24usize,
                b"middleGame" => 25usize,
                b"modelGame" => 26usize,
                b"novelty" => 27usize,
                b"pawnStructure" => 28usize,
                b"piecePlay" => 29usize,
                b"queenSide" => 30usize,
                b"sacrifice" => 31usize,
                b"strategicBlunder" => 32usize,
                b"strategy" => 33usize,
                b"tacticalBlunder" => 34usize,
                b"tactics" => 35usize,
                b"user" => 36usize,
                b"whiteOpening" => 37usize,
                b"withAttack" => 38usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Characteristics`.
    pub static CHARACTERISTICS: ComplexType = ComplexType {
        name: "Characteristics",
        attributes: &[],
        required: 0u64,
        attribute: characteristics_attribute,
        content: Content::Elements(&CHARACTERISTICS_MODEL),
    };
    fn characteristics_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static CHARACTERISTICS_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "gamedate",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DATE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "gametime",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TIME),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "result",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::RESULT),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "termination",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TERMINATION),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "round",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::ROUND),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "board",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::NonNegativeInteger,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "plycount",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::PLY_COUNT),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: characteristics_model_symbol,
        order: Order::All {
            required: 0u64,
            optional: false,
        },
        aliases: &[],
    };
    fn characteristics_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"gamedate" => 0usize,
                b"gametime" => 1usize,
                b"result" => 2usize,
                b"termination" => 3usize,
                b"round" => 4usize,
                b"board" => 5usize,
                b"plycount" => 6usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `GEvent`.
    pub static GEVENT: ComplexType = ComplexType {
        name: "GEvent",
        attributes: &[
            Attribute {
                name: "eventid",
                ty: &NAMEBASE_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "siteid",
                ty: &NAMEBASE_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "sponsorid",
                ty: &NAMEBASE_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: gevent_attribute,
        content: Content::Elements(&GEVENT_MODEL),
    };
    fn gevent_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"eventid" => 0usize,
                b"siteid" => 1usize,
                b"sponsorid" => 2usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static GEVENT_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "location",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::String,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "country",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::COUNTRY),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "latitude",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Float,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "longitude",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Float,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "title",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "siteid",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::NAMEBASE_ID),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "date",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DATE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "type",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::EVENT_TYPE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "mode",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::EVENT_MODE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "rounds",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::NonNegativeInteger,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "category",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::PositiveInteger,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "sponsorid",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::NAMEBASE_ID),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "complete",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Boolean,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "boardpoints",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Boolean,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "threepointsforwin",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Boolean,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "tiebreak",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TIEBREAK),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "sponsor",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: gevent_model_symbol,
        order: Order::Automaton {
            names: 17usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(17u16, 16u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[
                true, true, true, true, true, true, true, true, true, true, true, true,
                true, true, true, true, true, true,
            ],
        },
        aliases: &[
            Alias {
                name: "site",
                target: Target::Sibling("location"),
            },
            Alias {
                name: "time",
                target: Target::Elsewhere {
                    place: "characteristics/gametime",
                    child: &Child {
                        name: "time",
                        ty: Type::Simple(&TIME),
                        repeats: true,
                        default: ::core::option::Option::None,
                        fixed: ::core::option::Option::None,
                    },
                },
            },
        ],
    };
    fn gevent_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"location" => 0usize,
                b"country" => 1usize,
                b"latitude" => 2usize,
                b"longitude" => 3usize,
                b"title" => 4usize,
                b"siteid" => 5usize,
                b"date" => 6usize,
                b"type" => 7usize,
                b"mode" => 8usize,
                b"rounds" => 9usize,
                b"category" => 10usize,
                b"sponsorid" => 11usize,
                b"complete" => 12usize,
                b"boardpoints" => 13usize,
                b"threepointsforwin" => 14usize,
                b"tiebreak" => 15usize,
                b"sponsor" => 16usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `GPlayer`.
    pub static GPLAYER: ComplexType = ComplexType {
        name: "GPlayer",
        attributes: &[
            Attribute {
                name: "id",
                ty: &NAMEBASE_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: gplayer_attribute,
        content: Content::Elements(&GPLAYER_MODEL),
    };
    fn gplayer_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static GPLAYER_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "name",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "surname",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "forename",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "regioncode",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::NonNegativeInteger,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "nation",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::COUNTRY),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "species",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::SPECIES),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "gender",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::GENDER),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "teamid",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::NAMEBASE_ID),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "networkaddress",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::AnyUri,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "birth",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DATE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "death",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DATE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "team",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::TEAM_INFO),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "title",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TITLE_LIST),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "federation",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::COUNTRY),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "clock",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TIME),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "runningclock",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TIME),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "identifier",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::PLAYER_ID_LIST),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "rating",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::RATING_LIST),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: gplayer_model_symbol,
        order: Order::Automaton {
            names: 18usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(6u16, 5u16),
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(7u16, 6u16),
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(8u16, 7u16),
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(9u16, 8u16),
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(10u16, 9u16),
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(11u16, 10u16),
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(12u16, 11u16),
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(13u16, 12u16),
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(14u16, 13u16),
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(15u16, 14u16),
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(16u16, 15u16),
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(17u16, 16u16),
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(18u16, 17u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[
                true, true, true, true, true, true, true, true, true, true, true, true,
                true, true, true, true, true, true, true,
            ],
        },
        aliases: &[],
    };
    fn gplayer_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"name" => 0usize,
                b"surname" => 1usize,
                b"forename" => 2usize,
                b"regioncode" => 3usize,
                b"nation" => 4usize,
                b"species" => 5usize,
                b"gender" => 6usize,
                b"teamid" => 7usize,
                b"networkaddress" => 8usize,
                b"birth" => 9usize,
                b"death" => 10usize,
                b"team" => 11usize,
                b"title" => 12usize,
                b"federation" => 13usize,
                b"clock" => 14usize,
                b"runningclock" => 15usize,
                b"identifier" => 16usize,
                b"rating" => 17usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `TeamInfo`.
    pub static TEAM_INFO: ComplexType = ComplexType {
        name: "TeamInfo",
        attributes: &[],
        required: 0u64,
        attribute: team_info_attribute,
        content: Content::Elements(&TEAM_INFO_MODEL),
    };
    fn team_info_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static TEAM_INFO_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "name",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::String,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "number",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::PositiveInteger,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "year",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::YEAR),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "season",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::Boolean,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "nation",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::COUNTRY),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: team_info_model_symbol,
        order: Order::Automaton {
            names: 5usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(5u16, 4u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[true, true, true, true, true, true],
        },
        aliases: &[],
    };
    fn team_info_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"name" => 0usize,
                b"number" => 1usize,
                b"year" => 2usize,
                b"season" => 3usize,
                b"nation" => 4usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `PlayerIdList`.
    pub static PLAYER_ID_LIST: ComplexType = ComplexType {
        name: "PlayerIdList",
        attributes: &[],
        required: 0u64,
        attribute: player_id_list_attribute,
        content: Content::Elements(&PLAYER_ID_LIST_MODEL),
    };
    fn player_id_list_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static PLAYER_ID_LIST_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "id",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::PLAYER_ID),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: player_id_list_model_symbol,
        order: Order::Automaton {
            names: 1usize,
            steps: &[Step::to(0u16, 0u16)],
            accepting: &[true],
        },
        aliases: &[],
    };
    fn player_id_list_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `PlayerID`.
    pub static PLAYER_ID: ComplexType = ComplexType {
        name: "PlayerID",
        attributes: &[
            Attribute {
                name: "organization",
                ty: &ORGANIZATION,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: player_id_attribute,
        content: Content::Text(&IDENTIFIER),
    };
    fn player_id_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"organization" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `RatingList`.
    pub static RATING_LIST: ComplexType = ComplexType {
        name: "RatingList",
        attributes: &[],
        required: 0u64,
        attribute: rating_list_attribute,
        content: Content::Elements(&RATING_LIST_MODEL),
    };
    fn rating_list_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static RATING_LIST_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "score",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::RATING),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: rating_list_model_symbol,
        order: Order::Automaton {
            names: 1usize,
            steps: &[Step::to(0u16, 0u16)],
            accepting: &[true],
        },
        aliases: &[],
    };
    fn rating_list_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"score" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Rating`.
    pub static RATING: ComplexType = ComplexType {
        name: "Rating",
        attributes: &[
            Attribute {
                name: "identifier",
                ty: &RATING_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "organization",
                ty: &ORGANIZATION,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "timemode",
                ty: &TIME_MODE,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "timecontrol",
                ty: &TIME_CONTROL,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "aids",
                ty: &AIDS,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "country",
                ty: &COUNTRY,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "url",
                ty: &const { SimpleType::of(Builtin::AnyUri) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "ranking",
                ty: &const { SimpleType::of(Builtin::NonNegativeInteger) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: rating_attribute,
        content: Content::Text(&const { SimpleType::of(Builtin::PositiveInteger) }),
    };
    fn rating_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"identifier" => 0usize,
                b"organization" => 1usize,
                b"timemode" => 2usize,
                b"timecontrol" => 3usize,
                b"aids" => 4usize,
                b"country" => 5usize,
                b"url" => 6usize,
                b"ranking" => 7usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `GSource`.
    pub static GSOURCE: ComplexType = ComplexType {
        name: "GSource",
        attributes: &[
            Attribute {
                name: "id",
                ty: &NAMEBASE_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: gsource_attribute,
        content: Content::Elements(&GSOURCE_MODEL),
    };
    fn gsource_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static GSOURCE_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "title",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "publisher",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "publication",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DATE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "version",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::NonNegativeInteger,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "date",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DATE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "quality",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::QUALITY),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: gsource_model_symbol,
        order: Order::Automaton {
            names: 6usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(4u16, 3u16),
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(5u16, 4u16),
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(6u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[true, true, true, true, true, true, true],
        },
        aliases: &[],
    };
    fn gsource_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"title" => 0usize,
                b"publisher" => 1usize,
                b"publication" => 2usize,
                b"version" => 3usize,
                b"date" => 4usize,
                b"quality" => 5usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `TimeInfo`.
    pub static TIME_INFO: ComplexType = ComplexType {
        name: "TimeInfo",
        attributes: &[],
        required: 0u64,
        attribute: time_info_attribute,
        content: Content::Elements(&TIME_INFO_MODEL),
    };
    fn time_info_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static TIME_INFO_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "mode",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TIME_MODE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "control",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TIME_CONTROL),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: time_info_model_symbol,
        order: Order::All {
            required: 0u64,
            optional: false,
        },
        aliases: &[],
    };
    fn time_info_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"mode" => 0usize,
                b"control" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Opening`.
    pub static OPENING: ComplexType = ComplexType {
        name: "Opening",
        attributes: &[],
        required: 0u64,
        attribute: opening_attribute,
        content: Content::Elements(&OPENING_MODEL),
    };
    fn opening_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static OPENING_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "eco",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::ECO),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "usereco",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::ECO),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "nic",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::NIC),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "classification",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: opening_model_symbol,
        order: Order::All {
            required: 0u64,
            optional: false,
        },
        aliases: &[],
    };
    fn opening_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"eco" => 0usize,
                b"usereco" => 1usize,
                b"nic" => 2usize,
                b"classification" => 3usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Extraneous`.
    pub static EXTRANEOUS: ComplexType = ComplexType {
        name: "Extraneous",
        attributes: &[
            Attribute {
                name: "annotatorid",
                ty: &NAMEBASE_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "creatorid",
                ty: &NAMEBASE_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "phraseid",
                ty: &NAMEBASE_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: extraneous_attribute,
        content: Content::Elements(&EXTRANEOUS_MODEL),
    };
    fn extraneous_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"annotatorid" => 0usize,
                b"creatorid" => 1usize,
                b"phraseid" => 2usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static EXTRANEOUS_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "annotator",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TOKEN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "creator",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::SIGNATURE),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "comment",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::COMMENT),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "clock",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::TIME),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "gameid",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::GAME_IDENTIFIER,
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: extraneous_model_symbol,
        order: Order::All {
            required: 0u64,
            optional: false,
        },
        aliases: &[],
    };
    fn extraneous_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"annotator" => 0usize,
                b"creator" => 1usize,
                b"comment" => 2usize,
                b"clock" => 3usize,
                b"gameid" => 4usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `GameIdentifier`.
    pub static GAME_IDENTIFIER: ComplexType = ComplexType {
        name: "GameIdentifier",
        attributes: &[
            Attribute {
                name: "tag",
                ty: &TOKEN,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: game_identifier_attribute,
        content: Content::Text(&TOKEN),
    };
    fn game_identifier_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"tag" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Tags`.
    pub static TAGS: ComplexType = ComplexType {
        name: "Tags",
        attributes: &[],
        required: 0u64,
        attribute: tags_attribute,
        content: Content::Elements(&TAGS_MODEL),
    };
    fn tags_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static TAGS_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "tag",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::TAG),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: tags_model_symbol,
        order: Order::Automaton {
            names: 1usize,
            steps: &[Step::to(0u16, 0u16)],
            accepting: &[true],
        },
        aliases: &[],
    };
    fn tags_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"tag" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Tag`.
    pub static TAG: ComplexType = ComplexType {
        name: "Tag",
        attributes: &[
            Attribute {
                name: "name",
                ty: &TOKEN,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: tag_attribute,
        content: Content::Text(&const { SimpleType::of(Builtin::String) }),
    };
    fn tag_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"name" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `MoveInfo`.
    pub static MOVE_INFO: ComplexType = ComplexType {
        name: "MoveInfo",
        attributes: &[],
        required: 0u64,
        attribute: move_info_attribute,
        content: Content::Elements(&MOVE_INFO_MODEL),
    };
    fn move_info_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static MOVE_INFO_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "table",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::MOVE_INFO_TABLE,
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: move_info_model_symbol,
        order: Order::Automaton {
            names: 1usize,
            steps: &[Step::to(0u16, 0u16)],
            accepting: &[true],
        },
        aliases: &[],
    };
    fn move_info_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"table" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `MoveInfoTable`.
    pub static MOVE_INFO_TABLE: ComplexType = ComplexType {
        name: "MoveInfoTable",
        attributes: &[
            Attribute {
                name: "content",
                ty: &TABLE_CONTENT,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "engine",
                ty: &const { SimpleType::of(Builtin::NonNegativeInteger) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: move_info_table_attribute,
        content: Content::Text(&MOVE_INFO_ITEMS),
    };
    fn move_info_table_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"content" => 0usize,
                b"engine" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `MoveSection`.
    pub static MOVE_SECTION: ComplexType = ComplexType {
        name: "MoveSection",
        attributes: &[
            Attribute {
                name: "movenumber",
                ty: &const { SimpleType::of(Builtin::PositiveInteger) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: move_section_attribute,
        content: Content::Mixed(&VARIATION_MODEL),
    };
    fn move_section_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"movenumber" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Variation`.
    pub static VARIATION: ComplexType = ComplexType {
        name: "Variation",
        attributes: &[],
        required: 0u64,
        attribute: variation_attribute,
        content: Content::Mixed(&VARIATION_MODEL),
    };
    fn variation_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static VARIATION_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "prologue",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::COMMENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "prelude",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::ANNOTATION),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "announcement",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::String,
                        )
                    },
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "msg",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::String,
                        )
                    },
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "tag",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::TAG),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "reference",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::REFERENCE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "resource",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::EXTERNAL_RESOURCE,
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "eval",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::MOVE_INFO_EVAL),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "clock",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::MOVE_INFO_CLOCK,
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "elapsed",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::ELAPSED_MILLI_SECS,
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "sent",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::CORR_CHESS_SENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "diagram",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DIAGRAM),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "marker",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::MARKER),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "arrow",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::ARROW),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "line",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::LINE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "region",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::REGION),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "value",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::VALUE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "var",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::VARIATION),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "pre",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::COMMENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "post",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::COMMENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "startstyle",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::MOVE_STYLE_ID),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "endstyle",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::MOVE_STYLE_ID),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "link",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::GAME_LINK),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "draw",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "epilogue",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::COMMENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: variation_model_symbol,
        order: Order::Automaton {
            names: 25usize,
            steps: &[
                Step::to(0u16, 0u16),
                Step::to(1u16, 1u16),
                Step::to(1u16, 2u16),
                Step::to(1u16, 3u16),
                Step::to(1u16, 4u16),
                Step::to(1u16, 5u16),
                Step::to(1u16, 6u16),
                Step::to(1u16, 7u16),
                Step::to(1u16, 8u16),
                Step::to(1u16, 9u16),
                Step::to(1u16, 10u16),
                Step::to(1u16, 11u16),
                Step::to(1u16, 12u16),
                Step::to(1u16, 13u16),
                Step::to(1u16, 14u16),
                Step::to(1u16, 15u16),
                Step::to(1u16, 16u16),
                Step::to(1u16, 17u16),
                Step::to(1u16, 18u16),
                Step::to(1u16, 19u16),
                Step::to(1u16, 20u16),
                Step::to(1u16, 21u16),
                Step::to(1u16, 22u16),
                Step::to(1u16, 23u16),
                Step::to(2u16, 24u16),
                Step::NONE,
                Step::NONE,
                Step::to(1u16, 2u16),
                Step::to(1u16, 3u16),
                Step::to(1u16, 4u16),
                Step::to(1u16, 5u16),
                Step::to(1u16, 6u16),
                Step::to(1u16, 7u16),
                Step::to(1u16, 8u16),
                Step::to(1u16, 9u16),
                Step::to(1u16, 10u16),
                Step::to(1u16, 11u16),
                Step::to(1u16, 12u16),
                Step::to(1u16, 13u16),
                Step::to(1u16, 14u16),
                Step::to(1u16, 15u16),
                Step::to(1u16, 16u16),
                Step::to(1u16, 17u16),
                Step::to(1u16, 18u16),
                Step::to(1u16, 19u16),
                Step::to(1u16, 20u16),
                Step::to(1u16, 21u16),
                Step::to(1u16, 22u16),
                Step::to(1u16, 23u16),
                Step::to(2u16, 24u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(2u16, 24u16),
            ],
            accepting: &[true, true, true],
        },
        aliases: &[],
    };
    fn variation_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"prologue" => 0usize,
                b"prelude" => 1usize,
                b"announcement" => 2usize,
                b"msg" => 3usize,
                b"tag" => 4usize,
                b"reference" => 5usize,
                b"resource" => 6usize,
                b"eval" => 7usize,
                b"clock" => 8usize,
                b"elapsed" => 9usize,
                b"sent" => 10usize,
                b"diagram" => 11usize,
                b"marker" => 12usize,
                b"arrow" => 13usize,
                b"line" => 14usize,
                b"region" => 15usize,
                b"value" => 16usize,
                b"var" => 17usize,
                b"pre" => 18usize,
                b"post" => 19usize,
                b"startstyle" => 20usize,
                b"endstyle" => 21usize,
                b"link" => 22usize,
                b"draw" => 23usize,
                b"epilogue" => 24usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Annotation`.
    pub static ANNOTATION: ComplexType = ComplexType {
        name: "Annotation",
        attributes: &[],
        required: 0u64,
        attribute: annotation_attribute,
        content: Content::Elements(&ANNOTATION_MODEL),
    };
    fn annotation_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static ANNOTATION_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "announcement",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::String,
                        )
                    },
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "msg",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::String,
                        )
                    },
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "tag",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::TAG),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "reference",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::REFERENCE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "resource",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::EXTERNAL_RESOURCE,
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "eval",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::MOVE_INFO_EVAL),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "clock",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::MOVE_INFO_CLOCK,
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "elapsed",
                ty: ::cif_runtime::schema::Type::Complex(
                    &super::tables::ELAPSED_MILLI_SECS,
                ),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "sent",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::CORR_CHESS_SENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "diagram",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DIAGRAM),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "marker",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::MARKER),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "arrow",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::ARROW),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "line",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::LINE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "region",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::REGION),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "value",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::VALUE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: annotation_model_symbol,
        order: Order::Automaton {
            names: 15usize,
            steps: &[
                Step::to(0u16, 0u16),
                Step::to(0u16, 1u16),
                Step::to(0u16, 2u16),
                Step::to(0u16, 3u16),
                Step::to(0u16, 4u16),
                Step::to(0u16, 5u16),
                Step::to(0u16, 6u16),
                Step::to(0u16, 7u16),
                Step::to(0u16, 8u16),
                Step::to(0u16, 9u16),
                Step::to(0u16, 10u16),
                Step::to(0u16, 11u16),
                Step::to(0u16, 12u16),
                Step::to(0u16, 13u16),
                Step::to(0u16, 14u16),
            ],
            accepting: &[true],
        },
        aliases: &[],
    };
    fn annotation_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"announcement" => 0usize,
                b"msg" => 1usize,
                b"tag" => 2usize,
                b"reference" => 3usize,
                b"resource" => 4usize,
                b"eval" => 5usize,
                b"clock" => 6usize,
                b"elapsed" => 7usize,
                b"sent" => 8usize,
                b"diagram" => 9usize,
                b"marker" => 10usize,
                b"arrow" => 11usize,
                b"line" => 12usize,
                b"region" => 13usize,
                b"value" => 14usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `MoveInfoEval`.
    pub static MOVE_INFO_EVAL: ComplexType = ComplexType {
        name: "MoveInfoEval",
        attributes: &[
            Attribute {
                name: "engine",
                ty: &const { SimpleType::of(Builtin::NonNegativeInteger) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: move_info_eval_attribute,
        content: Content::Text(&EVALUATION_ITEM),
    };
    fn move_info_eval_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"engine" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `MoveInfoClock`.
    pub static MOVE_INFO_CLOCK: ComplexType = ComplexType {
        name: "MoveInfoClock",
        attributes: &[
            Attribute {
                name: "content",
                ty: &CLOCK_CONTENT,
                required: false,
                default: ::core::option::Option::Some("clock"),
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: move_info_clock_attribute,
        content: Content::Text(&TIME),
    };
    fn move_info_clock_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"content" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `ElapsedMilliSecs`.
    pub static ELAPSED_MILLI_SECS: ComplexType = ComplexType {
        name: "ElapsedMilliSecs",
        attributes: &[
            Attribute {
                name: "content",
                ty: &DURATION_CONTENT,
                required: false,
                default: ::core::option::Option::Some("elapsedmilliseconds"),
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: elapsed_milli_secs_attribute,
        content: Content::Text(&const { SimpleType::of(Builtin::NonNegativeInteger) }),
    };
    fn elapsed_milli_secs_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"content" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Reference`.
    pub static REFERENCE: ComplexType = ComplexType {
        name: "Reference",
        attributes: &[
            Attribute {
                name: "url",
                ty: &const { SimpleType::of(Builtin::AnyUri) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: reference_attribute,
        content: Content::Text(&TOKEN),
    };
    fn reference_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"url" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `GameLink`.
    pub static GAME_LINK: ComplexType = ComplexType {
        name: "GameLink",
        attributes: &[
            Attribute {
                name: "id",
                ty: &INDEX_ID,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "archive",
                ty: &const { SimpleType::of(Builtin::AnyUri) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: game_link_attribute,
        content: Content::Text(&TOKEN),
    };
    fn game_link_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"id" => 0usize,
                b"archive" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Diagram`.
    pub static DIAGRAM: ComplexType = ComplexType {
        name: "Diagram",
        attributes: &[
            Attribute {
                name: "flipped",
                ty: &const { SimpleType::of(Builtin::Boolean) },
                required: false,
                default: ::core::option::Option::Some("false"),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "caption",
                ty: &const { SimpleType::of(Builtin::String) },
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: diagram_attribute,
        content: Content::Empty,
    };
    fn diagram_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"flipped" => 0usize,
                b"caption" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Arrow`.
    pub static ARROW: ComplexType = ComplexType {
        name: "Arrow",
        attributes: &[
            Attribute {
                name: "color",
                ty: &COLOR,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "opacity",
                ty: &OPACITY,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "from",
                ty: &SQUARE,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "to",
                ty: &SQUARE,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 13u64,
        attribute: arrow_attribute,
        content: Content::Empty,
    };
    fn arrow_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"color" => 0usize,
                b"opacity" => 1usize,
                b"from" => 2usize,
                b"to" => 3usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Marker`.
    pub static MARKER: ComplexType = ComplexType {
        name: "Marker",
        attributes: &[
            Attribute {
                name: "type",
                ty: &MARKER_TYPE,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "color",
                ty: &COLOR,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "opacity",
                ty: &OPACITY,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "at",
                ty: &SQUARE,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 11u64,
        attribute: marker_attribute,
        content: Content::Empty,
    };
    fn marker_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"type" => 0usize,
                b"color" => 1usize,
                b"opacity" => 2usize,
                b"at" => 3usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Line`.
    pub static LINE: ComplexType = ComplexType {
        name: "Line",
        attributes: &[
            Attribute {
                name: "color",
                ty: &COLOR,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: line_attribute,
        content: Content::Text(&SQUARE_LIST),
    };
    fn line_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"color" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Region`.
    pub static REGION: ComplexType = ComplexType {
        name: "Region",
        attributes: &[
            Attribute {
                name: "from",
                ty: &SQUARE,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "to",
                ty: &SQUARE,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "color",
                ty: &COLOR,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 7u64,
        attribute: region_attribute,
        content: Content::Text(&const { SimpleType::of(Builtin::String) }),
    };
    fn region_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"from" => 0usize,
                b"to" => 1usize,
                b"color" => 2usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Value`.
    pub static VALUE: ComplexType = ComplexType {
        name: "Value",
        attributes: &[
            Attribute {
                name: "at",
                ty: &SQUARE,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "color",
                ty: &COLOR,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: value_attribute,
        content: Content::Text(&const { SimpleType::of(Builtin::String) }),
    };
    fn value_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"at" => 0usize,
                b"color" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `MoveStyle`.
    pub static MOVE_STYLE: ComplexType = ComplexType {
        name: "MoveStyle",
        attributes: &[
            Attribute {
                name: "identifier",
                ty: &MOVE_STYLE_ID,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "signature",
                ty: &SIGNATURE,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 1u64,
        attribute: move_style_attribute,
        content: Content::Elements(&MOVE_STYLE_MODEL),
    };
    fn move_style_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"identifier" => 0usize,
                b"signature" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    static MOVE_STYLE_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "sign",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::MOVE_SIGN),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "priority",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::UnsignedByte,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "fontsize",
                ty: ::cif_runtime::schema::Type::Simple(
                    &const {
                        ::cif_runtime::simple::SimpleType::of(
                            ::cif_runtime::simple::builtin::Builtin::UnsignedByte,
                        )
                    },
                ),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "fontstyle",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::FONT_STYLE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "foreground",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::RGB_COLOR),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "background",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::RGB_COLOR),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "description",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::COMMENT),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: move_style_model_symbol,
        order: Order::Automaton {
            names: 7usize,
            steps: &[
                Step::to(1u16, 0u16),
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(3u16, 3u16),
                Step::to(4u16, 4u16),
                Step::to(5u16, 5u16),
                Step::to(6u16, 6u16),
                Step::NONE,
                Step::to(2u16, 1u16),
                Step::to(3u16, 2u16),
                Step::to(3u16, 3u16),
                Step::to(4u16, 4u16),
                Step::to(5u16, 5u16),
                Step::to(6u16, 6u16),
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 2u16),
                Step::to(3u16, 3u16),
                Step::to(4u16, 4u16),
                Step::to(5u16, 5u16),
                Step::to(6u16, 6u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(3u16, 3u16),
                Step::to(4u16, 4u16),
                Step::to(5u16, 5u16),
                Step::to(6u16, 6u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(5u16, 5u16),
                Step::to(6u16, 6u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::to(6u16, 6u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[true, true, true, true, true, true, true],
        },
        aliases: &[],
    };
    fn move_style_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"sign" => 0usize,
                b"priority" => 1usize,
                b"fontsize" => 2usize,
                b"fontstyle" => 3usize,
                b"foreground" => 4usize,
                b"background" => 5usize,
                b"description" => 6usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `MoveSign`.
    pub static MOVE_SIGN: ComplexType = ComplexType {
        name: "MoveSign",
        attributes: &[
            Attribute {
                name: "position",
                ty: &POSITION,
                required: false,
                default: ::core::option::Option::Some("after"),
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "color",
                ty: &RGB_COLOR,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: move_sign_attribute,
        content: Content::Text(&SIGN_TEXT),
    };
    fn move_sign_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"position" => 0usize,
                b"color" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Empty`.
    pub static EMPTY: ComplexType = ComplexType {
        name: "Empty",
        attributes: &[],
        required: 0u64,
        attribute: empty_attribute,
        content: Content::Empty,
    };
    fn empty_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    /// The complex type `Date`.
    pub static DATE: ComplexType = ComplexType {
        name: "Date",
        attributes: &[
            Attribute {
                name: "utc",
                ty: &const { SimpleType::of(Builtin::Boolean) },
                required: false,
                default: ::core::option::Option::Some("false"),
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: date_attribute,
        content: Content::Text(&DATE_TEXT),
    };
    fn date_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"utc" => 0usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `Comment`.
    pub static COMMENT: ComplexType = ComplexType {
        name: "Comment",
        attributes: &[
            Attribute {
                name: "lang",
                ty: &COMMENT_LANGUAGE,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "format",
                ty: &TEXT_FORMAT,
                required: false,
                default: ::core::option::Option::Some("plain"),
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: comment_attribute,
        content: Content::Text(&const { SimpleType::of(Builtin::String) }),
    };
    fn comment_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"lang" => 0usize,
                b"format" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `XMLContent`.
    pub static XML_CONTENT: ComplexType = ComplexType {
        name: "XMLContent",
        attributes: &[],
        required: 0u64,
        attribute: xml_content_attribute,
        content: Content::Mixed(&XML_CONTENT_MODEL),
    };
    fn xml_content_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static XML_CONTENT_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "b",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::XML_CONTENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "u",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::XML_CONTENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "i",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::XML_CONTENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "a",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::XML_CONTENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "nag",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::NAG),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "sym",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::PIECE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "emo",
                ty: ::cif_runtime::schema::Type::Simple(&super::tables::EMOTICON),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "br",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::EMPTY),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: xml_content_model_symbol,
        order: Order::Automaton {
            names: 8usize,
            steps: &[
                Step::to(0u16, 0u16),
                Step::to(0u16, 1u16),
                Step::to(0u16, 2u16),
                Step::to(0u16, 3u16),
                Step::to(0u16, 4u16),
                Step::to(0u16, 5u16),
                Step::to(0u16, 6u16),
                Step::to(0u16, 7u16),
            ],
            accepting: &[true],
        },
        aliases: &[],
    };
    fn xml_content_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"b" => 0usize,
                b"u" => 1usize,
                b"i" => 2usize,
                b"a" => 3usize,
                b"nag" => 4usize,
                b"sym" => 5usize,
                b"emo" => 6usize,
                b"br" => 7usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `BLOb`.
    pub static BL_OB: ComplexType = ComplexType {
        name: "BLOb",
        attributes: &[
            Attribute {
                name: "name",
                ty: &TOKEN,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "mimetype",
                ty: &MIME_TYPE,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "compression",
                ty: &COMPRESSION,
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "size",
                ty: &const { SimpleType::of(Builtin::PositiveInteger) },
                required: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 14u64,
        attribute: bl_ob_attribute,
        content: Content::Text(&BASE91_BINARY),
    };
    fn bl_ob_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"name" => 0usize,
                b"mimetype" => 1usize,
                b"compression" => 2usize,
                b"size" => 3usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `ExternalResource`.
    pub static EXTERNAL_RESOURCE: ComplexType = ComplexType {
        name: "ExternalResource",
        attributes: &[
            Attribute {
                name: "name",
                ty: &TOKEN,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            Attribute {
                name: "mimetype",
                ty: &MIME_TYPE,
                required: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        required: 0u64,
        attribute: external_resource_attribute,
        content: Content::Text(&const { SimpleType::of(Builtin::AnyUri) }),
    };
    fn external_resource_attribute(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"name" => 0usize,
                b"mimetype" => 1usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
    /// The complex type `cif`.
    pub static CIF: ComplexType = ComplexType {
        name: "cif",
        attributes: &[],
        required: 0u64,
        attribute: cif_attribute,
        content: Content::Elements(&CIF_MODEL),
    };
    fn cif_attribute(_: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::None
    }
    static CIF_MODEL: Model = Model {
        children: &[
            ::cif_runtime::schema::Child {
                name: "game",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::GAME),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "document",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::DOCUMENT),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "data",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::ARCHIVE_DATA),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "namebase",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::NAMEBASE),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "index",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::INDEX),
                repeats: true,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
            ::cif_runtime::schema::Child {
                name: "info",
                ty: ::cif_runtime::schema::Type::Complex(&super::tables::ARCHIVE_INFO),
                repeats: false,
                default: ::core::option::Option::None,
                fixed: ::core::option::Option::None,
            },
        ],
        symbol: cif_model_symbol,
        order: Order::Automaton {
            names: 6usize,
            steps: &[
                Step::to(0u16, 0u16),
                Step::to(0u16, 1u16),
                Step::to(0u16, 2u16),
                Step::to(0u16, 3u16),
                Step::to(0u16, 4u16),
                Step::to(1u16, 5u16),
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
                Step::NONE,
            ],
            accepting: &[false, true],
        },
        aliases: &[],
    };
    fn cif_model_symbol(name: &[u8]) -> ::core::option::Option<usize> {
        ::core::option::Option::Some(
            match name {
                b"game" => 0usize,
                b"document" => 1usize,
                b"data" => 2usize,
                b"namebase" => 3usize,
                b"index" => 4usize,
                b"info" => 5usize,
                _ => return ::core::option::Option::None,
            },
        )
    }
}
