//! Independent XML Schema processors, run as judges by the tests.
