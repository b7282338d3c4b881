//! The XML Schema of CIF, the XML Chess Interchange Format.
