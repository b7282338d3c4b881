//! The exit status of `xsd2rust` says where a fault is: in the schema, or in the command.

#![cfg(feature = "command")]

use std::fs;
use std::process::Command;

#[test]
fn the_exit_status_tells_a_schema_from_a_command() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = |name: &str, content: &str| {
        let path = folder.path().join(name);
        let head = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">"#;
        fs::write(&path, format!("{head}{content}</xs:schema>")).expect("it can be written");
    };
    schema("sound.xsd", "");
    schema("broken.xsd", "<xs:element/>");
    schema("alone.xsd", r#"<xs:include schemaLocation="gone.xsd"/>"#);
    let element = |attribute: &str| {
        format!(
            r#"<xs:element name="r"><xs:complexType>
            <xs:attribute name="a" default="x"/><xs:attribute name="{attribute}"/>
            </xs:complexType></xs:element>"#
        )
    };
    schema("named.xsd", &element("b"));
    schema("clash.xsd", &element("A"));
    for (arguments, status) in [
        (["sound.xsd"].as_slice(), 0),
        (&["broken.xsd"], 1),
        (&["alone.xsd"], 1),
        (&["gone.xsd"], 2),
        (&["--config", "gone.toml"], 2),
        (&["--loud", "sound.xsd"], 2),
        (&["-o", "gone/code.rs", "sound.xsd"], 2),
        (&["--box", "nope", "sound.xsd"], 2),
        (&["--stream", "r/nope", "sound.xsd"], 2),
        (&["--rename", "r=9x", "sound.xsd"], 2),
        (&["--rename", "r/@a=self", "sound.xsd"], 2),
        (&["named.xsd"], 0),
        (&["--rename", "r/@a=b", "named.xsd"], 2),
        (&["--rename", "r/@a=new", "named.xsd"], 2),
        (&["--rename", "r=usize", "named.xsd"], 2),
        (&["clash.xsd"], 1),
        (&["--rename", "r=usize", "clash.xsd"], 1),
        (&["--rename", "r/@A=b", "clash.xsd"], 0),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xsd2rust"));
        let output = command.args(arguments).current_dir(&folder).output();
        let code = output.expect("it runs").status.code();
        assert_eq!(code, Some(status), "{arguments:?}");
    }
}

#[test]
fn a_location_is_a_uri() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let head = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">"#;
    let types = r#"<xs:simpleType name="T"><xs:restriction base="xs:int"/></xs:simpleType>"#;
    fs::write(at("some types.xsd"), format!("{head}{types}</xs:schema>")).expect("written");
    let absolute = at("some%20types.xsd").display().to_string();
    for (location, status) in [
        ("some types.xsd".to_owned(), 0),
        ("some%20types.xsd".to_owned(), 0),
        ("some%20types.xsd#T".to_owned(), 0),
        (format!("file://{absolute}"), 0),
        (format!("file://{absolute}#T"), 0),
        (format!("file://elsewhere{absolute}"), 1),
        (format!("http://{absolute}"), 1),
    ] {
        let include = format!(r#"<xs:include schemaLocation="{location}"/>"#);
        let element = r#"<xs:element name="e" type="T"/>"#;
        fs::write(
            at("main.xsd"),
            format!("{head}{include}{element}</xs:schema>"),
        )
        .expect("written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_xsd2rust"));
        let output = command.arg("main.xsd").current_dir(&folder).output();
        let output = output.expect("it runs");
        assert_eq!(output.status.code(), Some(status), "{location}: {output:?}");
    }
}
