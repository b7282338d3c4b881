//! The moves of a game as running text: variations in parentheses, comments
//! in braces, each where it belongs.

use std::borrow::Cow;
use std::collections::BTreeSet;

use cif::chess::Game as Replay;
use cif::model::{AnnotationChoice, Comment};
use cif::moves::{Item, Line, Ply, Step};
use cif::text::language;
use cif::text::legality::{Play, Side};
use cif::text::moves::Move;
use cif::view::notation::mark;
use cif::view::{Speakers, bookkeeping, comment, data};
use clap::builder::styling::Style;

use super::scores::Scores;
use super::wrap;
use crate::game::{Beginning, is_close, nag, written};
use crate::status::CliError;
use crate::terminal::{CODE, ERROR, FAINT, STRONG, visible};
use wrap::{Beside, Sink, Wrapped};

/// Options for showing moves.
#[derive(Clone, Copy)]
pub(super) struct How<'h> {
    /// On two boards.
    pub(super) tandem: bool,
    /// With figurines.
    pub(super) figurine: bool,
    /// In lines of this width.
    pub(super) width: usize,
    /// With comments in this language alone, and in those that are in none.
    pub(super) language: Option<&'h str>,
}

/// The languages of comments.
pub(super) fn languages<'l>(line: &'l Line<'_>) -> BTreeSet<&'l str> {
    let comments = line.walk().filter_map(|step| match step {
        Step::Item(Item::Prologue(it) | Item::Epilogue(it) | Item::Pre(it) | Item::Post(it)) => {
            comment::language(it)
        }
        _ => None,
    });
    comments.collect()
}

/// True if a comment in one language is wanted where another is: `en` asks for `en-GB` too.
pub(super) fn is_language(language: &str, wanted: &str) -> bool {
    let (language, wanted) = (language::key(language), language::key(wanted));
    let rest = language.strip_prefix(&*wanted);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// Writes the moves as text, portion by portion.
pub(super) fn write(
    line: &Line<'_>,
    beginning: &Beginning,
    (speakers, scores): (&Speakers<'_>, Scores<'_>),
    result: Option<&str>,
    how: How<'_>,
    beside: Beside,
    sink: &mut Sink<'_>,
) -> Result<(), CliError> {
    let mut writer = Writer {
        out: Wrapped::new(how.width, beside, sink),
        replay: beginning.replay.clone(),
        beginning,
        speakers,
        scores,
        how,
        said: Vec::new(),
        mover: None,
        is_kept: false,
        depth: 0,
        number: true,
    };
    for step in line.walk() {
        match step {
            Step::Enter { depth, .. } => writer.enter(depth),
            Step::Leave => writer.leave(),
            Step::Ply { ply, .. } => writer.ply(ply),
            Step::Item(item) => writer.item(item),
        }
    }
    writer.flush();
    if let Some(result) = result {
        writer.out.word(STRONG, result);
    }
    writer.out.finish()
}

struct Writer<'b> {
    out: Wrapped<'b>,
    replay: Option<Replay>,
    beginning: &'b Beginning,
    speakers: &'b Speakers<'b>,
    scores: Scores<'b>,
    how: How<'b>,
    /// The values of tables for the last move, to be shown behind its signs.
    said: Vec<String>,
    /// The side that made the last move.
    mover: Option<Side>,
    /// The comments of the last move hold data as text.
    is_kept: bool,
    depth: usize,
    /// True if the next move needs its number, whoever plays it.
    number: bool,
}

