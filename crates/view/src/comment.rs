//! Comments as plain words, and as a tree of the few elements that are shown: whatever they
//! are marked up with, nothing else comes out.

use std::borrow::Cow;

use cif_types::{Comment, CommentLanguage, TextFormat};
use cif_validator::html_tokens;
use html5gum::{StartTag, Token};
use serde::{Serialize, Serializer};

use crate::notation::nag;

/// Elements within elements at the most; deeper ones are left out, and their words stay.
const DEEPEST: usize = 16;

/// The words of a comment, with its language where one is given.
pub fn words(comment: &Comment<'_>) -> String {
    let words = plain_words(comment);
    match language(comment) {
        Some(language) => format!("[{language}] {words}"),
        None => words,
    }
}

/// The words of a comment, without markup and with single blanks between them.
pub fn plain_words(comment: &Comment<'_>) -> String {
    let source = match format(comment) {
        TextFormat::Plain => Cow::Borrowed(&**comment.text),
        TextFormat::Html | TextFormat::Xml => Cow::Owned(unmarked(&comment.text)),
    };
    // A comment may be as large as an item: it is copied once.
    let mut text = String::with_capacity(source.len());
    for (number, word) in source.split_whitespace().enumerate() {
        if number > 0 {
            text.push(' ');
        }
        text.push_str(word);
    }
    text
}

/// The language of a comment, where it is one that has a name.
pub fn language<'c>(comment: &'c Comment<'_>) -> Option<&'c str> {
    match &comment.lang.as_ref()?.value {
        CommentLanguage::Language(language) => Some(language.as_ref()),
        CommentLanguage::UnknownLanguage(_) => None,
    }
}

fn format(comment: &Comment<'_>) -> TextFormat {
    let format = comment.format.as_ref().map(|format| format.value);
    format.unwrap_or(TextFormat::Plain)
}

/// The text of HTML, and of the few elements that comments in XML have.
fn unmarked(markup: &str) -> String {
    let mut text = String::with_capacity(markup.len());
    let mut in_nag = false;
    for token in html_tokens(markup, false) {
        match token {
            Token::String(part) => text.push_str(&sign(&part.value, in_nag)),
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

/// A text, or the sign of the NAG that it is.
fn sign(text: &[u8], in_nag: bool) -> Cow<'_, str> {
    let text = String::from_utf8_lossy(text);
    match text.trim().strip_prefix('$').map(str::parse) {
        Some(Ok(number)) if in_nag => Cow::Owned(nag(number)),
        _ => text,
    }
}

/// A part of a comment as it is shown. In JSON a text is a string, and an element an array of
/// its name and its content; a link has its address before the content.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Markup {
    /// Words.
    Text(String),
    /// One of the elements that are shown.
    Element(&'static str, Vec<Markup>),
    /// A link to an address of the web.
    Link(String, Vec<Markup>),
}

impl Serialize for Markup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeSeq as _;
        let (name, address, content) = match self {
            Self::Text(text) => return serializer.serialize_str(text),
            Self::Element(name, content) => (*name, None, content),
            Self::Link(address, content) => ("a", Some(address), content),
        };
        let mut parts = serializer.serialize_seq(None)?;
        parts.serialize_element(name)?;
        if let Some(address) = address {
            parts.serialize_element(address)?;
        }
        for part in content {
            parts.serialize_element(part)?;
        }
        parts.end()
    }
}

/// The parts of a comment.
pub fn parts(comment: &Comment<'_>) -> Vec<Markup> {
    match format(comment) {
        TextFormat::Plain => plain(&comment.text),
        TextFormat::Html | TextFormat::Xml => marked(&comment.text),
    }
}

/// A text without markup.
pub fn plain(text: &str) -> Vec<Markup> {
    let text = text.trim();
    if text.is_empty() {
        return Vec::new();
    }
    vec![Markup::Text(text.to_owned())]
}

/// An element that is open.
struct Open {
    /// As the text has it.
    tag: Vec<u8>,
    /// As it is shown; none where its content alone is.
    name: Option<&'static str>,
    address: Option<String>,
    content: Vec<Markup>,
}

impl Open {
    fn of(tag: &StartTag<usize>) -> Self {
        let address = tag
            .attributes
            .iter()
            .find(|(name, _)| name.as_slice() == b"href");
        let address = address.map(|(_, value)| String::from_utf8_lossy(value).into_owned());
        let is_link = tag.name.as_slice() == b"a";
        Self {
            tag: tag.name.to_vec(),
            name: shown(&tag.name),
            address: address.filter(|address| is_link && is_of_the_web(address)),
            content: Vec::new(),
        }
    }

    fn close(self, parent: &mut Vec<Markup>) {
        match (self.address, self.name) {
            (Some(address), _) => parent.push(Markup::Link(address, self.content)),
            (None, Some(name)) => parent.push(Markup::Element(name, self.content)),
            (None, None) => parent.extend(self.content),
        }
    }
}

