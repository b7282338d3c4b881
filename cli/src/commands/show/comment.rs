//! Comments as plain words, whatever they are marked up with.

use cif_types::{Comment, CommentLanguage, TextFormat};
use html5gum::{DefaultEmitter, Token, Tokenizer};

use crate::game::nag;
use crate::terminal::visible;

/// The words of a comment, with its language where one is given.
pub(super) fn words(comment: &Comment<'_>) -> String {
    let format = comment.format.as_ref().map(|format| format.value);
    let text = match format {
        None | Some(TextFormat::Plain) => comment.text.to_string(),
        Some(TextFormat::Html | TextFormat::Xml) => unmarked(&comment.text),
    };
    let text: Vec<&str> = text.split_whitespace().collect();
    let text = text.join(" ");
    let text = visible(&text);
    match comment.lang.as_ref().map(|lang| &lang.value) {
        Some(CommentLanguage::Language(language)) => {
            format!("[{}] {text}", visible(language.as_ref()))
        }
        _ => text.into_owned(),
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
