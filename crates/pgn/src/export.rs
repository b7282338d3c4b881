//! A game of CIF into PGN.

use cif_text::language;
use cif_types::{Engines, Game, built_in, model::Result as Score};

use crate::ending;
use crate::engine;
use crate::flat::{self, one_line};
use crate::head;
use crate::import::{ImportOptions, import, names_two_boards};
use crate::layout::Layout;
use crate::moves;
use crate::players::Players;
use crate::report::Loss;
use crate::tag_line::{self, Line};
use crate::text::Reader;

/// Options for writing games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExportOptions {
    /// Lines.
    pub layout: Layout,
    /// The language of the comments, however its code is spelled; those of another are left out
    /// and reported. Without it all are written.
    pub language: Option<String>,
}

/// PGN, and what it cannot hold.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Exported {
    /// The game, with a blank line behind it.
    pub text: String,
    /// Everything that has no PGN form, item by item.
    pub losses: Vec<Loss>,
}

/// The reason why a game cannot be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExportError {
    /// One short line.
    pub message: &'static str,
}

impl core::fmt::Display for ExportError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.message)
    }
}

impl std::error::Error for ExportError {}

/// Writes a game as PGN. What an index says of it is not looked up: the head
/// is written as it stands.
///
/// # Errors
/// The language asked for is none, like `en`.
pub fn export(game: &Game<'_>, options: &ExportOptions) -> Result<Exported, ExportError> {
    let mut losses = Vec::new();
    let text = export_reporting(game, options, &mut |loss| losses.push(loss))?;
    Ok(Exported { text, losses })
}

/// Writes a game as [`export`] does, and reports each loss as it comes: a game may have
/// millions of them.
///
/// # Errors
/// The language asked for is none, like `en`.
pub fn export_reporting(
    game: &Game<'_>,
    options: &ExportOptions,
    report: &mut dyn FnMut(Loss),
) -> Result<String, ExportError> {
    let mut is_said = false;
    let written = write(game, options, &mut |loss| {
        is_said = true;
        report(loss);
    })?;
    if !written.has_kept {
        return Ok(written.text);
    }
    let (text, is_same) = settled(written.text, options.layout);
    if !(is_same || is_said) {
        report(Loss::whole(OTHERWISE));
    }
    Ok(text)
}

/// The loss of text that was kept, where its new place makes something else of it.
const OTHERWISE: &str = "text that was kept, and is read otherwise where it is written,";

/// So often a text is read and written until it stays the same.
const TRIPS: usize = 3;

/// The text of a game that stays the same when it is read and written, and whether it was
/// that already.
fn settled(mut text: String, layout: Layout) -> (String, bool) {
    for trip in 0..TRIPS {
        match again(&text, layout) {
            Some(again) if again == text => return (text, trip == 0),
            Some(again) => text = again,
            None => break,
        }
    }
    (text, false)
}

/// The text of a game, read and written; `None` where it is read as more than one.
fn again(text: &str, layout: Layout) -> Option<String> {
    let options = ExportOptions {
        layout,
        language: None,
    };
    let mut reader = Reader::new(text.as_bytes());
    let game = reader.next_game().ok()??;
    let imported = import(&game, &ImportOptions::default()).game;
    let written = write(&imported, &options, &mut |_| {}).ok()?;
    drop(imported);
    matches!(reader.next_game(), Ok(None)).then_some(written.text)
}

/// A game as it is written once.
struct Written {
    text: String,
    /// Some of it is text that was kept.
    has_kept: bool,
}

