//! Complex types: a struct for each, with what reads its attributes and
//! children, what writes them, and what frees it from the document.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::doc::doc;
use super::member::{Member, definition};
use super::owned::owned_struct;
use super::{Emitter, Held, any_life, life, node_component};
use crate::error::Error;
use crate::model::{Attribute, ComplexType, Content};
use crate::names::Scope;
use crate::shape::{self, Count, Shape};

impl Emitter<'_> {
    /// All complex types, each with its parts.
    pub(super) fn complex_types(&self) -> Result<Vec<TokenStream>, Error> {
        let mut emitted = Vec::new();
        let mut types = Vec::new();
        for id in 0..self.schema.complex.len() {
            types.push(self.complex_type(id)?);
            match &self.shapes[id] {
                Shape::None => {}
                Shape::Nodes { mixed } => types.push(self.nodes(id, *mixed)?),
                Shape::Fields(fields) => {
                    let owner = &self.schema.complex[id].component;
                    self.groups(owner, fields, &mut emitted, &mut types)?;
                }
            }
        }
        Ok(types)
    }

    fn complex_type(&self, id: usize) -> Result<TokenStream, Error> {
        let ty = &self.schema.complex[id];
        if !self.finite[id] {
            let message = "every element of this type would contain another without end";
            return Err(Error::new(&ty.component, ty.line, message));
        }
        let name = &self.complex[id];
        let base = shape::base(self.schema, ty);
        let mut scope = Scope::default();
        let mut members: Vec<Member> = Vec::new();
        let base_member = match base {
            Some(base) => Some(self.base_member(base, ty, &mut scope)?),
            None => None,
        };
        let inherited = base.map_or(0, |base| self.schema.complex[base].attributes.len());
        let mut accessors = Vec::new();
        for (index, attribute) in ty.attributes.iter().enumerate().skip(inherited) {
            let member = self.attribute_member(ty, attribute, index, &mut scope)?;
            if let Some(accessor) = self.default_accessor(attribute, &member.name) {
                if member.name == "new" {
                    let component = format!("{}/@{}", ty.component, attribute.name);
                    let message = "a method `new` would hide the constructor; rename it";
                    return Err(Error::new(component, attribute.line, message));
                }
                accessors.push(accessor);
            }
            members.push(member);
        }
        let attribute_count = members.len();
        let content = self.content_members(id, ty, base, &mut scope)?;
        members.extend(content.members);
        let (attributes, children) = members.split_at(attribute_count);

        let attribute_fn = attribute_fn(attributes, base.map(|_| inherited));
        let child_fn = content.child_fn.or_else(|| {
            let inherited = base.map(|base| self.child_count(base));
            child_fn(children, inherited)
        });
        let text_fn = content.text_fn;
        let write_attributes = write_fn("write_attributes", attributes, base.is_some());
        let write_content = content
            .write_fn
            .or_else(|| write_fn("write_content", children, base.is_some()));

        let all: Vec<&Member> = base_member.iter().chain(&members).collect();
        let generics = Generics {
            life: life(self.complex_borrows[id]),
            any: any_life(self.complex_borrows[id]),
        };
        let life = &generics.life;
        let any = &generics.any;
        let required = all.iter().filter(|it| it.count == Count::One).count();
        let default = self.can_default(id).then(|| quote!(, Default));
        let constructor =
            (!self.can_default(id) && required > 0).then(|| constructor(name, life, &all));
        let accessors = (!accessors.is_empty()).then(|| {
            quote! {
                impl #life #name #life {
                    #(#accessors)*
                }
            }
        });
        let deref = base.map(|base| self.deref(name, base, life));
        let fields: Vec<_> = all.iter().map(|it| &it.name).collect();
        let owned = owned_struct(name, &fields, self.complex_borrows[id]);
        let table = self.complex_table(id);
        let definitions = all.iter().map(|it| &it.definition);
        let names = all.iter().map(|it| &it.name);
        let placeholders = all.iter().map(|it| &it.placeholder);
        let doc = doc(
            &ty.documentation,
            &format!("The complex type `{}`.", ty.component),
        );
        Ok(quote! {
            #doc
            #[derive(Clone, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize #default)]
            #[serde(deny_unknown_fields)]
            pub struct #name #life {
                #(#definitions)*
            }

            #constructor
            #accessors
            #deref

            impl<'a> ::cif_runtime::Element<'a> for #name #life {
                const TYPE: &'static ::cif_runtime::schema::ComplexType = &tables::#table;

                fn placeholder() -> Self {
                    Self { #(#names: #placeholders,)* }
                }

                #attribute_fn
                #child_fn
                #text_fn
            }

            impl ::cif_runtime::WriteElement for #name #any {
                #write_attributes
                #write_content
            }

            #owned
        })
    }

    /// The field that holds what a type extends.
    fn base_member(
        &self,
        base: usize,
        ty: &ComplexType,
        scope: &mut Scope,
    ) -> Result<Member, Error> {
        let base_name = &self.complex[base];
        let life = life(self.complex_borrows[base]);
        let name = scope.claim("base", &ty.component, ty.line)?;
        let item = quote!(#base_name #life);
        let count = if self.can_default(base) {
            Count::Optional
        } else {
            Count::One
        };
        let doc = doc(
            "",
            &format!(
                "What `{}` says, which this type extends.",
                self.schema.complex[base].component
            ),
        );
        let default = self.can_default(base).then(|| quote!(#[serde(default)]));
        Ok(Member {
            definition: quote! {
                #doc
                #default
                pub #name: #item,
            },
            placeholder: quote!(::cif_runtime::Element::placeholder()),
            arm: TokenStream::new(),
            room: TokenStream::new(),
            write: TokenStream::new(),
            slots: (0, 0),
            name,
            item,
            count,
        })
    }

    /// What stands between the tags, as far as the base does not hold it.
    fn content_members(
        &self,
        id: usize,
        ty: &ComplexType,
        base: Option<usize>,
        scope: &mut Scope,
    ) -> Result<ContentCode, Error> {
        let mut code = ContentCode::default();
        if let Content::Simple(text) = ty.content {
            if base.is_some() {
                code.text_fn = Some(text_fn(&quote!(
                    ::cif_runtime::Element::text(&mut self.base, text);
                )));
                return Ok(code);
            }
            let component = format!("{}/text()", ty.component);
            let key = self.config.field_name(&component, "text");
            let name = scope.claim(&key, &component, ty.line)?;
            let item = Held::Value.wrap(&self.simple_type(text));
            let doc = doc("", "The text.");
            code.text_fn = Some(text_fn(&quote!(
                self.#name = text.map(::cif_runtime::Value::from_valid);
            )));
            code.members.push(Member {
                definition: definition(&doc, &name, &key, &item, Count::One),
                placeholder: super::member::placeholder(Held::Value, Count::One),
                arm: TokenStream::new(),
                room: TokenStream::new(),
                write: quote!(writer.text(&::cif_runtime::Value::lexical(&self.#name.value));),
                slots: (0, 0),
                name,
                item,
                count: Count::One,
            });
            return Ok(code);
        }
        match &self.shapes[id] {
            Shape::None => {
                if base.is_some_and(|base| self.is_mixed(base)) {
                    code.text_fn = Some(text_fn(&quote!(
                        ::cif_runtime::Element::text(&mut self.base, text);
                    )));
                }
            }
            Shape::Fields(fields) => {
                for index in 0..fields.len() {
                    let member = self.field_member(&[id], &ty.component, fields, index, scope)?;
                    code.members.push(member);
                }
            }
            Shape::Nodes { mixed } => {
                let component = node_component(&ty.component);
                let node = &self.extra[&component];
                let name = scope.claim("nodes", &component, ty.line)?;
                let life = life(self.nodes_borrow(id, *mixed));
                let item = quote!(#node #life);
                let doc = doc("", "What stands between the tags, in its order.");
                code.child_fn = self.node_child_fn(id, node);
                code.text_fn = mixed.then(|| {
                    text_fn(&quote!(
                        ::cif_runtime::group::push(&mut self.nodes, #node::Text(text));
                    ))
                });
                let mixed = mixed.then(|| quote!(writer.mixed();));
                code.write_fn = Some(quote! {
                    fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
                        #mixed
                        for node in &self.nodes {
                            node.write(writer);
                        }
                    }
                });
                code.members.push(Member {
                    definition: definition(&doc, &name, "nodes", &item, Count::Many(None)),
                    placeholder: quote!(::std::vec::Vec::new()),
                    arm: TokenStream::new(),
                    room: TokenStream::new(),
                    write: TokenStream::new(),
                    slots: (0, 0),
                    name,
                    item,
                    count: Count::Many(None),
                });
            }
        }
        Ok(code)
    }

    /// A method that gives the value of an attribute with a default, absent or
    /// not.
    fn default_accessor(&self, attribute: &Attribute, field: &Ident) -> Option<TokenStream> {
        if attribute.required {
            return None;
        }
        let default = attribute.default.as_ref().or(attribute.fixed.as_ref())?;
        let ty = self.simple_type(attribute.ty);
        let value = format!("`{}`", if default.is_empty() { "\"\"" } else { default });
        let doc = doc(
            "",
            &format!(
                "The attribute `{}`; {value} where it is absent.",
                attribute.name
            ),
        );
        Some(quote! {
            #doc
            pub fn #field(&self) -> #ty {
                match &self.#field {
                    ::core::option::Option::Some(it) => it.value.clone(),
                    ::core::option::Option::None => {
                        ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed(#default))
                    }
                }
            }
        })
    }

    fn deref(&self, name: &Ident, base: usize, life: &TokenStream) -> TokenStream {
        let base_name = &self.complex[base];
        let base_life = super::life(self.complex_borrows[base]);
        quote! {
            impl #life ::core::ops::Deref for #name #life {
                type Target = #base_name #base_life;

                fn deref(&self) -> &Self::Target {
                    &self.base
                }
            }

            impl #life ::core::ops::DerefMut for #name #life {
                fn deref_mut(&mut self) -> &mut Self::Target {
                    &mut self.base
                }
            }
        }
    }

    /// Whether a struct needs nothing to be made.
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

    fn child_count(&self, id: usize) -> usize {
        let particle = self.schema.complex[id].content.particle();
        particle.map_or(0, |particle| particle.children().len())
    }

    fn is_mixed(&self, id: usize) -> bool {
        matches!(self.schema.complex[id].content, Content::Mixed(_))
    }
}

struct Generics {
    life: TokenStream,
    any: TokenStream,
}

/// The code for what stands between the tags.
#[derive(Default)]
struct ContentCode {
    members: Vec<Member>,
    child_fn: Option<TokenStream>,
    text_fn: Option<TokenStream>,
    write_fn: Option<TokenStream>,
}

fn text_fn(body: &TokenStream) -> TokenStream {
    quote! {
        fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
            #body
        }
    }
}

fn attribute_fn(members: &[Member], inherited: Option<usize>) -> Option<TokenStream> {
    if members.is_empty() && inherited.is_none() {
        return None;
    }
    let arms = members.iter().map(|it| &it.arm);
    let rest = if inherited.is_some() {
        quote!(_ => ::cif_runtime::Element::attribute(&mut self.base, attribute),)
    } else {
        quote!(_ => {})
    };
    Some(quote! {
        fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
            match attribute.index {
                #(#arms)*
                #rest
            }
        }
    })
}

/// `inherited` is how many slots belong to the base.
fn child_fn(members: &[Member], inherited: Option<usize>) -> Option<TokenStream> {
    let arms: Vec<_> = members
        .iter()
        .map(|it| &it.arm)
        .filter(|arm| !arm.is_empty())
        .collect();
    if arms.is_empty() && inherited.is_none() {
        return None;
    }
    let base = inherited.map(|inherited| {
        if arms.is_empty() {
            return quote!(::cif_runtime::Element::child(&mut self.base, slot, reader););
        }
        if inherited == 0 {
            return TokenStream::new();
        }
        quote! {
            if slot < #inherited {
                return ::cif_runtime::Element::child(&mut self.base, slot, reader);
            }
            let slot = slot - #inherited;
        }
    });
    let own = (!arms.is_empty()).then(|| {
        quote! {
            match slot {
                #(#arms)*
                _ => {}
            }
        }
    });
    Some(quote! {
        fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
            #base
            #own
        }
    })
}

