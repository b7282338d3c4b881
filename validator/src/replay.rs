//! A game being replayed while its move section is walked over, once for all
//! rules. The rules of chess come from whoever calls the check; what they say
//! of a move is kept here where it is worth a word, and plain legal moves,
//! which nearly all are, leave nothing behind.

use std::borrow::Cow;
use std::ops::Range;

use cif_text::board::Board;
use cif_text::legality::{
    Ending, EndingKind, Flaw, Play, Ready, Rulebook, SetUp, Side, Special, Standing, Unplayable,
    Verdict,
};
use cif_text::moves::{Flag, Leg, Move};
use cif_text::square::Square;
use cif_types::{Game, Span, Spanned, StartPosition, Variant, components};

use crate::anchor::Anchor;
use crate::control::Control;
use crate::fault::{Correction, Fault, FaultKind, Faults};
use crate::head::{MoveFlag, MoveFlags};
use crate::rejected::RejectedParts;

/// A fault of the start position of a game.
#[derive(Debug)]
pub(crate) enum StartFault {
    /// It cannot be played, and so nothing is said of the moves.
    Unplayable(Unplayable),
    /// A part of it does not fit and was left out.
    Flaw(Flaw),
}

/// The game.
pub(crate) struct Replay {
    play: Box<dyn Play>,
    /// True if the line goes on after the end of the game, and that was said.
    over: bool,
    /// The same of the lines that it branched off.
    outer: Vec<bool>,
    /// The position that the main line should end with.
    control: Option<Control>,
    replayed: Replayed,
}

/// The result of replaying a game.
#[derive(Default, Debug)]
pub(crate) struct Replayed {
    /// The faults of its moves.
    pub(crate) faults: Faults,
    /// The end that the last position of the main line is.
    pub(crate) ending: Option<Ending>,
    /// The last move of the main line.
    pub(crate) last: Option<(Span, Range<usize>)>,
    /// The special moves of the main line.
    pub(crate) shown: MoveFlags,
    /// The last position of the main line as FEN, where the game's
    /// `controlposition` is another.
    pub(crate) off_control: Option<String>,
}

/// A move as it stands in the text.
pub(crate) struct Written {
    /// The run of text.
    pub(crate) span: Span,
    /// Its bytes there.
    pub(crate) range: Range<usize>,
    /// True if it is one of the main line.
    pub(crate) is_main: bool,
}

/// Puts up the pieces of a game; nothing where that cannot be done, where the
/// rules of the variant are not known, or where the schema refused to say.
pub(crate) fn set_up(
    rulebook: &dyn Rulebook,
    game: &Spanned<Game<'_>>,
    board: Board,
    rejected: &RejectedParts<'_>,
    most_faults: usize,
) -> (Option<Replay>, Vec<StartFault>) {
    let Some(ready) = ready(rulebook, game, board, rejected) else {
        return (None, Vec::new());
    };
    match ready {
        Err(fault) => (None, vec![StartFault::Unplayable(fault)]),
        Ok(ready) if !ready.play.is_judged() => (None, Vec::new()),
        Ok(ready) => {
            let control = game.controlposition.as_ref();
            let control =
                control.filter(|_| !rejected.component(components::game::CONTROLPOSITION));
            let control = control.map(|control| {
                let written = text(&control.value);
                let played = rulebook.set_up(&SetUp {
                    variant: variant(game),
                    start: &written,
                    board,
                });
                let played = played.ok().and_then(|it| it.play.fen());
                Control::new(&written, played)
            });
            let replay = Replay {
                play: ready.play,
                over: false,
                outer: Vec::new(),
                control,
                replayed: Replayed {
                    faults: Faults::up_to(most_faults),
                    ..Replayed::default()
                },
            };
            let flaws = ready.flaws.into_iter().map(StartFault::Flaw);
            (Some(replay), flaws.collect())
        }
    }
}

/// Puts up the pieces of a game; nothing where nobody knows where it begins or by
/// which rules.
pub(crate) fn ready(
    rulebook: &dyn Rulebook,
    game: &Spanned<Game<'_>>,
    board: Board,
    rejected: &RejectedParts<'_>,
) -> Option<Result<Ready, Unplayable>> {
    let unknown = [components::game::VARIANT, components::game::STARTPOSITION];
    let is_unknown = |component: &&str| rejected.hides(component, game.span);
    // A part of a game begins nobody knows where, unless that is said.
    let adrift = game.fragment.is_some() && game.startposition.is_none();
    if adrift || unknown.iter().any(is_unknown) {
        return None;
    }
    let start = game.startposition.as_ref().map(|it| text(&it.value));
    Some(rulebook.set_up(&SetUp {
        variant: variant(game),
        start: start.as_deref().unwrap_or(":standard"),
        board,
    }))
}

