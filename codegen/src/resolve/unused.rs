//! Groups and global attributes that no type uses. They are resolved like all
//! others, so that what is wrong in them is found.

use super::{Resolver, complex};
use crate::error::Error;
use crate::model::{Attribute, Unused};

impl Resolver<'_> {
    /// Resolves what is still waiting; all types that are used must be known.
    pub(super) fn unused(&mut self) -> Result<Unused, Error> {
        let source = self.source;
        let mut unused = Unused {
            simple: self.simple.len(),
            complex: self.complex.len(),
            ..Unused::default()
        };
        for group in &source.groups {
            if self.groups.contains_key(&group.name) {
                continue;
            }
            let particle = self.group(&group.name, &group.name, group.line)?;
            let ty = complex::of_group(&group.name, group.line, particle);
            self.complex.push(Some(ty));
        }
        for group in &source.attribute_groups {
            let attributes = self.attribute_group(&group.name)?.declared;
            let owned = attributes.into_iter().map(|it| (group.name.clone(), it));
            unused.attributes.extend(owned);
        }
        let global = self.all_attributes()?.into_iter();
        let owned = global.map(|it| (String::new(), it));
        unused.attributes.extend(owned);
        self.redefined()?;
        Ok(unused)
    }

    /// The global attributes, where a wildcard may allow them.
    pub(super) fn global_attributes(&mut self) -> Result<Vec<Attribute>, Error> {
        let mut types = self.complex.iter().flatten();
        if types.any(|it| it.other_attributes.is_some()) {
            self.all_attributes()
        } else {
            Ok(Vec::new())
        }
    }

    fn all_attributes(&mut self) -> Result<Vec<Attribute>, Error> {
        let mut attributes = Vec::new();
        for attribute in &self.source.attributes {
            // No two of these have one name.
            let mut only = Vec::new();
            self.attribute(attribute, "", &mut only)?;
            attributes.append(&mut only);
        }
        Ok(attributes)
    }
}
