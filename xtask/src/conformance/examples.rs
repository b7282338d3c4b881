//! The examples of the pages on rules and on XML, and the lists of small archives.

#[path = "../../../validator/tests/cases/list.rs"]
mod list;
#[path = "../../../validator/tests/support/examples.rs"]
mod pages;
#[path = "../../../validator/tests/support/xml_examples.rs"]
mod xml;

use cif_types::scan::IDS;
use cif_validator::{explain, rules};

use super::case::Case;
use super::judge::{Archive, Marks};
use crate::workspace;

/// All cases of pages and lists.
pub(crate) fn cases() -> Vec<Result<Case, String>> {
    let mut cases = Vec::new();
    for rule in rules() {
        for (number, example) in pages::examples(rule.id, rule.page).iter().enumerate() {
            let (text, marks) = pages::marks(rule.id, example.text);
            let id = format!("pages/{}/{}", rule.id, number + 1);
            if example.valid != marks.is_empty() {
                cases.push(Err(format!(
                    "{id}: a valid example with marks, or an invalid one without"
                )));
                continue;
            }
            // Lines from 1, behind that of the root.
            let places = marks
                .into_iter()
                .map(|(line, column, _, id)| (line as u64 + 2, column as u64 + 1, id));
            let marks = Marks::Places(places.collect());
            cases.push(Archive::of_text(id, rule.title, pages::archive(&text), marks).case());
        }
    }
    for (id, _, means) in IDS {
        let page = explain(id).unwrap_or_default();
        for (number, example) in xml::examples(&page).iter().enumerate() {
            // Others need not have these limits, and a stream has no whole.
            if example.words.iter().any(|it| it.contains('=')) || example.says("read") {
                continue;
            }
            let shown = if *id == "xml:doctype" { "AR-005" } else { id };
            let marks = match example.words.first() {
                Some(&"valid") => Marks::Ids(Vec::new()),
                _ => Marks::Among(shown.to_owned()),
            };
            let id = format!("pages/{id}/{}", number + 1);
            cases.push(Archive::of_text(id, means, example.document(), marks).case());
        }
    }
    let folder = workspace::root().join("validator/tests/cases/data");
    for case in list::cases(&folder) {
        let (list, title) = case.title.split_once(": ").unwrap_or_default();
        let id = format!("lists/{list}/{}", title.replace(' ', "-"));
        // What follows an id is about fixes.
        let ids = case
            .expected
            .iter()
            .map(|it| it.trim_end_matches(['+', '!']).to_owned());
        let marks = Marks::Ids(ids.collect());
        cases.push(Archive::of_text(id, title, list::archive(&case.items), marks).case());
    }
    cases
}
