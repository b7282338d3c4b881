//! Attributes of complex types: groups put in place, those of a derivation
//! held against those of its base.

use super::{Resolver, any, path};
use crate::derivation::is_simple;
use crate::error::Error;
use crate::lines::Line;
use crate::model::{Attribute, ComplexType, Equal};
use crate::source::{self, AttributeUse, Name, TypeUse, Usage};
use crate::wildcard::Wildcard;

const REQUIRED: &str = "the base requires this attribute";

impl Resolver<'_> {
    /// Adds the attributes of a derivation to those of its base.
    pub(super) fn derived_attributes(
        &mut self,
        uses: &[AttributeUse],
        is_extension: bool,
        ty: &mut ComplexType,
    ) -> Result<(), Error> {
        let component = ty.component.clone();
        let own = self.attributes(uses, &component)?;
        if is_extension {
            ty.other_attributes =
                any::extended(ty.other_attributes.as_ref(), own.other.clone(), &component)?;
        } else {
            let base = ty.other_attributes.as_ref();
            any::check_restriction(base, own.other.as_ref(), &component, ty.line)?;
        }
        let other = own.other;
        for attribute in own.declared {
            let place = path(&component, &format!("@{}", attribute.name));
            let refuse = |message| Err(Error::new(&place, attribute.line, message));
            let known = ty
                .attributes
                .iter_mut()
                .find(|it| it.name == attribute.name);
            match known {
                // A group that both refer to gives both the same attribute.
                Some(known) if is_extension && known.is_same_use(&attribute) => {}
                Some(_) if is_extension => return refuse("the base has this attribute already"),
                None if !is_extension && !self.allows(ty.other_attributes.as_ref(), &attribute) => {
                    return refuse("the base has no such attribute");
                }
                Some(known) if known.required && !attribute.required => {
                    return refuse(REQUIRED);
                }
                Some(known) => {
                    let types = |id: usize| self.simple[id].as_ref();
                    if !is_simple(&types, attribute.ty, known.ty) {
                        let message = "the type is not derived from that of the base's attribute";
                        return refuse(message);
                    }
                    let otherwise = "the base fixes this attribute otherwise";
                    match (&known.fixed, &attribute.fixed) {
                        (Some(_), None) => return refuse(otherwise),
                        (Some(one), Some(other)) => self.equal.push(Equal {
                            ty: known.ty,
                            values: [
                                (one.clone(), known.value_line),
                                (other.clone(), attribute.value_line),
                            ],
                            component: place,
                            line: attribute.line,
                            message: otherwise,
                        }),
                        (None, _) => {}
                    }
                    *known = attribute;
                }
                None => ty.attributes.push(attribute),
            }
        }
        if !is_extension {
            ty.other_attributes = other;
            prohibit(uses, ty)?;
        }
        Ok(())
    }

    /// Returns true if a wildcard allows an attribute.
    fn allows(&self, wildcard: Option<&Wildcard>, attribute: &Attribute) -> bool {
        let namespace = self.source.namespaces.of_attribute(&attribute.name);
        wildcard.is_some_and(|it| it.allowed.has(namespace))
    }

    pub(super) fn attributes(
        &mut self,
        uses: &[AttributeUse],
        component: &str,
    ) -> Result<Attributes, Error> {
        let mut found = Attributes::default();
        self.attribute_uses(uses, component, &mut found)?;
        Ok(found)
    }

    fn attribute_uses(
        &mut self,
        uses: &[AttributeUse],
        component: &str,
        found: &mut Attributes,
    ) -> Result<(), Error> {
        for attribute in uses {
            match attribute {
                AttributeUse::Attribute(it) => {
                    self.attribute(it, component, &mut found.declared)?;
                }
                AttributeUse::Group(name, line) => {
                    self.group_uses(name, *line, component, found)?;
                }
                AttributeUse::Any(own) => found.narrow(own, component)?,
            }
        }
        Ok(())
    }

    /// The attributes of a group that nothing uses.
    pub(super) fn attribute_group(&mut self, name: &str) -> Result<Attributes, Error> {
        let mut found = Attributes::default();
        self.group_uses(name, Line::NONE, name, &mut found)?;
        Ok(found)
    }

    fn group_uses(
        &mut self,
        name: &str,
        line: Line,
        component: &str,
        found: &mut Attributes,
    ) -> Result<(), Error> {
        let source = self.source;
        let group = self.index.attribute_groups.get(name);
        let group = group
            .map(|&it| &source.attribute_groups[it])
            .ok_or_else(|| Error::new(component, line, format!("no attribute group `{name}`")))?;
        if self.open_attribute_groups.iter().any(|it| it == name) {
            let message = "the attribute group contains itself";
            return Err(Error::new(name, line, message));
        }
        // Two ways to one group are one set of attributes.
        if found.groups.iter().any(|it| it == name) {
            return Ok(());
        }
        found.groups.push(name.to_owned());
        self.open_attribute_groups.push(name.to_owned());
        let outer = found.other.take();
        self.deeper(name, line, |it| {
            it.attribute_uses(&group.attributes, name, found)
        })?;
        if let Some(outer) = outer {
            found.narrow(&outer, component)?;
        }
        self.open_attribute_groups.pop();
        Ok(())
    }

    pub(super) fn attribute(
        &mut self,
        attribute: &source::Attribute,
        component: &str,
        attributes: &mut Vec<Attribute>,
    ) -> Result<(), Error> {
        let place = path(component, &format!("@{}", attribute.name));
        let refuse = |message: &str| Err(Error::new(&place, attribute.line, message));
        let source = self.source;
        let declaration = if attribute.is_reference {
            match self.index.attributes.get(attribute.name.as_str()) {
                Some(&global) => &source.attributes[global],
                None => return refuse("no such global attribute"),
            }
        } else {
            attribute
        };
        if attribute.usage == Usage::Prohibited {
            return Ok(());
        }
        if attributes.iter().any(|it| it.name == attribute.name) {
            return refuse("two attributes of one name");
        }
        let otherwise = "the global attribute is fixed otherwise";
        if declaration.fixed.is_some() && attribute.default.is_some() {
            return refuse(otherwise);
        }
        let any = TypeUse::Named(Name::BuiltIn("anySimpleType".to_owned()));
        let type_use = declaration.type_use.as_ref().unwrap_or(&any);
        // What a reference says of values replaces what the declaration says.
        let says = if attribute.default.is_some() || attribute.fixed.is_some() {
            attribute
        } else {
            declaration
        };
        // A type without a name belongs to the declaration, however often a
        // reference or a group brings that into types.
        let owner = if attribute.is_reference {
            format!("@{}", attribute.name)
        } else {
            place.clone()
        };
        let key = (owner, declaration.line);
        let ty = if let Some(&known) = self.attribute_types.get(&key) {
            known
        } else {
            let id = self.simple_use(type_use, &key.0, attribute.line)?;
            self.attribute_types.insert(key, id);
            id
        };
        if attribute.is_reference
            && let (Some(one), Some(other)) = (&declaration.fixed, &attribute.fixed)
        {
            self.equal.push(Equal {
                ty,
                values: [
                    (one.clone(), declaration.line),
                    (other.clone(), attribute.line),
                ],
                component: place,
                line: attribute.line,
                message: otherwise,
            });
        }
        attributes.push(Attribute {
            name: attribute.name.clone(),
            ty,
            required: attribute.usage == Usage::Required,
            default: says.default.clone(),
            fixed: says.fixed.clone(),
            group: self.open_attribute_groups.last().cloned(),
            value_line: says.line,
            documentation: if attribute.documentation.is_empty() {
                declaration.documentation.clone()
            } else {
                attribute.documentation.clone()
            },
            notes: if attribute.notes.is_empty() {
                declaration.notes.clone()
            } else {
                attribute.notes.clone()
            },
            line: attribute.line,
        });
        Ok(())
    }
}

