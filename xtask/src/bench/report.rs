//! The page of the benchmark: goals and tables, and what one must know to read
//! them.

use std::fmt::{self, Display, Formatter};
use std::time::Duration;

use super::goals::{self, Figures};
use super::machine;
use super::measure::Cost;
use super::peers::{Group, Peer};

/// A program and what its runs cost.
#[derive(Clone, Debug)]
pub(super) struct Row {
    pub(super) peer: Peer,
    pub(super) costs: Vec<Cost>,
    /// Why the program did not accept the document.
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

    /// The time that counts: of the whole, or of the part that counts.
    pub(super) fn wall(&self) -> Duration {
        let wall = |cost: &Cost| cost.part.map_or(cost.wall, |part| part.wall);
        median(self.costs.iter().map(wall), Duration::cmp).unwrap_or_default()
    }

    pub(super) fn cpu(&self) -> f64 {
        let times = self.costs.iter().map(|cost| cost.cpu);
        median(times, f64::total_cmp).unwrap_or_default()
    }

    pub(super) fn peak(&self) -> u64 {
        let peaks = self.costs.iter().map(|cost| cost.peak);
        peaks.max().unwrap_or_default()
    }

    fn bytes(&self) -> u64 {
        let part = self.costs.first().and_then(|cost| cost.part);
        part.map_or(self.peer.bytes, |part| part.bytes)
    }

    /// The slowest run over the fastest.
    pub(super) fn spread(&self) -> f64 {
        let walls = self.costs.iter().map(|cost| cost.wall.as_secs_f64());
        let (fastest, slowest) = walls.fold((f64::INFINITY, 0.0_f64), |(least, most), wall| {
            (least.min(wall), most.max(wall))
        });
        slowest / fastest
    }

    fn figures(&self) -> Figures {
        let wall = self.wall().as_secs_f64();
        Figures {
            speed: mega(self.bytes()) / wall,
            wall,
            peak: mega(self.peak()),
            size: mega(self.peer.bytes),
        }
    }
}

/// The middle one of some values.
pub(super) fn median<T: Copy>(
    values: impl Iterator<Item = T>,
    order: impl Fn(&T, &T) -> std::cmp::Ordering,
) -> Option<T> {
    let mut values: Vec<_> = values.collect();
    values.sort_unstable_by(order);
    values.get(values.len() / 2).copied()
}

/// Everything that the page says.
#[derive(Debug)]
pub(super) struct Page<'a> {
    pub(super) bytes: u64,
    pub(super) runs: u32,
    pub(super) rows: &'a [Row],
    pub(super) notes: &'a [String],
}

impl Display for Page<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(
            f,
            "<!-- Made by `cargo xtask bench [--size SIZE] --write FILE`. -->\n\n\
             # Benchmarks\n\n\
             One archive of {:.1} MB: games of an engine against itself under made-up heads, with \
             tables, comments and variations in about the proportions of real archives. Each \
             program runs as a whole process, start included, and accepts the document; only the \
             writer is measured by itself, without the reading before it. The programs take \
             turns, {}. A MB is 1,000,000 bytes. `cargo xtask bench growth` measures other sizes \
             and shapes, see [growth.md](growth.md).",
            mega(self.bytes),
            match self.runs {
                1 => "once each".to_owned(),
                runs => format!("and the figures are medians of {runs} runs, peaks the highest"),
            },
        )?;
        self.goals(f)?;
        for group in Group::ALL {
            self.table(f, group)?;
        }
        if self.runs > 1 {
            self.spread(f)?;
        }
        writeln!(f)?;
        for line in machine::account() {
            writeln!(f, "- {line}")?;
        }
        let mut versions: Vec<_> = self
            .rows
            .iter()
            .flat_map(|row| row.peer.version.split("; "))
            .collect();
        versions.sort_unstable();
        versions.dedup();
        writeln!(f, "- Programs: {}", versions.join("; "))?;
        for note in self.notes {
            writeln!(f, "- Note: {note}")?;
        }
        Ok(())
    }
}

