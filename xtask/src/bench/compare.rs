//! Pages of measurements beside one another. Each program runs as a whole child process, start
//! included, and must accept the document.

use std::fs;
use std::io;

use super::command::{command, first_line};
use super::driver::Driver;
use super::measure::{Row, mega};
use super::page::{footer, page, short, spread, table, turns};
use super::plan::{Measurement, Page, Section};
use super::{goals, growth};

/// The rows of a section, with the document that it is about.
struct Measured {
    section: &'static Section,
    size: String,
    games: u64,
    rows: Vec<Row>,
}

/// Measures all that is wanted of a page, with documents of this size; its text.
pub(super) fn compare(driver: &mut Driver, plan: &'static Page, size: u64) -> io::Result<String> {
    for (name, sql) in &plan.queries {
        fs::write(driver.paths.folder.join(format!("{name}.sql")), sql)?;
    }
    let mut sections = Vec::new();
    for (section, measurements) in plan.sections() {
        let document = section.document.as_ref().unwrap_or(&plan.document);
        let mut rows = Vec::new();
        for measurement in measurements {
            if !driver.wants(&[&measurement.name, &section.title]) {
                continue;
            }
            if section.extents.is_empty() {
                rows.extend(prepared(driver, plan, measurement, document, size)?);
            } else {
                rows.extend(growth::rows(driver, section, measurement, document, size)?);
            }
        }
        let Some(first) = rows.first() else { continue };
        sections.push(Measured {
            section,
            size: format!("{:.1}", mega(first.input.bytes)),
            games: first.input.counts.games,
            rows: driver.run(rows)?,
        });
        if !section.extents.is_empty() {
            driver.clear()?;
        }
    }
    let sizes = sizes(driver, plan, size)?;
    driver.clear()?;
    if sections.is_empty() && sizes.is_empty() {
        return Err(io::Error::other(
            driver.notes.join("; ") + "; nothing was measured",
        ));
    }
    Ok(report(driver, plan, &sections, &sizes))
}

/// A row that is ready to be measured, unless its program is not there, or accepts
/// what it should refuse.
fn prepared(
    driver: &mut Driver,
    plan: &'static Page,
    measurement: &'static Measurement,
    document: &'static str,
    size: u64,
) -> io::Result<Option<Row>> {
    if !driver.is_ready(&measurement.program) {
        return Ok(None);
    }
    let refuses = measurement.refuses.as_ref().or(plan.refuses.as_ref());
    if let Some(bad) = refuses.filter(|it| !it.is_empty()) {
        let bad = driver.input(bad, 0)?;
        let mut command = command(&driver.paths.words(&measurement.command, Some(&bad.path)));
        let output = command.current_dir(&driver.paths.folder).output();
        if output.is_ok_and(|output| output.status.success()) {
            let name = &measurement.name;
            let note = format!("`{name}` is left out: it accepts what it should refuse");
            driver.notes.push(note);
            return Ok(None);
        }
    }
    let document = measurement.document.as_deref().unwrap_or(document);
    let mut input = driver.input(document, extent(measurement, size))?;
    input.bytes = scaled(input.bytes, measurement.times);
    Ok(Some(driver.row(measurement, input)))
}

/// The bytes of the document of a measurement, where documents have this size.
fn extent(measurement: &Measurement, size: u64) -> u64 {
    let most = measurement.most.map_or(u64::MAX, |it| it * 1_000_000);
    scaled(size, measurement.share).min(most)
}

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "sizes of files, and factors above 0"
)]
fn scaled(bytes: u64, factor: Option<f64>) -> u64 {
    (bytes as f64 * factor.unwrap_or(1.0)).round() as u64
}

