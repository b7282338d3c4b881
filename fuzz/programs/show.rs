//! Bytes of libFuzzer for the target `show`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| cif_fuzz_targets::run("show", bytes));
