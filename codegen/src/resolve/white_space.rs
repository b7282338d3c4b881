//! Defaults and fixed values with the white space that their types leave: that
//! is what stands in the tables, and what an absent value reads as.

use crate::model::Schema;

impl Schema {
    /// Normalises the defaults and fixed values of all attributes and elements.
    pub(super) fn normalise_values(&mut self) {
        self.for_each_value(|simple, ty, _, value| {
            let normal = simple[ty].white_space.normalise(value.as_str().into());
            *value = normal.into_owned();
        });
    }
}
