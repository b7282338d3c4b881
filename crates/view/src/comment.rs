//! Comments as plain words, and as the few elements that are shown: whatever they are marked up
//! with, nothing else comes out. Neither becomes a tree in memory, for a comment may be as large
//! as an item, and have a tag in every few bytes.

use std::borrow::Cow;
use std::mem::take;

use cif_types::{Comment, CommentLanguage, TextFormat};
use cif_validator::{HtmlToken as Token, html_tokens};
use serde::ser::Error as _;
use serde::{Serialize, Serializer};
use serde_json::value::RawValue;

use crate::notation::nag;

/// Elements within elements at the most; deeper ones are left out, and their words stay.
const DEEPEST: usize = 16;

/// The bytes of an address that a link may have, as many as servers take.
const LONGEST_ADDRESS: usize = 8_192;

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
    match format(comment) {
        TextFormat::Plain => {
            let mut words = Words::of(&comment.text);
            words.add(&comment.text);
            words.text
        }
        TextFormat::Html | TextFormat::Xml => unmarked(&comment.text),
    }
}

/// Words with single blanks between them.
struct Words {
    text: String,
    /// A blank comes before the next word.
    is_apart: bool,
}

impl Words {
    /// None yet, with the room that those of a text take.
    fn of(text: &str) -> Self {
        // A comment may be as large as an item: it is copied once.
        Self {
            text: String::with_capacity(text.len()),
            is_apart: false,
        }
    }

    fn add(&mut self, text: &str) {
        self.is_apart |= text.starts_with(char::is_whitespace);
        for word in text.split_whitespace() {
            if self.is_apart && !self.text.is_empty() {
                self.text.push(' ');
            }
            self.text.push_str(word);
            self.is_apart = true;
        }
        if !text.is_empty() {
            self.is_apart = text.ends_with(char::is_whitespace);
        }
    }
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

/// The words of HTML, and of the few elements that comments in XML have.
fn unmarked(markup: &str) -> String {
    let mut words = Words::of(markup);
    let mut in_nag = false;
    for token in shown_tokens(markup) {
        match token {
            Token::Text(part) => words.add(&sign(&part, in_nag)),
            Token::Start(name, _) => {
                in_nag = name == "nag";
                words.is_apart |= is_block(&name);
            }
            Token::End(name, _) => {
                in_nag = false;
                words.is_apart |= is_block(&name);
            }
            Token::Attribute(_) | Token::StartEnd { .. } => {}
        }
    }
    words.text
}

/// The tokens of HTML, without elements whose content is no text.
fn shown_tokens(markup: &str) -> impl Iterator<Item = Token> {
    let mut hidden: Option<String> = None;
    html_tokens(markup).filter(move |token| match (token, &hidden) {
        (Token::End(end, _), Some(name)) if end == name => {
            hidden = None;
            false
        }
        (Token::Start(name, _), None) if is_hidden(name) => {
            hidden = Some(name.clone());
            false
        }
        _ => hidden.is_none(),
    })
}

/// A text, or the sign of the NAG that it is.
fn sign(text: &str, in_nag: bool) -> Cow<'_, str> {
    match text.trim().strip_prefix('$').map(str::parse) {
        Some(Ok(number)) if in_nag => Cow::Owned(nag(number)),
        _ => Cow::Borrowed(text),
    }
}

/// A comment as it is shown: an array of parts in JSON, as it goes into a record. A text is a
/// string, and an element an array of its name and its parts; a link has its address before them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Markup(String);

impl Serialize for Markup {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let json: &RawValue = serde_json::from_str(&self.0).map_err(S::Error::custom)?;
        json.serialize(serializer)
    }
}

/// A comment as it is shown, if there is anything to show.
pub fn markup(comment: &Comment<'_>) -> Option<Markup> {
    match format(comment) {
        TextFormat::Plain => plain(&comment.text),
        TextFormat::Html | TextFormat::Xml => marked(&comment.text),
    }
}

