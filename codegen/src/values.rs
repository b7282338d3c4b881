//! The values that stand in a schema itself: bounds, enumerations, defaults
//! and fixed values. They are judged by the engine that judges documents, so
//! that a schema cannot hold a value that its own types refuse.

use std::cmp::Ordering;
use std::collections::{BTreeMap, HashMap, HashSet};

use cif_runtime::simple::{self, Bound, Builtin, FacetKind as Kind, Pattern};
use cif_runtime::space::SPACES;

use crate::automaton;
use crate::derivation;
use crate::error::{Error, ErrorKind};
use crate::lines::Line;
use crate::model::{
    Attribute, Child, ComplexType, Content, Equal, Facets, OwnFacet, Schema, SimpleType, Term,
    Type, Variety,
};
use crate::pattern::{self, CompiledPattern};
use crate::source::FacetKind;
use crate::value_names::{OnLine, ValueNames};

/// The automata of a schema's patterns, by their sources.
pub(crate) type Automata = BTreeMap<String, CompiledPattern>;

/// The source of the patterns of one derivation step.
pub(crate) fn source(step: &[String]) -> String {
    step.join("|")
}

/// Brings the names in all values of a schema into their canonical form, checks the values,
/// and gives back the automata of its patterns.
pub(crate) fn check(schema: &mut Schema, names: &ValueNames) -> Result<Automata, Error> {
    let mut compiled = Compiled {
        tables: vec![None; schema.simple.len()],
        ..Compiled::default()
    };
    if schema.simple.iter().any(|it| is_name(&it.variety)) {
        compiled = qualify(schema, names, compiled)?;
    }
    let schema = &*schema;
    let mut judge = Judge {
        schema,
        names,
        compiled,
    };
    for id in 0..schema.simple.len() {
        judge.table(id)?;
        judge.facets(id)?;
    }
    for (id, ty) in schema.complex.iter().enumerate() {
        one_identifier(schema, &ty.component, ty.attributes.iter())?;
        if id < schema.unused.complex {
            one_nillability(ty)?;
        } else {
            unambiguous(ty)?;
        }
        for attribute in &ty.attributes {
            judge.attribute(attribute, &ty.component)?;
        }
        let children = ty.content.particle().map(crate::model::Particle::children);
        for child in children.into_iter().flatten() {
            judge.child(child, &ty.component)?;
        }
        if let Some(base) = ty.restricts {
            judge.restriction(ty, &schema.complex[base])?;
        }
    }
    for root in schema.roots.iter().chain(&schema.abstract_elements) {
        judge.child(root, "")?;
    }
    for (owner, attribute) in &schema.unused.attributes {
        judge.attribute(attribute, owner)?;
    }
    let groups = schema.unused.attributes.chunk_by(|one, two| one.0 == two.0);
    // Those without an owner are global, and need not stand side by side.
    for group in groups.filter(|group| !group[0].0.is_empty()) {
        one_identifier(schema, &group[0].0, group.iter().map(|(_, it)| it))?;
    }
    for equal in &schema.equal {
        judge.equal(equal)?;
    }
    Ok(judge.compiled.automata)
}

/// Brings the names in values into their canonical form. A value that does not fit stays as
/// it is written, and is refused by its check.
fn qualify(schema: &mut Schema, names: &ValueNames, compiled: Compiled) -> Result<Compiled, Error> {
    let has_patterns = |it: &SimpleType| !it.facets.patterns.is_empty();
    let holds_names = |id| holds_names(&schema.simple, id);
    let mut types = schema.simple.iter().enumerate();
    schema.namespaces.keeps_prefixes = types.any(|(id, it)| has_patterns(it) && holds_names(id));
    let mut judge = Judge {
        schema,
        names,
        compiled,
    };
    for id in 0..schema.simple.len() {
        judge.table(id)?;
    }
    let compiled = judge.compiled;
    let tables = compiled.tables.iter().copied().flatten();
    for (ty, table) in schema.simple.iter_mut().zip(tables) {
        if table.holds_names {
            list_names(ty, table);
        }
    }
    let namespaces = schema.namespaces.clone();
    schema.for_each_value(|_, ty, line, value| {
        let table = compiled.tables[ty].filter(|it| it.holds_names);
        let scope = OnLine {
            names,
            namespaces: &namespaces,
            line,
        };
        if let Some(Ok(canonical)) = table.map(|it| it.qualify(value, &scope)) {
            *value = canonical;
        }
    });
    Ok(compiled)
}

