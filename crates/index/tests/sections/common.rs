//! Archives as lists of items, read and written.

use cif_index::{Batches, Counts, Flattener, Loss, Sharing};
use cif_runtime::record::Node as _;
use cif_runtime::{Spanned, Value, Writer};
use cif_types::{
    ArchiveInfo, CifItem, Game, GameHead, IntoOwned, Limits, Signature, Timestamp, Version,
};
use cif_validator::{Legality, Options};

/// The items of an archive, its information aside, and its faults.
pub(crate) fn items(text: &str) -> (Vec<CifItem<'static>>, Vec<String>) {
    let mut items = Vec::new();
    let mut faults = Vec::new();
    let mut stream = cif_types::stream(text.as_bytes(), &Limits::default());
    while let Some(mut piece) = stream.next_piece().expect("an archive") {
        let reading = cif_types::read_item(&mut piece);
        faults.extend(reading.violations.iter().map(|it| it.message.clone()));
        match reading.item {
            None | Some(CifItem::Info(_)) => {}
            Some(item) => items.push(item.into_owned()),
        }
    }
    (items, faults)
}

/// An archive of these items, with information that counts them.
pub(crate) fn archive(items: &[CifItem<'_>]) -> String {
    let mut counts = Counts::default();
    let mut writer = Writer::new();
    writer.start("cif");
    for item in items {
        counts.add(item);
        item.write(&mut writer);
    }
    let info = ArchiveInfo {
        readonly: None,
        private: None,
        request: None,
        version: Version::from_valid("1.0".into()).into(),
        creator: Signature::from_valid("cif".into()).into(),
        modifiedby: Vec::new(),
        signature: None,
        author: Vec::new(),
        created: Timestamp::from_valid("2026-01-31".into()).into(),
        modified: None,
        source: None,
        content: counts.content().into(),
        description: None,
        tag: Vec::new(),
    };
    CifItem::Info(info.into()).write(&mut writer);
    writer.finish().expect("it can be written")
}

/// The findings of a check without the rules of chess.
pub(crate) fn findings(text: &str) -> Vec<String> {
    let options = Options {
        legality: Legality::Never,
        ..Options::default()
    };
    let findings = cif_validator::check_str(text, &options).expect("a text that can be read");
    let lines = findings
        .iter()
        .map(|it| format!("{}: {}", it.id, it.message));
    lines.collect()
}

/// The items with what they share in sections.
pub(crate) fn shared(
    items: &[CifItem<'static>],
    sharing: &Sharing,
    size: usize,
) -> Vec<CifItem<'static>> {
    let mut batches = Batches::of(sharing.clone(), size);
    let mut shared = Vec::new();
    for item in items {
        shared.extend(batches.push(item.clone()).expect("a flat item"));
    }
    shared.extend(batches.finish());
    shared
}

/// The items without sections, and what was lost.
pub(crate) fn flat(items: Vec<CifItem<'static>>) -> (Vec<CifItem<'static>>, Vec<Loss>) {
    let mut flattener = Flattener::new();
    let flat = items.into_iter().filter_map(|it| flattener.item(it));
    let flat = flat.collect();
    let losses = flattener.finish();
    (flat, losses.map(|it| it.expect("a loss")).collect())
}

/// The items, an empty head being none.
pub(crate) fn without_empty_heads(mut items: Vec<CifItem<'static>>) -> Vec<CifItem<'static>> {
    for item in &mut items {
        if let CifItem::Game(game) = item {
            let empty = |head: &Spanned<GameHead<'_>>| head.value == GameHead::default();
            if game.info.head.as_ref().is_some_and(empty) {
                game.info.head = None;
            }
        }
    }
    items
}

/// The games among items.
pub(crate) fn games<'i>(items: &'i [CifItem<'static>]) -> impl Iterator<Item = &'i Game<'static>> {
    items.iter().filter_map(|item| match item {
        CifItem::Game(game) => Some(&game.value),
        _ => None,
    })
}

/// Each way of sharing.
pub(crate) fn sharings() -> [Sharing; 3] {
    [(true, false), (false, true), (true, true)].map(|(index, namebase)| Sharing {
        index,
        namebase,
        creator: Some(Signature::from_valid("cif".into())),
    })
}