impl Writer<'_> {
    fn enter(&mut self, depth: usize) {
        self.flush();
        self.depth = depth;
        self.number = true;
        if depth > 0 {
            self.out.open(FAINT, "(");
            if let Some(replay) = &mut self.replay {
                replay.enter_variation();
            }
        }
    }

    fn leave(&mut self) {
        self.flush();
        if self.depth > 0 {
            self.out.close(FAINT, ")");
            if let Some(replay) = &mut self.replay {
                replay.leave_variation();
            }
        }
        self.depth = self.depth.saturating_sub(1);
        self.number = true;
    }

    fn ply(&mut self, ply: &Ply<'_>) {
        self.flush();
        let played = ply.played();
        let style = if self.depth == 0 {
            STRONG
        } else {
            Style::new()
        };
        self.is_kept = false;
        let Some(replay) = &mut self.replay else {
            self.mover = None;
            self.out.word(style, &visible(ply.text()));
            self.score(&played);
            return;
        };
        let (label, side) = self.beginning.label(replay, &played);
        let text = written(replay, &played, self.how.figurine);
        let text = if self.number || self.how.tandem || side == Side::White {
            format!("{label} {text}")
        } else {
            text
        };
        self.number = false;
        self.out.word(style, &visible(&text));
        let standing = replay.play(&played).standing;
        if let Some(mark) = mark(standing, &played) {
            self.out.word(ERROR, &format!("[{mark}]"));
        }
        self.mover = Some(side).filter(|_| self.depth == 0 && !self.how.tandem);
        self.score(&played);
    }

    /// Adds the values of tables for the position after a move of the main line.
    fn score(&mut self, played: &Move<'_>) {
        if self.depth == 0 {
            let letter = played.tandem_board().filter(|_| self.how.tandem);
            self.said = self.scores.next(letter);
        }
    }

    /// Shows what tables say of the last move.
    fn flush(&mut self) {
        for said in core::mem::take(&mut self.said) {
            self.words(FAINT, &said);
        }
    }

    fn item(&mut self, item: &Item<'_>) {
        match item {
            Item::Space(_) => return,
            Item::Nag(number) if is_close(*number) => {}
            _ => self.flush(),
        }
        match item {
            Item::Nag(number) if is_close(*number) => self.out.close(CODE, &nag(*number)),
            Item::Nag(number) => self.out.word(CODE, &nag(*number)),
            Item::Unread(word) => {
                let word = format!("[unreadable: {}]", visible(word));
                self.out.word(ERROR, &word);
            }
            Item::Prologue(it) | Item::Epilogue(it) | Item::Pre(it) | Item::Post(it)
                if !self.is_wanted(it) => {}
            Item::Prologue(it) | Item::Epilogue(it) if self.depth == 0 => {
                self.out.paragraph();
                self.words(CODE, &visible(&comment::words(it)));
                self.out.paragraph();
                self.number = true;
            }
            Item::Prologue(it) | Item::Epilogue(it) | Item::Pre(it) | Item::Post(it) => {
                self.comment(it);
            }
            Item::Draw(_) => self.out.word(CODE, "(=)"),
            Item::Link(link) => {
                let id = link.id.as_ref().map(|id| format!(" {}", id.value));
                let id = id.unwrap_or_default();
                let text = format!("[game{id}: {}]", visible(&link.text));
                self.words(CODE, &text);
            }
            Item::Data(data) => self.data(data),
            Item::Prelude(before) => before.items.iter().for_each(|data| self.data(data)),
            // A variation comes as a line; styles are for other viewers.
            Item::Space(_) | Item::Variation(_) | Item::StartStyle(_) | Item::EndStyle(_) => {}
        }
    }

    fn is_wanted(&self, comment: &Comment<'_>) -> bool {
        match (comment::language(comment), self.how.language) {
            (Some(language), Some(wanted)) => is_language(language, wanted),
            _ => true,
        }
    }

    fn comment(&mut self, comment: &Comment<'_>) {
        let words = comment::words(comment);
        let words = match visible(&words) {
            Cow::Borrowed(_) => words,
            Cow::Owned(visible) => visible,
        };
        let words = if self.is_kept {
            bookkeeping::words(&words, self.mover)
        } else {
            words
        };
        if words.trim().is_empty() {
            return;
        }
        let mut words = words.split_whitespace();
        let mut word = format!("{{{}", words.next().unwrap_or_default());
        for next in words {
            self.out.word(CODE, &word);
            word.replace_range(.., next);
        }
        self.out.word(CODE, &(word + "}"));
        self.number = true;
    }

    fn words(&mut self, style: Style, text: &str) {
        for word in text.split_whitespace() {
            self.out.word(style, word);
        }
    }

    /// Adds data of the move in words or numbers. What is drawn on the
    /// board stands below the board.
    fn data(&mut self, data: &AnnotationChoice<'_>) {
        if let AnnotationChoice::Tag(it) = data {
            self.is_kept |= it.name.as_str() == bookkeeping::KEPT;
        }
        if let Some(text) = data::words(data, self.speakers) {
            self.words(
                FAINT,
                &visible(&text.split_whitespace().collect::<Vec<_>>().join(" ")),
            );
        }
    }
}
