//! Puts documents through generated code; says `finding`, `written` or `fault`,
//! one fact a line. Generated code must compile without a warning.
#![deny(warnings)]
#![allow(dead_code)]
#![recursion_limit = "256"]

use cif_runtime::schema::{Child, Constraint, Content, GENERAL, OF_NAMED_TYPES, Schema, Type};
use cif_runtime::simple::SimpleType;
use cif_runtime::source::Source;
use cif_runtime::stream::Stream;
use cif_runtime::{IntoOwned, Limits, Root, Violation, document, writer};

macro_rules! document {
    ($module:ident, $root:ident, $key:expr, $path:expr, $output:expr) => {{
        use $module::roots::$root as Root_;
        use $module::tables::SCHEMA;
        let text = std::fs::read_to_string($path).expect("a document");
        let reading = document::read::<Root_>(&text, &Limits::default());
        let places = findings(&text, &reading.violations);
        let checked = document::validate(&text, &SCHEMA, &Limits::default());
        if places != findings(&text, &checked) {
            fault($key, "validation sees other faults than reading");
        }
        // A stream meets the end of the root far from its beginning, so that the
        // places differ; a root that holds a text only is no stream.
        if !is_text(Root_::ELEMENT) && places.is_empty() != streamed(&text, &SCHEMA).is_empty() {
            fault($key, &format!("a stream sees other faults: {:?}", streamed(&text, &SCHEMA)));
        }
        for (violation, place) in reading.violations.iter().zip(&places) {
            println!("finding\t{}\t{place}", $key);
            let general = GENERAL.iter().chain(OF_NAMED_TYPES);
            let known = general.chain($module::CONSTRAINTS).any(|it| it.id == violation.id);
            if !known && !violation.id.starts_with("xml:") {
                fault($key, &format!("{} is in no catalogue", violation.id));
            }
        }
        let is_valid = reading.violations.is_empty();
        let value = reading.value.value;
        let written = writer::write::<Root_>(&value).expect("it can be written");
        let again = document::read::<Root_>(&written, &Limits::default());
        if is_valid {
            let path = format!("{}/{}", $output, $key.replace('/', "-"));
            std::fs::write(&path, &written).expect("it can be written");
            println!("written\t{}\t{path}", $key);
            if !again.violations.is_empty() {
                fault($key, &format!("is not valid when written: {:?}", again.violations));
            }
            if reading.dropped.is_empty() && again.value.value != value {
                fault($key, &format!("is another when written:\n{written}"));
            }
            let twice = writer::write::<Root_>(&again.value).expect("it can be written");
            if twice != written {
                fault($key, "is written otherwise the second time");
            }
            let json = serde_json::to_string(&value).expect("JSON");
            match serde_json::from_str::<<Root_ as Root>::Document<'_>>(&json) {
                Err(error) => fault($key, &format!("{error}: {json}")),
                Ok(back) if back != value => fault($key, &format!("is another in JSON: {json}")),
                Ok(_) => {}
            }
        }
        let owned = IntoOwned::into_owned(value);
        if writer::write::<Root_>(&owned).as_ref() != Ok(&written) {
            fault($key, "is another when owned");
        }
        assert!(!format!("{owned:?}").is_empty());
    }};
}

fn is_text(root: &Child) -> bool {
    match root.ty {
        Type::Simple(_) => true,
        Type::Complex(ty) => matches!(ty.content, Content::Text(_)) || root.fixed.is_some(),
    }
}

fn fault(key: &str, what: &str) {
    println!("fault\t{key}\t{}", what.replace('\n', " "));
}

fn findings(text: &str, violations: &[Violation]) -> Vec<String> {
    let source = Source::new(text);
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
        let source = piece.source();
        for it in &violations {
            let place = source.position(it.span.start as usize);
            found.push(format!("{} {}:{}", it.id, place.line, place.column));
        }
    }
    found
}

/// Every pattern and value of an enumeration stands in the table of its type.
fn tables(facets: &[Constraint], types: &[&SimpleType]) {
    for facet in facets {
        let Some(table) = types.iter().find(|table| table.name == facet.component) else {
            fault(facet.id, "has no table");
            continue;
        };
        let value = table.normalise(facet.value.into());
        let is_there = match facet.kind {
            "pattern" => {
                let mut patterns = table.facets.patterns.iter();
                patterns.any(|pattern| pattern.source().contains(facet.value))
            }
            "enumeration" => table.facets.enumeration.contains(&&*value),
            _ => true,
        };
        if !is_there {
            fault(facet.id, "is not in its table");
        }
    }
}

