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
    let config = "schemas = ['sound.xsd']\noutput = '-'\n";
    fs::write(folder.path().join("in.toml"), config).expect("it can be written");
    for (arguments, status) in [
        (["sound.xsd"].as_slice(), 0),
        (&["broken.xsd"], 1),
        (&["alone.xsd"], 1),
        (&["gone.xsd"], 2),
        (&["--config", "gone.toml"], 2),
        (&["--loud", "sound.xsd"], 2),
        (&["-o", "gone/code.rs", "sound.xsd"], 2),
        (&["-o", "-", "sound.xsd"], 0),
        (&["--config", "in.toml"], 0),
        (&["--box-beyond", "many", "sound.xsd"], 2),
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
    assert!(!folder.path().join("-").exists());
}

/// A reader that has seen enough is no fault, a full disk is one.
#[cfg(target_os = "linux")]
#[test]
fn readers_may_go_away() {
    let folder = tempfile::tempdir().expect("a folder");
    let schema = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"/>"#;
    fs::write(folder.path().join("a.xsd"), schema).expect("written");
    for arguments in ["a.xsd", "--help", "--version"] {
        for (line, status) in [
            (
                format!("{{ sleep 0.2; \"$0\" {arguments}; echo $? >&2; }} | true"),
                "0\n",
            ),
            (
                format!("\"$0\" {arguments} >/dev/full; echo $? >&2"),
                "xsd2rust: standard output: No space left on device (os error 28)\n2\n",
            ),
        ] {
            let mut shell = Command::new("sh");
            shell.args(["-c", &line, env!("CARGO_BIN_EXE_xsd2rust")]);
            let output = shell.current_dir(&folder).output().expect("it runs");
            assert_eq!(String::from_utf8_lossy(&output.stderr), status, "{line}");
        }
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

/// Neither a schema nor the command line has its characters obeyed by a terminal.
#[test]
fn messages_are_shown_and_not_obeyed() {
    let folder = tempfile::tempdir().expect("a folder");
    let head = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">"#;
    let sign = "&#x9b;31mred&#x202e;&#x61c;&#x2028;&#x7f;";
    for (name, content) in [
        (
            "default.xsd",
            format!(r#"<xs:element name="e" type="xs:int" default="{sign}"/>"#),
        ),
        (
            "type.xsd",
            format!(r#"<xs:element name="e" type="{sign}"/>"#),
        ),
        (
            "location.xsd",
            format!(r#"<xs:include schemaLocation="{sign}"/>"#),
        ),
        (
            "pattern.xsd",
            format!(
                r#"<xs:simpleType name="T"><xs:restriction base="xs:token">
                <xs:pattern value="({sign}"/></xs:restriction></xs:simpleType>"#
            ),
        ),
        ("sound.xsd", String::new()),
    ] {
        let text = format!("{head}{content}</xs:schema>");
        fs::write(folder.path().join(name), text).expect("it can be written");
    }
    let config = "a = \"\u{1b}[31m\u{9b}\u{202e}\" b\n";
    fs::write(folder.path().join("config.toml"), config).expect("it can be written");
    for arguments in [
        ["default.xsd"].as_slice(),
        &["type.xsd"],
        &["location.xsd"],
        &["pattern.xsd"],
        &["--rename", "r=\u{1b}[31m", "sound.xsd"],
        &["gone\u{1b}[31m\u{9b}.xsd"],
        &["--loud\u{1b}[31m", "sound.xsd"],
        &["--config", "config.toml"],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xsd2rust"));
        let output = command.args(arguments).current_dir(&folder).output();
        let said = String::from_utf8(output.expect("it runs").stderr).expect("it is UTF-8");
        let obeyed = |it: char| {
            it.is_control() && it != '\n'
                || matches!(it, '\u{61C}' | '\u{2028}'..='\u{202E}' | '\u{2066}'..='\u{2069}')
        };
        assert!(!said.is_empty() && !said.contains(obeyed), "{said:?}");
    }
}

#[test]
fn no_source_is_overwritten() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let head = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">"#;
    fs::write(at("part.xsd"), format!("{head}</xs:schema>")).expect("written");
    let include = r#"<xs:include schemaLocation="part.xsd"/>"#;
    fs::write(at("main.xsd"), format!("{head}{include}</xs:schema>")).expect("written");
    fs::write(
        at("in.toml"),
        "schemas = ['main.xsd']\noutput = './part.xsd'\n",
    )
    .expect("written");
    fs::hard_link(at("part.xsd"), at("hard.xsd")).expect("a link");
    #[cfg(unix)]
    std::os::unix::fs::symlink("main.xsd", at("soft.xsd")).expect("a link");
    let sources = || ["main.xsd", "part.xsd", "in.toml"].map(|it| fs::read(at(it)).expect("read"));
    let before = sources();
    for (arguments, status) in [
        (["-o", "main.xsd", "main.xsd"].as_slice(), 2),
        (&["-o", "./main.xsd", "main.xsd"], 2),
        (&["-o", "part.xsd", "main.xsd"], 2),
        #[cfg(unix)]
        (&["-o", "hard.xsd", "main.xsd"], 2),
        #[cfg(unix)]
        (&["-o", "soft.xsd", "main.xsd"], 2),
        (&["--config", "in.toml"], 2),
        (&["--config", "in.toml", "-o", "in.toml"], 2),
        (&["-o", "new.rs", "main.xsd"], 0),
        (&["-o", "new.rs", "main.xsd"], 0),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xsd2rust"));
        let output = command.args(arguments).current_dir(&folder).output();
        let output = output.expect("it runs");
        assert_eq!(
            output.status.code(),
            Some(status),
            "{arguments:?}: {output:?}"
        );
        assert_eq!(sources(), before, "{arguments:?}");
    }
}

#[test]
fn a_file_of_the_catalogue_that_cannot_be_read_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let head = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">"#;
    let import = r#"import namespace="urn:y" schemaLocation="http://far/y.xsd""#;
    let include = r#"include schemaLocation="http://far/y.xsd""#;
    for (reference, name) in [
        (import, "urn:y"),
        (import, "http://far/y.xsd"),
        (include, "http://far/y.xsd"),
    ] {
        let schema = format!("{head}<xs:{reference}/></xs:schema>");
        fs::write(folder.path().join("main.xsd"), schema).expect("written");
        let config = format!("[catalog]\n'{name}' = 'gone.xsd'\n");
        fs::write(folder.path().join("in.toml"), config).expect("written");
        let entry = format!("{name}=gone.xsd");
        for option in [["--catalog", &entry], ["--config", "in.toml"]] {
            let mut command = Command::new(env!("CARGO_BIN_EXE_xsd2rust"));
            let output = command.arg("main.xsd").args(option).current_dir(&folder);
            let output = output.output().expect("it runs");
            assert_eq!(output.status.code(), Some(2), "{option:?}");
            let said = String::from_utf8(output.stderr).expect("it is UTF-8");
            let message = format!("main.xsd:1: `{name}` is not read: gone.xsd: ");
            assert!(said.contains(&message), "{said}");
        }
    }
}

/// An import may be passed over, but not one whose document is there.
#[test]
fn a_document_that_cannot_be_decoded_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let at = |name: &str| folder.path().join(name);
    let head = r#"<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">"#;
    let run = |reference: &str| {
        let content = format!(r#"{head}<xs:{reference} schemaLocation="part.xsd"/></xs:schema>"#);
        fs::write(at("main.xsd"), content).expect("written");
        let mut command = Command::new(env!("CARGO_BIN_EXE_xsd2rust"));
        let output = command.arg("main.xsd").current_dir(&folder).output();
        let output = output.expect("it runs");
        let said = String::from_utf8(output.stderr).expect("it is UTF-8");
        (output.status.code(), said)
    };
    assert_eq!(run(r#"import namespace="urn:p""#).0, Some(0));
    for (document, fault) in [
        (
            b"<?xml version='1.0' encoding='UTF-16'?><a/>".as_slice(),
            "the document is no UTF-16",
        ),
        (b"<a>\xE9</a>", "the document is no UTF-8"),
        (
            b"<?xml version='1.0' encoding='EBCDIC'?><a/>",
            "the encoding EBCDIC is not supported",
        ),
        (
            b"\xFF\xFE\0\0<\0\0\0",
            "the encoding UTF-32 is not supported",
        ),
    ] {
        fs::write(at("part.xsd"), document).expect("written");
        let message = format!("xsd2rust: main.xsd:1: `part.xsd` is not read: line 1: {fault}\n");
        for reference in ["include", "redefine", r#"import namespace="urn:p""#] {
            assert_eq!(run(reference), (Some(1), message.clone()), "{reference}");
        }
    }
}
