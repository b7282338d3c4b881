//! The dangers of a piece of HTML: what would run, or reach out to the network,
//! when it is shown. The text is taken apart by a tokenizer that follows the
//! standard of HTML, in one pass and without building a tree, so that no depth of
//! nesting costs anything.

mod tokens;

use std::ops::Range;

pub use tokens::{Attribute, Token, tokens};

use tokens::tags;

/// One thing that is not safe to show.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Danger {
    /// The bytes of a tag or an attribute.
    pub(crate) at: Bytes,
    /// The bytes to take out: a script with its tags, an attribute with the space
    /// before it.
    out: Bytes,
    /// A description: "a script".
    pub(crate) what: String,
}

/// A range of bytes that can be put in order.
pub(crate) type Bytes = (usize, usize);

/// Elements that show something of another origin inside, or run it.
const EMBEDDING: [&str; 6] = ["applet", "embed", "frame", "frameset", "iframe", "object"];

/// Attributes that are addresses for a reader to follow.
const FOLLOWED: [&str; 6] = [
    "action",
    "cite",
    "formaction",
    "href",
    "longdesc",
    "xlink:href",
];

/// Those that are fetched without being asked for.
const FETCHED: [&str; 9] = [
    "background",
    "code",
    "codebase",
    "data",
    "dynsrc",
    "lowsrc",
    "poster",
    "src",
    "srcset",
];

/// Elements whose link is fetched.
const FETCHING: [&str; 13] = [
    "cursor",
    "feimage",
    "filter",
    "font-face-uri",
    "image",
    "lineargradient",
    "link",
    "mpath",
    "pattern",
    "radialgradient",
    "textpath",
    "tref",
    "use",
];

/// Attributes of a drawing that are properties of a style and may hold an address.
const STYLING: [&str; 10] = [
    "clip-path",
    "cursor",
    "fill",
    "filter",
    "marker",
    "marker-end",
    "marker-mid",
    "marker-start",
    "mask",
    "stroke",
];

/// Attributes with values that an animation gives to another attribute.
const ANIMATING: [&str; 3] = ["from", "to", "values"];

/// The number of dangers of a text up to which they are taken out.
const MOST: usize = 10_000;

/// The bytes of a text up to which dangers are taken out; with quotation marks escaped it becomes
/// six times as long.
const LONGEST: usize = 4 << 20;

/// The characters of an address among which it says where it leads.
const LONGEST_BEGIN: usize = 1_000;

/// White space in HTML.
const SPACES: [char; 5] = [' ', '\t', '\n', '\r', '\x0c'];

/// Returns the parts that are not safe to show, in the order of the text. The search ends soon
/// after [`MOST`] of them.
pub(crate) fn dangers(html: &str) -> Vec<Danger> {
    if !html.contains('<') {
        return Vec::new();
    }
    // Inside a drawing the text of some elements is markup that elsewhere is
    // not. Which is meant only a tree would tell; both readings are judged.
    let mut found = scan(html, true);
    found.append(&mut scan(html, false));
    found.sort_unstable();
    found.dedup();
    found
}

/// The text without them; nothing where that does not make it safe, where there are more
/// than [`MOST`], and where the text is longer than [`LONGEST`].
pub(crate) fn without(html: &str, dangers: &[Danger]) -> Option<String> {
    if html.len() > LONGEST {
        return None;
    }
    let ranges = dangers.iter().map(|danger| danger.out);
    let ranges = ranges.chain(ends_of_embedding(html));
    let mut ranges: Vec<_> = ranges.take(MOST + 1).collect();
    if ranges.len() > MOST {
        return None;
    }
    ranges.sort_unstable();
    let mut safe = String::new();
    let mut at = 0;
    for (start, end) in ranges {
        if start > at {
            safe.push_str(html.get(at..start)?);
        }
        at = at.max(end);
    }
    safe.push_str(html.get(at..)?);
    self::dangers(&safe).is_empty().then_some(safe)
}

/// The end tags of embedded content, which goes with its start tag.
fn ends_of_embedding(html: &str) -> impl Iterator<Item = Bytes> {
    let readings = [true, false].into_iter();
    readings
        .flat_map(|raw| tags(html, raw))
        .filter_map(|token| match token {
            Token::End(name, span) => EMBEDDING
                .contains(&&*name)
                .then_some((span.start, span.end)),
            _ => None,
        })
}

