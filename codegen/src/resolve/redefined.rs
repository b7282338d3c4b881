//! Groups that take the places of others without referring to them: they must allow
//! nothing that these do not (XML Schema Part 1, 4.2.2). Two types that nothing uses, one
//! with the content of the group and one with that of its original, have this checked as
//! any restriction.

use super::{Resolver, complex};
use crate::error::Error;
use crate::model::ComplexType;
use crate::source::{AttributeUse, Redefined};

impl Resolver<'_> {
    /// Adds the types that stand for groups that were redefined.
    pub(super) fn redefined(&mut self) -> Result<(), Error> {
        let source = self.source;
        for it in &source.redefined {
            let base = if it.is_group {
                let particle = self.group(&it.original, &it.original, it.line)?;
                complex::of_group(&it.name, it.line, particle)
            } else {
                self.of_attributes(it)?
            };
            let id = self.complex.len();
            let own = if it.is_group {
                let particle = self.group(&it.name, &it.name, it.line)?;
                complex::of_group(&it.name, it.line, particle)
            } else {
                self.restricted_attributes(it, &base)?
            };
            self.complex.push(Some(base));
            self.complex.push(Some(ComplexType {
                restricts: Some(id),
                ..own
            }));
        }
        Ok(())
    }

    fn of_attributes(&mut self, it: &Redefined) -> Result<ComplexType, Error> {
        let attributes = self.attribute_group(&it.original)?;
        Ok(ComplexType {
            attributes: attributes.declared,
            other_attributes: attributes.other,
            ..ComplexType::empty(&it.name, it.line)
        })
    }

    fn restricted_attributes(
        &mut self,
        it: &Redefined,
        base: &ComplexType,
    ) -> Result<ComplexType, Error> {
        let own = self.attribute_group(&it.name)?.declared;
        let mut required = base.attributes.iter().filter(|it| it.required);
        if let Some(lost) = required.find(|it| own.iter().all(|own| own.name != it.name)) {
            let message = format!("the attribute `{}` is required in the original", lost.name);
            return Err(Error::new(&it.name, it.line, message));
        }
        let mut ty = ComplexType {
            attributes: base.attributes.clone(),
            other_attributes: base.other_attributes.clone(),
            ..ComplexType::empty(&it.name, it.line)
        };
        let uses = [AttributeUse::Group(it.name.clone(), it.line)];
        self.derived_attributes(&uses, false, &mut ty)?;
        Ok(ty)
    }
}
