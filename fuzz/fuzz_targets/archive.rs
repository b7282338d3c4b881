//! Any bytes can be checked; findings come in the order of the text.

#![no_main]

use cif_chess::Rules;
use cif_validator::{Options, check};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let options = Options {
        rulebook: Some(&Rules),
        ..Options::default()
    };
    let mut last = 0;
    let _ = check(bytes, &options, &mut |finding| {
        assert!(finding.location.offset >= last);
        last = finding.location.offset;
    });
});
