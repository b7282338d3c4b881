//! Derivation by restriction: what is derived allows nothing that its base does
//! not (XML Schema Part 1, 3.4.6 and 3.9.6). Content models are compared as the
//! languages that they are, by a walk through both automata side by side.

use std::collections::{BTreeSet, HashMap, HashSet};

use cif_runtime::simple::Builtin;

use crate::automaton::{self, Automaton, Config};
use crate::error::{Error, ErrorKind};
use crate::model::{
    Child, ComplexType, Content, Particle, Schema, SimpleType, Term, Type, Variety,
};
use crate::source::Methods;

/// More pairs of states than this are not looked at.
const MAX_PAIRS: usize = 1 << 16;

/// Returns true if a simple type is another, or derived from it (3.14.6). `types` finds
/// a type by its number.
pub(crate) fn is_simple<'t, T>(types: &T, mut derived: usize, base: usize) -> bool
where
    T: Fn(usize) -> Option<&'t SimpleType>,
{
    let Some(wanted) = types(base) else {
        return false;
    };
    if let Variety::Union(members) = &wanted.variety
        && members.iter().any(|&it| is_member(types, derived, it))
    {
        return true;
    }
    while derived != base {
        let Some(ty) = types(derived) else {
            return false;
        };
        match (ty.base, &ty.variety, &wanted.variety) {
            (_, _, Variety::Atomic(Builtin::AnySimpleType)) => return true,
            (Some(next), ..) => derived = next,
            (None, Variety::Atomic(it), Variety::Atomic(wanted_built_in)) => {
                return wanted.is_built_in && is_built_in(*it, *wanted_built_in);
            }
            _ => return false,
        }
    }
    true
}

/// Returns true if a simple type is a member of a union, or derived from it. Of a member that is
/// a union itself the members are meant, and not it (3.14.2).
fn is_member<'t, T>(types: &T, derived: usize, member: usize) -> bool
where
    T: Fn(usize) -> Option<&'t SimpleType>,
{
    match types(member).map(|it| &it.variety) {
        Some(Variety::Union(members)) => members.iter().any(|&it| is_member(types, derived, it)),
        _ => is_simple(types, derived, member),
    }
}

/// Returns true if a built-in type is another, or derived from it (Part 2, 3).
fn is_built_in(mut derived: Builtin, base: Builtin) -> bool {
    while derived != base && derived != derived.base() {
        derived = derived.base();
    }
    derived == base
}

/// The ways in which a type is derived from another; none of them where it is the other
/// itself, and nothing where it is not derived from it.
pub(crate) fn of(schema: &Schema, derived: Type, base: Type) -> Option<Methods> {
    let is_simple = |derived, base| is_simple(&|id| schema.simple.get(id), derived, base);
    let mut ways = Methods::default();
    if let Type::Complex(base) = base
        && schema.complex[base].is_any
    {
        let is_itself = derived == Type::Complex(base);
        return Some(if is_itself {
            ways
        } else {
            Methods::RESTRICTION
        });
    }
    let mut derived = match (derived, base) {
        (Type::Simple(derived), Type::Simple(base)) if derived == base => return Some(ways),
        (Type::Simple(derived), Type::Simple(base)) => {
            return is_simple(derived, base).then_some(Methods::RESTRICTION);
        }
        (Type::Simple(_), Type::Complex(_)) => return None,
        (Type::Complex(derived), _) => derived,
    };
    loop {
        if base == Type::Complex(derived) {
            return Some(ways);
        }
        let ty = &schema.complex[derived];
        derived = match (ty.extends, ty.restricts, &ty.content, base) {
            (Some(next), ..) => {
                ways = ways.and(Methods::EXTENSION);
                next
            }
            (_, Some(next), ..) => {
                ways = ways.and(Methods::RESTRICTION);
                next
            }
            (_, _, Content::Simple(text), Type::Simple(base)) if is_simple(*text, base) => {
                return Some(ways.and(Methods::EXTENSION));
            }
            _ => return None,
        };
    }
}

/// Returns true if a type is another, or restricts it in some steps.
pub(crate) fn is_type(schema: &Schema, derived: Type, base: Type) -> bool {
    of(schema, derived, base).is_some_and(|ways| !ways.has(Methods::EXTENSION))
}

/// The elements that stand in each other's places, the base's second.
type Pairs<'s> = Vec<(&'s Child, &'s Child)>;

