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
    for (arguments, status) in [
        (["sound.xsd"].as_slice(), 0),
        (&["broken.xsd"], 1),
        (&["alone.xsd"], 1),
        (&["gone.xsd"], 2),
        (&["--config", "gone.toml"], 2),
        (&["--loud", "sound.xsd"], 2),
        (&["-o", "gone/code.rs", "sound.xsd"], 2),
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_xsd2rust"));
        let output = command.args(arguments).current_dir(&folder).output();
        let code = output.expect("it runs").status.code();
        assert_eq!(code, Some(status), "{arguments:?}");
    }
}