/// The attributes of a component.
#[derive(Default)]
pub(super) struct Attributes {
    pub(super) declared: Vec<Attribute>,
    /// The others that are allowed.
    pub(super) other: Option<Wildcard>,
    /// The groups that they came from.
    groups: Vec<String>,
}

impl Attributes {
    /// Allows no other attributes than those that a wildcard allows too.
    fn narrow(&mut self, wildcard: &Wildcard, component: &str) -> Result<(), Error> {
        let allowed = match &self.other {
            Some(known) => known.allowed.and(&wildcard.allowed),
            None => wildcard.allowed.clone(),
        };
        let wildcard = Wildcard {
            allowed,
            ..wildcard.clone()
        };
        self.other = Some(any::expressible(wildcard, component)?);
        Ok(())
    }
}

/// Takes away what a restriction prohibits, which its base must not require. A group has no
/// place for what it prohibits.
fn prohibit(uses: &[AttributeUse], ty: &mut ComplexType) -> Result<(), Error> {
    for attribute in uses {
        let AttributeUse::Attribute(it) = attribute else {
            continue;
        };
        if it.usage != Usage::Prohibited {
            continue;
        }
        let known = ty.attributes.iter().position(|known| known.name == it.name);
        let Some(at) = known else { continue };
        if ty.attributes.remove(at).required {
            let place = path(&ty.component, &format!("@{}", it.name));
            return Err(Error::new(place, it.line, REQUIRED));
        }
    }
    Ok(())
}
