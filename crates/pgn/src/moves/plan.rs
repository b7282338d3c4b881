//! The plan for comments behind a move: data of the ply and text. Whether
//! they can be separated again is tried out: where writing would not give the same
//! comments again, they stay whole and the data stand beside them, marked. So
//! do the data of commands behind text, which stay where they are.

use std::borrow::Cow;

use cif_runtime::{Spanned, Value as _};
use cif_types::{
    Arrow, ClockContent, Color, DurationContent, ElapsedMilliSecs, Marker, MarkerType,
    MoveInfoClock, MoveInfoEval, Square, VariationNode,
};

use super::names;
use super::notes::{self, Commands, MOST, Note};
use super::setting::Setting;
use super::table::{Row, Table};
use crate::command::{Command, Drawing, Part, Value, parts};
use crate::flat;
use crate::tag_line;

/// The plan for the comments behind a move.
#[derive(Default)]
pub(super) struct Plan<'g> {
    pub(super) row: Row<'static>,
    pub(super) nodes: Vec<VariationNode<'g>>,
    pub(super) posts: Vec<Cow<'g, str>>,
    /// The data in the comments.
    pub(super) weight: usize,
    /// They are too many: all is text.
    pub(super) is_too_much: bool,
}

fn spanned<T: cif_runtime::Value<'static>>(text: &str) -> Option<Spanned<T>> {
    T::parse(Cow::Owned(text.to_owned())).ok().map(Into::into)
}

/// Makes the plan; items go into tables for the main line alone. In tandem
/// games a comment of a number alone is a clock.
pub(super) fn plan(texts: Vec<Cow<'_, str>>, setting: Setting) -> Plan<'_> {
    let tandem = setting.tandem;
    let weight = weight(&texts, setting);
    if weight == 0 || weight > MOST {
        return Plan {
            posts: texts,
            is_too_much: weight > 0,
            ..Plan::default()
        };
    }
    if let Some(mut plan) = parted(&texts, setting) {
        let setting = Setting {
            tandem: false,
            ..setting
        };
        hold(&mut plan, setting);
        let setting = Setting { tandem, ..setting };
        if is_written_as(&plan, &texts, setting) {
            plan.weight = weight;
            return plan;
        }
    }
    let mut plan = Plan {
        posts: texts,
        weight,
        ..Plan::default()
    };
    hold(&mut plan, setting);
    plan
}

/// Counts the data that commands in comments hold; beyond [`MOST`] it is not
/// counted any more.
pub(super) fn weight(texts: &[Cow<'_, str>], setting: Setting) -> usize {
    let mut weight = 0;
    for text in texts {
        weight += usize::from(setting.tandem && notes::is_seconds(text));
        weight += setting.record(text).len();
        if !text.contains("[%") {
            continue;
        }
        for part in parts(text) {
            if let Part::Command(command) = part {
                weight += command.weight();
            }
            if weight > MOST {
                return weight;
            }
        }
    }
    weight
}

fn is_written_as(plan: &Plan<'_>, texts: &[Cow<'_, str>], setting: Setting) -> bool {
    let notes: Vec<Note<'_>> = plan.nodes.iter().filter_map(Note::of_node).collect();
    let posts: Vec<&str> = plan.posts.iter().map(|post| &**post).collect();
    let commands = notes::commands(&plan.row, &notes, &posts, setting);
    comments(&commands, &posts) == texts
}

/// The comments as which commands and text are written.
pub(super) fn comments<'c>(commands: &'c Commands, posts: &[&'c str]) -> Vec<Cow<'c, str>> {
    let mut posts = posts.iter().map(|post| flat::trim(post));
    let first = match (&*commands.text, posts.next().unwrap_or_default()) {
        ("", post) => Cow::Borrowed(post),
        (text, "") => Cow::Borrowed(text),
        (text, post) => Cow::Owned(format!("{text} {post}")),
    };
    let seconds = commands.seconds.as_deref().map(Cow::Borrowed);
    let begin = seconds.into_iter().chain([first]);
    let all = begin.chain(posts.map(Cow::Borrowed));
    all.filter(|text| !text.is_empty()).collect()
}

/// A clock in seconds, then commands at the beginning of the first comment,
/// text behind them.
fn parted<'g>(texts: &[Cow<'g, str>], setting: Setting) -> Option<Plan<'g>> {
    let Setting { tandem, .. } = setting;
    let (mut first, mut others) = texts.split_first()?;
    let mut plan = Plan::default();
    if tandem && notes::is_seconds(first) {
        put(&mut plan, Table::Clock, first.to_string(), setting.main);
        match others.split_first() {
            Some((next, more)) => (first, others) = (next, more),
            None => return Some(plan),
        }
    }
    let mut rest: &str = first;
    while let Some(Part::Command(command)) = parts(rest).next() {
        let exact = command.is_exact_after(setting.moved());
        if !(add(&mut plan, &command, setting) && exact) {
            let name = format!("{}{}", names::COMMAND, command.name);
            let tag = tag_line::tag(name, command.arguments.to_owned())?;
            plan.nodes.push(VariationNode::Tag(tag.into()));
        }
        rest = rest.get(command.spelling.len()..)?;
        rest = rest.strip_prefix(' ').unwrap_or(rest);
    }
    if !rest.is_empty() || !others.is_empty() {
        plan.posts.push(tail(first, rest.len()));
        plan.posts.extend_from_slice(others);
    }
    Some(plan)
}

