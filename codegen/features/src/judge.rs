//! A document put through generated code: read, checked, streamed, written and converted.

use std::borrow::Cow;

use cif_runtime::schema::{Child, Constraint, Content, GENERAL, OF_NAMED_TYPES, Schema, Type};
use cif_runtime::simple::SimpleType;
use cif_runtime::source::Source;
use cif_runtime::stream::Stream;
use cif_runtime::{Limits, Violation, document};

/// What generated code makes of a document.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Outcome {
    /// `id line:column`.
    pub findings: Vec<String>,
    /// The canonical form of a valid document.
    pub written: Option<String>,
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
            outcome.written = is_valid.then(|| written.clone());
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
    let findings = places(text, violations);
    let mut faults = Vec::new();
    let checked = places(text, &document::validate(text, schema, &Limits::default()));
    if findings != checked {
        faults.push(format!(
            "validation sees other faults than reading: {checked:?}"
        ));
    }
    // A stream meets the end of the root far from its beginning, so that the
    // places differ; a root that holds a text only is no stream.
    if !is_text(root) {
        let streamed = streamed(text, schema);
        if findings.is_empty() != streamed.is_empty() {
            faults.push(format!("a stream sees other faults: {streamed:?}"));
        }
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
        written: None,
        faults,
    }
}

fn is_text(root: &Child) -> bool {
    match root.ty {
        Type::Simple(_) => true,
        Type::Complex(ty) => matches!(ty.content, Content::Text(_)) || root.fixed.is_some(),
    }
}

fn places(text: &str, violations: &[Violation]) -> Vec<String> {
    place_all(&Source::new(text), violations)
}

fn place_all(source: &Source, violations: &[Violation]) -> Vec<String> {
    let place = |it: &Violation| {
        let place = source.position(it.span.start as usize);
        format!("{} {}:{}", it.id, place.line, place.column)
    };
    violations.iter().map(place).collect()
}

fn streamed(text: &str, schema: &'static Schema) -> Vec<String> {
    let mut stream = Stream::new(text.as_bytes(), schema, &Limits::default());
    let mut found = Vec::new();
    while let Some(mut piece) = stream.next_piece().expect("a piece") {
        let violations = piece.check();
        found.extend(place_all(&piece.source(), &violations));
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
