//! The parts of an archive beside its games, for which PGN has no place.

use std::borrow::Cow;

use cif_types::{ArchiveInfo, CifItem};

use crate::report::Loss;

/// The losses when an archive with this item is written as PGN. Those of a game
/// come with its [export](crate::export).
pub fn losses(item: &CifItem<'_>) -> impl Iterator<Item = Loss> {
    let whole: Vec<Cow<'static, str>> = match item {
        CifItem::Game(_) | CifItem::Index(_) => Vec::new(),
        CifItem::Document(_) => vec!["a document".into()],
        CifItem::Data(_) => vec!["`data` of the archive".into()],
        CifItem::Namebase(_) => vec!["a namebase".into()],
        CifItem::Info(info) => members(info)
            .map(|member| format!("`{member}` of the archive's `info`").into())
            .collect(),
    };
    let entries = match item {
        CifItem::Index(index) => index.items.len(),
        _ => 0,
    };
    let entries = (1..=entries).map(|number| format!("entry {number} of a listing").into());
    whole.into_iter().chain(entries).map(Loss::whole)
}

/// The members of `info` beyond those about the archive as a file: its version, its
/// content, and who created and changed it when.
fn members(info: &ArchiveInfo<'_>) -> impl Iterator<Item = &'static str> {
    let members = [
        ("readonly", info.readonly.is_some()),
        ("private", info.private.is_some()),
        ("request", info.request.is_some()),
        ("signature", info.signature.is_some()),
        ("author", !info.author.is_empty()),
        ("source", info.source.is_some()),
        ("description", info.description.is_some()),
        ("tag", !info.tag.is_empty()),
    ];
    let members = members.into_iter().filter(|(_, is_there)| *is_there);
    members.map(|(member, _)| member)
}
