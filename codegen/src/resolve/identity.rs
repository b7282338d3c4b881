//! Identity constraints: what references refer to (XML Schema Part 1, 3.11.6).

use super::Resolver;
use crate::error::Error;
use crate::model::{Identity, IdentityKind};
use crate::source::{self, Source};

impl Resolver<'_> {
    /// The numbers of the identity constraints of an element.
    pub(super) fn identity(&self, element: &source::Element) -> Vec<usize> {
        let number = |name: &String| position(self.source, name);
        element.identity.iter().filter_map(number).collect()
    }
}

/// All identity constraints, their references followed.
pub(super) fn resolve(source: &Source) -> Result<Vec<Identity>, Error> {
    source.identity.iter().map(|it| one(source, it)).collect()
}

fn one(source: &Source, constraint: &source::IdentityConstraint) -> Result<Identity, Error> {
    let refuse = |message: String| Err(Error::new(&constraint.component, constraint.line, message));
    let kind = match &constraint.kind {
        source::IdentityKind::Unique => IdentityKind::Unique,
        source::IdentityKind::Key => IdentityKind::Key,
        source::IdentityKind::KeyRef(name) => {
            let Some(number) = position(source, name) else {
                return refuse(format!("no key `{name}`"));
            };
            let referred = &source.identity[number];
            if let source::IdentityKind::KeyRef(_) = referred.kind {
                return refuse(format!("refers to `{name}`, which is a reference itself"));
            }
            let (own, other) = (constraint.fields.len(), referred.fields.len());
            if own != other {
                let fields = |count| match count {
                    1 => "1 field".to_owned(),
                    _ => format!("{count} fields"),
                };
                let (own, other) = (fields(own), fields(other));
                return refuse(format!(
                    "has {own}, and `{name}`, to which it refers, {other}"
                ));
            }
            IdentityKind::KeyRef(number)
        }
    };
    Ok(Identity {
        name: constraint.name.clone(),
        component: constraint.component.clone(),
        kind,
        selector: constraint.selector.clone(),
        fields: constraint.fields.clone(),
        documentation: constraint.documentation.clone(),
    })
}

fn position(source: &Source, name: &str) -> Option<usize> {
    source.identity.iter().position(|it| it.name == name)
}
