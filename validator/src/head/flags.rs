//! Flags of a game by name and place, whatever flags the schema has.

use cif_types::record::{Data, Field, Value, Visitor};
use cif_types::{GameFlagsChoice, Span, Spanned};

/// A flag of a game.
pub(crate) struct Flag {
    pub(crate) name: &'static str,
    /// The text of one that has free text.
    pub(crate) text: String,
    pub(crate) span: Span,
}

impl Flag {
    pub(crate) fn of(choice: &GameFlagsChoice<'_>) -> Self {
        let mut flag = Self {
            name: "",
            text: String::new(),
            span: Span::NONE,
        };
        choice.visit(&mut flag);
        flag
    }
}

impl Visitor for Flag {
    fn field<'a, D: Data<'a>>(&mut self, field: &'static Field, data: &D) {
        self.name = field.name;
        self.span = data.span();
        data.visit(self);
    }

    fn value<'a, V: Value<'a>>(&mut self, value: &Spanned<V>) {
        self.text = value.lexical().into_owned();
    }
}
