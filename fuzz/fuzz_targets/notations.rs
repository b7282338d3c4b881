//! Definitions of pieces and of board rules print back as they were read.

#![no_main]

use cif_text::{fbr, mbn, notation};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    for item in notation::definitions(text) {
        if let Ok(definition) = mbn::Definition::parse(item.text) {
            assert_eq!(definition.to_string(), item.text);
        }
        if let Ok(definition) = fbr::Definition::parse(item.text) {
            assert_eq!(definition.to_string(), item.text);
            for unknown in definition.unknown_names() {
                assert!(item.text.get(unknown.name.range).is_some());
            }
        }
    }
});
