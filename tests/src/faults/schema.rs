//! One archive for each constraint of the schema: the smallest valid archive
//! that holds the component, broken in the ways that the kind of constraint
//! suggests until exactly one finding is left.

use std::path::PathBuf;

use cif_runtime::schema::{Child, ComplexType, Constraint, Model, Type};
use cif_runtime::simple::SimpleType;

use super::{Fault, is_alone};
use crate::sample::value::{Values, boundaries};
use crate::tables;
use crate::tree::{Element, Node};

/// Declarations from the root down to an element.
type Way = Vec<&'static Child>;

pub(super) fn all() -> Vec<Fault> {
    let mut maker = Maker {
        values: Values::default(),
        types: tables::reachable(),
    };
    let constraints = cif_types::CONSTRAINTS.iter();
    constraints
        .chain(cif_runtime::schema::GENERAL)
        .filter_map(|constraint| {
            let bytes = maker.archive(constraint)?;
            Some(Fault {
                id: constraint.id,
                path: path(constraint),
                bytes,
            })
        })
        .collect()
}

/// `xsd:BLOb/text()/pattern` lies in `schema/BLOb/text/pattern.cif`.
fn path(constraint: &Constraint) -> PathBuf {
    let component = constraint.component.replace("text()", "text");
    PathBuf::from("schema")
        .join(component)
        .join(format!("{}.cif", constraint.kind))
}

/// Faults of order are tried with each child in turn, of which no type has
/// more.
const ROUNDS: usize = 64;

struct Maker {
    values: Values,
    types: Vec<(&'static ComplexType, Way)>,
}

impl Maker {
    /// The archive for a constraint, if one is found.
    fn archive(&mut self, constraint: &Constraint) -> Option<Vec<u8>> {
        (0..ROUNDS).find_map(|round| {
            let attempts = if constraint.component.is_empty() {
                self.general(constraint.kind)
            } else {
                self.attempts(constraint, round)?
            };
            attempts
                .iter()
                .flat_map(|root| [pretty(root), root.to_document()])
                .map(String::into_bytes)
                .find(|bytes| is_alone(constraint.id, bytes))
        })
    }

    /// Archives that break what belongs to no component.
    fn general(&mut self, kind: &str) -> Vec<Element> {
        let mut root = self.minimal(tables::root());
        match kind {
            "root" => "archive".clone_into(&mut root.name),
            "namespace" => root.push_attribute("xmlns", "urn:example"),
            _ => {
                let xsi = "http://www.w3.org/2001/XMLSchema-instance";
                root.push_attribute("xmlns:xsi", xsi);
                root.push_attribute("xsi:nil", "false");
            }
        }
        vec![root]
    }

    /// Archives that may break a constraint, the likeliest first.
    fn attempts(&mut self, constraint: &Constraint, round: usize) -> Option<Vec<Element>> {
        let (ty, way, rest) = self.types.iter().find_map(|(ty, way)| {
            let rest = constraint.component.strip_prefix(ty.name)?;
            (rest.is_empty() || rest.starts_with('/'))
                .then(|| (*ty, way.clone(), rest.trim_start_matches('/')))
        })?;
        let is_of_order = matches!(constraint.kind, "incomplete" | "misplaced");
        if round > 0 && !is_of_order {
            return None;
        }
        let declared = Type::Complex(ty);
        if let Some(name) = rest.strip_prefix('@') {
            let attribute = ty.attributes.iter().find(|it| it.name == name)?;
            return Some(match constraint.kind {
                "required" => self.each(&way, |element| {
                    element.attributes.retain(|it| it.0 != name);
                    vec![element.clone()]
                }),
                kind => {
                    let values = self.misfits(attribute.ty, kind);
                    self.each(&way, |element| {
                        element.attributes.retain(|it| it.0 != name);
                        values
                            .iter()
                            .map(|value| {
                                let mut element = element.clone();
                                element.push_attribute(name, value);
                                element
                            })
                            .collect()
                    })
                }
            });
        }
        if rest == "text()" {
            return Some(self.broken_text(&way, tables::text(declared)?, constraint.kind));
        }
        if rest.is_empty() {
            return Some(self.broken_content(&way, declared, constraint.kind, round));
        }
        let model = tables::model(declared)?;
        let slot = model.children.iter().position(|child| child.name == rest)?;
        if constraint.kind == "misplaced" {
            return Some(self.misplaced(&way, model, slot, round));
        }
        let mut way = way;
        way.push(&model.children[slot]);
        let text = tables::text(model.children[slot].ty)?;
        Some(self.broken_text(&way, text, constraint.kind))
    }

