//! The types and the reader that xsd-parser makes of our schema.

use std::fs::File;
use std::io::BufReader;
use std::path::Path;

use xsd_parser_types::quick_xml::{DeserializeSync, IoReader};

use crate::Outcome;

#[allow(dead_code, unused_imports, unused_mut, unused_variables, clippy::all)]
mod types {
    include!(concat!(env!("OUT_DIR"), "/cif.rs"));
}

/// Reads the whole document into objects.
pub(crate) fn read(file: &Path) -> Outcome {
    let document = BufReader::with_capacity(1 << 16, File::open(file)?);
    let mut reader = IoReader::new(document);
    let archive = types::Cif::deserialize(&mut reader)?;
    println!("{}", std::mem::size_of_val(&archive));
    Ok(())
}
