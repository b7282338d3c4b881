//! Violations of XML and of the schema as findings: what the layer below
//! reports by an id gets its name and its clause here.

use std::borrow::Cow;
use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

use cif_schema::Erratum;
use cif_types::scan::IDS;
use cif_types::{CONSTRAINTS, Constraint, Violation, may_fix, roots};

use crate::Severity;
use crate::anchor::Anchor;
use crate::finding::{Finding, Location};
use crate::locator::Locator;
use crate::rule::FixKind;

/// The id of the one finding that is no violation: the limit on what is
/// remembered of ids.
pub(crate) const ID_LIMIT: &str = "xml:id-limit";

/// The id of the limit on what is listed of one item.
const VIOLATION_LIMIT: &str = "xml:violation-limit";

/// That from a place on nothing more is remembered of ids, by this limit in bytes.
pub(crate) fn forgotten(limit: usize, location: Location) -> Finding {
    let limit = match limit >> 20 {
        0 => format!("{limit} bytes"),
        megabytes => format!("{megabytes} MB"),
    };
    let message = format!(
        "what is remembered of ids takes {limit}, which is the limit; of ids from here on the rules \
         IX, NB, MV-008 and MV-009 say nothing"
    );
    Finding {
        help: Some("a higher limit on ids lets them be judged as well".to_owned()),
        ..of_limit(ID_LIMIT, severity(ID_LIMIT), message, location)
    }
}

/// That so many findings of rules on an item are only counted. Each has been counted as what it
/// is, so that this is mere information.
pub(crate) fn unlisted(number: u64, location: Location) -> Finding {
    let message = match number {
        1 => "1 more finding of a rule is not listed".to_owned(),
        _ => format!("{number} more findings of rules are not listed"),
    };
    of_limit(VIOLATION_LIMIT, Severity::Info, message, location)
}

fn of_limit(id: &'static str, severity: Severity, message: String, location: Location) -> Finding {
    Finding {
        id: id.into(),
        name: name(id),
        severity,
        message,
        help: None,
        clause: clause(id),
        location,
        fix: None,
        related: Vec::new(),
    }
}

/// Returns the severity of a violation by its id.
fn severity(id: &str) -> Severity {
    if id == ID_LIMIT {
        Severity::Warning
    } else {
        Severity::Error
    }
}

/// A violation as a finding, with its fix.
pub(crate) fn finding(mut violation: Violation, locator: &Locator<'_>) -> Finding {
    let fix = violation.fix.take();
    let location = locator.location(&Anchor::Span(violation.span));
    Finding {
        fix: fix.map(|fix| locator.fix(fix)),
        ..Finding::of_violation(violation, location)
    }
}

impl Finding {
    /// A violation of XML or of the schema at this place, without its fix; all of them are errors.
    pub fn of_violation(violation: Violation, location: Location) -> Self {
        Self {
            name: name(&violation.id),
            severity: Severity::Error,
            clause: clause(&violation.id),
            location,
            id: violation.id,
            message: violation.message,
            help: violation.help,
            fix: None,
            related: Vec::new(),
        }
    }
}

/// The names of constraints of the schema by their kinds; all others are about
/// malformed values.
const KINDS: &[(&str, &str)] = &[
    ("root", "wrong-root"),
    ("namespace", "foreign-namespace"),
    ("instance-attribute", "instance-attribute"),
    ("required", "missing-attribute"),
    ("undeclared-attribute", "undeclared-attribute"),
    ("undeclared-element", "undeclared-element"),
    ("text", "stray-text"),
    ("incomplete", "incomplete-content"),
    ("misplaced", "misplaced-element"),
    ("enumeration", "unlisted-value"),
    ("fixed", "changed-fixed-value"),
    ("length", "wrong-length"),
    ("minLength", "wrong-length"),
    ("maxLength", "wrong-length"),
    ("minInclusive", "number-out-of-range"),
    ("maxInclusive", "number-out-of-range"),
    ("minExclusive", "number-out-of-range"),
    ("maxExclusive", "number-out-of-range"),
    ("totalDigits", "number-out-of-range"),
    ("fractionDigits", "number-out-of-range"),
];

const MALFORMED: &str = "malformed-value";

/// All names of constraints of the schema, some of them more than once.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    KINDS.iter().map(|(_, name)| *name).chain([MALFORMED])
}

/// The name of a violation, which reads after "allow".
pub(crate) fn name(id: &str) -> Cow<'static, str> {
    if let Some(known) = IDS.iter().find(|(known, ..)| *known == id) {
        return Cow::Borrowed(known.0.trim_start_matches("xml:"));
    }
    let kind = id.rsplit(['/', ':']).next().unwrap_or(id);
    let known = KINDS.iter().find(|(known, _)| *known == kind);
    Cow::Borrowed(known.map_or(MALFORMED, |(_, name)| *name))
}

