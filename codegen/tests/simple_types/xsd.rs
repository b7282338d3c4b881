//! From the data to schemas and documents for a judge.

use std::fmt::Write as _;

use crate::cases::{Description, Header, Kind, Step};

pub(crate) fn schema(header: &Header) -> String {
    let body = match header {
        // `anySimpleType` cannot be restricted.
        Header::Type(plain)
            if plain.steps.iter().all(|step| step.0.is_empty()) && plain.kind == Kind::Atomic =>
        {
            return schema_of(&format!(r#" type="xs:{}""#, plain.bases[0]), "");
        }
        Header::Type(description) => simple_type(description),
        Header::Refused { pattern, .. } => {
            let step = Step(vec![("pattern".to_owned(), pattern.clone())]);
            format!(
                "<xs:simpleType>{}</xs:simpleType>",
                restriction(r#"base="xs:string""#, "", &step)
            )
        }
    };
    schema_of("", &body)
}

fn schema_of(attribute: &str, body: &str) -> String {
    format!(
        r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="v"{attribute}>{body}</xs:element></xs:schema>"#
    )
}

pub(crate) fn document(text: &str) -> String {
    format!(
        r#"<v xmlns:xs="http://www.w3.org/2001/XMLSchema">{}</v>"#,
        escape(text)
    )
}

/// Derivation steps nest, the first innermost.
fn simple_type(description: &Description) -> String {
    let names: Vec<_> = description
        .bases
        .iter()
        .map(|base| format!("xs:{base}"))
        .collect();
    let names = names.join(" ");
    let wrap = |inner: String| format!("<xs:simpleType>{inner}</xs:simpleType>");
    let (mut attribute, mut inner) = match description.kind {
        Kind::Atomic => (format!(r#"base="{names}""#), String::new()),
        Kind::List => (
            String::new(),
            wrap(format!(r#"<xs:list itemType="{names}"/>"#)),
        ),
        Kind::Union => (
            String::new(),
            wrap(format!(r#"<xs:union memberTypes="{names}"/>"#)),
        ),
    };
    for step in &description.steps {
        inner = wrap(restriction(&attribute, &inner, step));
        attribute.clear();
    }
    inner
}

fn restriction(attribute: &str, base: &str, step: &Step) -> String {
    let mut text = format!("<xs:restriction {attribute}>{base}");
    for (facet, value) in &step.0 {
        let _ = write!(text, r#"<xs:{facet} value="{}"/>"#, escape(value));
    }
    text + "</xs:restriction>"
}

/// Everything that markup or normalisation could touch, as references.
fn escape(text: &str) -> String {
    let mut escaped = String::new();
    for character in text.chars() {
        if character.is_ascii_graphic() && !matches!(character, '<' | '>' | '&' | '"') {
            escaped.push(character);
        } else {
            let _ = write!(escaped, "&#{};", u32::from(character));
        }
    }
    escaped
}
