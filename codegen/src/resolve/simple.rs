//! Simple types: derivations flattened into one table of facets.

use cif_runtime::simple::{WhiteSpace, builtin::Builtin};

use super::{Resolver, State};
use crate::error::{Error, ErrorKind};
use crate::lines::Line;
use crate::model::{Facets, SimpleType, Variety};
use crate::source::{self, Derivation, FacetKind, Methods, Name, TypeUse};

/// Types that are no simple ones, or of XSD 1.1.
const UNSUPPORTED: [&str; 3] = ["anyType", "anyAtomicType", "error"];

impl Resolver<'_> {
    /// The named simple type at `index` of the source, resolved.
    pub(super) fn named_simple(&mut self, index: usize, line: Line) -> Result<usize, Error> {
        let (id, state) = self.named_simple[index];
        let source = self.source;
        let ty = &source.simple_types[index];
        match state {
            State::Done => {}
            State::Open => return Err(Error::new(&ty.name, line, "the type derives from itself")),
            State::Waiting => {
                self.named_simple[index].1 = State::Open;
                self.deeper(&ty.name, line, |it| it.simple_type(ty, id, &ty.name))?;
                self.named_simple[index].1 = State::Done;
            }
        }
        Ok(id)
    }

    /// The simple type that is used somewhere; an anonymous one is named after
    /// the place, `component`.
    pub(super) fn simple_use(
        &mut self,
        ty: &TypeUse,
        component: &str,
        line: Line,
    ) -> Result<usize, Error> {
        match ty {
            TypeUse::Named(Name::BuiltIn(name)) => self.built_in(name, component, line),
            TypeUse::Named(Name::Own(name)) => {
                if let Some(&index) = self.index.simple_types.get(name.as_str()) {
                    return self.named_simple(index, line);
                }
                let is_complex = self.index.complex_types.contains_key(name.as_str());
                let wanted = if is_complex { "simple type" } else { "type" };
                Err(Error::new(component, line, format!("no {wanted} `{name}`")))
            }
            TypeUse::Simple(ty) => self.anonymous_simple(ty, component),
            TypeUse::Complex(_) => Err(Error::new(
                component,
                line,
                "a complex type where a simple one is needed",
            )),
        }
    }

    /// A resolved simple type.
    pub(super) fn simple(&self, id: usize, line: Line) -> Result<&SimpleType, Error> {
        self.simple[id]
            .as_ref()
            .ok_or_else(|| Error::new("", line, "the type derives from itself"))
    }

    /// A simple type without a name, named after its place.
    pub(super) fn anonymous_simple(
        &mut self,
        ty: &source::SimpleType,
        component: &str,
    ) -> Result<usize, Error> {
        let id = self.simple.len();
        self.simple.push(None);
        self.deeper(component, ty.line, |it| it.simple_type(ty, id, component))?;
        Ok(id)
    }

    fn built_in(&mut self, name: &str, component: &str, line: Line) -> Result<usize, Error> {
        if let Some(&id) = self.built_in.get(name) {
            return Ok(id);
        }
        if UNSUPPORTED.contains(&name) {
            return Err(
                Error::new(component, line, format!("xs:{name} is not supported"))
                    .of_kind(ErrorKind::Unsupported),
            );
        }
        let (variety, white_space, facets) = if let Some(item) = Builtin::item_of(name) {
            let item = self.built_in(item.name(), component, line)?;
            let facets = Facets {
                min_length: Some(1),
                ..Facets::default()
            };
            (Variety::List(item), WhiteSpace::Collapse, facets)
        } else {
            let built_in = Builtin::from_name(name)
                .ok_or_else(|| Error::new(component, line, format!("no type xs:{name}")))?;
            (
                Variety::Atomic(built_in),
                built_in.white_space(),
                Facets::default(),
            )
        };
        let id = self.simple.len();
        self.simple.push(Some(SimpleType {
            component: format!("xs:{name}"),
            is_built_in: true,
            base: None,
            white_space,
            variety,
            facets,
            fixed: Vec::new(),
            own: Vec::new(),
            documentation: String::new(),
            line: Line::NONE,
        }));
        self.built_in.insert(name.to_owned(), id);
        Ok(id)
    }

    fn simple_type(
        &mut self,
        ty: &source::SimpleType,
        id: usize,
        component: &str,
    ) -> Result<(), Error> {
        let plain = |variety, white_space| SimpleType {
            component: component.to_owned(),
            is_built_in: false,
            base: None,
            white_space,
            variety,
            facets: Facets::default(),
            fixed: Vec::new(),
            own: Vec::new(),
            documentation: ty.documentation.clone(),
            line: ty.line,
        };
        let (bases, way) = match &ty.derivation {
            Derivation::Restriction { base, .. } => {
                (std::slice::from_ref(&**base), Methods::RESTRICTION)
            }
            Derivation::List(item) => (std::slice::from_ref(&**item), Methods::LIST),
            Derivation::Union(members) => (members.as_slice(), Methods::UNION),
        };
        if bases.iter().any(|base| self.index.final_for(base).has(way)) {
            let message = "the base lets no type be derived from it in this way";
            return Err(Error::new(component, ty.line, message));
        }
        let resolved = match &ty.derivation {
            Derivation::Restriction { base, facets } => {
                let base = self.simple_use(base, &format!("{component}/base"), ty.line)?;
                self.restrictable(base, component, ty.line)?;
                let mut resolved = SimpleType {
                    component: component.to_owned(),
                    is_built_in: false,
                    base: Some(base),
                    own: Vec::new(),
                    documentation: ty.documentation.clone(),
                    line: ty.line,
                    ..self.simple(base, ty.line)?.clone()
                };
                resolved.restrict(facets)?;
                self.notations(&resolved, facets)?;
                resolved
            }
            Derivation::List(item) => {
                let item = self.simple_use(item, &format!("{component}/item"), ty.line)?;
                if let Some(fault) = self.fault_of_item(item, ty.line)? {
                    return Err(Error::new(component, ty.line, fault));
                }
                plain(Variety::List(item), WhiteSpace::Collapse)
            }
            Derivation::Union(members) => {
                let mut ids = Vec::new();
                for (index, member) in members.iter().enumerate() {
                    let place = format!("{component}/member{}", index + 1);
                    let id = self.simple_use(member, &place, ty.line)?;
                    // No value ever belongs to the second of two equal members.
                    if !ids.contains(&id) {
                        ids.push(id);
                    }
                }
                // Each member normalises white space for itself.
                plain(Variety::Union(ids), WhiteSpace::Preserve)
            }
        };
        self.simple[id] = Some(resolved);
        Ok(())
    }

    /// Refuses to restrict what stands for all simple types: it is none itself.
    fn restrictable(&self, base: usize, component: &str, line: Line) -> Result<(), Error> {
        let variety = &self.simple(base, line)?.variety;
        if matches!(variety, Variety::Atomic(Builtin::AnySimpleType)) {
            let message = "a restriction of xs:anySimpleType";
            return Err(Error::new(component, line, message));
        }
        Ok(())
    }

    /// Refuses values of `xs:NOTATION` that name no notation of the schema.
    fn notations(&self, ty: &SimpleType, facets: &[source::Facet]) -> Result<(), Error> {
        if !matches!(ty.variety, Variety::Atomic(Builtin::Notation)) {
            return Ok(());
        }
        let is_declared = |name: &String| self.index.notations.contains_key(name.as_str());
        let values = facets.iter().filter(|it| it.kind == FacetKind::Enumeration);
        for facet in values {
            if !facet.named.as_ref().is_some_and(is_declared) {
                let message = format!("no notation `{}`", facet.value);
                return Err(Error::new(&ty.component, facet.line, message));
            }
        }
        Ok(())
    }

    /// The reason why the items of a list cannot be of a type: they are of an atomic one, or
    /// of a union of such (3.14.6).
    fn fault_of_item(&self, id: usize, line: Line) -> Result<Option<&'static str>, Error> {
        let mut waiting = vec![id];
        while let Some(id) = waiting.pop() {
            match &self.simple(id, line)?.variety {
                Variety::Atomic(Builtin::AnySimpleType) => {
                    return Ok(Some("a list of xs:anySimpleType"));
                }
                Variety::Atomic(_) => {}
                Variety::List(_) => return Ok(Some("a list of lists")),
                Variety::Union(members) => waiting.extend(members),
            }
        }
        Ok(None)
    }

    /// A new simple type without a name that restricts `base`: the text of a
    /// complex type derived by restriction.
    pub(super) fn restricted(
        &mut self,
        base: usize,
        facets: &[source::Facet],
        component: &str,
        line: Line,
    ) -> Result<usize, Error> {
        self.restrictable(base, component, line)?;
        let mut resolved = SimpleType {
            component: component.to_owned(),
            is_built_in: false,
            base: Some(base),
            own: Vec::new(),
            documentation: String::new(),
            line,
            ..self.simple(base, line)?.clone()
        };
        resolved.restrict(facets)?;
        self.notations(&resolved, facets)?;
        self.simple.push(Some(resolved));
        Ok(self.simple.len() - 1)
    }
}
