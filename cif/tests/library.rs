//! The library as a program uses it: games with whole heads, archives written
//! game by game, files checked and fixed.

#![cfg(feature = "full")]

use std::fs;
use std::io::{Read as _, Write as _};
use std::path::Path;

use cif::files::{Bounds, Encoder, open};
use cif::model::{ArchiveItem, GPlayer, Game, Token};
use cif::write::{ArchiveError, ArchiveWriter, Sharing};

const SHARED: Sharing = Sharing {
    index: true,
    namebase: true,
    creator: None,
};

/// So many games of PGN, with three players between them.
fn games(count: usize) -> Vec<Game<'static>> {
    let game = |number: usize| {
        let (white, black) = (number % 3, (number + 1) % 3);
        format!(
            "[Event \"Match\"]\n[Site \"Berlin\"]\n[Date \"2026.01.31\"]\n[Round \"{number}\"]\n\
             [White \"Player {white}\"]\n[Black \"Player {black}\"]\n[Result \"1-0\"]\n\n\
             1. e4 e5 2. Qh5 Ke7 3. Qxe5# 1-0\n\n"
        )
    };
    let pgn: String = (1..=count).map(game).collect();
    let read = cif::pgn::games(pgn.as_bytes());
    read.map(|it| it.expect("PGN").game).collect()
}

