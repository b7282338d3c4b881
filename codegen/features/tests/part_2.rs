//! One part of the features; generated code compiles without a warning.
#![deny(warnings)]
#![recursion_limit = "256"]

cif_features::part!("part_2.rs");
