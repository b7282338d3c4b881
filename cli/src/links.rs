//! Addresses of files: as URIs for programs, and behind the places that terminals show.

use std::borrow::Cow;
use std::fmt::Write as _;
use std::path;

use crate::input::STDIN;
use cif::files::filename;

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
        let address = address.and_then(|file| path::absolute(filename::path_of(file)).ok());
        match address {
            Some(path) => {
                let address = uri(&filename::shown(&path));
                format!("\x1B]8;;{address}\x1B\\{text}\x1B]8;;\x1B\\")
            }
            None => text.to_owned(),
        }
    }
}

/// The name of a file, as it is shown, as a URI, relative where the name is.
pub(crate) fn uri(name: &str) -> String {
    address(name, cfg!(windows))
}

/// The same on a system with drives and backslashes, or on one without.
fn address(name: &str, has_drives: bool) -> String {
    let slashed = if has_drives {
        Cow::Owned(name.replace('\\', "/"))
    } else {
        Cow::Borrowed(name)
    };
    // Long names begin with a mark, which is no part of the path.
    let (share, path) = match slashed.strip_prefix("//?/").filter(|_| has_drives) {
        Some(long) => match long.strip_prefix("UNC/") {
            Some(path) => (Some(path), path),
            None => (None, long),
        },
        None => (slashed.strip_prefix("//").filter(|_| has_drives), &*slashed),
    };
    let drive = path.get(..3).filter(|it| has_drives && it.ends_with(":/"));
    let (begin, path) = match (share, drive) {
        // The server stands where others have nothing.
        (Some(path), _) => ("file://".to_owned(), path),
        (None, Some(drive)) => (format!("file:///{drive}"), &path[3..]),
        (None, None) if path.starts_with('/') => ("file://".to_owned(), path),
        (None, None) => (String::new(), path),
    };
    let bytes = if has_drives {
        path.as_bytes().to_owned()
    } else {
        filename::bytes_of(path)
    };
    let mut uri = begin;
    for byte in bytes {
        match byte {
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
        for (name, on_windows, elsewhere) in [
            ("a b/\u{E9}:1.cif", "a%20b/%C3%A9%3A1.cif", None),
            ("/a.cif", "file:///a.cif", None),
            (r"games\a.cif", "games/a.cif", Some("games%5Ca.cif")),
            (
                r"C:\a b\a.cif",
                "file:///C:/a%20b/a.cif",
                Some("C%3A%5Ca%20b%5Ca.cif"),
            ),
            ("d:/a.cif", "file:///d:/a.cif", Some("d%3A/a.cif")),
            ("C:a.cif", "C%3Aa.cif", None),
            (
                r"\\server\share\a.cif",
                "file://server/share/a.cif",
                Some("%5C%5Cserver%5Cshare%5Ca.cif"),
            ),
            (
                r"\\?\C:\a.cif",
                "file:///C:/a.cif",
                Some("%5C%5C%3F%5CC%3A%5Ca.cif"),
            ),
            (
                r"\\?\UNC\server\share\a.cif",
                "file://server/share/a.cif",
                Some("%5C%5C%3F%5CUNC%5Cserver%5Cshare%5Ca.cif"),
            ),
            ("//a.cif", "file://a.cif", Some("file:////a.cif")),
            // Bytes that are written out.
            (r"n/\xFF.cif", "n//xFF.cif", Some("n/%FF.cif")),
            (r"a\x5Cx41.cif", "a/x5Cx41.cif", Some("a%5Cx41.cif")),
        ] {
            assert_eq!(address(name, true), on_windows);
            assert_eq!(address(name, false), elsewhere.unwrap_or(on_windows));
        }
    }

    #[test]
    fn places_lead_to_their_files() {
        if cfg!(unix) {
            let linked = Links(true).link("/a.cif", "a.cif:1:2");
            assert_eq!(linked, "\x1B]8;;file:///a.cif\x1B\\a.cif:1:2\x1B]8;;\x1B\\");
            let odd = Links(true).link(r"/\xFF\x1B.cif", "a");
            assert_eq!(odd, "\x1B]8;;file:///%FF%1B.cif\x1B\\a\x1B]8;;\x1B\\");
            assert_eq!(
                anstream::adapter::strip_str(&linked).to_string(),
                "a.cif:1:2"
            );
        }
        assert_eq!(Links::NONE.link("/a.cif", "a"), "a");
        assert_eq!(Links(true).link(STDIN, "a"), "a");
    }
}
