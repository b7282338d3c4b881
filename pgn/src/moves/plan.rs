//! What the comments behind a move become: data of the ply and text. Whether
//! they can be told apart is tried out: where writing would not give the same
//! comments again, or commands stand behind text, they stay whole and the data
//! stand beside them, marked.

use std::borrow::Cow;

use cif_runtime::{Spanned, Value as _};
use cif_types::{
    Arrow, ClockContent, Color, DurationContent, ElapsedMilliSecs, Marker, MarkerType,
    MoveInfoClock, MoveInfoEval, Square, VariationNode,
};

use super::names;
use super::notes::{self, Note, Row};
use crate::command::{Command, Drawing, Part, Value, parts};
use crate::head;

/// What the comments behind a move become.
#[derive(Default)]
pub(super) struct Plan<'g> {
    pub(super) row: Row,
    pub(super) nodes: Vec<VariationNode<'g>>,
    pub(super) posts: Vec<Cow<'g, str>>,
}

fn spanned<T: cif_runtime::Value<'static>>(text: &str) -> Option<Spanned<T>> {
    T::parse(Cow::Owned(text.to_owned())).ok().map(Into::into)
}

/// Makes the plan; items go into tables for the main line alone. In tandem
/// games a comment of a number alone is a clock.
pub(super) fn plan(texts: Vec<Cow<'_, str>>, main: bool, tandem: bool) -> Plan<'_> {
    let has_commands = texts.iter().any(|text| {
        (tandem && notes::is_seconds(text))
            || (text.contains("[%") && parts(text).any(|part| matches!(part, Part::Command(_))))
    });
    if has_commands {
        if let Some(plan) = parted(&texts, main, tandem)
            && rebuilt(&plan, tandem) == texts
            && !plan.posts.iter().any(|text| has_data(text))
        {
            return plan;
        }
        return whole(texts, main, tandem);
    }
    Plan {
        posts: texts,
        ..Plan::default()
    }
}

/// Whether commands that have a meaning stand in the text.
fn has_data(text: &str) -> bool {
    let is_data = |part| matches!(part, Part::Command(command) if command.value().is_some());
    text.contains("[%") && parts(text).any(is_data)
}

/// The comments that a plan is written as.
fn rebuilt(plan: &Plan<'_>, tandem: bool) -> Vec<String> {
    let notes: Vec<Note<'_>> = plan.nodes.iter().filter_map(Note::of_node).collect();
    let commands = notes::commands(&plan.row, &notes, tandem);
    let mut first = commands.text;
    let mut posts = plan.posts.iter();
    if let Some(post) = posts.next() {
        if !post.is_empty() && !first.is_empty() {
            first.push(' ');
        }
        first.push_str(post);
    }
    let first = Some(first).filter(|first| !first.is_empty());
    let begin = commands.seconds.into_iter().chain(first);
    let rest = posts.map(|post| post.clone().into_owned());
    begin.chain(rest).collect()
}

/// A clock in seconds, then commands at the beginning of the first comment,
/// text behind them.
fn parted<'g>(texts: &[Cow<'g, str>], main: bool, tandem: bool) -> Option<Plan<'g>> {
    let (mut first, mut others) = texts.split_first()?;
    let mut plan = Plan::default();
    if tandem && notes::is_seconds(first) {
        put(&mut plan, notes::CLOCK, first.to_string(), main);
        match others.split_first() {
            Some((next, more)) => (first, others) = (next, more),
            None => return Some(plan),
        }
    }
    let mut rest: &str = first;
    while let Some(Part::Command(command)) = parts(rest).next() {
        let exact = command.is_exact();
        if !(add(&mut plan, &command, main) && exact) {
            let name = format!("{}{}", names::COMMAND, command.name);
            let tag = head::tag(name, command.arguments.to_owned())?;
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

fn whole(texts: Vec<Cow<'_, str>>, main: bool, tandem: bool) -> Plan<'_> {
    let mut plan = Plan::default();
    for text in &texts {
        if tandem && notes::is_seconds(text) {
            put(&mut plan, notes::CLOCK, text.to_string(), main);
        }
        for part in parts(text) {
            if let Part::Command(command) = part {
                add(&mut plan, &command, main);
            }
        }
    }
    let is_empty = plan.nodes.is_empty() && plan.row.iter().all(Option::is_none);
    if !is_empty {
        let tag = head::tag(names::KEPT, "");
        plan.nodes
            .extend(tag.map(|tag| VariationNode::Tag(tag.into())));
    }
    plan.posts = texts;
    plan
}

/// Adds the value of a command, unless there is one of its kind.
fn add(plan: &mut Plan<'_>, command: &Command<'_>, main: bool) -> bool {
    let Some(value) = command.value() else {
        return false;
    };
    if let Value::Drawings(drawings) = &value {
        let nodes: Option<Vec<_>> = drawings.iter().map(drawing).collect();
        let Some(nodes) = nodes else { return false };
        plan.nodes.extend(nodes);
        return true;
    }
    notes::item(&value).is_some_and(|(table, item)| put(plan, table, item, main))
}

/// Adds an item, unless there is one of its kind.
fn put(plan: &mut Plan<'_>, table: usize, item: String, main: bool) -> bool {
    if main {
        let Some(slot @ None) = plan.row.get_mut(table) else {
            return false;
        };
        *slot = Some(item);
        return true;
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

pub(super) fn node(table: usize, item: &str) -> Option<VariationNode<'static>> {
    let clock = |content: ClockContent| {
        let content = (content != ClockContent::Clock).then(|| content.into());
        let text = spanned(item)?;
        Some(VariationNode::Clock(MoveInfoClock { content, text }.into()))
    };
    match table {
        0 => {
            let text = spanned(item)?;
            Some(VariationNode::Eval(
                MoveInfoEval { engine: None, text }.into(),
            ))
        }
        1 => clock(ClockContent::Clock),
        2 => clock(ClockContent::Clocktime),
        3 => clock(ClockContent::Elapsedgametime),
        4 => clock(ClockContent::Elapsedmovetime),
        5 => Some(VariationNode::Sent(spanned(item)?)),
        6 => {
            let content = Some(DurationContent::Videotime.into());
            let text = spanned(item)?;
            Some(VariationNode::Elapsed(
                ElapsedMilliSecs { content, text }.into(),
            ))
        }
        _ => None,
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
