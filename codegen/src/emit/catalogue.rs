//! The catalogue: every way in which a document can break the schema, with its
//! permanent id, and every facet where it is written.

use cif_runtime::simple::builtin::Builtin;
use proc_macro2::TokenStream;
use quote::quote;

use super::Emitter;
use crate::model::{Child, ComplexType, Content, Particle, SimpleType, Term, Type, Variety};

/// One entry.
struct Entry {
    component: String,
    kind: &'static str,
    value: String,
    documentation: String,
}

impl Emitter<'_> {
    /// The constants `CONSTRAINTS` and `FACETS`.
    pub(super) fn catalogue(&self) -> TokenStream {
        let mut entries = Vec::new();
        for ty in &self.schema.complex {
            self.constraints(ty, &mut entries);
        }
        for root in &self.schema.roots {
            self.text_constraints(root, &root.name, &mut entries);
        }
        let constraints = entries.iter().map(entry);
        let facets: Vec<Entry> = self
            .schema
            .simple
            .iter()
            .filter(|ty| !ty.is_built_in)
            .flat_map(|ty| {
                ty.own.iter().map(|facet| Entry {
                    component: ty.component.clone(),
                    kind: facet.kind.as_str(),
                    value: facet.value.clone(),
                    documentation: if facet.documentation.is_empty() {
                        ty.documentation.clone()
                    } else {
                        facet.documentation.clone()
                    },
                })
            })
            .collect();
        let facets = facets.iter().map(entry);
        quote! {
            /// Every way in which a document can break the schema, in the order
            /// of its complex types. The ids are those of violations.
            pub const CONSTRAINTS: &[::cif_runtime::schema::Constraint] = {
                #[allow(unused_imports)]
                use ::cif_runtime::schema::Constraint;
                &[#(#constraints),*]
            };

            /// Every facet of the schema, where it is written.
            pub const FACETS: &[::cif_runtime::schema::Constraint] = {
                #[allow(unused_imports)]
                use ::cif_runtime::schema::Constraint;
                &[#(#facets),*]
            };
        }
    }

    fn constraints(&self, ty: &ComplexType, entries: &mut Vec<Entry>) {
        let name = &ty.component;
        for attribute in &ty.attributes {
            let component = format!("{name}/@{}", attribute.name);
            let mut add = |kind, value: &str| {
                entries.push(Entry {
                    component: component.clone(),
                    kind,
                    value: value.to_owned(),
                    documentation: attribute.documentation.clone(),
                });
            };
            if attribute.required {
                add("required", "");
            }
            if let Some(fixed) = &attribute.fixed {
                add("fixed", fixed);
            }
            self.facets_of(attribute.ty, &component, &attribute.documentation, entries);
        }
        let mut add = |component: String, kind, value: &str| {
            entries.push(Entry {
                component,
                kind,
                value: value.to_owned(),
                documentation: ty.documentation.clone(),
            });
        };
        add(name.clone(), "undeclared-attribute", "");
        if let Content::Simple(text) = ty.content {
            let component = format!("{name}/text()");
            add(component.clone(), "undeclared-element", "");
            if self.is_fixed_somewhere(ty) {
                add(component.clone(), "fixed", "");
            }
            self.facets_of(text, &component, &ty.documentation, entries);
            return;
        }
        add(name.clone(), "undeclared-element", "");
        if !matches!(ty.content, Content::Mixed(_)) {
            add(name.clone(), "text", "");
        }
        let Some(particle) = ty.content.particle() else {
            return;
        };
        let disorder = disorder(particle);
        if disorder.incomplete {
            add(name.clone(), "incomplete", "");
        }
        for child in distinct(particle) {
            if disorder.misplaced.contains(&child.name) {
                add(format!("{name}/{}", child.name), "misplaced", "");
            }
        }
        for child in distinct(particle) {
            self.text_constraints(child, &format!("{name}/{}", child.name), entries);
        }
    }

    /// What an element of a simple type can break; others have a type that
    /// says so.
    fn text_constraints(&self, child: &Child, component: &str, entries: &mut Vec<Entry>) {
        let Type::Simple(text) = child.ty else {
            return;
        };
        let mut add = |kind, value: &str| {
            entries.push(Entry {
                component: component.to_owned(),
                kind,
                value: value.to_owned(),
                documentation: child.documentation.clone(),
            });
        };
        add("undeclared-attribute", "");
        add("undeclared-element", "");
        if let Some(fixed) = &child.fixed {
            add("fixed", fixed);
        }
        self.facets_of(text, component, &child.documentation, entries);
    }

    /// The facets that a text in some place can break.
    fn facets_of(&self, id: usize, component: &str, documentation: &str, entries: &mut Vec<Entry>) {
        let ty = &self.schema.simple[id];
        let mut add = |kind, value: String| {
            entries.push(Entry {
                component: component.to_owned(),
                kind,
                value,
                documentation: documentation.to_owned(),
            });
        };
        match &ty.variety {
            Variety::Atomic(built_in) if can_fail(ty) => {
                add("datatype", format!("xs:{}", built_in.name()));
            }
            Variety::List(item) if self.ever_fails(*item) => {
                add("item", self.schema.simple[*item].component.clone());
            }
            Variety::Union(members) if members.iter().all(|&it| self.ever_fails(it)) => {
                let names = members
                    .iter()
                    .map(|&it| self.schema.simple[it].component.as_str());
                add("member", names.collect::<Vec<_>>().join(" "));
            }
            _ => {}
        }
        let facets = &ty.facets;
        if !facets.patterns.is_empty() {
            let steps = facets.patterns.iter().map(|step| step.join("|"));
            add("pattern", steps.collect::<Vec<_>>().join(" and "));
        }
        if !facets.enumeration.is_empty() {
            let values = facets.enumeration.iter().map(|entry| entry.value.as_str());
            add("enumeration", values.collect::<Vec<_>>().join(" "));
        }
        let numbers = [
            ("length", facets.length),
            ("minLength", facets.min_length),
            ("maxLength", facets.max_length),
        ];
        for (kind, value) in numbers {
            if let Some(value) = value
                && !(kind == "minLength" && value == 1 && is_never_empty(ty))
            {
                add(kind, value.to_string());
            }
        }
        let bounds = [
            ("minInclusive", &facets.min_inclusive),
            ("maxInclusive", &facets.max_inclusive),
            ("minExclusive", &facets.min_exclusive),
            ("maxExclusive", &facets.max_exclusive),
        ];
        for (kind, value) in bounds {
            if let Some(value) = value {
                add(kind, value.clone());
            }
        }
        let digits = [
            ("totalDigits", facets.total_digits),
            ("fractionDigits", facets.fraction_digits),
        ];
        for (kind, value) in digits {
            if let Some(value) = value {
                add(kind, value.to_string());
            }
        }
    }

    fn ever_fails(&self, id: usize) -> bool {
        let ty = &self.schema.simple[id];
        let has_facets = !ty.facets.patterns.is_empty()
            || !ty.facets.enumeration.is_empty()
            || ty.facets.length.is_some()
            || ty.facets.min_length.is_some()
            || ty.facets.max_length.is_some();
        has_facets
            || match &ty.variety {
                Variety::Atomic(_) => can_fail(ty),
                Variety::List(item) => self.ever_fails(*item),
                Variety::Union(members) => members.iter().all(|&it| self.ever_fails(it)),
            }
    }

    /// Whether an element of a type with simple content is fixed somewhere.
    fn is_fixed_somewhere(&self, ty: &ComplexType) -> bool {
        self.schema
            .complex
            .iter()
            .filter_map(|owner| owner.content.particle())
            .flat_map(Particle::children)
            .chain(&self.schema.roots)
            .any(|child| {
                child.fixed.is_some()
                    && matches!(child.ty, Type::Complex(id)
                        if self.schema.complex[id].component == ty.component)
            })
    }
}

fn entry(entry: &Entry) -> TokenStream {
    let Entry {
        component,
        kind,
        value,
        documentation,
    } = entry;
    let id = format!("xsd:{component}/{kind}");
    quote! {
        Constraint::new(#id, #component, #kind, #value, #documentation)
    }
}

/// The children of a content model, each name once.
fn distinct(particle: &Particle) -> Vec<&Child> {
    let mut found: Vec<&Child> = Vec::new();
    for child in particle.children() {
        if found.iter().all(|known| known.name != child.name) {
            found.push(child);
        }
    }
    found
}

/// Which faults of order a content model makes possible.
#[derive(Default)]
struct Disorder {
    /// Whether something can be missing: at the end, or before a child that
    /// comes too early.
    incomplete: bool,
    /// The children that can come where nothing could make room for them.
    misplaced: Vec<String>,
}

fn disorder(particle: &Particle) -> Disorder {
    if let Term::All(parts) = &particle.term {
        let names = particle.children().into_iter();
        return Disorder {
            incomplete: parts.iter().any(|part| part.min > 0),
            misplaced: names.map(|child| child.name.clone()).collect(),
        };
    }
    let Ok(automaton) = crate::automaton::compile(particle, "") else {
        return Disorder::default();
    };
    let states = automaton.steps.len();
    let mut disorder = Disorder {
        incomplete: automaton.accepting.iter().any(|accepting| !accepting),
        misplaced: Vec::new(),
    };
    for (symbol, name) in automaton.names.iter().enumerate() {
        // The states from which a step with this name can still be reached.
        let here: Vec<bool> = (automaton.steps.iter())
            .map(|row| row[symbol].is_some())
            .collect();
        let mut later = here.clone();
        for _ in 0..states {
            for state in 0..states {
                let mut next = automaton.steps[state].iter().flatten();
                later[state] |= next.any(|&(next, _)| later[next]);
            }
        }
        disorder.incomplete |= here != later;
        if later.contains(&false) {
            disorder.misplaced.push(name.clone());
        }
    }
    disorder
}

/// Whether the datatype or a pattern, which are looked at first, already
/// refuse the empty text.
fn is_never_empty(ty: &SimpleType) -> bool {
    let datatype = matches!(&ty.variety, Variety::Atomic(built_in) if !built_in.allows(""));
    datatype
        || ty.facets.patterns.iter().any(|step| {
            let sources: Vec<&str> = step.iter().map(String::as_str).collect();
            crate::pattern::compile(&sources).is_ok_and(|pattern| !pattern.leaked().accepts(""))
        })
}

/// Whether there are texts that are not of the built-in type itself.
fn can_fail(ty: &SimpleType) -> bool {
    // Any text is one of these once its white space is normalised.
    !matches!(
        ty.variety,
        Variety::Atomic(
            Builtin::String | Builtin::AnySimpleType | Builtin::NormalizedString | Builtin::Token
        )
    )
}
