//! Lines of engines, each with the object that it becomes.

use std::collections::BTreeMap;

use serde_json::Value;

use super::case::{Case, Input, Layer, Verdict};

/// All cases of UCI.
pub(crate) fn cases() -> Vec<Result<Case, String>> {
    let mut lines = include_str!("../../../crates/uci/tests/info.txt").lines();
    let mut cases = Vec::new();
    while let Some(line) = lines.next() {
        if let Some(text) = line.strip_prefix("> ") {
            let object = lines.next().and_then(|it| it.strip_prefix("= "));
            cases.push(case(cases.len() + 1, text, object.unwrap_or_default()));
        }
    }
    cases
}

fn case(number: usize, text: &str, object: &str) -> Result<Case, String> {
    let object: Value = serde_json::from_str(object).map_err(|error| format!("{text}: {error}"))?;
    let is_valid = object.get("warnings").is_none() && object.get("unknown").is_none();
    Ok(Case {
        id: format!("uci/info/{number}"),
        layer: Layer::Uci,
        title: text.to_owned(),
        input: Input::Text(format!("{text}\n")),
        verdicts: BTreeMap::from([(Layer::Uci, Verdict::of(is_valid))]),
        findings: Vec::new(),
        games: None,
        objects: Some(vec![object]),
        differs: BTreeMap::new(),
    })
}
