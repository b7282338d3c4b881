//! The paths of identity constraints, followed while a document is read. Each element
//! inside the scope of a constraint has a row of states, one for each path that may go
//! on there: the bit `n` of a state says that the first `n` steps of the path have led
//! here. A child has a row of its own, made from that of its parent and its name:
//!
//! ```text
//! path  .//item/part     list   1       bit 0: the path may begin here
//!                        item   11      bit 1: `item` was met; it may begin again
//!                        part   101     bit 2: the whole path has led here
//! ```
//!
//! So a path costs one step for each element, and nothing is looked at twice. The states
//! follow from the names of the open elements alone: a stream takes them from one piece
//! to the next.

use crate::schema::{IdentityConstraint, NodeName, Path};

/// The paths that may go on in the elements that are open.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Paths {
    levels: Vec<Level>,
    expressions: Vec<Expression>,
    /// The rows of all levels.
    states: Vec<u64>,
    /// The numbers of open scopes and targets.
    open: Open,
}

/// The elements with constraints that are open, and those that a selector has found.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Open {
    pub(crate) scopes: u32,
    pub(crate) targets: u32,
}

/// An open element inside a scope.
#[derive(Clone, Debug, PartialEq)]
struct Level {
    /// The number of frames around it.
    frames: usize,
    /// The beginning of its row.
    row: usize,
    /// The number of expressions around it.
    expressions: usize,
    /// Scopes and targets that are open around it.
    around: Open,
}

/// A selector or a field: alternative paths.
#[derive(Clone, Copy, Debug)]
struct Expression {
    role: Role,
    constraint: &'static IdentityConstraint,
    paths: &'static [Path],
}

/// The purpose of an expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Role {
    /// The selector of a constraint, by the number of the open scope and its own there.
    Selector { scope: u32, number: u32 },
    /// A field of an element that was selected, by the number of the open target.
    Field { target: u32, field: u32 },
}

impl PartialEq for Expression {
    fn eq(&self, other: &Self) -> bool {
        self.role == other.role && std::ptr::eq(self.constraint, other.constraint)
    }
}

/// The constraint whose selector has found an element: the number of the open scope, and
/// its own there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Selected {
    pub(crate) scope: u32,
    pub(crate) number: u32,
    pub(crate) constraint: &'static IdentityConstraint,
}

/// A field, by the number of the open target, and its own there.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FieldOf {
    pub(crate) target: u32,
    pub(crate) field: u32,
}

impl Paths {
    /// Returns true if an element inside a scope is open.
    pub(crate) fn is_active(&self) -> bool {
        !self.levels.is_empty()
    }

    /// The number of frames around the innermost element.
    pub(crate) fn frames(&self) -> Option<usize> {
        self.levels.last().map(|it| it.frames)
    }

    /// Enters an element: every path takes a step.
    pub(crate) fn enter(&mut self, frames: usize, name: &NodeName<'_>) {
        let before = self.levels.last().map(|it| it.row);
        let row = self.states.len();
        self.levels.push(Level {
            frames,
            row,
            expressions: self.expressions.len(),
            around: self.open,
        });
        let Some(mut at) = before else {
            return;
        };
        for expression in &self.expressions {
            for path in expression.paths {
                let next = step(path, self.states[at], name);
                self.states.push(next);
                at += 1;
            }
        }
    }

