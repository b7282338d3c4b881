//! Bytes of libFuzzer for the target `notations`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| cif_fuzz_targets::run("notations", bytes));
