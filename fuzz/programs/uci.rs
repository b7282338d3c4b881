//! Bytes of libFuzzer for the target `uci`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| cif_fuzz_targets::run("uci", bytes));
