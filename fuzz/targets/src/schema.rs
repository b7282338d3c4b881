//! Any bytes are a schema of which code is generated that Rust can read, or refused.

use cif_codegen::Generator;

pub(crate) fn run(bytes: &[u8]) {
    let Ok(generator) = Generator::from_bytes(bytes) else {
        return;
    };
    if let Ok(code) = generator.xsi_type(bytes.len().is_multiple_of(2)).generate() {
        let parsed = syn::parse_file(&code);
        assert!(parsed.is_ok(), "{:?} in {code}", parsed.err());
    }
}
