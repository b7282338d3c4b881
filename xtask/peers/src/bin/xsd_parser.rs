//! `cif-peer-xsd-parser FILE`: reads a document with the types and the reader
//! that xsd-parser makes of our schema.

use std::error::Error;
use std::fs::File;
use std::io::BufReader;
use std::process::ExitCode;

use xsd_parser_types::quick_xml::{DeserializeSync, IoReader};

#[allow(dead_code, unused_imports, unused_mut, unused_variables, clippy::all)]
mod types {
    include!(concat!(env!("OUT_DIR"), "/cif.rs"));
}

fn main() -> ExitCode {
    let outcome = match std::env::args().nth(1) {
        Some(file) => read(&file),
        None => Err("usage: cif-peer-xsd-parser FILE".into()),
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("{error}");
            ExitCode::FAILURE
        }
    }
}

/// Reads the whole document into objects.
fn read(file: &str) -> Result<(), Box<dyn Error>> {
    let document = BufReader::with_capacity(1 << 16, File::open(file)?);
    let mut reader = IoReader::new(document);
    let archive = types::Cif::deserialize(&mut reader)?;
    println!("{}", std::mem::size_of_val(&archive));
    Ok(())
}