/// Gives a type the values of its table; the facets that list them those that differ.
fn list_names(ty: &mut SimpleType, table: &simple::SimpleType) {
    let mut canonical = HashMap::new();
    let listed = ty.facets.enumeration.iter_mut();
    for (entry, value) in listed.zip(table.facets.enumeration) {
        let written = std::mem::replace(&mut entry.value, (*value).to_owned());
        canonical.insert(written, *value);
    }
    let own = ty.own.iter_mut();
    for facet in own.filter(|it| it.kind == FacetKind::Enumeration) {
        let written = table.normalise(facet.value.as_str().into());
        let value = canonical.get(&*written).filter(|it| **it != written);
        if let Some(value) = value {
            facet.value = (*value).to_owned();
        }
    }
}

/// Types and patterns as the engine takes them.
#[derive(Default)]
struct Compiled {
    automata: Automata,
    patterns: BTreeMap<String, Pattern>,
    tables: Vec<Option<&'static simple::SimpleType>>,
}

struct Judge<'s> {
    schema: &'s Schema,
    names: &'s ValueNames,
    compiled: Compiled,
}

impl Judge<'_> {
    /// The table of a type, as generated code would hold it. It lives as long
    /// as the program, as it does there: the engine knows no other tables.
    fn table(&mut self, id: usize) -> Result<&'static simple::SimpleType, Error> {
        if let Some(table) = self.compiled.tables[id] {
            return Ok(table);
        }
        let ty = &self.schema.simple[id];
        let variety = match &ty.variety {
            Variety::Atomic(built_in) => simple::Variety::Atomic(*built_in),
            Variety::List(item) => simple::Variety::List(self.table(*item)?),
            Variety::Union(members) => {
                let members: Result<Vec<_>, _> =
                    members.iter().map(|&member| self.table(member)).collect();
                simple::Variety::Union(Vec::leak(members?))
            }
        };
        let facets = self.facet_table(id, variety.holds_names())?;
        let table = leak(simple::SimpleType {
            name: text(&ty.component),
            white_space: ty.white_space,
            holds_names: variety.holds_names(),
            variety,
            facets,
            has_identity: false,
            repair: None,
            salvage: None,
            explain: None,
        });
        self.compiled.tables[id] = Some(table);
        Ok(table)
    }

    fn facet_table(&mut self, id: usize, holds_names: bool) -> Result<simple::Facets, Error> {
        let ty = &self.schema.simple[id];
        let mut patterns = Vec::new();
        for step in &ty.facets.patterns {
            patterns.push(self.automaton(step, ty)?);
        }
        let Facets {
            enumeration,
            length,
            min_length,
            max_length,
            min_inclusive,
            max_inclusive,
            min_exclusive,
            max_exclusive,
            total_digits,
            fraction_digits,
            ..
        } = &ty.facets;
        let bound = |bound: &Option<String>| bound.as_deref().map(|it| Bound::new(text(it)));
        let values = if holds_names {
            self.listed_names(id)?
        } else {
            let values = enumeration.iter().map(|entry| text(&entry.value));
            Vec::leak(values.collect())
        };
        let words = ty.facets.words.iter().map(|words| text(words));
        Ok(simple::Facets {
            patterns: Vec::leak(patterns),
            words: Vec::leak(words.collect()),
            enumeration: values,
            length: *length,
            min_length: *min_length,
            max_length: *max_length,
            min_inclusive: bound(min_inclusive),
            max_inclusive: bound(max_inclusive),
            min_exclusive: bound(min_exclusive),
            max_exclusive: bound(max_exclusive),
            total_digits: *total_digits,
            fraction_digits: *fraction_digits,
        })
    }

    /// The values of an enumeration in their canonical form, which they have by the lines of
    /// the type that lists them.
    fn listed_names(&mut self, id: usize) -> Result<&'static [&'static str], Error> {
        let ty = &self.schema.simple[id];
        let Some(base_id) = ty.base else {
            return Ok(&[]);
        };
        let base = self.table(base_id)?;
        let is_listed = |it: &&OwnFacet| it.kind == FacetKind::Enumeration;
        let mut listed = ty.own.iter().filter(is_listed).peekable();
        if listed.peek().is_none() {
            return Ok(base.facets.enumeration);
        }
        let mut known = HashSet::new();
        let mut values = Vec::new();
        for facet in listed {
            let written = base.normalise(facet.value.as_str().into());
            let refuse = |message: String| Error::new(&ty.component, facet.line, message);
            self.declared(base_id, &written, facet.line)
                .map_err(refuse)?;
            let value = base.qualify(&written, &self.on_line(facet.line));
            let no_value = format!("enumeration \"{}\" is no value of the base", facet.value);
            let value = value.map_err(|fault| refuse(format!("{no_value}: {fault}")))?;
            if known.insert(written) {
                values.push(text(&value));
            }
        }
        Ok(Vec::leak(values))
    }

    fn on_line(&self, line: Line) -> OnLine<'_> {
        OnLine {
            names: self.names,
            namespaces: &self.schema.namespaces,
            line,
        }
    }

    fn automaton(&mut self, step: &[String], ty: &SimpleType) -> Result<Pattern, Error> {
        let source = source(step);
        if let Some(&known) = self.compiled.patterns.get(&source) {
            return Ok(known);
        }
        let sources: Vec<&str> = step.iter().map(String::as_str).collect();
        let compiled = pattern::compile(&sources).map_err(|error| {
            let facet = ty.own.iter().find(|facet| facet.value == error.pattern);
            let line = facet.map_or(ty.line, |facet| facet.line);
            Error::new(&ty.component, line, format!("pattern: {error}"))
        })?;
        let pattern = compiled.leaked();
        self.compiled.patterns.insert(source.clone(), pattern);
        self.compiled.automata.insert(source, compiled);
        Ok(pattern)
    }

    /// Checks the facets written in a type: each value must be one of the base,
    /// and no facet may allow what the base does not.
    fn facets(&mut self, id: usize) -> Result<(), Error> {
        let ty = &self.schema.simple[id];
        let Some(base_id) = ty.base else {
            return Ok(());
        };
        let base = self.table(base_id)?;
        let listing = Listing::of(base);
        let old = &self.schema.simple[base_id].facets;
        let new = &ty.facets;
        for facet in &ty.own {
            let (refused, why) = match facet.kind {
                FacetKind::Pattern => continue,
                // Its table holds only what fits.
                FacetKind::Enumeration if base.holds_names => continue,
                FacetKind::Enumeration => (!listing.has(facet), "is no value of the base"),
                FacetKind::MinInclusive
                | FacetKind::MaxInclusive
                | FacetKind::MinExclusive
                | FacetKind::MaxExclusive => (!is_value(base, facet), "is no value of the base"),
                FacetKind::WhiteSpace => {
                    let was = self.schema.simple[base_id].white_space;
                    (
                        (ty.white_space as u8) < (was as u8),
                        "is weaker than that of the base",
                    )
                }
                FacetKind::Length => (
                    old.length.is_some() && old.length != new.length
                        || less(new.length, old.min_length)
                        || less(old.max_length, new.length),
                    "is no length of the base",
                ),
                // Beside a length of the base only what stood before it can stand.
                FacetKind::MinLength if old.length.is_some() => (
                    new.min_length != old.min_length,
                    "cannot stand beside length, which the base has",
                ),
                FacetKind::MaxLength if old.length.is_some() => (
                    new.max_length != old.max_length,
                    "cannot stand beside length, which the base has",
                ),
                FacetKind::MinLength => (
                    less(new.min_length, old.min_length) || less(new.max_length, new.min_length),
                    "goes beyond the base or the greatest length",
                ),
                FacetKind::MaxLength => (
                    less(old.max_length, new.max_length) || less(new.max_length, new.min_length),
                    "goes beyond the base or the least length",
                ),
                FacetKind::TotalDigits => (
                    less(old.total_digits, new.total_digits),
                    "goes beyond the base",
                ),
                FacetKind::FractionDigits if is_whole(&ty.variety) => (
                    new.fraction_digits != Some(0),
                    "is more than a whole number has",
                ),
                FacetKind::FractionDigits => (
                    less(old.fraction_digits, new.fraction_digits)
                        || less(new.total_digits, new.fraction_digits),
                    "goes beyond the base or all digits",
                ),
            };
            if refused {
                let (kind, value) = (facet.kind.as_str(), &facet.value);
                let message = format!("{kind} \"{value}\" {why}");
                return Err(Error::new(&ty.component, facet.line, message));
            }
        }
        self.bounds(id)
    }

    /// Refuses a greatest value below the least.
    fn bounds(&self, id: usize) -> Result<(), Error> {
        let ty = &self.schema.simple[id];
        let (Variety::Atomic(built_in), Some(table)) = (&ty.variety, self.compiled.tables[id])
        else {
            return Ok(());
        };
        let facets = &table.facets;
        let least = [(facets.min_inclusive, true), (facets.min_exclusive, false)];
        let greatest = [(facets.max_inclusive, true), (facets.max_exclusive, false)];
        for (greatest, has_greatest) in greatest {
            for (least, has_least) in least {
                let (Some(greatest), Some(least)) = (greatest, least) else {
                    continue;
                };
                let crossed = match built_in.compare(&greatest, &least) {
                    Some(Ordering::Less) => "is below the least",
                    // Two of a kind may leave one value, or none.
                    Some(Ordering::Equal) if has_greatest != has_least => "is not above the least",
                    Some(Ordering::Equal | Ordering::Greater) | None => continue,
                };
                let message = format!("the greatest value \"{greatest}\" {crossed}");
                return Err(Error::new(&ty.component, ty.line, message));
            }
        }
        Ok(())
    }

    /// Checks what a complex type restricts, and the elements in its place.
    fn restriction(&mut self, ty: &ComplexType, base: &ComplexType) -> Result<(), Error> {
        for (own, of_base) in derivation::content(self.schema, ty, base)? {
            let place = format!("{}/{}", ty.component, own.name);
            let refuse = |message: &str| Err(Error::new(&place, own.line, message));
            if !derivation::is_type(self.schema, own.ty, of_base.ty) {
                return refuse("the type is not derived from that of the base's element");
            }
            if own.nillable && !of_base.nillable {
                return refuse("it may be nil, and the base's element may not");
            }
            if !own.block.has_all_of_elements(of_base.block) {
                return refuse("the element blocks less than that of the base");
            }
            if own.identity.iter().any(|it| !of_base.identity.contains(it)) {
                return refuse("it has identity constraints that the base's element has not");
            }
            let otherwise = "the base fixes this element otherwise";
            match (&own.fixed, &of_base.fixed) {
                (_, None) => {}
                (None, Some(_)) => return refuse(otherwise),
                (Some(one), Some(other)) => {
                    let is_same = match self.text_of(of_base) {
                        Some(text) => self.table(text)?.same(one, other),
                        None => one == other,
                    };
                    if !is_same {
                        return refuse(otherwise);
                    }
                }
            }
        }
        Ok(())
    }

    /// Checks that two values are the same.
    fn equal(&mut self, equal: &Equal) -> Result<(), Error> {
        let table = self.table(equal.ty)?;
        let [(one, _), (other, _)] = &equal.values;
        let normal = |value: &'_ str| table.normalise(value.into()).into_owned();
        if table.same(&normal(one), &normal(other)) {
            Ok(())
        } else {
            Err(Error::new(&equal.component, equal.line, equal.message))
        }
    }

    /// Checks the default or fixed value of an attribute.
    fn attribute(&mut self, attribute: &Attribute, owner: &str) -> Result<(), Error> {
        let place = if owner.is_empty() {
            format!("@{}", attribute.name)
        } else {
            format!("{owner}/@{}", attribute.name)
        };
        self.listed_notations(attribute.ty, &place, attribute.line)?;
        for value in attribute.default.iter().chain(&attribute.fixed) {
            self.no_identifier(attribute.ty, &place, attribute.line)?;
            self.value(attribute.ty, value, &place, attribute.value_line)?;
        }
        Ok(())
    }

    /// The simple type of what an element holds.
    fn text_of(&self, child: &Child) -> Option<usize> {
        match child.ty {
            Type::Simple(id) => Some(id),
            Type::Complex(id) => match self.schema.complex[id].content {
                Content::Simple(text) => Some(text),
                _ => None,
            },
        }
    }

    /// Checks the default or fixed value of an element.
    fn child(&mut self, child: &Child, owner: &str) -> Result<(), Error> {
        let Some(ty) = self.text_of(child) else {
            return Ok(());
        };
        let place = if owner.is_empty() {
            child.name.clone()
        } else {
            format!("{owner}/{}", child.name)
        };
        if let Type::Simple(_) = child.ty {
            self.listed_notations(ty, &place, child.line)?;
        }
        for value in child.default.iter().chain(&child.fixed) {
            self.no_identifier(ty, &place, child.line)?;
            self.value(ty, value, &place, child.line)?;
        }
        Ok(())
    }

    /// Refuses a default or fixed value for what identifies one element.
    fn no_identifier(&self, ty: usize, place: &str, line: Line) -> Result<(), Error> {
        if self.schema.is_identifier(ty) {
            let message = "an identifier can have no default or fixed value";
            return Err(Error::new(place, line, message));
        }
        Ok(())
    }

    /// Refuses `xs:NOTATION` where no enumeration says which notations are meant.
    fn listed_notations(&self, ty: usize, place: &str, line: Line) -> Result<(), Error> {
        let ty = &self.schema.simple[ty];
        let is_notation = matches!(ty.variety, Variety::Atomic(Builtin::Notation));
        if is_notation && ty.facets.enumeration.is_empty() {
            let message = "xs:NOTATION needs an enumeration of notations";
            return Err(Error::new(place, line, message));
        }
        Ok(())
    }

    /// Refuses a value that would be a name if its prefix were declared; gives the message.
    fn declared(&self, ty: usize, value: &str, line: Line) -> Result<(), String> {
        if self.names.undeclared.is_empty() {
            return Ok(());
        }
        match &self.schema.simple[ty].variety {
            Variety::Atomic(Builtin::QName) => {
                let word = value.trim_matches(SPACES).to_owned();
                let prefix = word.split(':').next().unwrap_or_default();
                let message =
                    format!("the name `{word}` has the prefix `{prefix}`, which is not declared");
                let is_undeclared = self.names.undeclared.contains(&(line, word));
                if is_undeclared { Err(message) } else { Ok(()) }
            }
            Variety::Atomic(_) => Ok(()),
            Variety::List(item) => {
                let mut items = value.split_whitespace();
                items.try_for_each(|it| self.declared(*item, it, line))
            }
            // It is a value of the first member that takes it.
            Variety::Union(members) => {
                let mut refused = Ok(());
                for &member in members {
                    let Some(table) = self.compiled.tables[member] else {
                        continue;
                    };
                    if table.check(&table.normalise(value.into())).is_ok() {
                        match self.declared(member, value, line) {
                            Ok(()) => return Ok(()),
                            fault => refused = refused.and(fault),
                        }
                    }
                }
                refused
            }
        }
    }

    fn value(&mut self, ty: usize, value: &str, place: &str, line: Line) -> Result<(), Error> {
        self.declared(ty, value, line)
            .map_err(|it| Error::new(place, line, it))?;
        let table = self.table(ty)?;
        let normal = table.normalise(value.into());
        match table.check(&normal) {
            Ok(()) => Ok(()),
            Err(fault) => {
                let message = format!("the value `{value}` does not fit its type: {fault}");
                Err(Error::new(place, line, message))
            }
        }
    }
}

