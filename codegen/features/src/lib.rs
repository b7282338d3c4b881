//! Everything that the generator supports, one folder a feature:
//! `codegen/tests/features/<case>/` holds a schema, documents that are valid by it
//! (`valid*.xml`) and some that are not (`invalid*.xml`), and in `expected` every finding
//! of these. The build script generates the code of all schemas; the tests read, check,
//! write and convert all documents with it, and xmllint and the JDK judge the same
//! documents and all that was written.

mod cases;
mod compare;
mod expected;
mod feature;
mod judge;
mod places;

pub use cases::{Case, cases, names};
pub use compare::compare;
pub use expected::check;
pub use feature::{Feature, Judge};
#[doc(hidden)]
pub use judge::{Outcome, judged};
#[doc(hidden)]
pub use places::wrong_places;
#[doc(hidden)]
pub use {cif_runtime as runtime, serde_json as json};

/// The features of one part, `tests/part_*.rs`, and their tests.
#[macro_export]
macro_rules! part {
    ($name:literal) => {
        include!(concat!(env!("OUT_DIR"), "/", $name));

        #[test]
        fn every_document_is_judged_as_expected() {
            $crate::check(FEATURES);
        }

        #[test]
        fn other_processors_agree() {
            $crate::compare(FEATURES);
        }
    };
}
