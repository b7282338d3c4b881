//! Simple types: an enum for a list of words, a number where one is wide
//! enough, a vector for a list, an enum for a union, and text for the rest.

use std::collections::HashSet;

use cif_runtime::excerpt::Excerpt;
use cif_runtime::simple::builtin::Builtin;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::doc::doc;
use super::{Emitter, life};
use crate::model::{Schema, SimpleType, Variety};
use crate::names::{self, Scope};

/// The Rust form of the values of a simple type.
pub(super) enum Kind {
    BuiltIn(Builtin),
    Text,
    Number(&'static str),
    Enum,
    List(usize),
    Union(Vec<usize>),
}

/// Decides what the values of a simple type become.
pub(super) fn kind(schema: &Schema, id: usize) -> Kind {
    let ty = &schema.simple[id];
    match &ty.variety {
        Variety::Atomic(built_in) if ty.is_built_in => Kind::BuiltIn(*built_in),
        Variety::Atomic(built_in) => atomic(ty, *built_in),
        // Restricted as a whole, a list or union keeps its text.
        Variety::List(item) if !has_text_facets(ty) => Kind::List(*item),
        Variety::Union(members) if !has_text_facets(ty) => Kind::Union(members.clone()),
        Variety::List(_) | Variety::Union(_) => Kind::Text,
    }
}

fn has_text_facets(ty: &SimpleType) -> bool {
    !ty.facets.patterns.is_empty() || !ty.facets.enumeration.is_empty()
}

fn atomic(ty: &SimpleType, built_in: Builtin) -> Kind {
    let is_text = matches!(built_in.primitive(), Builtin::String | Builtin::AnyUri);
    if !ty.facets.enumeration.is_empty() {
        return if is_text { Kind::Enum } else { Kind::Text };
    }
    // A pattern may ask for leading zeros, which a number would lose.
    if built_in.primitive() != Builtin::Decimal || !ty.facets.patterns.is_empty() {
        return Kind::Text;
    }
    match range(ty, built_in) {
        Some((least, greatest)) => narrowest(least, greatest).map_or(Kind::Text, Kind::Number),
        None => Kind::Text,
    }
}

/// The least and the greatest whole number of a type, where it has both.
fn range(ty: &SimpleType, built_in: Builtin) -> Option<(i128, i128)> {
    use Builtin as B;
    let (mut least, mut greatest) = match built_in {
        B::Integer => (None, None),
        B::NonNegativeInteger => (Some(0), None),
        B::PositiveInteger => (Some(1), None),
        B::NonPositiveInteger => (None, Some(0)),
        B::NegativeInteger => (None, Some(-1)),
        B::Long => (Some(i128::from(i64::MIN)), Some(i128::from(i64::MAX))),
        B::Int => (Some(i128::from(i32::MIN)), Some(i128::from(i32::MAX))),
        B::Short => (Some(i128::from(i16::MIN)), Some(i128::from(i16::MAX))),
        B::Byte => (Some(i128::from(i8::MIN)), Some(i128::from(i8::MAX))),
        B::UnsignedLong => (Some(0), Some(i128::from(u64::MAX))),
        B::UnsignedInt => (Some(0), Some(i128::from(u32::MAX))),
        B::UnsignedShort => (Some(0), Some(i128::from(u16::MAX))),
        B::UnsignedByte => (Some(0), Some(i128::from(u8::MAX))),
        _ => return None,
    };
    let number = |text: &Option<String>| text.as_deref().and_then(|it| it.parse::<i128>().ok());
    if let Some(bound) = number(&ty.facets.min_inclusive) {
        least = Some(bound);
    }
    if let Some(bound) = number(&ty.facets.min_exclusive) {
        least = bound.checked_add(1);
    }
    if let Some(bound) = number(&ty.facets.max_inclusive) {
        greatest = Some(bound);
    }
    if let Some(bound) = number(&ty.facets.max_exclusive) {
        greatest = bound.checked_sub(1);
    }
    Some((least?, greatest?))
}

fn narrowest(least: i128, greatest: i128) -> Option<&'static str> {
    let fits = |min: i128, max: i128| least >= min && greatest <= max;
    let candidates = [
        ("u8", 0, i128::from(u8::MAX)),
        ("u16", 0, i128::from(u16::MAX)),
        ("u32", 0, i128::from(u32::MAX)),
        ("u64", 0, i128::from(u64::MAX)),
        ("i8", i128::from(i8::MIN), i128::from(i8::MAX)),
        ("i16", i128::from(i16::MIN), i128::from(i16::MAX)),
        ("i32", i128::from(i32::MIN), i128::from(i32::MAX)),
        ("i64", i128::from(i64::MIN), i128::from(i64::MAX)),
    ];
    candidates
        .into_iter()
        .find(|&(_, min, max)| fits(min, max))
        .map(|(name, _, _)| name)
}

