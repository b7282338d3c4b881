//! `xs:anyType` and wildcards.

use std::collections::BTreeSet;

use super::Resolver;
use crate::error::Error;
use crate::lines::{Line, Notes};
use crate::model::{Child, ComplexType, Content, Particle, Term, Type};
use crate::source::Methods;
use crate::wildcard::{Allowed, Process, Wildcard};

impl Resolver<'_> {
    /// The number of `xs:anyType`: any attributes, any elements and any text.
    pub(super) fn any_type(&mut self) -> usize {
        if let Some(id) = self.any {
            return id;
        }
        let id = self.complex.len();
        self.any = Some(id);
        let wildcard = Wildcard {
            allowed: Allowed::Not(BTreeSet::new()),
            process: Process::Lax,
            line: Line::NONE,
        };
        self.complex.push(Some(ComplexType {
            is_any: true,
            other_attributes: Some(wildcard.clone()),
            content: Content::Mixed(Some(Particle {
                min: 0,
                max: None,
                term: Term::Element(any(&wildcard, id)),
                group: None,
                line: Line::NONE,
            })),
            ..ComplexType::empty("xs:anyType", Line::NONE)
        }));
        id
    }

    /// The elements that a wildcard allows.
    pub(super) fn any_element(&mut self, wildcard: &Wildcard) -> Term {
        Term::Element(any(wildcard, self.any_type()))
    }
}

fn any(wildcard: &Wildcard, any_type: usize) -> Child {
    Child {
        name: wildcard.allowed.name(),
        namespace: String::new(),
        wildcard: Some(Box::new(wildcard.clone())),
        nillable: false,
        identity: Vec::new(),
        ty: Type::Complex(any_type),
        default: None,
        fixed: None,
        block: Methods::default(),
        documentation: String::new(),
        notes: Notes::new(),
        line: wildcard.line,
    }
}

/// The wildcard for the attributes of an extension: what the base allows, and its own.
pub(super) fn extended(
    base: Option<&Wildcard>,
    own: Option<Wildcard>,
    component: &str,
) -> Result<Option<Wildcard>, Error> {
    match (base, own) {
        (Some(base), Some(own)) => {
            let allowed = base.allowed.or(&own.allowed);
            expressible(Wildcard { allowed, ..own }, component).map(Some)
        }
        (base, own) => Ok(own.or_else(|| base.cloned())),
    }
}

/// Refuses a wildcard for attributes that several make where none alone could say it.
pub(super) fn expressible(wildcard: Wildcard, component: &str) -> Result<Wildcard, Error> {
    if wildcard.allowed.is_expressible() {
        return Ok(wildcard);
    }
    let message = "no xs:anyAttribute can say which namespaces this one and another make together";
    Err(Error::new(component, wildcard.line, message))
}

/// Checks the wildcard for the attributes of a restriction against that of its base.
pub(super) fn check_restriction(
    base: Option<&Wildcard>,
    own: Option<&Wildcard>,
    component: &str,
    line: Line,
) -> Result<(), Error> {
    let Some(own) = own else {
        return Ok(());
    };
    let is_within = base.is_some_and(|base| {
        own.allowed.is_within(&base.allowed) && own.process.strength() >= base.process.strength()
    });
    if is_within {
        Ok(())
    } else {
        let message = "xs:anyAttribute allows more than that of the base";
        Err(Error::new(component, line, message))
    }
}