fn write_fn(function: &str, members: &[Member], has_base: bool) -> Option<TokenStream> {
    let writes: Vec<_> = members
        .iter()
        .map(|it| &it.write)
        .filter(|it| !it.is_empty())
        .collect();
    if writes.is_empty() && !has_base {
        return None;
    }
    let function = crate::names::ident(function);
    let base =
        has_base.then(|| quote!(::cif_runtime::WriteElement::#function(&self.base, writer);));
    Some(quote! {
        fn #function(&self, writer: &mut ::cif_runtime::Writer) {
            #base
            #(#writes)*
        }
    })
}

/// `new`, which takes what a value cannot do without.
fn constructor(name: &Ident, life: &TokenStream, members: &[&Member]) -> TokenStream {
    let required = members.iter().filter(|it| it.count == Count::One);
    let parameters = required.clone().map(|it| {
        let (name, item) = (&it.name, &it.item);
        quote!(#name: impl ::core::convert::Into<#item>)
    });
    let fields = members.iter().map(|it| {
        let (name, placeholder) = (&it.name, &it.placeholder);
        if it.count == Count::One {
            quote!(#name: #name.into(),)
        } else {
            quote!(#name: #placeholder,)
        }
    });
    quote! {
        impl #life #name #life {
            /// A value with what it cannot do without.
            pub fn new(#(#parameters),*) -> Self {
                Self { #(#fields)* }
            }
        }
    }
}
