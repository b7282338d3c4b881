//! The catalogue: every way in which a document can break the schema, with its
//! permanent id, and every facet where it is written.

use std::collections::HashSet;
use std::fmt::{self, Write as _};

use cif_runtime::simple::builtin::Builtin;
use proc_macro2::Literal;

use super::Emitter;
use super::table_names::{Taken, table_name};
use crate::automaton::{self, Bounds, State};
use crate::model::{Child, Content, Particle, SimpleType, Term, Type, Variety};
use crate::names;

/// A component with the ways to break it.
pub(super) struct Component<'s> {
    /// The name of its constant.
    pub(super) name: String,
    pub(super) path: String,
    pub(super) documentation: &'s str,
    pub(super) constraints: Vec<(&'static str, String)>,
}

impl Component<'_> {
    pub(super) fn add(&mut self, kind: &'static str, value: impl Into<String>) {
        self.constraints.push((kind, value.into()));
    }
}

/// Its line in the catalogue.
impl fmt::Display for Component<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (path, documentation) = (literal(&self.path), literal(self.documentation));
        write!(f, "{} {path} {documentation} [", self.name)?;
        for (index, (kind, value)) in self.constraints.iter().enumerate() {
            let comma = if index > 0 { ", " } else { "" };
            write!(f, "{comma}{}", literal(kind))?;
            if !value.is_empty() {
                write!(f, " = {}", literal(value))?;
            }
        }
        f.write_str("];")
    }
}

