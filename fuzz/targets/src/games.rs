//! The games of any archive, heads whole, can be written with shared sections and without,
//! and as PGN: what is written is free of faults by the schema if the archive was, and has all
//! games again.

use cif::pgn::{ExportOptions, export};
use cif::write::{ArchiveWriter, Sharing};

pub(crate) fn run(bytes: &[u8]) {
    let is_valid =
        str::from_utf8(bytes).is_ok_and(|text| cif::read::text(text).violations.is_empty());
    let mut games = Vec::new();
    for read in cif::read::games(bytes) {
        let Ok(read) = read else {
            break;
        };
        games.push(read.game);
    }
    for game in &games {
        if let Ok(exported) = export(game, &ExportOptions::default()) {
            crate::pgn::run(exported.text.as_bytes());
        }
    }
    for index in [false, true] {
        let sharing = Sharing {
            index,
            namebase: index,
            creator: None,
        };
        let archive = ArchiveWriter::new(Vec::new(), "2026-01-31", sharing);
        let mut archive = archive.expect("it is a date");
        let count = games.len();
        let written = games
            .iter()
            .cloned()
            .try_for_each(|game| archive.game(game));
        let Ok(written) = written.and_then(|()| archive.finish()) else {
            // A character that XML has no place for comes from no archive without faults.
            assert!(!is_valid);
            continue;
        };
        let again = cif::read::games(&*written).flatten();
        assert_eq!(again.count(), count);
        let text = String::from_utf8(written).expect("an archive is text");
        if is_valid {
            assert_eq!(cif::read::text(&text).violations, [], "{text}");
        }
    }
}
