//! The tables that the validation engine runs on, in a module of their own.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::Emitter;
use super::table_names::{ComplexNames, SimpleNames};
use crate::automaton;
use crate::config::Target;
use crate::error::Error;
use crate::model::{Attribute, Child, ComplexType, Content, Particle, Term, Type, Variety};
use crate::names;
use crate::pattern::{CompiledPattern, Table};
use crate::values;

impl Emitter<'_> {
    /// The module `tables`.
    pub(super) fn tables(&self) -> Result<TokenStream, Error> {
        let mut items = Vec::new();
        let simple = self.tables.simple.iter().flatten();
        let simple = simple.map(|names| &names.table);
        let mut patterns: BTreeMap<String, Ident> = BTreeMap::new();
        for id in 0..self.schema.simple.len() {
            if let Some(names) = &self.tables.simple[id] {
                items.push(self.simple_static(id, names, &mut patterns)?);
            }
        }
        for id in 0..self.schema.complex.len() {
            items.push(self.complex_static(id)?);
        }
        Ok(quote! {
            /// The schema as data, which the validation engine runs on.
            pub mod tables {
                #![allow(unused_imports)]

                use ::cif_runtime::schema::{
                    Alias, Attribute, Child, ComplexType, Content, Model, Order, Step, Target, Type,
                };
                use ::cif_runtime::simple::{
                    CharacterDfa, Dfa, Facets, Pattern, SimpleType, Variety, WhiteSpace, builtin::Builtin,
                };

                /// Every simple type of the schema.
                pub static SIMPLE_TYPES: &[&SimpleType] = &[#(&#simple),*];

                #(#items)*
            }
        })
    }

    fn simple_static(
        &self,
        id: usize,
        names: &SimpleNames,
        patterns: &mut BTreeMap<String, Ident>,
    ) -> Result<TokenStream, Error> {
        let ty = &self.schema.simple[id];
        let component = &ty.component;
        let table = &names.table;
        let mut automata = Vec::new();
        let mut references = Vec::new();
        for step in &ty.facets.patterns {
            let source = values::source(step);
            let number = references.len() + 1;
            let ident = match patterns.entry(source) {
                Entry::Occupied(known) => known.get().clone(),
                Entry::Vacant(place) => {
                    let ident = format_ident!("{}{}", names.pattern, number);
                    if let Some(compiled) = self.automata.get(place.key()) {
                        automata.push(pattern_static(&ident, compiled));
                    }
                    place.insert(ident).clone()
                }
            };
            let table = self.automata.get(&values::source(step)).map(|it| &it.table);
            references.push(if let Some(Table::Characters(_)) = table {
                quote!(Pattern::Characters(&#ident))
            } else {
                quote!(Pattern::Bytes(&#ident))
            });
        }
        let white_space = names::ident(&format!("{:?}", ty.white_space));
        let variety = match &ty.variety {
            Variety::Atomic(built_in) => {
                let built_in = names::ident(&format!("{built_in:?}"));
                quote!(Variety::Atomic(Builtin::#built_in))
            }
            Variety::List(item) => {
                let item = self.table_reference(*item);
                quote!(Variety::List(#item))
            }
            Variety::Union(members) => {
                let members = members.iter().map(|&member| self.table_reference(member));
                quote!(Variety::Union(&[#(#members),*]))
            }
        };
        let facets = facets(&ty.facets, &references);
        let repair = function(component, &self.config.repairs)?;
        let explain = function(component, &self.config.explanations)?;
        let doc = format!(" The simple type `{component}`.");
        Ok(quote! {
            #(#automata)*
            #[doc = #doc]
            pub static #table: SimpleType = SimpleType {
                name: #component,
                white_space: WhiteSpace::#white_space,
                variety: #variety,
                facets: #facets,
                repair: #repair,
                explain: #explain,
            };
        })
    }

    /// A reference to the table of a simple type.
    fn table_reference(&self, id: usize) -> TokenStream {
        match (&self.tables.simple[id], &self.schema.simple[id].variety) {
            (Some(SimpleNames { table, .. }), _) => quote!(&#table),
            (None, Variety::Atomic(built_in)) => {
                let built_in = names::ident(&format!("{built_in:?}"));
                quote!(&const { SimpleType::of(Builtin::#built_in) })
            }
            (None, _) => quote!(&()),
        }
    }

    /// The name of a complex type's table.
    pub(super) fn complex_table(&self, id: usize) -> &Ident {
        &self.tables.complex[id].table
    }

    fn complex_static(&self, id: usize) -> Result<TokenStream, Error> {
        let ty = &self.schema.complex[id];
        let component = &ty.component;
        let names = &self.tables.complex[id];
        let (table, attribute_fn) = (&names.table, &names.attribute);
        let attributes = ty
            .attributes
            .iter()
            .map(|attribute| self.attribute_table(attribute));
        let arms = ty.attributes.iter().enumerate().map(|(index, attribute)| {
            let name = bytes(&attribute.name);
            quote!(#name => #index,)
        });
        let finder = finder(attribute_fn, &arms.collect::<Vec<_>>());
        let required = ty
            .attributes
            .iter()
            .enumerate()
            .filter(|(_, attribute)| attribute.required)
            .fold(0_u64, |bits, (index, _)| bits | 1 << index);
        let (model, content) = self.content_static(ty, names)?;
        let doc = format!(" The complex type `{component}`.");
        Ok(quote! {
            #[doc = #doc]
            pub static #table: ComplexType = ComplexType {
                name: #component,
                attributes: &[#(#attributes),*],
                required: #required,
                attribute: #attribute_fn,
                content: #content,
            };
            #finder
            #model
        })
    }

    fn attribute_table(&self, attribute: &Attribute) -> TokenStream {
        let name = &attribute.name;
        let ty = self.table_reference(attribute.ty);
        let required = attribute.required;
        let default = option(attribute.default.as_ref());
        let fixed = option(attribute.fixed.as_ref());
        quote! {
            Attribute {
                name: #name,
                ty: #ty,
                required: #required,
                default: #default,
                fixed: #fixed,
            }
        }
    }

    fn content_static(
        &self,
        ty: &ComplexType,
        names: &ComplexNames,
    ) -> Result<(TokenStream, TokenStream), Error> {
        let is_inherited = |base: &usize| {
            ty.added.is_none()
                && matches!(ty.content, Content::Elements(_) | Content::Mixed(_))
                && self.schema.complex[*base].content.particle().is_some()
        };
        let model_table = match ty.extends.filter(is_inherited) {
            Some(base) => self.model_owner(base),
            None => &names.model,
        };
        let particle = match &ty.content {
            Content::Empty => return Ok((quote!(), quote!(Content::Empty))),
            Content::Simple(text) => {
                let text = self.table_reference(*text);
                return Ok((quote!(), quote!(Content::Text(#text))));
            }
            Content::Elements(particle) => Some(particle),
            Content::Mixed(particle) => particle.as_ref(),
        };
        let content = if matches!(ty.content, Content::Mixed(_)) {
            quote!(Content::Mixed(&#model_table))
        } else {
            quote!(Content::Elements(&#model_table))
        };
        if ty.extends.as_ref().is_some_and(is_inherited) {
            return Ok((quote!(), content));
        }
        Ok((self.model_static(ty, particle, names)?, content))
    }

    /// The name of the content model that a type has or inherits.
    fn model_owner(&self, id: usize) -> &Ident {
        let ty = &self.schema.complex[id];
        match ty.extends {
            Some(base)
                if ty.added.is_none() && self.schema.complex[base].content.particle().is_some() =>
            {
                self.model_owner(base)
            }
            _ => &self.tables.complex[id].model,
        }
    }

    fn model_static(
        &self,
        ty: &ComplexType,
        particle: Option<&Particle>,
        names: &ComplexNames,
    ) -> Result<TokenStream, Error> {
        let (table, symbol_fn) = (&names.model, &names.symbol);
        let children = particle.map(Particle::children).unwrap_or_default();
        let (names, order) = match particle {
            None => (
                Vec::new(),
                quote!(Order::All {
                    required: 0,
                    optional: true
                }),
            ),
            Some(particle) => {
                if let Term::All(parts) = &particle.term {
                    let required = parts
                        .iter()
                        .enumerate()
                        .filter(|(_, part)| part.min > 0)
                        .fold(0_u64, |bits, (slot, _)| bits | 1 << slot);
                    let optional = particle.min == 0;
                    let names: Vec<_> = children.iter().map(|child| child.name.clone()).collect();
                    (
                        names,
                        quote!(Order::All { required: #required, optional: #optional }),
                    )
                } else {
                    let compiled = automaton::compile(particle, &ty.component)?;
                    let count = compiled.names.len();
                    let steps = compiled.steps.iter().flatten().map(|step| {
                        if let Some((state, slot)) = step {
                            let (state, slot) = (number(*state), number(*slot));
                            quote!(Step::to(#state, #slot))
                        } else {
                            quote!(Step::NONE)
                        }
                    });
                    let accepting = compiled.accepting.iter();
                    let order = quote! {
                        Order::Automaton {
                            names: #count,
                            steps: &[#(#steps),*],
                            accepting: &[#(#accepting),*],
                        }
                    };
                    (compiled.names, order)
                }
            }
        };
        let arms = names.iter().enumerate().map(|(symbol, name)| {
            let name = bytes(name);
            quote!(#name => #symbol,)
        });
        let finder = finder(symbol_fn, &arms.collect::<Vec<_>>());
        let repeats = particle.map(repeats).unwrap_or_default();
        let tables = children
            .iter()
            .zip(repeats)
            .map(|(child, repeats)| self.child_table(child, repeats));
        let aliases = self.aliases(&ty.component, &children)?;
        Ok(quote! {
            static #table: Model = Model {
                children: &[#(#tables),*],
                symbol: #symbol_fn,
                order: #order,
                aliases: &[#(#aliases),*],
            };
            #finder
        })
    }

    /// The table of a declared element, for use in any module.
    pub(super) fn child_table(&self, child: &Child, repeats: bool) -> TokenStream {
        let name = &child.name;
        let ty = match child.ty {
            Type::Simple(id) => {
                let table = if let Some(SimpleNames { table, .. }) = &self.tables.simple[id] {
                    quote!(&super::tables::#table)
                } else {
                    let table = self.simple_table(id);
                    quote!(&const { #table })
                };
                quote!(::cif_runtime::schema::Type::Simple(#table))
            }
            Type::Complex(id) => {
                let table = self.complex_table(id);
                quote!(::cif_runtime::schema::Type::Complex(&super::tables::#table))
            }
        };
        let default = option(child.default.as_ref());
        let fixed = option(child.fixed.as_ref());
        quote! {
            ::cif_runtime::schema::Child {
                name: #name,
                ty: #ty,
                repeats: #repeats,
                default: #default,
                fixed: #fixed,
            }
        }
    }

    fn aliases(&self, component: &str, children: &[&Child]) -> Result<Vec<TokenStream>, Error> {
        let aliases = self
            .config
            .aliases
            .iter()
            .filter(|alias| alias.owner == component);
        aliases
            .map(|alias| {
                let name = &alias.name;
                let target = match &alias.target {
                    Target::Sibling(right) => {
                        if children.iter().all(|child| child.name != *right) {
                            let message = format!("an alias for `{right}`, which it has not");
                            return Err(Error::new(component, 0, message));
                        }
                        quote!(Target::Sibling(#right))
                    }
                    Target::Elsewhere { place, ty } => {
                        let id = self.schema.simple.iter().position(|it| it.component == *ty);
                        let ty = id.map(|id| self.table_reference(id));
                        quote! {
                            Target::Elsewhere {
                                place: #place,
                                child: &Child {
                                    name: #name,
                                    ty: Type::Simple(#ty),
                                    repeats: true,
                                    default: ::core::option::Option::None,
                                    fixed: ::core::option::Option::None,
                                },
                            }
                        }
                    }
                };
                Ok(quote!(Alias { name: #name, target: #target }))
            })
            .collect()
    }
}

/// More numbers than this are written as bytes, which take one line.
const LONG: usize = 300;

fn pattern_static(ident: &Ident, compiled: &CompiledPattern) -> TokenStream {
    let source = &compiled.source;
    match &compiled.table {
        Table::Bytes(table) => {
            let classes = table.classes.iter();
            let accepting = table.accepting.iter();
            let (width, start) = (table.width, table.start);
            let next = if table.next.len() > LONG {
                let count = table.next.len();
                let bytes: Vec<u8> = table.next.iter().flat_map(|it| it.to_be_bytes()).collect();
                let bytes = Literal::byte_string(&bytes);
                quote!(&::cif_runtime::simple::dfa::numbers::<#count>(#bytes))
            } else {
                let next = table.next.iter();
                quote!(&[#(#next),*])
            };
            quote! {
                static #ident: Dfa = Dfa {
                    classes: &[#(#classes),*],
                    next: #next,
                    width: #width,
                    start: #start,
                    accepting: &[#(#accepting),*],
                    source: #source,
                };
            }
        }
        Table::Characters(table) => {
            let [ascii, ranges, runs] =
                [&table.ascii[..], &table.ranges, &table.runs].map(Literal::byte_string);
            let (width, start) = (table.width, table.start);
            quote! {
                static #ident: CharacterDfa = CharacterDfa {
                    ascii: #ascii,
                    ranges: #ranges,
                    width: #width,
                    runs: #runs,
                    start: #start,
                    source: #source,
                };
            }
        }
    }
}

/// The function that the settings have for a component.
fn function(component: &str, paths: &BTreeMap<String, String>) -> Result<TokenStream, Error> {
    let Some(path) = paths.get(component) else {
        return Ok(quote!(::core::option::Option::None));
    };
    let path: syn::Path = syn::parse_str(path)
        .map_err(|_| Error::new(component, 0, format!("`{path}` is no Rust path")))?;
    Ok(quote!(::core::option::Option::Some(#path)))
}

/// The facets that restrict a type, with its automata.
fn facets(facets: &crate::model::Facets, patterns: &[TokenStream]) -> TokenStream {
    let mut fields = Vec::new();
    if !patterns.is_empty() {
        fields.push(quote!(patterns: &[#(#patterns),*],));
    }
    if facets.words.iter().any(|words| !words.is_empty()) {
        let words = &facets.words;
        fields.push(quote!(words: &[#(#words),*],));
    }
    if !facets.enumeration.is_empty() {
        let values = facets.enumeration.iter().map(|entry| &entry.value);
        fields.push(quote!(enumeration: &[#(#values),*],));
    }
    macro_rules! simple {
        ($($field:ident)*) => {$(
            if let Some(value) = &facets.$field {
                fields.push(quote!($field: ::core::option::Option::Some(#value),));
            }
        )*};
    }
    simple!(length min_length max_length min_inclusive max_inclusive min_exclusive max_exclusive);
    simple!(total_digits fraction_digits);
    if fields.is_empty() {
        quote!(Facets::NONE)
    } else {
        quote!(Facets { #(#fields)* ..Facets::NONE })
    }
}

/// For each element of a content model, whether it can occur more than once.
fn repeats(particle: &Particle) -> Vec<bool> {
    fn collect(particle: &Particle, repeated: bool, found: &mut Vec<bool>) {
        let repeated = repeated || particle.max != Some(1);
        match &particle.term {
            Term::Element(_) => found.push(repeated),
            Term::Sequence(parts) | Term::Choice(parts) | Term::All(parts) => {
                for part in parts {
                    collect(part, repeated, found);
                }
            }
        }
    }
    let mut found = Vec::new();
    collect(particle, false, &mut found);
    found
}

/// A function from names to numbers.
fn finder(name: &Ident, arms: &[TokenStream]) -> TokenStream {
    if arms.is_empty() {
        return quote! {
            fn #name(_: &[u8]) -> ::core::option::Option<usize> {
                ::core::option::Option::None
            }
        };
    }
    quote! {
        fn #name(name: &[u8]) -> ::core::option::Option<usize> {
            ::core::option::Option::Some(match name {
                #(#arms)*
                _ => return ::core::option::Option::None,
            })
        }
    }
}

fn bytes(name: &str) -> Literal {
    Literal::byte_string(name.as_bytes())
}

fn option(value: Option<&String>) -> TokenStream {
    if let Some(value) = value {
        quote!(::core::option::Option::Some(#value))
    } else {
        quote!(::core::option::Option::None)
    }
}

/// A state or slot; the automaton's own limits keep it small.
fn number(value: usize) -> u16 {
    u16::try_from(value).unwrap_or(u16::MAX - 1)
}
