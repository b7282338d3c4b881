//! Structs: complex types, and parts of content models that stand as a whole.

use proc_macro2::TokenStream;
use quote::quote;
use syn::{Data, DeriveInput, Generics, Ident, Path, Type, Visibility};

use crate::field::{Count, Declared, Role, count, derives, inside, literal, pattern, relative};

/// A struct as it is declared.
struct Record {
    attributes: Vec<syn::Attribute>,
    visibility: Visibility,
    name: Ident,
    generics: Generics,
    members: Vec<Member>,
}

struct Member {
    name: Ident,
    ty: Type,
    declared: Declared,
}

impl Member {
    fn count(&self) -> Count {
        count(&self.ty).0
    }

    /// Returns true if a value cannot be made without it.
    fn is_required(&self) -> bool {
        match self.declared.role {
            Role::Base { optional, .. } => !optional,
            _ => self.count() == Count::One,
        }
    }
}

/// The code for a complex type.
pub(crate) fn element(table: &Path, input: DeriveInput) -> syn::Result<TokenStream> {
    let record = Record::read(input)?;
    let definition = record.definition();
    let constructor = record.constructor();
    let accessors = record.accessors();
    let deref = record.deref();
    let attribute = record.attribute_fn();
    let child = record.child_fn();
    let text = record.text_fn();
    let write_attributes = record.write_attributes_fn();
    let write_content = record.write_content_fn();
    let may_be_empty = record.may_be_empty();
    let placeholder = record.placeholder();
    let show = record.show();
    let owned = owned(&record.name, &record.generics, &record.owned_body());
    let Record { name, generics, .. } = &record;
    Ok(quote! {
        #definition
        #constructor
        #accessors
        #deref

        impl<'a> ::cif_runtime::Element<'a> for #name #generics {
            const TYPE: &'static ::cif_runtime::schema::ComplexType = &#table;
            #attribute
            #child
            #text
        }

        impl<'a> ::cif_runtime::record::Content<'a> for #name #generics {
            const ATTRIBUTES: &'static [::cif_runtime::schema::Attribute] = #table.attributes;
            const MAY_BE_EMPTY: bool = #may_be_empty;
            fn placeholder() -> Self {
                #placeholder
            }
            fn read(reader: &mut ::cif_runtime::Reader<'a>) -> ::cif_runtime::Spanned<Self> {
                reader.element()
            }
            fn read_boxed(
                reader: &mut ::cif_runtime::Reader<'a>,
            ) -> ::std::boxed::Box<::cif_runtime::Spanned<Self>> {
                reader.boxed()
            }
            fn write(&self, name: &'static str, writer: &mut ::cif_runtime::Writer) {
                writer.element(name, self);
            }
            fn show<V: ::cif_runtime::record::Visitor>(
                content: &::cif_runtime::Spanned<Self>,
                visitor: &mut V,
            ) {
                visitor.element(content);
            }
        }

        impl #generics ::cif_runtime::WriteElement for #name #generics {
            #write_attributes
            #write_content
        }

        #show
        #owned
    })
}

/// The code for a part of a content model.
pub(crate) fn sequence(input: DeriveInput) -> syn::Result<TokenStream> {
    let record = Record::read(input)?;
    let definition = record.definition();
    let placeholder = record.placeholder();
    let accepts = record.accepts();
    let puts = record.puts();
    let writes = record.writes();
    let write_behind = record.write_behind_fn();
    let show = record.show();
    let span = record.first_span();
    let data = data(
        &record.name,
        &record.generics,
        &span,
        &quote!(::cif_runtime::record::Record::visit(self, visitor);),
    );
    let owned = owned(&record.name, &record.generics, &record.owned_body());
    let Record { name, generics, .. } = &record;
    Ok(quote! {
        #definition

        impl<'a> ::cif_runtime::record::Part<'a> for #name #generics {
            fn placeholder() -> Self {
                #placeholder
            }
            fn accepts(&self, slot: usize) -> bool {
                match slot {
                    #(#accepts)*
                    _ => false,
                }
            }
            fn start(slot: usize, reader: &mut ::cif_runtime::Reader<'a>) -> Self {
                let mut part = <Self as ::cif_runtime::record::Part<'a>>::placeholder();
                ::cif_runtime::record::Part::place(&mut part, slot, reader);
                part
            }
            fn place(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
                match slot {
                    #(#puts)*
                    _ => {}
                }
            }
            fn write(&self, _: &'static str, writer: &mut ::cif_runtime::Writer) {
                #(#writes)*
            }
            #write_behind
        }

        #show
        #data
        #owned
    })
}

