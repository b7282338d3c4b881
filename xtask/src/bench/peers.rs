//! `cargo xtask bench`: our reading, checking and writing beside those of
//! others, on one archive. Each program runs as a whole child process, start
//! included, and must accept the document.

use std::io;

use super::documents::{Make, ill_formed, invalid, located, noise, one_table, tenth, whole};
use super::driver::{Driver, Row, mega};
use super::page::{footer, page, short, spread, table, turns};
use super::programs::{self, Program};
use super::{goals, measure};

pub(super) const CIF_SCHEMA: &str = "cif check --schema-only --jobs 1";
pub(super) const CIF_RULES: &str = "cif check --jobs 1";
pub(super) const CIF_RULES_ALL: &str = "cif check";
pub(super) const CIF_TABLE: &str = "cif check --schema-only, the table";
pub(super) const XMLLINT: &str = "xmllint --stream --schema";
pub(super) const XSD_SCHEMA: &str = "xsd-schema (crate, streaming)";
pub(super) const XERCES: &str = "Xerces-C SAXCount -s";
pub(super) const JDK: &str = "javax.xml.validation";
pub(super) const TYPED: &str = "cif_types::read";
pub(super) const ITEMS: &str = "cif_types::read_item, game by game";
pub(super) const ROXMLTREE: &str = "roxmltree tree";
pub(super) const XSD_PARSER: &str = "xsd-parser's reader";
pub(super) const XSDATA: &str = "xsdata (Python), a tenth of the archive";
pub(super) const WRITER: &str = "cif_types::write";
pub(super) const JSON: &str = "cif json";
pub(super) const SCAN: &str = "quick-xml scan with attributes";

/// Measurements that are compared with one of ours.
struct Group {
    title: &'static str,
    ours: &'static str,
    entries: &'static [Entry],
}

/// A measurement.
struct Entry {
    name: &'static str,
    program: &'static Program,
    command: &'static str,
    document: Make,
    /// A document that it must refuse, so that a program that does nothing does not win.
    bad: Make,
    /// The number of times that it reads the document.
    times: u64,
    prints_work: bool,
    once: bool,
}

impl Entry {
    const fn new(name: &'static str, program: &'static Program, command: &'static str) -> Self {
        Self {
            name,
            program,
            command,
            document: whole,
            bad: invalid,
            times: 1,
            prints_work: false,
            once: false,
        }
    }
}

/// Declares groups: the title, ours; and the entries: name, program, command, and
/// what is different from an entry that reads the archive and refuses an invalid one.
macro_rules! groups {
    ($($title:literal, $ours:ident {
        $($name:expr => $program:ident, $command:literal $(, $field:ident: $value:expr)*;)+
    })+) => {
        &[$(Group {
            title: $title,
            ours: $ours,
            entries: &[$(Entry {
                $($field: $value,)*
                ..Entry::new($name, programs::$program, $command)
            }),+],
        }),+]
    };
}

