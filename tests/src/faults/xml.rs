//! One archive for each way to be no XML, or to be more than the reader
//! accepts.

use std::fmt::Write as _;
use std::path::PathBuf;

use cif_types::scan;

use super::{Fault, is_alone};

/// The text before, inside and after a smallest archive.
struct Parts {
    before: &'static str,
    /// Attributes of the root.
    root: String,
    /// Before `info`.
    items: String,
    /// Attributes of `info`.
    info: &'static str,
    /// The element `creator`.
    creator: &'static str,
    /// From the end tag of `info` on.
    end: &'static str,
}

impl Parts {
    fn new() -> Self {
        Self {
            before: "",
            root: String::new(),
            items: String::new(),
            info: "",
            creator: "<creator/>",
            end: "</info>\n</cif>\n",
        }
    }

    fn text(&self) -> String {
        let Self {
            before,
            root,
            items,
            info,
            creator,
            end,
        } = self;
        format!(
            "{before}<cif{root}>\n{items}<info{info}>\n  <version>1.0</version>\n  {creator}\n  \
             <created>2014-12-21</created>\n  <content/>\n{end}"
        )
    }
}

pub(super) fn all() -> Vec<Fault> {
    scan::IDS
        .iter()
        .filter_map(|&(id, _, _)| {
            let bytes = attempts(id).into_iter().find(|it| is_alone(id, it))?;
            let name = id.trim_start_matches("xml:");
            Some(Fault {
                id,
                path: PathBuf::from("xml").join(format!("{name}.cif")),
                bytes,
            })
        })
        .collect()
}

/// Archives that may have this fault alone.
fn attempts(id: &str) -> Vec<Vec<u8>> {
    if id == "xml:encoding" {
        let mut bytes = b"<!-- \xE9 in ISO 8859-1 -->\n".to_vec();
        bytes.extend(Parts::new().text().into_bytes());
        return vec![bytes];
    }
    if id == "xml:no-root" {
        return vec![b"<!-- no archive -->\n".to_vec()];
    }
    with_parts(id)
        .into_iter()
        .map(|parts| parts.text().into_bytes())
        .collect()
}

fn with_parts(id: &str) -> Vec<Parts> {
    let new = Parts::new;
    let before = |before| Parts { before, ..new() };
    let items = |items: &str| Parts {
        items: items.to_owned(),
        ..new()
    };
    let info = |info| Parts { info, ..new() };
    let creator = |creator| Parts { creator, ..new() };
    let end = |end| Parts { end, ..new() };
    let root = |root: &str| Parts {
        root: root.to_owned(),
        ..new()
    };
    match id {
        "xml:forbidden-character" => vec![items("<!-- \u{1} -->\n")],
        "xml:declaration" => vec![before("<?xml encoding=\"UTF-8\"?>\n")],
        "xml:misplaced-declaration" => vec![before("<!-- first -->\n<?xml version=\"1.0\"?>\n")],
        "xml:doctype" => vec![before("<!DOCTYPE cif>\n")],
        "xml:several-roots" => vec![end("</info>\n</cif>\n<cif/>\n")],
        "xml:text-outside-root" => vec![end("</info>\n</cif>\ntext\n")],
        "xml:stray-less-than" => vec![creator("<creator>a < b</creator>")],
        "xml:cdata-end-in-text" => vec![creator("<creator>a ]]> b</creator>")],
        "xml:malformed-markup" => vec![items("<!ELEMENT cif ANY>\n"), items("<!>\n")],
        "xml:unclosed-comment" => vec![end("</info>\n</cif>\n<!-- no end\n")],
        "xml:double-hyphen" => vec![items("<!-- two -- hyphens -->\n")],
        "xml:unclosed-instruction" => vec![end("</info>\n</cif>\n<?note no end\n")],
        "xml:malformed-instruction" => vec![items("<? note?>\n")],
        "xml:reserved-target" => vec![items("<?XML note?>\n")],
        "xml:unclosed-cdata" => vec![
            creator("<creator><![CDATA[no end</creator>"),
            end("</info>\n</cif>\n<![CDATA[no end\n"),
            end("</info>\n<![CDATA[\n</cif>\n"),
        ],
        "xml:malformed-name" => vec![
            creator("<creator,></creator>"),
            creator("<creator></creator,>"),
            info(" xmlns:a,b=\"urn:example\""),
        ],
        "xml:malformed-tag" => vec![creator("<creator =\"b\"/>"), creator("<creator \"/>")],
        "xml:malformed-end-tag" => vec![creator("<creator></creator a=\"b\">")],
        "xml:unclosed-tag" => vec![end("</info>\n</cif"), creator("<creator></creator")],
        "xml:missing-space" => vec![info(" readonly=\"true\"private=\"true\"")],
        "xml:missing-value" => vec![info(" request")],
        "xml:unquoted-value" => vec![info(" request=please")],
        "xml:unclosed-value" => vec![info(" request=\"please")],
        "xml:less-than-in-value" => vec![info(" request=\"a < b\"")],
        "xml:duplicate-attribute" => vec![info(" request=\"a\" request=\"b\"")],
        "xml:unmatched-end-tag" => vec![items("</game>\n")],
        "xml:unclosed-element" => vec![end("</info>\n")],
        "xml:malformed-reference" => vec![creator("<creator>a & b</creator>")],
        "xml:undefined-entity" => vec![creator("<creator>a&nbsp;b</creator>")],
        "xml:forbidden-reference" => vec![creator("<creator>a&#0;b</creator>")],
        "xml:malformed-qname" => vec![
            info(" xmlns:a:b=\"urn:example\""),
            info(" xmlns:=\"urn:example\""),
            creator("<creator></creator:>"),
        ],
        "xml:unbound-prefix" => vec![root(" a:b=\"1\""), items("<a:b/>")],
        "xml:namespace-declaration" => vec![root(" xmlns:a=\"\"")],
        "xml:depth-limit" => {
            let deep = 600;
            let (open, close) = ("<var>".repeat(deep), "</var>".repeat(deep));
            vec![items(&format!(
                "<game><info/><moves>{open}{close}</moves></game>\n"
            ))]
        }
        "xml:attribute-limit" => {
            let mut many = String::new();
            for number in 0..=256 {
                // Writing to a string does not fail.
                let _ = write!(many, " xmlns:n{number}=\"urn:example\"");
            }
            vec![root(&many)]
        }
        "xml:name-limit" => {
            let name = "n".repeat(1100);
            vec![
                root(&format!(" xmlns:{name}=\"urn:example\"")),
                items(&format!("<?{name}?>\n")),
            ]
        }
        _ => Vec::new(),
    }
}