/// An archive of these games.
fn archive(games: &[Game<'static>], sharing: Sharing) -> String {
    let mut writer = ArchiveWriter::new(Vec::new(), "2026-01-31", sharing).expect("a time stamp");
    for game in games {
        writer.game(game.clone()).expect("a game");
    }
    String::from_utf8(writer.finish().expect("an archive")).expect("UTF-8")
}

#[test]
fn games_come_back_with_whole_heads() {
    // Enough that the sections are read entry by entry.
    let games = games(3000);
    let plain = Sharing {
        index: false,
        namebase: false,
        creator: None,
    };
    for sharing in [SHARED, plain] {
        let archive = archive(&games, sharing);
        assert_eq!(archive.contains("<namebase>"), archive.contains("<index>"));
        assert_eq!(cif::check::text(&archive).expect("a text").findings, []);
        let read = cif::read::games(archive.as_bytes());
        for ((number, read), game) in (1..).zip(read).zip(&games) {
            let read = read.expect("a game");
            assert_eq!((read.number, &read.violations[..]), (number, &[][..]));
            assert_eq!(read.game, *game);
        }
    }
}

#[test]
fn references_that_lead_nowhere_are_losses() {
    let archive = archive(&games(2), SHARED).replace("<player id=\"1\">", "<player id=\"9\">");
    let mut games = cif::read::games(archive.as_bytes());
    assert_eq!(games.by_ref().flatten().count(), 2);
    assert!(!games.losses().is_empty());
}

#[test]
fn broken_archives_give_the_games_that_there_are() {
    let archive = archive(&games(2), SHARED).replacen("</info>", "", 1);
    let read: Vec<_> = cif::read::games(archive.as_bytes()).collect();
    assert!(
        read.iter().flatten().any(|it| !it.violations.is_empty()),
        "{read:?}"
    );
}

/// The number of games that a text gives, and the violations behind the last.
fn rest(text: &str, limits: &cif::read::Limits) -> (usize, Vec<cif::read::Violation>) {
    let mut games = cif::read::Games::new(text.as_bytes(), limits);
    let count = games.by_ref().flatten().count();
    let rest = games.violations();
    assert_eq!(games.violations(), [], "they are given once");

    let mut items = cif::read::Items::new(text.as_bytes(), limits);
    let read: Vec<_> = items.by_ref().map(|it| it.expect("an item")).collect();
    let later = read.into_iter().skip(count).flat_map(|it| it.violations);
    let later: Vec<_> = later.chain(items.violations()).collect();
    assert_eq!(later, rest, "{text}");
    (count, rest)
}

#[test]
fn what_is_wrong_behind_the_last_game_is_known() {
    const GAME: &str = "<game><info/><moves>e2e4</moves></game>";
    const INFO: &str = "<info><version>1.0</version><creator/><created>2026-01-31</created>\
        <content/></info></cif>";
    let large = format!(
        "<game><info/><moves><post>{}</post></moves></game>",
        "x".repeat(400)
    );
    let limits = cif::read::Limits {
        item: 300,
        ..cif::read::Limits::default()
    };
    assert_eq!(
        rest(&format!("<cif>{GAME}{INFO}"), &limits),
        (1, Vec::new())
    );
    for (count, text) in [
        (1, format!("<cif>{GAME}")),
        (1, format!("<cif>{GAME}{large}{INFO}")),
        (0, format!("<cif>{large}{INFO}")),
        (1, format!("<cif>{GAME}{INFO}<cif>{GAME}{INFO}")),
        (0, "<html><body>404 not found</body></html>".to_owned()),
        (0, String::new()),
        (0, "[White \"A\"]\n\n1. e4 *\n".to_owned()),
    ] {
        let (read, rest) = rest(&text, &limits);
        assert_eq!(read, count, "{text}");
        assert!(!rest.is_empty(), "{text}");
    }
}

/// A source that fails behind these bytes.
fn failing(text: &str) -> impl std::io::Read {
    struct Fails;
    impl std::io::Read for Fails {
        fn read(&mut self, _: &mut [u8]) -> std::io::Result<usize> {
            Err(std::io::Error::other("the line is dead"))
        }
    }
    std::io::Cursor::new(text.to_owned()).chain(Fails)
}

#[test]
fn what_was_read_whole_comes_before_the_error_of_the_source() {
    let text = archive(&games(3), Sharing::default());
    // Behind the second game at once, and in the midst of the third.
    let second = text.match_indices("</game>").nth(1).expect("a game").0 + "</game>".len();
    for length in [second, second + 30] {
        let mut games = cif::read::games(failing(&text[..length]));
        let read: Vec<_> = games.by_ref().take(2).collect();
        assert!(read.iter().all(Result::is_ok), "{length}: {read:?}");
        assert!(matches!(games.next(), Some(Err(_))), "{length}");
        assert!(games.next().is_none());
    }

    let faulty = text.replacen("e2e4", "e2e5", 1);
    let (options, mut found) = (cif::check::options(), Vec::new());
    let cut = failing(&faulty[..second + 30]);
    let error = cif::check::check(cut, &options, &mut |it| found.push(it)).expect_err("it fails");
    assert!(found.iter().any(|it| it.id == "MV-003"), "{found:?}");
    assert_eq!(error.summary.games, 2);

    let pgn = "[White \"A\"]\n\n1. e4 *\n\n".repeat(3);
    let mut games = cif::pgn::games(failing(&pgn));
    assert!(games.by_ref().take(2).all(|it| it.is_ok()));
    assert!(matches!(
        games.next(),
        Some(Err(cif::pgn::text::ReadError::Io(_)))
    ));
    assert!(games.next().is_none());
}

#[test]
fn the_games_of_a_compressed_file_that_is_cut_short_come_before_the_error() {
    let folder = tempfile::tempdir().expect("a folder");
    let text = archive(&games(2000), Sharing::default());
    for name in ["a.cif.gz", "a.cif.zst", "a.cif.bz2"] {
        let path = folder.path().join(name);
        let mut file = Encoder::create(&path).expect("a file");
        file.write_all(text.as_bytes()).expect("written");
        file.persist().expect("in its place");
        let bytes = fs::read(&path).expect("a file");
        fs::write(&path, &bytes[..bytes.len() - 20]).expect("written");
        let read: Vec<_> = cif::read::open(&path).expect("a file").collect();
        let (last, games) = read.split_last().expect("an error");
        assert!(last.is_err(), "{name}");
        let mut source = open(&path, Bounds::default()).expect("a file");
        let mut given = Vec::new();
        source.read_to_end(&mut given).expect_err("it is cut short");
        let given = String::from_utf8_lossy(&given).matches("</game>").count();
        assert_eq!(games.iter().flatten().count(), given, "{name}");
    }
}

#[test]
fn games_of_another_archive_are_refused_where_sections_are_made() {
    let mut foreign = games(1).remove(0);
    let head = foreign.info.head.as_mut().expect("a head");
    head.id = Some("7".parse::<cif::model::IndexID>().expect("an id").into());
    let mut writer = ArchiveWriter::new(Vec::new(), "2026-01-31", SHARED).expect("a time stamp");
    assert!(writer.game(foreign).is_err());
}

/// A game with a comment that no XML can hold.
fn unwritable() -> Game<'static> {
    let mut game = games(1).remove(0);
    let moves = std::mem::take(&mut game.moves.value);
    let mut section = cif::moves::Section::read(moves, &game.board());
    let comment = cif::model::Comment::new(std::borrow::Cow::from("\u{1}"));
    section.line.plies_mut()[0].add_comment(comment);
    game.moves.value = section.write();
    game
}

#[test]
fn a_game_that_cannot_be_written_is_refused_at_once_and_alone() {
    for (index, namebase) in [(false, false), (true, false), (false, true), (true, true)] {
        let sharing = Sharing {
            index,
            namebase,
            creator: None,
        };
        let two = games(2);
        let mut writer = ArchiveWriter::new(Vec::new(), "2026-01-31", sharing).expect("a time");
        writer.game(two[0].clone()).expect("a game");
        assert!(matches!(
            writer.game(unwritable()),
            Err(ArchiveError::Item(_))
        ));
        writer.game(two[1].clone()).expect("a game");
        let text = String::from_utf8(writer.finish().expect("an archive")).expect("UTF-8");
        assert_eq!(cif::check::text(&text).expect("a text").findings, []);
        assert!(text.contains("<content games=\"2\"/>"), "{text}");
        let read = cif::read::games(text.as_bytes());
        assert!(read.map(|it| it.expect("a game").game).eq(two));
    }
}

/// A writer with room for so many bytes, which asks later for no more.
struct Full(usize);

