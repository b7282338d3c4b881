//! The rules as something to look up: by id, and all at once.

use std::fmt::Write as _;

use crate::rule::Rule;
use crate::rules::RULES;
use crate::schema_layer;

/// Every rule, sorted by id.
pub fn rules() -> &'static [Rule] {
    RULES
}

/// The page of a rule, of a constraint of the schema (`xsd:...`) or of XML
/// (`xml:...`), by its id or its name, in Markdown. Many constraints share one name;
/// its page lists them.
pub fn explain(id: &str) -> Option<String> {
    let rule = |is_meant: fn(&Rule, &str) -> bool| {
        let rule = rules().iter().find(|rule| is_meant(rule, id));
        rule.map(page)
    };
    rule(|rule, id| rule.id == id)
        .or_else(|| schema_layer::explain(id))
        .or_else(|| rule(|rule, name| rule.name == name))
        .or_else(|| schema_layer::explain_name(id))
}

/// The page of a rule.
pub(crate) fn page(rule: &Rule) -> String {
    format!(
        "# {}: {}\n\n{}.\n\n- severity: {}\n- fix: {}\n- clause: {}\n- status: {}\n\n{}\n",
        rule.id,
        rule.name,
        rule.title,
        rule.severity,
        rule.fix,
        rule.clause,
        rule.status,
        rule.page.trim()
    )
}

const HEAD: &str = "\
<!-- Made from the declarations of the rules by `cargo xtask refresh`; edit those instead. -->

# Rules

What a schema cannot say of an [archive](glossary.md#archive), rules do. Each has an id that never changes, and a page with
the reasons and with examples, which `cif explain <id>` prints as well. A rule is `preview` while its
[findings](glossary.md#finding) may still change.

`fix` says what `cif fix` can do about findings of the rule: nothing, something safe, or something unsafe,
which it does with `--unsafe` alone. Not each finding carries a fix: only where the right text is known.

| id | name | severity | status | fix | what holds | clause |
| --- | --- | --- | --- | --- | --- | --- |
";

/// The catalogue of rules as it stands in `docs/rules.md`.
pub fn rules_markdown() -> String {
    let mut page = HEAD.to_owned();
    for rule in rules() {
        // Writing to a string cannot fail.
        let _ = writeln!(
            page,
            "| [{}](../validator/src/rules/{}/{}.md) | {} | {} | {} | {} | {} | {} |",
            rule.id,
            rule.area(),
            rule.stem(),
            rule.name,
            rule.severity,
            rule.status,
            rule.fix,
            rule.title,
            rule.clause
        );
    }
    page
}
