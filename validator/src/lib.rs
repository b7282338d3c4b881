//! Structural and semantic validation of CIF archives.
