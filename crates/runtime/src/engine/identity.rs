//! Values that their document decides on: identifiers, references to them, and names
//! of entities.

use super::Reader;
use crate::identity::{Component, Identities};
use crate::simple::SimpleType;
use crate::source::Source;
use crate::span::Span;
use crate::violation::Violation;

impl Reader<'_> {
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
    }

    /// Compares the identifiers of a whole document.
    pub(crate) fn compare_identities(&mut self) {
        let mentions = std::mem::take(&mut self.mentions);
        if mentions.is_empty() {
            return;
        }
        let mut identities = Identities::new(self.scanner.limits());
        let source = Source::new(self.scanner.text());
        identities.take_each(mentions, &source, &mut |it| self.report(it));
        // What a limit cut off may have them.
        if !self.scanner.ended() {
            identities.finish_each(None, &mut |it| self.report(it));
        }
    }
}
