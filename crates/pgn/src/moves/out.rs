//! Comments on their way out: their text in the language asked for, and the
//! commands of a ply at the beginning of the first of them.

use cif_text::language;
use cif_types::{Comment, TextFormat};

use super::level::Pending;
use super::line::Last;
use super::write::Writer;
use crate::flat;
use crate::layout::Word;

impl Writer<'_> {
    /// Writes commands that no comment has taken up.
    pub(super) fn flush(&mut self) {
        let level = self.level();
        if level.pending.is_empty() {
            return;
        }
        let pending = core::mem::take(&mut level.pending);
        for text in pending.seconds.iter().chain([&pending.text]) {
            self.push_comment(text);
        }
    }

    /// Writes a comment, with the commands that wait for one.
    pub(super) fn comment_with_commands(&mut self, comment: &Comment<'_>) {
        if self.level().pending.is_empty() {
            self.comment(comment);
            return;
        }
        let Pending { seconds, mut text } = core::mem::take(&mut self.level().pending);
        if let Some(seconds) = seconds {
            self.push_comment(&seconds);
        }
        if let Some(own) = self.content(comment) {
            if !text.is_empty() && !own.is_empty() {
                text.push(' ');
            }
            text.push_str(own);
        }
        self.push_comment(&text);
    }

    pub(super) fn comment(&mut self, comment: &Comment<'_>) {
        if let Some(text) = self.content(comment) {
            if text.is_empty() {
                self.lose("an empty comment");
            }
            self.push_comment(text);
        }
    }

    /// Returns whether a comment is in the language asked for, or in none.
    pub(super) fn is_wanted(&self, comment: &Comment<'_>) -> bool {
        let (Some(lang), Some(asked)) = (&comment.lang, self.options.language) else {
            return true;
        };
        let language = lang.value.to_string();
        language == "*" || language::key(&language) == asked
    }

    /// The text of a comment, unless it is in another language.
    pub(super) fn content<'c>(&mut self, comment: &'c Comment<'_>) -> Option<&'c str> {
        let language = comment.lang.as_ref().map(|lang| lang.value.to_string());
        if !self.is_wanted(comment) {
            let language = language.unwrap_or_default();
            self.lose(format!("a comment in the language {language}"));
            return None;
        }
        match language.as_deref() {
            Some("*") => {}
            Some(_) => self.lose("the language of a comment"),
            None if comment.text.value.is_empty() => {}
            None => self.lose("that a comment is independent of language"),
        }
        let format = comment.format.as_ref();
        if format.is_some_and(|it| it.value != TextFormat::Plain) {
            self.lose("the format of a comment");
        }
        let text = flat::trim(&comment.text.value);
        if text != &*comment.text.value {
            self.lose("white space around a comment");
        }
        Some(text)
    }

    pub(super) fn push_comment(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let comment = flat::comment(text);
        if let Some(loss) = comment.loss {
            self.lose(loss);
        }
        self.words.push(&if comment.is_line {
            Word::line_comment(&comment.text)
        } else {
            Word::comment(&comment.text)
        });
        let level = self.level();
        level.says_something = true;
        level.needs_number = level.last != Last::Number;
    }
}