fn write(
    game: &Game<'_>,
    options: &ExportOptions,
    report: &mut dyn FnMut(Loss),
) -> Result<Written, ExportError> {
    let language = options.language.as_deref();
    if language.is_some_and(|language| built_in::Language::new(language).is_err()) {
        return Err(ExportError {
            message: "the language asked for is no language code like `en`",
        });
    }
    let language = language.map(language::key);
    let mut text = String::new();
    let mut lines = head::write(game);
    let players = Players::of(&lines);
    let engines = Engines::of(game);
    let engine = engine::add(game, &engines, &mut lines, &players);
    let report = &mut |loss: Loss| {
        if !engine.has(&loss) {
            report(loss);
        }
    };
    head::losses(game, &engines, &lines)
        .into_iter()
        .for_each(&mut *report);
    let pairs = lines
        .iter()
        .rposition(|line| matches!(line, Line::Pair(..)));
    for (at, line) in lines.iter().enumerate() {
        let is_behind = pairs.is_none_or(|last| at > last);
        if is_behind && matches!(line, Line::Comment(_) | Line::Escape(_)) {
            report(Loss::whole("the place of a comment behind all tag pairs"));
        }
        if let Some(name) = divides(&lines, at) {
            report(Loss::whole(format!(
                "a tag `{}` before the tag {name}, with which a game begins",
                line.name()
            )));
            continue;
        }
        push_line(line, &mut text, report);
    }
    // What only looks like tag pairs is of the game right below.
    if pairs.is_some() {
        text.push('\n');
    }
    let no_points = ("Result", Score::BothLose.as_str());
    // Without rules each move that has no form in PGN is a loss of its own.
    let replay = head::replay(game).ok();
    let is_readable = head::is_playable(&lines, game.tandem());
    let is_of_other_boards = names_two_boards(&lines) != game.tandem();
    if is_of_other_boards && !is_readable && !moves::has_movetext(game) {
        report(Loss::whole("the number of boards"));
    }
    let settings = moves::WriteOptions {
        layout: options.layout,
        result: ending::token(head::result(game)),
        language: language.as_deref(),
        is_open: head::result_of(&lines).is_none_or(|it| it == Score::Unknown),
        has_zeros: tag_line::pairs(&lines).any(|pair| pair == no_points),
        is_tagless: pairs.is_none(),
        // Without rules a number would be text.
        is_of_other_boards: is_of_other_boards && is_readable,
        is_readable,
    };
    let moves = moves::write(game, replay, settings, (&engines, &players), report);
    let of_outcome = head::losses_of_outcome(game, &lines, &moves);
    of_outcome.into_iter().for_each(report);
    text += &moves.words.finish();
    text.push('\n');
    Ok(Written {
        text,
        has_kept: moves.has_kept,
    })
}

/// The tag pair behind this line that a reader takes for the first of the next game: what parts
/// tag pairs stands before `Event`, or before the name of the first once more.
fn divides<'l>(lines: &'l [Line<'_>], at: usize) -> Option<&'l str> {
    let (before, rest) = lines.split_at_checked(at)?;
    if !matches!(rest, [Line::Comment(_) | Line::Escape(_), ..]) {
        return None;
    }
    let (first, _) = tag_line::pairs(before).next()?;
    let (next, _) = tag_line::pairs(rest).next()?;
    (next == "Event" || next == first).then_some(next)
}

fn push_line(line: &Line, out: &mut String, report: &mut dyn FnMut(Loss)) {
    match line {
        Line::Pair(name, value) => push_pair(name, value, out, report),
        Line::Escape(text) => {
            let flat = one_line(text);
            if flat != *text {
                report(Loss::whole("a line break in an escape line"));
            }
            out.extend(["%", &flat, "\n"]);
        }
        Line::Comment(text) => {
            let comment = flat::comment(text);
            comment.loss.map(Loss::whole).into_iter().for_each(report);
            let (open, close) = if comment.is_line {
                ("; ", "\n")
            } else {
                ("{", "}\n")
            };
            out.extend([open, &comment.text, close]);
        }
        Line::Other(text) => {
            // At the beginning of a line this would be another token.
            let blank = if text.starts_with('%') { " " } else { "" };
            let spelling = format!("{blank}{text}");
            if head::is_token(&spelling) {
                out.extend([&spelling, "\n"]);
                return;
            }
            report(Loss::whole("a tag `PGN:unknown` that is no token"));
        }
    }
}

fn push_pair(name: &str, value: &str, out: &mut String, report: &mut dyn FnMut(Loss)) {
    let bad = |char: char| char.is_ascii_whitespace() || "\"[]{}".contains(char);
    if name.contains(bad) || name.starts_with('%') {
        let what = format!("the tag `{name}`, whose name no tag pair can have,");
        report(Loss::whole(what));
        return;
    }
    let flat = one_line(value);
    if flat != value {
        let what = format!("a line break in the tag pair {name}");
        report(Loss::whole(what));
    }
    out.push('[');
    out.push_str(name);
    out.push_str(" \"");
    for char in flat.chars() {
        if matches!(char, '"' | '\\') {
            out.push('\\');
        }
        out.push(char);
    }
    out.push_str("\"]\n");
}