/// A text without markup.
pub fn plain(text: &str) -> Option<Markup> {
    let text = text.trim();
    let mut parts = Parts::of(text);
    parts.text(text);
    parts.finish()
}

/// A text with markup. Ends of elements that are not open are passed over, and those that are
/// missing are put at the end.
fn marked(markup: &str) -> Option<Markup> {
    let mut parts = Parts::of(markup);
    for token in shown_tokens(markup) {
        match token {
            Token::Text(text) => {
                let in_nag = parts.open.last().is_some_and(|it| it.tag == "nag");
                parts.text(&sign(&text, in_nag));
            }
            Token::Start(name, _) => parts.begun = (name, None),
            Token::Attribute(attribute) => {
                let (name, address) = &mut parts.begun;
                if name == "a" && attribute.name == "href" && address.is_none() {
                    *address = Some(attribute.value);
                }
            }
            Token::StartEnd { is_empty, .. } => parts.start(is_empty),
            Token::End(name, _) => parts.end(&name),
        }
    }
    parts.finish()
}

/// An element that is open.
struct Open {
    /// As the text has it.
    tag: String,
    /// It is shown, and not its content alone.
    is_shown: bool,
}

/// The parts of a comment while they are written.
#[derive(Default)]
struct Parts {
    json: Vec<u8>,
    open: Vec<Open>,
    /// The name and the address of a start tag as far as it is read.
    begun: (String, Option<String>),
    /// The last part is a text, which another goes on with.
    in_text: bool,
}

impl Parts {
    /// None yet, with the room that those of most texts take.
    fn of(text: &str) -> Self {
        let brackets_and_quotes = 4;
        Self {
            json: Vec::with_capacity(text.len() + brackets_and_quotes),
            ..Self::default()
        }
    }

    /// Writes a text behind what there is, with a comma where it is not the first.
    fn value(&mut self, text: &str) {
        if !matches!(self.json.last(), None | Some(b'[')) {
            self.json.push(b',');
        }
        // Memory takes what is written to it.
        let _ = serde_json::to_writer(&mut self.json, text);
    }

    fn text(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        if self.in_text {
            self.json.pop();
            let quote = self.json.len();
            let _ = serde_json::to_writer(&mut self.json, text);
            self.json.remove(quote);
        } else {
            self.value(text);
        }
        self.in_text = true;
    }

    /// Begins the element whose start tag is read.
    fn start(&mut self, is_empty: bool) {
        let (tag, address) = take(&mut self.begun);
        let is_void = matches!(&*tag, "br" | "hr");
        if !is_void && (is_empty || self.open.len() >= DEEPEST) {
            return;
        }
        let address = address.filter(|address| is_of_the_web(address));
        let name = address.as_ref().map_or_else(|| shown(&tag), |_| Some("a"));
        if let Some(name) = name {
            if !self.json.is_empty() {
                self.json.push(b',');
            }
            self.json.push(b'[');
            self.value(name);
            if let Some(address) = address {
                self.value(&address);
            }
            self.in_text = false;
        }
        let is_shown = name.is_some();
        if !is_shown {
            self.part(&tag);
        }
        self.open.push(Open { tag, is_shown });
        if is_void {
            self.close();
        }
    }

    fn end(&mut self, name: &str) {
        if let Some(at) = self.open.iter().rposition(|it| it.tag == name) {
            while self.open.len() > at {
                self.close();
            }
        }
    }

    fn close(&mut self) {
        match self.open.pop() {
            Some(open) if open.is_shown => {
                self.json.push(b']');
                self.in_text = false;
            }
            Some(open) => self.part(&open.tag),
            None => {}
        }
    }

    /// Keeps the words before and behind the tag of a block apart that is left out itself.
    fn part(&mut self, tag: &str) {
        if self.in_text && is_block(tag) {
            self.text(" ");
        }
    }

