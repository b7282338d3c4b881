//! A document put through generated code: read, checked, streamed, written and converted.

use std::borrow::Cow;
use std::fmt::Write as _;

use cif_runtime::schema::{
    Child, Constraint, Content, GENERAL, OF_NAMED_TYPES, OF_STREAMS, Schema, Type,
};
use cif_runtime::simple::SimpleType;
use cif_runtime::source::Source;
use cif_runtime::stream::Stream;
use cif_runtime::{Limits, Span, Violation, document};

/// The outcome of a document in generated code.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// Each with its place, and with its help and its fix if it has any.
    pub findings: Vec<String>,
    /// The canonical form of what was read, without what does not fit.
    pub written: String,
    /// Ways of judging or writing it that differ.
    pub faults: Vec<String>,
}

/// A function that puts the text of a document through a root type of a module.
#[doc(hidden)]
#[macro_export]
macro_rules! judge {
    ($module:ident, $root:ident) => {
        |text| {
            use $crate::runtime::{IntoOwned, Limits, Root, document, writer};
            use $module::roots::$root as Root_;
            let reading = document::read::<Root_>(text, &Limits::default());
            let mut outcome = $crate::judged(
                text,
                &reading.violations,
                Root_::ELEMENT,
                &$module::tables::SCHEMA,
                $module::CONSTRAINTS,
            );
            outcome
                .faults
                .extend($crate::wrong_places(text, &reading.value));
            let mut fault = |what: String| outcome.faults.push(what);
            let value = reading.value.value;
            let written = writer::write::<Root_>(&value).expect("it can be written");
            let again = document::read::<Root_>(&written, &Limits::default());
            let is_valid = reading.violations.is_empty();
            if is_valid {
                if !again.violations.is_empty() {
                    fault(format!("is not valid when written: {:?}", again.violations));
                }
                if reading.dropped.is_empty() && again.value.value != value {
                    fault(format!("is another when written:\n{written}"));
                }
                let twice = writer::write::<Root_>(&again.value).expect("it can be written");
                if twice != written {
                    fault("is written otherwise the second time".to_owned());
                }
                let json = $crate::json::to_string(&value).expect("JSON");
                match $crate::json::from_str::<<Root_ as Root>::Document<'_>>(&json) {
                    Err(error) => fault(format!("{error}: {json}")),
                    Ok(back) if back != value => fault(format!("is another in JSON: {json}")),
                    Ok(_) => {}
                }
            }
            let owned = IntoOwned::into_owned(value);
            if writer::write::<Root_>(&owned).as_ref() != Ok(&written) {
                fault("is another when owned".to_owned());
            }
            assert!(!format!("{owned:?}").is_empty());
            outcome.written.clone_from(&written);
            outcome
        }
    };
}

/// The findings of a reader, beside those of one that builds no values and of a stream.
#[doc(hidden)]
pub fn judged(
    text: &str,
    violations: &[Violation],
    root: &Child,
    schema: &'static Schema,
    constraints: &[Constraint],
) -> Outcome {
    let findings = described(text, violations);
    let mut faults: Vec<_> = useless_fixes(text, violations, schema).collect();
    let checked = document::validate(text, schema, &Limits::default());
    let same = |(one, other): (&Violation, &Violation)| {
        // A reader asks for one root, and validation takes any.
        one == other || one.id == "xsd:root" && one.id == other.id && one.span == other.span
    };
    if checked.len() != violations.len() || !checked.iter().zip(violations).all(same) {
        faults.push(format!(
            "validation sees other faults than reading: {:?}",
            described(text, &checked)
        ));
    }
    // A stream meets the end of the root far from its beginning, so that the
    // places differ; a root that holds a text only is no stream, which it says.
    let streamed = streamed(text, schema);
    let is_known = |it: &Violation| {
        let mut known = violations.iter().map(|it| &it.id);
        it.id == OF_STREAMS[0].id || known.any(|id| *id == it.id)
    };
    let is_same = if is_text(root) {
        streamed.iter().all(is_known)
    } else {
        ids(violations) == ids(&streamed)
    };
    if !is_same {
        faults.push(format!("a stream sees other faults: {streamed:?}"));
    }
    for violation in violations {
        let general = GENERAL.iter().chain(OF_NAMED_TYPES);
        let known = general.chain(constraints).any(|it| it.id == violation.id);
        if !known && !violation.id.starts_with("xml:") {
            faults.push(format!("{} is in no catalogue", violation.id));
        }
    }
    Outcome {
        findings,
        written: String::new(),
        faults,
    }
}

