//! Generates the types from the schema, when the feature `regenerate` asks for
//! it. The settings here are all that the schema cannot say itself. The variable
//! `CIF_SCHEMA` names another file in the schema's place, to try a change.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    #[cfg(feature = "regenerate")]
    regenerate();
}

#[cfg(feature = "regenerate")]
fn regenerate() {
    println!("cargo::rerun-if-env-changed=CIF_SCHEMA");
    let given = std::env::var_os("CIF_SCHEMA").map(std::path::PathBuf::from);
    let schema = given.map_or_else(
        || cif_schema::CIF_XSD.to_owned(),
        |path| {
            println!("cargo::rerun-if-changed={}", path.display());
            std::fs::read_to_string(path).expect("CIF_SCHEMA names a file")
        },
    );
    let generator = cif_codegen::Generator::new(schema)
        // Archives name no types.
        .xsi_type(false)
        // An event names its site and sponsor by attribute or by element.
        .rename("GEvent/siteid", "siteid_element")
        .rename("GEvent/sponsorid", "sponsorid_element")
        // Chess knows these by their meaning.
        .rename("Result/1-0", "WhiteWins")
        .rename("Result/0-1", "BlackWins")
        .rename("Result/1/2-1/2", "Draw")
        .rename("Result/0-0", "BothLose")
        .rename("Result/*", "Unknown")
        .rename("Version/1.0", "V1_0")
        .rename("UnknownLanguage/*", "Any")
        .rename("StandardID/:standard", "Standard")
        // One item of the archive; JSON keeps the name of the schema's group.
        .rename("Archive", "ArchiveItem")
        .rename("cif/Archive()", "items")
        // Sections of as many entries as the archive has games.
        .stream_children("cif", "index")
        .stream_children("cif", "namebase")
        // Most games have most of what a head may have; these are large for what they are, and
        // in few games.
        .box_beyond(usize::MAX)
        .boxed("GameHead/source")
        .boxed("Extraneous/comment")
        .boxed("GPlayer/surname")
        .boxed("GPlayer/forename")
        .boxed("GPlayer/regioncode")
        .boxed("GPlayer/networkaddress")
        .boxed("GPlayer/death")
        .boxed("GPlayer/team")
        .boxed("GPlayer/runningclock")
        .boxed("NPlayer/surname")
        .boxed("NPlayer/forename")
        .boxed("NPlayer/regioncode")
        .boxed("NPlayer/networkaddress")
        .boxed("NPlayer/death")
        // What a lenient reader makes of known faults (the published example
        // has them all).
        .repair("DateText", "crate::lenient::date")
        .repair("TimeMode", "crate::lenient::mode")
        .repair("EventMode", "crate::lenient::mode")
        .repair("MoveInfoItems", "crate::lenient::table")
        // One item that does not fit says nothing of the others.
        .salvage("MoveInfoItems", "crate::lenient::sound_items")
        // A list that XML Schema knows by its commas alone.
        .explain("MoveInfoItems", "crate::explain::table")
        .alias("GEvent", "site", "location")
        .relocate("GEvent", "time", "characteristics/gametime", "Time");
    let code = generator
        .generate()
        .unwrap_or_else(|error| panic!("schema/cif.xsd: {error}"));
    let directory = std::env::var_os("OUT_DIR").expect("cargo sets OUT_DIR");
    let path = std::path::Path::new(&directory).join("cif.rs");
    std::fs::write(&path, code).expect("OUT_DIR can be written");
}
