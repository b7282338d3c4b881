//! The data of a ply and the commands it is written as: items of tables,
//! elements beside the move, and commands kept as they are.

use std::borrow::Cow;

use cif_runtime::Value as _;
use cif_text::tables::{Evaluation, Time, Timestamp};
use cif_types::{
    AnnotationChoice, Arrow, ClockContent, DurationContent, ElapsedMilliSecs, Marker,
    MoveInfoClock, MoveInfoEval, TableContent, Tag, VariationNode,
};

use super::names;
use crate::command::{Drawing, TimeKind, Value};

/// The tables that have a command, in the order in which they are written.
pub(super) const TABLES: [(TableContent, &str); 7] = [
    (TableContent::Evaluation, "eval"),
    (TableContent::Clock, "clk"),
    (TableContent::Clocktime, "ct"),
    (TableContent::Elapsedgametime, "egt"),
    (TableContent::Elapsedmovetime, "emt"),
    (TableContent::Sent, "ccsnt"),
    (TableContent::Videotime, "vt"),
];

/// The place of clocks among them.
pub(super) const CLOCK: usize = 1;

/// The items of one ply, by [`TABLES`].
pub(super) type Row = [Option<String>; 7];

/// The table of a value and its item.
pub(super) fn item(value: &Value<'_>) -> Option<(usize, String)> {
    Some(match value {
        Value::Evaluation(value) => (0, value.to_string()),
        Value::Time(TimeKind::Clock, text) => (1, (*text).to_owned()),
        Value::Time(TimeKind::ClockTime, text) => (2, (*text).to_owned()),
        Value::Time(TimeKind::ElapsedGame, text) => (3, (*text).to_owned()),
        Value::Time(TimeKind::ElapsedMove, text) => (4, (*text).to_owned()),
        Value::Sent(point) => (5, point.to_string()),
        Value::VideoTime(time) => (6, time.to_string()),
        Value::Drawings(_) => return None,
    })
}

/// The command of an item.
pub(super) fn command(table: usize, item: &str) -> Option<String> {
    let item = item.trim();
    let time = |kind| {
        item.parse::<Time>().ok()?;
        Some(Value::Time(kind, item))
    };
    let value = match table {
        0 => Value::Evaluation(item.parse::<Evaluation>().ok()?),
        1 => time(TimeKind::Clock)?,
        2 => time(TimeKind::ClockTime)?,
        3 => time(TimeKind::ElapsedGame)?,
        4 => time(TimeKind::ElapsedMove)?,
        5 => Value::Sent(item.parse::<Timestamp>().ok()?),
        6 => Value::VideoTime(item.parse().ok()?),
        _ => return None,
    };
    Some(value.to_string())
}

