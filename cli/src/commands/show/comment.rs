//! Comments as plain words, whatever they are marked up with.

use std::borrow::Cow;

use cif::model::{Comment, CommentLanguage, TextFormat};
use html5gum::{DefaultEmitter, Token, Tokenizer};

use crate::game::nag;
use crate::terminal::visible;

/// The words of a comment, with its language where one is given.
pub(super) fn words(comment: &Comment<'_>) -> String {
    let format = comment.format.as_ref().map(|format| format.value);
    let source = match format {
        None | Some(TextFormat::Plain) => Cow::Borrowed(&**comment.text),
        Some(TextFormat::Html | TextFormat::Xml) => Cow::Owned(unmarked(&comment.text)),
    };
    // A comment may be as large as an item: it is copied once.
    let mut text = String::with_capacity(source.len());
    if let Some(CommentLanguage::Language(language)) = comment.lang.as_ref().map(|lang| &lang.value)
    {
        let language: &str = language.as_ref();
        text = format!("[{language}] ");
        text.reserve(source.len());
    }
    for (number, word) in source.split_whitespace().enumerate() {
        if number > 0 {
            text.push(' ');
        }
        text.push_str(word);
    }
    match visible(&text) {
        Cow::Borrowed(_) => text,
        Cow::Owned(visible) => visible,
    }
}

/// The text of HTML, and of the few elements that comments in XML have.
fn unmarked(markup: &str) -> String {
    let mut text = String::with_capacity(markup.len());
    let mut in_nag = false;
    let tokens = Tokenizer::new_with_emitter(markup, DefaultEmitter::default());
    for token in tokens.flatten() {
        match token {
            Token::String(part) => {
                let part = String::from_utf8_lossy(&part.value);
                match part.trim().strip_prefix('$').map(str::parse) {
                    Some(Ok(number)) if in_nag => text.push_str(&nag(number)),
                    _ => text.push_str(&part),
                }
            }
            Token::StartTag(tag) => {
                let name: &[u8] = &tag.name;
                in_nag = name == b"nag";
                if matches!(name, b"br" | b"p" | b"div" | b"li") {
                    text.push(' ');
                }
            }
            Token::EndTag(_) => in_nag = false,
            _ => {}
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn markup_goes_and_words_stay() {
        for (markup, text) in [
            (
                "a <b>bold</b> move<br/>and <i>more</i>",
                "a bold move and more",
            ),
            (
                "<nag>$3</nag> &lt;b&gt; &amp; <sym>N</sym>f3",
                "!! <b> & Nf3",
            ),
            ("<b <i", ""),
        ] {
            assert_eq!(unmarked(markup), text, "{markup}");
        }
    }
}