impl Emitter<'_> {
    /// The macro calls that make the catalogue, a line for each component.
    pub(super) fn catalogue(&self) -> String {
        let mut taken = Taken::default();
        let mut code = String::from("::cif_runtime::catalogue! {\n");
        let mut add = |name: &str, components: &[Component<'_>]| {
            let module = names::ident(&taken.give(&name.to_lowercase()));
            // A string takes all.
            let _ = writeln!(code, "    {module} {{");
            for component in components {
                let _ = writeln!(code, "        {component}");
            }
            code.push_str("    }\n");
        };
        for (id, name) in self.complex.iter().enumerate() {
            if self.schema.complex[id].is_any {
                continue;
            }
            add(&table_name(name), &self.components(id));
        }
        for attribute in &self.schema.attributes {
            let mut component = Component {
                name: "SELF".to_owned(),
                path: format!("@{}", attribute.name),
                documentation: &attribute.documentation,
                constraints: Vec::new(),
            };
            if let Some(fixed) = &attribute.fixed {
                component.add("fixed", fixed);
            }
            self.facets_of(attribute.ty, &mut component);
            let name = names::table_name(&names::type_name(&attribute.name));
            add(&name, &[component]);
        }
        for root in &self.schema.roots {
            let component = self.text_component(root, "SELF".to_owned(), root.name.clone());
            if !component.constraints.is_empty() {
                let name = names::table_name(&self.root_name(root));
                add(&name, &[component]);
            }
        }
        if !self.schema.identity.is_empty() {
            add("identity_constraints", &self.identity_components());
        }
        code.push_str("}\n::cif_runtime::facets! {\n");
        let types = self.schema.simple.iter();
        for ty in types.filter(|ty| !ty.is_built_in && !ty.own.is_empty()) {
            let _ = writeln!(code, "    {} [", literal(&ty.component));
            for (index, facet) in ty.own.iter().enumerate() {
                let documentation = match facet.documentation.as_str() {
                    "" => &ty.documentation,
                    own => own,
                };
                let (kind, value) = (literal(facet.kind.as_str()), literal(&facet.value));
                let comma = if index + 1 < ty.own.len() { "," } else { "" };
                let documentation = literal(documentation);
                let _ = writeln!(code, "        {kind} = {value} {documentation}{comma}");
            }
            code.push_str("    ];\n");
        }
        code.push_str("}\n");
        code
    }

    /// The components of a complex type: its attributes, itself, its children.
    fn components(&self, id: usize) -> Vec<Component<'_>> {
        let ty = &self.schema.complex[id];
        let name = &ty.component;
        let mut found = Vec::new();
        let mut taken = Taken::default();
        let own_name = taken.give("SELF");
        let mut constant = |component: &str, xml: &str| {
            let field = self.config.field_name(component, xml);
            taken.give(&field.to_uppercase())
        };
        for attribute in &ty.attributes {
            let path = format!("{name}/@{}", attribute.name);
            let mut component = Component {
                name: constant(&path, &attribute.name),
                path,
                documentation: &attribute.documentation,
                constraints: Vec::new(),
            };
            if attribute.required {
                component.add("required", "");
            }
            if let Some(fixed) = &attribute.fixed {
                component.add("fixed", fixed);
            }
            self.facets_of(attribute.ty, &mut component);
            found.push(component);
        }
        let mut component = Component {
            name: own_name,
            path: name.clone(),
            documentation: &ty.documentation,
            constraints: Vec::new(),
        };
        component.add("undeclared-attribute", "");
        if ty.is_abstract {
            component.add("abstract", "");
        }
        if let Content::Simple(text) = ty.content {
            found.push(component);
            let path = format!("{name}/text()");
            let mut component = Component {
                name: constant(&path, "text"),
                path,
                documentation: &ty.documentation,
                constraints: Vec::new(),
            };
            component.add("undeclared-element", "");
            if self.is_fixed_somewhere(id) {
                component.add("fixed", "");
            }
            self.facets_of(text, &mut component);
            found.push(component);
            return found;
        }
        component.add("undeclared-element", "");
        if !matches!(ty.content, Content::Mixed(_)) {
            component.add("text", "");
        }
        let particle = ty.content.particle();
        let disorder = particle.map(disorder).unwrap_or_default();
        if disorder.incomplete {
            component.add("incomplete", "");
        }
        found.push(component);
        for child in particle.map(distinct).unwrap_or_default() {
            let path = format!("{name}/{}", child.name);
            let constant = constant(&path, &child.name);
            let mut component = self.text_component(child, constant, path);
            let is_early =
                disorder.early.contains(&child.name) && !matches!(ty.content, Content::Mixed(_));
            if is_early || disorder.misplaced.contains(&child.name) {
                component
                    .constraints
                    .insert(0, ("misplaced", String::new()));
            }
            found.push(component);
        }
        found
    }

    /// An element with what one of a simple type can break; others have a type
    /// that says so.
    fn text_component<'s>(&self, child: &'s Child, name: String, path: String) -> Component<'s> {
        let mut component = Component {
            name,
            path,
            documentation: &child.documentation,
            constraints: Vec::new(),
        };
        if child.nillable {
            component.add("nil", "");
        }
        if let Type::Simple(text) = child.ty {
            component.add("undeclared-attribute", "");
            component.add("undeclared-element", "");
            if let Some(fixed) = &child.fixed {
                component.add("fixed", fixed);
            }
            self.facets_of(text, &mut component);
        } else if let (Type::Complex(id), Some(fixed)) = (child.ty, &child.fixed)
            && matches!(self.schema.complex[id].content, Content::Mixed(_))
        {
            component.add("fixed", fixed);
        }
        component
    }

    /// The facets that a text in some place can break.
    fn facets_of(&self, id: usize, component: &mut Component<'_>) {
        let ty = &self.schema.simple[id];
        let mut add = |kind, value: String| component.add(kind, value);
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
        let of_document = [
            ("id-twice", Builtin::Id),
            ("idref-unknown", Builtin::IdRef),
            ("entity-unknown", Builtin::Entity),
        ];
        for (kind, built_in) in of_document {
            if self.schema.holds(id, built_in) {
                add(kind, String::new());
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

    /// Returns true if an element of a type with simple content is fixed somewhere.
    fn is_fixed_somewhere(&self, id: usize) -> bool {
        self.schema
            .complex
            .iter()
            .filter_map(|owner| owner.content.particle())
            .flat_map(Particle::children)
            .chain(&self.schema.roots)
            .any(|child| child.fixed.is_some() && self.may_have(id, child))
    }
}

fn literal(text: &str) -> String {
    Literal::string(text).to_string()
}

/// The children of a content model, each name once.
fn distinct(particle: &Particle) -> Vec<&Child> {
    let mut known = HashSet::new();
    let mut children = particle.children();
    children.retain(|child| known.insert(&child.name));
    children
}

/// Which faults of order a content model makes possible.
#[derive(Default)]
struct Disorder {
    /// True if something can be missing: at the end, or before a child that
    /// comes too early.
    incomplete: bool,
    /// The children that can come where nothing could make room for them.
    misplaced: Vec<String>,
    /// The children that can come where nothing could make room for several behind them.
    early: Vec<String>,
}

fn disorder(particle: &Particle) -> Disorder {
    if let Term::All(parts) = &particle.term {
        let names = particle.children().into_iter();
        return Disorder {
            incomplete: parts.iter().any(|part| part.min > 0),
            misplaced: names.map(|child| child.name.clone()).collect(),
            early: Vec::new(),
        };
    }
    let Ok(automaton) = automaton::compile(particle, "") else {
        return Disorder::default();
    };
    let least = |bounds: &Bounds| bounds.min > 1;
    let may_end = |state: &State| state.accepting && !state.counters.iter().any(least);
    let mut disorder = Disorder {
        incomplete: !automaton.states.iter().all(may_end),
        misplaced: Vec::new(),
        early: Vec::new(),
    };
    for (name, reach) in automaton.names.iter().zip(automaton.reaches()) {
        disorder.incomplete |= reach.is_later;
        if !reach.is_everywhere {
            disorder.misplaced.push(name.clone());
        }
        if reach.can_be_early {
            disorder.early.push(name.clone());
        }
    }
    disorder
}

/// Returns true if the datatype or a pattern, which are looked at first, already
/// refuse the empty text.
fn is_never_empty(ty: &SimpleType) -> bool {
    let datatype = matches!(&ty.variety, Variety::Atomic(built_in) if !built_in.allows(""));
    datatype
        || ty.facets.patterns.iter().any(|step| {
            let sources: Vec<&str> = step.iter().map(String::as_str).collect();
            crate::pattern::compile(&sources).is_ok_and(|pattern| !pattern.leaked().accepts(""))
        })
}

/// Returns true if there are texts that are not of the built-in type itself.
fn can_fail(ty: &SimpleType) -> bool {
    // Any text is one of these once its white space is normalised.
    !matches!(
        ty.variety,
        Variety::Atomic(
            Builtin::String | Builtin::AnySimpleType | Builtin::NormalizedString | Builtin::Token
        )
    )
}
