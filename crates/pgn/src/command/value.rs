//! The typed values of commands, and how they are written.

use core::fmt;

use cif_text::tables::{Evaluation, Side, Time, Timestamp};

use super::drawing::{self, Drawing};
use super::evaluation;

/// The value of a command.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Value<'c> {
    /// `eval`, from White's point of view.
    Evaluation(Evaluation),
    /// `clk`, `ct`, `mct`, `egt`, `emt`: a time as it is spelt, which is as
    /// CIF writes it too.
    Time(TimeKind, &'c str),
    /// `vt`: centiseconds.
    VideoTime(u64),
    /// `ccsnt`.
    Sent(Timestamp),
    /// `csl`, `cal`, `draw`: drawings of one command.
    Drawings(Vec<Drawing<'c>>),
}

/// The kinds of times.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TimeKind {
    /// `clk`: what the clock of the side that has moved shows.
    Clock,
    /// `ct`, and `mct` of a mechanical clock: the time of day.
    ClockTime,
    /// `egt`: from the beginning of the game.
    ElapsedGame,
    /// `emt`: for the move.
    ElapsedMove,
}

impl TimeKind {
    /// The name of its command.
    pub const fn command(self) -> &'static str {
        match self {
            Self::Clock => "clk",
            Self::ClockTime => "ct",
            Self::ElapsedGame => "egt",
            Self::ElapsedMove => "emt",
        }
    }
}

impl<'c> Value<'c> {
    /// Reads the arguments of a command. The mate of `#0` is one by White here:
    /// see [`Value::after`].
    pub fn of(name: &str, arguments: &'c str) -> Option<Self> {
        Self::after(None, name, arguments)
    }

    /// Reads the arguments of a command behind a move of this side, which is the one
    /// that has mated where an evaluation says `#0`.
    pub fn after(moved: Option<Side>, name: &str, arguments: &'c str) -> Option<Self> {
        let time = |kind| {
            let fits = arguments.parse::<Time>().is_ok();
            fits.then_some(Self::Time(kind, arguments))
        };
        match name {
            "eval" => evaluation::parse(arguments, moved).map(Self::Evaluation),
            "clk" => time(TimeKind::Clock),
            "ct" | "mct" => time(TimeKind::ClockTime),
            "egt" => time(TimeKind::ElapsedGame),
            "emt" => time(TimeKind::ElapsedMove),
            "ccsnt" => sent(arguments),
            "vt" => video(arguments).map(Self::VideoTime),
            "csl" => Drawing::list(arguments, false).map(Self::Drawings),
            "cal" => Drawing::list(arguments, true).map(Self::Drawings),
            "draw" => Some(Self::Drawings(vec![Drawing::parse(arguments)?])),
            _ => None,
        }
    }
}

impl Value<'_> {
    /// Returns the command as it is written behind a move of this side.
    pub fn written_after(&self, moved: Option<Side>) -> impl fmt::Display + '_ {
        Written { value: self, moved }
    }
}

fn sent(text: &str) -> Option<Value<'_>> {
    let (date, clock) = match text.split_once(',') {
        Some((date, clock)) => (date, Some(clock.trim())),
        None => (text, None),
    };
    let mut written = date.replace('.', "-");
    if let Some(clock) = clock {
        written.push('T');
        written.push_str(clock);
    }
    let point: Timestamp = written.parse().ok()?;
    let is_utc = point.clock.is_some_and(|clock| clock.utc);
    (point.is_real() && !is_utc).then_some(Value::Sent(point))
}

fn video(text: &str) -> Option<u64> {
    let (seconds, rest) = text.split_once('.').unwrap_or((text, "00"));
    let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
    if seconds.is_empty() || rest.len() != 2 || !digits(seconds) || !digits(rest) {
        return None;
    }
    let seconds: u64 = seconds.parse().ok()?;
    seconds.checked_mul(100)?.checked_add(rest.parse().ok()?)
}

/// The command, in the one spelling that needs no keeping.
impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.written_after(None).fmt(f)
    }
}

/// A command behind a move of a side.
struct Written<'v> {
    value: &'v Value<'v>,
    moved: Option<Side>,
}

impl fmt::Display for Written<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.value {
            Value::Evaluation(value) => {
                f.write_str("[%eval ")?;
                evaluation::write(value, self.moved, f)?;
                f.write_str("]")
            }
            Value::Time(kind, text) => write!(f, "[%{} {text}]", kind.command()),
            Value::VideoTime(time) => write!(f, "[%vt {}.{:02}]", time / 100, time % 100),
            Value::Sent(point) => {
                let (year, month, day) = (point.year, point.month, point.day);
                write!(f, "[%ccsnt {year:04}.{month:02}.{day:02}")?;
                if let Some(clock) = point.clock {
                    write!(f, ",{:02}:{:02}", clock.hour, clock.minute)?;
                    if let Some(second) = clock.second {
                        write!(f, ":{second:02}")?;
                    }
                }
                f.write_str("]")
            }
            Value::Drawings(drawings) => drawing::write(drawings, f),
        }
    }
}