/// One reading of a text; `raw` says whether some elements hold plain text.
fn scan(html: &str, raw: bool) -> Vec<Danger> {
    let mut scan = Scan {
        html,
        found: Vec::new(),
        tag: None,
        open: Vec::new(),
    };
    for token in tags(html, raw) {
        match token {
            Token::Text(_) => {}
            Token::Start(name, start) => scan.start(name, start),
            Token::Attribute(attribute) => scan.attribute(&attribute),
            Token::StartEnd { end, .. } => scan.start_end(end),
            Token::End(name, at) => scan.end(&name, at.start, at.end),
        }
        if scan.is_full() && scan.tag.is_none() {
            break;
        }
    }
    // A tag that is not closed is none.
    if let Some(tag) = scan.tag.take() {
        scan.found.truncate(tag.found);
    }
    // What is not closed goes on to the end.
    while let Some(open) = scan.open.pop() {
        scan.close(&open, html.len(), html.len());
    }
    scan.found
}

struct Scan<'h> {
    html: &'h str,
    found: Vec<Danger>,
    /// The start tag that the scan is in.
    tag: Option<Tag>,
    /// Scripts and styles that are open.
    open: Vec<Open>,
}

/// A start tag.
struct Tag {
    name: String,
    start: usize,
    /// It has an attribute `http-equiv`.
    is_instruction: bool,
    /// The dangers found before it.
    found: usize,
}

/// A script or a style that is open.
struct Open {
    is_style: bool,
    tag: Bytes,
}

impl Scan<'_> {
    fn start(&mut self, name: String, start: usize) {
        self.tag = Some(Tag {
            name,
            start,
            is_instruction: false,
            found: self.found.len(),
        });
    }

    fn attribute(&mut self, attribute: &Attribute) {
        let Some(tag) = &mut self.tag else {
            return;
        };
        tag.is_instruction |= attribute.name == "http-equiv";
        let Some(what) = danger_of(&tag.name, &attribute.name, &attribute.value) else {
            return;
        };
        let Range { start, mut end } = attribute.span;
        if matches!(self.html.as_bytes().get(end), Some(b'"' | b'\'')) {
            end += 1;
        }
        let before = self.html.get(..start).unwrap_or_default();
        let out = (before.trim_end_matches(SPACES).len(), end);
        self.add((start, end), out, what);
    }

    fn start_end(&mut self, end: usize) {
        let Some(tag) = self.tag.take() else {
            return;
        };
        let whole = (tag.start, end);
        match &*tag.name {
            "script" | "style" if self.open.is_empty() => self.open.push(Open {
                is_style: tag.name == "style",
                tag: whole,
            }),
            "base" => self.add(whole, whole, "a `base` for all links".to_owned()),
            "meta" if tag.is_instruction => {
                self.add(
                    whole,
                    whole,
                    "an instruction to the browser (`meta`)".to_owned(),
                );
            }
            name if EMBEDDING.contains(&name) => {
                self.add(whole, whole, format!("embedded content (`{name}`)"));
            }
            _ => {}
        }
    }

    fn end(&mut self, name: &str, start: usize, end: usize) {
        let closes = |open: &Open| name == if open.is_style { "style" } else { "script" };
        if self.open.last().is_some_and(closes)
            && let Some(open) = self.open.pop()
        {
            self.close(&open, start, end);
        }
    }

    /// The end of a script or a style: its text up to `start`, its end tag up
    /// to `end`.
    fn close(&mut self, open: &Open, start: usize, end: usize) {
        let whole = (open.tag.0, end);
        if !open.is_style {
            self.add(open.tag, whole, "a script".to_owned());
        } else if self.html.get(open.tag.1..start).is_none_or(style_fetches) {
            self.add(open.tag, whole, "remote content (`style`)".to_owned());
        }
    }

    fn add(&mut self, at: Bytes, out: Bytes, what: String) {
        if !self.is_full() {
            self.found.push(Danger { at, out, what });
        }
    }

    const fn is_full(&self) -> bool {
        self.found.len() > MOST
    }
}

