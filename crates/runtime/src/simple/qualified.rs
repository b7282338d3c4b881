//! Values that hold names with prefixes: `QName`, `NOTATION`, and lists and unions of
//! them. A prefix means something in its document only, so that a value is kept in a
//! form of its own, the canonical one: a name as the tables of the schema have it, and
//! where its namespace is none of the schema's, with that in braces before its local
//! part (`{urn:x}name`). Where a pattern speaks of prefixes, the one that is written
//! stays there too (`{urn:x}p:name`).

use crate::simple::{Builtin, FacetKind, Fault, SimpleType, Variety, explain, names, value};

/// The names of a document that a value stands in.
pub(crate) trait Scope {
    /// The canonical form of a name; nothing where its prefix is not declared.
    fn canonical(&self, name: &str) -> Option<String>;

    /// A name with its namespace in braces before it.
    fn spelled(&self, name: &str) -> Option<String>;
}

impl SimpleType {
    /// The canonical form of a value, white space normalised, as it is written in a
    /// document.
    ///
    /// # Errors
    /// When a prefix is not declared, or the value does not fit.
    #[cold]
    pub(crate) fn qualify(&self, written: &str, scope: &impl Scope) -> Result<String, Fault> {
        let facet = match self.qualified(written, scope) {
            Ok(canonical) => return Ok(canonical),
            Err(facet) => facet,
        };
        let is_datatype = matches!(
            facet,
            FacetKind::Datatype | FacetKind::Item | FacetKind::Member
        );
        let mut words = value::items(written).filter(|it| names::is_qname(it));
        let unbound = words.find(|it| scope.canonical(it).is_none());
        Err(match unbound {
            Some(name) if is_datatype => Fault {
                facet,
                message: format!("the prefix of \"{name}\" is not declared"),
            },
            _ => explain::fault(self, written, facet),
        })
    }

    fn qualified(&self, written: &str, scope: &impl Scope) -> Result<String, FacetKind> {
        let canonical = match self.variety {
            Variety::Atomic(Builtin::QName | Builtin::Notation) => {
                let name = names::is_qname(written).then(|| scope.canonical(written));
                name.flatten().ok_or(FacetKind::Datatype)?
            }
            Variety::Atomic(builtin) if builtin.allows(written) => written.to_owned(),
            Variety::Atomic(_) => return Err(FacetKind::Datatype),
            Variety::List(item) => {
                let items = value::items(written).map(|it| item.qualified(it, scope));
                let items: Result<Vec<_>, _> = items.collect();
                items.map_err(|_| FacetKind::Item)?.join(" ")
            }
            Variety::Union(members) => {
                let mut members = members.iter();
                let found = members.find_map(|member| {
                    let written = member.normalise(written.into());
                    member.qualified(&written, scope).ok()
                });
                found.ok_or(FacetKind::Member)?
            }
        };
        match self.broken_facet(&canonical, written, None) {
            None if self.wants_spelling() => Ok(scope.spelled(written).unwrap_or(canonical)),
            None => Ok(canonical),
            Some(facet) => Err(facet),
        }
    }

    /// Returns true if the prefix of a name cannot be another one: a pattern speaks of
    /// it.
    fn wants_spelling(&self) -> bool {
        matches!(self.variety, Variety::Atomic(_))
            && self.holds_names
            && !self.facets.patterns.is_empty()
            && self.facets.enumeration.is_empty()
    }

    /// The text of a canonical value for a document, where `name` writes each name.
    pub(crate) fn written(&self, canonical: &str, name: &mut dyn FnMut(&str) -> String) -> String {
        match self.variety {
            Variety::Atomic(Builtin::QName | Builtin::Notation) => name(canonical),
            Variety::Atomic(_) => canonical.to_owned(),
            Variety::List(item) => {
                let items = value::items(canonical).map(|it| item.written(it, name));
                items.collect::<Vec<_>>().join(" ")
            }
            Variety::Union(members) => match self.member(canonical) {
                Some(member) => members[member].written(canonical, name),
                None => canonical.to_owned(),
            },
        }
    }
}
