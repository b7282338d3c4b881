//! Generates the types from `timetable.xsd`.

use std::path::Path;

fn main() {
    println!("cargo::rerun-if-changed=timetable.xsd");
    let xsd = std::fs::read_to_string("timetable.xsd").expect("the schema can be read");
    let code = cif_codegen::Generator::new(xsd)
        // Else it would be `r#type`.
        .rename("Line/@type", "vehicle")
        .generate()
        .unwrap_or_else(|error| panic!("timetable.xsd: {error}"));
    let folder = std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    std::fs::write(Path::new(&folder).join("timetable.rs"), code).expect("OUT_DIR can be written");
}