    fn broken_content(&mut self, way: &Way, ty: Type, kind: &str, round: usize) -> Vec<Element> {
        let extra = match kind {
            "undeclared-attribute" => {
                return self.each(way, |element| {
                    element.push_attribute("undeclared", "1");
                    vec![element.clone()]
                });
            }
            "undeclared-element" => Node::Element(Element::new("undeclared")),
            "text" => Node::Markup("text".to_owned()),
            "incomplete" => return self.incomplete(way, ty, round),
            _ => return Vec::new(),
        };
        self.each(way, |element| {
            (0..=element.children.len())
                .map(|position| {
                    let mut element = element.clone();
                    element.children.insert(position, extra.clone());
                    element
                })
                .collect()
        })
    }

    /// Contents that hold some child and lack another, or everything.
    fn incomplete(&mut self, way: &Way, ty: Type, round: usize) -> Vec<Element> {
        let contents = match tables::model(ty) {
            Some(model) if round < model.children.len() => self.contents(ty, &[round]),
            _ => return Vec::new(),
        };
        self.each(way, |element| {
            let lacking = (0..contents.len()).map(|left_out| {
                let mut contents = contents.clone();
                contents.remove(left_out);
                contents
            });
            lacking
                .chain([Vec::new()])
                .map(|children| Element {
                    children,
                    ..element.clone()
                })
                .collect()
        })
    }

    /// Contents with a child moved, or standing more often, beside another.
    fn misplaced(
        &mut self,
        way: &Way,
        model: &'static Model,
        slot: usize,
        other: usize,
    ) -> Vec<Element> {
        let Some(owner) = way.last().filter(|_| other < model.children.len()) else {
            return Vec::new();
        };
        let child = Node::Element(self.minimal(&model.children[slot]));
        let contents = self.contents(owner.ty, &[slot, other]);
        self.each(way, |element| {
            let count = contents.len();
            let moved = (0..count).flat_map(|from| (0..count).map(move |to| (from, to)));
            let moved = moved
                .filter(|&(from, to)| from != to && contents[from] == child)
                .map(|(from, to)| {
                    let mut contents = contents.clone();
                    let child = contents.remove(from);
                    contents.insert(to, child);
                    contents
                });
            let places = (1..=3).flat_map(|times| (0..=count).map(move |to| (times, to)));
            let added = places.map(|(times, to)| {
                let copies = std::iter::repeat_n(child.clone(), times);
                let mut contents = contents.clone();
                contents.splice(to..to, copies);
                contents
            });
            moved
                .chain(added)
                .map(|children| Element {
                    children,
                    ..element.clone()
                })
                .collect()
        })
    }

    fn broken_text(&mut self, way: &Way, ty: &'static SimpleType, kind: &str) -> Vec<Element> {
        let values = self.misfits(ty, kind);
        self.each(way, |element| match kind {
            "undeclared-attribute" => {
                element.push_attribute("undeclared", "1");
                vec![element.clone()]
            }
            "undeclared-element" => {
                let undeclared = Node::Element(Element::new("undeclared"));
                element.children.push(undeclared);
                vec![element.clone()]
            }
            _ => values
                .iter()
                .map(|value| {
                    let mut element = element.clone();
                    element.children.clear();
                    if !value.is_empty() {
                        element.push_text(value);
                    }
                    element
                })
                .collect(),
        })
    }

