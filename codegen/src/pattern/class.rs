//! Sets of characters: escapes, properties, and classes in brackets with their
//! ranges, negation and subtraction.

use cif_runtime::simple::names;
use regex_syntax::hir::{ClassUnicode, ClassUnicodeRange};

use super::PatternError;
use super::blocks;
use super::cursor::{Cursor, DEPTH};

/// The general categories of Unicode that a pattern may name: surrogates (`Cs`)
/// are no characters.
const CATEGORIES: &[&str] = &[
    "L", "Lu", "Ll", "Lt", "Lm", "Lo", "M", "Mn", "Mc", "Me", "N", "Nd", "Nl", "No", "P", "Pc",
    "Pd", "Ps", "Pe", "Pi", "Pf", "Po", "Z", "Zs", "Zl", "Zp", "S", "Sm", "Sc", "Sk", "So", "C",
    "Cc", "Cf", "Co", "Cn",
];

/// The meaning of an escape: only a single character can begin or end a range.
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
    cursor: &mut Cursor<'_>,
    depth: usize,
) -> Result<ClassUnicode, PatternError> {
    if depth >= DEPTH {
        return Err(cursor.error(format!("classes nest more than {DEPTH} deep")));
    }
    cursor.next();
    let negative = cursor.eat('^');
    let mut class = ClassUnicode::empty();
    let mut first = true;
    loop {
        match cursor.peek() {
            None => return Err(cursor.error("a class is not closed with ]")),
            Some(']') if !first => break,
            Some('-') if !first && cursor.peek_at(1) == Some('[') => break,
            Some('-') if !first && cursor.peek_at(1) != Some(']') && !cursor.looks_at("--[") => {
                return Err(cursor.error("- stands between two ranges; \\- is the character"));
            }
            Some(_) => member(cursor, &mut class)?,
        }
        first = false;
    }
    if negative {
        class.negate();
    }
    if cursor.eat('-') {
        class.difference(&expression(cursor, depth + 1)?);
    }
    if cursor.eat(']') {
        Ok(class)
    } else {
        Err(cursor.error("] has to follow a subtracted class"))
    }
}

/// One character, range, or escape of a class.
fn member(cursor: &mut Cursor<'_>, class: &mut ClassUnicode) -> Result<(), PatternError> {
    let dash = cursor.peek() == Some('-');
    let first = match single(cursor)? {
        Escape::Character(character) => character,
        Escape::Class(escaped) => {
            class.union(&escaped);
            return Ok(());
        }
    };
    let ends_class = matches!(cursor.peek_at(1), Some(']' | '['));
    if dash || cursor.peek() != Some('-') || ends_class {
        class.push(ClassUnicodeRange::new(first, first));
        return Ok(());
    }
    cursor.next();
    if cursor.peek() == Some('-') {
        return Err(cursor.error("a range cannot end with -; \\- is the character"));
    }
    match single(cursor)? {
        Escape::Character(last) if first <= last => {
            class.push(ClassUnicodeRange::new(first, last));
            Ok(())
        }
        Escape::Character(last) => {
            Err(cursor.error_before(format!("the range {first}-{last} is the wrong way round")))
        }
        Escape::Class(_) => Err(cursor.error_before("a range has to end with one character")),
    }
}

fn single(cursor: &mut Cursor<'_>) -> Result<Escape, PatternError> {
    match cursor.peek() {
        None => Err(cursor.error("a class is not closed with ]")),
        Some('\\') => escape(cursor),
        Some(bracket @ ('[' | ']')) => Err(cursor.error(format!(
            "{bracket} cannot stand here in a class; \\{bracket} is the character"
        ))),
        Some(character) => {
            cursor.next();
            Ok(Escape::Character(character))
        }
    }
}

/// An escape, from its backslash on.
pub(super) fn escape(cursor: &mut Cursor<'_>) -> Result<Escape, PatternError> {
    cursor.next();
    let Some(letter) = cursor.next() else {
        return Err(cursor.error_before("nothing follows \\"));
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
        'd' => Escape::Class(category(cursor, "Nd")?),
        'D' => Escape::Class(negated(category(cursor, "Nd")?)),
        'w' => Escape::Class(negated(not_word(cursor)?)),
        'W' => Escape::Class(not_word(cursor)?),
        'p' => Escape::Class(property(cursor)?),
        'P' => Escape::Class(negated(property(cursor)?)),
        _ => return Err(cursor.error_before(format!("\\{letter} is no escape of XML Schema 1.0"))),
    })
}

/// The name in braces after `\p`: a category, or a block after `Is`.
fn property(cursor: &mut Cursor<'_>) -> Result<ClassUnicode, PatternError> {
    if !cursor.eat('{') {
        return Err(cursor.error("{ has to follow \\p"));
    }
    let mut name = String::new();
    loop {
        match cursor.next() {
            Some('}') => break,
            Some(character) => name.push(character),
            None => return Err(cursor.error("a property is not closed with }")),
        }
    }
    if let Some(block) = name.strip_prefix("Is") {
        let unknown = || format!("no block is called {block} in XML Schema 1.0");
        let ranges = blocks::ranges(block).ok_or_else(|| cursor.error_before(unknown()))?;
        return Ok(of(&ranges));
    }
    if CATEGORIES.contains(&name.as_str()) {
        category(cursor, &name)
    } else {
        Err(cursor.error_before(format!("no category of characters is called {name}")))
    }
}

/// A general category, as regex-syntax has it from Unicode.
fn category(cursor: &Cursor<'_>, name: &str) -> Result<ClassUnicode, PatternError> {
    use regex_syntax::hir::{Class, HirKind};
    let failed = || cursor.error_before(format!("the category {name} is not known"));
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

fn not_word(cursor: &Cursor<'_>) -> Result<ClassUnicode, PatternError> {
    let mut class = category(cursor, "P")?;
    class.union(&category(cursor, "Z")?);
    class.union(&category(cursor, "C")?);
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
