//! Errors in words for people. The system's number of an error says nothing to them, and a
//! temporary file is one that nobody has asked for.

use std::fmt::Display;

/// The beginning and the end of what the standard library puts behind an error of the system.
const NUMBER: (&str, &str) = (" (os error ", ")");

/// The beginning and the end of the name of a file that is put behind that again.
const NAME: (&str, &str) = (" at path \"", "\"");

/// An error without the system's number, and without the file that is named behind it.
///
/// ```
/// let error = std::io::Error::from_raw_os_error(2);
/// assert!(error.to_string().ends_with("(os error 2)"));
/// assert!(!cif_files::reason(&error).contains("os error"));
/// ```
pub fn reason(error: impl Display) -> String {
    let text = error.to_string();
    let mut rest = text.as_str();
    let mut out = String::new();
    while let Some((before, behind)) = rest.split_once(NUMBER.0) {
        out += before;
        rest = match behind.split_once(NUMBER.1) {
            Some((number, behind)) if number.parse::<i32>().is_ok() => without_name(behind),
            _ => {
                out += NUMBER.0;
                behind
            }
        };
    }
    out + rest
}

/// The text behind the name of a file, as `Debug` writes it.
fn without_name(text: &str) -> &str {
    let Some(name) = text.strip_prefix(NAME.0) else {
        return text;
    };
    let mut is_escaped = false;
    let end = name.find(|char| {
        let is_end = !is_escaped && char == '"';
        is_escaped = !is_escaped && char == '\\';
        is_end
    });
    end.map_or(text, |end| &name[end + NAME.1.len()..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_and_temporary_files_are_left_out() {
        for (text, expected) in [
            ("no space left", "no space left"),
            ("No such file (os error 2)", "No such file"),
            (
                "File too large (os error 27) at path \"/tmp/.cif-\\\"x.tmp\"",
                "File too large",
            ),
            ("External: no (os error -3): later", "External: no: later"),
            ("a (os error 1), b (os error 2)", "a, b"),
            ("a (os error x)", "a (os error x)"),
            ("a (os error 1", "a (os error 1"),
            ("a (os error 1) at path \"b", "a at path \"b"),
        ] {
            assert_eq!(reason(text), expected);
        }
    }
}
