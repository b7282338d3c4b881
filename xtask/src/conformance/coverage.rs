//! The table of coverage: for each clause the cases that break it and those that keep it,
//! and every gap with its reason.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::fmt::Write as _;

use cif_runtime::schema::Type;
use cif_tests::faults::NEVER_ALONE;
use cif_tests::tables;
use cif_tests::tree::Element;
use cif_types::{CONSTRAINTS, scan::IDS};
use cif_validator::rules;

use super::case::{Basis, Case, Input, Layer, Verdict};
use crate::workspace;

const HEAD: &str = "\
<!-- Made by `cargo xtask refresh` from the cases; edit those instead. -->

# What the cases cover

A case breaks a clause where it expects a finding of it. It keeps one where a program could
find it broken and must not: a valid example on the page of a rule or of an id of XML; for a
constraint of the schema an archive that follows the schema and uses the component; for PGN and UCI a
text that has nothing of the kind.
";

/// The page.
pub(crate) fn page(cases: &[Case]) -> String {
    let mut page = HEAD.to_owned();
    let mut gaps = Gaps::default();
    let broken = broken(cases);
    summary(&mut page, cases);
    page += "\n## Rules\n\n| id | clause | broken by | kept by |\n| --- | --- | --- | --- |\n";
    for rule in rules() {
        let row = Row::new(rule.id, &broken, kept_on_pages(cases, rule.id));
        row.write(&mut page, rule.clause, &mut gaps);
    }
    page += "\n## XML\n\n| id | clause | broken by | kept by |\n| --- | --- | --- | --- |\n";
    for (id, clause, _) in IDS {
        let row = Row::new(id, &broken, kept_on_pages(cases, id));
        row.write(&mut page, clause, &mut gaps);
    }
    schema(&mut page, cases, &broken, &mut gaps);
    page += "\n## PGN\n\n| id | what is found | broken by | kept by |\n| --- | --- | --- | --- |\n";
    for about in cif_pgn::catalogue::ALL
        .iter()
        .filter(|it| is_of_import(it.id))
    {
        let of_pgn = cases.iter().filter(|it| it.layer == Layer::Pgn);
        let kept = of_pgn
            .filter(|it| it.ids().all(|id| id != about.id))
            .count();
        Row::new(about.id, &broken, kept).write(&mut page, about.title, &mut gaps);
    }
    uci(&mut page, cases, &mut gaps);
    page += "\n## Gaps\n\n";
    gaps.write(&mut page);
    page
}

/// Clauses that no case breaks or keeps.
#[derive(Default)]
struct Gaps {
    /// By the reason, which may be empty: what is missing.
    by_reason: BTreeMap<&'static str, Vec<String>>,
}

/// Reasons beside those of the archives of one fault, by how ids begin.
const REASONS: &[(&str, &str)] = &[
    (
        "xml:depth-limit",
        "Nobody need have this limit, so that no archive is within it for everybody.",
    ),
    (
        "xml:attribute-limit",
        "Nobody need have this limit, so that no archive is within it for everybody.",
    ),
    (
        "xml:name-limit",
        "Nobody need have this limit, so that no archive is within it for everybody.",
    ),
    (
        "pgn:too-deep",
        "The text would have 513 variations, each within another.",
    ),
    (
        "pgn:too-large",
        "The text would be as large as the limit, 8 MB.",
    ),
    ("pgn:more", "The text would have 1,001 faults in a game."),
    (
        "pgn:too-many-commands",
        "The text would have 257 commands at a move.",
    ),
    (
        "pgn:unwritable",
        "No text is known of which a game becomes that XML cannot hold.",
    ),
];

impl Gaps {
    fn add(&mut self, id: &str, what: &str) {
        let reason = NEVER_ALONE
            .iter()
            .chain(REASONS)
            .find(|it| id.starts_with(it.0));
        let reason = reason.map_or("", |it| it.1);
        let gap = format!("no case {what} `{id}`");
        self.by_reason.entry(reason).or_default().push(gap);
    }

    fn write(&self, page: &mut String) {
        if self.by_reason.is_empty() {
            page.push_str("None.\n");
        }
        for (reason, gaps) in &self.by_reason {
            let reason = if reason.is_empty() {
                "No reason but that nobody has made it yet."
            } else {
                reason
            };
            let _ = writeln!(page, "- {reason}"); // Writing to a string cannot fail; so below.
            for gap in gaps {
                let _ = writeln!(page, "  - {gap}");
            }
        }
    }
}

/// The number of cases that expect each id.
fn broken(cases: &[Case]) -> HashMap<&str, usize> {
    let mut broken = HashMap::new();
    for case in cases {
        let distinct: HashSet<_> = case.ids().collect();
        for id in distinct {
            *broken.entry(id).or_default() += 1;
        }
    }
    broken
}

/// A clause, and how many cases break it and keep it.
struct Row<'c> {
    id: &'c str,
    broken: usize,
    kept: usize,
}

impl<'c> Row<'c> {
    fn new(id: &'c str, broken: &HashMap<&str, usize>, kept: usize) -> Self {
        let broken = broken.get(id).copied().unwrap_or_default();
        Self { id, broken, kept }
    }

    fn write(&self, page: &mut String, clause: &str, gaps: &mut Gaps) {
        let Self { id, broken, kept } = self;
        let _ = writeln!(
            page,
            "| `{id}` | {} | {broken} | {kept} |",
            clause.replace('|', "\\|")
        );
        self.note(gaps);
    }

    fn note(&self, gaps: &mut Gaps) {
        for (count, what) in [(self.broken, "breaks"), (self.kept, "keeps")] {
            if count == 0 {
                gaps.add(self.id, what);
            }
        }
    }
}

