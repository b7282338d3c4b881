//! Pieces in MBN and FBR: a letter, or up to three characters between
//! colons, perhaps with a sign before; and sets of them in braces.

use core::fmt;
use core::ops::Range;

use super::cursor::Cursor;
use super::error::NotationError;

/// Returns true for a sign that can stand with a piece.
pub(crate) const fn is_sign(byte: u8) -> bool {
    matches!(byte, b'+' | b'-' | b'#' | b'*' | b'$' | b'%' | b'&')
}

/// The letters that a name of a piece begins with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Letters {
    /// Capital and small ones: MBN.
    Any,
    /// Capital ones: FBR.
    Capital,
}

impl Letters {
    const fn has(self, byte: u8) -> bool {
        match self {
            Self::Any => byte.is_ascii_alphabetic(),
            Self::Capital => byte.is_ascii_uppercase(),
        }
    }
}

/// A piece.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PieceName<'t> {
    /// The sign before the letter.
    pub sign: Option<char>,
    /// The letter, or what stands between the colons.
    pub name: &'t str,
    /// True if the name stands between colons.
    pub compound: bool,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

impl<'t> PieceName<'t> {
    pub(crate) fn parse(
        cursor: &mut Cursor<'t>,
        letters: Letters,
        signs: bool,
    ) -> Result<Self, NotationError> {
        let help = match letters {
            Letters::Any => {
                "a piece is a letter (N), or one to three letters and digits between colons (:BM:)"
            }
            Letters::Capital => {
                "a piece is a capital letter (N), or one to three letters and digits between \
                 colons, the first a capital (:BM:)"
            }
        };
        let start = cursor.at();
        let sign = if signs { cursor.one(is_sign) } else { None };
        let compound = cursor.eat(b':');
        let name_start = cursor.at();
        if cursor.one(|byte| letters.has(byte)).is_none() {
            return Err(cursor.wrong("this is no piece", help));
        }
        if compound {
            for _ in 0..2 {
                cursor.one(|byte| byte.is_ascii_alphanumeric());
            }
        }
        let name = cursor.text_since(name_start);
        if compound && !cursor.eat(b':') {
            return Err(cursor.wrong("the name of the piece does not end with a colon", help));
        }
        Ok(Self {
            sign: sign.and_then(|sign| sign.chars().next()),
            name,
            compound,
            range: cursor.since(start),
        })
    }
}

impl fmt::Display for PieceName<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(sign) = self.sign {
            write!(f, "{sign}")?;
        }
        if self.compound {
            write!(f, ":{}:", self.name)
        } else {
            f.write_str(self.name)
        }
    }
}

/// A set of pieces in braces; it may be empty.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct PieceSet<'t> {
    /// An exclamation mark stands first.
    pub exclamation: bool,
    /// All pieces but these: a caret stands before them.
    pub complement: bool,
    /// The pieces.
    pub pieces: Vec<PieceName<'t>>,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

impl<'t> PieceSet<'t> {
    /// Reads a set; the opening brace comes next.
    pub(crate) fn parse(cursor: &mut Cursor<'t>, letters: Letters) -> Result<Self, NotationError> {
        const HELP: &str = "a set of pieces is {QRBN}, or {^P} for all pieces but these";
        let start = cursor.at();
        if !cursor.eat(b'{') {
            return Err(cursor.missing("a set of pieces is missing", HELP));
        }
        let exclamation = cursor.eat(b'!');
        let complement = cursor.eat(b'^');
        let mut pieces = Vec::new();
        while !cursor.eat(b'}') {
            if cursor.peek().is_none() {
                return Err(cursor.missing("the set of pieces is not closed", HELP));
            }
            pieces.push(PieceName::parse(cursor, letters, true)?);
        }
        Ok(Self {
            exclamation,
            complement,
            pieces,
            range: cursor.since(start),
        })
    }
}

impl fmt::Display for PieceSet<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        if self.exclamation {
            f.write_str("!")?;
        }
        if self.complement {
            f.write_str("^")?;
        }
        for piece in &self.pieces {
            piece.fmt(f)?;
        }
        f.write_str("}")
    }
}
