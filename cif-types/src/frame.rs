//! The frame of an archive, for writing it element by element: its beginning,
//! the elements in it, and its end.
//!
//! ```
//! use cif_types::{Game, GameInfo, MoveSection, frame};
//!
//! let mut text = frame::BEGIN.to_owned();
//! frame::push("game", &Game::new(GameInfo::default(), MoveSection::default()), &mut text)?;
//! // .. more games, and the `info` of the archive.
//! text += frame::END;
//! assert!(text.contains("\n  <game>\n"));
//! # Ok::<(), cif_types::WriteError>(())
//! ```

use crate::record::{Data, Field, FieldKind, Record, Value, Visitor};
use crate::{CifItem, Spanned, WriteElement, WriteError, Writer};

/// An archive up to its first element.
pub const BEGIN: &str = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<cif>";

/// An archive after its last element.
pub const END: &str = "\n</cif>\n";

/// Writes an element of an archive behind others, on lines of its own.
///
/// # Errors
/// When it holds a character that XML cannot hold. Nothing of it is written
/// then.
pub fn push(
    name: &'static str,
    element: &impl WriteElement,
    out: &mut String,
) -> std::result::Result<(), WriteError> {
    let begin = out.len();
    let mut writer = Writer::inside("cif", std::mem::take(out));
    writer.element(name, element);
    let (text, written) = writer.leave();
    *out = text;
    if written.is_err() {
        out.truncate(begin);
    }
    written
}

/// Writes an item of an archive, of any kind, as [`push`] does.
///
/// # Errors
/// Those of [`push`].
pub fn push_item(item: &CifItem<'_>, out: &mut String) -> std::result::Result<(), WriteError> {
    match item {
        CifItem::Game(it) => push("game", &it.value, out),
        CifItem::Document(it) => push("document", &it.value, out),
        CifItem::Data(it) => push("data", &it.value, out),
        CifItem::Namebase(it) => push("namebase", &it.value, out),
        CifItem::Index(it) => push("index", &it.value, out),
        CifItem::Info(it) => push("info", &it.value, out),
    }
}

/// Looks whether [`push_item`] can write an item, without writing it: for items that are written
/// later than they are taken.
///
/// # Errors
/// Those of [`push_item`].
pub fn check_item(item: &CifItem<'_>) -> std::result::Result<(), WriteError> {
    match item {
        CifItem::Game(it) => check("game", &it.value),
        CifItem::Document(it) => check("document", &it.value),
        CifItem::Data(it) => check("data", &it.value),
        CifItem::Namebase(it) => check("namebase", &it.value),
        CifItem::Index(it) => check("index", &it.value),
        CifItem::Info(it) => check("info", &it.value),
    }
}

fn check<'a>(name: &'static str, element: &impl Record<'a>) -> std::result::Result<(), WriteError> {
    let mut forbidden = Forbidden {
        element: name,
        place: name,
        error: None,
    };
    element.visit(&mut forbidden);
    forbidden.error.map_or(Ok(()), Err)
}

/// Looks for the first character that XML cannot hold.
struct Forbidden {
    /// The element at hand, and the element or attribute.
    element: &'static str,
    place: &'static str,
    error: Option<WriteError>,
}

impl Visitor for Forbidden {
    fn field<'a, D: Data<'a>>(&mut self, field: &'static Field, data: &D) {
        let element = self.element;
        match field.kind {
            FieldKind::Attribute => self.place = field.name,
            FieldKind::Child => (self.element, self.place) = (field.name, field.name),
            FieldKind::Part | FieldKind::Text => self.place = element,
        }
        data.visit(self);
        self.element = element;
    }

    fn value<'a, V: Value<'a>>(&mut self, value: &Spanned<V>) {
        if self.error.is_none() {
            self.error = WriteError::of(self.place, &value.value.lexical());
        }
    }
}
