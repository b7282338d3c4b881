//! The violations for which the reader may have a fix, by the tables alone.

use std::collections::BTreeSet;

use super::order;
use crate::schema::{Child, ComplexType, Constraint, Content, Model, Target, Type};
use crate::simple::SimpleType;

/// Returns true if violations of a constraint may carry a fix; those of the
/// reader are all safe. `roots` are the elements that a document may have as
/// its root.
pub fn may_fix(roots: &'static [Child], constraint: &Constraint) -> bool {
    let mut known = BTreeSet::new();
    let mut open: Vec<(&Child, bool)> = roots.iter().map(|root| (root, true)).collect();
    while let Some((child, is_root)) = open.pop() {
        let Type::Complex(ty) = child.ty else {
            continue;
        };
        if !known.insert(ty.name) {
            continue;
        }
        if fixes(ty, is_root, constraint) {
            return true;
        }
        if let Content::Elements(model) | Content::Mixed(model) = ty.content {
            open.extend(model.children.iter().map(|child| (child, false)));
        }
    }
    false
}

/// The same for a constraint of this type and what it declares.
fn fixes(ty: &ComplexType, is_root: bool, constraint: &Constraint) -> bool {
    let kind = constraint.kind;
    let Some(part) = constraint.component.strip_prefix(ty.name) else {
        return false;
    };
    let Some(part) = part.strip_prefix('/') else {
        return part.is_empty()
            && match (kind, &ty.content) {
                // White space in an element that is to be empty.
                ("text", content) => matches!(content, Content::Empty),
                ("undeclared-element", Content::Elements(model)) => !model.aliases.is_empty(),
                ("undeclared-element", Content::Mixed(model)) => {
                    let mut targets = model.aliases.iter().map(|alias| &alias.target);
                    targets.any(|target| matches!(target, Target::Sibling(_)))
                }
                _ => false,
            };
    };
    if let Some(name) = part.strip_prefix('@') {
        let attribute = ty.attributes.iter().find(|it| it.name == name);
        return attribute.is_some_and(|it| kind == "fixed" || repairs(it.ty, kind));
    }
    match &ty.content {
        Content::Text(text) => part == "text()" && repairs(text, kind),
        // The root is never looked at as a whole.
        Content::Elements(model) if kind == "misplaced" => !is_root && moves(model, part),
        Content::Elements(model) | Content::Mixed(model) => {
            let mut children = model.children.iter().filter(|child| child.name == part);
            children.any(|child| match child.ty {
                Type::Simple(ty) => repairs(ty, kind),
                Type::Complex(_) => false,
            })
        }
        Content::Empty => false,
    }
}

/// Returns true if a value of the type may be repaired that breaks this facet.
fn repairs(ty: &SimpleType, kind: &str) -> bool {
    const OTHERS: [&str; 5] = [
        "required",
        "fixed",
        "misplaced",
        "undeclared-attribute",
        "undeclared-element",
    ];
    ty.repair.is_some() && !OTHERS.contains(&kind)
}

/// Returns true if a child of this name can be moved where it comes too late, or too early
/// before two others.
fn moves(model: &Model, name: &str) -> bool {
    let Some(child) = (model.symbol)(name.as_bytes()) else {
        return false;
    };
    let moves = |pair: [usize; 2]| !order::sorting(model, &pair).moves.is_empty();
    let others = model.children.iter();
    let others: Vec<usize> = others
        .filter_map(|it| (model.symbol)(it.name.as_bytes()))
        .collect();
    let late: Vec<usize> = others
        .iter()
        .copied()
        .filter(|&it| moves([child, it]))
        .collect();
    let is_early = |one: usize, two| !order::sorting(model, &[child, one, two]).early.is_empty();
    others.iter().any(|&it| moves([it, child]))
        || late
            .iter()
            .any(|&one| late.iter().any(|&two| is_early(one, two)))
}