/// Refuses elements of one name of which some may be nil and some may not: they have one
/// type in Rust.
fn one_nillability(ty: &ComplexType) -> Result<(), Error> {
    let children = ty.content.particle().map(crate::model::Particle::children);
    let children = children.unwrap_or_default();
    for (index, child) in children.iter().enumerate() {
        let mut before = children[..index].iter();
        if before.any(|it| it.name == child.name && it.nillable != child.nillable) {
            let place = format!("{}/{}", ty.component, child.name);
            let message = "another element of this name differs in `nillable`, \
                           which is not supported";
            return Err(Error::new(place, child.line, message).of_kind(ErrorKind::Unsupported));
        }
    }
    Ok(())
}

/// Refuses an ambiguous content model of a type without code. Where there is code, its
/// tables have the automaton, and its limits count.
pub(crate) fn unambiguous(ty: &ComplexType) -> Result<(), Error> {
    let particle = ty.content.particle();
    let particle = particle.filter(|it| !matches!(it.term, Term::All(_)));
    match particle.map(|it| automaton::compile(it, &ty.component)) {
        Some(Err(error)) if error.kind != ErrorKind::Unsupported => Err(error),
        _ => Ok(()),
    }
}

/// Refuses a second attribute that identifies the element.
fn one_identifier<'a>(
    schema: &Schema,
    owner: &str,
    attributes: impl Iterator<Item = &'a Attribute>,
) -> Result<(), Error> {
    let mut identifiers = attributes.filter(|it| schema.is_identifier(it.ty));
    if let (Some(first), Some(second)) = (identifiers.next(), identifiers.next()) {
        let place = format!("{owner}/@{}", second.name);
        let message = format!("the attribute `{}` is an xs:ID already", first.name);
        return Err(Error::new(place, second.line, message));
    }
    Ok(())
}

