//! Simple types as generated code has them: made from text, displayed as text, and
//! refused with the facet that a text breaks.

use std::borrow::Cow;
use std::fmt::{Debug, Display};
use std::str::FromStr;

use cif_runtime::simple::{Builtin, FacetKind, Fault, SimpleType};
use cif_runtime::{enum_value, list_value, number_value, text_value, union_value};

static COLOUR: SimpleType =
    SimpleType::atomic("Colour", Builtin::Token).enumeration(&["white", "black"]);
static NAME: SimpleType = SimpleType::atomic("Name", Builtin::Token)
    .min_length(1)
    .max_length(5);
static GRADE: SimpleType = SimpleType::atomic("Grade", Builtin::UnsignedByte).max_inclusive("6");
static COLOURS: SimpleType = SimpleType::list("Colours", &COLOUR);
static NAMES: SimpleType = SimpleType::list("Names", &NAME);
static ANY: SimpleType = SimpleType::union("Any", &[&COLOUR, &GRADE]);
static LABEL: SimpleType = SimpleType::union("Label", &[&GRADE, &NAME]);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Colour {
    White,
    Black,
}

impl Colour {
    const ALL: &'static [Self] = &[Self::White, Self::Black];

    const fn as_str(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Name<'a>(Cow<'a, str>);

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Grade(u8);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Colours(Vec<Colour>);

#[derive(Clone, PartialEq, Eq, Debug)]
struct Names<'a>(Vec<Name<'a>>);

#[derive(Clone, PartialEq, Eq, Debug)]
enum Any {
    Colour(Colour),
    Grade(Grade),
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Label<'a> {
    Grade(Grade),
    Name(Name<'a>),
}

enum_value!(Colour, COLOUR);
text_value!(Name, NAME);
number_value!(Grade, u8, GRADE);
list_value!(Colours, Colour, COLOURS);
list_value!(Names<'a>, Name<'a>, NAMES);
union_value!(Any, ANY, { Colour(Colour), Grade(Grade) });
union_value!(Label<'a>, LABEL, { Grade(Grade), Name(Name<'a>) });

/// Makes a value from a text in both ways, and tries a text that does not fit.
fn made<'a, T>(text: &'a str, wrong: &'a str, facet: FacetKind)
where
    T: FromStr<Err = Fault> + TryFrom<&'a str, Error = Fault> + Display + PartialEq + Debug,
{
    let value = T::try_from(text).unwrap();
    assert_eq!(value, text.parse().unwrap());
    assert_eq!(value.to_string(), text.trim());
    let fault = T::try_from(wrong).unwrap_err();
    assert_eq!(fault, wrong.parse::<T>().unwrap_err());
    assert_eq!(fault.facet, facet, "{fault}");
    assert!(!fault.to_string().is_empty());
}

#[test]
fn values_are_made_from_text() {
    made::<Colour>(" white ", "red", FacetKind::Enumeration);
    made::<Name<'_>>(" Anna", "", FacetKind::MinLength);
    made::<Grade>("6", "7", FacetKind::MaxInclusive);
    made::<Colours>("black white", "black red", FacetKind::Item);
    made::<Names<'_>>("Anna Emil", "Emanuel", FacetKind::Item);
    made::<Any>("3", "7", FacetKind::Member);
    made::<Label<'_>>("Anna", "Emanuel", FacetKind::Member);
}

#[test]
fn numbers_are_made_of_numbers() {
    let grade = Grade::try_from(6).unwrap();
    assert_eq!(u8::from(grade), 6);
    let fault = Grade::try_from(7).unwrap_err();
    assert_eq!(fault.facet, FacetKind::MaxInclusive, "{fault}");
}

#[test]
fn lists_are_gone_through_as_they_are() {
    let names = Names::try_from("Anna Emil").unwrap();
    let mut seen = Vec::new();
    for name in &names {
        seen.push(name.as_str());
    }
    assert_eq!(seen, ["Anna", "Emil"]);
    let colours: Colours = "black".parse().unwrap();
    assert_eq!((&colours).into_iter().count(), 1);
}

#[test]
fn texts_are_lent_as_they_are() {
    let lent: (&str, &str) = (Colour::Black.as_ref(), &Name(Cow::Borrowed("Anna")));
    assert_eq!(lent, ("black", "Anna"));
    assert_eq!(AsRef::<str>::as_ref(&Name(Cow::Borrowed("Anna"))), "Anna");
    let name = Name::try_from("Anna").unwrap();
    assert!(matches!(name.0, Cow::Borrowed(_)), "nothing is copied");
}
