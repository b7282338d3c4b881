fn main() {
    cif_codegen::compile("gpx.xsd").unwrap_or_else(|error| panic!("{error}"));
}
