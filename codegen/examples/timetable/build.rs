//! Generates the types from `timetable.xsd`.

fn main() {
    cif_codegen::Generator::default()
        // Else it would be `r#type`.
        .rename("Line/@type", "vehicle")
        .compile("timetable.xsd")
        .unwrap_or_else(|error| panic!("{error}"));
}
