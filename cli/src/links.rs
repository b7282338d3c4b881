//! Addresses of files: as URIs for programs, and behind the places that terminals show.

use std::fmt::Write as _;
use std::path::{self, Path};

use crate::input::STDIN;

/// Links from the places of findings to their files, or none. A terminal that knows links shows the
/// text, and opens the file on a click.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Links(bool);

impl Links {
    /// None.
    pub(crate) const NONE: Self = Self(false);

    /// Links where standard output is a terminal that knows them.
    pub(crate) fn on_terminal() -> Self {
        Self(supports_hyperlinks::on(supports_hyperlinks::Stream::Stdout))
    }

    /// Returns a text that leads to the file of this name.
    pub(crate) fn link(self, file: &str, text: &str) -> String {
        let address = Some(file).filter(|file| self.0 && *file != STDIN);
        let address = address.and_then(|file| path::absolute(file).ok());
        match address {
            Some(path) => {
                let address = uri(&path.to_string_lossy());
                format!("\x1B]8;;{address}\x1B\\{text}\x1B]8;;\x1B\\")
            }
            None => text.to_owned(),
        }
    }
}

/// The name of a file as a URI, relative where the name is.
pub(crate) fn uri(name: &str) -> String {
    let mut uri = String::new();
    if Path::new(name).is_absolute() {
        uri += if name.starts_with('/') {
            "file://"
        } else {
            "file:///"
        };
    }
    for byte in name.bytes() {
        match byte {
            b'\\' if cfg!(windows) => uri.push('/'),
            b'/' | b'-' | b'.' | b'_' | b'~' => uri.push(char::from(byte)),
            _ if byte.is_ascii_alphanumeric() => uri.push(char::from(byte)),
            // A string takes all.
            _ => drop(write!(uri, "%{byte:02X}")),
        }
    }
    uri
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_become_addresses() {
        assert_eq!(uri("a b/\u{E9}:1.cif"), "a%20b/%C3%A9%3A1.cif");
        if cfg!(unix) {
            assert_eq!(uri("/a.cif"), "file:///a.cif");
            let linked = Links(true).link("/a.cif", "a.cif:1:2");
            assert_eq!(linked, "\x1B]8;;file:///a.cif\x1B\\a.cif:1:2\x1B]8;;\x1B\\");
            assert_eq!(
                anstream::adapter::strip_str(&linked).to_string(),
                "a.cif:1:2"
            );
        }
        assert_eq!(Links::NONE.link("/a.cif", "a"), "a");
        assert_eq!(Links(true).link(STDIN, "a"), "a");
    }
}
