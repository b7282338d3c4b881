//! The data of a ply and the commands it is written as: items of tables,
//! elements beside the move, and commands kept as they are.

use std::borrow::Cow;
use std::collections::HashMap;

use cif_text::tables::{Evaluation, Side, Time, Timestamp};
use cif_types::{
    AnnotationChoice, Arrow, ClockContent, DurationContent, ElapsedMilliSecs, Marker,
    MoveInfoClock, MoveInfoEval, Tag, VariationNode,
};

use super::data_only::Item;
use super::names;
use super::setting::{Setting, recorded};
use super::table::{ByTable, Row, Table};
use crate::command::{Drawing, LONGEST, Part, TimeKind, Value, parts};
use crate::report::Loss;

/// The table of a value and its item.
pub(super) fn item(value: &Value<'_>) -> Option<(Table, String)> {
    Some(match value {
        Value::Evaluation(value) => (Table::Evaluation, value.to_string()),
        Value::Time(TimeKind::Clock, text) => (Table::Clock, (*text).to_owned()),
        Value::Time(TimeKind::ClockTime, text) => (Table::ClockTime, (*text).to_owned()),
        Value::Time(TimeKind::ElapsedGame, text) => (Table::ElapsedGame, (*text).to_owned()),
        Value::Time(TimeKind::ElapsedMove, text) => (Table::ElapsedMove, (*text).to_owned()),
        Value::Sent(point) => (Table::Sent, point.to_string()),
        Value::VideoTime(time) => (Table::VideoTime, time.to_string()),
        Value::Drawings(_) => return None,
    })
}

/// Reads an item of a table.
pub(super) fn value(table: Table, item: &str) -> Option<Value<'_>> {
    let time = |kind| {
        item.parse::<Time>().ok()?;
        Some(Value::Time(kind, item))
    };
    match table {
        Table::Evaluation | Table::Score => {
            Some(Value::Evaluation(item.parse::<Evaluation>().ok()?))
        }
        Table::Clock => time(TimeKind::Clock),
        Table::ClockTime => time(TimeKind::ClockTime),
        Table::ElapsedGame => time(TimeKind::ElapsedGame),
        Table::ElapsedMove => time(TimeKind::ElapsedMove),
        Table::Sent => Some(Value::Sent(item.parse::<Timestamp>().ok()?)),
        Table::VideoTime => Some(Value::VideoTime(item.parse().ok()?)),
    }
}

