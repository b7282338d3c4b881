//! The regular expressions of XML Schema 1.0 (part 2, appendix F) as automata.
//! They look like Perl's and are not: anchors are ordinary characters, classes
//! subtract, `\i` and `\c` are name characters, a value fits as a whole or not at
//! all. So they are parsed here, turned into the expressions of regex-syntax,
//! determinised by regex-automata, and folded into tables small enough to emit.

mod blocks;
mod class;
mod error;
mod minimise;
mod parse;
mod table;

pub use error::PatternError;

use cif_runtime::simple::Dfa;
use regex_syntax::hir::Hir;

/// A minimal automaton over the bytes of UTF-8, ready to be emitted as tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompiledPattern {
    /// The class of each byte: bytes of one class lead to the same states.
    pub classes: [u8; 256],
    /// How many classes there are: the length of a row of `next`.
    pub width: usize,
    /// For each state a row of next states by class; state 0 is dead. States are
    /// named as [`Dfa::next`] has it.
    pub next: Vec<u16>,
    /// The first state.
    pub start: u16,
    /// Whether each state accepts.
    pub accepting: Vec<bool>,
    /// The patterns as they were written, joined by `|`.
    pub source: String,
}

impl CompiledPattern {
    /// Whether the pattern matches the whole of `text`.
    pub fn accepts(&self, text: &str) -> bool {
        let row_of = |state: u16| {
            let by_row = self.next.len() <= Dfa::NAMED_BY_ROW;
            usize::from(state) * if by_row { 1 } else { self.width }
        };
        let end = text.bytes().fold(self.start, |state, byte| {
            self.next[row_of(state) + usize::from(self.classes[usize::from(byte)])]
        });
        self.accepting[row_of(end) / self.width]
    }
}

/// Compiles the patterns of one derivation step: a value has to match one of them.
///
/// # Errors
///
/// A pattern that is none in XML Schema 1.0, with the position; or patterns whose
/// automaton grows out of all proportion.
pub fn compile(patterns_of_one_step: &[&str]) -> Result<CompiledPattern, PatternError> {
    let source = patterns_of_one_step.join("|");
    let expressions: Vec<Hir> = patterns_of_one_step
        .iter()
        .map(|pattern| parse::parse(pattern))
        .collect::<Result<_, _>>()?;
    table::build(&Hir::alternation(expressions), source)
}