/// Checks the content of a type against that of the base it restricts.
pub(crate) fn content<'s>(
    schema: &Schema,
    ty: &'s ComplexType,
    base: &'s ComplexType,
) -> Result<Pairs<'s>, Error> {
    let refuse = |message: &str| Err(Error::new(&ty.component, ty.line, message));
    match (&ty.content, &base.content) {
        (Content::Simple(text), Content::Simple(of_base)) => {
            return if is_simple(&|id| schema.simple.get(id), *text, *of_base) {
                Ok(Vec::new())
            } else {
                refuse("the content is of a type that is not derived from that of the base")
            };
        }
        // The resolver has seen to it that the base may be empty.
        (Content::Simple(_), _) => return Ok(Vec::new()),
        (Content::Mixed(_), Content::Mixed(_)) => {}
        (Content::Mixed(_), _) => {
            return refuse("the content is mixed, and that of the base is not");
        }
        _ => {}
    }
    if ty.content.particle().is_some_and(Particle::is_impossible) {
        // No content at all is within any other.
        return Ok(Vec::new());
    }
    let own = Model::new(ty.content.particle(), &ty.component)?;
    let other = Model::new(base.content.particle(), &base.component)?;
    // Two `all` have more sequences than can be walked: their elements tell.
    if let (Model::All(own), Model::All(other)) = (&own, &other) {
        return own.restricts(other, ty);
    }
    if let Some(pairs) = walk(&own, &other, ty)? {
        return Ok(pairs);
    }
    let particles = ty.content.particle().zip(base.content.particle());
    if !particles.is_some_and(|(own, base)| is_narrowed(own, base)) {
        let message = "a restriction of so large a content model is not supported";
        return Err(Error::new(&ty.component, ty.line, message).of_kind(ErrorKind::Unsupported));
    }
    let pairs = own.children().iter().zip(other.children());
    Ok(pairs.map(|(own, base)| (*own, *base)).collect())
}

/// Returns true if a content model allows no element at all.
pub(crate) fn is_emptiable(particle: Option<&Particle>, component: &str) -> Result<bool, Error> {
    let model = Model::new(particle, component)?;
    Ok(model.accepts(&model.start()))
}

/// Follows every sequence that `own` allows through both models. Nothing where these are
/// too many.
fn walk<'s>(
    own: &Model<'s>,
    base: &Model<'s>,
    ty: &ComplexType,
) -> Result<Option<Pairs<'s>>, Error> {
    let possible = own.children().iter().filter(|it| !it.is_impossible());
    let names: BTreeSet<&str> = possible.map(|it| it.name.as_str()).collect();
    let mut slots = BTreeSet::new();
    let start = (own.start(), base.start());
    let mut seen = HashSet::from([start.clone()]);
    let mut waiting = vec![start];
    while let Some((state, of_base)) = waiting.pop() {
        if own.accepts(&state) && !base.accepts(&of_base) {
            return Err(ends_early(ty));
        }
        for name in &names {
            let Some((next, slot)) = own.step(&state, name) else {
                continue;
            };
            let step = base.step_for(&of_base, own.children()[slot]);
            let (next_of_base, slot_of_base) = step.ok_or_else(|| not_allowed(ty, name))?;
            slots.insert((slot, slot_of_base));
            let pair = (next, next_of_base);
            if !seen.contains(&pair) {
                seen.insert(pair.clone());
                waiting.push(pair);
            }
        }
        if seen.len() > MAX_PAIRS {
            return Ok(None);
        }
    }
    let pair = |(slot, of_base): (usize, usize)| (own.children()[slot], base.children()[of_base]);
    Ok(Some(slots.into_iter().map(pair).collect()))
}

/// Returns true if particles are the same but for numbers, and none of these goes beyond
/// that of the base.
fn is_narrowed(own: &Particle, base: &Particle) -> bool {
    let is_within = own.min >= base.min
        && base
            .max
            .is_none_or(|base| own.max.is_some_and(|own| own <= base));
    let are_narrowed = |own: &[Particle], base: &[Particle]| {
        own.len() == base.len()
            && own
                .iter()
                .zip(base)
                .all(|(own, base)| is_narrowed(own, base))
    };
    is_within
        && match (&own.term, &base.term) {
            (Term::Element(own), Term::Element(base)) => own.name == base.name || allows(base, own),
            (Term::Sequence(own), Term::Sequence(base))
            | (Term::Choice(own), Term::Choice(base)) => are_narrowed(own, base),
            _ => false,
        }
}

/// Returns true if a wildcard allows an element, or all that another one does.
fn allows(wildcard: &Child, other: &Child) -> bool {
    match (&wildcard.wildcard, &other.wildcard) {
        (Some(own), Some(other)) => {
            other.allowed.is_within(&own.allowed)
                && other.process.strength() >= own.process.strength()
        }
        (Some(own), None) => own.allowed.has(&other.namespace),
        (None, _) => false,
    }
}

