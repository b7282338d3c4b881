//! Generates Rust types, readers, writers and validators from an XML Schema 1.0.
