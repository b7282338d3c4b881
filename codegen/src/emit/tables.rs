//! The tables that the validation engine runs on, in a module of their own.

use std::collections::BTreeMap;
use std::collections::btree_map::Entry;

use cif_runtime::simple::{Builtin, WhiteSpace};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

use super::Emitter;
use super::orders::{self, flags};
use super::table_names::{ComplexNames, SimpleNames};
use crate::automaton;
use crate::config::Target;
use crate::error::Error;
use crate::model::{Attribute, Child, ComplexType, Content, Particle, Term, Type, Variety};
use crate::names;
use crate::namespaces::Namespaces;
use crate::pattern::{CompiledPattern, Table};
use crate::values;
use crate::wildcard::{Allowed, Wildcard};

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
        for (id, ty) in self.schema.complex.iter().enumerate() {
            if !ty.is_any {
                items.push(self.complex_static(id)?);
            }
        }
        let roots: Vec<_> = self.schema.roots.iter().collect();
        let roots = self.root_table("ROOTS", &roots);
        let parts = self.parts()?;
        let parts = (!parts.is_empty()).then(|| {
            let parts = self.root_table("PARTS", &parts);
            quote! {
                /// Children of a root that can be read part by part as a root is.
                #parts
            }
        });
        let named = self.named_types();
        let imports = named.is_some().then(|| {
            quote!(
                use ::cif_runtime::schema::{Base, Methods, NamedType};
            )
        });
        let schema = self.schema_table(parts.is_some());
        let identity = self.identity_tables();
        Ok(quote! {
            /// The schema as data, which the validation engine runs on.
            pub mod tables {
                #![allow(unused_imports)]

                use ::cif_runtime::schema::{
                    Alias, Allowed, Attribute, Child, ComplexType, Content, Model, Order, Process,
                    Schema, Step, Wildcard,
                };
                #imports
                use ::cif_runtime::simple::dfa::{CharacterDfa, Dfa, flags, numbers};
                use ::cif_runtime::simple::{Builtin, Pattern, SimpleType, WhiteSpace};
                use ::cif_runtime::names;

                /// Every simple type of the schema.
                pub static SIMPLE_TYPES: &[&SimpleType] = &[#(&#simple),*];

                /// The global elements, in the order of the schema.
                #roots

                #parts

                #named

                /// The schema.
                #schema

                #(#items)*

                #identity
            }
        })
    }

    /// The table of the whole schema.
    fn schema_table(&self, has_parts: bool) -> TokenStream {
        let parts = has_parts.then(|| quote!(.parts(&PARTS)));
        let Namespaces { bare, prefixes, .. } = &self.schema.namespaces;
        // That of `xml` is known everywhere.
        let prefixes = prefixes.iter().filter(|(prefix, _)| prefix != "xml");
        let mut prefixes = prefixes
            .map(|(prefix, namespace)| quote!((#prefix, #namespace)))
            .peekable();
        let namespaces = (!bare.is_empty() || prefixes.peek().is_some())
            .then(|| quote!(.namespaces(#bare, &[#(#prefixes),*])));
        let attributes: Vec<_> = self
            .schema
            .attributes
            .iter()
            .map(|it| self.attribute_table(it))
            .collect();
        let attributes = (!attributes.is_empty()).then(|| quote!(.attributes(&[#(#attributes),*])));
        let has_wildcards = |ty: &ComplexType| ty.other_attributes.is_some();
        let open = (self.schema.complex.iter().any(has_wildcards)).then(|| quote!(.open()));
        let keeping = &self.schema.namespaces.keeps_prefixes;
        let keeping = keeping.then(|| quote!(.keep_prefixes()));
        let types = (!self.config.refuses_xsi_type).then(|| quote!(.types(&TYPES)));
        let elements = self.schema.abstract_elements.iter();
        let names: Vec<_> = elements.map(|it| &it.name).collect();
        let has_use = types.is_some() || open.is_some();
        let abstract_elements =
            (has_use && !names.is_empty()).then(|| quote!(.abstract_elements(&[#(#names),*])));
        quote! {
            pub static SCHEMA: Schema = Schema::new(&ROOTS)
                #attributes #parts #namespaces #open #keeping #types #abstract_elements;
        }
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
        let (made, usual) = match &ty.variety {
            Variety::Atomic(built_in) => {
                let usual = built_in.white_space();
                let built_in = names::ident(&format!("{built_in:?}"));
                (quote!(atomic(#component, Builtin::#built_in)), usual)
            }
            Variety::List(item) => {
                let item = self.table_reference(*item);
                (quote!(list(#component, #item)), WhiteSpace::Collapse)
            }
            Variety::Union(members) => {
                let members = members.iter().map(|&member| self.table_reference(member));
                let members = quote!(&[#(#members),*]);
                (quote!(union(#component, #members)), WhiteSpace::Preserve)
            }
        };
        let white_space = (ty.white_space != usual).then(|| {
            let white_space = names::ident(&format!("{:?}", ty.white_space));
            quote!(.white_space(WhiteSpace::#white_space))
        });
        let facets = facets(&ty.facets, &references);
        let repair = function(component, "repair", &self.config.repairs)?;
        let salvage = function(component, "salvage", &self.config.salvages)?;
        let explain = function(component, "explain", &self.config.explanations)?;
        let doc = format!(" The simple type `{component}`.");
        Ok(quote! {
            #(#automata)*
            #[doc = #doc]
            pub static #table: SimpleType =
                SimpleType::#made #white_space #(#facets)* #repair #salvage #explain;
        })
    }

    /// A reference to the table of a simple type.
    pub(super) fn table_reference(&self, id: usize) -> TokenStream {
        match (&self.tables.simple[id], &self.schema.simple[id].variety) {
            (Some(SimpleNames { table, .. }), _) => quote!(&#table),
            (None, Variety::Atomic(built_in)) => {
                let built_in = names::ident(&format!("{built_in:?}"));
                quote!(Builtin::#built_in.simple_type())
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
        let table = &names.table;
        let attributes = ty
            .attributes
            .iter()
            .map(|attribute| self.attribute_table(attribute));
        let finder = finder(ty.attributes.iter().map(|attribute| &attribute.name));
        let required = ty
            .attributes
            .iter()
            .enumerate()
            .filter(|(_, attribute)| attribute.required || self.refers_by_default(attribute))
            .fold(0_u128, |bits, (index, _)| bits | 1 << index);
        let required = Literal::u128_unsuffixed(required);
        let others = ty.other_attributes.as_ref();
        let others = others.map(|it| wildcard_table(it, 0));
        let others = others.map_or_else(|| quote!(None), |it| quote!(Some(&#it)));
        let (model, content) = self.content_static(ty, names)?;
        let doc = format!(" The complex type `{component}`.");
        Ok(quote! {
            #[doc = #doc]
            pub static #table: ComplexType = ComplexType {
                name: #component,
                attributes: &[#(#attributes),*],
                required: #required,
                attribute: #finder,
                others: #others,
                content: #content,
            };
            #model
        })
    }

    /// Returns true if the absence of an attribute stands for a reference, which somebody
    /// has to look up.
    fn refers_by_default(&self, attribute: &Attribute) -> bool {
        let has_value = attribute.default.is_some() || attribute.fixed.is_some();
        let mut kinds = [Builtin::IdRef, Builtin::Entity].into_iter();
        has_value && kinds.any(|it| self.schema.holds(attribute.ty, it))
    }

    fn attribute_table(&self, attribute: &Attribute) -> TokenStream {
        let name = &attribute.name;
        let ty = self.table_reference(attribute.ty);
        let required = attribute.required.then(|| quote!(.required()));
        let values = values_of(attribute.default.as_ref(), attribute.fixed.as_ref());
        quote!(Attribute::new(#name, #ty) #required #values)
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
            // White space may stand in a content model without elements.
            Content::Empty if ty.is_element_only => None,
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
        let table = &names.model;
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
                    let required = Literal::u64_unsuffixed(required);
                    let optional = particle.min == 0;
                    let names: Vec<_> = children.iter().map(|child| child.name.clone()).collect();
                    (
                        names,
                        quote!(Order::All { required: #required, optional: #optional }),
                    )
                } else {
                    let compiled = automaton::compile(particle, &ty.component)?;
                    let order = orders::order(&compiled);
                    (compiled.names, order)
                }
            }
        };
        let wildcards = names.iter().enumerate().filter_map(|(symbol, name)| {
            let mut wildcards = children.iter().filter(|it| it.wildcard.is_some());
            let wildcard = wildcards.find(|it| it.symbol() == *name)?;
            Some(wildcard_table(wildcard.wildcard.as_ref()?, symbol))
        });
        let finder = finder(names.iter());
        let repeats = particle.map(repeats).unwrap_or_default();
        let tables = children
            .iter()
            .zip(repeats)
            .map(|(child, repeats)| self.child_table(child, repeats));
        let aliases = self.aliases(&ty.component, &children)?;
        Ok(quote! {
            static #table: Model = Model {
                children: &[#(#tables),*],
                symbol: #finder,
                order: #order,
                aliases: &[#(#aliases),*],
                wildcards: &[#(#wildcards),*],
            };
        })
    }

    fn child_table(&self, child: &Child, repeats: bool) -> TokenStream {
        let (kind, table) = match child.ty {
            Type::Simple(id) => ("simple", self.table_reference(id)),
            Type::Complex(id) if self.schema.complex[id].is_any => {
                ("complex", quote!(&::cif_runtime::schema::ANY))
            }
            Type::Complex(id) => {
                let table = self.complex_table(id);
                ("complex", quote!(&#table))
            }
        };
        let (kind, name) = (names::ident(kind), &child.name);
        let repeated = repeats.then(|| quote!(.repeated()));
        let values = values_of(child.default.as_ref(), child.fixed.as_ref());
        let nillable = child.nillable.then(|| quote!(.nillable()));
        let is_abstract =
            matches!(child.ty, Type::Complex(id) if self.schema.complex[id].is_abstract);
        let is_abstract = is_abstract.then(|| quote!(.abstract_type()));
        let (block, identity) = (self.block(child), self.identity_of(child));
        quote! {
            Child::#kind(#name, #table)
                #repeated #values #nillable #is_abstract #block #identity
        }
    }

    /// The table of elements that a document may have as its root.
    pub(super) fn root_table(&self, name: &str, children: &[&Child]) -> TokenStream {
        let count = Literal::usize_unsuffixed(children.len());
        let tables = children.iter().map(|child| self.child_table(child, false));
        let name = names::ident(name);
        quote!(pub static #name: [Child; #count] = [#(#tables),*];)
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
                match &alias.target {
                    Target::Sibling(right) => {
                        if children.iter().all(|child| child.name != *right) {
                            let message = format!("an alias for `{right}`, which it has not");
                            return Err(Error::setting(component, message));
                        }
                        Ok(quote!(Alias::sibling(#name, #right)))
                    }
                    Target::Relocated { place, ty } => {
                        let id = self.schema.simple.iter().position(|it| it.component == *ty);
                        let ty = id.map(|id| self.table_reference(id));
                        Ok(quote! {
                            Alias::relocated(#place, &const { Child::simple(#name, #ty).repeated() })
                        })
                    }
                }
            })
            .collect()
    }
}

fn pattern_static(ident: &Ident, compiled: &CompiledPattern) -> TokenStream {
    let source = &compiled.source;
    match &compiled.table {
        Table::Bytes(table) => {
            let classes = Literal::byte_string(&table.classes);
            let accepting = flags(&table.accepting);
            let width = Literal::usize_unsuffixed(table.width);
            let start = Literal::u16_unsuffixed(table.start);
            let count = Literal::usize_unsuffixed(table.next.len());
            let next: Vec<u8> = table.next.iter().flat_map(|it| it.to_be_bytes()).collect();
            let next = Literal::byte_string(&next);
            quote! {
                static #ident: Dfa = Dfa {
                    classes: #classes,
                    next: &numbers::<#count>(#next),
                    width: #width,
                    start: #start,
                    accepting: #accepting,
                    source: #source,
                };
            }
        }
        Table::Characters(table) => {
            let [ascii, ranges, runs] =
                [&table.ascii[..], &table.ranges, &table.runs].map(Literal::byte_string);
            let width = Literal::usize_unsuffixed(table.width);
            let start = Literal::u16_unsuffixed(table.start);
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
fn function(
    component: &str,
    what: &str,
    paths: &BTreeMap<String, String>,
) -> Result<Option<TokenStream>, Error> {
    let Some(path) = paths.get(component) else {
        return Ok(None);
    };
    let path: syn::Path = syn::parse_str(path)
        .map_err(|_| Error::setting(component, format!("`{path}` is no Rust path")))?;
    let what = names::ident(what);
    Ok(Some(quote!(.#what(#path))))
}

/// The facets that restrict a type, with its automata.
fn facets(facets: &crate::model::Facets, patterns: &[TokenStream]) -> Vec<TokenStream> {
    let mut calls = Vec::new();
    if !patterns.is_empty() {
        calls.push(quote!(.patterns(&[#(#patterns),*])));
    }
    if facets.words.iter().any(|words| !words.is_empty()) {
        let words = &facets.words;
        calls.push(quote!(.words(&[#(#words),*])));
    }
    if !facets.enumeration.is_empty() {
        let values = facets.enumeration.iter().map(|entry| &entry.value);
        calls.push(quote!(.enumeration(&[#(#values),*])));
    }
    let lengths = [
        ("length", facets.length),
        ("min_length", facets.min_length),
        ("max_length", facets.max_length),
    ];
    let digits = [
        ("total_digits", facets.total_digits),
        ("fraction_digits", facets.fraction_digits),
    ];
    let bounds = [
        ("min_inclusive", &facets.min_inclusive),
        ("max_inclusive", &facets.max_inclusive),
        ("min_exclusive", &facets.min_exclusive),
        ("max_exclusive", &facets.max_exclusive),
    ];
    let lengths = lengths.map(|(facet, it)| (facet, it.map(Literal::usize_unsuffixed)));
    let bounds = bounds.map(|(facet, it)| (facet, it.as_deref().map(Literal::string)));
    let digits = digits.map(|(facet, it)| (facet, it.map(Literal::u32_unsuffixed)));
    for (facet, value) in lengths.into_iter().chain(bounds).chain(digits) {
        if let Some(value) = value {
            let facet = names::ident(facet);
            calls.push(quote!(.#facet(#value)));
        }
    }
    calls
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
fn finder<'n>(names: impl Iterator<Item = &'n String>) -> TokenStream {
    // The name of a wildcard is none that a document can have.
    let names = names
        .enumerate()
        .filter(|(_, name)| !name.starts_with("##"));
    let arms = names.map(|(number, name)| {
        let name = Literal::byte_string(name.as_bytes());
        let number = Literal::usize_unsuffixed(number);
        quote!(#name #number)
    });
    quote!(names!(#(#arms),*))
}

/// A wildcard, with its number among the names of a content model.
fn wildcard_table(wildcard: &Wildcard, symbol: usize) -> TokenStream {
    let symbol = Literal::usize_unsuffixed(symbol);
    let (kind, names) = match &wildcard.allowed {
        Allowed::Only(names) => ("Only", names),
        Allowed::Not(names) => ("Not", names),
    };
    let (kind, names) = (names::ident(kind), names.iter());
    let process = names::ident(&format!("{:?}", wildcard.process));
    quote! {
        Wildcard {
            symbol: #symbol,
            allowed: Allowed::#kind(&[#(#names),*]),
            process: Process::#process,
        }
    }
}

/// A default or fixed value.
fn values_of(default: Option<&String>, fixed: Option<&String>) -> TokenStream {
    let default = default.map(|value| quote!(.default(#value)));
    let fixed = fixed.map(|value| quote!(.fixed(#value)));
    quote!(#default #fixed)
}