/// The clause of a violation.
fn clause(id: &str) -> String {
    if let Some((_, clause, _)) = IDS.iter().find(|(known, ..)| *known == id) {
        return (*clause).to_owned();
    }
    let component = component(id);
    match provenance(component) {
        Some(erratum) => format!("cif.xsd {component} ({})", erratum.page),
        None => format!("cif.xsd {component}"),
    }
}

/// The component that an id of the schema names.
fn component(id: &str) -> &str {
    let path = id.strip_prefix("xsd:").unwrap_or(id);
    path.rsplit_once('/')
        .map_or(path, |(component, _)| component)
}

/// Returns where a component, or what it is part of, comes from. Without pages nothing is said
/// of it, and the text of the schema is not part of the program.
fn provenance(component: &str) -> Option<&'static Erratum> {
    if cfg!(without_pages) {
        return None;
    }
    let mut component = component;
    loop {
        if let Some(found) = own_provenance(component) {
            return Some(found);
        }
        component = component.rsplit_once('/')?.0;
    }
}

/// Returns the origin of a component itself, if the schema says so.
fn own_provenance(component: &str) -> Option<&'static Erratum> {
    static ERRATA: OnceLock<HashMap<String, Erratum>> = OnceLock::new();
    let errata = ERRATA.get_or_init(|| {
        let all = cif_schema::errata().into_iter();
        all.map(|it| (it.component.clone(), it)).collect()
    });
    errata.get(component)
}

/// Returns the origin of the type of a component.
fn type_provenance(component: &str) -> Option<&'static Erratum> {
    static TYPES: OnceLock<HashMap<String, String>> = OnceLock::new();
    let types = TYPES.get_or_init(|| cif_schema::component_types().into_iter().collect());
    own_provenance(types.get(component)?)
}

/// Returns where a constraint comes from, as lines of its page: what is said of the
/// component and, where its value is constrained, of its type, and only if
/// nothing is said of either, of what the component is part of.
fn origin(component: &str, of_value: bool) -> String {
    let Some(nearest) = provenance(component) else {
        return String::new();
    };
    let said = |erratum: &Erratum| {
        let reason = erratum.reason.as_deref();
        let reason = reason.map_or_else(String::new, |reason| format!(": {reason}"));
        format!("{}{reason}", erratum.mark)
    };
    let mut lines = format!("- published page: `{}`\n", nearest.page);
    let own = own_provenance(component);
    let of_type = type_provenance(component).filter(|_| of_value);
    if let Some(own) = own {
        let _ = writeln!(lines, "- the component is {}", said(own)); // A string takes all.
    }
    if let Some(of_type) = of_type {
        let name = &of_type.component;
        let page = &of_type.page;
        let _ = writeln!(lines, "- its type `{name}` (`{page}`) is {}", said(of_type)); // As above.
    }
    if own.is_none() && of_type.is_none() {
        let name = &nearest.component;
        let part = if component.strip_suffix("/text()") == Some(name) {
            ""
        } else {
            ", which it is part of,"
        };
        let _ = writeln!(lines, "- `{name}`{part} is {}", said(nearest)); // As above.
    }
    lines
}

/// Constraints of the schema that belong to no component of it, with what they
/// say.
pub(crate) const GENERAL: &[(&str, &str)] = &[
    ("xsd:root", "The root of an archive is the element `cif`."),
    (
        "xsd:namespace",
        "The elements of the format belong to no namespace.",
    ),
    (
        "xsd:instance-attribute",
        "Of the attributes of XML Schema instances only those that say where the schema is can be used.",
    ),
];

/// The pages of the ids of XML, each under its id as heading. Nothing of XML has
/// a fix: where markup is broken, nobody knows what was meant.
const XML_PAGES: &str = if cfg!(without_pages) {
    ""
} else {
    include_str!("xml.md")
};

/// Returns the text of the page of an id of XML beside the table of ids.
fn xml_page(id: &str) -> Option<&'static str> {
    let (_, page) = XML_PAGES.split_once(&format!("# {id}\n"))?;
    page.split("\n# xml:").next().map(str::trim)
}

/// The page of a constraint of the schema or of XML.
pub(crate) fn explain(id: &str) -> Option<String> {
    if let Some((id, clause, meaning)) = IDS.iter().find(|(known, ..)| *known == id) {
        let source = match *clause {
            "limit" => "a bound of the reader, not of the format".to_owned(),
            clause => clause.to_owned(),
        };
        let page = xml_page(id).unwrap_or_default();
        let (fix, severity) = (FixKind::None, severity(id));
        return Some(format!(
            "# {id}\n\n{meaning}\n\n- severity: {severity}\n- fix: {fix}\n- clause: {source}\n\n{page}\n"
        ));
    }
    let general = GENERAL.iter().find(|(known, _)| *known == id);
    if let Some((id, meaning)) = general {
        return Some(format!(
            "# {id}\n\n{meaning}\n\n- severity: error\n- fix: {}\n- clause: cif.xsd\n",
            FixKind::None
        ));
    }
    let constraint = CONSTRAINTS.iter().find(|constraint| constraint.id == id)?;
    Some(constraint_page(constraint))
}

