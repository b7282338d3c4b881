//! The small languages inside CIF's strings: move text, tables, squares.
