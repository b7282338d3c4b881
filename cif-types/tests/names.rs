//! Names of generated types, of the run-time and of Rust side by side.

use cif_types::*;

/// The types whose names the root has for something else.
fn shown(result: model::Result, piece: &model::Piece<'_>) -> String {
    format!("{result} {piece}")
}

/// `Result` is that of Rust, in spite of the import of all names.
fn written(archive: &Cif<'_>) -> Result<String, WriteError> {
    write(archive)
}

#[test]
fn generated_names_hide_no_others() {
    let piece = model::Piece::try_from("K").unwrap();
    assert_eq!(shown(model::Result::Draw, &piece), "1/2-1/2 K");
    let nothing = written(&read("<cif/>").value);
    assert!(nothing.is_ok());
}