/// The parts of a text with markup. Ends of elements that are not open are passed over, and
/// those that are missing are put at the end.
fn marked(markup: &str) -> Vec<Markup> {
    let mut root = Vec::new();
    let mut open: Vec<Open> = Vec::new();
    let mut hidden: Option<Vec<u8>> = None;
    for token in html_tokens(markup, false) {
        if let Some(name) = &hidden {
            if matches!(&token, Token::EndTag(tag) if tag.name.as_slice() == *name) {
                hidden = None;
            }
            continue;
        }
        match token {
            Token::String(part) => {
                let in_nag = open.last().is_some_and(|it| it.tag == b"nag");
                let text = sign(&part.value, in_nag).into_owned();
                let content = open.last_mut().map_or(&mut root, |it| &mut it.content);
                if let Some(Markup::Text(before)) = content.last_mut() {
                    before.push_str(&text);
                } else {
                    content.push(Markup::Text(text));
                }
            }
            Token::StartTag(tag) if is_hidden(&tag.name) => hidden = Some(tag.name.to_vec()),
            Token::StartTag(tag) => {
                let is_empty = matches!(tag.name.as_slice(), b"br" | b"hr");
                let element = Open::of(&tag);
                let parent = open.last_mut().map_or(&mut root, |it| &mut it.content);
                if is_empty {
                    element.close(parent);
                } else if open.len() < DEEPEST && !tag.self_closing {
                    open.push(element);
                }
            }
            Token::EndTag(tag) => {
                let name = tag.name.as_slice();
                let Some(at) = open.iter().rposition(|it| it.tag == name) else {
                    continue;
                };
                while open.len() > at {
                    close_last(&mut open, &mut root);
                }
            }
            _ => {}
        }
    }
    while !open.is_empty() {
        close_last(&mut open, &mut root);
    }
    root
}

fn close_last(open: &mut Vec<Open>, root: &mut Vec<Markup>) {
    if let Some(last) = open.pop() {
        let parent = open.last_mut().map_or(root, |it| &mut it.content);
        last.close(parent);
    }
}

/// True for an address that a reader may follow.
fn is_of_the_web(address: &str) -> bool {
    let has = |scheme: &str| {
        let begin = address.get(..scheme.len());
        begin.is_some_and(|begin| begin.eq_ignore_ascii_case(scheme))
    };
    has("https://") || has("http://")
}

/// True for an element whose content is no text.
fn is_hidden(name: &[u8]) -> bool {
    const HIDDEN: [&[u8]; 14] = [
        b"script",
        b"style",
        b"title",
        b"template",
        b"iframe",
        b"object",
        b"noembed",
        b"noframes",
        b"noscript",
        b"textarea",
        b"select",
        b"svg",
        b"math",
        b"xmp",
    ];
    HIDDEN.contains(&name)
}

/// The element that a tag is shown as.
fn shown(name: &[u8]) -> Option<&'static str> {
    const SHOWN: [&str; 31] = [
        "b",
        "strong",
        "i",
        "em",
        "u",
        "s",
        "del",
        "ins",
        "small",
        "sub",
        "sup",
        "code",
        "kbd",
        "mark",
        "q",
        "cite",
        "blockquote",
        "pre",
        "p",
        "div",
        "br",
        "hr",
        "ul",
        "ol",
        "li",
        "dl",
        "dt",
        "dd",
        "h4",
        "h5",
        "h6",
    ];
    match name {
        b"h1" | b"h2" | b"h3" => Some("h4"),
        b"sym" => Some("b"),
        _ => SHOWN.into_iter().find(|it| it.as_bytes() == name),
    }
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

    #[test]
    fn a_tree_has_the_elements_that_are_shown() {
        for (markup, json) in [
            (
                "a <b>bold</b> move<br>more",
                r#"["a ",["b","bold"]," move",["br"],"more"]"#,
            ),
            ("<b>a<i>b</b>c</i>", r#"[["b","a",["i","b"]],"c"]"#),
            ("<nag>$1</nag> <sym>N</sym>f3", r#"["! ",["b","N"],"f3"]"#),
            ("<font size=7>big</font>", r#"["big"]"#),
            ("<h1>A</h1>", r#"[["h4","A"]]"#),
            (
                "<a href='https://lichess.org'>there</a>",
                r#"[["a","https://lichess.org","there"]]"#,
            ),
            ("&lt;b&gt;", r#"["<b>"]"#),
        ] {
            let tree = serde_json::to_string(&marked(markup)).unwrap_or_default();
            assert_eq!(tree, json, "{markup}");
        }
    }

    #[test]
    fn a_tree_is_not_deeper_than_it_may_be() {
        let mut part = &marked(&("<b>".repeat(1000) + "deep"))[0];
        let mut depth = 0;
        while let Markup::Element(_, content) = part {
            part = &content[0];
            depth += 1;
        }
        assert_eq!((depth, part), (DEEPEST, &Markup::Text("deep".to_owned())));
    }

    /// Nothing that could run is left of a list of attacks; what the browser makes of them is
    /// looked at there.
    #[test]
    fn attacks_leave_words() {
        let attacks = include_str!("../tests/attacks.txt");
        for attack in attacks.lines() {
            let tree = serde_json::to_string(&marked(attack)).unwrap_or_default();
            for (at, _) in tree.match_indices(r#"["a",""#) {
                let address = &tree[at + 6..];
                assert!(is_of_the_web(address), "{attack}: {tree}");
            }
            for wrong in [
                r#"["script"#,
                r#"["img"#,
                r#"["svg"#,
                r#"["iframe"#,
                r#"["style"#,
            ] {
                assert!(!tree.contains(wrong), "{attack}: {tree}");
            }
        }
    }
}