/// The Rust type of a built-in type's values; most stand in a module.
pub(super) fn built_in(built_in: Builtin, cow: &TokenStream, module: &TokenStream) -> TokenStream {
    use Builtin as B;
    let number = |name: &str| {
        let name = names::ident(name);
        quote!(#name)
    };
    match built_in {
        B::String | B::AnySimpleType => quote!(#cow<'a, str>),
        B::Boolean => number("bool"),
        B::Long => number("i64"),
        B::Int => number("i32"),
        B::Short => number("i16"),
        B::Byte => number("i8"),
        B::UnsignedLong => number("u64"),
        B::UnsignedInt => number("u32"),
        B::UnsignedShort => number("u16"),
        B::UnsignedByte => number("u8"),
        other => {
            let name = match other {
                B::NmToken => "NMToken".to_owned(),
                B::AnyUri => "AnyURI".to_owned(),
                other => format!("{other:?}"),
            };
            let name = names::ident(&name);
            quote!(#module::#name<'a>)
        }
    }
}

/// Returns true if the values of a built-in type borrow from the document.
pub(super) fn built_in_borrows(built_in: Builtin) -> bool {
    use Builtin as B;
    !matches!(
        built_in,
        B::Boolean
            | B::Long
            | B::Int
            | B::Short
            | B::Byte
            | B::UnsignedLong
            | B::UnsignedInt
            | B::UnsignedShort
            | B::UnsignedByte
    )
}

impl Emitter<'_> {
    /// All simple types that the schema defines.
    pub(super) fn simple_types(&self) -> Vec<TokenStream> {
        let mut types = Vec::new();
        for id in 0..self.schema.simple.len() {
            if let Some(name) = &self.simple[id] {
                types.push(self.simple_definition(id, name));
            }
        }
        types
    }

    fn simple_definition(&self, id: usize, name: &Ident) -> TokenStream {
        let ty = &self.schema.simple[id];
        let table = self.simple_table(id);
        let doc = doc(
            &ty.documentation,
            &format!("The simple type `{}`.", ty.component),
        );
        let life = life(self.simple_borrows[id]);
        let (cow, vec) = (&self.paths.cow, &self.paths.vec);
        match kind(self.schema, id) {
            Kind::BuiltIn(_) => TokenStream::new(),
            Kind::Text => quote! {
                #doc
                #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
                pub struct #name<'a>(#cow<'a, str>);
                ::cif_runtime::text_value!(#name, #table);
            },
            Kind::Number(number) => {
                let number = names::ident(number);
                quote! {
                    #doc
                    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
                    pub struct #name(#number);
                    ::cif_runtime::number_value!(#name, #number, #table);
                }
            }
            Kind::Enum => self.enumeration(ty, name, &doc, &table),
            Kind::List(item) => {
                let item = self.simple_type(item);
                quote! {
                    #doc
                    #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
                    pub struct #name #life(#vec<#item>);
                    ::cif_runtime::list_value!(#name #life, #item, #table);
                }
            }
            Kind::Union(members) => self.union(id, name, &members, &doc, &table),
        }
    }

    fn enumeration(
        &self,
        ty: &SimpleType,
        name: &Ident,
        doc_of_type: &TokenStream,
        table: &TokenStream,
    ) -> TokenStream {
        let mut scope = Scope::with(&["ALL"], &self.config.clashes);
        let mut variants = Vec::new();
        let mut values: Vec<&str> = Vec::new();
        let mut known = HashSet::new();
        let mut docs = Vec::new();
        for entry in &ty.facets.enumeration {
            if !known.insert(entry.value.as_str()) {
                continue;
            }
            let component = format!("{}/{}", ty.component, entry.value);
            let variant = self.config.variant_name(&component, &entry.value);
            variants.push(scope.claim(&variant, &component, ty.line));
            values.push(&entry.value);
            let shown = Excerpt::up_to(&entry.value, usize::MAX);
            docs.push(doc(&entry.documentation, &format!("`{shown}`.")));
        }
        quote! {
            #doc_of_type
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub enum #name {
                #(#docs #variants,)*
            }

            impl #name {
                /// Every value, in the order of the schema.
                pub const ALL: &'static [Self] = &[#(Self::#variants,)*];

                /// The text of the value.
                pub const fn as_str(self) -> &'static str {
                    match self {
                        #(Self::#variants => #values,)*
                    }
                }
            }

            ::cif_runtime::enum_value!(#name, #table);
        }
    }

    fn union(
        &self,
        id: usize,
        name: &Ident,
        members: &[usize],
        doc_of_type: &TokenStream,
        table: &TokenStream,
    ) -> TokenStream {
        let ty = &self.schema.simple[id];
        let life = life(self.simple_borrows[id]);
        let mut scope = Scope::new(&self.config.clashes);
        let mut variants = Vec::new();
        let mut types = Vec::new();
        let mut docs = Vec::new();
        for &member in members {
            let member_ty = &self.schema.simple[member];
            let component = format!("{}/{}", ty.component, member_ty.component);
            let short = member_ty
                .component
                .rsplit(['/', ':'])
                .next()
                .unwrap_or_default();
            let variant = match self.config.renames.get(&component) {
                Some(renamed) => renamed.clone(),
                None => names::type_name(short),
            };
            variants.push(scope.claim(&variant, &component, ty.line));
            types.push(self.simple_type(member));
            docs.push(doc("", &format!("A value of `{}`.", member_ty.component)));
        }
        quote! {
            #doc_of_type
            #[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
            pub enum #name #life {
                #(#docs #variants(#types),)*
            }

            ::cif_runtime::union_value!(#name #life, #table, { #(#variants(#types)),* });
        }
    }

    /// The place of a simple type's table.
    pub(super) fn simple_table(&self, id: usize) -> TokenStream {
        let ty = &self.schema.simple[id];
        match (&self.tables.simple[id], &ty.variety) {
            (None, Variety::Atomic(built_in)) => {
                let built_in = names::ident(&format!("{built_in:?}"));
                quote!(::cif_runtime::simple::SimpleType::of(
                    ::cif_runtime::simple::builtin::Builtin::#built_in
                ))
            }
            (Some(names), _) => {
                let table = &names.table;
                quote!(tables::#table)
            }
            (None, _) => quote!(()),
        }
    }
}
