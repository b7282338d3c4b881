//! Identity constraints: what references refer to (XML Schema Part 1, 3.11.6).

use super::Resolver;
use crate::error::Error;
use crate::index::Index;
use crate::source::{self, IdentityConstraint, IdentityKind, Source};

impl Resolver<'_> {
    /// The numbers of the identity constraints of an element.
    pub(super) fn identity(&self, element: &source::Element) -> Vec<usize> {
        let number = |name: &String| self.index.identity.get(name.as_str()).copied();
        element.identity.iter().filter_map(number).collect()
    }
}

/// All identity constraints, their references followed.
pub(super) fn resolve(
    source: &Source,
    index: &Index<'_>,
) -> Result<Vec<IdentityConstraint<usize>>, Error> {
    source
        .identity
        .iter()
        .map(|it| one(source, index, it))
        .collect()
}

fn one(
    source: &Source,
    index: &Index<'_>,
    constraint: &IdentityConstraint,
) -> Result<IdentityConstraint<usize>, Error> {
    let refuse = |message: String| Err(Error::new(&constraint.component, constraint.line, message));
    let kind = match &constraint.kind {
        IdentityKind::Unique => IdentityKind::Unique,
        IdentityKind::Key => IdentityKind::Key,
        IdentityKind::KeyRef(name) => {
            let Some(&number) = index.identity.get(name.as_str()) else {
                return refuse(format!("no key `{name}`"));
            };
            let referred = &source.identity[number];
            if let IdentityKind::KeyRef(_) = referred.kind {
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
    Ok(IdentityConstraint {
        name: constraint.name.clone(),
        component: constraint.component.clone(),
        kind,
        selector: constraint.selector.clone(),
        fields: constraint.fields.clone(),
        documentation: constraint.documentation.clone(),
        line: constraint.line,
    })
}
