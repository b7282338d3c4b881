//! Repairs of values that real writers get wrong, for a lenient reader. Each
//! repair gives the right text where it is certain; the reader checks it, and
//! reports the fault anyway, with the repair as its fix. Where nothing is certain,
//! what is sound in a value is kept.

use cif_runtime::{MisplacedValue, Spanned, Value};
use cif_text::tables::{ItemErrorKind, ItemGrammar, items};

use crate::{ArchiveItem, Cif, CifItem, Game, GameHead, Index, IndexChoice, Players, Span};

/// Puts values that stood in a wrong place of an archive where they belong.
pub(crate) fn settle_archive<'a>(archive: &mut Cif<'a>, misplaced: &mut Vec<MisplacedValue<'a>>) {
    for item in &mut archive.items {
        match item {
            ArchiveItem::Game(game) => settle_game(game, misplaced),
            ArchiveItem::Index(index) => settle_index(index, misplaced),
            ArchiveItem::Document(_) | ArchiveItem::Data(_) | ArchiveItem::Namebase(_) => {}
        }
    }
}

/// The same for one part of an archive.
pub(crate) fn settle_item<'a>(item: &mut CifItem<'a>, misplaced: &mut Vec<MisplacedValue<'a>>) {
    match item {
        CifItem::Game(game) => settle_game(game, misplaced),
        CifItem::Index(index) => settle_index(index, misplaced),
        CifItem::Document(_) | CifItem::Data(_) | CifItem::Namebase(_) | CifItem::Info(_) => {}
    }
}

fn settle_game<'a>(game: &mut Game<'a>, misplaced: &mut Vec<MisplacedValue<'a>>) {
    let tandem = game.tandem();
    if let Some(head) = &mut game.info.head {
        settle_head(head.span, &mut head.value, misplaced);
        if !tandem {
            settle_players(&mut head.players);
        }
    }
}

/// Black before White in a game on one board. To the schema the two could sit at two
/// boards; the rules of the format say what is wrong.
fn settle_players(players: &mut Vec<Players<'_>>) {
    if let [
        Players {
            white: white @ None,
            black: Some(_),
        },
        Players {
            white: later @ Some(_),
            black: None,
        },
    ] = players.as_mut_slice()
    {
        *white = later.take();
        players.truncate(1);
    }
}

fn settle_index<'a>(index: &mut Index<'a>, misplaced: &mut Vec<MisplacedValue<'a>>) {
    for entry in &mut index.items {
        if let IndexChoice::Game(game) = entry {
            settle_head(game.span, &mut game.value.base, misplaced);
        }
    }
}

/// `event/time` is the time of the game, unless that is given in its place.
fn settle_head<'a>(place: Span, head: &mut GameHead<'a>, misplaced: &mut Vec<MisplacedValue<'a>>) {
    misplaced.retain(|it| {
        let inside = place.start <= it.value.span.start && it.value.span.end <= place.end;
        if !inside || it.place != "characteristics/gametime" {
            return true;
        }
        let characteristics = head.characteristics.get_or_insert_with(Spanned::default);
        if characteristics.gametime.is_some() {
            return true;
        }
        characteristics.gametime = Some(it.value.clone().map(Value::from_valid));
        false
    });
}

/// A date with dots, as PGN writes it: `2014.12.21` for `2014-12-21`.
pub(crate) fn date(text: &str) -> Option<String> {
    text.contains('.').then(|| text.replace('.', "-"))
}

/// A mode written like a predefined name: `:blitz` for `blitz`.
pub(crate) fn mode(text: &str) -> Option<String> {
    text.strip_prefix(':').map(str::to_owned)
}

/// A bare sign as an item of a table, for an item that says nothing.
pub(crate) fn table(text: &str) -> Option<String> {
    let is_bare = |item: &str| matches!(item.trim(), "+" | "-");
    let items = || text.split(',');
    items().any(is_bare).then(|| {
        let mut kept = String::with_capacity(text.len());
        for (at, item) in items().enumerate() {
            if at > 0 {
                kept.push(',');
            }
            if !is_bare(item) {
                kept.push_str(item);
            }
        }
        kept
    })
}

/// The items of a table that are of one kind, the kind of most; the others say nothing.
pub(crate) fn sound_items(text: &str) -> Option<String> {
    use ItemGrammar::{Evaluation, Time, Timestamp};
    let sound = |grammar: ItemGrammar| {
        let texts = items(text).map(|item| item.text.trim_end());
        texts.map(move |text| match grammar.parse(text) {
            // The schema knows no greatest number.
            Err(error) if error.kind != ItemErrorKind::TooLarge => "",
            _ => text,
        })
    };
    let count = |grammar| sound(grammar).filter(|item| !item.is_empty()).count();
    let kinds = [Timestamp, Time, Evaluation];
    let most = kinds.into_iter().max_by_key(|grammar| count(*grammar))?;
    // Without a list of the items, which would take more than the text does.
    let mut kept = String::new();
    for (at, item) in sound(most).enumerate() {
        if at > 0 {
            kept.push(',');
        }
        kept.push_str(item);
    }
    kept.contains(|it| it != ',').then_some(kept)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_faults_are_repaired() {
        assert_eq!(date("2014.12.21").as_deref(), Some("2014-12-21"));
        assert_eq!(date("2014-12-21"), None);
        assert_eq!(mode(":blitz").as_deref(), Some("blitz"));
        assert_eq!(mode("ics"), None);
        assert_eq!(table("+12,-, +3").as_deref(), Some("+12,, +3"));
        assert_eq!(table("+12,,+3"), None);
    }

    #[test]
    fn sound_items_of_a_table_are_kept() {
        for (text, kept) in [
            ("+12,x,+3, -7", Some("+12,,+3,-7")),
            (
                "+1, 0:00:03, +99999999999999999999",
                Some("+1,,+99999999999999999999"),
            ),
            ("0:3, 0:03:00, 180,+1", Some(",0:03:00,180,")),
            ("2014-12-21,2014-12-22,7", Some("2014-12-21,2014-12-22,")),
            ("\n  +1,\n  -2 ,\n", Some("+1,-2,")),
            ("x, y", None),
        ] {
            assert_eq!(sound_items(text).as_deref(), kept, "{text}");
        }
    }

    #[test]
    fn players_in_wrong_order_sit_at_one_board_unless_there_are_two() {
        for (tandem, sections) in [("", 1), (" tandem='false'", 1), (" tandem='true'", 2)] {
            let text = format!(
                "<cif><game{tandem}><info><head><black/><white/></head></info><moves/></game></cif>"
            );
            let reading = crate::read(&text);
            let Some(ArchiveItem::Game(game)) = reading.value.items.first() else {
                panic!("{text}");
            };
            let players = &game.info.head.as_ref().unwrap().players;
            assert_eq!(players.len(), sections, "{text}");
            assert_eq!(players[0].white.is_some(), sections == 1, "{text}");
        }
    }
}
