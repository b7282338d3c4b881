//! Types, reader, writer and structural validator of CIF, the XML Chess Interchange Format.
