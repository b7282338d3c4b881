//! Any bytes are PGN: its games make an archive without faults by the schema. Written as PGN,
//! without loss, each is one game that is written the same again.

use cif::pgn::{ExportOptions, Imported, export, games};
use cif::write::{ArchiveWriter, Sharing};

pub(crate) fn run(bytes: &[u8]) {
    let read: Vec<_> = games(bytes).map_while(Result::ok).collect();
    let archive = ArchiveWriter::new(Vec::new(), "2026-01-31", Sharing::default());
    let mut archive = archive.expect("it is a date");
    for Imported { game, findings, .. } in read {
        for finding in findings {
            // A text that was decoded is counted in UTF-8, where a byte may become three.
            assert!(
                finding.location.offset <= 3 * bytes.len() as u64,
                "{finding:?}"
            );
        }
        if let Ok(exported) = export(&game, &ExportOptions::default())
            && exported.losses.is_empty()
        {
            let mut again = games(exported.text.as_bytes()).map(|it| it.expect("a game"));
            let game = again.next().expect("a game").game;
            assert!(again.next().is_none(), "{}", exported.text);
            let again = export(&game, &ExportOptions::default()).expect("a game of PGN");
            assert_eq!(again.text, exported.text);
        }
        archive
            .game(game)
            .expect("what was imported can be written");
    }
    let written = archive.finish().expect("memory can be written to");
    let text = String::from_utf8(written).expect("an archive is text");
    assert_eq!(cif::read::text(&text).violations, [], "{text}");
}
