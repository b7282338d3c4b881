//! The rules as something to look up: by id, and all at once.

use crate::rule::Rule;
use crate::rules::RULES;
use crate::schema_layer;

/// Every rule, sorted by id.
pub fn rules() -> &'static [Rule] {
    RULES
}

/// The page of a rule, of a constraint of the schema (`xsd:...`) or of XML
/// (`xml:...`), in Markdown.
pub fn explain(id: &str) -> Option<String> {
    match rules().iter().find(|rule| rule.id == id) {
        Some(rule) => Some(page(rule)),
        None => schema_layer::explain(id),
    }
}

fn page(rule: &Rule) -> String {
    format!(
        "# {}: {}\n\n{}.\n\n- severity: {}\n- clause: {}\n- status: {}\n\n{}\n",
        rule.id,
        rule.name,
        rule.title,
        rule.severity,
        rule.clause,
        rule.status,
        rule.page.trim()
    )
}
