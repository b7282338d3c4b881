//! Documents that the programs of the benchmark read, each of any extent: some are
//! generated here, texts with a repeated part stand in the plan.

use std::fs::{self, File};
use std::io::{self, BufWriter, Read as _, Write};
use std::path::{Path, PathBuf};

use cif_pgn::text::Reader;

use super::archive::{Counts, write_archive, write_pgn};
use super::plan::{Document, PLAN, Part};

/// A file that programs read.
#[derive(Clone, Debug, Default)]
pub(super) struct Input {
    pub(super) path: PathBuf,
    pub(super) bytes: u64,
    pub(super) counts: Counts,
}

/// Writes a file whole or not at all, and reads it once, so that it is in the page
/// cache for all, the first program included.
pub(super) fn written(
    path: PathBuf,
    write: impl FnOnce(&mut BufWriter<File>) -> io::Result<Counts>,
) -> io::Result<Input> {
    let unfinished = path.with_extension("unfinished");
    let mut out = BufWriter::new(File::create(&unfinished)?);
    let counts = write(&mut out)?;
    out.flush()?;
    fs::rename(&unfinished, &path)?;
    let bytes = io::copy(&mut File::open(&path)?, &mut io::sink())?;
    Ok(Input {
        path,
        bytes,
        counts,
    })
}

/// Returns true for the name of a document that is PGN.
pub(super) fn is_pgn(name: &str) -> bool {
    name.contains("pgn") || ["plain", "annotated"].contains(&name)
}

/// Writes the document of a name, which has this extent where it has not always
/// the same: bytes, or what its shape has many of.
pub(super) fn write(out: &mut dyn Write, name: &str, extent: u64) -> io::Result<Counts> {
    match name {
        "archive" => return write_archive(out, "<cif>", extent),
        // With the place of the schema, for a validator that learns of it in no other way.
        "located" => {
            let root = "<cif xmlns:xsi=\"http://www.w3.org/2001/XMLSchema-instance\" \
                        xsi:noNamespaceSchemaLocation=\"cif.xsd\">";
            return write_archive(out, root, extent);
        }
        "faulty" => return write_archive(out, "<cif>\n  <game/>", extent),
        "plain" | "annotated" => return write_pgn(out, name == "annotated", extent),
        "levels" => nested(out, extent, 20_000_000),
        "deep" => nested(out, 5000, extent),
        _ => match PLAN.documents.get(name) {
            Some(document) => document.write(out, extent),
            None => Err(io::Error::other(format!("no document is named {name}"))),
        },
    }?;
    Ok(Counts::default())
}

/// Copies the games of a file of PGN, up to a size; their number, and the plies of those that
/// are chess without faults.
pub(super) fn copy(out: &mut dyn Write, file: &Path, size: u64) -> io::Result<Counts> {
    let mut text = Vec::new();
    File::open(file)?.take(size).read_to_end(&mut text)?;
    if text.len() as u64 == size {
        // The last game is not whole.
        let last = text.windows(8).rposition(|it| it == b"\n[Event ");
        let last = last.ok_or_else(|| io::Error::other("no game ends in so many bytes"))?;
        text.truncate(last + 1);
    }
    let (mut reader, mut counts) = (Reader::new(&*text), Counts::default());
    while let Some(game) = reader.next_game().map_err(io::Error::other)? {
        counts.games += 1;
        counts.plies += cif_pgn::outline(&game).map_or(0, |it| it.moves.len()) as u64;
    }
    out.write_all(&text)?;
    Ok(counts)
}

impl Document {
    fn write(&self, out: &mut dyn Write, extent: u64) -> io::Result<()> {
        out.write_all(&self.bytes)?;
        out.write_all(self.before.replace("INFO", INFO).as_bytes())?;
        for part in &self.parts {
            let count = if self.sized {
                extent / part.repeat.len() as u64
            } else {
                (extent * part.percent.unwrap_or(100)).div_ceil(100)
            };
            (0..count).try_for_each(|number| part.write(out, number, number + 1 == count))?;
        }
        out.write_all(self.after.replace("INFO", INFO).as_bytes())
    }
}

