//! Types of elements and of parts of content models, each one declaration: its
//! documentation, its kind, and its fields with their places in the schema.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;

use super::doc::doc;
use super::fields::{Owner, Variant, place};
use super::{Emitter, Held, groups, life, node_component};
use crate::error::{Error, ErrorKind};
use crate::model::{Child, ComplexType, Content, Particle, Type};
use crate::names::Scope;
use crate::shape::{self, Count, Field, Group, GroupKind, Shape};

impl Emitter<'_> {
    /// All complex types, each with its parts.
    pub(super) fn complex_types(&self) -> Result<Vec<TokenStream>, Error> {
        let mut emitted = Vec::new();
        let mut types = Vec::new();
        for (id, ty) in self.schema.complex.iter().enumerate() {
            if ty.is_any {
                continue;
            }
            types.push(self.complex_type(id)?);
            match &self.shapes[id] {
                Shape::None => {}
                Shape::Nodes { mixed } => types.push(self.nodes(id, *mixed)),
                Shape::Fields(fields) => {
                    let mut found = Vec::new();
                    groups::collect(fields, &self.schema.complex[id].component, &mut found);
                    for (component, group) in found {
                        if !emitted.contains(&component) {
                            types.push(self.group(&component, group)?);
                            emitted.push(component);
                        }
                    }
                }
            }
        }
        Ok(types)
    }

    fn complex_type(&self, id: usize) -> Result<TokenStream, Error> {
        let ty = &self.schema.complex[id];
        if !self.finite[id] {
            let message = "every element of this type would contain another without end";
            return Err(Error::new(&ty.component, ty.line, message).of_kind(ErrorKind::Unsupported));
        }
        let base = shape::base(self.schema, ty);
        let mut scope = Scope::new(&self.config.clashes);
        let mut fields = Vec::new();
        if let Some(base) = base {
            fields.push(self.base_field(base, ty, &mut scope));
        }
        let inherited = base.map_or(0, |base| self.schema.complex[base].attributes.len());
        for (index, attribute) in ty.attributes.iter().enumerate().skip(inherited) {
            fields.push(self.attribute_field(ty, attribute, index, &mut scope));
        }
        let has_others = |base: usize| self.schema.complex[base].other_attributes.is_some();
        if ty.other_attributes.is_some() && !base.is_some_and(has_others) {
            fields.push(self.others_field(ty, &mut scope));
        }
        fields.extend(self.content_fields(id, ty, base, &mut scope)?);
        let doc = doc(
            &ty.documentation,
            &format!("The complex type `{}`.", ty.component),
        );
        let (name, table) = (&self.complex[id], self.complex_table(id));
        let kind = quote!(element(tables::#table));
        let head = quote!(pub struct #name);
        Ok(declared(
            &doc,
            &kind,
            &head,
            self.complex_borrows[id],
            &fields,
        ))
    }

    /// The field for attributes that a type does not declare.
    fn others_field(&self, ty: &ComplexType, scope: &mut Scope<'_>) -> TokenStream {
        let component = format!("{}/@##any", ty.component);
        let name = self.config.field_name(&component, "other_attributes");
        let name = scope.claim(&name, &component, ty.line);
        let vec = &self.paths.vec;
        let doc = doc("", "Attributes that the type does not declare.");
        quote!(#doc #[others] pub #name: #vec<::cif_runtime::any::AnyAttribute<'a>>,)
    }

    /// The field that holds what a type extends.
    fn base_field(&self, base: usize, ty: &ComplexType, scope: &mut Scope<'_>) -> TokenStream {
        let name = scope.claim("base", &ty.component, ty.line);
        let particle = self.schema.complex[base].content.particle();
        let slots = particle.map_or(0, |particle| particle.children().len());
        let slots = Literal::usize_unsuffixed(slots);
        let optional = self.can_default(base).then(|| quote!(, optional));
        let component = &self.schema.complex[base].component;
        let text = format!("The content of `{component}`, which this type extends.");
        let doc = doc("", &text);
        let (ty, life) = (&self.complex[base], life(self.complex_borrows[base]));
        quote! {
            #doc
            #[base(#slots #optional)]
            pub #name: #ty #life,
        }
    }

    /// Fields for the content, as far as the base does not hold it.
    fn content_fields(
        &self,
        id: usize,
        ty: &ComplexType,
        base: Option<usize>,
        scope: &mut Scope<'_>,
    ) -> Result<Vec<TokenStream>, Error> {
        if let Content::Simple(text) = ty.content {
            if base.is_some() {
                return Ok(Vec::new());
            }
            let component = format!("{}/text()", ty.component);
            let name = self.config.field_name(&component, "text");
            let name = scope.claim(&name, &component, ty.line);
            let item = self.wrap(Held::Value, &self.simple_type(text));
            let doc = doc("", "The text.");
            return Ok(vec![quote!(#doc #[text] pub #name: #item,)]);
        }
        match &self.shapes[id] {
            Shape::None => Ok(Vec::new()),
            Shape::Fields(fields) => {
                let owner = Owner {
                    types: &[id],
                    component: &ty.component,
                    is_part: false,
                };
                self.child_fields(&owner, fields, scope)
            }
            Shape::Nodes { mixed } => {
                let node = &self.extra[&node_component(&ty.component)];
                let component = format!("{}/nodes()", ty.component);
                let name = self.config.field_name(&component, "nodes");
                let name = scope.claim(&name, &component, ty.line);
                let life = life(self.nodes_borrow(id, *mixed));
                let doc = doc("", "The nodes between the tags, in their order.");
                let (vec, mixed) = (&self.paths.vec, mixed.then(|| quote!((mixed))));
                Ok(vec![
                    quote!(#doc #[nodes #mixed] pub #name: #vec<#node #life>,),
                ])
            }
        }
    }

    /// Returns true if a struct needs nothing to be made.
    fn can_default(&self, id: usize) -> bool {
        let ty = &self.schema.complex[id];
        let base = shape::base(self.schema, ty);
        let inherited = base.map_or(0, |base| self.schema.complex[base].attributes.len());
        let has_text = matches!(ty.content, Content::Simple(_)) && base.is_none();
        let fields = match &self.shapes[id] {
            Shape::Fields(fields) => fields.iter().all(|field| field.count != Count::One),
            Shape::None | Shape::Nodes { .. } => true,
        };
        base.is_none_or(|base| self.can_default(base))
            && ty.attributes[inherited..]
                .iter()
                .all(|attribute| !attribute.required)
            && !has_text
            && fields
    }

    /// A part of a content model.
    fn group(&self, component: &str, group: &Group) -> Result<TokenStream, Error> {
        let (name, borrows) = (&self.extra[component], self.group_borrows(group));
        let owner = Owner {
            types: &self.owners[component],
            component,
            is_part: true,
        };
        let mut scope = Scope::new(&self.config.clashes);
        match &group.kind {
            GroupKind::Struct(fields) => {
                let fields = self.child_fields(&owner, fields, &mut scope)?;
                let doc = doc("", &format!("The part `{component}` of a content model."));
                let head = quote!(pub struct #name);
                Ok(declared(&doc, &quote!(sequence), &head, borrows, &fields))
            }
            GroupKind::Enum(fields) => {
                let variants = self.variants(&owner, fields, &mut scope);
                let Some(first) = variants.iter().position(|it| it.finite) else {
                    let message = "no alternative of the choice can end";
                    return Err(
                        Error::new(component, group.line, message).of_kind(ErrorKind::Unsupported)
                    );
                };
                let placeholder = &variants[first].name;
                let placeholder = (first > 0).then(|| quote!((#placeholder)));
                let variants: Vec<_> = variants.into_iter().map(|it| it.declaration).collect();
                let doc = doc("", &format!("The alternatives of `{component}`."));
                let (kind, head) = (quote!(choice #placeholder), quote!(pub enum #name));
                Ok(declared(&doc, &kind, &head, borrows, &variants))
            }
        }
    }

    fn variants(&self, owner: &Owner<'_>, fields: &[Field], scope: &mut Scope<'_>) -> Vec<Variant> {
        let fields = fields.iter().enumerate();
        fields
            .map(|(index, field)| self.variant(owner, field, index, scope))
            .collect()
    }

    /// The nodes of a type whose order is data.
    fn nodes(&self, id: usize, mixed: bool) -> TokenStream {
        let ty = &self.schema.complex[id];
        let component = node_component(&ty.component);
        let name = &self.extra[&component];
        let mut scope = Scope::new(&self.config.clashes);
        let mut variants = Vec::new();
        if mixed {
            let text = scope.claim("Text", &component, ty.line);
            let (spanned, cow) = (&self.paths.spanned, &self.paths.cow);
            variants.push(quote! {
                /// Text between the elements.
                #[text]
                #text(#spanned<#cow<'a, str>>),
            });
        }
        let children = ty.content.particle().map(Particle::children);
        let children = children.unwrap_or_default();
        let item = |child: &Child| {
            let (value, held) = self.element_type(&[id], child);
            // Most nodes are text, and none should take much more room than one.
            let held = match (held, child.ty) {
                (Held::Element, Type::Complex(id)) if self.is_large(id) => Held::Boxed,
                _ => held,
            };
            self.wrap(held, &value)
        };
        variants.extend(self.nodes_of(&ty.component, &children, item, &mut scope));
        let doc = doc("", &format!("A node in a `{}`.", ty.component));
        let borrows = self.nodes_borrow(id, mixed);
        let head = quote!(pub enum #name);
        declared(&doc, &quote!(nodes), &head, borrows, &variants)
    }

    /// The variants for distinct children, each with all its slots.
    pub(super) fn nodes_of(
        &self,
        owner: &str,
        children: &[&Child],
        item: impl Fn(&Child) -> TokenStream,
        scope: &mut Scope<'_>,
    ) -> Vec<TokenStream> {
        let mut variants = Vec::new();
        for (first, child) in children.iter().enumerate() {
            let xml = &child.name;
            if children[..first].iter().any(|known| known.name == *xml) {
                continue;
            }
            let slots = children
                .iter()
                .enumerate()
                .filter(|(_, it)| it.name == *xml)
                .map(|(slot, _)| Literal::usize_unsuffixed(slot));
            let component = format!("{owner}/{xml}");
            let mut name = self.config.element_variant(&component, xml);
            if child.wildcard.is_some() {
                name = scope.numbered(name);
            }
            let name: Ident = scope.claim(&name, &component, child.line);
            let place = place(child, &quote!(#(#slots)|*), &TokenStream::new());
            let item = item(child);
            variants.push(quote!(#place #name(#item),));
        }
        variants
    }

    /// Returns true if a struct holds more than one thing.
    fn is_large(&self, id: usize) -> bool {
        let ty = &self.schema.complex[id];
        let content = match (&ty.content, &self.shapes[id]) {
            (Content::Simple(_), _) | (_, Shape::Nodes { .. }) => 1,
            (_, Shape::None) => 0,
            (_, Shape::Fields(fields)) => fields.len(),
        };
        ty.attributes.len() + content > 1
    }
}

/// The declaration of a type: a struct with its fields, or an enum with its
/// variants, under the macro of its kind.
pub(super) fn declared(
    doc: &TokenStream,
    kind: &TokenStream,
    head: &TokenStream,
    borrows: bool,
    members: &[TokenStream],
) -> TokenStream {
    let life = life(borrows);
    quote! {
        #doc
        #[#kind]
        #head #life {
            #(#members)*
        }
    }
}
