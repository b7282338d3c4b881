//! The players of a game on two boards come back at the boards at which they sit, though a head
//! names one player after the other.

use cif_types::{ArchiveItem, Cif, GPlayer, Game, IntoOwned, Players, Spanned, Token, read, write};

const TANDEM: &str = "<cif><game tandem='true'><info><head/></info><moves/></game><info>\
    <version>1.0</version><creator/><created>2026-01-31</created><content/></info></cif>";

/// A player with this name; nobody without.
fn player(name: &'static str) -> Option<Spanned<GPlayer<'static>>> {
    let name = Token::new(name).ok().filter(|it| !it.as_str().is_empty())?;
    let player = GPlayer {
        name: Some(name.into()),
        ..GPlayer::default()
    };
    Some(player.into())
}

fn game<'c, 'a>(archive: &'c mut Cif<'a>) -> &'c mut Game<'a> {
    match &mut archive.items[0] {
        ArchiveItem::Game(game) => &mut game.value,
        _ => panic!("it is a game"),
    }
}

/// The names at each board as they are read back, `-` for a player of whom nothing is known.
fn read_back(boards: &[[&'static str; 2]]) -> Vec<[String; 2]> {
    let mut archive = read(TANDEM).value.value.into_owned();
    let seated = boards.iter().map(|[white, black]| Players {
        white: player(white),
        black: player(black),
    });
    game(&mut archive).info.head.as_mut().unwrap().players = seated.collect();
    let text = write(&archive).unwrap();
    let reading = read(&text);
    assert!(reading.violations.is_empty(), "{text}");
    let mut archive = reading.value.value;
    let name = |player: &Option<Spanned<GPlayer<'_>>>| match player {
        Some(player) => player.display_name().unwrap_or("-".to_owned()),
        None => String::new(),
    };
    let players = &game(&mut archive).info.head.as_ref().unwrap().players;
    let names = players.iter().map(|it| [name(&it.white), name(&it.black)]);
    names.collect()
}

#[test]
fn players_stay_at_their_boards() {
    for boards in [
        [["A", "B"], ["C", "D"]],
        [["A", "B"], ["", "D"]],
        [["A", ""], ["C", ""]],
        [["", "B"], ["C", ""]],
        [["", "B"], ["", "D"]],
    ] {
        assert_eq!(read_back(&boards), boards);
    }
    assert_eq!(read_back(&[["A", ""], ["", "D"]]), [["A", ""], ["-", "D"]]);
    assert_eq!(read_back(&[["", ""], ["C", "D"]]), [["-", "-"], ["C", "D"]]);
    assert_eq!(read_back(&[["", ""], ["", "D"]]), [["-", "-"], ["", "D"]]);
    assert_eq!(read_back(&[["A", "B"], ["", ""]]), [["A", "B"]]);
}
