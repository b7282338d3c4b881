//! A bound on the size of queries: a chain of operators is a tree as deep as it is long, which
//! planning walks through by recursion.

use datafusion::sql::sqlparser::dialect::GenericDialect;
use datafusion::sql::sqlparser::keywords::Keyword;
use datafusion::sql::sqlparser::tokenizer::{Token, Tokenizer};

use crate::error::QueryError;

/// Operators and keywords of a statement.
const MOST: usize = 2000;

/// The stack of the thread that plans, and of those that work; no more of it than is needed
/// takes memory.
pub(crate) const STACK: usize = 128 << 20;

/// Refuses statements with too many operators and keywords. Lists of values may be of any length,
/// and what the tokenizer does not read is left to the parser.
pub(crate) fn check(sql: &str) -> Result<(), QueryError> {
    let tokens = Tokenizer::new(&GenericDialect {}, sql).tokenize();
    let mut count = 0_usize;
    for token in tokens.iter().flatten() {
        match token {
            Token::SemiColon => count = 0,
            Token::Word(word) if word.keyword == Keyword::NoKeyword => {}
            Token::Number(..)
            | Token::SingleQuotedString(_)
            | Token::Whitespace(_)
            | Token::Comma
            | Token::Period => {}
            _ => count += 1,
        }
        if count > MOST {
            let message = format!("a query has at most {MOST} operators and keywords");
            return Err(QueryError::new(message));
        }
    }
    Ok(())
}
