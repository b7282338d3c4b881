//! Elements whose type a document names by `xsi:type`: they are judged by that type,
//! which must be derived from the one that they are declared with.

use super::{AttributeValue, Frame, Reader};
use crate::identity::Component;
use crate::scan::RawAttribute;
use crate::schema::namespaces::{XSD, split};
use crate::schema::{ANY, ANYTHING, Child, ComplexType, Flags, NamedType, Type, UNCHECKED};
use crate::simple::{WhiteSpace, names};
use crate::span::Span;
use crate::violation::Violation;

impl<'a> Reader<'a> {
    /// Enters an element by the type that its start tag names; returns false where it
    /// names none but that of its declaration.
    #[cold]
    pub(super) fn enter_named(
        &mut self,
        child: &'static Child,
        owner: &'static str,
        tag: Span,
    ) -> bool {
        if std::ptr::eq(child, &raw const UNCHECKED) {
            return false;
        }
        let Some(raw) = self.instance_attribute("type") else {
            return false;
        };
        let Some(named) = self.named_type_of(&raw, child) else {
            return false;
        };
        if named.is(child.ty) {
            return false;
        }
        if named.is_abstract {
            self.report_abstract(child, named.name, tag);
            return false;
        }
        let is_nil = child.flags.has(Flags::NILLABLE) && self.is_nil(child, owner, tag);
        if is_nil {
            self.enter_followed(child, named.ty, Component::Named, true, tag);
            return true;
        }
        if let Type::Complex(ty) = named.ty {
            self.named = Some((tag.start, ty));
        }
        let is_value = matches!(child.ty, Type::Simple(_)) && !self.names_attributes;
        let is_tree = matches!(child.ty, Type::Complex(ty) if std::ptr::eq(ty, &raw const ANY));
        let with_names = is_value || is_tree || self.names_attributes;
        let before = std::mem::replace(&mut self.names_attributes, with_names);
        self.enter_followed(child, named.ty, Component::Named, false, tag);
        self.names_attributes = before;
        if is_value {
            self.drop_attributes(child);
        }
        true
    }

    /// The type that an attribute names, if it may stand for that of a declaration.
    fn named_type_of(
        &mut self,
        raw: &RawAttribute<'a>,
        child: &'static Child,
    ) -> Option<NamedType> {
        let types = self.types?;
        let name = WhiteSpace::Collapse.normalise(raw.value());
        let (id, message) = match self.find_type(&name, types) {
            Ok(named) if named.stands_for(child.ty, child.block, types) => return Some(named),
            Ok(_) => (
                "xsd:type()/derivation",
                format!("`{name}` cannot stand for the type of `{}`", child.name),
            ),
            Err(message) => ("xsd:type()/unknown", message),
        };
        self.report(Violation::new(id, raw.span, message));
        None
    }

    fn find_type(&self, name: &str, types: &'static [NamedType]) -> Result<NamedType, String> {
        if !names::is_qname(name) {
            return Err(format!("`{name}` is no name of a type"));
        }
        let Some(namespace) = self.element_namespace(name) else {
            return Err(format!("the prefix of `{name}` is not declared"));
        };
        let built_in = (namespace == XSD).then(|| NamedType::built_in(split(name).1));
        let own = || {
            let canonical = self.scanner.type_name(name)?;
            let found = types.binary_search_by(|it| it.name.cmp(&canonical)).ok()?;
            Some(types[found])
        };
        let found = built_in.flatten().or_else(own);
        found.ok_or_else(|| format!("there is no type `{name}`"))
    }

    #[cold]
    pub(super) fn report_abstract(&mut self, child: &'static Child, ty: &str, tag: Span) {
        let id = format!("xsd:{ty}/abstract");
        let message = format!("`{}` has the type `{ty}`, which is abstract", child.name);
        self.report(Violation::new(id, tag, message));
    }

    /// Enters a root that is not declared, if it names its type.
    #[cold]
    pub(super) fn opens_named(&mut self, name: &str, tag: Span) -> bool {
        let canonical = self.scanner.element_name(name);
        let mut names = self.schema.abstract_elements.iter();
        let is_abstract = names.any(|it| Some(*it) == canonical);
        if is_abstract || self.types.is_none() || self.instance_attribute("type").is_none() {
            return false;
        }
        self.undeclared = tag;
        self.enter(&ANYTHING, "", tag);
        true
    }

    /// Puts the attributes aside for which the value of a simple type has no place.
    fn drop_attributes(&mut self, child: &'static Child) {
        let attributes = self.attributes.drain(..);
        self.dropped
            .extend(attributes.filter_map(AttributeValue::into_any));
        // Names were kept as they are written, as the declared type has no place for others.
        if let Type::Simple(declared) = child.ty
            && declared.holds_names
            && let Ok(canonical) = declared.qualify(&self.text.value, &self.scanner)
        {
            self.text.value = canonical.into();
        }
    }

    /// The complex type that the element entered last has by its document, where that is
    /// not the one of its declaration.
    pub fn named_type(&self) -> Option<&'static ComplexType> {
        let (start, ty) = self.named?;
        (start == self.entered).then_some(ty)
    }

    /// Passes over the element entered last, which has a type that nothing can have.
    pub fn pass(&mut self) -> Span {
        let start = self.entered;
        self.attributes.clear();
        if !self.entered_text() {
            self.leave_to(self.frames.len() - 1);
        }
        let end = self.left;
        Span { start, end }
    }

    /// Reports an element, open around what follows, whose children cannot be read one
    /// by one: they are those of a type that the document names.
    pub(crate) fn refuse_named_parent(&mut self) {
        let Some(frame) = self.frames.last().filter(|it| !it.has_declared_type()) else {
            return;
        };
        let message = format!(
            "`{}` names the type `{}`, whose elements can only be read with the whole document",
            frame.child.name, frame.ty.name
        );
        let violation = Violation::new("xsd:type()/stream", frame.tag, message);
        self.report(violation);
    }
}

impl Frame {
    /// Returns true if the element has the type of its declaration.
    pub(crate) fn has_declared_type(&self) -> bool {
        matches!(self.child.ty, Type::Complex(ty) if std::ptr::eq(ty, self.ty))
    }
}
