//! Identity constraints: their tables, and their part of the catalogue.

use proc_macro2::{Ident, TokenStream};
use quote::quote;

use super::catalogue::Component;
use super::table_names::Taken;
use super::{Emitter, names};
use crate::model::Child;
use crate::source::{Expression, IdentityConstraint, IdentityKind};
use crate::xpath::{Path, Test};

impl Emitter<'_> {
    /// The tables of all identity constraints.
    pub(super) fn identity_tables(&self) -> TokenStream {
        let all = &self.schema.identity;
        if all.is_empty() {
            return TokenStream::new();
        }
        let tables = all.iter().zip(&self.tables.identity);
        let tables = tables.map(|(constraint, table)| self.identity_table(constraint, table));
        quote! {
            use ::cif_runtime::schema::{Field, IdentityConstraint, NameTest, Path};

            #(#tables)*
        }
    }

    fn identity_table(&self, constraint: &IdentityConstraint<usize>, table: &Ident) -> TokenStream {
        let IdentityConstraint {
            name, component, ..
        } = constraint;
        let (kind, key) = match constraint.kind {
            IdentityKind::Unique => (quote!(unique), None),
            IdentityKind::Key => (quote!(key), None),
            IdentityKind::KeyRef(number) => {
                let key = &self.tables.identity[number];
                (quote!(keyref), Some(quote!(&#key,)))
            }
        };
        let selector = paths(&constraint.selector);
        let fields = constraint.fields.iter().map(|field| {
            let (text, paths) = (&field.text, paths(field));
            quote!(Field::new(#text, #paths))
        });
        let doc = format!(" The identity constraint `{component}`.");
        quote! {
            #[doc = #doc]
            pub static #table: IdentityConstraint =
                IdentityConstraint::#kind(#name, #component, #key #selector, &[#(#fields),*]);
        }
    }

    /// The identity constraints of an element, for its table.
    pub(super) fn identity_of(&self, child: &Child) -> Option<TokenStream> {
        let tables = child.identity.iter().map(|&it| &self.tables.identity[it]);
        let has_some = !child.identity.is_empty();
        has_some.then(|| quote!(.identity(&[#(&#tables),*])))
    }

    /// The components of the catalogue.
    pub(super) fn identity_components(&self) -> Vec<Component<'_>> {
        let mut taken = Taken::default();
        let all = self.schema.identity.iter();
        all.map(|constraint| {
            let local = self.config.namespaces.short(&constraint.name);
            let name = names::table_name(&names::type_name(&local));
            let mut component = Component {
                name: taken.give(&name),
                path: constraint.component.clone(),
                documentation: &constraint.documentation,
                constraints: Vec::new(),
            };
            let fields = constraint.fields.iter().map(|it| it.text.as_str());
            let fields = fields.collect::<Vec<_>>().join(", ");
            let compared = format!("{}: {fields}", constraint.selector.text);
            let mut kinds = match constraint.kind {
                IdentityKind::Unique => vec!["duplicate"],
                IdentityKind::Key => vec!["duplicate", "incomplete"],
                IdentityKind::KeyRef(_) => vec!["unknown"],
            };
            if constraint.fields.iter().any(may_be_several) {
                kinds.push("ambiguous");
            }
            if constraint.fields.iter().any(may_be_element) {
                kinds.push("complex");
                if constraint.kind == IdentityKind::Key {
                    kinds.push("nillable");
                }
            }
            for kind in kinds {
                component.add(kind, compared.as_str());
            }
            component
        })
        .collect()
    }
}

/// Returns true if a field may find more than one node.
fn may_be_several(field: &Expression) -> bool {
    let is_one = |it: &Path| {
        let attribute = it.attribute.as_ref();
        !it.anywhere && it.steps.is_empty() && attribute.is_none_or(Test::is_name)
    };
    !matches!(&field.paths[..], [path] if is_one(path))
}

/// Returns true if a field may find an element.
fn may_be_element(field: &Expression) -> bool {
    field.paths.iter().any(|it| it.attribute.is_none())
}

fn paths(expression: &Expression) -> TokenStream {
    let paths = expression.paths.iter().map(path);
    quote!(&[#(#paths),*])
}

fn path(path: &Path) -> TokenStream {
    let begin = names::ident(if path.anywhere { "anywhere" } else { "here" });
    let steps = path.steps.iter().map(test);
    let attribute = path.attribute.as_ref().map(|it| {
        let test = test(it);
        quote!(.attribute(#test))
    });
    quote!(Path::#begin(&[#(#steps),*]) #attribute)
}

fn test(test: &Test) -> TokenStream {
    match test {
        Test::Any => quote!(NameTest::Any),
        Test::Namespace(namespace) => quote!(NameTest::Namespace(#namespace)),
        Test::Name(name) => quote!(NameTest::Name(#name)),
    }
}
