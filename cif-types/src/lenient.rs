//! Repairs of values that real writers get wrong, for a lenient reader. Each
//! repair gives the right text where it is certain; the reader checks it, and
//! reports the fault anyway, with the repair as its fix.

use cif_runtime::{MisplacedValue, Spanned, Value};

use crate::{ArchiveItem, Cif, CifItem, GameHead, GameInfo, Index, IndexChoice, Span};

/// Puts values that stood in a wrong place of an archive where they belong.
pub(crate) fn settle_archive<'a>(archive: &mut Cif<'a>, misplaced: &mut Vec<MisplacedValue<'a>>) {
    if misplaced.is_empty() {
        return;
    }
    for item in &mut archive.items {
        match item {
            ArchiveItem::Game(game) => settle_game(&mut game.info, misplaced),
            ArchiveItem::Index(index) => settle_index(index, misplaced),
            ArchiveItem::Document(_) | ArchiveItem::Data(_) | ArchiveItem::Namebase(_) => {}
        }
    }
}

/// The same for one part of an archive.
pub(crate) fn settle_item<'a>(item: &mut CifItem<'a>, misplaced: &mut Vec<MisplacedValue<'a>>) {
    match item {
        CifItem::Game(game) => settle_game(&mut game.info, misplaced),
        CifItem::Index(index) => settle_index(index, misplaced),
        CifItem::Document(_) | CifItem::Data(_) | CifItem::Namebase(_) | CifItem::Info(_) => {}
    }
}

fn settle_game<'a>(info: &mut GameInfo<'a>, misplaced: &mut Vec<MisplacedValue<'a>>) {
    if let Some(head) = &mut info.head {
        settle_head(head.span, &mut head.value, misplaced);
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
}
