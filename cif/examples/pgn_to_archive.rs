//! Makes an archive of PGN, and checks it: `pgn_to_archive GAMES.pgn ARCHIVE.cif`.

use cif::write::{ArchiveWriter, Sharing};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [pgn, archive] = &arguments[..] else {
        return Err("usage: pgn_to_archive GAMES.pgn ARCHIVE.cif".into());
    };
    let sharing = Sharing {
        index: true,
        namebase: true,
        creator: None,
    };
    let mut writer = ArchiveWriter::create(archive, "2026-01-31", sharing)?;
    writer.info().creator = ":PGN".parse::<cif::model::Signature>()?.into();
    for (number, read) in cif::pgn::read(pgn)?.enumerate() {
        let read = read?;
        for finding in &read.findings {
            eprintln!("game {}, {finding}", number + 1);
        }
        writer.game(read.game)?;
    }
    writer.place()?;

    let checked = cif::check::path(archive)?;
    for finding in &checked.findings {
        println!("{finding}");
    }
    let summary = checked.summary;
    println!("{} games, {} findings", summary.games, summary.findings());
    Ok(())
}
