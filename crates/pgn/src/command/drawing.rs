//! Drawings on the board: coloured squares and arrows. `[%csl Rc4]` and
//! `[%cal Gh5f7]` know four colours; `[%draw ..]` takes the others, and other
//! shapes, with its parts between commas.

use core::fmt;

/// The four colours of `csl` and `cal`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlainColor {
    /// `R`
    Red,
    /// `G`
    Green,
    /// `Y`
    Yellow,
    /// `B`
    Blue,
}

impl PlainColor {
    /// The colour of a letter.
    pub const fn from_letter(letter: u8) -> Option<Self> {
        Some(match letter {
            b'R' => Self::Red,
            b'G' => Self::Green,
            b'Y' => Self::Yellow,
            b'B' => Self::Blue,
            _ => return None,
        })
    }

    /// The colour of this name.
    pub fn from_name(name: &str) -> Option<Self> {
        [Self::Red, Self::Green, Self::Yellow, Self::Blue]
            .into_iter()
            .find(|color| color.name() == name)
    }

    /// Its letter.
    pub const fn letter(self) -> char {
        match self {
            Self::Red => 'R',
            Self::Green => 'G',
            Self::Yellow => 'Y',
            Self::Blue => 'B',
        }
    }

    /// Its name, as CIF has it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Red => "red",
            Self::Green => "green",
            Self::Yellow => "yellow",
            Self::Blue => "blue",
        }
    }
}

/// The limit on squares or arrows that a command lists. No board shows so many; a
/// longer list is kept as it is spelt.
pub(crate) const LONGEST: usize = 256;

/// A drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Drawing<'c> {
    /// `full`, `arrow` and others.
    pub shape: &'c str,
    /// The square, of an arrow the one it comes from.
    pub at: &'c str,
    /// The square an arrow goes to.
    pub to: Option<&'c str>,
    /// The colour by name.
    pub color: &'c str,
}

fn is_square(text: &str) -> bool {
    matches!(text.as_bytes(), [b'a'..=b'h', b'1'..=b'8'])
}

impl<'c> Drawing<'c> {
    /// The items of `csl` (squares) or `cal` (arrows).
    pub(super) fn list(text: &'c str, arrows: bool) -> Option<Vec<Self>> {
        if text.split(',').nth(LONGEST).is_some() {
            return None;
        }
        text.split(',')
            .map(|item| {
                let color = PlainColor::from_letter(*item.as_bytes().first()?)?.name();
                let squares = item.get(1..)?;
                let at = squares.get(..2).filter(|at| is_square(at))?;
                let rest = squares.get(2..)?;
                let to = arrows.then_some(rest);
                let fits = if arrows {
                    is_square(rest)
                } else {
                    rest.is_empty()
                };
                let shape = if arrows { "arrow" } else { "full" };
                fits.then_some(Self {
                    shape,
                    at,
                    to,
                    color,
                })
            })
            .collect()
    }

    /// The arguments of `draw`.
    pub(super) fn parse(text: &'c str) -> Option<Self> {
        let parts: Vec<&str> = text.split(',').collect();
        let (shape, at, to, color) = match *parts {
            ["arrow", from, to, color] if is_square(to) => ("arrow", from, Some(to), color),
            [shape, at, color] if shape != "arrow" => (shape, at, None, color),
            _ => return None,
        };
        let word = |text: &str| {
            !text.is_empty()
                && text
                    .bytes()
                    .all(|byte| byte.is_ascii_alphanumeric() || byte == b'#')
        };
        (is_square(at) && word(shape) && word(color)).then_some(Self {
            shape,
            at,
            to,
            color,
        })
    }

    fn plain(&self) -> Option<(PlainColor, bool)> {
        let color = PlainColor::from_name(self.color)?;
        match self.shape {
            "arrow" => Some((color, true)),
            "full" => Some((color, false)),
            _ => None,
        }
    }

    /// Returns whether it belongs into `cal` (true) or `csl` (false), if into one.
    pub fn is_plain_arrow(&self) -> Option<bool> {
        self.plain().map(|(_, arrow)| arrow)
    }
}

/// Writes drawings as one command: those of a list are of one kind.
pub(super) fn write(drawings: &[Drawing<'_>], f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let Some(first) = drawings.first() else {
        return Ok(());
    };
    let Some((_, arrows)) = first.plain() else {
        write!(f, "[%draw {},{}", first.shape, first.at)?;
        if let Some(to) = first.to {
            write!(f, ",{to}")?;
        }
        return write!(f, ",{}]", first.color);
    };
    f.write_str(if arrows { "[%cal " } else { "[%csl " })?;
    for (at, drawing) in drawings.iter().enumerate() {
        if at > 0 {
            f.write_str(",")?;
        }
        let letter = drawing.plain().map_or('R', |(color, _)| color.letter());
        write!(
            f,
            "{letter}{}{}",
            drawing.at,
            drawing.to.unwrap_or_default()
        )?;
    }
    f.write_str("]")
}