/// Bytes of a game in several forms.
fn sizes(driver: &mut Driver, plan: &'static Page, size: u64) -> io::Result<Vec<Vec<String>>> {
    let mut sizes = Vec::new();
    for form in &plan.sizes {
        if !driver.wants(&[&form.name]) || !driver.is_ready(&form.program) {
            continue;
        }
        let document = form.document.as_ref().unwrap_or(&plan.document);
        let input = driver.input(document, size)?;
        let words = driver.paths.words(&form.command, Some(&input.path));
        let file = driver.paths.folder.join("sized");
        let printed = first_line(&words).and_then(|it| it.parse().ok());
        let made = fs::metadata(&file).map(|it| it.len());
        if let Some(bytes) = printed.or(made.ok()) {
            let each = mega(bytes) / mega(input.counts.games);
            sizes.push(vec![form.name.clone(), format!("{each:.1}")]);
        } else {
            let note = format!("`{}` is left out: it has no size", form.name);
            driver.notes.push(note);
        }
        // What another form leaves out must not be measured again.
        match fs::remove_file(file) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(sizes)
}

fn report(driver: &Driver, plan: &Page, sections: &[Measured], sizes: &[Vec<String>]) -> String {
    let rows: Vec<&Row> = sections.iter().flat_map(|it| &it.rows).collect();
    let size = sections.first().map_or("", |it| &it.size);
    let intro = plan.intro.replace("{size}", size);
    let intro = intro.replace("{turns}", &turns(driver.runs));
    let intro = intro.replace("{source}", &driver.source());
    let own = sections.iter();
    let own = own.map(|it| (&it.section.goals, it.rows.iter().collect()));
    let all = std::iter::once((&plan.goals, rows.clone())).chain(own);
    let goals = all.flat_map(|(goals, rows)| {
        let judged = move |(name, goal): &(String, String)| goals::judge(&rows, name, goal);
        goals.iter().filter_map(judged)
    });
    let goals = goals.collect::<Vec<_>>();
    let tables = [
        (
            "Goals",
            &["measurement", "goal", "measured:", ""][..],
            &goals[..],
        ),
        ("Size", &["form", "bytes a game:"], sizes),
    ];
    let [goals, sizes] = tables.map(|(title, columns, rows)| match rows {
        [] => String::new(),
        rows => format!("\n## {title}\n\n{}", table(columns, rows.iter().cloned())),
    });
    let mut text = vec![goals];
    text.extend(sections.iter().map(|it| it.shown(&plan.columns)));
    text.extend([sizes, spread(&rows, driver.runs)]);
    let footer = footer(&rows, &driver.notes);
    page(&plan.title, &intro, &text, &footer)
}

impl Measured {
    fn shown(&self, columns: &[String]) -> String {
        let Section {
            title, about, ours, ..
        } = self.section;
        let unit = &self.section.unit;
        let names = columns.iter();
        let names = names.map(|it| it.replace("OURS", ours).replace("UNIT", unit) + ":");
        let names: Vec<_> = std::iter::once("program".to_owned()).chain(names).collect();
        let names: Vec<_> = names.iter().map(|it| &**it).collect();
        let rows = self.rows.iter().map(|row| {
            let cells = columns.iter().map(|it| self.cell(row, it));
            let name = format!("`{}`", row.name);
            std::iter::once(name).chain(cells).collect()
        });
        let about = about.replace("{size}", &self.size);
        let about = about.replace("{games}", &self.games.to_string());
        let gap = if about.is_empty() { "" } else { "\n\n" };
        format!("\n## {title}\n\n{about}{gap}{}", table(&names, rows))
    }

    /// A figure of a row, which the heading of a column names.
    fn cell(&self, row: &Row, column: &str) -> String {
        let speed_of = |name: &str| {
            let row = self.rows.iter().find(|it| it.name == name);
            row.map(Row::speed)
        };
        let to = |name: &str| speed_of(name).map(|it| row.speed() / it);
        let seconds = row.wall();
        match column {
            "UNIT" => row.extent.to_string(),
            "growth" => growth::growth(&self.rows, row).unwrap_or_else(|| "-".to_owned()),
            "MB read" => format!("{:.1}", mega(row.input.bytes)),
            "MB/s" => short(row.speed()),
            "games/s" => format!("{:.0}", row.games()),
            "M plies/s" => format!("{:.2}", row.plies(seconds)),
            "M plies/CPU s" => format!("{:.2}", row.plies(row.cpu())),
            "s" => format!("{seconds:.3}"),
            "CPU s" => format!("{:.2}", row.cpu()),
            "peak MB" => format!("{:.1}", row.peak()),
            "speed of `OURS` to it" => ratio(to(&self.section.ours).map(|it| 1.0 / it)),
            _ => ratio(to(column.trim_start_matches("to ").trim_matches('`'))),
        }
    }
}

fn ratio(ratio: Option<f64>) -> String {
    ratio.map_or_else(|| "-".to_owned(), short)
}

#[cfg(test)]
mod tests {
    use super::super::archive::Counts;
    use super::super::documents::Input;
    use super::super::measure::Cost;
    use super::super::plan::PLAN;
    use super::*;

    fn driver(runs: u32, only: &str) -> Driver {
        Driver::new(runs, &[only.to_owned()], None).expect("a folder")
    }

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
            input: Input {
                bytes: 10_000_000,
                counts: Counts {
                    games: 1000,
                    plies: 2_000_000,
                },
                ..Input::default()
            },
            costs: walls.iter().map(cost).collect(),
            ..Row::default()
        }
    }

    /// The page of these rows, which are in the sections of this number.
    fn shown(page: &str, sections: Vec<(usize, Vec<Row>)>) -> String {
        let plan = &PLAN.pages[page];
        let sections = sections.into_iter().map(|(at, rows)| Measured {
            section: &plan.sections[at],
            size: "10.0".to_owned(),
            games: 1000,
            rows,
        });
        let mut driver = driver(3, "");
        driver.notes.push("`x` is left out".to_owned());
        report(&driver, plan, &sections.collect::<Vec<_>>(), &[])
    }

    #[test]
    fn medians_and_parts_of_work_are_compared() {
        let schema = vec![
            row("xmllint --stream --schema", &[0.1, 0.9, 0.2], None),
            row("cif check --schema-only --jobs 1", &[0.05], None),
        ];
        let scan = vec![row(
            "quick-xml scan with attributes",
            &[0.02, 0.025, 0.03],
            None,
        )];
        let part = Some((9_000_000, 0.03));
        let write = vec![row("cif_types::write", &[0.5], part)];
        let page = shown("archive", vec![(0, schema), (4, write), (6, scan)]);
        for line in [
            "One archive of 10.0 MB",
            "\n| measurement | goal | measured | |\n| --- | --- | ---: | --- |\n",
            "\n| `xmllint --stream --schema` | 50.0 | 4.00 | 0.200 | 0.50 | 3.0 |\n",
            "\n| `quick-xml scan with attributes` | 400 | - | 0.025 | 0.50 | 3.0 |\n",
            "\n| `cif_types::write` | 300 | 1.00 | 0.030 | 0.50 | 3.0 |\n",
            "at least 4 times the speed of `xmllint --stream --schema` | 4.00 times | met |\n",
            "at most 2.5 times the time of `quick-xml scan with attributes` | 2.00 times | met |\n",
            "at most 10 MB of memory | 3.00 MB | met |\n",
            "at least 400 MB/s | 300.0 MB/s | **not met** |\n",
            "up to 9.00 times as long as its fastest (`xmllint",
            "\n- Note: `x` is left out\n",
        ] {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }

    #[test]
    fn games_and_plies_are_counted() {
        let rows = vec![row("pgn-extract -r", &[1.0], None), row("x", &[0.1], None)];
        let page = shown("pgn", vec![(0, rows)]);
        let line = "\n| `x` | 100 | 10000 | 10.0 | - | - | 0.100 | 0.50 | 3.0 |\n";
        assert!(page.contains(line), "{page}");
        let name = "cif query: squares of kings";
        let rows = ["aix, low", "aix, high"].map(|it| row(it, &[0.1], None));
        let rows = [row(name, &[0.4], None)].into_iter().chain(rows).collect();
        let page = shown("tables", vec![(3, rows)]);
        for line in [
            "\n| `aix, low` | 10.0 | 100 | 20.00 | 4.00 | 0.100 | 0.50 | 3.0 |\n",
            "at least 4 M plies a CPU second | 4.00 M plies | met |\n",
            "`aix, medium` and `aix, high` | 0.25 times | **not met** |\n",
        ] {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }

    #[test]
    fn growth_is_what_a_mb_costs() {
        let points = [(0, 0.01), (1, 0.015), (10, 0.11), (100, 1.51)];
        let rows = points.map(|(extent, wall)| {
            let mut row = row("schema alone", &[wall], None);
            (row.extent, row.input.bytes) = (extent, extent * 1_000_000);
            row
        });
        let page = shown("growth", vec![(0, rows.to_vec())]);
        for line in [
            "| program | MB | MB read | s | MB/s | growth | peak MB |",
            "| `schema alone` | 1 | 1.0 | 0.015 | 66.7 | - | 3.0 |",
            "| `schema alone` | 10 | 10.0 | 0.110 | 90.9 | - | 3.0 |",
            "| `schema alone` | 100 | 100.0 | 1.510 | 66.2 | **1.50** | 3.0 |",
        ] {
            assert!(page.contains(line), "{line} is not in {page}");
        }
    }

    #[test]
    fn a_program_that_refuses_nothing_is_left_out() {
        let text = "name = 'x'\nprogram = 'pgn'\ncommand = 'true FILE'";
        let measurement = Box::leak(Box::new(toml::from_str(text).expect("a measurement")));
        let mut driver = driver(1, "x");
        let page = &PLAN.pages["archive"];
        let row = prepared(&mut driver, page, measurement, "archive", 1000);
        assert!(row.expect("documents").is_none());
        assert_eq!(driver.notes.len(), 1);
        assert!(driver.wants(&["ax"]) && !driver.wants(&["a"]));
    }

    #[test]
    fn the_plan_names_what_there_is() {
        for page in PLAN.pages.values() {
            let all: Vec<_> = page.sections().flat_map(|it| it.1).collect();
            for measurement in all.iter().copied().chain(&page.sizes) {
                assert!(PLAN.programs.contains_key(&measurement.program));
            }
            for (section, own) in page.sections() {
                let names = || own.iter().map(|it| &it.name);
                assert!(section.ways.iter().all(|way| names().any(|it| it == way)));
                let is_ours = |it: &Measurement| it.name == section.ours;
                assert!(
                    section.ours.is_empty() || all.iter().any(|it| is_ours(it)),
                    "{own:?}"
                );
            }
            let rows: Vec<_> = all.iter().map(|it| row(&it.name, &[1.0], None)).collect();
            let rows: Vec<_> = rows.iter().collect();
            let own = page.sections.iter().flat_map(|it| &it.goals);
            for (name, goal) in page.goals.iter().chain(own) {
                let others = goal.split('`').skip(1).step_by(2);
                for name in others.chain([&**name]) {
                    assert!(rows.iter().any(|it| it.name == name), "{name}");
                }
                assert!(goals::judge(&rows, name, goal).is_some(), "{goal}");
            }
        }
    }
}
