//! Runs the program on a sound file and on one with a fault, and holds the guide
//! against it.

use std::path::Path;
use std::process::Command;

/// Returns what the program prints for a document.
fn run(name: &str, points: &str) -> String {
    let text = format!(
        "<gpx xmlns='http://www.topografix.com/GPX/1/1' version='1.1' creator='test'>\n\
         <trk><name>Ridge</name><trkseg>\n{points}\n</trkseg></trk></gpx>"
    );
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("it can be written");
    let output = Command::new(env!("CARGO_BIN_EXE_gpx")).arg(&path).output();
    let output = output.expect("it runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8(output.stdout).expect("UTF-8")
}

#[test]
fn climbs_are_printed() {
    let points = "<trkpt lat='47.15' lon='13.74'><ele>1126</ele></trkpt>\n\
         <trkpt lat='47.16' lon='13.74'><ele>1131.4</ele></trkpt>\n\
         <trkpt lat='47.17' lon='13.74'><ele>1129</ele>\n\
         <extensions><pulse xmlns='urn:other'>120</pulse></extensions></trkpt>";
    assert_eq!(run("sound.gpx", points), "Ridge: 5 m up\n");
}

#[test]
fn a_fault_is_reported_with_its_place() {
    let printed = run("fault.gpx", "<trkpt lat='97.15' lon='13.74'/>");
    let fault = "3:13: attribute `lat`: \"97.15\" is greater than 90.0\n";
    assert_eq!(printed, format!("{fault}Ridge: 0 m up\n"));
}

#[test]
fn the_guide_shows_this_program() {
    let guide = include_str!("../../../../docs/generator.md");
    let program = include_str!("../src/main.rs");
    assert!(guide.contains(program), "docs/generator.md shows another program");
}
