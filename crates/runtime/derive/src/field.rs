//! A field or a variant as it is declared: its place in the schema, its type,
//! and what its attributes say.

use proc_macro2::{Literal, Span, TokenStream};
use quote::{ToTokens as _, quote};
use syn::parse::ParseStream;
use syn::{Attribute, GenericArgument, Ident, LitInt, LitStr, PathArguments, Token, Type};

/// The role of a field.
pub(crate) enum Role {
    Attribute {
        number: usize,
        name: LitStr,
        default: Option<LitStr>,
    },
    /// Elements of one name, in these slots.
    Child {
        slots: Vec<(usize, usize)>,
        name: LitStr,
        max: Option<LitInt>,
    },
    /// A part of a content model, in a range of slots; its name where that is
    /// not the name of the field.
    Part {
        slots: (usize, usize),
        name: Option<LitStr>,
    },
    /// The attributes that the type does not declare.
    Others,
    Text,
    Nodes {
        mixed: bool,
    },
    Base {
        slots: usize,
        optional: bool,
    },
}

impl Role {
    /// The role that an attribute gives, if it gives one.
    fn read(attribute: &Attribute, name: &str, renamed: &mut bool) -> syn::Result<Option<Self>> {
        Ok(Some(match name {
            "attribute" => attribute.parse_args_with(|input: ParseStream<'_>| {
                let number = number(input)?;
                let name = name_behind(input)?;
                let mut default = None;
                while !input.is_empty() {
                    input.parse::<Token![,]>()?;
                    if input.peek(Token![default]) {
                        input.parse::<Token![default]>()?;
                        input.parse::<Token![=]>()?;
                        default = Some(input.parse()?);
                    } else {
                        *renamed |= word(input, "renamed")?;
                    }
                }
                Ok(Self::Attribute {
                    number,
                    name,
                    default,
                })
            })?,
            "child" => attribute.parse_args_with(|input: ParseStream<'_>| {
                let mut slots = vec![number(input)?];
                while input.peek(Token![|]) {
                    input.parse::<Token![|]>()?;
                    slots.push(number(input)?);
                }
                let name = name_behind(input)?;
                let mut max = None;
                while !input.is_empty() {
                    input.parse::<Token![,]>()?;
                    if input.peek2(Token![=]) {
                        word(input, "max")?;
                        input.parse::<Token![=]>()?;
                        max = Some(input.parse()?);
                    } else {
                        *renamed |= word(input, "renamed")?;
                    }
                }
                let slots = slots.into_iter().map(|slot| (slot, slot)).collect();
                Ok(Self::Child { slots, name, max })
            })?,
            "part" => attribute.parse_args_with(|input: ParseStream<'_>| {
                let first = number(input)?;
                let last = if input.peek(Token![..=]) {
                    input.parse::<Token![..=]>()?;
                    number(input)?
                } else {
                    first
                };
                let name = (!input.is_empty())
                    .then(|| name_behind(input))
                    .transpose()?;
                let slots = (first, last);
                Ok(Self::Part { slots, name })
            })?,
            "others" => Self::Others,
            "text" => Self::Text,
            "nodes" => {
                let mixed = matches!(attribute.meta, syn::Meta::List(_));
                Self::Nodes { mixed }
            }
            "base" => attribute.parse_args_with(|input: ParseStream<'_>| {
                let slots = number(input)?;
                let optional = !input.is_empty();
                if optional {
                    input.parse::<Token![,]>()?;
                    word(input, "optional")?;
                }
                Ok(Self::Base { slots, optional })
            })?,
            _ => return Ok(None),
        }))
    }
}

/// The number of things in a field.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Count {
    One,
    Optional,
    Many,
}

/// The attributes of a field or variant, read.
pub(crate) struct Declared {
    pub(crate) role: Role,
    /// The attributes that stay with the field.
    pub(crate) kept: Vec<Attribute>,
    /// The name in JSON is that of the field.
    renamed: bool,
    documentation: String,
    notes: Vec<(LitStr, LitStr)>,
}

