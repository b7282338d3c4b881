//! Values that hold names with prefixes: `QName`, `NOTATION`, and lists and unions of
//! them. A prefix means something in its document only, so that a value is kept in a
//! form of its own, the canonical one: a name as the tables of the schema have it, and
//! where its namespace is none of the schema's, with that in braces before its local
//! part (`{urn:x}name`). Where a pattern of the schema speaks of prefixes, all names keep
//! theirs behind their namespaces (`{urn:x}p:name`), and patterns see `p:name`.

use std::borrow::Cow;

use crate::simple::{
    Builtin, FacetKind, Fault, SimpleType, Variety, expanded, explain, names, value,
};

/// The names of a document that a value stands in.
pub trait Scope {
    /// The canonical form of a name; nothing where its prefix is not declared.
    fn canonical(&self, name: &str) -> Option<String>;
}

impl SimpleType {
    /// The canonical form of a value, white space normalised, as it is written in a
    /// document.
    ///
    /// # Errors
    /// When a prefix is not declared, or the value does not fit.
    #[cold]
    pub fn qualify(&self, written: &str, scope: &impl Scope) -> Result<String, Fault> {
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
        match self.broken_facet(&canonical, None) {
            None => Ok(canonical),
            Some(facet) => Err(facet),
        }
    }

    /// The text that patterns see of a canonical value: its names as they are written.
    pub(crate) fn spelling<'v>(&'v self, canonical: &'v str) -> Cow<'v, str> {
        match self.variety {
            Variety::Union(_) => match value::leaf(self, canonical) {
                Some(leaf) if !self.holds_names => leaf.value,
                Some(leaf) => leaf.simple_type.spelling(&leaf.value).into_owned().into(),
                None => canonical.into(),
            },
            _ if !self.holds_names => canonical.into(),
            Variety::Atomic(_) => expanded::spelling(canonical).into(),
            Variety::List(item) => {
                let items: Vec<_> = value::items(canonical)
                    .map(|it| item.spelling(it))
                    .collect();
                items.join(" ").into()
            }
        }
    }

    /// The text of a canonical value for a document, where `name` writes each name.
    ///
    /// # Errors
    /// The text where a pattern asks for another prefix than the one that a name got.
    pub(crate) fn written(
        &self,
        canonical: &str,
        name: &mut dyn FnMut(&str) -> String,
    ) -> Result<String, String> {
        let written = match self.variety {
            Variety::Atomic(Builtin::QName | Builtin::Notation) => name(canonical),
            Variety::Atomic(_) => canonical.to_owned(),
            Variety::List(item) => {
                let items = value::items(canonical).map(|it| item.written(it, name));
                items.collect::<Result<Vec<_>, _>>()?.join(" ")
            }
            Variety::Union(members) => match self.member(canonical) {
                Some(member) => members[member].written(canonical, name)?,
                None => canonical.to_owned(),
            },
        };
        let mut patterns = self.facets.patterns.iter();
        let fits = !self.holds_names || patterns.all(|it| it.accepts(&written));
        if fits { Ok(written) } else { Err(written) }
    }
}
