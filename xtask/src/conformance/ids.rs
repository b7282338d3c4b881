//! Every id that a case may expect: its name, its severity, its clause, and its page in this repository.

use std::collections::BTreeMap;

use cif_tests::faults;
use cif_validator::{explain, rules};
use serde_json::{Value, json};

/// The ids, in the order of the text.
pub(crate) fn all() -> BTreeMap<&'static str, Value> {
    let mut all = BTreeMap::new();
    for rule in rules() {
        let about = json!({
            "name": rule.name,
            "severity": rule.severity.to_string(),
            "clause": rule.clause,
            "page": format!("validator/src/rules/{}/{}.md", rule.area(), rule.stem()),
            "title": rule.title,
        });
        all.insert(rule.id, about);
    }
    for id in faults::ids() {
        let said = explain(id).unwrap_or_default();
        let line = |start: &str| said.lines().find_map(|it| it.strip_prefix(start));
        let clause = match (line("- component: "), line("- published page: ")) {
            (Some(component), Some(page)) => {
                format!("cif.xsd {} ({})", plain(component), plain(page))
            }
            (Some(component), None) => format!("cif.xsd {}", plain(component)),
            (None, _) => line("- clause: ").unwrap_or_default().to_owned(),
        };
        let page = if id.starts_with("xml:") {
            "validator/src/xml.md"
        } else {
            "docs/elements.md"
        };
        let about = json!({
            "name": id.rsplit(['/', ':']).next(),
            "severity": line("- severity: "),
            "clause": clause,
            "page": page,
            "title": said.lines().nth(2).map(plain),
        });
        all.insert(id, about);
    }
    for about in cif_pgn::catalogue::ALL {
        let row = json!({
            "name": about.name(),
            "severity": about.severity.to_string(),
            "clause": "PGN to CIF",
            "page": "docs/reference/findings.md",
            "title": about.title,
        });
        all.insert(about.id, row);
    }
    all
}

/// A line of Markdown without its marks of code.
fn plain(line: &str) -> String {
    line.replace('`', "")
}