impl Record {
    fn read(input: DeriveInput) -> syn::Result<Self> {
        let Data::Struct(data) = input.data else {
            return Err(syn::Error::new(input.ident.span(), "it is no struct"));
        };
        let members = data.fields.into_iter().map(|field| {
            let name = field
                .ident
                .ok_or_else(|| syn::Error::new(input.ident.span(), "its fields have no names"))?;
            Ok(Member {
                declared: Declared::read(field.attrs, name.span())?,
                name,
                ty: field.ty,
            })
        });
        Ok(Self {
            members: members.collect::<syn::Result<_>>()?,
            attributes: input.attrs,
            visibility: input.vis,
            name: input.ident,
            generics: input.generics,
        })
    }

    fn base(&self) -> Option<(&Member, usize)> {
        self.members.iter().find_map(|it| match it.declared.role {
            Role::Base { slots, .. } => Some((it, slots)),
            _ => None,
        })
    }

    /// Returns true if a value can be made of nothing.
    fn may_be_empty(&self) -> bool {
        self.members.iter().all(|it| !it.is_required())
    }

    fn definition(&self) -> TokenStream {
        let Self {
            attributes,
            visibility,
            name,
            generics,
            members,
        } = self;
        let derives = derives(self.may_be_empty(), &quote!(, deny_unknown_fields));
        let fields = members.iter().map(|member| {
            let Member { name, ty, declared } = member;
            let kept = &declared.kept;
            let mut arguments = Vec::new();
            if let Some(key) = declared.key(name) {
                arguments.push(quote!(rename = #key));
            }
            // Elements see to it themselves.
            if matches!(declared.role, Role::Part { .. } | Role::Base { .. }) {
                let read = match member.count() {
                    Count::One => "::cif_runtime::objects::one",
                    Count::Optional => "::cif_runtime::objects::optional",
                    Count::Many => "::cif_runtime::objects::many",
                };
                arguments.push(quote!(deserialize_with = #read));
            }
            let absent = match member.count() {
                Count::Optional => Some("::core::option::Option::is_none"),
                Count::Many => Some("::std::vec::Vec::is_empty"),
                Count::One => None,
            };
            if let Some(absent) = absent {
                arguments.push(quote!(default, skip_serializing_if = #absent));
            } else if !member.is_required() {
                arguments.push(quote!(default));
            }
            let serde = (!arguments.is_empty()).then(|| quote!(#[serde(#(#arguments),*)]));
            quote!(#(#kept)* #serde pub #name: #ty,)
        });
        quote! {
            #(#attributes)*
            #derives
            #visibility struct #name #generics {
                #(#fields)*
            }
        }
    }

    fn placeholder(&self) -> TokenStream {
        let fields = self.members.iter().map(|member| {
            let placeholder = member.placeholder();
            let name = &member.name;
            quote!(#name: #placeholder,)
        });
        quote!(Self { #(#fields)* })
    }

    /// `new`, which takes what a value cannot do without.
    fn constructor(&self) -> Option<TokenStream> {
        let Self { name, generics, .. } = self;
        let required = self.members.iter().filter(|it| it.is_required());
        let parameters = required.map(|member| {
            let Member { name, ty, .. } = member;
            quote!(#name: impl ::core::convert::Into<#ty>)
        });
        let fields = self.members.iter().map(|member| {
            let name = &member.name;
            if member.is_required() {
                return quote!(#name: #name.into(),);
            }
            let placeholder = member.placeholder();
            quote!(#name: #placeholder,)
        });
        let needs = self.members.iter().any(Member::is_required);
        needs.then(|| {
            quote! {
                impl #generics #name #generics {
                    /// A value with what it cannot do without.
                    pub fn new(#(#parameters),*) -> Self {
                        Self { #(#fields)* }
                    }
                }
            }
        })
    }

    /// Methods that give the values of attributes with defaults, absent or not.
    fn accessors(&self) -> Option<TokenStream> {
        let accessors = self.members.iter().filter_map(|member| {
            let Role::Attribute {
                name: xml,
                default: Some(default),
                ..
            } = &member.declared.role
            else {
                return None;
            };
            let ty = inside(count(&member.ty).1)?;
            let name = &member.name;
            let shown = match default.value() {
                empty if empty.is_empty() => "\"\"".to_owned(),
                value => value,
            };
            let doc = format!(
                " The attribute `{}`; `{shown}` where it is absent.",
                xml.value()
            );
            Some(quote! {
                #[doc = #doc]
                pub fn #name(&self) -> #ty {
                    match &self.#name {
                        ::core::option::Option::Some(it) => ::core::clone::Clone::clone(&it.value),
                        ::core::option::Option::None => {
                            ::cif_runtime::Value::from_valid(::std::borrow::Cow::Borrowed(#default))
                        }
                    }
                }
            })
        });
        let accessors: Vec<_> = accessors.collect();
        let Self { name, generics, .. } = self;
        (!accessors.is_empty()).then(|| quote!(impl #generics #name #generics { #(#accessors)* }))
    }

    fn deref(&self) -> Option<TokenStream> {
        let (base, _) = self.base()?;
        let Self { name, generics, .. } = self;
        let Member {
            name: field, ty, ..
        } = base;
        Some(quote! {
            impl #generics ::core::ops::Deref for #name #generics {
                type Target = #ty;

                fn deref(&self) -> &Self::Target {
                    &self.#field
                }
            }

            impl #generics ::core::ops::DerefMut for #name #generics {
                fn deref_mut(&mut self) -> &mut Self::Target {
                    &mut self.#field
                }
            }
        })
    }

    fn attribute_fn(&self) -> Option<TokenStream> {
        let arms = self.members.iter().filter_map(|member| {
            let name = &member.name;
            match member.declared.role {
                Role::Attribute { number, .. } => {
                    let number = literal(number);
                    Some(quote! {
                        #number => ::cif_runtime::record::Attribute::take(&mut self.#name, attribute),
                    })
                }
                Role::Others => Some(quote! {
                    ::core::primitive::usize::MAX => attribute.put_other(&mut self.#name),
                }),
                _ => None,
            }
        });
        let arms: Vec<_> = arms.collect();
        let rest = match self.base() {
            Some((base, _)) => {
                let base = &base.name;
                quote!(::cif_runtime::Element::attribute(&mut self.#base, attribute))
            }
            None if arms.is_empty() => return None,
            None => quote!({}),
        };
        Some(quote! {
            fn attribute(&mut self, attribute: ::cif_runtime::AttributeValue<'a>) {
                match attribute.index {
                    #(#arms)*
                    _ => #rest,
                }
            }
        })
    }

    /// Arms that put children into their fields.
    fn puts(&self) -> Vec<TokenStream> {
        let puts = self.members.iter().filter_map(|member| {
            let slots = member.declared.slots();
            let (pattern, relative) = (pattern(slots), relative(slots));
            let name = &member.name;
            (!slots.is_empty()).then(|| {
                quote! {
                    #pattern => ::cif_runtime::record::Part::put(&mut self.#name, #relative, reader),
                }
            })
        });
        puts.collect()
    }

    fn child_fn(&self) -> Option<TokenStream> {
        let puts = self.puts();
        let nodes = self
            .members
            .iter()
            .find(|it| matches!(it.declared.role, Role::Nodes { .. }));
        let own = if let Some(nodes) = nodes {
            let nodes = &nodes.name;
            quote!(::cif_runtime::record::put_node(&mut self.#nodes, slot, reader);)
        } else {
            quote!(match slot { #(#puts)* _ => {} })
        };
        let has_own = nodes.is_some() || !puts.is_empty();
        let body = match self.base() {
            Some((base, _)) if !has_own => {
                let base = &base.name;
                quote!(::cif_runtime::Element::child(&mut self.#base, slot, reader);)
            }
            Some((base, slots)) if slots > 0 => {
                let (base, slots) = (&base.name, literal(slots));
                quote! {
                    if slot < #slots {
                        return ::cif_runtime::Element::child(&mut self.#base, slot, reader);
                    }
                    let slot = slot - #slots;
                    #own
                }
            }
            _ if has_own => own,
            _ => return None,
        };
        Some(quote! {
            fn child(&mut self, slot: usize, reader: &mut ::cif_runtime::Reader<'a>) {
                #body
            }
        })
    }

    fn text_fn(&self) -> Option<TokenStream> {
        let body = self.members.iter().find_map(|member| {
            let name = &member.name;
            match member.declared.role {
                Role::Text => Some(quote! {
                    self.#name = text.map(::cif_runtime::Value::from_valid);
                }),
                Role::Nodes { mixed: true } => Some(quote! {
                    ::cif_runtime::record::put_text(&mut self.#name, text);
                }),
                Role::Base { .. } => Some(quote! {
                    ::cif_runtime::Element::text(&mut self.#name, text);
                }),
                _ => None,
            }
        })?;
        Some(quote! {
            fn text(&mut self, text: ::cif_runtime::Spanned<::std::borrow::Cow<'a, str>>) {
                #body
            }
        })
    }

    fn write_attributes_fn(&self) -> Option<TokenStream> {
        let base = self.base().map(|(base, _)| {
            let base = &base.name;
            quote!(::cif_runtime::WriteElement::write_attributes(&self.#base, writer);)
        });
        let writes = self.members.iter().filter_map(|member| {
            let name = &member.name;
            match &member.declared.role {
                Role::Attribute { name: xml, .. } => Some(
                    quote!(::cif_runtime::record::Attribute::write(&self.#name, #xml, writer);),
                ),
                Role::Others => Some(quote! {
                    for it in &self.#name {
                        writer.any_attribute(&it.name, &it.value);
                    }
                }),
                _ => None,
            }
        });
        let writes: Vec<_> = base.into_iter().chain(writes).collect();
        (!writes.is_empty()).then(|| {
            quote! {
                fn write_attributes(&self, writer: &mut ::cif_runtime::Writer) {
                    #(#writes)*
                }
            }
        })
    }

    /// Statements that write the children, field by field.
    fn writes(&self) -> Vec<TokenStream> {
        let writes = self.members.iter().filter_map(|member| {
            let name = &member.name;
            match &member.declared.role {
                Role::Attribute { .. } | Role::Others => None,
                Role::Child { .. } | Role::Part { .. } => {
                    let xml = member.declared.name();
                    Some(quote! {
                        ::cif_runtime::record::Part::write(&self.#name, #xml, writer);
                    })
                }
                Role::Text => Some(quote! {
                    writer.content(&self.#name.value);
                }),
                Role::Nodes { mixed } => {
                    let mixed = mixed.then(|| quote!(writer.mixed();));
                    Some(quote! {
                        #mixed
                        for node in &self.#name {
                            ::cif_runtime::record::Node::write(node, writer);
                        }
                    })
                }
                Role::Base { .. } => Some(quote! {
                    ::cif_runtime::WriteElement::write_content(&self.#name, writer);
                }),
            }
        });
        writes.collect()
    }

    /// The method that writes a part of a content model behind another.
    fn write_behind_fn(&self) -> TokenStream {
        let there = |record: TokenStream| {
            let fields = self.members.iter().map(|member| {
                let name = &member.name;
                if member.count() == Count::One {
                    return quote!(true);
                }
                quote!(!::cif_runtime::record::Part::is_vacant(&#record.#name))
            });
            quote!([#(#fields),*])
        };
        let (before, own) = (there(quote!(before)), there(quote!(self)));
        let repeated = self.members.iter().map(|it| it.count() == Count::Many);
        let fills = self.members.iter().enumerate().map(|(index, member)| {
            let (index, ty, xml) = (literal(index), &member.ty, member.declared.name());
            quote! {
                if fillers.contains(&#index)
                    && let ::core::option::Option::Some(it) =
                        <#ty as ::cif_runtime::record::Part<'a>>::nothing()
                {
                    ::cif_runtime::record::Part::write(&it, #xml, writer);
                }
            }
        });
        quote! {
            fn write_behind(
                &self,
                before: &Self,
                name: &'static str,
                writer: &mut ::cif_runtime::Writer,
            ) {
                let repeated = [#(#repeated),*];
                let fillers = ::cif_runtime::record::fillers(&#before, &#own, &repeated);
                #(#fills)*
                ::cif_runtime::record::Part::write(self, name, writer);
            }
        }
    }

    fn write_content_fn(&self) -> Option<TokenStream> {
        let writes = self.writes();
        (!writes.is_empty()).then(|| {
            quote! {
                fn write_content(&self, writer: &mut ::cif_runtime::Writer) {
                    #(#writes)*
                }
            }
        })
    }

    /// Arms that say whether a part of a content model takes one more child: its
    /// field accepts it, and nothing that comes after it is there.
    fn accepts(&self) -> Vec<TokenStream> {
        let accepts = self.members.iter().enumerate().map(|(index, member)| {
            let slots = member.declared.slots();
            let (pattern, name) = (pattern(slots), &member.name);
            let accepts = member.declared.accepts(&member.ty, &quote!(self.#name));
            let later = self.members[index + 1..].iter().map(|it| &it.name);
            quote! {
                #pattern => #accepts #(&& ::cif_runtime::record::Part::is_vacant(&self.#later))*,
            }
        });
        accepts.collect()
    }

    /// The span of the first thing that a part holds.
    fn first_span(&self) -> TokenStream {
        let fields = self.members.iter().map(|it| &it.name);
        quote! {
            let spans = [#(::cif_runtime::record::Data::span(&self.#fields)),*];
            let mut spans = ::core::iter::IntoIterator::into_iter(spans);
            spans.find(|span| !span.is_none()).unwrap_or(::cif_runtime::Span::NONE)
        }
    }

    fn owned_body(&self) -> TokenStream {
        let name = &self.name;
        let fields = self.members.iter().map(|it| &it.name);
        quote!(#name { #(#fields: ::cif_runtime::IntoOwned::into_owned(self.#fields),)* })
    }

    /// The code that shows the fields to a visitor.
    fn show(&self) -> TokenStream {
        let Self { name, generics, .. } = self;
        let is_base = |member: &&Member| matches!(member.declared.role, Role::Base { .. });
        let own = || self.members.iter().filter(|it| !is_base(it));
        let fields = own().map(|it| it.declared.description(&it.name));
        let base = self.base().map(|(base, _)| &base.name);
        let visit_base =
            base.map(|base| quote!(::cif_runtime::record::Record::visit(&self.#base, visitor);));
        let join_base = base.map(|base| {
            quote!(::cif_runtime::record::Record::join(&mut self.#base, &other.#base, joiner);)
        });
        let calls = own().enumerate().map(|(index, member)| {
            let (index, name) = (literal(index), &member.name);
            quote!(visitor.field(&Self::FIELDS[#index], &self.#name);)
        });
        let joins = own().enumerate().map(|(index, member)| {
            let (index, name) = (literal(index), &member.name);
            quote!(joiner.field(&Self::FIELDS[#index], &mut self.#name, &other.#name);)
        });
        quote! {
            impl<'a> ::cif_runtime::record::Record<'a> for #name #generics {
                const FIELDS: &'static [::cif_runtime::record::Field] = &[#(#fields),*];

                fn visit<V: ::cif_runtime::record::Visitor>(&self, visitor: &mut V) {
                    let _ = &visitor;
                    #visit_base
                    #(#calls)*
                }

                fn join<J: ::cif_runtime::record::Joiner>(&mut self, other: &Self, joiner: &mut J) {
                    let _ = (&other, &joiner);
                    #join_base
                    #(#joins)*
                }
            }
        }
    }
}

impl Member {
    /// The field of a fresh struct.
    fn placeholder(&self) -> TokenStream {
        match self.declared.role {
            Role::Attribute { .. } | Role::Text => {
                quote!(::cif_runtime::record::Attribute::placeholder())
            }
            Role::Nodes { .. } | Role::Others => quote!(::std::vec::Vec::new()),
            Role::Base { .. } => quote!(::cif_runtime::record::Content::placeholder()),
            Role::Child { .. } | Role::Part { .. } => {
                quote!(::cif_runtime::record::Part::placeholder())
            }
        }
    }
}

/// The code that shows all that a part of a content model, or a node, holds.
pub(crate) fn data(
    name: &Ident,
    generics: &Generics,
    span: &TokenStream,
    body: &TokenStream,
) -> TokenStream {
    quote! {
        impl<'a> ::cif_runtime::record::Data<'a> for #name #generics {
            fn is_absent(&self) -> bool {
                false
            }
            fn span(&self) -> ::cif_runtime::Span {
                #span
            }
            fn visit<V: ::cif_runtime::record::Visitor>(&self, visitor: &mut V) {
                #body
            }
        }
    }
}

/// The code that frees a value from the document that it borrows from.
pub(crate) fn owned(name: &Ident, generics: &Generics, body: &TokenStream) -> TokenStream {
    if generics.params.is_empty() {
        return quote! {
            impl ::cif_runtime::IntoOwned for #name {
                type Owned = Self;

                fn into_owned(self) -> Self {
                    self
                }
            }
        };
    }
    quote! {
        impl ::cif_runtime::IntoOwned for #name<'_> {
            type Owned = #name<'static>;

            // A variant may be called `Owned`.
            fn into_owned(self) -> #name<'static> {
                #body
            }
        }
    }
}
