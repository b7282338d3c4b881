//! Types, reader, writer and structural validator of CIF, the XML Chess Interchange Format.

mod lenient;

#[cfg(feature = "regenerate")]
#[allow(
    clippy::large_enum_variant,
    clippy::too_many_arguments,
    clippy::too_many_lines,
    clippy::unreadable_literal,
    clippy::large_stack_arrays
)]
mod generated {
    include!(concat!(env!("OUT_DIR"), "/cif.rs"));
}

pub use generated::*;