/// An element beside a move.
#[derive(Clone, Copy)]
pub(super) enum Note<'n> {
    Eval(&'n MoveInfoEval<'n>),
    Clock(&'n MoveInfoClock<'n>),
    Elapsed(&'n ElapsedMilliSecs<'n>),
    Sent(&'n str),
    Marker(&'n Marker<'n>),
    Arrow(&'n Arrow<'n>),
    Tag(&'n Tag<'n>),
    /// One that has no PGN form.
    Other(&'static str),
}

/// The two lists of the same elements.
macro_rules! note {
    ($kind:ident, $node:expr, $($more:tt)*) => {
        match $node {
            $kind::Eval(it) => Note::Eval(&it.value),
            $kind::Clock(it) => Note::Clock(&it.value),
            $kind::Elapsed(it) => Note::Elapsed(&it.value),
            $kind::Sent(it) => Note::Sent(it.as_str()),
            $kind::Marker(it) => Note::Marker(&it.value),
            $kind::Arrow(it) => Note::Arrow(&it.value),
            $kind::Tag(it) => Note::Tag(&it.value),
            $kind::Announcement(_) => Note::Other("announcement"),
            $kind::Msg(_) => Note::Other("msg"),
            $kind::Reference(_) => Note::Other("reference"),
            $kind::Resource(_) => Note::Other("resource"),
            $kind::Diagram(_) => Note::Other("diagram"),
            $kind::Line(_) => Note::Other("line"),
            $kind::Region(_) => Note::Other("region"),
            $kind::Value(_) => Note::Other("value"),
            $($more)*
        }
    };
}

impl<'n> Note<'n> {
    pub(super) fn of_choice(choice: &'n AnnotationChoice<'n>) -> Self {
        note!(AnnotationChoice, choice,)
    }

    /// `None` for nodes that are no data of a ply.
    pub(super) fn of_node(node: &'n VariationNode<'n>) -> Option<Self> {
        Some(note!(
            VariationNode, node,
            VariationNode::Text(_)
            | VariationNode::Prologue(_)
            | VariationNode::Prelude(_)
            | VariationNode::Var(_)
            | VariationNode::Pre(_)
            | VariationNode::Post(_)
            | VariationNode::Startstyle(_)
            | VariationNode::Endstyle(_)
            | VariationNode::Link(_)
            | VariationNode::Draw(_)
            | VariationNode::Epilogue(_) => return None,
        ))
    }
}

/// The same data beside the start position; `None` for what cannot stand
/// there.
pub(super) fn choice(node: VariationNode<'_>) -> Option<AnnotationChoice<'_>> {
    Some(match node {
        VariationNode::Eval(it) => AnnotationChoice::Eval(*it),
        VariationNode::Clock(it) => AnnotationChoice::Clock(*it),
        VariationNode::Elapsed(it) => AnnotationChoice::Elapsed(*it),
        VariationNode::Sent(it) => AnnotationChoice::Sent(it),
        VariationNode::Marker(it) => AnnotationChoice::Marker(*it),
        VariationNode::Arrow(it) => AnnotationChoice::Arrow(*it),
        VariationNode::Tag(it) => AnnotationChoice::Tag(*it),
        _ => return None,
    })
}

/// Commands, and what could not be written as one.
#[derive(Default)]
pub(super) struct Commands {
    /// A clock in seconds, which is a comment of its own in tandem games.
    pub(super) seconds: Option<String>,
    /// All others, for the beginning of the next comment.
    pub(super) text: String,
    pub(super) losses: Vec<Cow<'static, str>>,
}

/// Whether a text is a clock as tandem games have it: `179.9`.
pub(super) fn is_seconds(text: &str) -> bool {
    text.starts_with(|char: char| char.is_ascii_digit())
        && !text.contains(':')
        && text.parse::<Time>().is_ok()
}

impl Commands {
    fn push(&mut self, command: &str) {
        if !self.text.is_empty() {
            self.text.push(' ');
        }
        self.text.push_str(command);
    }
}

/// The commands of a ply: its items first, then its elements in order. An
/// original is written instead of the value that it is the spelling of, and in
/// the place of an item if it is one.
pub(super) fn commands<'n>(row: &Row, notes: &[Note<'n>], tandem: bool) -> Commands {
    let mut out = Commands::default();
    let kept: Vec<&str> = notes
        .iter()
        .filter_map(|note| match note {
            Note::Tag(tag) => tag.name.value.as_str().strip_prefix(names::COMMAND),
            _ => None,
        })
        .collect();
    let is_kept = |name: &str| kept.contains(&name) || (name == "ct" && kept.contains(&"mct"));
    let is_whole = notes
        .iter()
        .any(|note| matches!(note, Note::Tag(tag) if tag.name.value.as_str() == names::KEPT));
    let write = |out: &mut Commands, table: usize, item: &str| {
        if is_whole || TABLES.get(table).is_none_or(|(_, name)| is_kept(name)) {
            return;
        }
        if table == 0 && item.contains('#') {
            out.losses.push("the time of an evaluation".into());
        }
        if table == 5 && item.trim().ends_with('Z') {
            out.losses.push("that sent is in universal time".into());
        }
        if tandem && table == CLOCK && out.seconds.is_none() && is_seconds(item.trim()) {
            out.seconds = Some(item.trim().to_owned());
            return;
        }
        match command(table, item) {
            Some(command) => out.push(&command),
            None => out
                .losses
                .push("an item that does not fit its table".into()),
        }
    };
    let mut placed = Vec::new();
    for (table, item) in row.iter().enumerate() {
        let Some(item) = item else { continue };
        match original(table, notes) {
            Some((at, text)) if !is_whole => {
                out.push(&text);
                placed.push(at);
            }
            _ => write(&mut out, table, item),
        }
    }
    let mut drawings: Vec<Drawing<'n>> = Vec::new();
    for (at, note) in notes.iter().enumerate() {
        let drawing = drawing(note, &mut out.losses);
        let continues = match (&drawing, drawings.last()) {
            (Some(next), Some(last)) => {
                last.is_plain_arrow().is_some() && last.is_plain_arrow() == next.is_plain_arrow()
            }
            _ => false,
        };
        if !continues {
            draw(&mut out, &mut drawings, is_whole, &is_kept);
        }
        drawings.extend(drawing);
        match note {
            Note::Eval(eval) => {
                if eval.engine.is_some() {
                    out.losses.push("eval/@engine".into());
                }
                write(&mut out, 0, eval.text.value.as_str());
            }
            Note::Clock(clock) => {
                let table = match clock.content.as_ref().map(|it| it.value) {
                    None | Some(ClockContent::Clock) => 1,
                    Some(ClockContent::Clocktime) => 2,
                    Some(ClockContent::Elapsedgametime) => 3,
                    Some(ClockContent::Elapsedmovetime) => 4,
                };
                write(&mut out, table, clock.text.value.as_str());
            }
            Note::Elapsed(elapsed) => match elapsed.content.as_ref().map(|it| it.value) {
                Some(DurationContent::Videotime) => {
                    write(&mut out, 6, &elapsed.text.value.lexical());
                }
                Some(DurationContent::Lag) => out.losses.push("elapsed (lag)".into()),
                Some(DurationContent::Elapsedmilliseconds) | None => {
                    out.losses.push("elapsed (elapsedmilliseconds)".into());
                }
            },
            Note::Sent(text) => write(&mut out, 5, text),
            Note::Tag(_) if placed.contains(&at) => {}
            Note::Tag(tag) => match spelt(tag) {
                Some(text) => out.push(&text),
                None if tag.name.value.as_str() == names::KEPT => {}
                None => out
                    .losses
                    .push(format!("tag `{}`", tag.name.value.as_str()).into()),
            },
            Note::Other(what) => out.losses.push((*what).into()),
            Note::Marker(_) | Note::Arrow(_) => {}
        }
    }
    draw(&mut out, &mut drawings, is_whole, &is_kept);
    out
}

