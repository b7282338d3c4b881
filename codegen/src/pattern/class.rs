//! Sets of characters: escapes, properties, and classes in brackets with their
//! ranges, negation and subtraction.

use cif_runtime::simple::names;
use regex_syntax::hir::{ClassUnicode, ClassUnicodeRange};

use super::PatternError;
use super::blocks;
use super::parse::{DEPTH, Parser};

/// The general categories of Unicode that a pattern may name: surrogates (`Cs`)
/// are no characters.
const CATEGORIES: &[&str] = &[
    "L", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc",
    "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Z", "Zs", "Zl", "Zp", "S", "Sm", "Sc", "Sk", "So", "C",
    "Cc", "Cf", "Co", "Cn",
];

/// What an escape stands for: only a single character can begin or end a range.
pub(super) enum Escape {
    Character(char),
    Class(ClassUnicode),
}

impl Escape {
    pub(super) fn into_class(self) -> ClassUnicode {
        match self {
            Self::Character(character) => of(&[(character, character)]),
            Self::Class(class) => class,
        }
    }
}

/// `.`: any character but the two that end lines.
pub(super) fn not_line_end() -> ClassUnicode {
    negated(of(&[('\n', '\n'), ('\r', '\r')]))
}

/// `charClassExpr`, from its opening bracket on.
pub(super) fn expression(
    parser: &mut Parser<'_>,
    depth: usize,
) -> Result<ClassUnicode, PatternError> {
    if depth >= DEPTH {
        return Err(parser.error(format!("classes nest more than {DEPTH} deep")));
    }
    parser.next();
    let negative = parser.eat('^');
    let mut class = ClassUnicode::empty();
    let mut first = true;
    loop {
        match parser.peek() {
            None => return Err(parser.error("a class is not closed with ]")),
            Some(']') if !first => break,
            Some('-') if !first && parser.peek_at(1) == Some('[') => break,
            Some('-') if !first && parser.peek_at(1) != Some(']') && !parser.looks_at("--[") => {
                return Err(parser.error("- stands between two ranges; \\- is the character"));
            }
            Some(_) => member(parser, &mut class)?,
        }
        first = false;
    }
    if negative {
        class.negate();
    }
    if parser.eat('-') {
        class.difference(&expression(parser, depth + 1)?);
    }
    if parser.eat(']') {
        Ok(class)
    } else {
        Err(parser.error("] has to follow a subtracted class"))
    }
}

/// One character, range, or escape of a class.
fn member(parser: &mut Parser<'_>, class: &mut ClassUnicode) -> Result<(), PatternError> {
    let dash = parser.peek() == Some('-');
    let first = match single(parser)? {
        Escape::Character(character) => character,
        Escape::Class(escaped) => {
            class.union(&escaped);
            return Ok(());
        }
    };
    let ends_class = matches!(parser.peek_at(1), Some(']' | '['));
    if dash || parser.peek() != Some('-') || ends_class {
        class.push(ClassUnicodeRange::new(first, first));
        return Ok(());
    }
    parser.next();
    if parser.peek() == Some('-') {
        return Err(parser.error("a range cannot end with -; \\- is the character"));
    }
    match single(parser)? {
        Escape::Character(last) if first <= last => {
            class.push(ClassUnicodeRange::new(first, last));
            Ok(())
        }
        Escape::Character(last) => {
            Err(parser.error_before(format!("the range {first}-{last} is the wrong way round")))
        }
        Escape::Class(_) => Err(parser.error_before("a range has to end with one character")),
    }
}

fn single(parser: &mut Parser<'_>) -> Result<Escape, PatternError> {
    match parser.peek() {
        None => Err(parser.error("a class is not closed with ]")),
        Some('\\') => escape(parser),
        Some(bracket @ ('[' | ']')) => Err(parser.error(format!(
            "{bracket} cannot stand here in a class; \\{bracket} is the character"
        ))),
        Some(character) => {
            parser.next();
            Ok(Escape::Character(character))
        }
    }
}

