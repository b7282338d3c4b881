//! Runs the program on a sound timetable and on one with a fault.

use std::process::Command;

/// Returns what the program prints for a document.
fn run(name: &str, text: &str) -> String {
    let path = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("it can be written");
    let output = Command::new(env!("CARGO_BIN_EXE_own-schema")).arg(&path).output();
    let output = output.expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn trains_are_printed() {
    let text = "<timetable><train number='7' to='Harbour' departs='06:58:00'/></timetable>";
    assert_eq!(run("sound.xml", text), "7 to Harbour at 06:58:00\n");
}

#[test]
fn a_fault_is_reported_with_its_place() {
    let text = "<timetable>\n<train number='7' to='Harbour' departs='6:58'/></timetable>";
    let printed = run("fault.xml", text);
    assert!(printed.starts_with("2:"), "{printed}");
    assert!(printed.contains("6:58"), "{printed}");
}
