//! The command `cif`.

fn main() {}
