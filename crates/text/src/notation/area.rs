//! Ranges of the board in square brackets: `[a-h]`, `[1-2]`, `[a-h1-2]`. The
//! published grammar has files and ranks swapped; files are letters here, as
//! in its examples. A letter `A` to `H` after them is a board of the third
//! dimension, a digit after that one a row of the fourth.

use core::fmt;
use core::ops::Range;

use super::cursor::Cursor;
use super::error::NotationError;

const HELP: &str = "a range is files and ranks in this order, like [a-h], [7-8] or [a-h7-8], \
                    areas being separated by commas; or # (edge), . (inner), + (threatened), \
                    * (unthreatened), : (unmoved)";

/// A range of the board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BoardRange<'t> {
    /// All squares but these: a caret stands first.
    pub complement: bool,
    /// The areas it consists of, at least one.
    pub areas: Vec<Area<'t>>,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

impl<'t> BoardRange<'t> {
    /// Reads a range; the opening bracket comes next.
    pub(crate) fn parse(cursor: &mut Cursor<'t>) -> Result<Self, NotationError> {
        let start = cursor.at();
        if !cursor.eat(b'[') {
            return Err(cursor.missing("a range of the board is missing", HELP));
        }
        let complement = cursor.eat(b'^');
        let mut areas = vec![Area::parse(cursor)?];
        while cursor.eat(b',') {
            areas.push(Area::parse(cursor)?);
        }
        if !cursor.eat(b']') {
            let message = match cursor.peek() {
                None => "the range of the board is not closed",
                Some(_) => "unexpected text in a range of the board",
            };
            return Err(cursor.wrong(message, HELP));
        }
        Ok(Self {
            complement,
            areas,
            range: cursor.since(start),
        })
    }
}

impl fmt::Display for BoardRange<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.complement { "[^" } else { "[" })?;
        for (index, area) in self.areas.iter().enumerate() {
            if index > 0 {
                f.write_str(",")?;
            }
            area.fmt(f)?;
        }
        f.write_str("]")
    }
}

/// One area of a range.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Area<'t> {
    /// The signs that stand first: `#` edge, `.` inner, `+` threatened, `*`
    /// unthreatened, `:` unmoved. They may stand alone.
    pub specials: &'t str,
    /// The files, `a` to `z`.
    pub files: Option<Interval<'t>>,
    /// The ranks, numbers.
    pub ranks: Option<Interval<'t>>,
    /// The boards of the third dimension, `A` to `H`.
    pub boards: Option<Interval<'t>>,
    /// The rows of boards of the fourth dimension, 1 to 8.
    pub rows: Option<Interval<'t>>,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

impl<'t> Area<'t> {
    fn parse(cursor: &mut Cursor<'t>) -> Result<Self, NotationError> {
        let start = cursor.at();
        let specials = cursor.run(|byte| matches!(byte, b'#' | b'.' | b'+' | b'*' | b':'));
        let files = Interval::parse(cursor, |cursor| {
            cursor.one(|byte| byte.is_ascii_lowercase())
        })?;
        let ranks = Interval::parse(cursor, |cursor| cursor.number().map(|number| number.text))?;
        if files.is_none() && ranks.is_some() && cursor.sees(|byte| byte.is_ascii_lowercase()) {
            return Err(cursor.wrong("the rank stands before its file", HELP));
        }
        let mut boards = None;
        let mut rows = None;
        if files.is_some() || ranks.is_some() {
            let board = |byte| matches!(byte, b'A'..=b'H');
            let row = |byte| matches!(byte, b'1'..=b'8');
            boards = Interval::parse(cursor, |cursor| cursor.one(board))?;
            if boards.is_some() {
                rows = Interval::parse(cursor, |cursor| cursor.one(row))?;
            }
        } else if specials.is_empty() {
            return Err(cursor.wrong("neither file nor rank", HELP));
        }
        Ok(Self {
            specials,
            files,
            ranks,
            boards,
            rows,
            range: cursor.since(start),
        })
    }
}

impl fmt::Display for Area<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.specials)?;
        let parts = [&self.files, &self.ranks, &self.boards, &self.rows];
        parts.into_iter().flatten().try_for_each(|part| part.fmt(f))
    }
}

/// One coordinate, or those from one to another.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Interval<'t> {
    /// The first, or the only one.
    pub from: &'t str,
    /// The last, where a hyphen stands.
    pub to: Option<&'t str>,
    /// Its bytes in the definition.
    pub range: Range<usize>,
}

impl<'t> Interval<'t> {
    fn parse(
        cursor: &mut Cursor<'t>,
        coordinate: impl Fn(&mut Cursor<'t>) -> Option<&'t str>,
    ) -> Result<Option<Self>, NotationError> {
        let start = cursor.at();
        let Some(from) = coordinate(cursor) else {
            return Ok(None);
        };
        let to = if cursor.eat(b'-') {
            let message = "the range does not end with a coordinate of the same kind";
            let to = coordinate(cursor).ok_or_else(|| cursor.wrong(message, HELP))?;
            Some(to)
        } else {
            None
        };
        Ok(Some(Self {
            from,
            to,
            range: cursor.since(start),
        }))
    }
}

impl fmt::Display for Interval<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.from)?;
        self.to.map_or(Ok(()), |to| write!(f, "-{to}"))
    }
}
