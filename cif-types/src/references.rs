//! References of a value by number: the fields that the schema notes as
//! references, wherever they stand.

use cif_runtime::record::{Data, Field, Record, Visitor};
use cif_runtime::{Span, Spanned, Value};

use crate::EntryKind;

/// A reference to an entry of an index or a namebase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reference {
    /// The kind of the entry.
    pub kind: EntryKind,
    /// Its number.
    pub id: u32,
    /// The place of the reference.
    pub span: Span,
}

/// The references in a value, in the order of its fields.
pub fn references<'a>(value: &impl Record<'a>) -> Vec<Reference> {
    let mut references = References::default();
    value.visit(&mut references);
    references.found
}

/// The references in what a field or an alternative holds.
pub fn references_within<'a>(data: &impl Data<'a>) -> Vec<Reference> {
    let mut references = References::default();
    data.visit(&mut references);
    references.found
}

#[derive(Default)]
struct References {
    found: Vec<Reference>,
    /// The kind of entry that the field at hand refers to.
    refers: Option<EntryKind>,
}

impl Visitor for References {
    fn field<'a, D: Data<'a>>(&mut self, field: &'static Field, data: &D) {
        if !data.is_absent() {
            let outer = std::mem::replace(&mut self.refers, kind(field));
            data.visit(self);
            self.refers = outer;
        }
    }

    fn value<'a, V: Value<'a>>(&mut self, value: &Spanned<V>) {
        if let Some(kind) = self.refers
            && let Ok(id) = value.value.lexical().parse()
        {
            let span = value.span;
            self.found.push(Reference { kind, id, span });
        }
    }
}

/// The kind of entry that a field refers to.
fn kind(field: &Field) -> Option<EntryKind> {
    field.note("refers").and_then(EntryKind::of_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reference_of_a_head_is_found() {
        let text = r#"<cif><game><info><head id="1">
            <event eventid="2" siteid="3" sponsorid="4"><siteid>5</siteid><sponsorid>6</sponsorid></event>
            <white id="7"><teamid>8</teamid></white><black id="9"/>
            <source id="10"/><extraneous annotatorid="11" creatorid="12" phraseid="13"/>
            </head></info><moves/></game></cif>"#;
        let reading = crate::read(text);
        let Some(crate::ArchiveItem::Game(game)) = reading.value.items.first() else {
            panic!("it is a game");
        };
        let head = game.info.head.as_ref().expect("it has a head");
        let found = references(&head.value);
        let found: Vec<_> = found.iter().map(|it| (it.kind.name(), it.id)).collect();
        let expected = [
            ("event", 2),
            ("site", 3),
            ("sponsor", 4),
            ("site", 5),
            ("sponsor", 6),
            ("player", 7),
            ("team", 8),
            ("player", 9),
            ("source", 10),
            ("annotator", 11),
            ("creator", 12),
            ("phrase", 13),
        ];
        assert_eq!(found, expected);
        assert_eq!(references_within(head), references(&head.value));
    }
}
