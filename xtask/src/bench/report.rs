//! The page of the benchmark: the table, and what one must know to read it.
//! It bears no date, so that the same figures make the same page.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

use super::archive::Archive;
use super::machine;
use super::measure::Cost;
use super::peers::{Peer, SCAN, XMLLINT};

/// A program and what its runs cost.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) peer: Peer,
    pub(super) costs: Vec<Cost>,
    /// Why the program did not accept the archive.
    pub(super) refused: Option<String>,
}

impl Row {
    pub(super) const fn new(peer: Peer) -> Self {
        Self {
            peer,
            costs: Vec::new(),
            refused: None,
        }
    }

    pub(super) fn wall(&self) -> Duration {
        let mut walls: Vec<_> = self.costs.iter().map(|cost| cost.wall).collect();
        walls.sort_unstable();
        walls.get(walls.len() / 2).copied().unwrap_or_default()
    }

    pub(super) fn cpu(&self) -> f64 {
        let mut times: Vec<_> = self.costs.iter().map(|cost| cost.cpu).collect();
        times.sort_unstable_by(f64::total_cmp);
        times.get(times.len() / 2).copied().unwrap_or_default()
    }

    pub(super) fn peak(&self) -> u64 {
        self.costs
            .iter()
            .map(|cost| cost.peak)
            .max()
            .unwrap_or_default()
    }

    /// The slowest run over the fastest.
    pub(super) fn spread(&self) -> f64 {
        let walls = self.costs.iter().map(|cost| cost.wall.as_secs_f64());
        let (fastest, slowest) = walls.fold((f64::INFINITY, 0.0_f64), |(least, most), wall| {
            (least.min(wall), most.max(wall))
        });
        slowest / fastest
    }
}

/// Everything that the page says.
#[derive(Debug)]
pub(super) struct Page<'a> {
    pub(super) archive: &'a Archive,
    pub(super) runs: u32,
    pub(super) rows: &'a [Row],
    pub(super) notes: &'a [String],
}

impl Display for Page<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "<!-- Made by `cargo xtask bench --write docs/benchmarks.md`. -->\n\n\
             # Benchmarks\n\n\
             One archive of {:.1} MB: games of an engine against itself under made-up heads, with \
             tables, comments and variations in about the proportions of real archives. Each \
             program runs as a whole process, start included, and accepts the archive; the \
             programs take turns, {}. A MB is 1,000,000 bytes. The ratios are of speed: 2.00 is \
             twice as fast.\n",
            mega(self.archive.bytes),
            match self.runs {
                1 => "once each".to_owned(),
                runs => format!("and the figures are medians of {runs} runs, peaks the highest"),
            },
        )?;
        self.table(f)?;
        if self.runs > 1 {
            self.spread(f)?;
        }
        writeln!(f, "\n- Machine: {}", machine::describe())?;
        writeln!(f, "- Compiler: {}", machine::rustc())?;
        let mut versions: Vec<_> = self
            .rows
            .iter()
            .map(|row| row.peer.version.as_str())
            .collect();
        versions.dedup();
        writeln!(f, "- Programs: {}", versions.join("; "))?;
        for note in self.notes {
            writeln!(f, "- Note: {note}")?;
        }
        Ok(())
    }
}

impl Page<'_> {
    fn table(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let speed_of = |name| {
            let row = self.rows.iter().find(|row| row.peer.name == name)?;
            Some(self.speed(row))
        };
        let (xmllint, scan) = (speed_of(XMLLINT), speed_of(SCAN));
        let ratio = |speed: f64, to: Option<f64>| {
            to.map_or_else(|| "-".to_owned(), |to| format!("{:.2}", speed / to))
        };
        writeln!(
            f,
            "| program | MB/s | to `{XMLLINT}` | to `{SCAN}` | s | CPU s | peak MB |\n\
             | --- | ---: | ---: | ---: | ---: | ---: | ---: |"
        )?;
        for row in self.rows {
            let speed = self.speed(row);
            writeln!(
                f,
                "| `{}` | {speed:.0} | {} | {} | {:.2} | {:.2} | {:.1} |",
                row.peer.name,
                ratio(speed, xmllint),
                ratio(speed, scan),
                row.wall().as_secs_f64(),
                row.cpu(),
                mega(row.peak()),
            )?;
        }
        Ok(())
    }

    fn spread(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let widest = self
            .rows
            .iter()
            .max_by(|one, other| one.spread().total_cmp(&other.spread()));
        let Some(row) = widest else { return Ok(()) };
        writeln!(
            f,
            "\nThe slowest run of a program took up to {:.2} times as long as its fastest (`{}`).",
            row.spread(),
            row.peer.name
        )
    }

    /// MB a second.
    fn speed(&self, row: &Row) -> f64 {
        mega(self.archive.bytes) / row.wall().as_secs_f64()
    }
}

/// Bytes in units of 1,000,000.
#[expect(clippy::cast_precision_loss, reason = "shown with few digits")]
pub(super) fn mega(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use super::super::measure::CommandLine;
    use super::*;

    fn row(name: &'static str, milliseconds: &[u64]) -> Row {
        let mut row = Row::new(Peer {
            name,
            version: format!("{name} 1"),
            command: CommandLine {
                program: name.into(),
                arguments: Vec::new(),
            },
        });
        row.costs = milliseconds
            .iter()
            .map(|&wall| Cost {
                wall: Duration::from_millis(wall),
                cpu: 0.5,
                peak: 3_000_000 + wall,
            })
            .collect();
        row
    }

    fn page(rows: &[Row], notes: &[String]) -> String {
        let archive = Archive {
            path: "a.cif".into(),
            bytes: 10_000_000,
        };
        let page = Page {
            archive: &archive,
            runs: 3,
            rows,
            notes,
        };
        page.to_string()
    }

    #[test]
    fn compares_medians() {
        let rows = [row(XMLLINT, &[100, 900, 200]), row(SCAN, &[20, 25, 30])];
        let page = page(&rows, &["`x` is left out".to_owned()]);
        let lines = [
            "| `xmllint --stream --schema` | 50 | 1.00 | 0.12 | 0.20 | 0.50 | 3.0 |",
            "| `quick-xml scan` | 400 | 8.00 | 1.00 | 0.03 | 0.50 | 3.0 |",
            "up to 9.00 times as long as its fastest (`xmllint",
            "- Note: `x` is left out",
        ];
        for line in lines {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }

    #[test]
    fn without_a_yardstick_there_is_no_ratio() {
        let page = page(&[row("cif check", &[100])], &[]);
        assert!(page.contains("| `cif check` | 100 | - | - |"), "{page}");
        assert!(!self::page(&[], &[]).is_empty());
    }
}
