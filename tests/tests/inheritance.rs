//! Inheritance of heads, member by member. The members come from the tables of the
//! schema, so that a field added there is tried here too: a game inherits it from
//! its entry, may not say it again, and has it in the flat form.

use cif_index::Flattener;
use cif_runtime::schema::{Child, Type};
use cif_tests::sample::Sampler;
use cif_tests::sample::value::Values;
use cif_tests::tables;
use cif_tests::tree::{Element, Node};
use cif_types::record::Record as _;
use cif_types::{ArchiveItem, CifItem, GPlayer, GameHead, IndexChoice};
use cif_validator::{Options, effective_head};

/// A section of a head in two forms: with a member, and without.
struct Member {
    /// The path of the section in the head.
    section: String,
    /// The name of the member; attributes carry an `@`.
    name: String,
    with: Element,
    without: Element,
}

/// Nesting at which a sampler adds only what must stand.
const DEEP: usize = 99;

/// The smallest element of a declaration that has the wanted attribute or child.
fn element(declared: &'static Child, attribute: Option<&str>, slot: Option<usize>) -> Element {
    let mut element = Element::new(declared.name);
    let Type::Complex(ty) = declared.ty else {
        panic!("a section has members");
    };
    for it in ty.attributes {
        if it.required || attribute == Some(it.name) {
            element.push_attribute(it.name, &Values::default().plain(it.ty));
        }
    }
    if let Some(model) = tables::model(declared.ty) {
        let wanted: Vec<_> = slot.into_iter().collect();
        let slots = tables::shortest(&model.order, 0, &wanted).expect("a way to the end");
        for slot in slots {
            let child = Sampler::new(1).element(&model.children[slot], DEEP);
            element.children.push(Node::Element(child));
        }
    }
    element
}

/// The members of a section; those of a section inside it too.
fn members(declared: &'static Child, path: &str, found: &mut Vec<Member>) {
    let Type::Complex(ty) = declared.ty else {
        return;
    };
    let without = element(declared, None, None);
    let mut add = |name: String, with: Element| {
        if with != without {
            let without = without.clone();
            let section = path.to_owned();
            found.push(Member {
                section,
                name,
                with,
                without,
            });
        }
    };
    for it in ty.attributes {
        add(
            format!("@{}", it.name),
            element(declared, Some(it.name), None),
        );
    }
    let children = tables::model(declared.ty).map_or(&[][..], |it| it.children);
    let mut inner = Vec::new();
    for (slot, child) in children.iter().enumerate() {
        if is_section(child.name) {
            members(child, &format!("{path}/{}", child.name), &mut inner);
        } else {
            add(child.name.to_owned(), element(declared, None, Some(slot)));
        }
    }
    let around = |inside: Element| {
        let mut whole = without.clone();
        whole.children.push(Node::Element(inside));
        whole
    };
    found.extend(inner.into_iter().map(|it| Member {
        with: around(it.with),
        without: around(it.without),
        ..it
    }));
}

/// Returns true if a member of a player is a section of its own.
fn is_section(name: &str) -> bool {
    let mut fields = GPlayer::FIELDS.iter();
    fields.any(|it| it.name == name && it.note("section").is_some())
}

fn archive(entry: &Element, game: &Element) -> String {
    let (entry, game) = (entry.to_document(), game.to_document());
    format!(
        "<cif><index><game id=\"1\">{entry}</game></index>\
         <game><info><head id=\"1\">{game}</head></info><moves/></game>\
         <info><version>1.0</version><creator/><created>2014-12-21</created><content/></info></cif>"
    )
}

fn without_id<'a>(head: &GameHead<'a>) -> GameHead<'a> {
    let mut head = head.clone();
    head.id = None;
    head
}

/// Merges and flattens an archive whose game should come to have the head of its
/// entry, or its own.
fn inherits(text: &str, is_of_entry: bool) {
    let reading = cif_types::read(text);
    assert_eq!(reading.violations, [], "{text}");
    let [ArchiveItem::Index(index), ArchiveItem::Game(game)] = &reading.value.items[..] else {
        panic!("an index and a game: {text}");
    };
    let IndexChoice::Game(entry) = &index.items[0] else {
        panic!("the entry of a game: {text}");
    };
    let own = game.info.head.as_ref().expect("a head");
    let merged = effective_head(own, Some(&entry.base));
    let expected = without_id(if is_of_entry { &entry.base } else { own });
    assert_eq!(without_id(&merged), expected, "{text}");

    let mut flattener = Flattener::new();
    assert!(flattener.item(CifItem::Index(index.clone())).is_none());
    let Some(CifItem::Game(flat)) = flattener.item(CifItem::Game(game.clone())) else {
        panic!("a game: {text}");
    };
    let is_kept = flat.info.head.as_ref().is_some_and(|it| **it == expected);
    let losses: Vec<_> = flattener.finish().collect();
    // A number that no entry has is reported as lost.
    assert!(is_kept == losses.is_empty(), "{text}\n{flat:?}");
}

#[test]
fn every_member_of_a_head_is_inherited() {
    let mut all = Vec::new();
    let head = tables::model(Type::Complex(&cif_types::tables::GAME_HEAD)).expect("a model");
    for section in head.children {
        members(section, section.name, &mut all);
    }
    assert!(all.len() > 80, "only {} members", all.len());
    // Two players, six other sections, and the flags.
    if let Ok(added) = std::env::var("CIF_ADDED_FIELD") {
        let named = all
            .iter()
            .filter(|it| it.name.trim_start_matches('@') == added);
        let number = named.count();
        assert!(number >= 9, "{added} is a member of {number} sections");
    }
    for member in all {
        let Member {
            section,
            name,
            with,
            without,
        } = member;
        inherits(&archive(&with, &without), true);
        inherits(&archive(&without, &with), false);

        let twice = archive(&with, &with);
        let findings = cif_validator::check_str(&twice, &Options::default()).expect("findings");
        let names = [format!("`{section}/{name}`"), format!("`{section}`")];
        let is_refused = findings.iter().any(|it| {
            matches!(&*it.id, "IX-007" | "IX-008")
                && names.iter().any(|name| it.message.contains(name))
        });
        assert!(is_refused, "{section}/{name}: {findings:?}");
    }
}
