//! A field that is added to the schema needs no other line of code: the test of
//! inheritance, built with a copy of the schema that has one more field in each section
//! of a head, finds these fields in merged heads, in the rule of overriding and in the
//! flat form.

use std::path::Path;
use std::process::Command;

/// The types of the sections of a head that have fields.
const SECTIONS: [&str; 7] = [
    "Characteristics",
    "GEvent",
    "GPlayer",
    "GSource",
    "TimeInfo",
    "Opening",
    "Extraneous",
];

/// The schema with another attribute in each of the sections, and another flag.
fn with_added_fields() -> String {
    let mut xsd = cif_schema::CIF_XSD.to_owned();
    for section in SECTIONS {
        let declared = format!("<xs:complexType name=\"{section}\">");
        let start = xsd.find(&declared).expect("the type of a section");
        let end = start + xsd[start..].find("\n  </xs:complexType>").expect("its end");
        let extended = xsd[start..end].rfind("</xs:extension>");
        let place = extended.map_or(end, |it| start + it);
        xsd.insert_str(place, "<xs:attribute name=\"added\" type=\"xs:token\"/>");
    }
    let flag = "<xs:element name=\"annotated\" type=\"Empty\">";
    assert_eq!(xsd.matches(flag).count(), 1);
    let added = format!("<xs:element name=\"added\" type=\"Empty\"/>{flag}");
    xsd.replace(flag, &added)
}

#[test]
fn a_field_added_to_each_section_is_inherited() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let target = root.join("target/added-field");
    std::fs::create_dir_all(&target).expect("a directory");
    let schema = target.join("cif.xsd");
    let xsd = with_added_fields();
    // A file that stays as it is leaves what was built with it as it is.
    if std::fs::read_to_string(&schema).ok().as_ref() != Some(&xsd) {
        std::fs::write(&schema, xsd).expect("the schema");
    }
    let output = Command::new(env!("CARGO"))
        .args(["test", "--quiet", "--locked", "--package", "cif-tests"])
        .args([
            "--features",
            "cif-types/regenerate",
            "--test",
            "inheritance",
        ])
        .arg("--target-dir")
        .arg(&target)
        .current_dir(&root)
        .env("CIF_SCHEMA", &schema)
        .env("CIF_ADDED_FIELD", "added")
        .output()
        .expect("cargo");
    let errors = String::from_utf8_lossy(&output.stderr);
    let report = String::from_utf8_lossy(&output.stdout);
    assert!(output.status.success(), "{report}{errors}");
}