    /// Values that break this facet first.
    fn misfits(&mut self, ty: &'static SimpleType, kind: &str) -> Vec<String> {
        let mut values: Vec<String> = ["x", "-", "?", "-1", ""].map(str::to_owned).into();
        let plain = self.values.plain(ty);
        values.extend([
            format!("{plain}?"),
            format!("{plain} ?"),
            format!("?{plain}"),
        ]);
        values.extend(boundaries(ty));
        values.retain(|value| {
            let value = ty.normalise(value.as_str().into());
            matches!(ty.check(&value), Err(fault) if fault.facet.as_str() == kind)
        });
        values
    }

    /// Whole archives around the broken forms of the element at the end of a
    /// way.
    fn each(
        &mut self,
        way: &Way,
        break_it: impl FnOnce(&mut Element) -> Vec<Element>,
    ) -> Vec<Element> {
        let (root, path) = self.along(way);
        let Some(mut element) = root.at(&path).cloned() else {
            return Vec::new();
        };
        let broken = break_it(&mut element);
        broken
            .into_iter()
            .map(|element| {
                let mut root = root.clone();
                if let Some(place) = root.at_mut(&path) {
                    *place = element;
                }
                root
            })
            .collect()
    }

    /// The smallest element that leads along a way, and the path to its end.
    fn along(&mut self, way: &[&'static Child]) -> (Element, Vec<usize>) {
        let mut element = self.minimal(way[0]);
        let Some(next) = way.get(1) else {
            return (element, Vec::new());
        };
        let slot = tables::model(way[0].ty)
            .and_then(|model| model.children.iter().position(|it| std::ptr::eq(it, *next)));
        let slots: Vec<usize> = slot.into_iter().collect();
        element.children = self.contents(way[0].ty, &slots);
        let (inner, mut path) = self.along(&way[1..]);
        let position = element
            .children
            .iter()
            .position(|node| matches!(node, Node::Element(it) if it.name == inner.name))
            .unwrap_or_default();
        element.children[position] = Node::Element(inner);
        path.insert(0, position);
        (element, path)
    }

    /// The smallest element of a declaration.
    fn minimal(&mut self, child: &'static Child) -> Element {
        let mut element = Element::new(child.name);
        if let Type::Complex(ty) = child.ty {
            for attribute in ty.attributes.iter().filter(|it| it.required) {
                let value = self.values.plain(attribute.ty);
                element.push_attribute(attribute.name, &value);
            }
        }
        match tables::text(child.ty) {
            Some(text) => {
                let value = self.values.plain(text);
                element.push_text(&value);
            }
            None => element.children = self.contents(child.ty, &[]),
        }
        element
    }

    /// The smallest content with elements of these slots.
    fn contents(&mut self, ty: Type, slots: &[usize]) -> Vec<Node> {
        let Some(model) = tables::model(ty) else {
            return Vec::new();
        };
        let sequence = tables::shortest(&model.order, 0, slots).unwrap_or_default();
        sequence
            .into_iter()
            .map(|slot| Node::Element(self.minimal(&model.children[slot])))
            .collect()
    }
}

/// The document with one element a line, where there is no text between them.
fn pretty(root: &Element) -> String {
    let mut root = root.clone();
    indent(&mut root, 1);
    root.to_document()
}

fn indent(element: &mut Element, depth: usize) {
    let has_text = (element.children.iter()).any(|it| matches!(it, Node::Markup(_)));
    for child in &mut element.children {
        if let Node::Element(child) = child {
            indent(child, depth + 1);
        }
    }
    if has_text || element.children.is_empty() {
        return;
    }
    let blank = |depth: usize| Node::Markup(format!("\n{}", "  ".repeat(depth)));
    let children = std::mem::take(&mut element.children);
    for child in children {
        element.children.extend([blank(depth), child]);
    }
    element.children.push(blank(depth - 1));
}
