//! A bare reading of an XML document with quick-xml, events and attributes,
//! nothing kept. No validator that reads with the same care for well-formedness
//! can be expected to be faster.

use std::io::BufRead;

use quick_xml::Reader;
use quick_xml::events::Event;

/// Counts the elements, the attributes, and the bytes of text.
pub(super) fn scan(document: impl BufRead) -> Result<[usize; 3], quick_xml::Error> {
    let mut reader = Reader::from_reader(document);
    let mut counts = [0; 3];
    let mut buffer = Vec::new();
    loop {
        match reader.read_event_into(&mut buffer)? {
            Event::Start(element) | Event::Empty(element) => {
                counts[0] += 1;
                for attribute in element.attributes() {
                    attribute?;
                    counts[1] += 1;
                }
            }
            Event::Text(text) => counts[2] += text.len(),
            Event::Eof => return Ok(counts),
            _ => {}
        }
        buffer.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::scan;

    #[test]
    fn counts_what_is_well_formed() {
        let counts = scan(&b"<a x='1' y='2'>t<b z='3'/>uv</a>"[..]).expect("well-formed");
        assert_eq!(counts, [2, 3, 3]);
        assert!(scan(&b"<a></b>"[..]).is_err());
        assert!(scan(&b"<a x='1' x='2'/>"[..]).is_err());
    }
}
