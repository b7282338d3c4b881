//! JSON into an archive, item by item: each is written as soon as it is read, so
//! that memory is bounded by the largest.

use std::fmt;
use std::io::{self, BufReader, Read, Write};

use cif::model::{ArchiveInfo, ArchiveItem, Spanned};
use cif::read::Limits;
use cif::read::excerpt::bounded;
use cif::write::WriteElement;
use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};

use crate::json_guard::{Guard, Guarded};
use cif::write::frame;

/// The reason why there is no archive.
pub(super) enum Stopped {
    /// The JSON is none of an archive.
    Faulty(String),
    Input(io::Error),
    Output(io::Error),
}

/// Bytes that are read ahead.
const AHEAD: usize = 4096;

/// Writes the archive that a JSON text is.
pub(super) fn write(
    source: impl Read,
    limits: &Limits,
    out: &mut impl Write,
) -> Result<(), Stopped> {
    // One element is an object, a list and an alternative, at the most.
    let depth = limits.depth.saturating_mul(4).saturating_add(8);
    let guard = Guard::new(depth, limits.item);
    let mut failed = None;
    let source = Watched {
        source,
        failed: &mut failed,
    };
    let source = BufReader::with_capacity(AHEAD, Guarded::new(source, &guard));
    let mut deserializer = serde_json::Deserializer::from_reader(source);
    // The guard bounds the depth, and types that nest see to their stack.
    deserializer.disable_recursion_limit();
    let mut writing = Writing {
        guard: &guard,
        out,
        text: frame::BEGIN.to_owned(),
        failed: None,
    };
    let read = deserializer
        .deserialize_map(&mut writing)
        .and_then(|()| deserializer.end());
    let unwritten = writing.failed.take();
    drop(deserializer);
    match (read, unwritten, failed) {
        (Ok(()), ..) => Ok(()),
        (_, Some(error), _) => Err(Stopped::Output(error)),
        (_, _, Some(error)) => Err(Stopped::Input(error)),
        (Err(error), ..) => Err(Stopped::Faulty(
            guard.fault().unwrap_or_else(|| said(&error)),
        )),
    }
}

/// An error of the JSON in words. Where an element is one of several, it is an object with one
/// field, and any other value is none for the reader of JSON, which knows numbers and elements by the
/// names of their types in Rust.
fn said(error: &serde_json::Error) -> String {
    let text = error.to_string();
    if let Some(place) = text.strip_prefix("expected value at ") {
        return format!(
            "expected a value, or an object with a single field where an element is one of several, \
             at {place}"
        );
    }
    let expected = text.split_once(", expected ").and_then(|(found, rest)| {
        let (ty, place) = rest.split_once(" at line ")?;
        let what = match (ty.strip_prefix("struct "), ty.strip_prefix(['u', 'i'])) {
            (Some(element), _) => format!("an object ({element})"),
            (_, Some("8" | "16" | "32" | "64" | "128" | "size")) => "a whole number".to_owned(),
            _ => return None,
        };
        Some(format!("{found}, expected {what} at line {place}"))
    });
    bounded(expected.unwrap_or(text))
}

/// A source of which is remembered why it failed.
struct Watched<'f, R> {
    source: R,
    failed: &'f mut Option<io::Error>,
}

impl<R: Read> Read for Watched<'_, R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        self.source.read(buffer).map_err(|error| {
            let kind = error.kind();
            if kind != io::ErrorKind::Interrupted {
                *self.failed = Some(error);
            }
            kind.into()
        })
    }
}

/// An archive that is written while it is read.
struct Writing<'w, W> {
    guard: &'w Guard,
    out: &'w mut W,
    /// The text that is not written yet.
    text: String,
    /// The error of writing.
    failed: Option<io::Error>,
}

const FIELDS: &[&str] = &["archive", "info"];

impl<W: Write> Writing<'_, W> {
    fn element<E: Error>(
        &mut self,
        name: &'static str,
        element: &impl WriteElement,
    ) -> Result<(), E> {
        frame::push(name, element, &mut self.text).map_err(E::custom)?;
        self.flush()
    }

    fn flush<E: Error>(&mut self) -> Result<(), E> {
        let written = self.out.write_all(self.text.as_bytes());
        self.text.clear();
        written.map_err(|error| {
            self.failed = Some(error);
            E::custom("the archive cannot be written")
        })
    }
}

impl<'de, W: Write> Visitor<'de> for &mut Writing<'_, W> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("an archive")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        let mut info: Option<Spanned<ArchiveInfo<'static>>> = None;
        let mut has_items = false;
        while let Some(field) = map.next_key::<String>()? {
            self.guard.next_item();
            match field.as_str() {
                "archive" if has_items => return Err(A::Error::duplicate_field("archive")),
                "archive" => {
                    map.next_value_seed(Items(&mut *self))?;
                    has_items = true;
                }
                "info" if info.is_some() => return Err(A::Error::duplicate_field("info")),
                "info" => info = Some(map.next_value()?),
                other => return Err(A::Error::unknown_field(other, FIELDS)),
            }
        }
        // It comes last, wherever it stood in the JSON.
        let info = info.ok_or_else(|| A::Error::missing_field("info"))?;
        self.element("info", &info.value)?;
        self.text += frame::END;
        self.flush()
    }
}

/// The items of an archive.
struct Items<'w, 'v, W>(&'w mut Writing<'v, W>);

impl<'de, W: Write> DeserializeSeed<'de> for Items<'_, '_, W> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<(), D::Error> {
        deserializer.deserialize_seq(self)
    }
}

impl<'de, W: Write> Visitor<'de> for Items<'_, '_, W> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("the items of an archive")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<(), A::Error> {
        while let Some(item) = items.next_element::<ArchiveItem<'static>>()? {
            let writing = &mut *self.0;
            match &item {
                ArchiveItem::Game(it) => writing.element("game", &it.value),
                ArchiveItem::Document(it) => writing.element("document", &it.value),
                ArchiveItem::Data(it) => writing.element("data", &it.value),
                ArchiveItem::Namebase(it) => writing.element("namebase", &it.value),
                ArchiveItem::Index(it) => writing.element("index", &it.value),
            }?;
            writing.guard.next_item();
        }
        Ok(())
    }
}