fn is_text(root: &Child) -> bool {
    match root.ty {
        Type::Simple(_) => true,
        Type::Complex(ty) => matches!(ty.content, Content::Text(_)) || root.fixed.is_some(),
    }
}

fn described(text: &str, violations: &[Violation]) -> Vec<String> {
    let source = Source::new(text);
    let describe = |it: &Violation| {
        let mut line = format!("{} {}: {}", it.id, place(&source, it.span), it.message);
        if let Some(help) = &it.help {
            let _ = write!(line, "; help: {help}");
        }
        for edit in it.fix.iter().flat_map(|it| &it.edits) {
            let _ = write!(
                line,
                "; edit {}: {:?}",
                place(&source, edit.span),
                edit.text
            );
        }
        line
    };
    violations.iter().map(describe).collect()
}

/// Beginning and end of a span, each as `line:column`.
fn place(source: &Source, span: Span) -> String {
    let [start, end] = [span.start, span.end].map(|it| source.position(it as usize));
    let (from, to) = (start.column, end.column);
    if start.line == end.line {
        format!("{}:{from}-{to}", start.line)
    } else {
        format!("{}:{from}-{}:{to}", start.line, end.line)
    }
}

/// Fixes that do not leave fewer findings.
fn useless_fixes(
    text: &str,
    violations: &[Violation],
    schema: &'static Schema,
) -> impl Iterator<Item = String> {
    let fixes = violations
        .iter()
        .filter_map(|it| Some((it, it.fix.as_ref()?)));
    fixes.filter_map(move |(violation, fix)| {
        let mut changed = text.to_owned();
        for edit in fix.edits.iter().rev() {
            changed.replace_range(edit.span.range(), &edit.text);
        }
        let left = document::validate(&changed, schema, &Limits::default());
        let is_useless = left.len() >= violations.len();
        is_useless.then(|| format!("the fix of {} makes: {changed}", violation.id))
    })
}

/// The ids of violations, in order. A child that turns up late is called missing before,
/// which a stream has then said already.
fn ids(violations: &[Violation]) -> Vec<&str> {
    let mut ids: Vec<_> = violations.iter().map(|it| &*it.id).collect();
    if ids.iter().any(|it| it.ends_with("/misplaced")) {
        ids.retain(|it| !it.ends_with("/incomplete"));
    }
    ids.sort_unstable();
    ids
}

fn streamed(text: &str, schema: &'static Schema) -> Vec<Violation> {
    let mut stream = Stream::new(text.as_bytes(), schema, &Limits::default());
    let mut found = Vec::new();
    while let Some(mut piece) = stream.next_piece().expect("a piece") {
        let violations = piece.check();
        found.extend(violations);
    }
    found
}

/// Faults of the tables: every pattern and value of an enumeration stands in that of its type.
pub(crate) fn faults_of_tables(facets: &[Constraint], types: &[&SimpleType]) -> Vec<String> {
    let fault = |facet: &Constraint| {
        let Some(table) = types.iter().find(|table| table.name == facet.component) else {
            return Some(format!("{} has no table", facet.id));
        };
        let value = table.normalise(Cow::Borrowed(facet.value));
        let is_there = match facet.kind {
            "pattern" => {
                let mut patterns = table.facets.patterns.iter();
                patterns.any(|pattern| pattern.source().contains(facet.value))
            }
            "enumeration" => table.facets.enumeration.contains(&&*value),
            _ => true,
        };
        (!is_there).then(|| format!("{} is not in its table", facet.id))
    };
    facets.iter().filter_map(fault).collect()
}
