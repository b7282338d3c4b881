//! Wildcards, and the type that allows anything.

use std::fmt::{self, Display};

use super::{Child, ComplexType, Content, Model, Order, Step};

/// A wildcard: in a content model it allows elements, in a type attributes.
#[derive(Clone, Copy, Debug)]
pub struct Wildcard {
    /// Its number among the names of its content model.
    pub symbol: usize,
    /// The namespaces that it allows.
    pub allowed: Allowed,
    /// The way in which what it allows is checked.
    pub process: Process,
}

/// Namespaces; no namespace is an empty text.
#[derive(Clone, Copy, Debug)]
pub enum Allowed {
    /// Those, and no other.
    Only(&'static [&'static str]),
    /// All but those.
    Not(&'static [&'static str]),
}

/// The way in which what a wildcard allows is checked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Process {
    /// By its declaration, which it must have.
    Strict,
    /// By its declaration, if it has one.
    Lax,
    /// Not at all.
    Skip,
}

impl Allowed {
    /// Returns true if names of a namespace are allowed.
    pub fn has(&self, namespace: &str) -> bool {
        match self {
            Self::Only(names) => names.contains(&namespace),
            Self::Not(names) => !names.contains(&namespace),
        }
    }
}

/// The elements that a wildcard of those namespaces allows, in words.
impl Display for Allowed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (begin, names) = match self {
            Self::Not([]) => return f.write_str("an element"),
            Self::Not([""]) => return f.write_str("an element of a namespace"),
            Self::Not(["", names @ ..]) => ("an element of another namespace than ", names),
            Self::Not(names) => ("an element that is not of ", *names),
            Self::Only(names) => ("an element of ", *names),
        };
        f.write_str(begin)?;
        for (number, name) in names.iter().enumerate() {
            let before = if number == 0 { "" } else { " or " };
            match *name {
                "" => write!(f, "{before}no namespace")?,
                name => write!(f, "{before}`{name}`")?,
            }
        }
        Ok(())
    }
}

/// `xs:anyType`: any attributes, any elements and any text.
pub static ANY: ComplexType = anything("xs:anyType", &LAX, &LAX_MODEL);

/// An element of any name.
pub(crate) static ANYTHING: Child = Child::complex("##any", &ANY);

/// An element that a wildcard allows unchecked.
pub(crate) static UNCHECKED: Child = Child::complex("##any", &UNCHECKED_TYPE);

/// Returns true if a type is that of elements that a wildcard allows unchecked.
pub(crate) fn is_unchecked(ty: &'static ComplexType) -> bool {
    std::ptr::eq(ty, &raw const UNCHECKED_TYPE)
}

static UNCHECKED_TYPE: ComplexType = anything("xs:anyType", &SKIP, &SKIP_MODEL);
static LAX: Wildcard = all(Process::Lax);
static SKIP: Wildcard = all(Process::Skip);
static LAX_MODEL: Model = any_number(
    &[Child::complex("##any", &ANY).repeated()],
    &[all(Process::Lax)],
);
static SKIP_MODEL: Model = any_number(
    &[Child::complex("##any", &UNCHECKED_TYPE).repeated()],
    &[all(Process::Skip)],
);

const fn all(process: Process) -> Wildcard {
    Wildcard {
        symbol: 0,
        allowed: Allowed::Not(&[]),
        process,
    }
}

const fn anything(
    name: &'static str,
    others: &'static Wildcard,
    model: &'static Model,
) -> ComplexType {
    ComplexType {
        name,
        attributes: &[],
        required: 0,
        attribute: |_| None,
        others: Some(others),
        content: Content::Mixed(model),
    }
}

/// The step back to the only state.
const AGAIN: &[Step] = &[Step::to(0, 0)];

const fn any_number(children: &'static [Child], wildcards: &'static [Wildcard]) -> Model {
    Model {
        children,
        symbol: |_| None,
        order: Order::Automaton {
            names: 1,
            steps: AGAIN,
            accepting: &[true],
        },
        aliases: &[],
        wildcards,
    }
}
