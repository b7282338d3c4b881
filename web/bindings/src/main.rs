//! Makes the bindings of a WebAssembly file, and packs it: `cif-web-bindings IN.wasm FOLDER`.
//!
//! The library behind the command `wasm-bindgen` takes some thirty crates to build, and the lock
//! file holds it to the version of `wasm-bindgen`; the command would have to be installed
//! beside, at the same version. The file is packed by LZMA, which takes a quarter less than what
//! hosts compress with.

use std::error::Error;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use lzma_rust2::{CheckType, XzOptions, XzWriter};
use wasm_bindgen_cli_support::Bindgen;

/// Bytes that a reader keeps in memory: no less than the file has.
const WINDOW: u32 = 8 << 20;

fn main() -> ExitCode {
    let paths: Vec<PathBuf> = std::env::args_os().skip(1).map(PathBuf::from).collect();
    let [input, folder] = &*paths else {
        eprintln!("usage: cif-web-bindings IN.wasm FOLDER");
        return ExitCode::from(2);
    };
    match make(input, folder) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn make(input: &Path, folder: &Path) -> Result<(), Box<dyn Error>> {
    let mut bindgen = Bindgen::new();
    bindgen.input_path(input).typescript(false);
    bindgen
        .remove_name_section(true)
        .remove_producers_section(true);
    bindgen.web(true)?.generate(folder)?;
    let mut options = XzOptions::with_preset(9);
    options.lzma_options.dict_size = WINDOW;
    options.set_check_sum_type(CheckType::Crc32);
    let mut packed = XzWriter::new(Vec::new(), options)?;
    packed.write_all(&fs::read(folder.join("cif_web_bg.wasm"))?)?;
    fs::write(folder.join("cif_web.xz"), packed.finish()?)?;
    Ok(())
}