    /// Begins the scope of the constraints of the element entered last.
    pub(crate) fn open_scope(&mut self, constraints: &'static [&'static IdentityConstraint]) {
        let scope = self.open.scopes;
        self.open.scopes += 1;
        for (number, constraint) in (0..).zip(constraints) {
            let role = Role::Selector { scope, number };
            self.begin(role, constraint, constraint.selector);
        }
    }

    /// The next expression, from a number on, that is a selector and has found the
    /// element entered last: its number, and its constraint.
    pub(crate) fn selected(&self, from: usize) -> Option<(usize, Selected)> {
        let mut found = self.ends().skip(from);
        found.find_map(|(number, expression, mut ends)| {
            let selected = expression.selected()?;
            ends.any(|(_, is_end)| is_end).then_some((number, selected))
        })
    }

    /// Begins the fields of the element entered last, which was selected.
    pub(crate) fn open_target(&mut self, constraint: &'static IdentityConstraint) {
        let target = self.open.targets;
        self.open.targets += 1;
        for (field, it) in (0..).zip(constraint.fields) {
            self.begin(Role::Field { target, field }, constraint, it.paths);
        }
    }

    /// The fields whose value is the element entered last itself.
    pub(crate) fn elements(&self) -> impl Iterator<Item = FieldOf> {
        self.ends().filter_map(|(_, expression, mut ends)| {
            let field = expression.field()?;
            let is_found = ends.any(|(path, is_end)| is_end && path.attribute.is_none());
            is_found.then_some(field)
        })
    }

    /// Returns true if an attribute of the element entered last may be a value of a field.
    pub(crate) fn wants_attributes(&self) -> bool {
        self.ends().any(|(_, expression, mut ends)| {
            let may_be = |(path, is_end): (&Path, bool)| is_end && path.attribute.is_some();
            expression.field().is_some() && ends.any(may_be)
        })
    }

    /// The fields whose value is an attribute of the element entered last.
    pub(crate) fn attribute(&self, name: &NodeName<'_>) -> impl Iterator<Item = FieldOf> {
        self.ends().filter_map(move |(_, expression, mut ends)| {
            let field = expression.field()?;
            let is_found = |(path, is_end): (&Path, bool)| {
                is_end && path.attribute.is_some_and(|it| it.allows(name))
            };
            ends.any(is_found).then_some(field)
        })
    }

    /// Leaves the innermost element; gives what is open around it, if that is not all.
    pub(crate) fn leave(&mut self) -> Option<Open> {
        let level = self.levels.pop()?;
        self.states.truncate(level.row);
        self.expressions.truncate(level.expressions);
        let inside = std::mem::replace(&mut self.open, level.around);
        (inside != level.around).then_some(level.around)
    }

    fn begin(
        &mut self,
        role: Role,
        constraint: &'static IdentityConstraint,
        paths: &'static [Path],
    ) {
        self.expressions.push(Expression {
            role,
            constraint,
            paths,
        });
        self.states.extend(paths.iter().map(|_| 1));
    }

    /// Each expression with its number, and its paths with whether they end here.
    fn ends(
        &self,
    ) -> impl Iterator<
        Item = (
            usize,
            &Expression,
            impl Iterator<Item = (&'static Path, bool)>,
        ),
    > {
        let mut at = self.levels.last().map_or(0, |it| it.row);
        (self.expressions.iter().enumerate()).map(move |(number, expression)| {
            let states = &self.states[at..at + expression.paths.len()];
            at += expression.paths.len();
            let paths = expression.paths.iter().zip(states);
            let ends = paths.map(|(path, state)| (path, is_end(path, *state)));
            (number, expression, ends)
        })
    }
}

impl Expression {
    fn selected(&self) -> Option<Selected> {
        match self.role {
            Role::Selector { scope, number } => Some(Selected {
                scope,
                number,
                constraint: self.constraint,
            }),
            Role::Field { .. } => None,
        }
    }

    fn field(&self) -> Option<FieldOf> {
        match self.role {
            Role::Field { target, field } => Some(FieldOf { target, field }),
            Role::Selector { .. } => None,
        }
    }
}

/// The state of a path in a child, from that in its parent.
fn step(path: &Path, state: u64, name: &NodeName<'_>) -> u64 {
    let mut next = u64::from(path.anywhere);
    let mut left = state & !(u64::MAX << path.steps.len());
    while left != 0 {
        let at = left.trailing_zeros() as usize;
        left &= left - 1;
        if path.steps[at].allows(name) {
            next |= 1 << (at + 1);
        }
    }
    next
}

/// Returns true if the path has come to its end, but for an attribute.
fn is_end(path: &Path, state: u64) -> bool {
    state >> path.steps.len() & 1 == 1
}
