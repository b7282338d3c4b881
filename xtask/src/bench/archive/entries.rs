//! An archive of very many games that share entries of an index and a namebase.

use std::io::{self, Write};

#[derive(Debug, clap::Args)]
pub(in crate::bench) struct Entries {
    /// Games, each with an entry in the index.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    pub(in crate::bench) games: u64,
    /// Entries of the namebase: nine players for each event.
    #[arg(long, value_name = "N", default_value_t = 200_000)]
    pub(in crate::bench) names: u64,
    /// Entries of one index or namebase section.
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    pub(in crate::bench) section: u64,
    /// Write no index.
    #[arg(long)]
    pub(in crate::bench) no_index: bool,
}

impl Entries {
    /// So many games, and names.
    pub(in crate::bench) const fn new(games: u64, names: u64) -> Self {
        Self {
            games,
            names,
            section: 10_000,
            no_index: false,
        }
    }

    /// Writes the archive: nine of ten entries are players, the tenth is an event.
    pub(in crate::bench) fn write(&self, out: &mut dyn Write) -> io::Result<()> {
        let events = self.names / 10;
        let players = self.names - events;
        writeln!(out, "<cif>")?;
        sections(out, "namebase", players, self.section, |id| {
            format!("<player id=\"{id}\"><name>Player {id}</name></player>")
        })?;
        sections(out, "namebase", events, self.section, |id| {
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
        if !self.no_index {
            sections(out, "index", self.games, self.section, |id| {
                let head = head(id - 1);
                format!(
                    "<game id=\"{id}\"><characteristics><gamedate>2014-12-21</gamedate>\
                 <result>1-0</result></characteristics>{head}</game>"
                )
            })?;
        }
        for game in 0..self.games {
            let head = if self.no_index {
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
            self.games
        )
    }
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
            let entries = Entries {
                games: 60,
                names: 100,
                section: 7,
                no_index,
            };
            let mut text = Vec::new();
            entries.write(&mut text).expect("a text");
            let text = String::from_utf8(text).expect("a text");
            let findings = cif_validator::check_str(&text, &cif_validator::Options::default())
                .expect("a text that can be read");
            assert!(findings.is_empty(), "{findings:#?}");
        }
    }
}
