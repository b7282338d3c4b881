//! Definitions of pieces and of board rules print back as they were read.

use cif::text::{fbr, mbn, notation};

pub(crate) fn run(bytes: &[u8]) {
    let Ok(text) = str::from_utf8(bytes) else {
        return;
    };
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
}
