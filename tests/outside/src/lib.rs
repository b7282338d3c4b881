//! Nothing: the examples are the programs.
