//! Archives and PGN in the browser.

use cif::write::{ArchiveWriter, Sharing};
use wasm_bindgen::prelude::*;

/// Returns the findings of an archive, one a line.
#[wasm_bindgen]
pub fn check(text: &str) -> Result<String, JsError> {
    let checked = cif::check::text(text)?;
    Ok(checked.findings.iter().map(|finding| format!("{finding}\n")).collect())
}

/// Returns the archive of the games of a PGN text.
#[wasm_bindgen]
pub fn convert(pgn: &str) -> Result<String, JsError> {
    let mut archive = ArchiveWriter::new(Vec::new(), "2026-01-31", Sharing::default())?;
    for read in cif::pgn::games(pgn.as_bytes()) {
        archive.game(read?.game)?;
    }
    Ok(String::from_utf8(archive.finish()?)?)
}

/// Returns the number of games of an archive, read with whole heads.
#[wasm_bindgen]
pub fn games(text: &str) -> Result<u32, JsError> {
    let mut count = 0;
    for read in cif::read::games(text.as_bytes()) {
        read?;
        count += 1;
    }
    Ok(count)
}