impl Part {
    /// Writes it once, with the bounds of its section.
    fn write(&self, out: &mut dyn Write, number: u64, is_last: bool) -> io::Result<()> {
        const SECTION: u64 = 10_000;
        let section = self.section.as_ref();
        if let Some(section) = section.filter(|_| number.is_multiple_of(SECTION)) {
            writeln!(out, "<{section}>")?;
        }
        let mut parts = self.repeat.split(['{', '}']);
        out.write_all(parts.next().unwrap_or_default().as_bytes())?;
        while let (Some(fill), Some(text)) = (parts.next(), parts.next()) {
            let together = fill.strip_prefix("n/").and_then(|it| it.parse().ok());
            write!(out, "{}{text}", number / together.unwrap_or(1) + 1)?;
        }
        match section.filter(|_| is_last || number % SECTION == SECTION - 1) {
            Some(section) => writeln!(out, "</{section}>"),
            None => Ok(()),
        }
    }
}

/// Games up to a size, each with variations of variations, one in the other.
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
    (0..games).try_for_each(|_| out.write_all(game.as_bytes()))?;
    writeln!(out, "{INFO}\n</cif>")
}

/// Information about an archive, as short as it can be.
const INFO: &str = "<info><version>1.0</version><creator>cif</creator>\
    <created>2026-01-31</created><content/></info>";

#[cfg(test)]
mod tests {
    use cif_validator::{Limits, Options};

    use super::*;

    #[test]
    fn archives_are_valid_but_for_those_of_faults() {
        for (name, extent, valid) in [
            ("archive", 200_000, true),
            ("located", 20_000, true),
            ("one-table", 1000, false),
            ("least-archive", 0, true),
            ("indexed", 100, true),
            ("names", 100, true),
            ("game", 1000, true),
            ("levels", 20, true),
            ("deep", 1000, true),
            ("markers", 10, true),
            ("tags", 10, true),
            ("moves-alone", 1000, true),
            ("attributes", 10_000, false),
            // Without the rules of chess.
            ("illegal", 10, true),
            ("invalid", 0, false),
            ("ill-formed", 0, false),
        ] {
            let mut text = Vec::new();
            write(&mut text, name, extent).expect("a text");
            let text = String::from_utf8(text).expect("a text");
            let options = Options {
                limits: Limits {
                    depth: 100_000,
                    ..Limits::default()
                },
                ..Options::default()
            };
            let found = cif_validator::check_str(&text, &options).expect("a text");
            assert_eq!(found.is_empty(), valid, "{name} {:#?}", found.first());
        }
    }

    #[test]
    fn repeated_parts_are_counted_or_measured() {
        for (name, extent, text) in [
            ("pgn-tags", 2, "[T1 \"b\"]\n[T2 \"b\"]\n\n1. e4 *\n"),
            ("pgn-moves", 40, "Nf3 Nf6 Ng1 Ng8\nNf3 Nf6 Ng1 Ng8\n*\n"),
            ("pgn-commands", 2, "1. e4 {[%csl Ra1][%csl Ra1]} *\n"),
        ] {
            let mut out = Vec::new();
            write(&mut out, name, extent).expect("a text");
            assert_eq!(String::from_utf8_lossy(&out), text);
        }
        assert!(write(&mut Vec::new(), "none", 1).is_err());
    }

    #[test]
    fn whole_games_of_a_file_are_copied() {
        let games = [
            "[Event \"a\"]\n\n1. e4 e5 *\n\n",
            "[Event \"b\"]\n\n1. d4 *\n\n",
        ];
        let file = tempfile::NamedTempFile::new().expect("a file");
        fs::write(&file, games.concat()).expect("a file");
        assert!(copy(&mut Vec::new(), file.path(), 20).is_err());
        for (size, count, plies) in [(1000, 2, 3), (40, 1, 2)] {
            let mut out = Vec::new();
            let counts = copy(&mut out, file.path(), size).expect("games");
            assert_eq!((counts.games, counts.plies), (count as u64, plies));
            assert_eq!(String::from_utf8_lossy(&out), games[..count].concat());
        }
    }
}
