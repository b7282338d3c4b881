//! The document type declaration of a schema document. Many published schemas
//! have one, for editors of their time. Nothing is read from it: it is blanked
//! out where it cannot change what the document means, and else refused.

use crate::error::{Error, ErrorKind};

/// Blanks out the DOCTYPE of a document; every line stays where it is.
///
/// # Errors
/// When the DOCTYPE may give values to attributes, or does not end.
pub(crate) fn blank_out(text: &str) -> Result<String, Error> {
    let Some(start) = start(text) else {
        return Ok(text.to_owned());
    };
    let rest = Doctype { text }.skip(start)?;
    let declaration = text[start..text.len() - rest.len()].chars();
    let blanks = declaration.map(|it| if it == '\n' { '\n' } else { ' ' });
    Ok(text[..start]
        .chars()
        .chain(blanks)
        .chain(rest.chars())
        .collect())
}

/// The place of the DOCTYPE, which comments and instructions may precede.
fn start(text: &str) -> Option<usize> {
    let mut rest = text;
    loop {
        rest = rest.trim_ascii_start();
        let (open, close) = if rest.starts_with("<!--") {
            ("<!--", "-->")
        } else if rest.starts_with("<?") {
            ("<?", "?>")
        } else {
            return rest
                .starts_with("<!DOCTYPE")
                .then(|| text.len() - rest.len());
        };
        rest = rest[open.len()..].split_once(close)?.1;
    }
}

/// The beginnings of declarations inside a DOCTYPE.
const DECLARATIONS: [&str; 4] = ["<!ELEMENT", "<!ATTLIST", "<!ENTITY", "<!NOTATION"];

struct Doctype<'t> {
    text: &'t str,
}

impl<'t> Doctype<'t> {
    /// The text behind the declaration that begins at `start`.
    fn skip(&self, start: usize) -> Result<&'t str, Error> {
        let mut rest = &self.text[start + "<!DOCTYPE".len()..];
        let mut is_inside = false;
        while let Some(at) = rest.find(['[', ']', '>', '"', '\'', '%', '<']) {
            let (before, after) = (rest, &rest[at + 1..]);
            rest = match rest.as_bytes()[at] {
                b'>' if !is_inside => return Ok(after),
                b'"' => self.behind(after, "\"")?,
                b'\'' => self.behind(after, "'")?,
                b'<' if after.starts_with("!--") => self.behind(after, "-->")?,
                b'<' if after.starts_with('?') => self.behind(after, "?>")?,
                b'<' => self.declaration(&before[at..])?,
                b'%' => {
                    let message = "a parameter entity in the DOCTYPE is not supported";
                    return Err(self
                        .error(&before[at..], message)
                        .of_kind(ErrorKind::Unsupported));
                }
                mark => {
                    is_inside = mark == b'[' || is_inside && mark != b']';
                    after
                }
            };
        }
        Err(self.error("", "the DOCTYPE does not end"))
    }

    /// The text behind a declaration inside the DOCTYPE.
    fn declaration(&self, text: &'t str) -> Result<&'t str, Error> {
        let is_known = |known: &&str| {
            let rest = text.strip_prefix(*known);
            rest.is_some_and(|rest| rest.starts_with(|it: char| it.is_ascii_whitespace()))
        };
        if !DECLARATIONS.iter().any(is_known) {
            return Err(self.error(text, "markup in the DOCTYPE is no declaration"));
        }
        let mut rest = text;
        let mut has_value = false;
        while let Some(at) = rest.find(['>', '"', '\'']) {
            let after = &rest[at + 1..];
            rest = match rest.as_bytes()[at] {
                b'"' => self.behind(after, "\"")?,
                b'\'' => self.behind(after, "'")?,
                _ if has_value && gives_default(text) => {
                    let message = "a default of an attribute in the DOCTYPE is not supported";
                    return Err(self.error(text, message).of_kind(ErrorKind::Unsupported));
                }
                _ => return Ok(after),
            };
            has_value = true;
        }
        Err(self.error("", "the DOCTYPE does not end"))
    }

    fn behind(&self, text: &'t str, end: &str) -> Result<&'t str, Error> {
        let parts = text.split_once(end);
        let (_, rest) = parts.ok_or_else(|| self.error("", "the DOCTYPE does not end"))?;
        Ok(rest)
    }

    /// An error where `rest` begins.
    fn error(&self, rest: &str, message: &str) -> Error {
        let before = &self.text[..self.text.len() - rest.len()];
        let line = 1 + before.matches('\n').count();
        Error::at(u32::try_from(line).unwrap_or(u32::MAX), message)
    }
}

/// Returns true if a declaration with a value in quotes gives it to an attribute. A
/// prefix that only the DOCTYPE binds is found to be unbound later on.
fn gives_default(declaration: &str) -> bool {
    let mut words = declaration.split_ascii_whitespace();
    let name = (words.next() == Some("<!ATTLIST")).then(|| words.nth(1));
    name.is_some_and(|name| !name.is_some_and(|it| it == "xmlns" || it.starts_with("xmlns:")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_means_nothing_is_blanked_out() {
        let cases = [
            ("<a/>", "<a/>"),
            ("<!DOCTYPE a><a/>", "            <a/>"),
            (
                "<?x?><!-- <!DOCTYPE --><!DOCTYPE a [\n]>\n<b/>",
                "<?x?><!-- <!DOCTYPE -->             \n  \n<b/>",
            ),
        ];
        for (text, blanked) in cases {
            assert_eq!(blank_out(text).as_deref(), Ok(blanked));
        }
        for doctype in [
            "<!DOCTYPE a PUBLIC '>' \"]>\">",
            "<!DOCTYPE a [<!ENTITY % p '>'><!-- ' --><?x \" ?>] >",
            "<!DOCTYPE a [<!ATTLIST a xmlns:x CDATA #FIXED 'x'><!ATTLIST a b CDATA #IMPLIED>]>",
        ] {
            let blanked = blank_out(&format!("{doctype}<a/>"));
            assert_eq!(
                blanked.as_deref().map(str::trim_start),
                Ok("<a/>"),
                "{doctype}"
            );
        }
    }

    #[test]
    fn what_means_something_is_refused() {
        let cases = [
            ("<!DOCTYPE a", "line 1: the DOCTYPE does not end"),
            (
                "<!DOCTYPE a [\n<!ENTITY x 'y>\n]><a/>",
                "line 3: the DOCTYPE does not end",
            ),
            (
                "<!DOCTYPE a [\n%p; ]><a/>",
                "line 2: a parameter entity in the DOCTYPE is not supported",
            ),
            (
                "<!DOCTYPE a [\n\n<!ATTLIST a b CDATA 'c'>]><a/>",
                "line 3: a default of an attribute in the DOCTYPE is not supported",
            ),
            (
                "<!DOCTYPE a [\n<!ENTITY-x 'y'>]><a/>",
                "line 2: markup in the DOCTYPE is no declaration",
            ),
            (
                "<!DOCTYPE a [<b>]><a/>",
                "line 1: markup in the DOCTYPE is no declaration",
            ),
        ];
        for (text, message) in cases {
            let error = blank_out(text).expect_err(text);
            assert_eq!(error.to_string(), message);
        }
    }
}
