//! Locations of schema documents: relative references to files, as `xs:anyURI` writes them.

/// The name of a file that a location gives: `%20` stands for a blank. None where the location
/// has nothing of the kind, or what it stands for is no text.
pub(crate) fn unescaped(location: &str) -> Option<String> {
    let mut bytes = Vec::new();
    let mut rest = location.as_bytes();
    while let Some((&first, behind)) = rest.split_first() {
        if first == b'%'
            && let Some(byte) = escaped(behind)
        {
            bytes.push(byte);
            rest = &behind[2..];
        } else {
            bytes.push(first);
            rest = behind;
        }
    }
    let is_other = bytes.len() < location.len();
    String::from_utf8(bytes).ok().filter(|_| is_other)
}

/// The byte of the two hexadecimal digits that a text begins with.
fn escaped(text: &[u8]) -> Option<u8> {
    let digit = |at: usize| char::from(*text.get(at)?).to_digit(16);
    u8::try_from(digit(0)? * 16 + digit(1)?).ok()
}

#[cfg(test)]
mod tests {
    use super::unescaped;

    #[test]
    fn escapes_stand_for_bytes() {
        for (location, name) in [
            ("my%20types.xsd", Some("my types.xsd")),
            ("%c3%A4.xsd", Some("ä.xsd")),
            ("100%25.xsd", Some("100%.xsd")),
            ("%2520.xsd", Some("%20.xsd")),
            ("a.xsd", None),
            ("100%.xsd", None),
            ("%+1%2", None),
            ("%ff.xsd", None),
            ("%ä", None),
        ] {
            assert_eq!(unescaped(location).as_deref(), name, "{location}");
        }
    }
}