impl Page<'_> {
    fn row(&self, name: &str) -> Option<&Row> {
        self.rows.iter().find(|row| row.peer.name == name)
    }

    fn goals(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let verdicts = goals::judge(|name| self.row(name).map(Row::figures));
        if verdicts.is_empty() {
            return Ok(());
        }
        writeln!(
            f,
            "\n## Goals\n\n| measurement | goal | measured | |\n| --- | --- | ---: | --- |"
        )?;
        for verdict in verdicts {
            writeln!(
                f,
                "| `{}` | {} | {} | {} |",
                verdict.name,
                verdict.goal,
                verdict.measured,
                if verdict.met { "met" } else { "**not met**" },
            )?;
        }
        Ok(())
    }

    fn table(&self, f: &mut Formatter<'_>, group: Group) -> fmt::Result {
        let mut rows = self.rows.iter().filter(|row| row.peer.group == group);
        let Some(first) = rows.next() else {
            return Ok(());
        };
        let ours = self.row(group.ours()).map(|row| row.figures().speed);
        writeln!(
            f,
            "\n## {}\n\n\
             | program | MB/s | speed of `{}` to it | s | CPU s | peak MB |\n\
             | --- | ---: | ---: | ---: | ---: | ---: |",
            group.title(),
            group.ours(),
        )?;
        for row in std::iter::once(first).chain(rows) {
            let figures = row.figures();
            let ratio = ours.map_or_else(
                || "-".to_owned(),
                |ours| format!("{:.2}", ours / figures.speed),
            );
            writeln!(
                f,
                "| `{}` | {} | {ratio} | {:.3} | {:.2} | {:.1} |",
                row.peer.name,
                short(figures.speed),
                figures.wall,
                row.cpu(),
                figures.peak,
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
}

/// A speed, with a digit more where it is small.
pub(super) fn short(speed: f64) -> String {
    if speed < 10.0 {
        format!("{speed:.2}")
    } else {
        format!("{speed:.0}")
    }
}

/// Bytes in units of 1,000,000.
#[expect(clippy::cast_precision_loss, reason = "shown with few digits")]
pub(super) fn mega(bytes: u64) -> f64 {
    bytes as f64 / 1e6
}

#[cfg(test)]
mod tests {
    use super::super::measure::{CommandLine, Says, Work};
    use super::super::peers::{CIF_SCHEMA, SCAN, WRITER, XMLLINT};
    use super::*;

    fn row(name: &'static str, group: Group, milliseconds: &[u64]) -> Row {
        let mut row = Row::new(Peer {
            name,
            group,
            version: format!("{name} 1"),
            command: CommandLine {
                program: name.into(),
                arguments: Vec::new(),
            },
            bytes: 10_000_000,
            says: Says::Whatever,
            once: false,
        });
        row.costs = milliseconds
            .iter()
            .map(|&wall| Cost {
                wall: Duration::from_millis(wall),
                cpu: 0.5,
                peak: 3_000_000 + wall,
                part: None,
            })
            .collect();
        row
    }

    fn page(rows: &[Row], notes: &[String]) -> String {
        let page = Page {
            bytes: 10_000_000,
            runs: 3,
            rows,
            notes,
        };
        page.to_string()
    }

    #[test]
    fn compares_medians() {
        let rows = [
            row(XMLLINT, Group::Schema, &[100, 900, 200]),
            row(CIF_SCHEMA, Group::Schema, &[50]),
            row(SCAN, Group::Limits, &[20, 25, 30]),
        ];
        let page = page(&rows, &["`x` is left out".to_owned()]);
        let lines = [
            "| `xmllint --stream --schema` | 50 | 4.00 | 0.200 | 0.50 | 3.0 |",
            "| `quick-xml scan with attributes` | 400 | 0.50 | 0.025 | 0.50 | 3.0 |",
            "at least 4 times the speed of `xmllint --stream --schema` | 4.00 times | met |",
            "up to 9.00 times as long as its fastest (`xmllint",
            "- Note: `x` is left out",
        ];
        for line in lines {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }

    #[test]
    fn a_part_of_the_work_counts_alone() {
        let mut row = row(WRITER, Group::Output, &[500]);
        row.costs[0].part = Some(Work {
            bytes: 9_000_000,
            wall: Duration::from_millis(30),
        });
        let page = page(&[row], &[]);
        let line = "| `cif_types::write` | 300 | 1.00 | 0.030 |";
        assert!(page.contains(line), "{line} is not in {page}");
    }

    #[test]
    fn without_ours_there_is_no_ratio() {
        let page = page(&[row(XMLLINT, Group::Schema, &[100])], &[]);
        assert!(page.contains("| 100 | - |"), "{page}");
        assert!(!self::page(&[], &[]).is_empty());
    }
}