const GROUPS: &[Group] = groups! {
    "The schema alone", CIF_SCHEMA {
        CIF_SCHEMA => CIF, "CIF check --schema-only --jobs 1 -q FILE";
        XMLLINT => LIBXML2, "xmllint --noout --nonet --stream --schema FOLDER/cif.xsd FILE";
        "xmllint --schema" => LIBXML2, "xmllint --noout --nonet --schema FOLDER/cif.xsd FILE";
        XSD_SCHEMA => PEERS, "TARGET/peers/release/cif-peers xsd-schema FOLDER/cif.xsd FILE";
        XERCES => XERCES, "SAXCount -v=always -n -s FILE", document: located;
        JDK => JDK, "java -cp FOLDER/java Validate FOLDER/cif.xsd FILE";
    }
    "Schema, rules and legality", CIF_RULES {
        CIF_RULES => CIF, "CIF check --jobs 1 -q FILE";
        CIF_RULES_ALL => CIF, "CIF check -q FILE";
        "cif check --jobs 1, two at once" =>
            CIF, "sh ROOT/xtask/data/twice.sh CIF check --jobs 1 -q FILE", times: 2;
    }
    "Typed values", TYPED {
        TYPED => XTASK, "XTASK work typed FILE";
        ITEMS => XTASK, "XTASK work items FILE";
        ROXMLTREE => PEERS, "TARGET/peers/release/cif-peers roxmltree FILE", bad: ill_formed;
        XSD_PARSER => XSD_PARSER, "TARGET/peers/release/cif-peer-xsd-parser FILE", bad: ill_formed;
        XSDATA => XSDATA, "python3 ROOT/xtask/python/read_xsdata.py FOLDER FILE",
            document: tenth, bad: ill_formed;
    }
    "Output", WRITER {
        WRITER => XTASK, "XTASK work write FILE", prints_work: true;
        JSON => CIF, "CIF json --output FOLDER/written FILE";
    }
    "One table of 2.25 MB", CIF_TABLE {
        CIF_TABLE => CIF, "CIF check --schema-only --jobs 1 -q FILE", document: one_table;
        "javax.xml.validation, the table" =>
            JDK, "java -cp FOLDER/java Validate FOLDER/cif.xsd FILE", document: one_table, once: true;
    }
    "Limits of the machine", CIF_SCHEMA {
        "reading alone" => PEERS, "TARGET/peers/release/cif-peers read FILE", bad: noise;
        "reading with a check of UTF-8" =>
            PEERS, "TARGET/peers/release/cif-peers utf8 FILE", bad: noise;
        SCAN => XTASK, "XTASK work scan FILE", bad: ill_formed;
    }
};

/// Measures all that is wanted; the page.
pub(super) fn compare(driver: &mut Driver, size: u64) -> io::Result<String> {
    let bytes = whole(&driver.paths.folder, size)?.bytes;
    let mut rows = Vec::new();
    for entry in GROUPS.iter().flat_map(|group| group.entries) {
        rows.extend(prepare(driver, entry, size)?);
    }
    let rows = driver.run(rows)?;
    Ok(report(bytes, driver, &rows))
}

/// Makes a measurement ready, unless its program is not there, or accepts what it
/// should refuse.
fn prepare(driver: &mut Driver, entry: &Entry, size: u64) -> io::Result<Option<Row>> {
    let bad = (entry.bad)(&driver.paths.folder, size)?;
    let Some(row) = driver.row(entry.name, entry.program, entry.command, &bad) else {
        return Ok(None);
    };
    let mut command = measure::command(&row.command);
    let output = command.current_dir(&driver.paths.folder).output();
    if output.is_ok_and(|output| output.status.success()) {
        let note = "it accepts what it should refuse";
        driver
            .notes
            .push(format!("`{}` is left out: {note}", entry.name));
        return Ok(None);
    }
    let document = (entry.document)(&driver.paths.folder, size)?;
    Ok(Some(Row {
        command: driver.paths.words(entry.command, Some(&document.path)),
        input: document.bytes * entry.times,
        prints_work: entry.prints_work,
        once: entry.once,
        ..row
    }))
}

fn report(bytes: u64, driver: &Driver, rows: &[Row]) -> String {
    let (size, turns) = (mega(bytes), turns(driver.runs));
    let intro = format!(
        "One archive of {size:.1} MB: games of an engine against itself under made-up heads, with \
         tables, comments and variations in about the proportions of real archives. Each \
         program runs as a whole process, start included, and accepts the document; only the \
         writer is measured by itself, without the reading before it. The programs take \
         turns, {turns}. A MB is 1,000,000 bytes. `cargo xtask bench growth` measures other sizes \
         and shapes, see [growth.md](growth.md)."
    );
    let mut sections = Vec::new();
    let verdicts = goals::judge(rows);
    if !verdicts.is_empty() {
        let table = table(&["measurement", "goal", "measured:", ""], verdicts);
        sections.push(format!("\n## Goals\n\n{table}"));
    }
    sections.extend(GROUPS.iter().filter_map(|group| section(group, rows)));
    sections.push(spread(rows.iter(), driver.runs));
    let footer = footer(rows.iter(), &driver.notes);
    let command = "bench [--size SIZE] --write FILE";
    page(command, "Benchmarks", &intro, &sections, &footer)
}

