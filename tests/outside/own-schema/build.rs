fn main() {
    cif_codegen::compile("timetable.xsd").unwrap_or_else(|error| panic!("{error}"));
}