/// The valid examples on the page of an id.
fn kept_on_pages(cases: &[Case], id: &str) -> usize {
    let start = format!("pages/{id}/");
    let own = cases.iter().filter(|it| it.id.starts_with(&start));
    own.filter(|it| it.findings.is_empty()).count()
}

fn summary(page: &mut String, cases: &[Case]) {
    *page += "\n| layer | cases | valid | invalid | findings | of which places are marked | ids are marked | recorded |\n\
              | --- | --- | --- | --- | --- | --- | --- | --- |\n";
    let mut layers: BTreeMap<Layer, Vec<&Case>> = BTreeMap::new();
    for case in cases {
        layers.entry(case.layer).or_default().push(case);
    }
    let mut row = |name: &str, cases: &[&Case]| {
        let verdict = |case: &Case| case.verdicts.values().last().copied();
        let valid = cases
            .iter()
            .filter(|it| verdict(it) == Some(Verdict::Valid))
            .count();
        let findings: Vec<_> = cases.iter().flat_map(|it| &it.findings).collect();
        let of = |basis| findings.iter().filter(|it| it.basis == basis).count();
        let _ = writeln!(
            page,
            "| {name} | {} | {valid} | {} | {} | {} | {} | {} |",
            cases.len(),
            cases.len() - valid,
            findings.len(),
            of(Basis::Place),
            of(Basis::Id),
            of(Basis::Recorded),
        );
    };
    for (layer, cases) in &layers {
        row(&format!("{layer:?}").to_lowercase(), cases);
    }
    row("all", &cases.iter().collect::<Vec<_>>());
}

/// Returns true if an id is about PGN that is read.
fn is_of_import(id: &str) -> bool {
    // What is written has none of these cases: it begins with archives.
    !["pgn:no-form", "pgn:left-out"].contains(&id)
}

/// The constraints of the schema, by the types that have them.
fn schema(page: &mut String, cases: &[Case], broken: &HashMap<&str, usize>, gaps: &mut Gaps) {
    *page += "\n## The schema\n\n\
              | type | constraints | broken | kept | archives that use the type |\n\
              | --- | --- | --- | --- | --- |\n";
    let used = used(cases);
    let mut types: BTreeMap<&str, Vec<Row<'_>>> = BTreeMap::new();
    for constraint in CONSTRAINTS {
        let ty = constraint.component.split('/').next().unwrap_or_default();
        let kept = used.get(constraint.component).copied().unwrap_or_default();
        types
            .entry(ty)
            .or_default()
            .push(Row::new(constraint.id, broken, kept));
    }
    for (ty, rows) in types {
        let broken = rows.iter().filter(|it| it.broken > 0).count();
        let kept = rows.iter().filter(|it| it.kept > 0).count();
        let archives = used.get(ty).copied().unwrap_or_default();
        let _ = writeln!(
            page,
            "| {ty} | {} | {broken} | {kept} | {archives} |",
            rows.len()
        );
        for row in &rows {
            row.note(gaps);
        }
    }
}

/// The number of archives that follow the schema and use each component of it.
fn used(cases: &[Case]) -> HashMap<String, usize> {
    let mut used = HashMap::new();
    for case in cases {
        if case.verdicts.get(&Layer::Schema) != Some(&Verdict::Valid) {
            continue;
        }
        let text = match &case.input {
            Input::Text(text) => text.clone(),
            Input::File(file) => {
                let path = workspace::root().join("conformance").join(file);
                std::fs::read_to_string(path).unwrap_or_default()
            }
            Input::Hex(_) => continue,
        };
        // One with a document type is none that the tree takes.
        for component in Element::parse(&text)
            .map(|it| components(&it))
            .unwrap_or_default()
        {
            *used.entry(component).or_default() += 1;
        }
    }
    used
}

/// The components that an archive uses.
fn components(root: &Element) -> HashSet<String> {
    let mut found = HashSet::new();
    for place in tables::places(root) {
        let (Some(element), Type::Complex(ty)) = (root.at(&place.path), place.child.ty) else {
            continue;
        };
        let name = ty.name;
        found.insert(name.to_owned());
        found.insert(format!("{name}/text()"));
        found.extend(
            element
                .attributes
                .iter()
                .map(|(it, _)| format!("{name}/@{it}")),
        );
        found.extend(element.elements().map(|it| format!("{name}/{}", it.name)));
    }
    found
}

/// The fields of `info` lines.
fn uci(page: &mut String, cases: &[Case], gaps: &mut Gaps) {
    *page += "\n## UCI\n\n| field | broken by | kept by |\n| --- | --- | --- |\n";
    let mut fields: BTreeMap<&str, (usize, usize)> = BTreeMap::new();
    for object in cases.iter().flat_map(|it| it.objects.iter().flatten()) {
        for name in object.as_object().into_iter().flat_map(|it| it.keys()) {
            if !["warnings", "unknown"].contains(&&**name) {
                fields.entry(name).or_default().1 += 1;
            }
        }
        for warning in object["warnings"].as_array().into_iter().flatten() {
            let field = warning["field"].as_str().unwrap_or_default();
            fields.entry(field).or_default().0 += 1;
        }
    }
    for (field, (broken, kept)) in fields {
        let _ = writeln!(page, "| `{field}` | {broken} | {kept} |");
        // A string takes anything.
        if broken == 0 && field != "string" {
            gaps.add(&format!("uci:{field}"), "breaks");
        }
        if kept == 0 {
            gaps.add(&format!("uci:{field}"), "keeps");
        }
    }
}
