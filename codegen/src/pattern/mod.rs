//! The regular expressions of XML Schema 1.0 (part 2, appendix F) as automata.
//! They look like Perl's and are not: anchors are ordinary characters, classes
//! subtract, `\i` and `\c` are name characters, a value fits as a whole or not at
//! all. So they are parsed here, turned into the expressions of regex-syntax,
//! determinised by regex-automata, and folded into tables small enough to emit.

mod blocks;
mod characters;
mod class;
mod cursor;
mod error;
mod minimise;
mod parse;
mod table;

pub use characters::CharacterTable;
pub use error::PatternError;
pub use table::ByteTable;

use cif_runtime::simple::{CharacterDfa, Dfa, Pattern};
use regex_syntax::hir::Hir;

/// Up to so many numbers an automaton over bytes is always the right one.
const SMALL: usize = 300;

/// Beyond so many numbers, or so many states, it never is: the table would be
/// long, and little is won.
const LARGE: usize = 4096;
const MANY: usize = 100;

/// A minimal automaton, ready to be emitted as tables.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CompiledPattern {
    /// The automaton.
    pub table: Table,
    /// The patterns as they were written, joined by `|`.
    pub source: String,
}

/// The two forms of an automaton.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Table {
    /// Over bytes: the faster.
    Bytes(ByteTable),
    /// Over characters: the smaller, where a pattern counts or names classes of
    /// letters.
    Characters(CharacterTable),
}

impl CompiledPattern {
    /// The automaton as generated code would hold it. It lives as long as the
    /// program, as it does there: the engine knows no other.
    pub fn leaked(&self) -> Pattern {
        let source = String::leak(self.source.clone());
        match &self.table {
            Table::Bytes(table) => Pattern::Bytes(Box::leak(Box::new(Dfa {
                classes: Box::leak(Box::new(table.classes)),
                next: Vec::leak(table.next.clone()),
                width: table.width,
                start: table.start,
                accepting: Vec::leak(table.accepting.clone()),
                source,
            }))),
            Table::Characters(table) => Pattern::Characters(Box::leak(Box::new(CharacterDfa {
                ascii: Box::leak(Box::new(table.ascii)),
                ranges: Vec::leak(table.ranges.clone()),
                width: table.width,
                runs: Vec::leak(table.runs.clone()),
                start: table.start,
                source,
            }))),
        }
    }
}

/// Compiles the patterns of one derivation step: a value has to match one of them.
///
/// # Errors
///
/// A pattern that is none in XML Schema 1.0, with the position; or patterns whose
/// automaton grows out of all proportion.
pub fn compile(patterns_of_one_step: &[&str]) -> Result<CompiledPattern, PatternError> {
    let expression = parse(patterns_of_one_step)?;
    let source = patterns_of_one_step.join("|");
    let small = characters::build(&expression);
    let table = match table::build(&expression) {
        Ok(fast) if is_worth_it(&fast, small.as_ref().ok()) => Table::Bytes(fast),
        _ => Table::Characters(small.map_err(|what| too_large(&source, &what))?),
    };
    Ok(CompiledPattern { table, source })
}

/// Both forms of the automaton of some patterns, for tests.
///
/// # Errors
///
/// As [`compile`]; and where one of the forms grows too large.
#[doc(hidden)]
pub fn both(patterns: &[&str]) -> Result<(ByteTable, CharacterTable), PatternError> {
    let expression = parse(patterns)?;
    let too_large = |what: String| too_large(&patterns.join("|"), &what);
    let bytes = table::build(&expression).map_err(too_large)?;
    Ok((bytes, characters::build(&expression).map_err(too_large)?))
}

/// Returns true if the fast form is small enough, or not much larger than the small
/// one.
fn is_worth_it(fast: &ByteTable, small: Option<&CharacterTable>) -> bool {
    let size = 2 * fast.next.len();
    match small {
        _ if fast.next.len() <= SMALL => true,
        Some(small) if 4 * (small.runs.len() + small.ranges.len()) < size => false,
        _ => fast.next.len() <= LARGE && fast.accepting.len() <= MANY,
    }
}

fn parse(patterns: &[&str]) -> Result<Hir, PatternError> {
    let expressions = patterns.iter().map(|pattern| parse::parse(pattern));
    Ok(Hir::alternation(expressions.collect::<Result<_, _>>()?))
}

fn too_large(source: &str, what: &str) -> PatternError {
    PatternError {
        pattern: source.to_owned(),
        position: None,
        message: format!("the automaton grows too large: {what}"),
    }
}