impl Declared {
    pub(crate) fn read(attributes: Vec<Attribute>, of: Span) -> syn::Result<Self> {
        let mut role = None;
        let mut kept = Vec::new();
        let mut renamed = false;
        let mut documentation = Vec::new();
        let mut notes = Vec::new();
        for attribute in attributes {
            let Some(name) = attribute.path().get_ident().map(Ident::to_string) else {
                kept.push(attribute);
                continue;
            };
            if let Some(read) = Role::read(&attribute, &name, &mut renamed)? {
                role = Some(read);
                continue;
            }
            if name == "note" {
                notes.push(attribute.parse_args_with(|input: ParseStream<'_>| {
                    let key = input.parse()?;
                    input.parse::<Token![,]>()?;
                    Ok((key, input.parse()?))
                })?);
                continue;
            }
            if let syn::Meta::NameValue(meta) = &attribute.meta
                && name == "doc"
                && let Ok(text) = syn::parse2::<LitStr>(meta.value.to_token_stream())
            {
                documentation.push(plain(text.value().trim()));
            }
            kept.push(attribute);
        }
        Ok(Self {
            role: role.ok_or_else(|| syn::Error::new(of, "it has no place in the schema"))?,
            kept,
            renamed,
            documentation: documentation.join("\n"),
            notes,
        })
    }

    /// The name in JSON, where it is not that of the field.
    pub(crate) fn key(&self, field: &Ident) -> Option<&LitStr> {
        let (Role::Attribute { name, .. }
        | Role::Child { name, .. }
        | Role::Part {
            name: Some(name), ..
        }) = &self.role
        else {
            return None;
        };
        let differs = field.to_string().trim_start_matches("r#") != name.value();
        (differs && !self.renamed).then_some(name)
    }

    /// The slots that it takes: one or more ranges.
    pub(crate) fn slots(&self) -> &[(usize, usize)] {
        match &self.role {
            Role::Child { slots, .. } => slots,
            Role::Part { slots, .. } => std::slice::from_ref(slots),
            _ => &[],
        }
    }

    /// The name in XML, where it has one.
    pub(crate) fn name(&self) -> String {
        match &self.role {
            Role::Attribute { name, .. } | Role::Child { name, .. } => name.value(),
            _ => String::new(),
        }
    }

    /// The test whether one more child fits into what a field or variant of this
    /// type holds.
    pub(crate) fn accepts(&self, ty: &Type, value: &TokenStream) -> TokenStream {
        match &self.role {
            Role::Child { max: Some(max), .. } if count(ty).0 == Count::Many => {
                quote!(#value.len() < #max)
            }
            _ => {
                let slot = relative(self.slots());
                quote!(::cif_runtime::record::Part::accepts(&#value, #slot))
            }
        }
    }

    /// Its description for visitors.
    pub(crate) fn description(&self, field: &Ident) -> TokenStream {
        let field = field.to_string();
        let (kind, name) = match &self.role {
            Role::Attribute { name, .. } => ("Attribute", name.value()),
            Role::Child { name, .. } => ("Child", name.value()),
            Role::Text => ("Text", "text".to_owned()),
            Role::Part {
                name: Some(name), ..
            } => ("Part", name.value()),
            Role::Others => ("Attribute", field.clone()),
            Role::Part { .. } | Role::Nodes { .. } | Role::Base { .. } => {
                ("Part", field.trim_start_matches("r#").to_owned())
            }
        };
        let kind = Ident::new(kind, Span::call_site());
        let documentation = &self.documentation;
        let notes = self.notes.iter().map(|(key, value)| quote!((#key, #value)));
        quote! {
            ::cif_runtime::record::Field {
                name: #name,
                kind: ::cif_runtime::record::FieldKind::#kind,
                documentation: #documentation,
                notes: &[#(#notes),*],
            }
        }
    }
}

/// The derives of a generated type, and how serde is reached from it.
pub(crate) fn derives(default: bool, serde: &TokenStream) -> TokenStream {
    let default = default.then(|| quote!(, Default));
    quote! {
        #[derive(
            Clone,
            PartialEq,
            Eq,
            Debug,
            ::cif_runtime::serde::Serialize,
            ::cif_runtime::serde::Deserialize
            #default
        )]
        #[serde(crate = "::cif_runtime::serde" #serde)]
    }
}

/// A pattern for slots.
pub(crate) fn pattern(slots: &[(usize, usize)]) -> TokenStream {
    let ranges = slots.iter().map(|&(first, last)| {
        let (start, end) = (literal(first), literal(last));
        if first == last {
            quote!(#start)
        } else {
            quote!(#start..=#end)
        }
    });
    quote!(#(#ranges)|*)
}

/// The slot within what begins at `first`.
pub(crate) fn relative(slots: &[(usize, usize)]) -> TokenStream {
    match slots {
        [(0, _)] => quote!(slot),
        [(first, last)] if first < last => {
            let first = literal(*first);
            quote!(slot - #first)
        }
        _ => quote!(0),
    }
}

pub(crate) fn literal(number: usize) -> Literal {
    Literal::usize_unsuffixed(number)
}

/// The number of things that a type holds, and the type of one of them.
pub(crate) fn count(ty: &Type) -> (Count, &Type) {
    let one = (Count::One, ty);
    let Type::Path(path) = ty else { return one };
    let Some(last) = path.path.segments.last() else {
        return one;
    };
    let count = match last.ident.to_string().as_str() {
        "Option" => Count::Optional,
        "Vec" => Count::Many,
        _ => return one,
    };
    // A type of the schema may have these names; it has no types as arguments.
    match &last.arguments {
        PathArguments::AngleBracketed(arguments) => match arguments.args.first() {
            Some(GenericArgument::Type(item)) => (count, item),
            _ => one,
        },
        _ => one,
    }
}

/// The type inside of `Spanned`.
pub(crate) fn inside(ty: &Type) -> Option<&Type> {
    let Type::Path(path) = ty else { return None };
    let PathArguments::AngleBracketed(arguments) = &path.path.segments.last()?.arguments else {
        return None;
    };
    match arguments.args.first()? {
        GenericArgument::Type(inner) => Some(inner),
        _ => None,
    }
}

fn number(input: ParseStream<'_>) -> syn::Result<usize> {
    input.parse::<LitInt>()?.base10_parse()
}

fn name_behind(input: ParseStream<'_>) -> syn::Result<LitStr> {
    input.parse::<Token![,]>()?;
    input.parse()
}

fn word(input: ParseStream<'_>, wanted: &str) -> syn::Result<bool> {
    let word: Ident = input.parse()?;
    if word == wanted {
        Ok(true)
    } else {
        Err(syn::Error::new(word.span(), format!("not `{wanted}`")))
    }
}

/// Documentation without what keeps rustdoc from reading markup into it.
fn plain(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let escapes = c == '\\' && matches!(chars.peek(), Some('<' | '[' | ']' | '*' | '_'));
        if !escapes {
            plain.push(c);
        }
    }
    plain
}
