//! The tests of the crate, in one program: each program with DataFusion in it is large.

mod command;
mod cookbook;
mod functions;
mod memory;
mod outputs;
mod python_chess;
mod tables;
