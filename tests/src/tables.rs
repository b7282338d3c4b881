//! The tables of the schema, looked at from outside: which types there are,
//! what an element of a document is by them, and the shortest ways through a
//! content model.

use std::collections::{HashSet, VecDeque};

use cif_runtime::schema::{Child, ComplexType, Content, Model, Order, Step, Type};
use cif_runtime::simple::SimpleType;

use crate::tree::{Element, Node};

/// The root that documents are made with.
pub fn root() -> &'static Child {
    &cif_types::roots::ALL[0]
}

/// The content model of a type, where it has one.
pub fn model(ty: Type) -> Option<&'static Model> {
    match ty {
        Type::Complex(ty) => match ty.content {
            Content::Elements(model) | Content::Mixed(model) => Some(model),
            Content::Empty | Content::Text(_) => None,
        },
        Type::Simple(_) => None,
    }
}

/// The type of the text of an element that holds nothing else.
pub fn text(ty: Type) -> Option<&'static SimpleType> {
    match ty {
        Type::Simple(ty) => Some(ty),
        Type::Complex(ty) => match ty.content {
            Content::Text(ty) => Some(ty),
            _ => None,
        },
    }
}

/// The declared child of this name.
pub fn child(model: &'static Model, name: &str) -> Option<&'static Child> {
    (model.symbol)(name.as_bytes())?;
    model.children.iter().find(|child| child.name == name)
}

/// Every complex type that a document can hold, with a path to it: the
/// declarations from the root down. The shortest path counts.
pub fn reachable() -> Vec<(&'static ComplexType, Vec<&'static Child>)> {
    let mut found = Vec::new();
    let mut seen = HashSet::new();
    let mut queue = VecDeque::from([vec![root()]]);
    while let Some(path) = queue.pop_front() {
        let Some(Type::Complex(ty)) = path.last().map(|child| child.ty) else {
            continue;
        };
        if !seen.insert(ty.name) {
            continue;
        }
        for child in model(Type::Complex(ty)).map_or(&[][..], |model| model.children) {
            let mut longer = path.clone();
            longer.push(child);
            queue.push_back(longer);
        }
        found.push((ty, path));
    }
    found
}

/// An element of a document with its declaration.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its path: positions among children, from the root.
    pub path: Vec<usize>,
    /// Its declaration.
    pub child: &'static Child,
}

/// Every element of a document that the schema knows where it stands.
pub fn places(root: &Element) -> Vec<Place> {
    let mut places = Vec::new();
    let mut open = Vec::new();
    if root.name == self::root().name {
        open.push((Vec::new(), root, self::root()));
    }
    while let Some((path, element, declared)) = open.pop() {
        if let Some(model) = model(declared.ty) {
            for (position, node) in element.children.iter().enumerate() {
                if let Node::Element(inner) = node
                    && let Some(child) = child(model, &inner.name)
                {
                    let mut path = path.clone();
                    path.push(position);
                    open.push((path, inner, child));
                }
            }
        }
        places.push(Place {
            path,
            child: declared,
        });
    }
    places
}

/// The steps out of a state: the next state, and the slot.
pub fn steps(order: &Order, state: u16) -> Vec<Step> {
    match order {
        Order::Automaton { names, steps, .. } => {
            let row = usize::from(state) * names;
            steps[row..row + names]
                .iter()
                .copied()
                .filter(|step| *step != Step::NONE)
                .collect()
        }
        // No content model of CIF counts.
        Order::All { .. } | Order::Counted(_) => Vec::new(),
    }
}

/// Returns true if the content may end in a state.
pub fn accepts(order: &Order, state: u16) -> bool {
    match order {
        Order::Automaton { accepting, .. } => accepting[usize::from(state)],
        Order::All { .. } | Order::Counted(_) => true,
    }
}

/// The shortest sequence of slots from a state to where the content may end
/// that holds the wanted slots, of which there are few.
pub fn shortest(order: &Order, from: u16, wanted: &[usize]) -> Option<Vec<usize>> {
    if let Order::All { required, optional } = order {
        let mut slots = wanted.to_vec();
        if !(*optional && wanted.is_empty()) {
            slots.extend((0..64).filter(|slot| required & (1_u64 << slot) != 0));
        }
        slots.sort_unstable();
        slots.dedup();
        return Some(slots);
    }
    let mut queue = VecDeque::from([(from, vec![false; wanted.len()], Vec::new())]);
    let mut seen = HashSet::new();
    while let Some((state, met, slots)) = queue.pop_front() {
        if accepts(order, state) && met.iter().all(|met| *met) {
            return Some(slots);
        }
        if !seen.insert((state, met.clone())) {
            continue;
        }
        for step in steps(order, state) {
            let slot = usize::from(step.slot);
            let mut met = met.clone();
            for (met, _) in met.iter_mut().zip(wanted).filter(|(_, it)| **it == slot) {
                *met = true;
            }
            let mut slots = slots.clone();
            slots.push(slot);
            queue.push_back((step.state, met, slots));
        }
    }
    None
}