/// Returns the danger of an attribute.
fn danger_of(element: &str, attribute: &str, value: &str) -> Option<String> {
    let handles = attribute.strip_prefix("on");
    if handles
        .is_some_and(|event| !event.is_empty() && event.bytes().all(|it| it.is_ascii_alphabetic()))
    {
        return Some(format!("an event handler (`{attribute}`)"));
    }
    let remote = || format!("remote content (`{element}`)");
    let animates = ANIMATING.contains(&attribute);
    let may_be_style = attribute == "style" || STYLING.contains(&attribute) || animates;
    if may_be_style && style_fetches(value) {
        return Some(remote());
    }
    let is_followed = FOLLOWED.contains(&attribute);
    let fetched = FETCHED.contains(&attribute)
        || FETCHING.contains(&element) && matches!(attribute, "href" | "xlink:href");
    if !(is_followed || fetched || animates) {
        return None;
    }
    let address = cleaned(value);
    match scheme(&address) {
        Some(scheme @ ("javascript" | "vbscript")) => Some(format!("a `{scheme}:` link")),
        Some("data") if !fetched => Some("a `data:` link".to_owned()),
        _ if !fetched && !animates => None,
        _ if matches!(attribute, "srcset" | "values") => {
            let mut addresses = value.split(if animates { ';' } else { ',' });
            let leads_out = addresses.any(|address| is_remote(&cleaned(address)));
            leads_out.then(remote)
        }
        _ => is_remote(&address).then(remote),
    }
}

/// The begin of an address as a browser takes it: in lower case, without what it leaves
/// out.
fn cleaned(address: &str) -> String {
    let begin = address.trim_start_matches(|it: char| it <= ' ');
    let kept = begin.chars().filter(|it| !matches!(it, '\t' | '\n' | '\r'));
    kept.map(|it| it.to_ascii_lowercase())
        .take(LONGEST_BEGIN)
        .collect()
}

fn scheme(address: &str) -> Option<&str> {
    let (scheme, _) = address.split_once(':')?;
    let mut bytes = scheme.bytes();
    let begins = bytes.next().is_some_and(|it| it.is_ascii_alphabetic());
    let goes_on = bytes.all(|it| it.is_ascii_alphanumeric() || matches!(it, b'+' | b'-' | b'.'));
    (begins && goes_on).then_some(scheme)
}

/// Returns whether an address leads out of the archive.
fn is_remote(address: &str) -> bool {
    let address = address.trim();
    let network = address.strip_prefix(['/', '\\']);
    network.is_some_and(|rest| rest.starts_with(['/', '\\']))
        || scheme(address).is_some_and(|scheme| !matches!(scheme, "data" | "cid" | "about"))
}

/// Returns whether a style makes something be fetched, or run.
fn style_fetches(style: &str) -> bool {
    let style = unescaped(style);
    let names = [
        "@import",
        "expression(",
        "-moz-binding",
        "image-set(",
        "src(",
    ];
    let fetches = |(at, _): (usize, &str)| {
        let address = style.get(at + "url(".len()..).unwrap_or_default();
        is_remote(&cleaned(
            address.trim_start().trim_start_matches(['"', '\'']),
        ))
    };
    names.iter().any(|name| style.contains(name)) || style.match_indices("url(").any(fetches)
}

