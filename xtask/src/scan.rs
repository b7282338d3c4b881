//! `xtask scan FILE`: a bare reading of an XML document with quick-xml, events
//! and attributes, nothing kept. No validator that reads with the same care
//! for well-formedness can be expected to be faster, so `bench` runs it as a
//! child process beside the validators.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::PathBuf;

use quick_xml::Reader;
use quick_xml::events::Event;

use crate::TaskResult;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// The document.
    file: PathBuf,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let counts = scan(BufReader::with_capacity(1 << 16, File::open(&args.file)?))?;
    println!(
        "{} elements, {} attributes, {} bytes of text",
        counts.elements, counts.attributes, counts.text
    );
    Ok(())
}

/// The counts of a document.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) elements: u64,
    pub(crate) attributes: u64,
    pub(crate) text: usize,
}

pub(crate) fn scan(document: impl BufRead) -> Result<Counts, quick_xml::Error> {
    let mut reader = Reader::from_reader(document);
    let mut counts = Counts::default();
    let mut buffer = Vec::new();
    loop {
        match reader.read_event_into(&mut buffer)? {
            Event::Start(element) | Event::Empty(element) => {
                counts.elements += 1;
                for attribute in element.attributes() {
                    attribute?;
                    counts.attributes += 1;
                }
            }
            Event::Text(text) => counts.text += text.len(),
            Event::Eof => return Ok(counts),
            _ => {}
        }
        buffer.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_what_is_there() {
        let counts = scan(&b"<a x='1' y='2'>t<b z='3'/>uv</a>"[..]).expect("well-formed");
        let expected = Counts {
            elements: 2,
            attributes: 3,
            text: 3,
        };
        assert_eq!(counts, expected);
    }

    #[test]
    fn refuses_what_is_not_well_formed() {
        assert!(scan(&b"<a></b>"[..]).is_err());
        assert!(scan(&b"<a x='1' x='2'/>"[..]).is_err());
    }
}