/// The section of a group of which anything was measured.
fn section(group: &Group, rows: &[Row]) -> Option<String> {
    let Group {
        title,
        ours,
        entries,
    } = group;
    let row = |name| rows.iter().find(|row| row.name == name);
    let compared = row(*ours).map(Row::speed);
    let cells = |row: &Row| {
        let ratio = compared.map(|ours| format!("{:.2}", ours / row.speed()));
        vec![
            format!("`{}`", row.name),
            short(row.speed()),
            ratio.unwrap_or_else(|| "-".to_owned()),
            format!("{:.3}", row.wall()),
            format!("{:.2}", row.cpu()),
            format!("{:.1}", row.peak()),
        ]
    };
    let rows: Vec<_> = entries.iter().filter_map(|it| row(it.name)).collect();
    let ratio = format!("speed of `{ours}` to it:");
    let columns = ["program", "MB/s:", &ratio, "s:", "CPU s:", "peak MB:"];
    let table = table(&columns, rows.iter().map(|row| cells(row)));
    (!rows.is_empty()).then(|| format!("\n## {title}\n\n{table}"))
}

#[cfg(test)]
mod tests {
    use super::super::measure::Cost;
    use super::*;

    fn row(name: &'static str, walls: &[f64], part: Option<(u64, f64)>) -> Row {
        let (cpu, peak) = (0.5, 3_000_000);
        let cost = |&wall: &f64| Cost {
            wall,
            cpu,
            peak,
            part,
        };
        Row {
            name,
            version: format!("{name} 1"),
            input: 10_000_000,
            costs: walls.iter().map(cost).collect(),
            ..Row::default()
        }
    }

    #[test]
    fn medians_and_parts_of_work_are_compared() {
        let rows = [
            row(XMLLINT, &[0.1, 0.9, 0.2], None),
            row(CIF_SCHEMA, &[0.05], None),
            row(SCAN, &[0.02, 0.025, 0.03], None),
            row(WRITER, &[0.5], Some((9_000_000, 0.03))),
            row(ROXMLTREE, &[0.1], None),
        ];
        let mut driver = Driver::new(3, &[]).expect("a folder");
        driver.notes.push("`x` is left out".to_owned());
        let page = report(10_000_000, &driver, &rows);
        for line in [
            "\n| measurement | goal | measured | |\n| --- | --- | ---: | --- |\n",
            "\n| `xmllint --stream --schema` | 50 | 4.00 | 0.200 | 0.50 | 3.0 |\n",
            "\n| `quick-xml scan with attributes` | 400 | 0.50 | 0.025 | 0.50 | 3.0 |\n",
            "\n| `cif_types::write` | 300 | 1.00 | 0.030 | 0.50 | 3.0 |\n",
            "\n| `roxmltree tree` | 100 | - | 0.100 | 0.50 | 3.0 |\n",
            "at least 4 times the speed of `xmllint --stream --schema` | 4.00 times | met |\n",
            "at most 2.5 times the time of `quick-xml scan with attributes` | 2.00 times | met |\n",
            "up to 9.00 times as long as its fastest (`xmllint",
            "\n- Note: `x` is left out\n",
        ] {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }

    #[test]
    fn a_program_that_refuses_nothing_is_left_out() {
        let entry = Entry::new(XMLLINT, programs::LIBXML2, "true FILE");
        let mut driver = Driver::new(1, &[]).expect("a folder");
        let row = prepare(&mut driver, &entry, 1000).expect("documents");
        assert!(row.is_none());
        assert_eq!(driver.notes.len(), 1);
    }

    #[test]
    fn each_group_has_ours() {
        let entries = || GROUPS.iter().flat_map(|group| group.entries);
        for group in GROUPS {
            assert_eq!(entries().filter(|it| it.name == group.ours).count(), 1);
        }
    }
}