/// The variant of a game.
fn variant<'g>(game: &'g Game<'_>) -> &'g str {
    match game.variant.as_ref().map(|it| &it.value) {
        None => ":Chess",
        Some(Variant::ColonName(name)) => name.as_str(),
        Some(Variant::Identifier(name)) => name.as_str(),
    }
}

/// The text of a position.
fn text<'p>(position: &'p StartPosition<'_>) -> Cow<'p, str> {
    match position {
        StartPosition::StandardID(name) => name.as_str().into(),
        StartPosition::FEN(fen) => fen.as_str().into(),
        StartPosition::IDN(number) => number.get().to_string().into(),
    }
}

impl Replay {
    /// Plays a move from one square to another, each by its file and rank.
    #[inline]
    pub(crate) fn plain(&mut self, squares: [u8; 4], written: Written) {
        let Some(result) = self.play.play_plain(squares) else {
            if written.is_main {
                self.replayed.last = Some((written.span, written.range));
            }
            return;
        };
        let [from_file, from_rank, to_file, to_rank] = squares;
        let from = Square::new(from_file, from_rank);
        let to = Square::new(to_file, to_rank);
        if let (Some(from), Some(to)) = (from, to) {
            self.judged(&Move::leg(Leg::new(from, to)), &result, written);
        }
    }

    /// Plays any other move.
    pub(crate) fn play(&mut self, played: &Move<'_>, written: Written) {
        let result = self.play.play(played);
        self.judged(played, &result, written);
    }

    pub(crate) fn enter_variation(&mut self) {
        self.play.enter_variation();
        self.outer.push(std::mem::take(&mut self.over));
    }

    pub(crate) fn leave_variation(&mut self) {
        self.play.leave_variation();
        self.over = self.outer.pop().unwrap_or_default();
    }

    /// The main line is at its end.
    pub(crate) fn finish(mut self) -> Replayed {
        self.replayed.ending = self.play.ended();
        if let Some(control) = &self.control {
            let last = self.play.fen();
            self.replayed.off_control = last.filter(|last| !control.is(last));
        }
        self.replayed
    }

    /// Nobody knows the end of the main line.
    pub(crate) fn break_off(mut self) -> Replayed {
        self.replayed.last = None;
        self.replayed
    }

    /// Keeps what is to be said of a move.
    fn judged(&mut self, played: &Move<'_>, result: &Verdict, written: Written) {
        let Written {
            span,
            range,
            is_main,
        } = written;
        let anchor = Anchor::Inside(span, range.clone());
        if is_main {
            self.show(played, result.standing);
            self.replayed.last = Some((span, range.clone()));
        }
        if let Some(ending) = result.after
            && !self.over
        {
            self.over = true;
            self.keep(FaultKind::AfterEnd, &anchor, after(ending), AFTER, None);
        }
        if result.standing == Standing::Unknown {
            return;
        }
        // A null move needs no flag, out of check neither.
        let is_null = result.special == Some(Special::Null);
        let legal = result.is_legal() || is_null;
        let is_taken = result.special == Some(Special::EnPassant);
        let fits = legal && is_taken == played.has(Flag::EnPassant);
        let needless = needless(played, result);
        if fits && result.rook.is_none() && needless == [None; 2] {
            return;
        }
        let right = result.corrected(played);
        let action = played.action().to_string();
        let split = range.start + action.len();
        if result.rook.is_some() {
            let text = right.action().to_string();
            let help = format!("write `{text}`: the king's square and the rook's");
            let legs = Anchor::Inside(span, range.start..split);
            let message = "castling is written as the king's move";
            let correction = Correction {
                anchor: legs,
                text,
                safe: true,
            };
            let kind = FaultKind::Spelling;
            self.keep(kind, &anchor, message.to_owned(), help, Some(correction));
        }
        let excused = played.has(Flag::Illegal) || played.has(Flag::Invalid);
        let (written, right) = (
            flags(played),
            match (legal, excused) {
                // Which of the two flags such a move carries is not judged.
                (false, true) if !is_taken => written_excuse(played),
                _ => flags(&right),
            },
        );
        let change = change_of_flags(&written, &right);
        // What is spelt otherwise is spelt right first.
        let mut correction = played.is_canonical().then(|| Correction {
            anchor: Anchor::Inside(span, split..range.end.max(split)),
            text: right,
            // A move that is not what its flags say may be the trace of a slip
            // before it: only what the capture itself shows is certain.
            safe: legal && is_taken && needless == [None; 2],
        });
        if !legal && !excused {
            let word = match result.standing {
                Standing::Illegal => "illegal",
                _ => "invalid",
            };
            let message = format!("the move is {word}: {}", result.reason);
            let help = format!("correct the move; if it was played, {change}");
            let kind = FaultKind::Unflagged;
            self.keep(kind, &anchor, message, help, correction.take());
        } else if is_taken != played.has(Flag::EnPassant) {
            let message = if is_taken {
                "the move captures en passant and does not say so"
            } else {
                "the move captures nothing en passant"
            };
            let (kind, message) = (FaultKind::EnPassant, message.to_owned());
            let help = if legal && needless != [None; 2] {
                format!("the move is legal: {change}")
            } else {
                change.clone()
            };
            self.keep(kind, &anchor, message, help, correction.take());
        }
        if legal && let [Some(flag), also] | [None, also @ Some(flag)] = needless {
            let kind = if is_null { "a null move" } else { "legal" };
            let (flags, message) = match also.filter(|also| *also != flag) {
                None => (
                    flag.to_string(),
                    format!("the move is {kind}, and the flag `{flag}` says something else"),
                ),
                Some(also) => (
                    format!("{flag}{also}"),
                    format!("the move is {kind}, and the flags `{flag}{also}` say something else"),
                ),
            };
            // The finding before this one has the fix of all flags.
            let help = match &correction {
                Some(_) => change,
                None => change_of_flags(&flags, ""),
            };
            self.keep(FaultKind::NeedlessFlag, &anchor, message, help, correction);
        }
    }

