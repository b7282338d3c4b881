//! The parts of an item that the schema layer has refused. Rules are silent on
//! them: one fault gives one finding. Looking up takes no longer where much is
//! wrong.

use std::collections::{HashMap, VecDeque};

use cif_types::{EntryKind, Span, Violation, components, referred, referred_inside};

/// The violations of an item, as rules see them.
#[derive(Default)]
pub(crate) struct RejectedParts<'v> {
    /// The spans that were refused, in the order of the text; with each the
    /// furthest end of all up to it.
    spans: Vec<(Span, u32)>,
    /// The components of the schema that were broken, and where each begins to
    /// be, in the order of the text.
    components: HashMap<&'v str, Vec<u32>>,
    broken: bool,
    references: HiddenReferences,
}

/// For each kind of entry, whether a reference to one may stand in what was refused.
pub(crate) type HiddenReferences = [bool; EntryKind::COUNT];

impl<'v> RejectedParts<'v> {
    pub(crate) fn new(violations: &'v [Violation]) -> Self {
        let mut rejected = Self::default();
        for violation in violations {
            rejected.spans.push((violation.span, 0));
            if let Some(path) = violation.id.strip_prefix("xsd:") {
                let (mut component, kind) = path.rsplit_once('/').unwrap_or((path, ""));
                rejected.hide_references(component, kind);
                if kind.starts_with("undeclared-") {
                    component = path;
                }
                let places = rejected.components.entry(component).or_default();
                places.push(violation.span.start);
            } else {
                rejected.broken |= !matches!(
                    &*violation.id,
                    "xml:doctype" | "xml:misplaced-declaration" | "xml:encoding"
                );
            }
        }
        if rejected.broken {
            rejected.references.fill(true);
        }
        rejected.spans.sort_unstable();
        for places in rejected.components.values_mut() {
            places.sort_unstable();
        }
        let mut furthest = 0;
        for (span, end) in &mut rejected.spans {
            furthest = furthest.max(span.end);
            *end = furthest;
        }
        rejected
    }

    /// Notes the references that may stand where a constraint was broken.
    fn hide_references(&mut self, component: &str, kind: &str) {
        let (ty, name) = match component.split_once('/') {
            // An item is read wherever it stands.
            Some((components::cif::SELF, _)) if kind == "misplaced" => return,
            Some((ty, name)) => (ty, Some(name.trim_start_matches('@'))),
            None => (component, None),
        };
        let hidden = &mut self.references;
        let mut hide = |it: EntryKind| hidden[it as usize] = true;
        match (name, kind) {
            // These may be at any element, or hold any.
            (_, "namespace" | "undeclared-element") | (None, "") => {
                EntryKind::ALL.into_iter().for_each(hide);
            }
            (None, "undeclared-attribute") => referred(ty, None).for_each(hide),
            (None, "incomplete") => referred_inside(ty, None).for_each(hide),
            (None, _) => {}
            (Some(_), _) => {
                referred(ty, name).for_each(&mut hide);
                referred_inside(ty, name).for_each(hide);
            }
        }
    }

    /// The kinds of entries to which a reference may stand in what was refused.
    pub(crate) const fn hidden_references(&self) -> HiddenReferences {
        self.references
    }

    /// Returns whether nothing was refused.
    pub(crate) fn is_empty(&self) -> bool {
        self.spans.is_empty()
    }

    /// Returns whether what stands in this span, or a part of it, was refused, or
    /// is not there at all.
    pub(crate) fn touches(&self, span: Span) -> bool {
        if span.is_none() {
            return true;
        }
        let before = |place: u32| self.spans.partition_point(|(it, _)| it.start < place);
        let begun = before(span.start);
        let reaches_in = begun
            .checked_sub(1)
            .and_then(|last| self.spans.get(last))
            .is_some_and(|(_, end)| *end > span.start);
        reaches_in || before(span.end.max(span.start.saturating_add(1))) > begun
    }

    /// Returns whether a constraint of this component of the schema was broken.
    pub(crate) fn component(&self, component: &str) -> bool {
        self.components.contains_key(component)
    }

    /// Returns true if a constraint of this component was broken inside of this span.
    fn component_in(&self, component: &str, span: Span) -> bool {
        self.components.get(component).is_some_and(|places| {
            let before = places.partition_point(|place| *place < span.start);
            places.get(before).is_some_and(|place| *place < span.end)
        })
    }

    /// Returns true if a constraint of this component was broken outside of this span:
    /// there may be another one, which was not read.
    pub(crate) fn has_another(&self, component: &str, span: Span) -> bool {
        self.components
            .get(component)
            .is_some_and(|places| places.iter().any(|it| !(span.start..span.end).contains(it)))
    }

    /// The places of elements that a type does not declare, in the order of the text.
    pub(crate) fn undeclared_elements(&self, owner: &str) -> &[u32] {
        if self.is_empty() {
            return &[];
        }
        let places = self.components.get(&*format!("{owner}/undeclared-element"));
        places.map_or(&[], Vec::as_slice)
    }

    /// Returns true if an attribute or an element of a type, given by its component, may
    /// be there after all, inside of this span: it was refused, or there is one
    /// with a wrong name.
    pub(crate) fn hides(&self, component: &str, span: Span) -> bool {
        if self.is_empty() {
            return false;
        }
        let Some((owner, name)) = component.rsplit_once('/') else {
            return false;
        };
        let what = if name.starts_with('@') {
            "attribute"
        } else {
            "element"
        };
        self.component_in(component, span) || self.has_undeclared(owner, what, span)
    }

    /// The same of an element of a type that is known only here.
    pub(crate) fn hides_child(&self, owner: &str, name: &str, span: Span) -> bool {
        !self.is_empty() && self.hides(&format!("{owner}/{name}"), span)
    }