/// The page of a name: the ids of XML and of the schema that have it.
pub(crate) fn explain_name(wanted: &str) -> Option<String> {
    let xml = IDS.iter().map(|it| it.0);
    let general = GENERAL.iter().map(|it| it.0);
    let constraints = CONSTRAINTS.iter().map(|it| it.id);
    let ids = xml.chain(general).chain(constraints);
    let ids: Vec<&str> = ids.filter(|id| name(id) == wanted).collect();
    if ids.is_empty() {
        return None;
    }
    let mut page =
        format!("# {wanted}\n\nThe name of findings with one of these ids, each with a page:\n\n");
    for id in ids {
        let _ = writeln!(page, "- `{id}`"); // A string takes all.
    }
    Some(page)
}

fn constraint_page(constraint: &Constraint) -> String {
    let Constraint {
        id,
        component,
        kind,
        value,
        documentation,
    } = *constraint;
    let meaning = match kind {
        "required" => "The attribute must be there.".to_owned(),
        "undeclared-attribute" => "The element has no attribute of that name.".to_owned(),
        "undeclared-element" => "No element of that name can stand there.".to_owned(),
        "text" => "No text can stand there.".to_owned(),
        "incomplete" => "An element that must be there is missing.".to_owned(),
        "misplaced" => "The element stands too late, too early or too often.".to_owned(),
        "datatype" => format!("The value is of the type `{value}`."),
        "enumeration" => format!("The value is one of: {}.", code(value)),
        "pattern" => format!("The value matches the pattern {}.", code(value)),
        _ => format!("The value keeps to {kind} {}.", code(value)),
    };
    let said = match documentation {
        "" => String::new(),
        _ => format!("\nThe schema says of `{component}`: {documentation}\n"),
    };
    let of_element = [
        "required",
        "undeclared-attribute",
        "undeclared-element",
        "text",
        "incomplete",
        "misplaced",
    ];
    let origin = origin(component, !of_element.contains(&kind));
    let fix = if may_fix(&roots::ALL, constraint) {
        FixKind::Safe
    } else {
        FixKind::None
    };
    format!(
        "# {id}\n\n{meaning}\n{said}\n- severity: error\n- fix: {fix}\n- component: `{component}`\n{origin}"
    )
}

/// A value as code in Markdown, whatever it contains.
fn code(value: &str) -> String {
    let longest = value
        .split(|character| character != '`')
        .map(str::len)
        .max()
        .unwrap_or(0);
    let fence = "`".repeat(longest + 1);
    let space = if longest > 0 { " " } else { "" };
    format!("{fence}{space}{value}{space}{fence}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_id_of_the_layer_has_a_page() {
        let constraints = CONSTRAINTS.iter().map(|constraint| constraint.id);
        let general = GENERAL.iter().map(|it| it.0);
        for id in constraints.chain(IDS.iter().map(|it| it.0)).chain(general) {
            let page = explain(id).unwrap_or_else(|| panic!("no page for {id}"));
            assert!(page.starts_with(&format!("# {id}\n")), "{page}");
        }
        assert_eq!(explain("xsd:nothing/of/it"), None);
    }

    #[test]
    fn pages_say_where_a_component_comes_from() {
        let page = explain("xsd:GameHead/@id/datatype").unwrap();
        assert!(page.contains("cif-game-info-head"), "{page}");
        assert!(page.contains("repaired: "), "{page}");
        assert_eq!(
            clause("xsd:Game/@boardsize/pattern"),
            "cif.xsd Game/@boardsize (cif-game)"
        );
        assert_eq!(clause("xml:doctype"), "XML 1.0 2.8");
    }

    /// A constraint of a value comes with its type, not with the element around.
    #[test]
    fn pages_say_where_a_type_comes_from() {
        let mut typed = 0;
        for constraint in CONSTRAINTS.iter().filter(|it| it.kind == "pattern") {
            let Some(of_type) = type_provenance(constraint.component) else {
                continue;
            };
            typed += 1;
            let page = explain(constraint.id).unwrap();
            let line = format!(
                "- its type `{}` (`{}`) is {}",
                of_type.component, of_type.page, of_type.mark
            );
            assert!(page.contains(&line), "{page}");
            assert!(!page.contains("which it is part of"), "{page}");
            if own_provenance(constraint.component).is_none() {
                assert!(!page.contains("the component is"), "{page}");
            }
        }
        assert!(typed > 20, "{typed}");
        let page = explain("xsd:Game/@boardsize/pattern").unwrap();
        assert!(!page.contains("controlposition"), "{page}");
    }

    #[test]
    fn code_survives_backticks() {
        assert_eq!(code("a"), "`a`");
        assert_eq!(code("a`b"), "`` a`b ``");
    }
}
