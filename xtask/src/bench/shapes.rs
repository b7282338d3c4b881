//! Archives and files of PGN of extreme shapes, each of any extent: what is large
//! in them is one thing alone.

use std::io::{self, Write};

use super::crowd;
use super::documents::INFO;

/// The part of a file that is large.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Shape {
    /// Its size: games as in [`super::archive`]; in bytes.
    Bytes,
    /// The number of its games, short ones, each with an entry of the index.
    Games,
    /// The number of entries of its namebase.
    Names,
    /// One single game, in bytes.
    Game,
    /// Variations of variations, one in the other.
    Depth,
    /// Its size, with variations as deep as any is measured; in bytes.
    Deep,
    /// Attributes of one element.
    Attributes,
    /// Illegal moves of one game.
    Illegal,
    /// Markers of one move, which PGN has in a comment.
    Markers,
    /// Commands in a comment of PGN.
    PgnCommands,
    /// Tags of one game.
    Tags,
    /// Tag pairs of one game of PGN.
    PgnTags,
    /// Plain moves of one game, in bytes.
    Moves,
    /// The same in PGN.
    PgnMoves,
}

/// Levels of variations.
pub(super) const DEEPEST: u32 = 5000;

impl Shape {
    /// Writes an archive.
    pub(super) fn write(self, out: &mut impl Write, extent: u64) -> io::Result<()> {
        let count = u32::try_from(extent).unwrap_or(u32::MAX);
        match self {
            Self::Bytes => super::archive::write_archive(out, extent).map(drop),
            Self::Games => crowd::write_archive(out, &crowd::Args::of(count, count / 5)),
            // Two games use all there is.
            Self::Names => crowd::write_archive(out, &crowd::Args::of(count / 2, count)),
            Self::Game => game(out, extent),
            Self::Depth => depth(out, count, 20_000_000),
            Self::Deep => depth(out, DEEPEST, extent),
            Self::Attributes => attributes(out, count),
            Self::Illegal => one_game(out, "", |out| repeat(out, "a1a8 ", extent)),
            Self::Markers => one_game(out, "", |out| {
                let marker = "<marker type=\"full\" color=\"red\" at=\"a1\"/>";
                write!(out, "e2e4 ")?;
                repeat(out, marker, extent)
            }),
            Self::PgnCommands => {
                write!(out, "1. e4 {{")?;
                repeat(out, "[%csl Ra1]", extent)?;
                writeln!(out, "}} *")
            }
            Self::Tags => {
                let tag = |number| format!("<tag name=\"T{number}\">b</tag>\n");
                let tags: String = (0..count).map(tag).collect();
                one_game(out, &format!("<head><tags>{tags}</tags></head>"), |out| {
                    write!(out, "e2e4")
                })
            }
            Self::PgnTags => {
                for number in 0..count {
                    writeln!(out, "[T{number} \"b\"]")?;
                }
                writeln!(out, "\n1. e4 *")
            }
            Self::Moves => one_game(out, "", |out| {
                let moves = "g1f3 g8f6 f3g1 f6g8 ";
                repeat(out, moves, extent / moves.len() as u64)
            }),
            Self::PgnMoves => {
                let moves = "Nf3 Nf6 Ng1 Ng8\n";
                repeat(out, moves, extent / moves.len() as u64)?;
                writeln!(out, "*")
            }
        }
    }

    /// Returns true for a file of PGN.
    pub(super) const fn is_pgn(self) -> bool {
        matches!(self, Self::PgnCommands | Self::PgnTags | Self::PgnMoves)
    }
}

/// An archive of one game with this in its `info`, and these moves.
fn one_game<W: Write>(
    out: &mut W,
    info: &str,
    moves: impl FnOnce(&mut W) -> io::Result<()>,
) -> io::Result<()> {
    write!(out, "<cif>\n<game><info>{info}</info>\n<moves>")?;
    moves(out)?;
    writeln!(out, "</moves>\n</game>\n{INFO}\n</cif>")
}

fn repeat(out: &mut impl Write, text: &str, count: u64) -> io::Result<()> {
    (0..count).try_for_each(|_| out.write_all(text.as_bytes()))
}

/// One game, in which the knights go to and fro.
fn game(out: &mut impl Write, size: u64) -> io::Result<()> {
    const MOVES: &str = "g1f3 g8f6 f3g1 <post lang=\"en\">Back &amp; forth.</post> f6g8 $10 \
        b1c3 <var>b1a3 g8f6</var> b8c6 c3b1 c6b8\n";
    writeln!(out, "<cif>\n<game><info/>\n<moves>")?;
    let mut written = 0;
    while written < size {
        out.write_all(MOVES.as_bytes())?;
        written += MOVES.len() as u64;
    }
    writeln!(out, "</moves>\n</game>\n{INFO}\n</cif>")
}

/// Games up to a size, each with one variation in the other.
fn depth(out: &mut impl Write, depth: u32, size: u64) -> io::Result<()> {
    const OPEN: [&str; 2] = ["<var>b1c3 ", "<var>g1f3 "];
    let mut game = String::from("<game><info/><moves>e2e4 ");
    for level in 0..depth as usize {
        game.push_str(OPEN[level % 2]);
    }
    for _ in 0..depth {
        game.push_str("</var>");
    }
    game.push_str("</moves></game>\n");
    let games = (size / game.len() as u64).max(1);
    writeln!(out, "<cif>")?;
    for _ in 0..games {
        out.write_all(game.as_bytes())?;
    }
    let info = INFO.replace("games=\"1\"", &format!("games=\"{games}\""));
    writeln!(out, "{info}\n</cif>")
}

/// One element with more attributes than are allowed.
fn attributes(out: &mut impl Write, count: u32) -> io::Result<()> {
    writeln!(out, "<cif>\n<game><info/><moves>e2e4</moves></game>\n<game")?;
    for number in 0..count {
        write!(out, " a{number}=\"\"")?;
    }
    writeln!(out, "><info/><moves/></game>\n{INFO}\n</cif>")
}

#[cfg(test)]
mod tests {
    use cif_validator::{Limits, Options};

    use super::*;

    fn findings(shape: Shape, extent: u64) -> Vec<String> {
        let mut text = Vec::new();
        shape.write(&mut text, extent).expect("a text");
        let text = String::from_utf8(text).expect("a text");
        let options = Options {
            limits: Limits {
                depth: 100_000,
                ..Limits::default()
            },
            ..Options::default()
        };
        let findings = cif_validator::check_str(&text, &options).expect("a text that can be read");
        findings.iter().map(|it| format!("{it:?}")).collect()
    }

    #[test]
    fn archives_of_all_shapes_are_valid() {
        for (shape, extent) in [
            (Shape::Bytes, 20_000),
            (Shape::Games, 100),
            (Shape::Names, 100),
            (Shape::Game, 1000),
            (Shape::Depth, 20),
            (Shape::Deep, 1000),
            (Shape::Markers, 10),
            (Shape::Tags, 10),
            (Shape::Moves, 1000),
        ] {
            let found = findings(shape, extent);
            assert!(found.is_empty(), "{shape:?} {:#?}", found.first());
        }
    }

    #[test]
    fn too_many_attributes_are_refused() {
        let found = findings(Shape::Attributes, 10_000);
        assert_eq!(found.len(), 1, "{found:#?}");
    }
}