/// The spelling of a table's item, and which of the notes it is.
fn original(table: usize, notes: &[Note<'_>]) -> Option<(usize, String)> {
    let (_, wanted) = TABLES.get(table)?;
    notes.iter().enumerate().find_map(|(at, note)| {
        let Note::Tag(tag) = note else { return None };
        let name = tag.name.value.as_str().strip_prefix(names::COMMAND)?;
        let is_it = name == *wanted || (name == "mct" && *wanted == "ct");
        is_it.then(|| spelt(tag).map(|text| (at, text)))?
    })
}

/// The command that a tag keeps.
fn spelt(tag: &Tag<'_>) -> Option<String> {
    let name = tag.name.value.as_str().strip_prefix(names::COMMAND)?;
    Some(match &*tag.text.value {
        "" => format!("[%{name}]"),
        text => format!("[%{name} {text}]"),
    })
}

fn drawing<'n>(note: &Note<'n>, losses: &mut Vec<Cow<'static, str>>) -> Option<Drawing<'n>> {
    let (shape, at, to, color, opacity) = match note {
        Note::Marker(it) => {
            let shape = shape(&it.r#type.value);
            (shape, it.at.as_str(), None, &it.color.value, &it.opacity)
        }
        Note::Arrow(it) => {
            let to = Some(it.to.as_str());
            ("arrow", it.from.as_str(), to, &it.color.value, &it.opacity)
        }
        _ => return None,
    };
    if opacity.is_some() {
        losses.push("opacity of a drawing".into());
    }
    let color = match color {
        cif_types::Color::ColorName(name) => name.as_str(),
        cif_types::Color::RGBColor(color) => color.as_str(),
    };
    Some(Drawing {
        shape,
        at,
        to,
        color,
    })
}

fn shape<'n>(kind: &'n cif_types::MarkerType<'n>) -> &'n str {
    match kind {
        cif_types::MarkerType::MarkerTypeID(name) => name.as_str(),
        cif_types::MarkerType::MarkerText(text) => text.as_str(),
        cif_types::MarkerType::Identifier(name) => name.as_str(),
    }
}

fn draw(
    out: &mut Commands,
    drawings: &mut Vec<Drawing<'_>>,
    is_whole: bool,
    is_kept: &impl Fn(&str) -> bool,
) {
    if let Some(first) = drawings.first() {
        let name = match first.is_plain_arrow() {
            Some(true) => "cal",
            Some(false) => "csl",
            None => "draw",
        };
        if !is_whole && !is_kept(name) {
            out.push(&Value::Drawings(core::mem::take(drawings)).to_string());
        }
    }
    drawings.clear();
}
