//! `cargo xtask memory`: an archive with very many games, index entries and
//! namebase entries, checked by `cif check`. What a check remembers of an
//! archive grows with its ids; this shows how much that is.

use std::fs;
use std::io::{self, Write};

use super::CommonArgs;
use super::documents::{Counts, written};
use super::driver::Driver;
use crate::TaskResult;

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Games, each with an entry in the index.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    games: u64,
    /// Entries of the namebase: nine players for each event.
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    names: u64,
    /// Entries of one index or namebase section.
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    section: u64,
    /// Write no index.
    #[arg(long)]
    no_index: bool,
}

pub(crate) fn run(args: &Args) -> TaskResult {
    let mut driver = Driver::new(&CommonArgs {
        runs: 1,
        only: Vec::new(),
        write: None,
    })?;
    let path = driver.paths.folder.join("memory.cif");
    let input = written(path, |out| {
        write_archive(out, args).map(|()| Counts::default())
    })?;
    let mut rows = Vec::new();
    if driver.is_ready("cif") {
        let row = driver.row("cif check", "cif", "CIF check FILE", input.clone());
        rows = driver.run(vec![row])?;
    }
    fs::remove_file(&input.path)?;
    let [row] = &rows[..] else {
        return Err(driver.notes.join("\n").into());
    };
    let index = if args.no_index {
        "no index"
    } else {
        "an index"
    };
    println!(
        "{} games, {} namebase entries, {index}: {} MB checked in {:.1} s, peak memory {:.0} MB",
        args.games,
        args.names,
        input.bytes / 1_000_000,
        row.wall(),
        row.peak()
    );
    Ok(())
}

/// Writes an archive of so many games, with an index, and entries of the namebase.
pub(super) fn write_counts(out: &mut dyn Write, games: u64, names: u64) -> io::Result<()> {
    let args = Args {
        games,
        names,
        section: 10_000,
        no_index: false,
    };
    write_archive(out, &args)
}

/// Nine of ten entries are players, the tenth is an event.
fn write_archive(out: &mut dyn Write, args: &Args) -> io::Result<()> {
    let events = args.names / 10;
    let players = args.names - events;
    writeln!(out, "<cif>")?;
    sections(out, "namebase", players, args.section, |id| {
        format!("<player id=\"{id}\"><name>Player {id}</name></player>")
    })?;
    sections(out, "namebase", events, args.section, |id| {
        format!("<event id=\"{id}\"><title>Event {id}</title><rounds>9</rounds></event>")
    })?;
    // Every name is used when there are at least half as many games.
    let named = |element: &str, count: u64, number: u64| match number.checked_rem(count) {
        Some(id) => format!("<{element}=\"{}\"/>", id + 1),
        None => String::new(),
    };
    let head = |game: u64| {
        let event = named("event eventid", events, game);
        let white = named("white id", players, game * 2);
        event + &white + &named("black id", players, game * 2 + 1)
    };
    if !args.no_index {
        sections(out, "index", args.games, args.section, |id| {
            let head = head(id - 1);
            format!(
                "<game id=\"{id}\"><characteristics><gamedate>2014-12-21</gamedate>\
                 <result>1-0</result></characteristics>{head}</game>"
            )
        })?;
    }
    for game in 0..args.games {
        let head = if args.no_index {
            format!("<head>{}</head>", head(game))
        } else {
            format!("<head id=\"{}\"/>", game + 1)
        };
        writeln!(
            out,
            "<game><info>{head}</info><moves>e2e4 e7e5 g1f3 b8c6 f1b5 a7a6</moves></game>"
        )?;
    }
    writeln!(
        out,
        "<info><version>1.0</version><creator>cif</creator><created>2026-01-31</created>\
         <content games=\"{}\"/></info>\n</cif>",
        args.games
    )
}

/// Entries numbered from 1, so many to a section.
fn sections(
    out: &mut dyn Write,
    name: &str,
    count: u64,
    length: u64,
    entry: impl Fn(u64) -> String,
) -> io::Result<()> {
    for id in 1..=count {
        if (id - 1) % length == 0 {
            writeln!(out, "<{name}>")?;
        }
        writeln!(out, "{}", entry(id))?;
        if id % length == 0 || id == count {
            writeln!(out, "</{name}>")?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_archive_is_valid() {
        for no_index in [true, false] {
            let args = Args {
                games: 60,
                names: 100,
                section: 7,
                no_index,
            };
            let mut text = Vec::new();
            write_archive(&mut text, &args).expect("a text");
            let text = String::from_utf8(text).expect("a text");
            let findings = cif_validator::check_str(&text, &cif_validator::Options::default())
                .expect("a text that can be read");
            assert!(findings.is_empty(), "{findings:#?}");
        }
    }
}
