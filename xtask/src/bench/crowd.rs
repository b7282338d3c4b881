//! `cargo xtask crowd`: an archive with very many games, index entries and
//! namebase entries, checked by `cif check`. What a check remembers of an
//! archive grows with its ids; this shows how much that is.

use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::Path;

use super::measure::{self, CommandLine, Says};
use super::programs;
use crate::{TaskResult, workspace};

#[derive(Debug, clap::Args)]
pub(crate) struct Args {
    /// Games, each with an entry in the index.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    games: u32,
    /// Entries of the namebase: nine players for each event.
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    names: u32,
    /// Entries of one index or namebase section.
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..))]
    section: u32,
    /// Write no index.
    #[arg(long)]
    no_index: bool,
}

impl Args {
    /// So many games, and entries of the namebase.
    pub(super) const fn of(games: u32, names: u32) -> Self {
        Self {
            games,
            names,
            section: 10_000,
            no_index: false,
        }
    }
}

pub(crate) fn run(args: &Args) -> TaskResult {
    measure::available()?;
    let folder = workspace::target().join("bench");
    fs::create_dir_all(&folder)?;
    let path = folder.join("crowd.cif");
    let bytes = write_file(&path, args)?;
    let command = CommandLine {
        program: programs::release_cif()?,
        arguments: vec!["check".to_owned(), path.display().to_string()],
    };
    let result = measure::measure(&command, Says::Whatever, &folder)?;
    fs::remove_file(&path)?;
    if let Some(reason) = result.failure {
        return Err(format!("the archive is refused: {reason}").into());
    }
    let cost = result.cost;
    println!(
        "{} games, {} namebase entries, {}: {} MB checked in {:.1} s, peak memory {} MB",
        args.games,
        args.names,
        if args.no_index {
            "no index"
        } else {
            "an index"
        },
        bytes / 1_000_000,
        cost.wall.as_secs_f64(),
        cost.peak / 1_000_000
    );
    Ok(())
}

fn write_file(path: &Path, args: &Args) -> io::Result<u64> {
    let mut out = BufWriter::new(File::create(path)?);
    write_archive(&mut out, args)?;
    out.into_inner()?.metadata().map(|it| it.len())
}

/// Nine of ten entries are players, the tenth is an event.
pub(super) fn write_archive(out: &mut impl Write, args: &Args) -> io::Result<()> {
    let events = args.names / 10;
    let players = args.names - events;
    writeln!(out, "<cif>")?;
    sections(out, "namebase", players, args.section, |out, id| {
        writeln!(out, "<player id=\"{id}\"><name>Player {id}</name></player>")
    })?;
    sections(out, "namebase", events, args.section, |out, id| {
        writeln!(
            out,
            "<event id=\"{id}\"><title>Event {id}</title><rounds>9</rounds></event>"
        )
    })?;
    // Every name is used when there are at least half as many games.
    let head = |game: u32| {
        let pick = |count: u32, number: u32| number.checked_rem(count).map(|id| id + 1);
        let named = |element: &str, id: Option<u32>| {
            id.map_or_else(String::new, |id| format!("<{element}=\"{id}\"/>"))
        };
        let seat = game.wrapping_mul(2);
        [
            named("event eventid", pick(events, game)),
            named("white id", pick(players, seat)),
            named("black id", pick(players, seat.wrapping_add(1))),
        ]
        .concat()
    };
    if !args.no_index {
        sections(out, "index", args.games, args.section, |out, id| {
            writeln!(
                out,
                "<game id=\"{id}\"><characteristics><gamedate>2014-12-21</gamedate>\
                 <result>1-0</result></characteristics>{}</game>",
                head(id - 1)
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
    )?;
    out.flush()
}

/// Entries numbered from 1, so many to a section.
fn sections<W: Write>(
    out: &mut W,
    name: &str,
    count: u32,
    length: u32,
    entry: impl Fn(&mut W, u32) -> io::Result<()>,
) -> io::Result<()> {
    for id in 1..=count {
        if id % length == 1 || length == 1 {
            writeln!(out, "<{name}>")?;
        }
        entry(out, id)?;
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