    /// Returns true if there is an `attribute` or an `element` that a type does not
    /// declare, inside of this span: a component of its own,
    /// `Game/undeclared-element`.
    pub(crate) fn has_undeclared(&self, owner: &str, what: &str, span: Span) -> bool {
        !self.is_empty() && self.component_in(&format!("{owner}/undeclared-{what}"), span)
    }

    /// Returns true if an element that a type does not declare stands anywhere in the
    /// item.
    pub(crate) fn has_wrong_names(&self, owner: &str) -> bool {
        !self.undeclared_elements(owner).is_empty()
    }

    /// The kinds of entries of which one may stand in what was refused,
    /// because it, or its section, has a wrong name, or the section has none.
    pub(crate) fn hidden_entries(&self) -> impl Iterator<Item = EntryKind> {
        let is_hidden = move |kind: &EntryKind| {
            let section = match kind.section() {
                "index" => components::index::SELF,
                "namebase" => components::namebase::SELF,
                _ => components::archive_data::SELF,
            };
            self.has_wrong_names(section) || self.component(section)
        };
        let all = if self.is_empty() {
            &[][..]
        } else {
            &EntryKind::ALL
        };
        let whole = self.hides_items();
        all.iter().copied().filter(move |it| whole || is_hidden(it))
    }

    /// Returns whether an item of the archive has a wrong name.
    pub(crate) fn hides_items(&self) -> bool {
        self.has_wrong_names(components::cif::SELF)
    }

    /// Returns whether the item is no well-formed XML, so that what was read of it
    /// may not be what was meant.
    pub(crate) fn is_broken(&self) -> bool {
        self.broken
    }
}

/// Elements among moves that were not read, because they have wrong names: each may hold moves.
#[derive(Debug)]
pub(crate) struct HiddenMoves(VecDeque<u32>);

impl HiddenMoves {
    pub(crate) fn of(rejected: &RejectedParts<'_>) -> Self {
        let owners = [components::move_section::SELF, components::variation::SELF];
        let mut places = owners.map(|it| rejected.undeclared_elements(it)).concat();
        places.sort_unstable();
        Self(places.into())
    }

    /// Passes those before this place. Returns true if there was one.
    pub(crate) fn pass(&mut self, place: u32) -> bool {
        let mut is_passed = false;
        while self.0.pop_front_if(|it| *it < place).is_some() {
            is_passed = true;
        }
        is_passed
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn violation(id: &'static str, start: usize, end: usize) -> Violation {
        Violation::new(id, Span::new(start, end), "")
    }

    #[test]
    fn neighbours_are_not_touched() {
        let touches = |start, end| {
            let violations = [
                violation("xsd:A/text", 0, 1),
                violation("xsd:A/text", start, end),
                violation("xsd:A/text", 40, 41),
            ];
            RejectedParts::new(&violations).touches(Span::new(10, 20))
        };
        assert!(touches(10, 20) && touches(12, 13) && touches(0, 50));
        assert!(touches(10, 10) && touches(15, 15) && touches(5, 11));
        assert!(!touches(0, 10) && !touches(20, 30) && !touches(20, 20));
        assert!(RejectedParts::new(&[]).touches(Span::NONE));
        assert!(!RejectedParts::new(&[]).touches(Span::new(0, 9)));
        let empty = [violation("xsd:A/text", 10, 10)];
        assert!(RejectedParts::new(&empty).touches(Span::new(10, 10)));
    }

    #[test]
    fn components_are_those_of_the_ids() {
        let violations = [
            violation("xsd:A/@b/pattern", 0, 0),
            violation("xsd:root", 0, 0),
        ];
        let rejected = RejectedParts::new(&violations);
        assert!(rejected.component("A/@b") && rejected.component("root"));
        assert!(!rejected.component("A") && !rejected.component("A/@"));
        assert!(!rejected.is_broken());
        assert_eq!(rejected.hidden_references(), [true; EntryKind::COUNT]);
        let violations = [
            violation("xsd:A/b/text", 12, 14),
            violation("xsd:A/b/x", 5, 6),
        ];
        let rejected = RejectedParts::new(&violations);
        let inside = |start, end| rejected.component_in("A/b", Span::new(start, end));
        assert!(inside(0, 6) && inside(5, 13) && inside(10, 20) && inside(12, 13));
        assert!(!inside(0, 5) && !inside(6, 12) && !inside(13, 20));
        let hidden = |id| {
            let hidden = RejectedParts::new(&[violation(id, 0, 0)]).hidden_references();
            let hidden = EntryKind::ALL.into_iter().filter(|it| hidden[*it as usize]);
            hidden.collect::<Vec<_>>()
        };
        assert_eq!(hidden("xsd:GEvent/@siteid/datatype"), [EntryKind::Site]);
        assert_eq!(hidden("xsd:Engine/@id/datatype"), []);
        assert_eq!(hidden("xsd:Game/undeclared-attribute"), []);
        assert_eq!(
            hidden("xsd:GPlayer/undeclared-attribute"),
            [EntryKind::Team, EntryKind::Player]
        );
        assert_eq!(hidden("xsd:NSite/location/misplaced"), []);
        let event = [EntryKind::Site, EntryKind::Event, EntryKind::Sponsor];
        assert_eq!(hidden("xsd:GameHead/event/misplaced"), event);
        for id in [
            "xsd:GameHead/undeclared-element",
            "xsd:instance-attribute",
            "xml:unclosed-element",
        ] {
            assert_eq!(hidden(id), EntryKind::ALL, "{id}");
        }
        assert!(RejectedParts::new(&[violation("xml:unclosed-element", 0, 0)]).is_broken());
        assert!(!RejectedParts::new(&[violation("xml:doctype", 0, 0)]).is_broken());
    }
}
