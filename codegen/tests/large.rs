//! Schemas with thousands of components, of every shape that once took time or memory by the
//! square: they are generated soon, or refused soon where what they ask for is large itself.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use cif_codegen::{Error, ErrorKind, Generator};

/// Much more than each of them takes, and much less than it took.
const LIMIT: Duration = Duration::from_mins(2);

/// A schema of so many parts, and what is said where it is refused.
struct Shape {
    name: &'static str,
    count: usize,
    schema: fn(usize) -> String,
    refusal: Option<&'static str>,
}

const SHAPES: [Shape; 9] = [
    Shape {
        name: "declarations on one line",
        count: 20_000,
        schema: declarations,
        refusal: None,
    },
    Shape {
        name: "values of enumerations, in two steps",
        count: 40_000,
        schema: values,
        refusal: None,
    },
    Shape {
        name: "a repeated substitution group",
        count: 4000,
        schema: |count| {
            let head = r#"<xs:element name="h" type="xs:int"/>"#;
            let member = |it| format!(r#"<xs:element name="e{it}" substitutionGroup="h"/>"#);
            let members = join(0..count, member);
            let model = model(r#"<xs:element ref="h" maxOccurs="unbounded"/>"#);
            format!("{head}{members}{model}")
        },
        refusal: None,
    },
    Shape {
        name: "a substitution group in many types",
        count: 400,
        schema: |count| {
            let head = r#"<xs:element name="h" type="xs:int"/>"#;
            let member = |it| format!(r#"<xs:element name="e{it}" substitutionGroup="h"/>"#);
            let ty = |it| {
                format!(
                    r#"<xs:complexType name="T{it}"><xs:sequence><xs:element ref="h"/></xs:sequence></xs:complexType>"#
                )
            };
            format!("{head}{}{}", join(0..count, member), join(0..count, ty))
        },
        refusal: Some("T325: content models of more than 131072 parts in all are not supported"),
    },
    Shape {
        name: "optional elements in a sequence",
        count: 2000,
        schema: |count| {
            let part = |it| format!(r#"<xs:element name="e{it}" minOccurs="0"/>"#);
            model(&join(0..count, part))
        },
        refusal: Some("r: the content model needs more than 1048576 steps"),
    },
    Shape {
        name: "elements in a sequence",
        count: 4000,
        schema: |count| {
            let part = |it| format!(r#"<xs:element name="e{it}"/>"#);
            model(&join(0..count, part))
        },
        refusal: Some("r: the content model needs more than 1048576 places in its table"),
    },
    Shape {
        name: "types that extend the one before",
        count: 20_000,
        schema: |count| {
            let ty = |it: usize| extension(it + 1, it);
            format!(r#"<xs:complexType name="T0"/>{}"#, join(0..count, ty))
        },
        refusal: Some("T64: stands on others through more than 64 steps"),
    },
    Shape {
        name: "types that extend the next one",
        count: 20_000,
        schema: |count| {
            let ty = |it: usize| extension(it, it + 1);
            format!(r#"{}<xs:complexType name="T{count}"/>"#, join(0..count, ty))
        },
        refusal: Some("T19936: stands on others through more than 64 steps"),
    },
    Shape {
        name: "unions of the one before",
        count: 100_000,
        schema: |count| {
            let union = |it: usize| {
                let next = it + 1;
                format!(
                    r#"<xs:simpleType name="T{next}"><xs:union memberTypes="xs:date T{it}"/></xs:simpleType>"#
                )
            };
            let first = r#"<xs:simpleType name="T0"><xs:list itemType="xs:int"/></xs:simpleType>"#;
            format!("{first}{}", join(0..count, union))
        },
        refusal: Some("T64: stands on others through more than 64 steps"),
    },
];

/// Types that list so many values, each twice by restriction: numbers, texts and names.
fn values(count: usize) -> String {
    let listed = |ty: &str, base: &str, lead: &str| {
        let value = |it| format!(r#"<xs:enumeration value="{lead}{it}"/>"#);
        format!(
            r#"<xs:simpleType name="{ty}"><xs:restriction base="{base}">{}</xs:restriction></xs:simpleType><xs:element name="{ty}" type="{ty}"/>"#,
            join(0..count, value)
        )
    };
    let types = [
        ("int", "xs:int", ""),
        ("text", "xs:string", "v"),
        ("name", "xs:QName", "xs:v"),
    ];
    let types = types.map(|(name, base, lead)| {
        listed(name, base, lead) + &listed(&format!("{name}Too"), name, lead)
    });
    types.concat()
}

fn declarations(count: usize) -> String {
    join(0..count, |it| {
        format!(r#"<xs:element name="e{it}" type="xs:int"/>"#)
    })
}

fn extension(ty: usize, base: usize) -> String {
    format!(
        r#"<xs:complexType name="T{ty}"><xs:complexContent><xs:extension base="T{base}"/></xs:complexContent></xs:complexType>"#
    )
}

/// An element that holds a sequence of these.
fn model(parts: &str) -> String {
    format!(
        r#"<xs:element name="r"><xs:complexType><xs:sequence>{parts}</xs:sequence></xs:complexType></xs:element>"#
    )
}

fn join(numbers: std::ops::Range<usize>, part: impl Fn(usize) -> String) -> String {
    numbers.map(part).collect()
}

#[test]
fn large_schemas_are_generated_or_refused_soon() {
    let mut failures = String::new();
    for shape in SHAPES {
        let schema = (shape.schema)(shape.count);
        let schema = format!(
            r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">{schema}</xs:schema>"#
        );
        let begun = Instant::now();
        let refusal = Generator::new(schema).generate().err();
        let (name, elapsed) = (shape.name, begun.elapsed());
        let is_known_limit = |error: &Error| error.kind == ErrorKind::Unsupported && error.line > 0;
        if refusal.as_ref().is_some_and(|it| !is_known_limit(it)) {
            let _ = writeln!(failures, "{name}: {refusal:?}");
        }
        let said = refusal.map(|it| it.to_string());
        let said = said
            .as_deref()
            .map(|it| it.split_once(": ").map_or(it, |(_, it)| it));
        if said != shape.refusal {
            let _ = writeln!(failures, "{name}: {said:?}");
        }
        if elapsed > LIMIT {
            let _ = writeln!(failures, "{name}: {elapsed:?}");
        }
    }
    assert!(failures.is_empty(), "{failures}");
}
