//! Content models in the notation of DTDs, for tests: `(a, (b | c)?, d{2,4})`,
//! with `&` between the parts of an `all`. `a:1` is an element of another type
//! than `a`. A group of one part is a sequence.

use std::iter::Peekable;
use std::str::Chars;

use cif_runtime::simple::{WhiteSpace, builtin::Builtin};

use crate::lines::Line;
use crate::model::{
    Child, ComplexType, Content, Facets, Particle, Schema, SimpleType, Term, Type, Unused, Variety,
};
use crate::namespaces::Namespaces;
use crate::source::Methods;

/// Reads a content model; a mistake in it is a mistake in the test.
pub(crate) fn particle(model: &str) -> Particle {
    let mut rest = model.chars().peekable();
    let particle = one(&mut rest);
    skip(&mut rest);
    assert_eq!(rest.next(), None, "the end of {model}");
    particle
}

/// A particle without further ado: once, and of no named group.
pub(crate) fn once(term: Term) -> Particle {
    Particle {
        min: 1,
        max: Some(1),
        term,
        group: None,
        line: Line::at(1),
    }
}

/// An element of the simple type with a number.
pub(crate) fn element(name: &str, ty: usize) -> Term {
    Term::Element(Child {
        namespace: String::new(),
        wildcard: None,
        nillable: false,
        identity: Vec::new(),
        name: name.to_owned(),
        ty: Type::Simple(ty),
        default: None,
        fixed: None,
        block: Methods::default(),
        documentation: String::new(),
        notes: Vec::new(),
        line: Line::at(1),
    })
}

/// A type with this content.
pub(crate) fn complex(component: &str, content: Content) -> ComplexType {
    ComplexType {
        content,
        ..ComplexType::empty(component, Line::at(1))
    }
}

/// A schema of these types, and the simple type `xs:string`.
pub(crate) fn schema(complex: Vec<ComplexType>) -> Schema {
    let string = SimpleType {
        component: "xs:string".to_owned(),
        is_built_in: true,
        base: None,
        white_space: WhiteSpace::Preserve,
        variety: Variety::Atomic(Builtin::String),
        facets: Facets::default(),
        fixed: Vec::new(),
        own: Vec::new(),
        documentation: String::new(),
        line: Line::at(1),
    };
    let named_complex = complex.len();
    Schema {
        namespaces: Namespaces::default(),
        simple: vec![string],
        complex,
        roots: Vec::new(),
        abstract_elements: Vec::new(),
        named_simple: 0,
        named_complex,
        attributes: Vec::new(),
        unused: Unused::default(),
        equal: Vec::new(),
        identity: Vec::new(),
    }
}

fn one(rest: &mut Peekable<Chars<'_>>) -> Particle {
    skip(rest);
    let mut particle = once(if rest.next_if_eq(&'(').is_some() {
        group(rest)
    } else {
        let name = word(rest);
        let ty = rest.next_if_eq(&':').map_or(0, |_| number(rest));
        element(&name, ty)
    });
    (particle.min, particle.max) = match rest.peek() {
        Some('?') => (0, Some(1)),
        Some('*') => (0, None),
        Some('+') => (1, None),
        Some('{') => {
            rest.next();
            let min = number(rest);
            let max = match rest.next_if_eq(&',') {
                None => Some(min),
                Some(_) if rest.peek() == Some(&'}') => None,
                Some(_) => Some(number(rest)),
            };
            assert_eq!(rest.peek(), Some(&'}'));
            (min, max)
        }
        _ => return particle,
    };
    rest.next();
    particle
}

fn group(rest: &mut Peekable<Chars<'_>>) -> Term {
    let mut parts = Vec::new();
    let mut separator = ',';
    skip(rest);
    while rest.next_if_eq(&')').is_none() {
        parts.push(one(rest));
        skip(rest);
        if let Some(found) = rest.next_if(|it| ",|&".contains(*it)) {
            assert!(parts.len() == 1 || found == separator, "mixed separators");
            separator = found;
        }
        skip(rest);
    }
    match separator {
        '|' => Term::Choice(parts),
        '&' => Term::All(parts),
        _ => Term::Sequence(parts),
    }
}

fn word(rest: &mut Peekable<Chars<'_>>) -> String {
    let name: String = std::iter::from_fn(|| rest.next_if(|it| it.is_alphabetic())).collect();
    assert!(!name.is_empty(), "a name before {:?}", rest.peek());
    name
}

fn number(rest: &mut Peekable<Chars<'_>>) -> usize {
    let digits: String = std::iter::from_fn(|| rest.next_if(char::is_ascii_digit)).collect();
    digits.parse().expect("a number")
}

fn skip(rest: &mut Peekable<Chars<'_>>) {
    while rest.next_if_eq(&' ').is_some() {}
}
