//! Prints the tree of a definition; what was read comes out as the same text.

use core::fmt::{self, Display, Formatter, Write as _};

use super::tree::{
    CombinedMove, Definition, Directions, Leap, Leaper, Leg, Link, Modification, ModifiedBy, Move,
    PartialMove, Repeat, Rider, Sequence, Steps,
};

fn all(f: &mut Formatter<'_>, parts: impl IntoIterator<Item = impl Display>) -> fmt::Result {
    parts.into_iter().try_for_each(|part| part.fmt(f))
}

impl Display for Definition<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.identifier, self.moves)
    }
}

impl Display for Sequence<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        all(f, &self.legs)
    }
}

impl Display for Leg<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(match self.link {
            Link::First => "",
            Link::Hyphen => "-",
            Link::DoubleHyphen => "--",
        })?;
        self.moves.fmt(f)
    }
}

impl Display for CombinedMove<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Optional(moves) => write!(f, "[{moves}]"),
            Self::Braced(moves) => write!(f, "{{{moves}}}"),
            Self::Choice(moves) => {
                for (index, one) in moves.iter().enumerate() {
                    f.write_str(if index > 0 { "+" } else { "" })?;
                    one.fmt(f)?;
                }
                Ok(())
            }
        }
    }
}

impl Display for PartialMove<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        all(f, &self.prefixes)?;
        all(f, &self.attackers)?;
        all(f, &self.modifications)?;
        all(f, &self.moves)?;
        all(f, &self.target)
    }
}

impl Display for Modification<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match &self.modifier {
            ModifiedBy::Amalgamated(directions) => directions.fmt(f)?,
            ModifiedBy::Letter { letter, repeat } => {
                f.write_char(*letter)?;
                match repeat {
                    Repeat::Once => {}
                    Repeat::Doubled => f.write_char(*letter)?,
                    Repeat::Any => f.write_char('y')?,
                }
            }
        }
        let mark_first = match (&self.pieces, self.optional) {
            (Some(pieces), Some(mark)) => mark < pieces.range.start,
            _ => true,
        };
        let mark = self.optional.map(|_| '?');
        all(f, mark.filter(|_| mark_first))?;
        all(f, &self.pieces)?;
        all(f, mark.filter(|_| !mark_first))
    }
}

impl Display for Directions<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        if self.enclosed {
            write!(f, "({})", self.letters)
        } else {
            f.write_str(self.letters)
        }
    }
}

impl Display for Move<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Rider(rider) => rider.fmt(f),
            Self::Leaper(leaper) => leaper.fmt(f),
        }
    }
}

impl Display for Rider<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "({})", self.moves)?;
        all(f, &self.directions)?;
        all(f, &self.steps)
    }
}

impl Display for Leaper<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        self.leap.fmt(f)?;
        all(f, &self.circular)?;
        all(f, &self.steps)
    }
}

impl Display for Leap<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Base(letter) => f.write_char(*letter),
            Self::Extended(small, large) => write!(f, ":{small},{large}:"),
            Self::Macro(name) => write!(f, "@{name}"),
        }
    }
}

impl Display for Steps<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(self.text)
    }
}
