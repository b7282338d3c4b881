//! References of a value by number: the fields that the schema notes as
//! references, wherever they stand.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use cif_runtime::record::{Data, Field, Record, Visitor};
use cif_runtime::schema::{Child, ComplexType, Content, Type};
use cif_runtime::{Span, Spanned, Value};

use crate::{
    EntryKind, Extraneous, GEvent, GPlayer, GSource, NEvent, NPlayer, components as component,
    tables,
};

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

/// The types that have fields of which the schema notes that they are references.
const REFERRING: [(&str, &[Field]); 6] = [
    (component::gevent::SELF, GEvent::FIELDS),
    (component::gplayer::SELF, GPlayer::FIELDS),
    (component::gsource::SELF, GSource::FIELDS),
    (component::extraneous::SELF, Extraneous::FIELDS),
    (component::nevent::SELF, NEvent::FIELDS),
    (component::nplayer::SELF, NPlayer::FIELDS),
];

/// Types of things that an entry of an index stands for: their `id` refers to the entry.
const BY_ID: [(&str, EntryKind); 2] = [
    (component::game_head::SELF, EntryKind::Game),
    (component::document::SELF, EntryKind::Document),
];

/// The kinds of entries that the attributes and elements of a type refer to, of all of them or of
/// those of one name; the type is given by its component.
pub fn referred(ty: &str, name: Option<&str>) -> impl Iterator<Item = EntryKind> {
    let is_named = move |known: &str| name.is_none_or(|name| name == known);
    let by_id = BY_ID.into_iter().filter(move |_| is_named("id"));
    let by_id = by_id.filter(move |(owner, _)| *owner == ty);
    let noted = REFERRING.into_iter().filter(move |(owner, _)| *owner == ty);
    let noted = noted.flat_map(|(_, fields)| fields);
    let noted = noted.filter(move |field| is_named(field.name));
    noted.filter_map(kind).chain(by_id.map(|(_, kind)| kind))
}

/// The kinds of entries that something inside of an element of a type may refer to, or inside of
/// its children of one name; the type is given by its component.
pub fn referred_inside(ty: &str, name: Option<&str>) -> impl Iterator<Item = EntryKind> {
    let is_named = |child: &&Child| name.is_none_or(|name| name == child.name);
    let children = TYPES.get(ty).into_iter().flat_map(|ty| children(ty));
    let mut inside = BTreeMap::new();
    children
        .filter(is_named)
        .for_each(|it| gather(it, &mut inside));
    inside.into_keys().flat_map(|ty| referred(ty, None))
}

/// The types of elements that have attributes or children, by their components.
static TYPES: LazyLock<BTreeMap<&str, &ComplexType>> = LazyLock::new(|| {
    let mut types = BTreeMap::new();
    for root in tables::SCHEMA.roots {
        gather(root, &mut types);
    }
    types
});

/// Adds the type of an element and those of all inside of it.
fn gather(element: &'static Child, types: &mut BTreeMap<&'static str, &'static ComplexType>) {
    if let Type::Complex(ty) = element.ty
        && types.insert(ty.name, ty).is_none()
    {
        children(ty).for_each(|it| gather(it, types));
    }
}

fn children(ty: &'static ComplexType) -> impl Iterator<Item = &'static Child> {
    match &ty.content {
        Content::Elements(model) | Content::Mixed(model) => model.children.iter(),
        Content::Empty | Content::Text(_) => [].iter(),
    }
}

/// The kind of entry that a field refers to.
fn kind(field: &Field) -> Option<EntryKind> {
    field.note("refers").and_then(EntryKind::of_name)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The schema notes the kind of each reference by its name, and no other type has any.
    #[test]
    fn what_the_schema_refers_to_is_a_kind() {
        let fields = || REFERRING.into_iter().flat_map(|(_, fields)| fields);
        let notes: Vec<_> = fields().filter_map(|it| it.note("refers")).collect();
        for kind in &notes {
            assert!(EntryKind::of_name(kind).is_some(), "{kind}");
        }
        let source = include_str!("snapshot.rs");
        assert_eq!(source.matches("#[note(\"refers\"").count(), notes.len());
        assert!(
            REFERRING
                .iter()
                .all(|(ty, _)| referred(ty, None).count() > 0)
        );
    }

    #[test]
    fn references_are_known_by_component() {
        let kinds = |ty, name| referred(ty, name).collect::<Vec<_>>();
        assert_eq!(kinds("GPlayer", Some("id")), [EntryKind::Player]);
        assert_eq!(kinds("GPlayer", None), [EntryKind::Player, EntryKind::Team]);
        assert_eq!(kinds("GameHead", None), [EntryKind::Game]);
        assert_eq!(kinds("Engine", Some("id")), []);
        let inside = |ty, name| referred_inside(ty, name).collect::<Vec<_>>();
        assert_eq!(inside("NSite", None), []);
        assert_eq!(inside("MoveSection", None), []);
        assert_eq!(inside("GameHead", Some("white")), kinds("GPlayer", None));
        let game = [EntryKind::Game];
        assert!(
            inside("Game", None)
                .into_iter()
                .any(|it| game.contains(&it))
        );
        assert_eq!(inside("Game", Some("moves")), []);
    }

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
