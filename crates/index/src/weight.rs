//! The extent of what waits to be written.

use cif_runtime::record::{Data, Field, Record, Visitor};
use cif_runtime::{Spanned, Value};

/// The bytes of all values of a record, as they are written.
pub(crate) fn weight<'a>(record: &impl Record<'a>) -> usize {
    let mut weight = Weight(0);
    record.visit(&mut weight);
    weight.0
}

struct Weight(usize);

impl Visitor for Weight {
    fn field<'a, D: Data<'a>>(&mut self, _: &'static Field, data: &D) {
        data.visit(self);
    }

    fn value<'a, V: Value<'a>>(&mut self, value: &Spanned<V>) {
        self.0 += value.value.lexical().len();
    }
}
