//! Archives and files of PGN of extreme shapes, each of any extent: what is large
//! in them is one thing alone.

use std::io::{self, Write};

use super::archive::write_archive;
use super::documents::INFO;
use super::memory::write_counts;

/// The writer of a file of which one part has this extent.
pub(super) type Shape = fn(&mut dyn Write, u64) -> io::Result<()>;

/// Levels of variations.
pub(super) const DEEPEST: u64 = 5000;

/// Games as in [`super::archive`], in bytes.
pub(super) fn bytes(out: &mut dyn Write, size: u64) -> io::Result<()> {
    write_archive(out, size).map(drop)
}

/// Short games, each with an entry of the index.
pub(super) fn games(out: &mut dyn Write, count: u64) -> io::Result<()> {
    write_counts(out, small(count), small(count / 5))
}

/// Entries of the namebase; two games use all there is.
pub(super) fn names(out: &mut dyn Write, count: u64) -> io::Result<()> {
    write_counts(out, small(count / 2), small(count))
}

fn small(count: u64) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// One single game, in which the knights go to and fro, in bytes.
pub(super) fn game(out: &mut dyn Write, size: u64) -> io::Result<()> {
    const MOVES: &str = "g1f3 g8f6 f3g1 <post lang=\"en\">Back &amp; forth.</post> f6g8 $10 \
        b1c3 <var>b1a3 g8f6</var> b8c6 c3b1 c6b8\n";
    writeln!(out, "<cif>\n<game><info/>\n<moves>")?;
    repeat(out, MOVES, size.div_ceil(MOVES.len() as u64))?;
    writeln!(out, "</moves>\n</game>\n{INFO}\n</cif>")
}

/// Variations of variations, one in the other, in 20 MB.
pub(super) fn depth(out: &mut dyn Write, depth: u64) -> io::Result<()> {
    nested(out, depth, 20_000_000)
}

/// Bytes, with variations as deep as any is measured.
pub(super) fn deep(out: &mut dyn Write, size: u64) -> io::Result<()> {
    nested(out, DEEPEST, size)
}

/// Games up to a size, each with one variation in the other.
fn nested(out: &mut dyn Write, depth: u64, size: u64) -> io::Result<()> {
    let mut game = String::from("<game><info/><moves>e2e4 ");
    for level in 0..depth {
        let played = if level % 2 == 0 { "b1c3" } else { "g1f3" };
        game.extend(["<var>", played, " "]);
    }
    game.extend((0..depth).map(|_| "</var>"));
    game.push_str("</moves></game>\n");
    let games = (size / game.len() as u64).max(1);
    writeln!(out, "<cif>")?;
    repeat(out, &game, games)?;
    let info = INFO.replace("games=\"1\"", &format!("games=\"{games}\""));
    writeln!(out, "{info}\n</cif>")
}

/// Attributes of one element, more than are allowed.
pub(super) fn attributes(out: &mut dyn Write, count: u64) -> io::Result<()> {
    writeln!(out, "<cif>\n<game><info/><moves>e2e4</moves></game>\n<game")?;
    (0..count).try_for_each(|number| write!(out, " a{number}=\"\""))?;
    writeln!(out, "><info/><moves/></game>\n{INFO}\n</cif>")
}

/// Illegal moves of one game.
pub(super) fn illegal(out: &mut dyn Write, count: u64) -> io::Result<()> {
    one_game(out, "", "", "a1a8 ", count)
}

/// Markers of one move, which PGN has in a comment.
pub(super) fn markers(out: &mut dyn Write, count: u64) -> io::Result<()> {
    let marker = "<marker type=\"full\" color=\"red\" at=\"a1\"/>";
    one_game(out, "", "e2e4 ", marker, count)
}

/// Tags of one game.
pub(super) fn tags(out: &mut dyn Write, count: u64) -> io::Result<()> {
    let tag = |number| format!("<tag name=\"T{number}\">b</tag>\n");
    let tags: String = (0..count).map(tag).collect();
    let info = format!("<head><tags>{tags}</tags></head>");
    one_game(out, &info, "e2e4", "", 0)
}

/// Plain moves of one game, in bytes.
pub(super) fn moves(out: &mut dyn Write, size: u64) -> io::Result<()> {
    let moves = "g1f3 g8f6 f3g1 f6g8 ";
    one_game(out, "", "", moves, size / moves.len() as u64)
}

/// An archive of one game with this in its `info`, and these moves, the last so
/// many times.
fn one_game(
    out: &mut dyn Write,
    info: &str,
    first: &str,
    moves: &str,
    count: u64,
) -> io::Result<()> {
    write!(out, "<cif>\n<game><info>{info}</info>\n<moves>{first}")?;
    repeat(out, moves, count)?;
    writeln!(out, "</moves>\n</game>\n{INFO}\n</cif>")
}

fn repeat(out: &mut dyn Write, text: &str, count: u64) -> io::Result<()> {
    (0..count).try_for_each(|_| out.write_all(text.as_bytes()))
}

/// Commands in a comment of PGN.
pub(super) fn pgn_commands(out: &mut dyn Write, count: u64) -> io::Result<()> {
    write!(out, "1. e4 {{")?;
    repeat(out, "[%csl Ra1]", count)?;
    writeln!(out, "}} *")
}

/// Tag pairs of one game of PGN.
pub(super) fn pgn_tags(out: &mut dyn Write, count: u64) -> io::Result<()> {
    (0..count).try_for_each(|number| writeln!(out, "[T{number} \"b\"]"))?;
    writeln!(out, "\n1. e4 *")
}

/// Plain moves of one game of PGN, in bytes.
pub(super) fn pgn_moves(out: &mut dyn Write, size: u64) -> io::Result<()> {
    let moves = "Nf3 Nf6 Ng1 Ng8\n";
    repeat(out, moves, size / moves.len() as u64)?;
    writeln!(out, "*")
}

#[cfg(test)]
mod tests {
    use cif_validator::{Limits, Options};

    use super::*;

    #[test]
    fn archives_are_valid_but_for_too_many_attributes() {
        let shapes: [(Shape, u64); 10] = [
            (bytes, 20_000),
            (games, 100),
            (names, 100),
            (game, 1000),
            (depth, 20),
            (deep, 1000),
            (markers, 10),
            (tags, 10),
            (moves, 1000),
            (attributes, 10_000),
        ];
        for (shape, extent) in shapes {
            let mut text = Vec::new();
            shape(&mut text, extent).expect("a text");
            let text = String::from_utf8(text).expect("a text");
            let options = Options {
                limits: Limits {
                    depth: 100_000,
                    ..Limits::default()
                },
                ..Options::default()
            };
            let found = cif_validator::check_str(&text, &options).expect("a text");
            let expected = usize::from(extent == 10_000);
            assert_eq!(found.len(), expected, "{extent} {:#?}", found.first());
        }
    }
}