/// The end of a text.
fn tail<'g>(text: &Cow<'g, str>, length: usize) -> Cow<'g, str> {
    let from = text.len().saturating_sub(length);
    match text {
        Cow::Borrowed(text) => Cow::Borrowed(text.get(from..).unwrap_or_default()),
        Cow::Owned(text) => Cow::Owned(text.get(from..).unwrap_or_default().to_owned()),
    }
}

/// Sets the data that the comments of a plan hold beside them, and marks that
/// they do. Where a comment is a clock in seconds, it is one of them.
fn hold(plan: &mut Plan<'_>, setting: Setting) {
    let Setting { main, tandem, .. } = setting;
    let posts = core::mem::take(&mut plan.posts);
    let mut is_held = false;
    for text in &posts {
        for (table, item) in setting.record(text) {
            is_held |= put(plan, table, item, main);
        }
        if tandem && notes::is_seconds(text) {
            is_held |= put(plan, Table::Clock, text.to_string(), main);
        }
        if text.contains("[%") {
            for part in parts(text) {
                if let Part::Command(command) = part {
                    is_held |= command.value().is_some();
                    add(plan, &command, setting);
                }
            }
        }
    }
    plan.posts = posts;
    if is_held {
        let tag = tag_line::tag(names::KEPT, "");
        plan.nodes
            .extend(tag.map(|tag| VariationNode::Tag(tag.into())));
    }
}

/// Adds the value of a command, unless there is one of its kind.
fn add(plan: &mut Plan<'_>, command: &Command<'_>, setting: Setting) -> bool {
    let Some(value) = command.value_after(setting.moved()) else {
        return false;
    };
    if let Value::Drawings(drawings) = &value {
        let nodes: Option<Vec<_>> = drawings.iter().map(drawing).collect();
        let Some(nodes) = nodes else { return false };
        plan.nodes.extend(nodes);
        return true;
    }
    notes::item(&value).is_some_and(|(table, item)| put(plan, table, item, setting.main))
}

/// Adds an item, unless there is one of its kind.
fn put(plan: &mut Plan<'_>, table: Table, item: String, main: bool) -> bool {
    if main {
        let slot = &mut plan.row[table];
        let is_free = slot.is_none();
        slot.get_or_insert(item.into());
        return is_free;
    }
    let Some(node) = node(table, &item) else {
        return false;
    };
    let same = |other: &VariationNode<'_>| match (other, &node) {
        (VariationNode::Clock(one), VariationNode::Clock(two)) => {
            one.content.as_ref().map(|it| it.value) == two.content.as_ref().map(|it| it.value)
        }
        (one, two) => core::mem::discriminant(one) == core::mem::discriminant(two),
    };
    if plan.nodes.iter().any(same) {
        return false;
    }
    plan.nodes.push(node);
    true
}

/// The element beside a move that says what an item does.
pub(super) fn node(table: Table, item: &str) -> Option<VariationNode<'static>> {
    let clock = |content: ClockContent| {
        let content = (content != ClockContent::Clock).then(|| content.into());
        let text = spanned(item)?;
        Some(VariationNode::Clock(MoveInfoClock { content, text }.into()))
    };
    match table {
        Table::Evaluation => {
            let text = spanned(item)?;
            Some(VariationNode::Eval(
                MoveInfoEval { engine: None, text }.into(),
            ))
        }
        Table::Clock => clock(ClockContent::Clock),
        Table::ClockTime => clock(ClockContent::Clocktime),
        Table::ElapsedGame => clock(ClockContent::Elapsedgametime),
        Table::ElapsedMove => clock(ClockContent::Elapsedmovetime),
        Table::Sent => Some(VariationNode::Sent(spanned(item)?)),
        Table::VideoTime => {
            let content = Some(DurationContent::Videotime.into());
            let text = spanned(item)?;
            Some(VariationNode::Elapsed(
                ElapsedMilliSecs { content, text }.into(),
            ))
        }
        Table::Score => None,
    }
}

fn drawing(drawing: &Drawing<'_>) -> Option<VariationNode<'static>> {
    let color: Spanned<Color<'static>> = spanned(drawing.color)?;
    let at: Spanned<Square<'static>> = spanned(drawing.at)?;
    if let Some(to) = drawing.to {
        let to = spanned(to)?;
        let arrow = Arrow {
            color,
            opacity: None,
            from: at,
            to,
        };
        return Some(VariationNode::Arrow(arrow.into()));
    }
    let kind: Spanned<MarkerType<'static>> = spanned(drawing.shape)?;
    // White space and case are as they were.
    if kind.value.lexical() != drawing.shape {
        return None;
    }
    let marker = Marker {
        r#type: kind,
        color,
        opacity: None,
        at,
    };
    Some(VariationNode::Marker(marker.into()))
}
