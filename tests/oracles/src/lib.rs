//! Independent XML Schema processors, run as judges by the tests.
//!
//! A validator that is tested only against its author's reading of XSD 1.0
//! proves little. Three processors of other making judge the same documents:
//! libxml2's [`Xmllint`], the JDK's [`Jdk`] and the Python package `xmlschema`,
//! [`Python`]. Each runs as a child process, judges many documents per
//! process, and touches neither the network nor any external DTD.
//!
//! Beside them stand chess engines: [`stockfish`], and [`scripted_engine`] for
//! everything that a real engine does too seldom for a test; and a machine that
//! fails, [`Work`]; and what lets a program be interrupted, [`interruptible`].
//!
//! A missing judge is a failure that names the package to install, never a
//! test that passes without having judged.
//!
//! ```no_run
//! use std::path::{Path, PathBuf};
//!
//! # fn main() -> std::io::Result<()> {
//! for judge in cif_oracles::judges() {
//!     let verdicts = judge.judge(Path::new("cif.xsd"), &[PathBuf::from("game.cif")])?;
//!     assert!(verdicts[0].is_valid(), "{}: {}", judge.name(), verdicts[0]);
//! }
//! # Ok(())
//! # }
//! ```

mod batch;
mod engine;
#[cfg(unix)]
mod failing;
mod jdk;
mod python;
mod signals;
mod verdict;
mod xmllint;

use std::io;
use std::path::{Path, PathBuf};

pub use engine::{scripted_engine, stockfish};
#[cfg(unix)]
pub use failing::Work;
pub use jdk::Jdk;
pub use python::Python;
pub use signals::interruptible;
pub use verdict::{Missing, Outcome, Verdict};
pub use xmllint::Xmllint;

/// A processor of XML Schema 1.0 that says whether documents are valid.
pub trait Judge {
    /// Name of the processor, for messages.
    fn name(&self) -> &'static str;

    /// Returns true if the processor can run here.
    ///
    /// # Errors
    ///
    /// [`Missing`], which names the package to install.
    fn available(&self) -> Result<(), Missing>;

    /// Judges pairs of a schema and a document, in one process or a few; one
    /// verdict per pair, in their order. A schema that occurs in many pairs is
    /// read once.
    ///
    /// # Errors
    ///
    /// When a file does not exist, the processor is missing or it ends without
    /// a verdict on every pair.
    fn judge_pairs(&self, pairs: &[(PathBuf, PathBuf)]) -> io::Result<Vec<Verdict>>;

    /// Judges documents by one schema; one verdict per document, in their order.
    ///
    /// # Errors
    ///
    /// As [`Judge::judge_pairs`].
    fn judge(&self, xsd: &Path, documents: &[PathBuf]) -> io::Result<Vec<Verdict>> {
        let pairs: Vec<_> = documents
            .iter()
            .map(|document| (xsd.to_owned(), document.clone()))
            .collect();
        self.judge_pairs(&pairs)
    }

    /// Judges schemas themselves: [`Outcome::Valid`] where one is legal, else
    /// [`Outcome::SchemaBroken`].
    ///
    /// # Errors
    ///
    /// As [`Judge::judge_pairs`].
    fn judge_schemas(&self, schemas: &[PathBuf]) -> io::Result<Vec<Verdict>> {
        // Any document makes a processor compile the schema.
        let folder = tempfile::tempdir()?;
        let document = folder.path().join("any.xml");
        std::fs::write(&document, "<any/>")?;
        let pairs: Vec<_> = schemas
            .iter()
            .map(|schema| (schema.clone(), document.clone()))
            .collect();
        let verdicts = self.judge_pairs(&pairs)?.into_iter();
        let of_schema = |verdict: Verdict| match verdict.outcome {
            Outcome::Valid | Outcome::Invalid => Verdict::new(Outcome::Valid, ""),
            Outcome::NotWellFormed | Outcome::SchemaBroken | Outcome::Undecided => verdict,
        };
        Ok(verdicts.map(of_schema).collect())
    }
}

/// All judges.
pub fn judges() -> [Box<dyn Judge>; 3] {
    [Box::new(Xmllint), Box::new(Jdk), Box::new(Python)]
}