/// An escape, from its backslash on.
pub(super) fn escape(parser: &mut Parser<'_>) -> Result<Escape, PatternError> {
    parser.next();
    let Some(letter) = parser.next() else {
        return Err(parser.error_before("nothing follows \\"));
    };
    Ok(match letter {
        'n' => Escape::Character('\n'),
        'r' => Escape::Character('\r'),
        't' => Escape::Character('\t'),
        '\\' | '|' | '.' | '-' | '^' | '?' | '*' | '+' | '{' | '}' | '(' | ')' | '[' | ']' => {
            Escape::Character(letter)
        }
        's' => Escape::Class(spaces()),
        'S' => Escape::Class(negated(spaces())),
        'i' => Escape::Class(name_start()),
        'I' => Escape::Class(negated(name_start())),
        'c' => Escape::Class(name_characters()),
        'C' => Escape::Class(negated(name_characters())),
        'd' => Escape::Class(category(parser, "Nd")?),
        'D' => Escape::Class(negated(category(parser, "Nd")?)),
        'w' => Escape::Class(negated(not_word(parser)?)),
        'W' => Escape::Class(not_word(parser)?),
        'p' => Escape::Class(property(parser)?),
        'P' => Escape::Class(negated(property(parser)?)),
        _ => return Err(parser.error_before(format!("\\{letter} is no escape of XML Schema 1.0"))),
    })
}

/// The name in braces after `\p`: a category, or a block after `Is`.
fn property(parser: &mut Parser<'_>) -> Result<ClassUnicode, PatternError> {
    if !parser.eat('{') {
        return Err(parser.error("{ has to follow \\p"));
    }
    let mut name = String::new();
    loop {
        match parser.next() {
            Some('}') => break,
            Some(character) => name.push(character),
            None => return Err(parser.error("a property is not closed with }")),
        }
    }
    if let Some(block) = name.strip_prefix("Is") {
        let unknown = || format!("no block is called {block} in XML Schema 1.0");
        let ranges = blocks::ranges(block).ok_or_else(|| parser.error_before(unknown()))?;
        return Ok(of(&ranges));
    }
    if CATEGORIES.contains(&name.as_str()) {
        category(parser, &name)
    } else {
        Err(parser.error_before(format!("no category of characters is called {name}")))
    }
}

/// A general category, as regex-syntax has it from Unicode.
fn category(parser: &Parser<'_>, name: &str) -> Result<ClassUnicode, PatternError> {
    use regex_syntax::hir::{Class, HirKind};
    let failed = || parser.error_before(format!("the category {name} is not known"));
    let expression = regex_syntax::parse(&format!(r"\p{{gc={name}}}")).map_err(|_| failed())?;
    match expression.into_kind() {
        HirKind::Class(Class::Unicode(class)) => Ok(class),
        // A category of one character, such as Zl.
        HirKind::Literal(literal) => {
            let characters = std::str::from_utf8(&literal.0).map_err(|_| failed())?;
            Ok(ClassUnicode::new(
                characters.chars().map(|c| ClassUnicodeRange::new(c, c)),
            ))
        }
        _ => Err(failed()),
    }
}

fn not_word(parser: &Parser<'_>) -> Result<ClassUnicode, PatternError> {
    let mut class = category(parser, "P")?;
    class.union(&category(parser, "Z")?);
    class.union(&category(parser, "C")?);
    Ok(class)
}

fn spaces() -> ClassUnicode {
    of(&[('\t', '\n'), ('\r', '\r'), (' ', ' ')])
}

/// Both kinds of name characters are those that names are checked with.
fn name_start() -> ClassUnicode {
    let mut class = of(names::NAME_START);
    class.union(&of(&[(':', ':'), ('A', 'Z'), ('_', '_'), ('a', 'z')]));
    class
}

fn name_characters() -> ClassUnicode {
    let mut class = of(names::NAME);
    class.union(&of(&[
        ('-', '.'),
        ('0', ':'),
        ('A', 'Z'),
        ('_', '_'),
        ('a', 'z'),
    ]));
    class
}

fn of(ranges: &[(char, char)]) -> ClassUnicode {
    ClassUnicode::new(
        ranges
            .iter()
            .map(|&(first, last)| ClassUnicodeRange::new(first, last)),
    )
}

fn negated(mut class: ClassUnicode) -> ClassUnicode {
    class.negate();
    class
}
