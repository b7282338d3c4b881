//! The page of the benchmark of PGN.

use std::fmt::{self, Display, Formatter};

use super::super::machine;
use super::super::report::{Row, mega};
use super::PgnFile;
use super::games::Style;
use super::peers::{EXTRACT, PYTHON, REPLAY};

/// The programs on one kind of file.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) style: Style,
    pub(super) whole: PgnFile,
    /// The file that the slow programs read.
    pub(super) slice: PgnFile,
    pub(super) rows: Vec<Row>,
}

/// Everything that the page says.
#[derive(Debug)]
pub(super) struct Page<'a> {
    pub(super) runs: u32,
    pub(super) tables: &'a [Table],
    pub(super) notes: &'a [String],
}

impl Display for Page<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "<!-- Made by `cargo xtask bench pgn --write docs/benchmarks-pgn.md`. -->\n\n\
             # Benchmarks of PGN\n\n\
             Games of an engine against itself under made-up heads, as PGN files. Each program \
             runs as a whole process, start included; the programs take turns, {}. A MB is \
             1,000,000 bytes. The ratios are of speed: 2.00 is twice as fast. `cif convert` \
             reads, judges every move, and writes the archive; `cif-pgn` is the same library \
             without the command, in one thread: tokens alone, with import into games of CIF, and \
             with XML written besides. `pgn-extract -r` and `{REPLAY}` judge every move and write \
             nothing. python-chess reads a part of the file.\n",
            match self.runs {
                1 => "once each".to_owned(),
                runs => format!("and the figures are medians of {runs} runs, peaks the highest"),
            },
        )?;
        for table in self.tables {
            table.fmt(f)?;
        }
        let spread = |row: &Row| (row.spread(), row.peer.name);
        let rows = self.tables.iter().flat_map(|table| &table.rows);
        let widest = rows
            .map(spread)
            .max_by(|one, other| one.0.total_cmp(&other.0));
        if let Some((spread, name)) = widest.filter(|_| self.runs > 1) {
            writeln!(
                f,
                "The slowest run of a program took up to {spread:.2} times as long as its fastest \
                 (`{name}`).\n"
            )?;
        }
        for line in machine::account() {
            writeln!(f, "- {line}")?;
        }
        let rows = self.tables.iter().flat_map(|table| &table.rows);
        let mut versions: Vec<_> = rows.map(|row| row.peer.version.as_str()).collect();
        versions.sort_unstable();
        versions.dedup();
        writeln!(f, "- Programs: {}", versions.join("; "))?;
        for note in self.notes {
            writeln!(f, "- Note: {note}")?;
        }
        Ok(())
    }
}

impl Display for Table {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let about = match self.style {
            Style::Plain => "Plain: tag pairs and moves.",
            Style::Annotated => {
                "Annotated: of ten games, four with clocks and evaluations as servers write them, \
                 five with comments, NAGs and variations."
            }
        };
        writeln!(
            f,
            "## {about}\n\n{:.1} MB, {} games.\n\n\
             | program | MB/s | games/s | to `{EXTRACT}` | to `{PYTHON}` | to `{REPLAY}` | s | \
             CPU s | peak MB |\n\
             | --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
            mega(self.whole.bytes),
            self.whole.games
        )?;
        let speed_of = |name| {
            let row = self.rows.iter().find(|row| row.peer.name == name)?;
            Some(self.speed(row))
        };
        let to = [EXTRACT, PYTHON, REPLAY].map(speed_of);
        for row in &self.rows {
            let speed = self.speed(row);
            let [extract, python, replay] =
                to.map(|to| to.map_or_else(|| "-".to_owned(), |to| ratio(speed / to)));
            writeln!(
                f,
                "| `{}` | {speed:.1} | {:.0} | {extract} | {python} | {replay} | {:.2} | {:.2} | \
                 {:.1} |",
                row.peer.name,
                mega(self.file(row).games * 1_000_000) / row.wall().as_secs_f64(),
                row.wall().as_secs_f64(),
                row.cpu(),
                mega(row.peak()),
            )?;
        }
        writeln!(f)
    }
}

impl Table {
    fn file(&self, row: &Row) -> &PgnFile {
        if row.peer.name == PYTHON {
            &self.slice
        } else {
            &self.whole
        }
    }

    /// MB a second.
    fn speed(&self, row: &Row) -> f64 {
        mega(self.file(row).bytes) / row.wall().as_secs_f64()
    }
}

/// Three digits at least, as far as they mean anything.
fn ratio(ratio: f64) -> String {
    if ratio < 20.0 {
        format!("{ratio:.2}")
    } else {
        format!("{ratio:.0}")
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::super::super::measure::{CommandLine, Cost};
    use super::super::super::peers::Peer;
    use super::*;

    fn row(name: &'static str, milliseconds: u64) -> Row {
        let command = CommandLine {
            program: name.into(),
            arguments: Vec::new(),
        };
        let mut row = Row::new(Peer::of_pgn(name, format!("{name} 1"), command));
        row.costs = vec![Cost {
            wall: Duration::from_millis(milliseconds),
            cpu: 0.5,
            peak: 3_000_000,
            part: None,
        }];
        row
    }

    #[test]
    fn the_slow_are_compared_by_what_they_read() {
        let file = |bytes, games| PgnFile {
            path: "a.pgn".into(),
            bytes,
            games,
        };
        let table = Table {
            style: Style::Plain,
            whole: file(10_000_000, 10_000),
            slice: file(1_000_000, 1_000),
            rows: vec![row("x", 100), row(EXTRACT, 1000), row(PYTHON, 1000)],
        };
        let page = Page {
            runs: 1,
            tables: &[table],
            notes: &["`y` is left out".to_owned()],
        };
        let page = page.to_string();
        for line in [
            "| `x` | 100.0 | 100000 | 10.00 | 100 | - | 0.10 | 0.50 | 3.0 |",
            "| `python-chess` | 1.0 | 1000 | 0.10 | 1.00 | - | 1.00 | 0.50 | 3.0 |",
            "- Note: `y` is left out",
        ] {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }
}