/// An element beside a move.
#[derive(Clone, Copy, PartialEq)]
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

    /// The table that such data can stand in, and the item.
    pub(super) fn item(&self) -> Option<(Table, &'n str)> {
        Some(match *self {
            Note::Eval(eval) => (Table::Evaluation, eval.text.value.as_str()),
            Note::Clock(clock) => {
                let table = match clock.content.as_ref().map(|it| it.value) {
                    None | Some(ClockContent::Clock) => Table::Clock,
                    Some(ClockContent::Clocktime) => Table::ClockTime,
                    Some(ClockContent::Elapsedgametime) => Table::ElapsedGame,
                    Some(ClockContent::Elapsedmovetime) => Table::ElapsedMove,
                };
                (table, clock.text.value.as_str())
            }
            Note::Sent(text) => (Table::Sent, text),
            Note::Elapsed(elapsed) => match elapsed.content.as_ref().map(|it| it.value) {
                Some(DurationContent::Videotime) => (Table::VideoTime, elapsed.text.value.as_str()),
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Returns whether a command may say it.
    pub(super) fn has_form(&self) -> bool {
        match self {
            Note::Other(_) => false,
            Note::Tag(tag) => tag.name.value.as_str().starts_with(names::COMMAND) || self.is_kept(),
            Note::Elapsed(_) => self.item().is_some(),
            _ => true,
        }
    }

    pub(super) fn is_kept(&self) -> bool {
        matches!(self, Note::Tag(tag) if tag.name.value.as_str() == names::KEPT)
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
    /// True if a reader may make something else of them.
    pub(super) is_doubtful: bool,
}

/// The limit on data in commands in the comments of one ply. Where there are
/// more, the comments are nothing but text.
pub(super) const MOST: usize = 256;

/// Returns whether a text is a clock as tandem games have it: `179.9`.
pub(super) fn is_seconds(text: &str) -> bool {
    text.starts_with(|char: char| char.is_ascii_digit())
        && !text.contains(':')
        && text.parse::<Time>().is_ok()
}

/// Bytes of the commands of most plies.
const USUAL: usize = 48;

impl Commands {
    fn push(&mut self, command: &str) {
        self.separate();
        self.text.push_str(command);
    }

    /// Writes an item of a table in the usual spelling; returns false, and writes nothing, of
    /// any other.
    fn push_usual(&mut self, table: Table, item: &str) -> bool {
        let Some(item) = Item::usual(table, item) else {
            return false;
        };
        self.separate();
        item.push_command_to(table, &mut self.text);
        true
    }

    fn separate(&mut self) {
        if self.text.is_empty() {
            self.text.reserve(USUAL);
        } else {
            self.text.push(' ');
        }
    }

    fn lose(&mut self, what: impl Into<Cow<'static, str>>) {
        self.losses.push(what.into());
    }
}

/// The commands of a ply: its items first, then its elements in order. An
/// original is written instead of the value that it is the spelling of, and in
/// the place of an item if it is one. What the comments of the ply hold
/// already is not written again, where a tag says that they hold commands.
pub(super) fn commands<'n>(
    row: &'n Row<'_>,
    notes: &[Note<'n>],
    posts: &[&'n str],
    setting: Setting,
) -> Commands {
    let mut writer = CommandWriter::new(notes, posts, setting);
    writer.out.is_doubtful |= setting.main && !are_in_order(row, notes);
    for (table, item) in row.iter() {
        if let Some(item) = item {
            writer.item(table, item, true);
        }
    }
    for (at, note) in notes.iter().enumerate() {
        writer.note(at, note);
    }
    writer.draw();
    writer.finish()
}

/// Returns whether the items among the notes go on with those of the row, and before all else: a
/// reader makes a row of them.
fn are_in_order(row: &Row<'_>, notes: &[Note<'_>]) -> bool {
    if notes.is_empty() {
        return true;
    }
    let items = row.iter().filter(|(_, item)| item.is_some());
    let mut last = items.map(|(table, _)| table).last();
    let mut is_item = true;
    notes.iter().all(|note| {
        if let Some((table, _)) = note.item() {
            return is_item && last.replace(table) < Some(table);
        }
        is_item = false;
        true
    })
}

/// A command that a tag keeps as it is spelt.
struct Original<'n> {
    /// Its number among the notes.
    at: usize,
    text: String,
    value: Option<Value<'n>>,
    /// It is the spelling of another value of the ply.
    is_used: bool,
    is_written: bool,
}

/// The source of a value that is written already.
#[derive(Clone, Copy)]
enum Said {
    /// In the comments.
    InText,
    /// By an original: the place among them.
    By(usize),
}

/// The values of comments and originals. Where several say the same, the comments
/// count, and then the first original.
#[derive(Default)]
struct Known<'n> {
    values: HashMap<Value<'n>, Said>,
    drawings: HashMap<Drawing<'n>, Said>,
}

impl<'n> Known<'n> {
    fn add(&mut self, value: Value<'n>, said: Said) {
        if let Value::Drawings(drawings) = &value {
            for drawing in drawings {
                self.drawings.entry(*drawing).or_insert(said);
            }
        }
        self.values.entry(value).or_insert(said);
    }
}

/// Writes the commands of a ply.
struct CommandWriter<'n> {
    out: Commands,
    originals: Vec<Original<'n>>,
    /// The values of originals and comments; most plies have none.
    known: Option<Known<'n>>,
    /// The same of the engine that moved, as items of tables.
    recorded: Vec<(Table, String)>,
    /// Drawings for one command.
    drawings: Vec<Drawing<'n>>,
    /// The tables of which there has been an item.
    seen: ByTable<bool>,
    tandem: bool,
    moved: Option<Side>,
}

impl<'n> CommandWriter<'n> {
    fn new(notes: &[Note<'n>], posts: &[&'n str], setting: Setting) -> Self {
        let is_whole = notes.iter().any(Note::is_kept);
        let texts = if is_whole { posts } else { &[] };
        let tandem = setting.tandem;
        let out = Commands {
            is_doubtful: is_whole,
            ..Commands::default()
        };
        let originals: Vec<Original<'n>> = notes
            .iter()
            .enumerate()
            .filter_map(|note| original(note, setting))
            .collect();
        let known = (is_whole || !originals.is_empty()).then(|| {
            let mut known = Known::default();
            for value in texts.iter().flat_map(|text| values(text, setting)) {
                known.add(value, Said::InText);
            }
            for (at, original) in originals.iter().enumerate() {
                if let Some(value) = &original.value {
                    known.add(value.clone(), Said::By(at));
                }
            }
            known
        });
        Self {
            out,
            originals,
            known,
            recorded: recorded(texts, setting),
            drawings: Vec::new(),
            seen: ByTable::default(),
            tandem,
            moved: setting.moved(),
        }
    }

    /// Writes an item of a table, or an element that could be one.
    fn item(&mut self, table: Table, item: &'n str, is_row: bool) {
        let item = item.trim();
        if self.known.is_none() && !self.tandem && self.out.push_usual(table, item) {
            self.out.is_doubtful |= core::mem::replace(&mut self.seen[table], true);
            return;
        }
        let Some(mut value) = value(table, item) else {
            return self.out.lose("an item that does not fit its table");
        };
        self.out.is_doubtful |= core::mem::replace(&mut self.seen[table], true);
        let is_recorded = self
            .recorded
            .iter()
            .any(|(at, text)| *at == table && text == item);
        if is_recorded {
            return;
        }
        self.drop_inexpressible(&mut value);
        let said = self.known.as_ref().and_then(|it| it.values.get(&value));
        match said.copied() {
            None => {}
            Some(Said::InText) => return,
            Some(Said::By(at)) => {
                if let Some(original) = self.originals.get_mut(at) {
                    original.is_used = true;
                    if is_row && !original.is_written {
                        original.is_written = true;
                        self.out.push(&original.text);
                    }
                }
                return;
            }
        }
        if self.tandem && table == Table::Clock && self.out.seconds.is_none() && is_seconds(item) {
            self.out.seconds = Some(item.to_owned());
            return;
        }
        let text = value.written_after(self.moved).to_string();
        self.out.is_doubtful |= matches!(value, Value::Sent(_)) && !says(&text, &value);
        self.out.push(&text);
    }

    /// Takes away what a command cannot say.
    fn drop_inexpressible(&mut self, value: &mut Value<'_>) {
        match value {
            Value::Evaluation(value) => {
                if value.centiseconds.take().is_some() {
                    self.out.lose(Loss::EVALUATION_TIME);
                }
                if Evaluation::new(value.score()).1 {
                    self.out.lose("an evaluation of more than 309.99 pawns");
                }
            }
            Value::Sent(point) => {
                let clock = point.clock.as_mut();
                if clock.is_some_and(|clock| core::mem::take(&mut clock.utc)) {
                    self.out.lose("that sent is in universal time");
                }
            }
            _ => {}
        }
    }

    fn note(&mut self, at: usize, note: &Note<'n>) {
        if let Some(drawing) = drawing(note, &mut self.out.losses) {
            return self.add_drawing(drawing);
        }
        self.draw();
        if let Some((table, item)) = note.item() {
            self.item(table, item, false);
        }
        match note {
            Note::Eval(eval) if eval.engine.is_some() => self.out.lose("eval/@engine"),
            Note::Elapsed(elapsed) => match elapsed.content.as_ref().map(|it| it.value) {
                Some(DurationContent::Videotime) => {}
                Some(DurationContent::Lag) => self.out.lose("elapsed (lag)"),
                Some(DurationContent::Elapsedmilliseconds) | None => {
                    self.out.lose("elapsed (elapsedmilliseconds)");
                }
            },
            Note::Tag(tag) if !note.is_kept() => self.tag(at, tag),
            Note::Other(what) => self.out.lose(*what),
            _ => {}
        }
    }

    fn tag(&mut self, at: usize, tag: &Tag<'_>) {
        // They are in order.
        let found = self.originals.binary_search_by_key(&at, |it| it.at);
        match found.ok().and_then(|found| self.originals.get(found)) {
            Some(original) if original.is_written => {}
            Some(original) => self.out.push(&original.text),
            None => self.out.lose(format!("tag `{}`", tag.name.value.as_str())),
        }
    }

    /// Adds a drawing to those before it, if one command can hold them all.
    fn add_drawing(&mut self, drawing: Drawing<'n>) {
        let said = self.known.as_ref().and_then(|it| it.drawings.get(&drawing));
        match said.copied() {
            None => {}
            Some(Said::InText) => return,
            Some(Said::By(at)) => {
                if let Some(original) = self.originals.get_mut(at) {
                    original.is_used = true;
                }
                return;
            }
        }
        let last = self.drawings.last().map(Drawing::is_plain_arrow);
        let kind = drawing.is_plain_arrow();
        if kind.is_none() || last != Some(kind) || self.drawings.len() == LONGEST {
            self.draw();
        }
        self.drawings.push(drawing);
    }

    /// Writes the drawings that wait.
    fn draw(&mut self) {
        if self.drawings.is_empty() {
            return;
        }
        let value = Value::Drawings(core::mem::take(&mut self.drawings));
        let text = value.to_string();
        if says(&text, &value) {
            self.out.push(&text);
        } else {
            self.out.lose("a drawing of such a shape or square");
        }
    }

    fn finish(mut self) -> Commands {
        let is_new = |it: &Original<'_>| it.value.is_some() && !it.is_used;
        self.out.is_doubtful |= self.originals.iter().any(is_new);
        self.out
    }
}

/// The command that a note keeps, if it is one.
fn original<'n>((at, note): (usize, &Note<'n>), setting: Setting) -> Option<Original<'n>> {
    let Note::Tag(tag) = *note else { return None };
    let name = tag.name.value.as_str().strip_prefix(names::COMMAND)?;
    let arguments = &*tag.text.value;
    let text = match arguments {
        "" => format!("[%{name}]"),
        arguments => format!("[%{name} {arguments}]"),
    };
    let is_command = matches!(parts(&text).next(), Some(Part::Command(command))
        if (command.name, command.arguments, command.spelling) == (name, arguments, &*text));
    is_command.then_some(Original {
        at,
        text,
        value: Value::after(setting.moved(), name, arguments),
        is_used: false,
        is_written: false,
    })
}

/// Returns whether a command is read as this value.
fn says(command: &str, value: &Value<'_>) -> bool {
    matches!(parts(command).next(), Some(Part::Command(found))
        if found.spelling == command && found.value().as_ref() == Some(value))
}

/// Returns whether there may be commands in the text of a comment, or a score.
pub(super) fn may_hold_commands(text: &str, setting: Setting) -> bool {
    text.contains("[%") || (setting.tandem && is_seconds(text)) || !setting.record(text).is_empty()
}

/// Returns the values of the commands in a comment.
fn values(text: &str, setting: Setting) -> impl Iterator<Item = Value<'_>> {
    let seconds =
        (setting.tandem && is_seconds(text)).then_some(Value::Time(TimeKind::Clock, text));
    let commands = parts(text).filter_map(move |part| match part {
        Part::Command(command) => command.value_after(setting.moved()),
        Part::Text(_) => None,
    });
    seconds.into_iter().chain(commands)
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