    fn finish(mut self) -> Option<Markup> {
        while !self.open.is_empty() {
            self.close();
        }
        if self.json.is_empty() {
            return None;
        }
        self.json.insert(0, b'[');
        self.json.push(b']');
        String::from_utf8(self.json).ok().map(Markup)
    }
}

/// True for an address that a reader may follow.
fn is_of_the_web(address: &str) -> bool {
    let has = |scheme: &str| {
        let begin = address.get(..scheme.len());
        begin.is_some_and(|begin| begin.eq_ignore_ascii_case(scheme))
    };
    address.len() <= LONGEST_ADDRESS && (has("https://") || has("http://"))
}

/// True for an element whose content is no text.
fn is_hidden(name: &str) -> bool {
    const HIDDEN: [&str; 14] = [
        "script", "style", "title", "template", "iframe", "object", "noembed", "noframes",
        "noscript", "textarea", "select", "svg", "math", "xmp",
    ];
    HIDDEN.contains(&name)
}

/// True for an element that stands on lines of its own, or in a cell.
fn is_block(name: &str) -> bool {
    matches!(
        name,
        "address"
            | "article"
            | "aside"
            | "blockquote"
            | "br"
            | "caption"
            | "center"
            | "dd"
            | "div"
            | "dl"
            | "dt"
            | "figcaption"
            | "figure"
            | "footer"
            | "h1"
            | "h2"
            | "h3"
            | "h4"
            | "h5"
            | "h6"
            | "header"
            | "hr"
            | "li"
            | "ol"
            | "p"
            | "pre"
            | "section"
            | "table"
            | "td"
            | "th"
            | "tr"
            | "ul"
    )
}

/// The element that a tag is shown as.
fn shown(name: &str) -> Option<&'static str> {
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
        "h1" | "h2" | "h3" => Some("h4"),
        "sym" => Some("b"),
        _ => SHOWN.into_iter().find(|it| *it == name),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn json_of(markup: &str) -> String {
        serde_json::to_string(&marked(markup)).unwrap_or_default()
    }

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
            (
                "rtl<pre>a  b\nc</pre>d<table><tr><td>e</td><td>f</table>g",
                "rtl a b c d e f g",
            ),
            (
                "a<svg><script>1</script></svg><style>b{}</style>c<script>d",
                "ac",
            ),
            ("smile<br/><u>x</u>y", "smile xy"),
        ] {
            assert_eq!(unmarked(markup), text, "{markup}");
        }
    }

    #[test]
    fn elements_are_those_that_are_shown() {
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
            ("a<font>\"b\"</font>\n c", r#"["a\"b\"\n c"]"#),
            ("<p>a<hr/><q/>b", r#"[["p","a",["hr"],"b"]]"#),
            ("<a href=x href='http://y'>a</a><b></b>", r#"["a",["b"]]"#),
            ("<b href=https://x>", r#"[["b"]]"#),
            ("<svg><b>x</b></svg><br>", r#"[["br"]]"#),
            (
                "x<table><tr><td>a</td><td>b</td></table>y",
                r#"["x   a  b   y"]"#,
            ),
            ("<b", "null"),
        ] {
            assert_eq!(json_of(markup), json, "{markup}");
        }
    }

    #[test]
    fn elements_are_not_deeper_than_they_may_be() {
        let json = json_of(&("<b>".repeat(1000) + "deep"));
        let (start, end) = (r#"["b","#, "]".repeat(DEEPEST));
        assert_eq!(json, format!(r#"[{}"deep"{end}]"#, start.repeat(DEEPEST)));
    }

    /// Nothing that could run is left of a list of attacks; what the browser makes of them is
    /// looked at there.
    #[test]
    fn attacks_leave_words() {
        let attacks = include_str!("../tests/attacks.txt");
        for attack in attacks.lines() {
            let tree = json_of(attack);
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
