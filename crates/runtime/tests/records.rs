//! Declarations of types and what follows from them: the fields that visitors
//! and joiners see, with their notes.

use cif_runtime::record::{Content, Data, Field, FieldKind, Joiner, Record, Visitor};
use cif_runtime::schema::{Attribute, Child, ComplexType, Content as Between, Model, Order};
use cif_runtime::simple::Builtin;
use cif_runtime::{Spanned, Value, element, names};

static NOTE: ComplexType = ComplexType {
    name: "Note",
    attributes: &[Attribute::new("by", Builtin::UnsignedInt.simple_type())],
    required: 0,
    attribute: names!(b"by" 0),
    others: None,
    content: Between::Text(Builtin::Int.simple_type()),
};

static LIST: ComplexType = ComplexType {
    name: "List",
    attributes: &[Attribute::new("of", Builtin::UnsignedByte.simple_type())],
    required: 0,
    attribute: names!(b"of" 0),
    others: None,
    content: Between::Elements(&Model {
        children: &[Child::complex("note", &NOTE).repeated()],
        symbol: names!(b"note" 0),
        order: Order::All {
            required: 0,
            optional: true,
        },
        aliases: &[],
        wildcards: &[],
    }),
};

/// A remark.
#[element(NOTE)]
pub struct Note {
    /// The one who made it.
    #[attribute(0, "by")]
    #[note("refers", "person")]
    pub by: Option<Spanned<u32>>,
    /// The text.
    #[text]
    pub text: Spanned<i32>,
}

/// Some \<remarks>.
#[element(LIST)]
pub struct List {
    /// Their subject.
    #[attribute(0, "of", default = "7")]
    pub of: Option<Spanned<u8>>,
    /// The \<remarks> themselves.
    #[child(0, "note")]
    pub note: Vec<Spanned<Note>>,
}

fn list() -> List {
    let mut note = Note::new(-1);
    note.by = Some(5.into());
    List {
        of: None,
        note: vec![note.into(), Note::new(2).into()],
    }
}

#[test]
fn a_declaration_describes_its_fields() {
    assert_eq!(list().of(), 7);
    let kinds = List::FIELDS.iter().map(|it| (it.name, it.kind));
    let expected = [("of", FieldKind::Attribute), ("note", FieldKind::Child)];
    assert!(kinds.eq(expected));
    assert_eq!(List::FIELDS[1].documentation, "The <remarks> themselves.");
    assert_eq!(Note::FIELDS[0].note("refers"), Some("person"));
    assert_eq!(Note::FIELDS[1].note("refers"), None);
}

/// Every value, and the name of its field.
#[derive(Default)]
struct Values(Vec<(&'static str, String)>, &'static str);

impl Visitor for Values {
    fn field<'a, D: Data<'a>>(&mut self, field: &'static Field, data: &D) {
        self.1 = field.name;
        data.visit(self);
    }

    fn value<'a, V: Value<'a>>(&mut self, value: &Spanned<V>) {
        self.0.push((self.1, value.value.lexical().into_owned()));
    }
}

#[test]
fn a_visitor_sees_every_value() {
    let mut values = Values::default();
    list().visit(&mut values);
    let expected = [("by", "5"), ("text", "-1"), ("text", "2")];
    let found = values.0.iter().map(|(name, value)| (*name, value.as_str()));
    assert!(found.eq(expected), "{:?}", values.0);
}

/// Gives a value what it does not have.
struct Fill;

impl Joiner for Fill {
    fn field<'a, D>(&mut self, _: &'static Field, own: &mut D, other: &D)
    where
        D: Data<'a> + Clone + PartialEq,
    {
        if own.is_absent() {
            own.clone_from(other);
        }
    }
}

#[test]
fn a_joiner_merges_field_by_field() {
    let mut own = <List as Content<'_>>::placeholder();
    own.of = Some(1.into());
    own.join(&list(), &mut Fill);
    assert_eq!(own.of(), 1);
    assert_eq!(own.note, list().note);
}