/// A style in lower case, its escapes resolved, so that they hide nothing.
fn unescaped(style: &str) -> String {
    let mut out = String::with_capacity(style.len());
    let mut rest = style;
    while let Some((plain, after)) = rest.split_once('\\') {
        out.push_str(plain);
        let digits = after
            .bytes()
            .take(6)
            .take_while(u8::is_ascii_hexdigit)
            .count();
        let (code, after) = after.split_at(digits);
        rest = after;
        if let Ok(code) = u32::from_str_radix(code, 16) {
            out.extend(char::from_u32(code));
            rest = rest.strip_prefix(SPACES).unwrap_or(rest);
        }
    }
    out.push_str(rest);
    out.make_ascii_lowercase();
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn schemes_are_words_before_a_colon() {
        for (address, wanted) in [
            ("http://a", Some("http")),
            ("web+app-2.x:b", Some("web+app-2.x")),
            ("a:", Some("a")),
            ("2a:b", None),
            (":b", None),
            ("a/b:c", None),
            ("a b:c", None),
            ("a", None),
        ] {
            assert_eq!(scheme(address), wanted, "{address}");
        }
    }

    fn found(html: &str) -> Vec<String> {
        let mut found: Vec<_> = dangers(html).into_iter().map(|it| it.what).collect();
        found.dedup();
        found
    }

    #[test]
    fn what_is_safe_is_left_alone() {
        for html in [
            "a < b > c & d",
            "<title><b a='</b><img src=x onerror=y>'></b></title>",
            "<p class=\"x\">A <b>bold</b> move<br>and <i>more</i></p>",
            "<a href=\"https://example.org/?on=1\" title=\"javascript: the book\">more</a>",
            "<a href=#top>up</a> <img src=board.png> <img src=\"data:image/png;base64,AAAA\">",
            "<span style=\"color: red; background: url(#fill)\">x</span>",
            "<style>p { color: red }</style>",
            "<!-- <script> --> &lt;script&gt; <meta charset=utf-8>",
            "<td align=center on=1 on-x=2>",
            "<p title='url(//x)'><img src='a,//x' alt='//x'><svg><use id=//x /></svg>",
            "<svg><rect mask=\"url(#a)\" fill='url( #b) red' cursor=\"url(data:image/png,x), auto\"/>\
             <use href=#c /><animate values='url(#a);url(#b)' to=#d /></svg>",
            "<svg><a href=https://x><animate attributeName=opacity from=1 values='0;0.5' />\
             <set attributeName=fill to=red /></a></svg>",
        ] {
            assert_eq!(found(html), [""; 0], "{html}");
        }
    }

    /// Each attribute of a drawing that is a property of a style is judged as one.
    #[test]
    fn properties_as_attributes_are_styles() {
        for attribute in STYLING {
            for address in ["http://x/a.png", "//x/a.png", " 'https://x'"] {
                let html = format!("<svg><g {attribute}=\"url({address})\"/></svg>");
                assert_eq!(found(&html), ["remote content (`g`)"], "{html}");
            }
        }
    }

    /// Each with the element that loads something, and what is left of it.
    #[test]
    fn addresses_are_found_in_styles_and_drawings() {
        for (html, element, safe) in [
            ("<p style='background:url(\"ht&#9;tp://x\")'>", "p", "<p>"),
            (
                "<svg><rect mask='url(http://x)' x=1 /></svg>",
                "rect",
                "<svg><rect x=1 /></svg>",
            ),
            (
                "<svg><rect fill='u\\72l(//x) red'/></svg>",
                "rect",
                "<svg><rect/></svg>",
            ),
            (
                "<svg><pattern xlink:href=//x /></svg>",
                "pattern",
                "<svg><pattern /></svg>",
            ),
            (
                "<svg><animate values='url(#a);url(//x)'/></svg>",
                "animate",
                "<svg><animate/></svg>",
            ),
            (
                "<svg><animate values='#a;https://x'/></svg>",
                "animate",
                "<svg><animate/></svg>",
            ),
            (
                "<svg><set to=https://x /></svg>",
                "set",
                "<svg><set /></svg>",
            ),
            // The attribute that it is for excuses nothing, nor does the element around it.
            (
                "<a><set attributeName=opacity to=//x /></a>",
                "set",
                "<a><set attributeName=opacity /></a>",
            ),
        ] {
            let found = dangers(html);
            let what: Vec<_> = found.iter().map(|it| &*it.what).collect();
            assert_eq!(what, [format!("remote content (`{element}`)")], "{html}");
            assert_eq!(without(html, &found).as_deref(), Some(safe), "{html}");
        }
    }

    #[test]
    fn so_many_dangers_are_taken_out() {
        for (count, is_cleaned) in [(MOST, true), (MOST + 1, false), (3 * MOST, false)] {
            let html = "<b onclick=x>".repeat(count);
            let found = dangers(&html);
            assert_eq!(found.len(), count.min(MOST + 1));
            assert_eq!(without(&html, &found).is_some(), is_cleaned);
        }
    }

    /// Each with what is found and what is left of it.
    #[test]
    fn dangers_are_named_and_taken_out() {
        for (html, what, safe) in [
            ("a<script>b</script>c", "a script", "ac"),
            ("a<SCRIPT SRC=x>b", "a script", "a"),
            (
                "<b onclick=\"x()\" class='y'>c</b>",
                "an event handler (`onclick`)",
                "<b class='y'>c</b>",
            ),
            (
                "<img src=x onerror=y>",
                "an event handler (`onerror`)",
                "<img src=x>",
            ),
            (
                "<img src=x onerror=y class=z>",
                "an event handler (`onerror`)",
                "<img src=x class=z>",
            ),
            ("<svg/onload=x>", "an event handler (`onload`)", "<svg/>"),
            ("<b oncut>c</b>", "an event handler (`oncut`)", "<b>c</b>"),
            (
                "<a href='javascript:x'>c</a>",
                "a `javascript:` link",
                "<a>c</a>",
            ),
            (
                "<a href=' &#106;ava\tscript:x'>c</a>",
                "a `javascript:` link",
                "<a>c</a>",
            ),
            (
                "<a href=data:text/html,x>c</a>",
                "a `data:` link",
                "<a>c</a>",
            ),
            (
                "<img alt=a src=http://example.org/a.png>",
                "remote content (`img`)",
                "<img alt=a>",
            ),
            (
                "<img src=//example.org/a.png>",
                "remote content (`img`)",
                "<img>",
            ),
            (
                "<img srcset='a 1x, https://b 2x'>",
                "remote content (`img`)",
                "<img>",
            ),
            (
                "<iframe src=x>c</iframe>",
                "embedded content (`iframe`)",
                "c",
            ),
            ("<object>c</object>", "embedded content (`object`)", "c"),
            (
                "<p style='background:url( \"http://x\")'>",
                "remote content (`p`)",
                "<p>",
            ),
            (
                "<p style='background:u\\72l(//x)'>",
                "remote content (`p`)",
                "<p>",
            ),
            (
                "<style>@import 'x';</style>c",
                "remote content (`style`)",
                "c",
            ),
            (
                "<meta http-equiv=refresh content=0>c",
                "an instruction to the browser (`meta`)",
                "c",
            ),
            ("<base href=x>c", "a `base` for all links", "c"),
            (
                "<object data=x><b>c</b></object>d",
                "embedded content (`object`)",
                "<b>c</b>d",
            ),
        ] {
            assert_eq!(found(html), [what], "{html}");
            assert_eq!(
                without(html, &dangers(html)).as_deref(),
                Some(safe),
                "{html}"
            );
        }
    }

    /// Neither reading of a text hides what the other shows.
    #[test]
    fn nothing_hides_in_text_that_is_markup_elsewhere() {
        for html in [
            "<svg><style><img src=x onerror=y>",
            "<title><!--</title><img src=x onerror=y>-->",
            "<textarea><b a='</textarea><img src=x onerror=y>'>",
        ] {
            assert!(
                found(html).contains(&"an event handler (`onerror`)".to_owned()),
                "{html}"
            );
        }
    }

    #[test]
    fn taking_out_makes_nothing_new() {
        let html = "<a <script></script>href='javascript:x'>";
        let safe = without(html, &dangers(html));
        assert!(safe.is_none_or(|safe| dangers(&safe).is_empty()));
    }

    proptest::proptest! {
        /// Whatever the text, what is found stands where it is said to stand,
        /// and taking it out leaves a safe text or none.
        #[test]
        fn places_are_right_in_any_text(
            html in "(<script>|</script>|<style>@import|</style>|<img |<svg|<!--|-->| onx=|href=\
                     |javascript:|src=//|[\"'>/ \t\r\n&;\u{0}\u{7f}a\u{e9}\u{1f600}]){0,24}"
        ) {
            let found = dangers(&html);
            for danger in &found {
                let shown = html.get(danger.at.0..danger.at.1).expect("a part of the text");
                let is_tag = danger.what == "a script" || danger.what.contains("style");
                assert_eq!(shown.starts_with('<'), is_tag, "{html:?}: {danger:?}");
            }
            if let Some(safe) = without(&html, &found) {
                assert!(dangers(&safe).is_empty(), "{html:?}");
            }
        }
    }

    /// Every attribute is looked at, and those of a tag that is not closed are none.
    #[test]
    fn many_attributes_hide_nothing() {
        use std::fmt::Write as _;

        let mut tag = String::from("<a ");
        for number in 0..1000 {
            let _ = write!(tag, "a{number}=\"\" ");
        }
        let html = tag.clone() + "href=\"javascript:x\">";
        assert_eq!(found(&html), ["a `javascript:` link"]);
        let safe = without(&html, &dangers(&html));
        assert_eq!(safe, Some(tag.trim_end().to_owned() + ">"));
        assert_eq!(found(&(tag + "onclick=x onload=y ")), [""; 0]);
    }

    #[test]
    fn nesting_costs_nothing() {
        let html = "<div>".repeat(100_000) + "<script>";
        assert_eq!(found(&html), ["a script"]);
    }
}