impl std::io::Write for Full {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        let count = bytes.len().min(std::mem::take(&mut self.0));
        if count == 0 {
            self.0 = usize::MAX;
            return Err(std::io::Error::other("the disk is full"));
        }
        Ok(count)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

#[test]
fn a_writer_that_has_failed_refuses_to_go_on_and_to_finish() {
    let mut writer =
        ArchiveWriter::new(Full(100), "2026-01-31", Sharing::default()).expect("a time stamp");
    let games = games(1000);
    let failed = games.iter().find_map(|it| writer.game(it.clone()).err());
    assert!(matches!(failed, Some(ArchiveError::Io(_))), "{failed:?}");
    let again = writer.game(games[0].clone());
    assert!(matches!(again, Err(ArchiveError::Broken)), "{again:?}");
    assert!(matches!(writer.finish(), Err(ArchiveError::Broken)));
}

#[test]
fn a_file_that_is_not_placed_does_not_appear() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("a.cif");
    let writer = || ArchiveWriter::create(&path, "2026-01-31", SHARED).expect("a file");
    drop(writer().finish().expect("an archive"));
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 0);
    writer().place().expect("an archive");
    assert!(path.exists());
}

#[test]
fn a_time_that_is_none_is_refused() {
    assert!(ArchiveWriter::new(Vec::new(), "yesterday", SHARED).is_err());
}

/// An archive with a date that has a safe fix.
const FAULTY: &str = "<cif><game><info><head><characteristics><gamedate>2014.12.21</gamedate>\
    </characteristics></head></info><moves>e2e4</moves></game><info><version>1.0</version><creator/>\
    <created>2026-01-31</created><content/></info></cif>";

#[test]
fn files_are_fixed_in_their_place_as_they_are_compressed() {
    let folder = tempfile::tempdir().expect("a folder");
    for name in ["a.cif", "a.cif.gz", "a.cif.zst", "a.cif.bz2"] {
        let path = folder.path().join(name);
        let mut file = Encoder::create(&path).expect("a file");
        file.write_all(FAULTY.as_bytes()).expect("written");
        file.persist().expect("in its place");
        let found = cif::check::path(&path).expect("a text").findings;
        assert_eq!(found.len(), 1, "{found:?}");

        let fixed = cif::fix::path(&path).expect("a text");
        assert_eq!((fixed.applied, fixed.remaining.findings), (1, 0));
        let mut text = String::new();
        let mut source = open(&path, Bounds::default()).expect("a file");
        source.read_to_string(&mut text).expect("a text");
        assert_eq!(text, FAULTY.replace("2014.12.21", "2014-12-21"), "{name}");

        let before = fs::read(&path).expect("a file");
        let again = cif::fix::path(&path).expect("a text");
        assert!(again.text.is_none());
        assert_eq!(fs::read(&path).expect("a file"), before);
    }
    assert_eq!(fs::read_dir(folder.path()).expect("a folder").count(), 4);
}

#[test]
fn a_file_that_is_not_there_is_an_error() {
    let missing = Path::new("no/such/file.cif");
    assert!(cif::read::path(missing).is_err());
    assert!(cif::read::open(missing).is_err());
    assert!(cif::check::path(missing).is_err());
    assert!(cif::fix::path(missing).is_err());
    assert!(cif::pgn::read(missing).is_err());
}

#[test]
fn games_answer_what_people_ask() {
    let game = games(1).remove(0);
    let name = |player: Option<&GPlayer<'_>>| player.and_then(GPlayer::display_name);
    assert_eq!(name(game.white()).as_deref(), Some("Player 1"));
    assert_eq!(name(game.black()).as_deref(), Some("Player 2"));
    assert_eq!(game.result(), cif::model::Result::WhiteWins);
    assert_eq!(game.date().map(|it| it.text.as_str()), Some("2026-01-31"));
    let head = game.head().expect("a head");
    assert_eq!((head.event(), head.site()), (Some("Match"), Some("Berlin")));
    let moves: Vec<&str> = game.main_line().map(|(_, text)| text).collect();
    assert_eq!(moves, ["e2e4", "e7e5", "d1h5", "e8e7", "h5e5"]);
}

#[test]
fn a_player_without_a_whole_name_has_its_parts() {
    let token = |text: &'static str| Some(Box::new(Token::new(text).expect("a token").into()));
    let player = GPlayer {
        surname: token("Lovelace"),
        forename: token("Ada"),
        ..GPlayer::default()
    };
    assert_eq!(player.display_name().as_deref(), Some("Ada Lovelace"));
    assert_eq!(GPlayer::default().display_name(), None);
}

#[test]
fn comments_are_those_of_a_language_or_of_none() {
    let text = "<cif><game><info/><moves><prologue lang='de'>eins</prologue>e2e4 <post>two</post>\
        <var>d2d4 <post lang='en'>three</post></var></moves></game><info><version>1.0</version>\
        <creator/><created>2026-01-31</created><content/></info></cif>";
    let archive = cif::read::text(text).value;
    let ArchiveItem::Game(game) = &archive.items[0] else {
        panic!("it is a game");
    };
    let comments = |language| -> Vec<&str> {
        let found = game.comments(language);
        found.map(|it| &*it.text.value).collect()
    };
    assert_eq!(comments(None), ["eins", "two", "three"]);
    assert_eq!(comments(Some("en")), ["two", "three"]);
}