/// A base as it judges the values of an enumeration. Those that it lists itself are found in
/// one step, because both lists may be long.
struct Listing {
    base: &'static simple::SimpleType,
    texts: HashSet<&'static str>,
    /// The same type without its list.
    unlisted: simple::SimpleType,
}

impl Listing {
    fn of(base: &'static simple::SimpleType) -> Self {
        let facets = simple::Facets {
            enumeration: &[],
            ..base.facets
        };
        let plain = match base.variety {
            simple::Variety::Atomic(it) => simple::SimpleType::atomic(base.name, it),
            simple::Variety::List(it) => simple::SimpleType::list(base.name, it),
            simple::Variety::Union(it) => simple::SimpleType::union(base.name, it),
        };
        Self {
            base,
            texts: base.facets.enumeration.iter().copied().collect(),
            unlisted: simple::SimpleType {
                facets,
                ..plain.white_space(base.white_space)
            },
        }
    }

    /// Returns true if a value of an enumeration is one of the base.
    fn has(&self, facet: &OwnFacet) -> bool {
        let value = self.base.normalise(facet.value.as_str().into());
        let is_listed = self.texts.contains(&*value);
        is_value(if is_listed { &self.unlisted } else { self.base }, facet)
    }
}

/// Returns true if the value of a facet is one of the base. A bound may repeat the
/// base's own, though that excludes it.
fn is_value(base: &simple::SimpleType, facet: &OwnFacet) -> bool {
    let value = base.normalise(facet.value.as_str().into());
    let Err(fault) = base.check(&value) else {
        return true;
    };
    let repeats = |bound: Option<Bound>| bound.is_some_and(|bound| base.same(&bound, &value));
    match fault.facet {
        Kind::MinExclusive if facet.kind == FacetKind::MinExclusive => {
            repeats(base.facets.min_exclusive)
        }
        Kind::MaxExclusive if facet.kind == FacetKind::MaxExclusive => {
            repeats(base.facets.max_exclusive)
        }
        _ => false,
    }
}

/// Returns true if values of a type are names with prefixes, or hold such.
fn holds_names(simple: &[SimpleType], ty: usize) -> bool {
    match &simple[ty].variety {
        Variety::List(item) => holds_names(simple, *item),
        Variety::Union(members) => members.iter().any(|&it| holds_names(simple, it)),
        atomic @ Variety::Atomic(_) => is_name(atomic),
    }
}

/// Returns true if values are names with prefixes.
fn is_name(variety: &Variety) -> bool {
    matches!(variety, Variety::Atomic(Builtin::QName | Builtin::Notation))
}

/// Returns true if values are whole numbers.
fn is_whole(variety: &Variety) -> bool {
    matches!(variety, Variety::Atomic(built_in)
        if built_in.primitive() == Builtin::Decimal && *built_in != Builtin::Decimal)
}

/// Returns true if both are there and one is less than the other.
fn less<T: PartialOrd>(one: Option<T>, other: Option<T>) -> bool {
    matches!((one, other), (Some(one), Some(other)) if one < other)
}

fn leak<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

fn text(text: &str) -> &'static str {
    String::leak(text.to_owned())
}
