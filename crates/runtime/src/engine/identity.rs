//! Values that their document decides on: identifiers, references to them, and names
//! of entities.

use super::Reader;
use crate::identity::{Component, Identities};
use crate::simple::SimpleType;
use crate::source::Source;
use crate::span::Span;
use crate::violation::Violation;

/// The identifiers and keys of a whole document, compared while it is read.
pub(super) struct Comparison<'a> {
    identities: Identities,
    source: Source<'a>,
}

impl<'a> Reader<'a> {
    /// Notes a value of such a type, once it is known to fit it.
    #[cold]
    pub(super) fn identify(
        &mut self,
        ty: &'static SimpleType,
        value: &str,
        component: Component,
        span: Span,
    ) {
        let limits = self.scanner.limits();
        let entity = self.mentions.add(ty, value, component, span, limits);
        if let Some(name) = entity {
            let id = format!("xsd:{component}/entity-unknown");
            let message = format!(
                "`{name}` is no entity: only a document type declaration, which is refused, \
                 could declare one"
            );
            self.report(Violation::new(id, span, message));
        }
        self.compare_many();
    }

    /// Compares the identifiers and keys of a whole document, those found so far, if there
    /// are many.
    pub(super) fn compare_many(&mut self) {
        if self.mentions.are_many() && self.scanner.is_whole() {
            self.comparison = Some(self.compare());
        }
    }

    /// Compares the last ones.
    pub(crate) fn compare_identities(&mut self) {
        if self.mentions.is_empty() && self.comparison.is_none() {
            return;
        }
        let comparison = self.compare();
        // What a limit cut off may have them.
        if !self.scanner.ended() {
            let identities = comparison.identities;
            identities.finish_each(None, &mut |it| self.report(it));
        }
    }

    fn compare(&mut self) -> Box<Comparison<'a>> {
        let mut comparison = self.comparison.take().unwrap_or_else(|| {
            Box::new(Comparison {
                identities: Identities::new(self.scanner.limits()),
                source: Source::new(self.scanner.text()),
            })
        });
        let Comparison { identities, source } = &mut *comparison;
        let mentions = std::mem::take(&mut self.mentions);
        identities.take_each(mentions, source, &mut |it| self.report(it));
        comparison
    }
}