    fn keep(
        &mut self,
        kind: FaultKind,
        anchor: &Anchor,
        message: String,
        help: impl Into<Cow<'static, str>>,
        correction: Option<Correction>,
    ) {
        self.replayed.faults.keep(Fault {
            kind,
            anchor: anchor.clone(),
            message: message.into(),
            help: help.into(),
            correction,
        });
    }

    /// Notes that a move of the main line is not legal.
    fn show(&mut self, played: &Move<'_>, standing: Standing) {
        let flag = match standing {
            Standing::Illegal => MoveFlag::IllegalMove,
            Standing::Invalid => MoveFlag::InvalidMove,
            Standing::Legal | Standing::Unknown => return,
        };
        let board = played.tandem_board().map_or(0, |it| it.index().into());
        self.replayed.shown.insert(flag, board);
    }
}

/// The flags of a legal move that say what the move is not; the one for en
/// passant captures is a matter of its own.
fn needless(played: &Move<'_>, result: &Verdict) -> [Option<Flag>; 2] {
    let is_null = result.special == Some(Special::Null);
    let is_needless = |flag: &Flag| match flag {
        Flag::EnPassant => false,
        Flag::Illegal | Flag::Invalid => !is_null,
        Flag::HandicapCastling | Flag::MirroredCastling => {
            result.special.and_then(Special::flag) != Some(*flag)
        }
    };
    let first = played.flag();
    let second = played.has(Flag::Illegal).then_some(Flag::Illegal);
    [first, second].map(|flag| flag.filter(is_needless))
}

/// The flag by which a move says that it is not legal.
fn written_excuse(played: &Move<'_>) -> String {
    let flag = [Flag::Illegal, Flag::Invalid];
    let flag = flag.into_iter().find(|it| played.has(*it));
    flag.map(|it| it.to_string()).unwrap_or_default()
}

/// Returns the help on the flags of a move.
fn change_of_flags(written: &str, right: &str) -> String {
    match (written, right) {
        ("", _) => format!("mark it with `{right}`"),
        (_, "") => format!("leave out the `{written}`"),
        _ => format!("write `{right}` in place of `{written}`"),
    }
}

/// The flags of a move as they are written.
fn flags(played: &Move<'_>) -> String {
    let text = played.to_string();
    let action = played.action().to_string().len();
    text.get(action..).unwrap_or_default().to_owned()
}

const AFTER: &str =
    "leave out what comes after the end, or put it into a variation of the last move";

/// Returns the message on a move after the end.
fn after(ending: Ending) -> String {
    format!("the game is over before the move: {}", said(ending))
}

/// An end in words.
pub(crate) fn said(ending: Ending) -> String {
    let loser = match ending.winner {
        Some(Side::White) => "Black",
        Some(Side::Black) => "White",
        None => "nobody",
    };
    match (ending.kind, ending.winner) {
        (EndingKind::Checkmate, _) => format!("{loser} is mated"),
        (EndingKind::Stalemate, None) => "stalemate".to_owned(),
        (EndingKind::Stalemate, Some(_)) => format!("stalemate, by which {loser} has lost"),
        (EndingKind::Variant, None) => "a draw by the rules of the variant".to_owned(),
        (EndingKind::Variant, Some(_)) => format!("{loser} has lost by the rules of the variant"),
    }
}
