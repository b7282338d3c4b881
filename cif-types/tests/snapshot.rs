//! The committed snapshot is the code that the generator makes today.

#![cfg(feature = "regenerate")]

#[test]
fn snapshot_is_fresh() {
    let committed = include_str!("../src/snapshot.rs");
    assert!(
        committed == cif_types::GENERATED,
        "cif-types/src/snapshot.rs is stale: run `cargo xtask refresh`"
    );
}