/// A content model as a machine that reads element names.
enum Model<'s> {
    Automaton(Machine<'s>),
    All(All<'s>),
}

/// A content model as an automaton.
struct Machine<'s> {
    automaton: Automaton,
    children: Vec<&'s Child>,
    /// The numbers of the names.
    symbols: HashMap<&'s str, usize>,
}

/// The state of a content model.
#[derive(Clone, PartialEq, Eq, Hash)]
enum State {
    Automaton(Config),
    /// The elements of an `all` that were read.
    All(u64),
}

/// A content model of the kind `all`.
struct All<'s> {
    children: Vec<&'s Child>,
    required: u64,
    /// True if there may be no element at all, required or not.
    optional: bool,
}

impl<'s> Model<'s> {
    fn new(particle: Option<&'s Particle>, component: &str) -> Result<Self, Error> {
        let Some(particle) = particle else {
            return Ok(Self::Automaton(Machine::new(
                Automaton::of_nothing(),
                Vec::new(),
            )));
        };
        let children = particle.children();
        let Term::All(parts) = &particle.term else {
            let automaton = automaton::compile(particle, component)?;
            return Ok(Self::Automaton(Machine::new(automaton, children)));
        };
        let required = parts.iter().enumerate().filter(|(_, part)| part.min > 0);
        Ok(Self::All(All {
            children,
            required: required.fold(0, |bits, (slot, _)| bits | 1 << slot),
            optional: particle.min == 0,
        }))
    }

    fn children(&self) -> &[&'s Child] {
        match self {
            Self::Automaton(machine) => &machine.children,
            Self::All(all) => &all.children,
        }
    }

    fn start(&self) -> State {
        match self {
            Self::Automaton(..) => State::Automaton(Config::default()),
            Self::All(_) => State::All(0),
        }
    }

    fn step(&self, state: &State, name: &str) -> Option<(State, usize)> {
        match (self, state) {
            (Self::Automaton(machine), State::Automaton(config)) => {
                let symbol = *machine.symbols.get(name)?;
                let (next, slot) = machine.automaton.step(config, symbol)?;
                Some((State::Automaton(next), slot))
            }
            (Self::All(all), State::All(read)) => {
                let (slot, bit) = all.find(name)?;
                (read & bit == 0).then_some((State::All(read | bit), slot))
            }
            _ => None,
        }
    }

    /// The step for what an element, or a wildcard, of another model allows.
    fn step_for(&self, state: &State, other: &Child) -> Option<(State, usize)> {
        let own_name = other
            .wildcard
            .is_none()
            .then(|| self.step(state, &other.name));
        own_name.flatten().or_else(|| {
            let mut wider = self.children().iter().filter(|it| allows(it, other));
            wider.find_map(|it| self.step(state, &it.name))
        })
    }

    fn accepts(&self, state: &State) -> bool {
        match (self, state) {
            (Self::Automaton(machine), State::Automaton(config)) => {
                machine.automaton.accepts(config)
            }
            (Self::All(all), State::All(read)) => all.accepts(*read),
            _ => false,
        }
    }
}

impl<'s> Machine<'s> {
    fn new(automaton: Automaton, children: Vec<&'s Child>) -> Self {
        let mut symbols = HashMap::new();
        for child in &children {
            let fresh = symbols.len();
            symbols.entry(child.name.as_str()).or_insert(fresh);
        }
        Self {
            automaton,
            children,
            symbols,
        }
    }
}

impl<'s> All<'s> {
    fn find(&self, name: &str) -> Option<(usize, u64)> {
        let slot = self.children.iter().position(|child| child.name == name)?;
        Some((slot, 1 << slot))
    }

    fn accepts(&self, state: u64) -> bool {
        state & self.required == self.required || self.optional && state == 0
    }

    fn restricts(&self, base: &Self, ty: &ComplexType) -> Result<Pairs<'s>, Error> {
        let mut pairs = Vec::new();
        let mut always = 0;
        for (slot, child) in self.children.iter().enumerate() {
            let Some((of_base, bit)) = base.find(&child.name) else {
                return Err(not_allowed(ty, &child.name));
            };
            if self.required & 1 << slot != 0 {
                always |= bit;
            }
            pairs.push((*child, base.children[of_base]));
        }
        let has_all = always & base.required == base.required;
        if !has_all || self.accepts(0) && !base.accepts(0) {
            return Err(ends_early(ty));
        }
        Ok(pairs)
    }
}

fn not_allowed(ty: &ComplexType, name: &str) -> Error {
    let message = match name.strip_prefix("##") {
        Some(_) => "the base does not allow all that xs:any does there".to_owned(),
        None => format!("the base does not allow the element `{name}` there"),
    };
    Error::new(&ty.component, ty.line, message)
}

fn ends_early(ty: &ComplexType) -> Error {
    let message = "the content may end where that of the base may not";
    Error::new(&ty.component, ty.line, message)
}
